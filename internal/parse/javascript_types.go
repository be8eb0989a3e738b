package parse

import (
	"strings"

	ctxsys "github.com/ctx-sys/ctx-sys"
	"github.com/ctx-sys/ctx-sys/internal/facts"
)

// interfaceType adds an interface with its members.
func (j *jsFile) interfaceType(n int32, d jsDecl) {
	body := j.child(n, j.fBody)
	if d.name = j.nameOf(n); d.name == "" || body < 0 {
		return
	}
	d.typ = ctxsys.TypeInterface
	defer j.forgetTypeVars(len(j.typeVars))
	j.typeVariables(n)
	s := j.symbol(n, d)
	s.BodyStart = int(j.nodes[body].start)
	s.Signature = j.heading(n, d, j.nodes[body].start)
	j.children(n, func(c int32) {
		if j.is(c, "extends_type_clause") {
			j.children(c, func(t int32) {
				if e := j.typeName(t); e != "" {
					s.Extends = append(s.Extends, e)
				}
			})
		}
	})
	i := j.addDeclared(s)
	j.within(i, func() {
		j.typeParameters(n)
		j.children(n, func(c int32) {
			if f := j.nodes[c].field; f != j.fName && f != j.fBody && f != j.fTypeParams {
				j.uses(c)
			}
		})
		j.typeMembers(body, i)
	})
}

// typeAlias adds an alias. One for an object type is an interface in all but name.
func (j *jsFile) typeAlias(n int32, d jsDecl) {
	value := j.child(n, j.fValue)
	if d.name = j.nameOf(n); d.name == "" || value < 0 {
		return
	}
	d.typ = ctxsys.TypeType
	defer j.forgetTypeVars(len(j.typeVars))
	j.typeVariables(n)
	s := j.symbol(n, d)
	s.Signature = j.heading(n, d, j.nodes[n].end)
	var objects, rest []int32
	j.parts(value, jsIntersectionType, func(t int32) {
		if j.kind(t) == jsObjectType {
			objects = append(objects, t)
			return
		}
		rest = append(rest, t)
	})
	switch {
	case len(objects) == 0:
		s.TypeExpr = j.typeExpr(value)
	default:
		s.BodyStart = int(j.nodes[objects[0]].start)
		s.Signature = strings.TrimRight(j.heading(n, d, j.nodes[value].start), " =")
		for _, t := range rest {
			if e := j.typeName(t); e != "" {
				s.Extends = append(s.Extends, e)
			}
		}
	}
	i := j.addDeclared(s)
	j.within(i, func() {
		j.typeParameters(n)
		j.parts(value, jsIntersectionType, func(t int32) {
			if j.kind(t) == jsObjectType {
				j.typeMembers(t, i)
				return
			}
			j.uses(t)
		})
	})
}

// parts calls f for each member of a union or intersection, which the grammar nests in pairs, or for the
// type itself when it is neither.
func (j *jsFile) parts(n int32, of jsKind, f func(int32)) {
	if j.kind(n) != of {
		if j.kind(n) != jsComment {
			f(n)
		}
		return
	}
	stack := []int32{n}
	for len(stack) > 0 {
		t := stack[len(stack)-1]
		stack = stack[:len(stack)-1]
		switch j.kind(t) {
		case jsComment:
		case of:
			mark := len(stack)
			j.children(t, func(c int32) { stack = append(stack, c) })
			for a, b := mark, len(stack)-1; a < b; a, b = a+1, b-1 {
				stack[a], stack[b] = stack[b], stack[a]
			}
		default:
			f(t)
		}
	}
}

// typeMembers adds the members of an interface or object type.
func (j *jsFile) typeMembers(body int32, parent int) {
	this := j.this
	j.this = j.File.Symbols[parent].QualifiedName
	j.children(body, func(c int32) {
		d := jsDecl{outer: c, parent: parent, typ: ctxsys.TypeMethod}
		switch j.kind(c) {
		case jsMethodSignature:
			if j.accessor(c) {
				d.typ = ctxsys.TypeProperty
			}
			j.function(c, d)
		case jsPropertySignature:
			j.propertySignature(c, d)
		case jsComment:
		default:
			j.uses(c)
		}
	})
	j.this = this
}

