package engine

import (
	"context"
	"fmt"
	"runtime"
	"testing"

	ctxsys "github.com/ctx-sys/ctx-sys"
	"github.com/ctx-sys/ctx-sys/internal/graph"
	"github.com/ctx-sys/ctx-sys/internal/reader"
	"github.com/ctx-sys/ctx-sys/internal/store"
)

// perFile is how many functions a file of a made-up project has.
const perFile = 1000

// madeUp opens a project whose index holds n functions f0, f1, ... and what edges gives for each: nobody
// writes so much code for a test, and parsing it would take longer than all the others.
func madeUp(t *testing.T, n int, edges func(i int) []store.Edge) *Project {
	t.Helper()
	return stored(t, func(tx store.Tx) error {
		for first := 0; first < n; first += perFile {
			file := store.File{Path: fmt.Sprintf("f%05d.go", first), Language: "go"}
			if err := tx.PutFile(&file); err != nil {
				return err
			}
			if want := int64(first/perFile + 1); file.ID != want {
				t.Fatalf("file %d has the number %d", want, file.ID)
			}
			if err := tx.PutEntity(&store.Entity{ID: store.FileEntity(file.ID), Type: ctxsys.TypeFile, Name: file.Path, Qualified: file.Path}); err != nil {
				return err
			}
			var all []store.Edge
			for i := first; i < min(n, first+perFile); i++ {
				name := fmt.Sprintf("f%d", i)
				e := store.Entity{ID: function(i), Parent: store.FileEntity(file.ID), Type: ctxsys.TypeFunction, Name: name, Qualified: name, StartLine: i + 1, StartByte: i}
				if err := tx.PutEntity(&e); err != nil {
					return err
				}
				all = append(all, edges(i)...)
			}
			if err := tx.InsertEdges(file.ID, all); err != nil {
				return err
			}
		}
		return nil
	})
}

// stored opens a project whose index holds what fill writes, for reading only: its files are not there, and
// whoever looked for them would delete it all.
func stored(t *testing.T, fill func(tx store.Tx) error) *Project {
	t.Helper()
	ctx := context.Background()
	o := Options{Root: t.TempDir(), DataDir: t.TempDir()}
	p, err := Open(ctx, o)
	if err != nil {
		t.Fatal(err)
	}
	err = p.db.Update(ctx, fill)
	p.Close()
	if err != nil {
		t.Fatal(err)
	}
	o.ReadOnly = true
	if p, err = Open(ctx, o); err != nil {
		t.Fatal(err)
	}
	t.Cleanup(func() { p.Close() })
	return p
}

const mostSteps = 10 // the deepest that a question may go

// function is the entity of the i-th function.
func function(i int) int64 { return store.FileEntity(int64(i/perFile+1)) + 1 + int64(i%perFile) }

func call(from, to int) store.Edge {
	return store.Edge{Source: function(from), Kind: ctxsys.Calls, Target: function(to), Line: 1, Weight: 1, Resolution: "scope"}
}

// Fifty thousand callers come in pages, and do not fill the neighbourhood of whoever calls the same.
func TestManyCallers(t *testing.T) {
	const n = 50_000
	ctx := context.Background()
	p := madeUp(t, n, func(i int) []store.Edge {
		if i == 0 {
			return nil
		}
		return []store.Edge{call(i, 0)}
	})
	for _, offset := range []int{0, 25_000, n - 11} {
		r, err := reader.AskGraph(ctx, p.Reader(), graph.Callers, graph.UsesRequest{Entity: "f0", Limit: 10, Offset: offset})
		if err != nil {
			t.Fatal(err)
		}
		if r.Total != n-1 || len(r.Edges) != 10 || r.Edges[0].Source.Name != fmt.Sprintf("f%d", offset+1) {
			t.Errorf("from %d: %d of %d, the first %+v", offset, len(r.Edges), r.Total, r.Edges[0].Source)
		}
	}
	g, err := reader.AskGraph(ctx, p.Reader(), graph.Neighbours, graph.NeighboursRequest{Entity: "f7", Depth: 3})
	if err != nil {
		t.Fatal(err)
	}
	if len(g.Nodes) != 3 || !g.Nodes[1].Hub || g.Truncated { // itself, f0 and the file
		t.Errorf("%d nodes around one of the callers, %+v", len(g.Nodes), g.Nodes[1])
	}
	if g, err = reader.AskGraph(ctx, p.Reader(), graph.Neighbours, graph.NeighboursRequest{Entity: "f0", Limit: 150}); err != nil || len(g.Nodes) != 150 || !g.Truncated || g.Nodes[149].Name != "f149" {
		t.Errorf("%d nodes around the hub, %v", len(g.Nodes), err)
	}
	hubs, err := reader.AskGraph(ctx, p.Reader(), graph.Hubs, graph.HubsRequest{})
	if err != nil || len(hubs.Hubs) != 1 || hubs.Hubs[0].InDegree != n-1 {
		t.Errorf("hubs %+v, %v", hubs, err)
	}
	path, err := reader.AskGraph(ctx, p.Reader(), graph.Path, graph.PathRequest{From: "f1", To: "f49999", Undirected: true})
	if err != nil || len(path.Nodes) != 3 {
		t.Errorf("%+v, %v", path, err)
	}
}

