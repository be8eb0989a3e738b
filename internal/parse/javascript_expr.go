package parse

import (
	"strings"

	"github.com/ctx-sys/ctx-sys/internal/facts"
)

// maxExprDepth bounds how far an expression or type is followed inwards; what is deeper is too long to be
// of use (see MaxExpr), and following it at every level would be quadratic.
const maxExprDepth = 40

// unwrap sees through what changes no value: brackets, casts, assertions and await.
func (j *jsFile) unwrap(n int32) int32 {
	for range maxExprDepth {
		switch j.kind(n) {
		case jsParen, jsAs, jsSatisfies, jsNonNull, jsAwait:
			inner := j.operand(n)
			if inner < 0 {
				return n
			}
			n = inner
		default:
			return n
		}
	}
	return n
}

// operand is the first child of n that is neither keyword nor comment nor type arguments, or -1.
func (j *jsFile) operand(n int32) int32 {
	for c := n + 1; c < j.nodes[n].next; c = j.nodes[c].next {
		if k := j.kind(c); k != jsComment && k != jsTypeArguments && !j.keyword(c) {
			return c
		}
	}
	return -1
}

// expr writes an expression in the notation of Ref.Expr.
func (j *jsFile) expr(n int32) string { return j.exprWithin(n, maxExprDepth) }

func (j *jsFile) exprWithin(n int32, depth int) string {
	if depth == 0 || n < 0 {
		return "?"
	}
	depth--
	switch j.kind(n) {
	case jsIdent, jsThis, jsSuper, jsShorthand, jsTypeIdent, jsNestedType:
		return j.src(n)
	case jsMember:
		object, property := j.child(n, j.fObject), j.child(n, j.fProperty)
		if object >= 0 && property >= 0 {
			return j.memberExpr(j.exprWithin(object, depth), j.src(property))
		}
	case jsSubscript:
		return j.subscript(n, depth)
	case jsCall:
		return j.callResult(n, depth)
	case jsNew:
		return j.newResult(n, depth)
	case jsParen, jsNonNull, jsSatisfies, jsAwait, jsSpread:
		return j.exprWithin(j.operand(n), depth)
	case jsAs, jsTypeAssertion:
		return j.castResult(n, depth)
	case jsBinary:
		return j.binary(n, depth)
	case jsTernary:
		return j.either(j.child(n, j.fConsequence), j.child(n, j.fAlternative), depth)
	case jsAssign:
		return j.exprWithin(j.child(n, j.fRight), depth)
	case jsSequence:
		last := int32(-1)
		j.children(n, func(c int32) { last = c })
		return j.exprWithin(last, depth)
	case jsArray:
		return j.arrayResult(n, depth)
	case jsArrow, jsFunctionExpr:
		_, result := j.result(n)
		return value("()" + result)
	case jsString, jsTemplate:
		return "string!"
	case jsNumber:
		return "number!"
	case jsRegex:
		return "RegExp!"
	case jsBoolean:
		return "boolean!"
	case jsUnary:
		return j.unary(n)
	}
	return "?"
}

// memberExpr writes the member of an object. What CommonJS exports is known by its own name.
func (j *jsFile) memberExpr(object, property string) string {
	if (object == "exports" || object == "module.exports") && j.lookup(firstName(object)) == facts.NotLocal {
		return property
	}
	return object + "." + property
}

func (j *jsFile) subscript(n int32, depth int) string {
	object, index := j.child(n, j.fObject), j.child(n, j.fIndex)
	if object < 0 {
		return "?"
	}
	e := j.exprWithin(object, depth)
	if index >= 0 && j.kind(index) == jsString {
		if key := unquote(j.src(index)); isIdentifier(key) {
			return e + "." + key
		}
	}
	return e + "[]"
}

// isIdentifier reports whether s can stand after a dot.
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
	f := j.child(n, j.fFunction)
	if f < 0 || j.kind(f) == jsImportCall {
		return "?"
	}
	name := j.exprWithin(f, depth)
	switch name {
	case "Object.assign", "Object.freeze", "Object.values", "Object.seal", "Array.from", "Promise.resolve":
		if args := j.child(n, j.fArgs); args >= 0 && !j.leaf(args) && j.lookup(firstName(name)) == facts.NotLocal {
			return j.exprWithin(j.head(args), depth)
		}
	case "require", "?":
		return "?"
	}
	return name + "()"
}

func (j *jsFile) newResult(n int32, depth int) string {
	c := j.child(n, j.fConstructor)
	if c < 0 {
		return "?"
	}
	name := j.exprWithin(c, depth)
	if !named(name) {
		return "?"
	}
	if args := j.child(n, j.fTypeArgs); args >= 0 {
		name = j.applied(name, args, depth)
	}
	return value(name)
}

// castResult writes x as T, <T>x and x as const.
func (j *jsFile) castResult(n int32, depth int) string {
	first := j.operand(n)
	typ := int32(-1)
	j.children(n, func(c int32) {
		switch k := j.kind(c); {
		case k == jsTypeArguments && !j.leaf(c):
			typ = c + 1
		case c != first && k != jsComment:
			typ = c
		}
	})
	if typ < 0 || j.keyword(typ) { // as const
		return j.exprWithin(first, depth)
	}
	return value(j.typeWithin(typ, depth))
}

// binary follows the operators that yield one of their operands. The tree leaves operators out.
func (j *jsFile) binary(n int32, depth int) string {
	left, right := j.child(n, j.fLeft), j.child(n, j.fRight)
	if left < 0 || right < 0 {
		return "?"
	}
	switch operator := strings.TrimSpace(string(j.text[j.nodes[left].end:j.nodes[right].start])); operator {
	case "??", "||":
		return j.either(left, right, depth)
	case "&&":
		return j.exprWithin(right, depth)
	case "==", "===", "!=", "!==", "<", "<=", ">", ">=", "in", "instanceof":
		return "boolean!"
	}
	return "?"
}

