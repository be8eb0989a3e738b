package relate

import (
	"slices"
	"strings"

	"github.com/cespare/xxhash/v2"

	ctxsys "github.com/ctx-sys/ctx-sys"
	"github.com/ctx-sys/ctx-sys/internal/facts"
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
	likely := len(d.Imports) + len(u.Refs)/2
	r := relater{p: p, d: d, edges: make([]Edge, 0, likely), seen: make(map[uint64]int32, likely)}
	if d.lang.linked {
		r.reach = reach{}
		defer p.giveBack(r.reach)
	}
	r.imports()
	for i := range d.Symbols {
		r.heritage(int32(i))
		r.implements(int32(i))
	}
	for i := range u.Refs {
		if u.Refs[i].Symbol < len(d.Symbols) { // damaged facts may say anything
			r.use(&u.Refs[i], u.Locals)
		}
	}
	slices.SortStableFunc(r.edges, func(a, b Edge) int { return a.Source - b.Source })
	return r.edges
}

// Typed is File for a text that is being typed: the project has another state of the file, or none. What the text uses of its
// own file leads to what the project has of that.
func (p *Project) Typed(d *Decls, u Uses) []Edge {
	d.seat = len(p.decls) // one that no other has until the next is loaded
	return p.File(d, u)
}

// same reports whether two edges lead from one entity to one target in one way.
func (e *Edge) same(f *Edge) bool {
	return e.Source == f.Source && e.Kind == f.Kind && e.File == f.File && e.Number == f.Number && e.Module == f.Module && (e.Found() || e.Text == f.Text)
}

// hash is equal for edges that are the same.
func (e *Edge) hash() uint64 {
	h := uint64(0)
	if !e.Found() {
		h = xxhash.Sum64String(e.Text)
	}
	for _, n := range [...]uint64{uint64(e.Source), uint64(e.File), uint64(e.Number), uint64(e.Module), uint64(len(e.Kind))} {
		h = (h ^ n) * 0x9e3779b97f4a7c15
		h ^= h >> 29
	}
	return h
}

type relater struct {
	p     *Project
	d     *Decls
	edges []Edge
	seen  map[uint64]int32 // by hash, or a number behind one that another has: index into edges
	reach reach
}

// add appends an edge, or strengthens the one that is already there.
func (r *relater) add(e Edge) {
	if e.Kind != ctxsys.Imports && e.Kind != ctxsys.Documents && r.d.lang.scope == scopeSpace {
		e.Text = strings.TrimPrefix(e.Text, ".") // of a name from the root
	}
	if !e.Found() && len(e.Text) > maxText {
		e.Text = strings.ToValidUTF8(e.Text[:maxText], "") + "…"
	}
	hash := e.hash()
	for i, known := r.seen[hash]; known; i, known = r.seen[hash] {
		if old := &r.edges[i]; old.same(&e) {
			if e.Weight > old.Weight {
				old.Weight, old.Resolution, old.External = e.Weight, e.Resolution, e.External
			}
			return
		}
		hash++
	}
	if e.File == 0 && (e.Kind == ctxsys.Imports || e.Kind == ctxsys.Extends || e.Kind == ctxsys.Implements) {
		e.Text = strings.Clone(e.Text) // that of a declaration, which may be in an arena; of a use it is not
	}
	r.seen[hash] = int32(len(r.edges))
	r.edges = append(r.edges, e)
}

func (r *relater) number(symbol int) int {
	if symbol < 0 {
		return 0
	}
	return int(r.d.Symbols[symbol].Number)
}

