package index_test

import (
	"cmp"
	"flag"
	"fmt"
	"io/fs"
	"maps"
	"math"
	"math/rand/v2"
	"os"
	"path"
	"path/filepath"
	"slices"
	"strings"
	"sync/atomic"
	"testing"

	"github.com/rogpeppe/go-internal/txtar"

	"github.com/ctx-sys/ctx-sys/internal/effort"
	"github.com/ctx-sys/ctx-sys/internal/embed"
	"github.com/ctx-sys/ctx-sys/internal/index"
	"github.com/ctx-sys/ctx-sys/internal/store"
	"github.com/ctx-sys/ctx-sys/internal/vectorfile"
	"github.com/ctx-sys/ctx-sys/internal/walk"
)

var (
	editSeed = flag.Uint64("edit-seed", 0, "first seed of the random edits; 0 is the usual one")
	editRuns = flag.Int("edit-runs", 0, "how many seeds to run; 0 is as many as package effort says")
	editLen  = flag.Int("edit-steps", 0, "syncs a seed; 0 is as many as package effort says")
	editTree = flag.String("edit-tree", "", "a folder whose files are edited, a copy of them")
)

// TestIncrementalEqualsRebuilt applies random edits to a project and demands after each sync that the index
// says what a new one of the same tree says, down to the bits of the search scores. A failure names its
// seed: rerun it with -edit-seed N -edit-runs 1. `make acceptance` makes more and longer runs.
func TestIncrementalEqualsRebuilt(t *testing.T) {
	base := must(txtar.ParseFile("testdata/repo.txtar"))
	var related, files atomic.Int64
	t.Run("seeds", func(t *testing.T) {
		for run := range editSeeds() {
			t.Run(fmt.Sprint(firstSeed()+uint64(run)), func(t *testing.T) {
				t.Parallel()
				r, f := editRun(t, base, firstSeed()+uint64(run))
				related.Add(int64(r))
				files.Add(int64(f))
			})
		}
	})
	t.Logf("%d of %d files related again", related.Load(), files.Load())
	if related.Load()*2 > files.Load() {
		t.Errorf("%d of %d files were related again: the edits hardly show what is left alone", related.Load(), files.Load())
	}
}

func editSeeds() int { return cmp.Or(*editRuns, effort.Pick(1, 2, 8)) }

func firstSeed() uint64 { return cmp.Or(*editSeed, effort.Seed(1)) }

// TestIncrementalByLanguage is the same for the trees that show how names are resolved in each language, or for
// the files below -edit-tree.
func TestIncrementalByLanguage(t *testing.T) {
	archives := must(filepath.Glob("../relate/testdata/*.txtar"))
	if len(archives) == 0 {
		t.Fatal("no trees")
	}
	if *editTree != "" {
		for run := range editSeeds() {
			editRun(t, readTree(t, *editTree), firstSeed()+uint64(run))
		}
		return
	}
	for i, name := range archives[:effort.Pick(4, len(archives), len(archives))] {
		base := must(txtar.ParseFile(name))
		base.Files = slices.DeleteFunc(base.Files, func(f txtar.File) bool { return f.Name == "edges" || strings.HasSuffix(f.Name, ".ipynb") }) // edits would break a notebook: see TestNotebookFollows
		t.Run(strings.TrimSuffix(filepath.Base(name), ".txtar"), func(t *testing.T) {
			t.Parallel()
			editRun(t, base, firstSeed()+uint64(i))
		})
	}
}

// readTree reads the source files of a folder.
func readTree(t *testing.T, root string) *txtar.Archive {
	t.Helper()
	a := &txtar.Archive{}
	err := filepath.WalkDir(root, func(p string, e fs.DirEntry, err error) error {
		if err != nil || !e.Type().IsRegular() || walk.LanguageOf(p) == "" {
			return err
		}
		data, err := os.ReadFile(p)
		a.Files = append(a.Files, txtar.File{Name: filepath.ToSlash(must(filepath.Rel(root, p))), Data: data})
		return err
	})
	if err != nil {
		t.Fatal(err)
	}
	return a
}

