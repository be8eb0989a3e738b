package parse

import (
	"strings"

	ctxsys "github.com/ctx-sys/ctx-sys"
	"github.com/ctx-sys/ctx-sys/internal/facts"
)

// bindings says how the names that functions bind are read. A variable is known from its first assignment to
// the end of its function, whatever blocks are around it.
func (r *phpRules) bindings() {
	r.on(r.assignment, "assignment_expression", "reference_assignment_expression")
	r.on(func(w *walker, n int32) { // $x ??= value
		left, right := w.at(n, r.fLeft), w.at(n, r.fRight)
		w.inside(n)
		if left >= 0 && w.is(left, "variable_name") && w.lookup(w.src(left)) == facts.NotLocal {
			w.bindTo(left, -1, right)
		}
	}, "augmented_assignment_expression")
	r.on(r.foreach, "foreach_statement")
	r.on(func(w *walker, n int32) {
		typ, name := w.at(n, r.fType), w.at(n, r.fName)
		if typ >= 0 {
			w.inside(typ)
		}
		w.bindTo(name, typ, -1)
		w.visit(w.at(n, r.fBody))
	}, "catch_clause")
	r.on(func(w *walker, n int32) {
		v := w.at(n, r.fValue)
		w.visit(v)
		w.bindTo(w.at(n, r.fName), -1, v)
	}, "static_variable_declaration")
	r.on(func(w *walker, n int32) {
		w.children(n, func(c int32) {
			if name := w.src(c); w.is(c, "variable_name") {
				w.bind(name, "", name) // the $name of a file
			}
		})
	}, "global_declaration")
	r.on(func(w *walker, n int32) { r.closure(w, n, "") }, "anonymous_function", "arrow_function")
	r.on(r.returned, "return_statement")
}

// assignment reads $x = value. Types may be told by a comment, /** @var T $x */.
func (r *phpRules) assignment(w *walker, n int32) {
	left, right := w.at(n, r.fLeft), w.at(n, r.fRight)
	if left < 0 || right < 0 {
		w.inside(n)
		return
	}
	switch {
	case w.is(left, "variable_name"):
		if w.current < 0 && len(w.around) == 0 && r.global(w, n, left, right) {
			return
		}
		w.visit(right)
		if t := r.remarked(w, n, w.src(left)); t != "" {
			w.bind(w.src(left), t, "")
		} else {
			w.bindTo(left, -1, right)
		}
	case w.is(left, "list_literal"), w.is(left, "array_creation_expression"):
		w.visit(right)
		r.bindNames(w, left)
	default:
		w.visit(right)
		w.visit(left)
		r.assigned(w, left, right)
	}
}

// remarked returns the type that the comment before the statement around n gives a variable.
func (r *phpRules) remarked(w *walker, n int32, name string) string {
	p := w.parent(n)
	if p < 0 || w.prev[p] < 0 || w.roleOf(w.prev[p]) != roleComment {
		return ""
	}
	comment := w.src(w.prev[p])
	if !strings.Contains(comment, "@var") || strings.Contains(comment, "$") && !strings.Contains(comment, name) {
		return ""
	}
	return r.docType(w, phpTag(strings.TrimSuffix(comment, "*/"), "@var"))
}

// global defines a variable that is assigned to outside of functions, the first time.
func (r *phpRules) global(w *walker, n, left, right int32) bool {
	note, name := r.note(w), w.src(left)
	p := w.parent(n)
	if _, known := note.globals[name]; known || p < 0 || !w.is(p, "expression_statement") || w.parent(p) != 0 {
		return false
	}
	s := facts.Symbol{Type: ctxsys.TypeVariable, Name: name}
	s.TypeExpr, s.ValueExpr = typeOrValue(w.closed(w.expr(right)))
	if t := r.remarked(w, n, name); t != "" {
		s.TypeExpr, s.ValueExpr = t, ""
	}
	index := w.define(p, -1, s, nil, nil)
	w.shorten(index, maxVariable)
	note.globals[name] = index
	w.within(index, func() { w.visit(right) })
	w.bindTo(left, -1, right)
	return true
}

