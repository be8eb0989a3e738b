package parse

import (
	"bytes"
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
}

// jsTypeVar is a type parameter and the type that bounds it.
type jsTypeVar struct{ name, bound string }

// isFunction reports whether n is a function expression of any form.
func (j *jsFile) isFunction(n int32) bool {
	k := j.kind(n)
	return k == jsArrow || k == jsFunctionExpr
}

// function adds the symbol of a function, method or signature, and walks it.
func (j *jsFile) function(n int32, d jsDecl) int {
	if d.name == "" {
		if d.name = j.nameOf(n); d.name == "" {
			j.children(n, j.uses)
			return -1
		}
	}
	if d.typ == "" {
		d.typ = ctxsys.TypeFunction
	}
	defer j.forgetTypeVars(len(j.typeVars))
	j.typeVariables(n)
	s := j.symbol(n, d)
	end := uint32(s.End)
	if body := j.child(n, j.fBody); body >= 0 {
		end = j.nodes[body].start
		s.BodyStart = int(end)
	}
	s.Signature = j.heading(n, d, end)
	s.Params = j.params(n)
	s.Returns, s.TypeExpr = j.result(n)
	i := j.addDeclared(s)
	this := d.this
	if !this.keep && this.typ == "" && this.value == "" && j.constructs(n, d.name) {
		this = jsThisBinding{typ: j.File.Symbols[i].QualifiedName, constructor: &jsSelf{i, map[string]bool{}}}
	}
	j.within(i, func() {
		j.decorations(n, d)
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
	return !j.typed && unicode.IsUpper(r) && j.kind(n) != jsArrow && j.kind(n) != jsMethod
}

// heading is the signature of a declaration up to its body, without decorators, export and the arrow.
func (j *jsFile) heading(n int32, d jsDecl, end uint32) string {
	start := d.outer
	if j.prefixed(start) {
		for start = n; !j.prefixed(j.nodes[start].parent); {
			start = j.nodes[start].parent
		}
	}
	from := j.nodes[start].start
	for c := start + 1; c < j.nodes[start].next; c = j.nodes[c].next {
		if k := j.kind(c); k != jsDecorator && k != jsComment {
			if c > start+1 {
				from = j.nodes[c].start
			}
			break
		}
	}
	s := strings.TrimSuffix(j.Signature(from, end), "=>")
	prefix := ""
	if j.kind(start) == jsDeclarator {
		prefix = j.keywordOf(j.nodes[start].parent)
	}
	return prefix + strings.TrimRight(strings.TrimSpace(s), ";")
}

// prefixed reports whether n only puts export or declare before a declaration.
func (j *jsFile) prefixed(n int32) bool { return j.kind(n) == jsExport || j.kind(n) == jsAmbient }

// starred reports whether a function has a star before end, which the tree leaves out.
func (j *jsFile) starred(n int32, end uint32) bool {
	from := j.nodes[n].start
	for c := n + 1; c < j.nodes[n].next && j.nodes[c].start < end; c = j.nodes[c].next {
		from = j.nodes[c].end
	}
	return from < end && bytes.IndexByte(j.text[from:end], '*') >= 0
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
	j.typeParameters(n)
	j.bindParams(n, first)
	if r := j.child(n, j.fReturn); r >= 0 {
		j.uses(r)
	}
	if body := j.child(n, j.fBody); body >= 0 {
		if j.kind(body) == jsBlock {
			j.children(body, j.uses)
		} else {
			j.uses(body)
			j.returns(body)
		}
	}
	returned := j.fn.returned
	if j.fn.several {
		returned = ""
	}
	j.fn, j.self = outer, self
	return returned
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
	if j.kind(n) != jsFunctionExpr || name == "" {
		j.closure(n, first)
		return
	}
	d := j.loose(n, name)
	d.element = first
	j.function(n, d)
}

// loose is the declaration of something that is handed on or returned, in an object or as it is.
func (j *jsFile) loose(n int32, name string) jsDecl {
	return jsDecl{outer: n, name: name, parent: j.current, owner: facts.Nameless}
}

// looseMethod adds a method of such an object.
func (j *jsFile) looseMethod(n int32) {
	name := j.nameOf(n)
	if name == "" {
		j.computedName(n)
		j.closure(n, "")
		return
	}
	d := j.loose(n, name)
	d.typ = ctxsys.TypeMethod
	if j.accessor(n) {
		d.typ = ctxsys.TypeProperty
	}
	j.function(n, d)
}

// loosePair adds a function of such an object by its key, and reports whether it is one.
func (j *jsFile) loosePair(n int32) bool {
	key, value := j.child(n, j.fKey), j.child(n, j.fValue)
	if key < 0 || value < 0 || j.kind(key) == jsComputed {
		return false
	}
	inner := j.unwrap(value)
	name := j.propertyName(key)
	if name == "" || !j.isFunction(inner) {
		return false
	}
	d := j.loose(n, name)
	d.typ = ctxsys.TypeMethod
	return j.definition(inner, -1, d)
}

// closure walks a function that has no name of its own; its uses are those of what surrounds it.
func (j *jsFile) closure(n int32, first string) {
	defer j.forgetTypeVars(len(j.typeVars))
	j.typeVariables(n)
	j.block(func() { j.functionBody(n, jsThisBinding{keep: j.kind(n) == jsArrow}, first) })
}

// eachParam calls f for every parameter with its pattern, type and default; what is missing is -1.
func (j *jsFile) eachParam(n int32, f func(param, pattern, typ, value int32)) {
	if single := j.child(n, j.fParam); single >= 0 {
		f(single, single, -1, -1)
		return
	}
	list := j.child(n, j.fParams)
	if list < 0 {
		return
	}
	j.children(list, func(p int32) {
		switch j.kind(p) {
		case jsParameter:
			if pattern := j.child(p, j.fPattern); pattern >= 0 {
				f(p, pattern, j.child(p, j.fType), j.child(p, j.fValue))
			}
		case jsDefault:
			if left := j.child(p, j.fLeft); left >= 0 {
				f(p, left, -1, j.child(p, j.fRight))
			}
		case jsIdent, jsObjectPattern, jsArrayPattern, jsRestPattern:
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
	j.eachParam(n, func(param, pattern, typ, value int32) {
		if j.self != nil {
			j.parameterProperty(param, pattern, typ, value)
		}
		j.decoratorUses(param)
		expr, e := "", first
		first = ""
		j.patternUses(pattern)
		if typ >= 0 {
			j.uses(typ)
			expr = j.typeExpr(typ)
		}
		if value >= 0 {
			j.uses(value)
			e = j.expr(value)
		}
		if typ >= 0 && expr == "" {
			if q := j.queried(typ); q != "" {
				e = q
			}
		}
		if j.kind(pattern) == jsThis {
			j.bind("this", expr, e)
			return
		}
		if j.kind(pattern) == jsRestPattern && typ < 0 {
			e = ""
		}
		j.bindPattern(pattern, expr, e)
	})
}

// result returns the result as written and as a type expression.
func (j *jsFile) result(n int32) (written, expr string) {
	r := j.child(n, j.fReturn)
	if r < 0 {
		return "", ""
	}
	return j.written(r), j.typeExpr(r)
}

// written is a type annotation as written, without the colon.
func (j *jsFile) written(n int32) string {
	return strings.TrimSpace(strings.TrimPrefix(j.Signature(j.nodes[n].start, j.nodes[n].end), ":"))
}

// typeVariables puts the type parameters of n in force.
func (j *jsFile) typeVariables(n int32) {
	list := j.child(n, j.fTypeParams)
	if list < 0 {
		return
	}
	j.children(list, func(p int32) {
		if name := j.child(p, j.fName); name >= 0 {
			v := jsTypeVar{name: j.src(name)}
			if c := j.child(p, j.fConstraint); c >= 0 {
				j.children(c, func(t int32) {
					if e := j.typeExpr(t); e != "" {
						v.bound = e
					}
				})
			}
			j.typeVars = append(j.typeVars, v)
		}
	})
}

func (j *jsFile) forgetTypeVars(mark int) { j.typeVars = j.typeVars[:mark] }

// typeParameters hides the names of type parameters and records the uses in their constraints.
func (j *jsFile) typeParameters(n int32) {
	list := j.child(n, j.fTypeParams)
	if list < 0 {
		return
	}
	j.children(list, func(p int32) {
		if name := j.child(p, j.fName); name >= 0 {
			j.bind(j.src(name), "", "")
		}
	})
	j.children(list, func(p int32) {
		j.children(p, func(c int32) {
			if j.nodes[c].field != j.fName {
				j.uses(c)
			}
		})
	})
}

// nameOf is the name of a declaration or member, without quotes; "" for none.
func (j *jsFile) nameOf(n int32) string {
	for _, f := range [...]uint16{j.fName, j.fProperty, j.fKey} {
		if c := j.child(n, f); c >= 0 {
			return j.propertyName(c)
		}
	}
	return ""
}

// computedName records what a name in square brackets is computed from.
func (j *jsFile) computedName(n int32) {
	j.children(n, func(c int32) {
		if j.kind(c) == jsComputed {
			j.uses(c)
		}
	})
}

func (j *jsFile) propertyName(n int32) string {
	name := j.Signature(j.nodes[n].start, j.nodes[n].end)
	if j.kind(n) == jsString {
		return unquote(name)
	}
	return name
}

// unquote strips the quotes of a string literal.
func unquote(s string) string {
	if len(s) >= 2 && (s[0] == '"' || s[0] == '\'' || s[0] == '`') && s[len(s)-1] == s[0] {
		return s[1 : len(s)-1]
	}
	return s
}
