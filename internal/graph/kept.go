package graph

import (
	"encoding/binary"
	"encoding/json"
	"errors"
	"fmt"
	"hash/crc32"
	"io/fs"
	"maps"
	"os"
	"path/filepath"
	"slices"

	ctxsys "github.com/ctx-sys/ctx-sys"
	"github.com/ctx-sys/ctx-sys/internal/regular"
)

// What is computed of the whole graph is kept in files next to the index, so that the next process need not compute it again. Each is of
// one state of the index, by store.MetaState, which is in its first line: with another state, or when anything about it is wrong, a file is as good as
// none. They may be deleted at any time. A file is written without a draft: one that a killed process left unfinished, and one that
// somebody brought with an index, fail at the sum in their last bytes or when they are read.

// keptFormat is part of the first line. It is another one when the same graph has other contents there, see TestKeptFormat.
const keptFormat = 1

// mostKept is the size in bytes from which on nothing is kept: the graph of some 100 million lines.
const mostKept = 256 << 20

// Ends of the names of files that are kept next to an index.
const (
	keptNetwork    = "-network"
	keptCentrality = "-centrality"
	keptStats      = "-stats"
)

// RemoveKept deletes what is kept of the index at path.
func RemoveKept(path string) error {
	var errs []error
	for _, end := range []string{keptNetwork, keptCentrality, keptStats} {
		if err := os.Remove(path + end); err != nil && !errors.Is(err, fs.ErrNotExist) {
			errs = append(errs, err)
		}
	}
	return errors.Join(errs...)
}

var keptSums = crc32.MakeTable(crc32.Castagnoli)

func keptHead(state, end string) string {
	return fmt.Sprintf("ctx-sys%s %d %s\n", end, keptFormat, state)
}

// kept returns what is kept of a state, nil where nothing is.
func (c *Cache) kept(state, end string) []byte {
	if c.state == state && !c.lasting {
		return nil
	}
	b, err := regular.ReadBelow(filepath.Dir(c.Path), filepath.Base(c.Path)+end, mostKept)
	head := keptHead(state, end)
	if err != nil || len(b) < len(head)+crc32.Size || string(b[:len(head)]) != head {
		return nil
	}
	body, sum := b[:len(b)-crc32.Size], b[len(b)-crc32.Size:]
	if crc32.Checksum(body, keptSums) != binary.LittleEndian.Uint32(sum) {
		return nil
	}
	return body[len(head):]
}

// keep keeps what write adds to the buffer that it gets. That it cannot, in a folder that cannot be written, does no harm.
func (c *Cache) keep(end string, write func([]byte) []byte) {
	if !c.lasting || c.ReadOnly {
		return
	}
	b := write([]byte(keptHead(c.state, end)))
	if b = binary.LittleEndian.AppendUint32(b, crc32.Checksum(b, keptSums)); len(b) > mostKept {
		return
	}
	name := c.Path + end
	os.Remove(name) // and a link with it, which would lead elsewhere
	f, err := os.OpenFile(name, os.O_CREATE|os.O_EXCL|os.O_WRONLY, 0o600)
	if err != nil {
		return
	}
	_, err = f.Write(b)
	if err = errors.Join(err, f.Close()); err != nil {
		os.Remove(name)
	}
}

// keptReader reads numbers. What is not there is 0, and bad says so.
type keptReader struct {
	b   []byte
	bad bool
}

func (r *keptReader) number() uint64 {
	v, n := binary.Uvarint(r.b)
	if n <= 0 {
		r.b, r.bad = nil, true
		return 0
	}
	r.b = r.b[n:]
	return v
}

// count reads a number of things, each of which takes some bytes.
func (r *keptReader) count(bytes int) int {
	n := r.number()
	if n > uint64(len(r.b)/bytes) {
		r.b, r.bad = nil, true
		return 0
	}
	return int(n)
}

func (r *keptReader) fixed() uint64 {
	if len(r.b) < 8 {
		r.b, r.bad = nil, true
		return 0
	}
	v := binary.LittleEndian.Uint64(r.b)
	r.b = r.b[8:]
	return v
}

func (r *keptReader) byte() byte {
	if len(r.b) == 0 {
		r.bad = true
		return 0
	}
	v := r.b[0]
	r.b = r.b[1:]
	return v
}

