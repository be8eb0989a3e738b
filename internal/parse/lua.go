package parse

import (
	"slices"

	"github.com/ctx-sys/ctx-sys/internal/facts"
)

// lua is the rules of Lua and the numbers of its grammar.
//
// A module of Lua is a table that the file returns, and a class is a table too. What a table of the file is
// for is found before the walk, by what is done with it: functions are put into it, it is made a metatable,
// or it is returned.
type lua struct {
	*rules

	fName, fValue, fTable, fField, fMethod, fArguments, fParams, fBody, fClause, fLocal, fLeft, fRight uint16
}

// luaFile is what is kept of a file while it is walked.
type luaFile struct {
	tables  map[string]*luaTable
	local   map[string]bool   // names that are local to the file
	global  map[string]bool   // tables of the file that are put into _G
	offered map[string]bool   // names the file returns
	named   map[string]string // classes by the names that annotations give them -> the tables
	defined map[string]bool   // variables and fields that have a symbol
	returns []luaReturns      // of the functions around, innermost last
}

// luaTable is a table that functions are put into, or that is used as a class.
type luaTable struct {
	class bool
	bases []string
	puts  []int32 // where functions are put into it
}

// luaReturns is what the return statements of a function have said.
type luaReturns struct {
	value  string
	differ bool
}

func walkLua(g *grammar) func(*extractor) {
	r := &lua{rules: newRules(g)}
	for name, f := range map[string]*uint16{
		"name": &r.fName, "value": &r.fValue, "table": &r.fTable, "field": &r.fField, "method": &r.fMethod,
		"arguments": &r.fArguments, "parameters": &r.fParams, "body": &r.fBody, "clause": &r.fClause,
		"local_declaration": &r.fLocal, "left": &r.fLeft, "right": &r.fRight,
	} {
		*f = g.field(name)
	}
	r.role(roleComment, "comment", "hash_bang_line")
	r.exported = r.isExported
	r.begin = func(w *walker, _ int32) { w.note = r.survey(w) }
	for _, kind := range []string{"identifier", "vararg_expression"} {
		r.parameter(kind, "", "", "", kind == "vararg_expression")
		r.params[r.ids([]string{kind})[0]].find = func(w *walker, n int32) (name, typ int32) {
			if w.is(n, "vararg_expression") {
				return -1, -1
			}
			return n, -1
		}
	}
	r.luaValues()
	r.luaDefinitions()
	r.luaUses()
	walk := r.walk()
	r.on(r.comment, "comment")
	return walk
}

func (w *walker) lua() *luaFile { return w.note.(*luaFile) }

// isTop reports whether statements of the file itself are being walked, in no block.
func (w *walker) isTop() bool { return w.current < 0 && len(w.scopes) == 1 }

// isExported: a file offers what is global, what it returns, and what is in a table it returns.
func (r *lua) isExported(w *walker, s *facts.Symbol) bool {
	f := w.lua()
	head := firstName(s.Owner)
	if s.Owner == "" {
		if s.Parent >= 0 {
			return true
		}
		head = s.Name
	}
	return !f.local[head] || f.offered[head] || f.global[head]
}

// survey finds what the tables of a file are for.
func (r *lua) survey(w *walker) *luaFile {
	f := &luaFile{
		tables: map[string]*luaTable{}, local: map[string]bool{}, global: map[string]bool{}, offered: map[string]bool{},
		named: map[string]string{}, defined: map[string]bool{},
	}
	for i := int32(0); i < int32(len(w.nodes)); i++ {
		if w.nodes[i].next == i+1 {
			continue
		}
		switch {
		case w.is(i, "function_declaration"):
			r.surveyFunction(w, f, i)
		case w.is(i, "assignment_statement"):
			r.surveyAssignment(w, f, i)
		case w.is(i, "function_call"):
			if w.sourceOf(w.at(i, r.fName)) == "setmetatable" {
				r.surveyMetatable(w, f, i)
			}
		case w.is(i, "return_statement") && w.parent(i) == 0:
			r.surveyReturn(w, f, i)
		}
	}
	for c := int32(1); c < int32(len(w.nodes)); c = w.nodes[c].next {
		r.surveyStatement(w, f, c)
	}
	return f
}

