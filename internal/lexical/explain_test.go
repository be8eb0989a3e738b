package lexical

import (
	"context"
	"fmt"
)

// Match says what one text of a query has to do with a document.
type Match struct {
	Term  int    // index into Query.Terms
	Text  string // the text of the term, or the alternative, that was found
	Freqs Freqs  // occurrences, each counted in one field only
	Score float64
}

// Explanation says why a document has its score. The score is, over the terms of the query, the sum of the
// best match of each.
type Explanation struct {
	Doc     uint32
	Matches []Match
}

// Explain returns an explanation for each of the documents, in their order. A document that is not in the
// segments, or deleted, has no matches.
func Explain(ctx context.Context, segments []*Segment, src Source, q Query, docs []uint32) ([]Explanation, error) {
	p, err := prepare(ctx, segments, src, q)
	if err != nil {
		return nil, err
	}
	out := make([]Explanation, len(docs))
	for i, doc := range docs {
		out[i].Doc = doc
		for j, s := range segments {
			ord, ok := s.docs.find(doc)
			if !ok || s.isDeleted(ord) {
				continue
			}
			if out[i].Matches, err = p.matches(q, j, ord); err != nil {
				return nil, fmt.Errorf("segment %d: %w", s.ID, err)
			}
			break
		}
	}
	return out, nil
}

// matches finds the texts of the query in one document.
func (p *plan) matches(q Query, segment int, ord uint32) ([]Match, error) {
	var found []Match
	s := p.segments[segment]
	for t, texts := range p.terms {
		for i, text := range texts {
			freqs, ok, err := freqsOf(text.lists[segment], uint32(s.Len()), ord)
			if err != nil {
				return nil, err
			}
			if !ok {
				continue
			}
			m := Match{Term: t, Text: q.Terms[t].Text, Freqs: freqs, Score: text.gain * p.scorer.value(freqs, s, ord)}
			if i > 0 {
				m.Text = q.Terms[t].Alternatives[i-1].Text
			}
			found = append(found, m)
		}
	}
	return found, nil
}

// freqsOf looks for the posting of one document.
func freqsOf(e entry, docs, ord uint32) (Freqs, bool, error) {
	if e.df == 0 {
		return Freqs{}, false, nil
	}
	walk := newPostings(e, docs)
	for walk.ord < ord {
		walk.skip()
		walk.advance()
	}
	if walk.ord != ord {
		return Freqs{}, false, walk.err
	}
	f := walk.freqs()
	return f, true, walk.err
}
