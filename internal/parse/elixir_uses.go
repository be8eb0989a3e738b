package parse

import (
	"strings"

	"github.com/ctx-sys/ctx-sys/internal/facts"
)

func (r *elixir) elixirUses() {
	r.on(func(w *walker, n int32) { r.call(w, n, -1) }, "call")
	r.on(func(w *walker, n int32) {
		if name := w.src(n); w.lookup(name) == facts.NotLocal && !isElixirKernel(name) {
			w.use(facts.RefValue, name, w.line(n))
		}
	}, "identifier")
	r.on(func(w *walker, n int32) {
		if name := dots(w.src(n)); !r.isStandard(w, name) {
			w.use(facts.RefValue, name, w.line(n))
		}
	}, "alias")
	r.on(func(w *walker, n int32) {
		if m := r.moduleName(w, n); m != "" {
			w.use(facts.RefValue, m, w.line(n))
			return
		}
		w.visit(w.at(n, r.fLeft))
	}, "dot")
	r.on(r.binary, "binary_operator")
	r.on(r.unary, "unary_operator")
	r.on(func(w *walker, n int32) {
		if t := r.structType(w, n); t != "" {
			w.use(facts.RefNew, t, w.line(n))
		}
		w.insideBut(n, w.first(n, "struct"))
	}, "map")
	r.on(func(w *walker, n int32) { r.lambda(w, n, "?") }, "anonymous_function")
	r.on(func(w *walker, n int32) { r.clause(w, n, "", "?", true) }, "stab_clause")
	r.on(scoped, "do_block", "else_block", "after_block")
	r.on(func(w *walker, n int32) { w.visit(w.at(n, r.fValue)) }, "pair")
	r.on(nothing, "sigil")
}

// call reads a call; piped is what is piped into it, or -1. What is piped has been read.
func (r *elixir) call(w *walker, n, piped int32) {
	target, arguments := w.at(n, r.fTarget), r.arguments(w, n)
	if target >= 0 && w.is(target, "identifier") {
		name := w.src(target)
		if form := r.forms[name]; form != nil && !w.elixir().module().own[name] && form(w, n, arguments) {
			return
		}
		if !isElixirKernel(name) || w.elixir().module().own[name] {
			w.useWith(facts.RefCall, name, r.count(w, n, arguments, piped), w.line(target))
		}
		if isElixirHook(name) && w.bare() {
			r.hooks(w, arguments)
		}
		r.route(w, name, arguments)
	} else if target >= 0 {
		r.remote(w, n, target, arguments, piped)
	}
	r.inCall(w, n, target, arguments, piped)
}

// inCall reads the arguments of a call and its blocks. A function among them may be given elements of the
// first argument.
func (r *elixir) inCall(w *walker, n, target, arguments, piped int32) {
	given := "?"
	if arguments >= 0 {
		given = r.given(w, target, r.firstArgument(w, arguments, piped))
	}
	w.children(n, func(c int32) {
		switch {
		case c == target:
		case c == arguments:
			w.children(c, func(a int32) {
				if w.is(a, "anonymous_function") {
					r.lambda(w, a, given)
				} else {
					w.visit(a)
				}
			})
		default:
			w.visit(c)
		}
	})
}

// given is what a function that is an argument gets as its first parameter.
func (r *elixir) given(w *walker, target, first int32) string {
	switch {
	case target < 0 || first < 0:
	case w.is(target, "identifier"):
		if name := w.src(target); name == "then" || name == "tap" {
			return w.expr(first)
		}
	case w.is(target, "dot"):
		if module := r.moduleName(w, w.at(target, r.fLeft)); (module == "Enum" || module == "Stream") && r.isStandard(w, module) {
			return w.expr(first) + "[]"
		}
	}
	return "?"
}

// remote reads what is called in Module.name(...), value.name(...), value.name and function.(...).
func (r *elixir) remote(w *walker, n, target, arguments, piped int32) {
	left, right := w.at(target, r.fLeft), w.at(target, r.fRight)
	if !w.is(target, "dot") || left < 0 {
		w.visit(target)
		return
	}
	if right < 0 || w.is(left, "atom") {
		w.visit(left)
		return
	}
	name, line := w.src(right), w.line(right)
	module := r.moduleName(w, left)
	switch {
	case module != "" && r.isStandard(w, module):
		return
	case module != "":
		w.useWith(facts.RefCall, module+"."+name, r.count(w, n, arguments, piped), line)
	case arguments >= 0 || piped >= 0:
		w.useWith(facts.RefCall, w.expr(left)+"."+name, r.count(w, n, arguments, piped), line)
	default:
		w.use(facts.RefValue, w.expr(left)+"."+name, line)
	}
	w.visit(left)
}

// count is the number of arguments plus one: what is piped counts, and a do block does.
func (r *elixir) count(w *walker, n, arguments, piped int32) int {
	args := max(w.count(arguments), 1)
	if piped >= 0 {
		args++
	}
	if r.of(w, n, r.kDoBlock) >= 0 {
		args++
	}
	return args
}