// resolved fills an edge in with what a value says.
func resolved(e Edge, v value) Edge {
	switch v.kind {
	case vSymbol:
		e.File, e.Number = v.sym.decls.File, int(v.sym.sym().Number)
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
		if r.d.lang.byName(imp) {
			r.spaceImports(imp)
			continue
		}
		t := r.p.target(r.d, imp.Source)
		if t.file != r.d { // from . import x in a package's own file
			r.add(r.importEdge(imp, t))
		}
		if r.d.Language != "python" || !t.found() {
			continue
		}
		for _, n := range imp.Names {
			if n.Name == "*" || t.file != nil && best(t.file, -1, n.Name).ok() {
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

func (r *relater) importEdge(imp *facts.Import, t imported) Edge {
	e := Edge{Kind: ctxsys.Imports, Text: imp.Source, Line: imp.Line, Weight: 1, Resolution: "import"}
	switch {
	case t.file != nil:
		e.File = t.file.File
	case t.isDir:
		e.Module = r.p.files.Folder(t.dir)
	case t.external:
		e.External, e.Resolution = true, "external"
	default:
		e.Weight, e.Resolution = 0, "unresolved"
	}
	return e
}

// heritage adds the bases of a type, those it is given elsewhere too.
func (r *relater) heritage(symbol int32) {
	t := symbolRef{r.d, symbol}
	s := t.sym()
	if s.Type == ctxsys.TypeType && r.d.lang.family == "script" {
		return // an intersection of types has the members of its parts, but none of them is its base
	}
	add := func(kind ctxsys.RelationKind, bases []string, ctx symbolRef, line int) {
		for _, base := range bases {
			r.base(t, kind, base, ctx, line)
		}
	}
	ctx := symbolRef{r.d, s.Parent}
	add(ctxsys.Extends, s.Extends, ctx, int(s.Line))
	add(ctxsys.Implements, s.Implements, ctx, int(s.Line))
	r.p.eachExtension(t, func(d *Decls, x *facts.Extension) {
		line := int(s.Line)
		if d == r.d {
			line = x.Line
		}
		ctx := symbolRef{d, int32(x.Parent)}
		add(ctxsys.Extends, x.Extends, ctx, line)
		add(ctxsys.Implements, x.Implements, ctx, line)
	})
}

// base adds one base of a type, as it is called in ctx.
func (r *relater) base(t symbolRef, kind ctxsys.RelationKind, base string, ctx symbolRef, line int) {
	ev := evaluator{p: r.p}
	v := ev.typeNamed(ctx, base)
	if v.kind == vSymbol && v.sym == t {
		return
	}
	if v.kind == vNone && builtinType(r.d.lang.family, base) {
		v = value{kind: vExternal}
	}
	if v.kind == vNone && r.d.Language == "go" && !strings.Contains(base, ".") && facts.PredeclaredGoType(base) {
		return // a predeclared type
	}
	if v.kind == vSymbol && r.d.lang.typed() && v.sym.sym().Type == ctxsys.TypeInterface && t.sym().Type != ctxsys.TypeInterface {
		kind = ctxsys.Implements // where the syntax does not tell
	}
	r.add(resolved(Edge{Source: int(t.sym().Number), Kind: kind, Text: base, Line: line}, v))
}

// use adds the edge of one reference.
func (r *relater) use(f *facts.Ref, locals []facts.Local) {
	if isMention(f.Kind) {
		r.mention(f)
		return
	}
	ev := evaluator{p: r.p, reach: r.reach}
	ev.last = wantedBy(f)
	if r.d.Language == "python" && f.Kind != facts.RefType && f.Symbol >= 0 {
		ev.body = body{symbolRef{r.d, int32(f.Symbol)}, int32(f.Line)}
	}
	if element, ok := strings.CutPrefix(f.Expr, "[]"); ok { // a collection is made, not its element
		f = &facts.Ref{Kind: facts.RefType, Expr: strings.TrimLeft(element, "[]()"), Base: f.Base, Symbol: f.Symbol, Line: f.Line}
	}
	v := ev.expr(r.d, int32(f.Symbol), locals, f.Base, f.Expr)
	if v.kind == vSpace {
		v = r.p.declaring(r.d, v)
	}
	switch {
	case v.kind == vModule && v.file != nil && f.Kind == facts.RefCall:
		v = ev.defaultExport(v.file)
	case v.kind == vInstance && r.d.lang.typed(), v.kind == vNone && f.Base == facts.NotLocal && namesOutside(r.d, f.Expr):
		v = value{kind: vExternal} // a member of what the library has
	}
	if rest, ok := r.hiddenSpace(v, f); ok {
		ev.last = wantedBy(f)
		if w := ev.expr(r.d, int32(f.Symbol), locals, facts.NotLocal, rest); w.kind == vSymbol && (w.sym.decls == r.d || ev.reaches(r.d, w.sym.decls)) {
			v = w.atLeast(byImport)
		}
	}
	if v.kind == vNone || v.kind == vExternal && f.Base != facts.NotLocal {
		ev.last = wantedBy(f)
		if w := ev.importedExtension(r.d, f.Expr); w.kind != vNone {
			v = w
		}
	}
	if v.kind == vNone && f.Kind == facts.RefCall && strings.Contains(f.Expr, ".") && !r.isImported(f) {
		if v = r.p.guess(r.d, facts.LastName(f.Expr)); v.kind == vSymbol && !canCall(r.d, f, v.sym) {
			v = value{}
		}
	}
	if v.kind == vSymbol && v.how == byUniqueName && r.p.isTest(v.sym.decls) && !r.p.isTest(r.d) {
		v = value{} // what only tests define, others do not mean
	}
	e := resolved(Edge{Source: r.number(f.Symbol), Kind: edgeKind(f.Kind, v, r.d.Language), Text: f.Expr, Line: f.Line}, v)
	switch {
	case v.kind == vSymbol:
		if v.sym.decls == r.d && int(v.sym.index) == f.Symbol && f.Kind != facts.RefCall {
			return // a recursive type, or a name inside its own definition
		}
	case v.kind == vModule:
		return // the import edge says it
	case f.Kind == facts.RefValue || f.Kind == facts.RefType:
		return // a builtin, a global, a type parameter: not worth an open end
	}
	r.add(e)
}

// hiddenSpace cuts the namespace off an expression that leads nowhere: a macro may open it.
func (r *relater) hiddenSpace(v value, f *facts.Ref) (rest string, ok bool) {
	if v.kind != vNone || f.Base != facts.NotLocal || r.d.lang.std == "" {
		return "", false
	}
	first, rest, ok := strings.Cut(f.Expr, ".")
	return rest, ok && !strings.ContainsAny(first, "([#!?") && first != r.d.lang.std
}

// wantedBy is what a use demands of the definition it means.
func wantedBy(f *facts.Ref) wanted {
	w := wanted{args: f.Args}
	switch f.Kind {
	case facts.RefCall:
		w.kind = useCall
	case facts.RefNew, facts.RefType:
		w.kind = useType
	}
	return w
}

// isImported reports whether an expression begins with what an import binds: when that leads nowhere, a
// definition elsewhere that happens to have the name is not meant.
func (r *relater) isImported(f *facts.Ref) bool {
	name, _, _ := strings.Cut(f.Expr, ".")
	_, ok := r.p.importFor(r.d, name)
	return ok && f.Base == facts.NotLocal
}

// isHeld reports whether symbols of a type hold a value.
func isHeld(t ctxsys.EntityType) bool {
	return t == ctxsys.TypeProperty || t == ctxsys.TypeVariable || t == ctxsys.TypeConstant
}

// holds reports whether a value is a symbol that holds one.
func holds(v value) bool { return v.kind == vSymbol && isHeld(v.sym.sym().Type) }

// edgeKind tells a call from the conversion that looks like one.
func edgeKind(k facts.RefKind, v value, language string) ctxsys.RelationKind {
	if v.kind == vSymbol && languageOf(language).bareCalls && k != facts.RefNew && k != facts.RefType {
		switch t := v.sym.sym().Type; { // x.y reads a field as it calls a method
		case isHeld(t):
			return ctxsys.References
		case t == ctxsys.TypeMethod || t == ctxsys.TypeFunction:
			return ctxsys.Calls
		}
	}
	switch k {
	case facts.RefCall:
		if language == "go" && v.kind == vSymbol && isType(v.sym.sym().Type) {
			return ctxsys.References
		}
		return ctxsys.Calls
	case facts.RefNew:
		if language == "go" {
			return ctxsys.References
		}
		return ctxsys.Calls
	}
	return ctxsys.References
}
