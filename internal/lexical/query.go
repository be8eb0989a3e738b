package lexical

import (
	"context"
	"fmt"
)

// Source hands out the blocks of segments, from wherever they are kept.
type Source interface {
	// Block returns the data of the block, among those of the segment, whose first term is the greatest
	// that is not greater than term, comparing bytes. It returns nil if there is none. The bytes must
	// not change afterwards.
	Block(ctx context.Context, segment int64, term string) ([]byte, error)
}

// MaxTerms is how many terms a query may have: one bit of [Hit.Matched] each.
const MaxTerms = 64

// Query is a question in terms. A document is found when it has any of them. A term given twice counts twice.
type Query struct {
	Terms  []Term
	Params Params
	// Filter, if not nil, says which documents may be found. It does not change the scores of others.
	Filter func(doc uint32) bool
}

// Term is one thing asked for.
type Term struct {
	Text   string  // as [Analyzer.Terms] gives it
	Weight float64 // 0 means 1; a negative weight means 0
	// Alternatives stand for the same thing: a document scores as the best of Text and those.
	Alternatives []Alternative
}

// Alternative is another text for a Term, with a weight relative to it.
type Alternative struct {
	Text   string
	Weight float64 // 0 means 1; a negative weight means 0
}

// Hit is a document that was found.
type Hit struct {
	Doc     uint32
	Score   float64
	Matched uint64 // bit i: the document has Query.Terms[i] or an alternative of it
}

// plan is a query made ready: for each term its texts, for each text a list per segment.
type plan struct {
	segments []*Segment
	scorer   *scorer
	terms    [][]text
}

// text is a term's own text or one of its alternatives.
type text struct {
	gain  float64
	live  bool    // a document that is not deleted has it
	lists []entry // one a segment
}

// prepare reads the blocks of a query and weighs its terms.
func prepare(ctx context.Context, segments []*Segment, src Source, q Query) (*plan, error) {
	if len(q.Terms) > MaxTerms {
		return nil, fmt.Errorf("query of %d terms: at most %d are possible", len(q.Terms), MaxTerms)
	}
	p := &plan{segments: segments, scorer: newScorer(q.Params, segments)}
	for _, t := range q.Terms {
		weight := orDefault(t.Weight, 1)
		own, err := p.text(ctx, src, t.Text, weight)
		if err != nil {
			return nil, err
		}
		texts := []text{own}
		for _, alt := range t.Alternatives {
			other, err := p.text(ctx, src, alt.Text, weight*orDefault(alt.Weight, 1))
			if err != nil {
				return nil, err
			}
			texts = append(texts, other)
		}
		p.terms = append(p.terms, texts)
	}
	return p, nil
}

// text looks a text up in all segments.
func (p *plan) text(ctx context.Context, src Source, name string, weight float64) (text, error) {
	t := text{lists: make([]entry, len(p.segments))}
	df := uint64(0)
	for i, s := range p.segments {
		e, live, err := lookup(ctx, s, src, name)
		if err != nil {
			return t, fmt.Errorf("term %q in segment %d: %w", name, s.ID, err)
		}
		t.lists[i] = e
		df += uint64(live)
	}
	t.gain, t.live = weight*p.scorer.idf(df), df > 0
	return t, nil
}

// lookup finds the entry of a term in a segment and how many live documents it has.
func lookup(ctx context.Context, s *Segment, src Source, term string) (entry, uint32, error) {
	block, err := src.Block(ctx, s.ID, term)
	if err != nil || block == nil {
		return entry{}, 0, err
	}
	e, err := find(block, term)
	if err != nil {
		return entry{}, 0, err
	}
	if e.df > uint32(s.Len()) {
		return entry{}, 0, fmt.Errorf("%w: more postings than documents", ErrCorrupt)
	}
	live, err := s.liveOf(term, e)
	return e, live, err
}
