package parse

import (
	"slices"
	"strings"

	ctxsys "github.com/ctx-sys/ctx-sys"
	"github.com/ctx-sys/ctx-sys/internal/facts"
	"github.com/ctx-sys/ctx-sys/internal/facts/build"
)

// walkDart reads Dart. Its grammar is flat: a body is the sibling of its signature, type arguments are siblings of their
// type, and a.b().c is a name with selectors behind it. So definitions are put together here, and expressions in
// dart_uses.go.
func walkDart(g *grammar) func(*extractor) {
	r := newRules(g)
	r.self, r.super = "this", "super"
	r.generics = map[string]string{
		"List": "[]", "Iterable": "[]", "Set": "[]", "Map": "[]", "Stream": "[]", "Iterator": "[]", "Queue": "[]",
		"LinkedHashMap": "[]", "HashMap": "[]", "HashSet": "[]", "UnmodifiableListView": "[]", "Future": "", "FutureOr": "",
		"ValueNotifier": "", "WeakReference": "", "Completer": "",
	}
	r.handing = words("where toList toSet skip take reversed cast followedBy")
	r.yielding = words("firstWhere lastWhere singleWhere elementAt removeAt removeLast removeFirst")
	r.exported = func(_ *walker, s *facts.Symbol) bool { return !strings.HasPrefix(s.Name, "_") }
	r.role(roleComment, "comment", "documentation_comment")
	r.role(roleAttribute, "annotation")
	r.role(roleModifier, "static", "late", "external", "final_builtin", "const_builtin", "sealed", "base", "abstract", "interface", "covariant", "factory")

	d := &dart{name: r.field("name"), body: r.field("body"), class: r.field("class"), parameters: r.field("parameters")}
	r.on(d.uri, "library_import", "library_export", "part_directive", "part_of_directive")
	r.on(d.typeDefinition(ctxsys.TypeClass), "class_definition")
	r.on(d.typeDefinition(ctxsys.TypeInterface), "mixin_declaration")
	r.on(d.typeDefinition(ctxsys.TypeEnum), "enum_declaration")
	r.on(d.extension, "extension_declaration")
	r.on(d.alias, "type_alias")
	r.on(d.enumConstant, "enum_constant")
	r.on(d.member, "method_signature", "declaration", "function_signature", "getter_signature", "setter_signature")
	r.on(nothing, "function_body", "library_name", "label", "void_type", "type_parameters")
	r.on(d.variables, "static_final_declaration_list", "initialized_identifier_list")
	r.on(d.localFunction, "lambda_expression")
	dartUses(r, d)
	return r.walk()
}

type dart struct{ name, body, class, parameters uint16 }

// uri reads an import, an export or a part. A part is handed on like an export; what it is a part of is marked dynamic.
func (d *dart) uri(w *walker, n int32) {
	at := w.below(n, "uri")
	if at < 0 {
		return
	}
	m := facts.Import{Source: strings.Trim(w.src(at), `"'`), Line: w.line(n)}
	spec := n
	if s := w.first(n, "import_specification"); s >= 0 {
		spec = s
	}
	switch {
	case w.is(n, "part_of_directive"):
		m.Dynamic = true
	case !w.is(n, "library_import"):
		m.Reexport = true
	}
	if as := w.first(spec, "identifier"); as >= 0 {
		m.Names = []facts.ImportedName{{Name: "*", Local: w.src(as)}}
	}
	w.children(spec, func(c int32) {
		if w.is(c, "combinator") && w.first(c, "show") >= 0 && len(m.Names) == 0 {
			w.children(c, func(name int32) {
				if w.is(name, "identifier") {
					m.Names = append(m.Names, facts.ImportedName{Name: w.src(name), Local: w.src(name)})
				}
			})
		}
	})
	w.File.Imports = append(w.File.Imports, m)
}

// below returns the first node of a kind in n, or -1.
func (w *walker) below(n int32, kind string) int32 {
	for c := n + 1; c < w.nodes[n].next; c++ {
		if w.is(c, kind) {
			return c
		}
	}
	return -1
}

