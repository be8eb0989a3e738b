package engine_test

import (
	"context"
	"errors"
	"slices"
	"strings"
	"testing"

	ctxsys "github.com/ctx-sys/ctx-sys"
	"github.com/ctx-sys/ctx-sys/internal/engine"
	"github.com/ctx-sys/ctx-sys/internal/graph"
	"github.com/ctx-sys/ctx-sys/internal/reader"
	"github.com/ctx-sys/ctx-sys/internal/store"
	"github.com/ctx-sys/ctx-sys/internal/store/sqlite"
)

// A name is an id, a path, a folder, a qualified name or a bare one; what fits several is refused with a
// list of the ids to choose from.
func TestResolve(t *testing.T) {
	w := courier(t)
	w.write("twins.py", "def run():\n    return 1\n\n\ndef run():\n    return 2\n")
	w.write("case.go", "package kase\n\nvar model = 1\n\ntype Model struct{}\n")
	w.write("scan.rs", "pub struct Searcher;\n\nimpl Searcher {\n    pub fn scan(&self) {}\n}\n\npub fn scan() {}\n")
	p := w.indexed(engine.Options{})
	for _, c := range []struct{ name, want string }{
		{"internal/api/health.go", "internal/api/health.go"},
		{"./internal/api/health.go", "internal/api/health.go"},
		{" internal/api/health.go ", "internal/api/health.go"},
		{"internal/api/", "internal/api/"},
		{"./", "./"}, // the root
		{"internal/retry/backoff.go#Backoff.Delay", "internal/retry/backoff.go#Backoff.Delay"},
		{"twins.py#run", "twins.py#run"},
		{"twins.py#run~2", "twins.py#run~2"},
		{"Backoff.Delay", "internal/retry/backoff.go#Backoff.Delay"},
		{"Backoff::Delay", "internal/retry/backoff.go#Backoff.Delay"},
		{"Backoff#Delay", "internal/retry/backoff.go#Backoff.Delay"},
		{"backoff.delay", "internal/retry/backoff.go#Backoff.Delay"},
		{"Delay", "internal/retry/backoff.go#Backoff.Delay"},
		{"Delay()", "internal/retry/backoff.go#Backoff.Delay"},
		{"delay", "internal/retry/backoff.go#Backoff.Delay"},
		{"Handler", "internal/queue/worker.go#Handler"},
		{"Router", "internal/api/router.go#Router"},
		{"session", "internal/auth/session.go#session"}, // exactly so before another case
		{"LRU.Get", "internal/cache/lru.go#LRU.Get"},
		{"Deployment", "docs/deployment.md#Deployment"},

		{"`Backoff.Delay`", "internal/retry/backoff.go#Backoff.Delay"},
		{"(*Backoff).Delay", "internal/retry/backoff.go#Backoff.Delay"},
		{"Backoff<T>::Delay", "internal/retry/backoff.go#Backoff.Delay"},
		{"Backoff[T].Delay", "internal/retry/backoff.go#Backoff.Delay"},
		{"retry.Backoff->Delay", "internal/retry/backoff.go#Backoff.Delay"},
		{"internal/retry.Backoff.Delay", "internal/retry/backoff.go#Backoff.Delay"},
		{"internal/auth/session.go:1", "internal/auth/session.go"},
		{"twins.py:2", "twins.py#run"},
		{"twins.py:6", "twins.py#run~2"},
		{"./twins.py:6:4", "twins.py#run~2"},
		{"twins.py:5-6", "twins.py#run~2"},
		{"twins.py:99", "not found"},

		{"case.go:3", "case.go#model"},
		{"model", "case.go#model"},
		{"Model", "case.go#Model"},
		{"Searcher::scan", "scan.rs#Searcher.scan"},
		{"searcher.scan", "scan.rs#Searcher.scan"},

		{"storage.Order", "internal/storage/orders.go#Order"}, // a package
		{"types.Order", "web/src/types.ts#Order"},             // a file
		{"orders.Line", "internal/storage/orders.go#Line"},

		{"Order", "ambiguous: web/src/types.ts#Order, internal/storage/orders.go#Order, internal/wire/order.pb.go#Order"}, // most used first, generated code last
		{"Get", "ambiguous: internal/cache/lru.go#LRU.Get, internal/cache/ttl.go#TTL.Get"},
		{"Line", "ambiguous: internal/storage/orders.go#Line, web/src/types.ts#Line"},

		{"", "not found"},
		{"nobody", "not found"},
		{"nowhere/", "not found"},
		{"twins.py#run~3", "not found"},
		{"twins.py#walk", "not found"},
		{"LRU.Allow", "not found"},
	} {
		t.Run(c.name, func(t *testing.T) {
			got := ""
			resp, err := reader.Show(context.Background(), p.Reader(), c.name)
			switch {
			case errors.Is(err, ctxsys.ErrAmbiguous):
				_, ids, _ := strings.Cut(err.Error(), " entities: ")
				got = "ambiguous: " + ids
			case errors.Is(err, ctxsys.ErrNotFound):
				got = "not found"
			case err != nil:
				t.Fatal(err)
			default:
				got = resp.ID
			}
			if got != c.want {
				t.Errorf("%s, want %s", got, c.want)
			}
		})
	}
}

