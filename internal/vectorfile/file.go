// Package vectorfile keeps the vectors of an index in a file next to it, in the form in which a search reads them: the file is mapped, and
// a record costs the page that it is on. The rows of the database say the same; the file may be deleted at any time.
//
// The file is a row of frames. The first has all vectors of one state of the index, by store.MetaState. Each other one has what a
// transaction changed: the state before it, the state after it, the blocks that went and those that came. Who reads a state reads the frames up to
// the one that leads to it. A frame is written once, at the end of the file; a frame that is not whole, or does not go on from the one before, ends the
// file.
//
// A frame is a head of fixed size, the codes of all sets, the body, and a tail. The body has an entry for each set, and after them for each the
// ranges of first documents whose blocks went, the places at which its blocks begin, its documents and their signs. Numbers are in
// little-endian order and have as many bytes as in memory. Head and body have a CRC-32C each. Codes have none: each record says of itself
// whether it can be one, see package embed.
package vectorfile

import (
	"bytes"
	"cmp"
	"encoding/binary"
	"hash/crc32"
	"math"
	"path/filepath"
	"slices"
	"sort"
	"unsafe"

	"github.com/ctx-sys/ctx-sys/internal/embed"
	"github.com/ctx-sys/ctx-sys/internal/mapped"
	"github.com/ctx-sys/ctx-sys/internal/regular"
)

// End is the end of the file's name, after the path of the index.
const End = "-vectors"

// magic begins a frame. Its last byte is the format.
var magic = [8]byte{'c', 't', 'x', 'v', 'e', 'c', 's', 1}

// Sizes in bytes of the parts of a frame.
const (
	headSize  = 128
	entrySize = 64
	tailSize  = 16
	maxState  = 32
)

// maxFrames is how many frames a file may have: each is read by every reader.
const maxFrames = 1000

var sums = crc32.MakeTable(crc32.Castagnoli)

// head is the beginning of a frame.
type head struct {
	length   uint64 // of the frame
	body     uint64 // where it begins in the frame
	bodySum  uint32
	sets     uint32
	from, to string // states
	frames   uint32 // so far, with this one
	blocks   uint32 // written so far
	gone     uint32 // of those
}

func (h *head) encode() []byte {
	b := make([]byte, 0, headSize)
	b = append(b, magic[:]...)
	b = binary.LittleEndian.AppendUint64(b, h.length)
	b = binary.LittleEndian.AppendUint64(b, h.body)
	for _, n := range [...]uint32{h.bodySum, h.sets, h.frames, h.blocks, h.gone} {
		b = binary.LittleEndian.AppendUint32(b, n)
	}
	b = append(b, make([]byte, headSize-len(b))...)
	copy(b[44:], h.from)
	copy(b[44+maxState:], h.to)
	binary.LittleEndian.PutUint32(b[headSize-4:], crc32.Checksum(b[:headSize-4], sums))
	return b
}

// decode reads the head of a frame that has at most some bytes, and reports whether it is one.
func (h *head) decode(b []byte, most uint64) bool {
	if len(b) < headSize || !bytes.Equal(b[:8], magic[:]) || crc32.Checksum(b[:headSize-4], sums) != binary.LittleEndian.Uint32(b[headSize-4:]) {
		return false
	}
	h.length, h.body = binary.LittleEndian.Uint64(b[8:]), binary.LittleEndian.Uint64(b[16:])
	for i, n := range [...]*uint32{&h.bodySum, &h.sets, &h.frames, &h.blocks, &h.gone} {
		*n = binary.LittleEndian.Uint32(b[24+4*i:])
	}
	h.from = string(bytes.TrimRight(b[44:44+maxState], "\x00"))
	h.to = string(bytes.TrimRight(b[44+maxState:44+2*maxState], "\x00"))
	return h.length <= most && h.length%8 == 0 && h.body%8 == 0 && h.body >= headSize && h.length >= tailSize && h.body <= h.length-tailSize &&
		uint64(h.sets) <= (h.length-tailSize-h.body)/entrySize
}

func tail(length uint64) []byte {
	return append(binary.LittleEndian.AppendUint64(nil, length), magic[:]...)
}

