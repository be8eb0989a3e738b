package index_test

import (
	"context"
	"os"
	"path/filepath"
	"slices"
	"testing"
	"time"

	"github.com/rogpeppe/go-internal/txtar"

	"github.com/ctx-sys/ctx-sys/internal/index"
	"github.com/ctx-sys/ctx-sys/internal/store"
	"github.com/ctx-sys/ctx-sys/internal/store/sqlite"
	"github.com/ctx-sys/ctx-sys/internal/walk"
)

// A sync of some paths leaves the rest alone, and the index is up to date with all only when they are known to be all.
func TestSomePaths(t *testing.T) {
	root, db := t.TempDir(), newIndex(t)
	old := time.Now().Add(-time.Hour)
	put := func(name, text string, at time.Time) {
		t.Helper()
		file := filepath.Join(root, name)
		writeFile(t, file, text)
		if err := os.Chtimes(file, at, at); err != nil {
			t.Fatal(err)
		}
	}
	check := func(what string, want int) {
		t.Helper()
		if _, stale, err := index.Check(context.Background(), db, index.Options{Root: root, Model: builtin}); err != nil || len(stale) != want {
			t.Errorf("%s: %q are stale, %v, want %d", what, stale, err, want)
		}
	}
	for _, name := range []string{"a.py", "b/c.py", "b/d.py", "e.py"} {
		put(name, "def f(): pass\n", old)
	}
	sync(t, db, index.Options{Root: root})
	check("at first", 0)

	put("a.py", "def g(): pass\n", old.Add(time.Minute))
	put("b/c.py", "def g(): pass\n", old.Add(time.Minute))
	r := sync(t, db, index.Options{Root: root, Paths: []string{"a.py"}})
	if r.Indexed != 1 || !slices.Equal(r.Changed, []string{"a.py"}) || r.Files != 4 {
		t.Errorf("%+v", r)
	}
	check("one of two changed files was read", 1)
	if err := os.Remove(filepath.Join(root, "b/d.py")); err != nil {
		t.Fatal(err)
	}
	r = sync(t, db, index.Options{Root: root, Paths: []string{"b", "nowhere", "e.py/x"}, Known: true})
	if r.Indexed != 1 || r.Removed != 1 || !slices.Equal(r.Changed, []string{"b/c.py", "b/d.py"}) || r.Files != 3 {
		t.Errorf("%+v", r)
	}
	check("a folder was read", 0)
	equalsFresh(t, db, index.Options{Root: root})

	// Written with the time and size it had: only its entry tells, where the system has a time for that.
	put("e.py", "def h(): pass\n", old)
	tells := 0
	if walk.ChangeTime(must(os.Stat(filepath.Join(root, "e.py")))) != 0 {
		tells = 1
	}
	check("a file with the size and time it had", tells)
	if r := sync(t, db, index.Options{Root: root, Paths: []string{"e.py"}, Known: true}); r.Indexed != 1 {
		t.Errorf("%+v", r)
	}
	equalsFresh(t, db, index.Options{Root: root})

	// Written in the moment it is read: it is read again, by the one who comes first.
	put("e.py", "def i(): pass\n", time.Now().Add(time.Minute))
	sync(t, db, index.Options{Root: root, Paths: []string{"e.py"}, Known: true})
	sync(t, db, index.Options{Root: root, Paths: []string{}, Known: true, Commit: "abc"})
	check("a file of this moment", 1)
	put("a.py", "def k(): pass\n", old)
	if r := sync(t, db, index.Options{Root: root, Paths: []string{}, Known: true}); r.Indexed != 0 || r.Changed != nil {
		t.Errorf("no paths: %+v", r)
	}
	if r := sync(t, db, index.Options{Root: root}); !slices.Equal(r.Changed, []string{"a.py"}) {
		t.Errorf("%+v", r)
	}
}

// What cannot be read keeps what was known of it, and an index that is not whole is brought up to date whole.
func TestSomePathsOfNoIndex(t *testing.T) {
	db, root := newIndex(t), project(t)
	all := sync(t, db, index.Options{Root: root, Paths: []string{"nowhere"}, Known: true})
	if all.Files < 10 {
		t.Errorf("%+v", all)
	}
	equalsFresh(t, db, index.Options{Root: root})
}

// listing is a database that counts the questions whose answers are about all files.
type listing struct {
	*sqlite.DB
	lists int
}

func (l *listing) Files(ctx context.Context) ([]store.File, error) {
	l.lists++
	return l.DB.Files(ctx)
}

func (l *listing) BriefFiles(ctx context.Context, out bool) ([]store.File, error) {
	l.lists++
	return l.DB.BriefFiles(ctx, out)
}

func (l *listing) EachSpaces(ctx context.Context, f func(int64, string)) error {
	l.lists++
	return l.DB.EachSpaces(ctx, f)
}

func (l *listing) Modules(ctx context.Context) ([]store.Entity, error) {
	l.lists++
	return l.DB.Modules(ctx)
}

// The cost of a sync of an edited file must not grow with the project: nothing is listed.
func TestSomePathsListNothing(t *testing.T) {
	db := &listing{DB: newIndex(t).(*sqlite.DB)}
	root := t.TempDir()
	for _, f := range must(txtar.ParseFile("testdata/repo.txtar")).Files {
		writeFile(t, filepath.Join(root, f.Name), string(f.Data))
	}
	sync(t, db, index.Options{Root: root})
	for _, file := range []string{"go.mod", "README.md"} {
		if _, err := db.FileByPath(context.Background(), file); err != nil {
			t.Fatal(file, err)
		}
	}
	edited := 0
	for _, f := range must(db.Files(context.Background())) {
		code := map[string]string{"go": "\nfunc addedNow() {}\n", "python": "\ndef added_now(): pass\n", "typescript": "\nexport function addedNow() {}\n"}[f.Language]
		if code == "" || walk.IsTest(f.Path) {
			continue
		}
		writeFile(t, filepath.Join(root, f.Path), string(must(os.ReadFile(filepath.Join(root, f.Path))))+code)
		db.lists = 0
		if r := sync(t, db, index.Options{Root: root, Paths: []string{f.Path}, Known: true}); r.Indexed != 1 || db.lists > 0 {
			t.Errorf("%s: %d files read, %d lists", f.Path, r.Indexed, db.lists)
		}
		edited++
	}
	if edited < 5 {
		t.Errorf("%d files were edited", edited)
	}
	equalsFresh(t, db, index.Options{Root: root})
}
