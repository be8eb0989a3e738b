package parse

import (
	"strings"

	"github.com/ctx-sys/ctx-sys/internal/facts"
	"github.com/ctx-sys/ctx-sys/internal/facts/build"
)

func (r *ruby) rubyValues() {
	r.typed(identity, "constant")
	r.typed(func(w *walker, n int32, _ int) string {
		if e := w.expr(n); isConstant(e) && !strings.ContainsAny(e, "()[]?!") {
			return e
		}
		return ""
	}, "scope_resolution")
	r.value(identity, "identifier", "constant", "global_variable")
	r.value(func(w *walker, _ int32, _ int) string { return r.superCall(w) }, "super")
	r.value(func(w *walker, n int32, _ int) string {
		if w.lookup("self") == facts.NotLocal {
			return "?"
		}
		return "self"
	}, "self")
	r.value(r.member("scope", "name"), "scope_resolution")
	r.value(func(w *walker, n int32, _ int) string {
		if w.lookup("self") == facts.NotLocal {
			return "?"
		}
		return "self." + r.field(w, w.src(n))
	}, "instance_variable", "class_variable")
	r.value(r.callValue, "call")
	r.value(r.indexed("object"), "element_reference")
	r.value(r.through(""), "parenthesized_statements", "begin", "block_body", "body_statement", "then")
	r.value(r.through("right"), "assignment")
	r.value(func(w *walker, n int32, depth int) string { return w.exprTo(r.assigned(w, n), depth) }, "operator_assignment")
	r.value(r.through("body"), "rescue_modifier", "if_modifier", "unless_modifier")
	r.value(r.eitherOf("consequence", "alternative"), "conditional", "if", "unless")
	r.value(r.binaryValue, "binary")
	r.value(func(w *walker, n int32, depth int) string {
		first := w.exprTo(w.last(n), depth)
		if strings.HasSuffix(first, "!") && isConstant(first) {
			return "[]" + first
		}
		return "?"
	}, "array")
}

// binaryValue writes what or and << yield.
func (r *ruby) binaryValue(w *walker, n int32, depth int) string {
	left, right := w.at(n, r.fLeft), w.at(n, r.fRight)
	if left < 0 || right < 0 {
		return "?"
	}
	switch strings.TrimSpace(string(w.text[w.nodes[left].end:w.nodes[right].start])) {
	case "||", "or":
		if e := w.exprTo(left, depth); usable(e) {
			return e
		}
		return w.exprTo(right, depth)
	case "&&", "and":
		return w.exprTo(right, depth)
	case "<<":
		return w.exprTo(left, depth)
	}
	return "?"
}

// callValue writes the result of a call. Without arguments it may be an attribute that is read.
func (r *ruby) callValue(w *walker, n int32, depth int) string {
	receiver, method := w.at(n, r.fReceiver), w.at(n, r.fMethod)
	name := w.sourceOf(method)
	if method < 0 {
		name = "call"
	}
	plain := w.at(n, r.fArguments) < 0 && w.at(n, r.fBlock) < 0
	if method >= 0 && w.is(method, "super") {
		return r.superCall(w)
	}
	if receiver < 0 {
		switch {
		case rubyBuiltin(name) && !w.ruby().own[name]:
			return "?"
		case name == "new" && w.rubyType() != nil:
			return value(w.rubyType().self)
		case plain:
			return name
		}
		return name + "()"
	}
	e := w.exprTo(receiver, depth)
	switch {
	case name == "new":
		return r.made(e)
	case name == "class" && e == "self" && w.rubyType() != nil:
		return w.rubyType().self
	case isRubyElement(name):
		return e + "[]"
	case w.handing[name]:
		return e
	case name == "map" || name == "collect":
		return r.mapped(w, n)
	case plain:
		return e + "." + name
	}
	return e + "." + name + "()"
}

// made is a new instance of what an expression says.
func (r *ruby) made(e string) string {
	if isConstant(e) && !strings.ContainsAny(e, "()[]?!") {
		return value(e)
	}
	return e + "()"
}

// mapped is what a block makes of a collection, when that is new instances.
func (r *ruby) mapped(w *walker, n int32) string {
	body := w.at(w.at(n, r.fBlock), r.fBody)
	if body < 0 {
		return "?"
	}
	if e := w.expr(body); isConstant(e) && strings.HasSuffix(e, "!") {
		return "[]" + e
	}
	return "?"
}

// superCall is the method of the base that super calls, "?" outside of methods.
func (r *ruby) superCall(w *walker) string {
	if w.current < 0 || w.lookup("super") == facts.NotLocal || !build.IsCallable(w.File.Symbols[w.current].Type) {
		return "?"
	}
	return "super." + w.File.Symbols[w.current].Name
}

// isRubyElement reports whether a method yields one of a collection.
func isRubyElement(method string) bool {
	switch method {
	case "first", "last", "find", "detect", "sample", "min_by", "max_by", "pop", "shift", "fetch", "dig":
		return true
	}
	return false
}
