package parse

import "github.com/ctx-sys/ctx-sys/internal/facts"

// expressions says how expressions are written as values.
func (r *python) expressions() {
	r.value(identity, "identifier")
	r.value(r.member("object", "attribute"), "attribute")
	r.value(r.callResult, "call")
	r.value(r.subscript, "subscript")
	r.value(r.through(""), "parenthesized_expression", "await")
	r.value(constant("str!"), "string", "concatenated_string")
	r.value(r.eitherOf("left", "right"), "boolean_operator")
	r.value(func(w *walker, n int32, depth int) string { // a if condition else b
		if e := w.exprTo(w.head(n), depth); usable(e) {
			return e
		}
		return w.exprTo(w.last(n), depth)
	}, "conditional_expression")
	r.value(r.through("value"), "named_expression")
}

// subscript writes x[i]; a slice of x is like x.
func (r *python) subscript(w *walker, n int32, depth int) string {
	v := w.at(n, r.fValue)
	e := w.exprTo(v, depth)
	for c := n + 1; c < w.nodes[n].next; c = w.nodes[c].next {
		if c != v && w.is(c, "slice") {
			return e
		}
	}
	return e + "[]"
}

// callResult writes a call as an operand. The functions that hand on their argument are seen through.
func (r *python) callResult(w *walker, n int32, depth int) string {
	f := w.at(n, r.fFunction)
	if w.is(f, "subscript") { // Generic[T]() makes a Generic, handlers[i]() calls one of many
		if v := w.at(f, r.fValue); capitalised(facts.LastName(w.sourceOf(v))) {
			f = v
		}
	}
	if of := r.classOf(w, f); of >= 0 { // makes another
		return w.exprTo(of, depth)
	}
	name := ""
	if w.is(f, "identifier") || w.is(f, "attribute") {
		name = w.src(f)
	}
	if pyHanding(name) {
		switch args := r.positional(w, n); {
		case len(args) == 0 || w.python().shadowed[name]:
		case facts.LastName(name) == "cast":
			if len(args) == 2 {
				return value(r.annotation(w, args[0]))
			}
		case name == "next":
			return w.exprTo(args[0], depth) + "[]"
		case name != "type" || len(args) == 1:
			return w.exprTo(args[0], depth)
		}
	}
	return w.exprTo(f, depth) + "()"
}

// classOf returns x of x.__class__, type(x) and, in a class method, cls; else -1.
func (r *python) classOf(w *walker, n int32) int32 {
	switch w.kindOf(n) {
	case "identifier":
		if fn := w.python().fn; fn != nil && fn.class && w.src(n) == fn.self {
			return n
		}
	case "attribute":
		if w.sourceOf(w.at(n, r.fAttribute)) == "__class__" {
			return w.at(n, r.fObject)
		}
	case "call":
		if args := w.at(n, r.fArgs); w.sourceOf(w.at(n, r.fFunction)) == "type" && !w.python().shadowed["type"] {
			return w.only(args)
		}
	}
	return -1
}

// pyHanding reports whether the result of a function is its argument, or an element of it, for resolving.
func pyHanding(name string) bool {
	switch name {
	case "type", "list", "sorted", "reversed", "tuple", "set", "iter", "frozenset", "next", "cast", "typing.cast", "t.cast":
		return true
	}
	return false
}
