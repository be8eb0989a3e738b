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
	Summary // what a model wrote about the document: few have it

	numFields    = 6
	packedFields = Summary // those before it are in every posting and every norm
)

// String returns the name of the field as it is printed.
func (f Field) String() string {
	if int(f) >= numFields {
		return "unknown"
	}
	return [numFields]string{"body", "defs", "signature", "doc", "path", "summary"}[f]
}

// Freqs says how often a term occurs in each [Field] of a document.
type Freqs [numFields]uint16

// normSize is how many bytes hold the field lengths of a document: two for the body, one for each other
// packed field. Longer fields count as the longest that fits.
const normSize = 2 + int(packedFields) - 1

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
	for _, n := range l[Body+1 : packedFields] {
		dst = append(dst, byte(min(n, 0xff)))
	}
	return dst
}

// bodyLength reads the length of the body.
func bodyLength(norm []byte) int { return int(norm[0]) | int(norm[1])<<8 }

// readNorm reads the stored form, and the length of the summary next to it.
func readNorm(norm []byte, summary byte) (l lengths) {
	l[Summary] = uint16(summary)
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
// Where the term is in the summary a zero and the count there come first, and a zero alone says that it is in no
// other field.
//
// Most postings are "once in the body": those have no such byte at all, see [postings].
const (
	inSummary  = 0x00
	onceInBody = 0x01
	bodyEscape = 0x0f
)

// appendFreqs adds the packed form of f.
func appendFreqs(dst []byte, f Freqs) []byte {
	if f[Summary] > 0 {
		dst = binary.AppendUvarint(append(dst, inSummary), uint64(f[Summary]))
	}
	escape := f[Body] >= bodyEscape
	mask := byte(0)
	for i, n := range f[1:packedFields] {
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
	for _, n := range f[1:packedFields] {
		if n > 0 {
			dst = binary.AppendUvarint(dst, uint64(n))
		}
	}
	return dst
}

// readFreqs reads the packed form and returns how many bytes it took, 0 if it is none.
func readFreqs(data []byte) (f Freqs, n int) {
	if len(data) == 0 {
		return f, 0
	}
	if data[0] == inSummary {
		if f[Summary], n = readCount(data, 1); n == 0 || f[Summary] == 0 || n == len(data) {
			return f, 0
		}
		if data[n] == 0 {
			return f, n + 1
		}
	}
	mask, body := data[n]>>4, data[n]&0x0f
	if n++; body != bodyEscape {
		f[Body] = uint16(body)
		for i := range packedFields - 1 {
			f[i+1] = uint16(mask >> i & 1)
		}
		return f, n
	}
	if f[Body], n = readCount(data, n); n == 0 {
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
const maxFreqs = 2 + 3*numFields

// skipFreqs returns where the packed frequencies at pos end, 0 if there are none. It takes what readFreqs
// takes.
func skipFreqs(data []byte, pos int) int {
	if pos >= len(data) {
		return 0
	}
	if data[pos] == inSummary {
		var count uint16
		if count, pos = readCount(data, pos+1); count == 0 || pos == 0 || pos == len(data) {
			return 0
		}
		if data[pos] == 0 {
			return pos + 1
		}
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
