package parse

import (
	"strings"

	"github.com/ctx-sys/ctx-sys/internal/facts"
)

func jsValues(r *rules) {
	r.value(identity, "identifier", "this", "super", "shorthand_property_identifier")
	r.value(constant("string!"), "string", "template_string")
	r.value(constant("number!"), "number")
	r.value(constant("RegExp!"), "regex")
	r.value(constant("boolean!"), "true", "false")
	r.value(jsNotation((*jsFile).memberExpr), "member_expression")
	r.value(jsNotation((*jsFile).subscript), "subscript_expression")
	r.value(jsNotation((*jsFile).callResult), "call_expression")
	r.value(jsNotation((*jsFile).newResult), "new_expression")
	operand := jsNotation(func(j *jsFile, n int32, depth int) string { return j.exprTo(j.operand(n), depth) })
	r.value(operand, "parenthesized_expression", "await_expression", "spread_element")
	r.value(jsNotation((*jsFile).binary), "binary_expression")
	r.value(jsNotation((*jsFile).unary), "unary_expression")
	r.value(r.eitherOf("consequence", "alternative"), "ternary_expression")
	r.value(r.through("right"), "assignment_expression")
	r.value(r.through(""), "sequence_expression")
	r.value(jsNotation((*jsFile).arrayResult), "array")
	r.value(jsNotation(func(j *jsFile, n int32, depth int) string { return value("()" + j.typeTo(j.at(n, j.fReturn), depth)) }),
		"arrow_function", "function_expression", "generator_function")
}

func jsTypes(r *rules) {
	r.generics = map[string]string{"Map": "[]", "ReadonlyMap": "[]", "WeakMap": "[]", "Record": "[]"}
	for name := range words(`Array ReadonlyArray ArrayLike Set ReadonlySet WeakSet Iterable Iterator IterableIterator AsyncIterable
		AsyncIterator AsyncIterableIterator Generator AsyncGenerator`) {
		r.generics[name] = "[]0"
	}
	for name := range words(`Promise PromiseLike Awaited Readonly Partial Required NonNullable Pick Omit Exclude Extract NoInfer`) {
		r.generics[name] = "0"
	}
	r.value(identity, "type_identifier", "nested_type_identifier")
	r.value(firstChild, "non_null_expression", "satisfies_expression", "instantiation_expression")
	r.value(jsNotation((*jsFile).castResult), "as_expression")

	r.typed(typeName, "type_identifier", "identifier")
	r.typed(identity, "nested_type_identifier")
	r.typed(func(w *walker, n int32, _ int) string {
		if name := w.src(n); primitive(name) {
			return name
		}
		return ""
	}, "predefined_type")
	r.typed(func(w *walker, _ int32, _ int) string {
		if local := w.lookup("this"); local >= 0 {
			return w.File.Locals[local].Type
		}
		return ""
	}, "this_type")
	r.typed(r.typeThrough("", ""), "type_annotation", "parenthesized_type", "flow_maybe_type", "optional_type", "readonly_type",
		"type_predicate_annotation", "constraint")
	r.typed(constant("boolean"), "type_predicate")
	r.typed(r.typeThrough("[]", ""), "array_type")
	r.typed(jsFirstNamed, "union_type", "intersection_type")
	r.typed(jsNotation(func(j *jsFile, n int32, depth int) string { return "()" + j.typeTo(j.at(n, j.fReturn), depth) }), "function_type")
	r.typed(jsNotation(func(j *jsFile, n int32, depth int) string {
		return j.applied(j.at(n, j.fName), j.at(n, j.fTypeArgs), depth)
	}), "generic_type")
}

// unwrap sees through what changes no value: brackets, casts, assertions and await.
func (j *jsFile) unwrap(n int32) int32 {
	for j.oneOf(n, j.wrappers) {
		inner := j.operand(n)
		if inner < 0 {
			break
		}
		n = inner
	}
	return n
}

// operand is the first child of n that is neither keyword nor comment nor type arguments, or -1.
func (j *jsFile) operand(n int32) int32 {
	if n < 0 {
		return -1
	}
	for c := n + 1; c < j.nodes[n].next; c = j.nodes[c].next {
		if j.roleOf(c) != roleComment && !j.is(c, "type_arguments") && !j.keyword(c) {
			return c
		}
	}
	return -1
}

// memberExpr writes the member of an object. What CommonJS exports is known by its own name.
func (j *jsFile) memberExpr(n int32, depth int) string {
	property := j.at(n, j.fProperty)
	if property < 0 {
		return "?"
	}
	object := j.exprTo(j.at(n, j.fObject), depth)
	if (object == "exports" || object == "module.exports") && j.lookup(firstName(object)) == facts.NotLocal {
		return j.src(property)
	}
	return object + "." + j.propertyName(property)
}

func (j *jsFile) subscript(n int32, depth int) string {
	e := j.exprTo(j.at(n, j.fObject), depth)
	if index := j.at(n, j.fIndex); j.is(index, "string") {
		if key := unquote(j.src(index)); isIdentifier(key) {
			return e + "." + key
		}
	}
	return e + "[]"
}