// A level that goes beyond the bound is left out whole, and the answer says that there is more.
func TestTooManyLevels(t *testing.T) {
	const n = 2 + 20_000 // the bound of a list is 20,000 entities
	p := madeUp(t, n+1, func(i int) []store.Edge {
		switch i {
		case 0:
			return nil
		case 1:
			return []store.Edge{call(1, 0)}
		case n:
			return []store.Edge{call(n, 2)}
		}
		return []store.Edge{call(i, 1)}
	})
	r, err := reader.AskGraph(context.Background(), p.Reader(), graph.Callers, graph.UsesRequest{Entity: "f0", Depth: 5, Limit: 1000})
	if err != nil {
		t.Fatal(err)
	}
	if !r.Truncated || r.Total != n-1 {
		t.Errorf("%d edges, truncated %v: want the %d of two levels", r.Total, r.Truncated, n-1)
	}
}

// Types made from one another in a circle, and functions that call one another, come to an end.
func TestCirclesEnd(t *testing.T) {
	ctx := context.Background()
	const n = 300
	for _, kind := range []ctxsys.RelationKind{ctxsys.Extends, ctxsys.Implements, ctxsys.Calls, ctxsys.Imports} {
		p := madeUp(t, n, func(i int) []store.Edge {
			e := call(i, (i+1)%n)
			e.Kind = kind
			return []store.Edge{e}
		})
		h, err := reader.AskGraph(ctx, p.Reader(), graph.Hierarchy, graph.HierarchyRequest{Entity: "f0"})
		if err != nil {
			t.Fatal(err)
		}
		if deep := depth(h.Supertypes); kind == ctxsys.Extends && (deep != mostSteps || depth(h.Subtypes) != mostSteps) {
			t.Errorf("trees of depth %d and %d", deep, depth(h.Subtypes))
		}
		for name, ask := range map[string]func(context.Context, *graph.View, graph.UsesRequest) (*graph.UsesResponse, error){
			"callers": graph.Callers, "callees": graph.Callees, "implementations": graph.Implementations,
		} {
			r, err := reader.AskGraph(ctx, p.Reader(), ask, graph.UsesRequest{Entity: "f0", Depth: mostSteps})
			if err != nil || r.Total != 0 && r.Total != mostSteps {
				t.Errorf("%s over %s: %d, %v", name, kind, r.Total, err)
			}
		}
		c, err := reader.AskGraph(ctx, p.Reader(), graph.Cycles, graph.CyclesRequest{Kinds: []ctxsys.RelationKind{kind}})
		if err != nil || c.Total != 1 || c.Cycles[0].Size != n || len(c.Cycles[0].Cycle) != n || len(c.Cycles[0].Members) != 50 {
			t.Errorf("cycles of %s: %d, %v", kind, c.Total, err)
		}
		path, err := reader.AskGraph(ctx, p.Reader(), graph.Path, graph.PathRequest{From: "f1", To: "f0"})
		if err != nil || len(path.Edges) != n-1 {
			t.Errorf("path over %s: %v", kind, err)
		}
	}
}

