package relate

import (
	"slices"
	"strings"

	ctxsys "github.com/ctx-sys/ctx-sys"
	"github.com/ctx-sys/ctx-sys/internal/facts"
)

// What a bare name means: something around it, of its file, imported, of its namespace, of everybody.

// name looks a bare name up. A name that could be inherited from outside of the project is taken for that when
// nothing else is found.
func (e *evaluator) name(d *Decls, from int32, name string) value {
	if e.tired() {
		return value{}
	}
	outside, held, inType := value{}, value{}, false
	for s, via := from, int32(-1); s >= 0; s, via = d.Symbols[s].Parent, s {
		if isType(d.Symbols[s].Type) {
			if inType && d.lang.inner && !isCapital(name) {
				continue
			}
			inType = true
		}
		switch v := e.around(d, s, via, name); v.kind {
		case vNone:
		case vExternal:
			outside = v
		default:
			if e.wanted.kind != useType || !d.lang.typed() || !holds(v) {
				return v
			}
			if held.kind == vNone { // a field can be called like its type
				held = v
			}
		}
	}
	if v := e.inFile(d, name); v.kind != vNone && (v.kind != vExternal || held.kind == vNone) {
		return v
	}
	if held.kind != vNone {
		return held
	}
	if d.Language == "python" {
		return e.besideMethod(d, from, name)
	}
	return outside
}

// besideMethod looks up what is above a method in its class: decorators and defaults see it, the body does not,
// but has no other meaning for it either.
func (e *evaluator) besideMethod(d *Decls, method int32, name string) value {
	if method < 0 || d.Symbols[method].Parent < 0 || !isType(d.Symbols[d.Symbols[method].Parent].Type) || facts.PredeclaredPython(name) {
		return value{}
	}
	return aboveInClass(d, method, name)
}

// around looks a name up in a symbol that it is in. via is the one inside it through which that is so, -1 when
// it is in it directly.
func (e *evaluator) around(d *Decls, s, via int32, name string) value {
	sym := &d.Symbols[s]
	if full, is := d.spaces[s]; is {
		return e.aroundSpace(d, full, sym.Name, name)
	}
	switch {
	case !isType(sym.Type):
		return e.aroundRoutine(d, s, via, name)
	case d.lang.members:
		return e.aroundType(symbolRef{d, s}, name)
	case via < 0 || sym.Type == ctxsys.TypeNamespace: // members are not in scope of their siblings' bodies
		found := appendChildren(nil, symbolRef{d, s}, name)
		if e.body.class == (symbolRef{d, s}) {
			found = keepOnly(found, func(ref symbolRef) bool { return ref.sym().Line < e.body.line })
		}
		if ref, _ := e.choose(d, found); ref.ok() {
			return value{kind: vSymbol, sym: ref}
		}
	case d.Language == "python" && isHeld(d.Symbols[via].Type):
		return aboveInClass(d, via, name)
	}
	return value{}
}

// aboveInClass looks up what a Python class has defined before it comes to one of its members.
func aboveInClass(d *Decls, member int32, name string) value {
	var indexes [8]int32
	for _, i := range d.appendNamed(indexes[:0], d.Symbols[member].Parent, name) {
		if i < member {
			return value{kind: vSymbol, sym: symbolRef{d, i}}
		}
	}
	return value{}
}

// aroundRoutine looks up what is declared in a function, and in the type that the function is declared for. The
// methods of a class without a name are in the function as well: only they see one another.
func (e *evaluator) aroundRoutine(d *Decls, s, via int32, name string) value {
	found := appendChildren(nil, symbolRef{d, s}, name)
	if d.lang.members && (via < 0 || d.Symbols[via].Type != ctxsys.TypeMethod) {
		found = keepOnly(found, func(ref symbolRef) bool { return ref.sym().Type != ctxsys.TypeMethod })
	}
	if ref, _ := e.choose(d, found); ref.ok() {
		return value{kind: vSymbol, sym: ref}
	}
	if !d.lang.members || d.Symbols[s].Owner == "" {
		return value{}
	}
	outside := value{}
	if o := e.p.owner(symbolRef{d, s}); o.kind == vExternal {
		outside = o
	}
	for o := e.p.owner(symbolRef{d, s}); o.kind == vSymbol; o.sym.index = o.sym.sym().Parent {
		v := value{}
		if full, is := o.sym.decls.spaces[o.sym.index]; is {
			v = e.inSpace(d, full, name)
		} else {
			v = e.aroundType(o.sym, name)
		}
		switch {
		case v.kind == vExternal:
			outside = v
		case v.kind != vNone:
			return v
		}
		if o.sym.sym().Parent < 0 {
			break
		}
	}
	return outside
}