// appendIDs adds ascending ids: how many there are, and how far each is from the one before.
func appendIDs(b []byte, ids []int64) []byte {
	b = binary.AppendUvarint(b, uint64(len(ids)))
	last := int64(0)
	for _, id := range ids {
		b = binary.AppendUvarint(b, uint64(id-last))
		last = id
	}
	return b
}

func (r *keptReader) ids() ([]int64, *nodes) {
	count, nodes := r.count(1), newNodes()
	ids := slices.Grow([]int64(nil), count)
	for id := int64(0); len(ids) < count; {
		last := id
		if id += int64(r.number()); len(ids) > 0 && id <= last {
			r.bad = true
			break
		}
		pages := len(nodes.pages)
		if nodes.add(id); len(nodes.pages) > pages {
			nodes.pages[pages].before = int32(len(ids))
		}
		ids = append(ids, id)
	}
	return ids, nodes
}

func (n *network) appendTo(b []byte) []byte {
	b = slices.Grow(b, 8*len(n.ids)+8*len(n.links))
	b = appendIDs(b, n.ids)
	for i := range n.ids {
		links := n.of(int32(i))
		b = binary.AppendUvarint(b, uint64(len(links)))
		for _, l := range links {
			b = binary.AppendVarint(b, int64(l.node)-int64(i))
			b = append(b, l.kind, l.weight)
		}
	}
	return b
}

// readKeptNetwork is the network that appendTo wrote; nil where it is none.
func readKeptNetwork(b []byte) *network {
	r := &keptReader{b: b}
	n := &network{}
	n.ids, n.nodes = r.ids()
	n.first = make([]int32, len(n.ids)+1)
	n.links = make([]link, 0, len(r.b)/3)
	for i := range n.ids {
		for range r.count(3) {
			at := r.number()
			l := link{int32(int64(i) + (int64(at>>1) ^ -int64(at&1))), r.byte(), r.byte()}
			if l.node < 0 || int(l.node) >= len(n.ids) {
				return nil
			}
			n.links = append(n.links, l)
		}
		n.first[i+1] = int32(len(n.links))
	}
	if r.bad || len(r.b) > 0 {
		return nil
	}
	return n
}

func (c *Centrality) appendTo(b []byte) []byte {
	b = slices.Grow(b, 24*len(c.ids)+16*len(c.files))
	b = appendIDs(b, c.ids)
	for i := range c.ids {
		b = binary.LittleEndian.AppendUint64(b, c.rank[i])
		b = binary.LittleEndian.AppendUint64(b, c.outside[i])
		b = binary.AppendUvarint(b, uint64(c.users[i]))
	}
	b = binary.AppendUvarint(b, uint64(len(c.files)))
	for _, file := range slices.Sorted(maps.Keys(c.files)) {
		b = binary.AppendUvarint(b, uint64(file))
		b = binary.LittleEndian.AppendUint64(b, c.files[file].rank)
		b = binary.AppendUvarint(b, uint64(c.files[file].users))
	}
	return b
}

// readKeptCentrality is the centrality that appendTo wrote; nil where it is none.
func readKeptCentrality(b []byte) *Centrality {
	r := &keptReader{b: b}
	c := &Centrality{}
	c.ids, c.nodes = r.ids()
	c.rank, c.outside, c.users = make([]uint64, len(c.ids)), make([]uint64, len(c.ids)), make([]int32, len(c.ids))
	for i := range c.ids {
		c.rank[i], c.outside[i], c.users[i] = r.fixed(), r.fixed(), int32(r.number())
	}
	files := r.count(10)
	c.files = make(map[int64]centralFile, files)
	for range files {
		file := int64(r.number())
		c.files[file] = centralFile{r.fixed(), int32(r.number())}
	}
	if r.bad || len(r.b) > 0 {
		return nil
	}
	return c
}

func (w *wholeStats) appendTo(b []byte) []byte {
	text, err := json.Marshal(w)
	if err != nil {
		panic(err) // numbers and texts only
	}
	return append(b, text...)
}

// readKeptStats is what appendTo wrote; nil where it is none.
func readKeptStats(b []byte) *wholeStats {
	w := &wholeStats{}
	if json.Unmarshal(b, w) != nil || w.Resolutions == nil || w.Unresolved == nil ||
		slices.ContainsFunc(w.Names, func(n openName) bool { return n.Kind < 0 || n.Kind >= len(ctxsys.RelationKinds) }) {
		return nil
	}
	return w
}
