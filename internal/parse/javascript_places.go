package parse

import (
	"strconv"
	"strings"

	"github.com/ctx-sys/ctx-sys/internal/facts"
)

// The parameters of a function that is written where a function is expected have the types that are written there: in
// the declaration of what it is handed to, of what it is assigned to, or of what it is returned from. Shapes say what
// functions take, and the place of a function is an expression for what is expected of it.

// shape writes what a function takes: the types of its parameters, separated by commas, nothing for those without a
// name. What takes functions has their parameters in brackets, and the last parameter may begin with "...".
func (j *jsFile) shape(n int32) string {
	var parts []string
	j.eachParam(n, func(_, pattern, typ, _ int32) {
		switch t := j.shapeOf(typ); {
		case j.is(pattern, "this"):
		case j.is(pattern, "rest_pattern"):
			parts = append(parts, "..."+t)
		default:
			parts = append(parts, t)
		}
	})
	shape := strings.Join(parts, ",")
	if strings.Trim(shape, ",.") == "" || len(shape) > facts.MaxExpr {
		return ""
	}
	return shape
}

// shapeOf writes the type of a parameter: a function by what it takes and yields.
func (j *jsFile) shapeOf(typ int32) string {
	if f := j.functionType(typ); f >= 0 {
		if shape := j.functionShape(f); shape != "" {
			return "(" + shape + ")" + j.typeExpr(j.at(f, j.fReturn))
		}
	}
	t := j.typeExpr(typ)
	if primitive(t) || strings.HasPrefix(t, "()") || strings.Contains(t, ",") {
		return ""
	}
	return t
}

// functionType finds the function that a type is, or is among others or nothing, or -1.
func (j *jsFile) functionType(typ int32) int32 {
	switch found := int32(-1); {
	case j.is(typ, "function_type"):
		return typ
	case j.is(typ, "type_annotation"), j.is(typ, "parenthesized_type"), j.is(typ, "union_type"):
		j.children(typ, func(c int32) {
			if found < 0 {
				found = j.functionType(c)
			}
		})
		return found
	}
	return -1
}

// functionShape is the shape of the function that a type is, "" when it is none.
func (j *jsFile) functionShape(typ int32) string {
	shape := ""
	if f := j.functionType(typ); f >= 0 {
		j.generic(f, func() { shape = j.shape(f) })
	}
	return shape
}

// callShapes writes what an interface takes that is called: the shapes of its call signatures, separated by
// semicolons.
func (j *jsFile) callShapes(body int32) string {
	var shapes []string
	j.children(body, func(c int32) {
		if j.is(c, "call_signature") {
			j.generic(c, func() {
				if s := j.shape(c); s != "" {
					shapes = append(shapes, s)
				}
			})
		}
	})
	return strings.Join(shapes, ";")
}

// place writes what is expected where an expression is, "?" where nothing is known of it.
func (j *jsFile) place(n int32, depth int) string {
	p := j.parent(n)
	if depth == 0 || p < 0 || !j.typed {
		return "?"
	}
	depth--
	switch field := j.nodes[n].field; {
	case j.is(p, "as_expression"), j.is(p, "satisfies_expression"), j.is(p, "type_assertion"):
		return j.castResult(p, depth)
	case j.is(p, "parenthesized_expression"), j.is(p, "ternary_expression"), j.is(p, "binary_expression") && field == j.fRight:
		return j.place(p, depth)
	case j.is(p, "variable_declarator"), j.isField(p):
		return value(j.typeTo(j.at(p, j.fType), depth))
	case j.is(p, "assignment_expression") && field == j.fRight:
		return j.exprTo(j.at(p, j.fLeft), depth)
	case j.is(p, "array"):
		return j.place(p, depth) + "[]"
	case j.is(p, "pair"), j.is(p, "object") && j.is(n, "method_definition"):
		of := p
		if j.is(p, "pair") {
			n, of = p, j.parent(p)
		}
		if name := j.nameOf(n); isIdentifier(name) {
			return j.place(of, depth) + "." + name
		}
	case j.is(p, "arguments"):
		call := j.parent(p)
		f := j.exprTo(j.at(call, j.fFunction), depth)
		if c := j.at(call, j.fConstructor); c >= 0 {
			f = j.exprTo(c, depth) + ".constructor"
		}
		return f + "(" + strconv.Itoa(j.argument(p, n)) + ")"
	case j.is(p, "return_statement"):
		for p >= 0 && j.at(p, j.fParams) < 0 && j.at(p, j.fParam) < 0 {
			p = j.parent(p)
		}
		return j.expected(p, depth)
	case j.is(p, "arrow_function"):
		return j.expected(p, depth)
	}
	return "?"
}

// expected writes what a function is expected to return.
func (j *jsFile) expected(function int32, depth int) string {
	if r := j.at(function, j.fReturn); r >= 0 {
		return value(j.typeTo(r, depth))
	}
	if function < 0 || j.is(function, "method_definition") && !j.is(j.parent(function), "object") {
		return "?"
	}
	return j.place(function, depth) + "()"
}

// isParameter reports whether an expression is that of a parameter by its place: f(0).
func isParameter(e string) bool {
	return strings.HasSuffix(e, ")") && !strings.HasSuffix(e, "()")
}

// argument is the number of an argument, from 0.
func (j *jsFile) argument(list, n int32) int {
	i := 0
	for c := j.head(list); c >= 0 && c != n; c = j.sibling(c) {
		if j.roleOf(c) != roleComment {
			i++
		}
	}
	return i
}