// aroundType looks a name up among the members of a type, whose own name is one of them.
func (e *evaluator) aroundType(t symbolRef, name string) value {
	if t.sym().Name == name {
		if e.wanted.kind == useType {
			t = e.p.first(t)
		}
		return value{kind: vSymbol, sym: t}
	}
	return e.memberIn(t, name, byScope)
}

// aroundSpace looks a name up in a namespace and in those around it that its declaration names with it.
func (e *evaluator) aroundSpace(d *Decls, full, declared, name string) value {
	for {
		if v := e.inSpace(d, full, name); v.kind != vNone {
			return v
		}
		full, _ = cutLast(full)
		if declared, _ = cutLast(declared); declared == "" || !d.lang.outer {
			return value{}
		}
	}
}

// inFile looks up what a file can name without qualification, beyond what is around the name.
func (e *evaluator) inFile(d *Decls, name string) value {
	if d.lang.scope == scopeFolder {
		if ref, ok := e.p.goPackage(d.dir, d.Package).members[name]; ok {
			return value{kind: vSymbol, sym: ref, how: samePlace(d, ref)}
		}
	} else if v := e.defined(d, name); v.kind != vNone {
		return v
	}
	if b, ok := e.p.importFor(d, name); ok {
		if m := e.declaredModule(d, name); m.kind != vNone {
			return m
		}
		return e.imported(d, b.target, b.member)
	}
	switch {
	case d.lang.scope == scopeSpace:
		return e.unqualified(d, name)
	case d.lang.impls:
		return e.inPrelude(d, name)
	case d.lang.globals:
		return e.globally(d, name)
	}
	return e.starred(d, name)
}

// defined looks a name up among those at the top of a file.
func (e *evaluator) defined(d *Decls, name string) value {
	var buffer [8]symbolRef
	found := buffer[:0]
	var indexes [8]int32
	for _, i := range d.appendNamed(indexes[:0], -1, name) {
		found = append(found, symbolRef{d, i})
	}
	ref, _ := e.choose(d, found)
	if !ref.ok() {
		return value{}
	}
	if full, is := d.spaces[ref.index]; is {
		return value{kind: vSpace, dir: full, file: d}
	}
	return value{kind: vSymbol, sym: ref}
}

// unqualified looks a name up in the namespaces that a file sees without naming them.
func (e *evaluator) unqualified(d *Decls, name string) value {
	if name == d.lang.std {
		if e.p.space(spaceKey{d.lang.family, name}) == nil {
			return value{kind: vExternal}
		}
		return value{kind: vSpace, dir: name, file: d}
	}
	for in := d.Package; ; {
		if v := e.inSpace(d, in, name); v.kind != vNone {
			return v
		}
		if in, _ = cutLast(in); in == "" || !d.lang.outer {
			break
		}
	}
	if v := e.fromStars(d, name); v.kind != vNone {
		return v
	}
	if v := e.inSpace(d, "", name); d.lang.global && v.kind != vNone {
		return v
	}
	if e.p.space(spaceKey{d.lang.family, name}) != nil {
		return value{kind: vSpace, dir: name, file: d, how: byPackage}
	}
	if d.strange || predefined(d.lang.family, name) || d.lang.library == libraryAll && name[0] != '$' || d.lang.library == libraryCapitals && isCapital(name) {
		return value{kind: vExternal}
	}
	return value{}
}

// fromOutside looks a name up in a namespace that an expression names.
func (e *evaluator) fromOutside(v value, name string) value {
	found := e.inSpace(v.file, v.dir, name)
	if found.kind == vNone && v.file.lang.modules {
		found = e.handedOn(v.file, v.dir, name, false)
	}
	if l := v.file.lang; found.kind == vNone && v.dir == "" && (l.library == libraryAll || l.library == libraryCapitals && isCapital(name)) {
		found = value{kind: vExternal}
	}
	return found.atLeast(v.how)
}

// handedOn looks up a name that a module brings from others. Of what it imports by name it may export all; what it
// imports as a whole it exports if that is known, by its list or because somebody imports the name from it.
func (e *evaluator) handedOn(d *Decls, module, name string, known bool) value {
	s := e.p.space(spaceKey{d.lang.family, module})
	if s == nil || e.tired() {
		return value{}
	}
	for _, file := range s.clauses {
		f := e.p.load(file)
		if f == nil || f.Package != module {
			continue
		}
		listed := known || slices.ContainsFunc(f.Exports, func(x facts.Export) bool { return x.Name == name })
		for i := range f.Imports {
			imp := &f.Imports[i]
			for _, n := range imp.Names {
				v := value{}
				switch {
				case n.Local == name && n.Name != "*":
					v = e.imported(f, e.p.targetOf(f, imp), n.Name)
				case n.Local == "*" && (imp.Reexport || listed):
					if v = e.inSpace(f, imp.Source, name); v.kind == vNone {
						v = e.handedOn(f, imp.Source, name, true)
					}
				}
				if v.kind != vNone && v.kind != vExternal {
					return v.atLeast(byImport)
				}
			}
		}
	}
	return value{}
}

