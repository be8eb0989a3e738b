package engine_test

import (
	"context"
	"encoding/json"
	"errors"
	"fmt"
	"maps"
	"math/rand/v2"
	"slices"
	"strings"
	"sync"
	"testing"

	ctxsys "github.com/ctx-sys/ctx-sys"
	"github.com/ctx-sys/ctx-sys/internal/engine"
	"github.com/ctx-sys/ctx-sys/internal/graph"
	"github.com/ctx-sys/ctx-sys/internal/reader"
)

// exported is the graph as the export tells it: what the other answers are held against.
func exported(t *testing.T, p *engine.Project) []graph.Edge {
	t.Helper()
	var out []graph.Edge
	for line := range strings.Lines(exportText(t, p)) {
		var e graph.Edge
		if err := json.Unmarshal([]byte(line), &e); err != nil {
			t.Fatal(err)
		}
		out = append(out, e)
	}
	return out
}

// stored reports whether an edge is one that was found by relating and not implied by structure.
func stored(e graph.Edge) bool {
	switch e.Kind {
	case ctxsys.Contains, ctxsys.Defines, ctxsys.DependsOn:
		return false
	}
	return true
}

func entities(t *testing.T, p *engine.Project, types ...ctxsys.EntityType) []ctxsys.Entity {
	t.Helper()
	list, err := reader.Entities(context.Background(), p.Reader(), graph.EntityListRequest{Types: types})
	if err != nil {
		t.Fatal(err)
	}
	return list.Entities
}

// usesQuestions are the questions that list edges, and which edges of the export answer them at depth 1.
var usesQuestions = []struct {
	name  string
	ask   func(context.Context, *graph.View, graph.UsesRequest) (*graph.UsesResponse, error)
	types []ctxsys.EntityType
	fits  func(e graph.Edge, of string) bool
	next  func(e graph.Edge) string
}{
	{"callers", graph.Callers, []ctxsys.EntityType{ctxsys.TypeFunction, ctxsys.TypeMethod},
		func(e graph.Edge, of string) bool {
			return e.Kind == ctxsys.Calls && e.Target != nil && e.Target.ID == of
		},
		func(e graph.Edge) string { return e.Source.ID }},
	{"callees", graph.Callees, []ctxsys.EntityType{ctxsys.TypeFunction, ctxsys.TypeMethod},
		func(e graph.Edge, of string) bool { return e.Kind == ctxsys.Calls && e.Source.ID == of },
		func(e graph.Edge) string {
			if e.Target == nil {
				return ""
			}
			return e.Target.ID
		}},
	{"implementations", graph.Implementations, []ctxsys.EntityType{ctxsys.TypeClass, ctxsys.TypeInterface},
		func(e graph.Edge, of string) bool {
			return (e.Kind == ctxsys.Extends || e.Kind == ctxsys.Implements) && e.Target != nil && e.Target.ID == of
		},
		func(e graph.Edge) string { return e.Source.ID }},
}

func edgeText(e graph.Edge) string {
	target := "? " + e.TargetText
	if e.Target != nil {
		target = e.Target.ID
	}
	return fmt.Sprintf("%s %s %s (%s)", e.Source.ID, e.Kind, target, e.Resolution)
}

// Lists of edges hold what the export holds, level by level, each edge once.
func TestUsesAgreeWithExport(t *testing.T) {
	w := courier(t)
	w.write("web/src/shapes.ts", "interface Shape {}\ninterface Round extends Shape {}\nclass Disc implements Round {}\n"+
		"class Ring extends Disc implements Shape {}\nclass Loop extends Loop {}\n")
	p := w.indexed(engine.Options{})
	all := exported(t, p)
	for _, q := range usesQuestions {
		asked := 0
		for _, e := range entities(t, p, q.types...) {
			var want []string
			seen, level := map[string]bool{e.ID: true}, []string{e.ID}
			for depth := 1; depth <= 3; depth++ {
				var next []string
				for _, edge := range all {
					if !slices.ContainsFunc(level, func(id string) bool { return q.fits(edge, id) }) {
						continue
					}
					want = append(want, fmt.Sprint(depth, edgeText(edge)))
					if id := q.next(edge); id != "" && !seen[id] {
						seen[id] = true
						next = append(next, id)
					}
				}
				level = next
			}
			resp, err := reader.AskGraph(context.Background(), p.Reader(), q.ask, graph.UsesRequest{Entity: e.ID, Depth: 3, Limit: 1000})
			if err != nil {
				t.Fatal(err)
			}
			var got []string
			for _, u := range resp.Edges {
				got = append(got, fmt.Sprint(u.Depth, edgeText(u.Edge)))
			}
			if !slices.IsSortedFunc(resp.Edges, func(a, b graph.UsesEdge) int { return a.Depth - b.Depth }) {
				t.Errorf("%s of %s: the nearest are not first", q.name, e.ID)
			}
			slices.Sort(want)
			slices.Sort(got)
			if !slices.Equal(got, want) || resp.Total != len(want) {
				t.Errorf("%s of %s, %d in all: %q, want %q", q.name, e.ID, resp.Total, got, want)
			}
			asked += len(want)
		}
		if asked == 0 {
			t.Errorf("no %s in the whole project", q.name)
		}
	}
}

