package lexical

import (
	"cmp"
	"math/bits"
	"slices"
)

// Most postings of a question are those of its most frequent words, and most documents that have nothing but such
// words cannot be among the best. Once there are k hits, the words are told apart: those whose greatest values
// together do not reach the worst of the k hits are optional. A document that has only optional words is counted
// and not scored. One that has another word is scored with all of its words, in the order of the query, so its
// score is the same to the bit as without any of this.

// optional picks the terms that cannot make a hit by themselves.
type optional struct {
	byBound []int     // terms, the least valuable first
	upTo    []float64 // what the terms up to each add at most
	n       int       // that many are optional
	is      uint64    // a bit for each of those

	postings []uint64 // of each term, in the current segment
	all      uint64   // sum of them
	spared   uint64   // sum of those of the optional terms
}

// slack keeps rounding from making a bound too small.
const slack = 1 + 1e-9

func (p *plan) optional() optional {
	bounds, limit := p.gains(), p.scorer.limit()*slack
	o := optional{byBound: make([]int, len(bounds)), upTo: make([]float64, len(bounds))}
	for t := range bounds {
		o.byBound[t] = t
	}
	slices.SortStableFunc(o.byBound, func(a, b int) int { return cmp.Compare(bounds[a], bounds[b]) })
	sum := 0.0
	for i, t := range o.byBound {
		sum += bounds[t] * limit
		o.upTo[i] = sum
	}
	return o
}

// enter begins a segment.
func (o *optional) enter(p *plan, segment int) {
	o.postings, o.all, o.spared = o.postings[:0], 0, 0
	for t, texts := range p.terms {
		n := uint64(0)
		for _, text := range texts {
			n += uint64(text.lists[segment].df)
		}
		o.postings = append(o.postings, n)
		if o.all += n; o.is>>t&1 == 1 {
			o.spared += n
		}
	}
}

// raise takes notice of a better k-th hit, and reports whether it is worth while to tell the terms apart. The
// postings of those that are not optional are read twice then, so they must be the lesser part: with a half
// the median question took a third less, and the slowest hundredth as long as before.
func (o *optional) raise(worst float64) bool {
	for o.n < len(o.upTo) && o.upTo[o.n] < worst {
		t := o.byBound[o.n]
		o.is |= 1 << t
		o.spared += o.postings[t]
		o.n++
	}
	return 2*o.spared > o.all
}

// mark notes the documents of the window that have one of some postings, which it leaves where they are.
func (w *window) mark(texts []postings) {
	for _, p := range texts {
		for n := p.batch(w.base+windowSize, &w.batch); n > 0; n = p.batch(w.base+windowSize, &w.batch) {
			for _, ord := range w.batch.ords[:n] {
				j := (ord - w.base) % windowSize
				w.main.touched[j/64] |= 1 << (j % 64)
			}
		}
	}
}

// termMarked adds the scores of one term to the documents that were marked.
func (w *window) termMarked(sc *scorer, s *Segment, texts []postings, gains []float64, bit uint64) {
	for i := range texts {
		p, gain := &texts[i], gains[i]
		for n := p.batch(w.base+windowSize, &w.batch); n > 0; n = p.batch(w.base+windowSize, &w.batch) {
			for i, ord := range w.batch.ords[:n] {
				j := (ord - w.base) % windowSize
				if w.main.touched[j/64]>>(j%64)&1 == 0 {
					w.passed[j/64] |= 1 << (j % 64)
					continue
				}
				var value float64
				if at := w.batch.freqs[i]; at < 0 {
					value = gain * sc.onceValue(s.norm(ord))
				} else {
					value = gain * sc.packedValue(p.data[at:], s, ord)
				}
				if len(texts) > 1 {
					w.group.slots[j].score = max(w.group.slots[j].score, value)
					w.group.touched[j/64] |= 1 << (j % 64)
					continue
				}
				w.main.slots[j].score += value
				w.main.slots[j].matched |= bit
			}
		}
	}
	if len(texts) > 1 {
		w.main.take(&w.group, bit)
	}
}

// countPassed counts the live documents of the window that were not scored.
func (w *window) countPassed(s *Segment, filter func(uint32) bool) (n int) {
	for i, word := range w.passed {
		w.passed[i] = 0
		at := w.base/64 + uint32(i)
		if word != 0 && s.deleted != nil {
			word &^= s.deleted[at]
		}
		if filter == nil {
			n += bits.OnesCount64(word)
			continue
		}
		for ; word != 0; word &= word - 1 {
			if filter(s.docs[at*64+uint32(bits.TrailingZeros64(word))]) {
				n++
			}
		}
	}
	return n
}
