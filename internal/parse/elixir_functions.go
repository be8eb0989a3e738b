package parse

import (
	"strings"

	ctxsys "github.com/ctx-sys/ctx-sys"
	"github.com/ctx-sys/ctx-sys/internal/facts"
	"github.com/ctx-sys/ctx-sys/internal/facts/build"
)

// function reads one clause of def, defp, defmacro, defguard and defdelegate. The clauses of one name and
// arity that follow one another are one symbol; it begins with the first and ends with the last.
func (r *elixir) function(w *walker, n, arguments int32) bool {
	name, params, guard := r.head(w, arguments)
	if name == "" {
		w.block(func() { w.insideBut(n, w.at(n, r.fTarget)) })
		return true
	}
	word := w.src(w.at(n, r.fTarget))
	c := elixirClause{node: n, parent: w.current, arity: len(params), word: word, name: name}
	if last := w.elixir().clause; last.continues(&c) && r.follows(w, n, last.node) {
		c.symbol, c.types = last.symbol, last.types
		s := &w.File.Symbols[c.symbol]
		s.End = int(w.nodes[n].end)
		s.EndLine = build.LineAt(w.Lines, s.End-1)
	} else {
		c.symbol, c.types = r.functionSymbol(w, n, arguments, params, c)
	}
	w.elixir().clause = c
	w.routine(c.symbol, func() {
		for i, p := range params {
			typ := ""
			if i < len(c.types) {
				typ = c.types[i]
			}
			r.pattern(w, p, typ, "?")
		}
		w.visit(guard)
		r.functionBody(w, n, arguments, c)
	})
	w.elixir().clause = c
	return true
}

func (c *elixirClause) continues(next *elixirClause) bool {
	return c.name == next.name && c.arity == next.arity && c.word == next.word && c.parent == next.parent && c.node > 0
}

// follows reports whether nothing but comments and what describes it is between a clause and the one
// before.
func (r *elixir) follows(w *walker, n, before int32) bool {
	for p := w.prev[n]; p >= 0; p = w.prev[p] {
		if p == before {
			return true
		}
		if w.roleOf(p) != roleComment {
			if name, _ := r.attribute(w, p); !isDescription(name) {
				return false
			}
		}
	}
	return false
}

// head returns the name and the parameters of what a def defines, and the guard behind them.
func (r *elixir) head(w *walker, arguments int32) (name string, params []int32, guard int32) {
	guard = -1
	if arguments < 0 || arguments+1 >= w.nodes[arguments].next {
		return "", nil, -1
	}
	h := arguments + 1
	if w.is(h, "binary_operator") && r.operator(w, h) == "when" {
		h, guard = w.at(h, r.fLeft), w.at(h, r.fRight)
	}
	switch {
	case w.is(h, "identifier"):
		return w.src(h), nil, guard
	case w.is(h, "call"):
		if target := w.at(h, r.fTarget); target >= 0 && w.is(target, "identifier") {
			return w.src(target), w.list(r.arguments(w, h)), guard
		}
	case w.is(h, "binary_operator"):
		return r.operator(w, h), []int32{w.at(h, r.fLeft), w.at(h, r.fRight)}, guard
	case w.is(h, "unary_operator"):
		operand := w.at(h, r.fOperand)
		if operand >= 0 {
			return strings.TrimSpace(string(w.text[w.nodes[h].start:w.nodes[operand].start])), []int32{operand}, guard
		}
	}
	return "", nil, guard
}

// functionSymbol adds the symbol of a function by its first clause.
func (r *elixir) functionSymbol(w *walker, n, arguments int32, params []int32, c elixirClause) (index int, types []string) {
	s := facts.Symbol{Type: ctxsys.TypeFunction, Name: c.name, Params: r.params(w, params)}
	if w.inType() {
		s.Type = ctxsys.TypeMethod
	}
	if strings.HasSuffix(c.word, "p") {
		s.Modifiers = append(s.Modifiers, "private")
	}
	switch {
	case strings.HasPrefix(c.word, "defmacro"):
		s.Modifiers = append(s.Modifiers, "macro")
	case strings.HasPrefix(c.word, "defguard"):
		s.Modifiers = append(s.Modifiers, "guard")
	}
	spec := int32(-1)
	for _, at := range r.above(w, n, &s) {
		if name, of, _ := r.specification(w, at); name == c.name && len(of) == c.arity {
			spec = at
		}
	}
	types = r.specified(w, spec, &s)
	index = r.symbol(w, n, w.head(arguments), s)
	w.within(index, func() { r.typeUses(w, spec) })
	return index, types
}

