package engine_test

import (
	"context"
	"database/sql"
	"errors"
	"fmt"
	"strings"
	"testing"

	ctxsys "github.com/ctx-sys/ctx-sys"
	"github.com/ctx-sys/ctx-sys/internal/engine"
	"github.com/ctx-sys/ctx-sys/internal/prompt"
	"github.com/ctx-sys/ctx-sys/internal/search"
	"github.com/ctx-sys/ctx-sys/internal/searcher"
)

// crowd is a project of very many good answers and one poor one that stands alone in every other respect.
func crowd(t *testing.T) *engine.Project {
	files := map[string]string{
		"deep/down/only.go": "package down\n\ntype Parcel struct{}\n\n// Weigh is about something else and mentions the policy of retry late, among many other words of no use here.\n" +
			"func (Parcel) Weigh() {\n" + strings.Repeat("\tscale.Tare()\n", 30) + "}\n",
	}
	for i := range 600 {
		files[fmt.Sprintf("many/retry_policy_%03d.py", i)] = fmt.Sprintf("def retry_policy_%03d():\n    \"\"\"The retry policy.\"\"\"\n    return retry_policy(%d)\n", i, i)
	}
	return newTree(t, files).indexed(engine.Options{Retrieval: engine.RetrievalOptions{Options: search.Options{Floor: -1}}})
}

// Filters choose what is ranked. They do not look through what was ranked without them.
func TestFiltersComeBeforeTheCut(t *testing.T) {
	p := crowd(t)
	const only = "deep/down/only.go"
	plain := searched(t, p, search.Request{Query: "retry policy", Limit: 500})
	if len(plain.Results) != 500 || found(plain, only) {
		t.Fatalf("%d results without a filter, the poor one among them: %v", len(plain.Results), found(plain, only))
	}
	for _, c := range []struct {
		name string
		req  search.Request
	}{
		{"language", search.Request{Languages: []string{"go"}}},
		{"languages", search.Request{Languages: []string{"rust", "go"}}},
		{"type", search.Request{Types: []ctxsys.EntityType{ctxsys.TypeMethod}}},
		{"path", search.Request{Path: "deep/**"}},
		{"folder", search.Request{Path: "deep/down"}},
		{"name", search.Request{Path: "*.go"}},
		{"alternatives", search.Request{Path: "{deep,nowhere}/**/*.go"}},
		{"root", search.Request{Root: "deep"}},
		{"root with a slash", search.Request{Root: "deep/down/"}},
		{"all at once", search.Request{Root: "deep", Path: "*.go", Languages: []string{"go"}, Types: []ctxsys.EntityType{ctxsys.TypeMethod}}},
	} {
		t.Run(c.name, func(t *testing.T) {
			c.req.Query = "retry policy"
			resp := searched(t, p, c.req)
			if !found(resp, only) {
				t.Errorf("it is not found among %d", len(resp.Results))
			}
			for _, h := range resp.Results {
				if h.Path != only {
					t.Errorf("%s passed the filter", h.ID)
				}
			}
		})
	}
	for _, c := range []search.Request{
		{Languages: []string{"rust"}}, {Root: "dee"}, {Path: "deep"}, {Types: []ctxsys.EntityType{ctxsys.TypeEnum}},
	} {
		c.Query = "retry policy"
		resp := searched(t, p, c)
		if c.Path == "deep" { // a glob without a slash names a folder anywhere
			if !found(resp, only) {
				t.Errorf("%+v: it is not found", c)
			}
			continue
		}
		if len(resp.Results) != 0 {
			t.Errorf("%+v: %d results", c, len(resp.Results))
		}
	}
}

func TestSearchUsage(t *testing.T) {
	p := courier(t).indexed(engine.Options{})
	for _, req := range []search.Request{
		{Path: "[a-"},
		{Types: []ctxsys.EntityType{"gadget"}},
		{Strategies: []string{"tarot"}},
	} {
		req.Query = "order"
		if _, err := p.Search(context.Background(), req); !errors.Is(err, ctxsys.ErrUsage) {
			t.Errorf("%+v: %v", req, err)
		}
	}
	if _, err := p.Context(context.Background(), prompt.Request{Query: "order", Format: "papyrus"}); !errors.Is(err, ctxsys.ErrUsage) {
		t.Errorf("a format that does not exist: %v", err)
	}
	ctx, cancel := context.WithCancel(context.Background())
	cancel()
	if _, err := p.Search(ctx, search.Request{Query: "order"}); !errors.Is(err, context.Canceled) {
		t.Errorf("a question that was called off: %v", err)
	}
}

// A name in quotes or backticks, or with parentheses, asks for the same definition.
func TestQuotedNames(t *testing.T) {
	p := courier(t).indexed(engine.Options{})
	want := searched(t, p, search.Request{Query: "withRetries"}).Results[0]
	for _, query := range []string{"`withRetries`", `"withRetries"`, "'withRetries'", " withRetries ", "withRetries()", "WITHRETRIES"} {
		got := searched(t, p, search.Request{Query: query})
		if len(got.Results) == 0 || got.Results[0].ID != want.ID {
			t.Errorf("%s: %+v", query, got.Results)
			continue
		}
		defines := false
		for _, w := range got.Results[0].Why {
			defines = defines || w.Signal == "definition" && w.Gain > 1
		}
		if !defines {
			t.Errorf("%s: it is not found as a definition: %+v", query, got.Results[0].Why)
		}
	}
}

