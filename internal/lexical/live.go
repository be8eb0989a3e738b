package lexical

import (
	"math/bits"
	"sync"
)

// counts remembers how many live documents have a term. A question looks a term up several times, and of a frequent one the postings are
// walked up to the last deleted document.
type counts struct {
	mu sync.Mutex
	of map[string]uint32
}

// maxCounts bounds the terms that are remembered, about a megabyte.
const maxCounts = 1 << 14

// liveOf counts the documents of an entry that are not deleted.
func (s *Segment) liveOf(term string, e entry) (uint32, error) {
	if s.gone == 0 || e.df == 0 {
		return e.df, nil
	}
	s.counts.mu.Lock()
	n, ok := s.counts.of[term]
	s.counts.mu.Unlock()
	if ok {
		return n, nil
	}
	n, err := s.countLive(e)
	if err != nil {
		return 0, err
	}
	s.counts.mu.Lock()
	defer s.counts.mu.Unlock()
	if s.counts.of == nil || len(s.counts.of) >= maxCounts {
		s.counts.of = map[string]uint32{}
	}
	s.counts.of[term] = n
	return n, nil
}

// countLive goes from one deleted document to the next.
func (s *Segment) countLive(e entry) (uint32, error) {
	live, p := e.df, newPostings(e, uint32(s.Len()))
	for p.ord != noMore {
		next := s.nextDeleted(p.ord)
		if next == p.ord {
			live--
			next++
		}
		if next == noMore {
			break
		}
		p.skipTo(next)
	}
	return live, p.err
}

// nextDeleted is the first deleted document from an ordinal on, noMore for none.
func (s *Segment) nextDeleted(ord uint32) uint32 {
	i := int(ord / 64)
	word := s.deleted[i] >> (ord % 64) << (ord % 64)
	for word == 0 {
		if i++; i == len(s.deleted) {
			return noMore
		}
		word = s.deleted[i]
	}
	return uint32(i*64 + bits.TrailingZeros64(word))
}
