package parse

import (
	"strings"

	"github.com/ctx-sys/ctx-sys/internal/facts"
)

// Swift: how types and values are written.

func swiftTypes(r *rules) {
	r.typed(func(w *walker, n int32, depth int) string {
		name := swiftName(w, n)
		if args := w.last(n); args > n && w.is(args, "type_arguments") {
			return swiftHeld(w, name, args, depth)
		}
		return name
	}, "user_type")
	r.typed(typeName, "type_identifier")
	r.typed(r.typeThrough("", "wrapped"), "optional_type")
	r.typed(r.typeThrough("[]", ""), "array_type", "dictionary_type")
	r.typed(r.typeThrough("()", ""), "function_type")
	r.typed(r.typeThrough("", ""), "type_annotation", "opaque_type", "existential_type", "metatype", "tuple_type_item", "type_pack_expansion",
		"type_parameter_pack", "type_parameter")
	r.typed(func(w *walker, n int32, depth int) string { return w.typeTo(w.head(n), depth) }, "protocol_composition_type")
	r.typed(func(w *walker, n int32, depth int) string {
		var types []string
		w.children(n, func(c int32) { types = append(types, w.typeTo(c, depth)) })
		if t := strings.Join(types, ","); strings.Trim(t, ",") != "" {
			return t
		}
		return ""
	}, "tuple_type")
}

// swiftName writes the name of a type, whatever its arguments. Self and type parameters are written as the
// types they are.
func swiftName(w *walker, n int32) string {
	if n < 0 {
		return ""
	}
	if w.is(n, "type_identifier") {
		return typeName(w, n, 0)
	}
	var names []string
	w.children(n, func(c int32) {
		if w.is(c, "type_identifier") {
			if len(names) == 0 {
				names = append(names, typeName(w, c, 0))
			} else {
				names = append(names, w.src(c))
			}
		}
	})
	if last := len(names) - 1; last > 0 && (names[last] == "Type" || names[last] == "Protocol") { // the type of a type
		names = names[:last]
	}
	if len(names) == 0 || names[0] == "" || len(names) > 1 && strings.ContainsAny(names[0], "[(,") {
		return ""
	}
	return strings.Join(names, ".")
}

// swiftHeld writes what a type with arguments holds, by the table of generics.
func swiftHeld(w *walker, name string, args int32, depth int) string {
	prefix, seen := w.generics[facts.LastName(name)]
	if !seen {
		return name
	}
	prefix, first := strings.CutSuffix(prefix, "0")
	at := w.last(args)
	if first {
		at = w.head(args)
	}
	if held := w.typeTo(at, depth); held != "" && !strings.Contains(held, ",") {
		return prefix + held
	}
	return name
}

// swiftTypeParams binds Self and the type parameters of a definition.
func (r *rules) swiftTypeParams() visit {
	fName, fConstrained := r.field("name"), r.field("constrained_type")
	return func(w *walker, n int32) {
		if name := w.at(n, fName); name >= 0 && w.is(name, "type_identifier") && !w.is(n, "typealias_declaration") && !w.is(n, "associatedtype_declaration") {
			w.bind("Self", w.src(name), "")
		}
		params, constraints := w.first(n, "type_parameters"), w.first(n, "type_constraints")
		if params < 0 {
			return
		}
		bounds := map[string]string{}
		for i := constraints; i >= 0 && i < w.nodes[constraints].next; i++ {
			if w.is(i, "inheritance_constraint") {
				bounds[w.sourceOf(w.at(i, fConstrained))] = w.typeExpr(w.last(i))
			}
		}
		w.children(params, func(p int32) {
			name := w.first(p, "type_identifier")
			if name < 0 {
				return
			}
			bound := ""
			if t := w.last(p); t != name {
				bound = w.typeExpr(t)
			}
			if bound == "" {
				bound = bounds[w.src(name)]
			}
			w.bind(w.src(name), bound, "")
		})
	}
}

func swiftValues(r *rules) {
	r.value(func(w *walker, n int32, _ int) string {
		if name := w.src(n); name != "Self" {
			return swiftUnquoted(name)
		}
		return typeName(w, n, 0)
	}, "simple_identifier")
	r.value(identity, "self_expression", "super_expression")
	target := r.field("target")
	r.value(func(w *walker, n int32, depth int) string {
		of, name := w.exprTo(w.at(n, target), depth), swiftUnquoted(w.sourceOf(w.last(w.last(n))))
		switch name {
		case "":
			return "?"
		case "self", "Type": // of a type, the type itself
			return of
		}
		return of + "." + name
	}, "navigation_expression")
	r.value(swiftResult, "call_expression")
	r.value(r.through("expr"), "try_expression", "await_expression")
	r.value(r.through("rhs"), "additive_expression", "multiplicative_expression") // see swiftOperand
	r.value(func(w *walker, n int32, depth int) string {
		if w.begins(n, '.') {
			return "?"
		}
		return w.exprTo(w.at(n, target), depth)
	}, "prefix_expression")
	r.value(r.through("target"), "postfix_expression")
	r.value(r.through(""), "directly_assignable_expression", "statements", "control_transfer_statement")
	r.value(r.eitherOf("value", "if_nil"), "nil_coalescing_expression")
	r.value(r.eitherOf("if_true", "if_false"), "ternary_expression")
	r.value(r.instance("constructed_type"), "constructor_expression")
	name := r.field("name")
	r.value(func(w *walker, n int32, depth int) string { return value(w.typeTo(w.at(n, name), depth)) }, "as_expression")
	r.value(func(w *walker, n int32, depth int) string {
		if only := n + 1; only < w.nodes[n].next && w.nodes[only].next == w.nodes[n].next {
			return w.exprTo(only, depth)
		}
		return "?"
	}, "tuple_expression")
	result := r.field("result")
	r.value(func(w *walker, n int32, depth int) string { return w.exprTo(w.at(n, result), depth) }, "control_transfer_statement")
}

// swiftResult writes what a call yields: an element where the brackets are square, a value of the type where
// it has the name of one.
func swiftResult(w *walker, n int32, depth int) string {
	f, args := swiftOperand(w, w.head(n)), swiftArguments(w, n)
	e := w.exprTo(f, depth)
	switch {
	case args >= 0 && w.begins(args, '['):
		return e + "[]"
	case strings.HasSuffix(e, ".init"):
		return value(e[:len(e)-len(".init")])
	case w.is(f, "lambda_literal"):
		return w.exprTo(w.last(f), depth)
	case w.is(f, "array_literal"), w.is(f, "dictionary_literal"): // [T]()
		if t := w.exprTo(w.last(f), depth); usable(t) && !strings.ContainsAny(t, "([") {
			return value("[]" + t)
		}
		return "?"
	}
	return w.result(e)
}

// swiftOperand returns what is called or asked for a member: the grammar reads a + b.c() as (a + b).c(), and
// !b.c() as (!b).c().
func swiftOperand(w *walker, n int32) int32 {
	for w.is(n, "additive_expression") || w.is(n, "multiplicative_expression") || w.is(n, "prefix_expression") && !w.begins(n, '.') {
		n = w.last(n)
	}
	return n
}

// swiftArguments returns the list of arguments of a call, -1 when it has only closures.
func swiftArguments(w *walker, call int32) int32 { return w.first(w.last(call), "value_arguments") }
