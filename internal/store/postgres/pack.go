package postgres

import (
	"encoding/binary"
	"encoding/json"
	"errors"
	"fmt"
	"math"
	"slices"
	"strings"
	"sync"

	ctxsys "github.com/ctx-sys/ctx-sys"
	"github.com/ctx-sys/ctx-sys/internal/store"
)

// A row of PostgreSQL costs 28 bytes before it holds anything, and an entry of an index as much: for each of the 30 entities and 100
// edges of a file that would be more than the file's text. So a file's entities and chunks are one value, and its edges another. What concerns
// several files is found by postings.
//
// In a pack numbers are varints, and ids are those inside the repository: a file, an entity's number in it, a folder.

// outline is the entities and chunks of a file.
type outline struct {
	entities []store.Entity // by id
	chunks   []store.Chunk  // by document
}

// writer appends to a pack.
type writer struct{ b []byte }

func (w *writer) number(n int)      { w.b = binary.AppendUvarint(w.b, uint64(n)) }
func (w *writer) signed(n int)      { w.b = binary.AppendVarint(w.b, int64(n)) }
func (w *writer) signed64(n int64)  { w.b = binary.AppendVarint(w.b, n) }
func (w *writer) text(s string)     { w.number(len(s)); w.b = append(w.b, s...) }
func (w *writer) flags(set ...bool) { w.b = append(w.b, bitsOf(set)) }

func bitsOf(set []bool) (b byte) {
	for i, is := range set {
		if is {
			b |= 1 << i
		}
	}
	return b
}

// ref writes an entity as one of file sees it: most are in the same one.
func (w *writer) ref(id, file int64) {
	switch {
	case id == 0:
		w.number(0)
	case id < 0:
		w.number(1)
		w.signed64(id)
	case store.FileOf(id) == file:
		w.number(3 + store.EntityNumber(id))
	default:
		w.number(2)
		w.signed64(store.FileOf(id) - file)
		w.number(store.EntityNumber(id))
	}
}

var errPack = errors.New("a pack is cut short")

// reading reads a pack. Its error is looked at once, at the end.
type reading struct {
	b   []byte
	bad bool
}

func (r *reading) number() int {
	n, size := binary.Uvarint(r.b)
	if size <= 0 || n > math.MaxInt64 {
		r.bad, r.b = true, nil
		return 0
	}
	r.b = r.b[size:]
	return int(n)
}

func (r *reading) signed64() int64 {
	n, size := binary.Varint(r.b)
	if size <= 0 {
		r.bad, r.b = true, nil
		return 0
	}
	r.b = r.b[size:]
	return n
}

func (r *reading) signed() int { return int(r.signed64()) }

// count reads how many of something follow, each of at least a byte.
func (r *reading) count() int {
	n := r.number()
	if n > len(r.b) {
		r.bad, r.b = true, nil
		return 0
	}
	return n
}

func (r *reading) bytes(n int) []byte {
	if n > len(r.b) {
		r.bad, r.b = true, nil
		return nil
	}
	out := r.b[:n]
	r.b = r.b[n:]
	return out
}

func (r *reading) text() string { return string(r.bytes(r.number())) }

func (r *reading) flag() byte {
	if b := r.bytes(1); b != nil {
		return b[0]
	}
	return 0
}

func (r *reading) ref(file int64) int64 {
	switch n := r.number(); n {
	case 0:
		return 0
	case 1:
		return r.signed64()
	case 2:
		other := file + r.signed64()
		return store.FileEntity(other) + int64(r.number())
	default:
		return store.FileEntity(file) + int64(n-3)
	}
}

func (r *reading) err(what string, file int64) error {
	if r.bad || len(r.b) > 0 {
		return fmt.Errorf("%w: the %s of file %d: %w", ctxsys.ErrCorrupt, what, file, errPack)
	}
	return nil
}

func (r *reading) entityType() ctxsys.EntityType {
	if n := r.number(); n < len(ctxsys.EntityTypes) {
		return ctxsys.EntityTypes[n]
	}
	r.bad, r.b = true, nil
	return ""
}

