package engine_test

import (
	"context"
	"encoding/binary"
	"math"
	"path/filepath"
	"strings"
	"testing"

	"github.com/ctx-sys/ctx-sys/internal/doctor"
	"github.com/ctx-sys/ctx-sys/internal/effort"
	"github.com/ctx-sys/ctx-sys/internal/embed"
	"github.com/ctx-sys/ctx-sys/internal/engine"
	"github.com/ctx-sys/ctx-sys/internal/index"
	"github.com/ctx-sys/ctx-sys/internal/search"
	"github.com/ctx-sys/ctx-sys/internal/store"
	"github.com/ctx-sys/ctx-sys/internal/store/sqlite"
)

// change changes the index of a project behind its back.
func change(t *testing.T, data string, f func(tx store.Tx, set int64) error) {
	t.Helper()
	ctx := context.Background()
	db, err := sqlite.Open(ctx, filepath.Join(data, "index.db"), false)
	if err != nil {
		t.Fatal(err)
	}
	defer db.Close()
	sets, err := db.VectorSets(ctx)
	if err != nil || len(sets) != 1 {
		t.Fatalf("sets %v, %v", sets, err)
	}
	if err := db.Update(ctx, func(tx store.Tx) error { return f(tx, sets[0].Number) }); err != nil {
		t.Fatal(err)
	}
}

// spoil changes all blocks of vectors.
func spoil(spoilt func(r *store.VectorRow)) func(tx store.Tx, set int64) error {
	return func(tx store.Tx, set int64) error {
		rows, err := tx.Vectors(set, 0, math.MaxUint32)
		if err != nil {
			return err
		}
		for i := range rows {
			spoilt(&rows[i])
			if err := tx.PutVectors(set, &rows[i]); err != nil {
				return err
			}
		}
		return nil
	}
}

// Damaged vectors cost the answers what meaning would have added, with a word about it, and nothing else. Forcing
// the index mends them.
func TestDamagedVectors(t *testing.T) {
	effort.Unraced(t)
	const question, answer = "exponential backoff between retries", "internal/retry/backoff.go"
	for _, c := range []struct {
		name   string
		spoilt func(r *store.VectorRow)
	}{
		{"codes are cut off", func(r *store.VectorRow) { r.Codes = r.Codes[:len(r.Codes)/2] }},
		{"no codes", func(r *store.VectorRow) { r.Codes = []byte{} }},
		{"bits of codes turned", func(r *store.VectorRow) {
			for i := 4; i < len(r.Codes); i += 3 {
				r.Codes[i] ^= 0x40
			}
		}},
		{"a scale that is no number", func(r *store.VectorRow) {
			binary.LittleEndian.PutUint32(r.Codes, math.Float32bits(float32(math.NaN())))
		}},
		{"an endless scale", func(r *store.VectorRow) {
			binary.LittleEndian.PutUint32(r.Codes, math.Float32bits(float32(math.Inf(1))))
		}},
		{"signs are cut off", func(r *store.VectorRow) { r.Signs = r.Signs[8:] }},
		{"vectors of other dimensions", func(r *store.VectorRow) { r.Signs, r.Codes = r.Signs[:len(r.Signs)/2], r.Codes[:len(r.Codes)/2] }},
		{"documents that cannot be read", func(r *store.VectorRow) { r.Docs = []byte{0xff, 0xff, 0xff} }},
		{"a document twice", func(r *store.VectorRow) { r.Docs = make([]byte, len(r.Docs)) }},
	} {
		t.Run(c.name, func(t *testing.T) {
			w := courier(t)
			o := engine.Options{DataDir: t.TempDir()}
			w.indexed(o).Close()
			change(t, o.DataDir, spoil(c.spoilt))
			p := w.open(o)
			resp := searched(t, p, search.Request{Query: question})
			notice := ""
			for _, s := range resp.Strategies {
				if s.Error != nil {
					notice = s.Name + ": " + *s.Error
				}
			}
			if !strings.HasPrefix(notice, "semantic: stored vectors are damaged") || !strings.Contains(notice, "index --force") {
				t.Errorf("notice %q", notice)
			}
			if resp.Tier != "keyword" || len(resp.Results) == 0 || resp.Results[0].Path != answer {
				t.Errorf("tier %s, %d results", resp.Tier, len(resp.Results))
			}
			checks, err := doctor.Run(context.Background(), p)
			if err != nil {
				t.Fatal(err)
			}
			for _, check := range checks {
				if check.Name == "vectors" && check.OK {
					t.Errorf("the doctor finds nothing: %+v", check)
				}
			}
			if _, err := p.Sync(context.Background(), engine.SyncRequest{Force: true}); err != nil {
				t.Fatal(err)
			}
			if resp := searched(t, p, search.Request{Query: question}); resp.Tier != "hybrid" || resp.Results[0].Path != answer {
				t.Errorf("afterwards: tier %s", resp.Tier)
			}
		})
	}
}

