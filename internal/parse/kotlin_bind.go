package parse

import (
	"strings"

	ctxsys "github.com/ctx-sys/ctx-sys"
	"github.com/ctx-sys/ctx-sys/internal/facts"
	"github.com/ctx-sys/ctx-sys/internal/facts/build"
)

func kotlinBindings(r *rules) {
	r.on(scoped, "block")
	r.on(func(w *walker, n int32) { w.kotlinInside(w.current, func() { w.inside(n) }) }, "anonymous_initializer")
	r.on(func(w *walker, n int32) { // a function without a name
		w.block(func() {
			params := w.first(n, "function_value_parameters")
			w.children(n, func(c int32) {
				if c == params {
					w.bindParams(c)
				} else {
					w.visit(c)
				}
			})
		})
	}, "anonymous_function")
	r.on(func(w *walker, n int32) { w.kotlinLambda(n, "", "") }, "lambda_literal")
	r.on(kotlinFor, "for_statement")
	r.on(func(w *walker, n int32) {
		w.block(func() {
			name := w.first(n, "identifier")
			w.children(n, func(c int32) {
				if c == name {
					return
				}
				w.visit(c)
				if w.isTypeNode(c) && name >= 0 {
					w.bind(w.kotlinName(name), w.typeExpr(c), "")
				}
			})
		})
	}, "catch_block")
	condition := r.field("condition")
	r.on(func(w *walker, n int32) { w.kotlinIf(n, w.at(n, condition)) }, "if_expression")
	r.on(kotlinAnd, "binary_expression")
	r.on(func(w *walker, n int32) { w.block(func() { w.kotlinWhen(n, condition) }) }, "when_expression")
}

// kotlinInside reads code that runs in a type or for a symbol: what is declared there is local.
func (w *walker) kotlinInside(symbol int, inside func()) {
	self, base := "", ""
	if c := w.here(); c != nil {
		self, base = c.self, c.base
	}
	w.within(symbol, func() {
		if self != "" {
			w.bindSelf(self, base)
		}
		w.among(container{symbol: symbol, kind: ctxsys.TypeFunction}, inside)
	})
}

// kotlinProperty reads a property, or a local variable.
func kotlinProperty(w *walker, n int32) {
	names := w.first(n, "variable_declaration", "multi_variable_declaration")
	if names < 0 {
		w.inside(n)
		return
	}
	value := w.kotlinValue(n, names)
	if !w.inType() && w.parent(n) != 0 {
		w.insideBut(n, names)
		w.kotlinBindVariables(names, value, "")
		return
	}
	w.block(func() {
		kotlinTypeParams(w, n)
		if w.is(names, "variable_declaration") {
			w.kotlinDefineProperty(n, names, value)
			return
		}
		w.children(names, func(c int32) {
			if name := w.first(c, "identifier"); name >= 0 && w.src(name) != "_" {
				w.defineVariable(n, name, w.firstType(c, name, -1), -1, w.kotlinKind(n))
			}
		})
		w.kotlinInside(w.current, func() { w.insideBut(n, names) })
	})
}

// kotlinKind is what a property is among the symbols.
func (w *walker) kotlinKind(n int32) ctxsys.EntityType {
	switch m := w.first(n, "modifiers"); {
	case m >= 0 && w.first(m, "property_modifier") >= 0 && strings.Contains(w.src(m), "const"):
		return ctxsys.TypeConstant
	case w.inType():
		return ctxsys.TypeProperty
	}
	return ctxsys.TypeVariable
}

func (w *walker) kotlinDefineProperty(n, declared, value int32) {
	name := w.first(declared, "identifier")
	if name < 0 || w.kotlinName(name) == "" {
		w.inside(n)
		return
	}
	typ := w.firstType(declared, name, -1)
	receiver := w.firstType(n, -1, declared)
	s := facts.Symbol{Type: w.kotlinKind(n), Name: w.kotlinName(name), Owner: w.kotlinOwner(receiver)}
	if s.Owner != "" {
		s.Type = ctxsys.TypeProperty
	}
	if typ >= 0 {
		s.Returns, s.TypeExpr = build.Collapse(w.src(typ)), w.typeExpr(typ)
	}
	index := w.define(n, -1, s, nil, nil)
	w.shorten(index, maxVariable)
	read := func() {
		if s.Owner != "" {
			w.bindSelf(s.Owner, "")
			w.kotlinBindReceiver(receiver)
		}
		if typ < 0 {
			p := &w.File.Symbols[index]
			p.TypeExpr, p.ValueExpr = typeOrValue(w.closed(w.kotlinHeld(n, value)))
		}
		w.bind("field", s.TypeExpr, "")
		w.visit(typ)
		w.insideBut(n, declared)
	}
	w.kotlinInside(index, read)
}

