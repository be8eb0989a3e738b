package parse

import (
	"strings"

	"github.com/ctx-sys/ctx-sys/internal/facts"
)

// Haskell: what expressions use and bind.

func (r *haskellRules) typesAndValues() {
	r.typed(func(w *walker, n int32, _ int) string { return r.plain(w, n) }, "name", "qualified")
	r.typed(func(w *walker, n int32, depth int) string {
		head, held := w.at(n, r.fConstructor), w.typeTo(w.at(n, r.fArgument), depth)
		for head >= 0 && w.is(head, "apply") {
			head = w.at(head, r.fConstructor)
		}
		of := w.typeTo(head, depth)
		prefix, seen := w.generics[facts.LastName(of)]
		switch {
		case of == "" || seen && held == "": // m a
			return held
		case seen:
			return prefix + held
		}
		return of
	}, "apply")
	r.typed(r.typeThrough("[]", "element"), "list")
	r.typed(func(w *walker, n int32, depth int) string {
		var types []string
		w.children(n, func(c int32) { types = append(types, w.typeTo(c, depth)) })
		if strings.Join(types, "") == "" {
			return ""
		}
		return strings.Join(types, ",")
	}, "tuple")
	r.typed(r.typeThrough("", "type"), "parens", "strict_field", "lazy_field", "forall", "context")
	r.typed(r.typeThrough("()", "result"), "function", "linear_function")

	r.value(func(w *walker, n int32, _ int) string { return r.plain(w, n) }, "variable", "qualified", "prefix_id", "field_name")
	r.value(func(w *walker, n int32, _ int) string { return value(r.plain(w, n)) }, "constructor")
	r.value(func(w *walker, n int32, depth int) string {
		f := r.functionOf(w, n)
		if w.is(f, "constructor") {
			return w.exprTo(f, depth)
		}
		return w.result(w.exprTo(f, depth))
	}, "apply")
	r.value(r.through("expression"), "parens")
	r.value(func(w *walker, n int32, depth int) string {
		return w.exprTo(w.at(n, r.fExpression), depth) + "." + w.sourceOf(w.at(n, r.fField))
	}, "projection")
	r.value(func(w *walker, n int32, depth int) string {
		if of := w.at(n, r.fExpression); of >= 0 {
			return w.exprTo(of, depth)
		}
		return w.exprTo(w.at(n, r.fConstructor), depth)
	}, "record")
}

// functionOf returns what is applied in f x y.
func (r *haskellRules) functionOf(w *walker, n int32) int32 {
	for w.is(n, "apply") {
		f := w.at(n, r.fFunction)
		if f < 0 {
			break
		}
		n = f
	}
	return n
}

func (r *haskellRules) uses() {
	r.on(func(w *walker, n int32) { r.mention(w, n, facts.RefValue, 0) }, "variable", "prefix_id", "implicit_variable", "qualified")
	r.on(func(w *walker, n int32) { r.mention(w, n, facts.RefNew, 0) }, "constructor")
	r.on(r.typeUses, "name")
	r.on(r.apply, "apply")
	r.on(r.infix, "infix", "left_section", "right_section")
	r.on(func(w *walker, n int32) { // what a statement runs is called
		if c := w.last(n); c >= 0 && r.isName(w, c) {
			r.mention(w, c, facts.RefCall, 1)
		} else {
			w.inside(n)
		}
	}, "exp")
	r.on(r.record, "record")
	r.on(r.memberUse("expression"), "projection")
	r.on(func(w *walker, n int32) { w.use(facts.RefValue, w.sourceOf(w.at(n, r.fField)), w.line(n)) }, "projection_selector")
	r.on(func(w *walker, n int32) { // e :: T
		w.visit(w.at(n, r.fExpression))
		r.typeUses(w, w.at(n, r.fType))
	}, "signature")
	r.on(func(w *walker, n int32) {
		if t := w.at(n, r.fType); t >= 0 {
			r.typeUses(w, t)
		} else {
			w.visit(w.at(n, r.fName))
		}
	}, "th_quoted_name")
	r.on(nothing, "module", "string", "char", "quasiquote_body", "wildcard")
}

// isName reports whether a node is a name, with or without a module.
func (r *haskellRules) isName(w *walker, n int32) bool {
	return w.is(n, "variable") || w.is(n, "prefix_id") || w.is(n, "qualified") && !r.qualifiesConstructor(w, n)
}

