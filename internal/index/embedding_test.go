package index_test

import (
	"context"
	"errors"
	"fmt"
	"maps"
	"math/rand/v2"
	"os"
	"path/filepath"
	"slices"
	"testing"

	"github.com/rogpeppe/go-internal/txtar"

	"github.com/ctx-sys/ctx-sys/internal/effort"
	"github.com/ctx-sys/ctx-sys/internal/embed"
	"github.com/ctx-sys/ctx-sys/internal/index"
	"github.com/ctx-sys/ctx-sys/internal/model"
	"github.com/ctx-sys/ctx-sys/internal/model/fake"
	"github.com/ctx-sys/ctx-sys/internal/store"
)

// embedder asks a fake provider over the wire.
func embedder(t *testing.T, base, name string) *model.Embedder {
	t.Helper()
	e, err := model.NewEmbedder(model.Settings{Provider: "ollama", Name: name, BaseURL: base}, model.EmbedOptions{Batch: 3, Concurrency: 2})
	if err != nil {
		t.Fatal(err)
	}
	return e
}

func startFake(t *testing.T) *fake.Server {
	t.Helper()
	f := fake.Start()
	t.Cleanup(f.Close)
	return f
}

// provided are the vectors of a model, by the place of their pieces.
func provided(t *testing.T, db store.DB, model string) map[string]string {
	t.Helper()
	ctx := context.Background()
	sets := must(db.VectorSets(ctx))
	at := slices.IndexFunc(sets, func(s store.VectorSet) bool { return s.Model == model && s.Provided })
	if at < 0 {
		return nil
	}
	set := sets[at]
	records := map[uint32]string{}
	whole := embed.NewSet(set.Dim, embed.Unpack(must(db.Provided(ctx, set.Number)).Centre))
	if err := db.EachVectors(ctx, set.Number, func(r store.VectorRow) error {
		b := embed.Block{First: r.First, Docs: r.Docs, Signs: r.Signs, Codes: must(db.VectorCodes(ctx, set.Number, r.First))}
		if err := b.Check(set.Dim); err != nil {
			return err
		}
		if err := whole.Add(&b); err != nil {
			return err
		}
		return b.Each(set.Dim, func(doc uint32, record []byte) { records[doc] = string(record) })
	}); err != nil {
		t.Fatal(err)
	}
	out := map[string]string{}
	for _, c := range must(db.ChunkTexts(ctx, 0, index.MinMeaning, 1<<30)) {
		if r, ok := records[c.Doc]; ok {
			out[fmt.Sprintf("%s %d-%d", c.Path, c.From, c.To)] = r
		}
	}
	return out
}

// However files change between runs, and wherever a run ended, the vectors of a provider are those that an index made again would get.
func TestEmbeddedIncrementallyEqualsRebuilt(t *testing.T) {
	f := startFake(t)
	base := must(txtar.ParseFile("testdata/repo.txtar"))
	ctx := context.Background()
	reused := 0
	first := effort.Seed(0)
	for seed := first; seed < first+uint64(effort.Pick(1, 2, 4)); seed++ {
		root := t.TempDir()
		e := newEditor(t, base, root, rand.New(rand.NewPCG(seed, 77)))
		db := openIndex(t, filepath.Join(t.TempDir(), "index.db"))
		by := embedder(t, f.Base("ollama"), "hash-70")
		for step := range 12 {
			for range 1 + e.rand.IntN(3) {
				e.edit()
			}
			sync(t, db, index.Options{Root: root, Force: e.rand.IntN(4) == 0})
			if e.rand.IntN(3) == 0 { // one that is ended early
				within, end := context.WithCancel(ctx)
				left := e.rand.IntN(3)
				_, err := index.Embed(within, db, index.EmbedOptions{Embedder: by, Batch: 2, Progress: func(index.EmbedReport) {
					if left--; left < 0 {
						end()
					}
				}})
				end()
				if err != nil && !errors.Is(err, context.Canceled) {
					t.Fatal(err)
				}
				continue
			}
			if e.rand.IntN(5) == 0 {
				must(index.Prune(ctx, db, func(string) bool { return true }))
			}
			r, err := index.Embed(ctx, db, index.EmbedOptions{Embedder: by, Batch: 1 + e.rand.IntN(20)})
			if err != nil || r.Left != 0 || r.Have != r.Of {
				t.Fatalf("seed %d, step %d: %+v, %v", seed, step, r, err)
			}
			reused += r.Reused
			fresh := openIndex(t, filepath.Join(t.TempDir(), "index.db"))
			sync(t, fresh, index.Options{Root: root})
			must(index.Embed(ctx, fresh, index.EmbedOptions{Embedder: by}))
			got, want := provided(t, db, by.Model()), provided(t, fresh, by.Model())
			fresh.Close()
			if len(want) == 0 || !maps.Equal(got, want) {
				t.Fatalf("seed %d, step %d: %d vectors differ from %d of a rebuilt index", seed, step, len(got), len(want))
			}
			again, err := index.Embed(ctx, db, index.EmbedOptions{Embedder: by})
			if err != nil || again.Calls != 0 || again.Made+again.Reused != 0 {
				t.Fatalf("seed %d, step %d: nothing changed, and %+v, %v", seed, step, again, err)
			}
		}
	}
	if reused == 0 {
		t.Error("no vector was used again")
	}
}

