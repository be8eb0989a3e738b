package index_test

import (
	"context"
	"database/sql"
	"errors"
	"fmt"
	"os"
	"path/filepath"
	"slices"
	"strings"
	"testing"
	"time"

	"github.com/rogpeppe/go-internal/txtar"

	ctxsys "github.com/ctx-sys/ctx-sys"
	"github.com/ctx-sys/ctx-sys/internal/facts"
	"github.com/ctx-sys/ctx-sys/internal/index"
	"github.com/ctx-sys/ctx-sys/internal/secret"
	"github.com/ctx-sys/ctx-sys/internal/store"
	"github.com/ctx-sys/ctx-sys/internal/walk"
)

// project writes the files of the test project into a new folder.
func project(t *testing.T) string {
	t.Helper()
	root := t.TempDir()
	for _, f := range must(txtar.ParseFile("testdata/repo.txtar")).Files {
		writeFile(t, filepath.Join(root, f.Name), string(f.Data))
	}
	return root
}

func newIndex(t *testing.T) store.DB {
	t.Helper()
	return openIndex(t, filepath.Join(t.TempDir(), "index.db"))
}

// equalsFresh demands that an index says what a new one made with the same options says.
func equalsFresh(t *testing.T, db store.DB, opts index.Options) {
	t.Helper()
	fresh := newIndex(t)
	sync(t, fresh, opts)
	if got, want := snapshot(t, db), snapshot(t, fresh); !slices.Equal(got, want) {
		t.Errorf("not what a fresh index says:\n%s", difference(got, want, 20))
	}
}

func TestSecondSyncDoesNothing(t *testing.T) {
	db, root := newIndex(t), project(t)
	first := sync(t, db, index.Options{Root: root})
	before := snapshot(t, db)
	second := sync(t, db, index.Options{Root: root})
	if second.Indexed != 0 || second.Removed != 0 || second.Related != 0 || second.Unchanged != first.Files || second.Files != first.Files {
		t.Errorf("first %+v, second %+v", first, second)
	}
	if after := snapshot(t, db); !slices.Equal(before, after) {
		t.Errorf("the index changed:\n%s", difference(after, before, 10))
	}
}

// An index of a version that recognised fewer secrets has its files read again, and no byte of what it held then stays.
func TestOtherSecrets(t *testing.T) {
	const marker = "what only an older version kept"
	root, path := t.TempDir(), filepath.Join(t.TempDir(), "index.db")
	for i := range 50 {
		writeFile(t, filepath.Join(root, fmt.Sprintf("f%d.go", i)), fmt.Sprintf("package a\n\nfunc F%d() {}\n", i))
	}
	db := openIndex(t, path)
	sync(t, db, index.Options{Root: root})
	recipe := must(db.Meta(t.Context(), index.MetaRecipe))
	old := strings.Replace(recipe, secret.Version, "1", 1)
	if old == recipe {
		t.Fatalf("%q says nothing of secrets", recipe)
	}
	files := must(db.Files(t.Context()))
	if err := db.Update(t.Context(), func(tx store.Tx) error {
		for i := range files {
			if err := tx.PutContent(files[i].ID, []byte(strings.Repeat(marker, 100+i))); err != nil {
				return err
			}
		}
		return tx.SetMeta(index.MetaRecipe, old)
	}); err != nil {
		t.Fatal(err)
	}
	if r := sync(t, db, index.Options{Root: root}); r.Indexed != len(files) {
		t.Errorf("%d of %d files were read", r.Indexed, len(files))
	}
	for _, end := range []string{"", "-wal"} {
		if raw, err := os.ReadFile(path + end); err == nil && strings.Contains(string(raw), marker) {
			t.Errorf("index.db%s still has it", end)
		}
	}
	if r := sync(t, db, index.Options{Root: root}); r.Indexed != 0 {
		t.Errorf("%d files were read once more", r.Indexed)
	}
}