// Whatever the length of a page, the pages together are the answer.
func TestPages(t *testing.T) {
	w := courier(t)
	w.write("web/src/rounds.ts", "function ping() { pong(); }\nfunction pong() { ping(); }\nfunction self() { self(); }\n"+
		"function one() { two(); }\nfunction two() { three(); }\nfunction three() { one(); }\n")
	p := w.indexed(engine.Options{})
	ctx := context.Background()
	for _, c := range []struct {
		name string
		ask  func(limit, offset int) (items []any, p graph.Paging, err error)
	}{
		{"callers", func(limit, offset int) ([]any, graph.Paging, error) {
			r, err := reader.AskGraph(ctx, p.Reader(), graph.Callers, graph.UsesRequest{Entity: "internal/storage/", Depth: 3, Limit: limit, Offset: offset})
			return each(r.Edges), r.Paging, err
		}},
		{"callees", func(limit, offset int) ([]any, graph.Paging, error) {
			r, err := reader.AskGraph(ctx, p.Reader(), graph.Callees, graph.UsesRequest{Entity: "cmd/courier/main.go", Depth: 4, Limit: limit, Offset: offset})
			return each(r.Edges), r.Paging, err
		}},
		{"importers", func(limit, offset int) ([]any, graph.Paging, error) {
			r, err := reader.AskGraph(ctx, p.Reader(), graph.Importers, graph.UsesRequest{Entity: "web/src/types.ts", Depth: 9, Limit: limit, Offset: offset})
			return each(r.Edges), r.Paging, err
		}},
		{"importers from outside", func(limit, offset int) ([]any, graph.Paging, error) {
			r, err := reader.AskGraph(ctx, p.Reader(), graph.Importers, graph.UsesRequest{Entity: "time", Limit: limit, Offset: offset})
			return each(r.Edges), r.Paging, err
		}},
		{"hubs", func(limit, offset int) ([]any, graph.Paging, error) {
			r, err := reader.AskGraph(ctx, p.Reader(), graph.Hubs, graph.HubsRequest{Limit: limit, Offset: offset})
			return each(r.Hubs), r.Paging, err
		}},
		{"unreferenced", func(limit, offset int) ([]any, graph.Paging, error) {
			r, err := reader.AskGraph(ctx, p.Reader(), graph.FindUnreferenced, graph.UnreferencedRequest{Limit: limit, Offset: offset})
			return each(r.Symbols), r.Paging, err
		}},
		{"cycles", func(limit, offset int) ([]any, graph.Paging, error) {
			r, err := reader.AskGraph(ctx, p.Reader(), graph.Cycles, graph.CyclesRequest{Kinds: []ctxsys.RelationKind{ctxsys.Calls, ctxsys.References}, Limit: limit, Offset: offset})
			return each(r.Cycles), r.Paging, err
		}},
	} {
		whole, paging, err := c.ask(1000, 0)
		if err != nil || len(whole) < 2 || paging.Total != len(whole) || paging.NextOffset != 0 {
			t.Fatalf("%s: %d of %+v, %v", c.name, len(whole), paging, err)
		}
		for _, limit := range []int{1, 3, len(whole)} {
			var parts []any
			for offset, more := 0, true; more; {
				part, at, err := c.ask(limit, offset)
				if err != nil || len(part) == 0 || at.Offset != offset || at.Total != len(whole) {
					t.Fatalf("%s from %d: %d of %+v, %v", c.name, offset, len(part), at, err)
				}
				parts = append(parts, part...)
				offset, more = at.NextOffset, at.NextOffset > 0
			}
			if got, want := indent(t, parts), indent(t, whole); got != want {
				t.Errorf("%s in pages of %d\n%s", c.name, limit, firstDifference(got, want))
			}
		}
	}
}

