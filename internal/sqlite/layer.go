package sqlite

import (
	"cmp"
	"context"
	"maps"
	"slices"
	"strings"

	ctxsys "github.com/ctx-sys/ctx-sys"
)

// Layer is what lies over the stored state: files whose text is another one than was indexed, because somebody is typing
// it, or because they changed on the disk and the index is behind. A view has the layer that the database had when the view was taken; rows of files in the layer come from it, those
// of others from the database. Edges that leave a file in the layer are those of its text there; whole lists of edges, entities
// by what they are connected with, and vectors are of what is stored. A layer is never changed once a database has it.
type Layer struct {
	Over    string                                     // the generation of the index that it is over
	Segment int64                                      // its number, negative and of no other layer of the process
	Block   func(term string) (data []byte, err error) // of that segment, see View.Block

	files map[int64]*LaidFile
	paths map[string]*LaidFile
	gone  map[int64]bool     // stored documents that are not in the layer's text
	docs  map[int64]docPlace // of the files in the layer
}

type docPlace struct {
	file  *LaidFile
	chunk int
}

// LaidFile is a file in a layer. Entities are in source order, the file itself first, Chunks in source order. A chunk that
// stands in the stored text too has the number that it has there.
type LaidFile struct {
	File     File
	Entities []Entity
	Chunks   []Chunk
	Edges    []Edge // that leave its entities, by source
	Text     []byte // credentials masked
	Gone     bool   // there is no such file any more; it has nothing but File
}

// NewLayer returns a layer of files. Gone are the stored documents of them that are no more.
func NewLayer(files []*LaidFile, gone []int64) *Layer {
	l := &Layer{files: map[int64]*LaidFile{}, paths: map[string]*LaidFile{}, gone: map[int64]bool{}, docs: map[int64]docPlace{}}
	for _, f := range files {
		l.files[f.File.ID], l.paths[f.File.Path] = f, f
		for i, c := range f.Chunks {
			l.docs[c.ID] = docPlace{f, i}
		}
	}
	for _, doc := range gone {
		l.gone[doc] = true
	}
	return l
}

// SetLayer lays a layer over what views show from now on, nil for none.
func (d *DB) SetLayer(l *Layer) { d.layer.Store(l) }

// Layer returns what lies over this view, nil for nothing.
func (v *View) Layer() *Layer { return v.layer }

// Gone reports whether a document is not in the text that the layer has of its file. A nil layer has nothing of the kind.
func (l *Layer) Gone(doc int64) bool { return l != nil && l.gone[doc] }

// Any reports whether the layer holds a file.
func (l *Layer) Any() bool { return l != nil && len(l.files) > 0 }

// Laid returns what the layer has of a file.
func (v *View) Laid(file int64) (*LaidFile, bool) {
	if v.layer == nil {
		return nil, false
	}
	f, ok := v.layer.files[file]
	return f, ok
}

func (v *View) laidEntity(id int64) (*LaidFile, *Entity) {
	f, ok := v.Laid(FileOf(id))
	if !ok || id < 0 {
		return nil, nil
	}
	if i := slices.IndexFunc(f.Entities, func(e Entity) bool { return e.ID == id }); i >= 0 {
		return f, &f.Entities[i]
	}
	return f, nil
}

// Files is queries.Files with the files of the layer.
func (v *View) Files(ctx context.Context) ([]File, error) { return v.withLaid(v.queries.Files(ctx)) }

// IndexedFiles is queries.IndexedFiles with the files of the layer.
func (v *View) IndexedFiles(ctx context.Context) ([]File, error) {
	return v.withLaid(v.queries.IndexedFiles(ctx))
}

func (v *View) withLaid(files []File, err error) ([]File, error) {
	if err != nil || !v.layer.Any() {
		return files, err
	}
	files = slices.DeleteFunc(files, func(f File) bool { return v.layer.files[f.ID] != nil })
	for _, f := range v.layer.files {
		if !f.Gone {
			files = append(files, f.File)
		}
	}
	return files, nil
}

// FileByPath is queries.FileByPath with the files of the layer.
func (v *View) FileByPath(ctx context.Context, path string) (File, error) {
	if v.layer != nil {
		if f := v.layer.paths[path]; f != nil {
			return f.row()
		}
	}
	return v.queries.FileByPath(ctx, path)
}

// FileByID is queries.FileByID with the files of the layer.
func (v *View) FileByID(ctx context.Context, id int64) (File, error) {
	if f, ok := v.Laid(id); ok {
		return f.row()
	}
	return v.queries.FileByID(ctx, id)
}

func (f *LaidFile) row() (File, error) {
	if f.Gone {
		return File{}, ctxsys.ErrNotFound
	}
	return f.File, nil
}

