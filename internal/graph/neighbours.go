package graph

import (
	"context"
	"fmt"
	"slices"

	ctxsys "github.com/ctx-sys/ctx-sys"
	"github.com/ctx-sys/ctx-sys/internal/store"
)

// Bounds of a neighbourhood.
const (
	defaultNodes = 200
	maxNodes     = 5000

	// MaxDepth is the deepest that a question may go.
	MaxDepth = 10

	// hubUsers is how many edges may end in an entity for its users to be neighbours of what led to it: what
	// a thousand functions use says nothing about any of them. The start itself is asked for.
	hubUsers = 100

	// stepSize is how many entities are expanded at a time. One took a tenth longer on Go's package net, more
	// than eight saved nothing and read edges that the limit then cuts off.
	stepSize = 8
)

// Neighbours returns the neighbourhood of an entity, nearest first. What contains the start is shown and not walked
// through, as everything would be near everything; asking for contains or defines does walk there.
func Neighbours(ctx context.Context, v *View, req NeighboursRequest) (*NeighboursResponse, error) {
	if err := req.check(); err != nil {
		return nil, err
	}
	if ctxsys.IsItem(req.Entity) {
		return saidNeighbours(ctx, v, req)
	}
	start, err := Resolve(ctx, v, req.Entity, "")
	if err != nil {
		return nil, err
	}
	w, noVector := newGraphWalk(ctx, v, req), ""
	if req.Semantic {
		a, why, err := v.Similar(ctx)
		if err != nil {
			return nil, err
		}
		w.similar, noVector = a, why
	}
	w.document = start.Type == ctxsys.TypeDocument && w.kinds.Has(ctxsys.Documents)
	resp, err := w.from(start.ID)
	if err != nil {
		return nil, err
	}
	resp.NoVector = noVector
	resp.Others, err = NewNames(v.Store).IDs(ctx, start.Others)
	return resp, err
}

// check fills the defaults in and refuses what means nothing.
func (r *NeighboursRequest) check() error {
	if err := fillDepth(&r.Depth, 2); err != nil {
		return err
	}
	switch r.Direction {
	case "":
		r.Direction = "both"
	case "in", "out", "both":
	default:
		return fmt.Errorf("%w: no direction %q: use in, out or both", ctxsys.ErrUsage, r.Direction)
	}
	if r.Limit <= 0 {
		r.Limit = defaultNodes
	}
	r.Limit = min(r.Limit, maxNodes)
	if asked := slices.Contains(r.Kinds, ctxsys.RelatesTo); r.Semantic && len(r.Kinds) > 0 && !asked {
		r.Kinds = append(slices.Clone(r.Kinds), ctxsys.RelatesTo)
	} else if asked {
		r.Semantic = true
	}
	return checkKinds(r.Kinds, ctxsys.RelationKinds)
}

// graphWalk is one breadth-first walk.
type graphWalk struct {
	ctx       context.Context
	v         *store.View
	req       NeighboursRequest
	kinds     store.Kinds
	walkIn    bool // what follows from structure was asked for, and is walked through
	document  bool // the start is one, and what its sections name is asked for
	structure structure
	items     *items
	similar   Similar // nil unless what is similar was requested, and there are vectors

	depth map[int64]int
	order []int64
	above map[int64]bool // containers of the start, which are not expanded
	hubs  map[int64]bool
	edges []store.Edge
	seen  map[edgeKey]bool
	cut   bool
}

type edgeKey struct {
	source, target int64
	kind           ctxsys.RelationKind
	text           string
}

func newGraphWalk(ctx context.Context, view *View, req NeighboursRequest) *graphWalk {
	v := view.Store
	return &graphWalk{
		ctx: ctx, v: v, req: req, items: newItems(ctx, view), kinds: store.KindSet(req.Kinds...),
		walkIn: slices.ContainsFunc(req.Kinds, func(k ctxsys.RelationKind) bool {
			return k != ctxsys.RelatesTo && k != ctxsys.Changes && k != ctxsys.ChangesWith && !isStored(k)
		}),
		structure: structure{ctx: ctx, v: v},
		depth:     map[int64]int{}, above: map[int64]bool{}, hubs: map[int64]bool{}, seen: map[edgeKey]bool{},
	}
}

func (w *graphWalk) from(start int64) (*NeighboursResponse, error) {
	w.reach(start, 0)
	if err := w.expandStart(start); err != nil {
		return nil, err
	}
	for at := 1; at < len(w.order) && w.depth[w.order[at]] < w.req.Depth; {
		var ids []int64
		for level := w.depth[w.order[at]]; at < len(w.order) && len(ids) < stepSize && w.depth[w.order[at]] == level; at++ {
			if !w.above[w.order[at]] {
				ids = append(ids, w.order[at])
			}
		}
		if err := w.expand(ids); err != nil {
			return nil, err
		}
	}
	return w.response()
}

// reach adds a node, and reports whether it is part of the answer.
func (w *graphWalk) reach(id int64, depth int) bool {
	if _, ok := w.depth[id]; ok {
		return true
	}
	if len(w.order) >= w.req.Limit {
		w.cut = true
		return false
	}
	w.depth[id] = depth
	w.order = append(w.order, id)
	return true
}

