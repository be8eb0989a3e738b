package search

import (
	"context"
	"fmt"
	"slices"

	ctxsys "github.com/ctx-sys/ctx-sys"
	"github.com/ctx-sys/ctx-sys/internal/query"
	"github.com/ctx-sys/ctx-sys/internal/retrieve"
)

const (
	// wantedChunks is how many chunks of each retriever are ranked: 60 cost 0.009 NDCG@10 on the semble benchmark, 100 cost
	// 0.0065 on its whole checkouts and 0.014 on messages of commits, and 200 to 300 gain nothing.
	// A search for many results, or one that filters most of them away, looks at more.
	wantedChunks   = 150
	filteredChunks = 3000

	usualDepth = 2 // edges from a named entity
)

// retrieved is what the retrievers found.
type retrieved struct {
	index  *retrieve.Index // with the vectors that were searched
	lists  []retrieve.List
	wanted int                   // chunks of each list
	keep   func(doc uint32) bool // which documents may be found; nil is all
	hyde   *HyDEReport           // nil without a hypothetical answer

	defines map[int64]float64 // documents that define what the question names, and how much that says
}

// chosen names the retrievers of a question: those that the request or the settings name, else what its intent wants. By vectors is searched
// only where there are some, unless that was asked for.
func chosen(v *View, asked []string, q query.Query) (names []string, err error) {
	if len(asked) == 0 {
		if asked, err = usable(v.Options.Strategies); err != nil {
			return nil, err
		}
	}
	if names, err = retrieve.Choose(asked, q); err != nil {
		return nil, err
	}
	if v.Index.Vectors == nil && len(asked) == 0 {
		names = slices.DeleteFunc(names, func(name string) bool { return name == query.Semantic })
	}
	return names, nil
}

// usable leaves out configured strategies that need a model, which this program does without.
func usable(configured []string) ([]string, error) {
	var out []string
	for _, name := range configured {
		switch {
		case slices.Contains(retrieve.Names(), name) || name == "fts" || name == "vector":
			out = append(out, name)
		case name == "hybrid":
			out = append(out, retrieve.Names()...)
		default:
			return nil, fmt.Errorf("%w: retrieval.strategies names no strategy %q: there are keyword, semantic and graph", ctxsys.ErrUsage, name)
		}
	}
	return out, nil
}

// wanted is how many chunks of each list are ranked.
func wanted(req Request) int { return max(wantedChunks, 2*req.Limit) }

// mostFound is how many chunks each retriever looks for.
func (in *interpretation) mostFound(req Request) int {
	if in.filter.Active() || in.keep() != nil {
		return max(wanted(req), filteredChunks)
	}
	return wanted(req)
}

// runRetrievers is the second stage. It takes what the question asks and gives a ranked list of chunks from each retriever. A list that
// could not be made says why; that none could is an error.
func runRetrievers(ctx context.Context, in *interpretation, req Request, a Advice) (*retrieved, error) {
	v := in.view
	out := &retrieved{index: v.Index, wanted: wanted(req), keep: in.keep()}
	if a.Vectors != nil {
		ix := *v.Index
		ix.Vectors = a.Vectors
		out.index = &ix
	}
	o := retrieve.Options{Candidates: in.mostFound(req), Begun: in.ahead, GraphDepth: v.Options.GraphDepth, Corrections: in.corrections, Synonyms: v.Options.Synonyms, More: a.Terms}
	if o.GraphDepth <= 0 {
		o.GraphDepth = usualDepth
	}
	if overlay := v.Store.Overlay(); overlay.Any() {
		keep := out.keep
		out.keep = func(doc uint32) bool { return !overlay.Gone(int64(doc)) && (keep == nil || keep(doc)) }
	}
	o.Keep = out.keep
	var unread, unspelled error
	o.Then = func() { out.defines, unspelled, unread = in.definitions(ctx) } // the first strategy has read what it needs of the view
	out.lists = retrieve.Run(ctx, out.index, v.Store, in.retrievers, in.query, o)
	if err := ctx.Err(); err != nil {
		return nil, err
	}
	if out.unread() {
		out.lists = append(out.lists, retrieve.Count(ctx, out.index, v.Store, in.query, o))
	}
	if err := allFailed(out.lists); err != nil {
		return nil, err
	}
	out.hypothetical(ctx, in, req, a, o)
	if unspelled != nil {
		out.failed(query.Keyword, unspelled)
	}
	return out, unread
}

// allFailed returns an error when no retriever worked: there is then nothing to answer with.
func allFailed(lists []retrieve.List) error {
	var first error
	for _, l := range lists {
		if l.Err == nil {
			return nil
		}
		if first == nil {
			first = fmt.Errorf("%s search: %w", l.Name, l.Err)
		}
	}
	return first
}

// list is that of a retriever, nil when it did not run.
func (r *retrieved) list(name string) *retrieve.List { return listOf(r.lists, name) }

// unread says that the words of the question could not be searched, and that nothing else found anything.
func (r *retrieved) unread() bool {
	words := r.list(query.Keyword)
	return words != nil && words.Err != nil && !slices.ContainsFunc(r.lists, func(l retrieve.List) bool { return len(l.Hits) > 0 })
}

// failed notes that a retriever could not do all it should.
func (r *retrieved) failed(name string, err error) {
	if l := r.list(name); l != nil && l.Err == nil {
		l.Err = err
	}
}

// words are what the keyword retriever looked for, nil when it did not.
func (r *retrieved) words() *retrieve.Words {
	if l := r.list(query.Keyword); l != nil {
		return l.Words
	}
	return nil
}

// rarity is that of the question's terms, from the last list that knows it.
func (r *retrieved) rarity() (of map[string]float64) {
	for i := range r.lists {
		if r.lists[i].Rarity != nil {
			of = r.lists[i].Rarity
		}
	}
	return of
}

// skips reports whether a document may not be found.
func (r *retrieved) skips(doc int64) bool { return r.keep != nil && !r.keep(uint32(doc)) }
