package postgres_test

import (
	"context"
	"fmt"
	"maps"
	"math/rand/v2"
	"os"
	"path/filepath"
	"sync"
	"testing"
	"time"

	"github.com/ctx-sys/ctx-sys/internal/effort"
	"github.com/ctx-sys/ctx-sys/internal/embed"
	"github.com/ctx-sys/ctx-sys/internal/engine"
	"github.com/ctx-sys/ctx-sys/internal/index"
	"github.com/ctx-sys/ctx-sys/internal/search"
	"github.com/ctx-sys/ctx-sys/internal/store"
	"github.com/ctx-sys/ctx-sys/internal/store/postgres"
	"github.com/ctx-sys/ctx-sys/internal/store/sqlite"
)

// TestTerminated ends the connections of syncs at any moment, while others read. What is there after the last one answers as an index that was
// made at once.
func TestTerminated(t *testing.T) {
	w := newWorld(t)
	seed := effort.Seed(5)
	random := rand.New(rand.NewPCG(seed, 6))
	db := open(t, w.server, thief, postgres.Repository{Number: 40, Name: "r"})
	root := t.TempDir()
	for _, dir := range packages() {
		if err := os.CopyFS(filepath.Join(root, dir), os.DirFS(filepath.Join("../..", dir))); err != nil {
			t.Fatal(err)
		}
	}
	model, err := embed.Builtin()
	if err != nil {
		t.Fatal(err)
	}
	bring := func(db store.DB, force bool) error {
		_, err := index.Sync(context.Background(), db, index.Options{Root: root, Model: model, Force: force})
		return err
	}
	ended := 0
	for range effort.Pick(1, 3, 100) {
		done := make(chan error, 1)
		force := random.IntN(2) == 0
		go func() { done <- bring(db, force) }()
		time.Sleep(time.Duration(random.Int64N(int64(1500 * time.Millisecond))))
		if _, err := w.super.Exec(t.Context(), "select pg_terminate_backend(pid, 5000) from pg_stat_activity where usename = 'ctxsys_app' and datname = current_database()"); err != nil {
			t.Fatal(err)
		}
		if <-done != nil {
			ended++
		}
		if err := db.View(t.Context(), func(v *store.View) error { // a state that some transaction left
			files, err := v.BriefFiles(t.Context(), false)
			for _, f := range files {
				if _, err := v.Content(t.Context(), f.ID); err != nil {
					return fmt.Errorf("%s: %w", f.Path, err)
				}
				first, last, err := v.ChunkRange(t.Context(), f.ID)
				if err != nil || first > last && f.Size > 0 {
					return fmt.Errorf("%s has no chunk: %w", f.Path, err)
				}
			}
			return err
		}); err != nil {
			t.Error(err)
		}
	}
	t.Logf("%d syncs were ended (seed %d)", ended, seed)
	if err := bring(db, false); err != nil {
		t.Fatal(err)
	}
	lite, err := sqlite.Open(t.Context(), filepath.Join(t.TempDir(), "index.db"), false)
	if err != nil {
		t.Fatal(err)
	}
	if err := bring(lite, false); err != nil {
		t.Fatal(err)
	}
	// Documents have other numbers, which decide between chunks that are as good as one another: the same places are found, with hardly an exception.
	same, all := 0, 0
	want, got := project(t, lite), project(t, db)
	for _, q := range questions {
		found := map[string]bool{}
		for i, p := range []*engine.Project{want, got} {
			resp, err := p.Search(t.Context(), search.Request{Query: q, Limit: 5})
			if err != nil {
				t.Fatal(err)
			}
			for _, h := range resp.Results {
				if i == 0 {
					found[h.ID] = true
					all++
				} else if found[h.ID] {
					same++
				}
			}
		}
	}
	if t.Logf("%d of %d places are the same", same, all); all == 0 || same < all*97/100 {
		t.Errorf("%d of %d places are the same (seed %d)", same, all, seed)
	}
	wantFiles, err := lite.BriefFiles(t.Context(), false)
	if err != nil {
		t.Fatal(err)
	}
	gotFiles, err := db.BriefFiles(t.Context(), false)
	if err != nil || len(gotFiles) != len(wantFiles) {
		t.Errorf("%d files, and %d in an index that was made at once: %v", len(gotFiles), len(wantFiles), err)
	}
	for _, count := range []func(store.DB) (map[string]int, error){
		func(db store.DB) (map[string]int, error) { return db.EntityCounts(t.Context()) },
		func(db store.DB) (map[string]int, error) {
			found, _, _, err := db.EdgeCounts(t.Context())
			return found, err
		},
		func(db store.DB) (map[string]int, error) {
			_, outside, _, err := db.EdgeCounts(t.Context())
			return outside, err
		},
	} {
		a, wrong := count(lite)
		b, err := count(db)
		if err != nil || wrong != nil || !maps.Equal(a, b) {
			t.Errorf("counts %v, and %v of an index that was made at once: %v, %v", b, a, err, wrong)
		}
	}
}

// Writers of one repository wait for one another, and no number is given twice; readers wait for nobody.
func TestWritersAtOnce(t *testing.T) {
	s := server(t)
	repository := postgres.Repository{Number: 1, Name: "r"}
	var group sync.WaitGroup
	for i := range 4 {
		group.Go(func() {
			db := open(t, s, 1, repository)
			for j := range 5 {
				if err := db.Update(t.Context(), func(tx store.Tx) error {
					f := store.File{Path: fmt.Sprintf("%d/%d.go", i, j), Language: "go"}
					if err := tx.PutFile(&f); err != nil {
						return err
					}
					state, err := tx.State()
					if err != nil {
						return err
					}
					files, err := state.Files(t.Context())
					if err != nil {
						return err
					}
					return tx.SetMeta("files", fmt.Sprint(len(files)))
				}); err != nil {
					t.Error(err)
				}
			}
		})
	}
	group.Wait()
	db := open(t, s, 1, repository)
	files, err := db.Files(t.Context())
	ids := map[int64]bool{}
	for _, f := range files {
		ids[f.ID] = true
	}
	n, wrong := db.Meta(t.Context(), "files")
	if err != nil || wrong != nil || len(files) != 20 || len(ids) != 20 || n != "20" {
		t.Errorf("%d files with %d numbers, the last writer saw %s: %v, %v", len(files), len(ids), n, err, wrong)
	}
}