// params reads parameters as they are written: a name, or the pattern in place of one.
func (r *elixir) params(w *walker, list []int32) (out []ctxsys.Param) {
	for _, n := range list {
		p := ctxsys.Param{}
		name := n
		if w.is(n, "binary_operator") {
			switch left, right := w.at(n, r.fLeft), w.at(n, r.fRight); r.operator(w, n) {
			case `\\`:
				name, p.Default = left, w.Signature(w.nodes[right].start, w.nodes[right].end)
			case "=":
				if w.is(right, "identifier") {
					name, p.Type = right, r.structType(w, left)
				} else if w.is(left, "identifier") {
					name, p.Type = left, r.structType(w, right)
				}
			}
		}
		p.Name = w.Signature(w.nodes[name].start, min(w.nodes[name].end, w.nodes[name].start+80))
		out = append(out, p)
	}
	return out
}

// functionBody walks what a clause does. The last expression of a function that has no specification is
// what it yields.
func (r *elixir) functionBody(w *walker, n, arguments int32, c elixirClause) {
	body := r.of(w, n, r.kDoBlock)
	last := int32(-1)
	if body >= 0 {
		w.inside(body)
		w.children(body, func(b int32) {
			if w.roleOf(b) != roleComment && !w.is(b, "end") && !w.is(b, "do") && w.nodes[b].symbol != symbolError &&
				!w.is(b, "rescue_block") && !w.is(b, "after_block") && !w.is(b, "catch_block") && !w.is(b, "else_block") {
				last = b
			}
		})
	} else {
		last = r.option(w, arguments, "do")
		w.visit(last)
	}
	if c.word == "defdelegate" {
		last = -1
		r.delegated(w, n, arguments, c)
	}
	s := &w.File.Symbols[c.symbol]
	if last < 0 || s.Returns != "" || s.TypeExpr != "" || s.ValueExpr != "" || strings.HasPrefix(c.word, "defmacro") || strings.HasSuffix(c.name, "?") {
		return
	}
	if e := w.closed(w.expr(last)); e != c.name+"()" {
		s.TypeExpr, s.ValueExpr = elixirTypeOrValue(e)
	}
}

// delegated reads defdelegate name(args), to: Module, as: :other.
func (r *elixir) delegated(w *walker, n, arguments int32, c elixirClause) {
	to, name := r.moduleName(w, r.option(w, arguments, "to")), c.name
	if as := r.option(w, arguments, "as"); as >= 0 && w.is(as, "atom") {
		name = strings.TrimPrefix(w.src(as), ":")
	}
	if to == "" || r.isStandard(w, to) {
		return
	}
	w.useWith(facts.RefCall, to+"."+name, c.arity+1, w.line(n))
	if s := &w.File.Symbols[c.symbol]; s.Returns == "" {
		s.ValueExpr = to + "." + name + "()"
	}
}

// test reads a test of ExUnit, whose name is a text.
func (r *elixir) test(w *walker, n, arguments int32) bool {
	body := r.of(w, n, r.kDoBlock)
	if arguments < 0 || body < 0 {
		return false
	}
	args := w.list(arguments)
	if len(args) == 0 {
		return false
	}
	text, ok := r.text(w, args[0])
	if name := strings.TrimSpace(text); ok && name != "" {
		s := facts.Symbol{Type: ctxsys.TypeFunction, Name: build.Collapse(name), Modifiers: []string{"test"}}
		r.above(w, n, &s)
		index := r.symbol(w, n, arguments, s)
		w.routine(index, func() {
			for _, p := range args[1:] {
				r.pattern(w, p, "", "?")
			}
			w.visit(body)
		})
		return true
	}
	return false
}

