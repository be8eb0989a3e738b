package op

import (
	"flag"
	"os"
	"path/filepath"
	"strings"
	"testing"

	ctxsys "github.com/ctx-sys/ctx-sys"
	"github.com/ctx-sys/ctx-sys/internal/answer"
	"github.com/ctx-sys/ctx-sys/internal/graph"
)

var update = flag.Bool("update", false, "rewrite the golden files")

func golden(t *testing.T, name, got string) {
	t.Helper()
	path := filepath.Join("testdata", name)
	if *update {
		if err := os.WriteFile(path, []byte(got), 0o644); err != nil {
			t.Fatal(err)
		}
	}
	if want, err := os.ReadFile(path); err != nil || string(want) != got {
		t.Errorf("%s differs from what is printed (-update rewrites it): %v\n%s", path, err, got)
	}
}

// neighbourhood has every sort of edge, and names that would break out of a drawing if they could.
func neighbourhood() *graph.NeighboursResponse {
	entity := func(path, name string, line int) ctxsys.Entity {
		return ctxsys.Entity{ID: path + "#" + name, Type: ctxsys.TypeFunction, Name: name, QualifiedName: name, Path: path, StartLine: line}
	}
	end := func(e ctxsys.Entity, line int) graph.End {
		return graph.End{ID: e.ID, Path: e.Path, Name: e.Name, QualifiedName: e.QualifiedName, Line: line}
	}
	start, user, used := entity("src/a.go", "Start", 4), entity("src/b.go", "User", 9), entity("lib/c.go", "Vec<\"T\">::at", 2)
	far := ctxsys.Entity{ID: "lib/c.go", Type: ctxsys.TypeFile, Name: "c.go", QualifiedName: "lib/c.go", Path: "lib/c.go"}
	usedEnd := end(used, 5)
	startEnd := end(start, 4)
	r := &graph.NeighboursResponse{}
	r.Start, r.Unresolved = start, 1
	r.Nodes = []graph.Node{{Entity: start}, {Entity: user, Depth: 1}, {Entity: used, Depth: 1}, {Entity: far, Depth: 2}}
	r.Edges = []graph.Edge{
		{Kind: ctxsys.Calls, Source: end(user, 9), Target: &startEnd, Line: 12, Weight: 0.85, Resolution: "inherited"},
		{Kind: ctxsys.Calls, Source: end(start, 5), Target: &usedEnd, Weight: 1, Resolution: "scope"},
		{Kind: ctxsys.Calls, Source: end(start, 6), TargetText: "fmt.Println", External: true},
		{Kind: ctxsys.References, Source: end(start, 7), TargetText: "x\"]; evil\n\x1b[31m#"},
		{Kind: ctxsys.Contains, Source: end(far, 2), Target: &usedEnd, Weight: 1, Resolution: "structure"},
	}
	return r
}

func TestGraphFormats(t *testing.T) {
	text := answer.Text{Path: func(stored string) string { // as seen from src
		if name, ok := strings.CutPrefix(stored, "src/"); ok {
			return name
		}
		return "../" + stored
	}}
	golden(t, "graph.txt", text.Graph(neighbourhood()).String())
	golden(t, "graph.dot", drawNeighbourhood(neighbourhood()).dot().String())
	golden(t, "graph.mmd", drawNeighbourhood(neighbourhood()).mermaid().String())
	golden(t, "graph.svg", drawNeighbourhood(neighbourhood()).svg().String())
}
