package engine

import (
	"cmp"
	"context"
	"path"
	"slices"

	ctxsys "github.com/ctx-sys/ctx-sys"
	"github.com/ctx-sys/ctx-sys/internal/sqlite"
)

// Folders are entities too (modules). What they contain and what they depend on follows from their files
// and the imports of those, and is worked out when it is asked for.

func folder(p string) string {
	if d := path.Dir(p); d != "." {
		return d
	}
	return ""
}

// moduleFiles returns the file entities directly in a module.
func moduleFiles(ctx context.Context, v *sqlite.View, id int64) ([]int64, error) {
	m, err := v.Entity(ctx, id)
	if err != nil {
		return nil, err
	}
	files, err := v.Files(ctx)
	if err != nil {
		return nil, err
	}
	slices.SortFunc(files, func(a, b sqlite.File) int { return cmp.Compare(a.Path, b.Path) })
	var out []int64
	for i := range files {
		if files[i].Indexed() && folder(files[i].Path) == m.Qualified {
			out = append(out, sqlite.FileEntity(files[i].ID))
		}
	}
	return out, nil
}

// moduleOf returns the module a file is in, 0 when there is none.
func moduleOf(ctx context.Context, v *sqlite.View, file int64) (int64, error) {
	f, err := v.FileByID(ctx, file)
	if err != nil {
		return 0, err
	}
	modules, err := v.Modules(ctx)
	if err != nil {
		return 0, err
	}
	for i := range modules {
		if modules[i].Qualified == folder(f.Path) {
			return modules[i].ID, nil
		}
	}
	return 0, nil
}

// pair is one module depending on another.
type pair struct{ from, to int64 }

// allDepends returns which modules depend on which: a file of the one imports a file of the other.
func allDepends(ctx context.Context, v *sqlite.View) (map[pair]bool, error) {
	modules, err := v.Modules(ctx)
	if err != nil {
		return nil, err
	}
	byDir := map[string]int64{}
	for i := range modules {
		byDir[modules[i].Qualified] = modules[i].ID
	}
	files, err := v.Files(ctx)
	if err != nil {
		return nil, err
	}
	moduleOfFile := map[int64]int64{}
	for i := range files {
		moduleOfFile[files[i].ID] = byDir[folder(files[i].Path)]
	}
	out := map[pair]bool{}
	err = v.FileImports(ctx, func(source, target int64) {
		to := target
		if target > 0 {
			to = moduleOfFile[sqlite.FileOf(target)]
		}
		if from := moduleOfFile[sqlite.FileOf(source)]; from != 0 && to != 0 && from != to {
			out[pair{from, to}] = true
		}
	})
	return out, err
}

// dependsOn returns the dependencies of a module, its dependents, or both.
func dependsOn(ctx context.Context, v *sqlite.View, id int64, direction string) ([]sqlite.Edge, error) {
	all, err := allDepends(ctx, v)
	if err != nil {
		return nil, err
	}
	var out []sqlite.Edge
	for p := range all {
		if direction != "in" && p.from == id || direction != "out" && p.to == id {
			out = append(out, sqlite.Edge{Kind: ctxsys.DependsOn, Source: p.from, Target: p.to, Weight: 1, Resolution: "import"})
		}
	}
	modules, err := v.Modules(ctx)
	if err != nil {
		return nil, err
	}
	dirs := make(map[int64]string, len(modules))
	for i := range modules {
		dirs[modules[i].ID] = modules[i].Qualified
	}
	slices.SortFunc(out, func(a, b sqlite.Edge) int {
		return cmp.Or(cmp.Compare(dirs[a.Source], dirs[b.Source]), cmp.Compare(dirs[a.Target], dirs[b.Target]))
	})
	return out, nil
}

// eachImplied calls f with the edges that are not stored.
func eachImplied(ctx context.Context, v *sqlite.View, f func(sqlite.Edge) error) error {
	modules, err := v.Modules(ctx)
	if err != nil {
		return err
	}
	byDir := map[string]int64{}
	for i := range modules {
		byDir[modules[i].Qualified] = modules[i].ID
	}
	files, err := filesByID(ctx, v)
	if err != nil {
		return err
	}
	var failed error
	err = v.EachEntity(ctx, func(e sqlite.Entity) bool {
		file := sqlite.FileOf(e.ID)
		parent := e.Parent
		switch {
		case e.ID < 0:
		case e.ID == sqlite.FileEntity(file):
			row := files[file]
			parent = byDir[folder(row.Path)]
		default:
			failed = f(implied(ctxsys.Defines, sqlite.FileEntity(file), e.ID))
		}
		if parent != 0 && failed == nil {
			failed = f(implied(ctxsys.Contains, parent, e.ID))
		}
		return failed == nil
	})
	if err != nil || failed != nil {
		return cmp.Or(err, failed)
	}
	depends, err := allDepends(ctx, v)
	if err != nil {
		return err
	}
	for p := range depends {
		if err := f(sqlite.Edge{Kind: ctxsys.DependsOn, Source: p.from, Target: p.to, Weight: 1, Resolution: "import"}); err != nil {
			return err
		}
	}
	return nil
}
