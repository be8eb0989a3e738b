package e2e

import (
	"bytes"
	"fmt"
	"math/rand/v2"
	"os"
	"path/filepath"
	"slices"
	"strings"
	"testing"

	"github.com/ctx-sys/ctx-sys/internal/engine"
	"github.com/ctx-sys/ctx-sys/internal/graph"
	"github.com/ctx-sys/ctx-sys/internal/prompt"
	"github.com/ctx-sys/ctx-sys/internal/reader"
	"github.com/ctx-sys/ctx-sys/internal/search"
)

// An index that followed a tree through many edits must answer every question as a new index of that tree
// does, in the same order: what is stored under other numbers must not show.
func TestAnswersDoNotDependOnHistory(t *testing.T) {
	root := t.TempDir()
	a := write(t, root)
	lived := open(t, root)
	sync(t, lived)
	// Files go and come back in another order, with other texts between.
	r := rand.New(rand.NewPCG(7, 7))
	for round := range 3 {
		for _, i := range r.Perm(len(a.Files)) {
			f := a.Files[i]
			path := filepath.Join(root, f.Name)
			switch i % 3 {
			case round:
				if err := os.Remove(path); err != nil {
					t.Fatal(err)
				}
				sync(t, lived)
				writeFile(t, path, string(f.Data))
			case (round + 1) % 3:
				blocks := strings.SplitAfter(string(f.Data), "\n\n")
				writeFile(t, path, strings.Join(slices.Concat(blocks[:1], blocks[:len(blocks)/2]), ""))
				sync(t, lived)
				writeFile(t, path, string(f.Data))
			}
		}
		sync(t, lived)
	}
	fresh := open(t, root)
	sync(t, fresh)
	for question, ask := range questions(t, fresh) {
		if got, want := ask(lived), ask(fresh); got != want {
			t.Errorf("%s:\n%s", question, firstDifference(got, want))
		}
	}
}

// questions are asked of two projects that must answer the same.
func questions(t *testing.T, p *engine.Project) map[string]func(*engine.Project) string {
	out := map[string]func(*engine.Project) string{
		"status": func(p *engine.Project) string { r, err := p.Status(ctx); return answer(t, r, err) },
		"stats":  func(p *engine.Project) string { r, err := reader.Stats(ctx, p.Reader()); return answer(t, r, err) },
		"map": func(p *engine.Project) string {
			r, err := reader.AskGraph(ctx, p.Reader(), graph.Map, graph.MapRequest{})
			return answer(t, r, err)
		},
		"small map": func(p *engine.Project) string {
			r, err := reader.AskGraph(ctx, p.Reader(), graph.Map, graph.MapRequest{MaxTokens: 300})
			return answer(t, r, err)
		},
		"export": func(p *engine.Project) string {
			var b bytes.Buffer
			err := reader.Export(ctx, p.Reader(), &b)
			return answer(t, strings.Split(b.String(), "\n"), err)
		},
		"path": func(p *engine.Project) string {
			r, err := reader.AskGraph(ctx, p.Reader(), graph.Path, graph.PathRequest{From: "main.go#main", To: "money/money.go#Parse"})
			return answer(t, r, err)
		},
		"entities": func(p *engine.Project) string {
			r, err := reader.Entities(ctx, p.Reader(), graph.EntityListRequest{})
			return answer(t, r, err)
		},
	}
	for _, q := range []string{"cart", "Scale", "how is an order paid", "store save flush", "makeClient", "who calls Bag.first", "load", "nothing like it",
		"makeClinet", "stroe save", "\"order is paid\"", "type:function -cart", "list all methods", "money/money.go:9", "make client"} {
		out["search "+q] = func(p *engine.Project) string {
			r, err := p.Search(ctx, search.Request{Query: q, Limit: 50, Explain: true})
			return answer(t, r, err)
		}
		out["context "+q] = func(p *engine.Project) string {
			r, err := p.Context(ctx, prompt.Request{Query: q, MaxTokens: 700, Explain: true})
			return answer(t, r, err)
		}
	}
	list, err := reader.Entities(ctx, p.Reader(), graph.EntityListRequest{})
	if err != nil {
		t.Fatal(err)
	}
	for _, e := range list.Entities {
		out["show "+e.ID] = func(p *engine.Project) string { r, err := reader.Show(ctx, p.Reader(), e.ID); return answer(t, r, err) }
		out["graph "+e.ID] = func(p *engine.Project) string {
			r, err := reader.AskGraph(ctx, p.Reader(), graph.Neighbours, graph.NeighboursRequest{Entity: e.ID, Depth: 3})
			return answer(t, r, err)
		}
	}
	return out
}

// firstDifference shows where two texts part.
func firstDifference(got, want string) string {
	g, w := strings.Split(got, "\n"), strings.Split(want, "\n")
	i := 0
	for i < len(g) && i < len(w) && g[i] == w[i] {
		i++
	}
	from := max(0, i-6)
	return fmt.Sprintf("line %d, after the edits:\n%s\nfresh:\n%s", i,
		strings.Join(g[from:min(len(g), i+8)], "\n"), strings.Join(w[from:min(len(w), i+8)], "\n"))
}
