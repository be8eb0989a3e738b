package store

import (
	"cmp"
	"context"
	"errors"
	"maps"
	"slices"
	"strings"

	ctxsys "github.com/ctx-sys/ctx-sys"
)

// View is one committed state of the index with an overlay over it, unmoved by writes that happen meanwhile. Use it from one
// goroutine at a time.
type View struct {
	Reader
	overlay *Overlay // nil for none

	blocks     map[blockKey][]byte // read before: a question looks a word up several times
	blockBytes int
}

type blockKey struct {
	segment int64
	term    string
}

// maxBlockBytes bounds the blocks that a view keeps.
const maxBlockBytes = 4 << 20

// NewView returns the view of a state under an overlay, nil for none.
func NewView(r Reader, o *Overlay) *View { return &View{Reader: r, overlay: o} }

// SummariesOf is that of the stored state: what is being typed has none.
func (v *View) SummariesOf(ctx context.Context, entities []int64) (map[int64]Summary, error) {
	stored := make([]int64, 0, len(entities))
	for _, id := range entities {
		if _, overlaid := v.Overlaid(FileOf(id)); !overlaid {
			stored = append(stored, id)
		}
	}
	return v.Reader.SummariesOf(ctx, stored)
}

// Overlay returns what lies over this view, nil for nothing.
func (v *View) Overlay() *Overlay { return v.overlay }

// Overlaid returns what the overlay has of a file.
func (v *View) Overlaid(file int64) (*OverlayFile, bool) {
	if v.overlay == nil {
		return nil, false
	}
	f, ok := v.overlay.files[file]
	return f, ok
}

func (v *View) overlaidEntity(id int64) (*OverlayFile, *Entity) {
	f, ok := v.Overlaid(FileOf(id))
	if !ok || id < 0 {
		return nil, nil
	}
	if i := slices.IndexFunc(f.Entities, func(e Entity) bool { return e.ID == id }); i >= 0 {
		return f, &f.Entities[i]
	}
	return f, nil
}

// Files is Reader.Files with the files of the overlay.
func (v *View) Files(ctx context.Context) ([]File, error) {
	return v.withOverlaid(v.Reader.Files(ctx))
}

// BriefFiles is Reader.BriefFiles with the files of the overlay.
func (v *View) BriefFiles(ctx context.Context, out bool) ([]File, error) {
	return v.withOverlaid(v.Reader.BriefFiles(ctx, out))
}

func (v *View) withOverlaid(files []File, err error) ([]File, error) {
	if err != nil || !v.overlay.Any() {
		return files, err
	}
	files = slices.DeleteFunc(files, func(f File) bool { return v.overlay.files[f.ID] != nil })
	for _, f := range v.overlay.files {
		if !f.Gone {
			files = append(files, f.File)
		}
	}
	return files, nil
}

// FileByPath is Reader.FileByPath with the files of the overlay.
func (v *View) FileByPath(ctx context.Context, path string) (File, error) {
	if v.overlay != nil {
		if f := v.overlay.paths[path]; f != nil {
			return f.row()
		}
	}
	return v.Reader.FileByPath(ctx, path)
}

// FileByID is Reader.FileByID with the files of the overlay.
func (v *View) FileByID(ctx context.Context, id int64) (File, error) {
	if f, ok := v.Overlaid(id); ok {
		return f.row()
	}
	return v.Reader.FileByID(ctx, id)
}

// Around is Reader.Around with the files of the overlay.
func (v *View) Around(ctx context.Context, ids []int64) ([]FileAround, error) {
	found, err := v.Reader.Around(ctx, ids)
	if err != nil || !v.overlay.Any() {
		return found, err
	}
	found = slices.DeleteFunc(found, func(a FileAround) bool { f, ok := v.Overlaid(a.ID); return ok && f.Gone })
	for _, id := range ids {
		f, ok := v.Overlaid(id)
		if !ok || f.Gone {
			continue
		}
		i := slices.IndexFunc(found, func(a FileAround) bool { return a.ID == id })
		if i < 0 {
			i, found = len(found), append(found, FileAround{Last: -1})
		}
		found[i].File = f.File
	}
	return found, nil
}

