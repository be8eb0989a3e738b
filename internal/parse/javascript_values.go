package parse

import (
	"bytes"
	"strings"

	ctxsys "github.com/ctx-sys/ctx-sys"
	"github.com/ctx-sys/ctx-sys/internal/facts"
)

// variables reads a declaration whose names become symbols.
func (j *jsFile) variables(n int32, d jsDecl) {
	d.typ = ctxsys.TypeVariable
	if j.keywordOf(n) == "const " {
		d.typ = ctxsys.TypeConstant
	}
	single := j.declarators(n) == 1
	j.children(n, func(c int32) {
		if j.kind(c) != jsDeclarator {
			return
		}
		if !single {
			d.outer = c
		}
		j.variable(c, d)
	})
}

func (j *jsFile) declarators(n int32) int {
	count := 0
	j.children(n, func(c int32) {
		if j.kind(c) == jsDeclarator {
			count++
		}
	})
	return count
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
	name, typ, value := j.child(n, j.fName), j.child(n, j.fType), j.child(n, j.fValue)
	if name < 0 || j.required(name, value) {
		return
	}
	if value >= 0 && j.kind(name) == jsIdent {
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
		s := j.symbol(n, d)
		s.Signature = j.valueHeading(n, value, d)
		s.TypeExpr, s.ValueExpr = t, v
		if c == name {
			s.Returns = written
		}
		last = j.addDeclared(s)
	})
	j.within(last, func() {
		j.patternUses(name)
		if typ >= 0 {
			j.uses(typ)
		}
		if value >= 0 {
			j.valueUses(value, last)
		}
	})
}

// valueHeading is the signature of a variable with the beginning of its value. An object with methods is
// left out: they have signatures of their own.
func (j *jsFile) valueHeading(n, value int32, d jsDecl) string {
	if value >= 0 {
		if o := j.objectOf(value); o >= 0 && j.hasFunctions(o) {
			return strings.TrimSpace(j.heading(n, d, j.nodes[o].start) + " {…}")
		}
	}
	return j.heading(n, d, min(j.nodes[d.outer].end, j.nodes[n].start+maxValue))
}

// valueUses walks the value of a symbol. The functions of an object literal are its methods.
func (j *jsFile) valueUses(value int32, symbol int) {
	if o := j.objectOf(value); o >= 0 && symbol >= 0 {
		j.objectMembers(o, symbol, 0)
		return
	}
	j.uses(value)
}

// objectOf is the object literal a value is, seen through casts and Object.freeze, or -1.
func (j *jsFile) objectOf(value int32) int32 {
	o := j.unwrap(value)
	if j.kind(o) == jsCall {
		f, args := j.child(o, j.fFunction), j.child(o, j.fArgs)
		if f < 0 || args < 0 || j.leaf(args) || !j.textIs(f, "Object.freeze") {
			return -1
		}
		o = j.unwrap(args + 1)
	}
	if j.kind(o) != jsObject || j.leaf(o) && j.nodes[o].end-j.nodes[o].start == 6 {
		return -1
	}
	return o
}

func (j *jsFile) textIs(n int32, s string) bool {
	return string(j.text[j.nodes[n].start:j.nodes[n].end]) == s
}

// definition adds a function or class that gets its name from what it is assigned to, and reports whether
// value is one. typ is the type written for the name.
func (j *jsFile) definition(value, typ int32, d jsDecl) bool {
	switch {
	case j.isFunction(value):
		if d.typ != ctxsys.TypeMethod {
			d.typ = ctxsys.TypeFunction
		}
		if j.kind(value) == jsArrow {
			d.this.keep = true
		}
		i := j.function(value, d)
		if typ >= 0 {
			if s := &j.File.Symbols[i]; s.Returns == "" {
				if t, ok := strings.CutPrefix(j.typeExpr(typ), "()"); ok && t != "" {
					s.TypeExpr, s.ValueExpr = t, ""
				}
			}
			j.within(i, func() { j.uses(typ) })
		}
	case j.kind(value) == jsClass && !j.leaf(value):
		j.class(value, d)
	default:
		return false
	}
	return true
}

