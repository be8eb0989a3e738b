package parse

import (
	"strings"

	"github.com/ctx-sys/ctx-sys/internal/facts"
)

// pattern reads a pattern and binds its names. What it is matched with has the type typ, or is the value
// given; "" and "?" when neither is known.
func (r *elixir) pattern(w *walker, n int32, typ, given string) {
	switch {
	case n < 0:
	case w.is(n, "identifier"):
		if name := w.src(n); name != "__MODULE__" {
			w.bind(name, typ, given)
		}
	case w.is(n, "binary_operator"):
		r.operatorPattern(w, n, typ, given)
	case w.is(n, "map"):
		r.mapPattern(w, n, typ, given)
	case w.is(n, "tuple"):
		r.tuplePattern(w, n, typ, given)
	case w.is(n, "list"):
		w.children(n, func(c int32) {
			if !w.is(c, "binary_operator") || r.operator(w, c) != "|" {
				r.pattern(w, c, elementType(typ), given+"[]")
				return
			}
			r.pattern(w, w.at(c, r.fLeft), elementType(typ), given+"[]")
			r.pattern(w, w.at(c, r.fRight), typ, given)
		})
	case w.is(n, "bitstring"), w.is(n, "keywords"), w.is(n, "block"):
		w.children(n, func(c int32) { r.pattern(w, c, "", "?") })
	case w.is(n, "pair"):
		r.pattern(w, w.at(n, r.fValue), "", "?")
	case w.is(n, "call") && r.arguments(w, n) >= 0:
		w.children(r.arguments(w, n), func(c int32) { r.pattern(w, c, "", "?") })
	default:
		w.visit(n)
	}
}

// elementType is the type of the elements of a collection type.
func elementType(typ string) string {
	if t, ok := strings.CutPrefix(typ, "[]"); ok {
		return t
	}
	return ""
}

func (r *elixir) operatorPattern(w *walker, n int32, typ, given string) {
	left, right := w.at(n, r.fLeft), w.at(n, r.fRight)
	switch r.operator(w, n) {
	case "=":
		for _, side := range [...]int32{left, right} {
			if t := r.structType(w, side); t != "" {
				typ = t
			}
		}
		r.pattern(w, left, typ, given)
		r.pattern(w, right, typ, given)
	case `\\`:
		w.visit(right)
		r.pattern(w, left, typ, given)
	case "::":
		r.pattern(w, left, "", "?")
	case "in": // rescue e in Type
		t := r.moduleName(w, right)
		if right >= 0 && w.is(right, "list") {
			t = r.moduleName(w, w.last(right))
		}
		if t != "" && !r.isStandard(w, t) {
			w.visit(right)
			r.pattern(w, left, t, "")
			return
		}
		r.pattern(w, left, "", "?")
	case "when":
		r.pattern(w, left, typ, given)
		w.visit(right)
	default:
		r.pattern(w, left, "", "?")
		r.pattern(w, right, "", "?")
	}
}

// mapPattern reads %Type{field: pattern} and %{field: pattern}.
func (r *elixir) mapPattern(w *walker, n int32, typ, given string) {
	base := given
	if s := w.first(n, "struct"); s >= 0 {
		if t := r.moduleName(w, w.head(s)); t != "" {
			w.use(facts.RefType, t, w.line(n))
			typ = t
		} else {
			r.pattern(w, w.head(s), "", "?") // %module{}
		}
	}
	if typ != "" && typ[0] != '[' && typ[0] != '(' && !strings.Contains(typ, ",") {
		base = value(typ)
	}
	content := w.first(n, "map_content")
	if content < 0 {
		return
	}
	w.children(content, func(c int32) {
		switch {
		case w.is(c, "keywords"):
			r.pairs(w, c, func(key string, pair int32) { r.pattern(w, w.at(pair, r.fValue), "", base+"."+key) })
		case w.is(c, "binary_operator"): // "key" => pattern
			w.visit(w.at(c, r.fLeft))
			r.pattern(w, w.at(c, r.fRight), "", "?")
		}
	})
}

// tuplePattern reads {:ok, pattern}, which matches what there is to tell of the value, and {a, b}.
func (r *elixir) tuplePattern(w *walker, n int32, typ, given string) {
	parts := w.list(n)
	if len(parts) > 0 && w.is(parts[0], "atom") {
		for i, p := range parts[1:] {
			if i == 0 && len(parts) == 2 && w.src(parts[0]) != ":error" {
				r.pattern(w, p, typ, given)
			} else {
				r.pattern(w, p, "", "?")
			}
		}
		return
	}
	types := strings.Split(typ, ",")
	for i, p := range parts {
		switch {
		case typ != "" && len(types) == len(parts):
			r.pattern(w, p, types[i], "")
		case typ == "" && i < 10:
			r.pattern(w, p, "", given+"#"+string(rune('0'+i)))
		default:
			r.pattern(w, p, "", "?")
		}
	}
}