func (f *luaFile) table(name string) *luaTable {
	t := f.tables[name]
	if t == nil {
		t = &luaTable{}
		f.tables[name] = t
	}
	return t
}

// surveyFunction notes the table that function t.name or t:name is put into.
func (r *lua) surveyFunction(w *walker, f *luaFile, n int32) {
	if name := w.at(n, r.fName); name >= 0 {
		if owner, _ := r.named(w, name); owner != "" {
			f.table(owner).put(n)
		}
	}
}

// surveyAssignment notes t.name = function, t.__index = t and _G.name = t.
func (r *lua) surveyAssignment(w *walker, f *luaFile, n int32) {
	r.eachAssigned(w, n, func(left, right int32) {
		if right < 0 || w.is(left, "identifier") {
			return
		}
		switch owner, name := r.named(w, left); {
		case name == "":
		case owner == "": // _G.name
			if w.is(right, "identifier") {
				f.global[w.src(right)] = true
			}
		case name == "__index":
			base := ""
			if w.is(right, "identifier") && w.src(right) != owner {
				base = w.src(right)
			}
			f.table(owner).derive(base)
		case w.is(right, "function_definition"):
			f.table(owner).put(n)
		}
	})
}

func (t *luaTable) put(n int32) { t.puts = append(t.puts, n) }

// within reports whether functions are put into the table between two nodes.
func (t *luaTable) within(from, to int32) bool {
	return t != nil && slices.ContainsFunc(t.puts, func(n int32) bool { return from < n && n < to })
}

// surveyMetatable notes the class in setmetatable(object, class) and setmetatable(object, {__index = class}).
// A table of the file that is given a metatable when it is declared is derived from that.
func (r *lua) surveyMetatable(w *walker, f *luaFile, n int32) {
	class := r.metatable(w, n)
	if class == "" || class == "self" {
		return
	}
	if derived := r.declared(w, n); derived != "" {
		f.table(derived).derive(class)
	}
	f.table(class).class = true
}

// metatable is what the second argument of setmetatable makes of the first an instance of.
func (r *lua) metatable(w *walker, n int32) string {
	args := w.list(w.at(n, r.fArguments))
	if len(args) != 2 {
		return ""
	}
	of := args[1]
	if w.is(of, "table_constructor") {
		index := int32(-1)
		w.children(of, func(c int32) {
			if name := w.at(c, r.fName); name >= 0 && w.src(name) == "__index" {
				index = w.at(c, r.fValue)
			}
		})
		of = index
	}
	if of < 0 || !w.is(of, "identifier") && !w.is(of, "dot_index_expression") {
		return ""
	}
	return dots(w.src(of))
}

// declared is the name of the table that a call of setmetatable in the file itself makes or changes: local t
// = setmetatable(...), or setmetatable(t, ...) alone.
func (r *lua) declared(w *walker, n int32) string {
	p := w.parent(n)
	if p == 0 {
		if args := w.list(w.at(n, r.fArguments)); w.is(args[0], "identifier") {
			return w.src(args[0])
		}
		return ""
	}
	for ; p > 0 && (w.is(p, "expression_list") || w.is(p, "variable_declaration")); p = w.parent(p) {
	}
	if p <= 0 || !w.is(p, "assignment_statement") || w.parent(p) != 0 && w.parent(w.parent(p)) != 0 {
		return ""
	}
	name := ""
	r.eachAssigned(w, p, func(left, right int32) {
		if right == n && w.is(left, "identifier") {
			name = w.src(left)
		}
	})
	return name
}