// defined reads an attribute: a type, a callback, a constant, or the use of one.
func (r *elixir) defined(w *walker, n int32) {
	name, arguments := r.attribute(w, n)
	if arguments < 0 || arguments+1 >= w.nodes[arguments].next {
		if name != "" && arguments < 0 {
			w.use(facts.RefValue, "@"+name, w.line(n))
		} else {
			w.visit(arguments)
		}
		return
	}
	value := arguments + 1
	switch name {
	case "doc", "moduledoc", "typedoc", "shortdoc":
		if (w.is(value, "string") || w.is(value, "sigil")) && w.first(value, "interpolation") < 0 {
			f := w.elixir()
			f.docs = append(f.docs, facts.Span{Start: int(w.nodes[value].start), End: int(w.nodes[value].end)})
		}
	case "spec", "behaviour", "behavior", "moduletag", "dialyzer", "since", "vsn", "optional_callbacks", "enforce_keys", "compile":
	case "type", "typep", "opaque":
		r.typeSymbol(w, n, name, value)
	case "callback", "macrocallback":
		r.callback(w, n, value)
	case "impl", "derive", "before_compile", "after_compile", "on_definition", "on_load", "tag", "describetag", "deprecated", "external_resource",
		"protocol", "fallback_to_any":
		w.visit(arguments)
	default:
		r.constant(w, n, name, value)
	}
}

// constant reads @name value in a module. A second value for the name is no second symbol.
func (r *elixir) constant(w *walker, n int32, name string, value int32) {
	m := w.elixir().module()
	if !w.bare() || m.own["@"+name] {
		w.visit(value)
		return
	}
	m.own["@"+name] = true
	s := facts.Symbol{Type: ctxsys.TypeConstant, Name: "@" + name}
	s.TypeExpr, s.ValueExpr = elixirTypeOrValue(w.closed(w.expr(value)))
	index := r.symbol(w, n, -1, s)
	d := &w.File.Symbols[index]
	d.Signature = w.Signature(uint32(d.Start), min(w.nodes[n].end, uint32(d.Start)+maxVariable))
	w.within(index, func() { w.visit(value) })
}

// typeSymbol reads @type name :: definition.
func (r *elixir) typeSymbol(w *walker, n int32, word string, value int32) {
	head, definition := value, int32(-1)
	if w.is(value, "binary_operator") {
		head, definition = w.at(value, r.fLeft), w.at(value, r.fRight)
	}
	name := w.src(head)
	if w.is(head, "call") {
		name = w.sourceOf(w.at(head, r.fTarget))
	}
	if name == "" {
		w.visit(value)
		return
	}
	s := facts.Symbol{Type: ctxsys.TypeType, Name: name}
	if word == "typep" {
		s.Modifiers = []string{"private"}
	}
	if t := r.typeOf(w, definition); !strings.ContainsAny(t, ",") {
		s.TypeExpr = t
	}
	r.above(w, n, &s)
	index := r.symbol(w, n, -1, s)
	w.within(index, func() { r.typeUses(w, definition) })
}

// callback reads @callback name(types) :: result.
func (r *elixir) callback(w *walker, n, value int32) {
	name, params, _ := r.specification(w, value)
	if name == "" {
		return
	}
	s := facts.Symbol{Type: ctxsys.TypeFunction, Name: name, Modifiers: []string{"callback"}}
	for _, p := range params {
		one := ctxsys.Param{Type: build.Collapse(w.src(p))}
		if w.is(p, "binary_operator") && r.operator(w, p) == "::" {
			one.Name, one.Type = w.src(w.at(p, r.fLeft)), build.Collapse(w.src(w.at(p, r.fRight)))
		}
		s.Params = append(s.Params, one)
	}
	r.above(w, n, &s)
	params2 := s.Params
	r.specified(w, value, &s)
	s.Params = params2
	index := r.symbol(w, n, -1, s)
	w.within(index, func() { r.typeUses(w, value) })
}
