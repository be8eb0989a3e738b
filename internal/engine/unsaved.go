package engine

import (
	"context"
	"errors"
	"fmt"
	"os"
	"path/filepath"
	"sync"
	"sync/atomic"

	ctxsys "github.com/ctx-sys/ctx-sys"
	"github.com/ctx-sys/ctx-sys/internal/editor"
	"github.com/ctx-sys/ctx-sys/internal/index"
	"github.com/ctx-sys/ctx-sys/internal/lexical"
	"github.com/ctx-sys/ctx-sys/internal/regular"
	"github.com/ctx-sys/ctx-sys/internal/sqlite"
)

// unsaved is the texts that are being typed, as they lie over the index.
type unsaved struct {
	editor *editor.Tracker
	later  atomic.Bool // a layer is being made in the background

	mu         sync.Mutex // guards what is below
	maker      *index.Layers
	generation string // of the index, and
	changes    uint64 // of the texts that layer was made of
	layer      *sqlite.Layer
	segment    *lexical.Segment // of the layer's new documents
	known      *known           // of the state with the layer
	left       []index.LeftOut
}

// Editor returns what editors say of the project's files: what they have open, and what was typed. Texts that are not
// saved lie over the files in every answer. Edges of the graph, and vectors of pieces that changed, are those of what is
// saved.
func (p *Project) Editor() *editor.Tracker { return p.unsaved.editor }

// fromDisk reads a file of the project for the tracker. Links that lead out of the project, and files that may hold keys,
// are not followed.
func (p *Project) fromDisk(path string) (string, error) {
	root, err := os.OpenRoot(p.opts.Root)
	if err != nil {
		return "", err
	}
	defer root.Close()
	text, err := regular.ReadIn(root, filepath.FromSlash(path), editor.MaxText)
	if errors.Is(err, regular.ErrIrregular) || errors.Is(err, regular.ErrTooLarge) {
		return "", fmt.Errorf("%w: %s is no file of text that an editor may change", ctxsys.ErrUsage, path)
	}
	return string(text), err
}

// view runs f on the state of the index as of now, with what is being typed over it.
func (p *Project) view(ctx context.Context, f func(*sqlite.View) error) error {
	if err := p.lay(ctx); err != nil {
		return err
	}
	return p.db.View(ctx, f)
}

// lay makes a layer of the unsaved texts when they, or the index, changed since the last one was made.
func (p *Project) lay(ctx context.Context) error {
	u := &p.unsaved
	changes := u.editor.Changes()
	u.mu.Lock()
	defer u.mu.Unlock()
	if changes == 0 || changes == u.changes && u.layer == nil {
		return nil
	}
	generation := p.stamp(ctx)
	if changes == u.changes && generation == u.generation {
		return nil
	}
	texts, changes := u.editor.Unsaved()
	if u.maker == nil {
		var err error
		if u.maker, err = index.NewLayers(p.db, p.opts.Root, p.walkOptions()); err != nil {
			return err
		}
	}
	layer, segment, left, err := u.maker.Make(ctx, texts)
	if err != nil {
		return fmt.Errorf("what is typed cannot be laid over the index: %w", err)
	}
	u.layer, u.segment, u.left, u.changes, u.generation, u.known = layer, segment, left, changes, generation, newKnown()
	p.db.SetLayer(layer)
	return nil
}

// over adds to the segments of the index that of what is being typed, and returns what is known of that state.
func (u *unsaved) over(layer *sqlite.Layer, segments []*lexical.Segment) ([]*lexical.Segment, *known) {
	u.mu.Lock()
	defer u.mu.Unlock()
	if layer != u.layer {
		return segments, newKnown() // somebody typed on meanwhile
	}
	if u.segment != nil {
		segments = append(segments[:len(segments):len(segments)], u.segment)
	}
	return segments, u.known
}

// Unsaved returns the texts that are being typed and that no search finds, and why.
func (p *Project) Unsaved(ctx context.Context) ([]index.LeftOut, error) {
	err := p.lay(ctx)
	p.unsaved.mu.Lock()
	defer p.unsaved.mu.Unlock()
	return p.unsaved.left, err
}

// close gives back what the parser holds.
func (u *unsaved) close() {
	u.mu.Lock()
	defer u.mu.Unlock()
	if u.maker != nil {
		u.maker.Close()
		u.maker = nil
	}
}

// layLater lays what is typed over the index in the background, for the next question. It does not wait for, nor begin
// a second time, what is under way.
func (p *Project) layLater() {
	u := &p.unsaved
	if changes := u.editor.Changes(); changes == 0 || !u.mu.TryLock() {
		return
	}
	stale := u.editor.Changes() != u.changes
	u.mu.Unlock()
	if stale && u.later.CompareAndSwap(false, true) {
		p.gathering.Go(func() {
			defer u.later.Store(false)
			_ = p.lay(context.Background()) // the next question does it again, and tells
		})
	}
}