// isIdentifier reports whether s can be after a dot.
func isIdentifier(s string) bool {
	for i := range len(s) {
		if c := s[i]; c != '_' && c != '$' && (c|0x20 < 'a' || c|0x20 > 'z') && (i == 0 || c < '0' || c > '9') {
			return false
		}
	}
	return s != ""
}

// callResult writes a call as an operand. The builtins that hand back what they are given are seen through.
func (j *jsFile) callResult(n int32, depth int) string {
	name := j.exprTo(j.at(n, j.fFunction), depth+1)
	switch name {
	case "Object.assign", "Object.freeze", "Object.values", "Object.seal", "Array.from", "Promise.resolve":
		if arg := j.head(j.at(n, j.fArgs)); arg >= 0 && j.lookup(firstName(name)) == facts.NotLocal {
			return j.exprTo(arg, depth)
		}
	case "require", "?":
		return "?"
	}
	return name + "()"
}

func (j *jsFile) newResult(n int32, depth int) string {
	c := j.at(n, j.fConstructor)
	name := j.exprTo(c, depth)
	if !named(name) {
		return "?"
	}
	if args := j.at(n, j.fTypeArgs); args >= 0 {
		name = j.applied(c, args, depth)
	}
	return value(name)
}

// castResult writes x as T, <T>x and x as const.
func (j *jsFile) castResult(n int32, depth int) string {
	first, typ := j.operand(n), j.last(n)
	if args := j.first(n, "type_arguments"); args >= 0 {
		typ = j.head(args)
	}
	if typ < 0 || typ == first || j.keyword(typ) { // as const
		return j.exprTo(first, depth)
	}
	return value(j.typeTo(typ, depth))
}

// binary follows the operators that yield one of their operands. The tree leaves operators out.
func (j *jsFile) binary(n int32, depth int) string {
	left, right := j.at(n, j.fLeft), j.at(n, j.fRight)
	if left < 0 || right < 0 {
		return "?"
	}
	switch operator := strings.TrimSpace(string(j.text[j.nodes[left].end:j.nodes[right].start])); operator {
	case "??", "||":
		if e := j.exprTo(left, depth); usable(e) {
			return e
		}
		return j.exprTo(right, depth)
	case "&&":
		return j.exprTo(right, depth)
	case "==", "===", "!=", "!==", "<", "<=", ">", ">=", "in", "instanceof":
		return "boolean!"
	}
	return "?"
}

func (j *jsFile) unary(n int32, _ int) string {
	switch {
	case j.begins(n, '!'):
		return "boolean!"
	case j.begins(n, 't'): // typeof
		return "string!"
	}
	return "?"
}

// arrayResult writes an array literal whose first element tells the type of all.
func (j *jsFile) arrayResult(n int32, depth int) string {
	first := j.operand(n)
	e := j.exprTo(first, depth)
	if j.is(first, "spread_element") {
		return e
	}
	if typ, ok := strings.CutSuffix(e, "!"); ok {
		return "[]" + typ + "!"
	}
	return "?"
}

// queried is the expression whose type a type is, or a part of it: T in typeof T; "" when it is none.
func (j *jsFile) queried(n int32) string {
	found := ""
	j.children(n, func(c int32) {
		if found != "" {
			return
		}
		switch {
		case j.is(c, "type_query"):
			found = usableOrNone(j.expr(j.operand(c)))
		case j.is(c, "parenthesized_type"), j.is(c, "union_type"), j.is(c, "intersection_type"):
			found = j.queried(c)
		}
	})
	return found
}

// jsFirstNamed is the first member of a union or intersection that has a name: what is called on a value of
// a union all its members have. Builtin types count only when there is no other.
func jsFirstNamed(w *walker, n int32, depth int) string {
	found := ""
	w.children(n, func(c int32) {
		if e := w.typeTo(c, depth+1); e != "" && (found == "" || primitive(found) && !primitive(e)) {
			found = e
		}
	})
	return found
}

// typeName is the name of a base: its type arguments say nothing about its members.
func (j *jsFile) typeName(n int32) string {
	switch {
	case j.is(n, "generic_type"):
		return j.src(j.at(n, j.fName))
	case j.is(n, "type_identifier"), j.is(n, "nested_type_identifier"), j.is(n, "identifier"):
		return j.src(n)
	}
	return ""
}

// applied writes a generic type with its arguments. Wrappers that change no members are dropped, and
// collections are written as such.
func (j *jsFile) applied(name, args int32, depth int) string {
	switch prefix, seen := j.generics[j.src(name)]; {
	case seen:
		prefix, first := strings.CutSuffix(prefix, "0")
		held := j.last(args)
		if first {
			held = j.operand(args)
		}
		if t := j.typeTo(held, depth); t != "" {
			return prefix + t
		}
		return ""
	case words("InstanceType ReturnType Parameters")[j.src(name)]:
		return ""
	}
	if j.is(name, "member_expression") {
		return j.src(name)
	}
	return j.typeTo(name, depth)
}
