package parse

import (
	"slices"
	"strings"

	"github.com/ctx-sys/ctx-sys/internal/facts"
)

// Rust: patterns.

// rustPatterns lists what patterns are made of besides names; see rustPattern.
func rustPatterns(r *rules) {
	r.on(nothing, "shorthand_field_identifier", "remaining_field_pattern")
	r.on(func(w *walker, n int32) { rustPattern(w, n, "", "") }, "tuple_pattern", "struct_pattern", "tuple_struct_pattern",
		"captured_pattern", "ref_pattern", "mut_pattern", "slice_pattern", "or_pattern", "reference_pattern")
}

// rustBind binds a pattern to the type or the value next to it. A tuple is taken apart by its elements.
func rustBind(w *walker, p, typ, value int32) {
	switch {
	case p < 0:
	case w.is(p, "tuple_pattern") && value >= 0 && w.is(value, "tuple_expression"):
		v := value + 1
		w.children(p, func(c int32) {
			at := int32(-1)
			if v < w.nodes[value].next {
				at, v = v, w.nodes[v].next
			}
			rustBind(w, c, -1, at)
		})
	case typ >= 0 && w.typeExpr(typ) != "":
		rustPattern(w, p, w.typeExpr(typ), "")
	case value >= 0 && typ < 0:
		rustPattern(w, p, "", w.expr(value))
	case value >= 0 && slices.Contains([]string{"_", "Vec<_>"}, w.src(typ)):
		rustPattern(w, p, "", w.expr(value))
	default:
		rustPattern(w, p, "", "")
	}
}

// rustPattern binds the names in a pattern that a type or a value is held against, and reads what it uses.
func rustPattern(w *walker, n int32, typ, value string) {
	switch {
	case n < 0:
	case w.is(n, "identifier"):
		if name := w.src(n); !capitalised(name) {
			w.bind(name, typ, value)
		} else {
			w.visit(n)
		}
	case w.is(n, "mut_pattern"), w.is(n, "ref_pattern"), w.is(n, "reference_pattern"):
		rustPattern(w, w.last(n), typ, value)
	case w.is(n, "captured_pattern"):
		rustPattern(w, w.head(n), typ, value)
		rustPattern(w, w.last(n), typ, value)
	case w.is(n, "or_pattern"):
		w.children(n, func(c int32) { rustPattern(w, c, typ, value) })
	case w.is(n, "tuple_pattern"):
		rustTuplePattern(w, n, typ, value)
	case w.is(n, "slice_pattern"):
		t, _ := strings.CutPrefix(typ, "[]")
		v := ""
		if usable(value) {
			v = value + "[]"
		}
		w.children(n, func(c int32) { rustPattern(w, c, t, v) })
	case w.is(n, "tuple_struct_pattern"):
		rustTupleStruct(w, n, typ, value)
	case w.is(n, "struct_pattern"):
		rustStructPattern(w, n)
	default:
		w.visit(n)
	}
}

// rustTuplePattern takes apart what are several results.
func rustTuplePattern(w *walker, n int32, typ, value string) {
	i := 0
	types := strings.Split(typ, ",")
	w.children(n, func(c int32) {
		switch {
		case len(types) > 1 && i < len(types):
			rustPattern(w, c, types[i], "")
		case usable(value) && i < 10:
			rustPattern(w, c, "", value+"#"+string(rune('0'+i)))
		default:
			rustPattern(w, c, "", "")
		}
		i++
	})
}

// isRustWrapping reports whether a variant holds what the value is seen as.
func isRustWrapping(name string) bool {
	switch name {
	case "Some", "Ok", "Ready", "Poll.Ready", "Option.Some", "Result.Ok", "Cow.Borrowed", "Cow.Owned":
		return true
	}
	return false
}

// rustTupleStruct reads T(a, b) as a pattern: the fields have numbers, until some are left out.
func rustTupleStruct(w *walker, n int32, typ, value string) {
	path := rustPatternPath(w, w.head(n))
	of := rustFields(path)
	i := 0
	for c := w.sibling(w.head(n)); c >= 0; c = w.sibling(c) {
		switch {
		case w.roleOf(c) == roleComment:
			continue
		case isRustWrapping(path):
			rustPattern(w, c, typ, value)
		case of != "" && i >= 0:
			rustPattern(w, c, "", of+"."+string(rune('0'+i%10)))
		default:
			rustPattern(w, c, "", "")
		}
		if i++; w.is(c, "remaining_field_pattern") || i > 9 {
			i, of = 0, ""
		}
	}
}

// rustPatternPath reads the type or variant of a pattern.
func rustPatternPath(w *walker, at int32) string {
	path := rustPath(w, at)
	if w.is(at, "generic_type") {
		path = rustName(w, at)
	}
	if !isRustPrelude(path) {
		w.use(facts.RefType, path, w.line(at))
	}
	if w.is(at, "scoped_identifier") || w.is(at, "scoped_type_identifier") {
		rustPathParts(w, at)
	}
	return path
}

// rustFields writes what the fields of a type or a variant are members of.
func rustFields(path string) string {
	switch {
	case !usable(path) || path == "Err":
		return ""
	case rustVariantPath(path):
		return path
	}
	return value(path)
}

func rustStructPattern(w *walker, n int32) {
	of := rustFields(rustPatternPath(w, w.head(n)))
	w.children(n, func(c int32) {
		if !w.is(c, "field_pattern") {
			return
		}
		name := w.first(c, "shorthand_field_identifier", "field_identifier")
		if name < 0 {
			return
		}
		member := ""
		if of != "" {
			member = of + "." + w.src(name)
		}
		if w.is(name, "shorthand_field_identifier") {
			w.bind(w.src(name), "", member)
		} else {
			rustPattern(w, w.last(c), "", member)
		}
	})
}
