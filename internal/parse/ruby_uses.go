package parse

import (
	"strings"

	"github.com/ctx-sys/ctx-sys/internal/facts"
)

func (r *ruby) rubyUses() {
	r.on(r.name, "identifier")
	r.on(func(w *walker, n int32) {
		if name := w.src(n); !rubyBuiltinType(name) || w.ruby().own[name] {
			w.use(facts.RefValue, name, w.line(n))
		}
	}, "constant")
	r.on(func(w *walker, n int32) {
		w.use(facts.RefValue, w.expr(n), w.lastLine(n))
		w.visit(w.at(n, r.fScope))
	}, "scope_resolution")
	r.on(func(w *walker, n int32) {
		if name := w.src(n); len(name) > 1 && facts.IsNameByte(name[1]) {
			w.use(facts.RefValue, name, w.line(n))
		}
	}, "global_variable")
	r.on(useValue, "instance_variable", "class_variable")
	r.on(r.call, "call")
	r.on(func(w *walker, n int32) {
		if w.nodes[n].next == n+1 {
			if e := r.superCall(w); e != "?" {
				w.use(facts.RefCall, e, w.line(n))
			}
		}
	}, "super")
	r.on(r.assignment, "assignment")
	r.on(r.operatorAssignment, "operator_assignment")
	r.on(func(w *walker, n int32) {
		key := w.at(n, r.fKey)
		if w.at(n, r.fValue) < 0 && key >= 0 && w.is(key, "hash_key_symbol") { // {name:} means {name: name}
			r.bare(w, w.src(key), w.line(key))
		}
		w.inside(n)
	}, "pair")
	r.on(func(w *walker, n int32) { r.block(w, n, "?", "") }, "block", "do_block")
	r.on(func(w *walker, n int32) {
		w.block(func() {
			r.bindParams(w, w.at(n, r.fParams), -1)
			w.visit(w.at(n, r.fBody))
		})
	}, "lambda")
	r.on(func(w *walker, n int32) {
		over := w.at(n, r.fValue)
		w.visit(over)
		r.assign(w, w.at(n, r.fPattern), w.expr(w.last(over))+"[]")
		w.visit(w.at(n, r.fBody))
	}, "for")
	r.on(r.rescue, "rescue")
	r.on(r.when, "case")
	r.on(func(w *walker, n int32) { r.pattern(w, w.at(n, r.fPattern)); w.insideBut(n, w.at(n, r.fPattern)) },
		"in_clause", "match_pattern", "test_pattern")
}

// name reads a name that stands alone: a variable, or a call without arguments.
func (r *ruby) name(w *walker, n int32) {
	name := w.src(n)
	if isRubyAccess(name) && w.here() != nil && w.nodes[n].field == 0 {
		w.ruby().body().access = name
		return
	}
	r.bare(w, name, w.line(n))
}

func (r *ruby) bare(w *walker, name string, line int) {
	switch {
	case w.lookup(name) != facts.NotLocal || rubyBuiltin(name) && !w.ruby().own[name]:
	case isConstant(name):
		w.use(facts.RefValue, name, line)
	default:
		w.useWith(facts.RefCall, name, 1, line)
	}
}

// call reads a call of a method, with what it is called on, its arguments and its block.
func (r *ruby) call(w *walker, n int32) {
	receiver, method, arguments := w.at(n, r.fReceiver), w.at(n, r.fMethod), w.at(n, r.fArguments)
	name := w.sourceOf(method)
	if receiver < 0 || w.is(receiver, "self") {
		if m := r.macros[name]; m != nil && m(r, w, n, arguments) {
			return
		}
	}
	of := "?"
	if receiver >= 0 {
		of = w.expr(receiver)
	}
	r.callee(w, n, receiver, method, of)
	w.visit(receiver)
	r.arguments(w, arguments, of, name)
	block := w.at(n, r.fBlock)
	if block < 0 {
		return
	}
	if t := w.typeExpr(receiver); t != "" && isReopening(name) {
		r.reopened(w, t, w.at(block, r.fBody))
		return
	}
	if made := r.makes(w, n); made != "" {
		base := ""
		if bases := w.directTypes(arguments); made == "Class" && len(bases) > 0 {
			base = bases[0]
		}
		r.unnamed(w, base, w.at(block, r.fBody))
		return
	}
	r.block(w, block, of, name)
}

