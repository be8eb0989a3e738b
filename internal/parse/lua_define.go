package parse

import (
	"strings"

	ctxsys "github.com/ctx-sys/ctx-sys"
	"github.com/ctx-sys/ctx-sys/internal/facts"
)

func (r *lua) luaDefinitions() {
	r.on(func(w *walker, n int32) {
		name := w.at(n, r.fName)
		if name < 0 || w.src(name) == "" {
			w.inside(n)
			return
		}
		r.function(w, n, n, name, w.nodes[n].field == r.fLocal)
	}, "function_declaration")
	r.on(func(w *walker, n int32) {
		if a := w.first(n, "assignment_statement"); a >= 0 {
			r.assignment(w, a, n, true)
			return
		}
		w.children(n, func(list int32) { // local a, b
			w.children(list, func(c int32) {
				if w.is(c, "identifier") {
					r.declare(w, n, c, -1, 0, true)
				}
			})
		})
	}, "variable_declaration")
	r.on(func(w *walker, n int32) { r.assignment(w, n, n, false) }, "assignment_statement")
	r.on(r.field, "field")
}

// key is the name of a member: of t.name, t:name and t["name"], "" for any other.
func (r *lua) key(w *walker, n int32) string {
	switch {
	case w.is(n, "method_index_expression"):
		return w.sourceOf(w.at(n, r.fMethod))
	case w.is(n, "dot_index_expression"):
		return w.sourceOf(w.at(n, r.fField))
	case w.is(n, "bracket_index_expression"):
		return r.text(w, w.at(n, r.fField))
	}
	return ""
}

// text is what a string says, "" for what is no string.
func (r *lua) text(w *walker, n int32) string {
	if n < 0 || !w.is(n, "string") {
		return ""
	}
	return w.sourceOf(w.first(n, "string_content"))
}

// named is the name of a variable and the table it is in, "" for one of its own. Names that are not known
// when the code is read are "".
func (r *lua) named(w *walker, n int32) (owner, name string) {
	if w.is(n, "identifier") {
		return "", w.src(n)
	}
	name = r.key(w, n)
	for of := w.at(n, r.fTable); of >= 0 && name != ""; of = w.at(of, r.fTable) {
		part := ""
		if w.is(of, "identifier") {
			part = w.src(of)
		} else {
			part = r.key(w, of)
		}
		switch {
		case part == "":
			return "", ""
		case part == "_G" && w.is(of, "identifier"):
			return owner, name
		case owner == "":
			owner = part
		default:
			owner = part + "." + owner
		}
	}
	return owner, name
}

// function adds the function that node f defines, named by the node name; n is the statement or field
// around both.
func (r *lua) function(w *walker, n, f, name int32, local bool) {
	s := facts.Symbol{Type: ctxsys.TypeFunction}
	if w.is(name, "string") {
		s.Name = r.text(w, name)
	} else {
		s.Owner, s.Name = r.named(w, name)
	}
	if s.Name == "" {
		w.visit(w.at(name, r.fTable))
		w.visit(w.at(name, r.fField))
		r.anonymous(w, f)
		return
	}
	if local {
		s.Modifiers = append(s.Modifiers, "local")
	}
	method := w.is(name, "method_index_expression")
	self := s.Owner
	if t := w.lua().tables[s.Owner]; method || t != nil && t.class {
		s.Type = ctxsys.TypeMethod
	}
	if s.Owner == "self" {
		s.Owner, self = "", ""
	}
	if s.Owner == "" {
		w.bindSymbol(s.Name)
	}
	r.routine(w, n, f, s, func(params int32) {
		if method || self != "" && params >= 0 && w.sourceOf(w.first(params, "identifier")) == "self" {
			w.bind("self", self, "")
		}
	})
}

// routine adds a function and walks its inside. first binds what it knows of next to its parameters.
func (r *lua) routine(w *walker, n, f int32, s facts.Symbol, first func(params int32)) {
	params := w.at(f, r.fParams)
	s.Params = w.paramList(params)
	index := r.symbol(w, n, params, s)
	notes := r.annotate(w, index)
	file := w.lua()
	file.returns = append(file.returns, luaReturns{})
	w.within(index, func() {
		w.among(container{symbol: index, kind: ctxsys.TypeFunction}, func() {
			if params >= 0 {
				w.children(params, func(c int32) {
					if w.is(c, "identifier") {
						w.bind(w.src(c), r.typeOf(w, notes.params[w.src(c)]), "")
					}
				})
			}
			first(params)
			w.visit(w.at(f, r.fBody))
		})
	})
	said := file.returns[len(file.returns)-1]
	file.returns = file.returns[:len(file.returns)-1]
	d := &w.File.Symbols[index]
	if own := r.ownTable(w, index, said.value); said.value != "" && said.value != s.Name+"()" && !said.differ && (d.Returns == "" || own) {
		d.TypeExpr, d.ValueExpr = typeOrValue(said.value)
	}
}

// symbol adds a symbol whose signature ends where the node head does.
func (r *lua) symbol(w *walker, n, head int32, s facts.Symbol) int {
	index := w.define(n, -1, s, nil, nil)
	d := &w.File.Symbols[index]
	end := min(w.nodes[n].end, uint32(d.Start)+maxVariable)
	if head >= 0 {
		end = w.nodes[head].end
		d.BodyStart = int(end)
	}
	d.Signature = w.headOf(uint32(d.Start), end)
	d.Doc = luaDoc(string(w.text[d.DocStart:d.Start]))
	return index
}

