package answer

import (
	"fmt"

	ctxsys "github.com/ctx-sys/ctx-sys"
	"github.com/ctx-sys/ctx-sys/internal/graph"
	"github.com/ctx-sys/ctx-sys/internal/render"
)

// Uses lists edges by the anchors one would jump to: who uses the start, or what the start uses. question is the
// one that was asked: callers, callees, importers or implementations.
func (t Text) Uses(question string, r *graph.UsesResponse) render.Page {
	var b render.Writer
	if r.Start.Path != "" {
		b.Printf("%s\n", t.Place(r.Start))
	} else {
		b.Printf("%s  (another package)\n", r.Start.QualifiedName)
	}
	switch {
	case r.Unknown == "":
		b.Printf("%s: %d%s\n", question, r.Total, shownPart(len(r.Edges), r.Paging))
	case r.Total == 0:
		b.Printf("%s: unknown, %s\n", question, r.Unknown)
	default:
		b.Printf("%s: %d known%s, %s\n", question, r.Total, shownPart(len(r.Edges), r.Paging), r.Unknown)
	}
	for _, e := range r.Edges {
		switch question {
		case "callees":
			b.Printf("  %s\n", t.used(r.Start.ID, e.Edge))
		case "implementations": // the one kind of list that has two kinds of edge
			b.Printf("  %s %s\n", e.Kind, t.using(r.Start.ID, e.Edge))
		default:
			line := t.using(r.Start.ID, e.Edge)
			if e.Kind == ctxsys.References { // of what is not called
				line = "references " + line
			}
			b.Printf("  %s\n", line)
		}
	}
	for _, d := range r.Through {
		b.Printf("overrides %s, %s of which may mean it: %d\n", t.end(&d.End, ""), question, d.Uses)
	}
	b.Add(t.openText(openOf(question), r.Unresolved))
	b.Add(sameName(r.Others))
	return b.Page()
}

// shownPart says which part of all there is a page is.
func shownPart(n int, p graph.Paging) string {
	if n == p.Total {
		return ""
	}
	return fmt.Sprintf(", %d to %d shown", min(p.Offset+1, p.Total), p.Offset+n)
}

// openText tells none from unknown: what could not be resolved may be what was asked about.
func (t Text) openText(what string, open graph.OpenUses) render.Page {
	if open.Total == 0 {
		return render.Page{}
	}
	var b render.Writer
	b.Printf("unresolved %s of the name, which may be more: %s\n", what, Counted(open.Languages))
	for _, e := range open.Edges {
		b.Printf("  %s  %s\n", t.user(e), e.TargetText)
	}
	if more := open.Total - len(open.Edges); more > 0 {
		b.Printf("  and %d more\n", more)
	}
	return b.Page()
}

// openOf is what an unresolved edge is called in the answer to a question.
func openOf(question string) string {
	switch question {
	case "importers":
		return "imports"
	case "implementations":
		return "bases"
	}
	return "calls"
}
