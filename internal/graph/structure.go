package graph

import (
	"cmp"
	"context"
	"path"
	"slices"

	ctxsys "github.com/ctx-sys/ctx-sys"
	"github.com/ctx-sys/ctx-sys/internal/store"
)

// What contains what, what a file defines and which folders depend on which follow from other facts. These
// edges are not stored but worked out when they are asked for. Folders are entities too (modules).

// Folder is the folder of a path, "" for the topmost one.
func Folder(p string) string {
	if d := path.Dir(p); d != "." {
		return d
	}
	return ""
}

func implied(kind ctxsys.RelationKind, source, target int64) store.Edge {
	return store.Edge{Kind: kind, Source: source, Target: target, Weight: 1, Resolution: "structure"}
}

// structure works the edges out that are not stored.
type structure struct {
	ctx     context.Context
	v       *store.View
	depends []store.Edge // between all folders, once they were asked for
}

// edges returns the edges of an entity: those that lead out of it and those that lead to it.
func (s *structure) edges(id int64, direction string) (out, in []store.Edge, err error) {
	if direction != "in" {
		if out, err = s.contained(id); err != nil {
			return nil, nil, err
		}
	}
	if direction != "out" {
		if in, err = s.containers(id); err != nil {
			return nil, nil, err
		}
	}
	if id >= 0 {
		return out, in, nil
	}
	if s.depends == nil {
		if s.depends, err = allDepends(s.ctx, s.v, true); err != nil {
			return nil, nil, err
		}
	}
	for _, e := range s.depends {
		switch {
		case e.Source == id && direction != "in":
			out = append(out, e)
		case e.Target == id && direction != "out":
			in = append(in, e)
		}
	}
	return out, in, nil
}

// contained lists what an entity holds.
func (s *structure) contained(id int64) (out []store.Edge, err error) {
	if id < 0 {
		m, err := s.v.Entity(s.ctx, id)
		if err != nil {
			return nil, err
		}
		files, err := s.v.ModuleFiles(s.ctx, m.Qualified)
		if err != nil {
			return nil, err
		}
		for _, f := range files {
			out = append(out, implied(ctxsys.Contains, id, f))
		}
	}
	children, err := s.v.Children(s.ctx, id)
	if err != nil {
		return nil, err
	}
	for i := range children {
		out = append(out, implied(ctxsys.Contains, id, children[i].ID))
	}
	if store.IsFile(id) {
		es, err := s.v.FileEntities(s.ctx, store.FileOf(id))
		if err != nil {
			return nil, err
		}
		for i := range es {
			if es[i].ID != id {
				out = append(out, implied(ctxsys.Defines, id, es[i].ID))
			}
		}
	}
	return out, nil
}

// containers lists what an entity is in.
func (s *structure) containers(id int64) (in []store.Edge, err error) {
	e, err := s.v.Entity(s.ctx, id)
	if err != nil {
		return nil, err
	}
	parent := e.Parent
	if store.IsFile(id) {
		f, err := s.v.FileByID(s.ctx, store.FileOf(id))
		if err != nil {
			return nil, err
		}
		m, err := s.v.Module(s.ctx, Folder(f.Path))
		if err != nil {
			return nil, err
		}
		parent = m.ID
	} else if id > 0 {
		in = append(in, implied(ctxsys.Defines, store.FileEntity(store.FileOf(id)), id))
	}
	if parent != 0 {
		in = append(in, implied(ctxsys.Contains, parent, id))
	}
	return in, nil
}

// allDepends returns which folders depend on which, by their paths: a file of the one imports a file of the
// other. Imports of tests count or not.
func allDepends(ctx context.Context, v *store.View, tests bool) ([]store.Edge, error) {
	modules, err := v.Modules(ctx)
	if err != nil {
		return nil, err
	}
	byDir, dirs := map[string]int64{}, map[int64]string{}
	for i := range modules {
		byDir[modules[i].Qualified], dirs[modules[i].ID] = modules[i].ID, modules[i].Qualified
	}
	files, err := v.Files(ctx)
	if err != nil {
		return nil, err
	}
	moduleOf := map[int64]int64{}
	isTest := map[int64]bool{}
	for i := range files {
		moduleOf[files[i].ID] = byDir[Folder(files[i].Path)]
		isTest[files[i].ID] = files[i].Flags&store.FlagTest != 0
	}
	type pair struct{ from, to int64 }
	seen := map[pair]bool{}
	out := []store.Edge{}
	err = v.FileImports(ctx, func(source, target int64) {
		if !tests && isTest[store.FileOf(source)] {
			return
		}
		p := pair{moduleOf[store.FileOf(source)], target}
		if target > 0 {
			p.to = moduleOf[store.FileOf(target)]
		}
		if p.from != 0 && p.to != 0 && p.from != p.to && !seen[p] {
			seen[p] = true
			out = append(out, store.Edge{Kind: ctxsys.DependsOn, Source: p.from, Target: p.to, Weight: 1, Resolution: "import"})
		}
	})
	slices.SortFunc(out, func(a, b store.Edge) int {
		return cmp.Or(cmp.Compare(dirs[a.Source], dirs[b.Source]), cmp.Compare(dirs[a.Target], dirs[b.Target]))
	})
	return out, err
}

// CountImplied adds the edges that follow from what contains what and are not stored as edges to counts of edges by kind: every entity
// but the topmost folder has a container, and a file defines its symbols. Folders are counted by themselves:
// in some languages a symbol is a module as well.
func CountImplied(edges, entities map[string]int, files, folders int) {
	total := 0
	for _, n := range entities {
		total += n
	}
	if total > 0 {
		edges[string(ctxsys.Contains)] = total - 1
		edges[string(ctxsys.Defines)] = total - files - folders
	}
}

// eachImplied calls f with the edges that are not stored.
func eachImplied(ctx context.Context, v *store.View, f func(store.Edge) error) error {
	modules, err := v.Modules(ctx)
	if err != nil {
		return err
	}
	byDir := map[string]int64{}
	for i := range modules {
		byDir[modules[i].Qualified] = modules[i].ID
	}
	files, err := FilesByID(ctx, v)
	if err != nil {
		return err
	}
	var failed error
	err = v.EachEntity(ctx, func(e store.Entity) bool {
		file := store.FileOf(e.ID)
		parent := e.Parent
		switch {
		case e.ID < 0:
		case store.IsFile(e.ID):
			row := files[file]
			parent = byDir[Folder(row.Path)]
		default:
			failed = f(implied(ctxsys.Defines, store.FileEntity(file), e.ID))
		}
		if parent != 0 && failed == nil {
			failed = f(implied(ctxsys.Contains, parent, e.ID))
		}
		return failed == nil
	})
	if err != nil || failed != nil {
		return cmp.Or(err, failed)
	}
	depends, err := allDepends(ctx, v, true)
	if err != nil {
		return err
	}
	for _, e := range depends {
		if err := f(e); err != nil {
			return err
		}
	}
	return nil
}

// FilesByID returns the rows of all files.
func FilesByID(ctx context.Context, v *store.View) (map[int64]store.File, error) {
	list, err := v.Files(ctx)
	if err != nil {
		return nil, err
	}
	files := make(map[int64]store.File, len(list))
	for _, f := range list {
		files[f.ID] = f
	}
	return files, nil
}
