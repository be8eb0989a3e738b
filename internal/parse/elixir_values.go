package parse

import "strings"

func (r *elixir) elixirValues() {
	r.value(func(w *walker, n int32, _ int) string {
		if name := w.src(n); name != "__MODULE__" {
			return name
		}
		if m := w.elixir().module().name; m != "" {
			return m
		}
		return "?"
	}, "identifier")
	r.value(dotted, "alias")
	r.value(func(w *walker, n int32, depth int) string {
		if m := r.moduleName(w, n); m != "" {
			return m
		}
		return "?"
	}, "dot")
	r.value(func(w *walker, n int32, depth int) string { return r.callValue(w, n, -1, depth) }, "call")
	r.value(r.indexed("target"), "access_call")
	r.value(r.through(""), "block", "body")
	r.value(func(w *walker, n int32, depth int) string {
		if t := r.structType(w, n); t != "" {
			return value(t)
		}
		if content := w.first(n, "map_content"); content >= 0 { // %{x | field: 1}
			if u := w.first(content, "binary_operator"); u >= 0 && r.operator(w, u) == "|" {
				return w.exprTo(w.at(u, r.fLeft), depth)
			}
		}
		return "?"
	}, "map")
	r.value(func(w *walker, n int32, depth int) string { // {:ok, x} is x
		parts := w.list(n)
		if len(parts) == 2 && w.is(parts[0], "atom") && w.src(parts[0]) != ":error" {
			return w.exprTo(parts[1], depth)
		}
		return "?"
	}, "tuple")
	r.value(func(w *walker, n int32, depth int) string {
		if e := w.exprTo(w.last(n), depth); isConstant(e) && strings.HasSuffix(e, "!") {
			return "[]" + e
		}
		return "?"
	}, "list")
	r.value(r.operatorValue, "binary_operator")
	r.value(func(w *walker, n int32, depth int) string {
		if name, arguments := r.attribute(w, n); name != "" && arguments < 0 {
			return "@" + name
		}
		return "?"
	}, "unary_operator")
}

func (r *elixir) operatorValue(w *walker, n int32, depth int) string {
	left, right := w.at(n, r.fLeft), w.at(n, r.fRight)
	switch r.operator(w, n) {
	case "|>":
		if right >= 0 && w.is(right, "call") {
			return r.callValue(w, right, left, depth)
		}
	case "=":
		if t := r.structType(w, left); t != "" {
			return value(t)
		}
		return w.exprTo(right, depth)
	case "||", "or":
		if e := w.exprTo(left, depth); usable(e) {
			return e
		}
		return w.exprTo(right, depth)
	case "&&", "and":
		return w.exprTo(right, depth)
	}
	return "?"
}

// callValue writes the result of a call; piped is what is piped into it, or -1.
func (r *elixir) callValue(w *walker, n, piped int32, depth int) string {
	target, arguments := w.at(n, r.fTarget), r.arguments(w, n)
	if target < 0 || depth <= 0 {
		return "?"
	}
	if w.is(target, "identifier") {
		return r.localValue(w, w.src(target), r.firstArgument(w, arguments, piped), depth)
	}
	left, right := w.at(target, r.fLeft), w.at(target, r.fRight)
	if !w.is(target, "dot") || left < 0 || right < 0 || w.is(left, "atom") {
		return "?"
	}
	name := w.src(right)
	module := r.moduleName(w, left)
	switch {
	case module != "" && r.isStandard(w, module):
		return r.standardValue(w, module, name, r.firstArgument(w, arguments, piped), depth)
	case module != "":
		return module + "." + name + "()"
	case arguments < 0 && piped < 0:
		return w.exprTo(left, depth) + "." + name
	}
	return w.exprTo(left, depth) + "." + name + "()"
}

// firstArgument is what a function is given first: what is piped into it, where something is.
func (r *elixir) firstArgument(w *walker, arguments, piped int32) int32 {
	if piped >= 0 || arguments < 0 {
		return piped
	}
	for c := arguments + 1; c < w.nodes[arguments].next; c = w.nodes[c].next {
		if w.roleOf(c) != roleComment {
			return c
		}
	}
	return -1
}

// localValue is the result of a function called without a module.
func (r *elixir) localValue(w *walker, name string, first int32, depth int) string {
	switch {
	case w.elixir().module().own[name]:
	case name == "struct", name == "struct!":
		if m := r.moduleName(w, first); m != "" {
			return value(m)
		}
		return w.exprTo(first, depth)
	case name == "hd":
		return w.exprTo(first, depth) + "[]"
	case name == "tap", name == "tl":
		return w.exprTo(first, depth)
	case isElixirKernel(name):
		return "?"
	}
	return name + "()"
}

// standardValue is what a function of the standard library makes of its first argument: the same again, one
// element of it, or something that is not known.
func (r *elixir) standardValue(w *walker, module, name string, first int32, depth int) string {
	switch module {
	case "Enum", "List", "Stream", "Map", "Keyword":
	default:
		return "?"
	}
	switch name {
	case "filter", "reject", "sort", "sort_by", "take", "drop", "uniq", "uniq_by", "reverse", "to_list", "concat", "shuffle", "slice",
		"take_while", "drop_while", "dedup", "wrap", "flatten", "delete", "put", "put_new", "merge", "update", "update!", "values":
		return w.exprTo(first, depth)
	case "at", "fetch", "fetch!", "find", "random", "first", "last", "max_by", "min_by", "get":
		return w.exprTo(first, depth) + "[]"
	}
	return "?"
}
