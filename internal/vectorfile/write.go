package vectorfile

import (
	"bufio"
	"bytes"
	"encoding/binary"
	"errors"
	"hash/crc32"
	"io"
	"io/fs"
	"maps"
	"os"
	"path/filepath"
	"slices"

	"github.com/ctx-sys/ctx-sys/internal/embed"
	"github.com/ctx-sys/ctx-sys/internal/mapped"
	"github.com/ctx-sys/ctx-sys/internal/regular"
)

// draftEnd is the end of the name of a file that is being written.
const draftEnd = End + ".new"

// Writer writes a frame.
type Writer struct {
	to   io.Writer
	at   uint64
	err  error
	sets []*writtenSet
}

// writtenSet is what the body will have of a set.
type writtenSet struct {
	entry
	ranges []uint32
	starts []uint32
	docs   []uint32
	signs  []byte
}

func newWriter(to io.Writer) *Writer {
	w := &Writer{to: to}
	w.write(make([]byte, headSize))
	return w
}

func (w *Writer) write(b []byte) {
	if w.err == nil {
		_, w.err = w.to.Write(b)
	}
	w.at += uint64(len(b))
}

// align goes on to where numbers may begin.
func (w *Writer) align() {
	if n := w.at % 8; n != 0 {
		w.write(make([]byte, 8-n))
	}
}

// Set begins a set. The blocks that follow are of it.
func (w *Writer) Set(number int64, dim int) {
	w.align()
	s := &writtenSet{entry: entry{number: number, dim: uint32(dim)}}
	s.at[4] = w.at
	w.sets = append(w.sets, s)
}

// Block adds a block, in ascending order of documents.
func (w *Writer) Block(b *embed.Block) error {
	s := w.sets[len(w.sets)-1]
	if err := b.Check(int(s.dim)); err != nil {
		return err
	}
	s.starts = append(s.starts, uint32(len(s.docs)))
	b.EachDocument(func(doc uint32) { s.docs = append(s.docs, doc) })
	s.signs = append(s.signs, b.Signs...)
	w.write(b.Codes)
	return w.err
}

// finish writes the rest and returns the head, which goes to where the frame begins.
func (w *Writer) finish(h head) ([]byte, error) {
	w.align()
	h.body, h.sets = w.at, uint32(len(w.sets))
	at := w.at + uint64(len(w.sets))*entrySize
	for _, s := range w.sets {
		s.entry.ranges, s.entry.blocks, s.entry.docs = uint32(len(s.ranges)/2), uint32(len(s.starts)), uint32(len(s.docs))
		h.blocks += s.entry.blocks
		for i, size := range s.sizes() {
			if i < 4 {
				s.at[i] = at
				at += (size + 7) &^ 7
			}
		}
	}
	sum := crc32.New(sums)
	to := w.to
	w.to = io.MultiWriter(to, sum)
	var buf []byte
	for _, s := range w.sets {
		buf = s.entry.append(buf)
	}
	w.write(buf)
	for _, s := range w.sets {
		for _, numbers := range [...][]uint32{s.ranges, s.starts, s.docs} {
			buf = buf[:0]
			for _, n := range numbers {
				buf = binary.LittleEndian.AppendUint32(buf, n)
			}
			w.write(buf)
			w.align()
		}
		w.write(s.signs)
	}
	w.to = to
	h.bodySum, h.length = sum.Sum32(), w.at+tailSize
	w.write(tail(h.length))
	return h.encode(), w.err
}

// Write replaces the file next to an index by one of a state, of the sets and blocks that add adds. Where that fails there is the file that
// there was.
func Write(index, state string, add func(*Writer) error) error {
	if !mapped.Supported || len(state) > maxState {
		return errors.ErrUnsupported
	}
	draft := index + draftEnd
	os.Remove(draft) // and a link with it, which would lead elsewhere
	f, err := os.OpenFile(draft, os.O_CREATE|os.O_EXCL|os.O_WRONLY, 0o600)
	if err != nil {
		return err
	}
	buf := bufio.NewWriterSize(f, 1<<20)
	w := newWriter(buf)
	var first []byte
	if err = add(w); err == nil {
		first, err = w.finish(head{to: state, frames: 1})
	}
	if err == nil {
		err = buf.Flush()
	}
	if err == nil {
		_, err = f.WriteAt(first, 0)
	}
	if err = errors.Join(err, f.Close()); err == nil {
		err = os.Rename(draft, index+End)
	}
	if err != nil {
		return errors.Join(err, os.Remove(draft))
	}
	return nil
}

// Remove deletes the file next to an index, with what a killed process left of one.
func Remove(index string) error {
	var errs []error
	for _, name := range [...]string{index + End, index + draftEnd} {
		if err := os.Remove(name); err != nil && !errors.Is(err, fs.ErrNotExist) {
			errs = append(errs, err)
		}
	}
	return errors.Join(errs...)
}

// Log gathers what a transaction changes, and adds it to the file when it was committed. All methods of a nil Log do nothing.
type Log struct {
	f       *os.File
	last    head // of the last frame
	changes map[int64]*changes
	bytes   int
	dropped bool
}

