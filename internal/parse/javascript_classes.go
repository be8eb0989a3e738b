package parse

import (
	"strings"

	ctxsys "github.com/ctx-sys/ctx-sys"
	"github.com/ctx-sys/ctx-sys/internal/facts"
)

// class adds a class and its members. A class expression is named by what it is assigned to.
func (j *jsFile) class(n int32, d jsDecl) int {
	body := j.child(n, j.fBody)
	if d.name == "" {
		d.name = j.nameOf(n)
	}
	if body < 0 || d.name == "" {
		j.children(n, j.uses)
		return -1
	}
	d.typ = ctxsys.TypeClass
	defer j.forgetTypeVars(len(j.typeVars))
	j.typeVariables(n)
	s := j.symbol(n, d)
	s.BodyStart = int(j.nodes[body].start)
	s.Signature = j.heading(n, d, j.nodes[body].start)
	s.Extends, s.Implements = j.heritage(n)
	i := j.addDeclared(s)
	j.within(i, func() {
		j.typeParameters(n)
		j.decorations(n, d)
		j.children(n, func(c int32) {
			if j.kind(c) == jsHeritage {
				j.heritageUses(c)
			}
		})
		super := ""
		if len(s.Extends) > 0 {
			super = s.Extends[0]
		}
		j.classBody(body, i, super)
	})
	return i
}

// heritage lists the bases of a class. A base that is
// computed, or passed to a function, has no name.
func (j *jsFile) heritage(class int32) (extends, implements []string) {
	add := func(dst []string, e string) []string {
		if named(e) && j.lookup(firstName(e)) == facts.NotLocal {
			return append(dst, e)
		}
		return dst
	}
	j.eachHeritage(class, func(c int32, implemented bool) {
		if implemented {
			implements = add(implements, j.typeName(c))
		} else {
			extends = add(extends, j.expr(c))
		}
	})
	return extends, implements
}

// named reports whether an expression is a plain dotted name.
func named(e string) bool { return usable(e) && !strings.ContainsAny(e, "()[]!#?") }

// eachHeritage calls f for every base of a class or a heritage clause.
func (j *jsFile) eachHeritage(n int32, f func(c int32, implemented bool)) {
	j.children(n, func(h int32) {
		if j.kind(h) != jsHeritage {
			return
		}
		j.children(h, func(c int32) {
			switch {
			case j.kind(c) == jsImplements:
				j.children(c, func(t int32) {
					if !j.keyword(t) {
						f(t, true)
					}
				})
			case j.is(c, "extends_clause"):
				j.children(c, func(v int32) {
					if j.nodes[v].field == j.fValue {
						f(v, false)
					}
				})
			case !j.keyword(c) && j.kind(c) != jsComment:
				f(c, false)
			}
		})
	})
}

// keyword reports whether n is a keyword: a leaf of no kind the walk knows.
func (j *jsFile) keyword(n int32) bool { return j.leaf(n) && j.kind(n) == 0 }

// heritageUses records the bases as types, and what else stands among them.
func (j *jsFile) heritageUses(n int32) {
	if e := j.expr(n); named(e) && j.kind(n) != jsNothing {
		j.record(facts.RefType, e, j.line(n))
		return
	}
	switch {
	case j.kind(n) == jsHeritage, j.is(n, "extends_clause"):
		j.children(n, j.heritageUses)
	default:
		j.uses(n)
	}
}

// classBody walks the members of a class. this is an instance of it, or the class itself where static.
func (j *jsFile) classBody(body int32, class int, super string) {
	name := j.File.Symbols[class].QualifiedName
	this, fn, self := j.this, j.fn, j.self
	j.this, j.fn, j.self = name, nil, nil
	j.bind("this", name, "")
	j.bind("super", super, "")
	members := &jsSelf{class, map[string]bool{}}
	j.children(body, func(c int32) {
		if j.kind(c) == jsField {
			members.members[j.nameOf(c)] = true
		}
	})
	first := int32(0)
	j.children(body, func(c int32) {
		if j.kind(c) == jsDecorator {
			if first == 0 {
				first = c
			}
			return
		}
		j.member(c, members, first)
		first = 0
	})
	j.this, j.fn, j.self = this, fn, self
}

// member reads one member of a class; first is the first of the decorators before it, if any.
func (j *jsFile) member(n int32, class *jsSelf, first int32) {
	d := jsDecl{outer: n, first: first, parent: class.symbol, typ: ctxsys.TypeMethod}
	switch j.kind(n) {
	case jsMethod, jsMethodSignature:
		d.this.keep = true
		switch {
		case j.hasModifier(n, "static"):
			d.this = jsThisBinding{value: j.File.Symbols[class.symbol].QualifiedName}
		case j.nameOf(n) == "constructor":
			d.this = jsThisBinding{typ: j.File.Symbols[class.symbol].QualifiedName, constructor: class}
		}
		if j.accessor(n) {
			d.typ = ctxsys.TypeProperty
		}
		j.function(n, d)
	case jsField:
		j.field(n, d)
	case jsStaticBlock:
		if b := j.child(n, j.fBody); b >= 0 {
			j.uses(b)
		}
	case jsComment:
	default:
		j.uses(n)
	}
}

