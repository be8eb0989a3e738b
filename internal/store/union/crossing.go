package union

import (
	"cmp"
	"slices"

	ctxsys "github.com/ctx-sys/ctx-sys"
	"github.com/ctx-sys/ctx-sys/internal/store"
)

// crossing is the edges from one part to another. A nil one has none.
type crossing struct {
	edges    []store.Edge // by source
	from, to map[int64][]store.Edge
	links    map[[2]int64]int // edges of each pair of files
	replaced map[inside]bool
}

// inside is by what an edge of a part is known.
type inside struct {
	source, target int64
	kind           ctxsys.RelationKind
	line           int
	text           string
}

func (r *Reader) crossingOf(c *Crossing) *crossing {
	x := &crossing{from: map[int64][]store.Edge{}, to: map[int64][]store.Edge{}, links: map[[2]int64]int{}, replaced: map[inside]bool{}}
	for _, e := range c.Edges {
		e.Source, e.Target = r.entity(e.From, e.Source), r.entity(e.To, e.Target)
		x.edges = append(x.edges, e.Edge)
	}
	for _, e := range c.Replaced {
		own := r.movedEdge(e.Part, e.Edge)
		x.replaced[insideOf(&own)] = true
	}
	slices.SortStableFunc(x.edges, func(a, b store.Edge) int { return cmp.Compare(a.Source, b.Source) })
	for _, e := range x.edges {
		x.from[e.Source] = append(x.from[e.Source], e)
		x.to[e.Target] = append(x.to[e.Target], e)
		if source, target := store.FileOf(e.Source), store.FileOf(e.Target); e.Kind != ctxsys.Documents && source != 0 && target != 0 {
			x.links[[2]int64{source, target}]++
		}
	}
	for _, list := range x.to {
		slices.SortStableFunc(list, func(a, b store.Edge) int { return cmp.Compare(b.Weight, a.Weight) })
	}
	return x
}

func (x *crossing) empty() bool { return x == nil || len(x.edges) == 0 }

func insideOf(e *store.Edge) inside { return inside{e.Source, e.Target, e.Kind, e.Line, e.Text} }

// rest drops the edges in whose place there are others.
func (x *crossing) rest(edges []store.Edge) []store.Edge {
	if x.empty() {
		return edges
	}
	return slices.DeleteFunc(edges, func(e store.Edge) bool { return x.has(&e) })
}

func (x *crossing) has(e *store.Edge) bool {
	return !x.empty() && len(x.replaced) > 0 && x.replaced[insideOf(e)]
}

// out is the edges of some kinds that leave an entity. With among, only those that lead to one of it.
func (x *crossing) out(id int64, kinds store.Kinds, among []int64) []store.Edge {
	if x.empty() {
		return nil
	}
	return chosen(x.from[id], func(e *store.Edge) bool {
		return kinds.Has(e.Kind) && (among == nil || slices.Contains(among, e.Target))
	})
}

// in is the edges of some kinds that end in an entity, the most certain first. With among, only those that leave one of it.
func (x *crossing) in(id int64, kinds store.Kinds, among []int64) []store.Edge {
	if x.empty() {
		return nil
	}
	return chosen(x.to[id], func(e *store.Edge) bool {
		return kinds.Has(e.Kind) && (among == nil || slices.Contains(among, e.Source))
	})
}

func chosen(edges []store.Edge, wanted func(*store.Edge) bool) (out []store.Edge) {
	for i := range edges {
		if wanted(&edges[i]) {
			out = append(out, edges[i])
		}
	}
	return out
}

// code counts the edges that end in an entity, those of documents left out.
func (x *crossing) code(id int64) int {
	return len(chosen(x.in(id, 0, nil), func(e *store.Edge) bool { return e.Kind != ctxsys.Documents }))
}

// certain merges two lists of edges into one entity: the most certain first, those of its own part before others.
func certain(own, other []store.Edge) []store.Edge {
	if len(other) == 0 {
		return own
	}
	all := append(own[:len(own):len(own)], other...)
	slices.SortStableFunc(all, func(a, b store.Edge) int { return cmp.Compare(b.Weight, a.Weight) })
	return all
}
