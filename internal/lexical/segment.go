package lexical

import (
	"encoding/binary"
	"fmt"
	"math/bits"
)

// maxDocs bounds ordinals and lengths read from outside.
const maxDocs = 1 << 31

// Segment says what a search must know of a segment before it reads blocks: its documents, the lengths of
// their fields, and which are deleted. Everything but the deletions is immutable.
//
// Any number of searches may share a Segment, but not while Delete runs.
type Segment struct {
	ID int64 // given by the store; passed back to Source

	docs      ids
	norms     []byte // normSize bytes a document
	summaries []byte // the length of each document's summary; nil when none has one
	totals    [numFields]total
	deleted   []uint64 // bit ord; nil when nothing is deleted
	gone      int      // number of bits set
	counts    *counts  // nil when nothing is deleted
}

// total sums a field over documents.
type total struct {
	length uint64
	docs   uint64 // documents that have the field
}

// Len is the number of documents, deleted ones included.
func (s *Segment) Len() int { return s.docs.len() }

// Live is the number of documents that are not deleted.
func (s *Segment) Live() int { return s.docs.len() - s.gone }

// First is the smallest document id, 0 in an empty segment.
func (s *Segment) First() uint32 {
	if s.docs.len() == 0 {
		return 0
	}
	return s.docs.at(0)
}

// Last is the largest document id, 0 in an empty segment.
func (s *Segment) Last() uint32 {
	if s.docs.len() == 0 {
		return 0
	}
	return s.docs.at(s.docs.n - 1)
}

// Has reports whether a document is in the segment and alive.
func (s *Segment) Has(doc uint32) bool {
	ord, ok := s.docs.find(doc)
	return ok && !s.isDeleted(ord)
}

// Living returns a function that reports whether a document is in one of the segments and alive, and up to which document the same is true of all;
// that document where it is not known.
func Living(segments []*Segment) func(doc uint32) (alive bool, last uint32) {
	return func(doc uint32) (bool, uint32) {
		for _, s := range segments {
			if s.docs.len() == 0 || doc < s.First() || s.Last() < doc {
				continue
			}
			ord, ok := s.docs.find(doc)
			if !ok {
				return false, doc
			}
			same := s.docs.rest(ord)
			if s.deleted != nil { // of one word, where that says the same of all
				if same = min(same, 64-ord%64); s.deleted[ord/64] != 0 {
					same = 1
				}
			}
			return !s.isDeleted(ord), doc + same - 1
		}
		return false, doc
	}
}

// Delete marks a document as deleted. It tells whether the document was there and alive.
func (s *Segment) Delete(doc uint32) bool {
	ord, ok := s.docs.find(doc)
	if !ok || s.isDeleted(ord) {
		return false
	}
	if s.deleted == nil {
		s.deleted = make([]uint64, (s.docs.len()+63)/64)
	}
	s.deleted[ord/64] |= 1 << (ord % 64)
	s.gone++
	if s.counts == nil || len(s.counts.of) > 0 {
		s.counts = &counts{}
	}
	return true
}

func (s *Segment) isDeleted(ord uint32) bool {
	return s.deleted != nil && s.deleted[ord/64]>>(ord%64)&1 == 1
}

// norm returns the stored lengths of a document.
func (s *Segment) norm(ord uint32) []byte { return s.norms[int(ord)*normSize:][:normSize] }

// summary returns the stored length of a document's summary.
func (s *Segment) summary(ord uint32) byte {
	if s.summaries == nil {
		return 0
	}
	return s.summaries[ord]
}

// Deletions returns the stored form of the deletions, nil if there are none. It is what changes when
// documents are deleted; keep it next to the bytes of Encode.
func (s *Segment) Deletions() []byte {
	if s.gone == 0 {
		return nil
	}
	data := make([]byte, 0, 8*len(s.deleted))
	for _, word := range s.deleted {
		data = binary.LittleEndian.AppendUint64(data, word)
	}
	return data
}

// live sums the field lengths of documents that are not deleted.
func (s *Segment) live() [numFields]total {
	sum := s.totals
	for i, word := range s.deleted {
		for ; word != 0; word &= word - 1 {
			ord := uint32(i*64 + bits.TrailingZeros64(word))
			for f, n := range readNorm(s.norm(ord), s.summary(ord)) {
				sum[f].length -= uint64(n)
				if n > 0 {
					sum[f].docs--
				}
			}
		}
	}
	return sum
}

// push adds a document with the stored form of its lengths. Ids ascend.
func (s *Segment) push(doc uint32, norm []byte, summary byte) {
	if summary > 0 && s.summaries == nil {
		s.summaries = make([]byte, s.docs.len())
	}
	if s.summaries != nil {
		s.summaries = append(s.summaries, summary)
	}
	s.docs.push(doc)
	s.norms = append(s.norms, norm...)
	for f, n := range readNorm(norm, summary) {
		s.totals[f].length += uint64(n)
		if n > 0 {
			s.totals[f].docs++
		}
	}
}

