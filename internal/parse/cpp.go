package parse

import (
	"strings"

	ctxsys "github.com/ctx-sys/ctx-sys"
	"github.com/ctx-sys/ctx-sys/internal/facts"
)

// walkCPP adds to the rules of C what C++ has more: namespaces, classes with bases and sections, qualified
// names, templates, and types that are recognised by what is written.
func walkCPP(g *grammar) func(*extractor) {
	r := newCRules(g)
	r.self, r.super = "this", ""
	r.scope = g.field("scope")
	r.inferred = words("auto decltype(auto)")
	r.generics = map[string]string{
		"vector": "[]0", "list": "[]0", "deque": "[]0", "set": "[]0", "unordered_set": "[]0", "multiset": "[]0", "array": "[]0",
		"span": "[]0", "initializer_list": "[]0", "queue": "[]0", "stack": "[]0", "map": "[]", "unordered_map": "[]", "multimap": "[]",
		"optional": "0", "unique_ptr": "0", "shared_ptr": "0", "weak_ptr": "0", "reference_wrapper": "0", "atomic": "0", "future": "0",
		"function": "",
	}
	for id := range r.set("reference_declarator", "variadic_declarator", "pointer_type_declarator") {
		r.wraps[id] = true
	}
	for id := range r.set("qualified_identifier", "template_function", "template_method", "template_type") {
		r.wraps[id] = true
	}
	for id := range r.set("destructor_name", "operator_name") {
		r.names[id] = true
	}
	r.exported = cppExported
	r.role(roleModifier, "virtual", "virtual_specifier", "explicit_function_specifier")
	r.role(roleAttribute, "attribute_declaration")
	r.cppTypes()
	r.cppDefinitions()
	r.cppUses()
	return r.walk()
}

func cppExported(_ *walker, s *facts.Symbol) bool {
	return !s.HasModifier("private") && (!s.HasModifier("static") || s.HasModifier("inline") || s.Type == ctxsys.TypeMethod)
}

func (r *cRules) cppTypes() {
	name := r.field("name")
	qualified := func(w *walker, n int32, depth int) string {
		inner := w.at(n, name)
		t := w.typeTo(inner, depth)
		if t == "" && inner >= 0 {
			t = dots(w.src(inner))
		}
		scope := dots(w.sourceOf(w.at(n, r.scope)))
		if scope == "" || t == "" || t[0] == '[' || t[0] == '(' || inner >= 0 && t != dots(w.src(inner)) {
			return t
		}
		return scope + "." + t
	}
	r.typed(qualified, "qualified_identifier")
	r.typed(r.genericType("name", "arguments"), "template_type")
	r.typed(r.typeThrough("", ""), "dependent_type")
	r.typed(r.typeThrough("", "name"), "class_specifier")
	r.typed(typeName, "namespace_identifier")

	r.value(identity, "this", "namespace_identifier", "operator_name")
	r.value(dotted, "qualified_identifier", "template_function", "template_method")
	r.value(r.instance("type"), "new_expression")
	r.value(r.through("argument"), "co_await_expression")
	function, arguments := r.field("function"), r.field("arguments")
	r.value(func(w *walker, n int32, depth int) string {
		f, args := w.at(n, function), w.at(n, arguments)
		switch t := dots(w.sourceOf(f)); t {
		case "std.move", "move", "std.forward":
			return w.exprTo(w.head(args), depth)
		case "static_cast", "dynamic_cast", "const_cast", "reinterpret_cast", "bit_cast", "std.bit_cast", "std.make_unique", "std.make_shared", "make_unique",
			"make_shared", "std.get", "std.static_pointer_cast", "std.dynamic_pointer_cast":
			for i := f; i < w.nodes[f].next; i++ {
				if w.is(i, "template_argument_list") {
					return value(w.typeTo(w.head(i), depth))
				}
			}
			return "?"
		}
		return w.result(w.exprTo(f, depth+1))
	}, "call_expression")
}

func (r *cRules) cppDefinitions() {
	r.on(r.container(definition{kind: ctxsys.TypeNamespace, name: "name", body: "body"}), "namespace_definition")
	r.on(func(w *walker, n int32) {
		w.block(func() {
			if w.outer == 0 {
				w.outer = n
			}
			w.children(n, func(c int32) {
				if w.is(c, "template_parameter_list") {
					outer := w.outer
					w.outer = 0
					r.bindTemplate(w, c)
					w.outer = outer
				} else {
					w.visit(c)
				}
			})
			w.outer = 0
		})
	}, "template_declaration")
	r.on(r.structure, "class_specifier")
	r.on(func(w *walker, n int32) {
		if c := w.here(); c != nil {
			c.access = strings.TrimSpace(strings.TrimSuffix(w.src(n), ":"))
		}
	}, "access_specifier")
	r.on(r.alias, "alias_declaration")
	r.on(func(w *walker, n int32) {
		if name := w.at(n, r.fName); name >= 0 {
			index := w.define(n, -1, facts.Symbol{Type: ctxsys.TypeType, Name: w.src(name)}, nil, nil)
			w.within(index, func() { w.insideBut(n, name) })
		}
	}, "concept_definition")
	r.on(func(w *walker, n int32) { // using a::b, using namespace a
		name := w.first(n, "qualified_identifier", "identifier")
		if name < 0 {
			return
		}
		m := facts.Import{Source: dots(w.src(name)), Line: w.line(n), Names: []facts.ImportedName{{Name: "*", Local: "*"}}}
		if w.first(n, "namespace") < 0 {
			last := facts.LastName(m.Source)
			m.Source, m.Names = strings.TrimSuffix(strings.TrimSuffix(m.Source, last), "."), []facts.ImportedName{{Name: last, Local: last}}
		}
		w.File.Imports = append(w.File.Imports, m)
	}, "using_declaration")
	r.on(func(w *walker, n int32) {
		name := w.at(n, r.fName)
		if of := w.last(n); name >= 0 && of != name {
			w.File.Imports = append(w.File.Imports, facts.Import{Source: dots(w.src(of)), Line: w.line(n), Names: []facts.ImportedName{{Name: "*", Local: w.src(name)}}})
		}
	}, "namespace_alias_definition")
	for kind, value := range map[string]string{"optional_parameter_declaration": "default_value", "variadic_parameter_declaration": ""} {
		p := &param{typ: r.fType, value: r.fieldOr(value), variadic: value == "", find: func(w *walker, n int32) (int32, int32) {
			name, _ := r.declared(w, w.at(n, r.fDeclarator))
			return name, w.at(n, r.fType)
		}}
		r.params[r.ids([]string{kind})[0]] = p
	}
}

