package parse

import (
	"strings"

	ctxsys "github.com/ctx-sys/ctx-sys"
	"github.com/ctx-sys/ctx-sys/internal/facts"
	"github.com/ctx-sys/ctx-sys/internal/facts/build"
)

func kotlinValues(r *rules) {
	r.value(func(w *walker, n int32, _ int) string {
		switch name := w.kotlinName(n); {
		case name == "true", name == "false":
			return "Boolean!"
		case isKotlinWord(name):
			return "?"
		default:
			return name
		}
	}, "identifier")
	r.value(kotlinThis, "this_expression")
	r.value(kotlinSuper, "super_expression")
	r.value(kotlinMember, "navigation_expression")
	r.value(func(w *walker, n int32, depth int) string {
		c := w.kotlinCallOf(n)
		if c.types >= 0 && makesKotlinCollection(w.src(c.callee)) {
			if t := w.typeExpr(w.last(c.types)); t != "" {
				return "[]" + t + "!"
			}
		}
		e := w.exprTo(c.callee, depth+1)
		if w.count(c.arguments) > 1 && !takesKotlinPosition(facts.LastName(e)) {
			return e + "()" // find(id) is of a class's own
		}
		return w.result(e)
	}, "call_expression")
	r.value(func(w *walker, n int32, depth int) string {
		if w.last(n) == w.head(n) {
			return "?"
		}
		return w.result(w.exprTo(w.head(n), depth) + "." + w.sourceOf(w.kotlinInfix(n)))
	}, "infix_expression")
	r.value(r.indexed(""), "index_expression")
	r.value(r.instance("right"), "as_expression")
	r.value(r.through(""), "parenthesized_expression", "unary_expression", "annotated_expression", "labeled_expression")
	r.value(func(w *walker, n int32, depth int) string { // a ?: b
		if left, right := w.head(n), w.last(n); strings.Contains(w.between(left, right), "?:") {
			if e := w.exprTo(left, depth); usable(e) {
				return e
			}
			return w.exprTo(right, depth)
		}
		if c := w.kotlinGeneric(n); c.callee >= 0 {
			return w.result(w.exprTo(c.callee, depth+1))
		}
		return "?"
	}, "binary_expression")
	r.value(kotlinEither, "if_expression", "when_expression", "try_expression")
	r.value(func(w *walker, n int32, _ int) string {
		extends, implements := w.kotlinBases(n)
		for _, t := range append(extends, implements...) {
			return value(t)
		}
		return "?"
	}, "object_literal")
	r.value(constant("String!"), "string_literal", "multiline_string_literal")
	r.value(constant("Char!"), "character_literal")
	r.value(constant("Int!"), "number_literal")
	r.value(constant("Double!"), "float_literal")
}

// isKotlinWord reports whether the grammar gives a keyword as a name.
func isKotlinWord(name string) bool {
	switch name {
	case "null", "true", "false", "break", "continue", "class", "val", "var", "fun", "object", "interface", "return", "throw", "if", "else",
		"for", "while", "when", "in", "is", "as":
		return true
	}
	return false
}

// kotlinThis writes this, and this@Outer as a value of that type or of the object of that function.
func kotlinThis(w *walker, n int32, _ int) string {
	label := w.first(n, "identifier")
	if label < 0 {
		return "this"
	}
	name := w.src(label)
	for i := len(w.around) - 1; i >= 0; i-- {
		c := &w.around[i]
		if c.self != "" && facts.LastName(c.self) == name {
			return value(c.self)
		}
		if c.kind == ctxsys.TypeFunction && c.symbol >= 0 && w.File.Symbols[c.symbol].Name == name {
			if owner := w.File.Symbols[c.symbol].Owner; owner != "" {
				return value(owner)
			}
		}
	}
	return "?"
}

// kotlinSuper writes super, super<Base> and super@Outer.
func kotlinSuper(w *walker, n int32, _ int) string {
	if t := w.first(n, "user_type"); t >= 0 {
		return value(w.typeExpr(t))
	}
	if label := w.first(n, "identifier"); label >= 0 {
		return value(w.baseOf(w.src(label)))
	}
	return "super"
}

