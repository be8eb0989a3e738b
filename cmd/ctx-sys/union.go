package main

import (
	"cmp"
	"context"
	"errors"
	"fmt"
	"os"
	"path/filepath"
	"slices"
	"strings"

	ctxsys "github.com/ctx-sys/ctx-sys"
	"github.com/ctx-sys/ctx-sys/internal/engine"
	"github.com/ctx-sys/ctx-sys/internal/op"
)

// member is a project among several that are asked as one.
type member struct {
	project string // as --project takes it
	name    string // "" for its own
}

// several returns the projects that a question is about: those that --project names with commas between them, or those of the workspace. It is nil
// where --project names one or none. A folder whose name has a comma is that folder.
func (a *app) several() ([]member, error) {
	if a.together {
		if a.project != "" {
			return nil, usage("--project and --workspace name two things: give one")
		}
		return a.ofWorkspace()
	}
	if !strings.Contains(a.project, ",") {
		return nil, nil
	}
	folder := a.project
	if !filepath.IsAbs(folder) {
		folder = filepath.Join(a.cwd, folder)
	}
	if info, err := os.Stat(folder); err == nil && info.IsDir() {
		return nil, nil
	}
	var out []member
	for name := range strings.SplitSeq(a.project, ",") {
		if m := (member{project: strings.TrimSpace(name)}); m.project != "" && !slices.Contains(out, m) {
			out = append(out, m)
		}
	}
	return out, nil
}

// one is this run about one of several projects.
func (a *app) one(m member) *app {
	out := *a
	out.project, out.together = m.project, false
	return &out
}

// openSeveral opens some projects as one. It closes them with it. Those of a workspace that have no index are noted and left out.
func (a *app) openSeveral(ctx context.Context, list []member, what op.Opening) (_ *engine.Project, first place, err error) {
	var parts []engine.Named
	var names []string
	defer func() {
		if err != nil {
			for _, p := range parts {
				err = errors.Join(err, p.Project.Close())
			}
		}
	}()
	if a.together && what == op.OpensIndex {
		what = op.OpensIndexed // a file that lists a project is no reason to index it
	}
	for _, m := range list {
		one := a.one(m)
		at, err := one.locate()
		if err != nil {
			return nil, first, err
		}
		if slices.ContainsFunc(first.parts, func(have place) bool { return have.Root == at.Root }) {
			continue
		}
		p, at, err := one.opened(ctx, what)
		if a.together && errors.Is(err, ctxsys.ErrNotIndexed) {
			a.note("%s of the workspace is left out: it is not indexed, which `ctx-sys workspace index` does", m.name)
			continue
		}
		if err != nil {
			return nil, first, err
		}
		if parts == nil {
			first, a.database = at, one.database
		}
		a.doubt = cmp.Or(a.doubt, one.doubt)
		first.parts = append(first.parts, at)
		name := unique(cmp.Or(m.name, at.name()), names)
		names = append(names, name)
		parts = append(parts, engine.Named{Name: name, Project: p})
	}
	if parts == nil {
		return nil, first, worded{ctxsys.ErrNotIndexed, "none of the projects is indexed: `ctx-sys workspace index` does it"}
	}
	p, err := engine.Union(parts, true)
	return p, first, err
}

// inputsOfSeveral is inputs where several projects are asked: paths begin with the name of the one that they lead into.
func (a *app) inputsOfSeveral(v *operation, p *engine.Project) error {
	stored := func(path string) string {
		if full := filepath.Join(a.realCwd(), path); path != "" && !filepath.IsAbs(path) {
			if _, err := os.Lstat(full); err == nil {
				path = full
			}
		}
		return p.Reader().Relative(path)
	}
	for _, f := range v.Fields() {
		var all []*string
		switch at := f.In(v.request).(type) {
		case *string:
			all = []*string{at}
		case *[]string:
			for i := range *at {
				all = append(all, &(*at)[i])
			}
		}
		for _, at := range all {
			switch {
			case *at == "":
			case f.Input == op.Path || f.Input == op.Folder:
				*at = stored(*at)
			case f.Input == op.Glob && !strings.ContainsAny(*at, "*?[{"):
				if rel := stored(*at); strings.Contains(rel, "/") || strings.Contains(*at, "/") {
					*at = rel
				}
			case f.Input == op.Entity:
				name, err := a.entityOf(*at, func(path string) (string, error) { return stored(path), nil })
				if err != nil {
					return err
				}
				*at = name
			case f.Input == op.Text:
				if err := fromFile(at); err != nil {
					return err
				}
			}
		}
	}
	return nil
}

// unique is the name of a project that is in front of its paths, which no other one has.
func unique(name string, others []string) string {
	name = strings.ReplaceAll(name, "/", "-")
	out := name
	for n := 2; slices.Contains(others, out); n++ {
		out = fmt.Sprintf("%s-%d", name, n)
	}
	return out
}
