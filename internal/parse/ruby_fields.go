package parse

import (
	"strings"

	ctxsys "github.com/ctx-sys/ctx-sys"
	"github.com/ctx-sys/ctx-sys/internal/facts"
)

// Instance, class and global variables.

// survey finds, before a body is walked, what has accessors in it, and of each instance variable the
// assignment of which the most can be determined: one in initialize, one of a call rather than of nil.
func (r *ruby) survey(w *walker, body int32) (attrs map[string]int, fields map[string]int32) {
	attrs, fields = map[string]int{}, map[string]int32{}
	if body < 0 {
		return attrs, fields
	}
	told, initialize := map[string]int{}, int32(-1)
	for i := body; i < w.nodes[body].next; i++ {
		switch {
		case i > body && w.nodes[i].next > i+1 && (w.is(i, "class") || w.is(i, "module")):
			i = w.nodes[i].next - 1
		case w.is(i, "method") && w.sourceOf(w.at(i, r.fName)) == "initialize":
			initialize = w.nodes[i].next
		case w.is(i, "call"):
			if isRubyAccessor(w.sourceOf(w.at(i, r.fMethod))) {
				w.children(w.at(i, r.fArguments), func(c int32) { attrs[rubyText(w, c)] = -1 })
			}
		case w.is(i, "instance_variable"), w.is(i, "class_variable"):
			if value, written := r.written(w, i); written {
				tells := 1 + rubyTells(w, value)
				if i < initialize {
					tells++
				}
				if name := w.src(i); tells > told[name] {
					told[name], fields[name] = tells, i
				}
			}
		}
	}
	return attrs, fields
}

// written reports whether a variable is assigned to where it is, and what.
func (r *ruby) written(w *walker, variable int32) (value int32, ok bool) {
	p := w.parent(variable)
	switch {
	case w.nodes[variable].field == r.fLeft && w.is(p, "assignment"):
		return w.at(p, r.fRight), true
	case w.nodes[variable].field == r.fLeft && w.is(p, "operator_assignment"):
		return r.assigned(w, p), true
	case w.is(p, "left_assignment_list"):
		value = -1
		if right := w.at(w.parent(p), r.fRight); w.is(right, "right_assignment_list") {
			value = w.head(right)
		}
		for left := w.head(p); left < variable; left = w.sibling(left) {
			value = w.sibling(value)
		}
		return value, true
	}
	return -1, false
}

// assigned is what x ||= y assigns; x += y assigns something else.
func (r *ruby) assigned(w *walker, n int32) int32 {
	left, right := w.at(n, r.fLeft), w.at(n, r.fRight)
	if right >= 0 && strings.ContainsAny(string(w.text[w.nodes[left].end:w.nodes[right].start]), "|&") {
		return right
	}
	return -1
}

// rubyTells says how much an assigned value tells of a type.
func rubyTells(w *walker, value int32) int {
	switch {
	case value < 0:
	case w.is(value, "call"), w.is(value, "constant"), w.is(value, "scope_resolution"):
		return 4
	case w.is(value, "identifier"), w.is(value, "binary"), w.is(value, "conditional"), w.is(value, "array"):
		return 2
	}
	return 0
}

// variable reads the assignment of an instance, class or global variable, and adds its symbol where that is
// the one to stand for it. It reports whether it has read the value too.
func (r *ruby) variable(w *walker, n, left, right int32) bool {
	name := w.src(left)
	if name[0] == '$' {
		if w.current >= 0 || w.ruby().own["seen "+name] || len(name) < 2 || !facts.IsNameByte(name[1]) {
			return false
		}
		w.ruby().own["seen "+name] = true
		index := r.fieldSymbol(w, n, right, facts.Symbol{Type: ctxsys.TypeVariable, Name: name})
		w.within(index, func() { w.visit(right) })
		return true
	}
	c, b := w.rubyType(), w.ruby().body()
	if at, ok := b.fields[name]; !ok || at != left || c == nil || c.symbol < 0 {
		w.visit(left)
		return false
	}
	if b.values != nil && right >= 0 {
		b.values[name] = w.closed(w.expr(right))
	}
	if r.field(w, name) == name {
		outer := w.current
		w.current = c.symbol
		r.fieldSymbol(w, n, right, facts.Symbol{Type: ctxsys.TypeProperty, Name: name})
		w.current = outer
	}
	return false
}

func (r *ruby) fieldSymbol(w *walker, n, right int32, s facts.Symbol) int {
	if right >= 0 {
		s.TypeExpr, s.ValueExpr = rubyTypeOrValue(w.closed(w.expr(right)))
	}
	index := r.symbol(w, n, -1, s)
	d := &w.File.Symbols[index]
	d.Signature = w.Signature(uint32(d.Start), min(w.nodes[n].end, uint32(d.Start)+maxVariable))
	return index
}

// field is the member that an instance variable is: its accessor where it has one.
func (r *ruby) field(w *walker, variable string) string {
	if _, has := w.ruby().body().attrs[variable[1:]]; has && variable[1] != '@' {
		return variable[1:]
	}
	return variable
}
