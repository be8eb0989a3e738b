package parse

import (
	"strings"

	"github.com/ctx-sys/ctx-sys/internal/facts"
)

func (r *csharpRules) typesAndValues() {
	r.typed(typeName, "identifier")
	r.typed(func(w *walker, n int32, _ int) string {
		if name := w.src(n); name != "void" {
			return name
		}
		return ""
	}, "predefined_type")
	r.typed(r.dotted, "qualified_name", "alias_qualified_name")
	r.typed(r.genericType("", ""), "generic_name")
	r.typed(r.typeThrough("[]", "type"), "array_type")
	r.typed(r.typeThrough("", "type"), "nullable_type", "pointer_type", "ref_type", "scoped_type", "primary_constructor_base_type")
	r.typed(r.typeThrough("()", "returns"), "function_pointer_type")
	r.typed(r.tupleType, "tuple_type")

	r.value(identity, "identifier", "this", "base")
	r.value(r.dotted, "qualified_name", "alias_qualified_name")
	r.value(func(w *walker, n int32, _ int) string { return w.src(w.head(n)) }, "generic_name")
	r.value(func(w *walker, n int32, depth int) string { // a.b and a.b<T>
		return w.exprTo(w.at(n, r.fExpression), depth) + "." + r.memberName(w, n)
	}, "member_access_expression")
	r.value(r.conditional, "conditional_access_expression")
	r.value(r.called, "invocation_expression")
	r.value(r.indexed("expression"), "element_access_expression")
	r.value(r.instance("type"), "object_creation_expression", "array_creation_expression", "cast_expression", "default_expression")
	r.value(r.instance("right"), "as_expression")
	r.value(func(w *walker, n int32, _ int) string { return value(w.typeExpr(r.declaredAround(w, n))) }, "implicit_object_creation_expression")
	r.value(r.through(""), "parenthesized_expression", "await_expression", "postfix_unary_expression", "checked_expression",
		"ref_expression", "argument", "switch_expression_arm")
	r.value(func(w *walker, n int32, depth int) string { return w.exprTo(w.head(n), depth) }, "with_expression")
	r.value(r.eitherOf("consequence", "alternative"), "conditional_expression")
	r.value(r.through("right"), "assignment_expression")
	either := r.eitherOf("left", "right")
	r.value(func(w *walker, n int32, depth int) string { // of the operators only ?? hands an operand on
		left, right := w.at(n, r.fLeft), w.at(n, r.fRight)
		if left < 0 || right < 0 || !strings.Contains(string(w.text[w.nodes[left].end:w.nodes[right].start]), "??") {
			return "?"
		}
		return either(w, n, depth)
	}, "binary_expression")
	r.value(r.switched, "switch_expression")
	r.value(r.query, "query_expression")
	r.value(constant("Type!"), "typeof_expression")
	r.value(constant("string!"), "string_literal", "verbatim_string_literal", "raw_string_literal", "interpolated_string_expression")
}

// dotted writes a qualified name without the arguments of its types and without global::.
func (r *csharpRules) dotted(w *walker, n int32, _ int) string {
	if n < 0 {
		return ""
	}
	name := w.src(n)
	if !strings.Contains(name, "<") {
		return strings.TrimPrefix(dots(name), "global.")
	}
	var parts []string
	for w.is(n, "qualified_name") {
		parts = append(parts, dots(w.sourceOf(w.at(n, r.fName))))
		n = w.head(n)
	}
	name = strings.TrimPrefix(dots(w.src(n)), "global.")
	for i := len(parts) - 1; i >= 0; i-- {
		name += "." + parts[i]
	}
	return name
}

// named writes the type itself, also when it is generic and its values are seen as something else.
func (r *csharpRules) named(w *walker, n int32) string {
	switch {
	case n < 0:
		return ""
	case w.is(n, "generic_name"):
		return w.typeExpr(w.head(n))
	case w.is(n, "primary_constructor_base_type"), w.is(n, "nullable_type"):
		return r.named(w, w.at(n, r.fType))
	case w.is(n, "identifier"), w.is(n, "qualified_name"), w.is(n, "alias_qualified_name"):
		return w.typeExpr(n)
	}
	return ""
}

// tupleType writes the types of a tuple as several results.
func (r *csharpRules) tupleType(w *walker, n int32, depth int) string {
	var types []string
	w.children(n, func(c int32) { types = append(types, w.typeTo(w.at(c, r.fType), depth)) })
	if strings.Join(types, "") == "" {
		return ""
	}
	return strings.Join(types, ",")
}

