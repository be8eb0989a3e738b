package lexical

import (
	"encoding/binary"
	"fmt"
	"slices"
	"strings"
)

// Builder collects analysed documents into a segment. The zero value is not usable, see [NewBuilder].
//
// Memory is what matters here: millions of postings must not be millions of objects. The postings of a
// term are a chain of chunks in pages that all terms share; a chunk is twice as large as the one before it
// in the chain, so a rare term takes a few bytes and a frequent one is a few long runs.
type Builder struct {
	segment Segment
	ids     map[string]uint32
	numbers map[*Numbering][]uint32 // by the number of a term there: one more than its id, 0 for one not seen yet
	names   []string
	chains  []chain
	pages   [][]byte
	used    uint32 // bytes of the pages handed out
	text    int    // bytes of the names
}

// chain is the postings of one term.
type chain struct {
	df         uint32
	last       uint32 // ordinal of the last posting
	head, tail uint32 // first byte of the first chunk, next byte to write
	end        uint32 // end of the last chunk's payload; the link to the next chunk follows
	size       uint32 // of the last chunk
}

const (
	pageBits   = 16
	pageSize   = 1 << pageBits
	firstChunk = 8
	lastChunk  = 2048
	linkSize   = 4
)

// NewBuilder returns an empty builder.
func NewBuilder() *Builder {
	return &Builder{ids: map[string]uint32{}, numbers: map[*Numbering][]uint32{}}
}

// Add puts a document into the segment. Ids must ascend; an id out of order is an error, and nothing is
// added.
func (b *Builder) Add(doc uint32, a Analyzed) error {
	s := &b.segment
	if s.Len() > 0 && doc <= s.Last() {
		return fmt.Errorf("document %d after %d: ids must ascend", doc, s.Last())
	}
	ord := uint32(s.Len())
	s.push(doc, appendNorm(make([]byte, 0, normSize), a.lengths), byte(min(a.lengths[Summary], 0xff)))
	numbers := b.numbers[a.names]
	if n := len(a.terms); n > len(numbers) {
		numbers = append(numbers, make([]uint32, n-len(numbers))...)
		b.numbers[a.names] = numbers
	}
	freqs := a.freqs
	for _, number := range a.ids {
		if numbers[number] == 0 {
			numbers[number] = 1 + b.idOf(a.terms[number])
		}
		n := skipFreqs(freqs, 0)
		b.post(&b.chains[numbers[number]-1], ord, freqs[:n])
		freqs = freqs[n:]
	}
	return nil
}

// idOf returns the number of the chain of a term.
func (b *Builder) idOf(term string) uint32 {
	id, ok := b.ids[term]
	if !ok {
		id = uint32(len(b.names))
		b.ids[term] = id
		b.names = append(b.names, term)
		b.text += len(term)
		start := b.chunk(firstChunk)
		b.chains = append(b.chains, chain{
			last: beforeFirst, head: start, tail: start, end: start + firstChunk - linkSize, size: firstChunk,
		})
	}
	return id
}

// post appends a posting to a chain.
func (b *Builder) post(c *chain, ord uint32, freqs []byte) {
	var buf [binary.MaxVarintLen64 + maxFreqs]byte
	for rest := appendPosting(buf[:0], c.last, ord, freqs); ; b.extend(c) {
		n := copy(b.at(c.tail)[:c.end-c.tail], rest)
		c.tail += uint32(n)
		if rest = rest[n:]; len(rest) == 0 {
			break
		}
	}
	c.last = ord
	c.df++
}

// extend links a new chunk to the end of a chain.
func (b *Builder) extend(c *chain) {
	c.size = min(2*c.size, lastChunk)
	start := b.chunk(c.size)
	binary.LittleEndian.PutUint32(b.at(c.end), start)
	c.tail, c.end = start, start+c.size-linkSize
}

// chunk takes size bytes from the pages. A chunk lies within one page.
func (b *Builder) chunk(size uint32) uint32 {
	if left := uint32(len(b.pages))<<pageBits - b.used; left < size {
		b.used += left
		b.pages = append(b.pages, make([]byte, pageSize))
	}
	start := b.used
	b.used += size
	return start
}

func (b *Builder) at(pos uint32) []byte { return b.pages[pos>>pageBits][pos&(pageSize-1):] }

// Len is the number of documents added.
func (b *Builder) Len() int { return b.segment.Len() }

// Size estimates the memory in use, in bytes.
func (b *Builder) Size() int {
	const perTerm = 92 // measured: map entry, name, chain, and what allocation rounds up
	const perDoc = normSize + 4
	numbers := 0
	for _, n := range b.numbers {
		numbers += 4 * cap(n)
	}
	return len(b.pages)*pageSize + len(b.names)*perTerm + b.text + b.Len()*perDoc + numbers
}

// Segment returns what was added as a segment and its blocks. The builder is used up: start a new one.
func (b *Builder) Segment() (*Segment, []Block) {
	var blocks []Block
	w := blockWriter{emit: func(block Block) error { blocks = append(blocks, block); return nil }}
	order := make([]uint32, len(b.names))
	for i := range order {
		order[i] = uint32(i)
	}
	slices.SortFunc(order, func(x, y uint32) int { return strings.Compare(b.names[x], b.names[y]) })
	var buf []byte
	for _, id := range order {
		c := &b.chains[id]
		buf = b.read(buf[:0], c)
		_ = w.add(b.names[id], c.df, buf) // emit does not fail
	}
	_ = w.flush()
	s := b.segment
	return &s, blocks
}

// read appends the bytes of a chain.
func (b *Builder) read(dst []byte, c *chain) []byte {
	start, size := c.head, uint32(firstChunk)
	for {
		end := start + size - linkSize
		if end == c.end {
			return append(dst, b.at(start)[:c.tail-start]...)
		}
		dst = append(dst, b.at(start)[:size-linkSize]...)
		start, size = binary.LittleEndian.Uint32(b.at(end)), min(2*size, lastChunk)
	}
}
