package parse

import (
	"strings"

	ctxsys "github.com/ctx-sys/ctx-sys"
	"github.com/ctx-sys/ctx-sys/internal/facts"
	"github.com/ctx-sys/ctx-sys/internal/facts/build"
)

// Haskell: types, classes and instances.

func (r *haskellRules) definitions() {
	for kind, typ := range haskellKinds {
		r.on(func(w *walker, n int32) { r.typeDeclaration(w, n, typ) }, kind)
	}
	r.on(r.instance, "instance", "deriving_instance")
	r.on(func(w *walker, n int32) { // data instance T ...: the constructors are its own
		if d := w.first(n, "data_type", "newtype"); d >= 0 {
			owner := r.nameIn(w, w.at(d, r.fName))
			w.among(container{symbol: -1, owner: owner, self: owner, kind: ctxsys.TypeClass}, func() { r.dataBody(w, d) })
		}
	}, "data_instance")
	r.on(r.declarations, "declarations", "class_declarations", "instance_declarations")
	r.on(r.importOf, "import")
	r.on(nothing, "header", "pragma", "cpp", "fixity", "role_annotation")
	r.on(r.typeUses, "kind_signature", "type_instance", "default_types", "deriving", "context", "type_application", "explicit_type",
		"default_signature")
}

// head returns the node of the name that a declaration of a type or class begins with.
func (r *haskellRules) head(w *walker, n int32) int32 {
	if name := w.at(n, r.fName); name >= 0 {
		return name
	}
	for c := w.first(n, "infix", "parens"); c >= 0; c = w.first(c, "infix", "parens") {
		if op := w.at(c, r.fOperator); op >= 0 {
			return op
		}
		if name := w.at(c, r.fName); name >= 0 {
			return name
		}
	}
	return -1
}

// typeDeclaration reads data, newtype, type, class and the families.
func (r *haskellRules) typeDeclaration(w *walker, n int32, kind ctxsys.EntityType) {
	name := r.nameIn(w, r.head(w, n))
	if name == "" {
		w.inside(n)
		return
	}
	s := facts.Symbol{Type: kind, Name: facts.InExpr(name)}
	body := w.at(n, r.fConstructors)
	switch kind {
	case ctxsys.TypeClass:
		if body < 0 {
			body = w.at(n, r.fConstructor)
		}
		if r.isEnum(w, body) {
			s.Type = ctxsys.TypeEnum
		}
		w.children(n, func(c int32) {
			if w.is(c, "deriving") {
				s.Implements = append(s.Implements, r.heads(w, w.at(c, r.fClasses))...)
			}
		})
	case ctxsys.TypeInterface:
		body = w.at(n, r.fDeclarations)
		s.Extends = r.heads(w, w.at(w.at(n, r.fContext), r.fContext))
	case ctxsys.TypeType:
		s.TypeExpr = w.typeExpr(w.at(n, r.fType))
	}
	end := body
	for c := n + 1; c < w.nodes[n].next; c = w.nodes[c].next { // where, or a comment, may come first
		if c == body || w.is(c, "where") || w.roleOf(c) == roleComment {
			end = c
			break
		}
	}
	index := w.define(n, end, s, nil, nil)
	t := &w.File.Symbols[index]
	t.Signature = strings.TrimRight(t.Signature, " =")
	w.enter(index, container{self: t.QualifiedName}, func() {
		if kind == ctxsys.TypeInterface {
			w.visit(w.at(n, r.fContext))
			w.visit(body)
			return
		}
		r.dataBody(w, n)
		w.children(n, func(c int32) {
			if w.is(c, "deriving") {
				w.visit(c)
			}
		})
		if kind == ctxsys.TypeType {
			w.children(n, func(c int32) {
				if f := w.nodes[c].field; f != r.fName && f != r.fPatterns && !w.is(c, "infix") {
					r.typeUses(w, c)
				}
			})
		}
	})
}

