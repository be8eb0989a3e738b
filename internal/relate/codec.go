package relate

import "encoding/binary"

// The encoding of facts: a table of the distinct strings, then varints, with strings as numbers of the
// table. A decoded string shares memory with all the others of its file.

type writer struct {
	table map[string]int
	texts []string
	size  int
	body  []byte
}

func newWriter() *writer {
	w := &writer{table: map[string]int{}}
	w.intern("") // number 0
	return w
}

func (w *writer) intern(s string) int {
	n, ok := w.table[s]
	if !ok {
		n = len(w.texts)
		w.table[s] = n
		w.texts = append(w.texts, s)
		w.size += len(s)
	}
	return n
}

func (w *writer) int(n int)       { w.body = binary.AppendUvarint(w.body, uint64(n)) }
func (w *writer) string(s string) { w.int(w.intern(s)) }

func (w *writer) strings(list []string) {
	w.int(len(list))
	for _, s := range list {
		w.string(s)
	}
}

func (w *writer) bools(flags ...bool) {
	n := 0
	for i, f := range flags {
		if f {
			n |= 1 << i
		}
	}
	w.int(n)
}

// bytes returns lengths, texts and body, each behind its own length.
func (w *writer) bytes() []byte {
	out := binary.AppendUvarint(nil, uint64(len(w.texts)))
	for _, s := range w.texts {
		out = binary.AppendUvarint(out, uint64(len(s)))
	}
	for _, s := range w.texts {
		out = append(out, s...)
	}
	return append(out, w.body...)
}

// reader reads what writer wrote. After damaged input bad is set and all further reads give zero values.
type reader struct {
	texts []string
	data  []byte
	bad   bool
}

func newReader(data []byte) *reader {
	r := &reader{data: data}
	lengths := make([]int, r.count())
	total := 0
	for i := range lengths {
		lengths[i] = r.int()
		total += lengths[i]
		if total > len(data) {
			r.fail()
			return r
		}
	}
	if r.bad || total > len(r.data) {
		r.fail()
		return r
	}
	all := string(r.data[:total])
	r.data = r.data[total:]
	r.texts = make([]string, len(lengths))
	for i, n := range lengths {
		r.texts[i], all = all[:n], all[n:]
	}
	return r
}

func (r *reader) fail() { r.bad, r.data = true, nil }

func (r *reader) int() int {
	n, size := binary.Uvarint(r.data)
	if size <= 0 || n > 1<<40 {
		r.fail()
		return 0
	}
	r.data = r.data[size:]
	return int(n)
}

// count reads a length: no list can be longer than the bytes that are left.
func (r *reader) count() int {
	n := r.int()
	if n > len(r.data) {
		r.fail()
		return 0
	}
	return n
}

func (r *reader) string() string {
	n := r.int()
	if n >= len(r.texts) {
		r.fail()
		return ""
	}
	return r.texts[n]
}

func (r *reader) strings() []string {
	n := r.count()
	if n == 0 {
		return nil
	}
	out := make([]string, n)
	for i := range out {
		out[i] = r.string()
	}
	return out
}