func each[T any](items []T) []any {
	out := make([]any, len(items))
	for i := range items {
		out[i] = items[i]
	}
	return out
}

// A path is as long as the shortest there is, its edges hang together, and it is found whenever there is one.
func TestPathsAreShortest(t *testing.T) {
	p := courier(t).indexed(engine.Options{})
	ends := entities(t, p, ctxsys.TypeFunction, ctxsys.TypeMethod)
	number := map[string]int{}
	id := func(end string) int {
		if _, ok := number[end]; !ok {
			number[end] = len(number)
		}
		return number[end]
	}
	type step struct{ from, to int }
	steps := map[bool]map[step]bool{false: {}, true: {}}
	for _, e := range exported(t, p) {
		if stored(e) && e.Target != nil {
			a, b := id(e.Source.ID), id(e.Target.ID)
			steps[false][step{a, b}] = true
			steps[true][step{a, b}], steps[true][step{b, a}] = true, true
		}
	}
	for _, e := range ends {
		id(e.ID)
	}
	for undirected, steps := range steps {
		d := make([][]int, len(number))
		for i := range d {
			d[i] = slices.Repeat([]int{1 << 20}, len(number))
			d[i][i] = 0
		}
		for s := range steps {
			d[s.from][s.to] = min(d[s.from][s.to], 1)
		}
		for k := range d {
			for i := range d {
				for j := range d {
					d[i][j] = min(d[i][j], d[i][k]+d[k][j])
				}
			}
		}
		r := rand.New(rand.NewPCG(3, 4))
		lengths := map[int]int{}
		for range 400 {
			from, to := ends[r.IntN(len(ends))].ID, ends[r.IntN(len(ends))].ID
			want := d[number[from]][number[to]]
			lengths[want]++
			resp, err := reader.AskGraph(context.Background(), p.Reader(), graph.Path, graph.PathRequest{From: from, To: to, Undirected: undirected})
			if want == 1<<20 {
				if !errors.Is(err, ctxsys.ErrNotFound) {
					t.Errorf("%s to %s: %v", from, to, err)
				}
				continue
			}
			if err != nil {
				t.Errorf("%s to %s: %v, want %d steps", from, to, err, want)
				continue
			}
			if len(resp.Edges) != want || len(resp.Nodes) != want+1 || resp.Nodes[0].ID != from || resp.Nodes[want].ID != to {
				t.Errorf("%s to %s: %d edges, want %d", from, to, len(resp.Edges), want)
				continue
			}
			for i, e := range resp.Edges {
				a, b := e.Source.ID, e.Target.ID
				if undirected && b == resp.Nodes[i].ID {
					a, b = b, a
				}
				if a != resp.Nodes[i].ID || b != resp.Nodes[i+1].ID {
					t.Errorf("%s to %s: edge %d is %s", from, to, i, edgeText(e))
				}
			}
		}
		if len(lengths) < 4 {
			t.Errorf("the paths have the lengths %v only", lengths)
		}
	}
}

// What is unreferenced has no edge in the export but from inside of itself.
func TestUnreferencedAgreesWithExport(t *testing.T) {
	p := courier(t).indexed(engine.Options{})
	types := []ctxsys.EntityType{ctxsys.TypeFunction, ctxsys.TypeMethod, ctxsys.TypeClass, ctxsys.TypeInterface, ctxsys.TypeType, ctxsys.TypeEnum}
	byID := map[string]ctxsys.Entity{}
	for _, e := range entities(t, p) {
		byID[e.ID] = e
	}
	parent := map[string]string{}
	used := map[string]bool{}
	for _, e := range exported(t, p) {
		if e.Kind == ctxsys.Contains {
			parent[e.Target.ID] = e.Source.ID
		}
	}
	for _, e := range exported(t, p) {
		if stored(e) && e.Target != nil && !isIn(parent, e.Source.ID, e.Target.ID) {
			used[e.Target.ID] = true
		}
	}
	resp, err := reader.AskGraph(context.Background(), p.Reader(), graph.FindUnreferenced, graph.UnreferencedRequest{Limit: 1000})
	if err != nil {
		t.Fatal(err)
	}
	got := map[string]bool{}
	for _, s := range resp.Symbols {
		got[s.ID] = true
	}
	for id, e := range byID {
		if slices.Contains(types, e.Type) && resp.Unknown[e.Language] == 0 && got[id] == used[id] {
			t.Errorf("%s is used: %v, and listed: %v", id, used[id], got[id])
		}
	}
	if len(got) == 0 || len(got) == len(byID) {
		t.Errorf("%d of %d", len(got), len(byID))
	}
}