// isEnum reports whether constructors are several without fields.
func (r *haskellRules) isEnum(w *walker, list int32) bool {
	if list < 0 || !w.is(list, "data_constructors") {
		return false
	}
	count, plain := 0, true
	w.children(list, func(c int32) {
		if w.is(c, "data_constructor") {
			count++
			p := w.at(c, r.fConstructor)
			plain = plain && p >= 0 && w.is(p, "prefix") && w.first(p, "name", "variable", "apply", "parens", "list", "strict_field", "tuple") < 0 &&
				w.only(p) >= 0
		}
	})
	return plain && count > 1
}

// heads returns the names of the classes in a constraint: those of (Eq a, Show (f a)) are Eq and Show.
func (r *haskellRules) heads(w *walker, n int32) []string {
	switch {
	case n < 0:
		return nil
	case w.is(n, "name"), w.is(n, "qualified"):
		return []string{r.plain(w, n)}
	case w.is(n, "apply"):
		return r.heads(w, w.head(n))
	case w.is(n, "tuple"), w.is(n, "parens"):
		var all []string
		w.children(n, func(c int32) { all = append(all, r.heads(w, c)...) })
		return all
	}
	return nil
}

// dataBody reads the constructors of a type.
func (r *haskellRules) dataBody(w *walker, n int32) {
	list := w.at(n, r.fConstructors)
	if list < 0 {
		if c := w.at(n, r.fConstructor); c >= 0 {
			r.constructor(w, c, c)
		}
		return
	}
	w.children(list, func(c int32) {
		switch {
		case w.is(c, "gadt_constructor"):
			r.gadtConstructor(w, c)
		case w.is(c, "data_constructor"):
			r.constructor(w, c, w.at(c, r.fConstructor))
		}
	})
}

// constructor reads C T U, C {f :: T} and T :+: U; c is the node of that within n.
func (r *haskellRules) constructor(w *walker, n, c int32) {
	if c < 0 {
		return
	}
	name := w.at(c, r.fName)
	if name < 0 {
		name = w.at(c, r.fOperator)
	}
	fields := 0
	w.children(c, func(f int32) {
		if w.nodes[f].field == r.fField || w.nodes[f].field == r.fFields || w.nodes[f].field == r.fLeft {
			fields++
		}
	})
	r.addConstructor(w, n, w.first(c, "fields", "record"), r.nameIn(w, name), fields > 0, func() {
		w.children(c, func(f int32) {
			if f != name && w.first(f, "field") < 0 {
				r.typeUses(w, f)
			}
		})
	})
	r.fields(w, c)
}

func (r *haskellRules) gadtConstructor(w *walker, n int32) {
	typ := w.at(n, r.fType)
	function := typ >= 0 && (w.is(typ, "record") || w.first(typ, "function") >= 0)
	var names []int32
	if name := w.at(n, r.fName); name >= 0 {
		names = append(names, name)
	} else if list := w.at(n, r.fNames); list >= 0 {
		w.children(list, func(c int32) { names = append(names, c) })
	}
	for _, name := range names {
		r.addConstructor(w, n, -1, r.nameIn(w, name), function, func() { r.typeUses(w, typ) })
	}
	if typ >= 0 {
		r.fields(w, typ)
	}
}

// addConstructor adds a constructor. What it yields is its type, or makes it of fields, which begin at body.
func (r *haskellRules) addConstructor(w *walker, n, body int32, name string, fields bool, inside func()) {
	if name == "" {
		return
	}
	s := facts.Symbol{Type: ctxsys.TypeProperty, Name: facts.InExpr(name)}
	if c := w.here(); c != nil {
		s.TypeExpr = c.self
	}
	if fields && s.TypeExpr != "" {
		s.TypeExpr = "()" + s.TypeExpr
	}
	index := w.define(n, body, s, nil, nil)
	r.completeDoc(w, index, n)
	w.shorten(index, maxVariable)
	w.within(index, inside)
}

// completeDoc takes the documentation behind a node when there is none before it.
func (r *haskellRules) completeDoc(w *walker, index int, n int32) {
	if s := &w.File.Symbols[index]; s.Doc == "" {
		s.Doc = r.docAfter(w, n)
	}
}