// Entity is Reader.Entity with the files of the overlay.
func (v *View) Entity(ctx context.Context, id int64) (Entity, error) {
	f, e := v.overlaidEntity(id)
	switch {
	case e != nil:
		return *e, nil
	case f != nil:
		return Entity{}, ctxsys.ErrNotFound
	}
	return v.Reader.Entity(ctx, id)
}

// FileEntities is Reader.FileEntities with the files of the overlay.
func (v *View) FileEntities(ctx context.Context, file int64) ([]Entity, error) {
	if f, ok := v.Overlaid(file); ok {
		return slices.Clone(f.Entities), nil
	}
	return v.Reader.FileEntities(ctx, file)
}

// FileOutline is Reader.FileOutline with the files of the overlay, of which it has all.
func (v *View) FileOutline(ctx context.Context, file int64) ([]Entity, error) {
	if f, ok := v.Overlaid(file); ok {
		return slices.Clone(f.Entities), nil
	}
	return v.Reader.FileOutline(ctx, file)
}

// Decls is Reader.Decls with the files of the overlay.
func (v *View) Decls(ctx context.Context, file int64) ([]byte, error) {
	if f, ok := v.Overlaid(file); ok {
		return f.Decls, nil
	}
	return v.Reader.Decls(ctx, file)
}

// FileSpans is Reader.FileSpans with the files of the overlay.
func (v *View) FileSpans(ctx context.Context, file int64) ([]Span, error) {
	f, ok := v.Overlaid(file)
	if !ok {
		return v.Reader.FileSpans(ctx, file)
	}
	out := make([]Span, len(f.Entities))
	for i, e := range f.Entities {
		out[i] = Span{e.ID, e.Type, e.StartLine, e.EndLine, e.StartByte, e.EndByte}
	}
	return out, nil
}

// over takes the entities of files in the overlay out of some, and adds those of the overlay that fit.
func (v *View) over(es []Entity, fits func(*Entity) bool) []Entity {
	es = slices.DeleteFunc(es, func(e Entity) bool { return e.ID > 0 && v.overlay.files[FileOf(e.ID)] != nil })
	for _, f := range v.overlay.files {
		for i := range f.Entities {
			if fits(&f.Entities[i]) {
				es = append(es, f.Entities[i])
			}
		}
	}
	return es
}

