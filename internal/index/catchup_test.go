package index_test

import (
	"context"
	"errors"
	"fmt"
	"os"
	"path/filepath"
	"testing"

	ctxsys "github.com/ctx-sys/ctx-sys"
	"github.com/ctx-sys/ctx-sys/internal/embed"
	"github.com/ctx-sys/ctx-sys/internal/index"
	"github.com/ctx-sys/ctx-sys/internal/store"
)

var with, without = true, false

// What is caught up is what would be there had it been there from the start, whatever happened before.
func TestCatchUp(t *testing.T) {
	for _, c := range []struct {
		name string
		edit func(t *testing.T, db store.DB, root string)
	}{
		{"nothing else", func(*testing.T, store.DB, string) {}},
		{"after an edit", func(t *testing.T, db store.DB, root string) {
			many(t, root, 0, 3)
			sync(t, db, index.Options{Root: root, Vectors: &without})
			many(t, root, 2, 4)
		}},
		{"after a large one, and deletions", func(t *testing.T, db store.DB, root string) {
			many(t, root, 0, 400)
			sync(t, db, index.Options{Root: root, Vectors: &without})
			for i := range 20 {
				if err := os.Remove(filepath.Join(root, fmt.Sprintf("many/f%03d.py", i))); err != nil {
					t.Fatal(err)
				}
			}
			sync(t, db, index.Options{Root: root, Vectors: &without})
		}},
		{"vectors taken away", func(t *testing.T, db store.DB, root string) {
			syncWith(t, db, index.Options{Root: root, Vectors: &with})
			sync(t, db, index.Options{Root: root, Vectors: &without})
			if sets := must(db.VectorSets(context.Background())); len(sets) > 0 {
				t.Errorf("sets are left: %v", sets)
			}
		}},
	} {
		t.Run(c.name, func(t *testing.T) {
			db, root := newIndex(t), project(t)
			sync(t, db, index.Options{Root: root, Vectors: &without})
			c.edit(t, db, root)
			r := syncWith(t, db, index.Options{Root: root, Vectors: &with, Pieces: 7})
			if r.Embedded == 0 || r.Unchanged == 0 {
				t.Errorf("%+v: nothing was caught up, or everything parsed", r)
			}
			equalsFresh(t, db, index.Options{Root: root})
			if r := syncWith(t, db, index.Options{Root: root}); r.Embedded != 0 {
				t.Errorf("%d pieces again", r.Embedded)
			}
		})
	}
}

func syncWith(t *testing.T, db store.DB, opts index.Options) index.Report {
	t.Helper()
	opts.Model = builtin
	return must(index.Sync(context.Background(), db, opts))
}

// Who is stopped in between goes on from there, and what happens meanwhile is no trouble.
func TestCatchUpGoesOn(t *testing.T) {
	db, root := newIndex(t), project(t)
	many(t, root, 0, 50)
	sync(t, db, index.Options{Root: root, Vectors: &without})
	todo := pending(t, db)
	if todo != 0 {
		t.Fatalf("%d pieces are to be done before anybody asked for it", todo)
	}
	before := 0
	for stopped := 0; stopped < 5; stopped++ {
		ctx, stop := context.WithCancel(context.Background())
		_, err := index.Sync(ctx, db, index.Options{Root: root, Vectors: &with, Model: builtin, Pieces: 9, Progress: func(p index.Progress) {
			if p.Stage == "vectors" {
				stop()
			}
		}})
		if !errors.Is(err, context.Canceled) {
			t.Fatalf("stopped in the middle: %v", err)
		}
		if left := pending(t, db); left == 0 || before > 0 && left >= before {
			t.Fatalf("%d left after %d", left, before)
		} else {
			before = left
		}
		if stopped == 2 { // files are edited, and brought up to date by one who has no time for the rest
			many(t, root, 48, 55)
			writeFile(t, filepath.Join(root, "many/f003.py"), "def changed_meanwhile(count):\n    return count + 41\n")
			syncWith(t, db, index.Options{Root: root, Later: true})
			if left := pending(t, db); left == 0 || left > before {
				t.Fatalf("%d left after %d and an edit", left, before)
			}
		}
	}
	syncWith(t, db, index.Options{Root: root, Vectors: &with})
	if left := pending(t, db); left != 0 {
		t.Errorf("%d left at the end", left)
	}
	equalsFresh(t, db, index.Options{Root: root})
}

func pending(t *testing.T, db store.DB) int {
	t.Helper()
	ctx := context.Background()
	return must(index.Behind(ctx, db, must(index.LoadSegments(ctx, db))))
}

// An index of another model keeps its files and gets the vectors of this one. Nothing of the other is left.
func TestAnotherModel(t *testing.T) {
	ctx := context.Background()
	other := must(embed.Load(must(embed.Encode([]string{"cart", "store"}, []float32{1, 0, 0, 1}, 2))))
	db, root := newIndex(t), project(t)
	must(index.Sync(ctx, db, index.Options{Root: root, Model: other}))
	if sets := must(db.VectorSets(ctx)); len(sets) != 1 || sets[0].Model != other.ID() {
		t.Fatalf("sets %v", sets)
	}
	r := syncWith(t, db, index.Options{Root: root})
	if sets := must(db.VectorSets(ctx)); len(sets) != 1 || sets[0].Model != builtin.ID() || r.Indexed != 0 || r.Embedded == 0 {
		t.Errorf("sets %v, %+v", sets, r)
	}
	equalsFresh(t, db, index.Options{Root: root})
}

// A record of what is left that cannot be read is damage, and not "nothing is left".
func TestDamagedRange(t *testing.T) {
	ctx := context.Background()
	db, root := newIndex(t), project(t)
	sync(t, db, index.Options{Root: root})
	if err := db.Update(ctx, func(tx store.Tx) error { return tx.SetMeta(index.MetaBehind, "nonsense") }); err != nil {
		t.Fatal(err)
	}
	if _, err := index.Sync(ctx, db, index.Options{Root: root, Model: builtin}); !errors.Is(err, ctxsys.ErrCorrupt) {
		t.Errorf("%v, want ErrCorrupt", err)
	}
}

// Damage that shows when blocks are packed is repaired by making all vectors again.
func TestDamagedBlocks(t *testing.T) {
	ctx := context.Background()
	db, root := newIndex(t), project(t)
	many(t, root, 0, 3)
	sync(t, db, index.Options{Root: root})
	set := must(db.VectorSets(ctx))[0].Number
	if err := db.Update(ctx, func(tx store.Tx) error {
		rows := must(tx.Vectors(set, 0, 1<<32-1))
		rows[0].Codes = rows[0].Codes[:10]
		return tx.PutVectors(set, &rows[0])
	}); err != nil {
		t.Fatal(err)
	}
	many(t, root, 1, 400)
	if err := os.Remove(filepath.Join(root, "many/f000.py")); err != nil {
		t.Fatal(err)
	}
	if r := syncWith(t, db, index.Options{Root: root}); r.Embedded <= r.Indexed || r.Unchanged == 0 {
		t.Errorf("%+v: not all vectors were made again", r)
	}
	equalsFresh(t, db, index.Options{Root: root})
}
