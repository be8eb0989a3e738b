package parse

import "github.com/ctx-sys/ctx-sys/internal/facts"

// Swift: what names are bound to in a function.

func swiftBindings(r *rules) {
	name := r.field("name")
	r.on(func(w *walker, n int32) {
		t := swiftParamType(w, n)
		w.visit(t)
		typ := w.typeExpr(t)
		if end := w.nodes[n].end; typ != "" && t >= 0 && end >= 3 && string(w.text[end-3:end]) == "..." {
			typ = "[]" + typ
		}
		w.bind(swiftUnquoted(w.sourceOf(swiftParamName(w, n))), typ, "")
	}, "parameter")
	r.on(func(w *walker, n int32) { w.swiftClosure(n, "", false) }, "lambda_literal")
	r.on(scoped, "statements", "computed_getter", "do_statement")
	r.on(func(w *walker, n int32) {
		w.block(func() {
			if at := w.first(n, "simple_identifier"); at >= 0 {
				w.bind(w.src(at), "", "")
			}
			w.bind("newValue", "", "")
			w.bind("oldValue", "", "")
			w.visit(w.first(n, "statements"))
		})
	}, "computed_setter", "willset_clause", "didset_clause")
	r.on(r.swiftConditional(), "if_statement", "while_statement", "guard_statement")
	r.on(r.swiftFor(), "for_statement")
	r.on(r.swiftSwitch(), "switch_statement")
	r.on(func(w *walker, n int32) {
		w.block(func() {
			w.bind("error", "Error", "")
			p := w.first(n, "pattern")
			if p >= 0 {
				w.swiftPattern(p, false, "")
			}
			w.insideBut(n, p)
		})
	}, "catch_block")
	r.on(func(w *walker, n int32) {
		w.children(n, func(c int32) {
			if w.nodes[c].field != name {
				w.visit(c)
			}
		})
	}, "capture_list_item")
}

// swiftLocal binds the names of a declaration in a function.
func (w *walker) swiftLocal(p swiftVariable) {
	w.visit(p.typ)
	w.visit(p.value)
	w.visit(p.body)
	typ, value := w.typeExpr(p.typ), ""
	if p.typ < 0 && p.value >= 0 {
		value = w.expr(p.value)
	}
	w.swiftBind(p.pattern, typ, value)
}

// swiftBind binds a name, or the names of a tuple to the results they take.
func (w *walker) swiftBind(pattern int32, typ, value string) {
	if at := w.first(pattern, "simple_identifier"); at >= 0 {
		w.bind(swiftUnquoted(w.src(at)), typ, value)
		return
	}
	i := 0
	w.children(pattern, func(c int32) {
		if !w.is(c, "pattern") {
			return
		}
		if element := value + "#" + string(rune('0'+i%10)); usable(value) && i < 10 {
			w.swiftBind(c, "", element)
		} else {
			w.swiftBind(c, "", "")
		}
		i++
	})
}

// swiftClosure reads a closure. given is what its first parameter is, "" when that is not known.
func (w *walker) swiftClosure(n int32, given string, pairs bool) {
	w.block(func() {
		w.swiftCaptures(n)
		var params []int32
		if t := w.first(n, "lambda_function_type"); t >= 0 {
			for i := t + 1; i < w.nodes[t].next; i++ {
				if w.is(i, "lambda_parameter") {
					params = append(params, i)
				}
			}
			if result := w.last(t); !w.is(result, "lambda_function_type_parameters") {
				w.visit(result)
			}
		}
		for i, p := range params {
			name, typ := w.first(p, "simple_identifier"), w.last(p)
			if typ == name {
				typ = -1
			}
			w.visit(typ)
			value := ""
			if typ < 0 && (i == 0 && !pairs && len(params) == 1 || i == 1 && pairs) {
				value = given
			}
			w.bind(w.sourceOf(name), w.typeExpr(typ), value)
		}
		if len(params) == 0 {
			if pairs {
				given = ""
			}
			w.bind("$0", "", given)
			w.bind("$1", "", "")
		}
		w.visit(w.first(n, "statements"))
	})
}

// swiftCaptures binds what a closure takes along: [weak self, x = y].
func (w *walker) swiftCaptures(n int32) {
	list := w.first(n, "capture_list")
	if list < 0 {
		return
	}
	w.children(list, func(c int32) {
		name := w.first(c, "simple_identifier", "self_expression")
		v := w.last(c)
		if name < 0 || v == name {
			return
		}
		w.visit(v)
		w.bind(w.src(name), "", w.expr(v))
	})
}

// swiftConditional reads if, while and guard. What their conditions bind is known in the block that follows,
// and for guard in all that follows.
func (r *rules) swiftConditional() visit {
	return func(w *walker, n int32) {
		if w.is(n, "guard_statement") {
			w.swiftConditions(n)
			w.insideBut(n, w.conditions(n)...)
			return
		}
		body := w.first(n, "statements", "else")
		w.block(func() {
			w.swiftConditions(n)
			if body >= 0 && w.is(body, "statements") {
				w.visit(body)
			}
		})
		w.insideBut(n, append(w.conditions(n), body)...)
	}
}

// conditions returns the children of n that are before its block.
func (w *walker) conditions(n int32) []int32 {
	var out []int32
	for c := n + 1; c < w.nodes[n].next && !w.is(c, "statements") && !w.is(c, "else"); c = w.nodes[c].next {
		out = append(out, c)
	}
	return out
}