// kotlinMember writes object.name and Type::name. A class asked for by ::class is not a value of it.
func kotlinMember(w *walker, n int32, depth int) string {
	object, name := w.head(n), w.last(n)
	if name == object || w.src(name) == "class" {
		return "?"
	}
	return w.exprTo(object, depth) + "." + w.kotlinName(name)
}

// kotlinEither writes the first branch that says something.
func kotlinEither(w *walker, n int32, depth int) string {
	e, condition := "?", w.at(n, w.fieldIDs["condition"])
	w.children(n, func(c int32) {
		if usable(e) || c == condition {
			return
		}
		switch {
		case w.is(c, "when_entry"):
			c = w.last(c)
		case w.is(c, "when_subject"), w.is(c, "catch_block"), w.is(c, "finally_block"):
			return
		}
		if w.is(c, "block") {
			c = w.last(c)
		}
		e = w.exprTo(c, depth)
	})
	return e
}

// kotlinCall is a call with its parts, -1 for those it does not have. A lambda behind the parentheses is the
// last argument of the same call.
type kotlinCall struct{ callee, types, arguments, lambda int32 }

func (w *walker) kotlinCallOf(n int32) kotlinCall {
	c := kotlinCall{w.head(n), w.first(n, "type_arguments"), w.first(n, "value_arguments"), -1}
	if l := w.first(n, "annotated_lambda"); l >= 0 {
		c.lambda = w.first(l, "lambda_literal")
	}
	if inner := c.callee; c.arguments < 0 && w.is(inner, "call_expression") && w.first(inner, "annotated_lambda") < 0 {
		c.callee, c.types, c.arguments = w.head(inner), w.first(inner, "type_arguments"), w.first(inner, "value_arguments")
	}
	return c
}

// kotlinGeneric returns the parts of a call with type arguments that the grammar took for two comparisons:
// f<T>(x). callee is -1 when it is none.
func (w *walker) kotlinGeneric(n int32) kotlinCall {
	none := kotlinCall{-1, -1, -1, -1}
	left, right := w.head(n), w.last(n)
	if right < 0 || !w.is(left, "binary_expression") || w.between(w.head(left), w.last(left)) != "<" || strings.TrimSpace(w.between(left, right)) != ">" {
		return none
	}
	switch {
	case w.is(right, "parenthesized_expression"):
		return kotlinCall{w.head(left), w.last(left), right, -1}
	case w.is(right, "lambda_literal"):
		return kotlinCall{w.head(left), w.last(left), -1, right}
	}
	return none
}

// kotlinGenericCall reads a call that the grammar took for comparisons, and reports whether it was one.
func (w *walker) kotlinGenericCall(n int32) bool {
	c := w.kotlinGeneric(n)
	if c.callee < 0 {
		return false
	}
	w.use(facts.RefType, w.expr(c.types), w.line(n))
	c.types = -1
	w.kotlinRead(n, c)
	return true
}

