package parse

import (
	"strings"

	ctxsys "github.com/ctx-sys/ctx-sys"
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
	s := Symbol{Type: ctxsys.TypeFunction}
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

// routine adds a function and walks its inside. first binds what it knows of beside its parameters.
func (r *lua) routine(w *walker, n, f int32, s Symbol, first func(params int32)) {
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
	d := &w.file.Symbols[index]
	if own := r.ownTable(w, index, said.value); said.value != "" && said.value != s.Name+"()" && !said.differ && (d.Returns == "" || own) {
		d.TypeExpr, d.ValueExpr = typeOrValue(said.value)
	}
}

// ownTable reports whether a function yields a table of its own that functions are put into.
func (r *lua) ownTable(w *walker, function int, name string) bool {
	for i := function + 1; i < len(w.file.Symbols); i++ {
		if s := &w.file.Symbols[i]; s.Parent == function && s.Type == ctxsys.TypeNamespace && s.Name == name {
			return true
		}
	}
	return false
}

// symbol adds a symbol whose signature ends where the node head does.
func (r *lua) symbol(w *walker, n, head int32, s Symbol) int {
	index := w.define(n, -1, s, nil, nil)
	d := &w.file.Symbols[index]
	end := min(w.nodes[n].end, uint32(d.Start)+maxVariable)
	if head >= 0 {
		end = w.nodes[head].end
		d.BodyStart = int(end)
	}
	d.Signature = w.signature(uint32(d.Start), end)
	d.Doc = luaDoc(string(w.text[d.DocStart:d.Start]))
	return index
}

// annotate fills in what the annotations above a function say of its types.
func (r *lua) annotate(w *walker, index int) luaNotes {
	s := &w.file.Symbols[index]
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
		s := Symbol{Type: ctxsys.TypeNamespace, Name: w.src(name), Modifiers: []string{"local"}}
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
		case NotLocal:
			w.use(RefValue, w.src(name), w.line(name))
			return
		case UnknownLocal:
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
	s := Symbol{Type: ctxsys.TypeVariable, Name: w.src(name)}
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
	if a := w.first(name+1, "attribute"); s.Name == strings.ToUpper(s.Name) && len(s.Name) > 1 || a >= 0 || r.isConst(w, name) {
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

// table adds the symbol of a table that is used as a namespace or class, with the members its constructor
// and its annotations name.
func (r *lua) table(w *walker, n, name, value int32, nth int, s Symbol, t *luaTable) {
	s.Type = ctxsys.TypeNamespace
	if t.class {
		s.Type = ctxsys.TypeClass
		for _, base := range t.bases {
			s.Extends = append(s.Extends, r.classNamed(w, base))
		}
	}
	full := s.Name
	if s.Owner != "" {
		full = s.Owner + "." + s.Name
	}
	index := r.symbol(w, n, -1, s)
	notes := r.notesAbove(w, n)
	w.within(index, func() {
		for _, field := range notes.fields {
			w.lua().defined[full+"."+field.name] = true
			w.add(name, r.fieldSymbol(w, field, index))
		}
		if nth == 0 {
			r.members(w, value, full)
		}
	})
}

// members reads the value of a table: the fields of its constructor are its own.
func (r *lua) members(w *walker, value int32, owner string) {
	if value < 0 || !w.is(value, "table_constructor") {
		w.visit(value)
		return
	}
	w.children(value, func(c int32) {
		name, v := w.at(c, r.fName), w.at(c, r.fValue)
		if name < 0 || v < 0 || w.is(v, "function_definition") || !w.is(name, "identifier") {
			w.visit(c)
			return
		}
		w.lua().defined[owner+"."+w.src(name)] = true
		s := Symbol{Type: ctxsys.TypeProperty, Name: w.src(name)}
		s.TypeExpr, s.ValueExpr = typeOrValue(w.closed(w.expr(v)))
		index := r.symbol(w, c, -1, s)
		w.within(index, func() { w.visit(v) })
	})
}

// field reads a field of a table constructor. A function in it has the name of the field.
func (r *lua) field(w *walker, n int32) {
	name, value := w.at(n, r.fName), w.at(n, r.fValue)
	switch {
	case name >= 0 && value >= 0 && w.is(value, "function_definition") && (w.is(name, "identifier") || r.text(w, name) != ""):
		s := Symbol{Type: ctxsys.TypeFunction, Name: w.src(name)}
		if text := r.text(w, name); text != "" {
			s.Name = text
		}
		self := ""
		if w.current >= 0 && w.file.Symbols[w.current].Type == ctxsys.TypeClass {
			s.Type, self = ctxsys.TypeMethod, w.file.Symbols[w.current].Name
		}
		r.routine(w, n, value, s, func(params int32) {
			if self != "" && params >= 0 && w.sourceOf(w.first(params, "identifier")) == "self" {
				w.bind("self", self, "")
			}
		})
	case name >= 0 && w.is(name, "identifier"):
		w.visit(value)
	default:
		w.inside(n)
	}
}

// member reads t.name = value: a property of the table the first time that is said in the file itself, or of
// self in a method.
func (r *lua) member(w *walker, n, left, right int32) {
	f := w.lua()
	owner, name := r.named(w, left)
	if owner == "" && name != "" && w.is(left, "dot_index_expression") { // _G.name = value
		r.globalName(w, n, name, right)
		return
	}
	if name == "__index" && right >= 0 && w.src(right) == owner {
		return
	}
	class := owner
	if owner == "self" {
		class = r.selfClass(w)
	}
	known := class != "" && name != "" && (owner == "self" || w.isTop() && f.tables[firstName(owner)] != nil) && name != "__index"
	if !known || f.defined[class+"."+name] {
		w.visit(right)
		if w.is(left, "bracket_index_expression") || owner != "self" {
			w.visit(left)
		} else {
			w.use(RefValue, w.expr(left), w.line(left))
		}
		return
	}
	f.defined[class+"."+name] = true
	s := Symbol{Type: ctxsys.TypeProperty, Name: name, Owner: class}
	if t := f.tables[class+"."+name]; t != nil && w.isTop() {
		r.table(w, n, left, right, 0, s, t)
		return
	}
	notes := r.notesAbove(w, n)
	if s.Returns, s.TypeExpr = notes.typ, r.typeOf(w, notes.typ); s.TypeExpr == "" && right >= 0 {
		s.TypeExpr, s.ValueExpr = typeOrValue(w.closed(w.expr(right)))
	}
	outer := w.current
	w.current = -1
	index := r.symbol(w, n, -1, s)
	w.current = outer
	if owner == "self" {
		w.visit(right)
		return
	}
	w.within(index, func() { w.visit(right) })
}

// globalName reads _G.name = value. Where the value is a table of the file, that is what the name is.
func (r *lua) globalName(w *walker, n int32, name string, right int32) {
	if right >= 0 && w.is(right, "identifier") && w.lua().global[w.src(right)] {
		w.file.Exports = append(w.file.Exports, Export{"_G." + name, w.src(right)})
		return
	}
	w.visit(right)
}

// selfClass is the class of the file that self is an instance of, "" when that is not known.
func (r *lua) selfClass(w *walker) string {
	local := w.lookup("self")
	if local < 0 {
		return ""
	}
	l := &w.file.Locals[local]
	class := l.Type
	if class == "" {
		class = strings.TrimSuffix(l.Value, "!")
	}
	if t := w.lua().tables[class]; t != nil && t.class {
		return class
	}
	return ""
}

// importedAs reads local name = require("module"), or a member of it.
func (r *lua) importedAs(w *walker, value int32, name string, nth int) bool {
	if value < 0 {
		return false
	}
	member, call := "*", value
	if w.is(value, "dot_index_expression") {
		member, call = w.sourceOf(w.at(value, r.fField)), w.at(value, r.fTable)
	}
	source, wrapped := r.loaded(w, call)
	if source == "" || member == "" || wrapped != (nth == 1) || nth > 1 {
		return false
	}
	w.file.Imports = append(w.file.Imports, Import{Source: source, Line: w.line(value), Names: []ImportedName{{member, name}}, Dynamic: wrapped})
	return true
}

// loaded is the module that a call loads; wrapped is true for pcall(require, "module"), which yields it as
// its second result.
func (r *lua) loaded(w *walker, n int32) (source string, wrapped bool) {
	if n < 0 || !w.is(n, "function_call") {
		return "", false
	}
	args := w.list(w.at(n, r.fArguments))
	switch w.sourceOf(w.at(n, r.fName)) {
	case "require", "dofile", "loadfile":
		if len(args) > 0 {
			return r.text(w, args[0]), false
		}
	case "pcall":
		if len(args) == 2 && w.src(args[0]) == "require" {
			return r.text(w, args[1]), true
		}
	}
	return "", false
}