// Named is Reader.Named with the files of the overlay.
func (v *View) Named(ctx context.Context, name string, limit int) ([]Entity, error) {
	es, err := v.Reader.Named(ctx, name, limit)
	if err != nil || !v.overlay.Any() {
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

// EachSymbol is Reader.EachSymbol with the files of the overlay.
func (v *View) EachSymbol(ctx context.Context, name string, f func(Symbol)) error {
	if !v.overlay.Any() {
		return v.Reader.EachSymbol(ctx, name, f)
	}
	var all []Symbol
	if err := v.Reader.EachSymbol(ctx, name, func(s Symbol) {
		if _, overlaid := v.Overlaid(FileOf(s.ID)); !overlaid {
			all = append(all, s)
		}
	}); err != nil {
		return err
	}
	for _, o := range v.overlay.files {
		for i := range o.Entities {
			if e := &o.Entities[i]; e.Name == name && EntityNumber(e.ID) > 0 {
				parent, err := v.Entity(ctx, e.Parent)
				if err != nil && !errors.Is(err, ctxsys.ErrNotFound) {
					return err
				}
				all = append(all, Symbol{e.ID, e.Type, e.Qualified, parent.Type})
			}
		}
	}
	slices.SortFunc(all, func(a, b Symbol) int { return cmp.Compare(a.ID, b.ID) })
	for _, s := range all {
		f(s)
	}
	return nil
}

// Symbol is Reader.Symbol with the files of the overlay.
func (v *View) Symbol(ctx context.Context, file int64, qualified string, ordinal int) (Entity, error) {
	f, ok := v.Overlaid(file)
	if !ok {
		return v.Reader.Symbol(ctx, file, qualified, ordinal)
	}
	for i := range f.Entities {
		if e := &f.Entities[i]; EntityNumber(e.ID) > 0 && e.Qualified == qualified && e.Ordinal == ordinal {
			return *e, nil
		}
	}
	return Entity{}, ctxsys.ErrNotFound
}

// Children is Reader.Children with the files of the overlay.
func (v *View) Children(ctx context.Context, parent int64) ([]Entity, error) {
	es, err := v.Reader.Children(ctx, parent)
	if err != nil || !v.overlay.Any() || parent < 0 {
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

// Within is Reader.Within with the files of the overlay.
func (v *View) Within(ctx context.Context, file int64, start, end int) ([]int64, error) {
	f, ok := v.Overlaid(file)
	if !ok {
		return v.Reader.Within(ctx, file, start, end)
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

// Located is Reader.Located with the files of the overlay.
func (v *View) Located(ctx context.Context, ids []int64) ([]Located, error) {
	return v.placed(ids, func(rest []int64) ([]Located, error) { return v.Reader.Located(ctx, rest) })
}

// Places is Reader.Places with the files of the overlay.
func (v *View) Places(ctx context.Context, ids []int64) ([]Located, error) {
	return v.placed(ids, func(rest []int64) ([]Located, error) { return v.Reader.Places(ctx, rest) })
}

func (v *View) placed(ids []int64, stored func([]int64) ([]Located, error)) ([]Located, error) {
	if !v.overlay.Any() {
		return stored(ids)
	}
	var overlaid []Located
	var rest []int64
	for _, id := range ids {
		f, e := v.overlaidEntity(id)
		switch {
		case e != nil:
			overlaid = append(overlaid, Located{Entity: *e, Path: f.File.Path, Language: f.File.Language, FileFlags: f.File.Flags})
		case f == nil:
			rest = append(rest, id)
		}
	}
	found, err := stored(rest)
	return append(overlaid, found...), err
}

// EdgesOut is Reader.EdgesOut with the files of the overlay.
func (v *View) EdgesOut(ctx context.Context, ids []int64, kinds Kinds, among []int64) ([]Edge, error) {
	if !v.overlay.Any() {
		return v.Reader.EdgesOut(ctx, ids, kinds, among)
	}
	var out []Edge
	for len(ids) > 0 { // in the order of ids, runs of one kind together
		_, overlaid := v.Overlaid(FileOf(ids[0]))
		n := 1
		for n < len(ids) {
			if _, same := v.Overlaid(FileOf(ids[n])); same != overlaid {
				break
			}
			n++
		}
		run := ids[:n]
		ids = ids[n:]
		if overlaid {
			out = append(out, v.overlaidEdges(run, kinds, among)...)
			continue
		}
		edges, err := v.Reader.EdgesOut(ctx, run, kinds, among)
		if err != nil {
			return nil, err
		}
		out = append(out, edges...)
	}
	return out, nil
}

// EdgesFrom is Reader.EdgesFrom with the files of the overlay.
func (v *View) EdgesFrom(ctx context.Context, id int64) ([]Edge, error) {
	if _, overlaid := v.Overlaid(FileOf(id)); overlaid {
		return v.overlaidEdges([]int64{id}, 0, nil), nil
	}
	return v.Reader.EdgesFrom(ctx, id)
}

func (v *View) overlaidEdges(ids []int64, kinds Kinds, among []int64) (out []Edge) {
	for _, id := range ids {
		f, ok := v.Overlaid(FileOf(id))
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

// EdgesTo is Reader.EdgesTo with the files of the overlay, whose edges come last.
func (v *View) EdgesTo(ctx context.Context, id int64, limit int) ([]Edge, error) {
	edges, err := v.Reader.EdgesTo(ctx, id, limit)
	if err != nil || !v.overlay.Any() {
		return edges, err
	}
	edges = append(v.outside(edges), v.overlaidTo(id, 0, nil)...)
	return edges[:min(limit, len(edges))], nil
}

// EdgesIn is Reader.EdgesIn with the files of the overlay, whose edges come last of those that end in an entity.
func (v *View) EdgesIn(ctx context.Context, ids []int64, kinds Kinds, most int, among []int64) ([]Edge, error) {
	if !v.overlay.Any() {
		return v.Reader.EdgesIn(ctx, ids, kinds, most, among)
	}
	var out []Edge
	for _, id := range ids {
		stored, err := v.Reader.EdgesIn(ctx, []int64{id}, kinds, most, among)
		if err != nil {
			return nil, err
		}
		out = append(append(out, v.outside(stored)...), v.overlaidTo(id, kinds, among)...)
	}
	return out, nil
}

// EdgesInto is Reader.EdgesInto with the files of the overlay.
func (v *View) EdgesInto(ctx context.Context, ids []int64, kinds Kinds, most int) ([]Edge, error) {
	if !v.overlay.Any() {
		return v.Reader.EdgesInto(ctx, ids, kinds, most)
	}
	return v.EdgesIn(ctx, ids, kinds, most, nil)
}

// CountLevelEdges is Reader.CountLevelEdges with the files of the overlay.
func (v *View) CountLevelEdges(ctx context.Context, l Levels) (int, error) {
	if !v.overlay.Any() {
		return v.Reader.CountLevelEdges(ctx, l)
	}
	edges, err := v.levelEdges(ctx, l)
	return len(edges), err
}

// LevelEdges is Reader.LevelEdges with the files of the overlay, whose edges come last of a level.
func (v *View) LevelEdges(ctx context.Context, l Levels, limit, offset int) ([]LevelEdge, error) {
	if !v.overlay.Any() {
		return v.Reader.LevelEdges(ctx, l, limit, offset)
	}
	edges, err := v.levelEdges(ctx, l)
	from := min(max(offset, 0), len(edges))
	return edges[from : from+min(max(limit, 0), len(edges)-from)], err
}

func (v *View) levelEdges(ctx context.Context, l Levels) (out []LevelEdge, err error) {
	stored, err := v.Reader.LevelEdges(ctx, l, -1, 0)
	if err != nil {
		return nil, err
	}
	for level, ids := range l.IDs {
		for _, e := range stored {
			if _, overlaid := v.Overlaid(FileOf(e.Source)); e.Level == level && !overlaid {
				out = append(out, e)
			}
		}
		for _, id := range ids {
			edges := v.overlaidTo(id, l.Kinds, nil)
			if !l.Into {
				edges = v.overlaidEdges([]int64{id}, l.Kinds, nil)
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

// outside drops the stored edges that leave files in the overlay.
func (v *View) outside(edges []Edge) []Edge {
	return slices.DeleteFunc(edges, func(e Edge) bool { _, overlaid := v.Overlaid(FileOf(e.Source)); return overlaid })
}

// overlaidTo returns the edges that lead from files in the overlay to an entity, by path. With among, only those that leave one of it.
func (v *View) overlaidTo(id int64, kinds Kinds, among []int64) (out []Edge) {
	for _, path := range slices.Sorted(maps.Keys(v.overlay.paths)) {
		for _, e := range v.overlay.paths[path].Edges {
			if e.Target == id && kinds.Has(e.Kind) && (among == nil || slices.Contains(among, e.Source)) {
				out = append(out, e)
			}
		}
	}
	return out
}

// LocatedChunks is Reader.LocatedChunks with the files of the overlay.
func (v *View) LocatedChunks(ctx context.Context, ids []int64) ([]LocatedChunk, error) {
	if !v.overlay.Any() {
		return v.Reader.LocatedChunks(ctx, ids)
	}
	var overlaid []LocatedChunk
	var rest []int64
	for _, id := range ids {
		at, ok := v.overlay.docs[id]
		if !ok {
			if !v.overlay.gone[id] {
				rest = append(rest, id)
			}
			continue
		}
		p := LocatedChunk{Chunk: at.file.Chunks[at.chunk]}
		if _, e := v.overlaidEntity(p.Entity); e != nil {
			p.Type, p.Name, p.Qualified, p.Ordinal, p.EntityLine = e.Type, e.Name, e.Qualified, e.Ordinal, e.StartLine
			overlaid = append(overlaid, p)
		}
	}
	found, err := v.Reader.LocatedChunks(ctx, rest)
	return append(overlaid, found...), err
}

// FileChunks is Reader.FileChunks with the files of the overlay.
func (v *View) FileChunks(ctx context.Context, file int64) ([]Chunk, error) {
	if f, ok := v.Overlaid(file); ok {
		return slices.Clone(f.Chunks), nil
	}
	return v.Reader.FileChunks(ctx, file)
}

// ChunkAt is Reader.ChunkAt with the files of the overlay.
func (v *View) ChunkAt(ctx context.Context, file int64, offset int) (int64, error) {
	f, ok := v.Overlaid(file)
	if !ok {
		return v.Reader.ChunkAt(ctx, file, offset)
	}
	return f.chunkAt(offset), nil
}

// ChunksOf is Reader.ChunksOf with the files of the overlay.
func (v *View) ChunksOf(ctx context.Context, entities []int64) (map[int64]int64, error) {
	if !v.overlay.Any() {
		return v.Reader.ChunksOf(ctx, entities)
	}
	var rest []int64
	overlaid := map[int64]int64{}
	for _, id := range entities {
		f, e := v.overlaidEntity(id)
		switch {
		case e != nil:
			if doc := f.chunkAt(e.StartByte); doc != 0 {
				overlaid[id] = doc
			}
		case f == nil:
			rest = append(rest, id)
		}
	}
	found, err := v.Reader.ChunksOf(ctx, rest)
	for id, doc := range found {
		overlaid[id] = doc
	}
	return overlaid, err
}

// Block is Reader.Block with the segment of the overlay. It belongs to the view.
func (v *View) Block(ctx context.Context, segment int64, term string) ([]byte, error) {
	if segment < 0 {
		return v.overlay.block(segment, term)
	}
	key := blockKey{segment, term}
	if data, ok := v.blocks[key]; ok {
		return data, nil
	}
	data, err := v.Reader.Block(ctx, segment, term)
	if err != nil {
		return nil, err
	}
	if v.blockBytes += len(data) + len(term); v.blocks == nil || v.blockBytes > maxBlockBytes {
		v.blocks, v.blockBytes = map[blockKey][]byte{}, len(data)+len(term)
	}
	v.blocks[key] = data
	return data, nil
}

// InFiles is Reader.InFiles with the files of the overlay, of which all is in it.
func (v *View) InFiles(ctx context.Context, files []int64, types []ctxsys.EntityType) ([]Located, error) {
	if !v.overlay.Any() {
		return v.Reader.InFiles(ctx, files, types)
	}
	var stored []int64
	var out []Located
	for _, id := range files {
		f, ok := v.Overlaid(id)
		if !ok {
			stored = append(stored, id)
			continue
		}
		for _, e := range f.Entities {
			if types == nil || slices.Contains(types, e.Type) {
				out = append(out, Located{Entity: e, Path: f.File.Path, Language: f.File.Language, FileFlags: f.File.Flags})
			}
		}
	}
	found, err := v.Reader.InFiles(ctx, stored, types)
	return append(out, found...), err
}

// SymbolsLike is Reader.SymbolsLike with the files of the overlay, of which all symbols are in it.
func (v *View) SymbolsLike(ctx context.Context, types []ctxsys.EntityType, letters string, whole bool) ([]Located, error) {
	found, err := v.Reader.SymbolsLike(ctx, types, letters, whole)
	if err != nil || !v.overlay.Any() {
		return found, err
	}
	found = slices.DeleteFunc(found, func(l Located) bool { return v.overlay.files[FileOf(l.ID)] != nil })
	for _, f := range v.overlay.files {
		for _, e := range f.Entities {
			if slices.Contains(types, e.Type) {
				found = append(found, Located{Entity: e, Path: f.File.Path, Language: f.File.Language, FileFlags: f.File.Flags})
			}
		}
	}
	return found, nil
}