func kotlinUses(r *rules) {
	r.on(func(w *walker, n int32) {
		if name := w.kotlinName(n); !isKotlinWord(name) && !isKotlinBuiltin(name) {
			w.use(facts.RefValue, name, w.line(n))
		}
	}, "identifier")
	r.on(func(w *walker, n int32) { // ::name, Type::name
		t, name := w.first(n, "user_type"), w.first(n, "identifier")
		switch {
		case name < 0 || w.src(name) == "class":
		case t >= 0:
			of, _ := w.kotlinTypeName(t)
			w.use(facts.RefValue, of+"."+w.kotlinName(name), w.line(name))
		default:
			w.use(facts.RefValue, w.kotlinName(name), w.line(name))
		}
		w.insideBut(n, name)
	}, "callable_reference")
	r.on(func(w *walker, n int32) {
		if name, arguments := w.kotlinTypeName(n); !isKotlinBuiltin(name) {
			w.use(facts.RefType, name, w.line(n))
			w.visit(arguments)
		} else {
			w.visit(arguments)
		}
	}, "user_type")
	r.on(nothing, "label", "this_expression", "super_expression", "qualified_identifier", "character_literal", "use_site_target")
	r.on(kotlinMemberUse, "navigation_expression")
	r.on(func(w *walker, n int32) { w.kotlinRead(n, w.kotlinCallOf(n)) }, "call_expression")
	r.on(func(w *walker, n int32) {
		name := w.kotlinInfix(n)
		if name >= 0 && !isKotlinInfix(w.src(name)) {
			w.useWith(facts.RefCall, w.expr(w.head(n))+"."+w.kotlinName(name), 2, w.line(name))
		}
		w.insideBut(n, name)
	}, "infix_expression")
	r.on(func(w *walker, n int32) { // name = value
		name := w.first(n, "identifier")
		if name != n+1 || w.last(n) == name {
			name = -1
		}
		w.insideBut(n, name)
	}, "value_argument")
	r.on(func(w *walker, n int32) { w.insideBut(n, w.at(n, w.fieldIDs["label"])) }, "return_expression")
	r.on(func(w *walker, n int32) { w.kotlinMade(n, facts.RefNew) }, "constructor_invocation")
	r.on(func(w *walker, n int32) {
		w.children(n, func(c int32) {
			if w.is(c, "constructor_invocation") {
				w.kotlinMade(c, facts.RefType)
			} else {
				w.visit(c)
			}
		})
	}, "annotation", "file_annotation")
	r.on(func(w *walker, n int32) {
		bases := w.first(n, "delegation_specifiers")
		w.visit(bases)
		w.anonymous(strings.TrimSuffix(w.expr(n), "!"), func() { w.insideBut(n, bases) })
	}, "object_literal")
	r.on(kotlinText, "string_literal", "multiline_string_literal")
	r.on(func(w *walker, n int32) {
		w.block(func() {
			name := w.first(n, "identifier")
			if name >= 0 {
				w.bind(w.kotlinName(name), w.typeExpr(w.firstType(n, name, -1)), "")
			}
			w.insideBut(n, name)
		})
	}, "setter")
	r.on(func(w *walker, n int32) { // a function type: its parameters have names for the reader alone
		w.children(n, func(c int32) {
			if w.paramOf(c) != nil {
				_, c = w.partsOf(w.paramOf(c), c)
			}
			w.visit(c)
		})
	}, "function_type_parameters")
	r.on(func(w *walker, n int32) { w.insideBut(n, w.first(n, "identifier")) }, "type_parameter", "variable_declaration")
}

// kotlinMade reads Type(arguments) where a type is named: as a base or an annotation.
func (w *walker) kotlinMade(n int32, kind facts.RefKind) {
	t, arguments := w.first(n, "user_type"), w.first(n, "value_arguments")
	if t >= 0 {
		name, types := w.kotlinTypeName(t)
		args := 0
		if kind == facts.RefNew {
			args = w.count(arguments)
		}
		w.useWith(kind, name, args, w.line(t))
		w.visit(types)
	}
	w.visit(arguments)
}

// kotlinInfix returns the name of the function in a f b.
func (w *walker) kotlinInfix(n int32) int32 {
	if name := w.sibling(w.head(n)); w.is(name, "identifier") {
		return name
	}
	return -1
}

func kotlinMemberUse(w *walker, n int32) {
	object, name := w.head(n), w.last(n)
	switch {
	case name == object:
	case w.is(object, "identifier") && isKotlinBuiltin(w.src(object)):
		return
	case w.src(name) != "class":
		w.use(facts.RefValue, w.expr(n), w.line(name))
	default:
		if e := w.expr(object); usable(e) && !isKotlinBuiltin(e) {
			w.use(facts.RefType, e, w.line(name))
			return
		}
	}
	w.visit(object)
}

// kotlinRead reads a call.
func (w *walker) kotlinRead(n int32, c kotlinCall) {
	args := w.count(c.arguments)
	if c.lambda >= 0 {
		args = max(args, 1) + 1
	}
	name := c.callee
	if w.is(c.callee, "navigation_expression") {
		name = w.last(c.callee)
	}
	called := w.kotlinName(name)
	switch {
	case w.is(c.callee, "identifier"):
		if !isKotlinFunction(called) && !isKotlinWord(called) {
			w.useWith(facts.RefCall, called, args, w.line(name))
		}
	case name != c.callee:
		if !isKotlinScope(called) {
			w.useWith(facts.RefCall, w.expr(c.callee), args, w.line(name))
		}
		w.visit(w.head(c.callee))
	default:
		w.visit(c.callee)
	}
	w.visit(c.types)
	w.visit(c.arguments)
	if c.lambda >= 0 {
		it, this := w.kotlinGiven(c, called)
		w.kotlinLambda(c.lambda, it, this)
	}
}

