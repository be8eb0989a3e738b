package lexical

import "slices"

// Detail is what a document has of a query.
type Detail struct {
	Doc     uint32
	Score   float64 // as [Search] scores it
	Matched uint64  // see Hit
	In      [numFields]uint64
	Terms   [numFields]int // length of each field, in terms
}

// Details looks at documents one by one, whether the search that gave the result found them or not. In says of each field which
// terms of the query it has, a bit each, as Matched does of all. The documents come in any order and are returned in ascending order, each once; those
// that are not in the index are left out. The time grows with the postings of the query's terms.
func (r *Result) Details(docs []uint32) ([]Detail, error) {
	docs = slices.Clone(docs)
	slices.Sort(docs)
	docs = slices.Compact(docs)
	out := make([]Detail, 0, len(docs))
	for i, s := range r.plan.segments {
		var err error
		if out, err = r.plan.details(out, i, s, docs); err != nil {
			return nil, err
		}
	}
	slices.SortFunc(out, func(a, b Detail) int { return int(int64(a.Doc) - int64(b.Doc)) })
	return out, nil
}

// details appends those of the documents that are in a segment.
func (p *plan) details(all []Detail, segment int, s *Segment, docs []uint32) ([]Detail, error) {
	first := len(all)
	var ords []uint32
	for _, doc := range docs {
		at, ok := s.docs.find(doc)
		if !ok || s.isDeleted(at) {
			continue
		}
		d := Detail{Doc: doc}
		for f, n := range readNorm(s.norm(at), s.summary(at)) {
			d.Terms[f] = int(n)
		}
		ords, all = append(ords, at), append(all, d)
	}
	out := all[first:]
	if len(out) == 0 {
		return all, nil
	}
	value := make([]float64, len(out))
	for t, texts := range p.terms {
		clear(value)
		for _, text := range texts {
			e := text.lists[segment]
			if e.df == 0 {
				continue
			}
			walk := newPostings(e, uint32(s.Len()))
			for i, ord := range ords {
				if walk.skipTo(ord); walk.ord != ord || walk.err != nil {
					continue
				}
				f := Freqs{Body: 1}
				if !walk.simple {
					var size int
					if f, size = readFreqs(walk.data[walk.pos:]); size == 0 {
						walk.fail(badFreqs)
						break
					}
				}
				value[i] = max(value[i], text.gain*p.scorer.value(f, s, ord))
				out[i].Matched |= 1 << t
				for field, n := range f {
					if n > 0 {
						out[i].In[field] |= 1 << t
					}
				}
			}
			if walk.err != nil {
				return nil, walk.err
			}
		}
		for i, v := range value {
			out[i].Score += v
		}
	}
	return all, nil
}
