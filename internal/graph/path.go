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
	if err := w.read(v); err != nil {
		return nil, err
	}
	resp, err := w.answer()
	if errors.Is(err, ctxsys.ErrNotFound) {
		err = cmp.Or(usesRead(ctx, v.Store, "whether there is a path"), err)
	}
	return resp, err
}

// pathWalk looks for one path. It walks the network as it is: another one with the edges of dispatch, turned round, or of some kinds alone would be as large
// again, and most paths see little of it.
type pathWalk struct {
	ctx      context.Context
	v        *store.View
	req      PathRequest
	from, to []int64 // what the ends stand for

	network *network
	kinds   store.Kinds      // of its links that are followed
	turned  *network         // the network turned round, where links are followed in either direction; else nil
	more    map[int32][]link // links of dispatch, by the node they leave
	back    map[int32][]link // the same turned round
	alone   []int64          // entities that only dispatch leads to or from: nodes behind those of the network
	nodes   map[int64]int32  // of alone
}

// read reads what a path may follow. Where calls are followed, dynamic dispatch is.
func (w *pathWalk) read(v *View) (err error) {
	if w.network, err = v.network(w.ctx); err != nil {
		return err
	}
	w.kinds, w.more, w.back, w.nodes = store.KindSet(w.req.Kinds...), map[int32][]link{}, map[int32][]link{}, map[int64]int32{}
	if w.req.Undirected {
		w.turned = w.network.turned()
	}
	if len(w.req.Kinds) > 0 && !slices.Contains(w.req.Kinds, ctxsys.Calls) {
		return nil
	}
	dispatch, err := v.dispatch(w.ctx)
	for _, d := range dispatch {
		from, to := w.add(d.from), w.add(d.to)
		w.more[from] = append(w.more[from], link{to, d.kind, d.weight})
		w.back[to] = append(w.back[to], link{from, d.kind, d.weight})
	}
	return err
}

// add returns the node of an entity, which may be a new one.
func (w *pathWalk) add(id int64) int32 {
	node, ok := w.node(id)
	if !ok {
		node = int32(len(w.network.ids) + len(w.alone))
		w.alone, w.nodes[id] = append(w.alone, id), node
	}
	return node
}

func (w *pathWalk) node(id int64) (node int32, ok bool) {
	if node, ok = w.network.nodes.of(id); !ok {
		node, ok = w.nodes[id]
	}
	return node, ok
}

func (w *pathWalk) id(node int32) int64 {
	if i := int(node) - len(w.network.ids); i >= 0 {
		return w.alone[i]
	}
	return w.network.ids[node]
}

// each calls f with the links that may be followed from a node.
func (w *pathWalk) each(node int32, f func(link)) {
	for _, n := range []*network{w.network, w.turned} {
		if n == nil || int(node) >= len(n.ids) {
			continue
		}
		for _, l := range n.of(node) {
			if w.kinds.Has(ctxsys.RelationKinds[l.kind]) {
				f(l)
			}
		}
	}
	for _, l := range w.more[node] {
		f(l)
	}
	if w.turned != nil {
		for _, l := range w.back[node] {
			f(l)
		}
	}
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

// answer walks from the start level by level until it meets the goal, marks what leads there on the way back, and then follows the marks.
func (w *pathWalk) answer() (*PathResponse, error) {
	if at := common(w.from, w.to); at != 0 {
		return w.trace([]int64{at})
	}
	starts, goal := w.nodesOf(w.from), w.nodesOf(w.to)
	steps, levels := w.distances(starts, goal)
	marked := map[int32]bool{}
	for _, i := range goal {
		if steps[i] >= 0 && int(steps[i]) == len(levels)-1 {
			marked[i] = true
		}
	}
	if len(marked) == 0 {
		return nil, w.none(goal)
	}
	for i := len(levels) - 2; i >= 0; i-- {
		for _, at := range levels[i] {
			w.each(at, func(l link) {
				if marked[l.node] && int(steps[l.node]) == i+1 {
					marked[at] = true
				}
			})
		}
	}
	at, err := w.foremost(slices.DeleteFunc(starts, func(i int32) bool { return !marked[i] }))
	if err != nil {
		return nil, err
	}
	path := []int64{w.id(at)}
	for len(path) < len(levels) {
		if at, err = w.step(at, func(i int32) bool { return marked[i] && int(steps[i]) == len(path) }); err != nil {
			return nil, err
		}
		path = append(path, w.id(at))
	}
	return w.trace(path)
}

// step goes on to a node that leads on: by the most certain edge, to the foremost by place of those.
func (w *pathWalk) step(at int32, leads func(int32) bool) (int32, error) {
	var nearer []int32
	best := uint8(0)
	w.each(at, func(l link) {
		if !leads(l.node) {
			return
		}
		if len(nearer) == 0 || l.weight > best {
			nearer, best = nearer[:0], l.weight
		}
		if l.weight == best {
			nearer = append(nearer, l.node)
		}
	})
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
		ids[i] = w.id(n)
	}
	found, err := w.v.Places(w.ctx, ids)
	if err != nil || len(found) == 0 {
		return nodes[0], err
	}
	first := slices.MinFunc(found, func(a, b store.Located) int { return a.Compare(&b) })
	node, _ := w.node(first.ID)
	return node, nil
}

