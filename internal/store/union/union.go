// Package union makes one index of several: what is stored of N projects is read as if it were stored of one.
//
// The one idea: numbers are moved, nothing is copied. A file's number has the number of its part in its high bits, so that entities follow by
// themselves; documents of the lexical index, segments and sets of vectors are moved likewise; paths have the name of the part in front. So
// every question works on a union as it does on one project: words are counted over all, and scores are comparable. What goes from one part
// to another are edges that no part holds: see Options.Between.
//
// A union is read, never written: Update is an error that says so.
package union

import (
	"context"
	"errors"
	"fmt"
	"math/bits"
	"slices"
	"strings"
	"sync"

	ctxsys "github.com/ctx-sys/ctx-sys"
	"github.com/ctx-sys/ctx-sys/internal/store"
)

// MaxParts is how many projects a union holds.
const MaxParts = 1 << 10

// Part is a project of a union. The name is in front of its paths, "" for nothing; names differ and have no slash.
type Part struct {
	Name string
	DB   store.DB
}

// Options are what a union needs besides its parts.
type Options struct {
	// Generation is the key of the meta value that changes with the state of a part.
	Generation string
	// Between returns what leads from one part to another, or inside of a part and is not stored there; nil for nothing. It is asked once for each state of the parts.
	Between Between
}

// Between finds what leads from one part to another. Parts are states of the parts in their order, for the call and one goroutine alone.
type Between = func(ctx context.Context, parts []store.Reader) (*Crossing, error)

// Crossing is what leads from one part to another. Numbers are those of the parts.
type Crossing struct {
	Edges    []Edge
	Replaced []Replaced // edges inside of parts that these stand for: open ends, and guesses
}

// Edge leads from an entity of one part to one of another.
type Edge struct {
	From, To int // parts
	store.Edge
}

// Replaced is an edge of a part that no longer holds.
type Replaced struct {
	Part int
	store.Edge
}

// DB is the union of some indexes, which stay their owners'. It is safe for concurrent use.
type DB struct {
	*Reader // of each moment, without what lies over the parts
	parts   []Part
	opts    Options

	mu       sync.Mutex // guards what is below
	state    string     // of the parts, that between is of
	between  *crossing
	overlays []*store.Overlay // of the parts, that overlay is of
	overlay  *store.Overlay
}

var errWrite = fmt.Errorf("%w: several projects at once can be asked, not changed: name one of them", ctxsys.ErrUsage)

// New returns the union of some indexes. The error wraps ctxsys.ErrUsage.
func New(parts []Part, o Options) (*DB, error) {
	if len(parts) == 0 || len(parts) > MaxParts {
		return nil, fmt.Errorf("%w: %d projects at once: name 1 to %d", ctxsys.ErrUsage, len(parts), MaxParts)
	}
	readers := make([]store.Reader, len(parts))
	names := make([]string, len(parts))
	for i, p := range parts {
		if strings.Contains(p.Name, "/") || slices.Contains(names[:i], p.Name) && p.Name != "" {
			return nil, fmt.Errorf("%w: %q cannot be the name of a project among others", ctxsys.ErrUsage, p.Name)
		}
		readers[i], names[i] = p.DB, p.Name
	}
	return &DB{Reader: newReader(names, readers), parts: parts, opts: o}, nil
}

// Close does nothing: the indexes are their owners'.
func (d *DB) Close() error { return nil }

// Rest is that of each part.
func (d *DB) Rest() (all bool) {
	all = true
	for _, p := range d.parts {
		all = p.DB.Rest() && all
	}
	return all
}

// Path returns the paths of the indexes.
func (d *DB) Path() string {
	var all []string
	for _, p := range d.parts {
		all = append(all, p.DB.Path())
	}
	return strings.Join(all, ", ")
}

// Bytes is the size of all parts.
func (d *DB) Bytes() (n int64) {
	for _, p := range d.parts {
		n += p.DB.Bytes()
	}
	return n
}

// Check is that of each part.
func (d *DB) Check(ctx context.Context) (problems []string, err error) {
	for _, p := range d.parts {
		found, err := p.DB.Check(ctx)
		if err != nil {
			return nil, err
		}
		for _, text := range found {
			problems = append(problems, p.Name+": "+text)
		}
	}
	return problems, nil
}

// Checkpoint is an error: the parts' owners do it.
func (d *DB) Checkpoint(context.Context) error { return errWrite }

// Compact is an error: the parts' owners do it.
func (d *DB) Compact(context.Context) error { return errWrite }

// Update is an error: a write names one project.
func (d *DB) Update(context.Context, func(store.Tx) error) error { return errWrite }

// SetOverlay does nothing: what lies over a part its owner sets there.
func (d *DB) SetOverlay(*store.Overlay) {}

// View runs f on a state of each part, with what lies over it.
func (d *DB) View(ctx context.Context, f func(*store.View) error) error {
	return d.nest(ctx, nil, f)
}

func (d *DB) nest(ctx context.Context, views []*store.View, f func(*store.View) error) error {
	if len(views) < len(d.parts) {
		return d.parts[len(views)].DB.View(ctx, func(v *store.View) error { return d.nest(ctx, append(views, v), f) })
	}
	v, err := d.Over(ctx, views)
	if err != nil {
		return err
	}
	return f(v)
}

// Over returns the union of views of the parts, one of each and in their order, which are its caller's: it is for as long as they are.
func (d *DB) Over(ctx context.Context, views []*store.View) (*store.View, error) {
	if len(views) != len(d.parts) {
		return nil, errors.New("a union is of a view of each part")
	}
	readers := make([]store.Reader, len(views))
	overlays := make([]*store.Overlay, len(views))
	for i, v := range views {
		readers[i], overlays[i] = v.Reader, v.Overlay()
	}
	r := newReader(d.names, readers)
	overlay := d.overlayOf(r, overlays)
	if err := d.crossings(ctx, r); err != nil {
		return nil, err
	}
	return store.NewView(r, overlay), nil
}