// Every id that is listed can be asked for, and means the entity it was listed for.
func TestEveryIDResolves(t *testing.T) {
	p := courier(t).indexed(engine.Options{})
	list, err := reader.Entities(context.Background(), p.Reader(), graph.EntityListRequest{})
	if err != nil {
		t.Fatal(err)
	}
	if list.Total != len(list.Entities) || list.Total < 300 {
		t.Errorf("%d entities of %d", len(list.Entities), list.Total)
	}
	seen := map[string]bool{}
	for _, e := range list.Entities {
		if seen[e.ID] {
			t.Errorf("%s is listed twice", e.ID)
		}
		seen[e.ID] = true
		got := shown(t, p, e.ID)
		if got.ID != e.ID || got.Type != e.Type || got.StartLine != e.StartLine {
			t.Errorf("%s leads to %s, a %s at line %d", e.ID, got.ID, got.Type, got.StartLine)
		}
	}
}

func TestEntitiesFilter(t *testing.T) {
	p := courier(t).indexed(engine.Options{})
	list, err := reader.Entities(context.Background(), p.Reader(), graph.EntityListRequest{Types: []ctxsys.EntityType{ctxsys.TypeFunction}, Path: "analytics/*.py", Limit: 4})
	if err != nil {
		t.Fatal(err)
	}
	if len(list.Entities) != 4 || list.Total != 9 {
		t.Errorf("%d of %d", len(list.Entities), list.Total)
	}
	for _, e := range list.Entities {
		if e.Type != ctxsys.TypeFunction || !strings.HasPrefix(e.Path, "analytics/") {
			t.Errorf("%s, a %s", e.ID, e.Type)
		}
	}
}

func TestGraphPath(t *testing.T) {
	w := courier(t)
	w.write("island.py", "def alone():\n    return 1\n")
	p := w.indexed(engine.Options{})
	ctx := context.Background()
	for _, c := range []struct{ from, to, want string }{
		{"Webhook.Post", "Breaker.Do", "Webhook.Post Breaker.Do"},
		{"Worker.Run", "Backoff.Delay", "Worker.Run Worker.process Backoff.Delay"},
		{"Worker.Run", "Worker.Run", "Worker.Run"},
		{"CourierClient.fetchOrder", "sleep", "CourierClient.fetchOrder withRetries sleep"},
	} {
		resp, err := reader.AskGraph(ctx, p.Reader(), graph.Path, graph.PathRequest{From: c.from, To: c.to})
		if err != nil {
			t.Errorf("%s to %s: %v", c.from, c.to, err)
			continue
		}
		var names []string
		for _, n := range resp.Nodes {
			names = append(names, n.QualifiedName)
		}
		if got := strings.Join(names, " "); got != c.want {
			t.Errorf("%s to %s: %s", c.from, c.to, got)
		}
		if len(resp.Edges) != len(resp.Nodes)-1 {
			t.Fatalf("%d edges for %d nodes", len(resp.Edges), len(resp.Nodes))
		}
		for i, e := range resp.Edges {
			ends := []string{e.Source.ID, e.Target.ID}
			if !slices.Contains(ends, resp.Nodes[i].ID) || !slices.Contains(ends, resp.Nodes[i+1].ID) {
				t.Errorf("%s to %s: edge %v is not between %s and %s", c.from, c.to, ends, resp.Nodes[i].ID, resp.Nodes[i+1].ID)
			}
		}
	}
	for _, c := range []struct {
		from, to string
		want     error
	}{
		{"alone", "Breaker.Do", ctxsys.ErrNotFound},
		{"Breaker.Do", "Webhook.Post", ctxsys.ErrNotFound}, // the other way round there is one
		{"nobody", "Breaker.Do", ctxsys.ErrNotFound},
		{"Breaker.Do", "nobody", ctxsys.ErrNotFound},
		{"Order", "Breaker.Do", ctxsys.ErrAmbiguous},
	} {
		if _, err := reader.AskGraph(ctx, p.Reader(), graph.Path, graph.PathRequest{From: c.from, To: c.to}); !errors.Is(err, c.want) {
			t.Errorf("%s to %s: %v, want %v", c.from, c.to, err, c.want)
		}
	}
}

