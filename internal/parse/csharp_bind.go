package parse

import "github.com/ctx-sys/ctx-sys/internal/facts"

// bindings says how the names that functions bind are read.
func (r *csharpRules) bindings() {
	r.on(scoped, "block", "for_statement", "using_statement", "fixed_statement", "catch_clause", "switch_section", "switch_expression_arm",
		"arrow_expression_clause")
	r.on(r.variables, "variable_declaration")
	r.on(r.foreach, "foreach_statement")
	r.on(func(w *walker, n int32) {
		name, typ := w.at(n, r.fName), w.at(n, r.fType)
		w.insideBut(n, name)
		w.bindTo(name, typ, -1)
	}, "declaration_pattern", "declaration_expression", "catch_declaration", "var_pattern", "list_pattern")
	r.on(r.recursivePattern, "recursive_pattern")
	r.on(r.bindNames, "parenthesized_variable_designation", "tuple_pattern")
	r.on(func(w *walker, n int32) { // {Name: pattern}: see recursivePattern
		if last := w.last(n); last > n {
			w.visit(last)
		}
	}, "subpattern")
	r.on(r.lambda, "lambda_expression", "anonymous_method_expression")
	r.on(r.queryExpression, "query_expression")
	r.on(func(w *walker, n int32) {
		name, typ, of := w.at(n, r.fName), w.at(n, r.fType), w.last(n)
		w.insideBut(n, name)
		r.bindElement(w, name, typ, of)
	}, "from_clause")
	r.on(r.join, "join_clause")
	r.on(func(w *walker, n int32) { w.bind(w.sourceOf(w.first(n, "identifier")), "", "") }, "join_into_clause")
	r.on(func(w *walker, n int32) {
		name, v := w.first(n, "identifier"), w.last(n)
		w.insideBut(n, name)
		w.bindTo(name, -1, v)
	}, "let_clause")
}

// bindElement binds a name to a type, or to an element of what is gone through.
func (r *csharpRules) bindElement(w *walker, name, typ, of int32) {
	if name < 0 {
		return
	}
	if typ >= 0 && !w.inferred[w.src(typ)] {
		w.bind(w.src(name), w.typeExpr(typ), "")
	} else {
		w.bind(w.src(name), "", elementOf(w.expr(of)))
	}
}

// variables reads a declaration of local variables.
func (r *csharpRules) variables(w *walker, n int32) {
	typ := w.at(n, r.fType)
	w.visit(typ)
	w.children(n, func(c int32) {
		if !w.is(c, "variable_declarator") {
			return
		}
		v := r.initial(w, c)
		w.visit(v)
		if names := w.first(c, "tuple_pattern"); names >= 0 {
			r.bindResults(w, names, v)
		} else {
			w.bindTo(w.at(c, r.fName), typ, v)
		}
	})
}

// bindResults binds var (a, b) to the results of a call.
func (r *csharpRules) bindResults(w *walker, names, v int32) {
	e := ""
	if v >= 0 {
		e = w.expr(v)
	}
	if len(e) < 2 || e[len(e)-2:] != "()" {
		r.bindNames(w, names)
		return
	}
	i := 0
	w.children(names, func(c int32) {
		if w.nodes[c].field == r.fName && i < 10 {
			w.bind(w.src(c), "", e+"#"+string(rune('0'+i)))
		} else {
			r.bindNames(w, c)
		}
		i++
	})
}

// bindNames binds all names in a pattern of names to something unknown.
func (r *csharpRules) bindNames(w *walker, n int32) {
	for c := n; c < w.nodes[n].next; c++ {
		if w.is(c, "identifier") {
			w.bind(w.src(c), "", "")
		}
	}
}

func (r *csharpRules) foreach(w *walker, n int32) {
	left, typ, over := w.at(n, r.fLeft), w.at(n, r.fType), w.at(n, r.fRight)
	w.visit(over)
	w.visit(typ)
	w.block(func() {
		switch {
		case left >= 0 && w.is(left, "identifier"):
			r.bindElement(w, left, typ, over)
		case left >= 0:
			w.visit(left)
		}
		w.visit(w.at(n, r.fBody))
	})
}

// recursivePattern reads T {Member: pattern} name. Without a type it says nothing new of what it is held
// against.
func (r *csharpRules) recursivePattern(w *walker, n int32) {
	name, typ := w.at(n, r.fName), w.at(n, r.fType)
	matched := int32(-1)
	if p := w.parent(n); p >= 0 && w.is(p, "is_pattern_expression") {
		matched = w.at(p, r.fExpression)
	}
	of := w.expr(matched)
	if typ >= 0 {
		of = value(w.typeExpr(typ))
	}
	if clause := w.first(n, "property_pattern_clause"); clause >= 0 && of != "?" {
		w.children(clause, func(c int32) {
			if member := w.expr(w.head(c)); c+1 < w.last(c) && usable(member) {
				w.use(facts.RefValue, of+"."+member, w.line(c))
			}
		})
	}
	w.insideBut(n, name)
	w.bindTo(name, typ, matched)
}

// lambda reads a function without a name. What a method goes through its receiver with is given its elements.
func (r *csharpRules) lambda(w *walker, n int32) {
	w.block(func() {
		params := w.at(n, r.fParams)
		switch {
		case params >= 0 && w.is(params, "implicit_parameter"):
			w.bind(w.src(params), "", r.elementFor(w, n))
		case params >= 0:
			w.bindParams(params)
		}
		w.insideBut(n, params)
	})
}

// elementFor writes what a method like Select gives to the lambda n, "" when it is not one.
func (r *csharpRules) elementFor(w *walker, n int32) string {
	call := n
	for range 3 { // argument, argument_list, invocation_expression
		if call = w.parent(call); call < 0 {
			return ""
		}
	}
	f := w.at(call, r.fFunction)
	if f < 0 || !w.is(call, "invocation_expression") {
		return ""
	}
	switch e := w.expr(f); facts.LastName(e) {
	case "Select", "Where", "Any", "All", "First", "FirstOrDefault", "Single", "SingleOrDefault", "Last", "LastOrDefault", "OrderBy",
		"OrderByDescending", "ThenBy", "ThenByDescending", "ForEach", "Sum", "Max", "Min", "Average", "Count", "GroupBy", "SelectMany",
		"ToDictionary", "ToLookup", "TakeWhile", "SkipWhile", "Find", "FindAll", "FindIndex", "Exists", "RemoveAll", "TrueForAll",
		"MinBy", "MaxBy", "DistinctBy":
		if dot := len(e) - len(facts.LastName(e)) - 1; dot > 0 {
			return elementOf(e[:dot])
		}
	}
	return ""
}

// queryExpression reads from ... select; a name after into begins a query over its results.
func (r *csharpRules) queryExpression(w *walker, n int32) {
	w.block(func() {
		w.children(n, func(c int32) {
			if w.is(c, "identifier") {
				w.bind(w.src(c), "", "")
			} else {
				w.visit(c)
			}
		})
	})
}

// join reads join T name in source on key equals key.
func (r *csharpRules) join(w *walker, n int32) {
	name, typ, of := int32(-1), w.at(n, r.fType), int32(-1)
	w.children(n, func(c int32) {
		switch {
		case name < 0 && c != typ && w.is(c, "identifier"):
			name = c
		case of < 0 && name >= 0 && !w.is(c, "in"):
			of = c
			w.visit(c)
			r.bindElement(w, name, typ, of)
		default:
			w.visit(c)
		}
	})
}
