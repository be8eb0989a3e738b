package parse

import (
	"bytes"
	"strings"

	ctxsys "github.com/ctx-sys/ctx-sys"
	"github.com/ctx-sys/ctx-sys/internal/facts"
)

// variables reads a declaration of variables. Their names are symbols at the top of a file or namespace, else local.
func (j *jsFile) variables(n int32) {
	d, declarators := jsDecl{outer: n}, 0
	top := j.isTop(j.parent(n))
	if n == j.outsideOf {
		d, top = j.outside, true
	}
	mark := 0
	if len(j.scopes) > 0 {
		mark = len(j.scopes[len(j.scopes)-1].names)
	}
	j.children(n, func(c int32) {
		if j.is(c, "variable_declarator") {
			declarators++
		}
	})
	j.children(n, func(c int32) {
		if !j.is(c, "variable_declarator") || j.required(j.at(c, j.fName), j.at(c, j.fValue)) || j.at(c, j.fName) < 0 {
			return
		}
		if declarators > 1 {
			d.outer = c
		}
		if top {
			j.variable(c, d)
		} else {
			j.localVariable(c, d)
		}
	})
	if !top && j.fn != nil && j.keywordOf(n) == "var " {
		j.hoist(mark)
	}
}

// isTop reports whether the children of n are statements of a file or a namespace. Those inside a syntax error
// are too: a file that is being typed is broken most of the time.
func (j *jsFile) isTop(n int32) bool {
	for n > 0 && j.nodes[n].symbol == symbolError {
		n = j.parent(n)
	}
	if p := j.parent(n); j.is(n, "statement_block") {
		return j.is(p, "internal_module") || j.is(p, "module") || j.is(p, "ambient_declaration")
	}
	return n <= 0
}

// keywordOf is the keyword of a variable declaration and a space. What using declares is constant too.
func (j *jsFile) keywordOf(n int32) string {
	text := j.text[j.nodes[n].start:j.nodes[n].end]
	for _, k := range [...]string{"var ", "let "} {
		if bytes.HasPrefix(text, []byte(k[:3])) {
			return k
		}
	}
	return "const "
}

// variable reads one declarator at the top of a file or namespace.
func (j *jsFile) variable(n int32, d jsDecl) {
	name, typ, value := j.at(n, j.fName), j.at(n, j.fType), j.at(n, j.fValue)
	d.typ = ctxsys.TypeVariable
	if j.keywordOf(j.parent(n)) == "const " {
		d.typ = ctxsys.TypeConstant
	}
	if j.is(name, "identifier") {
		d.name = j.src(name)
		value = j.exportChain(value, d.name)
		if j.definition(j.unwrap(value), typ, d) {
			return
		}
	}
	written, typeExpr, valueExpr := j.typeOf(typ, value)
	last := -1
	j.eachName(name, typeExpr, valueExpr, func(c int32, t, v string) {
		d.name = j.src(c)
		s := j.valueSymbol(n, value, d)
		s.TypeExpr, s.ValueExpr = t, v
		if c == name {
			s.Returns = written
		}
		last = j.addDeclared(s)
	})
	j.within(last, func() {
		j.patternUses(name)
		j.visit(typ)
		j.valueUses(value, last)
	})
}

// valueSymbol begins the symbol of a variable: its signature shows the beginning of its value. An object with methods
// is left out: they have signatures of their own.
func (j *jsFile) valueSymbol(n, value int32, d jsDecl) facts.Symbol {
	if o := j.objectOf(value); o >= 0 && j.hasFunctions(o) {
		s := j.symbol(n, d, j.nodes[o].start)
		s.Signature = strings.TrimSpace(s.Signature + " {…}")
		return s
	}
	return j.symbol(n, d, min(j.nodes[d.outer].end, j.nodes[n].start+maxVariable))
}

// valueUses walks the value of a symbol. The functions of an object literal are its methods.
func (j *jsFile) valueUses(value int32, symbol int) {
	if o := j.objectOf(value); o >= 0 && symbol >= 0 {
		j.objectMembers(o, jsThisBinding{value: j.File.Symbols[symbol].QualifiedName}, 0)
		return
	}
	j.visit(value)
}

// objectOf is the object literal a value is, seen through casts and Object.freeze, or -1.
func (j *jsFile) objectOf(value int32) int32 {
	o := j.unwrap(value)
	if j.is(o, "call_expression") && j.src(j.at(o, j.fFunction)) == "Object.freeze" {
		o = j.unwrap(j.head(j.at(o, j.fArgs)))
	}
	if !j.is(o, "object") || !j.begins(o, '{') { // there is a keyword of the name
		return -1
	}
	return o
}

// definition adds a function or class that gets its name from what it is assigned to, and reports whether
// value is one. typ is the type written for the name.
func (j *jsFile) definition(value, typ int32, d jsDecl) bool {
	switch {
	case j.isFunction(value):
		if d.typ != ctxsys.TypeMethod {
			d.typ = ctxsys.TypeFunction
		}
		if j.is(value, "arrow_function") {
			d.this.keep = true
		}
		i := j.function(value, d)
		if typ >= 0 {
			if s := &j.File.Symbols[i]; s.Returns == "" {
				if t, ok := strings.CutPrefix(j.typeExpr(typ), "()"); ok && t != "" {
					s.TypeExpr, s.ValueExpr = t, ""
				}
			}
			j.within(i, func() { j.visit(typ) })
		}
	case j.isClass(value):
		j.class(value, d)
	default:
		return false
	}
	return true
}

