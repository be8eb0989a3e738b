package parse

import (
	"strings"

	"github.com/ctx-sys/ctx-sys/internal/facts"
)

// uses says how statements and expressions are read.
func (r *python) uses() {
	r.on(func(w *walker, n int32) {
		if name := w.src(n); !pyBuiltin(w, name) {
			w.use(facts.RefValue, name, w.line(n))
		}
	}, "identifier")
	r.on(func(w *walker, n int32) { r.attributeUse(w, n, facts.RefValue) }, "attribute")
	r.on(r.call, "call")
	r.on(r.types, "type")
	r.on(nothing, "future_import_statement", "dotted_name")
	r.on(func(w *walker, n int32) { w.visit(w.at(n, r.fValue)) }, "keyword_argument")
	r.on(func(w *walker, n int32) {
		name, value := w.at(n, r.fName), w.at(n, r.fValue)
		w.visit(value)
		if name >= 0 && value >= 0 {
			pyBind(w, w.src(name), "", w.expr(value))
		}
	}, "named_expression")
	r.on(r.lambda, "lambda")
	r.on(r.comprehension, "list_comprehension", "dictionary_comprehension", "set_comprehension", "generator_expression")
	r.on(r.loop, "for_statement", "for_in_clause")
	r.on(r.condition, "if_statement")
	r.on(r.asPattern, "as_pattern")
	r.on(r.except, "except_clause")
	r.on(r.pattern, "case_pattern")
	r.on(r.returns, "return_statement")
	r.on(func(w *walker, n int32) {
		if fn := w.python().fn; fn != nil {
			fn.yields = true
		}
		w.inside(n)
	}, "yield")
	r.on(pyGlobal, "global_statement", "nonlocal_statement")
}

// condition reads an if, and marks what is imported for type checkers only.
func (r *python) condition(w *walker, n int32) {
	f := w.python()
	checking := facts.LastName(w.sourceOf(w.at(n, r.fCondition))) == "TYPE_CHECKING"
	w.children(n, func(c int32) {
		outer := f.typeOnly
		f.typeOnly = outer || checking && w.nodes[c].field == r.fConsequence
		w.visit(c)
		f.typeOnly = outer
	})
}

// loop reads a for, also that of a comprehension.
func (r *python) loop(w *walker, n int32) {
	left, right := w.at(n, r.fLeft), w.at(n, r.fRight)
	w.visit(right)
	if left >= 0 && right >= 0 {
		r.iterate(w, left, right)
	}
	w.insideBut(n, left, right)
}

// iterate binds the target of a loop to the elements of what is looped over. Loops over pairs made by
// enumerate, zip and items are seen through.
func (r *python) iterate(w *walker, left, right int32) {
	var targets []int32
	switch w.kindOf(left) {
	case "pattern_list", "tuple_pattern", "list_pattern":
		w.children(left, func(c int32) { targets = append(targets, c) })
	}
	if f := w.at(right, r.fFunction); w.is(right, "call") && f >= 0 && len(targets) > 0 {
		args := r.positional(w, right)
		switch name := w.src(f); {
		case name == "enumerate" && len(targets) == 2 && len(args) > 0:
			r.bindValue(w, targets[0], "")
			r.iterate(w, targets[1], args[0])
			return
		case name == "zip" && len(args) == len(targets):
			for i, t := range targets {
				r.iterate(w, t, args[i])
			}
			return
		case facts.LastName(name) == "items" && w.is(f, "attribute") && len(targets) == 2 && len(args) == 0:
			r.bindValue(w, targets[0], "")
			r.bindValue(w, targets[1], pyElement(w.expr(w.at(f, r.fObject))))
			return
		}
	}
	over := right // its values() are iterated over as it is
	if f := w.at(right, r.fFunction); w.is(right, "call") && w.is(f, "attribute") && w.sourceOf(w.at(f, r.fAttribute)) == "values" {
		over = w.at(f, r.fObject)
	}
	r.bindValue(w, left, pyElement(w.expr(over)))
}

// pyElement writes what iterating over an expression yields.
func pyElement(expr string) string {
	if !usable(expr) {
		return ""
	}
	return expr + "[]"
}

// asPattern handles `with v as x`. What a context manager yields is taken to be itself.
func (r *python) asPattern(w *walker, n int32) {
	alias, value := w.at(n, r.fAlias), ""
	w.children(n, func(c int32) {
		if c != alias {
			if value == "" {
				value = w.expr(c)
			}
			w.visit(c)
		}
	})
	if alias >= 0 {
		r.bindValue(w, alias, value)
	}
}

// except records the caught types and binds the exception.
func (r *python) except(w *walker, n int32) {
	w.children(n, func(c int32) {
		switch {
		case w.nodes[c].field == r.fValue && w.is(c, "as_pattern"):
			r.caught(w, w.head(c), w.at(c, r.fAlias))
		case w.nodes[c].field == r.fValue:
			r.caught(w, c, w.at(n, r.fAlias))
		case w.nodes[c].field != r.fAlias:
			w.visit(c)
		}
	})
}

func (r *python) caught(w *walker, types, alias int32) {
	r.types(w, types)
	if alias < 0 {
		return
	}
	typ := ""
	if w.is(types, "identifier") || w.is(types, "attribute") {
		typ = r.annotation(w, types)
	}
	r.bindValue(w, alias, value(typ))
}

