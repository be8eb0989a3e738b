package parse

import "github.com/ctx-sys/ctx-sys/internal/facts"

// notations says how expressions and types are written.
func (r *golang) notations() {
	r.typed(identity, "type_identifier", "identifier", "qualified_type", "selector_expression")
	r.typed(r.typeThrough("", ""), "pointer_type", "parenthesized_type", "parenthesized_expression")
	r.typed(r.typeThrough("[]", "element"), "slice_type", "array_type", "implicit_length_array_type")
	r.typed(r.typeThrough("[]", "value"), "channel_type", "map_type")
	r.typed(r.typeThrough("", "type"), "generic_type")
	r.typed(func(w *walker, n int32, _ int) string {
		_, result := r.results(w, w.at(n, r.fResult))
		return "()" + result
	}, "function_type", "func_literal")

	r.value(identity, "identifier", "type_identifier", "qualified_type")
	r.value(r.member("operand", "field"), "selector_expression")
	r.value(r.callResult, "call_expression")
	r.value(r.indexed("operand"), "index_expression")
	r.value(r.through("operand"), "slice_expression")
	r.value(r.unary, "unary_expression")
	r.value(firstChild, "parenthesized_expression", "parenthesized_type", "type_instantiation_expression")
	r.value(r.instance("type"), "type_assertion_expression", "composite_literal")
	r.value(func(w *walker, n int32, depth int) string {
		t := w.at(n, r.fType)
		if w.is(t, "generic_type") {
			return w.typeTo(t, depth) + "()"
		}
		return value(w.typeTo(t, depth))
	}, "type_conversion_expression")
	r.value(func(w *walker, n int32, depth int) string { return value(w.typeTo(n, depth+1)) }, "func_literal")
	r.value(func(w *walker, n int32, depth int) string { return w.typeTo(n, depth+1) },
		"generic_type", "pointer_type", "slice_type", "array_type", "implicit_length_array_type", "map_type", "channel_type")
}

func collection(elem string) string {
	if elem == "" {
		return ""
	}
	return "[]" + elem
}

// maxChain bounds how much of a chain of members and calls is written: the type is lost long before, and each
// link of a chain is written again.
const maxChain = 16

// unary follows & and *, which change no members, and receives from channels.
func (r *golang) unary(w *walker, n int32, depth int) string {
	o := w.at(n, r.fOperand)
	if o < 0 {
		return "?"
	}
	switch w.text[w.nodes[n].start] {
	case '&', '*':
		return w.exprTo(o, depth)
	case '<':
		return w.exprTo(o, depth) + "[]"
	}
	return "?"
}

// value writes "a value of the type".
func value(typ string) string {
	if typ == "" {
		return "?"
	}
	return typ + "!"
}

// callResult writes a call as an operand. The builtins that make values are seen through.
func (r *golang) callResult(w *walker, n int32, depth int) string {
	f := w.at(n, r.fFunction)
	if f < 0 {
		return "?"
	}
	if w.is(f, "identifier") {
		arg := int32(-1)
		if args := w.at(n, r.fArgs); args >= 0 && args+1 < w.nodes[args].next {
			arg = args + 1
		}
		switch name := w.src(f); {
		case arg >= 0 && (name == "new" || name == "make"):
			return value(w.typeExpr(arg))
		case arg >= 0 && (name == "append" || name == "min" || name == "max"):
			return w.exprTo(arg, depth)
		}
	}
	return w.exprTo(f, depth) + "()"
}

// uses says how statements and expressions are read: locals are bound where they are declared.
func (r *golang) uses() {
	r.on(func(w *walker, n int32) {
		if name := w.src(n); name != "_" {
			w.use(facts.RefValue, name, w.line(n))
		}
	}, "identifier")
	r.on(func(w *walker, n int32) {
		if name := w.src(n); !facts.PredeclaredGoType(name) {
			w.use(facts.RefType, name, w.line(n))
		}
	}, "type_identifier", "qualified_type")
	r.on(func(w *walker, n int32) { r.selector(w, n, facts.RefValue) }, "selector_expression")
	r.on(r.call, "call_expression")
	r.on(r.conversion, "type_conversion_expression")
	r.on(r.composite, "composite_literal")
	r.on(r.keyed, "keyed_element")
	r.on(func(w *walker, n int32) {
		w.block(func() {
			r.bindParams(w, w.at(n, r.fParams))
			r.bindParams(w, w.at(n, r.fResult))
			w.visit(w.at(n, r.fBody))
		})
	}, "func_literal", "function_type", "method_elem")
	r.on(scoped, "block", "if_statement", "for_statement", "expression_switch_statement", "select_statement",
		"expression_case", "default_case", "type_case", "communication_case")
	r.on(r.typeSwitch, "type_switch_statement")
	r.on(r.shortVar, "short_var_declaration", "receive_statement")
	r.on(r.rangeClause, "range_clause")
	r.on(nothing, "label_name")
}