// expandStart follows the edges of the start, however many.
func (w *graphWalk) expandStart(start int64) error {
	if isItem(start) {
		return w.expandItem(start)
	}
	ids := []int64{start}
	if w.req.Direction != "in" {
		out, err := w.v.EdgesOut(w.ctx, ids, w.kinds, nil)
		if err != nil {
			return err
		}
		w.followOut(out)
	}
	if w.req.Direction != "out" {
		in, err := w.v.LevelEdges(w.ctx, store.Levels{IDs: [][]int64{ids}, Into: true, Kinds: w.kinds}, w.req.Limit+1, 0)
		if err != nil {
			return err
		}
		for _, e := range in {
			w.followIn([]store.Edge{e.Edge})
		}
	}
	if err := w.expandSimilar(ids); err != nil {
		return err
	}
	if err := w.expandSections(start); err != nil {
		return err
	}
	if err := w.expandStructure(start); err != nil {
		return err
	}
	return w.expandSaid(start)
}

// expandSections follows what the sections of a document name: it is its sections that do.
func (w *graphWalk) expandSections(start int64) error {
	if !w.document || w.req.Direction == "in" {
		return nil
	}
	es, err := w.v.FileEntities(w.ctx, store.FileOf(start))
	if err != nil {
		return err
	}
	var ids []int64
	for i := range es {
		if es[i].ID != start {
			ids = append(ids, es[i].ID)
		}
	}
	out, err := w.v.EdgesOut(w.ctx, ids, store.KindSet(ctxsys.Documents), nil)
	if err != nil {
		return err
	}
	for i := range out {
		if w.reach(out[i].Source, 0) {
			w.followOut(out[i : i+1])
		}
	}
	return nil
}

// expand follows the edges of some entities of one level. Once the answer is full only edges inside it count.
func (w *graphWalk) expand(ids []int64) error {
	var code []int64
	for _, id := range ids {
		if !isItem(id) {
			code = append(code, id)
		} else if err := w.expandItem(id); err != nil {
			return err
		}
	}
	if ids = code; len(ids) == 0 {
		return nil
	}
	var among []int64
	if w.cut {
		among = w.order
	}
	if w.req.Direction != "in" {
		out, err := w.v.EdgesOut(w.ctx, ids, w.kinds, among)
		if err != nil {
			return err
		}
		w.followOut(out)
	}
	if w.req.Direction != "out" {
		in, err := w.v.EdgesIn(w.ctx, ids, w.kinds, hubUsers, among)
		if err != nil {
			return err
		}
		w.followIn(in)
		hubs, err := w.v.Crowded(w.ctx, ids, w.kinds, hubUsers)
		if err != nil {
			return err
		}
		for _, id := range hubs {
			w.hubs[id] = true
		}
	}
	if err := w.expandSimilar(ids); err != nil {
		return err
	}
	if w.walkIn {
		for _, id := range ids {
			if err := w.expandStructure(id); err != nil {
				return err
			}
		}
	}
	return nil
}

// expandSimilar follows the edges to what is similar, which lead out only.
func (w *graphWalk) expandSimilar(ids []int64) error {
	if w.similar == nil || w.req.Direction == "in" {
		return nil
	}
	for _, id := range ids {
		e, err := w.v.Entity(w.ctx, id)
		if err != nil {
			return err
		}
		edges, err := w.similar.Related(&e)
		if err != nil {
			return err
		}
		w.followOut(edges)
	}
	return nil
}

// expandStructure follows the edges that are not stored.
func (w *graphWalk) expandStructure(id int64) error {
	out, in, err := w.structure.edges(id, w.req.Direction)
	if err != nil {
		return err
	}
	unwanted := func(e store.Edge) bool { return !w.kinds.Has(e.Kind) }
	out, in = slices.DeleteFunc(out, unwanted), slices.DeleteFunc(in, unwanted)
	w.followOut(out)
	before := len(w.order)
	w.followIn(in)
	if !w.walkIn {
		for _, container := range w.order[before:] {
			w.above[container] = true
		}
	}
	return nil
}

func (w *graphWalk) followOut(edges []store.Edge) {
	for i := range edges {
		if e := &edges[i]; e.Target == 0 || w.reach(e.Target, w.depth[e.Source]+1) {
			w.keep(e)
		}
	}
}

func (w *graphWalk) followIn(edges []store.Edge) {
	for i := range edges {
		if e := &edges[i]; w.reach(e.Source, w.depth[e.Target]+1) {
			w.keep(e)
		}
	}
}

// keep adds an edge, once however it was found.
func (w *graphWalk) keep(e *store.Edge) {
	key := edgeKey{e.Source, e.Target, e.Kind, e.Text}
	if !w.seen[key] {
		w.seen[key] = true
		w.edges = append(w.edges, *e)
	}
}

func (w *graphWalk) response() (*NeighboursResponse, error) {
	found, err := w.v.Located(w.ctx, slices.DeleteFunc(slices.Clone(w.order), isItem))
	if err != nil {
		return nil, err
	}
	entities := make(map[int64]ctxsys.Entity, len(found))
	for i := range found {
		entities[found[i].ID] = PublicAt(&found[i])
	}
	for i, item := range w.items.list {
		entities[firstItem+int64(i)] = item.Entity
	}
	r := &NeighboursResponse{Start: entities[w.order[0]], Nodes: []Node{}, Edges: []Edge{}, Truncated: w.cut}
	for _, id := range w.order {
		if e, ok := entities[id]; ok {
			r.Nodes = append(r.Nodes, Node{Entity: e, Depth: w.depth[id], Score: 1 / float64(w.depth[id]+1), Hub: w.hubs[id]})
		}
	}
	named := ends{}
	for id, e := range entities {
		named[id] = endOf(&e)
	}
	for i := range w.edges {
		e := &w.edges[i]
		if edge, ok := named.edge(e); ok {
			r.Edges = append(r.Edges, edge)
			if e.Target == 0 && !e.External && (e.Source == w.order[0] || w.document && store.FileOf(e.Source) == store.FileOf(w.order[0])) {
				r.Unresolved++
			}
		}
	}
	return r, nil
}