// memberName returns the name after the dot, without type arguments.
func (r *csharpRules) memberName(w *walker, n int32) string {
	name := w.at(n, r.fName)
	switch {
	case name < 0:
		return "?"
	case w.is(name, "generic_name"):
		return w.src(w.head(name))
	}
	return w.src(name)
}

// conditional writes a?.b and a?[i] as a.b and a[i].
func (r *csharpRules) conditional(w *walker, n int32, depth int) string {
	of := w.exprTo(w.at(n, r.fCondition), depth)
	switch last := w.last(n); {
	case w.is(last, "member_binding_expression"):
		return of + "." + r.memberName(w, last)
	case w.is(last, "element_binding_expression"):
		return elementOf(of)
	}
	return "?"
}

// elementOf writes an element of a collection.
func elementOf(e string) string { return strings.TrimSuffix(e, ".Values") + "[]" }

// csharpMakes are the generic methods that say in their type argument what they return.
func csharpMakes(name string) (prefix string, ok bool) {
	switch name {
	case "Cast", "OfType":
		return "[]", true
	case "GetService", "GetRequiredService", "Resolve", "Deserialize", "DeserializeObject", "CreateInstance":
		return "", true
	}
	return "", false
}

// called writes the result of a call.
func (r *csharpRules) called(w *walker, n int32, depth int) string {
	f := w.at(n, r.fFunction)
	if f < 0 {
		return "?"
	}
	e := w.exprTo(f, depth+1)
	name := facts.LastName(e)
	if generic := w.at(f, r.fName); generic >= 0 && w.is(generic, "generic_name") {
		if prefix, ok := csharpMakes(name); ok {
			if t := w.typeExpr(w.last(w.last(generic))); t != "" {
				return value(prefix + t)
			}
		}
	}
	return w.result(strings.Replace(e, ".Values.", ".", 1)) // a dictionary is seen as its values
}

// switched writes the first arm that says something.
func (r *csharpRules) switched(w *walker, n int32, depth int) string {
	e := "?"
	w.children(n, func(c int32) {
		if !usable(e) && w.is(c, "switch_expression_arm") {
			e = w.exprTo(c, depth)
		}
	})
	return e
}

// query writes a query that selects what it goes through.
func (r *csharpRules) query(w *walker, n int32, depth int) string {
	from, last := w.first(n, "from_clause"), w.first(n, "select_clause")
	if from >= 0 && last >= 0 && w.sourceOf(w.last(last)) == w.sourceOf(w.at(from, r.fName)) {
		return w.exprTo(w.last(from), depth)
	}
	return "?"
}

// declaredAround returns the type of the variable or member that a node is the initial value of, or -1.
func (r *csharpRules) declaredAround(w *walker, n int32) int32 {
	p := w.parent(n)
	if p >= 0 && w.is(p, "variable_declarator") {
		p = w.parent(p)
	}
	if p >= 0 && (w.is(p, "variable_declaration") || w.is(p, "property_declaration")) {
		return w.at(p, r.fType)
	}
	return -1
}

// uses says how the names that are used are read.
func (r *csharpRules) uses() {
	r.on(r.name, "identifier", "qualified_name", "alias_qualified_name")
	r.on(func(w *walker, n int32) {
		if e := w.typeExpr(w.head(n)); r.isType(w, n) {
			w.use(facts.RefType, e, w.line(n))
		} else {
			w.use(facts.RefValue, w.src(w.head(n)), w.line(n))
		}
		w.visit(w.first(n, "type_argument_list"))
	}, "generic_name")
	r.on(r.memberUse("expression"), "member_access_expression")
	r.on(r.memberUse("condition"), "conditional_access_expression")
	r.on(r.invocation, "invocation_expression")
	r.on(r.made, "object_creation_expression")
	r.on(func(w *walker, n int32) {
		made, args := r.named(w, r.declaredAround(w, n)), w.first(n, "argument_list")
		if made != "" {
			w.useWith(facts.RefNew, made, w.count(args), w.line(n))
		}
		w.visit(args)
		r.initializer(w, w.first(n, "initializer_expression"), value(made))
	}, "implicit_object_creation_expression")
	r.on(func(w *walker, n int32) {
		of := w.expr(n)
		w.children(n, func(c int32) {
			if !w.is(c, "with_initializer") {
				w.visit(c)
				return
			}
			if w.is(w.head(c), "identifier") {
				w.use(facts.RefValue, of+"."+w.src(w.head(c)), w.line(c))
			}
			w.visit(w.last(c))
		})
	}, "with_expression")
	attribute := r.fName
	r.on(func(w *walker, n int32) {
		name := w.at(n, attribute)
		written := r.named(w, name)
		w.use(facts.RefType, written, w.line(n))
		if written != "" && !strings.HasSuffix(written, "Attribute") { // which may be left out
			w.use(facts.RefType, written+"Attribute", w.line(n))
		}
		r.argumentsWithin(w, name)
		w.insideBut(n, name)
	}, "attribute")
	r.on(func(w *walker, n int32) { w.insideBut(n, w.at(n, r.fName)) }, "argument", "attribute_argument", "tuple_element")
	r.on(r.anonymousObject, "anonymous_object_creation_expression")
	r.on(func(w *walker, n int32) { w.insideBut(n, w.first(n, "identifier")) }, "type_parameter_constraints_clause")
	r.on(nothing, "goto_statement", "type_parameter_list", "string_literal", "member_binding_expression", "this", "base")
	r.on(func(w *walker, n int32) { w.insideBut(n, n+1) }, "labeled_statement")
}