// editRun runs one seed. It counts the files that were related again and those there were.
func editRun(t *testing.T, base *txtar.Archive, seed uint64) (related, files int) {
	root := t.TempDir()
	e := newEditor(t, base, root, rand.New(rand.NewPCG(seed, 0)))
	db := openIndex(t, filepath.Join(t.TempDir(), "index.db"))
	parsed := openParsed(t)
	sync(t, db, index.Options{Root: root, Parsed: parsed})
	db.(store.VectorKeeper).KeepVectors(t.Context(), 1)
	writer := &teller{t: t, rand: rand.New(rand.NewPCG(seed, 1))}
	for step := range cmp.Or(*editLen, effort.Pick(5, 10, 25)) {
		var done []string
		before := maps.Clone(e.files)
		for range 1 + e.rand.IntN(3) {
			done = append(done, e.edit())
		}
		force := e.rand.IntN(20) == 0 // the way of large changes, on an index that is used
		var paths []string
		if e.rand.IntN(2) == 0 {
			paths = touched(e, before)
			done = append(done, fmt.Sprintf("brought up to date: %q", paths))
		}
		report := sync(t, db, index.Options{Root: root, Force: force, Paths: paths, Parsed: parsed})
		related, files = related+report.Related, files+report.Files
		if writer.rand.IntN(3) == 0 {
			if told := writer.tell(db, 0.4); told > 0 {
				done = append(done, fmt.Sprintf("summaries: %d", told))
			}
			sync(t, db, index.Options{Root: root, Parsed: parsed})
		}
		sameVectors(t, db)
		fresh := openIndex(t, filepath.Join(t.TempDir(), "index.db"))
		writer.copy(db, fresh)
		again := index.Options{Root: root, Force: true}
		if step%2 == 1 {
			again = index.Options{Root: root, Parsed: parsed}
		}
		if r := sync(t, fresh, again); !again.Force && r.Known < r.Indexed {
			t.Errorf("%d of %d files were parsed, though each was before", r.Indexed-r.Known, r.Indexed)
		}
		got, want := snapshot(t, db), snapshot(t, fresh)
		fresh.Close()
		if !slices.Equal(got, want) {
			t.Errorf("seed %d, step %d, after:\n  %s\n%s", seed, step, strings.Join(done, "\n  "), difference(got, want, 20))
			return related, files
		}
	}
	if len(writer.made) == 0 {
		t.Log("nothing was worth a summary")
	}
	return related, files
}

// sameVectors demands that the file of vectors, which followed all transactions, says what the rows say.
func sameVectors(t *testing.T, db store.DB) {
	t.Helper()
	ctx := t.Context()
	state := must(db.Meta(ctx, store.MetaState))
	for _, set := range must(db.VectorSets(ctx)) {
		if last, _ := vectorfile.Last(db.Path()); last == "" { // most of it went
			db.(store.VectorKeeper).KeepVectors(ctx, 1)
		}
		file := vectorfile.Open(db.Path(), state).Set(set.Number, set.Dim, nil)
		if file == nil {
			if n := must(db.VectorBytes(ctx, set.Number)); n > 0 {
				t.Errorf("no file of vectors that followed, for %d bytes", n)
			}
			continue
		}
		rows := embed.NewSet(set.Dim, nil)
		must(0, db.EachVectors(ctx, set.Number, func(r store.VectorRow) error {
			return rows.Add(&embed.Block{First: r.First, Docs: r.Docs, Signs: r.Signs})
		}))
		v := make([]float32, set.Dim)
		v[0] = 1
		codes := func(first uint32) ([]byte, error) { return db.VectorCodes(ctx, set.Number, first) }
		of := func(s *embed.Set) (all []embed.Near) {
			must(0, s.Each(embed.NewQuery(v), 0, math.MaxUint32, codes, func(doc uint32, cosine float64) { all = append(all, embed.Near{Doc: doc, Cosine: cosine}) }))
			return append(all, must(s.Nearest(v, 10, codes))...)
		}
		if got, want := of(file), of(rows); !slices.Equal(got, want) {
			t.Errorf("the file has %d vectors, the rows %d", len(got), len(want))
		}
	}
}

