package answer

import (
	"strings"

	"github.com/ctx-sys/ctx-sys/internal/graph"
	"github.com/ctx-sys/ctx-sys/internal/render"
)

func (t Text) Hierarchy(r *graph.HierarchyResponse) render.Page {
	var b render.Writer
	b.Printf("%s\n", t.Place(r.Start))
	for _, side := range []struct {
		title string
		up    bool
		nodes []graph.HierarchyNode
	}{{"supertypes", true, r.Supertypes}, {"subtypes", false, r.Subtypes}} {
		if len(side.nodes) > 0 {
			b.Printf("%s\n", side.title)
			t.writeTree(&b, side.nodes, side.up, 1)
		}
	}
	b.Add(t.openText("bases", r.Unresolved))
	b.Add(sameName(r.Others))
	return b.Page()
}

func (t Text) writeTree(b *render.Writer, nodes []graph.HierarchyNode, up bool, depth int) {
	for _, n := range nodes {
		end := &n.Edge.Source
		if up {
			end = n.Edge.Target
		}
		again := ""
		if n.Repeated {
			again = "  (repeated)"
		}
		b.Printf("%s%s %s%s%s\n", strings.Repeat("  ", depth), n.Edge.Kind, t.end(end, unknown(n.Edge)), how(n.Edge), again)
		t.writeTree(b, n.Nodes, up, depth+1)
	}
}

// Way is the start, and then a line a step.
func (t Text) Way(r *graph.PathResponse) render.Page {
	var b render.Writer
	b.Printf("%s\n", t.Place(r.Nodes[0]))
	for i, e := range r.Edges {
		arrow, end := "->", e.Target
		if e.Source.ID != r.Nodes[i].ID {
			arrow, end = "<-", &e.Source
		}
		b.Printf("  %s %-10s %s%s\n", arrow, e.Kind, t.end(end, ""), how(e))
	}
	return b.Page()
}
