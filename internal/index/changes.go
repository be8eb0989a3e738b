package index

import (
	"context"
	"maps"
	"os"
	"path/filepath"
	"slices"

	"github.com/ctx-sys/ctx-sys/internal/relate"
	"github.com/ctx-sys/ctx-sys/internal/sqlite"
)

// changes remembers what a sync wrote, for relating the rest to it.
type changes struct {
	now       map[string]*item             // by path; nil for a file that is gone
	callables map[string][]relate.Callable // of the files in now, by name; made when first needed
	stale     map[int64]bool               // files whose stored entities are out of date
}

// replaced notes a file that was written. Of a large change only the place is kept, not the facts, which
// are read back when they are needed.
func (c *changes) replaced(it *item) {
	if c.now == nil {
		c.now = map[string]*item{}
	}
	light := &item{job: it.job, row: it.row, binary: it.binary, decls: it.decls, uses: it.uses}
	if len(c.now) > bulkFiles {
		light.decls, light.uses = nil, nil
	}
	c.now[it.file.Path] = light
}

func (c *changes) removed(f *sqlite.File) {
	if c.now == nil {
		c.now = map[string]*item{}
	}
	c.now[f.Path] = nil
}

func sortedKeys[V any](m map[string]V) []string { return slices.Sorted(maps.Keys(m)) }

// relateChanged makes anew the edges of the files that changed and of those for which a name they mention
// may mean something else now.
func (s *syncer) relateChanged(ctx context.Context, tx *sqlite.Tx, modules map[string]int64) error {
	files := s.files()
	infos := make(map[int64]relate.FileInfo, len(files))
	for _, f := range files {
		infos[f.ID] = f
	}
	p := relate.NewProject(files, modules, relate.Source{
		Decls: func(id int64) (*relate.Decls, error) {
			f, ok := infos[id]
			if !ok {
				return nil, nil
			}
			return s.decls(ctx, f)
		},
		Callables: func(name string) ([]relate.Callable, error) { return s.callables(ctx, name) },
		Text:      func(path string) (string, error) { return s.text(ctx, path) },
	})
	w := newRipple(ctx, s, p, infos)
	if all, err := w.spread(); err != nil {
		return err
	} else if all {
		return s.relateAll(ctx, tx, modules)
	}
	for _, id := range slices.Sorted(maps.Keys(w.dependents)) {
		d := p.Decls(id)
		if d == nil {
			continue
		}
		r, err := s.relateFile(ctx, p, d)
		if err != nil {
			return err
		}
		if err := tx.ReplaceEdges(d.File, r.edges); err != nil {
			return err
		}
		if err := setParents(tx, r); err != nil {
			return err
		}
		s.report.Related++
	}
	return p.Err()
}

// callables finds functions and methods by name as they are after the writes of this sync.
func (s *syncer) callables(ctx context.Context, name string) ([]relate.Callable, error) {
	if s.changes.callables == nil {
		if err := s.changes.findCallables(ctx, s); err != nil {
			return nil, err
		}
	}
	out := slices.Clone(s.changes.callables[name])
	err := s.db.EachCallable(ctx, name, func(id int64) bool {
		if !s.changes.stale[sqlite.FileOf(id)] {
			out = append(out, relate.Callable{File: sqlite.FileOf(id), Number: sqlite.EntityNumber(id)})
		}
		return true
	})
	return out, err
}

// findCallables lists the functions and methods of the files that were written.
func (c *changes) findCallables(ctx context.Context, s *syncer) error {
	c.callables, c.stale = map[string][]relate.Callable{}, map[int64]bool{}
	for path, it := range c.now {
		if old := s.stored[path]; old != nil {
			c.stale[old.ID] = true
		}
		if it == nil || it.binary {
			continue
		}
		d, err := s.decls(ctx, it.info())
		if err != nil {
			return err
		}
		d.EachCallable(func(name string, at relate.Callable) { c.callables[name] = append(c.callables[name], at) })
	}
	return nil
}

// text reads a file that configures a module system.
func (s *syncer) text(_ context.Context, p string) (string, error) {
	b, err := os.ReadFile(filepath.Join(s.opts.Root, filepath.FromSlash(p)))
	return string(b), err
}
