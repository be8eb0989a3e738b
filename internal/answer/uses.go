package answer

import (
	"fmt"
	ctxsys "github.com/ctx-sys/ctx-sys"
	"strings"

	"github.com/ctx-sys/ctx-sys/internal/engine"
	"github.com/ctx-sys/ctx-sys/internal/render"
)

// Uses lists edges by the anchors one would jump to: who uses the start, or what the start uses. question is the
// one that was asked: callers, callees, importers or implementations.
func (t Text) Uses(question string, r *engine.UsesResponse) string {
	var b strings.Builder
	if r.Start.Path != "" {
		b.WriteString(t.Place(r.Start) + "\n")
	} else {
		b.WriteString(r.Start.QualifiedName + "  (another package)\n")
	}
	fmt.Fprintf(&b, "%s: %d%s\n", question, r.Total, shownPart(len(r.Edges), r.Paging))
	for _, e := range r.Edges {
		switch question {
		case "callees":
			b.WriteString("  " + t.used(r.Start.ID, e.GraphEdge) + "\n")
		case "implementations": // the one kind of list that has two kinds of edge
			fmt.Fprintf(&b, "  %s %s\n", e.Kind, t.using(r.Start.ID, e.GraphEdge))
		default:
			line := t.using(r.Start.ID, e.GraphEdge)
			if e.Kind == ctxsys.References { // of what is not called
				line = "references " + line
			}
			b.WriteString("  " + line + "\n")
		}
	}
	for _, d := range r.Through {
		fmt.Fprintf(&b, "overrides %s, %s of which may mean it: %d\n", t.end(&d.EdgeEnd, ""), question, d.Uses)
	}
	b.WriteString(t.openText(openOf(question), r.Unresolved))
	b.WriteString(sameName(r.Others))
	return b.String()
}

// shownPart says which part of all there is a page is.
func shownPart(n int, p engine.Paging) string {
	if n == p.Total {
		return ""
	}
	return fmt.Sprintf(", %d to %d shown", min(p.Offset+1, p.Total), p.Offset+n)
}

// openText tells none from unknown: what could not be resolved may be what was asked about.
func (t Text) openText(what string, open engine.OpenUses) string {
	if open.Total == 0 {
		return ""
	}
	var b strings.Builder
	fmt.Fprintf(&b, "unresolved %s of the name, which may be more: %s\n", what, Counted(open.Languages))
	for _, e := range open.Edges {
		fmt.Fprintf(&b, "  %s  %s\n", t.user(e), render.Line(e.TargetText))
	}
	if more := open.Total - len(open.Edges); more > 0 {
		fmt.Fprintf(&b, "  and %d more\n", more)
	}
	return b.String()
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
