package index

import (
	"cmp"
	"context"
	"maps"
	"path/filepath"
	"slices"
	"strings"

	"github.com/ctx-sys/ctx-sys/internal/facts"
	"github.com/ctx-sys/ctx-sys/internal/regular"
	"github.com/ctx-sys/ctx-sys/internal/relate"
	"github.com/ctx-sys/ctx-sys/internal/store"
	"github.com/ctx-sys/ctx-sys/internal/walk"
)

// changes remembers what a sync wrote, for relating the rest to it.
type changes struct {
	now   map[string]*taken         // by path; nil for a file that is gone
	named map[string][]relate.Named // symbols of the files in now, by name; made when first needed
	stale map[int64]bool            // files whose stored entities are out of date
}

// taken is what is remembered of a file that was written.
type taken struct {
	relate.FileInfo
	binary                bool
	decls, uses, mentions []byte // nil where they are read back
}

// replaced notes a file that was written. Of a large change only the place is kept, not the facts, which
// are read back when they are needed.
func (c *changes) replaced(it *item) {
	if c.now == nil {
		c.now = map[string]*taken{}
	}
	t := &taken{FileInfo: it.info(), binary: it.binary}
	if len(c.now) <= bulkFiles {
		t.decls, t.uses = it.decls, it.uses
	}
	if facts.IsDocument(t.Language) {
		t.mentions = it.mentions
	}
	c.now[it.file.Path] = t
}

func (c *changes) removed(f *store.File) {
	if c.now == nil {
		c.now = map[string]*taken{}
	}
	c.now[f.Path] = nil
}

func sortedKeys[V any](m map[string]V) []string { return slices.Sorted(maps.Keys(m)) }

// relateChanged makes again the edges of the files that changed and of those for which a name they mention
// may mean something else now.
func (s *syncer) relateChanged(ctx context.Context, tx store.Tx) error {
	files, err := s.tree(ctx, tx)
	if err != nil {
		return err
	}
	var p *relate.Project
	p = relate.NewProjectOf(files, relate.Source{
		Decls: func(id int64) (*relate.Decls, error) {
			f, ok := p.Info(id)
			if !ok {
				return nil, nil
			}
			return s.decls(ctx, f)
		},
		Named: func(name string, in relate.Part) ([]relate.Named, error) {
			found, err := s.symbols(ctx, name, in)
			if t, ok := files.(*tree); ok {
				ids := make([]int64, len(found))
				for i := range found {
					ids[i] = found[i].File
				}
				t.load(ids)
			}
			return found, err
		},
		Text: func(path string) (string, error) { return s.text(ctx, path) },
		Test: walk.IsTest, Code: walk.IsCode, Language: walk.LanguageOf,
	})
	w := newRipple(ctx, s, p)
	if all, err := w.spread(); err != nil {
		return err
	} else if all {
		modules, err := s.syncModules(ctx, tx)
		if err != nil {
			return err
		}
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

// symbols finds symbols by name as they are after the writes of this sync. Those of the files that were written are all among the others.
func (s *syncer) symbols(ctx context.Context, name string, in relate.Part) (out []relate.Named, err error) {
	if s.changes.named == nil {
		if err := s.changes.findSymbols(ctx, s); err != nil {
			return nil, err
		}
	}
	if in&relate.Others != 0 {
		out = slices.Clone(s.changes.named[name])
	}
	err = eachNamed(ctx, s.db, name, in, func(n relate.Named) {
		if !s.changes.stale[n.File] {
			out = append(out, n)
		}
	})
	return out, err
}

// eachNamed calls f with a part of the stored symbols of a name. Where a store knows no parts, all are among the others.
func eachNamed(ctx context.Context, db store.DB, name string, in relate.Part, f func(relate.Named)) error {
	take := func(found store.Symbol) { f(namedOf(name, found)) }
	lookup, finds := db.(store.Lookup)
	switch {
	case finds && in != relate.Whole:
		return lookup.SymbolsOf(ctx, facts.AsWritten(name), in == relate.Fields, take)
	case in&relate.Others != 0:
		return db.EachSymbol(ctx, facts.AsWritten(name), take)
	}
	return nil
}

// namedOf is a stored symbol as package relate knows it.
func namedOf(name string, s store.Symbol) relate.Named {
	around := strings.TrimSuffix(strings.TrimSuffix(s.Qualified, facts.AsWritten(name)), ".")
	return relate.Named{File: store.FileOf(s.ID), Number: store.EntityNumber(s.ID), Type: s.Type, In: around, Inside: s.Inside}
}

// findSymbols lists the symbols of the files that were written.
func (c *changes) findSymbols(ctx context.Context, s *syncer) error {
	c.named, c.stale = map[string][]relate.Named{}, map[int64]bool{}
	for path, it := range c.now {
		if old := s.old(path); old != nil {
			c.stale[old.ID] = true
		}
		if it == nil || it.binary {
			continue
		}
		d, err := s.decls(ctx, it.FileInfo)
		if err != nil {
			return err
		}
		d.EachNamed(func(name string, n relate.Named) { c.named[name] = append(c.named[name], n) })
	}
	return nil
}

// text reads a file that configures a module system.
func (s *syncer) text(_ context.Context, p string) (string, error) {
	b, err := s.read(p, 0)
	return string(b), err
}

// read reads a file of the project. The walk judged its size; size is what it was then, or 0. One that became larger than any
// file may be is an error. So is one that a link leads out of the project to: the walk saw none, but that was a moment ago.
func (s *syncer) read(p string, size int64) ([]byte, error) {
	most := cmp.Or(s.opts.Walk.MaxFileSize, walk.DefaultMaxFileSize)
	return regular.ReadBelow(s.opts.Root, filepath.FromSlash(p), max(most, size))
}
