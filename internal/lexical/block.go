package lexical

import (
	"bytes"
	"encoding/binary"
	"fmt"
	"iter"
)

// Block is a run of terms with their postings. First is the first of the terms and, with the segment, the
// key to store Data under.
type Block struct {
	First string
	Data  []byte
}

// blockSize is what blocks are filled up to. A term whose postings are larger has a block of its own. One
// database page holds one: larger blocks cost each rare term more bytes to read, smaller ones more rows.
const blockSize = 4000

// A block is a sequence of entries, by ascending term:
//
//	uvarint  bytes shared with the term before (0 for the first)
//	uvarint  bytes that follow, and those
//	uvarint  number of postings, at least one
//	uvarint  bytes of postings, and those (see postings)

// entry is a term of a block. df counts documents of the segment, deleted ones included.
type entry struct {
	term     []byte
	df       uint32
	postings []byte
}

// blockWriter fills blocks with entries that come in ascending order.
type blockWriter struct {
	emit  func(Block) error
	buf   []byte
	first string
	prev  []byte // the term before
}

// add appends a term, ending the current block first if it would become too large.
func (w *blockWriter) add(term string, df uint32, postings []byte) error {
	const overhead = 12 // of the four numbers
	if len(w.buf) > 0 && len(w.buf)+len(term)+len(postings)+overhead > blockSize {
		if err := w.flush(); err != nil {
			return err
		}
	}
	if len(w.buf) == 0 {
		w.first, w.prev = term, w.prev[:0]
	}
	shared := sharedPrefix(w.prev, term)
	w.buf = binary.AppendUvarint(w.buf, uint64(shared))
	w.buf = binary.AppendUvarint(w.buf, uint64(len(term)-shared))
	w.buf = append(w.buf, term[shared:]...)
	w.buf = binary.AppendUvarint(w.buf, uint64(df))
	w.buf = binary.AppendUvarint(w.buf, uint64(len(postings)))
	w.buf = append(w.buf, postings...)
	w.prev = append(w.prev[:0], term...)
	return nil
}

// flush hands out the current block.
func (w *blockWriter) flush() error {
	if len(w.buf) == 0 {
		return nil
	}
	b := Block{First: w.first, Data: bytes.Clone(w.buf)}
	w.buf = w.buf[:0]
	return w.emit(b)
}

func sharedPrefix(a []byte, b string) int {
	n := min(len(a), len(b))
	for i := range n {
		if a[i] != b[i] {
			return i
		}
	}
	return n
}

// blockReader reads the entries of a block in order. The entry's term is valid until the next call.
type blockReader struct {
	data   []byte
	term   []byte // the term before; at first the last one of the block before, which bounds this block's
	inside bool   // the first entry was read
}

// next returns the next entry; ok is false at the end.
func (r *blockReader) next() (e entry, ok bool, err error) {
	if len(r.data) == 0 {
		return e, false, nil
	}
	shared, err := r.number()
	if err != nil {
		return e, false, err
	}
	suffix, err := r.bytes()
	if err != nil {
		return e, false, err
	}
	if err := r.extend(shared, suffix); err != nil {
		return e, false, err
	}
	df, err := r.number()
	if err != nil {
		return e, false, err
	}
	if e.postings, err = r.bytes(); err != nil {
		return e, false, err
	}
	if df == 0 || df > uint64(len(e.postings)) {
		return e, false, fmt.Errorf("%w: %d postings in %d bytes", ErrCorrupt, df, len(e.postings))
	}
	e.term, e.df = r.term, uint32(df)
	return e, true, nil
}

// extend makes the next term: shared bytes of the one before, and the suffix. It must be the greater one.
func (r *blockReader) extend(shared uint64, suffix []byte) error {
	if shared > uint64(len(r.term)) || shared+uint64(len(suffix)) > maxTerm || shared > 0 && !r.inside {
		return fmt.Errorf("%w: bad term", ErrCorrupt)
	}
	if bytes.Compare(suffix, r.term[shared:]) <= 0 {
		return fmt.Errorf("%w: terms out of order", ErrCorrupt)
	}
	r.term, r.inside = append(r.term[:shared], suffix...), true
	return nil
}

func (r *blockReader) number() (uint64, error) {
	v, n := binary.Uvarint(r.data)
	if n <= 0 || v > maxDocs {
		return 0, fmt.Errorf("%w: bad number in a block", ErrCorrupt)
	}
	r.data = r.data[n:]
	return v, nil
}

func (r *blockReader) bytes() ([]byte, error) {
	n, err := r.number()
	if err != nil {
		return nil, err
	}
	if n > uint64(len(r.data)) {
		return nil, fmt.Errorf("%w: block ends early", ErrCorrupt)
	}
	b := r.data[:n:n]
	r.data = r.data[n:]
	return b, nil
}

// find returns the entry of a term, with df 0 if the block does not have it.
func find(block []byte, term string) (entry, error) {
	r := blockReader{data: block, term: make([]byte, 0, 2*maxTerm)}
	for {
		e, ok, err := r.next()
		switch {
		case err != nil || !ok || string(e.term) > term:
			return entry{}, err
		case string(e.term) == term:
			return e, nil
		}
	}
}

// entries walks over the terms of consecutive blocks.
func entries(blocks iter.Seq2[[]byte, error]) iter.Seq2[entry, error] {
	return func(yield func(entry, error) bool) {
		var prev []byte
		for block, err := range blocks {
			if err != nil {
				yield(entry{}, err)
				return
			}
			r := blockReader{data: block, term: prev}
			for {
				e, ok, err := r.next()
				if err != nil {
					yield(entry{}, err)
					return
				}
				if !ok {
					break
				}
				if !yield(e, nil) {
					return
				}
			}
			prev = r.term
		}
	}
}
