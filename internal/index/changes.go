package index

import (
	"context"
	"maps"
	"os"
	"path"
	"path/filepath"
	"slices"
	"strings"

	ctxsys "github.com/ctx-sys/ctx-sys"
	"github.com/ctx-sys/ctx-sys/internal/relate"
	"github.com/ctx-sys/ctx-sys/internal/sqlite"
)

// changes remembers what a sync wrote, for relating the rest to it.
type changes struct {
	now map[string]*item // by path; nil for a file that is gone
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
	w := &ripple{s: s, ctx: ctx, dirty: map[string]bool{}, hashes: map[uint32]bool{}, dependents: map[int64]bool{}, files: map[int64]relate.FileInfo{}}
	files := s.files()
	for _, f := range files {
		w.files[f.ID] = f
	}
	if all, err := w.spread(); err != nil {
		return err
	} else if all {
		return s.relateAll(ctx, tx, modules)
	}
	p := relate.NewProject(files, modules, relate.Source{
		Decls: func(id int64) (*relate.Decls, error) {
			f, ok := w.files[id]
			if !ok {
				return nil, nil
			}
			return s.decls(ctx, f)
		},
		Callables: func(name string, limit int) ([]relate.Callable, error) { return s.callables(ctx, name, limit) },
		Text:      func(path string) (string, error) { return s.text(ctx, path) },
	})
	for _, id := range slices.Sorted(maps.Keys(w.dependents)) {
		d, err := s.decls(ctx, w.files[id])
		if err != nil {
			return err
		}
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
func (s *syncer) callables(ctx context.Context, name string, limit int) ([]relate.Callable, error) {
	var out []relate.Callable
	stored, err := s.db.Named(ctx, name, 1000)
	if err != nil {
		return nil, err
	}
	stale := map[int64]bool{}
	for _, it := range s.changes.now {
		if it != nil && it.old != nil {
			stale[it.old.ID] = true
		}
	}
	for _, f := range s.gone {
		stale[f.ID] = true
	}
	for i := range stored {
		e := &stored[i]
		if e.Name == name && isCallable(e.Type) && !stale[sqlite.FileOf(e.ID)] {
			out = append(out, relate.Callable{File: sqlite.FileOf(e.ID), Number: int(e.ID & (1<<sqlite.EntityBits - 1))})
		}
	}
	for _, path := range sortedKeys(s.changes.now) {
		it := s.changes.now[path]
		if it == nil || it.binary {
			continue
		}
		d, err := s.decls(ctx, relate.FileInfo{ID: it.row.ID, Path: path, Language: it.row.Language})
		if err != nil {
			return nil, err
		}
		for i := range d.Symbols {
			if sym := &d.Symbols[i]; sym.Name == name && isCallable(sym.Type) {
				out = append(out, relate.Callable{File: d.File, Number: sym.Number})
			}
		}
	}
	return out[:min(limit, len(out))], nil
}

func isCallable(t ctxsys.EntityType) bool {
	return t == ctxsys.TypeFunction || t == ctxsys.TypeMethod
}

// text reads a file that configures a module system.
func (s *syncer) text(_ context.Context, p string) (string, error) {
	b, err := os.ReadFile(filepath.Join(s.opts.Root, filepath.FromSlash(p)))
	return string(b), err
}

// ripple finds out how far a change reaches. It works with names, not with what they resolve to, so it
// errs on the side of relating too much: a name is dirty when some definition of it appeared, vanished or
// means something else, and every file that mentions a dirty name is related again.
type ripple struct {
	s          *syncer
	ctx        context.Context
	dirty      map[string]bool
	hashes     map[uint32]bool // of dirty names that were looked for already
	dependents map[int64]bool
	files      map[int64]relate.FileInfo
}

// maxDirty is how many names may be dirty before relating everything is the shorter way.
const maxDirty = 2000

// spread computes dirty and dependents. all means that everything has to be related.
func (w *ripple) spread() (all bool, err error) {
	for _, path := range sortedKeys(w.s.changes.now) {
		if all, err := w.compare(path, w.s.changes.now[path]); all || err != nil {
			return all, err
		}
	}
	for {
		fresh := w.freshHashes()
		if len(fresh) == 0 {
			return false, nil
		}
		if len(w.dirty) > maxDirty {
			return true, nil
		}
		found, err := w.mentioning(fresh)
		if err != nil {
			return false, err
		}
		if len(w.dependents) > len(w.files)/3+20 {
			return true, nil
		}
		for _, id := range found {
			if err := w.affected(id); err != nil {
				return false, err
			}
		}
	}
}

// compare makes dirty what one changed file means for others.
func (w *ripple) compare(path string, it *item) (all bool, err error) {
	var before, after *relate.Decls
	if old := w.s.stored[path]; old != nil && old.Indexed() {
		data, err := w.s.db.Decls(w.ctx, old.ID)
		if err != nil {
			return false, err
		}
		if data != nil {
			if before, err = relate.DecodeDecls(old.ID, path, old.Language, data); err != nil {
				return false, err
			}
		}
	}
	if it != nil && !it.binary {
		w.dependents[it.row.ID] = true
		if after, err = relate.DecodeDecls(it.row.ID, path, it.row.Language, it.decls); err != nil {
			return false, err
		}
	}
	if movesModules(path, before == nil || after == nil) {
		return true, nil
	}
	if before == nil || after == nil || before.Package != after.Package {
		w.place(path)
	}
	for _, name := range relate.Difference(before, after) {
		w.dirty[name] = true
	}
	return false, nil
}

// movesModules reports whether a change of the file can move what imports everywhere mean.
func movesModules(p string, appearedOrVanished bool) bool {
	switch path.Base(p) {
	case "go.mod":
		return true
	case "__init__.py":
		return appearedOrVanished
	}
	return false
}

// place makes the names dirty by which imports can mean a file at this path.
func (w *ripple) place(p string) {
	base := path.Base(p)
	stem, _, _ := strings.Cut(base, ".")
	w.dirty[stem] = true
	if dir := dirOf(p); dir != "" {
		w.dirty[path.Base(dir)] = true
	}
	if stem == "index" {
		w.dirty[relate.HereMention] = true
	}
}

func (w *ripple) freshHashes() []uint32 {
	var fresh []uint32
	for name := range w.dirty {
		if h := relate.HashName(name); !w.hashes[h] {
			w.hashes[h] = true
			fresh = append(fresh, h)
		}
	}
	slices.Sort(fresh)
	return fresh
}

// mentioning adds the files that mention one of the hashes to the dependents, and returns the new ones.
// Changed files are dependents already, so what is stored is good enough.
func (w *ripple) mentioning(hashes []uint32) ([]int64, error) {
	var found []int64
	err := w.s.db.EachMentions(w.ctx, func(file int64, mentions []byte) {
		if _, present := w.files[file]; present && relate.MentionsAny(mentions, hashes) {
			w.dependents[file] = true
			found = append(found, file)
		}
	})
	return found, err
}

// affected makes those names of a file dirty whose meaning hangs on a dirty name.
func (w *ripple) affected(id int64) error {
	d, err := w.s.decls(w.ctx, w.files[id])
	if err != nil || d == nil {
		return err
	}
	for _, name := range d.Affected(func(name string) bool { return w.dirty[name] }) {
		w.dirty[name] = true
	}
	return nil
}
