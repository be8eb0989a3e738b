package search

import (
	"context"
	"errors"
	"math"
	"strings"

	ctxsys "github.com/ctx-sys/ctx-sys"
	"github.com/ctx-sys/ctx-sys/internal/rank"
	"github.com/ctx-sys/ctx-sys/internal/store"
	"github.com/ctx-sys/ctx-sys/internal/token"
)

// Present is the last stage. It takes an answer and some of its results, and gives the first as they are shown, as many as the limit: where they
// are, with the lines that hold most of the question and what a model wrote about them.
func Present(ctx context.Context, v *View, a *Answer, results []rank.Result, limit int) ([]ctxsys.Hit, error) {
	hits, entities := []ctxsys.Hit{}, []int64(nil)
	snippets := NewSnippets(a.Rarity, v.Index.Analyzer)
	for _, r := range results {
		if len(hits) == limit {
			break
		}
		chunk := *a.Chunks[r.Doc]
		e, err := v.Store.Entity(ctx, chunk.Entity)
		if errors.Is(err, ctxsys.ErrNotFound) {
			continue
		}
		if err != nil {
			return nil, err
		}
		body, stale, err := v.Texts.Span(ctx, chunk.File, chunk.StartByte, chunk.EndByte)
		if err != nil && !errors.Is(err, ctxsys.ErrNotFound) {
			return nil, err
		}
		if chunk.ID < 0 && !store.IsFile(chunk.Entity) { // a symbol by itself, whose text begins with its comment
			chunk.StartLine = chunk.EndLine - strings.Count(strings.TrimRight(body, "\n"), "\n")
		}
		r.Explain()
		s := snippets.of(body, a.Focus(&chunk, body))
		hits = append(hits, ctxsys.Hit{
			Rank: len(hits) + 1, ID: e.PublicID(chunk.Path), Type: e.Type, Name: e.Name, QualifiedName: e.Qualified,
			Path: chunk.Path, StartLine: chunk.StartLine, EndLine: chunk.EndLine, Language: chunk.Language,
			Signature: e.Signature, Snippet: s.text, SnippetLine: chunk.StartLine + s.before, Best: s.best(chunk.StartLine), Tokens: token.Estimate(body),
			Score: math.Round(r.Score*1e4) / 1e4, Why: r.Why, Stale: stale,
		})
		entities = append(entities, e.ID)
	}
	written, err := v.Store.SummariesOf(ctx, entities)
	for i, id := range entities {
		if s, ok := written[id]; ok {
			hits[i].Summary = &ctxsys.Summary{Text: s.Text, Model: s.Model}
		}
	}
	return hits, err
}