// typeDefinition makes the visit of a class, a mixin or an enum.
func (d *dart) typeDefinition(kind ctxsys.EntityType) visit {
	return func(w *walker, n int32) {
		name := w.at(n, d.name)
		if name < 0 {
			if name = w.first(n, "identifier", "type_identifier", "mixin_application_class"); name < 0 {
				w.inside(n)
				return
			}
			if w.is(name, "mixin_application_class") {
				name = max(w.below(name, "identifier"), name)
			}
		}
		w.block(func() {
			w.bindTypeParams(w.below2(n, name, "type_parameters"))
			s := facts.Symbol{Type: kind, Name: w.src(name)}
			d.bases(w, n, &s)
			index := d.define(w, n, w.first(n, "class_body", "enum_body"), s)
			w.enter(index, container{}, func() { w.insideBut(n, name) })
		})
	}
}

// below2 returns the first child of n of a kind behind another, or -1.
func (w *walker) below2(n, after int32, kind string) int32 {
	for c := w.nodes[after].next; c < w.nodes[n].next; c = w.nodes[c].next {
		if w.is(c, kind) {
			return c
		}
	}
	return -1
}

// bases reads what a type extends, mixes in and implements. What a mixin is on it has the members of.
func (d *dart) bases(w *walker, n int32, s *facts.Symbol) {
	w.children(n, func(c int32) {
		switch {
		case w.is(c, "superclass"), w.is(c, "mixin_application_class"):
			s.Extends = append(s.Extends, d.typesIn(w, c)...)
			s.Extends = append(s.Extends, d.typesIn(w, w.below(c, "mixins"))...)
			if w.is(c, "mixin_application_class") {
				s.Implements = append(s.Implements, d.typesIn(w, w.below(c, "interfaces"))...)
			}
		case w.is(c, "mixins"):
			s.Extends = append(s.Extends, d.typesIn(w, c)...)
		case w.is(c, "interfaces"):
			s.Implements = append(s.Implements, d.typesIn(w, c)...)
		case w.is(c, "type_identifier") && w.is(n, "mixin_declaration"):
			if !d.isBehindDot(w, c) {
				s.Extends = append(s.Extends, d.typeAt(w, c))
			}
		}
	})
}

// typesIn lists the types that are children of a node, without their arguments.
func (d *dart) typesIn(w *walker, n int32) (out []string) {
	if n < 0 {
		return nil
	}
	w.children(n, func(c int32) {
		if w.is(c, "type_identifier") && !d.isBehindDot(w, c) {
			if t := d.qualifiedAt(w, c); t != "" {
				out = append(out, t)
			}
		}
	})
	return out
}

// extension reads members that a type is given. The name of the extension is a symbol of its own.
func (d *dart) extension(w *walker, n int32) {
	of := w.at(n, d.class)
	typ := d.qualifiedAt(w, of)
	if name := w.at(n, d.name); name >= 0 {
		d.define(w, n, w.at(n, d.body), facts.Symbol{Type: ctxsys.TypeType, Name: w.src(name)})
	}
	if typ == "" {
		w.inside(n)
		return
	}
	w.use(facts.RefType, typ, w.line(of))
	w.block(func() {
		c := container{symbol: -1, owner: typ, self: typ, kind: ctxsys.TypeClass}
		w.among(c, func() { w.visit(w.at(n, d.body)) })
	})
}

func (d *dart) alias(w *walker, n int32) {
	name := w.first(n, "type_identifier")
	if name < 0 {
		return
	}
	result := int32(-1)
	if list := w.first(n, "formal_parameter_list"); list >= 0 { // typedef int Compare(a, b)
		if p := w.prev[list]; w.is(p, "type_identifier") && p != name {
			result, name = name, p
		}
	}
	s := facts.Symbol{Type: ctxsys.TypeType, Name: w.src(name)}
	if target := w.below2(n, name, "type_identifier"); target >= 0 && result < 0 {
		s.TypeExpr = d.typeAt(w, target)
	} else if result >= 0 {
		s.TypeExpr = "()" + d.typeAt(w, result)
	}
	index := d.define(w, n, -1, s)
	w.within(index, func() { w.insideBut(n, name) })
}

