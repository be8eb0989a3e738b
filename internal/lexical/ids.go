package lexical

import "iter"

// ids are ascending documents: the ordinal of each is how many are before it. They are stored as runs of consecutive ones, of which a segment has few:
// one for each place where documents were deleted before it was merged.
type ids struct {
	runs []run
	n    uint32
}

// run begins with a document, which has an ordinal, and ends before the next one.
type run struct{ doc, ord uint32 }

func (d *ids) len() int { return int(d.n) }

// at returns the document of an ordinal.
func (d *ids) at(ord uint32) uint32 {
	r := d.runs[d.runOf(ord)]
	return r.doc + (ord - r.ord)
}

// runOf returns the run that an ordinal is in.
func (d *ids) runOf(ord uint32) int {
	from, to := 0, len(d.runs)
	for to-from > 1 {
		if mid := int(uint(from+to) >> 1); d.runs[mid].ord <= ord {
			from = mid
		} else {
			to = mid
		}
	}
	return from
}

// find returns the ordinal of a document; where there is no such document, that of the next one.
func (d *ids) find(doc uint32) (ord uint32, ok bool) {
	if d.n == 0 || doc < d.runs[0].doc {
		return 0, false
	}
	from, to := 0, len(d.runs)
	for to-from > 1 {
		if mid := int(uint(from+to) >> 1); d.runs[mid].doc <= doc {
			from = mid
		} else {
			to = mid
		}
	}
	end := d.end(from)
	if length := end - d.runs[from].ord; doc-d.runs[from].doc >= length {
		return end, false
	}
	return d.runs[from].ord + (doc - d.runs[from].doc), true
}

// end is the ordinal after the last of a run.
func (d *ids) end(run int) uint32 {
	if run+1 < len(d.runs) {
		return d.runs[run+1].ord
	}
	return d.n
}

// rest is how many consecutive documents there are from an ordinal on.
func (d *ids) rest(ord uint32) uint32 { return d.end(d.runOf(ord)) - ord }

// push adds a document behind all others.
func (d *ids) push(doc uint32) {
	if d.n == 0 || doc != d.at(d.n-1)+1 {
		d.runs = append(d.runs, run{doc, d.n})
	}
	d.n++
}

// all are the ordinals and their documents.
func (d *ids) all() iter.Seq2[uint32, uint32] {
	return func(yield func(ord, doc uint32) bool) {
		for i, r := range d.runs {
			for ord := r.ord; ord < d.end(i); ord++ {
				if !yield(ord, r.doc+(ord-r.ord)) {
					return
				}
			}
		}
	}
}
