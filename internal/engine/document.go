package engine

import (
	"context"
	"errors"
	"fmt"
	"io/fs"
	"path/filepath"
	"time"

	ctxsys "github.com/ctx-sys/ctx-sys"
	"github.com/ctx-sys/ctx-sys/internal/facts"
	"github.com/ctx-sys/ctx-sys/internal/graph"
	"github.com/ctx-sys/ctx-sys/internal/index"
	"github.com/ctx-sys/ctx-sys/internal/snapshot"
	"github.com/ctx-sys/ctx-sys/internal/store"
	"github.com/ctx-sys/ctx-sys/internal/walk"
)

// FileReport is what indexing one file gave.
type FileReport struct {
	Document   ctxsys.Entity  `json:"document"`
	Changed    bool           `json:"changed"`  // it was read now; else it is as it was indexed
	Entities   map[string]int `json:"entities"` // in it, by type
	Links      int            `json:"links"`    // of its edges those that lead to something
	Unresolved []graph.Edge   `json:"unresolved"`
	Notices    []Notice       `json:"notices,omitempty"`
	Seconds    float64        `json:"seconds"`
}

// IndexFile brings one file of the project up to date, whatever its kind, and tells what is in it. The path is absolute
// or relative to the root. What the ignore rules leave out stays out: the error says why, and wraps ctxsys.ErrUsage. An
// index that does not exist yet, or is not whole, is brought up to date whole.
func (p *Project) IndexFile(ctx context.Context, path string, req SyncRequest) (*FileReport, error) {
	start := time.Now()
	rel, err := inside(p.opts.Root, path)
	if err != nil {
		return nil, err
	}
	v, err := walk.Why(p.opts.Root, rel, p.opts.walkOptions())
	switch {
	case errors.Is(err, fs.ErrNotExist):
		return nil, fmt.Errorf("%w: %s does not exist: name a file of the project", ctxsys.ErrUsage, rel)
	case err != nil:
		return nil, err
	case !v.Indexed:
		return nil, fmt.Errorf("%w: %s: change the rule, or name another file", ctxsys.ErrUsage, left(rel, v))
	}
	if err := p.takesDocuments(ctx, rel); err != nil {
		return nil, err
	}
	req.Paths, req.named = []string{rel}, true
	done, err := p.sync(ctx, req)
	if err != nil {
		return nil, err
	}
	p.reader.Forget()
	r := &FileReport{Entities: map[string]int{}, Unresolved: []graph.Edge{}, Changed: done.Indexed > 0}
	for _, f := range done.Failed {
		if f.Path == rel {
			return nil, fmt.Errorf("%w: %s: %w: correct the file, or leave it out with .ctxignore", ctxsys.ErrUsage, rel, f.Err)
		}
	}
	for _, n := range done.Notices {
		if n.Path == rel {
			r.Notices = append(r.Notices, Notice(n))
		}
	}
	err = p.source.View(ctx, func(v *snapshot.Snapshot) error { return r.read(ctx, v, rel) })
	r.Seconds = time.Since(start).Seconds()
	return r, err
}

// inside returns a path relative to the root.
func inside(root, path string) (string, error) {
	rel := path
	if filepath.IsAbs(path) {
		r, err := filepath.Rel(root, path)
		if err != nil {
			return "", err
		}
		rel = r
	}
	if !filepath.IsLocal(rel) {
		return "", fmt.Errorf("%w: %s is not in the project: name a file below %s", ctxsys.ErrUsage, path, root)
	}
	return filepath.ToSlash(filepath.Clean(rel)), nil
}

// takesDocuments refuses a document where the index was made without.
func (p *Project) takesDocuments(ctx context.Context, rel string) error {
	without, err := p.db.Meta(ctx, index.MetaNoDocs)
	if err == nil && without == "true" && facts.IsDocument(walk.LanguageOf(rel)) {
		return fmt.Errorf("%w: %s is a document, and this index was made without: run `ctx-sys index` to have them in", ctxsys.ErrUsage, rel)
	}
	return err
}

func (r *FileReport) read(ctx context.Context, v *snapshot.Snapshot, rel string) error {
	f, err := v.FileByPath(ctx, rel)
	switch {
	case errors.Is(err, ctxsys.ErrNotFound):
		return fmt.Errorf("%w: %s is a folder or was removed: name a file", ctxsys.ErrUsage, rel)
	case err != nil:
		return err
	case f.Flags&store.FlagUnread != 0:
		return fmt.Errorf("%w: %s: %s: correct the file, or leave it out with .ctxignore", ctxsys.ErrUsage, rel, Unreadable(v.Root(), &f))
	case !f.Indexed():
		return fmt.Errorf("%w: %s is binary: name a file that holds text", ctxsys.ErrUsage, rel)
	}
	es, err := v.FileEntities(ctx, f.ID)
	if err != nil {
		return err
	}
	var open []store.Edge
	for i := range es {
		if store.IsFile(es[i].ID) {
			r.Document = graph.Public(&f, &es[i])
		} else {
			r.Entities[string(es[i].Type)]++
		}
		edges, err := v.EdgesFrom(ctx, es[i].ID)
		if err != nil {
			return err
		}
		for _, e := range edges {
			switch {
			case e.Target != 0:
				r.Links++
			case !e.External && len(open) < graph.MaxShown:
				open = append(open, e)
			}
		}
	}
	r.Unresolved, err = graph.NameEdges(ctx, v.View, open)
	return err
}