func (r *haskellRules) qualifiesConstructor(w *walker, n int32) bool {
	id := w.at(n, r.fID)
	return id >= 0 && (w.is(id, "constructor") || w.is(id, "name"))
}

// mention records the use of a name. A constructor makes something, a qualified type is one.
func (r *haskellRules) mention(w *walker, n int32, kind facts.RefKind, args int) {
	name := r.plain(w, n)
	if id := w.at(n, r.fID); w.is(n, "qualified") && id >= 0 {
		switch {
		case w.is(id, "constructor"):
			kind = facts.RefNew
		case w.is(id, "name"):
			kind = facts.RefType
		}
	} else if !r.note(w).known[name] && (haskellPrelude(name) || haskellOperator(name)) {
		return
	}
	if name == "" || strings.HasPrefix(name, "?") {
		return
	}
	w.useWith(kind, name, args, w.lastLine(n))
}

// apply reads f x y: a call of f with two arguments.
func (r *haskellRules) apply(w *walker, n int32) {
	if w.at(n, r.fFunction) < 0 { // of types
		r.typeUses(w, n)
		return
	}
	r.call(w, n, 1)
}

// call reads an application or a name as a call; args counts the arguments given by what is around it, plus one,
// 0 for unknown.
func (r *haskellRules) call(w *walker, n int32, args int) {
	f, given := n, 0
	for w.is(f, "apply") && w.at(f, r.fFunction) >= 0 {
		if a := w.at(f, r.fArgument); a >= 0 && !w.is(a, "type_application") {
			given++
		}
		f = w.at(f, r.fFunction)
	}
	if args > 0 {
		args += given
	}
	switch {
	case w.is(f, "constructor"):
		r.mention(w, f, facts.RefNew, args)
	case r.isName(w, f), w.is(f, "qualified"):
		r.mention(w, f, facts.RefCall, args)
	default:
		w.visit(f)
	}
	for w.is(n, "apply") && w.at(n, r.fFunction) >= 0 {
		w.visit(w.at(n, r.fArgument))
		n = w.at(n, r.fFunction)
	}
}

// infix reads x + y, x `f` y and their sections: the operator is called, and so are the functions that operators
// like $ and . combine.
func (r *haskellRules) infix(w *walker, n int32) {
	op := w.at(n, r.fOperator)
	if op < 0 {
		op = w.head(n) // of a right section
	}
	name := r.plain(w, op)
	r.mention(w, op, facts.RefCall, 3)
	left, right := w.at(n, r.fLeft), w.at(n, r.fRight)
	r.operand(w, left, haskellCalls(name, true))
	r.operand(w, right, haskellCalls(name, false))
}

// operand reads one side of an operator; more is how many arguments the operator gives it, plus one, -1 when it
// is a value for it.
func (r *haskellRules) operand(w *walker, n int32, more int) {
	switch {
	case n < 0:
	case more >= 0 && (r.isName(w, n) || w.is(n, "apply") && w.at(n, r.fFunction) >= 0):
		r.call(w, n, more)
	default:
		w.visit(n)
	}
}

// haskellCalls says what an operator does with the function on one of its sides: how many arguments it gives it, plus
// one; 0 for a function that is composed, -1 for what is no function.
func haskellCalls(op string, left bool) int {
	switch op {
	case "$", "$ǃ", "<$>", "=<<":
		if left {
			return 2
		}
		if op != "$" && op != "$ǃ" {
			return 1
		}
	case "․", ">=>", "<=<", ">>>", "<<<", "***", "&&&":
		return 0
	case "&", "<&>", ">>=":
		if !left {
			return 2
		}
		return 1
	case "<*>", "*>", "<*", ">>", "<|>":
		return 1
	}
	return -1
}

// record reads C {f = x} and r {f = x}.
func (r *haskellRules) record(w *walker, n int32) {
	if c := w.at(n, r.fConstructor); c >= 0 {
		w.visit(c)
	} else {
		w.visit(w.at(n, r.fExpression))
	}
	w.children(n, func(c int32) {
		if !w.is(c, "field_update") {
			return
		}
		field := w.at(c, r.fField)
		if field >= 0 {
			w.use(facts.RefValue, r.plain(w, field), w.line(c))
		}
		w.visit(w.at(c, r.fExpression))
	})
}