func TestGraphRequest(t *testing.T) {
	p := courier(t).indexed(engine.Options{})
	ctx := context.Background()
	nodes := func(req graph.NeighboursRequest) string {
		req.Entity = "Worker.process"
		g, err := reader.AskGraph(ctx, p.Reader(), graph.Neighbours, req)
		if err != nil {
			t.Fatal(err)
		}
		var out []string
		for _, n := range g.Nodes[1:] {
			if n.Score != 1/float64(n.Depth+1) {
				t.Errorf("%s at distance %d scores %v", n.ID, n.Depth, n.Score)
			}
			out = append(out, n.QualifiedName)
		}
		return strings.Join(out, " ")
	}
	calls := []ctxsys.RelationKind{ctxsys.Calls}
	for _, c := range []struct {
		req  graph.NeighboursRequest
		want string
	}{
		{graph.NeighboursRequest{Kinds: calls, Direction: "in", Depth: 1}, "Worker.Run"},
		{graph.NeighboursRequest{Kinds: calls, Direction: "out", Depth: 1}, "Worker.handlers DeadLetters.Bury Backoff.Delay"},
		{graph.NeighboursRequest{Kinds: calls, Depth: 1}, "Worker.handlers DeadLetters.Bury Backoff.Delay Worker.Run"},
		{graph.NeighboursRequest{Kinds: []ctxsys.RelationKind{ctxsys.Contains}, Direction: "in", Depth: 1}, "Worker"},
	} {
		if got := nodes(c.req); got != c.want {
			t.Errorf("%+v: %s, want %s", c.req, got, c.want)
		}
	}
	g, err := reader.AskGraph(ctx, p.Reader(), graph.Neighbours, graph.NeighboursRequest{Entity: "Worker.process", Limit: 3})
	if err != nil || len(g.Nodes) != 3 || !g.Truncated {
		t.Errorf("%d nodes of at most 3, truncated %v, error %v", len(g.Nodes), g.Truncated, err)
	}
	for _, req := range []graph.NeighboursRequest{{Depth: 11}, {Depth: -1}, {Direction: "up"}, {Kinds: []ctxsys.RelationKind{"likes"}}} {
		req.Entity = "Worker"
		if _, err := reader.AskGraph(ctx, p.Reader(), graph.Neighbours, req); !errors.Is(err, ctxsys.ErrUsage) {
			t.Errorf("%+v: %v", req, err)
		}
	}
}

// What status counts is what is stored, and what the export writes.
func TestCountsAgree(t *testing.T) {
	ctx := context.Background()
	w := courier(t)
	p := w.indexed(engine.Options{})
	w.remove("internal/retry/backoff.go") // counts are kept in step by every write
	w.write("web/src/format.ts", "export const one = 1;\n")
	bringUp(t, p)
	r, err := p.Status(ctx)
	if err != nil {
		t.Fatal(err)
	}

	db, err := sqlite.Open(ctx, p.DBPath(), true)
	if err != nil {
		t.Fatal(err)
	}
	defer db.Close()
	files, err := db.Files(ctx)
	if err != nil {
		t.Fatal(err)
	}
	var bytes, lines int64
	for _, f := range files {
		bytes, lines = bytes+f.Size, lines+int64(f.Lines)
	}
	if r.Files != len(files) || r.Bytes != bytes || r.Lines != lines {
		t.Errorf("%d files of %d lines and %d bytes; stored are %d of %d and %d", r.Files, r.Lines, r.Bytes, len(files), lines, bytes)
	}
	entities := map[string]int{}
	if err := db.EachEntity(ctx, func(e store.Entity) bool { entities[string(e.Type)]++; return true }); err != nil {
		t.Fatal(err)
	}
	sameCounts(t, "entities", r.Entities, entities)
	stored, unresolved, external := map[string]int{}, map[string]int{}, map[string]int{}
	if err := db.EachEdge(ctx, func(e store.Edge) error {
		switch {
		case e.Target != 0:
			stored[string(e.Kind)]++
		case e.External:
			external[string(e.Kind)]++
		default:
			unresolved[string(e.Kind)]++
		}
		return nil
	}); err != nil {
		t.Fatal(err)
	}
	sameCounts(t, "unresolved", r.Unresolved, unresolved)

	// The export has the implied edges as well.
	exported := map[string]int{}
	total := 0
	for line := range strings.Lines(exportText(t, p)) {
		kind, _, _ := strings.Cut(strings.TrimPrefix(line, `{"kind":"`), `"`)
		total++
		if !strings.Contains(line, `"target":null`) {
			exported[kind]++
		}
	}
	stats, err := reader.Stats(ctx, p.Reader())
	if err != nil {
		t.Fatal(err)
	}
	sameCounts(t, "found edges", stats.Kinds, exported)
	sameCounts(t, "external edges", stats.External, external)
	if stats.Edges != total || stats.Nodes != sum(entities) {
		t.Errorf("%d nodes and %d edges; stored are %d and %d", stats.Nodes, stats.Edges, sum(entities), total)
	}
	delete(exported, string(ctxsys.DependsOn)) // worked out when it is asked for
	relationships := r.Relationships
	delete(relationships, string(ctxsys.DependsOn))
	sameCounts(t, "relationships", relationships, exported)
	for kind, n := range stored {
		if exported[kind] < n {
			t.Errorf("%d %s are stored, %d exported", n, kind, exported[kind])
		}
	}
}

func sum(counts map[string]int) (n int) {
	for _, c := range counts {
		n += c
	}
	return n
}

// sameCounts compares two counts; a zero is as good as nothing.
func sameCounts(t *testing.T, what string, got, want map[string]int) {
	t.Helper()
	for _, m := range []map[string]int{got, want} {
		for k := range m {
			if got[k] != want[k] {
				t.Errorf("%s: %d %s, want %d", what, got[k], k, want[k])
			}
		}
	}
}