// Entity is queries.Entity with the files of the layer.
func (v *View) Entity(ctx context.Context, id int64) (Entity, error) {
	f, e := v.laidEntity(id)
	switch {
	case e != nil:
		return *e, nil
	case f != nil:
		return Entity{}, ctxsys.ErrNotFound
	}
	return v.queries.Entity(ctx, id)
}

// FileEntities is queries.FileEntities with the files of the layer.
func (v *View) FileEntities(ctx context.Context, file int64) ([]Entity, error) {
	if f, ok := v.Laid(file); ok {
		return slices.Clone(f.Entities), nil
	}
	return v.queries.FileEntities(ctx, file)
}

// FileSpans is queries.FileSpans with the files of the layer.
func (v *View) FileSpans(ctx context.Context, file int64) ([]Span, error) {
	f, ok := v.Laid(file)
	if !ok {
		return v.queries.FileSpans(ctx, file)
	}
	out := make([]Span, len(f.Entities))
	for i, e := range f.Entities {
		out[i] = Span{e.ID, e.Type, e.StartLine, e.EndLine, e.StartByte, e.EndByte}
	}
	return out, nil
}

// over takes the entities of files in the layer out of some, and adds those of the layer that fit.
func (v *View) over(es []Entity, fits func(*Entity) bool) []Entity {
	es = slices.DeleteFunc(es, func(e Entity) bool { return e.ID > 0 && v.layer.files[FileOf(e.ID)] != nil })
	for _, f := range v.layer.files {
		for i := range f.Entities {
			if fits(&f.Entities[i]) {
				es = append(es, f.Entities[i])
			}
		}
	}
	return es
}

// Named is queries.Named with the files of the layer.
func (v *View) Named(ctx context.Context, name string, limit int) ([]Entity, error) {
	es, err := v.queries.Named(ctx, name, limit)
	if err != nil || !v.layer.Any() {
		return es, err
	}
	es = v.over(es, func(e *Entity) bool { return strings.EqualFold(e.Name, name) })
	otherCase := func(e *Entity) int {
		if e.Name == name {
			return 0
		}
		return 1
	}
	slices.SortFunc(es, func(a, b Entity) int { return cmp.Or(otherCase(&a)-otherCase(&b), cmp.Compare(a.ID, b.ID)) })
	return es[:min(limit, len(es))], nil
}

// Symbol is queries.Symbol with the files of the layer.
func (v *View) Symbol(ctx context.Context, file int64, qualified string, ordinal int) (Entity, error) {
	f, ok := v.Laid(file)
	if !ok {
		return v.queries.Symbol(ctx, file, qualified, ordinal)
	}
	for i := range f.Entities {
		if e := &f.Entities[i]; EntityNumber(e.ID) > 0 && e.Qualified == qualified && e.Ordinal == ordinal {
			return *e, nil
		}
	}
	return Entity{}, ctxsys.ErrNotFound
}

// Children is queries.Children with the files of the layer.
func (v *View) Children(ctx context.Context, parent int64) ([]Entity, error) {
	es, err := v.queries.Children(ctx, parent)
	if err != nil || !v.layer.Any() || parent < 0 {
		return es, err
	}
	es = v.over(es, func(e *Entity) bool { return e.Parent == parent })
	slices.SortStableFunc(es, func(a, b Entity) int {
		return cmp.Or(-compareBool(FileOf(a.ID) == FileOf(parent), FileOf(b.ID) == FileOf(parent)), cmp.Compare(FileOf(a.ID), FileOf(b.ID)), cmp.Compare(a.StartByte, b.StartByte))
	})
	return es, nil
}

func compareBool(a, b bool) int {
	switch {
	case a == b:
		return 0
	case a:
		return 1
	}
	return -1
}

// Within is queries.Within with the files of the layer.
func (v *View) Within(ctx context.Context, file int64, start, end int) ([]int64, error) {
	f, ok := v.Laid(file)
	if !ok {
		return v.queries.Within(ctx, file, start, end)
	}
	var in []Entity
	for _, e := range f.Entities {
		if EntityNumber(e.ID) > 0 && e.StartByte >= start && e.EndByte <= end {
			in = append(in, e)
		}
	}
	slices.SortFunc(in, func(a, b Entity) int {
		return cmp.Or(cmp.Compare(a.StartByte, b.StartByte), cmp.Compare(b.EndByte, a.EndByte), cmp.Compare(a.ID, b.ID))
	})
	ids := make([]int64, len(in))
	for i := range in {
		ids[i] = in[i].ID
	}
	return ids, nil
}