// An index whose text part is damaged still answers by the graph, and names what failed; with nothing left
// that works there is an error.
func TestOneStrategyFails(t *testing.T) {
	p := courier(t).indexed(engine.Options{})
	raw, err := sql.Open("sqlite3", p.DBPath())
	if err != nil {
		t.Fatal(err)
	}
	defer raw.Close()
	if _, err := raw.Exec("UPDATE blocks SET data = x'ffff'"); err != nil {
		t.Fatal(err)
	}

	resp := searched(t, p, search.Request{Query: "why does Worker.Run call Queue.Dequeue"})
	failed := map[string]bool{}
	for _, s := range resp.Strategies {
		failed[s.Name] = s.Error != nil
	}
	if !failed["keyword"] || failed["semantic"] || failed["graph"] || len(failed) != 3 {
		t.Errorf("strategies %+v", resp.Strategies)
	}
	if !found(resp, "internal/queue/worker.go") {
		t.Errorf("%+v", resp.Results)
	}
	asked := search.Request{Query: "retry failed jobs", Strategies: []string{"keyword"}}
	if resp := searched(t, p, asked); resp.Tier != "terms" || len(resp.Results) == 0 {
		t.Errorf("tier %s, %+v", resp.Tier, resp.Results)
	}
	if _, err := raw.Exec("UPDATE contents SET text = x'ffff'"); err != nil {
		t.Fatal(err)
	}
	if _, err := p.Search(context.Background(), asked); err == nil {
		t.Error("no error although nothing works")
	}
}

// Weights, the constant of the fusion and the depth of the graph are settings.
func TestRetrievalSettings(t *testing.T) {
	w := courier(t)
	data := t.TempDir()
	w.indexed(engine.Options{DataDir: data}).Close()
	ask := func(r engine.RetrievalOptions, req search.Request) *searcher.Response {
		p := w.open(engine.Options{DataDir: data, ReadOnly: true, Retrieval: r})
		defer p.Close()
		return searched(t, p, req)
	}
	hits := func(depth int) int {
		resp := ask(engine.RetrievalOptions{Options: search.Options{GraphDepth: depth}}, search.Request{Query: "Breaker.Do", Strategies: []string{"graph"}})
		return resp.Strategies[0].Hits
	}
	if one, three := hits(1), hits(3); one >= three {
		t.Errorf("depth 1 finds %d, depth 3 %d", one, three)
	}
	if n := len(ask(engine.RetrievalOptions{Limit: 2}, search.Request{Query: "order"}).Results); n != 2 {
		t.Errorf("%d results for a limit of 2", n)
	}
	resp := ask(engine.RetrievalOptions{Options: search.Options{Strategies: []string{"vector", "graph"}}}, search.Request{Query: "Breaker.Do"})
	if len(resp.Strategies) != 2 || resp.Strategies[0].Name != "semantic" || resp.Strategies[1].Name != "graph" {
		t.Errorf("strategies %+v", resp.Strategies)
	}
	// No weight at all leaves the text scores and the signals.
	none := ask(engine.RetrievalOptions{Options: search.Options{Weights: map[string]float64{"keyword": 0, "graph": 0}}}, search.Request{Query: "Breaker.Do"})
	if len(none.Results) == 0 || none.Results[0].QualifiedName != "Breaker.Do" && none.Results[0].QualifiedName != "Breaker" {
		t.Errorf("%+v", none.Results)
	}
	only := ask(engine.RetrievalOptions{Options: search.Options{Weights: map[string]float64{"graph": 0}}}, search.Request{Query: "where is a job `Bury`", Strategies: []string{"graph"}})
	for _, h := range only.Results {
		if !(h.Score >= 0 && h.Score <= 1) {
			t.Errorf("%s scores %v", h.ID, h.Score)
		}
	}
}

// A database without the table of vectors costs the strategy that needs it, and it says so.
func TestLostVectors(t *testing.T) {
	p := courier(t).indexed(engine.Options{})
	raw, err := sql.Open("sqlite3", p.DBPath())
	if err != nil {
		t.Fatal(err)
	}
	_, err = raw.Exec("DROP TABLE vectors")
	raw.Close()
	if err != nil {
		t.Fatal(err)
	}
	resp := searched(t, p, search.Request{Query: "retry failed jobs"})
	for _, s := range resp.Strategies {
		if failed := s.Error != nil; failed != (s.Name == "semantic") {
			t.Errorf("%+v", resp.Strategies)
		}
	}
	if len(resp.Results) == 0 || resp.Tier != "keyword" {
		t.Errorf("%d results, tier %s", len(resp.Results), resp.Tier)
	}
}