func putEntity(w *writer, e *store.Entity, file int64) {
	metadata := metadataText(&e.Metadata)
	w.flags(e.Exported, e.Qualified == e.Name, e.Ordinal != 0, e.Signature != "", e.Doc != "", metadata != "")
	if e.ID < 0 {
		w.signed64(e.ID)
	} else {
		w.number(store.EntityNumber(e.ID))
	}
	w.ref(e.Parent, file)
	w.number(slices.Index(ctxsys.EntityTypes, e.Type))
	w.text(e.Name)
	if e.Qualified != e.Name {
		w.text(e.Qualified)
	}
	if e.Ordinal != 0 {
		w.signed(e.Ordinal)
	}
	w.signed(e.StartLine)
	w.signed(e.EndLine - e.StartLine)
	w.signed(e.StartByte)
	w.signed(e.EndByte - e.StartByte)
	w.signed(e.BodyByte - e.StartByte)
	for _, text := range [...]string{e.Signature, e.Doc, metadata} {
		if text != "" {
			w.text(text)
		}
	}
}

func getEntity(r *reading, file int64, folder bool) (e store.Entity) {
	flags := r.flag()
	has := func(i int) bool { return flags>>i&1 == 1 }
	if e.Exported = has(0); folder {
		e.ID = r.signed64()
	} else {
		e.ID = store.FileEntity(file) + int64(r.number())
	}
	e.Parent = r.ref(file)
	e.Type = r.entityType()
	e.Name = r.text()
	if e.Qualified = e.Name; !has(1) {
		e.Qualified = r.text()
	}
	if has(2) {
		e.Ordinal = r.signed()
	}
	e.StartLine = r.signed()
	e.EndLine = e.StartLine + r.signed()
	e.StartByte = r.signed()
	e.EndByte = e.StartByte + r.signed()
	e.BodyByte = e.StartByte + r.signed()
	if has(3) {
		e.Signature = r.text()
	}
	if has(4) {
		e.Doc = r.text()
	}
	if has(5) && json.Unmarshal(r.bytes(r.number()), &e.Metadata) != nil {
		r.bad, r.b = true, nil
	}
	return e
}

func metadataText(m *ctxsys.EntityMetadata) string {
	b, err := json.Marshal(m)
	if err != nil {
		panic(err) // strings and numbers only
	}
	if string(b) == emptyMetadata() {
		return ""
	}
	return string(b)
}

var emptyMetadata = sync.OnceValue(func() string {
	b, _ := json.Marshal(&ctxsys.EntityMetadata{})
	return string(b)
})

// writeOutline sorts the parts of an outline, and writes them.
func writeOutline(o *outline, file int64) []byte {
	slices.SortFunc(o.entities, func(a, b store.Entity) int { return int(a.ID - b.ID) })
	slices.SortFunc(o.chunks, func(a, b store.Chunk) int { return int(a.ID - b.ID) })
	var w writer
	w.number(len(o.entities))
	for i := range o.entities {
		putEntity(&w, &o.entities[i], file)
	}
	w.number(len(o.chunks))
	last, line, at := int64(0), 0, 0
	for _, c := range o.chunks {
		w.signed64(c.ID - last)
		w.ref(c.Entity, file)
		w.signed(c.StartLine - line)
		w.signed(c.EndLine - c.StartLine)
		w.signed(c.StartByte - at)
		w.signed(c.EndByte - c.StartByte)
		last, line, at = c.ID, c.EndLine, c.EndByte
	}
	return w.b
}

func (c *codec) unpackOutline(data []byte, file int64) (*outline, error) {
	data, err := c.uncompress(data)
	if err != nil {
		return nil, err
	}
	r := reading{b: data}
	o := &outline{entities: make([]store.Entity, 0, r.count())}
	for range cap(o.entities) {
		o.entities = append(o.entities, getEntity(&r, file, false))
	}
	o.chunks = make([]store.Chunk, 0, r.count())
	last, line, at := int64(0), 0, 0
	for range cap(o.chunks) {
		c := store.Chunk{File: file, ID: last + r.signed64(), Entity: r.ref(file)}
		c.StartLine = line + r.signed()
		c.EndLine = c.StartLine + r.signed()
		c.StartByte = at + r.signed()
		c.EndByte = c.StartByte + r.signed()
		o.chunks = append(o.chunks, c)
		last, line, at = c.ID, c.EndLine, c.EndByte
	}
	return o, r.err("outline", file)
}