// surveyReturn notes what the file returns: a table, or several things in one.
func (r *lua) surveyReturn(w *walker, f *luaFile, n int32) {
	value := w.last(w.first(n, "expression_list"))
	if value >= 0 && w.is(value, "function_call") && w.sourceOf(w.at(value, r.fName)) == "setmetatable" {
		if args := w.list(w.at(value, r.fArguments)); len(args) > 0 {
			value = args[0]
		}
	}
	switch {
	case value < 0:
	case w.is(value, "identifier"):
		f.offered[w.src(value)] = true
		w.File.Exports = append(w.File.Exports, facts.Export{Name: "default", Local: w.src(value)})
	case w.is(value, "table_constructor"):
		w.children(value, func(c int32) {
			name, v := w.at(c, r.fName), w.at(c, r.fValue)
			switch {
			case name < 0 || v < 0 || !w.is(name, "identifier"):
			case w.is(v, "identifier"):
				f.offered[w.src(v)] = true
				w.File.Exports = append(w.File.Exports, facts.Export{Name: w.src(name), Local: w.src(v)})
			case w.is(v, "function_definition"):
				w.File.Exports = append(w.File.Exports, facts.Export{Name: w.src(name), Local: w.src(name)})
			}
		})
	}
}

// surveyStatement notes the names that a statement of the file makes local, and the classes among what it
// assigns.
func (r *lua) surveyStatement(w *walker, f *luaFile, n int32) {
	local := w.nodes[n].field == r.fLocal
	assignment := n
	switch {
	case w.is(n, "function_declaration"):
		if name := w.at(n, r.fName); name >= 0 && local {
			f.local[w.src(name)] = true
		}
		return
	case w.is(n, "variable_declaration"):
		if assignment = w.first(n, "assignment_statement"); assignment < 0 {
			assignment = n
		}
	case !w.is(n, "assignment_statement"):
		return
	}
	first := true
	r.eachAssigned(w, assignment, func(left, right int32) {
		owner, name := r.named(w, left)
		if local {
			f.local[name] = true
		}
		if owner != "" {
			name = owner + "." + name
		}
		if base, ok := r.derives(w, right); ok {
			f.table(name).derive(base)
		}
		if first {
			r.annotatedClass(w, f, n, name)
		}
		first = false
	})
}

// derive makes a table a class; its base may be "".
func (t *luaTable) derive(base string) {
	t.class = true
	if base != "" {
		t.bases = append(t.bases, base)
	}
}

// annotatedClass notes that the table declared by n is the class that the comment above it names.
func (r *lua) annotatedClass(w *walker, f *luaFile, n int32, name string) {
	if w.before(n) < 0 || name == "" {
		return
	}
	if notes := r.notesAbove(w, n); notes.class != "" {
		t := f.table(name)
		t.class = true
		t.bases = append(t.bases, notes.bases...)
		f.named[notes.class] = name
	}
}

// derives reports whether a value is a new class of one of the libraries for them, and its base: Base:extend(),
// class("Name", Base).
func (r *lua) derives(w *walker, n int32) (base string, ok bool) {
	if n < 0 || !w.is(n, "function_call") {
		return "", false
	}
	name := w.at(n, r.fName)
	switch {
	case name < 0:
	case w.is(name, "method_index_expression"):
		switch w.sourceOf(w.at(name, r.fMethod)) {
		case "extend", "subclass":
			if of := w.at(name, r.fTable); of >= 0 && (w.is(of, "identifier") || w.is(of, "dot_index_expression")) {
				return dots(w.src(of)), true
			}
		}
	case w.is(name, "identifier"):
		switch w.src(name) {
		case "class", "Class":
			for _, a := range w.list(w.at(n, r.fArguments)) {
				if w.is(a, "identifier") || w.is(a, "dot_index_expression") {
					base = dots(w.src(a))
				}
			}
			return base, true
		}
	}
	return "", false
}

// eachAssigned calls f with each variable of an assignment and its value, which is -1 when there is none of
// its own.
func (r *lua) eachAssigned(w *walker, n int32, f func(left, right int32)) {
	variables, values := w.first(n, "variable_list"), w.list(w.first(n, "expression_list"))
	if variables < 0 {
		return
	}
	at := 0
	w.children(variables, func(c int32) {
		if w.nodes[c].field != r.fName {
			return
		}
		value := int32(-1)
		if at < len(values) {
			value = values[at]
		}
		at++
		f(c, value)
	})
}