// selector records a use of x.f and those in x.
func (r *golang) selector(w *walker, n int32, kind facts.RefKind) {
	w.use(kind, w.expr(n), w.endLine(n))
	if o := w.at(n, r.fOperand); !w.is(o, "identifier") {
		w.visit(o)
	}
}

func (r *golang) call(w *walker, n int32) {
	f := w.at(n, r.fFunction)
	switch w.kindOf(f) {
	case "identifier":
		if name := w.src(f); !goBuiltin(name) {
			w.use(facts.RefCall, name, w.line(f))
		}
	case "selector_expression":
		r.selector(w, f, facts.RefCall)
	case "index_expression", "type_instantiation_expression", "parenthesized_expression":
		if e := w.expr(f); usable(e) {
			for len(e) > 2 && e[len(e)-2:] == "[]" {
				e = e[:len(e)-2]
			}
			w.use(facts.RefCall, e, w.line(f))
		}
		w.inside(f)
	default:
		w.visit(f)
	}
	w.insideBut(n, f)
}

// conversion handles T[A](v). The grammar takes calls of generic functions for conversions, so both are
// calls, as conversions to other named types are.
func (r *golang) conversion(w *walker, n int32) {
	t := w.at(n, r.fType)
	if !w.is(t, "generic_type") {
		w.inside(n)
		return
	}
	w.use(facts.RefCall, w.typeExpr(t), w.line(t))
	w.visit(w.at(t, r.fTypeArgs))
	w.insideBut(n, t)
}

func (r *golang) composite(w *walker, n int32) {
	switch t := w.at(n, r.fType); w.kindOf(t) {
	case "type_identifier", "qualified_type", "generic_type":
		w.use(facts.RefNew, w.typeExpr(t), w.line(t))
		w.visit(w.at(t, r.fTypeArgs))
	default:
		w.visit(t)
	}
	w.visit(w.at(n, r.fBody))
}

// keyed skips the key of a struct literal's field: it is a field of the literal's type, not a name in scope.
// A key that is an expression (map and array literals) is kept.
func (r *golang) keyed(w *walker, n int32) {
	w.children(n, func(c int32) {
		if c != n+1 || !w.is(w.only(c), "identifier") {
			w.visit(c)
		}
	})
}

// shortVar handles a, b := f(), and v := <-c in a select.
func (r *golang) shortVar(w *walker, n int32) {
	left, right := w.at(n, r.fLeft), w.at(n, r.fRight)
	w.visit(right)
	exprs := r.exprList(w, right)
	var names []int32
	w.children(left, func(c int32) { names = append(names, c) })
	values := make([]string, len(names))
	for i := range names {
		values[i] = exprFor(exprs, i, len(names))
	}
	for i, c := range names {
		if w.is(c, "identifier") {
			w.bind(w.src(c), "", values[i])
		} else {
			w.visit(c)
		}
	}
}

func (r *golang) rangeClause(w *walker, n int32) {
	left, right := w.at(n, r.fLeft), w.at(n, r.fRight)
	w.visit(right)
	over, i := w.expr(right), 0
	w.children(left, func(c int32) {
		if w.is(c, "identifier") {
			v := ""
			if i == 1 && usable(over) {
				v = over + "[]"
			}
			w.bind(w.src(c), "", v)
		} else {
			w.visit(c)
		}
		i++
	})
}

// localSpec reads a spec of a var or const in a function.
func (r *golang) localSpec(w *walker, spec int32) {
	t, v := w.at(spec, r.fType), w.at(spec, r.fValue)
	w.visit(t)
	w.visit(v)
	exprs, names := r.exprList(w, v), r.names(w, spec)
	for i, c := range names {
		w.bind(w.src(c), w.typeExpr(t), exprFor(exprs, i, len(names)))
	}
}

// typeSwitch binds the switched value again in each case that names one type.
func (r *golang) typeSwitch(w *walker, n int32) {
	w.block(func() {
		alias, subject := w.sourceOf(w.at(n, r.fAlias)), w.expr(w.at(n, r.fValue))
		w.children(n, func(c int32) {
			switch {
			case w.nodes[c].field == r.fAlias:
			case w.is(c, "type_case"), w.is(c, "default_case"):
				w.block(func() {
					r.bindCase(w, c, alias, subject)
					w.inside(c)
				})
			default:
				w.visit(c)
			}
		})
	})
}

func (r *golang) bindCase(w *walker, n int32, alias, subject string) {
	var types []int32
	w.children(n, func(t int32) {
		if w.nodes[t].field == r.fType {
			types = append(types, t)
		}
	})
	if len(types) == 1 {
		w.bind(alias, w.typeExpr(types[0]), "")
	} else {
		w.bind(alias, "", subject)
	}
}

// goBuiltin reports whether name is a predeclared function or basic type, which no program defines as a
// rule; the few that shadow one lose an edge.
func goBuiltin(name string) bool {
	switch name {
	case "append", "cap", "clear", "close", "complex", "copy", "delete", "imag", "len", "make", "max", "min",
		"new", "panic", "print", "println", "real", "recover":
		return true
	}
	return facts.PredeclaredGoType(name)
}
