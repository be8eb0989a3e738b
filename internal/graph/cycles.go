package graph

import (
	"cmp"
	"context"
	"slices"

	ctxsys "github.com/ctx-sys/ctx-sys"
	"github.com/ctx-sys/ctx-sys/internal/search"
	"github.com/ctx-sys/ctx-sys/internal/store"
)

const (
	defaultCycles = 20
	maxMembers    = 50 // of a cycle that are listed

	// maxRingSteps bounds the search for a shortest way round. Where it ends, a short one was found: the
	// search goes on only for shorter ones.
	maxRingSteps = 20_000_000
)

// Cycles returns the sets of entities that all reach one another: the strongly connected components, the
// largest first. What leads straight to itself is one as well.
func Cycles(ctx context.Context, v *View, req CyclesRequest) (*CyclesResponse, error) {
	if len(req.Kinds) == 0 {
		req.Kinds = []ctxsys.RelationKind{ctxsys.Imports}
	}
	if err := checkKinds(req.Kinds, append(storedKinds[:len(storedKinds):len(storedKinds)], ctxsys.DependsOn)); err != nil {
		return nil, err
	}
	if err := FillPage(&req.Limit, defaultCycles, req.Offset); err != nil {
		return nil, err
	}
	filter, err := search.NewFilter(search.Request{Path: req.Path})
	if err != nil {
		return nil, err
	}
	filter.Projects = v.Projects
	found, err := Components(ctx, v, req.Kinds, filter)
	if err != nil {
		return nil, err
	}
	from, to, paging := Page(len(found), req.Limit, req.Offset)
	resp := &CyclesResponse{Kinds: req.Kinds, Paging: paging, Cycles: []Cycle{}}
	for _, c := range found[from:to] {
		cycle, err := c.cycle(ctx, v.Store, req.Kinds)
		if err != nil {
			return nil, err
		}
		resp.Cycles = append(resp.Cycles, cycle)
	}
	return resp, nil
}

// Components returns the components of the network of some kinds that are cycles and have a member that passes the filter, the largest
// first, then in order of place.
func Components(ctx context.Context, v *View, kinds []ctxsys.RelationKind, f search.Filter) ([]Component, error) {
	n, err := cyclesNetwork(ctx, v, kinds)
	if err != nil {
		return nil, err
	}
	return components(ctx, v.Store, n, f)
}

// cyclesNetwork is the network of some kinds, with what folders depend on when that is among them. What only
// tests import makes no cycle: the tests of a package are built apart from it.
func cyclesNetwork(ctx context.Context, v *View, kinds []ctxsys.RelationKind) (*network, error) {
	whole, err := v.network(ctx)
	if err != nil {
		return nil, err
	}
	if !slices.Contains(kinds, ctxsys.DependsOn) {
		return whole.only(kinds), nil
	}
	depends, err := allDepends(ctx, v.Store, false)
	if err != nil {
		return nil, err
	}
	var edges netEdges
	for _, e := range depends {
		edges.add(e.Source, e.Target, 0, 100)
	}
	whole.addTo(&edges, store.KindSet(kinds...))
	return newNetwork(&edges), nil
}

// Component is a strongly connected component. Its members are in order of place, and next are the links
// between them, by their numbers.
type Component struct {
	Members []store.Located
	next    [][]int32
}

// components returns the components of a network that are cycles and have a member that passes the filter, the
// largest first, then in order of place.
func components(ctx context.Context, v *store.View, n *network, f search.Filter) ([]Component, error) {
	var out []Component
	for _, nodes := range n.strong() {
		ids := make([]int64, len(nodes))
		for i, node := range nodes {
			ids[i] = n.ids[node]
		}
		found, err := v.Places(ctx, ids)
		if err != nil {
			return nil, err
		}
		if len(found) < len(nodes) {
			continue // some vanished with their files, and with them the way round
		}
		slices.SortFunc(found, func(a, b store.Located) int { return a.Compare(&b) })
		if slices.ContainsFunc(found, func(l store.Located) bool { return f.KeepsPath(PublicAt(&l).Path) }) {
			out = append(out, newComponent(n, found))
		}
	}
	slices.SortFunc(out, func(a, b Component) int {
		return cmp.Or(len(b.Members)-len(a.Members), a.Members[0].Compare(&b.Members[0]))
	})
	return out, nil
}

func newComponent(n *network, members []store.Located) Component {
	number := make(map[int32]int32, len(members))
	for i := range members {
		node, _ := n.nodes.of(members[i].ID)
		number[node] = int32(i)
	}
	c := Component{members, make([][]int32, len(members))}
	for i := range members {
		node, _ := n.nodes.of(members[i].ID)
		for _, l := range n.of(node) {
			if to, ok := number[l.node]; ok {
				c.next[i] = append(c.next[i], to)
			}
		}
		slices.Sort(c.next[i])
	}
	return c
}

// cycle is the outside form of a component.
func (c *Component) cycle(ctx context.Context, v *store.View, kinds []ctxsys.RelationKind) (Cycle, error) {
	out := Cycle{Size: len(c.Members), Members: []End{}}
	for i := range c.Members[:min(len(c.Members), maxMembers)] {
		e := PublicAt(&c.Members[i])
		out.Members = append(out.Members, endOf(&e))
	}
	ring := c.Ring()
	var edges []store.Edge
	for i, at := range ring {
		from, to := c.Members[at].ID, c.Members[ring[(i+1)%len(ring)]].ID
		between, err := v.EdgesBetween(ctx, from, to, store.KindSet(kinds...))
		if err != nil {
			return out, err
		}
		if len(between) == 0 { // folders, whose edges are not stored, or the graph is that of before
			between = []store.Edge{{Kind: ctxsys.DependsOn, Source: from, Target: to, Weight: 1, Resolution: "import"}}
			if from > 0 {
				between[0].Kind, between[0].Resolution = kinds[0], ""
			}
		}
		edges = append(edges, between[0])
	}
	var err error
	out.Cycle, err = NameEdges(ctx, v, edges)
	return out, err
}

// Ring returns the members of a shortest cycle, the foremost of those found first. Of a component of several
// it is one of several: that a member uses itself as well says nothing about the others.
func (c *Component) Ring() []int32 {
	if len(c.Members) == 1 {
		return []int32{0}
	}
	var best []int32
	from := make([]int32, len(c.Members)) // by which member each was reached
	steps := 0
	for start := range c.Members {
		if found := c.ringOf(int32(start), from, len(best), &steps); found != nil {
			best = found
		}
		if len(best) == 2 || steps > maxRingSteps && best != nil {
			break
		}
	}
	return best
}

// ringOf returns a shortest cycle through a member, nil when there is none shorter than bound. Bound 0 is none.
func (c *Component) ringOf(start int32, from []int32, bound int, steps *int) []int32 {
	for i := range from {
		from[i] = -1
	}
	level := []int32{start}
	for length := 1; len(level) > 0 && (bound == 0 || length < bound); length++ {
		var next []int32
		for _, at := range level {
			*steps += len(c.next[at])
			for _, to := range c.next[at] {
				if to == start && at != start {
					return back(from, start, at)
				}
				if from[to] < 0 && to != start {
					from[to] = at
					next = append(next, to)
				}
			}
		}
		level = next
	}
	return nil
}

// back lists the way from start to a member.
func back(from []int32, start, at int32) []int32 {
	way := []int32{at}
	for at != start {
		at = from[at]
		way = append(way, at)
	}
	slices.Reverse(way)
	return way
}
