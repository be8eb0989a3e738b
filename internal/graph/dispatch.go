package graph

import (
	"cmp"
	"context"
	"maps"
	"slices"

	ctxsys "github.com/ctx-sys/ctx-sys"
	"github.com/ctx-sys/ctx-sys/internal/store"
)

// dispatchEdge is that a call of one method may run another, which overrides or implements it. It has the kind of the edge
// between the two types, and is as sure as the least sure edge between them.
type dispatchEdge struct {
	from, to     int64
	kind, weight uint8
}

// dispatch returns all edges of dynamic dispatch: from each method to that of its name in the nearest types made from its own.
// Those of types further away follow by further edges. They are worked out once for each state of the index.
func (v *View) dispatch(ctx context.Context) ([]dispatchEdge, error) {
	c := v.Cache
	if err := c.lock(ctx, v.Store); err != nil {
		return nil, err
	}
	defer c.unlock()
	if c.dispatch == nil {
		n, err := c.links(ctx, v.Store)
		if err != nil {
			return nil, err
		}
		c.dispatch = []dispatchEdge{}
		above := n.supertypes()
		if len(above) == 0 {
			return c.dispatch, nil
		}
		types := map[int64]bool{}
		for id, all := range above {
			types[id] = true
			for _, t := range all {
				types[t.id] = true
			}
		}
		methods, err := v.Store.MethodsOf(ctx, slices.Collect(maps.Keys(types)))
		if err != nil {
			return nil, err
		}
		slices.SortFunc(methods, func(a, b store.Located) int { return cmp.Compare(a.ID, b.ID) })
		c.dispatch = dispatchEdges(methods, above)
	}
	return c.dispatch, nil
}

func dispatchEdges(methods []store.Located, above map[int64][]netSuper) []dispatchEdge {
	byType := map[int64]map[string]int64{} // of types that others are made from
	for _, types := range above {
		for _, t := range types {
			byType[t.id] = map[string]int64{}
		}
	}
	for i := range methods {
		if m := &methods[i]; byType[m.Parent] != nil {
			byType[m.Parent][m.Name] = m.ID
		}
	}
	edges := []dispatchEdge{}
	for i := range methods {
		if m := &methods[i]; len(above[m.Parent]) > 0 {
			edges = append(edges, overridden(m, above, byType)...)
		}
	}
	return edges
}

// addTo adds the edges of some kinds, 0 for all, to others.
func (n *network) addTo(edges *netEdges, kinds store.Kinds) {
	for i, id := range n.ids {
		for _, l := range n.of(int32(i)) {
			if kinds.Has(ctxsys.RelationKinds[l.kind]) {
				edges.add(id, n.ids[l.node], l.kind, l.weight)
			}
		}
	}
}

// netSuper is a type that another one is made from, by an edge of a kind and weight.
type netSuper struct {
	id           int64
	kind, weight uint8
}

// supertypes returns by type the types it is made from.
func (n *network) supertypes() map[int64][]netSuper {
	above := map[int64][]netSuper{}
	set := store.KindSet(Subtyping[:]...)
	for i, id := range n.ids {
		for _, l := range n.of(int32(i)) {
			if set.Has(ctxsys.RelationKinds[l.kind]) {
				above[id] = append(above[id], netSuper{n.ids[l.node], l.kind, l.weight})
			}
		}
	}
	return above
}

// overridden returns the edges to a method from those of its name in the nearest supertypes: on each way up the first.
func overridden(m *store.Located, above map[int64][]netSuper, byType map[int64]map[string]int64) (edges []dispatchEdge) {
	level := []netSuper{{m.Parent, 0, 100}}
	met := map[int64]bool{m.Parent: true}
	for len(level) > 0 {
		var next []netSuper
		for _, at := range level {
			for _, up := range above[at.id] {
				if met[up.id] {
					continue
				}
				met[up.id] = true
				up.weight = min(up.weight, at.weight)
				if method, ok := byType[up.id][m.Name]; ok {
					edges = append(edges, dispatchEdge{method, m.ID, up.kind, up.weight})
				} else {
					next = append(next, up)
				}
			}
		}
		level = next
	}
	return edges
}
