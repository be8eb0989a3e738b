package lexical

import (
	"context"
	"fmt"
	"math/bits"
	"slices"
	"sync"
)

// Result is what a search found.
type Result struct {
	Hits []Hit // best first; documents of equal score by ascending id

	// Gains says, for each term of the query, what it adds to a score at most: its weight times its rarity,
	// of the text or alternative that is worth most. A term that is nowhere in the index has 0.
	Gains []float64

	plan *plan
}

// Search returns the k best documents. The segments are those of one state of the index, in any order of
// documents; deletions and k larger than what is there are no errors.
func Search(ctx context.Context, segments []*Segment, src Source, q Query, k int) (Result, error) {
	p, err := prepare(ctx, segments, src, q)
	if err != nil {
		return Result{}, err
	}
	w := windows.Get().(*window)
	best, weak := ranking{k: k}, p.optional()
	for i, s := range segments {
		if err := ctx.Err(); err != nil {
			return Result{}, err
		}
		if err := p.searchSegment(i, w, &best, &weak, q.Filter); err != nil {
			return Result{}, fmt.Errorf("segment %d: %w", s.ID, err)
		}
	}
	windows.Put(w) // only now: after an error its scores are not zero
	return Result{Hits: best.sorted(), Gains: p.gains(), plan: p}, nil
}

// gains is the greatest gain of each term's texts.
func (p *plan) gains() []float64 {
	out := make([]float64, len(p.terms))
	for t, texts := range p.terms {
		for _, text := range texts {
			if text.live {
				out[t] = max(out[t], text.gain)
			}
		}
	}
	return out
}

// windowSize is how many documents are scored at a time. Terms are taken one after the other through a
// window, so its scores (32 KB) stay in the first-level cache however large the segment is.
const windowSize = 2048

// window holds the scores of windowSize consecutive ordinals from base.
type window struct {
	base  uint32
	main  plane
	group plane // the best alternative of the current term

	batch  batch
	values [batchSize]float64
}

// plane is one score for each document of a window. Slots are zero unless touched.
type plane struct {
	slots   [windowSize]slot
	touched [windowSize / 64]uint64
}

type slot struct {
	score   float64
	matched uint64
}

var windows = sync.Pool{New: func() any { return new(window) }}

// searchSegment scores the documents of one segment, window by window.
func (p *plan) searchSegment(i int, w *window, best *ranking, weak *optional, filter func(uint32) bool) error {
	s := p.segments[i]
	walks, gains := p.walks(i)
	weak.enter(p, i)
	for {
		marks := weak.raise(best.worst())
		first := uint32(noMore)
		for t, term := range walks {
			if marks && weak.is>>t&1 == 1 {
				continue
			}
			for j := range term {
				first = min(first, term[j].ord)
			}
		}
		if first == noMore {
			break
		}
		w.base = first - first%windowSize
		if marks {
			w.scoreMarked(p, s, walks, gains, weak)
		} else {
			for t, term := range walks {
				w.term(p.scorer, s, term, gains[t], 1<<t)
			}
		}
		w.collect(s, best, filter)
	}
	for _, term := range walks {
		for j := range term {
			if err := term[j].err; err != nil {
				return err
			}
		}
	}
	return nil
}

// walks starts a walk over each list of the segment that has postings.
func (p *plan) walks(segment int) (walks [][]postings, gains [][]float64) {
	docs := uint32(p.segments[segment].Len())
	walks, gains = make([][]postings, len(p.terms)), make([][]float64, len(p.terms))
	for t, texts := range p.terms {
		for _, text := range texts {
			if e := text.lists[segment]; e.df > 0 {
				walks[t] = append(walks[t], newPostings(e, docs))
				gains[t] = append(gains[t], text.gain)
			}
		}
	}
	return walks, gains
}

// term adds the scores of one term.
func (w *window) term(sc *scorer, s *Segment, texts []postings, gains []float64, bit uint64) {
	switch len(texts) {
	case 0:
		return
	case 1:
		w.add(sc, s, &texts[0], gains[0], bit)
		return
	}
	for i := range texts {
		w.raise(sc, s, &texts[i], gains[i])
	}
	w.main.take(&w.group, bit)
}

