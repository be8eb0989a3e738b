package answer

import (
	"cmp"
	"fmt"
	"maps"
	"slices"
	"strings"

	ctxsys "github.com/ctx-sys/ctx-sys"
	"github.com/ctx-sys/ctx-sys/internal/graph"
	"github.com/ctx-sys/ctx-sys/internal/render"
)

// Show is the head of an entity, its body as it is in the file, and what is around it.
func (t Text) Show(r *graph.ShowResponse) render.Page {
	var b render.Writer
	if t.Model && ctxsys.IsItem(r.ID) {
		b.Printf("%s\n", Untrusted)
	}
	b.Printf("%s\n", t.Place(r.Entity))
	if r.Parent != nil {
		b.Printf("in %s\n", cmp.Or(r.Parent.QualifiedName, r.Parent.Name, r.Parent.Path))
	}
	b.Add(sameName(r.Others))
	b.Add(metadata(&r.Metadata))
	if s := r.Summary; s != nil {
		b.Printf("summary, written by %s: %s\n", s.Model, s.Text)
	}
	if len(r.Outline) > 0 {
		b.Printf("headings\n")
	}
	for _, h := range r.Outline {
		b.Printf("  %s%s  %s:%d\n", strings.Repeat("  ", max(h.Level-1, 0)), h.Name, t.path(r.Path), h.Line)
	}
	for _, e := range r.Syntax[:min(len(r.Syntax), shownErrors)] {
		b.Printf("syntax error: %s:%d  %s\n", t.path(r.Path), e.Line, e.Message)
	}
	if more := len(r.Syntax) - shownErrors; more > 0 {
		b.Printf("syntax errors: %s\n", ctxsys.Plural(more, "more place"))
	}
	parts := []string{r.Body}
	if r.Body == "" {
		parts = []string{r.Signature, strings.TrimSpace(r.Doc)}
	}
	if l := r.Lines; l != nil {
		b.Printf("lines %d to %d, in no symbol; the path alone is the whole file\n", l.From, l.To)
	}
	for _, part := range parts {
		if part != "" {
			b.Printf("\n%s", render.Fenced(r.Language, part))
		}
	}
	if len(r.Children) > 0 {
		b.Printf("\ncontains\n")
	}
	for _, c := range r.Children {
		b.Printf("  %s\n", t.Place(c))
	}
	if len(r.Documented) > 0 {
		b.Printf("\ndocumented in\n")
	}
	for _, e := range r.Documented {
		b.Printf("  %s%s\n", t.user(e), how(e))
	}
	head := render.Pagef("\nedges\n")
	for _, e := range r.Edges {
		if e.Kind == ctxsys.Documents && e.Source.ID != r.ID {
			continue
		}
		b.Printf("%s", head)
		head = render.Page{}
		b.Add(t.edge(r.ID, e))
	}
	if more := r.EdgesTotal - len(r.Edges); more > 0 {
		where := "`ctx-sys graph " + r.ID + "`"
		if t.Model {
			where = "query_graph"
		}
		b.Printf("  and %d more: %s\n", more, where)
	}
	return b.Page()
}

// edge is an edge of what is shown, by its other end.
func (t Text) edge(of string, e graph.Edge) render.Page {
	if e.Source.ID == of {
		return render.Pagef("  -> %-10s %s%s\n", e.Kind, t.end(e.Target, unknown(e)), importedAs(&e.Imported))
	}
	return render.Pagef("  <- %-10s %s\n", e.Kind, t.user(e))
}

// importedAs is what an import binds and how: "  (Cart as C, load; type only)".
func importedAs(i *graph.Imported) string {
	const most = 8 // names
	var names []string
	for _, s := range i.Specifiers[:min(len(i.Specifiers), most)] {
		switch {
		case s.Name == "*" && s.Local == "": // as the file calls it anyway
		case s.Name == s.Local || s.Local == "":
			names = append(names, s.Name)
		default:
			names = append(names, s.Name+" as "+s.Local)
		}
	}
	if more := len(i.Specifiers) - most; more > 0 {
		names = append(names, ctxsys.Plural(more, "more name"))
	}
	parts := []string{strings.Join(names, ", ")}
	for _, how := range []struct {
		is   bool
		text string
	}{{i.TypeOnly, "type only"}, {i.Dynamic, "dynamic"}, {i.Reexport, "exported again"}} {
		if how.is {
			parts = append(parts, how.text)
		}
	}
	if text := strings.TrimPrefix(strings.Join(parts, "; "), "; "); text != "" {
		return "  (" + text + ")"
	}
	return ""
}

// metadata is what a document says of itself, or a requirement, a line each.
func metadata(m *ctxsys.EntityMetadata) render.Page {
	var b render.Writer
	line := func(name, value string) {
		if value != "" {
			b.Printf("%s: %s\n", name, value)
		}
	}
	count := func(name string, n int) {
		if n > 0 {
			b.Printf("%s: %d\n", name, n)
		}
	}
	count("pages", m.Pages)
	count("words", m.Words)
	line("columns", strings.Join(m.Columns, ", "))
	for _, key := range slices.Sorted(maps.Keys(m.FrontMatter)) {
		line(key, frontMatterText(m.FrontMatter[key]))
	}
	line("kind", m.Kind)
	line("label", m.Label)
	line("status", m.Status)
	line("priority", m.Priority)
	line("role", m.Role)
	line("want", m.Want)
	line("benefit", m.Benefit)
	return b.Page()
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
