package workspace

import (
	"context"
	"slices"
	"strings"
	"sync"
	"time"

	"github.com/ctx-sys/ctx-sys/internal/walk"
)

// Repository is the files of a project as they are on the disk: what is known before there is an index, and without one. It
// holds no contents.
type Repository struct {
	root string
	opts walk.Options

	mu    sync.RWMutex // guards what is below
	files map[string]walk.File
	took  time.Duration // of the first walk
	ready chan struct{} // closed after it
	err   error
}

func newRepository(root string, opts walk.Options) *Repository {
	return &Repository{root: root, opts: opts, files: map[string]walk.File{}, ready: make(chan struct{})}
}

// build walks the project for the first time.
func (r *Repository) build(ctx context.Context) {
	start := time.Now()
	err := r.walk(ctx)
	r.mu.Lock()
	defer r.mu.Unlock()
	r.took, r.err = time.Since(start), err
	close(r.ready)
}

func (r *Repository) walk(ctx context.Context) error {
	files := map[string]walk.File{}
	_, err := walk.Walk(ctx, r.root, r.opts, func(f walk.File) error {
		files[f.Path] = f
		return nil
	})
	if err == nil {
		r.mu.Lock()
		r.files = files
		r.mu.Unlock()
	}
	return err
}

// update looks at some paths again, at everything for nil.
func (r *Repository) update(ctx context.Context, paths []string) error {
	select {
	case <-r.ready:
	default:
		return nil // the first walk sees it, or the one after it
	}
	if paths == nil {
		return r.walk(ctx)
	}
	var found []walk.File
	_, err := walk.Some(ctx, r.root, paths, r.opts, func(f walk.File) error {
		found = append(found, f)
		return nil
	})
	if err != nil {
		return err
	}
	r.mu.Lock()
	defer r.mu.Unlock()
	for _, p := range paths {
		delete(r.files, p)
	}
	for _, f := range found {
		r.files[f.Path] = f
	}
	return nil
}

// RepositoryState is how far the list of files is.
type RepositoryState struct {
	Root    string  `json:"root"`
	Files   int     `json:"files"`
	Ready   bool    `json:"ready"`
	ReadyMS float64 `json:"ready_ms"` // how long the first walk took
}

// State returns how far the list of files is.
func (r *Repository) State() RepositoryState {
	r.mu.RLock()
	defer r.mu.RUnlock()
	s := RepositoryState{Root: r.root, Files: len(r.files), ReadyMS: float64(r.took.Microseconds()) / 1000}
	select {
	case <-r.ready:
		s.Ready = r.err == nil
	default:
	}
	return s
}

// Files returns the files whose paths begin with prefix, by path, at most limit of them, and how many there are. It waits
// for the first walk.
func (r *Repository) Files(ctx context.Context, prefix string, limit int) (files []walk.File, total int, err error) {
	select {
	case <-r.ready:
	case <-ctx.Done():
		return nil, 0, ctx.Err()
	}
	r.mu.RLock()
	defer r.mu.RUnlock()
	if r.err != nil {
		return nil, 0, r.err
	}
	for p, f := range r.files {
		if strings.HasPrefix(p, prefix) {
			files = append(files, f)
		}
	}
	slices.SortFunc(files, func(a, b walk.File) int { return strings.Compare(a.Path, b.Path) })
	total = len(files)
	return files[:min(limit, total)], total, nil
}