// touched names the files that differ, some of them by a folder they are in, and now and then one that is not there.
func touched(e *editor, before map[string]string) []string {
	paths := []string{}
	for _, name := range slices.Sorted(maps.Keys(e.base)) {
		if e.rand.IntN(50) == 0 {
			paths = append(paths, name)
		}
	}
	add := func(name string) {
		switch e.rand.IntN(4) {
		case 0:
			name = path.Dir(name)
		case 1:
			paths = append(paths, name+"~")
		}
		paths = append(paths, name)
	}
	for _, name := range e.names() {
		if text, ok := before[name]; !ok || text != e.files[name] {
			add(name)
		}
	}
	for _, name := range slices.Sorted(maps.Keys(before)) {
		if _, ok := e.files[name]; !ok {
			add(name)
		}
	}
	return paths
}

// TestNotebookFollows changes what a notebook imports, and the notebook.
func TestNotebookFollows(t *testing.T) {
	cell := func(lines string) string {
		return "{\"cells\": [\n{\"cell_type\": \"code\", \"outputs\": [{\"data\": {\"image/png\": \"aGVsbG8=\"}}],\n\"source\": [\n" + lines + "\n]}]}\n"
	}
	db, root := newIndex(t), t.TempDir()
	write := func(name, text string) {
		writeFile(t, filepath.Join(root, name), text)
		sync(t, db, index.Options{Root: root})
		equalsFresh(t, db, index.Options{Root: root})
	}
	write("a.ipynb", cell(`"from shop import load\n", "load(1)"`))
	write("shop.py", "def load(x): return x\n")
	write("shop.py", "def other(x): return x\n")
	write("a.ipynb", cell(`"from shop import other\n", "other(1)"`))
	write("shop.py", "def load(x): return x\n\ndef other(x): return x\n")
	if !slices.ContainsFunc(snapshot(t, db), func(line string) bool { return strings.Contains(line, "a.ipynb") && strings.Contains(line, "shop.py") }) {
		t.Error("the notebook uses nothing of shop.py")
	}
}

// What a namespace is depends on the namespace clauses of files that nothing imports.
func TestNamespacesOfOthers(t *testing.T) {
	const (
		user  = "<?php\nnamespace A\\B;\nuse A\\Record;\nclass User { function go(Record $r) { $r->all(); } }\n"
		other = "<?php\nnamespace A\\B;\nclass Other {}\n"
	)
	for _, c := range []struct{ name, path, text string }{
		{"a clause vanishes", "Other.php", "<?php\nclass Other {}\n"},
		{"a namespace around begins at the root", "Other.php", "<?php\nnamespace A;\nclass Other {}\n"},
		{"a namespace around begins in a folder", "in/Other.php", "<?php\nnamespace A;\nclass Other {}\n"},
		{"the name is declared", "in/Record.php", "<?php\nnamespace A;\nclass Record {}\n"},
		{"a class is called like the namespace", "A.php", "<?php\nclass A {}\n"},
	} {
		t.Run(c.name, func(t *testing.T) {
			db, root := newIndex(t), t.TempDir()
			writeFile(t, filepath.Join(root, "User.php"), user)
			writeFile(t, filepath.Join(root, "Other.php"), other)
			sync(t, db, index.Options{Root: root})
			writeFile(t, filepath.Join(root, c.path), c.text)
			sync(t, db, index.Options{Root: root})
			equalsFresh(t, db, index.Options{Root: root})
			if err := os.Remove(filepath.Join(root, c.path)); err != nil {
				t.Fatal(err)
			}
			sync(t, db, index.Options{Root: root})
			equalsFresh(t, db, index.Options{Root: root})
		})
	}
}
