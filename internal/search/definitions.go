package search

import (
	"context"
	"slices"
	"strings"

	ctxsys "github.com/ctx-sys/ctx-sys"
	"github.com/ctx-sys/ctx-sys/internal/query"
	"github.com/ctx-sys/ctx-sys/internal/rank"
	"github.com/ctx-sys/ctx-sys/internal/retrieve"
	"github.com/ctx-sys/ctx-sys/internal/store"
)

// definitions maps the chunks that define a name the query gives to how much that says. A name nothing is called is
// looked for in other spellings; unspelled says why that could not be done.
func (in *interpretation) definitions(ctx context.Context) (out map[int64]float64, unspelled, err error) {
	out = map[int64]float64{}
	unmet := map[string]float64{}
	for name, worth := range namesIn(in.query) {
		es, err := in.view.Cache.Definitions(ctx, in.view.Store, name)
		if err != nil {
			return nil, nil, err
		}
		if len(es) == 0 {
			unmet[name] = worth
		}
		for i := range es {
			doc, err := in.view.Store.ChunkAt(ctx, store.FileOf(es[i].ID), es[i].BodyByte-1)
			if err != nil {
				return nil, nil, err
			}
			if doc != 0 {
				out[doc] = max(out[doc], worth*definitionWorth(&es[i], name))
			}
		}
	}
	return out, in.spelled(ctx, unmet, out), nil
}

// namesIn lists the identifiers of a query and their worth.
func namesIn(q query.Query) map[string]float64 {
	names := map[string]float64{}
	if q.Symbolic {
		names[strings.Trim(q.Text, " \t\r\n`'\"")] = 1
	}
	for _, m := range q.Mentions {
		if _, ok := names[m.Text]; !ok && m.Type != query.MentionFile {
			names[m.Text] = sentenceWorth
		}
	}
	return names
}

// sentenceWorth: a sentence that mentions a name asks about something near it, as often as not in another
// file, while a query that is nothing but a name asks for its definition.
const sentenceWorth = 0.15

// definitionWorth prefers what people mean by a bare name: the exact letter case before another, a type
// before a function, that before a method, and a field last.
func definitionWorth(e *store.Entity, name string) float64 {
	worth := 1.0
	switch e.Type {
	case ctxsys.TypeFunction, ctxsys.TypeModule, ctxsys.TypeNamespace:
		worth = 0.9
	case ctxsys.TypeMethod, ctxsys.TypeConstant:
		worth = 0.8
	case ctxsys.TypeProperty, ctxsys.TypeVariable, ctxsys.TypeSection:
		worth = 0.5
	}
	if !strings.HasSuffix(strings.TrimSuffix(name, "()"), e.Name) {
		worth *= 0.6
	}
	return worth * retrieve.Qualified(e, name)
}

// definitionList makes candidates of definitions that no retriever found. It weighs nothing by itself.
func definitionList(defines map[int64]float64) rank.List {
	list := rank.List{Name: "definition", Weight: 0}
	for doc := range defines {
		list.Hits = append(list.Hits, rank.Ranked{Doc: doc, Score: defines[doc]})
	}
	slices.SortFunc(list.Hits, func(a, b rank.Ranked) int {
		if a.Score != b.Score {
			if a.Score > b.Score {
				return -1
			}
			return 1
		}
		return int(a.Doc - b.Doc)
	})
	return list
}