// callee records what is called.
func (r *ruby) callee(w *walker, n, receiver, method int32, of string) {
	name, line := "call", w.line(n)
	if method >= 0 {
		name, line = w.src(method), w.line(method)
	}
	args := r.count(w, w.at(n, r.fArguments))
	switch {
	case method >= 0 && w.is(method, "super"):
		if e := r.superCall(w); e != "?" {
			w.useWith(facts.RefCall, e, args, line)
		}
	case name == "include" || name == "extend" || name == "prepend":
		if t := w.typeExpr(receiver); t != "" {
			w.File.Extensions = append(w.File.Extensions, facts.Extension{Owner: t, Implements: w.directTypes(w.at(n, r.fArguments)), Parent: w.current, Line: line})
		}
	case (rubyBuiltin(name) || isReopening(name) || isRubyTest(name) && w.at(n, r.fBlock) >= 0) && !w.ruby().own[name]:
	case receiver < 0 && name == "new":
		if c := w.rubyType(); c != nil && c.self != "" {
			w.useWith(facts.RefNew, c.self, args, line)
		}
	case receiver < 0:
		w.useWith(facts.RefCall, name, args, line)
	case name == "new" && of == "self" && w.rubyType() != nil:
		w.useWith(facts.RefNew, w.rubyType().self, args, line)
	case name == "new" && isConstant(of) && (!rubyBuiltinType(of) || w.ruby().own[of]):
		w.useWith(facts.RefNew, of, args, line)
	case name == "new" && isConstant(of):
	case !rubyBuiltinType(of) || w.ruby().own[of]:
		w.useWith(facts.RefCall, of+"."+name, args, line)
	}
}

// count is the number of arguments plus one; a splat may be any number.
func (r *ruby) count(w *walker, arguments int32) int {
	if arguments < 0 {
		return 1
	}
	n := 1
	for c := arguments + 1; c < w.nodes[arguments].next; c = w.nodes[c].next {
		switch {
		case w.is(c, "splat_argument"), w.is(c, "hash_splat_argument"), w.is(c, "forward_argument"):
			return 0
		case w.is(c, "block_argument"), w.roleOf(c) == roleComment, w.is(c, "heredoc_body"):
		default:
			n++
		}
	}
	return n
}

// arguments reads the arguments of a call. A symbol may be the name of a method: &:name, method(:name),
// send(:name), and in the macros of a class body.
func (r *ruby) arguments(w *walker, arguments int32, of, method string) {
	if arguments < 0 {
		return
	}
	first := true
	w.children(arguments, func(c int32) {
		switch {
		case w.is(c, "block_argument"):
			if s := w.last(c); s >= 0 && w.is(s, "simple_symbol") {
				w.useWith(facts.RefCall, r.given(of, method, 0)+"."+rubyText(w, s), 1, w.line(s))
				return
			}
		case w.is(c, "simple_symbol"):
			r.symbolUse(w, c, of, method, first)
		case first && method == "raise":
			if t := w.typeExpr(c); t != "" {
				if !rubyBuiltinType(t) || w.ruby().own[t] {
					w.use(facts.RefNew, t, w.line(c))
				}
				first = false
				return
			}
		}
		first = false
		w.visit(c)
	})
}

func (r *ruby) symbolUse(w *walker, n int32, of, method string, first bool) {
	name := rubyText(w, n)
	e := name
	if of != "?" {
		e = of + "." + name
	}
	switch method {
	case "method", "instance_method", "public_method":
		if first {
			w.use(facts.RefValue, e, w.line(n))
		}
	case "send", "public_send", "__send__", "try":
		if first {
			w.use(facts.RefCall, e, w.line(n))
		}
	default:
		if c := w.here(); of == "?" && c != nil && c.symbol >= 0 {
			w.use(facts.RefValue, name, w.line(n))
		}
	}
}

// rubyGives says what methods give to their blocks: e is an element of the collection, s the object itself,
// - anything else.
func rubyGives(method string) string {
	switch strings.TrimSuffix(method, "!") {
	case "each", "map", "collect", "select", "filter", "reject", "find", "detect", "find_all", "flat_map", "filter_map",
		"each_with_index", "each_with_object", "delete_if", "keep_if", "sort_by", "group_by", "partition", "min_by", "max_by",
		"any?", "all?", "none?", "one?", "count", "sum", "find_index", "index", "reverse_each", "each_entry", "each_value",
		"take_while", "drop_while", "uniq", "to_h", "index_by", "find_each", "transform_values":
		return "e"
	case "inject", "reduce", "each_pair":
		return "-e"
	case "sort", "min", "max":
		return "ee"
	case "tap", "then", "yield_self":
		return "s"
	}
	return ""
}

// given is what a method gives to its block as the parameter at a place.
func (r *ruby) given(of, method string, at int) string {
	shape := rubyGives(method)
	if at >= len(shape) {
		return "?"
	}
	switch shape[at] {
	case 'e':
		return of + "[]"
	case 's':
		return of
	}
	return "?"
}

// block reads a block that a method of an object is called with.
func (r *ruby) block(w *walker, n int32, of, method string) {
	params, body := w.at(n, r.fParams), w.at(n, r.fBody)
	w.block(func() {
		if params < 0 {
			if e := r.given(of, method, 0); usable(e) {
				w.bind("it", "", e)
				w.bind("_1", "", e)
			}
		} else {
			r.blockParams(w, params, of, method)
		}
		w.visit(body)
	})
}