// bindTemplate binds the parameters of a template: nothing is known of its types.
func (r *cRules) bindTemplate(w *walker, list int32) {
	w.children(list, func(p int32) {
		if w.paramOf(p) != nil {
			name, typ := w.partsOf(w.paramOf(p), p)
			w.visit(typ)
			w.bind(w.sourceOf(name), w.typeExpr(typ), "")
			return
		}
		for i := p + 1; i < w.nodes[p].next; i++ {
			if w.is(i, "type_identifier") {
				w.bind(w.src(i), "", "")
				break
			}
		}
	})
}

// alias reads using X = T.
func (r *cRules) alias(w *walker, n int32) {
	name, typ := w.at(n, r.fName), w.at(n, r.fType)
	if name < 0 {
		return
	}
	s := facts.Symbol{Type: ctxsys.TypeType, Name: w.src(name), TypeExpr: w.typeExpr(typ)}
	if s.TypeExpr == s.Name {
		s.TypeExpr = ""
	}
	index := w.define(n, -1, s, nil, nil)
	w.within(index, func() { w.visit(typ) })
}

// bases lists the bases of a class.
func (r *cRules) basesOf(w *walker, n int32) []string {
	return w.typeList(w.first(n, "base_class_clause"))
}

// isCast reports whether what looks like a call of a template is an operator of the language.
func isCast(function string) bool {
	name, _, ok := strings.Cut(function, "<")
	switch strings.TrimSpace(name) {
	case "static_cast", "dynamic_cast", "const_cast", "reinterpret_cast":
		return ok
	}
	return false
}

func (r *cRules) cppUses() {
	r.on(nothing, "this", "raw_string_literal", "user_defined_literal", "static_assert_declaration", "literal_suffix")
	r.on(r.newUse("type", "arguments"), "new_expression")
	function, call := r.field("function"), r.callUse("function", "arguments")
	r.on(func(w *walker, n int32) {
		f := w.at(n, function)
		if f < 0 || !isCast(w.src(f)) {
			call(w, n)
			return
		}
		w.typeArguments(f)
		w.insideBut(n, f)
	}, "call_expression")
	name := r.field("name")
	r.on(func(w *walker, n int32) {
		if t := w.at(n, name); t >= 0 && (w.is(t, "type_identifier") || w.is(t, "template_type")) {
			useType(w, n)
			w.typeArguments(t)
			return
		}
		useValue(w, n)
	}, "qualified_identifier")
	r.on(func(w *walker, n int32) {
		w.use(facts.RefType, dots(w.src(n)), w.line(n))
		w.typeArguments(n)
	}, "template_type")
	r.on(func(w *walker, n int32) {
		useValue(w, n)
		w.typeArguments(n)
	}, "template_function", "template_method")
	r.on(scoped, "if_statement", "while_statement", "switch_statement")
	r.on(func(w *walker, n int32) { w.insideBut(n, n+1) }, "field_initializer")
	body := r.field("body")
	r.on(func(w *walker, n int32) {
		w.block(func() {
			if d := w.at(n, r.fDeclarator); d >= 0 {
				w.bindParams(w.at(d, r.fParams))
			}
			w.visit(w.at(n, r.field("captures")))
			w.visit(w.at(n, body))
		})
	}, "lambda_expression")
	right := r.field("right")
	r.on(func(w *walker, n int32) {
		typ, over := w.at(n, r.fType), w.at(n, right)
		w.visit(over)
		w.visit(typ)
		w.block(func() {
			if name, _ := r.declared(w, w.at(n, r.fDeclarator)); name >= 0 {
				if typ >= 0 && !w.inferred[w.src(typ)] {
					w.bind(w.src(name), w.typeExpr(typ), "")
				} else {
					w.bind(w.src(name), "", w.expr(over)+"[]")
				}
			}
			w.visit(w.at(n, body))
		})
	}, "for_range_loop")
	r.on(func(w *walker, n int32) {
		w.block(func() {
			w.bindParams(w.at(n, r.fParams))
			w.visit(w.at(n, body))
		})
	}, "catch_clause")
}