// either is the first of two alternatives that says anything.
func (j *jsFile) either(a, b int32, depth int) string {
	if e := j.exprWithin(a, depth); usable(e) {
		return e
	}
	return j.exprWithin(b, depth)
}

func (j *jsFile) unary(n int32) string {
	switch j.text[j.nodes[n].start] {
	case '!':
		return "boolean!"
	case 't':
		return "string!"
	}
	return "?"
}

// arrayResult writes an array literal whose first element tells the type of all.
func (j *jsFile) arrayResult(n int32, depth int) string {
	first := j.operand(n)
	if first < 0 {
		return "?"
	}
	e := j.exprWithin(first, depth)
	if j.kind(first) == jsSpread {
		return e
	}
	if typ, ok := strings.CutSuffix(e, "!"); ok {
		return "[]" + typ + "!"
	}
	return "?"
}

// typeExpr writes a type in the notation of Local.Type; "" for what has no name.
func (j *jsFile) typeExpr(n int32) string { return j.typeWithin(n, maxExprDepth) }

func (j *jsFile) typeWithin(n int32, depth int) string {
	if depth == 0 || n < 0 {
		return ""
	}
	depth--
	switch j.kind(n) {
	case jsTypeIdent, jsIdent:
		return j.typeVariable(j.src(n))
	case jsNestedType:
		return j.src(n)
	case jsPredefined:
		switch name := j.src(n); name {
		case "string", "number", "boolean", "symbol":
			return name
		}
	case jsThisType:
		return j.this
	case jsTypeAnnotation, jsParenType, jsReadonlyType:
		return j.typeWithin(j.typeOperand(n), depth)
	case jsGenericType:
		if name, args := j.child(n, j.fName), j.child(n, j.fTypeArgs); name >= 0 && args >= 0 {
			return j.applied(j.src(name), args, depth)
		}
	case jsArrayType:
		return collection(j.typeWithin(j.operand(n), depth))
	case jsUnionType, jsIntersectionType:
		return j.firstNamed(n, depth)
	case jsFunctionType:
		return "()" + j.typeWithin(j.child(n, j.fReturn), depth)
	case jsPredicate:
		return "boolean"
	}
	return ""
}

// queried is the expression whose type a type is, or a part of it: T in typeof T; "" when it is none.
func (j *jsFile) queried(n int32) string {
	found := ""
	for i := n; i < j.nodes[n].next && found == ""; i++ {
		switch k := j.kind(i); {
		case j.is(i, "type_query"):
			found = usableOrNone(j.expr(j.operand(i)))
		case k == jsTypeAnnotation, k == jsParenType, k == jsUnionType, k == jsIntersectionType:
		default:
			i = j.nodes[i].next - 1 // what is inside is another type
		}
	}
	return found
}

// typeOperand is the type inside an annotation, brackets or readonly.
func (j *jsFile) typeOperand(n int32) int32 {
	for c := n + 1; c < j.nodes[n].next; c = j.nodes[c].next {
		if k := j.kind(c); k != jsComment && k != jsModifier {
			return c
		}
	}
	return -1
}

// typeVariable replaces a type parameter by its bound.
func (j *jsFile) typeVariable(name string) string {
	for i := len(j.typeVars) - 1; i >= 0; i-- {
		if j.typeVars[i].name == name {
			return j.typeVars[i].bound
		}
	}
	return name
}

// firstNamed is the first member of a union or intersection that has a name: what is called on a value of
// a union all its members have. Builtin types count only when there is no other.
func (j *jsFile) firstNamed(n int32, depth int) string {
	found := ""
	j.parts(n, j.kind(n), func(t int32) {
		if e := j.typeWithin(t, depth); e != "" && (found == "" || primitive(found) && !primitive(e)) {
			found = e
		}
	})
	return found
}

// typeName is the name of a base: its type arguments say nothing about its members.
func (j *jsFile) typeName(n int32) string {
	switch j.kind(n) {
	case jsTypeIdent, jsNestedType, jsIdent:
		return j.src(n)
	case jsGenericType:
		if name := j.child(n, j.fName); name >= 0 {
			return j.src(name)
		}
	}
	return ""
}

// applied writes a generic type with its arguments. Wrappers that change no members are dropped, and
// collections are written as such.
func (j *jsFile) applied(name string, args int32, depth int) string {
	arg := func(i int) string {
		out := ""
		j.children(args, func(c int32) {
			if i == 0 && j.kind(c) != jsComment {
				out = j.typeWithin(c, depth)
			}
			if j.kind(c) != jsComment {
				i--
			}
		})
		return out
	}
	switch name {
	case "Promise", "PromiseLike", "Awaited", "Readonly", "Partial", "Required", "NonNullable", "Pick", "Omit",
		"Exclude", "Extract", "NoInfer":
		return arg(0)
	case "Array", "ReadonlyArray", "ArrayLike", "Set", "ReadonlySet", "WeakSet", "Iterable", "Iterator",
		"IterableIterator", "AsyncIterable", "AsyncIterator", "AsyncIterableIterator", "Generator", "AsyncGenerator":
		return collection(arg(0))
	case "Map", "ReadonlyMap", "WeakMap", "Record":
		return collection(arg(1))
	case "InstanceType", "ReturnType", "Parameters":
		return ""
	}
	return j.typeVariable(name)
}
