package union

import (
	"context"
	"errors"
	"path/filepath"
	"testing"

	ctxsys "github.com/ctx-sys/ctx-sys"
	"github.com/ctx-sys/ctx-sys/internal/store"
	"github.com/ctx-sys/ctx-sys/internal/store/sqlite"
	"github.com/ctx-sys/ctx-sys/internal/store/storetest"
)

var ctx = context.Background()

func newDB(t *testing.T) store.DB {
	t.Helper()
	db, err := sqlite.Open(ctx, filepath.Join(t.TempDir(), "index.db"), false)
	if err != nil {
		t.Fatal(err)
	}
	t.Cleanup(func() { db.Close() })
	return db
}

// written is a union of an index with empty ones; what is written goes to that index, and values of the meta table to all.
type written struct {
	*DB
	to store.DB
}

func (w written) Update(ctx context.Context, f func(store.Tx) error) error {
	if err := w.to.Update(ctx, f); err != nil {
		return err
	}
	value, err := w.to.Meta(ctx, "k")
	for _, p := range w.parts[1:] {
		err = errors.Join(err, p.DB.Update(ctx, func(tx store.Tx) error { return tx.SetMeta("k", value) }))
	}
	return err
}

// A union of one index, and of one and two empty ones, answers as that index does.
func TestStore(t *testing.T) {
	for name, others := range map[string]int{"one": 0, "three": 2} {
		t.Run(name, func(t *testing.T) {
			storetest.TestDB(t, func(t *testing.T) store.DB {
				w := written{to: newDB(t)}
				parts := []Part{{DB: w.to}}
				for range others {
					parts = append(parts, Part{DB: newDB(t)})
				}
				var err error
				if w.DB, err = New(parts, Options{Generation: "generation"}); err != nil {
					t.Fatal(err)
				}
				return w
			})
		})
	}
}

func TestNumbering(t *testing.T) {
	for _, parts := range []int{1, 2, 3, 20, MaxParts} {
		n := numberingOf(parts)
		seen := map[int64]bool{}
		for _, part := range []int{0, parts / 2, parts - 1} {
			check := func(what string, id int64, to func(int, int64) int64, back func(int64) (int, int64)) {
				t.Helper()
				moved := to(part, id)
				if p, own := back(moved); p != part || own != id || (moved < 0) != (id < 0) {
					t.Errorf("%d parts: %s %d of %d is %d, which is %d of %d", parts, what, id, part, moved, own, p)
				}
			}
			for _, id := range []int64{1, 1 << 30, firstNewFile, firstNewFile + 5} {
				check("file", id, n.file, n.ofFile)
				check("entity", id<<store.EntityBits|7, n.entity, n.ofEntity)
				if e := n.entity(part, id<<store.EntityBits|7); store.FileOf(e) != n.file(part, id) || store.EntityNumber(e) != 7 || e >= 1<<62 {
					t.Errorf("%d parts: entity of file %d of %d is of %d", parts, id, part, store.FileOf(e))
				}
			}
			check("module", -1, n.entity, n.ofEntity)
			check("module", -1<<30, n.entity, n.ofEntity)
			for _, id := range []int64{1, MaxDocs(parts), firstNewDoc, firstNewDoc + 100} {
				check("document", id, n.doc, n.ofDoc)
				if doc := n.doc(part, id); doc >= 1<<32 || seen[doc] && parts > 2 && part > 0 {
					t.Errorf("%d parts: document %d of %d is %d", parts, id, part, doc)
				} else {
					seen[doc] = true
				}
			}
			check("segment", 5, n.segment, n.ofSegment)
			check("segment", -5, n.segment, n.ofSegment)
		}
	}
}

func TestNames(t *testing.T) {
	db := newDB(t)
	for _, parts := range [][]Part{{}, {{"a/b", db}}, {{"a", db}, {"a", db}}} {
		if _, err := New(parts, Options{}); !errors.Is(err, ctxsys.ErrUsage) {
			t.Errorf("%v: %v", parts, err)
		}
	}
	names := []string{"shop", "pay"}
	for path, want := range map[string]struct {
		part int
		own  string
	}{"shop/a/b.go": {0, "a/b.go"}, "pay": {1, ""}, "shopping/a": {-1, ""}, "": {-1, ""}} {
		if part, own := Split(names, path); part != want.part || own != want.own {
			t.Errorf("%s: %d %q", path, part, own)
		}
	}
}