// kotlinGiven returns what the lambda of a call is given: its parameter and its object.
func (w *walker) kotlinGiven(c kotlinCall, called string) (it, this string) {
	if !w.is(c.callee, "navigation_expression") {
		if called == "with" && c.arguments >= 0 && c.arguments+1 < w.nodes[c.arguments].next {
			return "", w.expr(w.last(w.head(c.arguments)))
		}
		return "", ""
	}
	receiver := w.expr(w.head(c.callee))
	switch {
	case !usable(receiver):
	case called == "apply" || called == "run":
		return "", receiver
	case isKotlinScope(called):
		return receiver, ""
	case takesKotlinElement(called):
		return receiver + "[]", ""
	}
	return "", ""
}

// kotlinText reads a string. The grammar has a name behind a $ as text.
func kotlinText(w *walker, n int32) {
	dollar := false
	w.children(n, func(c int32) {
		nd := &w.nodes[c]
		if !w.is(c, "string_content") {
			w.visit(c)
			dollar = false
			return
		}
		if dollar {
			name, _ := build.LeadingName(w.src(c), "")
			if name != "" && !isKotlinWord(name) && name != "this" {
				w.use(facts.RefValue, name, w.line(c))
			}
		}
		dollar = nd.end == nd.start+1 && w.text[nd.start] == '$'
	})
}

// isKotlinBuiltin reports whether a type is one of the language's own.
func isKotlinBuiltin(name string) bool {
	switch name {
	case "Int", "Long", "Short", "Byte", "Float", "Double", "Boolean", "Char", "String", "Unit", "Nothing", "Any", "UInt", "ULong":
		return true
	}
	return false
}

// isKotlinFunction reports whether a call without an object is of what every program has.
func isKotlinFunction(name string) bool {
	switch name {
	case "println", "print", "require", "requireNotNull", "check", "checkNotNull", "error", "TODO", "repeat", "lazy", "with", "run", "apply",
		"also", "let", "buildString", "emptyList", "emptyMap", "emptySet", "arrayOfNulls", "intArrayOf", "longArrayOf", "synchronized":
		return true
	}
	return makesKotlinCollection(name)
}

func makesKotlinCollection(name string) bool {
	switch name {
	case "listOf", "mutableListOf", "arrayListOf", "setOf", "mutableSetOf", "hashSetOf", "linkedSetOf", "mapOf", "mutableMapOf", "hashMapOf",
		"linkedMapOf", "arrayOf", "sequenceOf", "listOfNotNull":
		return true
	}
	return false
}

// isKotlinScope reports whether a method gives its lambda the object itself.
func isKotlinScope(name string) bool {
	switch name {
	case "let", "also", "apply", "run", "takeIf", "takeUnless":
		return true
	}
	return false
}

// takesKotlinElement reports whether a method gives its lambda the elements of the object.
func takesKotlinElement(name string) bool {
	switch name {
	case "forEach", "forEachIndexed", "map", "mapIndexed", "mapNotNull", "flatMap", "filter", "filterNot", "filterIndexed", "onEach", "any",
		"all", "none", "find", "findLast", "first", "firstOrNull", "last", "lastOrNull", "single", "singleOrNull", "count", "sumOf", "sumBy",
		"sortedBy", "sortedByDescending", "maxBy", "maxByOrNull", "minBy", "minByOrNull", "maxOf", "minOf", "groupBy", "associateBy",
		"associateWith", "associate", "partition", "takeWhile", "dropWhile", "distinctBy", "indexOfFirst", "indexOfLast", "removeAll",
		"removeIf", "mapValues", "filterValues", "sortBy", "joinToString":
		return true
	}
	return false
}

// takesKotlinPosition reports whether a method of collections has arguments other than a lambda.
func takesKotlinPosition(name string) bool {
	switch name {
	case "getOrNull", "getValue", "elementAt", "take", "drop", "sortedWith":
		return true
	}
	return false
}

// isKotlinInfix reports whether a function between two operands is of what every program has.
func isKotlinInfix(name string) bool {
	switch name {
	case "to", "until", "downTo", "step", "and", "or", "xor", "shl", "shr", "ushr":
		return true
	}
	return isKotlinWord(name)
}