// Vectors of other models, and of this one's name with other dimensions, are as good as none, and made again
// without parsing; until then the answers say that they are missing.
func TestForeignVectors(t *testing.T) {
	for _, c := range []struct {
		name  string
		model string
		dim   int
	}{{"another model", "static-128-0123456789abcdef", 128}, {"other dimensions", "", 64}} {
		t.Run(c.name, func(t *testing.T) {
			w := courier(t)
			o := engine.Options{DataDir: t.TempDir()}
			p := w.indexed(o)
			want := answers(t, p)
			p.Close()
			change(t, o.DataDir, func(tx store.Tx, set int64) error {
				if err := tx.DeleteVectorSet(set); err != nil {
					return err
				}
				model := c.model
				if model == "" {
					m, err := embed.Builtin()
					if err != nil {
						return err
					}
					model = m.ID()
				}
				number, err := tx.PutVectorSet(model, c.dim)
				if err != nil {
					return err
				}
				b := embed.NewBlockBuilder(nil)
				v := make([]float32, c.dim)
				v[0] = 1
				b.Add(1, embed.Record(nil, v))
				block := b.Rest()
				return tx.PutVectors(number, &store.VectorRow{First: block.First, Docs: block.Docs, Signs: block.Signs, Codes: block.Codes})
			})
			p = w.open(o)
			resp := searched(t, p, search.Request{Query: "exponential backoff between retries"})
			if v := resp.Index.Vectors; resp.Tier != "keyword" || len(resp.Results) == 0 || v == nil || v.Have != 0 || v.Of == 0 || v.Pending != v.Of {
				t.Errorf("tier %s, vectors %+v", resp.Tier, resp.Index.Vectors)
			}
			r := bringUp(t, p)
			if r.Indexed != 0 || r.Embedded == 0 || r.Vectors.Pending != 0 || r.Vectors.Have != r.Embedded {
				t.Errorf("%d indexed, %d embedded, %+v", r.Indexed, r.Embedded, r.Vectors)
			}
			sameAnswers(t, "made again", answers(t, p), want)
		})
	}
}

// An index made without vectors answers like any other once it caught up, and in between with what it has.
func TestVectorsLater(t *testing.T) {
	ctx := context.Background()
	w := courier(t)
	want := answers(t, w.indexed(engine.Options{}))
	o := engine.Options{DataDir: t.TempDir()}
	p := w.open(o)
	if _, err := p.Sync(ctx, engine.SyncRequest{NoEmbed: true}); err != nil {
		t.Fatal(err)
	}
	if r := bringUp(t, p); r.Vectors != nil {
		t.Errorf("vectors that nobody asked for: %+v", r.Vectors)
	}
	if r, err := p.Sync(ctx, engine.SyncRequest{Embed: true}); err != nil || r.Embedded == 0 || r.Indexed != 0 {
		t.Errorf("%+v, %v", r, err)
	}
	sameAnswers(t, "caught up", answers(t, p), want)

	const half = 40
	change(t, o.DataDir, func(tx store.Tx, set int64) error { // as if it had been stopped there
		rows, err := tx.Vectors(set, 0, math.MaxUint32)
		if err != nil {
			return err
		}
		b := embed.NewBlockBuilder(nil)
		for _, r := range rows {
			block := embed.Block{First: r.First, Docs: r.Docs, Signs: r.Signs, Codes: r.Codes}
			if err := block.Each(128, func(doc uint32, record []byte) {
				if doc > half {
					b.Add(doc, record)
				}
			}); err != nil {
				return err
			}
		}
		if err := tx.DeleteVectors(set, 0, math.MaxUint32); err != nil {
			return err
		}
		rest := b.Rest()
		if err := tx.PutVectors(set, &store.VectorRow{First: rest.First, Docs: rest.Docs, Signs: rest.Signs, Codes: rest.Codes}); err != nil {
			return err
		}
		if err := tx.SetMeta(index.MetaBehind, "1 40"); err != nil {
			return err
		}
		return tx.SetMeta(index.MetaGeneration, "1000")
	})
	resp := searched(t, p, search.Request{Query: "exponential backoff between retries"})
	if v := resp.Index.Vectors; resp.Tier != "hybrid" || v == nil || v.Have == 0 || v.Pending == 0 || v.Have+v.Pending > v.Of {
		t.Errorf("tier %s, vectors %+v", resp.Tier, v)
	}
	bringUp(t, p)
	sameAnswers(t, "gone on", answers(t, p), want)
	if resp := searched(t, p, search.Request{Query: "backoff"}); resp.Index.Vectors != nil {
		t.Errorf("still to be made: %+v", resp.Index.Vectors)
	}
}
