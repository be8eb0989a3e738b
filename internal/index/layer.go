package index

import (
	"bytes"
	"context"
	"crypto/sha256"
	"errors"
	"fmt"
	"maps"
	"slices"

	"github.com/klauspost/compress/zstd"

	ctxsys "github.com/ctx-sys/ctx-sys"
	"github.com/ctx-sys/ctx-sys/internal/document"
	"github.com/ctx-sys/ctx-sys/internal/facts"
	"github.com/ctx-sys/ctx-sys/internal/lexical"
	"github.com/ctx-sys/ctx-sys/internal/relate"
	"github.com/ctx-sys/ctx-sys/internal/store"
	"github.com/ctx-sys/ctx-sys/internal/walk"
)

// Numbers of what is in layers begin where those of a database never come.
const (
	firstOverlayDoc  = 3 << 30
	lastOverlayDoc   = 4<<30 - 1<<24
	firstOverlayFile = 1 << 40
)

// Layers makes of texts that are being typed what a sync would make of them, but in memory: see store.Overlay. Of a text that
// changed a little the pieces that did not change keep their documents, and with them their vectors. It remembers what it
// made, so that a keystroke costs the parsing of one file. One goroutine at a time may use it.
type Layers struct {
	db   store.DB
	root string
	opts walk.Options

	generation string // of the index that made is about
	made       map[string]*layer
	files      map[string]int64 // numbers of files that are not stored
	project    *relate.Project  // of that index, once it was asked for
	extractor  *extractor
	unpack     *zstd.Decoder
	doc        uint32
	segment    int64
}

// layer is what was made of one text.
type layer struct {
	text string
	file *store.OverlayFile // nil: there is nothing for the overlay, and
	why  string             // why, when that is to be told
	docs []lexical.Analyzed // of the chunks that are new
	news []int              // their numbers in file.Chunks
	gone []int64
}

// LeftOut is an unsaved text that no search finds, and why.
type LeftOut struct {
	Path   string `json:"path"`
	Reason string `json:"reason"`
}

// NewLayers returns a maker of layers over a database. It reads no files but those with rules about what belongs to the
// project.
func NewLayers(db store.DB, root string, opts walk.Options) (*Layers, error) {
	unpack, err := zstd.NewReader(nil, zstd.WithDecoderConcurrency(1))
	return &Layers{db: db, root: root, opts: opts, unpack: unpack, made: map[string]*layer{}, files: map[string]int64{}, doc: firstOverlayDoc}, err
}

// Close gives back what the parser holds.
func (l *Layers) Close() {
	if l.extractor != nil {
		l.extractor.close()
	}
	l.unpack.Close()
}

// Make returns the layer of texts by path, without the files that are gone, and the segment of its new documents, nil when
// there are none. A text that is what is stored, and one of a file that would not be indexed, is in no layer.
func (l *Layers) Make(ctx context.Context, texts map[string]string, missing []string) (*store.Overlay, *lexical.Segment, []LeftOut, error) {
	if err := l.prepare(ctx); err != nil {
		return nil, nil, nil, err
	}
	maps.DeleteFunc(l.made, func(path string, _ *layer) bool { _, open := texts[path]; return !open })
	var files []*store.OverlayFile
	var gone []int64
	var left []LeftOut
	builder := lexical.NewBuilder()
	for _, path := range slices.Sorted(maps.Keys(texts)) {
		m := l.made[path]
		if m == nil || m.text != texts[path] {
			var err error
			if m, err = l.layerOf(ctx, path, texts[path]); err != nil {
				return nil, nil, nil, err
			}
			l.made[path] = m
		}
		if m.why != "" {
			left = append(left, LeftOut{path, m.why})
		}
		if m.file == nil {
			continue
		}
		f := *m.file
		f.Chunks = slices.Clone(f.Chunks)
		for i, at := range m.news {
			f.Chunks[at].ID = int64(l.doc)
			if err := builder.Add(l.doc, m.docs[i]); err != nil {
				return nil, nil, nil, err
			}
			l.doc++
		}
		files, gone = append(files, &f), append(gone, m.gone...)
	}
	for _, path := range missing {
		f, docs, err := l.without(ctx, path)
		if err != nil {
			return nil, nil, nil, err
		}
		if f != nil {
			files, gone = append(files, f), append(gone, docs...)
		}
	}
	if len(files) == 0 {
		return nil, nil, left, nil
	}
	layer := store.NewOverlay(files, gone)
	if builder.Len() == 0 {
		return layer, nil, left, nil
	}
	l.segment--
	segment, blocks := builder.Segment()
	segment.ID = l.segment
	memory := lexical.Memory{}
	memory.Add(segment.ID, blocks)
	layer.Segment = segment.ID
	layer.Block = func(term string) ([]byte, error) { return memory.Block(context.Background(), segment.ID, term) }
	return layer, segment, left, nil
}

