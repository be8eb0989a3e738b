package parse

import (
	"strings"

	ctxsys "github.com/ctx-sys/ctx-sys"
	"github.com/ctx-sys/ctx-sys/internal/facts"
)

func (j *jsFile) isClass(n int32) bool { return j.oneOf(n, j.classes) && j.head(n) >= 0 }

func (j *jsFile) isField(n int32) bool {
	return j.is(n, "public_field_definition") || j.is(n, "field_definition")
}

// declaredClass reads a class that no name is assigned.
func (j *jsFile) declaredClass(n int32, d jsDecl) {
	if d.name == "" && j.nameOf(n) == "" {
		j.anonymousClass(n)
		return
	}
	j.bindSymbol(j.nameOf(n))
	j.class(n, d)
}

// class adds a class and its members. A class expression is named by what it is assigned to.
func (j *jsFile) class(n int32, d jsDecl) {
	body := j.at(n, j.fBody)
	if d.name == "" {
		d.name = j.nameOf(n)
	}
	if body < 0 || d.name == "" {
		j.inside(n)
		return
	}
	d.typ = ctxsys.TypeClass
	j.generic(n, func() {
		s := j.symbol(n, d, j.nodes[body].start)
		s.BodyStart = int(j.nodes[body].start)
		s.Extends, s.Implements = j.heritage(n)
		i := j.addDeclared(s)
		j.within(i, func() {
			j.visit(j.at(n, j.fTypeParams))
			j.eachDecorator(n, d, j.visit)
			j.heritageUses(j.first(n, "class_heritage"))
			super := ""
			if len(s.Extends) > 0 {
				super = s.Extends[0]
			}
			j.classBody(body, i, super)
		})
	})
}

// heritage lists the bases of a class. A base that is computed, or passed to a function, has no name.
func (j *jsFile) heritage(class int32) (extends, implements []string) {
	add := func(dst []string, e string) []string {
		if named(e) && j.lookup(firstName(e)) == facts.NotLocal {
			return append(dst, e)
		}
		return dst
	}
	j.children(j.first(class, "class_heritage"), func(c int32) {
		switch {
		case j.is(c, "implements_clause"):
			j.children(c, func(t int32) { implements = add(implements, j.typeName(t)) })
		case j.is(c, "extends_clause"):
			extends = add(extends, j.expr(j.at(c, j.fValue)))
		case !j.keyword(c):
			extends = add(extends, j.expr(c))
		}
	})
	return extends, implements
}

// named reports whether an expression is a plain dotted name.
func named(e string) bool { return usable(e) && !strings.ContainsAny(e, "()[]!#?") }

// keyword reports whether n is a keyword: a leaf that no rule knows.
func (j *jsFile) keyword(n int32) bool {
	s := int(j.nodes[n].symbol)
	return j.head(n) < 0 && s < len(j.visits) && j.visits[s] == nil && j.values[s] == nil && j.types[s] == nil && j.roles[s] == 0
}

// heritageUses records the bases as types, and what else is among them.
func (j *jsFile) heritageUses(n int32) {
	if n < 0 {
		return
	}
	switch e := j.expr(n); {
	case named(e):
		j.record(facts.RefType, e, j.line(n))
	case j.is(n, "class_heritage"), j.is(n, "extends_clause"):
		j.children(n, j.heritageUses)
	default:
		j.visit(n)
	}
}

// classBody walks the members of a class. this is an instance of it, or the class itself where static.
func (j *jsFile) classBody(body int32, class int, super string) {
	name := j.File.Symbols[class].QualifiedName
	fn, self := j.fn, j.self
	j.fn, j.self = nil, nil
	j.bind("this", name, "")
	j.bind("super", super, "")
	members := &jsSelf{symbol: class, members: map[string]bool{}, methods: map[string]bool{}}
	j.children(body, func(c int32) {
		switch {
		case j.isField(c):
			members.members[j.nameOf(c)] = true
		case j.is(c, "method_definition") || j.isMethodSignature(c):
			members.methods[j.nameOf(c)] = true
		}
	})
	first := int32(0)
	j.children(body, func(c int32) {
		if j.roleOf(c) == roleAnnotation {
			if first == 0 {
				first = c
			}
			return
		}
		j.classMember(c, members, first)
		first = 0
	})
	j.fn, j.self = fn, self
}