// isElixirHook reports whether a macro is given the names of functions to call.
func isElixirHook(name string) bool {
	switch name {
	case "plug", "setup", "setup_all", "on_mount":
		return true
	}
	return false
}

// hooks reads the names of functions among the arguments of a macro: plug :name, setup [:a, :b].
func (r *elixir) hooks(w *walker, arguments int32) {
	if arguments < 0 {
		return
	}
	w.children(arguments, func(c int32) {
		switch {
		case w.is(c, "atom"):
			w.use(facts.RefValue, strings.TrimPrefix(w.src(c), ":"), w.line(c))
		case w.is(c, "list"):
			r.hooks(w, c)
		case w.is(c, "binary_operator"): // plug :name when action in [...]
			if left := w.at(c, r.fLeft); left >= 0 && w.is(left, "atom") {
				w.use(facts.RefValue, strings.TrimPrefix(w.src(left), ":"), w.line(c))
			}
		}
	})
}

// route reads a route of Phoenix, get "/", Controller, :action: it leads to the function action.
func (r *elixir) route(w *walker, name string, arguments int32) {
	switch name {
	case "get", "post", "put", "patch", "delete", "head", "options", "connect", "trace", "match":
	default:
		return
	}
	args := w.list(arguments)
	for i := 1; i+1 < len(args); i++ {
		if m := r.moduleName(w, args[i]); m != "" && w.is(args[i+1], "atom") {
			full := strings.Join(append(append([]string{}, w.elixir().prefix...), m), ".")
			w.useWith(facts.RefCall, full+"."+strings.TrimPrefix(w.src(args[i+1]), ":"), 3, w.line(args[i]))
		}
	}
}

// scope reads scope "/", Module do of a Phoenix router.
func (r *elixir) scope(w *walker, n, arguments int32) bool {
	f := w.elixir()
	module := ""
	if arguments >= 0 {
		for _, a := range w.list(arguments) {
			if m := r.moduleName(w, a); m != "" {
				module = m
			}
		}
		if at := r.option(w, arguments, "alias"); at >= 0 {
			module = r.moduleName(w, at)
		}
	}
	if module == "" || r.of(w, n, r.kDoBlock) < 0 {
		return false
	}
	f.prefix = append(f.prefix, module)
	w.useWith(facts.RefCall, "scope", r.count(w, n, arguments, -1), w.line(n))
	w.insideBut(n, w.at(n, r.fTarget))
	f.prefix = f.prefix[:len(f.prefix)-1]
	return true
}

// apply reads apply(Module, :name, arguments).
func (r *elixir) apply(w *walker, n, arguments int32) bool {
	args := w.list(arguments)
	if len(args) == 3 && w.is(args[1], "atom") {
		if m := r.moduleName(w, args[0]); m != "" && !r.isStandard(w, m) {
			w.use(facts.RefCall, m+"."+strings.TrimPrefix(w.src(args[1]), ":"), w.line(args[1]))
		}
	}
	return false
}

func (r *elixir) binary(w *walker, n int32) {
	left, right := w.at(n, r.fLeft), w.at(n, r.fRight)
	switch r.operator(w, n) {
	case "|>":
		w.visit(left)
		switch {
		case right < 0:
		case w.is(right, "call"):
			r.call(w, right, left)
		case w.is(right, "identifier"):
			w.useWith(facts.RefCall, w.src(right), 2, w.line(right))
		default:
			w.visit(right)
		}
	case "=":
		w.visit(right)
		r.pattern(w, left, "", w.expr(right))
	case "::":
		w.visit(left)
	case "<-":
		w.visit(right)
		r.pattern(w, left, "", "?")
	default:
		w.inside(n)
	}
}

func (r *elixir) unary(w *walker, n int32) {
	switch {
	case r.isUnary(w, n, '@'):
		r.defined(w, n)
	case r.isUnary(w, n, '&'):
		r.capture(w, n)
	default:
		w.inside(n)
	}
}

// capture reads &name/1 and &Module.name/1; of &(...) the inside.
func (r *elixir) capture(w *walker, n int32) {
	of := w.at(n, r.fOperand)
	if of < 0 || !w.is(of, "binary_operator") || r.operator(w, of) != "/" || !w.is(w.at(of, r.fRight), "integer") {
		w.visit(of)
		return
	}
	f := w.at(of, r.fLeft)
	switch {
	case w.is(f, "identifier"):
		if name := w.src(f); !isElixirKernel(name) || w.elixir().module().own[name] {
			w.use(facts.RefValue, name, w.line(f))
		}
	case w.is(f, "call"):
		target := w.at(f, r.fTarget)
		module := r.moduleName(w, w.at(target, r.fLeft))
		if module == "" {
			w.visit(f)
		} else if !r.isStandard(w, module) {
			w.use(facts.RefValue, module+"."+w.sourceOf(w.at(target, r.fRight)), w.line(f))
			w.use(facts.RefValue, module, w.line(f))
		}
	default:
		w.visit(f)
	}
}