// haskellOperator reports whether an operator is one of the language's own.
func haskellOperator(name string) bool {
	switch name {
	case "+", "-", "*", "/", "==", "/=", "<", ">", "<=", ">=", "&&", "||", "++", "․", "$", "$ǃ", "<>", "<$>", "<*>", "*>", "<*", ">>", ">>=", "=<<",
		":", "ǃǃ", "^", "**", "^^", "<$", "$>", "&", "<&>", "<|>", ">=>", "<=<", "%", ">>>", "<<<", "***", "&&&":
		return true
	}
	return false
}

// haskellPrelude reports whether a name is one of those that every module has.
func haskellPrelude(name string) bool {
	switch name {
	case "otherwise", "undefined", "error", "errorWithoutStackTrace", "id", "const", "flip", "fst", "snd", "curry", "uncurry", "not", "and", "or",
		"any", "all", "map", "filter", "foldr", "foldl", "foldr1", "foldl1", "foldMap", "head", "tail", "init", "last", "null", "length", "reverse",
		"sum", "product", "maximum", "minimum", "concat", "concatMap", "zip", "zip3", "zipWith", "zipWith3", "unzip", "unzip3", "take", "drop",
		"splitAt", "takeWhile", "dropWhile", "span", "break", "elem", "notElem", "lookup", "iterate", "repeat", "replicate", "cycle", "lines",
		"unlines", "words", "unwords", "show", "showsPrec", "showString", "shows", "read", "reads", "print", "putStr", "putStrLn", "getLine",
		"getContents", "interact", "readFile", "writeFile", "appendFile", "return", "pure", "fmap", "sequence", "sequence_", "mapM", "mapM_",
		"traverse", "traverse_", "sequenceA", "mempty", "mappend", "mconcat", "maybe", "either", "fromIntegral", "toInteger", "fromInteger",
		"realToFrac", "truncate", "round", "ceiling", "floor", "div", "mod", "quot", "rem", "divMod", "quotRem", "negate", "abs", "signum",
		"subtract", "even", "odd", "gcd", "lcm", "max", "min", "compare", "succ", "pred", "toEnum", "fromEnum", "minBound", "maxBound", "seq",
		"until", "asTypeOf", "ioError", "userError", "fail", "pi", "sqrt", "exp", "log",
		"True", "False", "Nothing", "Just", "Left", "Right", "LT", "EQ", "GT",
		"of", "where", "in", "then", "else": // in broken code
		return true
	}
	return false
}

func (r *haskellRules) bindings() {
	r.on(func(w *walker, n int32) { w.block(func() { w.inside(n) }) }, "do", "match")
	r.on(r.bind, "bind")
	r.on(func(w *walker, n int32) { r.equation(w, n, -1) }, "function")
	r.on(func(w *walker, n int32) { // a statement, a guard or a qualifier: known from here on
		r.bindLocals(w, w.at(n, r.fBinds))
		w.inside(n)
	}, "let")
	r.on(func(w *walker, n int32) {
		w.block(func() {
			r.bindLocals(w, w.at(n, r.fBinds))
			w.inside(n)
		})
	}, "let_in")
	r.on(func(w *walker, n int32) {
		w.block(func() {
			if list := w.at(n, r.fPatterns); list >= 0 {
				w.children(list, func(p int32) { r.bindPattern(w, p) })
			}
			r.bindPattern(w, w.at(n, r.fPattern))
			if w.is(n, "lambda") {
				w.visit(w.at(n, r.fExpression))
			} else {
				r.bodyOf(w, n)
			}
		})
	}, "lambda", "alternative")
	r.on(func(w *walker, n int32) {
		w.block(func() {
			head := w.at(n, r.fExpression)
			w.insideBut(n, head)
			w.visit(head)
		})
	}, "list_comprehension")
	r.on(func(w *walker, n int32) {
		of, pattern := w.at(n, r.fExpression), w.at(n, r.fPattern)
		w.visit(of)
		if name := r.soleVariable(w, pattern); name != "" {
			w.bind(name, "", w.expr(of)+"[]")
		} else {
			r.bindPattern(w, pattern)
		}
	}, "generator")
	r.on(func(w *walker, n int32) {
		w.visit(w.at(n, r.fExpression))
		r.bindPattern(w, w.at(n, r.fPattern))
	}, "pattern_guard")
	r.on(func(w *walker, n int32) { // of a pattern synonym
		w.block(func() {
			r.patternUses(w, w.at(n, r.fPattern))
			r.bindNames(w, w.at(n, r.fSynonym))
			w.visit(w.first(n, "constructor_synonyms"))
		})
	}, "equation")
	r.on(func(w *walker, n int32) {
		w.block(func() {
			r.bindNames(w, w.at(n, r.fPattern))
			r.bodyOf(w, n)
		})
	}, "constructor_synonym")
}

