package main

import (
	"fmt"
	"path/filepath"
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
			fmt.Fprintf(&b, "  <- %-10s %s\n", e.Kind, a.user(root, e))
		case e.Source.ID == r.Start.ID:
			fmt.Fprintf(&b, "  -> %-10s %s\n", e.Kind, a.end(root, e.Target, unknown(e)))
		default:
			rest = append(rest, e)
		}
	}
	if len(rest) > 0 {
		b.WriteString("further away\n")
	}
	for _, e := range rest {
		fmt.Fprintf(&b, "  %s %s %s\n", named(e.Source.QualifiedName, e.Source.Name, e.Source.Path), e.Kind, a.end(root, e.Target, unknown(e)))
	}
	if r.Unresolved > 0 {
		fmt.Fprintf(&b, "%d more edges end in names that could not be resolved\n", r.Unresolved)
	}
	return b.String()
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

func (a *app) end(root string, e *engine.EdgeEnd, text string) string {
	if e == nil {
		return text
	}
	return fmt.Sprintf("%s  %s:%d", named(e.QualifiedName, e.Name, e.Path), a.shownPath(root, e.Path), max(e.Line, 1))
}

// pathText shows a path as steps, each below the edge that leads to it.
func (a *app) pathText(root string, r *engine.PathResponse) string {
	var b strings.Builder
	for i, n := range r.Nodes {
		if i > 0 && i-1 < len(r.Edges) {
			e, arrow := r.Edges[i-1], "->"
			if e.Target != nil && e.Target.ID == r.Nodes[i-1].ID {
				arrow = "<-"
			}
			fmt.Fprintf(&b, "  %s %s\n", arrow, e.Kind)
		}
		b.WriteString(a.place(root, n) + "\n")
	}
	return b.String()
}

// drawn is a neighbourhood as the graph languages need it: numbered nodes, and edges between them. Ends that
// are unknown become nodes of their own, marked as such.
type drawn struct {
	labels  []string
	unknown []bool
	edges   []drawnEdge
}

type drawnEdge struct {
	from, to int
	kind     ctxsys.RelationKind
}

func draw(r *engine.GraphResponse) drawn {
	var d drawn
	seen := map[string]int{}
	node := func(id, label string, unknown bool) int {
		if n, ok := seen[id]; ok {
			return n
		}
		seen[id] = len(d.labels)
		d.labels = append(d.labels, oneLine(label))
		d.unknown = append(d.unknown, unknown)
		return seen[id]
	}
	node(r.Start.ID, entityLabel(r.Start.QualifiedName, r.Start.Name, r.Start.Path), false)
	for _, n := range r.Nodes {
		node(n.ID, entityLabel(n.QualifiedName, n.Name, n.Path), false)
	}
	for _, e := range r.Edges {
		from := node(e.Source.ID, entityLabel(e.Source.QualifiedName, e.Source.Name, e.Source.Path), false)
		to := 0
		if e.Target != nil {
			to = node(e.Target.ID, entityLabel(e.Target.QualifiedName, e.Target.Name, e.Target.Path), false)
		} else {
			to = node("\x00"+e.TargetText, e.TargetText, true) // no id begins so
		}
		d.edges = append(d.edges, drawnEdge{from, to, e.Kind})
	}
	return d
}

func entityLabel(qualified, name, path string) string {
	label := named(qualified, name)
	if label == "" || label == path {
		return path
	}
	return label + " (" + filepath.Base(path) + ")"
}

// graphDot draws a neighbourhood for Graphviz.
func graphDot(r *engine.GraphResponse) string {
	var b strings.Builder
	b.WriteString("digraph ctx {\n  rankdir=LR;\n  node [shape=box];\n")
	d := draw(r)
	escape := strings.NewReplacer(`"`, `\"`, `\`, `\\`)
	for i, label := range d.labels {
		style := ""
		if d.unknown[i] {
			style = ", style=dashed"
		}
		fmt.Fprintf(&b, "  n%d [label=\"%s\"%s];\n", i, escape.Replace(label), style)
	}
	for _, e := range d.edges {
		fmt.Fprintf(&b, "  n%d -> n%d [label=%q];\n", e.from, e.to, string(e.kind))
	}
	b.WriteString("}\n")
	return b.String()
}

// graphMermaid draws a neighbourhood for Mermaid. Its labels know no escapes but entity codes.
func graphMermaid(r *engine.GraphResponse) string {
	var b strings.Builder
	b.WriteString("graph LR\n")
	d := draw(r)
	escape := strings.NewReplacer("#", "#35;", `"`, "#quot;", "<", "#lt;", ">", "#gt;", "&", "#amp;")
	for i, label := range d.labels {
		open, end := `["`, `"]`
		if d.unknown[i] {
			open, end = `("`, `")`
		}
		fmt.Fprintf(&b, "  n%d%s%s%s\n", i, open, escape.Replace(label), end)
	}
	for _, e := range d.edges {
		fmt.Fprintf(&b, "  n%d -->|%s| n%d\n", e.from, e.kind, e.to)
	}
	return b.String()
}
