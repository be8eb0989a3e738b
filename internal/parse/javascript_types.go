package parse

import (
	"strings"

	ctxsys "github.com/ctx-sys/ctx-sys"
	"github.com/ctx-sys/ctx-sys/internal/facts"
)

// interfaceType adds an interface with its members.
func (j *jsFile) interfaceType(n int32, d jsDecl) {
	body := j.at(n, j.fBody)
	if d.name = j.nameOf(n); d.name == "" || body < 0 {
		return
	}
	d.typ = ctxsys.TypeInterface
	j.generic(n, func() {
		s := j.symbol(n, d, j.nodes[body].start)
		s.BodyStart, s.Shape = int(j.nodes[body].start), j.callShapes(body)
		j.children(j.first(n, "extends_type_clause"), func(t int32) {
			if e := j.typeName(t); e != "" {
				s.Extends = append(s.Extends, e)
			}
		})
		i := j.addDeclared(s)
		j.within(i, func() {
			j.insideBut(n, j.at(n, j.fName), body)
			j.typeMembers(body, i)
		})
	})
}

// typeAlias adds an alias. One for an object type is an interface in all but name.
func (j *jsFile) typeAlias(n int32, d jsDecl) {
	value := j.at(n, j.fValue)
	if d.name = j.nameOf(n); d.name == "" || value < 0 {
		return
	}
	d.typ = ctxsys.TypeType
	j.generic(n, func() {
		object, bases := int32(-1), []string(nil)
		j.intersected(value, func(t int32) {
			if !j.is(t, "object_type") {
				bases = append(bases, j.typeName(t))
			} else if object < 0 {
				object = t
			}
		})
		end := j.nodes[n].end
		if object >= 0 {
			end = j.nodes[value].start
		}
		s := j.symbol(n, d, end)
		if object < 0 {
			s.TypeExpr, s.Shape = j.typeExpr(value), j.functionShape(value)
		} else {
			s.BodyStart, s.Shape = int(j.nodes[object].start), j.callShapes(object)
			s.Signature = strings.TrimRight(s.Signature, " =")
			for _, b := range bases {
				if b != "" {
					s.Extends = append(s.Extends, b)
				}
			}
		}
		i := j.addDeclared(s)
		j.within(i, func() {
			j.visit(j.at(n, j.fTypeParams))
			j.intersected(value, func(t int32) {
				if j.is(t, "object_type") {
					j.typeMembers(t, i)
				} else {
					j.visit(t)
				}
			})
		})
	})
}

// intersected calls f for each member of an intersection, which the grammar nests in pairs, or for the type itself.
func (j *jsFile) intersected(n int32, f func(int32)) {
	if j.is(n, "intersection_type") {
		j.children(n, func(c int32) { j.intersected(c, f) })
	} else if j.roleOf(n) != roleComment {
		f(n)
	}
}

func (j *jsFile) isMethodSignature(n int32) bool {
	return j.is(n, "method_signature") || j.is(n, "abstract_method_signature")
}

// typeMembers adds the members of an interface or object type.
func (j *jsFile) typeMembers(body int32, parent int) {
	j.bind("this", j.File.Symbols[parent].QualifiedName, "")
	j.children(body, func(c int32) {
		switch {
		case j.isMethodSignature(c):
			j.function(c, jsDecl{outer: c, typ: j.methodType(c), this: jsThisBinding{keep: true}})
		case j.is(c, "property_signature"):
			j.propertySignature(c)
		default:
			j.visit(c)
		}
	})
}

func (j *jsFile) propertySignature(n int32) {
	d := jsDecl{outer: n, name: j.nameOf(n)}
	if d.name == "" {
		return
	}
	i := j.property(n, d, j.at(n, j.fType), -1)
	j.within(i, func() {
		j.children(n, func(c int32) {
			if j.is(c, "type_annotation") && j.is(j.head(c), "object_type") {
				j.typeMembers(j.head(c), i)
				return
			}
			j.visit(c)
		})
	})
}

// enum adds an enum; its members are values of it.
func (j *jsFile) enum(n int32, d jsDecl) {
	body := j.at(n, j.fBody)
	if d.name = j.nameOf(n); d.name == "" || body < 0 {
		return
	}
	d.typ = ctxsys.TypeEnum
	if j.is(j.head(n), "const") {
		d.modifiers = append(d.modifiers, "const")
	}
	s := j.symbol(n, d, j.nodes[body].start)
	s.BodyStart = int(j.nodes[body].start)
	i := j.addDeclared(s)
	j.within(i, func() {
		j.children(body, func(c int32) {
			m := jsDecl{outer: c, name: j.nameOf(c), typ: ctxsys.TypeProperty}
			if j.nodes[c].field == j.fName {
				m.name = j.propertyName(c)
			}
			if m.name == "" || j.roleOf(c) == roleComment {
				return
			}
			s := j.symbol(c, m, j.nodes[c].end)
			s.TypeExpr = j.File.Symbols[i].QualifiedName
			j.addDeclared(s)
			j.visit(j.at(c, j.fValue))
		})
	})
}

// namespace adds a namespace, or a module with a quoted name; its statements are read like those of a file.
// A dotted name stands for namespaces inside each other.
func (j *jsFile) namespace(n int32, d jsDecl) {
	if d.name = j.nameOf(n); d.name == "" {
		return
	}
	names := []string{d.name}
	if d.typ = ctxsys.TypeModule; !j.is(j.at(n, j.fName), "string") {
		d.typ = ctxsys.TypeNamespace
		names = strings.FieldsFunc(d.name, func(r rune) bool { return r == '.' || r == ' ' })
	}
	body := j.at(n, j.fBody)
	end := j.nodes[n].end
	if body >= 0 {
		end = j.nodes[body].start
	}
	outer := j.current
	for _, d.name = range names {
		s := j.symbol(n, d, end)
		s.BodyStart = int(end)
		j.current = j.addDeclared(s)
	}
	j.block(func() { j.inside(body) })
	j.current = outer
}

// importAlias adds the name that `import A = B.C` gives to a member of a namespace.
func (j *jsFile) importAlias(n int32, d jsDecl) {
	name, of := j.first(n, "identifier"), j.last(n)
	if name < 0 || of == name {
		return
	}
	d.name, d.typ = j.src(name), ctxsys.TypeType
	s := j.symbol(n, d, j.nodes[n].end)
	s.TypeExpr = j.src(of)
	i := j.addDeclared(s)
	j.within(i, func() { j.record(facts.RefValue, s.TypeExpr, j.line(n)) })
}

// ambient reads what declare is before.
func (j *jsFile) ambient(n int32, d jsDecl) {
	d.modifiers = append(d.modifiers, "declare")
	j.children(n, func(c int32) {
		if j.is(c, "statement_block") { // declare global
			j.inside(c)
		} else {
			j.declaredIn(c, d)
		}
	})
}
