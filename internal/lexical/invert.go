package lexical

import (
	"fmt"
	"iter"
)

// Postings walks over the blocks of a segment term by term. It asks begin about each term, and hands the
// documents from first to last that hold it to each, when begin says true. Deleted documents are left out.
func Postings(s *Segment, blocks iter.Seq2[[]byte, error], first, last uint32, begin func(term string) bool, each func(doc uint32, f Freqs)) error {
	for e, err := range entries(blocks) {
		if err != nil {
			return fmt.Errorf("segment %d: %w", s.ID, err)
		}
		if !begin(string(e.term)) {
			continue
		}
		p := newPostings(e, uint32(s.Len()))
		for p.ord != noMore && s.docs.at(p.ord) <= last {
			if doc := s.docs.at(p.ord); doc < first || s.isDeleted(p.ord) {
				p.skip()
			} else if f := p.freqs(); p.err == nil {
				each(doc, f)
			}
			if p.err == nil {
				p.advance()
			}
		}
		if p.err != nil {
			return fmt.Errorf("segment %d, term %q: %w", s.ID, e.term, p.err)
		}
	}
	return nil
}

// LiveBetween counts the documents from first to last that are not deleted.
func (s *Segment) LiveBetween(first, last uint32) (n int) {
	for ord, doc := range s.docs.all() {
		if first <= doc && doc <= last && !s.isDeleted(ord) {
			n++
		}
	}
	return n
}