// Located is queries.Located with the files of the layer.
func (v *View) Located(ctx context.Context, ids []int64) ([]Located, error) {
	return v.placed(ids, func(rest []int64) ([]Located, error) { return v.queries.Located(ctx, rest) })
}

// Places is queries.Places with the files of the layer.
func (v *View) Places(ctx context.Context, ids []int64) ([]Located, error) {
	return v.placed(ids, func(rest []int64) ([]Located, error) { return v.queries.Places(ctx, rest) })
}

func (v *View) placed(ids []int64, stored func([]int64) ([]Located, error)) ([]Located, error) {
	if !v.layer.Any() {
		return stored(ids)
	}
	var laid []Located
	var rest []int64
	for _, id := range ids {
		f, e := v.laidEntity(id)
		switch {
		case e != nil:
			laid = append(laid, Located{Entity: *e, Path: f.File.Path, Language: f.File.Language, FileFlags: f.File.Flags})
		case f == nil:
			rest = append(rest, id)
		}
	}
	found, err := stored(rest)
	return append(laid, found...), err
}

// EdgesOut is queries.EdgesOut with the files of the layer.
func (v *View) EdgesOut(ctx context.Context, ids []int64, kinds Kinds, among []int64) ([]Edge, error) {
	if !v.layer.Any() {
		return v.queries.EdgesOut(ctx, ids, kinds, among)
	}
	var out []Edge
	for len(ids) > 0 { // in the order of ids, runs of one kind together
		_, laid := v.Laid(FileOf(ids[0]))
		n := 1
		for n < len(ids) {
			if _, same := v.Laid(FileOf(ids[n])); same != laid {
				break
			}
			n++
		}
		run := ids[:n]
		ids = ids[n:]
		if laid {
			out = append(out, v.laidEdges(run, kinds, among)...)
			continue
		}
		edges, err := v.queries.EdgesOut(ctx, run, kinds, among)
		if err != nil {
			return nil, err
		}
		out = append(out, edges...)
	}
	return out, nil
}

// EdgesFrom is queries.EdgesFrom with the files of the layer.
func (v *View) EdgesFrom(ctx context.Context, id int64) ([]Edge, error) {
	if _, laid := v.Laid(FileOf(id)); laid {
		return v.laidEdges([]int64{id}, 0, nil), nil
	}
	return v.queries.EdgesFrom(ctx, id)
}

func (v *View) laidEdges(ids []int64, kinds Kinds, among []int64) (out []Edge) {
	for _, id := range ids {
		f, ok := v.Laid(FileOf(id))
		if !ok {
			continue
		}
		for _, e := range f.Edges {
			if e.Source == id && kinds.Has(e.Kind) && (among == nil || slices.Contains(among, e.Target)) {
				out = append(out, e)
			}
		}
	}
	return out
}

// EdgesTo is queries.EdgesTo with the files of the layer, whose edges come last.
func (v *View) EdgesTo(ctx context.Context, id int64, limit int) ([]Edge, error) {
	edges, err := v.queries.EdgesTo(ctx, id, limit)
	if err != nil || !v.layer.Any() {
		return edges, err
	}
	edges = append(v.outside(edges), v.laidTo(id, 0, nil)...)
	return edges[:min(limit, len(edges))], nil
}

// EdgesIn is queries.EdgesIn with the files of the layer, whose edges come last of those that end in an entity.
func (v *View) EdgesIn(ctx context.Context, ids []int64, kinds Kinds, most int, among []int64) ([]Edge, error) {
	if !v.layer.Any() {
		return v.queries.EdgesIn(ctx, ids, kinds, most, among)
	}
	var out []Edge
	for _, id := range ids {
		stored, err := v.queries.EdgesIn(ctx, []int64{id}, kinds, most, among)
		if err != nil {
			return nil, err
		}
		out = append(append(out, v.outside(stored)...), v.laidTo(id, kinds, among)...)
	}
	return out, nil
}

// CountLevelEdges is queries.CountLevelEdges with the files of the layer.
func (v *View) CountLevelEdges(ctx context.Context, l Levels) (int, error) {
	if !v.layer.Any() {
		return v.queries.CountLevelEdges(ctx, l)
	}
	edges, err := v.levelEdges(ctx, l)
	return len(edges), err
}

// LevelEdges is queries.LevelEdges with the files of the layer, whose edges come last of a level.
func (v *View) LevelEdges(ctx context.Context, l Levels, limit, offset int) ([]LevelEdge, error) {
	if !v.layer.Any() {
		return v.queries.LevelEdges(ctx, l, limit, offset)
	}
	edges, err := v.levelEdges(ctx, l)
	from := min(max(offset, 0), len(edges))
	return edges[from : from+min(max(limit, 0), len(edges)-from)], err
}

