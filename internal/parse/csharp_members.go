package parse

import (
	"strings"

	ctxsys "github.com/ctx-sys/ctx-sys"
	"github.com/ctx-sys/ctx-sys/internal/facts"
	"github.com/ctx-sys/ctx-sys/internal/facts/build"
)

// members says how the members of types are read.
func (r *csharpRules) members() {
	r.parameter("parameter", "name", "type", "", false)
	r.params[r.ids([]string{"parameter"})[0]].initial = func(w *walker, n int32) int32 {
		if last, name := w.last(n), w.at(n, r.fName); last > name && name >= 0 {
			return last
		}
		return -1
	}
	// params T[] name has no node of its own: the word stands for it.
	r.parameter("params", "", "", "", true)
	r.params[r.ids([]string{"params"})[0]].find = func(w *walker, n int32) (int32, int32) {
		list := w.parent(n)
		typ := w.at(list, r.fType)
		if typ >= 0 && w.is(typ, "array_type") {
			typ = w.at(typ, r.fType)
		}
		return w.at(list, r.fName), typ
	}

	r.callable("method_declaration", definition{name: "name", result: "returns", detail: r.extension})
	r.callable("local_function_statement", definition{name: "name", result: "type"})
	r.callable("constructor_declaration", definition{name: "name"})
	r.callable("destructor_declaration", definition{name: "name", spelt: func(w *walker, n int32) string {
		if name := w.at(n, r.fName); name >= 0 {
			return "~" + w.src(name)
		}
		return ""
	}})
	r.callable("operator_declaration", definition{spelt: r.operator, result: "type"})
	r.callable("conversion_operator_declaration", definition{spelt: func(w *walker, n int32) string {
		return "operator " + build.Collapse(w.sourceOf(w.at(n, r.fType)))
	}, result: "type"})
	delegate := r.compile(definition{kind: ctxsys.TypeType, name: "name", params: "parameters", result: "type",
		detail: func(_ *walker, _ int32, s *facts.Symbol, _ *container) {
			if s.TypeExpr != "" {
				s.TypeExpr = "()" + s.TypeExpr
			}
		}})
	r.on(func(w *walker, n int32) {
		w.block(func() {
			r.bindTypeParams(w, n)
			w.callable(n, delegate)
		})
	}, "delegate_declaration")

	r.on(r.property, "property_declaration", "indexer_declaration", "event_declaration")
	r.on(r.fields, "field_declaration", "event_field_declaration")
	r.on(r.enumMember, "enum_member_declaration")
	r.on(r.accessor, "accessor_declaration")
	r.on(r.constructorInitializer, "constructor_initializer")
}

// callable makes the nodes of a kind functions.
func (r *csharpRules) callable(kind string, d definition) {
	d.body, d.params = "body", "parameters"
	c := r.compile(d)
	r.on(func(w *walker, n int32) {
		w.block(func() {
			r.bindTypeParams(w, n)
			w.callable(n, c)
		})
	}, kind)
}

// extension marks the methods that are called on their first parameter.
func (r *csharpRules) extension(w *walker, n int32, s *facts.Symbol, _ *container) {
	list := w.at(n, r.fParams)
	if list < 0 {
		return
	}
	first := w.first(list, "parameter")
	for c := w.first(first, "modifier"); c >= 0 && w.is(c, "modifier"); c = w.nodes[c].next {
		if w.src(c) == "this" {
			s.Modifiers = append(s.Modifiers, "extension")
		}
	}
}

// operator spells the name of an operator: operator+, operatortrue is operator true.
func (r *csharpRules) operator(w *walker, n int32) string {
	word, params := w.first(n, "operator"), w.at(n, r.fParams)
	if word < 0 || params < 0 {
		return ""
	}
	symbol := strings.Join(strings.Fields(string(w.text[w.nodes[word].end:w.nodes[params].start])), " ")
	if symbol != "" && 'a' <= symbol[0] && symbol[0] <= 'z' {
		symbol = " " + symbol
	}
	return "operator" + symbol
}

