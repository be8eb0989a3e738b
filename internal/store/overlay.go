package store

import (
	"maps"
	"slices"

	ctxsys "github.com/ctx-sys/ctx-sys"
)

// Why there is an overlay.
//
// An answer has to show what the user sees: the text in the editor, and the files as they are on the disk, though the index is of a
// moment ago. To write each keystroke into the index would make it wait for the disk, and would have other processes read what is not
// saved. So texts that differ are parsed and resolved in memory as a sync would do it, and their rows lie over the stored ones.
//
// These hold:
//
//   - A View answers each question about a file either from the overlay or from the store, never from both. A reader of a
//     view need not know which.
//   - A view has one overlay for its life, and an overlay is never changed. A question that began before a keystroke ends in the state
//     that it began in.
//   - An overlay is of one generation of the index. When the index has moved on it is made again; a snapshot is not taken of two
//     generations.
//   - Numbers are kept: a chunk whose text did not change has the number of the stored one, and with it its vector. New chunks have
//     numbers of their own, in a segment that is searched with the stored ones, and those that are gone are left out of results.
//   - The write path reads no views, so what is typed is never stored.
//
// What is not over the store: counts of whole graphs, lists of all edges, and vectors of new chunks. They are of what is stored, and
// the answers that use them say how fresh the index is.

// Overlay is what lies over the stored state: files whose text is another one than was indexed, because somebody is typing
// it, or because they changed on the disk and the index is behind. A view has the overlay that the database had when the view was taken; rows of files in the overlay come from it, those
// of others from the database. Edges that leave a file in the overlay are those of its text there; whole lists of edges, entities
// by what they are connected with, and vectors are of what is stored. A overlay is never changed once a database has it.
type Overlay struct {
	Over    string                                     // the generation of the index that it is over
	Segment int64                                      // its number, negative and of no other overlay of the process
	Block   func(term string) (data []byte, err error) // of that segment, see View.Block

	// Blocks is Block of each segment, where a view is of several projects that have overlays; nil otherwise.
	Blocks map[int64]func(term string) (data []byte, err error)

	files map[int64]*OverlayFile
	paths map[string]*OverlayFile
	gone  map[int64]bool     // stored chunks that are not in the overlay's text
	docs  map[int64]docPlace // of the files in the overlay
}

type docPlace struct {
	file  *OverlayFile
	chunk int
}

// OverlayFile is a file in an overlay. Entities are in source order, the file itself first, Chunks in source order. A chunk that
// is in the stored text too has the number that it has there.
type OverlayFile struct {
	File     File
	Entities []Entity
	Chunks   []Chunk
	Edges    []Edge // that leave its entities, by source
	Text     []byte // credentials masked
	Decls    []byte // see Files.Decls
	Gone     bool   // there is no such file any more; it has nothing but File
}

// NewOverlay returns a overlay of files. Gone are the stored documents of them that are no more.
func NewOverlay(files []*OverlayFile, gone []int64) *Overlay {
	o := &Overlay{files: map[int64]*OverlayFile{}, paths: map[string]*OverlayFile{}, gone: map[int64]bool{}, docs: map[int64]docPlace{}}
	for _, f := range files {
		o.files[f.File.ID], o.paths[f.File.Path] = f, f
		for i, c := range f.Chunks {
			o.docs[c.ID] = docPlace{f, i}
		}
	}
	for _, doc := range gone {
		o.gone[doc] = true
	}
	return o
}

// Gone reports whether a document is not in the text that the overlay has of its file. A nil overlay has nothing of the kind.
func (o *Overlay) Gone(doc int64) bool { return o != nil && o.gone[doc] }

// Files returns what the overlay has, in no order. It stays the overlay's.
func (o *Overlay) Files() []*OverlayFile { return slices.Collect(maps.Values(o.files)) }

// GoneChunks returns the stored documents that are not in the overlay's text, in no order.
func (o *Overlay) GoneChunks() []int64 { return slices.Collect(maps.Keys(o.gone)) }

// block is View.Block of a segment that is not stored.
func (o *Overlay) block(segment int64, term string) ([]byte, error) {
	switch {
	case o == nil:
	case o.Segment == segment && o.Block != nil:
		return o.Block(term)
	case o.Blocks[segment] != nil:
		return o.Blocks[segment](term)
	}
	return nil, nil
}

// Any reports whether the overlay holds a file.
func (o *Overlay) Any() bool { return o != nil && len(o.files) > 0 }

func (f *OverlayFile) row() (File, error) {
	if f.Gone {
		return File{}, ctxsys.ErrNotFound
	}
	return f.File, nil
}

func (f *OverlayFile) chunkAt(offset int) int64 {
	if i := slices.IndexFunc(f.Chunks, func(c Chunk) bool { return c.EndByte > offset }); i >= 0 {
		return f.Chunks[i].ID
	}
	return 0
}