func (d *dart) enumConstant(w *walker, n int32) {
	name, enum := w.at(n, d.name), w.here()
	if name < 0 || enum == nil {
		w.inside(n)
		return
	}
	index := d.define(w, n, -1, facts.Symbol{Type: ctxsys.TypeProperty, Name: w.src(name), TypeExpr: enum.self})
	w.within(index, func() { w.insideBut(n, name) })
}

// define adds the symbol of a node that may have annotations in it, in front.
func (d *dart) define(w *walker, n, body int32, s facts.Symbol) int {
	from := w.nodes[n].start
	w.children(n, func(c int32) {
		if w.is(c, "annotation") {
			s.Decorators = append(s.Decorators, w.annotation(c))
			from = w.behind(from, c)
		}
	})
	index := w.define(n, body, s, nil, nil)
	if at := &w.File.Symbols[index]; from > w.nodes[n].start {
		at.Signature = strings.TrimRight(strings.TrimSpace(w.headOf(from, uint32(at.BodyStart))), " {=;")
	}
	return index
}

// member reads a signature and the body behind it, or fields.
func (d *dart) member(w *walker, n int32) {
	sig := n
	if w.is(n, "method_signature") || w.is(n, "declaration") {
		sig = w.first(n, "function_signature", "getter_signature", "setter_signature", "operator_signature", "constructor_signature",
			"factory_constructor_signature", "redirecting_factory_constructor_signature", "constant_constructor_signature")
	}
	if sig < 0 {
		w.insideBut(n)
		return
	}
	body := w.nodes[n].next
	if body >= w.nodes[max(w.parent(n), 0)].next || !w.is(body, "function_body") {
		body = -1
	}
	d.function(w, n, sig, body)
}

// localFunction reads a function in a function.
func (d *dart) localFunction(w *walker, n int32) {
	if sig := w.first(n, "function_signature"); sig >= 0 {
		d.function(w, n, sig, w.first(n, "function_body"))
	} else {
		w.inside(n)
	}
}

// function adds a function, method, accessor or constructor: n is what its symbol begins with, sig its signature.
func (d *dart) function(w *walker, n, sig, body int32) {
	s := facts.Symbol{Type: ctxsys.TypeFunction}
	if w.inType() {
		s.Type = ctxsys.TypeMethod
	}
	name := int32(-1)
	var names []int32
	w.children(sig, func(c int32) {
		switch {
		case w.is(c, "identifier"):
			names = append(names, c)
		case w.is(c, "binary_operator"), w.is(c, "tilde_operator"):
			names = append(names, c)
		}
	})
	switch {
	case len(names) > 0:
		name = names[len(names)-1]
		s.Name = facts.InExpr(w.src(name))
	case w.is(sig, "operator_signature"):
		op, _, _ := strings.Cut(w.src(sig), "(")
		_, op, _ = strings.Cut(op, "operator")
		s.Name = facts.InExpr(strings.TrimSpace(op))
	}
	if s.Name == "" {
		w.inside(n)
		return
	}
	constructor := strings.Contains(w.kind(sig), "constructor")
	switch c := w.here(); {
	case constructor && c != nil:
		s.TypeExpr = c.self
	case !constructor:
		if t := w.first(sig, "type_identifier", "function_type", "record_type"); t >= 0 && (name < 0 || t < name) {
			s.Returns, s.TypeExpr = build.Collapse(string(w.text[w.nodes[t].start:w.nodes[max(name, t)].start])), d.typeAt(w, t)
		} else if w.first(sig, "void_type") >= 0 {
			s.Returns = "void"
		}
	}
	if w.is(sig, "getter_signature") {
		s.Modifiers = append(s.Modifiers, "get")
	}
	s.Returns = strings.TrimSuffix(strings.TrimSuffix(s.Returns, " get"), " operator")
	params := w.first(sig, "formal_parameter_list")
	s.Params = d.params(w, params)
	index := d.define(w, n, -1, s)
	at := &w.File.Symbols[index]
	at.Signature = strings.TrimRight(w.headOf(uint32(at.Start), w.nodes[sig].end), " ;")
	if body >= 0 {
		at.BodyStart, at.End = int(w.nodes[body].start), int(w.nodes[body].end)
		at.EndLine = build.LineAt(w.Lines, max(at.End-1, at.Start))
	}
	w.routine(index, func() {
		w.attributes(n)
		w.bindTypeParams(w.first(sig, "type_parameters"))
		w.children(sig, func(c int32) {
			if c != params && !slices.Contains(names, c) {
				w.visit(c)
			}
		})
		d.bindParams(w, params)
		if n != sig {
			w.insideBut(n, sig, body)
		}
		if body >= 0 {
			w.inside(body)
		}
	})
}