// crossings gives a reader the edges between its parts.
func (d *DB) crossings(ctx context.Context, r *Reader) error {
	if d.opts.Between == nil {
		return nil
	}
	state, err := r.Meta(ctx, d.opts.Generation)
	if err != nil {
		return err
	}
	d.mu.Lock()
	defer d.mu.Unlock()
	if d.between == nil || d.state != state {
		found, err := d.opts.Between(ctx, r.parts)
		if err != nil {
			return err
		}
		d.between, d.state = r.crossingOf(found), state
	}
	r.between = d.between
	return nil
}

// overlayOf is what lies over the parts, as one.
func (d *DB) overlayOf(r *Reader, overlays []*store.Overlay) *store.Overlay {
	if !slices.ContainsFunc(overlays, (*store.Overlay).Any) {
		return nil
	}
	d.mu.Lock()
	defer d.mu.Unlock()
	if d.overlay != nil && slices.Equal(d.overlays, overlays) {
		return d.overlay
	}
	var files []*store.OverlayFile
	var gone []int64
	segments := map[int64]func(term string) ([]byte, error){}
	for i, o := range overlays {
		if !o.Any() {
			continue
		}
		for _, f := range o.Files() {
			files = append(files, r.overlayFile(i, f))
		}
		for _, doc := range o.GoneChunks() {
			gone = append(gone, r.doc(i, doc))
		}
		if o.Segment != 0 {
			segments[r.segment(i, o.Segment)] = o.Block
		}
	}
	d.overlays, d.overlay = overlays, store.NewOverlay(files, gone)
	d.overlay.Blocks = segments
	return d.overlay
}

// numbering moves numbers of parts to those of the union and back.
//
// A part has 32 bits for files, of which those that lie over an index and are not in it take the upper half, 52 bits for modules, and of
// documents its share of 2^31, and of 2^30 for those that lie over it.
type numbering struct {
	shift, over int // bits that documents of a part have; 0: there is one part, and nothing is moved
}

const (
	partBits      = 32
	moduleBits    = partBits + store.EntityBits
	segmentBits   = 40
	firstNewFile  = int64(1) << 40 // of those that lie over an index, see index.Layers
	firstNewDoc   = int64(3) << 30
	movedNewFiles = int64(1) << (partBits - 1)
)

func numberingOf(parts int) numbering {
	if parts == 1 {
		return numbering{}
	}
	n := bits.Len(uint(parts - 1))
	return numbering{shift: 31 - n, over: 30 - n}
}

// MaxDocs is the greatest number a stored document of a part may have among so many.
func MaxDocs(parts int) int64 {
	if parts == 1 {
		return firstNewDoc - 1
	}
	return 1<<numberingOf(parts).shift - 1
}

func (n numbering) file(part int, id int64) int64 {
	if id == 0 || n.shift == 0 {
		return id
	}
	if id >= firstNewFile {
		id += movedNewFiles - firstNewFile
	}
	return int64(part)<<partBits | id
}

func (n numbering) ofFile(id int64) (part int, own int64) {
	if n.shift == 0 {
		return 0, id
	}
	part, own = int(id>>partBits), id&(1<<partBits-1)
	if own >= movedNewFiles {
		own += firstNewFile - movedNewFiles
	}
	return part, own
}

func (n numbering) entity(part int, id int64) int64 {
	switch {
	case id == 0 || n.shift == 0:
		return id
	case id < 0:
		return -(int64(part)<<moduleBits | -id)
	}
	return n.file(part, store.FileOf(id))<<store.EntityBits | id&(1<<store.EntityBits-1)
}

func (n numbering) ofEntity(id int64) (part int, own int64) {
	switch {
	case id == 0 || n.shift == 0:
		return 0, id
	case id < 0:
		return int(-id >> moduleBits), -(-id & (1<<moduleBits - 1))
	}
	part, file := n.ofFile(store.FileOf(id))
	return part, file<<store.EntityBits | id&(1<<store.EntityBits-1)
}

func (n numbering) doc(part int, id int64) int64 {
	switch {
	case id <= 0 || n.shift == 0:
		return id
	case id >= firstNewDoc:
		return firstNewDoc + int64(part)<<n.over + id - firstNewDoc
	}
	return int64(part)<<n.shift | id
}

func (n numbering) ofDoc(id int64) (part int, own int64) {
	switch {
	case id <= 0 || n.shift == 0:
		return 0, id
	case id >= firstNewDoc:
		id -= firstNewDoc
		return int(id >> n.over), firstNewDoc + id&(1<<n.over-1)
	}
	return int(id >> n.shift), id & (1<<n.shift - 1)
}

func (n numbering) segment(part int, id int64) int64 {
	switch {
	case n.shift == 0:
		return id
	case id < 0:
		return -(int64(part)<<segmentBits | -id)
	}
	return int64(part)<<segmentBits | id
}

func (n numbering) ofSegment(id int64) (part int, own int64) {
	switch {
	case n.shift == 0:
		return 0, id
	case id < 0:
		return int(-id >> segmentBits), -(-id & (1<<segmentBits - 1))
	}
	return int(id >> segmentBits), id & (1<<segmentBits - 1)
}

// Doc is a document of the lexical index of a part in the union.
func (d *DB) Doc(part int, doc uint32) uint32 { return uint32(d.doc(part, int64(doc))) }

// SegmentID is the number of a segment of a part in the union.
func (d *DB) SegmentID(part int, id int64) int64 { return d.segment(part, id) }

// Names are those of the parts.
func (d *DB) Names() []string { return d.names }