// annotate fills in what the annotations above a function say of its types.
func (r *lua) annotate(w *walker, index int) luaNotes {
	s := &w.File.Symbols[index]
	notes := luaNotesOf(string(w.text[s.DocStart:s.Start]))
	for i := range s.Params {
		s.Params[i].Type = notes.params[s.Params[i].Name]
	}
	if notes.returns != "" {
		s.Returns, s.TypeExpr = notes.returns, r.typeOf(w, notes.returns)
	}
	return notes
}

// anonymous walks a function that has no name.
func (r *lua) anonymous(w *walker, f int32) {
	file := w.lua()
	file.returns = append(file.returns, luaReturns{})
	w.block(func() {
		if params := w.at(f, r.fParams); params >= 0 {
			w.children(params, func(c int32) {
				if w.is(c, "identifier") {
					w.bind(w.src(c), "", "")
				}
			})
		}
		w.visit(w.at(f, r.fBody))
	})
	file.returns = file.returns[:len(file.returns)-1]
}

// assignment reads variables = values; n is the statement around it.
func (r *lua) assignment(w *walker, a, n int32, local bool) {
	values := w.list(w.first(a, "expression_list"))
	at := 0
	r.eachAssigned(w, a, func(left, right int32) {
		last, nth := right, 0
		if right < 0 && len(values) > 0 { // the rest of what the last value yields
			last, nth = values[len(values)-1], at-len(values)+1
		}
		at++
		switch {
		case right >= 0 && w.is(right, "function_definition"):
			r.function(w, n, right, left, local)
		case local || w.is(left, "identifier"):
			if right >= 0 {
				r.assigned(w, n, left, right, local)
			}
			r.declare(w, n, left, last, nth, local)
		default:
			r.member(w, n, left, right)
		}
	})
	for i := at; i < len(values); i++ {
		w.visit(values[i])
	}
}

// assigned reads the value of a variable, unless its symbol will.
func (r *lua) assigned(w *walker, n, left, right int32, local bool) {
	if t := w.lua().tables[w.src(left)]; local && !w.isTop() && t.within(n, w.nodes[w.parent(n)].next) {
		return
	}
	if !w.isTop() || !local && (w.lua().local[w.src(left)] || w.lua().defined[w.src(left)]) {
		w.visit(right)
	}
}

// declare reads a variable that is given the nth value of an expression, -1 for none: at the top of the file
// it has a symbol, elsewhere it is bound.
func (r *lua) declare(w *walker, n, name, value int32, nth int, local bool) {
	e := "?"
	if value >= 0 {
		e = w.expr(value)
		if nth > 0 && nth < 10 && strings.HasSuffix(e, ")") {
			e += "#" + string(rune('0'+nth))
		} else if nth > 0 {
			e = "?"
		}
	}
	if w.isTop() {
		r.variable(w, n, name, value, e, nth, local)
		return
	}
	if t := w.lua().tables[w.src(name)]; local && nth == 0 && t.within(n, w.nodes[w.parent(n)].next) {
		s := facts.Symbol{Type: ctxsys.TypeNamespace, Name: w.src(name), Modifiers: []string{"local"}}
		w.within(r.symbol(w, n, -1, s), func() { w.visit(value) })
		w.bindSymbol(s.Name)
		return
	}
	typ := ""
	if local {
		_, start := w.docOf(n)
		typ = r.typeOf(w, luaNotesOf(string(w.text[start:w.nodes[n].start])).typ)
	} else {
		switch w.lookup(w.src(name)) {
		case facts.NotLocal:
			w.use(facts.RefValue, w.src(name), w.line(name))
			return
		case facts.UnknownLocal:
			w.rebind(w.src(name), e)
			return
		}
	}
	w.bind(w.src(name), typ, e)
}

// variable adds the symbol of a variable of the file: a module that is loaded is an import, a table with
// functions is a namespace or a class.
func (r *lua) variable(w *walker, n, name, value int32, e string, nth int, local bool) {
	f := w.lua()
	s := facts.Symbol{Type: ctxsys.TypeVariable, Name: w.src(name)}
	if r.importedAs(w, value, s.Name, nth) {
		return
	}
	if f.defined[s.Name] || !local && f.local[s.Name] {
		if value >= 0 && nth == 0 && f.defined[s.Name] && local {
			w.visit(value)
		}
		return
	}
	f.defined[s.Name] = true
	if local {
		s.Modifiers = append(s.Modifiers, "local")
	}
	if t := f.tables[s.Name]; t != nil {
		r.table(w, n, name, value, nth, s, t)
		return
	}
	if s.Name == strings.ToUpper(s.Name) && len(s.Name) > 1 || r.isConst(w, name) {
		s.Type = ctxsys.TypeConstant
	}
	notes := r.notesAbove(w, n)
	s.TypeExpr = r.typeOf(w, notes.typ)
	s.Returns = notes.typ
	if s.TypeExpr == "" {
		s.TypeExpr, s.ValueExpr = typeOrValue(w.closed(e))
	}
	index := r.symbol(w, n, -1, s)
	if nth == 0 {
		w.within(index, func() { w.visit(value) })
	}
}

// isConst reports whether <const> follows a name.
func (r *lua) isConst(w *walker, name int32) bool {
	next := w.nodes[name].next
	return next < w.nodes[w.parent(name)].next && w.is(next, "attribute")
}

func (r *lua) notesAbove(w *walker, n int32) luaNotes {
	_, start := w.docOf(n)
	return luaNotesOf(string(w.text[start:w.nodes[n].start]))
}
