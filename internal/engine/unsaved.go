package engine

import (
	"context"
	"errors"
	"fmt"
	"maps"
	"os"
	"path/filepath"
	"slices"
	"sync"
	"sync/atomic"

	ctxsys "github.com/ctx-sys/ctx-sys"
	"github.com/ctx-sys/ctx-sys/internal/editor"
	"github.com/ctx-sys/ctx-sys/internal/index"
	"github.com/ctx-sys/ctx-sys/internal/lexical"
	"github.com/ctx-sys/ctx-sys/internal/regular"
	"github.com/ctx-sys/ctx-sys/internal/search"
	"github.com/ctx-sys/ctx-sys/internal/store"
)

// unsaved is the texts that lie over the index: what is being typed, and below it the files that the index is behind of.
type unsaved struct {
	editor *editor.Tracker
	later  atomic.Bool // a layer is being made in the background

	mu         sync.Mutex // guards what is below
	maker      *index.Layers
	generation string // of the index, and
	changes    uint64 // of the texts that layer was made of, and
	outdated   uint64 // of the files
	layer      *store.Overlay
	segments   []*lexical.Segment // of the new documents of this layer and of those before it, the latest last
	cache      *search.Cache      // of the state with the layer
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

// view runs f on the state of the index as of now, with what is being typed over it, and the files it is known to be behind of.
func (p *Project) view(ctx context.Context, f func(*store.View) error) (err error) {
	for range layTries {
		if err := p.lay(ctx); err != nil {
			return err
		}
		moved := false
		err = p.db.View(ctx, func(v *store.View) error {
			if layer := v.Overlay(); layer.Any() {
				generation, err := v.Meta(ctx, index.MetaGeneration)
				if moved = generation != layer.Over; err != nil || moved {
					return err
				}
			}
			return f(v)
		})
		if !moved {
			return err
		}
	}
	return fmt.Errorf("%w: the index changes faster than it can be read", ctxsys.ErrBusy)
}

// layTries is how often a view is taken when the index changed between the making of the layer and the view.
const layTries = 20

// lay makes a layer of the texts that differ from the index when they, or the index, changed since the last one was made.
func (p *Project) lay(ctx context.Context) error {
	u := &p.unsaved
	changes, outdated := u.editor.Changes(), p.outdated.count()
	u.mu.Lock()
	defer u.mu.Unlock()
	same := changes == u.changes && outdated == u.outdated
	if changes+outdated == 0 || same && u.layer == nil {
		return nil
	}
	generation := p.stamp(ctx)
	if same && generation == u.generation {
		return nil
	}
	if generation != u.generation {
		p.outdated.settle(ctx, p.db)
	}
	typed, changes := u.editor.Unsaved()
	texts, gone, outdated := p.outdated.state()
	maps.Copy(texts, typed)
	gone = slices.DeleteFunc(gone, func(path string) bool { _, open := typed[path]; return open })
	if u.maker == nil {
		var err error
		if u.maker, err = index.NewLayers(p.db, p.opts.Root, p.walkOptions()); err != nil {
			return err
		}
	}
	layer, segment, left, err := u.maker.Make(ctx, texts, gone)
	if err != nil {
		return fmt.Errorf("texts that are not in the index cannot be put over it: %w", err)
	}
	if segment != nil {
		u.segments = append(u.segments[max(0, len(u.segments)-keptSegments+1):], segment)
	}
	u.layer, u.changes, u.outdated, u.generation, u.cache = layer, changes, outdated, generation, search.NewCache()
	u.left = slices.DeleteFunc(left, func(l index.LeftOut) bool { _, open := typed[l.Path]; return !open })
	if layer != nil {
		layer.Over = generation
	}
	p.db.SetOverlay(layer)
	return nil
}

// keptSegments is how many segments of layers are kept: views of a moment ago have layers of a moment ago.
const keptSegments = 16

// over adds to the segments of the index that of a layer, and returns the cache of that state.
func (u *unsaved) over(layer *store.Overlay, segments []*lexical.Segment) ([]*lexical.Segment, *search.Cache) {
	u.mu.Lock()
	defer u.mu.Unlock()
	if i := slices.IndexFunc(u.segments, func(s *lexical.Segment) bool { return s.ID == layer.Segment }); i >= 0 {
		segments = append(segments[:len(segments):len(segments)], u.segments[i])
	}
	if layer != u.layer { // there is another one by now
		return segments, search.NewCache()
	}
	return segments, u.cache
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
