package parse

import (
	"strings"

	"github.com/ctx-sys/ctx-sys/internal/facts"
	"github.com/ctx-sys/ctx-sys/internal/facts/build"
)

// specification takes the node behind @spec or @callback apart: name(types) :: result.
func (r *elixir) specification(w *walker, n int32) (name string, params []int32, result int32) {
	if !w.is(n, "binary_operator") {
		return "", nil, -1
	}
	switch r.operator(w, n) {
	case "when":
		return r.specification(w, w.at(n, r.fLeft))
	case "::":
	default:
		return "", nil, -1
	}
	head, result := w.at(n, r.fLeft), w.at(n, r.fRight)
	switch {
	case w.is(head, "identifier"):
		return w.src(head), nil, result
	case w.is(head, "call"):
		return w.sourceOf(w.at(head, r.fTarget)), w.list(r.arguments(w, head)), result
	case w.is(head, "binary_operator"):
		return r.operator(w, head), []int32{w.at(head, r.fLeft), w.at(head, r.fRight)}, result
	}
	return "", nil, -1
}

// specified fills a function's types in from its specification, and returns those of the parameters.
func (r *elixir) specified(w *walker, spec int32, s *facts.Symbol) (types []string) {
	name, params, result := r.specification(w, spec)
	if name == "" {
		return nil
	}
	for i, p := range params {
		if w.is(p, "binary_operator") && r.operator(w, p) == "::" {
			p = w.at(p, r.fRight)
		}
		types = append(types, r.typeOf(w, p))
		if i < len(s.Params) && s.Params[i].Type == "" {
			s.Params[i].Type = build.Collapse(w.src(p))
		}
	}
	s.Returns, s.TypeExpr = build.Collapse(w.sourceOf(result)), r.typeOf(w, result)
	return types
}

// typeOf writes a type of a specification. The type t of a module is the module, what ok: is told with is
// the value, and of several types the first that says something counts.
func (r *elixir) typeOf(w *walker, n int32) string { return r.typeTo(w, n, maxChain) }

func (r *elixir) typeTo(w *walker, n int32, depth int) string {
	if n < 0 || depth == 0 {
		return ""
	}
	switch {
	case w.is(n, "identifier"):
		return r.namedType(w, w.src(n))
	case w.is(n, "call"):
		return r.calledType(w, n, depth)
	case w.is(n, "map"):
		return r.structType(w, n)
	case w.is(n, "list"):
		if t := r.typeTo(w, w.last(n), depth-1); t != "" {
			return "[]" + t
		}
	case w.is(n, "block"):
		return r.typeTo(w, w.last(n), depth-1)
	case w.is(n, "stab_clause"):
		if t := r.typeTo(w, w.last(w.at(n, r.fRight)), depth-1); t != "" {
			return "()" + t
		}
	case w.is(n, "tuple"):
		return r.tupleType(w, n, depth)
	case w.is(n, "binary_operator"):
		left, right := w.at(n, r.fLeft), w.at(n, r.fRight)
		switch r.operator(w, n) {
		case "|":
			if t := r.typeTo(w, left, depth-1); t != "" {
				return t
			}
			return r.typeTo(w, right, depth-1)
		case "::":
			return r.typeTo(w, right, depth-1)
		case "when":
			return r.typeTo(w, left, depth-1)
		}
	}
	return ""
}

func (r *elixir) namedType(w *walker, name string) string {
	m := w.elixir().module()
	switch {
	case name == "__MODULE__", name == "t":
		return m.name
	case isElixirType(name):
		return ""
	}
	return name
}

func (r *elixir) calledType(w *walker, n int32, depth int) string {
	target := w.at(n, r.fTarget)
	switch {
	case target < 0:
	case w.is(target, "identifier"):
		name := w.src(target)
		if name == "list" || name == "nonempty_list" {
			if t := r.typeTo(w, w.last(r.arguments(w, n)), depth-1); t != "" {
				return "[]" + t
			}
			return ""
		}
		return r.namedType(w, name)
	case w.is(target, "dot"):
		of, name := r.moduleName(w, w.at(target, r.fLeft)), w.sourceOf(w.at(target, r.fRight))
		switch {
		case of == "", r.isStandard(w, of):
		case name == "t":
			return of
		default:
			return of + "." + name
		}
	}
	return ""
}

// tupleType writes {:ok, T} as T, and {A, B} as both.
func (r *elixir) tupleType(w *walker, n int32, depth int) string {
	parts := w.list(n)
	if len(parts) > 1 && w.is(parts[0], "atom") {
		if len(parts) == 2 && w.src(parts[0]) != ":error" {
			return r.typeTo(w, parts[1], depth-1)
		}
		return ""
	}
	var types []string
	for _, p := range parts {
		t := r.typeTo(w, p, depth-1)
		if t == "" || strings.Contains(t, ",") {
			return ""
		}
		types = append(types, t)
	}
	return strings.Join(types, ",")
}

// structType is the module of %Module{...}, "" for what is no struct.
func (r *elixir) structType(w *walker, n int32) string {
	if n < 0 || !w.is(n, "map") {
		return ""
	}
	if s := w.first(n, "struct"); s >= 0 {
		return r.moduleName(w, w.head(s))
	}
	return ""
}

// typeUses records the types that a specification names.
func (r *elixir) typeUses(w *walker, n int32) {
	if n < 0 {
		return
	}
	name, params, result := r.specification(w, n)
	if name != "" {
		for _, p := range params {
			r.typeUses(w, p)
		}
		r.typeUses(w, result)
		return
	}
	switch {
	case w.is(n, "identifier"):
		if t := w.src(n); !isElixirType(t) && t != "__MODULE__" {
			w.use(facts.RefType, t, w.line(n))
		}
		return
	case w.is(n, "call"):
		target := w.at(n, r.fTarget)
		if of := r.moduleName(w, w.at(target, r.fLeft)); of != "" {
			if t := of + "." + w.sourceOf(w.at(target, r.fRight)); !r.isStandard(w, of) {
				w.use(facts.RefType, t, w.line(n))
			}
		} else if target >= 0 && w.is(target, "identifier") {
			r.typeUses(w, target)
		}
		if arguments := r.arguments(w, n); arguments >= 0 {
			w.children(arguments, func(c int32) { r.typeUses(w, c) })
		}
		return
	case w.is(n, "alias"):
		if t := w.src(n); !r.isStandard(w, t) {
			w.use(facts.RefType, dots(t), w.line(n))
		}
		return
	case w.is(n, "binary_operator") && r.operator(w, n) == "::":
		r.typeUses(w, w.at(n, r.fRight))
		return
	}
	w.children(n, func(c int32) { r.typeUses(w, c) })
}

// isElixirType reports whether a type is builtin.
func isElixirType(name string) bool {
	switch name {
	case "any", "arity", "as_boolean", "atom", "binary", "bitstring", "boolean", "byte", "char", "charlist", "float", "fun", "function",
		"identifier", "integer", "iodata", "iolist", "keyword", "list", "map", "maybe_improper_list", "mfa", "module", "neg_integer",
		"no_return", "node", "non_neg_integer", "none", "nonempty_binary", "nonempty_charlist", "nonempty_list", "nonempty_string",
		"number", "pid", "port", "pos_integer", "reference", "string", "struct", "term", "timeout", "tuple", "var", "required", "optional":
		return true
	}
	return false
}
