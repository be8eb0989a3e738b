package index_test

import (
	"context"
	"errors"
	"fmt"
	"math/rand/v2"
	"slices"
	"strings"
	"testing"

	"github.com/klauspost/compress/zstd"

	ctxsys "github.com/ctx-sys/ctx-sys"
	"github.com/ctx-sys/ctx-sys/internal/index"
	"github.com/ctx-sys/ctx-sys/internal/store"
	"github.com/ctx-sys/ctx-sys/internal/summary"
)

// teller writes summaries of what is stored, as a model would.
type teller struct {
	t    *testing.T
	rand *rand.Rand
	made []store.Summary
}

// units are those of all files, by file.
func (w *teller) units(db store.DB) map[int64][]summary.Unit {
	w.t.Helper()
	ctx, out := context.Background(), map[int64][]summary.Unit{}
	unpack := must(zstd.NewReader(nil))
	defer unpack.Close()
	for _, f := range must(db.Files(ctx)) {
		packed, err := db.Content(ctx, f.ID)
		if errors.Is(err, ctxsys.ErrNotFound) {
			continue
		}
		if err != nil {
			w.t.Fatal(err)
		}
		if units := index.Units(&f, must(db.FileEntities(ctx, f.ID)), must(unpack.DecodeAll(packed, nil))); len(units) > 0 {
			out[f.ID] = units
		}
	}
	return out
}

// tell writes summaries of some of the units that have none, and marks the files that hold them.
func (w *teller) tell(db store.DB, share float64) (told int) {
	w.t.Helper()
	units, of := w.units(db), map[string][]int64{}
	for file, us := range units {
		for i := range us {
			key := string(us[i].Key())
			of[key] = append(of[key], file)
		}
	}
	err := db.Update(context.Background(), func(tx store.Tx) error {
		for _, file := range sortedFiles(units) {
			for _, u := range units[file] {
				if _, err := db.SummaryByKey(context.Background(), u.Key()); err == nil || w.rand.Float64() >= share {
					continue
				}
				files := of[string(u.Key())]
				if files == nil {
					continue // done
				}
				delete(of, string(u.Key()))
				s := store.Summary{Key: u.Key(), Text: fmt.Sprintf("Flushes the rate of %s, a %s of the cart.", u.Name, u.Kind), Model: "ollama/teller", Made: 1}
				if err := tx.PutSummary(&s); err != nil {
					return err
				}
				w.made = append(w.made, s)
				told++
				for _, f := range files {
					if err := tx.MarkSummaryStale(f); err != nil {
						return err
					}
				}
			}
		}
		return nil
	})
	if err != nil {
		w.t.Fatal(err)
	}
	return told
}

func sortedFiles(units map[int64][]summary.Unit) (out []int64) {
	for file := range units {
		out = append(out, file)
	}
	slices.Sort(out)
	return out
}

// copy gives an index the summaries that another one has.
func (w *teller) copy(from, to store.DB) {
	w.t.Helper()
	err := to.Update(context.Background(), func(tx store.Tx) error {
		for i := range w.made {
			if _, err := from.SummaryByKey(context.Background(), w.made[i].Key); err == nil {
				if err := tx.PutSummary(&w.made[i]); err != nil {
					return err
				}
			}
		}
		return nil
	})
	if err != nil {
		w.t.Fatal(err)
	}
}

// Summaries are read with the next sync, by all files that hold the text, and only by those.
func TestSummariesAreReadOnce(t *testing.T) {
	const body = "func Parse(text string) int {\n\ta := 1\n\tb := 2\n\tc := len(text)\n\treturn a + b + c\n}\n"
	db, root := newIndex(t), t.TempDir()
	writeFile(t, root+"/a.go", "package a\n\n"+body)
	writeFile(t, root+"/b.go", "package a\n\nvar x = 1\n\n"+body)
	writeFile(t, root+"/c.go", "package a\n\nfunc other() {}\n")
	writeFile(t, root+"/a_test.go", "package a\n\n"+body)
	sync(t, db, index.Options{Root: root})
	w := &teller{t: t, rand: rand.New(rand.NewPCG(1, 2))}
	if told := w.tell(db, 1); told != 1 {
		t.Fatalf("%d texts were told, want 1", told)
	}
	ctx := context.Background()
	if n := must(db.CountSummarized(ctx)); n != 0 {
		t.Errorf("%d entities have a summary before the sync", n)
	}
	if r := sync(t, db, index.Options{Root: root}); r.Indexed != 2 || len(r.Changed) != 0 {
		t.Errorf("%d files were read, and %v differed", r.Indexed, r.Changed)
	}
	if n := must(db.CountSummarized(ctx)); n != 2 {
		t.Errorf("%d entities have a summary, want 2", n)
	}
	if r := sync(t, db, index.Options{Root: root}); r.Indexed != 0 {
		t.Errorf("%d files were read again", r.Indexed)
	}
	if lines := snapshot(t, db); !slices.ContainsFunc(lines, func(l string) bool { return strings.HasPrefix(l, `search "flush the rate" a.go:3 `) }) {
		t.Error("a word of a summary does not find what it is about")
	}

	// The text changes: its summary is of something else. When all is read again it is deleted.
	writeFile(t, root+"/a.go", "package a\n\n"+strings.ReplaceAll(body, "a + b", "a - b"))
	writeFile(t, root+"/b.go", "package a\n")
	sync(t, db, index.Options{Root: root})
	if n := must(db.CountSummarized(ctx)); n != 0 || !must(db.HasSummaries(ctx)) {
		t.Errorf("%d entities have a summary of another text", n)
	}
	writeFile(t, root+"/a.go", "package b\n\n"+body)
	sync(t, db, index.Options{Root: root})
	if n := must(db.CountSummarized(ctx)); n != 1 {
		t.Errorf("%d entities have their summary back, want 1", n)
	}
	writeFile(t, root+"/a.go", "package b\n")
	sync(t, db, index.Options{Root: root, Force: true})
	if must(db.HasSummaries(ctx)) {
		t.Error("summaries of nothing are kept when all is read anew")
	}
}

// Unsaved text is found by the summaries of what did not change in it.
func TestSummariesOfUnsavedText(t *testing.T) {
	const body = "func Parse(text string) int {\n\ta := 1\n\tb := 2\n\tc := len(text)\n\treturn a + b + c\n}\n"
	db, root := newIndex(t), t.TempDir()
	writeFile(t, root+"/a.go", "package a\n\n"+body)
	sync(t, db, index.Options{Root: root})
	(&teller{t: t, rand: rand.New(rand.NewPCG(1, 2))}).tell(db, 1)
	sync(t, db, index.Options{Root: root})
	l := must(index.NewLayers(db, root, index.Options{}.Walk))
	defer l.Close()
	layer, segment, _, err := l.Make(context.Background(), map[string]string{"a.go": "package a\n\nvar added = 1\n\n" + body}, nil)
	if err != nil || layer == nil || segment == nil {
		t.Fatalf("%v, %v, %v", layer, segment, err)
	}
	db.SetOverlay(layer)
	defer db.SetOverlay(nil)
	if err := db.View(context.Background(), func(v *store.View) error {
		f := must(v.FileByPath(context.Background(), "a.go"))
		for _, e := range must(v.FileEntities(context.Background(), f.ID)) {
			if found := must(v.SummariesOf(context.Background(), []int64{e.ID})); len(found) > 0 {
				t.Errorf("%s of an unsaved text has %v", e.Name, found)
			}
		}
		return nil
	}); err != nil {
		t.Fatal(err)
	}
}
