package parse

import (
	ctxsys "github.com/ctx-sys/ctx-sys"
	"github.com/ctx-sys/ctx-sys/internal/facts"
)

// Classes and modules, however they are written.

// container reads class A::B < C and module A::B.
func (r *ruby) container(w *walker, n int32) {
	name := w.at(n, r.fName)
	if name < 0 || w.src(name) == "" {
		w.inside(n)
		return
	}
	s := facts.Symbol{Type: ctxsys.TypeClass}
	if w.is(n, "module") {
		s.Type = ctxsys.TypeNamespace
	}
	s.Owner, s.Name = r.owned(w, name)
	head, super := name, w.at(n, r.fSuperclass)
	if super >= 0 {
		s.Extends = w.directTypes(super)
		head = super
	}
	index := r.typeSymbol(w, n, head, w.at(n, r.fBody), s)
	r.members(w, index, w.at(n, r.fBody), func() {
		if super >= 0 {
			r.superclass(w, super)
		}
		w.visit(w.at(n, r.fBody))
	})
}

// owned splits the name of a constant into the type it is declared in and itself.
func (r *ruby) owned(w *walker, name int32) (owner, own string) {
	if !w.is(name, "scope_resolution") {
		return "", w.src(name)
	}
	return dots(w.sourceOf(w.at(name, r.fScope))), w.sourceOf(w.at(name, r.fName))
}

// typeSymbol adds the symbol of a class or module.
func (r *ruby) typeSymbol(w *walker, n, head, body int32, s facts.Symbol) int {
	s.Implements = r.mixins(w, body)
	index := r.symbol(w, n, head, s)
	if d := &w.File.Symbols[index]; d.Doc == "" && d.Parent >= 0 {
		d.Doc, d.DocStart = w.docAcross(n)
	}
	return index
}

// superclass reads what a class is derived from. A Struct made on the spot gives it its fields.
func (r *ruby) superclass(w *walker, super int32) {
	base := w.last(super)
	if base < 0 {
		return
	}
	if t := w.typeExpr(base); t != "" {
		w.use(facts.RefType, t, w.line(base))
		return
	}
	if w.is(base, "call") && r.makes(w, base) != "" {
		r.structFields(w, w.at(base, r.fArguments))
	}
	w.visit(base)
}

// members walks what is in a class or module whose symbol is added.
func (r *ruby) members(w *walker, index int, body int32, inside func()) {
	s := &w.File.Symbols[index]
	c := container{self: s.QualifiedName}
	if len(s.Extends) == 0 && len(s.Implements) > 0 {
		c.base = s.Implements[0]
	}
	b := &rubyBody{values: map[string]string{}}
	b.attrs, b.fields = r.survey(w, body)
	outer := w.scopes
	w.scopes = nil
	w.enter(index, c, func() {
		w.bind("self", "", c.self)
		w.ruby().enter(b, inside)
	})
	w.scopes = outer
	for name, symbol := range b.attrs {
		if a := b.values["@"+name]; a != "" && symbol >= 0 && w.File.Symbols[symbol].TypeExpr == "" {
			w.File.Symbols[symbol].TypeExpr, w.File.Symbols[symbol].ValueExpr = rubyTypeOrValue(a)
		}
	}
}

// singleton reads class << self: its methods are those of the class itself. Those of another object are
// nobody's.
func (r *ruby) singleton(w *walker, n int32) {
	body, of := w.at(n, r.fBody), w.at(n, r.fValue)
	if body < 0 {
		return
	}
	if of < 0 || !w.is(of, "self") {
		w.visit(of)
		r.unnamed(w, "", body)
		return
	}
	b := *w.ruby().body()
	b.static, b.access = true, ""
	w.ruby().enter(&b, func() { w.block(func() { w.visit(body) }) })
}

// unnamed reads the body of a class without a name: its members belong to what it is in.
func (r *ruby) unnamed(w *walker, base string, body int32) {
	b := &rubyBody{values: map[string]string{}}
	b.attrs, b.fields = r.survey(w, body)
	w.block(func() {
		w.anonymous(base, func() { w.ruby().enter(b, func() { w.visit(body) }) })
	})
}

// isReopening reports whether the block that a method of a type is given is a body of the type.
func isReopening(method string) bool {
	switch method {
	case "class_eval", "class_exec", "module_eval", "module_exec":
		return true
	}
	return false
}

// reopened reads a body of a type that is declared elsewhere: the methods in it are the type's.
func (r *ruby) reopened(w *walker, typ string, body int32) {
	w.ruby().enter(&rubyBody{}, func() {
		w.block(func() {
			w.among(container{symbol: -1, owner: typ, self: typ, kind: ctxsys.TypeClass}, func() { w.visit(body) })
		})
	})
}

// mixins lists the modules that a body includes, extends itself with or prepends.
func (r *ruby) mixins(w *walker, body int32) (out []string) {
	if body < 0 {
		return nil
	}
	w.children(body, func(c int32) {
		if !w.is(c, "call") || w.at(c, r.fReceiver) >= 0 {
			return
		}
		switch w.sourceOf(w.at(c, r.fMethod)) {
		case "include", "extend", "prepend":
			out = append(out, w.directTypes(w.at(c, r.fArguments))...)
		}
	})
	return out
}

// makes returns which type a call makes a new one of: Class, Module, Struct or Data; "" for other calls.
func (r *ruby) makes(w *walker, n int32) string {
	receiver, method := w.at(n, r.fReceiver), w.at(n, r.fMethod)
	if receiver < 0 || method < 0 || !w.is(receiver, "constant") {
		return ""
	}
	switch made, how := w.src(receiver), w.src(method); {
	case how == "new" && (made == "Class" || made == "Module" || made == "Struct"), how == "define" && made == "Data":
		return made
	}
	return ""
}

// madeType adds a type that is made by a call and named by a constant.
func (r *ruby) madeType(w *walker, n, call int32, made string, s facts.Symbol) {
	arguments, block := w.at(call, r.fArguments), w.at(call, r.fBlock)
	s.Type = ctxsys.TypeClass
	switch made {
	case "Module":
		s.Type = ctxsys.TypeNamespace
	case "Class":
		s.Extends = w.directTypes(arguments)
	}
	head := call
	if arguments >= 0 {
		head = arguments
	}
	body := w.at(block, r.fBody)
	index := r.typeSymbol(w, n, head, body, s)
	r.members(w, index, body, func() {
		if made == "Struct" || made == "Data" {
			r.structFields(w, arguments)
		}
		w.visit(arguments)
		w.visit(body)
	})
}

// structFields adds a property for each name that Struct.new is given.
func (r *ruby) structFields(w *walker, arguments int32) {
	w.children(arguments, func(c int32) {
		if name := rubyText(w, c); w.is(c, "simple_symbol") && name != "" {
			index := r.symbol(w, c, -1, facts.Symbol{Type: ctxsys.TypeProperty, Name: name})
			w.ruby().body().addAttr(name, index)
		}
	})
}