// property reads a property, an indexer, or an event with accessors. The uses in its accessors are its own.
func (r *csharpRules) property(w *walker, n int32) {
	name, typ := w.at(n, r.fName), w.at(n, r.fType)
	params, body := w.at(n, r.fParams), w.first(n, "accessor_list")
	s := facts.Symbol{Type: ctxsys.TypeProperty, Name: w.sourceOf(name), Params: w.paramList(params)}
	if w.is(n, "indexer_declaration") {
		s.Name = "this[]"
	}
	if s.Name == "" {
		w.inside(n)
		return
	}
	if typ >= 0 {
		s.Returns, s.TypeExpr = build.Collapse(w.src(typ)), w.typeExpr(typ)
	}
	if params >= 0 && s.TypeExpr != "" && w.current >= 0 && w.inType() {
		w.File.Symbols[w.current].TypeExpr = "[]" + s.TypeExpr
	}
	if arrow := w.first(n, "arrow_expression_clause"); arrow >= 0 {
		body = arrow
	} else if body >= 0 && !r.hasBodies(w, body) {
		body = -1
	}
	index := w.define(n, body, s, nil, nil)
	w.shorten(index, maxVariable)
	w.routine(index, func() {
		w.bindParams(params)
		w.insideBut(n, name, params)
	})
}

// hasBodies reports whether accessors are more than get, set and init.
func (r *csharpRules) hasBodies(w *walker, list int32) bool {
	has := false
	w.children(list, func(c int32) { has = has || w.at(c, r.fBody) >= 0 })
	return has
}

// accessor reads get, set, init, add or remove; all but the first are given a value.
func (r *csharpRules) accessor(w *walker, n int32) {
	name := w.at(n, r.fName)
	w.block(func() {
		if w.sourceOf(name) != "get" && w.current >= 0 {
			w.bind("value", w.File.Symbols[w.current].TypeExpr, "")
		}
		w.insideBut(n, name)
	})
}

// fields defines one symbol for each declarator.
func (r *csharpRules) fields(w *walker, n int32) {
	list := w.first(n, "variable_declaration")
	if list < 0 {
		w.inside(n)
		return
	}
	typ := w.at(list, r.fType)
	w.children(list, func(c int32) {
		name := w.at(c, r.fName)
		if name < 0 || w.src(name) == "" {
			return
		}
		s := facts.Symbol{Type: ctxsys.TypeProperty, Name: w.src(name)}
		if typ >= 0 {
			s.Returns, s.TypeExpr = build.Collapse(w.src(typ)), w.typeExpr(typ)
		}
		index := w.define(n, -1, s, nil, nil)
		if f := &w.File.Symbols[index]; f.HasModifier("const") || f.HasModifier("static") && f.HasModifier("readonly") {
			f.Type = ctxsys.TypeConstant
		}
		w.shorten(index, maxVariable)
		w.within(index, func() {
			w.insideBut(n, list)
			w.visit(typ)
			w.visit(r.initial(w, c))
		})
	})
}

// initial returns what a declarator's variable begins as, or -1.
func (r *csharpRules) initial(w *walker, declarator int32) int32 {
	v := w.last(declarator)
	if v < 0 || w.nodes[v].field == r.fName || w.is(v, "tuple_pattern") || w.is(v, "bracketed_argument_list") {
		return -1
	}
	return v
}

func (r *csharpRules) enumMember(w *walker, n int32) {
	name, enum := w.at(n, r.fName), w.here()
	if name < 0 || w.src(name) == "" || enum == nil {
		w.inside(n)
		return
	}
	index := w.define(n, -1, facts.Symbol{Type: ctxsys.TypeProperty, Name: w.src(name), TypeExpr: enum.self}, nil, nil)
	w.within(index, func() { w.insideBut(n, name) })
}

// constructorInitializer reads this(...) and base(...), which make what they are in.
func (r *csharpRules) constructorInitializer(w *walker, n int32) {
	if len(w.around) > 1 {
		made, c := "", &w.around[len(w.around)-2]
		if w.first(n, "base") >= 0 {
			made = c.base
		} else {
			made = c.self
		}
		w.useWith(facts.RefNew, made, w.count(w.first(n, "argument_list")), w.line(n))
	}
	w.inside(n)
}