// A path walks the graph that is there and makes no other one: neither with the edges of dispatch, nor turned round, nor of some kinds alone.
func TestPathMakesNoGraph(t *testing.T) {
	const n, each = 5_000, 20
	p := madeUp(t, n, func(i int) []store.Edge {
		var edges []store.Edge
		for j := 1; j <= each; j++ {
			edges = append(edges, store.Edge{Source: function(i), Kind: ctxsys.Calls, Target: function((i + j) % n), Line: 1, Weight: 1, Resolution: "scope"})
		}
		return edges
	})
	ask := func(to string) {
		path, err := reader.AskGraph(t.Context(), p.Reader(), graph.Path, graph.PathRequest{From: "f0", To: to, Kinds: []ctxsys.RelationKind{ctxsys.Calls}})
		if err != nil || len(path.Nodes) < 3 {
			t.Fatalf("%+v, %v", path, err)
		}
	}
	ask("f30") // reads the graph
	var before, after runtime.MemStats
	runtime.ReadMemStats(&before)
	ask("f40")
	runtime.ReadMemStats(&after)
	if made := after.TotalAlloc - before.TotalAlloc; made > n*each*8 {
		t.Errorf("%d bytes for a path of three: the graph has %d links of 8", made, n*each)
	}
}

func depth(nodes []graph.HierarchyNode) int {
	deepest := 0
	for _, n := range nodes {
		deepest = max(deepest, 1+depth(n.Nodes))
	}
	return deepest
}

// Ten thousand overloads of one name are one answer each, and no work for all of them together.
func TestManyOverloads(t *testing.T) {
	const n = 10_000
	ctx := context.Background()
	first := store.FileEntity(1) + 1
	p := stored(t, func(tx store.Tx) error {
		if err := tx.PutFile(&store.File{Path: "over.ts", Language: "typescript"}); err != nil {
			return err
		}
		var edges []store.Edge
		for i := range n {
			id := first + int64(i)
			e := store.Entity{ID: id, Parent: store.FileEntity(1), Type: ctxsys.TypeFunction, Name: "over", Qualified: "over", Ordinal: i, StartLine: i + 1, StartByte: i, EndByte: i + 1}
			if err := tx.PutEntity(&e); err != nil {
				return err
			}
			edges = append(edges, store.Edge{Source: id, Kind: ctxsys.Calls, Target: first, Weight: 1, Resolution: "scope"})
		}
		return tx.InsertEdges(1, edges)
	})
	r, err := reader.AskGraph(ctx, p.Reader(), graph.Callers, graph.UsesRequest{Entity: "over.ts#over", Depth: 2, Limit: 5})
	if err != nil || r.Total != n {
		t.Errorf("%d callers of the first, %v", r.Total, err)
	}
	u, err := reader.AskGraph(ctx, p.Reader(), graph.FindUnreferenced, graph.UnreferencedRequest{Limit: 3})
	if err != nil {
		t.Fatal(err)
	}
	if u.Total != n-1 || u.Sure != 0 || u.Symbols[0].Doubts[0].Kind != "twin" {
		t.Errorf("%d unreferenced, %d for sure, the first %+v", u.Total, u.Sure, u.Symbols[0].Doubts)
	}
	if r, err = reader.AskGraph(ctx, p.Reader(), graph.Callers, graph.UsesRequest{Entity: "over.ts#over~10000"}); err != nil || r.Total != 0 {
		t.Errorf("%d callers of the last, %v", r.Total, err)
	}
}

// Of several shortest ways the surest is shown, of those equally sure the one through what stands first.
func TestPathIsTheSurest(t *testing.T) {
	p := madeUp(t, 6, func(i int) []store.Edge {
		unsure := call(i, 3)
		unsure.Weight = 0.5
		switch i {
		case 0:
			return []store.Edge{unsure, call(0, 2), call(0, 1)}
		case 1, 2, 3:
			return []store.Edge{call(i, 4)}
		}
		return nil
	})
	for _, undirected := range []bool{false, true} {
		r, err := reader.AskGraph(context.Background(), p.Reader(), graph.Path, graph.PathRequest{From: "f0", To: "f4", Undirected: undirected})
		if err != nil || len(r.Nodes) != 3 || r.Nodes[1].Name != "f1" {
			t.Errorf("undirected %v: %+v, %v", undirected, r, err)
		}
	}
}
