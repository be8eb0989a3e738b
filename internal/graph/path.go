package graph

import (
	"cmp"
	"context"
	"errors"
	"fmt"
	"slices"

	ctxsys "github.com/ctx-sys/ctx-sys"
	"github.com/ctx-sys/ctx-sys/internal/store"
)

// Path returns a shortest path from one entity to another along the direction of edges, or with Undirected
// along either. A call of a method leads on to the methods that override or implement it. Containment, which connects
// everything with everything, is no way. An end whose name fits several entities is the one near the other end. The error
// is a *NoPathError where there is no path.
func Path(ctx context.Context, v *View, req PathRequest) (*PathResponse, error) {
	if err := checkKinds(req.Kinds, storedKinds[:]); err != nil {
		return nil, err
	}
	w := &pathWalk{ctx: ctx, v: v.Store, req: req}
	err := w.between(v)
	if err != nil {
		return nil, err
	}
	if w.network, err = pathNetwork(ctx, v, req.Kinds); err != nil {
		return nil, err
	}
	if req.Undirected {
		w.network = w.network.both()
	}
	resp, err := w.answer()
	if errors.Is(err, ctxsys.ErrNotFound) && w.network != nil {
		err = cmp.Or(usesRead(ctx, v.Store, "whether there is a path"), err)
	}
	return resp, err
}

// pathNetwork is what a path along some kinds of edges may follow, all kinds for none. Where calls are followed, dynamic dispatch is.
func pathNetwork(ctx context.Context, v *View, kinds []ctxsys.RelationKind) (*network, error) {
	whole, err := v.network(ctx)
	if err != nil {
		return nil, err
	}
	if whole = whole.only(kinds); len(kinds) > 0 && !slices.Contains(kinds, ctxsys.Calls) {
		return whole, nil
	}
	dispatch, err := v.dispatch(ctx)
	return whole.with(dispatch), err
}

// pathWalk looks for one path.
type pathWalk struct {
	ctx      context.Context
	v        *store.View
	req      PathRequest
	network  *network
	from, to []int64 // what the ends stand for
}

// between resolves the ends. One that is ambiguous is looked for near the other.
func (w *pathWalk) between(v *View) error {
	from, fromErr := Resolve(w.ctx, v, w.req.From, "")
	to, toErr := Resolve(w.ctx, v, w.req.To, "")
	if errors.Is(fromErr, ctxsys.ErrAmbiguous) && toErr == nil {
		from, fromErr = resolveBeside(w.ctx, v, w.req.From, &to.Entity)
	} else if errors.Is(toErr, ctxsys.ErrAmbiguous) && fromErr == nil {
		to, toErr = resolveBeside(w.ctx, v, w.req.To, &from.Entity)
	}
	if err := cmp.Or(fromErr, toErr); err != nil {
		return err
	}
	var err error
	if w.from, err = Members(w.ctx, w.v, from.Entity); err != nil {
		return err
	}
	w.to, err = Members(w.ctx, w.v, to.Entity)
	return err
}

// answer finds the distance of everything from the goal, and then walks down.
func (w *pathWalk) answer() (*PathResponse, error) {
	goal := w.network.nodesOf(w.to)
	if at := common(w.from, w.to); at != 0 {
		return w.trace([]int64{at})
	}
	left := w.network.turned().distances(goal, w.network.nodesOf(w.from))
	var nearest []int32
	for _, i := range w.network.nodesOf(w.from) {
		switch {
		case left[i] < 0:
		case len(nearest) == 0 || left[i] < left[nearest[0]]:
			nearest = append(nearest[:0], i)
		case left[i] == left[nearest[0]]:
			nearest = append(nearest, i)
		}
	}
	if len(nearest) == 0 {
		return nil, w.none(goal)
	}
	at, err := w.foremost(nearest)
	if err != nil {
		return nil, err
	}
	path := []int64{w.network.ids[at]}
	for left[at] > 0 {
		if at, err = w.step(at, left); err != nil {
			return nil, err
		}
		path = append(path, w.network.ids[at])
	}
	return w.trace(path)
}

// step goes on to a node that is one nearer: by the most certain edge, to the foremost by place of those.
func (w *pathWalk) step(at int32, left []int32) (int32, error) {
	var nearer []int32
	best := uint8(0)
	for _, l := range w.network.of(at) {
		if left[l.node] != left[at]-1 {
			continue
		}
		if len(nearer) == 0 || l.weight > best {
			nearer, best = nearer[:0], l.weight
		}
		if l.weight == best {
			nearer = append(nearer, l.node)
		}
	}
	return w.foremost(nearer)
}

// foremost returns the node whose entity is first.
func (w *pathWalk) foremost(nodes []int32) (int32, error) {
	slices.Sort(nodes)
	if nodes = slices.Compact(nodes); len(nodes) == 1 {
		return nodes[0], nil
	}
	ids := make([]int64, len(nodes))
	for i, n := range nodes {
		ids[i] = w.network.ids[n]
	}
	found, err := w.v.Places(w.ctx, ids)
	if err != nil || len(found) == 0 {
		return nodes[0], err
	}
	first := slices.MinFunc(found, func(a, b store.Located) int { return a.Compare(&b) })
	node, _ := w.network.nodes.of(first.ID)
	return node, nil
}