// add adds the scores of the postings in the window.
func (w *window) add(sc *scorer, s *Segment, p *postings, gain float64, bit uint64) {
	for n := w.fill(sc, s, p); n > 0; n = w.fill(sc, s, p) {
		for i, ord := range w.batch.ords[:n] {
			j := (ord - w.base) % windowSize
			w.main.slots[j].score += gain * w.values[i]
			w.main.slots[j].matched |= bit
			w.main.touched[j/64] |= 1 << (j % 64)
		}
	}
}

// raise keeps, in the group, the greatest scores of the postings in the window.
func (w *window) raise(sc *scorer, s *Segment, p *postings, gain float64) {
	for n := w.fill(sc, s, p); n > 0; n = w.fill(sc, s, p) {
		for i, ord := range w.batch.ords[:n] {
			j := (ord - w.base) % windowSize
			w.group.slots[j].score = max(w.group.slots[j].score, gain*w.values[i])
			w.group.touched[j/64] |= 1 << (j % 64)
		}
	}
}

// fill reads the next postings in the window and scores them. It returns how many there are, 0 at the end
// of the window.
func (w *window) fill(sc *scorer, s *Segment, p *postings) int {
	n := p.batch(w.base+windowSize, &w.batch)
	for i, ord := range w.batch.ords[:n] {
		if at := w.batch.freqs[i]; at < 0 {
			w.values[i] = sc.onceValue(s.norm(ord))
		} else {
			w.values[i] = sc.packedValue(p.data[at:], s, ord)
		}
	}
	return n
}

// take adds the scores of another plane to this one and clears the other.
func (pl *plane) take(from *plane, bit uint64) {
	for i, word := range from.touched {
		for ; word != 0; word &= word - 1 {
			j := i*64 + bits.TrailingZeros64(word)
			pl.slots[j].score += from.slots[j].score
			pl.slots[j].matched |= bit
			from.slots[j] = slot{}
		}
		pl.touched[i] |= from.touched[i]
		from.touched[i] = 0
	}
}

// collect offers the live documents of the window and clears it.
func (w *window) collect(s *Segment, best *ranking, filter func(uint32) bool) {
	for i, word := range w.main.touched {
		if word == 0 {
			continue
		}
		w.main.touched[i] = 0
		first := w.base + uint32(i)*64
		for ; word != 0; word &= word - 1 {
			n := bits.TrailingZeros64(word)
			sl := &w.main.slots[i*64+n]
			if ord := first + uint32(n); !s.isDeleted(ord) {
				if doc := s.docs.at(ord); filter == nil || filter(doc) {
					best.offer(Hit{Doc: doc, Score: sl.score, Matched: sl.matched})
				}
			}
			*sl = slot{}
		}
	}
}

// ranking keeps the k best hits in a heap with the worst on top.
type ranking struct {
	k    int
	heap []Hit
}

// worse orders hits: lower scores, then higher ids.
func worse(a, b Hit) bool { return a.Score < b.Score || a.Score == b.Score && a.Doc > b.Doc }

// worst is the score that a hit must at least have to be among the best.
func (r *ranking) worst() float64 {
	if len(r.heap) < r.k || r.k <= 0 {
		return 0
	}
	return r.heap[0].Score
}

func (r *ranking) offer(h Hit) {
	switch {
	case len(r.heap) < r.k:
		r.heap = append(r.heap, h)
		r.up(len(r.heap) - 1)
	case r.k > 0 && worse(r.heap[0], h):
		r.heap[0] = h
		r.down()
	}
}

func (r *ranking) up(i int) {
	for i > 0 {
		parent := (i - 1) / 2
		if !worse(r.heap[i], r.heap[parent]) {
			return
		}
		r.heap[i], r.heap[parent] = r.heap[parent], r.heap[i]
		i = parent
	}
}

func (r *ranking) down() {
	for i := 0; ; {
		child := 2*i + 1
		if child >= len(r.heap) {
			return
		}
		if child+1 < len(r.heap) && worse(r.heap[child+1], r.heap[child]) {
			child++
		}
		if !worse(r.heap[child], r.heap[i]) {
			return
		}
		r.heap[i], r.heap[child] = r.heap[child], r.heap[i]
		i = child
	}
}

// sorted returns the hits, best first, and leaves the heap in that order.
func (r *ranking) sorted() []Hit {
	slices.SortFunc(r.heap, func(a, b Hit) int {
		switch {
		case worse(b, a):
			return -1
		case worse(a, b):
			return 1
		}
		return 0
	})
	return r.heap
}
