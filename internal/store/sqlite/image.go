package sqlite

import (
	"encoding/binary"
	"errors"
	"io"
	"math"
	"os"
)

// image is the file of a database with its log, read page by page without SQLite, which gives up on a damaged one. The format is
// https://sqlite.org/fileformat2.html. Nothing in it is trusted: what does not fit is passed over.
type image struct {
	file, log *os.File // log may be nil
	size      int      // pageBytes
	count     int      // of pages
	logged    map[int]int64
}

// pageBytes is the size of a page, in all databases that this program makes.
const pageBytes = 4096

// soundHeader reports whether a file begins as all databases do that this program makes. SQLite takes some of what differs for a
// database that it must not write to, or that is in another encoding. A database without tables names neither its format nor its
// encoding.
func soundHeader(b []byte) bool {
	if len(b) != 100 {
		return false
	}
	format, encoding := binary.BigEndian.Uint32(b[44:]), binary.BigEndian.Uint32(b[56:])
	return string(b[:16]) == "SQLite format 3\x00" && binary.BigEndian.Uint16(b[16:]) == pageBytes &&
		(b[18] == 1 || b[18] == 2) && b[19] == b[18] && b[20] == 0 && b[21] == 64 && b[22] == 32 && b[23] == 32 &&
		(format == 4 || format == 0) && (encoding == 1 || encoding == 0)
}

// Kinds of pages.
const (
	indexInner = 2
	tableInner = 5
	indexLeaf  = 10
	tableLeaf  = 13
)

// openImage opens the database at path. The error is that of opening it.
func openImage(path string) (*image, error) {
	f, err := os.Open(path)
	if err != nil {
		return nil, err
	}
	im := &image{file: f, size: pageBytes, logged: map[int]int64{}}
	info, err := f.Stat()
	if err != nil {
		return nil, errors.Join(err, f.Close())
	}
	im.count = int((info.Size() + int64(im.size) - 1) / int64(im.size))
	if im.log, err = os.Open(path + "-wal"); err == nil {
		im.readLog()
	} else {
		im.log = nil
	}
	return im, nil
}

func (im *image) close() {
	im.file.Close()
	if im.log != nil {
		im.log.Close()
	}
}

// readLog finds the pages that the log has newer than the file: those of all transactions up to the first frame that is damaged
// or of an older log, as SQLite does.
func (im *image) readLog() {
	const headBytes, frameBytes = 32, 24
	head := make([]byte, headBytes)
	if _, err := im.log.ReadAt(head, 0); err != nil {
		return
	}
	var order binary.ByteOrder = binary.LittleEndian
	switch binary.BigEndian.Uint32(head) {
	case 0x377f0683:
		order = binary.BigEndian
	case 0x377f0682:
	default:
		return
	}
	sum := [2]uint32{}
	if int(binary.BigEndian.Uint32(head[8:])) != im.size || !summed(order, &sum, head[:24], head[24:32]) {
		return
	}
	frame, open := make([]byte, frameBytes+im.size), map[int]int64{}
	for at := int64(headBytes); ; at += int64(len(frame)) {
		if _, err := im.log.ReadAt(frame, at); err != nil || string(frame[8:16]) != string(head[16:24]) {
			return
		}
		checksum(order, &sum, frame[:8])
		if !summed(order, &sum, frame[frameBytes:], frame[16:24]) {
			return
		}
		open[int(binary.BigEndian.Uint32(frame))] = at + frameBytes
		if pages := int(binary.BigEndian.Uint32(frame[4:])); pages > 0 { // the end of a transaction
			for page, at := range open {
				im.logged[page] = at
			}
			clear(open)
			im.count = max(im.count, pages)
		}
	}
}

// checksum goes on with the sum of a log over some bytes, whose number is a multiple of 8.
func checksum(order binary.ByteOrder, sum *[2]uint32, b []byte) {
	for ; len(b) >= 8; b = b[8:] {
		sum[0] += order.Uint32(b) + sum[1]
		sum[1] += order.Uint32(b[4:]) + sum[0]
	}
}

// summed is checksum, and whether it comes to what was written down.
func summed(order binary.ByteOrder, sum *[2]uint32, b, want []byte) bool {
	checksum(order, sum, b)
	return sum[0] == binary.BigEndian.Uint32(want) && sum[1] == binary.BigEndian.Uint32(want[4:])
}

// page returns a page, of which there are 1 to count; nil where it cannot be read. The last may be cut off.
func (im *image) page(n int) []byte {
	if n < 1 || n > im.count {
		return nil
	}
	b := make([]byte, im.size)
	if at, ok := im.logged[n]; ok {
		if _, err := im.log.ReadAt(b, at); err == nil {
			return b
		}
	}
	read, err := im.file.ReadAt(b, int64(n-1)*int64(im.size))
	if err != nil && !errors.Is(err, io.EOF) {
		return nil
	}
	return b[:read]
}

// node is what is in a page of a tree.
type node struct {
	kind  byte
	below []int // numbers of pages
	rows  []record
}