// variables defines fields, and variables of the file. Their type is in front of the list.
func (d *dart) variables(w *walker, list int32) {
	if len(w.around) > 0 && w.here() == nil {
		w.inside(list)
		return
	}
	first, typ := list, int32(-1)
	for p := w.prev[list]; p >= 0 && (w.roleOf(p) == roleModifier || w.is(p, "type_identifier") || w.is(p, "type_arguments") || w.is(p, "nullable_type") || w.is(p, "inferred_type") || w.is(p, "function_type") || w.is(p, "record_type")); p = w.prev[p] {
		if first = p; w.is(p, "type_identifier") {
			typ = p
		}
	}
	holder := first
	if p := w.parent(list); p >= 0 && w.is(p, "declaration") {
		holder = p
	}
	w.children(list, func(c int32) {
		name := w.first(c, "identifier")
		if w.is(c, "identifier") {
			name = c
		}
		if name < 0 {
			return
		}
		s := facts.Symbol{Type: ctxsys.TypeVariable, Name: w.src(name)}
		if w.inType() {
			s.Type = ctxsys.TypeProperty
		}
		if typ >= 0 {
			s.Returns, s.TypeExpr = build.Collapse(string(w.text[w.nodes[typ].start:w.nodes[list].start])), d.typeAt(w, typ)
		} else if name != c && w.nodes[name].next < w.nodes[c].next {
			s.TypeExpr, s.ValueExpr = typeOrValue(w.closed(d.value(w, w.nodes[name].next, w.nodes[c].next)))
		}
		if slices.ContainsFunc(w.siblingsFrom(first, list), func(p int32) bool { return w.is(p, "const_builtin") }) {
			s.Type = ctxsys.TypeConstant
		}
		start := w.nodes[holder].start
		index := w.define(holder, -1, s, nil, nil)
		at := &w.File.Symbols[index]
		at.End = int(w.nodes[list].end)
		at.BodyStart, at.EndLine = at.End, build.LineAt(w.Lines, max(at.End-1, at.Start))
		at.Signature = w.Signature(start, min(w.nodes[list].end, start+maxVariable))
		w.within(index, func() {
			if name != c {
				w.insideBut(c, name)
			}
		})
	})
}

// siblingsFrom lists the nodes from one up to another of the same parent.
func (w *walker) siblingsFrom(first, end int32) (out []int32) {
	for c := first; c < end; c = w.nodes[c].next {
		out = append(out, c)
	}
	return out
}

// kind is the name of a node's kind.
func (w *walker) kind(n int32) string {
	if s := w.nodes[n].symbol; int(s) < len(w.names) {
		return w.names[s]
	}
	return ""
}

// dartHidden finds library directives without a name, which the grammar does not know.
func dartHidden(t *tree) (spans []facts.Span) {
	for i := int32(1); i < int32(len(t.nodes)); i++ {
		if t.is(i, "library_name") && strings.Join(strings.Fields(t.src(i)), "") == "library;" {
			spans = append(spans, facts.Span{Start: int(t.nodes[i].start), End: int(t.nodes[i].end)})
		}
	}
	return spans
}