// kotlinValue returns what a property is initialised with: a node behind its name, or -1.
func (w *walker) kotlinValue(n, names int32) int32 {
	for c := w.nodes[names].next; c < w.nodes[n].next; c = w.nodes[c].next {
		if w.roleOf(c) == 0 && !w.is(c, "getter") && !w.is(c, "setter") && !w.is(c, "property_delegate") && !w.is(c, "type_constraints") {
			return c
		}
	}
	return -1
}

// kotlinHeld writes what a property holds: its value, what its delegate makes, or what its getter returns.
func (w *walker) kotlinHeld(n, value int32) string {
	if value >= 0 {
		return w.expr(value)
	}
	if by := w.first(n, "property_delegate"); by >= 0 {
		return w.kotlinDelegated(w.last(by))
	}
	if getter := w.first(n, "getter"); getter >= 0 {
		if body := w.first(getter, "function_body"); body >= 0 && w.first(body, "block") < 0 {
			return w.expr(w.last(body))
		}
	}
	return ""
}

// kotlinDelegated writes what a delegate holds: lazy { it } its last value, inject<T>() a T.
func (w *walker) kotlinDelegated(n int32) string {
	if n < 0 || !w.is(n, "call_expression") {
		return ""
	}
	c := w.kotlinCallOf(n)
	switch {
	case c.lambda >= 0 && w.src(c.callee) == "lazy":
		return w.expr(w.last(c.lambda))
	case c.types >= 0:
		return value(w.typeExpr(w.last(c.types)))
	}
	return ""
}

// kotlinBindVariables binds a declared name, or the names that take apart what is declared. over is the value
// of the second of two: of an entry of a map, or an element with its index.
func (w *walker) kotlinBindVariables(names, value int32, over string) {
	if w.is(names, "variable_declaration") {
		name := w.first(names, "identifier")
		typ := w.firstType(names, name, -1)
		w.visit(typ)
		switch {
		case name < 0:
		case typ < 0 && value < 0 && w.first(w.parent(names), "property_delegate") >= 0:
			w.bind(w.kotlinName(name), "", w.kotlinHeld(w.parent(names), -1))
		default:
			w.kotlinBind(name, typ, value)
		}
		return
	}
	count := 0
	w.children(names, func(c int32) {
		name := w.first(c, "identifier")
		if name < 0 {
			return
		}
		typ := w.firstType(c, name, -1)
		w.visit(typ)
		count++
		if e := over; count == 2 && typ < 0 && w.nodes[c].next == w.nodes[names].next {
			w.bind(w.kotlinName(name), "", e)
		} else {
			w.kotlinBind(name, typ, -1)
		}
	})
}

func (w *walker) kotlinBind(name, typ, value int32) {
	t, e := "", ""
	if typ >= 0 {
		t = w.typeExpr(typ)
	} else if value >= 0 {
		e = w.expr(value)
	}
	if typed, rest := typeOrValue(e); typed != "" && rest == "" {
		t, e = typed, ""
	}
	w.bind(w.kotlinName(name), t, e)
}

// kotlinFor reads for (x in over).
func kotlinFor(w *walker, n int32) {
	names := w.first(n, "variable_declaration", "multi_variable_declaration")
	in := w.first(n, "in")
	if names < 0 || in < 0 {
		w.block(func() { w.inside(n) })
		return
	}
	over := w.sibling(in)
	w.visit(over)
	w.block(func() {
		element := w.expr(over) + "[]"
		if name := w.first(names, "identifier"); w.is(names, "variable_declaration") && w.firstType(names, name, -1) < 0 && name >= 0 {
			w.bind(w.kotlinName(name), "", element)
		} else {
			w.kotlinBindVariables(names, -1, element)
		}
		for c := w.nodes[over].next; c < w.nodes[n].next; c = w.nodes[c].next {
			w.visit(c)
		}
	})
}

// kotlinLambda reads a lambda. it is the value of its only parameter, named or not, and this that of its
// object; "" when they are not known.
func (w *walker) kotlinLambda(n int32, it, this string) {
	w.block(func() {
		if this != "" {
			w.bind("this", "", this)
		}
		params := w.first(n, "lambda_parameters")
		if params < 0 {
			w.bind("it", "", it)
		} else {
			w.kotlinLambdaParams(params, it)
		}
		w.insideBut(n, params)
	})
}

func (w *walker) kotlinLambdaParams(params int32, it string) {
	last := w.last(params)
	w.children(params, func(c int32) {
		name := w.first(c, "identifier")
		switch {
		case w.is(c, "multi_variable_declaration"):
			w.kotlinBindVariables(c, -1, it)
		case name < 0:
		case c == last && w.firstType(c, name, -1) < 0: // the only one, or the one behind an index
			w.bind(w.kotlinName(name), "", it)
		default:
			w.kotlinBindVariables(c, -1, "")
		}
	})
}

