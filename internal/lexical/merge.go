package lexical

import (
	"bytes"
	"fmt"
	"iter"
)

// Input is a segment to merge: what is known of it, and its blocks by ascending first term.
type Input struct {
	Segment *Segment
	Blocks  iter.Seq2[[]byte, error]
}

// Merge writes the live documents of the inputs as one new segment: its blocks go to emit as they fill, by
// ascending first term, and the segment itself is returned. The inputs come in order of their documents and
// do not overlap; those that break this are an error. When no document is left there are no blocks and the
// segment is empty: drop it. After an error what was emitted is worthless.
//
// Each input is read once, as a stream; memory is bounded by the documents of the inputs (a few bytes each)
// and the longest list of postings.
func Merge(inputs []Input, emit func(Block) error) (*Segment, error) {
	m := merger{out: &Segment{}, blocks: blockWriter{emit: emit}}
	defer m.close()
	for _, in := range inputs {
		if err := m.open(in); err != nil {
			return nil, fmt.Errorf("merge: %w", err)
		}
	}
	if err := m.run(); err != nil {
		return nil, fmt.Errorf("merge: %w", err)
	}
	return m.out, nil
}

type merger struct {
	out    *Segment
	after  uint64 // above the documents of the inputs so far
	inputs []*mergeInput
	blocks blockWriter
	term   []byte
	buf    []byte // postings of the term
	prev   uint32 // ordinal of the last posting in buf
	df     uint32
}

// mergeInput is on an entry of one input.
type mergeInput struct {
	segment *Segment
	ordinal []uint32 // old ordinal -> new one; noMore for deleted documents
	next    func() (entry, error, bool)
	stop    func()
	entry   entry
	ok      bool
}

// open adds the documents of an input and starts reading its entries.
func (m *merger) open(in Input) error {
	s := in.Segment
	if s.Len() > 0 && uint64(s.First()) < m.after {
		return fmt.Errorf("segment %d begins at document %d, below %d", s.ID, s.First(), m.after)
	}
	input := &mergeInput{segment: s, ordinal: make([]uint32, s.Len())}
	for ord, doc := range s.docs.all() {
		if s.isDeleted(ord) {
			input.ordinal[ord] = noMore
			continue
		}
		input.ordinal[ord] = uint32(m.out.Len())
		m.out.push(doc, s.norm(ord), s.summary(ord))
	}
	if s.Len() > 0 {
		m.after = uint64(s.Last()) + 1
	}
	input.next, input.stop = iter.Pull2(entries(in.Blocks))
	m.inputs = append(m.inputs, input)
	return nil
}

func (m *merger) close() {
	for _, in := range m.inputs {
		in.stop()
	}
}

// advance goes to the next entry of an input.
func (in *mergeInput) advance() (err error) {
	in.entry, err, in.ok = in.next()
	if err != nil {
		return fmt.Errorf("segment %d: %w", in.segment.ID, err)
	}
	return nil
}

// run merges term by term.
func (m *merger) run() error {
	for _, in := range m.inputs {
		if err := in.advance(); err != nil {
			return err
		}
	}
	for m.smallest() {
		m.buf, m.prev, m.df = m.buf[:0], beforeFirst, 0
		for _, in := range m.inputs {
			if !in.ok || !bytes.Equal(in.entry.term, m.term) {
				continue
			}
			if err := m.copy(in); err != nil {
				return fmt.Errorf("term %q in segment %d: %w", m.term, in.segment.ID, err)
			}
			if err := in.advance(); err != nil {
				return err
			}
		}
		if m.df == 0 {
			continue
		}
		if err := m.blocks.add(string(m.term), m.df, m.buf); err != nil {
			return err
		}
	}
	return m.blocks.flush()
}

// smallest finds the next term. It is false when all inputs are at their ends.
func (m *merger) smallest() bool {
	found := false
	for _, in := range m.inputs {
		if in.ok && (!found || bytes.Compare(in.entry.term, m.term) < 0) {
			m.term, found = append(m.term[:0], in.entry.term...), true
		}
	}
	return found
}

// copy adds the live postings of an input's entry.
func (m *merger) copy(in *mergeInput) error {
	p := newPostings(in.entry, uint32(in.segment.Len()))
	for p.ord != noMore {
		ord := in.ordinal[p.ord]
		freqs := p.packed()
		if ord != noMore && p.err == nil {
			m.buf = appendPosting(m.buf, m.prev, ord, freqs)
			m.prev = ord
			m.df++
		}
		p.advance()
	}
	return p.err
}
