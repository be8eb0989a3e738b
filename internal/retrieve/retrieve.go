// Package retrieve finds candidates: each strategy is a function that turns a parsed query into a ranked
// list of pieces. Strategies run side by side, know nothing of one another, and fail alone: a failed one
// costs its own list and is named in the answer. What the lists amount to is the business of package rank.
package retrieve

import (
	"context"
	"fmt"
	"slices"
	"sync"
	"time"

	ctxsys "github.com/ctx-sys/ctx-sys"
	"github.com/ctx-sys/ctx-sys/internal/lexical"
	"github.com/ctx-sys/ctx-sys/internal/query"
	"github.com/ctx-sys/ctx-sys/internal/store"
)

// Hit is a piece that a strategy found, by its document number.
type Hit struct {
	Doc     int64
	Score   float64 // larger is better; comparable within the list only
	Matched float64 // how much of the query it has, weighed by how rare each term is; 0 to 1
}

// List is what one strategy found, best first.
type List struct {
	Name      string
	Hits      []Hit
	Direction                    // of the query, when the strategy made one
	Rarity    map[string]float64 // of the query's terms, when the strategy knows it: what a match is worth
	Words     *Words             // of the query, when the strategy looked for words
	Took      time.Duration
	Err       error
}

// Index is what strategies search. Views come from one database; segments belong to its present state.
type Index struct {
	DB       store.DB
	Segments []*lexical.Segment
	Analyzer *lexical.Analyzer
	Params   lexical.Params
	Vectors  *Vectors // nil when there are none
	Damage   error    // why there are no segments, although there should be some
}

// Options bound the strategies.
type Options struct {
	Candidates int // of each strategy
	GraphDepth int // edges from a mentioned entity

	Keep        func(doc uint32) bool // which documents may be found; nil is all
	Begun       *Begun                // the search by vectors, where it was begun: see Ahead
	Corrections []Correction
	Synonyms    bool     // also look for words that mean about the same
	More        []string // words to look for besides those of the query, that count little
	Then        func()   // called behind the first strategy, while others go on; may be nil
}

// strategy is one way to find candidates.
type strategy func(ctx context.Context, ix *Index, v *store.View, q query.Query, o Options) (List, error)

// strategies lists all there are.
var strategies = map[string]strategy{
	"keyword":  keyword,
	"semantic": semantic,
	"graph":    graph,
}

// aliases are older names that settings may use.
var aliases = map[string]string{"fts": "keyword", "vector": "semantic"}

// Names lists the strategies.
func Names() []string { return []string{"keyword", "semantic", "graph"} }

// Choose returns the strategies for a query: those asked for, else what its intent wants of those that
// exist. The keyword strategy is always among the latter. An unknown name is an error that wraps
// ctxsys.ErrUsage.
func Choose(asked []string, q query.Query) ([]string, error) {
	var out []string
	for _, name := range asked {
		if a, ok := aliases[name]; ok {
			name = a
		}
		if _, ok := strategies[name]; !ok {
			return nil, fmt.Errorf("%w: no strategy %q: there are keyword, semantic and graph", ctxsys.ErrUsage, name)
		}
		if !slices.Contains(out, name) {
			out = append(out, name)
		}
	}
	if len(out) > 0 {
		slices.SortFunc(out, func(a, b string) int { return slices.Index(Names(), a) - slices.Index(Names(), b) })
		return out, nil
	}
	out = []string{"keyword", "semantic"} // first: it is the one that needs the segments' own state
	if slices.Contains(q.Strategies, "graph") && len(q.Mentions) > 0 {
		out = append(out, "graph")
	}
	return out, nil
}

// Run carries the named strategies out at the same time. The first works on v, the state the segments of ix
// belong to; the others open views of their own.
func Run(ctx context.Context, ix *Index, v *store.View, names []string, q query.Query, o Options) []List {
	lists := make([]List, len(names))
	var wg sync.WaitGroup
	for i, name := range names {
		wg.Go(func() {
			start := time.Now()
			search := func(v *store.View) (err error) {
				lists[i], err = strategies[name](ctx, ix, v, q, o)
				return err
			}
			var err error
			switch {
			case i == 0:
				err = search(v)
			case name == query.Semantic && o.Begun != nil:
				lists[i], err = o.Begun.list(o)
				lists[i].Name, lists[i].Took, lists[i].Err = name, o.Begun.took, err
				return
			default:
				err = ix.DB.View(ctx, search)
			}
			lists[i].Name, lists[i].Took, lists[i].Err = name, time.Since(start), err
			if i == 0 && o.Then != nil {
				o.Then()
			}
		})
	}
	wg.Wait()
	return lists
}
