package lexical

import (
	"encoding/binary"
	"fmt"
	"math"
)

// The postings of a term are a sequence, by ascending ordinal, of
//
//	uvarint  gap<<1 | simple     gap: ordinal minus the one before it (minus -1 for the first), minus 1
//	freqs    unless simple       see appendFreqs; simple means once in the body
//
// so the most frequent kind of posting of a frequent term is one byte.

// appendPosting adds a posting that follows the ordinal prev, given packed frequencies.
func appendPosting(dst []byte, prev, ord uint32, freqs []byte) []byte {
	gap := uint64(ord-prev-1) << 1
	if len(freqs) == 1 && freqs[0] == onceInBody {
		return binary.AppendUvarint(dst, gap|1)
	}
	return append(binary.AppendUvarint(dst, gap), freqs...)
}

// beforeFirst is the ordinal "before" the first posting: adding a gap and one wraps to the right value.
const beforeFirst = math.MaxUint32

// noMore is the ordinal of a cursor at its end. No segment has that many documents.
const noMore = math.MaxUint32

// postings walks over the postings of a term. ord and simple describe the current posting; its
// frequencies, unless simple, are the next bytes of data.
type postings struct {
	data   []byte
	pos    int
	left   uint32 // postings after the current one
	docs   uint32 // ordinals are below this
	ord    uint32 // noMore at the end
	simple bool
	err    error
}

// newPostings is on the first posting.
func newPostings(e entry, docs uint32) postings {
	p := postings{data: e.postings, left: e.df, docs: docs, ord: beforeFirst}
	p.advance()
	return p
}

// advance goes to the next posting. The frequencies of the current one must have been read or be simple.
func (p *postings) advance() {
	if p.left == 0 {
		if p.ord = noMore; p.pos != len(p.data) {
			p.fail("bytes after the last posting")
		}
		return
	}
	p.left--
	v, pos := uint64(0), p.pos
	if pos < len(p.data) && p.data[pos] < 0x80 {
		v, pos = uint64(p.data[pos]), pos+1
	} else {
		n := 0
		if v, n = binary.Uvarint(p.data[pos:]); n <= 0 {
			p.fail("postings end early")
			return
		}
		pos += n
	}
	next := uint64(p.ord+1) + v>>1
	if next >= uint64(p.docs) {
		p.fail(noSuchDocument)
		return
	}
	p.ord, p.simple, p.pos = uint32(next), v&1 == 1, pos
}

// freqs reads the frequencies of the current posting.
func (p *postings) freqs() Freqs {
	if p.simple {
		return Freqs{Body: 1}
	}
	f, n := readFreqs(p.data[p.pos:])
	if n == 0 {
		p.fail(badFreqs)
		return Freqs{}
	}
	p.pos += n
	return f
}

var packedOnce = []byte{onceInBody}

// packed returns the packed frequencies of the current posting.
func (p *postings) packed() []byte {
	if p.simple {
		return packedOnce
	}
	start := p.pos
	if p.skip(); p.err != nil {
		return nil
	}
	return p.data[start:p.pos]
}

// skip passes over the frequencies of the current posting.
func (p *postings) skip() {
	if p.simple {
		return
	}
	if p.pos = skipFreqs(p.data, p.pos); p.pos == 0 {
		p.fail(badFreqs)
	}
}

// skipTo goes to the first posting from an ordinal on. Frequencies are passed over, as batch does.
func (p *postings) skipTo(ord uint32) {
	data, pos, at, simple, left := p.data, p.pos, p.ord, p.simple, p.left
	for at < ord && at < noMore {
		if !simple {
			if pos < len(data) && data[pos] != 0 && data[pos]&0x0f != bodyEscape {
				pos++
			} else if pos = skipFreqs(data, pos); pos == 0 {
				p.fail(badFreqs)
				return
			}
		}
		if left > 0 && pos < len(data) && data[pos] < 0x80 {
			at, simple = at+1+uint32(data[pos]>>1), data[pos]&1 == 1
			pos++
			left--
			if at < p.docs {
				continue
			}
			p.fail(noSuchDocument)
			return
		}
		p.pos, p.ord, p.simple, p.left = pos, at, simple, left
		p.advance()
		pos, at, simple, left = p.pos, p.ord, p.simple, p.left
	}
	p.pos, p.ord, p.simple, p.left = pos, at, simple, left
}

const (
	noSuchDocument = "posting of a document the segment does not have"
	badFreqs       = "bad frequencies"
)

// fail ends the walk.
func (p *postings) fail(what string) {
	p.err = fmt.Errorf("%w: %s", ErrCorrupt, what)
	p.ord, p.left, p.simple = noMore, 0, true
}

// batch holds decoded postings: ordinals, and where in the data their frequencies are, -1 for simple ones.
type batch struct {
	ords  [batchSize]uint32
	freqs [batchSize]int32
}

const batchSize = 128

// batch reads postings below end into b, as many as fit. Decoding apart from scoring keeps both loops short,
// and this one's state in registers. It does what advance and skip do, for the common cases in place.
func (p *postings) batch(end uint32, b *batch) (n int) {
	data, pos, ord, simple, left := p.data, p.pos, p.ord, p.simple, p.left
	for n < batchSize && ord < end {
		at := int32(-1)
		if !simple {
			at = int32(pos)
			if pos < len(data) && data[pos] != 0 && data[pos]&0x0f != bodyEscape {
				pos++
			} else if pos = skipFreqs(data, pos); pos == 0 {
				p.fail(badFreqs)
				return n
			}
		}
		b.ords[n], b.freqs[n] = ord, at
		n++
		if left > 0 && pos < len(data) && data[pos] < 0x80 {
			ord, simple = ord+1+uint32(data[pos]>>1), data[pos]&1 == 1
			pos++
			left--
			if ord < p.docs {
				continue
			}
			p.fail(noSuchDocument)
			return n
		}
		p.pos, p.ord, p.simple, p.left = pos, ord, simple, left
		p.advance()
		pos, ord, simple, left = p.pos, p.ord, p.simple, p.left
	}
	p.pos, p.ord, p.simple, p.left = pos, ord, simple, left
	return n
}