// What begins the bytes of a segment: the format of those without summaries, and of those with.
const (
	formatPlain     = 1
	formatSummaries = 2
)

// Encode returns the stored form of the segment without its ID and deletions:
//
//	byte      format
//	uvarint   number of documents
//	uvarint   for each field: sum of lengths, number of documents that have it
//	uvarint   for each run of consecutive document ids: ids left out before it, its length
//	bytes     normSize for each document
//	bytes     the length of each document's summary
//
// Without summaries their field and the last part are left out.
func (s *Segment) Encode() []byte {
	format, fields := byte(formatPlain), int(packedFields)
	if s.summaries != nil {
		format, fields = formatSummaries, numFields
	}
	dst := binary.AppendUvarint([]byte{format}, uint64(s.docs.len()))
	for _, t := range s.totals[:fields] {
		dst = binary.AppendUvarint(dst, t.length)
		dst = binary.AppendUvarint(dst, t.docs)
	}
	next := uint32(0)
	for i, r := range s.docs.runs {
		length := s.docs.end(i) - r.ord
		dst = binary.AppendUvarint(dst, uint64(r.doc-next))
		dst = binary.AppendUvarint(dst, uint64(length))
		next = r.doc + length
	}
	return append(append(dst, s.norms...), s.summaries...)
}

// DecodeSegment reads what Encode and Deletions wrote. The segment keeps data: it must not change.
func DecodeSegment(id int64, data, deletions []byte) (*Segment, error) {
	s := &Segment{ID: id}
	if len(data) == 0 || data[0] != formatPlain && data[0] != formatSummaries {
		return nil, fmt.Errorf("%w: unknown format of segment %d", ErrCorrupt, id)
	}
	r := numbers{data: data[1:]}
	n := r.next()
	if n > uint64(len(data)/normSize) {
		return nil, fmt.Errorf("%w: segment %d is cut short", ErrCorrupt, id)
	}
	fields, size := int(packedFields), normSize
	if data[0] == formatSummaries {
		fields, size = numFields, normSize+1
	}
	for f := range s.totals[:fields] {
		s.totals[f] = total{length: r.next(), docs: r.next()}
	}
	s.docs = r.runs(int(n))
	if r.bad || len(r.data) != int(n)*size {
		return nil, fmt.Errorf("%w: header of segment %d", ErrCorrupt, id)
	}
	s.norms = r.data[:int(n)*normSize]
	if data[0] == formatSummaries {
		s.summaries = r.data[int(n)*normSize:]
	}
	if err := s.decodeDeletions(deletions); err != nil {
		return nil, err
	}
	return s, nil
}

func (s *Segment) decodeDeletions(data []byte) error {
	if len(data) == 0 {
		return nil
	}
	if len(data) != (s.docs.len()+63)/64*8 {
		return fmt.Errorf("%w: deletions of segment %d", ErrCorrupt, s.ID)
	}
	s.deleted, s.counts = make([]uint64, len(data)/8), &counts{}
	for i := range s.deleted {
		s.deleted[i] = binary.LittleEndian.Uint64(data[8*i:])
		s.gone += bits.OnesCount64(s.deleted[i])
	}
	if tail := s.docs.len() % 64; tail != 0 && s.deleted[len(s.deleted)-1]>>tail != 0 {
		return fmt.Errorf("%w: segment %d deletes documents it does not have", ErrCorrupt, s.ID)
	}
	return nil
}

// numbers reads a sequence of varints; bad stays set once one could not be read.
type numbers struct {
	data []byte
	bad  bool
}

func (r *numbers) next() uint64 {
	v, n := binary.Uvarint(r.data)
	if n <= 0 || r.bad {
		r.bad = true
		return 0
	}
	r.data = r.data[n:]
	return v
}

// runs reads runs of consecutive ids until there are n.
func (r *numbers) runs(n int) (docs ids) {
	next := uint64(0)
	for docs.len() < n && !r.bad {
		skip, length := r.next(), r.next()
		if skip > maxDocs*2 || length == 0 || length > uint64(n-docs.len()) || next+skip+length > 1<<32 {
			r.bad = true
			break
		}
		next += skip
		if skip > 0 || docs.n == 0 { // else it goes on
			docs.runs = append(docs.runs, run{uint32(next), docs.n})
		}
		docs.n += uint32(length)
		next += length
	}
	return docs
}

// Moved returns the segment under another id with its documents moved, which must keep their order. It shares what does not change with
// the segment, and is read with a Source that has the blocks of that under the id.
func (s *Segment) Moved(id int64, move func(doc uint32) uint32) *Segment {
	out := *s
	out.ID, out.docs = id, ids{}
	for _, doc := range s.docs.all() {
		out.docs.push(move(doc))
	}
	return &out
}
