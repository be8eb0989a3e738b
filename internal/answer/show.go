package answer

import (
	"cmp"
	"fmt"
	"strings"

	"github.com/ctx-sys/ctx-sys/internal/engine"
	"github.com/ctx-sys/ctx-sys/internal/render"
)

// Show is the head of an entity, its body as it stands in the file, and what is around it.
func (t Text) Show(r *engine.ShowResponse) string {
	var b strings.Builder
	b.WriteString(t.Place(r.Entity) + "\n")
	if r.Parent != nil {
		fmt.Fprintf(&b, "in %s\n", cmp.Or(r.Parent.QualifiedName, r.Parent.Name, r.Parent.Path))
	}
	parts := []string{r.Body}
	if r.Body == "" {
		parts = []string{r.Signature, strings.TrimSpace(r.Doc)}
	}
	for _, part := range parts {
		switch {
		case part == "":
		case t.Model:
			b.WriteString("\n" + render.Fenced(r.Language, part))
		default:
			b.WriteString("\n" + strings.Trim(part, "\n") + "\n")
		}
	}
	if len(r.Children) > 0 {
		b.WriteString("\ncontains\n")
	}
	for _, c := range r.Children {
		b.WriteString("  " + t.Place(c) + "\n")
	}
	if len(r.Edges) > 0 {
		b.WriteString("\nedges\n")
	}
	for _, e := range r.Edges {
		if e.Source.ID == r.ID {
			fmt.Fprintf(&b, "  -> %-10s %s\n", e.Kind, t.end(e.Target, unknown(e)))
		} else {
			fmt.Fprintf(&b, "  <- %-10s %s\n", e.Kind, t.user(e))
		}
	}
	if more := r.EdgesTotal - len(r.Edges); more > 0 {
		where := "`ctx-sys graph " + r.ID + "`"
		if t.Model {
			where = "query_graph"
		}
		fmt.Fprintf(&b, "  and %d more: %s\n", more, where)
	}
	return b.String()
}
