package graph

import (
	"context"
	"errors"
	"path"
	"slices"
	"strings"

	ctxsys "github.com/ctx-sys/ctx-sys"
	"github.com/ctx-sys/ctx-sys/internal/store"
)

// Importers returns the imports of a file or a folder, and to a depth those of the files that import it. For a symbol it takes the file that the
// symbol is in. A name that nothing in the project has may be that of a package outside of it, or of a module as imports write it.
func Importers(ctx context.Context, v *View, req UsesRequest) (*UsesResponse, error) {
	resp, err := importers(ctx, v, req)
	_, ambiguous := errors.AsType[*AmbiguousError](err)
	switch {
	case err == nil && resp.Total > 0, err != nil && !ambiguous && !errors.Is(err, ctxsys.ErrNotFound):
		return resp, err
	case !ambiguous:
		outside, err := outsideImporters(ctx, v, req) // of a package that a symbol which nobody imports is called like, too
		if err != nil || outside.Total > 0 {
			return outside, err
		}
	}
	if named, err := writtenImporters(ctx, v, req); named != nil || err != nil {
		return named, err
	}
	return resp, err
}

func importers(ctx context.Context, v *View, req UsesRequest) (*UsesResponse, error) {
	return usesOf(ctx, v, req, 1, func(u *uses, start store.Entity) error {
		u.into, u.kinds = true, store.KindSet(ctxsys.Imports)
		u.widen = u.imported
		if start.ID > 0 && !store.IsFile(start.ID) {
			file, err := u.v.Entity(u.ctx, store.FileEntity(store.FileOf(start.ID)))
			if err != nil {
				return err
			}
			start = file
		}
		return u.imports(start)
	})
}

// imports begins with a file, or with a folder and the files directly in it.
func (u *uses) imports(start store.Entity) error {
	named, err := NewNames(u.v).Entity(u.ctx, &start)
	if err != nil {
		return err
	}
	u.resp.Start = named
	ids := []int64{start.ID}
	if start.ID < 0 {
		files, err := u.v.ModuleFiles(u.ctx, start.Qualified)
		if err != nil {
			return err
		}
		ids = append(ids, files...)
		u.inside = ids
	}
	stem, _, _ := strings.Cut(strings.TrimLeft(path.Base(named.Path), "."), ".")
	if u.resp.Unresolved, err = openUses(u.ctx, u.v, u.kinds, map[string]bool{stem: true}); err != nil {
		return err
	}
	if err := u.add(ids); err != nil {
		return err
	}
	return u.walk()
}

// imported returns the folders that stand for files: a Go file is imported as its package.
func (u *uses) imported(ids []int64) ([]int64, error) {
	found, err := u.v.Places(u.ctx, ids)
	if err != nil {
		return nil, err
	}
	dirs := map[string]bool{}
	for i := range found {
		if found[i].Language == "go" && found[i].FileFlags&store.FlagTest == 0 {
			dirs[Folder(found[i].Path)] = true
		}
	}
	var out []int64
	for dir := range dirs {
		m, err := u.v.Module(u.ctx, dir)
		if err != nil && !errors.Is(err, ctxsys.ErrNotFound) {
			return nil, err
		}
		if err == nil {
			out = append(out, m.ID)
		}
	}
	slices.Sort(out)
	return out, nil
}

// outsideImporters lists the imports of a package that is not in the project. There may be none.
func outsideImporters(ctx context.Context, v *View, req UsesRequest) (*UsesResponse, error) {
	name := strings.TrimSpace(req.Entity)
	resp := &UsesResponse{
		Start: ctxsys.Entity{Type: ctxsys.TypeModule, Name: lastName(name), QualifiedName: name}, Edges: []UsesEdge{}, Unresolved: noOpenUses(),
	}
	if err := FillPage(&req.Limit, defaultUses, req.Offset); err != nil {
		return nil, err
	}
	found, err := v.Store.OutsideImports(ctx, name)
	if err != nil {
		return nil, err
	}
	edges, err := NameEdges(ctx, v.Store, found)
	if err != nil {
		return nil, err
	}
	slices.SortStableFunc(edges, byLine)
	from, to, paging := Page(len(edges), req.Limit, req.Offset)
	resp.Paging = paging
	for _, e := range edges[from:to] {
		resp.Edges = append(resp.Edges, UsesEdge{e, 1})
	}
	return resp, nil
}
