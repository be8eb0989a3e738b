package parse

import (
	"strings"

	"github.com/ctx-sys/ctx-sys/internal/facts"
)

// Zig: how types and values are written. Both are expressions.

func zigTypes(r *rules) {
	r.typed(func(w *walker, n int32, depth int) string {
		if w.src(n) == "_" {
			return ""
		}
		return typeName(w, n, depth)
	}, "identifier")
	r.typed(func(w *walker, n int32, depth int) string {
		of, name := w.typeTo(w.head(n), depth), zigName(w, w.last(n)) // the grammar reads *a.B as (*a).B
		if w.head(n) == w.last(n) || of == "" {
			return ""
		}
		return of + "." + name
	}, "field_expression")
	function := r.field("function")
	r.typed(func(w *walker, n int32, depth int) string {
		name := w.typeTo(w.at(n, function), depth)
		prefix, seen := w.generics[facts.LastName(name)]
		if !seen {
			return name
		}
		prefix, first := strings.CutSuffix(prefix, "0")
		at := w.last(n)
		if first {
			at = w.nodes[w.at(n, function)].next
		}
		if held := w.typeTo(at, depth); held != "" && at < w.nodes[n].next {
			return prefix + held
		}
		return name
	}, "call_expression")
	r.typed(func(w *walker, n int32, _ int) string {
		if w.zigThis(n) {
			return w.zigSelf()
		}
		return ""
	}, "builtin_function")
	r.typed(func(w *walker, n int32, depth int) string {
		t := w.typeTo(w.last(n), depth)
		if t != "" && w.begins(n, '[') { // a pointer to many
			return "[]" + t
		}
		return t
	}, "pointer_type")
	r.typed(r.typeThrough("", ""), "nullable_type", "comptime_type_expression", "parenthesized_expression", "anyframe_type")
	r.typed(r.typeThrough("[]", ""), "slice_type", "array_type")
	r.typed(r.typeThrough("", "ok"), "error_union_type")
	r.typed(r.typeThrough("", "left"), "binary_expression") // a || b, of errors
	r.typed(r.typeThrough("()", "type"), "function_signature")
}

func zigValues(r *rules) {
	r.value(func(w *walker, n int32, _ int) string { return zigName(w, n) }, "identifier")
	r.value(func(w *walker, n int32, depth int) string {
		member := w.last(n)
		if w.head(n) == member { // .name
			return "?"
		}
		return w.exprTo(w.head(n), depth) + "." + zigName(w, member)
	}, "field_expression")
	r.value(func(w *walker, n int32, depth int) string {
		e := w.exprTo(w.head(n), depth)
		if capitalised(facts.LastName(e)) {
			return e // a type made by its arguments
		}
		return w.result(e)
	}, "call_expression")
	object, index := r.field("object"), r.field("index")
	r.value(func(w *walker, n int32, depth int) string {
		e := w.exprTo(w.at(n, object), depth)
		if at := w.at(n, index); at >= 0 && w.is(at, "range_expression") {
			return e
		}
		return e + "[]"
	}, "index_expression")
	r.value(r.through("argument"), "unary_expression")
	r.value(r.through("left"), "binary_expression") // orelse
	r.value(firstChild, "catch_expression", "dereference_expression", "null_coercion_expression", "parenthesized_expression")
	r.value(r.through(""), "try_expression", "comptime_expression", "await_expression", "async_expression", "nosuspend_expression")
	r.value(func(w *walker, n int32, depth int) string { return value(w.typeTo(w.head(n), depth)) }, "struct_initializer")
	r.value(func(w *walker, n int32, depth int) string {
		args := w.first(n, "arguments")
		switch w.src(w.head(n)) {
		case "@This":
			return w.zigSelf()
		case "@as":
			return value(w.typeTo(w.head(args), depth))
		case "@constCast", "@alignCast", "@volatileCast":
			return w.exprTo(w.last(args), depth)
		}
		return "?"
	}, "builtin_function")
}
