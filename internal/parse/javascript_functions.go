package parse

import (
	"strconv"
	"strings"
	"unicode"
	"unicode/utf8"

	ctxsys "github.com/ctx-sys/ctx-sys"
	"github.com/ctx-sys/ctx-sys/internal/facts"
)

// jsBody is the function being walked.
type jsBody struct {
	scope    int    // index of its outermost scope: where var binds
	returned string // the expression it returns, as far as it is one
	several  bool   // it returns different ones
}

// jsThisBinding says what this is inside a function: what it is around it (keep), a value of a type, the
// value of an expression, or, with nothing set, unknown.
type jsThisBinding struct {
	keep        bool
	typ, value  string
	constructor *jsSelf
}

// jsSelf is a class or constructor function whose constructor may add members by assigning to this.
type jsSelf struct {
	symbol  int
	members map[string]bool
	methods map[string]bool // what is assigned to one of them is another function of it, and no member of its own
}

// oneOf reports whether n is of a set of kinds.
func (j *jsFile) oneOf(n int32, set []bool) bool {
	return n >= 0 && int(j.nodes[n].symbol) < len(set) && set[j.nodes[n].symbol]
}

// isFunction reports whether n is a function expression of any form.
func (j *jsFile) isFunction(n int32) bool { return j.oneOf(n, j.functions) }

func (j *jsFile) declaredFunction(n int32, d jsDecl) {
	j.bindSymbol(j.nameOf(n))
	j.function(n, d)
}

// function adds the symbol of a function, method or signature, and walks it.
func (j *jsFile) function(n int32, d jsDecl) int {
	if d.name == "" {
		if d.name = j.nameOf(n); d.name == "" {
			j.inside(n)
			return -1
		}
	}
	if d.typ == "" {
		d.typ = ctxsys.TypeFunction
	}
	i := -1
	j.generic(n, func() { i = j.namedFunction(n, d) })
	return i
}

func (j *jsFile) namedFunction(n int32, d jsDecl) int {
	end, body := j.nodes[d.outer].end, j.at(n, j.fBody)
	if body >= 0 {
		end = j.nodes[body].start
	}
	s := j.symbol(n, d, end)
	s.BodyStart = int(end)
	s.Params, s.Shape = j.params(n), j.shape(n)
	if r := j.at(n, j.fReturn); r >= 0 {
		s.Returns, s.TypeExpr = j.written(r), j.typeExpr(r)
	}
	i := j.addDeclared(s)
	this := d.this
	if !this.keep && this.typ == "" && this.value == "" && j.constructs(n, d.name) {
		this = jsThisBinding{typ: j.File.Symbols[i].QualifiedName, constructor: &jsSelf{symbol: i, members: map[string]bool{}}}
	}
	j.within(i, func() {
		j.eachDecorator(n, d, j.visit)
		if j.computedName(n); d.outer != n {
			j.computedName(d.outer)
		}
		if returned := j.functionBody(n, this, d.element); s.Returns == "" && !s.HasModifier("generator") {
			j.File.Symbols[i].ValueExpr = returned
		}
	})
	return i
}

// constructs reports whether a plain function is a constructor by the convention for its name.
func (j *jsFile) constructs(n int32, name string) bool {
	r, _ := utf8.DecodeRuneInString(name)
	return !j.typed && unicode.IsUpper(r) && !j.is(n, "arrow_function") && !j.is(n, "method_definition")
}

// functionBody walks a function inside a scope of its own and returns what it returns. first is the value
// of the first parameter, where the caller can tell.
func (j *jsFile) functionBody(n int32, this jsThisBinding, first string) string {
	outer, self := j.fn, j.self
	j.fn = &jsBody{scope: len(j.scopes) - 1}
	if !this.keep {
		j.self = this.constructor
		j.bind("this", this.typ, this.value)
	}
	j.visit(j.at(n, j.fTypeParams))
	j.bindParams(n, first)
	j.visit(j.at(n, j.fReturn))
	if body := j.at(n, j.fBody); j.is(body, "statement_block") {
		j.inside(body)
	} else if body >= 0 {
		j.visit(body)
		j.returns(body)
	}
	returned := j.fn.returned
	if j.fn.several {
		returned = ""
	}
	j.fn, j.self = outer, self
	return returned
}

func (j *jsFile) returnStatement(n int32) {
	j.inside(n)
	if e := j.operand(n); e >= 0 {
		j.returns(e)
	}
}

// returns notes an expression the current function returns.
func (j *jsFile) returns(n int32) {
	if j.fn == nil {
		return
	}
	e := j.resolved(j.expr(n))
	switch {
	case firstName(e) == "" || e == j.fn.returned || primitive(strings.TrimSuffix(e, "!")):
	case j.fn.returned == "":
		j.fn.returned = e
	default:
		j.fn.several = true
	}
}

// resolved rewrites an expression so that it means the same outside the function: locals are replaced by
// what they are bound to. It is "" when that is not known.
func (j *jsFile) resolved(e string) string {
	const maxSteps = 8
	if !usable(e) {
		return ""
	}
	base := j.lookup(firstName(e))
	for range maxSteps {
		if base == facts.NotLocal {
			return e
		}
		if base == facts.UnknownLocal {
			return ""
		}
		local := &j.File.Locals[base]
		with := local.Value
		if local.Type != "" {
			with = local.Type + "!"
		}
		first := firstName(e)
		at := strings.Index(e, first)
		if e = e[:at] + with + e[at+len(first):]; len(e) > facts.MaxExpr {
			return ""
		}
		base = local.Base
	}
	return ""
}