// Edges from one part to another are part of every answer about edges.
func TestBetween(t *testing.T) {
	parts := []Part{{"app", newDB(t)}, {"lib", newDB(t)}}
	for i, p := range parts {
		if err := p.DB.Update(ctx, func(tx store.Tx) error {
			f := store.File{Path: "a.go", Language: "go"}
			if err := tx.PutFile(&f); err != nil {
				return err
			}
			e := store.FileEntity(f.ID)
			return errors.Join(
				tx.PutEntity(&store.Entity{ID: e, Type: ctxsys.TypeFile, Name: "a.go", Qualified: "a.go"}),
				tx.PutEntity(&store.Entity{ID: e + 1, Parent: e, Type: ctxsys.TypeFunction, Name: "F", Qualified: "F", StartLine: 1}),
				tx.PutEntity(&store.Entity{ID: -1, Type: ctxsys.TypeModule, Name: "."}),
				tx.InsertEdges(f.ID, []store.Edge{{Source: e + 1, Kind: ctxsys.Calls, Text: "lib.F", Line: 3, Resolution: "external", External: i == 0}}),
				tx.SetMeta("generation", "1"))
		}); err != nil {
			t.Fatal(err)
		}
	}
	asked := 0
	u, err := New(parts, Options{Generation: "generation", Between: func(ctx context.Context, parts []store.Reader) (*Crossing, error) {
		asked++
		from, err := parts[0].FileByPath(ctx, "a.go")
		if err != nil {
			return nil, err
		}
		to, err := parts[1].FileByPath(ctx, "a.go")
		source := store.FileEntity(from.ID) + 1
		return &Crossing{
			Edges:    []Edge{{0, 1, store.Edge{Source: source, Kind: ctxsys.Calls, Target: store.FileEntity(to.ID) + 1, Text: "lib.F", Line: 3, Weight: .9, Resolution: "package"}}},
			Replaced: []Replaced{{0, store.Edge{Source: source, Kind: ctxsys.Calls, Text: "lib.F", Line: 3}}},
		}, err
	}})
	if err != nil {
		t.Fatal(err)
	}
	view := func(f func(v *store.View)) {
		t.Helper()
		if err := u.View(ctx, func(v *store.View) error { f(v); return nil }); err != nil {
			t.Fatal(err)
		}
	}
	view(func(v *store.View) {
		from, _ := v.FileByPath(ctx, "app/a.go")
		to, _ := v.FileByPath(ctx, "lib/a.go")
		caller, called := store.FileEntity(from.ID)+1, store.FileEntity(to.ID)+1
		out, err := v.EdgesFrom(ctx, caller)
		if err != nil || len(out) != 1 || out[0].Target != called {
			t.Errorf("edges from: %+v, %v", out, err)
		}
		if out, err = v.EdgesOut(ctx, []int64{called, caller}, 0, nil); err != nil || len(out) != 2 || out[1].Target != called {
			t.Errorf("edges out: %+v, %v", out, err)
		}
		in, err := v.EdgesTo(ctx, called, 10)
		if err != nil || len(in) != 1 || in[0].Source != caller {
			t.Errorf("edges to: %+v, %v", in, err)
		}
		if in, err = v.EdgesIn(ctx, []int64{caller, called}, 0, 1, nil); err != nil || len(in) != 1 || in[0].Source != caller {
			t.Errorf("edges in: %+v, %v", in, err)
		}
		if in, err = v.EdgesIn(ctx, []int64{called}, 0, 0, nil); err != nil || len(in) != 0 {
			t.Errorf("a crowded entity: %+v, %v", in, err)
		}
		for _, into := range []bool{true, false} {
			l := store.Levels{IDs: [][]int64{{pick(into, called, caller)}}, Into: into}
			list, err := v.LevelEdges(ctx, l, -1, 0)
			if n, _ := v.CountLevelEdges(ctx, l); err != nil || n != 1 || len(list) != 1 || list[0].Source != caller {
				t.Errorf("into %v: %d edges, %+v, %v", into, n, list, err)
			}
		}
		if n, err := v.Users(ctx, to.ID); n != 1 || err != nil {
			t.Errorf("users: %d, %v", n, err)
		}
		if l, err := v.LinkedOf(ctx, []int64{from.ID, to.ID}, 10); len(l[from.ID]) != 1 || len(l[to.ID]) != 1 || err != nil {
			t.Errorf("linked: %+v, %v", l, err)
		}
		if of, err := v.SourcesOf(ctx, []int64{called}, 0); len(of) != 1 || err != nil {
			t.Errorf("sources: %v, %v", of, err)
		}
		n := 0
		if err := v.EachEdge(ctx, func(e store.Edge) error {
			n++
			if e.Source == caller && e.Target != called {
				t.Errorf("%+v", e)
			}
			return nil
		}); err != nil || n != 2 {
			t.Errorf("%d edges, %v", n, err)
		}
		m, err := v.Module(ctx, "lib")
		if err != nil || m.Name != "lib" || m.Qualified != "lib" {
			t.Errorf("module: %+v, %v", m, err)
		}
	})
	view(func(*store.View) {})
	if asked != 1 {
		t.Errorf("asked %d times for one state", asked)
	}
	if err := parts[1].DB.Update(ctx, func(tx store.Tx) error { return tx.SetMeta("generation", "2") }); err != nil {
		t.Fatal(err)
	}
	view(func(*store.View) {})
	if asked != 2 {
		t.Errorf("asked %d times for two states", asked)
	}
	if err := u.Update(ctx, func(store.Tx) error { return nil }); !errors.Is(err, ctxsys.ErrUsage) {
		t.Errorf("a write: %v", err)
	}
}