func (j *jsFile) propertySignature(n int32, d jsDecl) {
	if d.name = j.nameOf(n); d.name == "" {
		return
	}
	d.typ = ctxsys.TypeProperty
	typ := j.child(n, j.fType)
	s := j.symbol(n, d)
	s.Signature = j.heading(n, d, j.nodes[n].end)
	s.Returns, s.TypeExpr, _ = j.typeOf(typ, -1)
	i := j.addDeclared(s)
	j.within(i, func() {
		j.children(n, func(c int32) {
			if j.kind(c) == jsTypeAnnotation && j.kind(j.head(c)) == jsObjectType && j.depth < maxNesting {
				j.depth++
				j.typeMembers(j.head(c), i)
				j.depth--
				return
			}
			j.uses(c)
		})
	})
}

// enum adds an enum; its members are values of it.
func (j *jsFile) enum(n int32, d jsDecl) {
	body := j.child(n, j.fBody)
	if d.name = j.nameOf(n); d.name == "" || body < 0 {
		return
	}
	d.typ = ctxsys.TypeEnum
	if j.is(j.head(n), "const") {
		d.modifiers = append(d.modifiers, "const")
	}
	s := j.symbol(n, d)
	s.BodyStart = int(j.nodes[body].start)
	s.Signature = j.heading(n, d, j.nodes[body].start)
	i := j.addDeclared(s)
	j.within(i, func() {
		j.children(body, func(c int32) {
			m := jsDecl{outer: c, name: j.nameOf(c), typ: ctxsys.TypeProperty, parent: i}
			if j.nodes[c].field == j.fName {
				m.name = j.propertyName(c)
			}
			if m.name == "" || j.kind(c) == jsComment {
				return
			}
			s := j.symbol(c, m)
			s.Signature = j.heading(c, m, j.nodes[c].end)
			s.TypeExpr = j.File.Symbols[i].QualifiedName
			j.addDeclared(s)
			if v := j.child(c, j.fValue); v >= 0 {
				j.uses(v)
			}
		})
	})
}

// namespace adds a namespace, or a module with a quoted name; its statements are read like those of a file.
// A dotted name stands for namespaces inside each other.
func (j *jsFile) namespace(n int32, d jsDecl) {
	if d.name = j.nameOf(n); d.name == "" {
		return
	}
	d.typ = ctxsys.TypeNamespace
	if j.kind(j.child(n, j.fName)) == jsString {
		d.typ = ctxsys.TypeModule
	}
	body := j.child(n, j.fBody)
	end := j.nodes[n].end
	if body >= 0 {
		end = j.nodes[body].start
	}
	names := []string{d.name}
	if d.typ == ctxsys.TypeNamespace {
		names = strings.FieldsFunc(d.name, func(r rune) bool { return r == '.' || r == ' ' })
	}
	for _, d.name = range names {
		s := j.symbol(n, d)
		s.BodyStart = int(end)
		s.Signature = j.heading(n, d, end)
		d.parent = j.addDeclared(s)
	}
	if body >= 0 {
		j.within(d.parent, func() { j.children(body, j.topLevel) })
	}
}

// importAlias adds the name that `import A = B.C` gives to a member of a namespace.
func (j *jsFile) importAlias(n int32, d jsDecl) {
	var names []int32
	j.children(n, func(c int32) {
		if j.kind(c) == jsIdent || j.is(c, "nested_identifier") {
			names = append(names, c)
		}
	})
	if len(names) != 2 {
		return
	}
	d.name, d.typ = j.src(names[0]), ctxsys.TypeType
	s := j.symbol(n, d)
	s.Signature = j.heading(n, d, j.nodes[n].end)
	s.TypeExpr = j.src(names[1])
	i := j.addDeclared(s)
	j.within(i, func() { j.record(facts.RefValue, s.TypeExpr, j.line(n)) })
}

// ambient reads what declare stands before.
func (j *jsFile) ambient(n int32, d jsDecl) {
	d.modifiers = append(d.modifiers, "declare")
	j.children(n, func(c int32) {
		switch j.kind(c) {
		case jsBlock: // declare global
			j.children(c, j.topLevel)
		case jsVariables:
			j.variables(c, d)
		default:
			if !j.leaf(c) && !j.declaration(c, d) {
				j.uses(c)
			}
		}
	})
}