// A small change that has everything related leaves the index as whole as it was.
func TestTargetsStayIndexed(t *testing.T) {
	root, path := t.TempDir(), filepath.Join(t.TempDir(), "index.db")
	writeFile(t, filepath.Join(root, "go.mod"), "module a\n")
	writeFile(t, filepath.Join(root, "a.go"), "package a\n\nfunc A() { B() }\n\nfunc B() {}\n")
	db := openIndex(t, path)
	sync(t, db, index.Options{Root: root})
	writeFile(t, filepath.Join(root, "go.mod"), "module other\n")
	sync(t, db, index.Options{Root: root})
	raw := must(sql.Open("sqlite3", path))
	defer raw.Close()
	for _, name := range []string{"edges_target", "entities_name"} {
		n := 0
		if err := raw.QueryRow("SELECT COUNT(*) FROM sqlite_master WHERE name = ?", name).Scan(&n); err != nil || n != 1 {
			t.Errorf("%d indexes %s, %v", n, name, err)
		}
	}
}

// A large change goes another way than a small one, in several transactions.
func TestLargeChange(t *testing.T) {
	db, root := newIndex(t), project(t)
	sync(t, db, index.Options{Root: root})
	many(t, root, 0, 400)
	sync(t, db, index.Options{Root: root})
	equalsFresh(t, db, index.Options{Root: root})

	for i := range 350 {
		if err := os.Remove(filepath.Join(root, fmt.Sprintf("many/f%03d.py", i))); err != nil {
			t.Fatal(err)
		}
	}
	if r := sync(t, db, index.Options{Root: root}); r.Removed != 350 {
		t.Errorf("removed %d files, not 350", r.Removed)
	}
	equalsFresh(t, db, index.Options{Root: root})
}

// many writes files that call one another in a circle.
func many(t *testing.T, root string, from, to int) {
	t.Helper()
	for i := from; i < to; i++ {
		text := fmt.Sprintf("from .f%03d import work_%d\n\n\ndef work_%d():\n    return work_%d()\n", (i+1)%400, (i+1)%400, i, (i+1)%400)
		writeFile(t, filepath.Join(root, fmt.Sprintf("many/f%03d.py", i)), text)
	}
}

// A sync that ends early keeps what it committed, says that the graph is not whole, and the next one
// finishes the work.
func TestInterruptedSyncGoesOn(t *testing.T) {
	for _, at := range []int{0, 1, 200, 440} {
		t.Run(fmt.Sprint(at), func(t *testing.T) {
			db, root := newIndex(t), project(t)
			many(t, root, 0, 400)
			ctx, cancel := context.WithCancel(context.Background())
			_, err := index.Sync(ctx, db, index.Options{Root: root, Model: builtin, Progress: func(p index.Progress) {
				if p.Stage == "parse" && p.Files >= at {
					cancel()
				}
			}})
			if !errors.Is(err, context.Canceled) {
				t.Fatalf("error %v, want context.Canceled", err)
			}
			if pending := must(db.Meta(context.Background(), index.MetaPending)); pending == "" {
				t.Error("nothing says that the graph is not whole")
			}
			sync(t, db, index.Options{Root: root})
			if pending := must(db.Meta(context.Background(), index.MetaPending)); pending != "" {
				t.Error("the graph is still said not to be whole")
			}
			equalsFresh(t, db, index.Options{Root: root})
		})
	}
}

// What an index is made with is kept for later syncs, and a change of it makes the index again.
func TestOptionsAreKept(t *testing.T) {
	yes, no := true, false
	root := project(t)
	for _, c := range []struct {
		name       string
		set, later index.Options
		want       index.Options
	}{
		{"depth", index.Options{Depth: facts.Signatures}, index.Options{}, index.Options{Depth: facts.Signatures}},
		{"depth back", index.Options{Depth: facts.Signatures}, index.Options{Depth: facts.Full}, index.Options{}},
		{"force forgets", index.Options{Depth: facts.Signatures}, index.Options{Force: true}, index.Options{}},
		{"no docs", index.Options{NoDocs: &yes}, index.Options{}, index.Options{NoDocs: &yes}},
		{"docs again", index.Options{NoDocs: &yes}, index.Options{NoDocs: &no}, index.Options{}},
	} {
		t.Run(c.name, func(t *testing.T) {
			db := newIndex(t)
			c.set.Root, c.later.Root, c.want.Root = root, root, root
			sync(t, db, index.Options{Root: root})
			sync(t, db, c.set)
			sync(t, db, c.later)
			equalsFresh(t, db, c.want)
		})
	}
}

