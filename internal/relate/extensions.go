package relate

import (
	"slices"

	"github.com/ctx-sys/ctx-sys/internal/facts"
)

// Members that a type of the library is given by the project, and those that are given by functions elsewhere.

// orExtension is what was found as a member of v, or a function that is declared for values like it and that the
// file sees.
func (e *evaluator) orExtension(found, v value, name string) value {
	if found.kind != vNone && found.kind != vExternal || e.at == nil || e.level != knowsAll || !e.at.lang.typed() {
		return found
	}
	if e.at.lang.extensions {
		if ref, ok := e.extensionFor(v, name); ok {
			return value{kind: vSymbol, sym: ref, how: max(v.how, byReceiver)}
		}
		return found
	}
	if v.kind != vInstance || v.typ == "" {
		return found
	}
	var fit []symbolRef
	for _, typ := range typeNames(e.at.lang.family, v.typ) {
		for _, m := range e.p.find(memberKey{e.at.lang.family, typ, name, true}) {
			if o := e.p.owner(m); o.kind != vSymbol && e.imports(m) {
				fit = append(fit, m)
			}
		}
	}
	if ref, _ := e.choose(e.at, fit); ref.ok() {
		return value{kind: vSymbol, sym: ref, how: max(v.how, byReceiver)}
	}
	return found
}

// typeNames returns the simple names that a type can have: a collection has those of all collections.
func typeNames(family, typ string) []string {
	if typ[0] == '[' {
		return collectionTypes[family]
	}
	return []string{facts.LastName(typ)}
}

// collectionTypes are the types that are written as what they hold.
var collectionTypes = map[string][]string{
	"jvm": {"List", "MutableList", "Collection", "MutableCollection", "Iterable", "Set", "MutableSet", "Map", "MutableMap", "Sequence",
		"Array", "Iterator", "Flow"},
	"swift": {"Array", "Collection", "Sequence", "Set", "Dictionary", "RandomAccessCollection", "BidirectionalCollection"},
	"rust":  {"Vec", "Iterator", "HashMap", "BTreeMap", "HashSet"},
}

// imports reports whether the file can call a function that is declared for a type of others.
func (e *evaluator) imports(m symbolRef) bool {
	d := e.at
	if !d.lang.receivers || m.decls.Package == d.Package {
		return true
	}
	if b, ok := e.p.importFor(d, m.sym().Name); ok && b.target.space == m.decls.Package {
		return true
	}
	return slices.ContainsFunc(d.stars, func(t imported) bool { return t.space == m.decls.Package })
}

// extensionFor finds a static method that is called on its first parameter, v: of a type in a namespace that the
// file sees.
func (e *evaluator) extensionFor(v value, name string) (symbolRef, bool) {
	outer := e.wanted
	if e.wanted.args > 0 {
		e.wanted.args++
	}
	defer func() { e.wanted = outer }()
	var fit []symbolRef
	for _, m := range e.p.find(memberKey{e.at.lang.family, anyType, name, true}) {
		if e.seesSpaceOf(m) && e.receives(m, v) {
			fit = append(fit, m)
		}
	}
	ref, _ := e.choose(e.at, fit)
	return ref, ref.ok()
}

// seesSpaceOf reports whether the file is in the namespace of a method's type, or imports it.
func (e *evaluator) seesSpaceOf(m symbolRef) bool {
	in, ok := m.decls.spaceAround(m.decls.Symbols[m.sym().Parent].Parent)
	if !ok {
		return false
	}
	for at := e.at.Package; at != ""; at, _ = cutLast(at) {
		if at == in {
			return true
		}
	}
	if _, declared := e.at.declares(in); declared || in == "" {
		return true
	}
	return slices.ContainsFunc(e.at.stars, func(t imported) bool { return t.space == in })
}

// declares returns the symbol by which a file declares a namespace.
func (d *Decls) declares(space string) (int32, bool) {
	for i, full := range d.spaces {
		if full == space {
			return i, true
		}
	}
	return -1, false
}

// receives reports whether an extension can be for a value: the type it is for is that of the value, or a base of
// it, or one that the project does not declare.
func (e *evaluator) receives(m symbolRef, v value) bool {
	want := m.sym().Receiver
	t := e.typeOf(v)
	if t.kind == vSymbol {
		if t.sym.sym().Name == want {
			return true
		}
		for _, b := range e.p.ancestorsOf(t.sym, e.level) {
			if b.sym.ok() && b.sym.sym().Name == want {
				return true
			}
		}
		return isTypeParam(want)
	}
	if v.typ != "" && facts.LastName(v.typ) == want || isTypeParam(want) {
		return true
	}
	ev := evaluator{p: e.p, level: knowsNone}
	return v.typ != "" && v.typ[0] == '[' && ev.typeNamed(m, want).kind != vSymbol // a collection
}

// isTypeParam reports whether a type is named as type parameters are.
func isTypeParam(name string) bool {
	return name == "object" || len(name) > 0 && name[0] == 'T' && (len(name) == 1 || 'A' <= name[1] && name[1] <= 'Z')
}

// importedExtension evaluates the last name of an expression as a function for a type, where the file imports one
// of that name.
func (e *evaluator) importedExtension(d *Decls, expr string) value {
	name := facts.LastName(expr)
	if !d.lang.receivers || name == expr {
		return value{}
	}
	if _, ok := e.p.importFor(d, name); !ok {
		return value{}
	}
	v := e.expr(d, -1, nil, facts.NotLocal, name)
	if v.kind == vSymbol && v.sym.sym().Owner != "" {
		return v
	}
	return value{}
}
