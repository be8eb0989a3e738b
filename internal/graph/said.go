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

// Said is what was said about the project: sessions, messages and decisions, and the commits of git. They are entities that are kept
// apart from the index, so that it stores no edge to one. Those between them follow from what is in what, those to code from the names in
// their texts and from what commits changed, when they are asked for; and people write some down.
type Said interface {
	// Item returns a session, message, decision or commit by its id. The error wraps ctxsys.ErrNotFound.
	Item(ctx context.Context, id string) (*Item, error)
	// Naming returns the ids of messages, decisions and commits that have one of some words in them.
	Naming(ctx context.Context, words []string) ([]string, error)
	// Past returns the edges that follow from the history of git: none where its commits were not read.
	Past(ctx context.Context, of Past) ([]ItemEdge, error)
	// Entities returns all of some types: sessions, those last written to first, what was said in its order, commits, newest first.
	Entities(ctx context.Context, types []ctxsys.EntityType) ([]ctxsys.Entity, error)
	// Links returns the links that people wrote down of which an end is an item.
	Links(ctx context.Context) ([]ItemEdge, error)
}

// Past says of what history is asked: of a commit, what it changed; of a file, the last commits that changed it and the files that changed in the
// same ones; of some lines, which are those of a symbol, the commits that made them what they are. That takes git a second or more.
type Past struct {
	ID          string // of the commit, file or symbol
	Path        string // of the file; "" for a commit
	First, Last int    // lines, counted from 1; 0 for the file
	Text        []byte // the file as it is now, where there are lines
}

// Item is a session, a message, a decision or a commit. Its entity has an id, a type and a name, and no place in a file.
type Item struct {
	ctxsys.Entity
	Text  string     // whole, secrets masked
	About []string   // names of code and paths that it is said to be about, next to those in its text
	Edges []ItemEdge // to and from other items, in the order of the conversation
	More  bool       // it has more edges than these
}

// ItemEdge is an edge of which at least one end is an item. The ends are ids.
type ItemEdge struct {
	Kind           ctxsys.RelationKind
	Source, Target string
	Weight         float64
	Metadata       ctxsys.Object
	Resolution     string // by what it was found; "" is that it follows from what is in what
}

// firstItem is the first number of an item in a walk. No entity of an index has one as large.
const firstItem = int64(1) << 62

// items gives the items of one question numbers, and reads their edges.
type items struct {
	ctx   context.Context
	v     *View
	byID  map[string]int64
	list  []*Item // by number, from firstItem
	links []ItemEdge
	read  bool // links are
	names *nameFinder
}

func newItems(ctx context.Context, v *View) *items {
	return &items{ctx: ctx, v: v, byID: map[string]int64{}, names: newNameFinder(ctx, v)}
}

func isItem(number int64) bool { return number >= firstItem }

func (x *items) item(number int64) *Item { return x.list[number-firstItem] }

// find returns the number of an item. The error wraps ctxsys.ErrNotFound.
func (x *items) find(id string) (int64, error) {
	if n, ok := x.byID[id]; ok {
		return n, nil
	}
	if x.v.Said == nil {
		return 0, fmt.Errorf("%w: nothing is stored of what was said", ctxsys.ErrNotFound)
	}
	item, err := x.v.Said.Item(x.ctx, id)
	if err != nil {
		return 0, err
	}
	n := firstItem + int64(len(x.list))
	x.list = append(x.list, item)
	x.byID[id], x.byID[item.ID] = n, n
	return n, nil
}

// end is the number of an end of an edge, of an item or of the index: 0 where there is none.
func (x *items) end(id string) (int64, error) {
	if !ctxsys.IsItem(id) {
		return store.Find(x.ctx, x.v.Store, id)
	}
	n, err := x.find(id)
	if errors.Is(err, ctxsys.ErrNotFound) {
		return 0, nil
	}
	return n, err
}

// written are the links that people wrote down.
func (x *items) written() ([]ItemEdge, error) {
	if x.read || x.v.Said == nil {
		return x.links, nil
	}
	var err error
	x.links, err = x.v.Said.Links(x.ctx)
	x.read = err == nil
	return x.links, err
}

