package main

import (
	"context"
	"errors"
	"fmt"
	"os"
	"path/filepath"
	"slices"
	"strings"

	"github.com/ctx-sys/ctx-sys/internal/engine"
	"github.com/ctx-sys/ctx-sys/internal/op"
)

// several returns the projects that --project names with commas between them, nil where it names one or none. A folder whose name has a
// comma is that folder.
func (a *app) several() []string {
	if !strings.Contains(a.project, ",") {
		return nil
	}
	if info, err := os.Stat(filepath.Join(a.cwd, a.project)); err == nil && info.IsDir() {
		return nil
	}
	var out []string
	for name := range strings.SplitSeq(a.project, ",") {
		if name = strings.TrimSpace(name); name != "" && !slices.Contains(out, name) {
			out = append(out, name)
		}
	}
	return out
}

// openSeveral opens some projects as one. It closes them with it.
func (a *app) openSeveral(ctx context.Context, names []string, what op.Opening) (_ *engine.Project, first place, err error) {
	var parts []engine.Named
	defer func() {
		if err != nil {
			for _, p := range parts {
				err = errors.Join(err, p.Project.Close())
			}
		}
	}()
	for _, name := range names {
		one := *a
		one.project = name
		at, err := one.locate()
		if err != nil {
			return nil, first, err
		}
		if slices.ContainsFunc(first.parts, func(have place) bool { return have.Root == at.Root }) {
			continue
		}
		p, at, err := one.opened(ctx, what)
		if err != nil {
			return nil, first, err
		}
		if parts == nil {
			first, a.database = at, one.database
		}
		first.parts = append(first.parts, at)
		parts = append(parts, engine.Named{Name: at.among(parts), Project: p})
	}
	p, err := engine.Union(parts, true)
	return p, first, err
}

// among is the name of a project that is in front of its paths, which no other one has.
func (at place) among(others []engine.Named) string {
	name := strings.ReplaceAll(at.name(), "/", "-")
	for n := 2; slices.ContainsFunc(others, func(o engine.Named) bool { return o.Name == name }); n++ {
		name = fmt.Sprintf("%s-%d", strings.ReplaceAll(at.name(), "/", "-"), n)
	}
	return name
}
