package main

import (
	"fmt"
	"strings"

	ctxsys "github.com/ctx-sys/ctx-sys"
	"github.com/ctx-sys/ctx-sys/internal/engine"
)

// place is an entity on one line: where it is, what it is and what it is called.
func (a *app) place(root string, e ctxsys.Entity) string {
	return fmt.Sprintf("%s:%d  %s %s", a.shownPath(root, e.Path), max(e.StartLine, 1), e.Type, named(e.QualifiedName, e.Name, e.Path))
}

func named(names ...string) string {
	for _, n := range names {
		if n != "" {
			return n
		}
	}
	return ""
}

// graphText lists the edges of the start first, its users, then what it uses, and then what is further away.
func (a *app) graphText(root string, r *engine.GraphResponse) string {
	var b strings.Builder
	b.WriteString(a.place(root, r.Start) + "\n")
	var rest []engine.GraphEdge
	for _, e := range r.Edges {
		switch {
		case e.Target != nil && e.Target.ID == r.Start.ID:
			fmt.Fprintf(&b, "  <- %-10s %s%s\n", e.Kind, a.user(root, e), how(e))
		case e.Source.ID == r.Start.ID:
			fmt.Fprintf(&b, "  -> %-10s %s%s\n", e.Kind, a.end(root, e.Target, unknown(e)), how(e))
		default:
			rest = append(rest, e)
		}
	}
	if len(rest) > 0 {
		b.WriteString("further away\n")
	}
	for _, e := range rest {
		fmt.Fprintf(&b, "  %s %s %s%s\n", endName(&e.Source), e.Kind, a.end(root, e.Target, unknown(e)), how(e))
	}
	for _, n := range r.Nodes {
		if n.Hub {
			fmt.Fprintf(&b, "used by too many to follow: %s\n", a.place(root, n.Entity))
		}
	}
	if r.Unresolved > 0 {
		fmt.Fprintf(&b, "%d more edges end in names that could not be resolved\n", r.Unresolved)
	}
	return b.String()
}

// using is an edge by its source, with its target where that is not the start.
func (a *app) using(root, start string, e engine.GraphEdge) string {
	line := a.user(root, e)
	if e.Target == nil {
		return line + " -> " + unknown(e)
	}
	if e.Target.ID != start {
		line += " -> " + endName(e.Target)
	}
	return line + how(e)
}

// used is an edge by its target, with its source where that is not the start. What could not be found is where
// it is used.
func (a *app) used(root, start string, e engine.GraphEdge) string {
	from := ""
	if e.Source.ID != start {
		from = endName(&e.Source) + " -> "
	}
	if e.Target == nil {
		return fmt.Sprintf("%s%s  %s:%d", from, unknown(e), a.shownPath(root, e.Source.Path), max(e.Line, e.Source.Line, 1))
	}
	return from + a.end(root, e.Target, "") + how(e)
}

// how says by what an edge was resolved, and how sure that is when it is not certain. What has no target says
// that itself.
func how(e engine.GraphEdge) string {
	switch {
	case e.Target == nil:
		return ""
	case e.Weight < 1:
		return fmt.Sprintf("  (%s, %.2g)", e.Resolution, e.Weight)
	}
	return "  (" + e.Resolution + ")"
}

// endName is what an end of an edge is called; a folder ends with a slash.
func endName(e *engine.EdgeEnd) string {
	if strings.HasSuffix(e.ID, "/") {
		return e.ID
	}
	return named(e.QualifiedName, e.Name, e.Path)
}

// user is the source of an edge at the line where it uses the target.
func (a *app) user(root string, e engine.GraphEdge) string {
	if e.Line > 0 {
		e.Source.Line = e.Line
	}
	return a.end(root, &e.Source, "")
}

// unknown is how the missing end of an edge is told: as written, and whether it is known to be elsewhere.
func unknown(e engine.GraphEdge) string {
	if e.External {
		return oneLine(e.TargetText) + " (another package)"
	}
	return oneLine(e.TargetText) + " (unresolved)"
}

// end is an entity by its name and its place. A file or a folder is its place.
func (a *app) end(root string, e *engine.EdgeEnd, text string) string {
	switch {
	case e == nil:
		return text
	case strings.HasSuffix(e.ID, "/"):
		return a.shownPath(root, e.Path) + "/"
	case e.ID == e.Path:
		return fmt.Sprintf("%s:%d", a.shownPath(root, e.Path), max(e.Line, 1))
	}
	return fmt.Sprintf("%s  %s:%d", endName(e), a.shownPath(root, e.Path), max(e.Line, 1))
}