// objectMembers adds the functions of an object literal as methods of the symbol it is assigned to, and
// walks the rest. Objects inside it are looked into once.
func (j *jsFile) objectMembers(object int32, parent, level int) {
	this := jsThisBinding{value: j.File.Symbols[parent].QualifiedName}
	j.children(object, func(c int32) {
		d := jsDecl{outer: c, parent: parent, typ: ctxsys.TypeMethod, this: this}
		switch j.kind(c) {
		case jsMethod:
			if j.accessor(c) {
				d.typ = ctxsys.TypeProperty
			}
			j.function(c, d)
		case jsPair:
			j.pairMember(c, d, level)
		default:
			j.uses(c)
		}
	})
}

func (j *jsFile) pairMember(n int32, d jsDecl, level int) {
	key, value := j.child(n, j.fKey), j.child(n, j.fValue)
	if key < 0 || value < 0 {
		j.uses(n)
		return
	}
	d.name = j.propertyName(key)
	inner := j.unwrap(value)
	if d.name == "" || j.definition(inner, -1, d) {
		return
	}
	if level > 0 || j.kind(inner) != jsObject || !j.hasFunctions(inner) {
		j.uses(n)
		return
	}
	d.typ = ctxsys.TypeProperty
	s := j.symbol(n, d)
	s.Signature = s.Name
	i := j.addDeclared(s)
	j.within(i, func() {
		j.computedName(n)
		j.objectMembers(inner, i, level+1)
	})
}

// hasFunctions reports whether an object literal has a function among its members.
func (j *jsFile) hasFunctions(object int32) bool {
	found := false
	j.children(object, func(c int32) {
		switch j.kind(c) {
		case jsMethod:
			found = true
		case jsPair:
			if v := j.child(c, j.fValue); v >= 0 && j.isFunction(j.unwrap(v)) {
				found = true
			}
		}
	})
	return found
}

// assign reads an assignment. Many of them define something: an export, a method of a prototype, a
// static member, a field made in a constructor.
func (j *jsFile) assign(n int32) {
	left, right := j.child(n, j.fLeft), j.child(n, j.fRight)
	if left < 0 || right < 0 {
		j.children(n, j.uses)
		return
	}
	d := jsDecl{outer: n, parent: j.current}
	if p := j.nodes[n].parent; p >= 0 && j.kind(p) == jsStatement {
		d.outer = p
	}
	target := j.target(left)
	if _, ok := exportName(target); ok {
		j.exportAssign(target, right, d)
		return
	}
	if member, ok := strings.CutPrefix(target, "this."); ok && j.self != nil && !strings.ContainsAny(member, ".([") {
		j.assignedMember(member, d.outer, right)
		return
	}
	if j.assignedMethod(target, right, d) {
		return
	}
	if owner, name := cutLast(target); owner != "" && j.isFunction(j.unwrap(right)) { // of what a variable holds
		d.owner, d.name, d.typ = facts.Nameless, name, ctxsys.TypeMethod
		j.uses(left)
		j.definition(j.unwrap(right), -1, d)
		return
	}
	j.uses(left)
	j.uses(right)
	if j.kind(left) == jsIdent && j.lookup(target) == facts.UnknownLocal {
		j.rebind(target, j.expr(right))
	}
}

// target is what is assigned to as written, when it is a dotted name.
func (j *jsFile) target(n int32) string {
	if k := j.kind(n); k == jsMember || k == jsIdent {
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
	if owner, ok := strings.CutSuffix(target, ".prototype"); ok && j.kind(value) == jsObject {
		j.children(value, func(c int32) {
			m := jsDecl{outer: c, parent: d.parent, owner: owner, typ: ctxsys.TypeMethod, this: jsThisBinding{typ: owner}}
			switch j.kind(c) {
			case jsMethod:
				j.function(c, m)
			case jsPair:
				j.pairMember(c, m, 1)
			default:
				j.uses(c)
			}
		})
		return true
	}
	owner, name := cutLast(target)
	if owner == "" || !j.isFunction(value) && j.kind(value) != jsClass {
		return false
	}
	d.name, d.typ = name, ctxsys.TypeMethod
	if of, ok := strings.CutSuffix(owner, ".prototype"); ok {
		d.owner, d.this = of, jsThisBinding{typ: of}
	} else {
		d.owner, d.this = owner, jsThisBinding{value: owner}
	}
	return j.definition(value, -1, d)
}

// cutLast splits a dotted name before its last dot.
func cutLast(s string) (before, last string) {
	last = facts.LastName(s)
	return strings.TrimSuffix(s[:len(s)-len(last)], "."), last
}
