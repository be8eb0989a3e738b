package sqlite_test

import (
	"cmp"
	"fmt"
	"path"
	"path/filepath"
	"slices"
	"strings"
	"testing"

	ctxsys "github.com/ctx-sys/ctx-sys"
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
			f.Flags |= map[int]int{3: store.FlagRecent, 8: store.FlagFailed, 9: store.FlagSummaryStale}[i%11]
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
	again, err := db.FilesAgain(ctx)
	var flagged []string
	for i := range all {
		if all[i].Flags&store.FlagsAgain != 0 {
			flagged = append(flagged, all[i].Path)
		}
	}
	if slices.Sort(flagged); err != nil || len(flagged) != 7 || !slices.Equal(again, flagged) {
		t.Errorf("to read again: %q, %v, not %q", again, err, flagged)
	}
}

// TestSymbolsInParts compares the two parts of the symbols of a name with all of them, in a new index and in one of an older schema.
func TestSymbolsInParts(t *testing.T) {
	typed := ctxsys.EntityMetadata{ReturnType: "int"}
	entities := []store.Entity{
		{ID: 0, Type: ctxsys.TypeFile, Name: "a.c", Qualified: "a.c"},
		{ID: 1, Type: ctxsys.TypeClass, Name: "s", Qualified: "s"},
		{ID: 2, Parent: 1, Type: ctxsys.TypeProperty, Name: "flags", Qualified: "s.flags", Metadata: typed},
		{ID: 3, Parent: 1, Type: ctxsys.TypeProperty, Name: "flags", Qualified: "s.flags"}, // of an unknown type
		{ID: 4, Type: ctxsys.TypeEnum, Name: "e", Qualified: "e"},
		{ID: 5, Parent: 4, Type: ctxsys.TypeProperty, Name: "flags", Qualified: "e.flags"},
		{ID: 6, Type: ctxsys.TypeFunction, Name: "flags", Qualified: "flags", Metadata: typed},
		{ID: 7, Type: ctxsys.TypeProperty, Name: "flags", Qualified: "flags", Metadata: typed}, // in nothing
		{ID: 8, Parent: 1, Type: ctxsys.TypeProperty, Name: "Flags", Qualified: "s.Flags", Metadata: typed},
	}
	path := filepath.Join(t.TempDir(), "index.db")
	for _, older := range []string{"", "DROP INDEX files_again; DROP TABLE mentioned; DROP INDEX entities_name; CREATE INDEX entities_name ON entities (name COLLATE NOCASE); PRAGMA user_version = 10"} {
		db := open(t, path)
		if older == "" {
			update(t, db, func(tx store.Tx) error {
				for file := int64(1); file < 3; file++ {
					if err := tx.PutFile(&store.File{Path: fmt.Sprintf("%d.c", file)}); err != nil {
						return err
					}
					for _, e := range entities {
						if e.ID += store.FileEntity(file); store.EntityNumber(e.ID) > 0 {
							e.Parent += store.FileEntity(file)
						}
						if err := tx.PutEntity(&e); err != nil {
							return err
						}
					}
				}
				return nil
			})
		} else {
			db.Close()
			raw(t, path, older)
			db = open(t, path)
		}
		number := map[bool][]int{}
		var all, parts []store.Symbol
		err := db.EachSymbol(ctx, "flags", func(s store.Symbol) { all = append(all, s) })
		for _, fields := range []bool{false, true} {
			err = cmp.Or(err, db.SymbolsOf(ctx, "flags", fields, func(s store.Symbol) {
				number[fields] = append(number[fields], store.EntityNumber(s.ID))
				parts = append(parts, s)
			}))
		}
		if err != nil || !slices.Equal(number[true], []int{2, 2}) || !slices.Equal(number[false], []int{3, 5, 6, 7, 3, 5, 6, 7}) {
			t.Errorf("after %q: fields %v, others %v, %v", older, number[true], number[false], err)
		}
		slices.SortFunc(parts, func(a, b store.Symbol) int { return cmp.Compare(a.ID, b.ID) })
		for i := range all {
			if all[i].Type != ctxsys.TypeProperty {
				all[i].Inside = ""
			}
		}
		if !slices.Equal(parts, all) {
			t.Errorf("after %q: %v, not %v", older, parts, all)
		}
		var members []int64
		found, err := db.MembersNamed(ctx, "flags", []int64{-1, store.FileEntity(1) + 1, store.FileEntity(2) + 1})
		for i := range found {
			members = append(members, found[i].ID)
		}
		if err != nil || len(members) != 4 || !slices.IsSorted(members) {
			t.Errorf("after %q: members %v, %v", older, members, err)
		}
		db.Close()
		plan := queryPlan(t, path, "SELECT id FROM entities WHERE name = 'a' COLLATE NOCASE AND (type = 9 AND length(qualified) > length(name) + 1 AND (instr(metadata, char(5)) > 0 OR instr(metadata, '\"return_type\"') > 0)) = 0")
		if !strings.Contains(plan, "entities_name (name=? AND <expr>=?)") {
			t.Errorf("after %q: %s", older, plan)
		}
	}
}
