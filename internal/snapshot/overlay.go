package snapshot

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
	"github.com/ctx-sys/ctx-sys/internal/store"
)

// overlays makes overlays of the texts that lie over the index: what is being typed, and below it the files that the index is behind of.
type overlays struct {
	editor *editor.Tracker
	later  atomic.Bool                       // an overlay is being made in the background
	typed  atomic.Pointer[map[string]string] // the texts that are not saved, as the overlay has them

	mu         sync.Mutex // guards what is below
	maker      *index.Layers
	generation string // of the index, and
	changes    uint64 // of the texts that overlay was made of, and
	outdated   uint64 // of the files
	made       *store.Overlay
	segments   []*lexical.Segment // of the new documents of this overlay and of those before it, the latest last
	cache      *Cache             // of the state with the overlay
	left       []index.LeftOut
}

// Editor returns what editors say of the project's files: what they have open, and what was typed. Texts that are not
// saved lie over the files in every answer. Edges of the graph, and vectors of pieces that changed, are those of what is
// saved.
func (s *Source) Editor() *editor.Tracker { return s.overlays.editor }

// FromDisk reads a file of the project for the tracker. Links that lead out of the project, and files that may hold keys,
// are not followed.
func (s *Source) FromDisk(path string) (string, error) {
	folder, path := s.Place(path)
	root, err := os.OpenRoot(folder)
	if err != nil {
		return "", err
	}
	defer root.Close()
	text, err := regular.ReadIn(root, filepath.FromSlash(path), editor.MaxText)
	if errors.Is(err, regular.ErrIrregular) || errors.Is(err, regular.ErrTooLarge) {
		return "", fmt.Errorf("%w: %s is not a text file that an editor may change", ctxsys.ErrUsage, path)
	}
	return string(text), err
}

// View runs f on a snapshot: the state of the index as of now, with what is being typed over it, and the files it is known to be behind of.
func (s *Source) View(ctx context.Context, f func(*Snapshot) error) (err error) {
	if s.joined != nil {
		return s.viewParts(ctx, (*Source).View, nil, f)
	}
	for range overlayTries {
		if err := s.overlay(ctx); err != nil {
			return err
		}
		moved := false
		err = s.db.View(ctx, func(v *store.View) error {
			if overlay := v.Overlay(); overlay.Any() {
				generation, err := v.Meta(ctx, index.MetaGeneration)
				if moved = generation != overlay.Over; err != nil || moved {
					return err
				}
			}
			snap := &Snapshot{View: v, source: s}
			defer snap.release()
			return f(snap)
		})
		if !moved {
			return err
		}
	}
	return fmt.Errorf("%w: the index changes faster than it can be read", ctxsys.ErrBusy)
}

// overlayTries is how often a view is taken when the index changed between the making of the overlay and the view.
const overlayTries = 20

// overlay makes an overlay of the texts that differ from the index when they, or the index, changed since the last one was made.
func (s *Source) overlay(ctx context.Context) error {
	u := &s.overlays
	if err := s.layOver(ctx); err != nil {
		return err
	}
	changes, outdated := u.editor.Changes(), s.outdated.count()
	u.mu.Lock()
	defer u.mu.Unlock()
	same := changes == u.changes && outdated == u.outdated
	if changes+outdated == 0 || same && u.made == nil {
		return nil
	}
	generation := s.Generation(ctx)
	if same && generation == u.generation {
		return nil
	}
	if generation != u.generation {
		s.outdated.settle(ctx, s.db)
	}
	typed, changes := u.editor.Unsaved()
	texts, gone, outdated := s.outdated.state()
	maps.Copy(texts, typed)
	gone = slices.DeleteFunc(gone, func(path string) bool { _, open := typed[path]; return open })
	if u.maker == nil {
		var err error
		if u.maker, err = index.NewLayers(s.db, s.root, s.walk); err != nil {
			return err
		}
	}
	overlay, segment, left, err := u.maker.Make(ctx, texts, gone)
	if err != nil {
		return fmt.Errorf("texts that are not in the index cannot be put over it: %w", err)
	}
	if segment != nil {
		u.segments = append(u.segments[max(0, len(u.segments)-keptSegments+1):], segment)
	}
	u.made, u.changes, u.outdated, u.generation, u.cache = overlay, changes, outdated, generation, NewCache()
	u.typed.Store(&typed)
	u.left = slices.DeleteFunc(left, func(l index.LeftOut) bool { _, open := typed[l.Path]; return !open })
	if overlay != nil {
		overlay.Over = generation
	}
	s.db.SetOverlay(overlay)
	return nil
}

