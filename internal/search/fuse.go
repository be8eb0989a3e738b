package search

import (
	"github.com/ctx-sys/ctx-sys/internal/query"
	"github.com/ctx-sys/ctx-sys/internal/rank"
	"github.com/ctx-sys/ctx-sys/internal/retrieve"
)

const (
	// graphWeight: neighbours of what was named help, but the named thing itself is what was asked for.
	graphWeight = 0.3

	// vectorWeight and textWeight are those of the weighted sum where none are set.
	vectorWeight = 0.7
	textWeight   = 0.3
)

// merged is the lists of all retrievers as one.
type merged struct {
	chunks  []rank.Fused           // best first
	defines map[int64]float64      // documents that define what the question names, and how much that says
	text    map[int64]retrieve.Hit // what the words found, by document
}

// fuse is the third stage. It takes the lists and gives one, by reciprocal ranks or as the settings say, in which what defines a name or
// has a phrase of the question is too, whether a retriever found it or not.
func fuse(in *interpretation, found *retrieved) *merged {
	out := &merged{defines: found.defines, text: make(map[int64]retrieve.Hit, found.wanted)}
	o := &in.view.Options
	lists := make([]rank.List, 0, len(found.lists)+2)
	for _, l := range found.lists {
		words := l.Name == query.Keyword || l.Name == retrieve.Counted
		list := rank.List{Name: l.Name, Weight: o.weight(l.Name), Unbounded: words, Hits: make([]rank.Ranked, 0, len(l.Hits))}
		for _, h := range l.Hits {
			list.Hits = append(list.Hits, rank.Ranked{Doc: h.Doc, Score: h.Score})
			if words {
				out.text[h.Doc] = h
			}
		}
		lists = append(lists, list)
	}
	lists = append(lists, definitionList(out.defines))
	if in.phrased {
		lists = append(lists, in.phraseList())
	}
	if o.Fusion == FusionWeighted {
		out.chunks = rank.FuseScores(lists)
	} else {
		out.chunks = rank.Fuse(lists, o.k())
	}
	return out
}

// k is the constant of reciprocal rank fusion.
func (o *Options) k() int {
	if o.RRFK <= 0 {
		return rank.K
	}
	return o.RRFK
}

// weight is what a retriever's list counts for in the fusion.
func (o *Options) weight(name string) float64 {
	if w, ok := o.Weights[name]; ok {
		return w
	}
	switch {
	case name == query.Graph:
		return graphWeight
	case name == retrieve.Hypothetical:
		return hydeWeight
	case o.Fusion != FusionWeighted:
		return 1
	case name == query.Semantic:
		return vectorWeight
	}
	return textWeight
}
