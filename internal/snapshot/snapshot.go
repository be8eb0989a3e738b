// Package snapshot is what questions read. A project has one Source, which follows the index, the texts that are being typed and the
// files that are known to differ from the index. A Snapshot of it is one value that a question reads: one state of the index with an
// overlay over it, the texts of the files, the lexical index with its vectors, and what was read of that state before.
package snapshot

import (
	"context"
	"sync"

	"github.com/klauspost/compress/zstd"

	"github.com/ctx-sys/ctx-sys/internal/editor"
	"github.com/ctx-sys/ctx-sys/internal/embed"
	"github.com/ctx-sys/ctx-sys/internal/index"
	"github.com/ctx-sys/ctx-sys/internal/lexical"
	"github.com/ctx-sys/ctx-sys/internal/retrieve"
	"github.com/ctx-sys/ctx-sys/internal/store"
	"github.com/ctx-sys/ctx-sys/internal/walk"
)

// Source makes the snapshots of one project. It is safe for concurrent use.
type Source struct {
	db         store.DB
	root       string
	walk       walk.Options
	model      *embed.Model    // of the vectors
	background *sync.WaitGroup // of what nothing waits for
	detached   bool            // see Detach
	over       Over            // see Lay; nil for none
	joined     *joined         // of several projects; nil for one

	zstd     *zstd.Decoder
	overlays overlays // what is over the index
	outdated outdated // what of the index differs from the disk

	mu         sync.Mutex // guards what is below
	generation string     // of segments and cache
	cache      *Cache
	segments   []*lexical.Segment
	damage     error // of the lexical index, which has no segments then
	vectors    *vectors
	unmapped   bool                // the file of vectors turned out to be damaged
	analyzers  []*lexical.Analyzer // idle ones
}

// New returns the source of a project's snapshots. The database stays the caller's. What goes on in the background is added to
// background, which is to be waited for before Close.
func New(db store.DB, root string, files walk.Options, model *embed.Model, background *sync.WaitGroup) (*Source, error) {
	s := &Source{db: db, root: root, walk: files, model: model, background: background}
	s.overlays.editor = editor.New(s.FromDisk, nil)
	var err error
	s.zstd, err = zstd.NewReader(nil, zstd.WithDecoderConcurrency(1))
	return s, err
}

// Detach says that the files are nowhere on this machine: texts are those of the index, which is never behind of anything. It comes before the first use.
func (s *Source) Detach() { s.detached = true }

// Over says what lies over an index whose files are nowhere on this machine: a version of it, and what returns its files, the texts by path and those that
// are gone. base returns the text that the index has of a file, nil for none.
type Over func(ctx context.Context) (version string, files func(ctx context.Context, base Base) (texts map[string]string, gone []string, err error), err error)

// Base returns the text that an index has of a file, nil for none.
type Base func(ctx context.Context, path string) ([]byte, error)

// Lay has files lie over the index, which are asked for again when their version is another one. It comes before the first use.
func (s *Source) Lay(over Over) { s.over = over }

// Detached reports whether the files are nowhere on this machine.
func (s *Source) Detached() bool { return s.detached }

// Close gives back what the parser and the decoder hold.
func (s *Source) Close() {
	s.overlays.close()
	s.zstd.Close()
}

// Root is the folder of the project, of the first where there are several: see Place.
func (s *Source) Root() string { return s.root }

// Unpack returns a stored text as it was.
func (s *Source) Unpack(packed []byte) ([]byte, error) { return s.zstd.DecodeAll(packed, nil) }

// Generation changes with every change of the lexical index. It is empty when it cannot be had.
func (s *Source) Generation(ctx context.Context) string { return s.meta(ctx, index.MetaGeneration) }

// meta returns a value of the meta table, "" when it cannot be had.
func (s *Source) meta(ctx context.Context, key string) string {
	v, err := s.db.Meta(ctx, key)
	if err != nil {
		return ""
	}
	return v
}

// Snapshot is one state of a project, which writes that happen meanwhile do not change. Use it from one goroutine at a time, and
// not after the function that it was made for.
type Snapshot struct {
	*store.View // the rows

	source   *Source
	parts    []*Snapshot // of the projects, where there are several
	texts    *Texts
	index    *retrieve.Index // nil until it is wanted
	cache    *Cache
	giveBack func()
}

// Root is the folder of the project, of the first where there are several: see Place.
func (s *Snapshot) Root() string { return s.source.root }

// Place is Source.Place.
func (s *Snapshot) Place(path string) (root, own string) { return s.source.Place(path) }

// Folders is Source.Folders.
func (s *Snapshot) Folders() *Folders { return s.source.Folders() }

// Parts are the snapshots of the projects, where there are several: their numbers are their own.
func (s *Snapshot) Parts() []*Snapshot { return s.parts }

// Texts reads the texts of the files, as the offsets of this state mean them.
func (s *Snapshot) Texts() *Texts {
	if s.texts == nil {
		s.texts = &Texts{source: s.source, view: s.View, cache: s.cache, read: map[int64]Text{}}
	}
	return s.texts
}

// Index returns the lexical index as the snapshot has it, with the vectors of the project's model.
func (s *Snapshot) Index(ctx context.Context) (*retrieve.Index, *Cache, error) {
	if s.index == nil {
		var err error
		if s.index, s.cache, s.giveBack, err = s.source.lexicalIndex(ctx, s); err != nil {
			s.index = nil
			return nil, nil, err
		}
		s.Texts().cache = s.cache
	}
	return s.index, s.cache, nil
}

func (s *Snapshot) release() {
	if s.giveBack != nil {
		s.giveBack()
	}
}