// trace names the entities of a path and the edges between them.
func (w *pathWalk) trace(path []int64) (*PathResponse, error) {
	found, err := w.v.Located(w.ctx, path)
	if err != nil {
		return nil, err
	}
	resp := &PathResponse{Nodes: make([]ctxsys.Entity, len(path)), Edges: []Edge{}}
	for i := range found {
		resp.Nodes[slices.Index(path, found[i].ID)] = PublicAt(&found[i])
	}
	kinds := store.KindSet(w.req.Kinds...)
	var edges []store.Edge
	for i := range path[1:] {
		between, err := w.v.EdgesBetween(w.ctx, path[i], path[i+1], kinds)
		if err == nil && w.req.Undirected {
			var back []store.Edge
			back, err = w.v.EdgesBetween(w.ctx, path[i+1], path[i], kinds)
			between = append(between, back...)
		}
		if err != nil {
			return nil, err
		}
		if len(between) > 0 { // the one that step chose: the most certain
			edges = append(edges, slices.MaxFunc(between, func(a, b store.Edge) int { return cmp.Compare(a.Weight, b.Weight) }))
		} else {
			edges = append(edges, w.dispatched(path[i], path[i+1]))
		}
	}
	resp.Edges, err = NameEdges(w.ctx, w.v, edges)
	return resp, err
}

// dispatched is the link of dynamic dispatch between two methods as an edge. It is not stored.
func (w *pathWalk) dispatched(a, b int64) store.Edge {
	for _, ends := range [][2]int64{{a, b}, {b, a}} {
		node, _ := w.network.nodes.of(ends[0])
		for _, l := range w.network.of(node) {
			if kind := ctxsys.RelationKinds[l.kind]; w.network.ids[l.node] == ends[1] && slices.Contains(Subtyping[:], kind) {
				return store.Edge{Source: ends[1], Target: ends[0], Kind: kind, Weight: float64(l.weight) / 100, Resolution: "name in a subtype"}
			}
		}
	}
	return store.Edge{}
}

// NoPathError is that no path leads from one entity to another. It wraps ctxsys.ErrNotFound.
type NoPathError struct {
	From, To   string // as they were named
	Back       bool   // there is one from To to From
	Undirected bool   // there is one along edges in either direction
}

func (e *NoPathError) Error() string {
	hint := ""
	switch {
	case e.Back:
		hint = ", but there is one in the other direction"
	case e.Undirected:
		hint = ", but there is one that follows edges in either direction"
	}
	return fmt.Sprintf("%v: no path from %s to %s%s", ctxsys.ErrNotFound, e.From, e.To, hint)
}

func (e *NoPathError) Unwrap() error { return ctxsys.ErrNotFound }

// none says that there is no path, and whether there would be another one.
func (w *pathWalk) none(goal []int32) error {
	starts := w.network.nodesOf(w.from)
	e := &NoPathError{From: w.req.From, To: w.req.To}
	if e.Back = reaches(w.network.distances(goal, starts), starts); !e.Back && !w.req.Undirected {
		e.Undirected = reaches(w.network.both().distances(goal, starts), starts)
	}
	return e
}

func reaches(left []int32, nodes []int32) bool {
	return slices.ContainsFunc(nodes, func(i int32) bool { return left[i] >= 0 })
}

// nodesOf returns the nodes of entities, without those that no edge leads to or from.
func (n *network) nodesOf(ids []int64) []int32 {
	var out []int32
	for _, id := range ids {
		if i, ok := n.nodes.of(id); ok {
			out = append(out, i)
		}
	}
	return out
}

// distances returns how many links each node is from the nearest of some, -1 for what they do not lead to. It
// ends behind the level on which one of the wanted nodes is met.
func (n *network) distances(from, wanted []int32) []int32 {
	out := make([]int32, len(n.ids))
	for i := range out {
		out[i] = -1
	}
	end := make([]bool, len(n.ids))
	for _, i := range wanted {
		end[i] = true
	}
	for _, i := range from {
		out[i] = 0
	}
	level := from
	for distance, met := int32(1), false; len(level) > 0 && !met; distance++ {
		var next []int32
		for _, i := range level {
			met = met || end[i]
			for _, l := range n.of(i) {
				if out[l.node] < 0 {
					out[l.node] = distance
					next = append(next, l.node)
				}
			}
		}
		level = next
	}
	return out
}

// common returns the first id of a that is in b, 0 when there is none.
func common(a, b []int64) int64 {
	in := make(map[int64]bool, len(b))
	for _, id := range b {
		in[id] = true
	}
	for _, id := range a {
		if in[id] {
			return id
		}
	}
	return 0
}