// kotlinCast is what a condition says of a name: that it is of a type.
type kotlinCast struct{ name, typ string }

// kotlinCasts lists what is known where a condition holds, or where it does not hold; depth is how
// far down it is read.
func (w *walker) kotlinCasts(n int32, holds bool, depth int) []kotlinCast {
	switch {
	case n < 0 || depth == 0:
	case w.is(n, "parenthesized_expression"):
		return w.kotlinCasts(w.last(n), holds, depth-1)
	case w.is(n, "is_expression"):
		left, right := w.head(n), w.last(n)
		not := strings.Contains(w.between(left, right), "!is")
		if w.is(left, "identifier") && not != holds && w.isTypeNode(right) {
			return []kotlinCast{{w.kotlinName(left), w.typeExpr(right)}}
		}
	case w.is(n, "binary_expression"):
		op := strings.TrimSpace(w.between(w.head(n), w.last(n)))
		if holds && op == "&&" || !holds && op == "||" {
			return append(w.kotlinCasts(w.head(n), holds, depth-1), w.kotlinCasts(w.last(n), holds, depth-1)...)
		}
	}
	return nil
}

// between returns the text between two nodes.
func (w *walker) between(a, b int32) string {
	if a < 0 || b < 0 || w.nodes[a].end >= w.nodes[b].start {
		return ""
	}
	return string(w.text[w.nodes[a].end:w.nodes[b].start])
}

func (w *walker) kotlinBindCasts(casts []kotlinCast) {
	for _, c := range casts {
		if c.typ != "" {
			w.bind(c.name, c.typ, "")
		}
	}
}

// kotlinAnd reads an operation; what is behind && sees what the operand before it says of types.
func kotlinAnd(w *walker, n int32) {
	left, right := w.head(n), w.last(n)
	if w.kotlinGenericCall(n) {
		return
	}
	if left == right {
		w.inside(n)
		return
	}
	w.visit(left)
	var known []kotlinCast
	switch strings.TrimSpace(w.between(left, right)) {
	case "&&":
		known = w.kotlinCasts(left, true, maxChain)
	case "||":
		known = w.kotlinCasts(left, false, maxChain)
	}
	w.block(func() {
		w.kotlinBindCasts(known)
		w.visit(right)
	})
}

// kotlinIf reads a condition and its branches. When the branch leaves the function, the code behind knows
// that the condition does not hold.
func (w *walker) kotlinIf(n, condition int32) {
	if condition < 0 {
		w.inside(n)
		return
	}
	w.visit(condition)
	holds, leaves, first := true, false, true
	for c := w.nodes[condition].next; c < w.nodes[n].next; c = w.nodes[c].next {
		if w.is(c, "else") {
			holds = false
			continue
		}
		w.block(func() {
			w.kotlinBindCasts(w.kotlinCasts(condition, holds, maxChain))
			w.visit(c)
		})
		leaves = first && w.kotlinLeaves(c)
		first = false
	}
	if leaves {
		w.kotlinBindCasts(w.kotlinCasts(condition, false, maxChain))
	}
}

// kotlinLeaves reports whether code does not go on behind a branch.
func (w *walker) kotlinLeaves(n int32) bool {
	if w.is(n, "block") {
		n = w.last(n)
	}
	return n >= 0 && (w.is(n, "return_expression") || w.is(n, "throw_expression") || w.is(n, "identifier") && isKotlinWord(w.src(n)))
}

// kotlinWhen reads the branches of a when; those behind is T see the subject as one.
func (w *walker) kotlinWhen(n int32, condition uint16) {
	subject := ""
	if s := w.first(n, "when_subject"); s >= 0 {
		value := w.last(s)
		w.visit(value)
		if declared := w.first(s, "variable_declaration"); declared >= 0 {
			w.kotlinBindVariables(declared, value, "")
			subject = w.sourceOf(w.first(declared, "identifier"))
		} else if value >= 0 && w.is(value, "identifier") {
			subject = w.src(value)
		}
	}
	w.children(n, func(entry int32) {
		if !w.is(entry, "when_entry") {
			return
		}
		w.block(func() {
			tests := 0
			var known []kotlinCast
			w.children(entry, func(c int32) {
				if w.nodes[c].field != condition {
					w.kotlinBindCasts(known)
					w.visit(c)
					return
				}
				w.visit(c)
				tests++
				known = nil
				if tests > 1 {
					return
				}
				if known = w.kotlinCasts(c, true, maxChain); w.is(c, "type_test") && subject != "" && w.text[w.nodes[c].start] != '!' {
					known = []kotlinCast{{subject, w.typeExpr(w.last(c))}}
				}
			})
		})
	})
}
