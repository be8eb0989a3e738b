package engine_test

import (
	"bufio"
	"bytes"
	"context"
	"encoding/json"
	"fmt"
	"slices"
	"strings"
	"testing"

	ctxsys "github.com/ctx-sys/ctx-sys"
	"github.com/ctx-sys/ctx-sys/internal/engine"
	"github.com/ctx-sys/ctx-sys/internal/graph"
	"github.com/ctx-sys/ctx-sys/internal/reader"
	"github.com/ctx-sys/ctx-sys/internal/similar"
)

// The edges to what is alike are the same in the export and around each entity: five at most, within their band, of
// types whose text is about something, and never to the entity itself or what is in it.
func TestRelated(t *testing.T) {
	ctx := context.Background()
	p := courier(t).indexed(engine.Options{})
	var out bytes.Buffer
	if err := reader.Export(ctx, p.Reader(), &out, ctxsys.RelatesTo); err != nil {
		t.Fatal(err)
	}
	bySource := map[string][]string{}
	for lines := bufio.NewScanner(&out); lines.Scan(); {
		var e graph.Edge
		if err := json.Unmarshal(lines.Bytes(), &e); err != nil {
			t.Fatal(err)
		}
		if e.Kind != ctxsys.RelatesTo || e.Weight < 0.1 || e.Weight > 0.5 || e.Resolution != "similarity" || e.Target == nil {
			t.Errorf("%+v", e)
		}
		if e.Source.ID == e.Target.ID || strings.HasPrefix(e.Target.ID, e.Source.ID+".") || strings.HasPrefix(e.Source.ID, e.Target.ID+".") {
			t.Errorf("%s relates to %s", e.Source.ID, e.Target.ID)
		}
		bySource[e.Source.ID] = append(bySource[e.Source.ID], fmt.Sprint(e.Target.ID, e.Weight))
	}
	if len(bySource) < 10 {
		t.Fatalf("%d entities relate to others", len(bySource))
	}
	list, err := reader.Entities(ctx, p.Reader(), graph.EntityListRequest{})
	if err != nil {
		t.Fatal(err)
	}
	for _, e := range list.Entities {
		g, err := reader.AskGraph(ctx, p.Reader(), graph.Neighbours, graph.NeighboursRequest{Entity: e.ID, Kinds: []ctxsys.RelationKind{ctxsys.RelatesTo}, Depth: 1})
		if err != nil {
			t.Fatal(err)
		}
		var got []string
		for _, edge := range g.Edges {
			got = append(got, fmt.Sprint(edge.Target.ID, edge.Weight))
		}
		want := bySource[e.ID]
		slices.Sort(got)
		slices.Sort(want)
		if !slices.Equal(got, want) || len(got) > 5 {
			t.Errorf("%s relates to %v, in the export to %v", e.ID, got, want)
		}
	}
}

// Every result of similar comes once, is another entity, and no better one follows it.
func TestSimilar(t *testing.T) {
	ctx := context.Background()
	p := courier(t).indexed(engine.Options{})
	list, err := reader.Entities(ctx, p.Reader(), graph.EntityListRequest{})
	if err != nil {
		t.Fatal(err)
	}
	total := 0
	for _, e := range list.Entities {
		if strings.HasSuffix(e.ID, "/") {
			continue
		}
		r, err := reader.Similar(ctx, p.Reader(), similar.Request{Entity: e.ID, Limit: 50})
		if err != nil {
			t.Fatal(err)
		}
		seen, last := map[string]bool{e.ID: true}, 1.0
		for _, s := range r.Similar {
			if seen[s.ID] || s.Similarity > last || s.Similarity < 0.5 {
				t.Errorf("%s: %s, %.3f after %.3f", e.ID, s.ID, s.Similarity, last)
			}
			seen[s.ID], last = true, s.Similarity
		}
		if r.NoVector != "" && len(r.Similar) > 0 {
			t.Errorf("%s: %d results, and %s", e.ID, len(r.Similar), r.NoVector)
		}
		total += len(r.Similar)
	}
	if total == 0 {
		t.Error("nothing is like anything")
	}
}
