// Package packed is the encoding of what is stored of a file: a table of the distinct strings, then numbers, with a string as its number in
// the table. It is compact where names repeat, which they do in code, and what is read shares memory between equal strings.
package packed

import (
	"encoding/binary"

	"github.com/ctx-sys/ctx-sys/internal/arena"
)

// Writer gathers values. NewWriter makes one.
type Writer struct {
	table map[string]int
	texts []string
	size  int
	body  []byte
}

func NewWriter() *Writer {
	w := &Writer{table: map[string]int{}}
	w.intern("") // number 0
	return w
}

func (w *Writer) intern(s string) int {
	n, ok := w.table[s]
	if !ok {
		n = len(w.texts)
		w.table[s] = n
		w.texts = append(w.texts, s)
		w.size += len(s)
	}
	return n
}

func (w *Writer) Int(n int)     { w.body = binary.AppendUvarint(w.body, uint64(n)) }
func (w *Writer) Signed(n int)  { w.body = binary.AppendVarint(w.body, int64(n)) }
func (w *Writer) Text(s string) { w.Int(w.intern(s)) }

func (w *Writer) Texts(list []string) {
	w.Int(len(list))
	for _, s := range list {
		w.Text(s)
	}
}

func (w *Writer) Bools(flags ...bool) {
	n := 0
	for i, f := range flags {
		if f {
			n |= 1 << i
		}
	}
	w.Int(n)
}

// Bytes returns lengths, texts and body, each behind its own length.
func (w *Writer) Bytes() []byte {
	out := binary.AppendUvarint(nil, uint64(len(w.texts)))
	for _, s := range w.texts {
		out = binary.AppendUvarint(out, uint64(len(s)))
	}
	for _, s := range w.texts {
		out = append(out, s...)
	}
	return append(out, w.body...)
}

// Reader reads what a Writer wrote. After damaged input bad is set and all further reads give zero values.
type Reader struct {
	arena *arena.Arena
	texts []string
	data  []byte
	Bad   bool
}

func NewReader(data []byte) *Reader { return NewReaderIn(nil, data) }

// NewReaderIn returns a reader that has what it gives in an arena.
func NewReaderIn(a *arena.Arena, data []byte) *Reader {
	r := &Reader{arena: a, data: data}
	lengths := make([]int, r.Count())
	total := 0
	for i := range lengths {
		lengths[i] = r.Int()
		total += lengths[i]
		if total > len(data) {
			r.Fail()
			return r
		}
	}
	if r.Bad || total > len(r.data) {
		r.Fail()
		return r
	}
	all := arena.String(a, r.data[:total])
	r.data = r.data[total:]
	r.texts = make([]string, len(lengths))
	for i, n := range lengths {
		r.texts[i], all = all[:n], all[n:]
	}
	return r
}

func (r *Reader) Fail() { r.Bad, r.data = true, nil }

func (r *Reader) Int() int {
	n, size := binary.Uvarint(r.data)
	if size <= 0 || n > 1<<40 {
		r.Fail()
		return 0
	}
	r.data = r.data[size:]
	return int(n)
}

// Signed reads what may be negative.
func (r *Reader) Signed() int {
	n, size := binary.Varint(r.data)
	if size <= 0 || n > 1<<40 || n < -1<<40 {
		r.Fail()
		return 0
	}
	r.data = r.data[size:]
	return int(n)
}

// Count reads a length: no list can be longer than the bytes that are left.
func (r *Reader) Count() int {
	n := r.Int()
	if n > len(r.data) {
		r.Fail()
		return 0
	}
	return n
}

func (r *Reader) Text() string {
	n := r.Int()
	if n >= len(r.texts) {
		r.Fail()
		return ""
	}
	return r.texts[n]
}

func (r *Reader) Texts() []string {
	n := r.Count()
	if n == 0 {
		return nil
	}
	out := arena.Make[string](r.arena, n)
	for i := range out {
		out[i] = r.Text()
	}
	return out
}
