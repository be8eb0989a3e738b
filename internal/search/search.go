// Package search answers a question: it is the read path from words to ranked chunks, as functions over a [View] of the index.
//
// A question runs through these stages, in this order. Each is a function over the view and what the stages before it gave, in a file of
// its own; where the function has another name than its stage, it is in brackets.
//
//	interpret                 what the question asks of this index: filters, phrases, places of a trace, names, misspelled words
//	retrieve (runRetrievers)  a ranked list of chunks from each retriever, side by side
//	fuse                      one list of them, with what is defined and quoted
//	measure                   the first chunks that pass the filters as candidates, with their features
//	rank (order)              the candidates as results, best first, with reasons
//	feedback                  what was of use before, and what is old
//	cut                       what is named comes first; a floor and a confidence; nothing, where nothing answers
//	present (Present)         the results as they are shown
//
// [Run] is all of them but the last, since a context takes the ranked chunks and shows them otherwise. What models say beforehand comes in
// as [Advice], a value; the order that a model gives the best results is asked for behind the cut, see [reorder].
package search

import (
	"context"

	"github.com/ctx-sys/ctx-sys/internal/query"
	"github.com/ctx-sys/ctx-sys/internal/rank"
)

// MaxLimit bounds the results of a question.
const MaxLimit = 1000

// Run answers a question with ranked chunks. No results are no error.
func Run(ctx context.Context, v *View, req Request, a Advice) (*Answer, error) {
	out, err := answerParts(ctx, v, req, a)
	if err != nil {
		return nil, err
	}
	return out, reorder(ctx, v, a, out)
}

// answerOne answers a question that is one. A question for a list of something is one for all when there is no such thing.
func answerOne(ctx context.Context, v *View, req Request, a Advice) (*Answer, error) {
	q, err := parse(ctx, v, req.Query)
	if err != nil {
		return nil, err
	}
	out, err := answer(ctx, v, req, a, q)
	if err == nil && len(out.Results) == 0 && out.hinted {
		q.Types = nil
		out, err = answer(ctx, v, req, a, q)
	}
	return out, err
}

// answer is the stages of a question. What only lists is its own ranking.
func answer(ctx context.Context, v *View, req Request, a Advice, q query.Query) (*Answer, error) {
	in, found, cs, err := candidates(ctx, v, req, a, q) // interpret, retrieve, fuse, measure
	if err != nil {
		return nil, err
	}
	out := newAnswer(in, found, cs, a)
	if in.listed {
		err = list(ctx, in, req.Limit, out)
	} else {
		err = order(ctx, in, found, cs, out)
	}
	if err != nil {
		return nil, err
	}
	if err := feedback(ctx, v, out); err != nil {
		return nil, err
	}
	return out, cut(ctx, in, out)
}

// candidates is the first half of the stages, up to the features, which is where fitting the weights begins too. Of what only lists there
// is nothing but the interpretation.
func candidates(ctx context.Context, v *View, req Request, a Advice, q query.Query) (in *interpretation, found *retrieved, cs *measured, err error) {
	if in, err = interpret(ctx, v, req, a, q); err != nil || in.listed {
		return in, nil, nil, err
	}
	if found, err = runRetrievers(ctx, in, req, a); err != nil {
		return nil, nil, nil, err
	}
	cs, err = measure(ctx, in, found, fuse(in, found))
	return in, found, cs, err
}

// Candidates returns what a search would rank, for fitting the weights.
func Candidates(ctx context.Context, v *View, req Request) (q rank.Question, cs []rank.Candidate, err error) {
	_, _, m, err := candidates(ctx, v, req, Advice{}, query.Parse(req.Query))
	if err != nil || m == nil {
		return q, nil, err
	}
	if err := m.link(ctx, v, m.candidates); err != nil {
		return q, nil, err
	}
	words := map[string][]string{} // the analyzer goes back to its owner
	for i := range m.candidates {
		for _, s := range rank.Names(&m.candidates[i]) {
			words[s] = m.question.Stem(s)
		}
	}
	prepared := &m.question // for this goroutine alone
	q = rank.Question{
		Words: prepared.Words, Rarity: prepared.Rarity, Head: prepared.Head, Symbolic: prepared.Symbolic, Tests: prepared.Tests, Docs: prepared.Docs,
		Stem: func(s string) []string { return words[s] },
	}
	return q, m.candidates, nil
}

// Spots returns the places that a search would rank, with their features, for training the ranker.
func Spots(ctx context.Context, v *View, req Request) ([]rank.Spot, error) {
	in, found, m, err := candidates(ctx, v, req, Advice{}, query.Parse(req.Query))
	if err != nil || m == nil {
		return nil, err
	}
	return spots(ctx, in, found, m)
}