// assigned takes the type of a property without one from what a method assigns to it.
func (r *phpRules) assigned(w *walker, left, right int32) {
	name, ok := strings.CutPrefix(w.src(left), "$this->")
	if !ok {
		return
	}
	note := r.note(w)
	index, untyped := note.fields[name]
	if !untyped {
		return
	}
	p := &w.File.Symbols[index]
	p.TypeExpr, p.ValueExpr = typeOrValue(w.closed(w.expr(right)))
	if p.TypeExpr != "" || p.ValueExpr != "" {
		delete(note.fields, name)
	}
}

// bindNames binds all variables in a pattern to something unknown.
func (r *phpRules) bindNames(w *walker, n int32) {
	for c := n; c < w.nodes[n].next; c++ {
		if w.is(c, "variable_name") {
			w.bind(w.src(c), "", "")
		}
	}
}

// foreach reads foreach ($over as $key => $element).
func (r *phpRules) foreach(w *walker, n int32) {
	body := w.at(n, r.fBody)
	over, target := int32(-1), int32(-1)
	w.children(n, func(c int32) {
		switch {
		case c == body || w.roleOf(c) != 0 || w.is(c, "foreach") || w.is(c, "as") || w.is(c, "endforeach"):
		case over < 0:
			over = c
		case target < 0:
			target = c
		}
	})
	w.visit(over)
	if target >= 0 && w.is(target, "pair") {
		r.bindNames(w, target)
		target = w.last(target)
	}
	if target >= 0 && w.is(target, "by_ref") {
		target = w.last(target)
	}
	switch {
	case target < 0:
	case w.is(target, "variable_name"):
		if t := r.remarked(w, w.head(n), w.src(target)); t != "" {
			w.bind(w.src(target), t, "")
		} else {
			w.bind(w.src(target), "", w.expr(over)+"[]")
		}
	default:
		r.bindNames(w, target)
	}
	w.visit(body)
}

// closure reads a function without a name. given is what its first parameter without a type is given, if that
// is known.
func (r *phpRules) closure(w *walker, n int32, given string) {
	note := r.note(w)
	outer := note.returns
	note.returns = nil
	w.block(func() {
		params := w.at(n, r.fParams)
		w.bindParams(params)
		if first := w.first(params, "simple_parameter"); given != "" && first >= 0 && w.at(first, r.fType) < 0 {
			w.bind(w.sourceOf(w.at(first, r.fName)), "", given)
		}
		w.insideBut(n, params)
	})
	note.returns = outer
}

// elementsGiven reads the arguments of a call. array_map and its like give closures the elements of an array.
func (r *phpRules) elementsGiven(w *walker, call, args int32) {
	if args < 0 {
		return
	}
	array, function := int32(-1), int32(-1)
	switch w.sourceOf(w.at(call, r.fFunction)) {
	case "array_map", `\array_map`:
		function, array = r.argument(w, args, 0), r.argument(w, args, 1)
	case "array_filter", "array_walk", "usort", "uasort", "array_any", "array_all", "array_find", `\array_filter`, `\usort`:
		array, function = r.argument(w, args, 0), r.argument(w, args, 1)
	}
	if array < 0 || function < 0 || !w.is(function, "arrow_function") && !w.is(function, "anonymous_function") {
		w.visit(args)
		return
	}
	given := w.expr(array) + "[]"
	w.children(args, func(c int32) {
		if w.last(c) == function {
			r.closure(w, function, given)
		} else {
			w.visit(c)
		}
	})
}

// argument returns the value of an argument by its place, or -1.
func (r *phpRules) argument(w *walker, args int32, place int) int32 {
	found := int32(-1)
	if args < 0 {
		return found
	}
	w.children(args, func(c int32) {
		if w.is(c, "argument") {
			if place == 0 {
				found = w.last(c)
			}
			place--
		}
	})
	return found
}

// returned keeps what a function returns, for those that do not say it.
func (r *phpRules) returned(w *walker, n int32) {
	if returns := r.note(w).returns; returns != nil {
		returns.count++
		if v := w.last(n); v >= 0 && !w.is(v, "return") {
			returns.expr = w.closed(w.expr(v))
		}
	}
	w.inside(n)
}