// What came before a provider failed is kept, and the next run asks for the rest alone.
func TestEmbedKeepsWhatCame(t *testing.T) {
	f := startFake(t)
	db, root := newIndex(t), project(t)
	many(t, root, 0, 20)
	writeFile(t, filepath.Join(root, "many/odd.py"), "def say(words):\n    \"\"\"Say what is "+fake.Marker+".\"\"\"\n    return words\n")
	sync(t, db, index.Options{Root: root})
	by := embedder(t, f.Base("ollama"), "fails-one")
	ctx := context.Background()
	r, err := index.Embed(ctx, db, index.EmbedOptions{Embedder: by})
	if !errors.Is(err, model.ErrUnavailable) || r.Have == 0 || r.Left == 0 || r.Have+r.Left != r.Of {
		t.Fatalf("%+v, %v", r, err)
	}
	if err := os.Remove(filepath.Join(root, "many/odd.py")); err != nil {
		t.Fatal(err)
	}
	sync(t, db, index.Options{Root: root})
	second, err := index.Embed(ctx, db, index.EmbedOptions{Embedder: by})
	if err != nil || second.Left != 0 || second.Made == 0 || second.Made >= r.Have+r.Left {
		t.Errorf("%+v after %+v, %v", second, r, err)
	}
}

// Two models' vectors stand side by side, a sync leaves both alone, and pruning takes what is not kept.
func TestEmbeddedSideBySide(t *testing.T) {
	f := startFake(t)
	db, root := newIndex(t), project(t)
	sync(t, db, index.Options{Root: root})
	ctx := context.Background()
	one, other := embedder(t, f.Base("ollama"), "hash-70"), embedder(t, f.Base("ollama"), "hash-300")
	for _, by := range []embed.Embedder{one, other} {
		must(index.Embed(ctx, db, index.EmbedOptions{Embedder: by}))
	}
	before := provided(t, db, one.Model())
	sync(t, db, index.Options{Root: root, Force: true, Vectors: &without})
	sync(t, db, index.Options{Root: root, Vectors: &with})
	for _, by := range []embed.Embedder{one, other} {
		if r := must(index.Embed(ctx, db, index.EmbedOptions{Embedder: by})); r.Calls != 0 || r.Reused == 0 {
			t.Errorf("%+v", r)
		}
	}
	if after := provided(t, db, one.Model()); len(before) == 0 || !maps.Equal(before, after) {
		t.Errorf("%d vectors became %d others", len(before), len(after))
	}
	pruned := must(index.Prune(ctx, db, func(model string) bool { return model == one.Model() }))
	if !slices.Equal(pruned.Models, []string{other.Model()}) || pruned.Pieces != len(before) || provided(t, db, other.Model()) != nil {
		t.Errorf("%+v", pruned)
	}
	if after := provided(t, db, one.Model()); !maps.Equal(before, after) {
		t.Errorf("pruning changed the vectors that were kept")
	}
}