// record is one row: values are nil, int64, float64, string or []byte.
type record struct {
	rowid  int64 // of a table with such
	values []any
}

// node reads a page of a tree, false when it is none. Cells that do not fit are left out.
func (im *image) node(n int) (out node, ok bool) {
	p, at := im.page(n), 0
	if n == 1 {
		at = 100 // the header of the file
	}
	if len(p) < at+12 {
		return out, false
	}
	out.kind = p[at]
	pointers := at + 8
	switch out.kind {
	case tableLeaf, indexLeaf:
	case tableInner, indexInner:
		pointers = at + 12
		out.below = append(out.below, int(binary.BigEndian.Uint32(p[at+8:])))
	default:
		return out, false
	}
	cells := int(binary.BigEndian.Uint16(p[at+3:]))
	if pointers+2*cells > len(p) {
		return out, false
	}
	for i := range cells {
		cell := int(binary.BigEndian.Uint16(p[pointers+2*i:]))
		if cell < pointers+2*cells || cell >= len(p)-3 { // it is damaged, or cut off
			continue
		}
		im.cell(&out, p[cell:])
	}
	return out, true
}

// cell reads one cell into a node.
func (im *image) cell(out *node, b []byte) {
	if out.kind == tableInner || out.kind == indexInner {
		if len(b) < 5 {
			return
		}
		out.below = append(out.below, int(binary.BigEndian.Uint32(b)))
		b = b[4:]
	}
	if out.kind == tableInner {
		return
	}
	length, n := varint(b)
	b = b[n:]
	var r record
	most := (im.size-12)*64/255 - 23
	if out.kind == tableLeaf {
		most = im.size - 35
		r.rowid, n = varint(b)
		b = b[n:]
	}
	payload := im.payload(b, length, most)
	if payload == nil {
		return
	}
	var ok bool
	if r.values, ok = values(payload); ok {
		out.rows = append(out.rows, r)
	}
}

// payload is the content of a cell, of which a page holds most bytes at most and a chain of pages the others; nil where it is
// damaged.
func (im *image) payload(b []byte, length int64, most int) []byte {
	if length < 2 || length > int64(im.count)*int64(im.size) {
		return nil
	}
	here := int(length)
	if here > most {
		least := (im.size-12)*32/255 - 23
		here = least + (int(length)-least)%(im.size-4)
		if here > most {
			here = least
		}
	}
	if here > len(b) {
		return nil
	}
	out := append(make([]byte, 0, length), b[:here]...)
	if int64(here) == length {
		return out
	}
	if len(b) < here+4 {
		return nil
	}
	next := int(binary.BigEndian.Uint32(b[here:]))
	for int64(len(out)) < length {
		p := im.page(next)
		if len(p) < im.size || allZero(p) {
			return nil
		}
		next = int(binary.BigEndian.Uint32(p))
		out = append(out, p[4:4+min(len(p)-4, int(length)-len(out))]...)
	}
	if next != 0 { // it is another chain by now
		return nil
	}
	return out
}

func allZero(b []byte) bool {
	for _, c := range b {
		if c != 0 {
			return false
		}
	}
	return true
}

// values reads a record, which its types must fill to the byte.
func values(b []byte) (out []any, ok bool) {
	head, n := varint(b)
	if head < int64(n) || head > int64(len(b)) {
		return nil, false
	}
	types, body := b[n:head], b[head:]
	for len(types) > 0 {
		kind, n := varint(types)
		if n == 0 {
			return nil, false
		}
		types = types[n:]
		v, size := value(kind, body)
		if size < 0 || size > len(body) {
			return nil, false
		}
		out, body = append(out, v), body[size:]
	}
	return out, len(body) == 0
}

// value reads a value of a type from the beginning of b. The size is negative for a type that there is not.
func value(kind int64, b []byte) (v any, size int) {
	sizes := [...]int{0, 1, 2, 3, 4, 6, 8, 8, 0, 0}
	switch {
	case kind < 0 || kind == 10 || kind == 11 || kind > math.MaxInt32:
		return nil, -1
	case kind >= 12:
		size = int(kind-12) / 2
		if size > len(b) {
			return nil, -1
		}
		if kind%2 == 1 {
			return string(b[:size]), size
		}
		return append([]byte{}, b[:size]...), size
	}
	size = sizes[kind]
	if size > len(b) {
		return nil, -1
	}
	switch kind {
	case 0:
		return nil, 0
	case 7:
		return math.Float64frombits(binary.BigEndian.Uint64(b)), 8
	case 8, 9:
		return kind - 8, 0
	}
	n := int64(int8(b[0]))
	for _, c := range b[1:size] {
		n = n<<8 | int64(c)
	}
	return n, size
}

// varint reads an integer of 1 to 9 bytes, and how many it has; 0 of them where it is cut off.
func varint(b []byte) (v int64, n int) {
	for i, c := range b {
		if i == 8 {
			return v<<8 | int64(c), 9
		}
		v = v<<7 | int64(c&0x7f)
		if c < 0x80 {
			return v, i + 1
		}
	}
	return 0, 0
}