// fields defines the fields of a record. Those that several constructors have are defined once.
func (r *haskellRules) fields(w *walker, record int32) {
	list := w.first(record, "fields")
	if list < 0 {
		list = w.first(record, "record")
	}
	if list < 0 {
		list = record
	}
	w.children(list, func(f int32) {
		if !w.is(f, "field") {
			return
		}
		typ := w.at(f, r.fType)
		w.children(f, func(name int32) {
			if !w.is(name, "field_name") || r.hasMember(w, w.src(name)) {
				return
			}
			s := facts.Symbol{Type: ctxsys.TypeProperty, Name: w.src(name)}
			if typ >= 0 {
				s.Returns, s.TypeExpr = strings.TrimLeft(build.Collapse(w.src(typ)), "!~"), w.typeExpr(typ)
			}
			index := w.define(f, -1, s, nil, nil)
			r.completeDoc(w, index, f)
			w.within(index, func() { r.typeUses(w, typ) })
		})
	})
}

// hasMember reports whether the type that is walked has a member of the name.
func (r *haskellRules) hasMember(w *walker, name string) bool {
	for i := len(w.File.Symbols) - 1; i > w.current && w.current >= 0; i-- {
		if s := &w.File.Symbols[i]; s.Parent == w.current && s.Name == name {
			return true
		}
	}
	return false
}

// instance reads instance C T, alone or with deriving before it. Its methods belong to T, or to the class when
// T has no name.
func (r *haskellRules) instance(w *walker, n int32) {
	class, owner := r.plain(w, w.at(n, r.fName)), ""
	args := w.at(n, r.fPatterns)
	if infix := w.first(n, "infix"); class == "" && infix >= 0 {
		class, owner = r.plain(w, w.at(infix, r.fOperator)), w.typeExpr(w.at(infix, r.fRight))
	}
	if args >= 0 {
		w.children(args, func(c int32) {
			if heads := r.heads(w, r.applied(w, c)); len(heads) > 0 && heads[0] != "True" && heads[0] != "False" {
				owner = heads[0]
			}
		})
	}
	if class == "" {
		w.inside(n)
		return
	}
	if !haskellType(class) {
		w.use(facts.RefType, class, w.line(n))
	}
	if owner != "" {
		w.File.Extensions = append(w.File.Extensions, facts.Extension{Owner: owner, Implements: []string{class}, Parent: w.current, Line: w.line(n)})
	} else {
		owner = class
	}
	r.typeUses(w, w.at(n, r.fContext))
	r.typeUses(w, args)
	w.among(container{symbol: -1, owner: owner, self: owner, kind: ctxsys.TypeClass}, func() { w.visit(w.at(n, r.fDeclarations)) })
}

// applied returns the type in brackets, else the node itself.
func (r *haskellRules) applied(w *walker, n int32) int32 {
	for w.is(n, "parens") && w.at(n, r.fType) >= 0 {
		n = w.at(n, r.fType)
	}
	return n
}

// typeUses records the types that a node names. Nothing in a type binds names that matter.
func (r *haskellRules) typeUses(w *walker, n int32) {
	if n < 0 {
		return
	}
	for i := n; i < w.nodes[n].next; {
		switch {
		case w.is(i, "qualified"), w.is(i, "name"):
			if t := r.plain(w, i); !haskellType(t) {
				w.use(facts.RefType, t, w.line(i))
			}
			i = w.nodes[i].next
			continue
		case w.is(i, "operator"), w.is(i, "constructor_operator"):
			if t := w.src(i); t != "~" && t != "*" && t != ":" && t != "." {
				w.use(facts.RefType, facts.InExpr(t), w.line(i))
			}
		}
		i++
	}
}

// haskellType reports whether a type is one of the language's own.
func haskellType(name string) bool {
	switch name {
	case "Int", "Integer", "Char", "Bool", "String", "Double", "Float", "Word", "Rational", "Ordering", "Maybe", "Either", "IO", "Type",
		"Show", "Read", "Eq", "Ord", "Enum", "Bounded", "Num", "Integral", "Real", "Fractional", "Floating", "RealFrac", "RealFloat",
		"Functor", "Applicative", "Monad", "MonadFail", "Foldable", "Traversable", "Semigroup", "Monoid":
		return true
	}
	return false
}