// bind reads x <- action in do, and name = value in where and let, whose name is known already.
func (r *haskellRules) bind(w *walker, n int32) {
	action, pattern := w.at(n, r.fExpression), w.at(n, r.fPattern)
	if action < 0 {
		if pattern >= 0 {
			r.patternUses(w, pattern)
		}
		w.block(func() { r.bodyOf(w, n) })
		return
	}
	if r.isName(w, action) {
		r.mention(w, action, facts.RefCall, 1)
	} else {
		w.visit(action)
	}
	if name := r.soleVariable(w, pattern); name != "" {
		e := w.expr(action)
		if r.isName(w, action) {
			e += "()"
		}
		w.bind(name, "", e)
		return
	}
	r.bindPattern(w, pattern)
}

// bindLocals binds the names of where or let.
func (r *haskellRules) bindLocals(w *walker, n int32) {
	if n < 0 {
		return
	}
	w.children(n, func(c int32) {
		switch pattern := w.at(c, r.fPattern); {
		case w.is(c, "bind") && pattern >= 0:
			r.bindNames(w, pattern)
		case w.is(c, "bind"), w.is(c, "function"):
			w.bind(facts.InExpr(r.defines(w, c)), "", "")
		}
	})
}

// bindPattern binds the names in a pattern, and records what the pattern is made of.
func (r *haskellRules) bindPattern(w *walker, n int32) {
	if n < 0 {
		return
	}
	r.patternUses(w, n)
	r.bindNames(w, n)
}

// bindNames binds the names in a pattern.
func (r *haskellRules) bindNames(w *walker, n int32) {
	if n < 0 {
		return
	}
	for i := n; i < w.nodes[n].next; {
		switch {
		case w.is(i, "view_pattern"):
			r.bindNames(w, max(w.at(i, r.fPattern), w.head(i)))
			i = w.nodes[i].next
			continue
		case w.is(i, "field_pattern"):
			p := w.at(i, r.fPattern)
			if p < 0 { // the name of the field is that of the variable
				w.bind(r.plain(w, w.at(i, r.fField)), "", "")
			} else {
				r.bindNames(w, p)
			}
			i = w.nodes[i].next
			continue
		case w.is(i, "signature"):
			r.bindNames(w, max(w.at(i, r.fPattern), w.head(i)))
			i = w.nodes[i].next
			continue
		case w.is(i, "infix_id"), w.is(i, "qualified"):
			i = w.nodes[i].next
			continue
		case w.is(i, "variable"):
			w.bind(w.src(i), "", "")
		}
		i++
	}
}

// patternUses records the constructors and fields in a pattern, and the functions of its views.
func (r *haskellRules) patternUses(w *walker, n int32) {
	if n < 0 {
		return
	}
	for i := n; i < w.nodes[n].next; {
		next := i + 1
		switch {
		case w.is(i, "view_pattern"):
			w.visit(w.at(i, r.fExpression))
			r.patternUses(w, w.at(i, r.fPattern))
			next = w.nodes[i].next
		case w.is(i, "signature"):
			r.patternUses(w, w.at(i, r.fPattern))
			r.typeUses(w, w.at(i, r.fType))
			next = w.nodes[i].next
		case w.is(i, "field_name"):
			w.use(facts.RefValue, w.src(i), w.line(i))
			next = w.nodes[i].next
		case w.is(i, "constructor"), w.is(i, "qualified"), w.is(i, "constructor_operator"):
			name := r.plain(w, i)
			if !haskellPrelude(name) && !haskellOperator(name) {
				w.use(facts.RefValue, name, w.line(i))
			}
			next = w.nodes[i].next
		}
		i = next
	}
}