// classMember reads one member of a class; first is the first of the decorators before it, if any.
func (j *jsFile) classMember(n int32, class *jsSelf, first int32) {
	d := jsDecl{outer: n, first: first}
	switch {
	case j.is(n, "method_definition"), j.isMethodSignature(n):
		d.this.keep = true
		d.typ = j.methodType(n)
		name := j.File.Symbols[class.symbol].QualifiedName
		switch {
		case j.first(n, "static", "static get") >= 0:
			d.this = jsThisBinding{value: name}
		case j.nameOf(n) == "constructor":
			d.this = jsThisBinding{typ: name, constructor: class}
		}
		j.function(n, d)
	case j.isField(n):
		j.classField(n, d)
	case j.is(n, "class_static_block"):
		j.visit(j.at(n, j.fBody))
	default:
		j.visit(n)
	}
}

// classField adds a field of a class. One that holds a function is a method.
func (j *jsFile) classField(n int32, d jsDecl) {
	if d.name = j.nameOf(n); d.name == "" {
		return
	}
	value, typ := j.at(n, j.fValue), j.at(n, j.fType)
	if fn := j.unwrap(value); j.isFunction(fn) {
		d.modifiers, d.typ, d.this.keep = j.modifiers(n, nil), ctxsys.TypeMethod, true
		j.function(fn, d)
		return
	}
	i := j.property(n, d, typ, value)
	j.within(i, func() {
		j.children(n, func(c int32) {
			if c == value || c == typ || j.roleOf(c) == roleAnnotation || j.is(c, "computed_property_name") {
				j.visit(c)
			}
		})
	})
}

// property adds the symbol of a field.
func (j *jsFile) property(n int32, d jsDecl, typ, value int32) int {
	d.typ = ctxsys.TypeProperty
	end := j.nodes[d.outer].end
	if value >= 0 {
		end = min(end, j.nodes[d.outer].start+maxVariable)
	}
	s := j.symbol(n, d, end)
	s.Returns, s.TypeExpr, s.ValueExpr = j.typeOf(typ, value)
	s.Shape = j.functionShape(typ)
	return j.addDeclared(s)
}

// looseField reads a field of a class without a name.
func (j *jsFile) looseField(n int32) {
	j.children(n, func(c int32) {
		if f := j.nodes[c].field; f != j.fName && f != j.fProperty || j.is(c, "computed_property_name") {
			j.visit(c)
		}
	})
}

// typeOf is what a variable's annotation and initial value say of its type.
func (j *jsFile) typeOf(typ, value int32) (written, typeExpr, valueExpr string) {
	if typ >= 0 {
		if typeExpr = j.typeExpr(typ); typeExpr == "" {
			valueExpr = j.queried(typ)
		}
		return j.written(typ), typeExpr, valueExpr
	}
	return "", "", usableOrNone(j.expr(value))
}

// parameterProperty adds the field that a constructor declares in its parameter list.
func (j *jsFile) parameterProperty(param, pattern, typ, value int32) {
	if !j.typed || !j.is(pattern, "identifier") || len(j.modifiers(param, nil)) == 0 {
		return
	}
	name := j.src(pattern)
	j.self.members[name] = true
	j.inClass(func() { j.property(param, jsDecl{outer: param, name: name}, typ, value) })
}

// inClass calls f as if in the class whose constructor is being read.
func (j *jsFile) inClass(f func()) {
	outer := j.current
	j.current = j.self.symbol
	f()
	j.current = outer
}

// anonymousClass walks a class without a name: its uses are those of what surrounds it.
func (j *jsFile) anonymousClass(n int32) {
	extends, _ := j.heritage(n)
	super := strings.Join(extends[:min(1, len(extends))], "")
	j.generic(n, func() {
		fn, self := j.fn, j.self
		j.fn, j.self = nil, nil
		j.visit(j.at(n, j.fTypeParams))
		j.children(n, func(c int32) {
			switch {
			case j.is(c, "class_heritage"):
				j.heritageUses(c)
			case j.nodes[c].field == j.fBody:
				j.bind("this", "", "")
				j.bind("super", super, "")
				j.inside(c)
			case j.roleOf(c) == roleAnnotation:
				j.visit(c)
			}
		})
		j.fn, j.self = fn, self
	})
}

// assignedMember adds a member that a constructor makes by assigning to this, unless it is declared.
func (j *jsFile) assignedMember(name string, n, right int32) {
	if j.self.members[name] {
		j.visit(right)
		return
	}
	j.self.members[name] = true
	d := jsDecl{outer: n, name: name, typ: ctxsys.TypeMethod, this: jsThisBinding{keep: true}}
	if fn := j.unwrap(right); j.isFunction(fn) {
		j.inClass(func() { j.function(fn, d) })
		return
	}
	d.typ = ctxsys.TypeProperty
	s := j.symbol(n, d, min(j.nodes[n].end, j.nodes[n].start+maxVariable))
	s.Parent, s.ValueExpr = j.self.symbol, j.resolved(j.expr(right))
	j.addDeclared(s)
	j.visit(right)
}
