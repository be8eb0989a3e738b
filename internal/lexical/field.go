package lexical

import (
	"encoding/binary"
	"math/bits"
)

// Field is a part of a document that weighs by itself.
type Field uint8

// The fields of a document.
const (
	Body Field = iota
	Defs
	Signature
	Doc
	Path

	numFields = 5
)

// String returns the name of the field as it is printed.
func (f Field) String() string {
	if int(f) >= numFields {
		return "unknown"
	}
	return [numFields]string{"body", "defs", "signature", "doc", "path"}[f]
}

// Freqs says how often a term occurs in each [Field] of a document.
type Freqs [numFields]uint16

// normSize is how many bytes hold the field lengths of a document: two for the body, one for each other
// field. Longer fields count as the longest that fits.
const normSize = 2 + numFields - 1

// lengths holds the number of terms in each field of a document.
type lengths [numFields]uint16

// add counts a term that occurs f times.
func (l *lengths) add(f Freqs) {
	for i, n := range f {
		l[i] = sat(l[i], n)
	}
}

// sat adds without overflow.
func sat(a, b uint16) uint16 {
	if s := a + b; s >= a {
		return s
	}
	return 0xffff
}

// appendNorm adds the stored form of l.
func appendNorm(dst []byte, l lengths) []byte {
	dst = binary.LittleEndian.AppendUint16(dst, l[Body])
	for _, n := range l[Body+1:] {
		dst = append(dst, byte(min(n, 0xff)))
	}
	return dst
}

// bodyLength reads the length of the body.
func bodyLength(norm []byte) int { return int(norm[0]) | int(norm[1])<<8 }

// readNorm reads the stored form.
func readNorm(norm []byte) (l lengths) {
	l[Body] = uint16(bodyLength(norm))
	for i, n := range norm[2:normSize] {
		l[i+1] = uint16(n)
	}
	return l
}

// A posting stores Freqs as one byte where it can: the low half counts the body, each bit of the high half
// says that the term occurs once in another field. With bodyEscape in the low half the high bits only say
// which other fields occur, and the counts follow: the body's, then those of the fields of the set bits.
//
// Most postings are "once in the body": those have no such byte at all, see [postings].
const (
	onceInBody = 0x01
	bodyEscape = 0x0f
)

// appendFreqs adds the packed form of f.
func appendFreqs(dst []byte, f Freqs) []byte {
	escape := f[Body] >= bodyEscape
	mask := byte(0)
	for i, n := range f[1:] {
		if n > 0 {
			mask |= 1 << i
		}
		escape = escape || n > 1
	}
	if !escape {
		return append(dst, mask<<4|byte(f[Body]))
	}
	dst = append(dst, mask<<4|bodyEscape)
	dst = binary.AppendUvarint(dst, uint64(f[Body]))
	for _, n := range f[1:] {
		if n > 0 {
			dst = binary.AppendUvarint(dst, uint64(n))
		}
	}
	return dst
}

// readFreqs reads the packed form and returns how many bytes it took, 0 if it is none.
func readFreqs(data []byte) (f Freqs, n int) {
	if len(data) == 0 || data[0] == 0 {
		return f, 0
	}
	mask, body := data[0]>>4, data[0]&0x0f
	if body != bodyEscape {
		f[Body] = uint16(body)
		for i := range numFields - 1 {
			f[i+1] = uint16(mask >> i & 1)
		}
		return f, 1
	}
	if f[Body], n = readCount(data, 1); n == 0 {
		return f, 0
	}
	for i := 1; mask != 0; i, mask = i+1, mask>>1 {
		if mask&1 == 0 {
			continue
		}
		if f[i], n = readCount(data, n); n == 0 {
			return f, 0
		}
	}
	return f, n
}

// readCount reads a count at pos and returns where the next one is, 0 if there is none.
func readCount(data []byte, pos int) (count uint16, next int) {
	if pos < len(data) && data[pos] < 0x80 {
		return uint16(data[pos]), pos + 1
	}
	v, n := binary.Uvarint(data[pos:])
	if n <= 0 || v > 0xffff {
		return 0, 0
	}
	return uint16(v), pos + n
}

// maxFreqs is the most bytes packed frequencies take: a 16-bit varint is three.
const maxFreqs = 1 + 3*numFields

// skipFreqs returns where the packed frequencies at pos end, 0 if there are none. It takes what readFreqs
// takes.
func skipFreqs(data []byte, pos int) int {
	if pos >= len(data) || data[pos] == 0 {
		return 0
	}
	head := data[pos]
	pos++
	if head&0x0f != bodyEscape {
		return pos
	}
	for n := 1 + bits.OnesCount8(head>>4); n > 0; n-- {
		if pos < len(data) && data[pos] < 0x80 {
			pos++
		} else if _, pos = readCount(data, pos); pos == 0 {
			return 0
		}
	}
	return pos
}
