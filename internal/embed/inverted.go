package embed

import "github.com/ctx-sys/ctx-sys/internal/lexical"

// MaxInverted is how many documents an [Inverted] takes at a time.
const MaxInverted = 1 << 16

// Inverted computes the vectors of documents of which the lexical index is all there is. That has them term
// by term, so what belongs to a document is gathered first, about a kilobyte each. The vectors are those that
// [Encoder.Analyzed] gives for the documents, to the bit.
type Inverted struct {
	encoder *Encoder
	term    []uint16 // rows of the current term
	found   []occurrence
}

// occurrence says how often a row counts in a document.
type occurrence struct {
	doc, row uint16
	n        uint32
}

// NewInverted returns an Inverted without documents.
func (m *Model) NewInverted() *Inverted { return &Inverted{encoder: m.NewEncoder()} }

// Term begins the occurrences of a term. It is false for one that says nothing, whose occurrences need not be added.
func (x *Inverted) Term(term string) bool {
	x.term = x.encoder.rowsOf(x.term[:0], term)
	return len(x.term) > 0
}

// Add notes the occurrences of the current term in a document, a number below MaxInverted.
func (x *Inverted) Add(doc int, f lexical.Freqs) {
	if n := occurrences(f); n > 0 {
		for _, row := range x.term {
			x.found = append(x.found, occurrence{uint16(doc), row, n})
		}
	}
}

// Each calls f with the vectors of documents by number, leaving out those that have none, and forgets them
// all. The vector is valid during the call only.
func (x *Inverted) Each(f func(doc int, vector []float32) error) error {
	var ends [MaxInverted]int
	for _, o := range x.found {
		ends[o.doc]++
	}
	sum := 0
	for doc, n := range ends {
		ends[doc], sum = sum, sum+n
	}
	byDoc := make([]occurrence, len(x.found))
	for _, o := range x.found {
		byDoc[ends[o.doc]] = o
		ends[o.doc]++ // at last the end of the document
	}
	x.found = x.found[:0]
	vector, start := make([]float32, x.encoder.model.dim), 0
	for doc, end := range ends {
		if start == end {
			continue
		}
		for _, o := range byDoc[start:end] {
			x.encoder.countRow(o.row, o.n)
		}
		start = end
		if x.encoder.sum(vector) {
			if err := f(doc, vector); err != nil {
				return err
			}
		}
	}
	return nil
}
