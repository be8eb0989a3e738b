package e2e

import (
	"bufio"
	"bytes"
	"encoding/json"
	"maps"
	"testing"

	ctxsys "github.com/ctx-sys/ctx-sys"
	"github.com/ctx-sys/ctx-sys/internal/engine"
	"github.com/ctx-sys/ctx-sys/internal/graph"
	"github.com/ctx-sys/ctx-sys/internal/reader"
)

// The answers about the graph must agree with one another: what statistics count is what the export lists,
// and both ends of each edge are entities that can be shown.
func TestGraphAgreesWithItself(t *testing.T) {
	root := t.TempDir()
	write(t, root)
	p := open(t, root)
	report := sync(t, p)
	list, err := reader.Entities(ctx, p.Reader(), graph.EntityListRequest{})
	if err != nil {
		t.Fatal(err)
	}
	entities := map[string]ctxsys.Entity{}
	for _, e := range list.Entities {
		entities[e.ID] = e
	}
	found, external, unresolved := map[string]int{}, map[string]int{}, map[string]int{}
	incoming := map[string]int{}
	for _, e := range exported(t, p) {
		kind := string(e.Kind)
		checkEnd(t, entities, e.Source)
		switch {
		case e.Target != nil:
			checkEnd(t, entities, *e.Target)
			found[kind]++
			incoming[e.Target.ID]++
		case e.External:
			external[kind]++
		default:
			unresolved[kind]++
		}
		if e.Weight < 0 || e.Weight > 1 || e.Resolution == "" {
			t.Errorf("edge %+v", e)
		}
	}
	stats, err := reader.Stats(ctx, p.Reader())
	if err != nil {
		t.Fatal(err)
	}
	same(t, "kinds", stats.Kinds, found)
	same(t, "external", stats.External, external)
	same(t, "unresolved", stats.Unresolved, unresolved)
	delete(found, string(ctxsys.DependsOn)) // follows from imports, and a sync does not work it out
	same(t, "report", report.Relationships, found)
	if stats.Nodes != len(entities) {
		t.Errorf("%d nodes are counted, %d entities listed", stats.Nodes, len(entities))
	}
	for kind, least := range map[ctxsys.RelationKind]int{ctxsys.Calls: 60, ctxsys.Imports: 40, ctxsys.Extends: 10, ctxsys.Implements: 1, ctxsys.References: 30} {
		if found[string(kind)] < least {
			t.Errorf("%d edges of the kind %s, fewer than %d", found[string(kind)], kind, least)
		}
	}
}

func same(t *testing.T, what string, got, want map[string]int) {
	t.Helper()
	got = maps.Clone(got)
	maps.DeleteFunc(got, func(_ string, n int) bool { return n == 0 })
	if !maps.Equal(got, want) {
		t.Errorf("%s: counted %v, exported %v", what, got, want)
	}
}

func checkEnd(t *testing.T, entities map[string]ctxsys.Entity, end graph.End) {
	t.Helper()
	e, ok := entities[end.ID]
	if !ok {
		t.Errorf("an edge ends in %q, which is no entity", end.ID)
		return
	}
	if e.Name != end.Name || e.QualifiedName != end.QualifiedName || e.Path != end.Path || e.StartLine != end.Line {
		t.Errorf("the end %+v of an edge is not %+v", end, e)
	}
}

func exported(t *testing.T, p *engine.Project) (edges []graph.Edge) {
	t.Helper()
	var b bytes.Buffer
	if err := reader.Export(ctx, p.Reader(), &b); err != nil {
		t.Fatal(err)
	}
	lines := bufio.NewScanner(&b)
	lines.Buffer(nil, 1<<20)
	for lines.Scan() {
		var e graph.Edge
		if err := json.Unmarshal(lines.Bytes(), &e); err != nil {
			t.Fatalf("%s: %v", lines.Text(), err)
		}
		edges = append(edges, e)
	}
	return edges
}