// prepare forgets what was made over another state of the index.
func (l *Layers) prepare(ctx context.Context) error {
	generation, err := l.db.Meta(ctx, MetaGeneration)
	if err != nil {
		return err
	}
	depth, err := l.db.Meta(ctx, MetaDepth)
	if err != nil {
		return err
	}
	if l.doc > lastOverlayDoc { // no question reads the layers of so long ago
		l.doc = firstOverlayDoc
	}
	if l.extractor == nil {
		s := &syncer{db: l.db, opts: Options{Root: l.root, Walk: l.opts}}
		if l.extractor, err = s.newExtractor(); err != nil {
			return err
		}
	}
	if l.extractor.s.depth = facts.Depth(depth); depth == "" {
		l.extractor.s.depth = facts.Full
	}
	if l.generation != generation {
		if l.extractor.s.summarised, err = l.db.HasSummaries(ctx); err != nil {
			return err
		}
		clear(l.made)
		l.generation, l.project = generation, nil
	}
	return nil
}

// layerOf makes what a sync would make of a text.
func (l *Layers) layerOf(ctx context.Context, path, text string) (*layer, error) {
	m := &layer{text: text}
	old, err := l.db.FileByPath(ctx, path)
	stored := err == nil
	if err != nil && !errors.Is(err, ctxsys.ErrNotFound) {
		return nil, err
	}
	if m.why, err = l.notIndexed(path, text, stored && old.Indexed()); err != nil || m.why != "" {
		return m, err
	}
	sum := sha256.Sum256([]byte(text))
	if stored && bytes.Equal(old.Hash, sum[:]) {
		return m, nil
	}
	it := &item{job: job{file: walk.File{Path: path, Size: int64(len(text)), Language: walk.LanguageOf(path)}}}
	it.row = store.File{ID: l.number(path), Path: path}
	if stored {
		it.old, it.row.ID, it.row.NextEntity = &old, old.ID, old.NextEntity
		it.file.Language = old.Language
	}
	it.row.Language = walk.LanguageOfText(it.file.Language, []byte(text))
	it.row.Hash, it.row.Size = sum[:], int64(len(text))
	l.extractor.extract(ctx, it, []byte(text))
	if it.err != nil {
		return nil, it.err
	}
	if stored {
		it.row.Flags |= old.Flags & store.FlagGenerated
	}
	if err := l.place(ctx, m, it); err != nil {
		return nil, err
	}
	return m, l.relate(ctx, m, it)
}

// without is the place of a stored file that is gone, with its documents; nil for a file that is not stored.
func (l *Layers) without(ctx context.Context, path string) (*store.OverlayFile, []int64, error) {
	old, err := l.db.FileByPath(ctx, path)
	if errors.Is(err, ctxsys.ErrNotFound) {
		return nil, nil, nil
	}
	if err != nil {
		return nil, nil, err
	}
	chunks, err := l.db.FileChunks(ctx, old.ID)
	docs := make([]int64, len(chunks))
	for i := range chunks {
		docs[i] = chunks[i].ID
	}
	return &store.OverlayFile{File: old, Gone: true}, docs, err
}

// relate finds what the text uses of the project.
func (l *Layers) relate(ctx context.Context, m *layer, it *item) error {
	if l.project == nil {
		var err error
		if l.project, err = l.newProject(ctx); err != nil {
			return err
		}
	}
	d, err := relate.DecodeDecls(it.row.ID, it.file.Path, it.row.Language, it.decls)
	if err != nil {
		return err
	}
	uses, err := relate.DecodeUses(it.uses)
	if err != nil {
		return err
	}
	m.file.Edges = EdgesOf(it.row.ID, l.project.Typed(d, uses))
	return l.project.Err()
}

// newProject is what names can lead to in the stored state.
func (l *Layers) newProject(ctx context.Context) (*relate.Project, error) {
	files, err := storedFiles(ctx, l.db)
	if err != nil {
		return nil, err
	}
	var p *relate.Project
	p = relate.NewProjectOf(files, relate.Source{
		Decls: func(id int64) (*relate.Decls, error) {
			f, _ := p.Info(id)
			data, err := l.db.Decls(context.Background(), id)
			if err != nil || data == nil {
				return nil, err
			}
			return relate.DecodeDecls(id, f.Path, f.Language, data)
		},
		Named: func(name string, in relate.Part) (out []relate.Named, err error) {
			err = eachNamed(context.Background(), l.db, name, in, func(n relate.Named) { out = append(out, n) })
			return out, err
		},
		Text: func(path string) (string, error) { return l.extractor.s.text(context.Background(), path) }, Test: walk.IsTest, Code: walk.IsCode, Language: walk.LanguageOf,
	})
	return p, nil
}