// entry says where in a frame a set is.
type entry struct {
	number                    int64
	dim, ranges, blocks, docs uint32
	at                        [5]uint64 // of ranges, starts, documents, signs, codes
}

func (e *entry) append(b []byte) []byte {
	b = binary.LittleEndian.AppendUint64(b, uint64(e.number))
	for _, n := range [...]uint32{e.dim, e.ranges, e.blocks, e.docs} {
		b = binary.LittleEndian.AppendUint32(b, n)
	}
	for _, at := range e.at {
		b = binary.LittleEndian.AppendUint64(b, at)
	}
	return b
}

func decodeEntry(b []byte) (e entry) {
	e.number = int64(binary.LittleEndian.Uint64(b))
	for i, n := range [...]*uint32{&e.dim, &e.ranges, &e.blocks, &e.docs} {
		*n = binary.LittleEndian.Uint32(b[8+4*i:])
	}
	for i := range e.at {
		e.at[i] = binary.LittleEndian.Uint64(b[24+8*i:])
	}
	return e
}

// File is the vectors of one state.
type File struct {
	mapped *mapped.File
	frames []part // that lead to the state
}

// part is a frame that was read.
type part struct {
	frame []byte
	sets  []entry
}

// Open returns the file next to an index when it has a state; nil when it has not, or cannot be read.
func Open(index, state string) *File {
	if !mapped.Supported || index == "" || state == "" || bigEndian() {
		return nil
	}
	f, err := regular.OpenBelow(filepath.Dir(index), filepath.Base(index)+End)
	if err != nil {
		return nil
	}
	defer f.Close()
	info, err := f.Stat()
	if err != nil || info.Size() < headSize || info.Size() > math.MaxInt {
		return nil
	}
	m, err := mapped.Open(f, int(info.Size()))
	if err != nil {
		return nil
	}
	out, found := &File{mapped: m}, false
	err = mapped.Read([]*mapped.File{m}, func() error { found = out.read(state); return nil })
	if err != nil || !found {
		return nil
	}
	return out
}

func bigEndian() bool {
	one := uint16(1)
	return *(*byte)(unsafe.Pointer(&one)) == 0
}

// read finds the frames that lead to a state.
func (f *File) read(state string) bool {
	var heads []head
	for at, before := uint64(0), ""; ; {
		var h head
		rest := f.mapped.Bytes[at:]
		if !h.decode(rest, uint64(len(rest))) || h.from != before {
			return false
		}
		heads = append(heads, h)
		f.frames = append(f.frames, part{frame: rest[:h.length:h.length]})
		if h.to == state {
			break
		}
		at, before = at+h.length, h.to
	}
	for i, h := range heads {
		p := &f.frames[i]
		body := p.frame[h.body : h.length-tailSize]
		if crc32.Checksum(body, sums) != h.bodySum {
			return false
		}
		for n := range h.sets {
			e := decodeEntry(body[n*entrySize:])
			if !e.within(h.length - tailSize) {
				return false
			}
			p.sets = append(p.sets, e)
		}
	}
	return true
}

// within reports whether all parts of a set are within the first bytes of a frame.
func (e *entry) within(bytes uint64) bool {
	for i, size := range e.sizes() {
		if at := e.at[i]; at%8 != 0 || at > bytes || size > bytes-at {
			return false
		}
	}
	return e.dim < 1<<20
}

func (e *entry) sizes() [5]uint64 {
	n, dim := uint64(e.docs), uint64(e.dim)
	return [5]uint64{8 * uint64(e.ranges), 4 * uint64(e.blocks), 4 * n, n * ((dim + 63) / 64) * 8, n * (dim + 4)}
}

// of returns what a frame has of a set; ok is false for nothing.
func (p *part) of(number int64) (e entry, ok bool) {
	i := slices.IndexFunc(p.sets, func(e entry) bool { return e.number == number })
	if i < 0 {
		return e, false
	}
	return p.sets[i], true
}

// numbers returns the part of a set that e.at has in a place as numbers.
func numbers[T uint32 | uint64](p *part, e *entry, place int) []T {
	size := e.sizes()[place]
	if size == 0 {
		return nil
	}
	b := p.frame[e.at[place]:][:size]
	return unsafe.Slice((*T)(unsafe.Pointer(&b[0])), size/uint64(unsafe.Sizeof(T(0))))
}

