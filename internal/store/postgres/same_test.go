package postgres_test

import (
	"context"
	"errors"
	"os"
	"path/filepath"
	"testing"
	"time"

	"github.com/ctx-sys/ctx-sys/internal/effort"
	"github.com/ctx-sys/ctx-sys/internal/embed"
	"github.com/ctx-sys/ctx-sys/internal/index"
	"github.com/ctx-sys/ctx-sys/internal/store"
	"github.com/ctx-sys/ctx-sys/internal/store/postgres"
	"github.com/ctx-sys/ctx-sys/internal/store/sqlite"
	"github.com/ctx-sys/ctx-sys/internal/store/storetest"
)

// TestSame indexes packages of this repository into both stores, and compares the answers to all questions: after the first sync, and after
// changes.
func TestSame(t *testing.T) {
	root := t.TempDir()
	for _, dir := range append(packages(), "store/sqlite", "parse/testdata/python", "parse/testdata/markdown") {
		if err := os.CopyFS(filepath.Join(root, dir), os.DirFS(filepath.Join("../..", dir))); err != nil && dir[:5] != "parse" && !os.IsExist(err) {
			t.Fatal(err)
		}
	}
	lite, err := sqlite.Open(t.Context(), filepath.Join(t.TempDir(), "index.db"), false)
	if err != nil {
		t.Fatal(err)
	}
	defer lite.Close()
	s := server(t)
	repository := postgres.Repository{Number: 7, Name: "ctx-sys"}
	db := open(t, s, 3, repository)
	sync := func(db store.DB) index.Report {
		t.Helper()
		model, err := embed.Builtin()
		if err != nil {
			t.Fatal(err)
		}
		report, err := index.Sync(context.Background(), db, index.Options{Root: root, Model: model, Workers: 1})
		if err != nil {
			t.Fatal(err)
		}
		return report
	}
	both := func(seed uint64) {
		t.Helper()
		if a, b := sync(lite), sync(db); a.Files != b.Files || a.Indexed != b.Indexed || a.Related != b.Related {
			t.Fatalf("SQLite: %+v, PostgreSQL: %+v", a, b)
		}
		samples := effort.Pick(4, 40, 400)
		storetest.Same(t, lite, db, seed, samples/5)
		view := func(db store.DB, f func(*store.View)) {
			if err := db.View(t.Context(), func(v *store.View) error { f(v); return nil }); err != nil {
				t.Fatal(err)
			}
		}
		view(lite, func(v *store.View) {
			view(db, func(w *store.View) { storetest.Same(t, v, w, seed+100, samples) })
		})
	}
	both(1)
	if t.Failed() {
		return
	}
	// Files that change, move, vanish and appear.
	edit := func(path, text string) {
		t.Helper()
		at, before := filepath.Join(root, path), time.Now().Add(-time.Hour) // what was written just now is marked, or not, by when a store is brought up to date
		if err := errors.Join(os.WriteFile(at, []byte(text), 0o644), os.Chtimes(at, before, before)); err != nil {
			t.Fatal(err)
		}
	}
	edit("lexical/plan.go", "package lexical\n\n// PlanMerge plans nothing any more.\nfunc PlanMerge(s []*Segment) [][]*Segment { return nil }\n\nfunc (s *Segment) Planned() int { return s.Len() }\n")
	if err := os.Rename(filepath.Join(root, "lexical/merge.go"), filepath.Join(root, "store/merge.go")); err != nil {
		t.Fatal(err)
	}
	if err := os.RemoveAll(filepath.Join(root, "store/sqlite")); err != nil {
		t.Fatal(err)
	}
	edit("README.md", "# Ranking\n\n`PlanMerge` of lexical/plan.go and `Planned` are named here.\n")
	both(2)
	edit("lexical/plan.go", "package lexical\n")
	both(3)
}
