package index

import (
	"context"
	"errors"
	"slices"
	"strings"

	ctxsys "github.com/ctx-sys/ctx-sys"
	"github.com/ctx-sys/ctx-sys/internal/relate"
	"github.com/ctx-sys/ctx-sys/internal/store"
)

// quick reports whether the files are looked up one by one: those there were are all there still, with the languages and namespaces they had, so that
// what the store knows of the others is true.
func (s *syncer) quick() bool {
	_, finds := s.db.(store.Lookup)
	return finds && s.sameFolders()
}

// tree returns the files as they are after the writes of this sync. It brings the entities of folders up to date where files came or went.
func (s *syncer) tree(ctx context.Context, tx store.Tx) (relate.Files, error) {
	if s.quick() {
		return newTree(ctx, s.db), nil
	}
	files, err := s.files(ctx)
	if err != nil {
		return nil, err
	}
	modules, err := s.syncModules(ctx, tx)
	if err != nil {
		return nil, err
	}
	return relate.NewFiles(files, modules), nil
}

// storedFiles returns the files of a store.
func storedFiles(ctx context.Context, db store.DB) (relate.Files, error) {
	if _, finds := db.(store.Lookup); finds {
		return newTree(context.WithoutCancel(ctx), db), nil
	}
	stored, err := db.Files(ctx)
	if err != nil {
		return nil, err
	}
	var files []relate.FileInfo
	for i := range stored {
		if f := &stored[i]; f.Indexed() {
			files = append(files, relate.FileInfo{ID: f.ID, Path: f.Path, Language: f.Language, Spaces: f.Spaces})
		}
	}
	folders, err := db.Modules(ctx)
	modules := map[string]int64{}
	for _, e := range folders {
		modules[e.Qualified] = e.ID
	}
	return relate.NewFiles(files, modules), err
}

// tree looks the files of a store up as relating asks for them, and remembers the answers. One goroutine may use it.
type tree struct {
	ctx     context.Context
	db      store.DB
	lookup  store.Lookup
	ids     map[int64]*relate.FileInfo
	paths   map[string]*relate.FileInfo // nil for none
	lists   map[string][]*relate.FileInfo
	folders map[string]int64
	holds   map[relate.Folder]bool
	err     error
}

// newTree returns the files of a store, which is a store.Lookup.
func newTree(ctx context.Context, db store.DB) *tree {
	return &tree{
		ctx: ctx, db: db, lookup: db.(store.Lookup), ids: map[int64]*relate.FileInfo{}, paths: map[string]*relate.FileInfo{},
		lists: map[string][]*relate.FileInfo{}, folders: map[string]int64{}, holds: map[relate.Folder]bool{},
	}
}

// fail notes an error, but for that something is not there.
func (t *tree) fail(err error) {
	if t.err == nil && !errors.Is(err, ctxsys.ErrNotFound) {
		t.err = err
	}
}

// know returns what relating knows of a file, nil for one that is not indexed.
func (t *tree) know(f *store.File) *relate.FileInfo {
	if !f.Indexed() {
		return nil
	}
	is := t.ids[f.ID]
	if is == nil {
		is = &relate.FileInfo{ID: f.ID, Path: f.Path, Language: f.Language, Spaces: f.Spaces}
		t.ids[f.ID], t.paths[f.Path] = is, is
	}
	return is
}

func (t *tree) At(path string) *relate.FileInfo {
	f, ok := t.paths[path]
	if !ok {
		found, err := t.db.FileByPath(t.ctx, path)
		if t.fail(err); err == nil {
			f = t.know(&found)
		}
		t.paths[path] = f
	}
	return f
}

func (t *tree) File(id int64) *relate.FileInfo {
	f, ok := t.ids[id]
	if !ok {
		found, err := t.db.FileByID(t.ctx, id)
		if t.fail(err); err == nil {
			f = t.know(&found)
		}
		t.ids[id] = f
	}
	return f
}

// load makes files known, in one question.
func (t *tree) load(ids []int64) {
	if ids = slices.DeleteFunc(ids, func(id int64) bool { return t.ids[id] != nil }); len(ids) < 2 {
		return
	}
	found, err := t.lookup.FilesOf(t.ctx, slices.Compact(ids))
	t.fail(err)
	for i := range found {
		t.know(&found[i])
	}
}

// list returns the files that a question finds, by path. Questions of one key are the same.
func (t *tree) list(key string, find func() ([]store.File, error)) []*relate.FileInfo {
	list, ok := t.lists[key]
	if !ok {
		found, err := find()
		t.fail(err)
		for i := range found {
			if f := t.know(&found[i]); f != nil {
				list = append(list, f)
			}
		}
		slices.SortFunc(list, func(a, b *relate.FileInfo) int { return strings.Compare(a.Path, b.Path) })
		t.lists[key] = list
	}
	return list
}

func (t *tree) In(dir string) []*relate.FileInfo {
	return t.list("in "+dir, func() ([]store.File, error) { return t.lookup.FilesIn(t.ctx, dir) })
}

func (t *tree) Called(base string) []*relate.FileInfo {
	return t.list("called "+base, func() ([]store.File, error) { return t.lookup.FilesCalled(t.ctx, base, false) })
}

func (t *tree) Beginning(prefix string) []*relate.FileInfo {
	return t.list("beginning "+prefix, func() ([]store.File, error) { return t.lookup.FilesCalled(t.ctx, prefix, true) })
}

func (t *tree) Spaced() []*relate.FileInfo {
	return t.list("spaced", func() ([]store.File, error) { return t.lookup.FilesSpaced(t.ctx) })
}

func (t *tree) All() []*relate.FileInfo {
	t.Spaced() // their namespaces are known from then on
	return t.list("all", func() ([]store.File, error) { return t.db.BriefFiles(t.ctx, false) })
}

func (t *tree) Holds(dir, language string) bool {
	key := relate.Folder{Language: language, Dir: dir}
	holds, ok := t.holds[key]
	if !ok {
		var err error
		holds, err = t.lookup.HoldsLanguage(t.ctx, dir, language)
		t.fail(err)
		t.holds[key] = holds
	}
	return holds
}

func (t *tree) Folder(dir string) int64 {
	id, ok := t.folders[dir]
	if !ok {
		found, err := t.db.Module(t.ctx, dir)
		t.fail(err)
		id = found.ID
		t.folders[dir] = id
	}
	return id
}

func (t *tree) Err() error { return t.err }