// decorations records the decorators of a declaration, which stand before it, before its export keyword, or
// among its children. They are charged to what they decorate.
func (j *jsFile) decorations(n int32, d jsDecl) {
	for c := d.first; c > 0 && c < d.outer; c = j.nodes[c].next {
		if j.kind(c) == jsDecorator {
			j.uses(c)
		}
	}
	if k := j.kind(d.outer); d.outer != n && (k == jsExport || k == jsField) {
		j.decoratorUses(d.outer)
	}
	j.decoratorUses(n)
}

// decoratorUses records the decorators among the children of n.
func (j *jsFile) decoratorUses(n int32) {
	j.children(n, func(c int32) {
		if j.kind(c) == jsDecorator {
			j.uses(c)
		}
	})
}

func (j *jsFile) hasModifier(n int32, word string) bool {
	for _, m := range j.modifiers(n, nil) {
		if m == word {
			return true
		}
	}
	return false
}

// accessor reports whether a method is a getter or setter: to its users a property.
func (j *jsFile) accessor(n int32) bool { return j.hasModifier(n, "get") || j.hasModifier(n, "set") }

// field adds a field of a class. One that holds a function is a method.
func (j *jsFile) field(n int32, d jsDecl) {
	d.name = j.nameOf(n)
	if d.name == "" {
		return
	}
	value, typ := j.child(n, j.fValue), j.child(n, j.fType)
	if value >= 0 {
		if fn := j.unwrap(value); j.isFunction(fn) {
			d.modifiers = j.modifiers(n, nil)
			d.this.keep = true
			j.function(fn, d)
			return
		}
	}
	d.typ = ctxsys.TypeProperty
	s := j.symbol(n, d)
	s.Signature = j.heading(n, d, min(j.nodes[n].end, j.nodes[n].start+maxValue))
	s.Returns, s.TypeExpr, s.ValueExpr = j.typeOf(typ, value)
	i := j.addDeclared(s)
	j.within(i, func() {
		j.children(n, func(c int32) {
			if k := j.kind(c); c == value || c == typ || k == jsDecorator || k == jsComputed {
				j.uses(c)
			}
		})
	})
}

// maxValue bounds how much of an initial value a signature shows, in bytes.
const maxValue = 160

// typeOf is what a variable's annotation and initial value say of its type.
func (j *jsFile) typeOf(typ, value int32) (written, typeExpr, valueExpr string) {
	if typ >= 0 {
		if typeExpr = j.typeExpr(typ); typeExpr == "" {
			valueExpr = j.queried(typ)
		}
		return j.written(typ), typeExpr, valueExpr
	}
	if value >= 0 {
		if e := j.expr(value); usable(e) {
			valueExpr = e
		}
	}
	return "", "", valueExpr
}

// parameterProperty adds the field that a constructor declares in its parameter list.
func (j *jsFile) parameterProperty(param, pattern, typ, value int32) {
	if j.kind(param) != jsParameter || j.kind(pattern) != jsIdent || len(j.modifiers(param, nil)) == 0 {
		return
	}
	d := jsDecl{outer: param, name: j.src(pattern), typ: ctxsys.TypeProperty, parent: j.self.symbol}
	s := j.symbol(param, d)
	s.Signature = j.heading(param, d, j.nodes[param].end)
	s.Returns, s.TypeExpr, s.ValueExpr = j.typeOf(typ, value)
	j.self.members[d.name] = true
	j.addDeclared(s)
}

// anonymousClass walks a class without a name: its uses are those of what surrounds it.
func (j *jsFile) anonymousClass(n int32) {
	extends, _ := j.heritage(n)
	super := ""
	if len(extends) > 0 {
		super = extends[0]
	}
	defer j.forgetTypeVars(len(j.typeVars))
	j.typeVariables(n)
	j.block(func() {
		fn, self := j.fn, j.self
		j.fn, j.self = nil, nil
		j.typeParameters(n)
		j.children(n, func(c int32) {
			switch {
			case j.kind(c) == jsHeritage:
				j.heritageUses(c)
			case j.nodes[c].field == j.fBody:
				j.bind("this", "", "")
				j.bind("super", super, "")
				j.children(c, j.uses)
			case j.kind(c) == jsDecorator:
				j.uses(c)
			}
		})
		j.fn, j.self = fn, self
	})
}

// assignedMember adds a member that a constructor makes by assigning to this, unless it is declared.
func (j *jsFile) assignedMember(name string, n, right int32) {
	if j.self.members[name] {
		j.uses(right)
		return
	}
	j.self.members[name] = true
	d := jsDecl{outer: n, name: name, parent: j.self.symbol, typ: ctxsys.TypeMethod, this: jsThisBinding{keep: true}}
	if fn := j.unwrap(right); j.isFunction(fn) {
		j.function(fn, d)
		return
	}
	d.typ = ctxsys.TypeProperty
	s := j.symbol(n, d)
	s.Signature = j.heading(n, d, min(j.nodes[n].end, j.nodes[n].start+maxValue))
	s.ValueExpr = j.resolved(j.expr(right))
	j.addDeclared(s)
	j.uses(right)
}