// isIn reports whether an entity is another one or inside of it.
func isIn(parent map[string]string, in, of string) bool {
	for ; in != ""; in = parent[in] {
		if in == of {
			return true
		}
	}
	return false
}

// Hubs are ordered by centrality, and their edges are those of the export.
func TestHubsAgreeWithExport(t *testing.T) {
	p := courier(t).indexed(engine.Options{})
	into, files := map[string]int{}, map[string]int{}
	for _, e := range exported(t, p) {
		if stored(e) && e.Target != nil {
			into[e.Target.ID]++
			if e.Source.Path != e.Target.Path && !strings.HasSuffix(e.Target.ID, "/") {
				files[e.Target.Path]++
			}
		}
	}
	for _, c := range []struct {
		types []ctxsys.EntityType
		want  map[string]int
	}{{nil, into}, {[]ctxsys.EntityType{ctxsys.TypeFile}, files}} {
		resp, err := reader.AskGraph(context.Background(), p.Reader(), graph.Hubs, graph.HubsRequest{Types: c.types, Limit: 1000})
		if err != nil {
			t.Fatal(err)
		}
		for i, h := range resp.Hubs {
			if h.InDegree != c.want[h.ID] {
				t.Errorf("%d edges end in %s, %d are told", c.want[h.ID], h.ID, h.InDegree)
			}
			if i > 0 && h.Centrality > resp.Hubs[i-1].Centrality || h.Centrality <= 0 {
				t.Errorf("%s has the centrality %v behind %v", h.ID, h.Centrality, resp.Hubs[max(i-1, 0)].Centrality)
			}
		}
		if c.types != nil && len(resp.Hubs) != len(c.want) {
			t.Errorf("%d files, want %d", len(resp.Hubs), len(c.want))
		}
	}
}

// Statistics count the same edge by kind, by resolution and by language.
func TestStatsAddUp(t *testing.T) {
	p := courier(t).indexed(engine.Options{})
	s, err := reader.Stats(context.Background(), p.Reader())
	if err != nil {
		t.Fatal(err)
	}
	languages := map[string]int{}
	for _, byKind := range s.UnresolvedLanguages {
		for kind, n := range byKind {
			languages[kind] += n
		}
	}
	if !maps.Equal(languages, s.Unresolved) {
		t.Errorf("unresolved by language %v, in all %v", languages, s.Unresolved)
	}
	for kind, how := range s.Resolutions {
		sum := 0
		for _, n := range how {
			sum += n
		}
		if want := s.Kinds[kind] + s.External[kind] + s.Unresolved[kind]; sum != want {
			t.Errorf("%s: %d by resolution, %d in all", kind, sum, want)
		}
		if how["unresolved"] != s.Unresolved[kind] || how["external"] != s.External[kind] {
			t.Errorf("%s: %v, but %d unresolved and %d external", kind, how, s.Unresolved[kind], s.External[kind])
		}
	}
	names := map[string]int{}
	for _, e := range exported(t, p) {
		if e.Target == nil && !e.External {
			names[string(e.Kind)+" "+e.TargetText[strings.LastIndexAny(e.TargetText, "./:\\>")+1:]]++
		}
	}
	for i, n := range s.UnresolvedNames {
		if want := names[string(n.First.Kind)+" "+n.Name]; n.Count != want {
			t.Errorf("%s stands in %d unresolved edges, %d are counted", n.Name, want, n.Count)
		}
		if i > 0 && n.Count > s.UnresolvedNames[i-1].Count {
			t.Errorf("%s comes too late", n.Name)
		}
	}
	if len(s.UnresolvedNames) == 0 || len(s.Resolutions) == 0 {
		t.Errorf("%+v", s)
	}
}