// edgesOf returns the edges from and to an item; what a commit changed is left out where it is not of the kinds.
func (x *items) edgesOf(number int64, kinds store.Kinds) (out, in []store.Edge, err error) {
	item := x.item(number)
	links, err := x.written()
	if err != nil {
		return nil, nil, err
	}
	var past []ItemEdge
	if item.Type == ctxsys.TypeCommit && kinds.Has(ctxsys.Changes) {
		if past, err = x.v.Said.Past(x.ctx, Past{ID: item.ID}); err != nil {
			return nil, nil, err
		}
	}
	for _, e := range slices.Concat(item.Edges, links, past) {
		var edge store.Edge
		switch item.ID {
		case e.Source:
			edge, err = x.edge(&e, number, 0)
			out = append(out, edge)
		case e.Target:
			if edge, err = x.edge(&e, 0, number); edge.Source != 0 {
				in = append(in, edge)
			}
		}
		if err != nil {
			return nil, nil, err
		}
	}
	named, err := x.names.edges(item, number)
	return append(out, named...), in, err
}

// edge gives an edge the numbers of its ends; one that is known is given.
func (x *items) edge(e *ItemEdge, source, target int64) (out store.Edge, err error) {
	out = store.Edge{Kind: e.Kind, Source: source, Target: target, Weight: e.Weight, Metadata: e.Metadata, Resolution: cmp.Or(e.Resolution, "structure")}
	if source == 0 {
		out.Source, err = x.end(e.Source)
	}
	if target == 0 && err == nil {
		if out.Target, err = x.end(e.Target); out.Target == 0 {
			out.Text = e.Target
		}
	}
	return out, err
}

// edgesTo returns the edges between an entity of the index and items: from those whose text names it, what people wrote down, and what follows
// from history, with the files that change with it. The commits of a symbol are among them when edges of that kind were asked for.
func (x *items) edgesTo(e *store.Entity, kinds []ctxsys.RelationKind) (out, in []store.Edge, err error) {
	if x.v.Said == nil {
		return nil, nil, nil
	}
	links, err := x.written()
	if err != nil {
		return nil, nil, err
	}
	past, err := x.past(e, kinds)
	if err != nil {
		return nil, nil, err
	}
	links = slices.Concat(links, past)
	for i := range links {
		edge, err := x.edge(&links[i], 0, 0)
		switch {
		case err != nil:
			return nil, nil, err
		case edge.Source == e.ID && (edge.Target != 0 || edge.Kind != ctxsys.ChangesWith): // that file is gone
			out = append(out, edge)
		case edge.Target == e.ID && edge.Source != 0:
			in = append(in, edge)
		}
	}
	words, err := x.names.wordsFor(e)
	if err != nil || len(words) == 0 {
		return out, in, err
	}
	ids, err := x.v.Said.Naming(x.ctx, words)
	if err != nil {
		return nil, nil, err
	}
	for _, id := range ids {
		number, err := x.find(id)
		if err != nil {
			return nil, nil, err
		}
		named, err := x.names.edges(x.item(number), number)
		if err != nil {
			return nil, nil, err
		}
		for _, edge := range named {
			if edge.Target == e.ID {
				in = append(in, edge)
			}
		}
	}
	return out, in, nil
}

// past are the edges of an entity that follow from the history of git.
func (x *items) past(e *store.Entity, kinds []ctxsys.RelationKind) ([]ItemEdge, error) {
	asked := slices.Contains(kinds, ctxsys.Changes)
	if e.ID < 0 || !asked && len(kinds) > 0 && !slices.Contains(kinds, ctxsys.ChangesWith) {
		return nil, nil
	}
	row, err := x.v.Store.FileByID(x.ctx, store.FileOf(e.ID))
	if err != nil {
		return nil, err
	}
	of := Past{ID: e.PublicID(row.Path), Path: row.Path}
	if !store.IsFile(e.ID) {
		if !asked || e.StartLine < 1 {
			return nil, nil
		}
		of.First, of.Last = e.StartLine, e.EndLine
		if of.Text, err = x.v.Texts.ReadOnce(x.ctx, row.ID); err != nil {
			return nil, err
		}
	}
	return x.v.Said.Past(x.ctx, of)
}

// saidNeighbours is the neighbourhood of an item.
func saidNeighbours(ctx context.Context, v *View, req NeighboursRequest) (*NeighboursResponse, error) {
	w := newGraphWalk(ctx, v, req)
	start, err := w.items.find(req.Entity)
	if err != nil {
		return nil, err
	}
	resp, err := w.from(start)
	if err == nil && w.items.item(start).More {
		resp.Truncated = true
	}
	return resp, err
}