// returns remembers the value of a function that returns one expression only; None does not count.
func (r *python) returns(w *walker, n int32) {
	fn := w.python().fn
	w.children(n, func(c int32) {
		w.visit(c)
		if fn == nil || w.is(c, "none") || w.is(c, "comment") || w.is(c, "return") {
			return
		}
		if fn.values++; fn.values == 1 {
			fn.result = pyClosed(w, w.expr(c))
		}
	})
}

// pyGlobal keeps names that belong to an outer scope from being bound.
func pyGlobal(w *walker, n int32) {
	fn := w.python().fn
	if fn == nil {
		return
	}
	if fn.globals == nil {
		fn.globals = map[string]bool{}
	}
	w.children(n, func(c int32) {
		if w.is(c, "identifier") {
			fn.globals[w.src(c)] = true
		}
	})
}

// pattern reads the pattern of a case: classes and dotted constants are uses, plain names are bound.
func (r *python) pattern(w *walker, n int32) { r.patternOf(w, n, "") }

// patternOf is pattern where what is bound has a type.
func (r *python) patternOf(w *walker, n int32, typ string) {
	switch w.kindOf(n) {
	case "as_pattern":
		class := ""
		for i := n + 1; i < w.nodes[n].next && class == ""; i++ {
			if w.is(i, "class_pattern") {
				class = pyDotted(w, w.head(i))
			}
		}
		w.children(n, func(c int32) { r.patternOf(w, c, class) })
	case "identifier":
		pyBind(w, w.src(n), typ, "")
	case "class_pattern":
		w.children(n, func(c int32) {
			if w.is(c, "dotted_name") {
				pyTypeUse(w, pyDotted(w, c), w.line(c))
			} else {
				r.pattern(w, c)
			}
		})
	case "dotted_name":
		if name := pyDotted(w, n); strings.Contains(name, ".") {
			w.use(facts.RefValue, name, w.line(n))
		} else {
			pyBind(w, name, "", "")
		}
	case "keyword_pattern":
		w.children(n, func(c int32) {
			if c != n+1 {
				r.pattern(w, c)
			}
		})
	case "string", "concatenated_string":
	default:
		w.children(n, func(c int32) { r.pattern(w, c) })
	}
}

func (r *python) lambda(w *walker, n int32) {
	params, body := w.at(n, r.fParams), w.at(n, r.fBody)
	w.block(func() {
		r.paramUses(w, params)
		w.children(params, func(c int32) {
			if p := w.paramOf(c); p != nil {
				name, _ := w.partsOf(p, c)
				w.bind(strings.TrimLeft(w.sourceOf(name), "*/ "), "", "")
			}
		})
		w.visit(body)
	})
}

// comprehension reads the clauses before the body, which is in front of them.
func (r *python) comprehension(w *walker, n int32) {
	body := w.at(n, r.fBody)
	w.block(func() {
		w.insideBut(n, body)
		w.visit(body)
	})
}

// attributeUse records a use of an attribute and those in what it is an attribute of.
func (r *python) attributeUse(w *walker, n int32, kind facts.RefKind) {
	o := w.at(n, r.fObject)
	if o < 0 {
		return
	}
	if pyLiteral(w, o) {
		w.visit(o)
		return
	}
	if e := w.expr(n); !strings.HasPrefix(e, "str!") {
		w.use(kind, e, w.endLine(n))
	}
	if !w.is(o, "identifier") {
		w.visit(o)
	}
}

// pyLiteral reports whether an expression is of a builtin type, whose methods are not looked for.
func pyLiteral(w *walker, n int32) bool {
	switch w.kindOf(n) {
	case "identifier", "attribute", "call":
		return false
	case "string", "concatenated_string", "integer", "float",
		"list_comprehension", "dictionary_comprehension", "set_comprehension", "generator_expression":
		return true
	case "parenthesized_expression":
		return pyLiteral(w, w.head(n))
	}
	return pyDisplay(w, n)
}

func pyDisplay(w *walker, n int32) bool {
	return w.is(n, "list") || w.is(n, "dictionary") || w.is(n, "set") || w.is(n, "tuple")
}

func (r *python) call(w *walker, n int32) {
	f := w.at(n, r.fFunction)
	switch w.kindOf(f) {
	case "identifier":
		name := w.src(f)
		r.dynamicImport(w, n, name)
		if !pyBuiltin(w, name) && r.classOf(w, f) < 0 { // what cls() makes depends on who calls
			w.use(facts.RefCall, name, w.line(f))
		}
		if name == "cast" {
			r.cast(w, n)
		}
	case "attribute":
		switch name := w.src(f); name {
		case "__all__.extend", "__all__.append":
			w.python().listPublic(w, w.at(n, r.fArgs))
		case "typing.cast", "t.cast":
			r.cast(w, n)
		default:
			r.dynamicImport(w, n, facts.LastName(name))
		}
		r.attributeUse(w, f, facts.RefCall)
	case "subscript":
		if e := strings.TrimSuffix(w.expr(f), "[]"); usable(e) {
			w.use(facts.RefCall, e, w.line(f))
		}
		w.inside(f)
	default:
		w.visit(f)
	}
	w.insideBut(n, f)
}

// cast records the type in cast("T", v); unquoted ones are values like any other argument.
func (r *python) cast(w *walker, call int32) {
	if args := r.positional(w, call); len(args) == 2 {
		r.types(w, args[0])
	}
}

// pyBuiltin reports whether a name means the builtin here.
func pyBuiltin(w *walker, name string) bool {
	return facts.PredeclaredPython(name) && !w.python().shadowed[name] && (name == "super" || w.lookup(name) == facts.NotLocal)
}