// entity returns an entity by its id in the repository.
func (o *outline) entity(id int64) *store.Entity {
	i, ok := slices.BinarySearchFunc(o.entities, id, func(e store.Entity, id int64) int { return int(e.ID - id) })
	if !ok {
		return nil
	}
	return &o.entities[i]
}

// writeEdges writes edges that are sorted by source.
func writeEdges(edges []store.Edge, file int64) []byte {
	var w writer
	var ways []string
	for i := range edges {
		if !slices.Contains(ways, edges[i].Resolution) {
			ways = append(ways, edges[i].Resolution)
		}
	}
	w.number(len(ways))
	for _, way := range ways {
		w.text(way)
	}
	w.number(len(edges))
	line := 0
	for i := range edges {
		e := &edges[i]
		same := i > 0 && edges[i-1].Source == e.Source
		hundredths := math.Round(e.Weight * 100)
		whole := hundredths/100 == e.Weight && hundredths >= 0 && hundredths < 1<<20
		w.flags(same, e.External, e.Text != "", e.Metadata != "", whole)
		if !same {
			w.ref(e.Source, file)
		}
		w.number(store.KindNumber(e.Kind))
		w.ref(e.Target, file)
		w.signed(e.Line - line)
		if line = e.Line; whole {
			w.number(int(hundredths))
		} else {
			w.b = binary.LittleEndian.AppendUint64(w.b, math.Float64bits(e.Weight))
		}
		w.number(slices.Index(ways, e.Resolution))
		if e.Text != "" {
			w.text(e.Text)
		}
		if e.Metadata != "" {
			w.text(string(e.Metadata))
		}
	}
	return w.b
}

func (c *codec) unpackEdges(data []byte, file int64) ([]store.Edge, error) {
	data, err := c.uncompress(data)
	if err != nil || len(data) == 0 {
		return nil, err
	}
	r := reading{b: data}
	ways := make([]string, 0, r.count())
	for range cap(ways) {
		ways = append(ways, r.text())
	}
	edges := make([]store.Edge, 0, r.count())
	line := 0
	for i := range cap(edges) {
		flags := r.flag()
		has := func(i int) bool { return flags>>i&1 == 1 }
		var e store.Edge
		if has(0) && i > 0 {
			e.Source = edges[i-1].Source
		} else {
			e.Source = r.ref(file)
		}
		kind := r.number()
		e.Target = r.ref(file)
		line += r.signed()
		if e.Line, e.External = line, has(1); has(4) {
			e.Weight = float64(r.number()) / 100
		} else if b := r.bytes(8); b != nil {
			e.Weight = math.Float64frombits(binary.LittleEndian.Uint64(b))
		}
		way := r.number()
		if has(2) {
			e.Text = r.text()
		}
		if has(3) {
			e.Metadata = ctxsys.Object(r.text())
		}
		if kind >= len(ctxsys.RelationKinds) || way >= len(ways) {
			r.bad, r.b = true, nil
			break
		}
		e.Kind, e.Resolution = ctxsys.RelationKinds[kind], ways[way]
		edges = append(edges, e)
	}
	return edges, r.err("edges", file)
}

func packModule(e *store.Entity) []byte {
	var w writer
	putEntity(&w, e, 0)
	return w.b
}

func unpackModule(data []byte) (store.Entity, error) {
	r := reading{b: data}
	e := getEntity(&r, 0, true)
	return e, r.err("folder", e.ID)
}

// lower is a name as SQLite's NOCASE compares it: letters of ASCII.
func lower(name string) string {
	return strings.Map(func(r rune) rune {
		if r >= 'A' && r <= 'Z' {
			return r + 'a' - 'A'
		}
		return r
	}, name)
}
