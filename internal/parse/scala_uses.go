package parse

import "github.com/ctx-sys/ctx-sys/internal/facts"

func scalaUses(r *rules) {
	r.on(useValue, "identifier")
	r.on(useType, "type_identifier", "stable_type_identifier")
	r.on(func(w *walker, n int32) { w.use(facts.RefValue, dots(w.src(n)), w.line(n)) }, "stable_identifier")
	r.on(nothing, "string", "access_modifier", "self_type", "package_identifier")
	r.on(r.memberUse("value"), "field_expression")
	r.on(r.callUse("function", "arguments"), "call_expression")
	left, operator, right := r.field("left"), r.field("operator"), r.field("right")
	r.on(func(w *walker, n int32) { // a op b: a method of a
		w.visit(w.at(n, left))
		if op := w.at(n, operator); op >= 0 && w.is(op, "identifier") {
			w.useWith(facts.RefCall, w.expr(w.at(n, left))+"."+w.src(op), 2, w.line(op))
		}
		w.visit(w.at(n, right))
	}, "infix_expression")
	r.on(func(w *walker, n int32) { // new T(...) { members }
		typ := ""
		w.children(n, func(c int32) {
			switch {
			case typ == "" && w.typeExpr(c) != "":
				typ = w.typeExpr(c)
				w.useWith(facts.RefNew, typ, w.count(w.first(n, "arguments")), w.line(c))
				w.typeArguments(c)
			case w.is(c, "template_body"):
				w.anonymous(typ, func() { w.inside(c) })
			default:
				w.visit(c)
			}
		})
	}, "instance_expression")
	name := r.field("name")
	r.on(func(w *walker, n int32) {
		at := w.at(n, name)
		useType(w, max(at, n))
		w.insideBut(n, at)
	}, "annotation")
	r.on(func(w *walker, n int32) { // named arguments and assignments
		at := w.at(n, left)
		if p := w.parent(n); p >= 0 && w.is(p, "arguments") {
			w.insideBut(n, at)
			return
		}
		w.inside(n)
	}, "assignment_expression")

	r.on(scoped, "block", "indented_block", "catch_clause", "for_expression")
	params := r.field("parameters")
	r.on(func(w *walker, n int32) {
		w.block(func() {
			p := w.at(n, params)
			w.children(n, func(c int32) {
				switch {
				case c == p && w.is(c, "bindings"):
					w.children(c, func(b int32) {
						if at := w.at(b, name); at >= 0 {
							t := w.last(b)
							w.visit(t)
							w.bind(w.src(at), scalaTypeBeside(w, at, t), "")
						}
					})
				case c == p && w.is(c, "identifier"):
					w.bind(w.src(c), "", "")
				default:
					w.visit(c)
				}
			})
		})
	}, "lambda_expression")
	pattern := r.field("pattern")
	r.on(func(w *walker, n int32) {
		w.block(func() {
			at := w.at(n, pattern)
			if at >= 0 {
				scalaPattern(w, at)
			}
			w.insideBut(n, at)
		})
	}, "case_clause")
	r.on(func(w *walker, n int32) { // x <- xs, y = f(x)
		target, over := w.head(n), w.last(n)
		if over <= target {
			w.inside(n)
			return
		}
		w.insideBut(n, target)
		if w.is(target, "identifier") {
			e := w.expr(over)
			if generates(w, target, over) {
				e += "[]"
			}
			w.bind(w.src(target), "", e)
			return
		}
		scalaPattern(w, target)
	}, "enumerator")
}

func scalaTypeBeside(w *walker, name, typ int32) string {
	if typ == name {
		return ""
	}
	return w.typeExpr(typ)
}

// generates tells x <- xs from y = f(x) in a for.
func generates(w *walker, target, over int32) bool {
	for _, c := range w.text[w.nodes[target].end:w.nodes[over].start] {
		switch c {
		case '<':
			return true
		case '=':
			return false
		}
	}
	return false
}

// scalaPattern binds the names of a pattern. Names with a capital are what is compared with.
func scalaPattern(w *walker, n int32) {
	switch {
	case w.is(n, "identifier"):
		if s := w.src(n); s[0] >= 'A' && s[0] <= 'Z' {
			w.use(facts.RefValue, s, w.line(n))
		} else {
			w.bind(s, "", "")
		}
	case w.is(n, "typed_pattern"):
		t := w.last(n)
		w.visit(t)
		if w.is(w.head(n), "identifier") {
			w.bind(w.src(w.head(n)), w.typeExpr(t), "")
		}
	case w.is(n, "case_class_pattern"):
		first := true
		w.children(n, func(c int32) {
			if first {
				w.visit(c)
			} else {
				scalaPattern(w, c)
			}
			first = false
		})
	case w.is(n, "capture_pattern"):
		p := w.last(n)
		t := ""
		if w.is(p, "case_class_pattern") {
			t = w.typeExpr(w.head(p))
		}
		w.bind(w.src(w.head(n)), t, "")
		if p != n+1 {
			scalaPattern(w, p)
		}
	case w.is(n, "stable_identifier"):
		w.visit(n)
	case w.is(n, "string"), w.is(n, "interpolated_string_expression"):
		w.visit(n)
	default:
		w.children(n, func(c int32) { scalaPattern(w, c) })
	}
}
