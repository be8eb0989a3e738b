package parse

import "github.com/ctx-sys/ctx-sys/internal/facts"

// Zig: what is used, and what names are bound to in functions.

func zigUses(r *rules) {
	r.on(func(w *walker, n int32) {
		if name := zigName(w, n); name != "_" && name != "" {
			w.use(facts.RefValue, name, w.line(n))
		}
	}, "identifier")
	r.on(func(w *walker, n int32) {
		if n+1 < w.last(n) { // not .name
			w.use(facts.RefValue, w.expr(n), w.lastLine(n))
			w.zigObject(w.head(n))
		}
	}, "field_expression")
	r.on(r.zigCall(), "call_expression")
	r.on(func(w *walker, n int32) {
		if path := w.zigImported(n); path != "" {
			w.addZigImport(n, path, "", "")
			return
		}
		args := w.first(n, "arguments")
		if first := args + 1; args >= 0 && first < w.nodes[args].next && w.src(w.head(n)) == "@as" {
			w.zigTypeUse(first)
			w.insideBut(args, first)
			return
		}
		w.visit(args)
	}, "builtin_function")
	r.on(func(w *walker, n int32) {
		if t := w.typeExpr(w.head(n)); t != "" {
			for len(t) > 1 && (t[0] == '[' || t[0] == '(') {
				t = t[2:]
			}
			w.use(facts.RefNew, t, w.line(n))
		}
		if zigDeclared(w, n+1) != "" {
			w.visit(w.head(n))
		}
		w.visit(w.first(n, "initializer_list"))
	}, "struct_initializer")
	right := r.field("right")
	r.on(func(w *walker, n int32) {
		w.children(n, func(c int32) {
			if w.is(c, "assignment_expression") && w.is(w.head(c), "field_expression") && w.last(w.head(c)) == c+2 { // .name = value
				w.visit(w.at(c, right))
			} else {
				w.visit(c)
			}
		})
	}, "initializer_list")
	r.on(nothing, "block_label", "break_label", "string", "multiline_string", "error_type", "asm_expression", "calling_convention", "builtin_type")
	r.on(func(w *walker, n int32) { w.zigTypeUse(n) }, "pointer_type", "nullable_type", "slice_type", "array_type", "error_union_type",
		"function_signature")
}

// zigCall reads a call; one of a type makes a type.
func (r *rules) zigCall() visit {
	function, typ := r.field("function"), r.field("type")
	return func(w *walker, n int32) {
		f := w.at(n, function)
		if f < 0 {
			w.inside(n)
			return
		}
		count := w.count(n) - 1
		e := w.expr(f)
		if w.is(f, "field_expression") && w.head(f) == w.last(f) { // .init(x), of a type that is not written
			of := zigExpected(w, n, typ)
			if of == "" {
				of = "?"
			}
			w.useWith(facts.RefCall, of+"."+zigName(w, w.head(f)), count, w.lastLine(f))
			w.insideBut(n, f)
			return
		}
		switch {
		case !w.is(f, "identifier") && !w.is(f, "field_expression"):
			w.visit(f)
		case capitalised(facts.LastName(e)):
			w.use(facts.RefType, e, w.lastLine(f))
		default:
			w.useWith(facts.RefCall, e, count, w.lastLine(f))
		}
		if w.is(f, "field_expression") {
			w.zigObject(w.head(f))
		}
		w.insideBut(n, f)
	}
}

// zigExpected returns the type written for what a node is the value of, "" when there is none.
func zigExpected(w *walker, n int32, field uint16) string {
	p := w.parent(n)
	for w.is(p, "try_expression") {
		p = w.parent(p)
	}
	if !w.is(p, "variable_declaration") && !w.is(p, "container_field") {
		return ""
	}
	if t := w.typeExpr(w.at(p, field)); t != "" && t[0] != '[' && t[0] != '(' {
		return t
	}
	return ""
}