// Languages limit one run: what it leaves out stays as it was, in the index and as a file that is looked at the next time.
func TestLanguagesLimitOneRun(t *testing.T) {
	ctx := context.Background()
	db, root := newIndex(t), project(t)
	python := index.Options{Root: root, Only: []string{"python"}}
	first := sync(t, db, python)
	for _, f := range must(db.Files(ctx)) {
		if f.Language != "python" {
			t.Errorf("%s is in the index", f.Path)
		}
	}
	all := sync(t, db, index.Options{Root: root})
	if first.Files == 0 || all.Unchanged != first.Files || all.Files <= first.Files {
		t.Errorf("%+v, then %+v", first, all)
	}
	equalsFresh(t, db, index.Options{Root: root})

	writeFile(t, filepath.Join(root, "main.go"), "package main\n\nfunc brandNew() {}\n")
	writeFile(t, filepath.Join(root, "new.py"), "def brand_new(): pass\n")
	if err := os.Remove(filepath.Join(root, "README.md")); err != nil {
		t.Fatal(err)
	}
	for _, force := range []bool{false, true} {
		python.Force = force
		r := sync(t, db, python)
		if !force && (r.Indexed != 1 || !slices.Equal(r.Changed, []string{"new.py"})) || force && r.Indexed != first.Files+1 || r.Removed != 0 || r.Files != all.Files+1 {
			t.Errorf("force %v: %+v", force, r)
		}
		if n := len(must(db.Named(ctx, "brandNew", 10))); n != 0 {
			t.Errorf("force %v: a file in another language was read", force)
		}
		if _, err := db.FileByPath(ctx, "README.md"); err != nil {
			t.Errorf("force %v: a file in another language was taken out: %v", force, err)
		}
	}
	sync(t, db, index.Options{Root: root})
	equalsFresh(t, db, index.Options{Root: root})

	python.Only = []string{"snake"}
	if _, err := index.Sync(ctx, db, python); !errors.Is(err, ctxsys.ErrUsage) {
		t.Errorf("no such language: %v", err)
	}
}

// A file may be written again in the tick of the clock in which it was read. Its size and time are then
// those that are stored, and only the nearness of that time to the sync tells.
func TestWrittenWhileIndexing(t *testing.T) {
	db, root := newIndex(t), project(t)
	path := filepath.Join(root, "late.py")
	writeFile(t, path, "def one(): pass\n")
	written := time.Now()
	if err := os.Chtimes(path, written, written); err != nil {
		t.Fatal(err)
	}
	sync(t, db, index.Options{Root: root, Model: builtin, Progress: func(p index.Progress) {
		if p.Stage == "parse" && p.Files > 0 {
			time.Sleep(time.Millisecond) // the sync outlasts the tick
		}
	}})
	writeFile(t, path, "def two(): pass\n")
	if err := os.Chtimes(path, written, written); err != nil {
		t.Fatal(err)
	}
	sync(t, db, index.Options{Root: root})
	equalsFresh(t, db, index.Options{Root: root})
}

// Ids of what stays must outlive an edit, or what refers to them would mean something else.
func TestEditKeepsRows(t *testing.T) {
	ctx := context.Background()
	db, root := newIndex(t), project(t)
	sync(t, db, index.Options{Root: root})
	path := filepath.Join(root, "store/price.go")
	before := must(db.Named(ctx, "PriceOf", 10))
	text := must(os.ReadFile(path))
	writeFile(t, path, string(text)+"\nfunc extra() {}\n")
	sync(t, db, index.Options{Root: root})
	after := must(db.Named(ctx, "PriceOf", 10))
	if len(before) != 1 || len(after) != 1 || before[0].ID != after[0].ID {
		t.Errorf("before %+v, after %+v", before, after)
	}
}

