package index_test

import (
	"flag"
	"math/rand/v2"
	"path/filepath"
	"slices"
	"strings"
	"testing"

	"github.com/rogpeppe/go-internal/txtar"

	"github.com/ctx-sys/ctx-sys/internal/index"
)

var (
	editSeed = flag.Uint64("edit-seed", 1, "first seed of the random edits")
	editRuns = flag.Int("edit-runs", 8, "how many seeds to run")
	editLen  = flag.Int("edit-steps", 25, "syncs a seed")
)

// TestIncrementalEqualsRebuilt applies random edits to a project and demands after each sync that the index
// says what a new one of the same tree says, down to the bits of the search scores. A failure names its
// seed: rerun it with -edit-seed N -edit-runs 1.
func TestIncrementalEqualsRebuilt(t *testing.T) {
	if testing.Short() {
		t.Skip("needs some seconds")
	}
	base := must(txtar.ParseFile("testdata/repo.txtar"))
	related, files := 0, 0
	for run := range *editRuns {
		r, f := editRun(t, base, *editSeed+uint64(run))
		related, files = related+r, files+f
		if t.Failed() {
			return
		}
	}
	t.Logf("%d of %d files related again", related, files)
	if related*2 > files {
		t.Errorf("%d of %d files were related again: the edits hardly show what is left alone", related, files)
	}
}

// editRun runs one seed. It counts the files that were related again and those there were.
func editRun(t *testing.T, base *txtar.Archive, seed uint64) (related, files int) {
	root := t.TempDir()
	e := newEditor(t, base, root, rand.New(rand.NewPCG(seed, 0)))
	db := openIndex(t, filepath.Join(t.TempDir(), "index.db"))
	sync(t, db, index.Options{Root: root})
	for step := range *editLen {
		var done []string
		for range 1 + e.rand.IntN(3) {
			done = append(done, e.edit())
		}
		force := e.rand.IntN(20) == 0 // the way of large changes, on an index that is used
		report := sync(t, db, index.Options{Root: root, Force: force})
		related, files = related+report.Related, files+report.Files
		fresh := openIndex(t, filepath.Join(t.TempDir(), "index.db"))
		sync(t, fresh, index.Options{Root: root, Force: true})
		got, want := snapshot(t, db), snapshot(t, fresh)
		fresh.Close()
		if !slices.Equal(got, want) {
			t.Errorf("seed %d, step %d, after:\n  %s\n%s", seed, step, strings.Join(done, "\n  "), difference(got, want, 20))
			return related, files
		}
	}
	return related, files
}
