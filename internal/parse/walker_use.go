package parse

import (
	"strings"

	ctxsys "github.com/ctx-sys/ctx-sys"
	"github.com/ctx-sys/ctx-sys/internal/facts"
	"github.com/ctx-sys/ctx-sys/internal/facts/build"
)

// What follows makes visits: how the kinds of use and of binding that most languages have are read.

// useValue records that a name, or a member, is read.
func useValue(w *walker, n int32) {
	w.use(facts.RefValue, w.expr(n), w.lastLine(n))
}

// useType records that a type is named.
func useType(w *walker, n int32) {
	t := w.typeExpr(n)
	for strings.HasPrefix(t, "[]") || strings.HasPrefix(t, "()") {
		t = t[2:]
	}
	if t != "" && !w.inferred[t] {
		w.use(facts.RefType, t, w.line(n))
	}
}

// memberUse makes the visit of a member that is read: the member, and what it is a member of.
func (r *rules) memberUse(object string) visit {
	f := r.field(object)
	return func(w *walker, n int32) {
		w.use(facts.RefValue, w.expr(n), w.lastLine(n))
		w.visit(w.at(n, f))
	}
}

// callUse makes the visit of a call: what is in the field function is called with what is in arguments. The
// object of a method is read as a value.
func (r *rules) callUse(function, arguments string) visit {
	ff, fa := r.field(function), r.fieldOr(arguments)
	return func(w *walker, n int32) {
		f, args := w.at(n, ff), w.at(n, fa)
		w.callee(f, w.count(args))
		w.insideBut(n, f)
	}
}

// callee records that a node is called, and reads what it is a member of.
func (w *walker) callee(f int32, args int) {
	if f < 0 {
		return
	}
	e := w.expr(f)
	w.useWith(facts.RefCall, e, args, w.lastLine(f))
	switch {
	case facts.LastName(e) == "" || facts.LastName(e) == "?":
		w.visit(f)
	case len(facts.LastName(e)) < len(e):
		w.visit(w.head(f)) // the object is first
	}
}

// methodUse makes the visit of a call that names object and method apart.
func (r *rules) methodUse(object, name, arguments string) visit {
	fo, fn, fa := r.fieldOr(object), r.field(name), r.fieldOr(arguments)
	return func(w *walker, n int32) {
		object, name := w.at(n, fo), w.at(n, fn)
		if name >= 0 {
			e := w.src(name)
			if object >= 0 {
				e = w.expr(object) + "." + e
			}
			w.useWith(facts.RefCall, e, w.count(w.at(n, fa)), w.line(name))
		}
		w.insideBut(n, name)
	}
}

// newUse makes the visit of a construction of the type in a field.
func (r *rules) newUse(typ, arguments string) visit {
	ft, fa := r.field(typ), r.fieldOr(arguments)
	return func(w *walker, n int32) {
		t := w.at(n, ft)
		if e := w.typeExpr(t); e != "" {
			w.useWith(facts.RefNew, e, w.count(w.at(n, fa)), w.line(max(t, n)))
		}
		w.children(n, func(c int32) {
			if c == t {
				w.typeArguments(c)
			} else {
				w.visit(c)
			}
		})
	}
}

// typeArguments reads the types inside a type whose own name is recorded already.
func (w *walker) typeArguments(t int32) {
	first := true
	w.children(t, func(c int32) {
		if !first {
			w.visit(c)
		}
		first = false
	})
}

// count returns the number of arguments plus one, 0 when there is no list.
func (w *walker) count(arguments int32) int {
	if arguments < 0 {
		return 0
	}
	n := 1
	w.children(arguments, func(c int32) {
		if w.roleOf(c) != roleComment {
			n++
		}
	})
	return n
}

// scoped is the visit of a node that has its own names.
func scoped(w *walker, n int32) { w.block(func() { w.inside(n) }) }

// lambda makes the visit of a function without a name.
func (r *rules) lambda(params, body string) visit {
	fp, fb := r.fieldOr(params), r.field(body)
	return func(w *walker, n int32) {
		w.block(func() {
			p, first := w.at(n, fp), ""
			if w.element != nil {
				first = w.element(w, n)
			}
			switch {
			case p >= 0 && p+1 == w.nodes[p].next: // one bare name
				w.bind(w.src(p), "", first)
			case p >= 0:
				w.bindLambda(p, first)
			}
			w.visit(w.at(n, fb))
		})
	}
}

// bindLambda binds the parameters of a lambda, with or without types. first is the value of the first.
func (w *walker) bindLambda(list int32, first string) {
	w.children(list, func(c int32) {
		if w.paramOf(c) == nil && c+1 == w.nodes[c].next {
			w.bind(w.src(c), "", first)
		}
		first = ""
	})
	w.bindParams(list)
}

// variable says where the parts of a declared variable are. The type may be in the declaration around
// several declarators.
type variable struct{ name, typ, value uint16 }

func (r *rules) variable(name, typ, value string) variable {
	return variable{r.fieldOr(name), r.fieldOr(typ), r.fieldOr(value)}
}

// bindVariable reads a declarator in a function and binds its name. outer is the type around it, or -1.
func (w *walker) bindVariable(n int32, v variable, outer int32) {
	name, value := w.at(n, v.name), w.at(n, v.value)
	t := w.at(n, v.typ)
	w.insideBut(n, name)
	if t < 0 {
		t = outer
	}
	w.bindTo(name, t, value)
}

// bindTo binds a name to a type, or to a value where no type is written.
func (w *walker) bindTo(name, typ, value int32) {
	if name < 0 {
		return
	}
	t := ""
	if typ >= 0 && !w.inferred[w.src(typ)] {
		t = w.typeExpr(typ)
		if t == "" && value < 0 {
			w.bind(w.src(name), "", "")
			return
		}
	}
	e := ""
	if t == "" && value >= 0 {
		e = w.expr(value)
	}
	w.bind(w.src(name), t, e)
}

// defineVariable adds a field or a variable outside of functions; n is the node it is declared by. Its value
// is read as its own.
func (w *walker) defineVariable(n, name, typ, value int32, kind ctxsys.EntityType) int {
	s := facts.Symbol{Type: kind, Name: w.src(name)}
	if typ >= 0 && !w.inferred[w.src(typ)] {
		s.Returns, s.TypeExpr = build.Collapse(w.src(typ)), w.typeExpr(typ)
	}
	if s.TypeExpr == "" && typ < 0 && value >= 0 || typ >= 0 && w.inferred[w.src(typ)] && value >= 0 {
		s.TypeExpr, s.ValueExpr = typeOrValue(w.closed(w.expr(value)))
	}
	index := w.define(n, -1, s, nil, nil)
	v := &w.File.Symbols[index]
	if value >= 0 {
		v.Signature = w.Signature(uint32(v.Start), min(w.nodes[n].end, uint32(v.Start)+maxVariable))
	}
	w.within(index, func() {
		w.visit(typ)
		w.visit(value)
	})
	return index
}

// maxVariable is how much of a variable's declaration is its signature, in bytes.
const maxVariable = 160
