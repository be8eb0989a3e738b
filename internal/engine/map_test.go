package engine_test

import (
	"context"
	"os"
	"path/filepath"
	"strings"
	"testing"

	"github.com/ctx-sys/ctx-sys/internal/engine"
	"github.com/ctx-sys/ctx-sys/internal/graph"
	"github.com/ctx-sys/ctx-sys/internal/reader"
	"github.com/ctx-sys/ctx-sys/internal/token"
)

// TestMapTrue compares maps of all sizes, as a list and as a tree, with the files: what is on a line of the map is on those lines of the file, members are
// within their type, and a file has a line only with its main symbol, where it has one at all.
func TestMapTrue(t *testing.T) {
	p := courier(t).indexed(engine.Options{})
	whole := outlined(t, p, graph.MapRequest{MaxTokens: 100_000})
	main := map[string]string{}
	for _, f := range whole.Outline {
		if len(f.Symbols) > 0 {
			main[f.Path] = f.Symbols[0].Name
		}
	}
	if whole.Files != whole.FilesTotal || len(main) < 30 {
		t.Fatalf("%d files of %d, %d with symbols", whole.Files, whole.FilesTotal, len(main))
	}
	for budget := 5; budget < 3000; budget += budget/3 + 1 {
		for _, tree := range []bool{false, true} {
			m := outlined(t, p, graph.MapRequest{MaxTokens: budget, Tree: tree})
			if n := token.Estimate(m.Map.String()); n != m.TotalTokens || n > budget {
				t.Errorf("%d tokens, said to be %d, for a budget of %d", n, m.TotalTokens, budget)
			}
			last := whole.Outline[0].Centrality
			for _, f := range m.Outline {
				if f.Centrality > last {
					t.Errorf("%d: %s comes after less central files", budget, f.Path)
				}
				last = f.Centrality
				if name := main[f.Path]; name != "" && (len(f.Symbols) == 0 || f.Symbols[0].Name != name) {
					t.Errorf("%d: %s is there without %s", budget, f.Path, name)
				}
				text, err := os.ReadFile(filepath.Join(p.Reader().Root(), f.Path))
				if err != nil {
					t.Fatal(err)
				}
				lines := strings.Split(string(text), "\n")
				onLines(t, f.Path, lines, f.Symbols, 1, len(lines))
			}
		}
	}
}

func outlined(t *testing.T, p *engine.Project, req graph.MapRequest) *graph.MapResponse {
	t.Helper()
	m, err := reader.AskGraph(context.Background(), p.Reader(), graph.Map, req)
	if err != nil {
		t.Fatal(err)
	}
	return m
}

func onLines(t *testing.T, path string, lines []string, symbols []graph.MapSymbol, from, to int) {
	t.Helper()
	for _, s := range symbols {
		if s.StartLine < 1 || s.EndLine > len(lines) {
			t.Fatalf("%s: %s is on lines %d to %d of %d", path, s.Name, s.StartLine, s.EndLine, len(lines))
		}
		if s.Type != "section" && !strings.Contains(strings.Join(lines[s.StartLine-1:s.EndLine], "\n"), s.Name) {
			t.Errorf("%s: %s is not on lines %d to %d", path, s.Name, s.StartLine, s.EndLine)
		}
		if strings.HasSuffix(path, ".go") { // whose methods are not within their type
			from, to = 1, len(lines)
		}
		if s.StartLine < from || s.EndLine > to {
			t.Errorf("%s: %s is beyond what it is in", path, s.Name)
		}
		onLines(t, path, lines, s.Members, s.StartLine, s.EndLine)
	}
}