// Of the segments to merge at once, one may be left with no document at all.
func TestMergeDropsEmptySegment(t *testing.T) {
	db, root := newIndex(t), t.TempDir()
	write := func(name string) { writeFile(t, filepath.Join(root, name), "def work(): pass\n") }
	write("alone.py")
	sync(t, db, index.Options{Root: root})
	for i := range 60 { // too many documents to be merged with what follows
		write(fmt.Sprintf("large%d.py", i))
	}
	sync(t, db, index.Options{Root: root})
	for i := range 4 {
		write(fmt.Sprintf("small%d.py", i))
		sync(t, db, index.Options{Root: root})
	}
	write("last.py")
	if err := os.Remove(filepath.Join(root, "alone.py")); err != nil {
		t.Fatal(err)
	}
	sync(t, db, index.Options{Root: root})
	if n := len(must(index.LoadSegments(context.Background(), db))); n != 2 {
		t.Errorf("%d segments are left, not the large one and one of the small ones", n)
	}
	equalsFresh(t, db, index.Options{Root: root})
}

func TestCheckCountsWhatASyncWouldDo(t *testing.T) {
	ctx := context.Background()
	db, root := newIndex(t), project(t)
	long := time.Now().Add(-time.Hour)
	for _, f := range must(txtar.ParseFile("testdata/repo.txtar")).Files {
		if err := os.Chtimes(filepath.Join(root, f.Name), long, long); err != nil {
			t.Fatal(err)
		}
	}
	report := sync(t, db, index.Options{Root: root})
	check := func(want ...string) {
		t.Helper()
		files, stale, err := index.Check(ctx, db, index.Options{Root: root, Model: builtin})
		if slices.Sort(stale); err != nil || files != report.Files || !slices.Equal(stale, want) {
			t.Errorf("%d files, %q stale, %v; want %d and %q", files, stale, err, report.Files, want)
		}
	}
	check()
	writeFile(t, filepath.Join(root, "main.go"), "package main\n")
	writeFile(t, filepath.Join(root, "new.go"), "package main\n")
	check("main.go", "new.go")
	if err := os.Remove(filepath.Join(root, "README.md")); err != nil {
		t.Fatal(err)
	}
	check("README.md", "main.go", "new.go")
}

// A file that took another's place, with its size and its time, is noticed where the system tells when an entry changed. One
// that was only touched is not taken for changed.
func TestReplacedFile(t *testing.T) {
	root, db := t.TempDir(), newIndex(t)
	long := time.Now().Add(-time.Hour).Truncate(time.Second)
	put := func(name, text string) {
		t.Helper()
		writeFile(t, filepath.Join(root, name), text)
		if err := os.Chtimes(filepath.Join(root, name), long, long); err != nil {
			t.Fatal(err)
		}
	}
	put("a.py", "def aaaa(): pass\n")
	put("b.py", "def bbbb(): pass\n")
	sync(t, db, index.Options{Root: root})
	if info := must(os.Stat(filepath.Join(root, "a.py"))); walk.ChangeTime(info) == 0 {
		t.Skip("this system does not tell")
	}
	if _, stale, err := index.Check(context.Background(), db, index.Options{Root: root, Model: builtin}); err != nil || stale != nil {
		t.Errorf("%q are stale before anything changed: %v", stale, err)
	}
	put("other", "def cccc(): pass\n")
	if err := os.Rename(filepath.Join(root, "other"), filepath.Join(root, "a.py")); err != nil {
		t.Fatal(err)
	}
	if err := os.Chmod(filepath.Join(root, "b.py"), 0o600); err != nil {
		t.Fatal(err)
	}
	if _, stale, err := index.Check(context.Background(), db, index.Options{Root: root, Model: builtin}); err != nil || !slices.Equal(stale, []string{"a.py"}) {
		t.Errorf("%q are stale, %v, want a.py", stale, err)
	}
	if r := sync(t, db, index.Options{Root: root}); r.Indexed != 1 || r.Unchanged != 1 {
		t.Errorf("%+v, want one file read again", r)
	}
	equalsFresh(t, db, index.Options{Root: root})
}
