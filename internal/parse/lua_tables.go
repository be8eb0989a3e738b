package parse

import (
	"strings"

	ctxsys "github.com/ctx-sys/ctx-sys"
	"github.com/ctx-sys/ctx-sys/internal/facts"
)

// Tables that are modules or classes, what is in them, and modules that are loaded.

// ownTable reports whether a function yields a table of its own that functions are put into.
func (r *lua) ownTable(w *walker, function int, name string) bool {
	for i := function + 1; i < len(w.File.Symbols); i++ {
		if s := &w.File.Symbols[i]; s.Parent == function && s.Type == ctxsys.TypeNamespace && s.Name == name {
			return true
		}
	}
	return false
}

// table adds the symbol of a table that is used as a namespace or class, with the members its constructor
// and its annotations name.
func (r *lua) table(w *walker, n, name, value int32, nth int, s facts.Symbol, t *luaTable) {
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
		s := facts.Symbol{Type: ctxsys.TypeProperty, Name: w.src(name)}
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
		s := facts.Symbol{Type: ctxsys.TypeFunction, Name: w.src(name)}
		if text := r.text(w, name); text != "" {
			s.Name = text
		}
		self := ""
		if w.current >= 0 && w.File.Symbols[w.current].Type == ctxsys.TypeClass {
			s.Type, self = ctxsys.TypeMethod, w.File.Symbols[w.current].Name
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
			w.use(facts.RefValue, w.expr(left), w.line(left))
		}
		return
	}
	f.defined[class+"."+name] = true
	s := facts.Symbol{Type: ctxsys.TypeProperty, Name: name, Owner: class}
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
		w.File.Exports = append(w.File.Exports, facts.Export{Name: "_G." + name, Local: w.src(right)})
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
	l := &w.File.Locals[local]
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
	w.File.Imports = append(w.File.Imports, facts.Import{Source: source, Line: w.line(value), Names: []facts.ImportedName{{Name: member, Local: name}}, Dynamic: wrapped})
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