// changes are those of a set.
type changes struct {
	dim    int // 0 without blocks
	ranges []uint32
	blocks map[uint32]embed.Block
}

// maxLogged is how many bytes of blocks a Log keeps. After a transaction that writes more, all is written again.
const maxLogged = 16 << 20

// Follow returns a Log for the file next to an index, nil where there is none that could be gone on with.
func Follow(index string) *Log {
	if !mapped.Supported {
		return nil
	}
	f, err := regular.OpenAppend(index + End)
	if err != nil {
		return nil
	}
	last, ok := lastFrame(f)
	if !ok || last.frames >= maxFrames {
		f.Close()
		return nil
	}
	return &Log{f: f, last: last, changes: map[int64]*changes{}}
}

// Last returns the last state that the file next to an index has, "" where there is no file in good order. It is worn when it should be
// written again.
func Last(index string) (state string, worn bool) {
	f, err := regular.OpenBelow(filepath.Dir(index), filepath.Base(index)+End)
	if err != nil {
		return "", false
	}
	defer f.Close()
	last, ok := lastFrame(f)
	if !ok {
		return "", false
	}
	return last.to, last.frames >= maxFrames || last.gone > last.blocks/2
}

func lastFrame(f *os.File) (h head, ok bool) {
	info, err := f.Stat()
	if err != nil || info.Size() < headSize+tailSize {
		return h, false
	}
	b := make([]byte, headSize)
	if _, err := f.ReadAt(b[:tailSize], info.Size()-tailSize); err != nil || !bytes.Equal(b[8:tailSize], magic[:]) {
		return h, false
	}
	length := binary.LittleEndian.Uint64(b)
	if length > uint64(info.Size()) {
		return h, false
	}
	if _, err := f.ReadAt(b, info.Size()-int64(length)); err != nil {
		return h, false
	}
	return h, h.decode(b, length) && h.length == length
}

func (l *Log) of(set int64) *changes {
	c := l.changes[set]
	if c == nil {
		c = &changes{blocks: map[uint32]embed.Block{}}
		l.changes[set] = c
	}
	return c
}

// Put notes a block that was stored, in place of one with the same first document if there was one.
func (l *Log) Put(set int64, b embed.Block) {
	if l == nil || l.dropped {
		return
	}
	docs := 0
	err := b.EachDocument(func(uint32) { docs++ })
	if l.bytes += len(b.Docs) + len(b.Signs) + len(b.Codes); l.bytes > maxLogged || err != nil || docs == 0 {
		l.dropped = true
		return
	}
	c := l.of(set)
	c.dim = max(0, len(b.Codes)/docs-embed.RecordSize(0))
	c.remove(b.First, b.First)
	c.blocks[b.First] = embed.Block{First: b.First, Docs: slices.Clone(b.Docs), Signs: slices.Clone(b.Signs), Codes: slices.Clone(b.Codes)}
}

// Delete notes that the blocks were deleted that begin with a document from first to last, of which there were n.
func (l *Log) Delete(set int64, first, last uint32, n int64) {
	if l == nil || l.dropped || n == 0 {
		return
	}
	l.last.gone += uint32(max(0, n-int64(l.of(set).remove(first, last))))
}

// remove notes that a range of blocks goes, and returns how many of those went that came with the same transaction.
func (c *changes) remove(first, last uint32) (n int) {
	if end := len(c.ranges); end > 0 && first >= c.ranges[end-2] && uint64(first) <= uint64(c.ranges[end-1])+1 {
		c.ranges[end-1] = max(c.ranges[end-1], last)
	} else {
		c.ranges = append(c.ranges, first, last)
	}
	if first == last {
		if _, ok := c.blocks[first]; !ok {
			return 0
		}
		delete(c.blocks, first)
		return 1
	}
	for at := range c.blocks {
		if first <= at && at <= last {
			delete(c.blocks, at)
			n++
		}
	}
	return n
}

// Append adds a frame for the transaction that led from one state to another.
func (l *Log) Append(from, to string) {
	if l == nil || l.dropped || l.last.to != from || len(to) > maxState {
		return
	}
	var frame bytes.Buffer
	w := newWriter(&frame)
	for _, number := range slices.Sorted(maps.Keys(l.changes)) {
		c := l.changes[number]
		w.Set(number, c.dim)
		w.sets[len(w.sets)-1].ranges = c.ranges
		for _, first := range slices.Sorted(maps.Keys(c.blocks)) {
			b := c.blocks[first]
			if w.Block(&b) != nil {
				return
			}
		}
	}
	first, err := w.finish(head{from: from, to: to, frames: l.last.frames + 1, blocks: l.last.blocks, gone: l.last.gone})
	if err != nil {
		return
	}
	copy(frame.Bytes(), first)
	l.f.Write(frame.Bytes())
}

// Close ends the use of a Log.
func (l *Log) Close() {
	if l != nil {
		l.f.Close()
	}
}