// swiftConditions reads the conditions, which the grammar does not tell apart: let name = value, case pattern =
// value, and expressions.
func (w *walker) swiftConditions(n int32) {
	c := swiftCondition{w: w, name: -1, typ: -1}
	for _, at := range w.conditions(n) {
		c.read(at)
	}
	c.end()
}

type swiftCondition struct {
	w         *walker
	name, typ int32 // of let name: Type =, until its value is read
	isCase    bool
}

func (c *swiftCondition) read(n int32) {
	w := c.w
	switch {
	case w.is(n, "value_binding_pattern") && c.isCase:
	case w.is(n, "value_binding_pattern"):
		c.end()
	case w.is(n, "case"):
		c.end()
		c.isCase = true
	case !c.isCase && w.prev[n] >= 0 && w.is(w.prev[n], "value_binding_pattern"):
		c.name = n
	case w.is(n, "type_annotation"):
		c.typ = n
		w.visit(n)
	case c.isCase && (w.is(n, "pattern") || w.is(n, "user_type") || w.is(n, "simple_identifier") && !c.valueFollows(n)):
		if w.is(n, "pattern") {
			w.swiftPattern(n, true, "")
		} else if w.is(n, "user_type") {
			w.visit(n)
		}
	default:
		w.visit(n)
		if c.name >= 0 {
			w.bind(swiftUnquoted(w.src(c.name)), w.typeExpr(c.typ), w.expr(n))
		}
		c.name, c.typ, c.isCase = -1, -1, false
	}
}

// valueFollows reports whether a name of a case is the value behind the equals sign.
func (c *swiftCondition) valueFollows(n int32) bool {
	at := int(c.w.nodes[n].start)
	for at > 0 && (c.w.text[at-1] == ' ' || c.w.text[at-1] == '\n') {
		at--
	}
	return at > 0 && c.w.text[at-1] == '='
}

// end binds a name that has no value of its own: let self, let x.
func (c *swiftCondition) end() {
	if c.name >= 0 {
		name := swiftUnquoted(c.w.src(c.name))
		c.w.bind(name, c.w.typeExpr(c.typ), name)
	}
	c.name, c.typ, c.isCase = -1, -1, false
}

func (r *rules) swiftFor() visit {
	item, collection := r.field("item"), r.field("collection")
	return func(w *walker, n int32) {
		p, over := w.at(n, item), w.at(n, collection)
		w.visit(over)
		w.block(func() {
			element, pairs := swiftElement(w, over)
			typ := ""
			if t := w.first(n, "type_annotation"); t >= 0 {
				w.visit(t)
				typ = w.typeExpr(t)
			}
			w.swiftItem(p, typ, element, pairs)
			w.insideBut(n, p, over)
		})
	}
}

// swiftItem binds what a loop goes over. A pair that is no numbered element is that of a dictionary, which is a
// collection of its values.
func (w *walker) swiftItem(p int32, typ, element string, pairs bool) {
	if p < 0 {
		return
	}
	names := swiftNames(w, p)
	for i, name := range names {
		if last := i == len(names)-1; last && (len(names) == 2 || !pairs) {
			w.bind(swiftUnquoted(w.src(name)), typ, element)
		} else {
			w.bind(swiftUnquoted(w.src(name)), "", "")
		}
	}
}

// swiftSwitch reads the entries of a switch.
func (r *rules) swiftSwitch() visit {
	fExpr := r.field("expr")
	return func(w *walker, n int32) {
		of := w.at(n, fExpr)
		w.visit(of)
		value := w.expr(of)
		w.children(n, func(entry int32) {
			if !w.is(entry, "switch_entry") {
				return
			}
			w.block(func() {
				w.children(entry, func(c int32) {
					if w.is(c, "switch_pattern") && w.is(w.head(c), "pattern") {
						w.swiftPattern(c+1, false, value)
					} else {
						w.visit(c)
					}
				})
			})
		})
	}
}

// swiftPattern binds the names in a pattern that a value is held against. bound says that a let is before
// it. A name behind a dot is that of a case.
func (w *walker) swiftPattern(n int32, bound bool, value string) {
	bound = bound || w.first(n, "value_binding_pattern") >= 0
	name, typ := w.first(n, "simple_identifier"), ""
	isCase := name >= 0 && w.nodes[name].start > 0 && w.text[w.nodes[name].start-1] == '.'
	if of := w.first(n, "user_type"); of >= 0 {
		w.visit(of)
		if isCase { // T.name(...)
			w.use(facts.RefValue, swiftName(w, of)+"."+swiftUnquoted(w.src(name)), w.line(n))
		} else if typ = w.typeExpr(of); w.first(n, "as") >= 0 { // let x as T
			value = ""
		}
	}
	if isCase && !isSwiftWrapping(w.src(name)) {
		value = ""
	}
	w.children(n, func(c int32) {
		switch {
		case w.is(c, "pattern") && typ != "" && w.first(c, "simple_identifier") >= 0:
			w.bind(swiftUnquoted(w.src(w.first(c, "simple_identifier"))), typ, "")
		case w.is(c, "pattern") && isCase:
			w.swiftPattern(c, bound, value)
		case w.is(c, "pattern"):
			w.swiftPattern(c, bound, "")
		case c == name && bound && !isCase:
			w.bind(swiftUnquoted(w.src(c)), typ, value)
		case c == name, w.is(c, "value_binding_pattern"), w.is(c, "user_type"):
		default:
			w.visit(c)
		}
	})
}

// isSwiftWrapping reports whether a case holds what the value is seen as.
func isSwiftWrapping(name string) bool { return name == "some" || name == "success" }