// objectMembers adds the functions of an object literal as methods of the symbol it is assigned to, and
// walks the rest. Objects inside it are looked into once.
func (j *jsFile) objectMembers(object int32, this jsThisBinding, level int) {
	j.eachMember(object, func(c int32, d jsDecl) {
		d.this = this
		if j.is(c, "pair") {
			j.pairMember(c, d, level)
			return
		}
		d.typ = j.methodType(c)
		j.function(c, d)
	})
}

// eachMember calls f for the members of an object literal that have names of their own, and walks the others.
func (j *jsFile) eachMember(object int32, f func(c int32, d jsDecl)) {
	j.children(object, func(c int32) {
		pair := j.is(c, "pair") && j.at(c, j.fKey) >= 0 && j.at(c, j.fValue) >= 0
		if pair || j.is(c, "method_definition") {
			f(c, jsDecl{outer: c, typ: ctxsys.TypeMethod})
		} else {
			j.visit(c)
		}
	})
}

func (j *jsFile) pairMember(n int32, d jsDecl, level int) {
	d.name = j.nameOf(n)
	inner := j.unwrap(j.at(n, j.fValue))
	if d.name == "" || j.definition(inner, -1, d) {
		return
	}
	if level > 0 || !j.hasFunctions(inner) {
		j.pair(n)
		return
	}
	d.typ = ctxsys.TypeProperty
	s := j.symbol(n, d, j.nodes[n].end)
	s.Signature = s.Name
	i := j.addDeclared(s)
	j.within(i, func() {
		j.computedName(n)
		j.objectMembers(inner, jsThisBinding{value: j.File.Symbols[i].QualifiedName}, level+1)
	})
}

// hasFunctions reports whether a node is an object literal with a function among its members.
func (j *jsFile) hasFunctions(object int32) bool {
	found := false
	if j.is(object, "object") {
		j.children(object, func(c int32) {
			found = found || j.is(c, "method_definition") || j.is(c, "pair") && j.isFunction(j.unwrap(j.at(c, j.fValue)))
		})
	}
	return found
}

// assign reads an assignment. Many of them define something: an export, a method of a prototype, a
// static member, a field made in a constructor.
func (j *jsFile) assign(n int32) {
	left, right := j.at(n, j.fLeft), j.at(n, j.fRight)
	if left < 0 || right < 0 {
		j.inside(n)
		return
	}
	d := jsDecl{outer: j.statement(n)}
	target := j.target(left)
	if _, ok := exportName(target); ok {
		j.exportAssign(target, right, d)
		return
	}
	if member, ok := strings.CutPrefix(target, "this."); ok && j.self != nil && !j.self.methods[member] && !strings.ContainsAny(member, ".([") {
		j.assignedMember(member, d.outer, right)
		return
	}
	if j.assignedMethod(target, right, d) {
		return
	}
	if owner, name := cutLast(target); owner != "" && j.isFunction(j.unwrap(right)) { // of what a variable holds
		d.owner, d.name, d.typ = facts.Nameless, name, ctxsys.TypeMethod
		j.visit(left)
		j.definition(j.unwrap(right), -1, d)
		return
	}
	j.visit(left)
	j.visit(right)
	if j.is(left, "identifier") && j.lookup(target) == facts.UnknownLocal {
		j.rebind(target, j.expr(right))
	}
}

// target is what is assigned to as written, when it is a dotted name.
func (j *jsFile) target(n int32) string {
	if j.is(n, "member_expression") || j.is(n, "identifier") {
		if s := j.src(n); len(s) <= facts.MaxExpr && named(s) && !strings.ContainsAny(s, " \t\r\n") && facts.LastName(s) != "" {
			return s
		}
	}
	return ""
}

// assignedMethod reads Owner.prototype.name = function, Owner.name = function and Owner.prototype = {...},
// where Owner is not a local variable.
func (j *jsFile) assignedMethod(target string, right int32, d jsDecl) bool {
	if !named(target) || j.lookup(firstName(target)) != facts.NotLocal || firstName(target) == "this" {
		return false
	}
	value := j.unwrap(right)
	if owner, ok := strings.CutSuffix(target, ".prototype"); ok && j.is(value, "object") {
		j.eachMember(value, func(c int32, d jsDecl) {
			d.owner, d.this = owner, jsThisBinding{typ: owner}
			if j.is(c, "pair") {
				j.pairMember(c, d, 1)
			} else {
				j.function(c, d)
			}
		})
		return true
	}
	owner, name := cutLast(target)
	if owner == "" || !j.isFunction(value) && !j.isClass(value) {
		return false
	}
	d.owner, d.name, d.typ, d.this = owner, name, ctxsys.TypeMethod, jsThisBinding{value: owner}
	if of, ok := strings.CutSuffix(owner, ".prototype"); ok {
		d.owner, d.this = of, jsThisBinding{typ: of}
	}
	return j.definition(value, -1, d)
}

// cutLast splits a dotted name before its last dot.
func cutLast(s string) (before, last string) {
	last = facts.LastName(s)
	return strings.TrimSuffix(s[:len(s)-len(last)], "."), last
}
