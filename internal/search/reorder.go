package search

import (
	"context"
	"slices"

	"github.com/ctx-sys/ctx-sys/internal/advice"
	"github.com/ctx-sys/ctx-sys/internal/rank"
)

// reranked is how many results a model puts in order where nothing else is set.
const reranked = 20

// reorder has a model order the best results of an answer. What comes first because it was named stays there.
func reorder(ctx context.Context, v *View, a Advice, out *Answer) error {
	if !a.Models.Has(advice.Rerank) {
		return nil
	}
	n := a.Candidates
	if n <= 0 {
		n = reranked
	}
	best := out.Results[out.fixed():]
	best = best[:min(n, len(best))]
	switch {
	case out.listed || out.Query.Symbolic:
		a.Models.Without(advice.Rerank, "the question is a name or a list")
		return nil
	case len(best) < 2:
		a.Models.Without(advice.Rerank, "there is nothing to order")
		return nil
	}
	hits, err := Present(ctx, v, out, best, len(best))
	if err != nil || len(hits) != len(best) {
		return err
	}
	candidates := make([]advice.Candidate, len(hits))
	for i, h := range hits {
		candidates[i] = advice.Candidate{Path: h.Path, Kind: string(h.Type), Name: h.QualifiedName, Signature: h.Signature, Text: h.Snippet}
	}
	if order, ok := a.Models.Order(ctx, candidates, a.Patience); ok {
		rank.Arrange(best, order)
	}
	return ctx.Err()
}

// fixed is how many of the first results are first because the question names their places.
func (a *Answer) fixed() int {
	n := 0
	for n < len(a.Results) && slices.ContainsFunc(a.pins, func(p pin) bool { return p.doc == a.Results[n].Doc }) {
		n++
	}
	return n
}