// layOver takes what lies over the index when that changed.
func (s *Source) layOver(ctx context.Context) error {
	if s.over == nil {
		return nil
	}
	version, files, err := s.over(ctx)
	if err != nil || version == s.outdated.laid() {
		return err
	}
	texts, gone, err := files(ctx, func(ctx context.Context, path string) ([]byte, error) {
		return index.StoredText(ctx, s.db, s.zstd, path)
	})
	if err == nil {
		s.outdated.lay(version, texts, gone)
	}
	return err
}

// keptSegments is how many segments of overlays are kept: views of a moment ago have overlays of a moment ago.
const keptSegments = 16

// over adds to the segments of the index that of a overlay, and returns the cache of that state.
func (u *overlays) over(overlay *store.Overlay, segments []*lexical.Segment) ([]*lexical.Segment, *Cache) {
	u.mu.Lock()
	defer u.mu.Unlock()
	if i := slices.IndexFunc(u.segments, func(g *lexical.Segment) bool { return g.ID == overlay.Segment }); i >= 0 {
		segments = append(segments[:len(segments):len(segments)], u.segments[i])
	}
	if overlay != u.made { // there is another one by now
		return segments, NewCache()
	}
	return segments, u.cache
}

// Unsaved returns the texts that are being typed and that no search finds, and why.
func (s *Source) Unsaved(ctx context.Context) ([]index.LeftOut, error) {
	err := s.overlay(ctx)
	s.overlays.mu.Lock()
	defer s.overlays.mu.Unlock()
	return s.overlays.left, err
}

// close gives back what the parser holds.
func (u *overlays) close() {
	u.mu.Lock()
	defer u.mu.Unlock()
	if u.maker != nil {
		u.maker.Close()
		u.maker = nil
	}
}

// OverlayLater puts what is typed over the index in the background, for the next question. It does not wait for, nor begin
// a second time, what is under way.
func (s *Source) OverlayLater() {
	u := &s.overlays
	if changes := u.editor.Changes(); changes == 0 || !u.mu.TryLock() {
		return
	}
	stale := u.editor.Changes() != u.changes
	u.mu.Unlock()
	if stale && u.later.CompareAndSwap(false, true) {
		s.background.Go(func() {
			defer u.later.Store(false)
			_ = s.overlay(context.Background()) // the next question does it again, and tells
		})
	}
}

// Recent is View with the overlay that there is, for what cannot wait until it is made again.
func (s *Source) Recent(ctx context.Context, f func(*Snapshot) error) error {
	if s.joined != nil {
		return s.viewParts(ctx, (*Source).Recent, nil, f)
	}
	return s.db.View(ctx, func(v *store.View) error {
		snap := &Snapshot{View: v, source: s}
		defer snap.release()
		return f(snap)
	})
}

// Behind reports whether the overlay that there is lacks a change that counts: it is called with the path of each file whose text
// differs, the text that the overlay has and the one that is typed, each "" for none. It waits for no overlay that is being made.
func (s *Source) Behind(counts func(path, over, typed string) bool) bool {
	typed, _ := s.overlays.editor.Unsaved()
	var over map[string]string
	if last := s.overlays.typed.Load(); last != nil {
		over = *last
	}
	for path, text := range typed {
		if have, ok := over[path]; (!ok || have != text) && counts(path, have, text) {
			return true
		}
	}
	for path, have := range over { // what was saved or closed since
		if _, ok := typed[path]; !ok && counts(path, have, "") {
			return true
		}
	}
	return false
}
