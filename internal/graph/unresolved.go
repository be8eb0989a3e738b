package graph

import (
	"cmp"
	"context"
	"slices"

	ctxsys "github.com/ctx-sys/ctx-sys"
	"github.com/ctx-sys/ctx-sys/internal/search"
	"github.com/ctx-sys/ctx-sys/internal/store"
)

const defaultUnresolved = 50

// Unresolved lists the edges whose target could not be found.
func Unresolved(ctx context.Context, v *View, req UnresolvedRequest) (*UnresolvedResponse, error) {
	if err := FillPage(&req.Limit, defaultUnresolved, req.Offset); err != nil {
		return nil, err
	}
	if err := checkKinds(req.Kinds, append(storedKinds[:len(storedKinds):len(storedKinds)], ctxsys.Documents)); err != nil {
		return nil, err
	}
	filter, err := search.NewFilter(search.Request{Path: req.Path})
	if err != nil {
		return nil, err
	}
	filter.Projects = v.Projects
	return unresolved(ctx, v.Store, req, filter)
}

func unresolved(ctx context.Context, v *store.View, req UnresolvedRequest, filter search.Filter) (*UnresolvedResponse, error) {
	open, err := v.Open(ctx, store.KindSet(req.Kinds...))
	if err != nil {
		return nil, err
	}
	files, err := FilesByID(ctx, v)
	if err != nil {
		return nil, err
	}
	path := func(e *store.Edge) string { return files[store.FileOf(e.Source)].Path }
	open = slices.DeleteFunc(open, func(e store.Edge) bool { return !filter.KeepsPath(path(&e)) })
	slices.SortStableFunc(open, func(a, b store.Edge) int {
		return cmp.Or(cmp.Compare(wrongness(a.Resolution), wrongness(b.Resolution)), cmp.Compare(path(&a), path(&b)), a.Line-b.Line,
			cmp.Compare(a.Kind, b.Kind), cmp.Compare(a.Text, b.Text))
	})
	from, to, paging := Page(len(open), req.Limit, req.Offset)
	resp := &UnresolvedResponse{Paging: paging, Resolutions: map[string]int{}}
	for i := range open {
		resp.Resolutions[open[i].Resolution]++
	}
	resp.Edges, err = NameEdges(ctx, v, open[from:to])
	return resp, err
}

// wrongness orders the reasons why an edge has no target by how sure it is that something is wrong.
func wrongness(resolution string) int {
	switch resolution {
	case "no such file":
		return 0
	case "no such member":
		return 1
	case "unresolved":
		return 2
	}
	return 3
}
