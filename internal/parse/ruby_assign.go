package parse

import (
	ctxsys "github.com/ctx-sys/ctx-sys"
	"github.com/ctx-sys/ctx-sys/internal/facts"
)

// assignment reads left = right.
func (r *ruby) assignment(w *walker, n int32) {
	left, right := w.at(n, r.fLeft), w.at(n, r.fRight)
	switch {
	case left < 0:
		w.inside(n)
	case w.is(left, "constant"), w.is(left, "scope_resolution"):
		r.constant(w, n, left, right)
	case w.is(left, "left_assignment_list"):
		r.severalAssigned(w, n, left, right)
	case isRubyVariable(w, left):
		if !r.variable(w, n, left, right) {
			w.visit(right)
		}
	default:
		w.visit(right)
		r.assign(w, left, w.expr(right))
	}
}

// severalAssigned reads a, b = x, y and a, b = x. What has symbols comes first: they begin before those
// that the values may hold.
func (r *ruby) severalAssigned(w *walker, n, left, right int32) {
	r.eachAssigned(w, left, right, func(c, value int32, e string) {
		switch {
		case w.is(c, "constant"), w.is(c, "scope_resolution"):
			r.constantSymbol(w, c, c, value)
		case isRubyVariable(w, c):
			r.variable(w, n, c, value)
		}
	})
	w.visit(right)
	r.eachAssigned(w, left, right, func(c, _ int32, e string) {
		if !w.is(c, "constant") && !w.is(c, "scope_resolution") && !isRubyVariable(w, c) {
			r.assign(w, c, e)
		}
	})
}

// isRubyVariable reports whether a node is a variable with a sigil.
func isRubyVariable(w *walker, n int32) bool {
	return w.is(n, "instance_variable") || w.is(n, "class_variable") || w.is(n, "global_variable")
}

// eachAssigned calls f with each of several variables, its value where it has one of its own, and what that
// is.
func (r *ruby) eachAssigned(w *walker, left, right int32, f func(c, value int32, e string)) {
	values := int32(-1)
	if w.is(right, "right_assignment_list") {
		values = right + 1
	}
	at := 0
	w.children(left, func(c int32) {
		value, e := int32(-1), "?"
		switch {
		case values >= 0 && values < w.nodes[right].next:
			value, e = values, w.expr(values)
			values = w.nodes[values].next
		case values < 0 && right >= 0 && at < 10:
			e = w.expr(right) + "#" + string(rune('0'+at))
		}
		at++
		f(c, value, e)
	})
}

// assign gives a value to what is on the left of an assignment, other than constants and variables with
// a sigil.
func (r *ruby) assign(w *walker, left int32, e string) {
	switch {
	case left < 0:
	case w.is(left, "identifier"):
		if w.lookup(w.src(left)) == facts.UnknownLocal {
			w.rebind(w.src(left), e)
		} else {
			w.bind(w.src(left), "", e)
		}
	case w.is(left, "call"):
		receiver, method := w.at(left, r.fReceiver), w.at(left, r.fMethod)
		w.visit(receiver)
		if receiver >= 0 && method >= 0 {
			w.useWith(facts.RefCall, w.expr(receiver)+"."+w.src(method)+"=", 2, w.line(method))
		}
	case w.is(left, "left_assignment_list"), w.is(left, "destructured_left_assignment"), w.is(left, "rest_assignment"):
		w.children(left, func(c int32) { r.assign(w, c, "?") })
	default:
		w.visit(left)
	}
}

func (r *ruby) operatorAssignment(w *walker, n int32) {
	left, right := w.at(n, r.fLeft), w.at(n, r.fRight)
	switch {
	case left < 0:
		w.inside(n)
	case w.is(left, "constant"), w.is(left, "scope_resolution"):
		r.constant(w, n, left, right)
	case w.is(left, "identifier"):
		w.visit(right)
		if w.lookup(w.src(left)) == facts.NotLocal {
			w.bind(w.src(left), "", w.expr(right))
		}
	case isRubyVariable(w, left):
		if !r.variable(w, n, left, r.assigned(w, n)) {
			w.visit(left)
			w.visit(right)
		}
	default:
		w.visit(left)
		r.assign(w, left, "?")
		w.visit(right)
	}
}

// constant reads the assignment of a constant. Name = Class.new, Struct.new and the like are types.
func (r *ruby) constant(w *walker, n, left, right int32) {
	if w.is(right, "call") {
		if made := r.makes(w, right); made != "" {
			if owner, name := r.owned(w, left); name != "" {
				r.madeType(w, n, right, made, facts.Symbol{Name: name, Owner: owner})
				return
			}
		}
	}
	index := r.constantSymbol(w, n, left, right)
	if index < 0 {
		w.visit(right)
		return
	}
	w.within(index, func() { w.visit(right) })
}

// constantSymbol adds the symbol of a constant and returns its index, -1 when the constant has no name.
func (r *ruby) constantSymbol(w *walker, n, left, right int32) int {
	s := facts.Symbol{Type: ctxsys.TypeConstant}
	if s.Owner, s.Name = r.owned(w, left); s.Name == "" {
		return -1
	}
	if right >= 0 {
		s.TypeExpr, s.ValueExpr = rubyTypeOrValue(w.closed(w.expr(right)))
	}
	index := r.symbol(w, n, -1, s)
	d := &w.File.Symbols[index]
	d.Signature = w.Signature(uint32(d.Start), min(w.nodes[n].end, uint32(d.Start)+maxVariable))
	return index
}
