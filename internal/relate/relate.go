package relate

import (
	"slices"
	"strings"

	ctxsys "github.com/ctx-sys/ctx-sys"
	"github.com/ctx-sys/ctx-sys/internal/parse"
)

// Edge is one resolved or unresolved use. Source is the number of an entity in the related file.
type Edge struct {
	Source     int
	Kind       ctxsys.RelationKind
	File       int64 // of the target, 0 when there is none or it is a module
	Number     int   // of the target in its file
	Module     int64 // entity of the target when it is a directory
	Text       string
	Line       int
	Weight     float64
	Resolution string
	External   bool
}

// Found reports whether the edge has a target.
func (e *Edge) Found() bool { return e.File != 0 || e.Module != 0 }

// maxText bounds the stored text of a target that was not found.
const maxText = 120

// File relates one file, given as the project knows it: it returns the edges that leave its entities, sorted by source, each target once
// a source and kind.
func (p *Project) File(d *Decls, u Uses) []Edge {
	r := relater{p: p, d: d, seen: map[edgeKey]int{}}
	r.imports()
	for i := range d.Symbols {
		r.heritage(int32(i), ctxsys.Extends, d.Symbols[i].Extends)
		r.heritage(int32(i), ctxsys.Implements, d.Symbols[i].Implements)
	}
	for i := range u.Refs {
		if u.Refs[i].Symbol < len(d.Symbols) { // damaged facts may say anything
			r.use(&u.Refs[i], u.Locals)
		}
	}
	slices.SortStableFunc(r.edges, func(a, b Edge) int { return a.Source - b.Source })
	return r.edges
}

type edgeKey struct {
	source int
	kind   ctxsys.RelationKind
	file   int64
	number int
	module int64
	text   string
}

type relater struct {
	p     *Project
	d     *Decls
	edges []Edge
	seen  map[edgeKey]int // index into edges
}

// add appends an edge, or strengthens the one that is already there.
func (r *relater) add(e Edge) {
	if !e.Found() && len(e.Text) > maxText {
		e.Text = strings.ToValidUTF8(e.Text[:maxText], "") + "…"
	}
	key := edgeKey{source: e.Source, kind: e.Kind, file: e.File, number: e.Number, module: e.Module}
	if !e.Found() {
		key.text = e.Text
	}
	if i, dup := r.seen[key]; dup {
		if old := &r.edges[i]; e.Weight > old.Weight {
			old.Weight, old.Resolution, old.External = e.Weight, e.Resolution, e.External
		}
		return
	}
	r.seen[key] = len(r.edges)
	r.edges = append(r.edges, e)
}

func (r *relater) number(symbol int) int {
	if symbol < 0 {
		return 0
	}
	return r.d.Symbols[symbol].Number
}

// resolved fills an edge in with what a value says.
func resolved(e Edge, v value) Edge {
	switch v.kind {
	case vSymbol:
		e.File, e.Number = v.sym.decls.File, v.sym.sym().Number
		e.Weight, e.Resolution = hows[v.how].weight, hows[v.how].label
	case vExternal:
		e.External, e.Weight, e.Resolution = true, 1, "external"
	default:
		e.Resolution = "unresolved"
	}
	return e
}

// imports adds an edge for each import, to a file or to a directory. Importing a submodule through its
// package is an edge to both.
func (r *relater) imports() {
	for i := range r.d.Imports {
		imp := &r.d.Imports[i]
		t := r.p.target(r.d, imp.Source)
		if t.file != r.d { // from . import x in a package's own file
			r.add(r.importEdge(imp, t))
		}
		if r.d.Language != "python" || !t.found() {
			continue
		}
		for _, n := range imp.Names {
			if n.Name == "*" || t.file != nil && best(t.file, t.file.topLevel[n.Name]).ok() {
				continue
			}
			base := t.dir
			if t.file != nil {
				if !strings.HasSuffix(t.file.Path, "__init__.py") {
					continue
				}
				base = t.file.dir
			}
			if sub := r.p.pythonModule(base, n.Name); sub.file != nil {
				r.add(r.importEdge(imp, sub))
			}
		}
	}
}

func (r *relater) importEdge(imp *parse.Import, t imported) Edge {
	e := Edge{Kind: ctxsys.Imports, Text: imp.Source, Line: imp.Line, Weight: 1, Resolution: "import"}
	switch {
	case t.file != nil:
		e.File = t.file.File
	case t.isDir:
		e.Module = r.p.modules[t.dir]
	case t.external:
		e.External, e.Resolution = true, "external"
	default:
		e.Weight, e.Resolution = 0, "unresolved"
	}
	return e
}

// heritage adds the bases of a type.
func (r *relater) heritage(symbol int32, kind ctxsys.RelationKind, bases []string) {
	for _, base := range bases {
		ev := evaluator{p: r.p}
		v := ev.typeNamed(symbolRef{r.d, r.d.Symbols[symbol].Parent}, base)
		if v.kind == vSymbol && v.sym.decls == r.d && v.sym.index == symbol {
			continue
		}
		s := &r.d.Symbols[symbol]
		if v.kind == vNone && r.d.Language == "go" && !strings.Contains(base, ".") && !declaredGoName(base) {
			continue // a predeclared type
		}
		r.add(resolved(Edge{Source: s.Number, Kind: kind, Text: base, Line: s.Line}, v))
	}
}

// declaredGoName reports whether a Go type name could be declared in the program.
func declaredGoName(name string) bool {
	switch name {
	case "error", "any", "comparable", "string", "int", "byte", "bool":
		return false
	}
	return true
}

// use adds the edge of one reference.
func (r *relater) use(f *parse.Ref, locals []parse.Local) {
	ev := evaluator{p: r.p}
	v := ev.expr(r.d, int32(f.Symbol), locals, f.Base, f.Expr)
	if v.kind == vModule && v.file != nil && f.Kind == parse.RefCall {
		v = ev.defaultExport(v.file)
	}
	if v.kind == vNone && f.Kind == parse.RefCall && strings.Contains(f.Expr, ".") && !r.isImported(f) {
		v = r.p.guess(r.d, parse.LastName(f.Expr))
	}
	e := resolved(Edge{Source: r.number(f.Symbol), Kind: edgeKind(f.Kind, v, r.d.Language), Text: f.Expr, Line: f.Line}, v)
	switch {
	case v.kind == vSymbol:
		if v.sym.decls == r.d && int(v.sym.index) == f.Symbol && f.Kind != parse.RefCall {
			return // a recursive type, or a name inside its own definition
		}
	case v.kind == vModule:
		return // the import edge says it
	case f.Kind == parse.RefValue || f.Kind == parse.RefType:
		return // a builtin, a global, a type parameter: not worth an open end
	}
	r.add(e)
}

// isImported reports whether an expression begins with what an import binds: when that leads nowhere, a
// definition elsewhere that happens to have the name is not meant.
func (r *relater) isImported(f *parse.Ref) bool {
	name, _, _ := strings.Cut(f.Expr, ".")
	_, ok := r.p.importFor(r.d, name)
	return ok && f.Base == parse.NotLocal
}

// edgeKind tells a call from the conversion that looks like one.
func edgeKind(k parse.RefKind, v value, language string) ctxsys.RelationKind {
	switch k {
	case parse.RefCall:
		if language == "go" && v.kind == vSymbol && isType(v.sym.sym().Type) {
			return ctxsys.References
		}
		return ctxsys.Calls
	case parse.RefNew:
		if language == "go" {
			return ctxsys.References
		}
		return ctxsys.Calls
	}
	return ctxsys.References
}