// zigTypeUse reads an expression that is where a type does.
func (w *walker) zigTypeUse(n int32) {
	switch {
	case n < 0:
	case w.is(n, "identifier"), w.is(n, "field_expression"):
		t := w.typeExpr(n)
		for len(t) > 1 && (t[0] == '[' || t[0] == '(') {
			t = t[2:]
		}
		switch {
		case t == "" && w.is(n, "field_expression"):
			w.visit(n)
		case t != "" && t != "@This":
			w.use(facts.RefType, t, w.lastLine(n))
		}
	case w.is(n, "array_type"):
		w.insideBut(n, w.last(n))
		w.zigTypeUse(w.last(n))
	case w.is(n, "call_expression"):
		w.children(n, w.zigTypeUse)
	case w.is(n, "pointer_type"), w.is(n, "nullable_type"), w.is(n, "slice_type"), w.is(n, "error_union_type"), w.is(n, "binary_expression"),
		w.is(n, "comptime_type_expression"), w.is(n, "parenthesized_expression"), w.is(n, "function_signature"), w.is(n, "parameters"):
		w.children(n, w.zigTypeUse)
	case w.is(n, "parameter"):
		w.zigTypeUse(w.last(n))
	default:
		w.visit(n)
	}
}

func zigBindings(r *rules) {
	r.on(scoped, "block", "block_expression", "comptime_declaration", "labeled_statement")
	condition := r.field("condition")
	r.on(func(w *walker, n int32) {
		w.visit(w.at(n, condition))
		w.zigBranches(n, w.at(n, condition))
	}, "if_statement", "if_expression", "while_statement", "while_expression", "if_type_expression")
	r.on(func(w *walker, n int32) { w.zigBranches(n, -1) }, "else_clause", "errdefer_statement")
	r.on(func(w *walker, n int32) {
		w.visit(w.head(n))
		w.block(func() {
			w.insideBut(n, n+1)
		})
	}, "catch_expression")
	r.on(func(w *walker, n int32) { w.bindPayload(n, "") }, "payload")
	r.on(zigFor, "for_statement", "for_expression")
	r.on(zigSwitch, "switch_expression")
}

// zigBranches reads what follows a condition. What it captures first is what the condition holds; behind else
// it is an error.
func (w *walker) zigBranches(n, condition int32) {
	value := w.expr(condition)
	w.block(func() {
		w.children(n, func(c int32) {
			switch {
			case c == condition:
			case w.is(c, "payload"):
				w.bindPayload(c, value)
				value = ""
			case w.is(c, "else"):
				value = ""
			default:
				w.visit(c)
			}
		})
	})
}

// bindPayload binds what is between bars, the first of it to a value.
func (w *walker) bindPayload(n int32, value string) {
	w.children(n, func(c int32) {
		if w.is(c, "identifier") {
			w.bind(zigName(w, c), "", value)
			value = ""
		}
	})
}

// zigFor reads a loop over several things at once, each with a name of its own.
func zigFor(w *walker, n int32) {
	var elements []string
	w.block(func() {
		bound := false
		w.children(n, func(c int32) {
			switch {
			case w.is(c, "payload") && !bound:
				bound = true
				i := 0
				w.children(c, func(name int32) {
					if !w.is(name, "identifier") {
						return
					}
					element := ""
					if i < len(elements) {
						element = elements[i]
					}
					w.bind(zigName(w, name), "", element)
					i++
				})
			case !bound && w.is(c, "range_expression"):
				elements = append(elements, "")
				w.visit(c)
			case !bound && !w.is(c, "for") && !w.is(c, "inline"):
				elements = append(elements, w.expr(c)+"[]")
				w.visit(c)
			default:
				w.visit(c)
			}
		})
	})
}

// zigSwitch reads the cases of a switch. What a case captures is the member of the union that it names.
func zigSwitch(w *walker, n int32) {
	of := w.first(n, "switch") + 1
	w.children(n, func(c int32) {
		if !w.is(c, "switch_case") {
			w.visit(c)
			return
		}
		w.block(func() {
			value := ""
			if tag := w.head(c); w.is(tag, "field_expression") && w.is(w.sibling(tag), "payload") && of > n {
				value = w.expr(of) + "." + zigName(w, w.last(tag))
			}
			w.children(c, func(part int32) {
				if w.is(part, "payload") {
					w.bindPayload(part, value)
				} else {
					w.visit(part)
				}
			})
		})
	})
}
