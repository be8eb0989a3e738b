package search

import (
	"context"

	"github.com/ctx-sys/ctx-sys/internal/lexical"
	"github.com/ctx-sys/ctx-sys/internal/query"
	"github.com/ctx-sys/ctx-sys/internal/rank"
	"github.com/ctx-sys/ctx-sys/internal/retrieve"
)

// leastJudged is how many chunks an index must have for silence: how rare words are says nothing in a handful of them.
const leastJudged = 60

// order is the fifth stage. It takes the candidates and puts the results into the answer, best first. A name wants its definition, whose
// signals were weighed for that; a sentence goes to the trained ranker, which knows how likely it is that it found an answer, and for which
// the other chunks of the best files become candidates too.
func order(ctx context.Context, in *interpretation, found *retrieved, m *measured, out *Answer) error {
	if m.question.Symbolic || found.words() == nil || len(m.question.Words) == 0 {
		out.Results = rank.Order(m.question, m.candidates, in.view.Ranking)
		return nil
	}
	places, err := spots(ctx, in, found, m)
	if err != nil {
		return err
	}
	ranking := rank.Rank(places)
	out.Results, out.likely, out.weighed = ranking.Results, ranking.Likely, ranking.Known
	out.judged = !ranking.Whole && in.view.chunks() >= leastJudged
	return nil
}

// chunks is how many the index has.
func (v *View) chunks() (n int) {
	for _, s := range v.Index.Segments {
		n += s.Live()
	}
	return n
}

// spots widens the candidates by the chunks of the files in play, and gives the places that they are of with their features.
func spots(ctx context.Context, in *interpretation, found *retrieved, m *measured) ([]rank.Spot, error) {
	if len(m.candidates) == 0 {
		return nil, nil
	}
	features := rank.Measure(m.question, m.candidates)
	w, err := newWidening(ctx, in, found, m, filesOfBest(m.question, features, in.view.Ranking))
	if err != nil {
		return nil, err
	}
	more, err := w.widen(ctx)
	if err != nil {
		return nil, err
	}
	features = rank.MeasureMore(m.question, features, more)
	return rank.Spots(m.question, wordsOf(found.words()), backgroundOf(found), features, &w.evidence, w.files), nil
}

// backgroundOf is how similar to the question the chunks of the whole index are.
func backgroundOf(found *retrieved) rank.Background {
	l := found.list(query.Semantic)
	if l == nil || len(l.Hits) == 0 {
		return rank.Background{}
	}
	return rank.Background{Best: l.Hits[0].Score, Last: l.Hits[len(l.Hits)-1].Score, Other: found.index.Vectors.Provided != nil}
}

// wordsOf are the words of a question as the ranker sees them; there are none when no retriever looked for words.
func wordsOf(w *retrieve.Words) (out rank.Words) {
	if w == nil {
		return out
	}
	detail := false
	for i, t := range w.Terms[:w.Own()] {
		out.Gains = append(out.Gains, w.Gains[i])
		switch {
		case lexical.IsExact(t.Text):
			out.Whole |= 1 << i
		case t.Weight == 0 || t.Weight >= 1:
			out.Head |= 1 << i
		default:
			detail = true
		}
	}
	if !detail {
		out.Head = 0
	}
	return out
}