// codes returns the records of a set in a frame.
func (p *part) codes(e *entry) []byte {
	size := e.sizes()[4]
	return p.frame[e.at[4]:][:size:size]
}

// added is a block that a later frame has.
type added struct {
	first uint32
	docs  []uint32
	signs []uint64
	codes []byte
}

// Set returns a set of vectors with all documents that the file has of it, nil where it has none or is damaged, or f is nil. See [embed.NewSet].
func (f *File) Set(number int64, dim int, centre []float32) *embed.Set {
	if f == nil {
		return nil
	}
	out, ok := embed.NewSet(dim, centre), false
	err := mapped.Read([]*mapped.File{f.mapped}, func() (err error) {
		ok, err = f.fill(out, number, dim)
		return err
	})
	if err != nil || !ok {
		return nil
	}
	return out
}

func (f *File) fill(out *embed.Set, number int64, dim int) (ok bool, err error) {
	var gone [][2]uint32
	var blocks []added // by first document
	for i := range f.frames[1:] {
		p := &f.frames[1+i]
		e, has := p.of(number)
		if !has {
			continue
		}
		if int(e.dim) != dim && e.docs > 0 {
			return false, nil
		}
		ranges := numbers[uint32](p, &e, 0)
		for i := 0; i < len(ranges); i += 2 {
			r := [2]uint32{ranges[i], ranges[i+1]}
			gone = append(gone, r)
			from, to := position(blocks, r[0]), len(blocks)
			if r[1] < math.MaxUint32 {
				to = position(blocks, r[1]+1)
			}
			if from < to {
				blocks = slices.Delete(blocks, from, to)
			}
		}
		if ok = true; e.docs == 0 {
			continue
		}
		starts, docs, signs, codes := numbers[uint32](p, &e, 1), numbers[uint32](p, &e, 2), numbers[uint64](p, &e, 3), p.codes(&e)
		words, size := (dim+63)/64, embed.RecordSize(dim)
		for b, start := range starts {
			end := len(docs)
			if b+1 < len(starts) {
				end = int(starts[b+1])
			}
			if int(start) >= end || end > len(docs) {
				return false, nil
			}
			from := int(start)
			x := added{docs[from], docs[from:end], signs[from*words : end*words], codes[from*size : end*size : end*size]}
			blocks = slices.Insert(blocks, position(blocks, x.first), x)
		}
	}
	gone = merged(gone)
	p := &f.frames[0]
	if e, has := p.of(number); has && e.docs > 0 {
		if ok = int(e.dim) == dim; !ok {
			return false, nil
		}
		if err := out.Map(embed.Stored{
			File: f.mapped, Docs: numbers[uint32](p, &e, 2), Signs: numbers[uint64](p, &e, 3), Starts: numbers[uint32](p, &e, 1), Codes: p.codes(&e),
		}, func(first uint32) bool {
			i := sort.Search(len(gone), func(i int) bool { return gone[i][1] >= first })
			return i < len(gone) && gone[i][0] <= first
		}); err != nil {
			return false, err
		}
	}
	for _, b := range blocks {
		if err := out.AddStored(f.mapped, b.docs, b.signs, b.codes); err != nil {
			return false, err
		}
	}
	return ok, nil
}

// merged sorts ranges, and makes one of those that overlap.
func merged(ranges [][2]uint32) (out [][2]uint32) {
	slices.SortFunc(ranges, func(a, b [2]uint32) int { return cmp.Compare(a[0], b[0]) })
	for _, r := range ranges {
		if n := len(out); n > 0 && r[0] <= out[n-1][1] {
			out[n-1][1] = max(out[n-1][1], r[1])
		} else {
			out = append(out, r)
		}
	}
	return out
}

// position is where a block that begins with a document is, or would be.
func position(blocks []added, first uint32) int {
	i, _ := slices.BinarySearchFunc(blocks, first, func(b added, first uint32) int { return cmp.Compare(b.first, first) })
	return i
}