// lambda reads fn, whose first parameter is given.
func (r *elixir) lambda(w *walker, n int32, given string) {
	w.children(n, func(c int32) {
		if w.is(c, "stab_clause") {
			r.clause(w, c, "", given, true)
		}
	})
}

// clause reads patterns -> body. The first pattern is matched with given; without patterns what is there
// is a condition.
func (r *elixir) clause(w *walker, n int32, typ, given string, patterns bool) {
	w.block(func() {
		left := w.at(n, r.fLeft)
		guard := int32(-1)
		if left >= 0 && w.is(left, "binary_operator") {
			left, guard = w.at(left, r.fLeft), w.at(left, r.fRight)
		}
		if left >= 0 {
			first := true
			w.children(left, func(c int32) {
				switch {
				case !patterns:
					w.visit(c)
				case first:
					r.pattern(w, c, typ, given)
				default:
					r.pattern(w, c, "", "?")
				}
				first = false
			})
		}
		w.visit(guard)
		w.visit(w.at(n, r.fRight))
	})
}

// cases reads case, try and receive: the clauses of case match its value.
func (r *elixir) cases(w *walker, n, arguments int32) bool {
	given := "?"
	if first := r.firstArgument(w, arguments, -1); first >= 0 && w.src(w.at(n, r.fTarget)) == "case" {
		given = w.expr(first)
	}
	w.visit(arguments)
	if body := r.of(w, n, r.kDoBlock); body >= 0 {
		w.block(func() { r.clauses(w, body, given, true) })
	}
	return true
}

// clauses reads the clauses of a block and, as they are, its other parts.
func (r *elixir) clauses(w *walker, block int32, given string, patterns bool) {
	w.children(block, func(c int32) {
		if w.is(c, "stab_clause") {
			r.clause(w, c, "", given, patterns)
		} else {
			w.visit(c)
		}
	})
}

func (r *elixir) cond(w *walker, n, _ int32) bool {
	if body := r.of(w, n, r.kDoBlock); body >= 0 {
		w.block(func() { r.clauses(w, body, "?", false) })
	}
	return true
}

// with reads with pattern <- value, ... do: the names are known to what follows.
func (r *elixir) with(w *walker, n, arguments int32) bool {
	r.generators(w, n, arguments, "")
	return true
}

// comprehension reads for pattern <- collection, ... do.
func (r *elixir) comprehension(w *walker, n, arguments int32) bool {
	r.generators(w, n, arguments, "[]")
	return true
}

func (r *elixir) generators(w *walker, n, arguments int32, step string) {
	w.block(func() {
		if arguments >= 0 {
			w.children(arguments, func(c int32) {
				if !w.is(c, "binary_operator") || r.operator(w, c) != "<-" {
					w.visit(c)
					return
				}
				left, right := w.at(c, r.fLeft), w.at(c, r.fRight)
				w.visit(right)
				r.pattern(w, left, "", w.expr(right)+step)
			})
		}
		w.insideBut(n, w.at(n, r.fTarget), arguments)
	})
}

// isElixirKernel reports whether a name is one of the language's own: its forms, its functions and the
// words of its tests, which programs use as they are.
func isElixirKernel(name string) bool {
	switch name {
	case "__CALLER__", "__DIR__", "__ENV__", "__MODULE__", "__STACKTRACE__", "_", "abs", "alias", "and", "apply", "assert", "assert_raise",
		"assert_receive", "assert_received", "binary_part", "binding", "bit_size", "byte_size", "case", "ceil", "cond", "dbg", "def",
		"defdelegate", "defexception", "defguard", "defguardp", "defimpl", "defmacro", "defmacrop", "defmodule", "defoverridable",
		"defp", "defprotocol", "defstruct", "describe", "destructure", "div", "elem", "exit", "floor", "flunk", "fn", "for",
		"function_exported?", "get_and_update_in", "get_in", "hd", "if", "import", "in", "inspect", "is_atom", "is_binary", "is_bitstring",
		"is_boolean", "is_exception", "is_float", "is_function", "is_integer", "is_list", "is_map", "is_map_key", "is_nil", "is_number",
		"is_pid", "is_port", "is_reference", "is_struct", "is_tuple", "length", "macro_exported?", "make_ref", "map_size", "match?", "max",
		"min", "node", "not", "on_exit", "or", "pop_in", "put_elem", "put_in", "quote", "raise", "receive", "refute", "refute_receive",
		"refute_received", "rem", "require", "reraise", "round", "self", "send", "setup", "setup_all", "spawn", "spawn_link",
		"spawn_monitor", "struct", "struct!", "super", "tap", "test", "then", "throw", "tl", "to_charlist", "to_string", "to_timeout",
		"trunc", "try", "tuple_size", "unless", "unquote", "unquote_splicing", "update_in", "use", "var!", "when", "with":
		return true
	}
	return false
}