// expandItem follows the edges of an item. What contains it is shown and not walked through, as in expandStructure.
func (w *graphWalk) expandItem(number int64) error {
	out, in, err := w.items.edgesOf(number, w.kinds)
	if err != nil {
		return err
	}
	return w.followSaid(out, in)
}

// expandSaid follows the edges between an entity of the index, the start, and what was said about it, which is shown and not walked
// through: all that was said in a session would be near its code.
func (w *graphWalk) expandSaid(id int64) error {
	e, err := w.v.Entity(w.ctx, id)
	if err != nil {
		return err
	}
	out, in, err := w.items.edgesTo(&e, w.req.Kinds)
	if err != nil {
		return err
	}
	for i := range out {
		if _, met := w.depth[out[i].Target]; out[i].Kind == ctxsys.ChangesWith && !met {
			w.above[out[i].Target] = true // too weak to go on from
		}
	}
	err = w.followSaid(out, in)
	for id := range w.depth {
		if isItem(id) {
			w.above[id] = true
		}
	}
	return err
}

func (w *graphWalk) followSaid(out, in []store.Edge) error {
	unwanted := func(e store.Edge) bool { return !w.kinds.Has(e.Kind) }
	if w.req.Direction != "in" {
		w.followOut(slices.DeleteFunc(out, unwanted))
	}
	if w.req.Direction == "out" {
		return nil
	}
	for _, e := range slices.DeleteFunc(in, unwanted) {
		_, met := w.depth[e.Source]
		w.followIn([]store.Edge{e})
		if e.Kind == ctxsys.Contains && !w.walkIn && !met {
			w.above[e.Source] = true
		}
	}
	return nil
}

// showSaid returns a session, message, decision or commit with its text and edges.
func showSaid(ctx context.Context, v *View, id string) (*ShowResponse, error) {
	x := newItems(ctx, v)
	number, err := x.find(id)
	if err != nil {
		return nil, err
	}
	item := x.item(number)
	resp := &ShowResponse{Entity: item.Entity, Body: item.Text, Children: []ctxsys.Entity{}, Edges: []Edge{}}
	out, in, err := x.edgesOf(number, store.Kinds(0))
	if err != nil {
		return nil, err
	}
	for _, e := range in {
		if e.Kind == ctxsys.Contains && isItem(e.Source) {
			parent := endOf(&x.item(e.Source).Entity)
			resp.Parent = &parent
		}
	}
	for _, e := range out {
		if e.Kind == ctxsys.Contains && isItem(e.Target) {
			resp.Children = append(resp.Children, x.item(e.Target).Entity)
		}
	}
	edges := slices.DeleteFunc(slices.Concat(in, out), func(e store.Edge) bool { return e.Kind == ctxsys.Contains && e.Resolution == "structure" })
	resp.EdgesTotal = len(edges)
	resp.Edges, err = x.named(edges[:min(len(edges), MaxShown)])
	return resp, err
}

// named gives edges their outside form.
func (x *items) named(edges []store.Edge) ([]Edge, error) {
	var ids []int64
	for i := range edges {
		for _, id := range []int64{edges[i].Source, edges[i].Target} {
			if id != 0 && !isItem(id) {
				ids = append(ids, id)
			}
		}
	}
	slices.Sort(ids)
	names, err := placesOf(x.ctx, x.v.Store, slices.Compact(ids))
	if err != nil {
		return nil, err
	}
	for i, item := range x.list {
		names[firstItem+int64(i)] = endOf(&item.Entity)
	}
	out := []Edge{}
	for i := range edges {
		if e, ok := names.edge(&edges[i]); ok {
			out = append(out, e)
		}
	}
	return out, nil
}

// About returns the edges from decisions to the code that their texts name, by id.
func About(ctx context.Context, v *View, ids []string) (map[string][]Edge, error) {
	x, out := newItems(ctx, v), map[string][]Edge{}
	for _, id := range ids {
		number, err := x.find(id)
		if err != nil {
			return nil, err
		}
		edges, _, err := x.edgesOf(number, store.Kinds(0))
		if err != nil {
			return nil, err
		}
		edges = slices.DeleteFunc(edges, func(e store.Edge) bool { return isItem(e.Target) || ctxsys.IsItem(e.Text) })
		if out[id], err = x.named(edges); err != nil {
			return nil, err
		}
	}
	return out, nil
}
