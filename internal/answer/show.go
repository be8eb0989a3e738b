package answer

import (
	"cmp"
	"fmt"
	"maps"
	"slices"
	"strings"

	ctxsys "github.com/ctx-sys/ctx-sys"
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
	b.WriteString(sameName(r.Others))
	b.WriteString(metadata(&r.Metadata))
	if s := r.Summary; s != nil {
		fmt.Fprintf(&b, "summary, written by %s: %s\n", render.Line(s.Model), render.Line(s.Text))
	}
	if len(r.Outline) > 0 {
		b.WriteString("headings\n")
	}
	for _, h := range r.Outline {
		fmt.Fprintf(&b, "  %s%s  %s:%d\n", strings.Repeat("  ", max(h.Level-1, 0)), render.Line(h.Name), t.path(r.Path), h.Line)
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
	if len(r.Documented) > 0 {
		b.WriteString("\ndocumented in\n")
	}
	for _, e := range r.Documented {
		fmt.Fprintf(&b, "  %s%s\n", t.user(e), how(e))
	}
	head := "\nedges\n"
	for _, e := range r.Edges {
		if e.Kind == ctxsys.Documents && e.Source.ID != r.ID {
			continue
		}
		b.WriteString(head)
		head = ""
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

// metadata is what a document says of itself, or a requirement, a line each.
func metadata(m *ctxsys.EntityMetadata) string {
	var b strings.Builder
	line := func(name, value string) {
		if value != "" {
			fmt.Fprintf(&b, "%s: %s\n", name, render.Line(value))
		}
	}
	count := func(name string, n int) {
		if n > 0 {
			fmt.Fprintf(&b, "%s: %d\n", name, n)
		}
	}
	count("pages", m.Pages)
	count("words", m.Words)
	line("columns", strings.Join(m.Columns, ", "))
	for _, key := range slices.Sorted(maps.Keys(m.FrontMatter)) {
		line(render.Line(key), frontMatterText(m.FrontMatter[key]))
	}
	line("kind", m.Kind)
	line("label", m.Label)
	line("status", m.Status)
	line("priority", m.Priority)
	line("role", m.Role)
	line("want", m.Want)
	line("benefit", m.Benefit)
	return b.String()
}

// frontMatterText is a value of front matter, a list separated by commas.
func frontMatterText(v any) string {
	list, ok := v.([]any)
	if !ok {
		return fmt.Sprint(v)
	}
	var parts []string
	for _, x := range list {
		parts = append(parts, fmt.Sprint(x))
	}
	return strings.Join(parts, ", ")
}
