package sqlite_test

import (
	"path"
	"slices"
	"strings"
	"testing"

	"github.com/ctx-sys/ctx-sys/internal/store"
	"github.com/ctx-sys/ctx-sys/internal/store/sqlite"
)

var _ store.Lookup = (*sqlite.DB)(nil)

// TestLookup compares what is looked up with what a look at all files finds, for paths of every kind.
func TestLookup(t *testing.T) {
	db := newDB(t)
	paths := []string{
		"a.go", "ab.go", "a/b.go", "a/b/c.go", "a/b/a.go", "a0/b.go", "a-/b.go", "a b/c d.go", "a/\xff\xfe.go", "a/ab\xff.go", "\xc3/\xa4.go", "ä/ö.go", "ä/ö/ä.go", "日本/語.go", "%_/%_.go",
		"tsconfig.json", "x/tsconfig.base.json", "x/tsconfi", "x/x/x", "x/x/x/x", "x/xx", "Makefile", "a/Makefile", "a/makefile", ".a/.b", "a.b/a.b", "'q'/\"p\".go", "a/\\b.go",
	}
	dirs, names := map[string]bool{"": true, "nowhere": true, "a/b/c.go": true}, map[string]bool{"nothing": true}
	update(t, db, func(tx store.Tx) error {
		for i, p := range paths {
			f := store.File{Path: p, Language: []string{"go", "c", "python"}[i%3]}
			if i%4 == 0 {
				f.Spaces = p
			}
			if i%7 == 6 {
				f.Flags = store.FlagBinary
			}
			if err := tx.PutFile(&f); err != nil {
				return err
			}
			for dir := p; strings.Contains(dir, "/"); dir = path.Dir(dir) {
				dirs[path.Dir(dir)] = true
			}
			names[path.Base(p)] = true
		}
		return nil
	})
	all, err := db.Files(ctx)
	if err != nil {
		t.Fatal(err)
	}
	check := func(what, of string, got []store.File, err error, is func(*store.File) bool) {
		t.Helper()
		var found, want []string
		for i := range got {
			found = append(found, got[i].Path+" "+got[i].Language+" "+got[i].Spaces)
		}
		for i := range all {
			if f := &all[i]; is(f) {
				want = append(want, f.Path+" "+f.Language+" "+f.Spaces)
			}
		}
		slices.Sort(found)
		slices.Sort(want)
		if err != nil || !slices.Equal(found, want) {
			t.Errorf("%s %q: %q, %v, not %q", what, of, found, err, want)
		}
	}
	folder := func(p string) string { return strings.TrimSuffix(p[:strings.LastIndexByte(p, '/')+1], "/") }
	for dir := range dirs {
		got, err := db.FilesIn(ctx, dir)
		check("in", dir, got, err, func(f *store.File) bool { return f.Indexed() && folder(f.Path) == dir })
		if dir == "" {
			continue
		}
		got, err = db.FilesAt(ctx, []string{dir, dir + "/b.go", "a.go", dir})
		check("at", dir, got, err, func(f *store.File) bool {
			return f.Path == dir || f.Path == "a.go" || strings.HasPrefix(f.Path, dir+"/")
		})
		for _, language := range []string{"go", "c", "python"} {
			holds, err := db.HoldsLanguage(ctx, dir, language)
			if want := slices.ContainsFunc(all, func(f store.File) bool {
				return f.Indexed() && f.Language == language && strings.HasPrefix(f.Path, dir+"/")
			}); err != nil || holds != want {
				t.Errorf("%s in %q: %v, %v", language, dir, holds, err)
			}
		}
	}
	for name := range names {
		got, err := db.FilesCalled(ctx, name, false)
		check("called", name, got, err, func(f *store.File) bool { return f.Indexed() && f.Path[strings.LastIndexByte(f.Path, '/')+1:] == name })
		got, err = db.FilesCalled(ctx, name, true)
		check("beginning with", name, got, err, func(f *store.File) bool {
			return f.Indexed() && strings.HasPrefix(f.Path[strings.LastIndexByte(f.Path, '/')+1:], name)
		})
	}
	got, err := db.FilesSpaced(ctx)
	check("with namespaces", "", got, err, func(f *store.File) bool { return f.Indexed() && f.Spaces != "" })
}
