package op

import (
	"cmp"
	"fmt"
	"path/filepath"
	"strings"
	"unicode"

	ctxsys "github.com/ctx-sys/ctx-sys"
	"github.com/ctx-sys/ctx-sys/internal/graph"
	"github.com/ctx-sys/ctx-sys/internal/picture"
	"github.com/ctx-sys/ctx-sys/internal/render"
)

// drawn is an answer as the graph languages need it: numbered nodes, and edges between them. Ends that are
// unknown become nodes of their own, marked as such.
type drawn struct {
	labels  []string
	unknown []bool
	edges   []drawnEdge
	numbers map[string]int
	title   string
	started bool // the first node is what was asked about
}

type drawnEdge struct {
	from, to int
	kind     ctxsys.RelationKind
}

// node returns the number of a node, a new one for an id that was not there yet.
func (d *drawn) node(id, label string, unknown bool) int {
	if n, ok := d.numbers[id]; ok {
		return n
	}
	if d.numbers == nil {
		d.numbers = map[string]int{}
	}
	n := len(d.labels)
	d.numbers[id] = n
	d.labels = append(d.labels, label)
	d.unknown = append(d.unknown, unknown)
	return n
}

func (d *drawn) entity(e ctxsys.Entity) {
	d.node(e.ID, entityLabel(e.QualifiedName, e.Name, e.Path), false)
}

// start is the entity that was asked about.
func (d *drawn) start(e ctxsys.Entity) {
	d.entity(e)
	d.title, d.started = "Graph of "+d.labels[0], true
}

func (d *drawn) end(e *graph.End) int {
	return d.node(e.ID, entityLabel(e.QualifiedName, e.Name, e.Path), false)
}

func (d *drawn) edge(e graph.Edge) {
	from, to := d.end(&e.Source), 0
	if e.Target != nil {
		to = d.end(e.Target)
	} else {
		to = d.node("\x00"+e.TargetText, e.TargetText, true) // no id begins so
	}
	d.edges = append(d.edges, drawnEdge{from, to, e.Kind})
}

func drawNeighbourhood(r *graph.NeighboursResponse) (d drawn) {
	d.start(r.Start)
	for _, n := range r.Nodes {
		d.entity(n.Entity)
	}
	for _, e := range r.Edges {
		d.edge(e)
	}
	return d
}

func drawUses(r *graph.UsesResponse) (d drawn) {
	d.title = "Uses"
	if r.Start.ID != "" {
		d.start(r.Start)
	}
	for _, e := range r.Edges {
		d.edge(e.Edge)
	}
	return d
}

func drawHierarchy(r *graph.HierarchyResponse) (d drawn) {
	d.start(r.Start)
	var tree func([]graph.HierarchyNode)
	tree = func(nodes []graph.HierarchyNode) {
		for _, n := range nodes {
			d.edge(n.Edge)
			tree(n.Nodes)
		}
	}
	tree(r.Supertypes)
	tree(r.Subtypes)
	return d
}

func drawPath(r *graph.PathResponse) (d drawn) {
	d.title = "A path"
	for _, n := range r.Nodes {
		d.entity(n)
	}
	for _, e := range r.Edges {
		d.edge(e)
	}
	return d
}

func drawCycles(r *graph.CyclesResponse) (d drawn) {
	d.title = "Cycles"
	for _, c := range r.Cycles {
		for _, e := range c.Cycle {
			d.edge(e)
		}
	}
	return d
}

func entityLabel(qualified, name, path string) string {
	label := cmp.Or(qualified, name)
	if label == "" || label == path {
		return path
	}
	if path == "" { // of what was said
		return label
	}
	return label + " (" + filepath.Base(path) + ")"
}

// dot draws for Graphviz, which reads entities of HTML in a label too.
func (d drawn) dot() render.Page {
	var b render.Writer
	b.Printf("digraph ctx {\n  rankdir=LR;\n  node [shape=box];\n")
	escape := strings.NewReplacer(`"`, `\"`, `\`, `\\`, "&", "&amp;")
	for i, label := range d.labels {
		style := ""
		if d.unknown[i] {
			style = ", style=dashed"
		}
		b.Printf("  n%d [label=\"%s\"%s];\n", i, escape.Replace(label), style)
	}
	for _, e := range d.edges {
		b.Printf("  n%d -> n%d [label=%q];\n", e.from, e.to, string(e.kind))
	}
	b.Printf("}\n")
	return b.Page()
}

// mermaid draws for Mermaid. Its labels know no escapes but the numbers of characters, and it looks for directives, styles and Markdown in them.
func (d drawn) mermaid() render.Page {
	var b render.Writer
	b.Printf("graph LR\n")
	for i, label := range d.labels {
		open, end := `["`, `"]`
		if d.unknown[i] {
			open, end = `("`, `")`
		}
		b.Printf("  n%d%s%s%s\n", i, open, mermaidText(label), end)
	}
	for _, e := range d.edges {
		b.Printf("  n%d -->|%s| n%d\n", e.from, e.kind, e.to)
	}
	return b.Page()
}

func mermaidText(label string) string {
	var b strings.Builder
	for _, r := range render.Line(label) {
		if unicode.IsLetter(r) || unicode.IsDigit(r) || strings.ContainsRune(" ./,()-_", r) {
			b.WriteRune(r)
			continue
		}
		fmt.Fprintf(&b, "#%d;", r)
	}
	return b.String()
}

// svg is the picture itself, as a file.
func (d drawn) svg() render.Page { return d.picture().File() }

func (d drawn) picture() picture.SVG {
	nodes, edges := make([]picture.Node, len(d.labels)), make([]picture.Edge, len(d.edges))
	for i, label := range d.labels {
		nodes[i] = picture.Node{Label: label, Unknown: d.unknown[i]}
	}
	for i, e := range d.edges {
		edges[i] = picture.Edge{From: e.from, To: e.to, Kind: string(e.kind)}
	}
	return picture.Graph(d.title, nodes, edges, d.started)
}