// isType reports whether a name is where a type does.
func (r *csharpRules) isType(w *walker, n int32) bool {
	nd := &w.nodes[n]
	if nd.field == r.fType || nd.field == r.fReturns {
		return true
	}
	p := nd.parent
	return p >= 0 && (r.typePlaces[w.nodes[p].symbol] || nd.field == r.fRight && (w.is(p, "as_expression") || w.is(p, "is_expression")))
}

func (r *csharpRules) name(w *walker, n int32) {
	switch {
	case r.isType(w, n):
		if t := w.typeExpr(n); t != "" && !w.inferred[t] {
			w.use(facts.RefType, t, w.line(n))
		}
	default:
		w.use(facts.RefValue, w.expr(n), w.line(n))
	}
	r.argumentsWithin(w, n)
}

// argumentsWithin reads the type arguments in a qualified name.
func (r *csharpRules) argumentsWithin(w *walker, n int32) {
	if n < 0 {
		return
	}
	w.children(n, func(c int32) {
		if w.is(c, "type_argument_list") {
			w.visit(c)
		} else {
			r.argumentsWithin(w, c)
		}
	})
}

// invocation reads a call. nameof is none, and what the language's own types offer is not the project's.
func (r *csharpRules) invocation(w *walker, n int32) {
	f, args := w.at(n, r.fFunction), w.at(n, r.fArguments)
	switch {
	case f < 0, w.is(f, "identifier") && w.src(f) == "nameof":
	case w.is(f, "member_access_expression") && w.is(w.head(f), "predefined_type"):
	default:
		w.callee(f, w.count(args))
	}
	if f >= 0 {
		generic := f
		if name := w.at(f, r.fName); name >= 0 {
			generic = name
		}
		if w.is(generic, "generic_name") {
			w.visit(w.first(generic, "type_argument_list"))
		}
	}
	w.visit(args)
}

// made reads new T(...) {...}.
func (r *csharpRules) made(w *walker, n int32) {
	typ := w.at(n, r.fType)
	args := w.at(n, r.fArguments)
	name := r.named(w, typ)
	if name == "" {
		w.visit(typ)
	} else {
		w.useWith(facts.RefNew, name, max(w.count(args), 1), w.line(max(typ, n)))
		r.argumentsWithin(w, typ)
	}
	w.visit(args)
	r.initializer(w, w.first(n, "initializer_expression"), value(name))
}

// initializer reads {Name = value, ...}, which sets members of what is made.
func (r *csharpRules) initializer(w *walker, n int32, of string) {
	if n < 0 {
		return
	}
	w.children(n, func(c int32) {
		if !w.is(c, "assignment_expression") {
			w.visit(c)
			return
		}
		left, right := w.at(c, r.fLeft), w.at(c, r.fRight)
		member := "?"
		if left >= 0 && w.is(left, "identifier") {
			if of != "?" {
				member = of + "." + w.src(left)
				w.use(facts.RefValue, member, w.line(left))
			}
		} else {
			w.visit(left)
		}
		if right >= 0 && w.is(right, "initializer_expression") {
			r.initializer(w, right, member)
		} else {
			w.visit(right)
		}
	})
}

// anonymousObject reads new {Name = value, other.Name}: a name before = is the object's own.
func (r *csharpRules) anonymousObject(w *walker, n int32) {
	w.children(n, func(c int32) {
		next := w.nodes[c].next
		if w.is(c, "identifier") && next < w.nodes[n].next &&
			strings.TrimSpace(string(w.text[w.nodes[c].end:w.nodes[next].start])) == "=" {
			return
		}
		w.visit(c)
	})
}
