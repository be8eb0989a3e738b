package parse

import (
	"strings"
	"unicode"
	"unicode/utf8"

	"github.com/ctx-sys/ctx-sys/internal/facts"
)

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
	case base >= 0 && isParameter(j.File.Locals[base].Value):
		return // what a function is handed may be anything
	}
	j.use(kind, e, line)
}

// primitive reports whether a type expression is that of a builtin value, whose members no program defines.
func primitive(typ string) bool {
	switch strings.TrimLeft(typ, "[]()") {
	case "string", "number", "boolean", "symbol", "RegExp", "Date":
		return true
	}
	return false
}

func (j *jsFile) readMember(n int32) {
	j.record(facts.RefValue, j.expr(n), j.endLine(n))
	j.objectUses(n)
}

// objectUses walks the object of a member expression, unless it is only a name.
func (j *jsFile) objectUses(n int32) {
	if o := j.at(n, j.fObject); !j.is(o, "identifier") {
		j.visit(o)
	}
}

func (j *jsFile) readElement(n int32) {
	if e := j.expr(n); !strings.HasSuffix(e, "[]") {
		j.record(facts.RefValue, e, j.endLine(n))
	}
	j.inside(n)
}

func (j *jsFile) call(n int32) {
	f := j.at(n, j.fFunction)
	if source, _, ok := j.loaded(n); ok {
		j.addImport(facts.Import{Source: source, Line: j.line(n), Dynamic: true})
		return
	}
	switch {
	case j.is(f, "identifier"):
		j.record(facts.RefCall, j.src(f), j.line(f))
	case j.is(f, "member_expression"):
		j.record(facts.RefCall, j.expr(f), j.endLine(f))
		j.objectUses(f)
	case j.is(f, "super"):
		if base := j.lookup("super"); base >= 0 {
			j.record(facts.RefNew, j.File.Locals[base].Type, j.line(f))
		}
	case j.isFunction(f), j.is(f, "call_expression"):
		j.visit(f)
	default:
		if e := strings.TrimRight(j.expr(f), "[]"); usable(e) && !strings.HasSuffix(e, "!") && !strings.HasSuffix(e, ")") {
			j.record(facts.RefCall, e, j.line(f))
		}
		j.children(f, j.visit)
	}
	j.children(n, func(c int32) {
		switch {
		case c == f:
		case j.is(c, "arguments"):
			j.arguments(c, f)
		default:
			j.visit(c)
		}
	})
}

// arguments walks the arguments of a call of f. The first parameter of a callback given to a method of a
// collection or promise is an element or result of it.
func (j *jsFile) arguments(n, f int32) {
	first := ""
	if o, p := j.at(f, j.fObject), j.at(f, j.fProperty); o >= 0 && p >= 0 && j.is(f, "member_expression") {
		switch j.src(p) {
		case "forEach", "map", "filter", "find", "findIndex", "findLast", "some", "every", "flatMap":
			if e := j.expr(o); usable(e) {
				first = e + "[]"
			}
		case "then":
			first = j.expr(o)
		}
	}
	j.children(n, func(c int32) {
		if first != "" && j.isFunction(c) {
			j.callback(c, first)
		} else {
			j.visit(c)
		}
		first = ""
	})
}

func (j *jsFile) construct(n int32) {
	c := j.at(n, j.fConstructor)
	if e := j.expr(c); named(e) {
		j.record(facts.RefNew, e, j.line(c))
		if j.is(c, "member_expression") {
			j.objectUses(c)
		}
	} else {
		j.visit(c)
	}
	j.insideBut(n, c)
}

// component records the use of a component: an element whose name is dotted or begins with a capital.
func (j *jsFile) component(n int32) {
	j.children(n, func(c int32) {
		if j.nodes[c].field != j.fName {
			j.visit(c)
			return
		}
		name := j.src(c)
		r, _ := utf8.DecodeRuneInString(name)
		if j.is(c, "member_expression") || j.is(c, "identifier") && unicode.IsUpper(r) {
			j.record(facts.RefCall, name, j.line(c))
		}
	})
}

// signatureUses records the types a function type names.
func (j *jsFile) signatureUses(n int32) {
	self := j.self
	j.self = nil
	j.generic(n, func() {
		j.visit(j.at(n, j.fTypeParams))
		j.bindParams(n, "")
		j.visit(j.at(n, j.fReturn))
		j.visit(j.at(n, j.fType))
	})
	j.self = self
}

// namedTypeUses walks a part of a type that names something itself: the key of a mapped type, an inferred
// type, the parameter of a predicate, an element of a tuple.
func (j *jsFile) namedTypeUses(n int32) {
	name := j.at(n, j.fName)
	if j.is(n, "infer_type") {
		name = j.operand(n)
	}
	if j.is(n, "infer_type") || j.is(n, "mapped_type_clause") {
		j.bind(j.src(name), "", "")
	}
	if j.is(name, "computed_property_name") {
		name = -1
	}
	j.insideBut(n, name)
}
