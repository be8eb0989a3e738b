package parse

import (
	"strings"
	"unicode"
	"unicode/utf8"

	"github.com/ctx-sys/ctx-sys/internal/facts"
)

// uses walks a body or expression: it binds locals where they are declared, records every use, and adds the
// symbols declared inside.
func (j *jsFile) uses(n int32) {
	if j.depth++; j.depth <= maxNesting {
		j.usesWithin(n)
	}
	j.depth--
}

func (j *jsFile) usesWithin(n int32) {
	switch j.kind(n) {
	case jsComment, jsModifier, jsString, jsNumber, jsRegex, jsNothing, jsPropertyName, jsPredefined, jsLiteralType,
		jsClosing, jsThis, jsSuper:
	case jsIdent, jsShorthand:
		j.record(facts.RefValue, j.src(n), j.line(n))
	case jsTypeIdent, jsNestedType:
		j.record(facts.RefType, j.src(n), j.line(n))
	case jsMember:
		j.record(facts.RefValue, j.expr(n), j.endLine(n))
		j.objectUses(n)
	case jsSubscript:
		if e := j.expr(n); !strings.HasSuffix(e, "[]") {
			j.record(facts.RefValue, e, j.endLine(n))
		}
		j.children(n, j.uses)
	case jsCall:
		j.call(n)
	case jsNew:
		j.construct(n)
	case jsArrow, jsFunctionExpr:
		j.callback(n, "")
	case jsMethod:
		j.looseMethod(n)
	case jsField:
		j.children(n, func(c int32) {
			if f := j.nodes[c].field; f != j.fName && f != j.fProperty || j.kind(c) == jsComputed {
				j.uses(c)
			}
		})
	case jsPair:
		if !j.loosePair(n) {
			j.pairUses(n)
		}
	case jsAssign:
		j.assign(n)
	case jsVariables:
		j.localVariables(n)
	case jsReturn:
		j.children(n, j.uses)
		if e := j.operand(n); e >= 0 {
			j.returns(e)
		}
	case jsBlock, jsStaticBlock:
		j.block(func() { j.children(n, j.uses) })
	case jsForIn:
		j.block(func() { j.forIn(n) })
	case jsCatch:
		j.block(func() { j.catch(n) })
	case jsObjectPattern, jsArrayPattern, jsRestPattern, jsDefault:
		j.patternUses(n)
	case jsElement:
		j.element(n)
	case jsAttribute:
		first := true
		j.children(n, func(c int32) {
			if !first {
				j.uses(c)
			}
			first = false
		})
	case jsImport:
		if !j.leaf(n) {
			j.importStatement(n)
		}
	case jsExport:
		j.exportStatement(n)
	case jsFunctionType, jsCallSignature, jsMethodSignature:
		j.signatureUses(n)
	case jsMappedType, jsIndexSignature, jsInferType, jsPredicate, jsParameter, jsPropertySignature:
		j.namedTypeUses(n)
	default:
		j.declarationUses(n)
	}
}

// declarationUses handles what stands in a body and declares something; anything else is only walked.
func (j *jsFile) declarationUses(n int32) {
	if j.leaf(n) {
		return
	}
	if j.kind(n) == jsClass && j.nameOf(n) == "" {
		j.anonymousClass(n)
		return
	}
	d := jsDecl{outer: n, parent: j.current}
	if p := j.nodes[n].parent; p >= 0 && j.kind(p) == jsStatement {
		d.outer = p
	}
	if k := j.kind(n); k == jsClass || k == jsFunctionDecl {
		j.bindSymbol(j.nameOf(n))
	}
	if !j.declaration(n, d) {
		j.children(n, j.uses)
	}
}

// record is use without what leads nowhere: builtins, and members of strings and numbers.
func (j *jsFile) record(kind facts.RefKind, e string, line int) {
	root := firstName(e)
	switch base := j.lookup(root); {
	case base == facts.NotLocal:
		if root == "this" || root == "super" || facts.PredeclaredScript(root) && !j.imported[root] && !j.Has(root) {
			return
		}
	case base >= 0 && len(root) < len(e):
		l := &j.File.Locals[base]
		if primitive(strings.TrimSuffix(l.Type+l.Value, "!")) {
			return
		}
	}
	j.use(kind, e, line)
}

// objectUses walks the object of a member expression, unless it is only a name.
func (j *jsFile) objectUses(n int32) {
	o := j.child(n, j.fObject)
	if o < 0 {
		return
	}
	if k := j.kind(o); k != jsIdent {
		j.uses(o)
	}
}