func (r *ruby) blockParams(w *walker, params int32, of, method string) {
	at := 0
	pair := method == "each" && w.count(params) == 3 // of a hash: key and value
	w.children(params, func(c int32) {
		e := r.given(of, method, at)
		if pair {
			e = [...]string{"?", of + "[]"}[min(at, 1)]
		}
		at++
		p := w.paramOf(c)
		switch {
		case p == nil:
			w.visit(c)
		case w.is(c, "destructured_parameter"):
			r.bindParams(w, c, -1)
		case p.variadic:
			w.bind(w.sourceOf(w.at(c, p.name)), "", "")
		default:
			name, _ := w.partsOf(p, c)
			w.visit(w.at(c, p.value))
			w.bind(w.sourceOf(name), "", e)
		}
	})
}

// rescue reads rescue Type => name.
func (r *ruby) rescue(w *walker, n int32) {
	types, name := w.at(n, r.fExceptions), w.at(n, r.fVariable)
	caught := ""
	if types >= 0 {
		w.children(types, func(c int32) {
			t := w.typeExpr(c)
			switch {
			case t == "":
				w.visit(c)
			case !rubyBuiltinType(t) || w.ruby().own[t]:
				caught = t
				w.use(facts.RefType, t, w.line(c))
			}
		})
	}
	w.block(func() {
		if name >= 0 {
			w.bind(w.sourceOf(w.last(name)), caught, "")
		}
		w.visit(w.at(n, r.fBody))
	})
}

// when reads case x: in the branches of when Type, x is of that type.
func (r *ruby) when(w *walker, n int32) {
	of := w.at(n, r.fValue)
	w.visit(of)
	w.children(n, func(c int32) {
		if c == of {
			return
		}
		if !w.is(c, "when") || of < 0 || !w.is(of, "identifier") {
			w.visit(c)
			return
		}
		t := w.typeExpr(w.last(w.at(c, r.fPattern)))
		w.block(func() {
			w.insideBut(c, w.at(c, r.fBody))
			if t != "" && strings.ToUpper(facts.LastName(t)) != facts.LastName(t) {
				w.bind(w.src(of), t, "")
			}
			w.visit(w.at(c, r.fBody))
		})
	})
}

// pattern reads a pattern and binds its names.
func (r *ruby) pattern(w *walker, n int32) {
	switch {
	case n < 0:
	case w.is(n, "identifier"):
		w.bind(w.src(n), "", "")
	case w.is(n, "as_pattern"):
		of := w.at(n, r.fValue)
		r.pattern(w, of)
		w.bind(w.sourceOf(w.at(n, r.fName)), w.typeExpr(of), "")
	case w.is(n, "keyword_pattern"):
		if w.at(n, r.fValue) < 0 {
			w.bind(w.sourceOf(w.at(n, r.fKey)), "", "")
		}
		r.pattern(w, w.at(n, r.fValue))
	case w.is(n, "splat_parameter"), w.is(n, "hash_splat_parameter"):
		w.bind(w.sourceOf(w.at(n, r.fName)), "", "")
	case w.is(n, "array_pattern"), w.is(n, "find_pattern"), w.is(n, "hash_pattern"), w.is(n, "alternative_pattern"), w.is(n, "parenthesized_pattern"):
		w.children(n, func(c int32) { r.pattern(w, c) })
	default:
		w.visit(n)
	}
}

// rubyBuiltin reports whether a method is one that all objects have, one of the language's own statements or
// of those of its tests, which programs use as they are.
func rubyBuiltin(name string) bool {
	switch name {
	case "Array", "Float", "Integer", "Rational", "String", "__FILE__", "__LINE__", "__dir__", "__method__", "__send__", "abort",
		"assert", "assert_equal", "assert_nil", "assert_raises", "at_exit", "attr", "attr_accessor", "attr_reader", "attr_writer",
		"autoload", "binding", "block_given?", "caller", "catch", "class", "equal?", "exit", "expect", "extend", "fail", "format",
		"freeze", "frozen?", "gets", "include", "instance_method", "instance_of?", "instance_variable_defined?",
		"instance_variable_get", "instance_variable_set", "is_a?", "kind_of?", "lambda", "loop", "method", "nil?", "object_id", "p",
		"pp", "prepend", "print", "printf", "private", "proc", "protected", "public", "public_method", "public_send", "putc", "puts",
		"raise", "rand", "refine", "refute", "require", "require_relative", "respond_to?", "send", "sleep", "sprintf", "srand",
		"throw", "trap", "using":
		return true
	}
	return false
}

// isRubyTest reports whether a call opens a block of tests.
func isRubyTest(name string) bool {
	switch name {
	case "after", "around", "before", "context", "describe", "it", "shared_context", "shared_examples", "specify":
		return true
	}
	return false
}