// callback walks a function that is handed on. One with a name of its own is a symbol, but nobody else can use the
// name. first is the value of its first parameter, where the caller can tell.
func (j *jsFile) callback(n int32, first string) {
	name := j.nameOf(n)
	if j.is(n, "arrow_function") || name == "" {
		j.closure(n, first)
		return
	}
	j.function(n, jsDecl{outer: n, name: name, owner: facts.Nameless, element: first})
}

// looseMethod adds a method of an object that is handed on or returned.
func (j *jsFile) looseMethod(n int32) {
	d := jsDecl{outer: n, name: j.nameOf(n), owner: facts.Nameless, typ: j.methodType(n)}
	if d.name == "" {
		j.computedName(n)
		j.closure(n, "")
		return
	}
	j.function(n, d)
}

// methodType is what a method is to its users: a getter or setter is a property.
func (j *jsFile) methodType(n int32) ctxsys.EntityType {
	if j.first(n, "get", "set", "static get") >= 0 {
		return ctxsys.TypeProperty
	}
	return ctxsys.TypeMethod
}

// pair reads a member of an object that is handed on or returned: a function is a symbol, by its key.
func (j *jsFile) pair(n int32) {
	key := j.at(n, j.fKey)
	computed := j.is(key, "computed_property_name")
	if inner := j.unwrap(j.at(n, j.fValue)); key >= 0 && !computed && j.isFunction(inner) {
		if name := j.propertyName(key); name != "" {
			j.definition(inner, -1, jsDecl{outer: n, name: name, owner: facts.Nameless, typ: ctxsys.TypeMethod})
			return
		}
	}
	if computed {
		key = -1
	}
	j.insideBut(n, key)
}

// closure walks a function that has no name of its own; its uses are those of what surrounds it.
func (j *jsFile) closure(n int32, first string) {
	j.generic(n, func() { j.functionBody(n, jsThisBinding{keep: j.is(n, "arrow_function")}, first) })
}

// eachParam calls f for every parameter with its pattern, type and default; what is missing is -1.
func (j *jsFile) eachParam(n int32, f func(param, pattern, typ, value int32)) {
	if single := j.at(n, j.fParam); single >= 0 {
		f(single, single, -1, -1)
	}
	j.children(j.at(n, j.fParams), func(p int32) {
		switch pattern := j.at(p, j.fPattern); {
		case pattern >= 0:
			f(p, pattern, j.at(p, j.fType), j.at(p, j.fValue))
		case j.is(p, "assignment_pattern"):
			if left := j.at(p, j.fLeft); left >= 0 {
				f(p, left, -1, j.at(p, j.fRight))
			}
		case j.is(p, "identifier") || j.isPattern(p) || j.is(p, "rest_pattern"):
			f(p, p, -1, -1)
		}
	})
}

// params lists the parameters as written.
func (j *jsFile) params(n int32) []ctxsys.Param {
	var out []ctxsys.Param
	j.eachParam(n, func(_, pattern, typ, value int32) {
		p := ctxsys.Param{Name: j.Signature(j.nodes[pattern].start, j.nodes[pattern].end)}
		if typ >= 0 {
			p.Type = j.written(typ)
		}
		if value >= 0 {
			p.Default = j.Signature(j.nodes[value].start, j.nodes[value].end)
		}
		out = append(out, p)
	})
	return out
}

// bindParams makes the parameters local and records the types they use.
func (j *jsFile) bindParams(n int32, first string) {
	number, place := -1, ""
	j.eachParam(n, func(param, pattern, typ, value int32) {
		number++
		if j.self != nil {
			j.parameterProperty(param, pattern, typ, value)
		}
		if param != pattern {
			j.eachDecorator(param, jsDecl{outer: param}, j.visit)
		}
		e := first
		if first = ""; e == "" && typ < 0 && value < 0 {
			if place == "" {
				place = j.place(n, maxChain)
			}
			e = place + "(" + strconv.Itoa(number) + ")"
		}
		j.patternUses(pattern)
		j.visit(typ)
		if value >= 0 {
			j.visit(value)
			e = j.expr(value)
		}
		expr := j.typeExpr(typ)
		if typ >= 0 && expr == "" {
			if q := j.queried(typ); q != "" {
				e = q
			}
		}
		switch {
		case j.is(pattern, "this"):
			j.bind("this", expr, e)
		case j.is(pattern, "rest_pattern") && typ < 0:
			j.bindPattern(pattern, "", "")
		default:
			j.bindPattern(pattern, expr, e)
		}
	})
}

// written is a type annotation as written, without the colon.
func (j *jsFile) written(n int32) string {
	return strings.TrimSpace(strings.TrimPrefix(j.Signature(j.nodes[n].start, j.nodes[n].end), ":"))
}

// generic calls f in a scope with the type parameters of n.
func (j *jsFile) generic(n int32, f func()) {
	j.block(func() {
		j.children(j.at(n, j.fTypeParams), func(p int32) {
			if name := j.at(p, j.fName); name >= 0 {
				j.bind(j.src(name), j.typeExpr(j.at(p, j.fConstraint)), "")
			}
		})
		f()
	})
}
