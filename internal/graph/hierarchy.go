package graph

import (
	"context"
	"fmt"
	"math"

	ctxsys "github.com/ctx-sys/ctx-sys"
	"github.com/ctx-sys/ctx-sys/internal/store"
)

// Hierarchy returns what a type is made from and what is made from it, as trees.
func Hierarchy(ctx context.Context, v *View, req HierarchyRequest) (*HierarchyResponse, error) {
	if err := fillDepth(&req.Depth, MaxDepth); err != nil {
		return nil, err
	}
	if err := FillPage(&req.Limit, defaultNodes, 0); err != nil {
		return nil, err
	}
	start, err := Resolve(ctx, v, req.Entity, "")
	if err != nil {
		return nil, err
	}
	if start.Type == ctxsys.TypeMethod {
		return nil, fmt.Errorf("%w: %s is a method: ask for the hierarchy of its type, or for its implementations", ctxsys.ErrUsage, start.Qualified)
	}
	resp, err := hierarchy(ctx, v.Store, start.Entity, req)
	if err != nil {
		return nil, err
	}
	resp.Others, err = NewNames(v.Store).IDs(ctx, start.Others)
	return resp, err
}

func hierarchy(ctx context.Context, v *store.View, start store.Entity, req HierarchyRequest) (*HierarchyResponse, error) {
	named, err := NewNames(v).Entity(ctx, &start)
	if err != nil {
		return nil, err
	}
	resp := &HierarchyResponse{Start: named}
	kinds := store.KindSet(Subtyping[:]...)
	if resp.Unresolved, err = openUses(ctx, v, kinds, map[string]bool{start.Name: true}); err != nil {
		return nil, err
	}
	for _, side := range []struct {
		below bool
		nodes *[]HierarchyNode
	}{{false, &resp.Supertypes}, {true, &resp.Subtypes}} {
		t := &tree{ctx: ctx, v: v, kinds: kinds, below: side.below, limit: req.Limit, branches: map[int64][]branch{}}
		if err := t.grow(start.ID, req.Depth); err != nil {
			return nil, err
		}
		if *side.nodes, err = t.nodes(start.ID); err != nil {
			return nil, err
		}
		resp.Truncated = resp.Truncated || t.cut
	}
	return resp, nil
}

// tree is one direction of a hierarchy. It is grown level by level, so that a type to which several lead goes
// on where it is nearest, and types that are made from one another in a circle end.
type tree struct {
	ctx      context.Context
	v        *store.View
	kinds    store.Kinds
	below    bool
	limit    int
	branches map[int64][]branch // that lead on from a type
	cut      bool
}

// branch is an edge of the tree.
type branch struct {
	store.Edge
	to       int64 // 0 when it was not found
	repeated bool  // to is in the tree already
}

func (t *tree) grow(start int64, depth int) error {
	met := map[int64]bool{start: true}
	level := []int64{start}
	for ; depth > 0 && len(level) > 0; depth-- {
		edges, err := t.next(level)
		if err != nil {
			return err
		}
		level = nil
		for _, e := range edges {
			from, to := e.Source, e.Target
			if t.below {
				from, to = to, from
			}
			repeated := met[to]
			if to != 0 && !repeated {
				if len(met) > t.limit {
					t.cut = true
					continue
				}
				met[to] = true
				level = append(level, to)
			}
			t.branches[from] = append(t.branches[from], branch{e, to, repeated})
		}
	}
	return nil
}

func (t *tree) next(level []int64) ([]store.Edge, error) {
	if t.below {
		return t.v.EdgesIn(t.ctx, level, t.kinds, math.MaxInt32, nil)
	}
	return t.v.EdgesOut(t.ctx, level, t.kinds, nil)
}

// nodes gives the tree its outside form.
func (t *tree) nodes(start int64) ([]HierarchyNode, error) {
	var all []store.Edge
	for _, branches := range t.branches {
		for i := range branches {
			all = append(all, branches[i].Edge)
		}
	}
	names, err := endsOf(t.ctx, t.v, all)
	if err != nil {
		return nil, err
	}
	return t.nodesOf(start, names), nil
}

func (t *tree) nodesOf(id int64, names ends) []HierarchyNode {
	out := []HierarchyNode{}
	for i := range t.branches[id] {
		b := &t.branches[id][i]
		edge, ok := names.edge(&b.Edge)
		if !ok {
			continue
		}
		node := HierarchyNode{Edge: edge, Repeated: b.repeated}
		if b.to != 0 && !b.repeated {
			node.Nodes = t.nodesOf(b.to, names)
		}
		out = append(out, node)
	}
	return out
}