// Questions about the whole graph share what they read of it, while it changes under them. The last answers are
// those of a fresh index.
func TestWholeGraphWhileIndexing(t *testing.T) {
	w := courier(t)
	p := w.indexed(engine.Options{})
	ctx := context.Background()
	var asking sync.WaitGroup
	stop := make(chan struct{})
	for _, ask := range []func() error{
		func() error { _, err := reader.AskGraph(ctx, p.Reader(), graph.Hubs, graph.HubsRequest{}); return err },
		func() error { _, err := reader.AskGraph(ctx, p.Reader(), graph.Map, graph.MapRequest{}); return err },
		func() error {
			_, err := reader.AskGraph(ctx, p.Reader(), graph.FindUnreferenced, graph.UnreferencedRequest{})
			return err
		},
		func() error {
			_, err := reader.AskGraph(ctx, p.Reader(), graph.Path, graph.PathRequest{From: "Worker.Run", To: "Backoff.Delay"})
			return err
		},
	} {
		asking.Go(func() {
			for {
				select {
				case <-stop:
					return
				default:
				}
				if err := ask(); err != nil && !errors.Is(err, ctxsys.ErrNotFound) {
					t.Error(err)
					return
				}
			}
		})
	}
	for i := range 6 {
		w.write("web/src/more.ts", fmt.Sprintf("import { save } from './storage';\nexport function more%d() { save('a', 1); }\n", i))
		if _, err := p.Sync(ctx, engine.SyncRequest{}); err != nil && !errors.Is(err, ctxsys.ErrBusy) {
			t.Error(err)
		}
	}
	close(stop)
	asking.Wait()
	bringUp(t, p)
	sameAnswers(t, "after all", graphAnswers(p), graphAnswers(w.indexed(engine.Options{})))
}

// graphAnswers asks everything there is to ask of the graph, errors included.
func graphAnswers(p *engine.Project) string {
	ctx := context.Background()
	var b strings.Builder
	add := func(question string, resp any, err error) {
		text, _ := json.Marshal(resp)
		fmt.Fprintf(&b, "%s: %s %v\n", question, text, err)
	}
	for _, name := range []string{"Worker", "Order", "web/src/storage.ts#save", "internal/storage/", "web/src/types.ts", "analytics/report.py"} {
		for _, q := range []struct {
			name string
			ask  func(context.Context, *graph.View, graph.UsesRequest) (*graph.UsesResponse, error)
		}{
			{"callers", graph.Callers}, {"callees", graph.Callees},
			{"importers", graph.Importers}, {"implementations", graph.Implementations},
		} {
			resp, err := reader.AskGraph(ctx, p.Reader(), q.ask, graph.UsesRequest{Entity: name, Depth: 4, Limit: 1000})
			add(q.name+" of "+name, resp, err)
		}
		hierarchy, err := reader.AskGraph(ctx, p.Reader(), graph.Hierarchy, graph.HierarchyRequest{Entity: name})
		add("hierarchy of "+name, hierarchy, err)
		for _, undirected := range []bool{false, true} {
			path, err := reader.AskGraph(ctx, p.Reader(), graph.Path, graph.PathRequest{From: "cmd/courier/main.go", To: name, Undirected: undirected})
			add("path to "+name, path, err)
		}
	}
	for _, kinds := range [][]ctxsys.RelationKind{{ctxsys.Imports}, {ctxsys.Calls, ctxsys.References}, {ctxsys.DependsOn}} {
		cycles, err := reader.AskGraph(ctx, p.Reader(), graph.Cycles, graph.CyclesRequest{Kinds: kinds})
		add(fmt.Sprint("cycles of ", kinds), cycles, err)
	}
	hubs, err := reader.AskGraph(ctx, p.Reader(), graph.Hubs, graph.HubsRequest{Limit: 1000})
	add("hubs", hubs, err)
	files, err := reader.AskGraph(ctx, p.Reader(), graph.Hubs, graph.HubsRequest{Types: []ctxsys.EntityType{ctxsys.TypeFile, ctxsys.TypeModule}})
	add("central files", files, err)
	unused, err := reader.AskGraph(ctx, p.Reader(), graph.FindUnreferenced, graph.UnreferencedRequest{Limit: 1000})
	add("unreferenced", unused, err)
	stats, err := reader.Stats(ctx, p.Reader())
	add("stats", stats, err)
	return b.String()
}
