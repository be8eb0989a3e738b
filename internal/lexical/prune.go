package lexical

import (
	"cmp"
	"math/bits"
	"slices"
)

// Most postings of a question are those of its most frequent words, and most documents that have nothing but such
// words cannot be among the best. Once there are k hits, the words are in two groups: those whose greatest values
// together do not reach the worst of the k hits are optional. A document that has only optional words is not looked at. One that has another
// word is scored with all of its words, in the order of the query, so its score is the same to the bit as without any of this.

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
// postings of those that are not optional may be read twice then, so they must be the lesser part: with a half
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

// scoreMarked scores the documents of the window that have a term that is not optional.
func (w *window) scoreMarked(p *plan, s *Segment, walks [][]postings, gains [][]float64, weak *optional) {
	for t, term := range walks {
		if weak.is>>t&1 == 0 {
			w.mark(term)
		}
	}
	marked := 0
	for _, word := range w.main.touched {
		marked += bits.OnesCount64(word)
	}
	for t, term := range walks {
		switch {
		case weak.is>>t&1 == 0:
			w.term(p.scorer, s, term, gains[t], 1<<t)
		case marked <= fewMarked:
			w.termOfFew(p.scorer, s, term, gains[t], 1<<t)
		default:
			w.termMarked(p.scorer, s, term, gains[t], 1<<t)
		}
	}
}

// fewMarked is up to how many documents of a window are looked for one by one.
const fewMarked = 64

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
		p.skipTo(w.base)
		for n := p.batch(w.base+windowSize, &w.batch); n > 0; n = p.batch(w.base+windowSize, &w.batch) {
			for i, ord := range w.batch.ords[:n] {
				j := (ord - w.base) % windowSize
				if w.main.touched[j/64]>>(j%64)&1 == 0 {
					continue
				}
				w.addMarked(j, bit, len(texts) > 1, gain*sc.postedValue(p, w.batch.freqs[i], s, ord))
			}
		}
	}
	if len(texts) > 1 {
		w.main.take(&w.group, bit)
	}
}

// termOfFew is termMarked for few documents.
func (w *window) termOfFew(sc *scorer, s *Segment, texts []postings, gains []float64, bit uint64) {
	for i := range texts {
		p, gain := &texts[i], gains[i]
		for at, word := range w.main.touched {
			for ; word != 0; word &= word - 1 {
				j := uint32(at*64 + bits.TrailingZeros64(word))
				if p.skipTo(w.base + j); p.ord != w.base+j {
					continue
				}
				freqs := int32(-1)
				if !p.simple {
					if freqs = int32(p.pos); skipFreqs(p.data, p.pos) == 0 {
						p.fail(badFreqs)
						continue
					}
				}
				w.addMarked(j, bit, len(texts) > 1, gain*sc.postedValue(p, freqs, s, p.ord))
			}
		}
	}
	if len(texts) > 1 {
		w.main.take(&w.group, bit)
	}
}

// postedValue is value for a posting of which it is known where its frequencies are, -1 for a simple one.
func (sc *scorer) postedValue(p *postings, freqs int32, s *Segment, ord uint32) float64 {
	if freqs < 0 {
		return sc.onceValue(s.norm(ord))
	}
	return sc.packedValue(p.data[freqs:], s, ord)
}

// addMarked adds to the score of a document, or to the group when there are several texts.
func (w *window) addMarked(j uint32, bit uint64, grouped bool, value float64) {
	if grouped {
		w.group.slots[j].score = max(w.group.slots[j].score, value)
		w.group.touched[j/64] |= 1 << (j % 64)
		return
	}
	w.main.slots[j].score += value
	w.main.slots[j].matched |= bit
}
