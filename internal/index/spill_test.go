package index_test

import (
	"os"
	"path/filepath"
	"slices"
	"strings"
	"testing"

	"github.com/rogpeppe/go-internal/txtar"

	"github.com/ctx-sys/ctx-sys/internal/index"
)

// An index that was made with next to no memory for declarations is the one that was made with enough.
func TestSpill(t *testing.T) {
	archives := append(must(filepath.Glob("../relate/testdata/*.txtar")), "testdata/repo.txtar")
	for _, name := range archives {
		t.Run(strings.TrimSuffix(filepath.Base(name), ".txtar"), func(t *testing.T) {
			t.Parallel()
			root, spill := t.TempDir(), t.TempDir()
			for _, f := range must(txtar.ParseFile(name)).Files {
				if f.Name != "edges" {
					writeFile(t, filepath.Join(root, f.Name), string(f.Data))
				}
			}
			enough := openIndex(t, filepath.Join(t.TempDir(), "index.db"))
			sync(t, enough, index.Options{Root: root, Force: true})
			little := openIndex(t, filepath.Join(t.TempDir(), "index.db"))
			if r := sync(t, little, index.Options{Root: root, Force: true, Memory: 1, Spill: spill}); r.Related == 0 {
				t.Error("nothing was related")
			}
			if want, got := snapshot(t, enough), snapshot(t, little); !slices.Equal(want, got) {
				t.Error(difference(got, want, 20))
			}
			if left := must(os.ReadDir(spill)); len(left) > 0 {
				t.Errorf("left behind: %v", left)
			}
		})
	}
}