func (v *View) levelEdges(ctx context.Context, l Levels) (out []LevelEdge, err error) {
	stored, err := v.queries.LevelEdges(ctx, l, -1, 0)
	if err != nil {
		return nil, err
	}
	for level, ids := range l.IDs {
		for _, e := range stored {
			if _, laid := v.Laid(FileOf(e.Source)); e.Level == level && !laid {
				out = append(out, e)
			}
		}
		for _, id := range ids {
			edges := v.laidTo(id, l.Kinds, nil)
			if !l.Into {
				edges = v.laidEdges([]int64{id}, l.Kinds, nil)
			}
			for _, e := range edges {
				if l.Into && !slices.Contains(l.Inside, e.Source) || !l.Into && (e.Target == 0 || !slices.Contains(l.Inside, e.Target)) {
					out = append(out, LevelEdge{e, level})
				}
			}
		}
	}
	return out, nil
}

// outside drops the stored edges that leave files in the layer.
func (v *View) outside(edges []Edge) []Edge {
	return slices.DeleteFunc(edges, func(e Edge) bool { _, laid := v.Laid(FileOf(e.Source)); return laid })
}

// laidTo returns the edges that lead from files in the layer to an entity, by path. With among, only those that leave one of it.
func (v *View) laidTo(id int64, kinds Kinds, among []int64) (out []Edge) {
	for _, path := range slices.Sorted(maps.Keys(v.layer.paths)) {
		for _, e := range v.layer.paths[path].Edges {
			if e.Target == id && kinds.Has(e.Kind) && (among == nil || slices.Contains(among, e.Source)) {
				out = append(out, e)
			}
		}
	}
	return out
}

// Pieces is queries.Pieces with the files of the layer.
func (v *View) Pieces(ctx context.Context, ids []int64) ([]Piece, error) {
	if !v.layer.Any() {
		return v.queries.Pieces(ctx, ids)
	}
	var laid []Piece
	var rest []int64
	for _, id := range ids {
		at, ok := v.layer.docs[id]
		if !ok {
			if !v.layer.gone[id] {
				rest = append(rest, id)
			}
			continue
		}
		p := Piece{Chunk: at.file.Chunks[at.chunk]}
		if _, e := v.laidEntity(p.Entity); e != nil {
			p.Type, p.Name, p.Qualified, p.Ordinal, p.EntityLine = e.Type, e.Name, e.Qualified, e.Ordinal, e.StartLine
			laid = append(laid, p)
		}
	}
	found, err := v.queries.Pieces(ctx, rest)
	return append(laid, found...), err
}

// FileChunks is queries.FileChunks with the files of the layer.
func (v *View) FileChunks(ctx context.Context, file int64) ([]Chunk, error) {
	if f, ok := v.Laid(file); ok {
		return slices.Clone(f.Chunks), nil
	}
	return v.queries.FileChunks(ctx, file)
}

// ChunkAt is queries.ChunkAt with the files of the layer.
func (v *View) ChunkAt(ctx context.Context, file int64, offset int) (int64, error) {
	f, ok := v.Laid(file)
	if !ok {
		return v.queries.ChunkAt(ctx, file, offset)
	}
	return f.chunkAt(offset), nil
}

func (f *LaidFile) chunkAt(offset int) int64 {
	if i := slices.IndexFunc(f.Chunks, func(c Chunk) bool { return c.EndByte > offset }); i >= 0 {
		return f.Chunks[i].ID
	}
	return 0
}

// ChunksOf is queries.ChunksOf with the files of the layer.
func (v *View) ChunksOf(ctx context.Context, entities []int64) (map[int64]int64, error) {
	if !v.layer.Any() {
		return v.queries.ChunksOf(ctx, entities)
	}
	var rest []int64
	laid := map[int64]int64{}
	for _, id := range entities {
		f, e := v.laidEntity(id)
		switch {
		case e != nil:
			if doc := f.chunkAt(e.StartByte); doc != 0 {
				laid[id] = doc
			}
		case f == nil:
			rest = append(rest, id)
		}
	}
	found, err := v.queries.ChunksOf(ctx, rest)
	for id, doc := range found {
		laid[id] = doc
	}
	return laid, err
}

// Block is queries.Block with the segment of the layer.
func (v *View) Block(ctx context.Context, segment int64, term string) ([]byte, error) {
	if segment >= 0 {
		return v.queries.Block(ctx, segment, term)
	}
	if v.layer == nil || v.layer.Segment != segment {
		return nil, nil
	}
	return v.layer.Block(term)
}
