package parse

import (
	"strings"

	ctxsys "github.com/ctx-sys/ctx-sys"
	"github.com/ctx-sys/ctx-sys/internal/facts"
)

// method reads def name, def self.name and def Type.name.
func (r *ruby) method(w *walker, n int32) {
	name := w.at(n, r.fName)
	if name < 0 || w.src(name) == "" {
		w.inside(n)
		return
	}
	params := w.at(n, r.fParams)
	s := facts.Symbol{Type: ctxsys.TypeFunction, Name: rubyText(w, name), Params: w.paramList(params)}
	if object := w.at(n, r.fObject); object >= 0 {
		s.Modifiers = append(s.Modifiers, "static")
		if t := w.typeExpr(object); t != "" && (w.here() == nil || facts.LastName(w.here().self) != t) {
			s.Owner = t
		}
	} else if w.here() != nil {
		s.Modifiers = r.access(w, n)
	}
	head := name
	if params >= 0 {
		head = params
	}
	r.callable(w, n, head, params, s, func() {
		r.body(w, w.at(n, r.fBody))
	})
}

// access returns the modifiers that a method has by the section it is in, or by the call it is an
// argument of.
func (r *ruby) access(w *walker, n int32) (modifiers []string) {
	b := w.ruby().body()
	access := b.access
	if p := w.parent(n); p > 0 && w.is(p, "argument_list") {
		if word := w.sourceOf(w.at(w.parent(p), r.fMethod)); isRubyAccess(word) {
			access = word
		}
	}
	if b.static {
		modifiers = append(modifiers, "static")
	}
	switch access {
	case "private", "protected":
		modifiers = append(modifiers, access)
	case "private_class_method":
		modifiers = append(modifiers, "private")
	case "module_function":
		modifiers = append(modifiers, "static")
	}
	return modifiers
}

// callable adds a method and walks its inside. Nothing of the names around a def is visible in it.
func (r *ruby) callable(w *walker, n, head, params int32, s facts.Symbol, body func()) {
	if s.Owner != "" || w.here() != nil {
		s.Type = ctxsys.TypeMethod
	}
	index := r.symbol(w, n, head, s)
	r.documented(w, index)
	outer := w.scopes
	if w.is(n, "method") || w.is(n, "singleton_method") {
		w.scopes = nil
	}
	c := w.rubyType()
	w.routine(index, func() {
		if s := &w.File.Symbols[index]; s.HasModifier("static") {
			switch {
			case s.Owner != "":
				w.bind("self", "", s.Owner)
			case c != nil && c.self != "":
				w.bind("self", "", c.self)
			}
		}
		if c != nil && c.base != "" {
			w.bindSuper(c.base, w.File.Symbols[index].HasModifier("static"))
		}
		r.bindParams(w, params, index)
		body()
	})
	w.scopes = outer
}

func (w *walker) bindSuper(base string, static bool) {
	if static {
		w.bind("super", "", base)
	} else {
		w.bind("super", base, "")
	}
}

// body walks what a method does. Its last expression is what it yields, unless its documentation says it.
func (r *ruby) body(w *walker, body int32) {
	w.visit(body)
	s := &w.File.Symbols[w.current]
	if body < 0 || s.Returns != "" || s.Name == "initialize" || strings.HasSuffix(s.Name, "?") || strings.HasSuffix(s.Name, "=") {
		return
	}
	last := body
	if w.is(body, "body_statement") {
		last = -1
		w.children(body, func(c int32) {
			if w.roleOf(c) != roleComment && !w.is(c, "rescue") && !w.is(c, "ensure") && !w.is(c, "heredoc_body") {
				last = c
			}
		})
	}
	if e := w.closed(w.expr(last)); e != s.Name && e != s.Name+"()" {
		s.TypeExpr, s.ValueExpr = rubyTypeOrValue(e)
	}
}

// rubyTypeOrValue takes a closed expression apart: save! is a method, not a value of a type.
func rubyTypeOrValue(expr string) (typ, val string) {
	if isConstant(expr) {
		return typeOrValue(expr)
	}
	return "", expr
}

// bindParams binds the parameters of a method or block. What the documentation says of their types is
// in the symbol, -1 for none.
func (r *ruby) bindParams(w *walker, list int32, symbol int) {
	if list < 0 {
		return
	}
	w.children(list, func(c int32) {
		p := w.paramOf(c)
		if p == nil {
			w.visit(c)
			return
		}
		name, _ := w.partsOf(p, c)
		w.visit(w.at(c, p.value))
		if w.is(c, "destructured_parameter") {
			r.bindParams(w, c, -1)
			return
		}
		typ := ""
		if symbol >= 0 {
			typ = rubyTypeOf(paramType(&w.File.Symbols[symbol], w.src(name)))
		}
		w.bind(w.src(name), typ, "")
	})
}

// paramType is the type of a parameter as written, "" when the symbol has none of the name.
func paramType(s *facts.Symbol, name string) string {
	for i := range s.Params {
		if strings.TrimPrefix(s.Params[i].Name, "...") == name {
			return s.Params[i].Type
		}
	}
	return ""
}