func (j *jsFile) call(n int32) {
	f := j.child(n, j.fFunction)
	if f < 0 {
		j.children(n, j.uses)
		return
	}
	if source, _, ok := j.loaded(n); ok {
		j.addImport(facts.Import{Source: source, Line: j.line(n), Dynamic: true})
		return
	}
	switch j.kind(f) {
	case jsIdent:
		j.record(facts.RefCall, j.src(f), j.line(f))
	case jsMember:
		j.record(facts.RefCall, j.expr(f), j.endLine(f))
		j.objectUses(f)
	case jsSuper:
		if base := j.lookup("super"); base >= 0 {
			j.record(facts.RefNew, j.File.Locals[base].Type, j.line(f))
		}
	case jsArrow, jsFunctionExpr, jsImportCall, jsCall:
		j.uses(f)
	default:
		if e := strings.TrimRight(j.expr(f), "[]"); usable(e) && !strings.HasSuffix(e, "!") && !strings.HasSuffix(e, ")") {
			j.record(facts.RefCall, e, j.line(f))
		}
		j.children(f, j.uses)
	}
	j.children(n, func(c int32) {
		switch {
		case c == f:
		case j.kind(c) == jsArguments:
			j.arguments(c, f)
		default:
			j.uses(c)
		}
	})
}

// arguments walks the arguments of a call of f. The first parameter of a callback given to a method of a
// collection or promise is an element or result of it.
func (j *jsFile) arguments(n, f int32) {
	first := ""
	if j.kind(f) == jsMember {
		if o, p := j.child(f, j.fObject), j.child(f, j.fProperty); o >= 0 && p >= 0 {
			switch j.src(p) {
			case "forEach", "map", "filter", "find", "findIndex", "findLast", "some", "every", "flatMap":
				if e := j.expr(o); usable(e) {
					first = e + "[]"
				}
			case "then":
				first = j.expr(o)
			}
		}
	}
	j.children(n, func(c int32) {
		if first != "" && j.isFunction(c) {
			j.callback(c, first)
		} else {
			j.uses(c)
		}
		first = ""
	})
}

func (j *jsFile) construct(n int32) {
	c := j.child(n, j.fConstructor)
	if c >= 0 {
		if e := j.expr(c); named(e) {
			j.record(facts.RefNew, e, j.line(c))
			if j.kind(c) == jsMember {
				j.objectUses(c)
			}
		} else {
			j.uses(c)
		}
	}
	j.children(n, func(a int32) {
		if a != c {
			j.uses(a)
		}
	})
}

// pairUses skips the key of an object literal's member: it is no name in scope, unless computed.
func (j *jsFile) pairUses(n int32) {
	j.children(n, func(c int32) {
		if j.nodes[c].field != j.fKey || j.kind(c) == jsComputed {
			j.uses(c)
		}
	})
}

// element records the use of a component: an element whose name is dotted or begins with a capital.
func (j *jsFile) element(n int32) {
	j.children(n, func(c int32) {
		if j.nodes[c].field != j.fName {
			j.uses(c)
			return
		}
		name := j.src(c)
		r, _ := utf8.DecodeRuneInString(name)
		if k := j.kind(c); k == jsMember || k == jsIdent && unicode.IsUpper(r) {
			j.record(facts.RefCall, name, j.line(c))
		}
	})
}

// signatureUses records the types a function type names.
func (j *jsFile) signatureUses(n int32) {
	defer j.forgetTypeVars(len(j.typeVars))
	j.typeVariables(n)
	self := j.self
	j.self = nil
	j.block(func() {
		j.typeParameters(n)
		j.bindParams(n, "")
		for _, f := range [...]uint16{j.fReturn, j.fType} {
			if t := j.child(n, f); t >= 0 {
				j.uses(t)
			}
		}
	})
	j.self = self
}

// namedTypeUses walks a part of a type that names something itself: the key of a mapped type, an inferred
// type, the parameter of a predicate, an element of a tuple.
func (j *jsFile) namedTypeUses(n int32) {
	name := j.child(n, j.fName)
	if k := j.kind(n); k == jsMappedType && name >= 0 {
		j.bind(j.src(name), "", "")
	} else if k == jsInferType {
		name = j.operand(n)
		if name >= 0 {
			j.bind(j.src(name), "", "")
		}
	}
	j.children(n, func(c int32) {
		if c != name || j.kind(c) == jsComputed {
			j.uses(c)
		}
	})
}

// primitive reports whether a type expression is that of a builtin value, whose members no program defines.
func primitive(typ string) bool {
	switch strings.TrimLeft(typ, "[]()") {
	case "string", "number", "boolean", "symbol", "RegExp", "Date":
		return true
	}
	return false
}
