package answer

import (
	"fmt"
	"strings"

	"github.com/ctx-sys/ctx-sys/internal/engine"
)

func (t Text) Hierarchy(r *engine.HierarchyResponse) string {
	var b strings.Builder
	b.WriteString(t.Place(r.Start) + "\n")
	for _, side := range []struct {
		title string
		up    bool
		nodes []engine.HierarchyNode
	}{{"supertypes", true, r.Supertypes}, {"subtypes", false, r.Subtypes}} {
		if len(side.nodes) > 0 {
			b.WriteString(side.title + "\n")
			t.writeTree(&b, side.nodes, side.up, 1)
		}
	}
	b.WriteString(t.openText("bases", r.Unresolved))
	b.WriteString(sameName(r.Others))
	return b.String()
}

func (t Text) writeTree(b *strings.Builder, nodes []engine.HierarchyNode, up bool, depth int) {
	for _, n := range nodes {
		end := &n.Edge.Source
		if up {
			end = n.Edge.Target
		}
		again := ""
		if n.Repeated {
			again = "  (repeated)"
		}
		fmt.Fprintf(b, "%s%s %s%s%s\n", strings.Repeat("  ", depth), n.Edge.Kind, t.end(end, unknown(n.Edge)), how(n.Edge), again)
		t.writeTree(b, n.Nodes, up, depth+1)
	}
}

// Way is the start, and then a line a step.
func (t Text) Way(r *engine.PathResponse) string {
	var b strings.Builder
	b.WriteString(t.Place(r.Nodes[0]) + "\n")
	for i, e := range r.Edges {
		arrow, end := "->", e.Target
		if e.Source.ID != r.Nodes[i].ID {
			arrow, end = "<-", &e.Source
		}
		fmt.Fprintf(&b, "  %s %-10s %s%s\n", arrow, e.Kind, t.end(end, ""), how(e))
	}
	return b.String()
}