// trace names the entities of a path and the edges between them.
func (w *pathWalk) trace(path []int64) (*PathResponse, error) {
	found, err := w.v.Located(w.ctx, path)
	if err != nil {
		return nil, err
	}
	if len(found) < len(path) { // what is walked may be the graph as it was
		return nil, fmt.Errorf("%w: the shortest path leads through code that is being indexed again", ctxsys.ErrBusy)
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
			edges = append(edges, w.walked(path[i], path[i+1]))
		}
	}
	resp.Edges, err = NameEdges(w.ctx, w.v, edges)
	return resp, err
}

// walked is a link that was followed as an edge, where none is stored: that of dynamic dispatch between two methods, or one of the graph as it was.
func (w *pathWalk) walked(a, b int64) store.Edge {
	for _, ends := range [][2]int64{{a, b}, {b, a}} {
		node, _ := w.node(ends[0])
		for _, l := range w.more[node] {
			if w.id(l.node) == ends[1] {
				return store.Edge{Source: ends[1], Target: ends[0], Kind: ctxsys.RelationKinds[l.kind], Weight: float64(l.weight) / 100, Resolution: "name in a subtype"}
			}
		}
	}
	from, _ := w.node(a)
	to, _ := w.node(b)
	for _, n := range []*network{w.network, w.turned} {
		if n == nil || int(from) >= len(n.ids) {
			continue
		}
		for _, l := range n.of(from) {
			if l.node != to || !w.kinds.Has(ctxsys.RelationKinds[l.kind]) {
				continue
			}
			if n == w.turned {
				a, b = b, a
			}
			return store.Edge{Source: a, Target: b, Kind: ctxsys.RelationKinds[l.kind], Weight: float64(l.weight) / 100}
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
	starts := w.nodesOf(w.from)
	e := &NoPathError{From: w.req.From, To: w.req.To}
	if e.Back = w.reaches(goal, starts); !e.Back && !w.req.Undirected {
		w.turned = w.network.turned()
		e.Undirected = w.reaches(goal, starts)
	}
	return e
}

func (w *pathWalk) reaches(from, to []int32) bool {
	steps, _ := w.distances(from, to)
	return slices.ContainsFunc(to, func(i int32) bool { return steps[i] >= 0 })
}

// nodesOf returns the nodes of entities, without those that no edge leads to or from.
func (w *pathWalk) nodesOf(ids []int64) []int32 {
	var out []int32
	for _, id := range ids {
		if i, ok := w.node(id); ok {
			out = append(out, i)
		}
	}
	return out
}

// distances returns how many links each node is from the nearest of some, -1 for what they do not lead to, and the nodes of each level. It
// ends with the level on which one of the wanted nodes is met.
func (w *pathWalk) distances(from, wanted []int32) (out []int32, levels [][]int32) {
	out = make([]int32, len(w.network.ids)+len(w.alone))
	for i := range out {
		out[i] = -1
	}
	end := map[int32]bool{}
	for _, i := range wanted {
		end[i] = true
	}
	for _, i := range from {
		out[i] = 0
	}
	met := slices.ContainsFunc(from, func(i int32) bool { return end[i] })
	for level := from; len(level) > 0; {
		levels = append(levels, level)
		if met {
			break
		}
		var next []int32
		for _, i := range level {
			w.each(i, func(l link) {
				if out[l.node] < 0 {
					out[l.node] = int32(len(levels))
					next = append(next, l.node)
					met = met || end[l.node]
				}
			})
		}
		level = next
	}
	return out, levels
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