// number is that of a file that is not stored.
func (l *Layers) number(path string) int64 {
	if l.files[path] == 0 {
		l.files[path] = firstOverlayFile + int64(len(l.files))
	}
	return l.files[path]
}

// notIndexed says why a sync would leave a text out.
func (l *Layers) notIndexed(path, text string, indexed bool) (string, error) {
	most := l.opts.MaxFileSize
	if most <= 0 {
		most = walk.DefaultMaxFileSize
	}
	switch {
	case int64(len(text)) > most:
		return fmt.Sprintf("it has %d bytes, and files of up to %d are indexed", len(text), most), nil
	case walk.HoldsKeys(path):
		return "it may hold keys", nil
	case document.Converts(walk.LanguageOf(path)):
		return "its text is made from its content", nil
	case walk.IsBinary([]byte(text[:min(len(text), 64<<10)])):
		return "it is no text", nil
	case indexed:
		return "", nil
	}
	in, err := walk.Concerns(l.root, []string{path}, l.opts)
	if err == nil && len(in) == 0 {
		return "it is not part of the project", nil
	}
	return "", err
}

// place fills in the file of a layer from what was extracted: numbers of entities, and which pieces are new.
func (l *Layers) place(ctx context.Context, m *layer, it *item) error {
	base := store.FileEntity(it.row.ID)
	elsewhere, err := l.parentsElsewhere(ctx, it)
	if err != nil {
		return err
	}
	for i := range it.entities {
		e := &it.entities[i]
		if e.ID += base; e.ID == base {
			continue
		}
		if e.Parent += base; e.Parent == base && elsewhere[e.ID] != 0 {
			e.Parent = elsewhere[e.ID]
		}
	}
	text, err := l.unpack.DecodeAll(it.content, nil)
	if err != nil {
		return err
	}
	slices.SortStableFunc(it.entities[1:], func(a, b store.Entity) int { return a.StartByte - b.StartByte })
	m.file = &store.OverlayFile{File: it.row, Entities: it.entities, Text: text, Decls: it.decls}
	known, err := l.storedPieces(ctx, it)
	if err != nil {
		return err
	}
	for i := range it.facts.Chunks {
		c := &it.facts.Chunks[i]
		number := 0
		if c.Symbol >= 0 {
			number = it.numbers[c.Symbol]
		}
		chunk := store.Chunk{File: it.row.ID, Entity: base + int64(number), StartLine: c.StartLine, EndLine: c.EndLine, StartByte: c.Start, EndByte: c.End}
		k := pieceKey{chunk.Entity, string(text[c.Start:c.End])}
		if same := known[k]; len(same) > 0 {
			chunk.ID, known[k] = same[0], same[1:]
		} else {
			m.news, m.docs = append(m.news, len(m.file.Chunks)), append(m.docs, it.docs[i])
		}
		m.file.Chunks = append(m.file.Chunks, chunk)
	}
	for _, rest := range known {
		m.gone = append(m.gone, rest...)
	}
	return nil
}

// parentsElsewhere returns the parents in other files that relating found for the stored entities of a file: the types of
// Go's methods.
func (l *Layers) parentsElsewhere(ctx context.Context, it *item) (map[int64]int64, error) {
	if it.old == nil {
		return nil, nil
	}
	stored, err := l.db.FileEntities(ctx, it.old.ID)
	out := map[int64]int64{}
	for i := range stored {
		if e := &stored[i]; e.Parent > 0 && store.FileOf(e.Parent) != it.old.ID {
			out[e.ID] = e.Parent
		}
	}
	return out, err
}

// pieceKey is what makes a piece the one that is stored: the entity it is part of, and its text.
type pieceKey struct {
	entity int64
	text   string
}

// storedPieces returns the stored documents of a file by their text.
func (l *Layers) storedPieces(ctx context.Context, it *item) (map[pieceKey][]int64, error) {
	out := map[pieceKey][]int64{}
	if it.old == nil {
		return out, nil
	}
	chunks, err := l.db.FileChunks(ctx, it.old.ID)
	if err != nil || len(chunks) == 0 {
		return out, err
	}
	packed, err := l.db.Content(ctx, it.old.ID)
	if err != nil {
		return nil, err
	}
	text, err := l.unpack.DecodeAll(packed, nil)
	if err != nil {
		return nil, fmt.Errorf("%w: the stored text of %s: %w", ctxsys.ErrCorrupt, it.file.Path, err)
	}
	for _, c := range chunks {
		k := pieceKey{entity: c.Entity, text: string(text[min(c.StartByte, len(text)):min(c.EndByte, len(text))])}
		out[k] = append(out[k], c.ID)
	}
	return out, nil
}
