package parse

import (
	ctxsys "github.com/ctx-sys/ctx-sys"
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
	case w.is(left, "instance_variable"), w.is(left, "class_variable"), w.is(left, "global_variable"):
		if !r.variable(w, n, left, right) {
			w.visit(right)
		}
	default:
		w.visit(right)
		r.assign(w, left, w.expr(right))
	}
}

// severalAssigned reads a, b = x, y and a, b = x.
func (r *ruby) severalAssigned(w *walker, n, left, right int32) {
	w.visit(right)
	values := int32(-1)
	if right >= 0 && w.is(right, "right_assignment_list") {
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
		switch {
		case w.is(c, "constant"), w.is(c, "scope_resolution"):
			r.constant(w, c, c, value)
		case w.is(c, "instance_variable"), w.is(c, "class_variable"), w.is(c, "global_variable"):
			r.variable(w, n, c, value)
		default:
			r.assign(w, c, e)
		}
	})
}

// assign gives a value to what stands on the left of an assignment, other than constants and variables with
// a sigil.
func (r *ruby) assign(w *walker, left int32, e string) {
	switch {
	case left < 0:
	case w.is(left, "identifier"):
		if w.lookup(w.src(left)) == UnknownLocal {
			w.rebind(w.src(left), e)
		} else {
			w.bind(w.src(left), "", e)
		}
	case w.is(left, "call"):
		receiver, method := w.at(left, r.fReceiver), w.at(left, r.fMethod)
		w.visit(receiver)
		if receiver >= 0 && method >= 0 {
			w.useWith(RefCall, w.expr(receiver)+"."+w.src(method)+"=", 2, w.line(method))
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
		if w.lookup(w.src(left)) == NotLocal {
			w.bind(w.src(left), "", w.expr(right))
		}
	case w.is(left, "instance_variable"), w.is(left, "class_variable"), w.is(left, "global_variable"):
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
	owner, name := r.owned(w, left)
	if name == "" {
		return
	}
	s := Symbol{Type: ctxsys.TypeConstant, Name: name, Owner: owner}
	if right >= 0 && w.is(right, "call") {
		if made := r.makes(w, right); made != "" {
			r.madeType(w, n, right, made, s)
			return
		}
	}
	if right >= 0 {
		s.TypeExpr, s.ValueExpr = rubyTypeOrValue(w.closed(w.expr(right)))
	}
	index := r.symbol(w, n, -1, s)
	d := &w.file.Symbols[index]
	d.Signature = w.signature(uint32(d.Start), min(w.nodes[n].end, uint32(d.Start)+maxVariable))
	w.within(index, func() { w.visit(right) })
}
