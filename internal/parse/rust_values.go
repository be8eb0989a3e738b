package parse

import (
	"strings"

	"github.com/ctx-sys/ctx-sys/internal/facts"
)

// Rust: what expressions yield.

func rustValues(r *rules) {
	r.value(identity, "self", "metavariable")
	r.value(func(w *walker, n int32, _ int) string {
		if name := w.src(n); name != "Self" {
			return name
		}
		return typeName(w, n, 0)
	}, "identifier")
	r.value(func(w *walker, n int32, _ int) string { return rustPath(w, n) }, "scoped_identifier")
	r.value(r.member("value", "field"), "field_expression")
	r.value(r.through("function"), "generic_function")
	r.value(r.rustResult(), "call_expression")
	r.value(firstChild, "await_expression", "try_expression", "parenthesized_expression")
	r.value(r.through("value"), "reference_expression")
	r.value(r.through(""), "unary_expression", "unsafe_block", "async_block", "const_block", "expression_statement")
	r.value(r.instance("type"), "type_cast_expression")
	r.value(r.instance("name"), "struct_expression")
	r.value(func(w *walker, n int32, depth int) string {
		if of := w.head(n); !w.is(w.last(n), "range_expression") {
			return w.exprTo(of, depth) + "[]"
		}
		return w.exprTo(w.head(n), depth) // a slice of it
	}, "index_expression")
	r.value(r.eitherOf("consequence", "alternative"), "if_expression")
	r.value(r.through(""), "else_clause", "match_expression")
	value := r.field("value")
	r.value(func(w *walker, n int32, depth int) string {
		found := "?"
		w.children(n, func(arm int32) {
			if !usable(found) {
				found = w.exprTo(w.at(arm, value), depth)
			}
		})
		return found
	}, "match_block")
	r.value(func(w *walker, n int32, depth int) string {
		last := w.last(n)
		if last < 0 || w.is(last, "expression_statement") && strings.HasSuffix(w.src(last), ";") {
			return "?"
		}
		return w.exprTo(last, depth)
	}, "block")
}

// rustHolds reports whether a function puts its argument in what is seen through.
func rustHolds(name string) bool {
	switch name {
	case "Some", "Ok", "Poll.Ready", "Box.new", "Rc.new", "Arc.new", "Cell.new", "RefCell.new", "Mutex.new", "RwLock.new", "Pin.new", "Box.pin",
		"Rc.clone", "Arc.clone", "Weak.upgrade", "mem.take", "mem.replace", "Cow.Borrowed", "Cow.Owned", "Box.from", "Arc.from", "Option.Some",
		"Result.Ok":
		return true
	}
	return false
}

// rustMakes reports whether a function of traits yields a value of the type it is asked of.
func rustMakes(name string) bool {
	switch name {
	case "default", "from", "try_from", "from_str", "from_iter", "from_ref":
		return true
	}
	return false
}

// rustReads reports whether a method hands its receiver on when it has no arguments.
func rustReads(name string) bool {
	switch name {
	case "read", "write", "take", "get_mut", "get_ref", "next_back", "load", "enumerate":
		return true
	}
	return false
}

// rustResult writes what a call yields.
func (r *rules) rustResult() notation {
	fFunction, fArguments := r.field("function"), r.field("arguments")
	return func(w *walker, n int32, depth int) string {
		f, args := w.at(n, fFunction), w.at(n, fArguments)
		e := w.exprTo(f, depth)
		if w.is(f, "field_expression") {
			if dot := strings.LastIndexByte(e, '.'); dot > 0 && rustReads(e[dot+1:]) && args+1 == w.nodes[args].next {
				return e[:dot]
			}
			return w.result(e)
		}
		if rustHolds(lastNames(e, 2)) {
			return w.exprTo(w.firstArgument(args), depth)
		}
		return rustMade(e)
	}
}

// rustMade writes what a call of a path yields: a variant is a value of its enum.
func rustMade(path string) string {
	name := facts.LastName(path)
	switch {
	case len(name) == len(path):
	case rustVariantPath(path):
		return path
	case rustMakes(name) && capitalised(facts.LastName(path[:len(path)-len(name)-1])):
		return value(path[:len(path)-len(name)-1])
	}
	return path + "()"
}

// lastNames returns the last n names of a path.
func lastNames(path string, n int) string {
	for i := len(path) - 1; i >= 0; i-- {
		if path[i] == '.' {
			if n--; n == 0 {
				return path[i+1:]
			}
		}
	}
	return path
}

// firstArgument returns the first of a list of arguments, -1 when it is empty.
func (w *walker) firstArgument(args int32) int32 {
	if args < 0 {
		return -1
	}
	for c := args + 1; c < w.nodes[args].next; c = w.nodes[c].next {
		if r := w.roleOf(c); r != roleComment && r != roleAttribute {
			return c
		}
	}
	return -1
}