// fromStars looks a name up in all that is imported as a whole.
func (e *evaluator) fromStars(d *Decls, name string) value {
	for _, t := range d.stars {
		if v := e.member(e.dotted(d, t.space), name); v.kind != vNone && v.kind != vExternal {
			return v.atLeast(byImport)
		}
	}
	return value{}
}

// inPrelude looks up what a file has without defining or naming it: by stars, the name of a crate, the library's.
func (e *evaluator) inPrelude(d *Decls, name string) value {
	switch name {
	case "crate", "super", "self":
		return e.rustPath(d, name)
	}
	if v := e.fromStars(d, name); v.kind != vNone {
		return v
	}
	if v := e.crate(name); v.kind != vNone {
		return v
	}
	if v := e.rustMacro(d, name); v.kind != vNone {
		return v
	}
	if d.lang.library == libraryCapitals && isCapital(name) || predefined(d.lang.family, name) {
		return value{kind: vExternal}
	}
	return value{}
}

func isCapital(name string) bool { return name != "" && 'A' <= name[0] && name[0] <= 'Z' }

// inSpace looks a name up in a namespace, as the file d sees it.
func (e *evaluator) inSpace(d *Decls, in, name string) value {
	family := d.lang.family
	if ref, several := e.choose(d, e.p.declared(family, in, name)); ref.ok() {
		if how, ok := e.sure(d, ref, several); ok {
			return value{kind: vSymbol, sym: ref, how: how}
		}
	}
	full := joinDots(in, name)
	if e.p.space(spaceKey{family, full}) != nil {
		return value{kind: vSpace, dir: full, file: d, how: byPackage}
	}
	if d.lang.std != "" && (in == d.lang.std || strings.HasPrefix(in, d.lang.std+".")) {
		return value{kind: vExternal}
	}
	return value{}
}

// sure says by what a definition of a namespace was found. Where programs of many files are not put together by
// name, one of another file is a guess.
func (e *evaluator) sure(d *Decls, ref symbolRef, several bool) (h how, ok bool) {
	switch {
	case ref.decls == d:
		return byScope, true
	case d.lang.libraries:
		return byImport, true
	case d.lang.linked && (e.p.includes(d, ref.decls) || included(ref)):
		return byImport, true
	case d.lang.loose && ref.sym().Parent < 0 && !isType(ref.sym().Type):
		return byUniqueName, !several
	case several && d.lang.linked && ref.sym().Type == ctxsys.TypeVariable:
		return 0, false // of another program, or what a macro hides in a function
	case several:
		return byNearness, true
	case d.lang.linked:
		return byLinkage, true
	}
	return byPackage, true
}

// dotted evaluates a full name, as the file d sees it.
func (e *evaluator) dotted(d *Decls, full string) value {
	if d.lang.impls {
		return e.rustPath(d, full)
	}
	if full == "" || e.p.space(spaceKey{d.lang.family, full}) != nil {
		return value{kind: vSpace, dir: full, file: d, how: byImport}
	}
	defer func(w wanted) { e.wanted = w }(e.wanted)
	e.wanted = wanted{}
	before, last := cutLast(full)
	return e.member(e.dotted(d, before), last)
}

// spaceSymbol returns a symbol that declares a namespace: of the file itself, else of the first by path.
func (p *Project) spaceSymbol(d *Decls, full string) (symbolRef, bool) {
	s := p.space(spaceKey{d.lang.family, full})
	if s == nil {
		return symbolRef{}, false
	}
	if found := p.symbolsNamed(d.File, full); len(found) > 0 {
		return found[0], true
	}
	for _, file := range s.symbols {
		if found := p.symbolsNamed(file, full); len(found) > 0 {
			return found[0], true
		}
	}
	return symbolRef{}, false
}

// declaring is a namespace as a symbol. One that is none, as a package, is used by import alone.
func (p *Project) declaring(d *Decls, v value) value {
	ref, ok := p.spaceSymbol(d, v.dir)
	if !ok {
		return value{kind: vModule}
	}
	return value{kind: vSymbol, sym: ref, how: v.how}
}

// keepOnly returns the symbols for which f holds.
func keepOnly(refs []symbolRef, f func(symbolRef) bool) []symbolRef {
	left := refs[:0]
	for _, ref := range refs {
		if f(ref) {
			left = append(left, ref)
		}
	}
	return left
}
