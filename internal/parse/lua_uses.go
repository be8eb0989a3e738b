package parse

import (
	"strings"

	"github.com/ctx-sys/ctx-sys/internal/facts"
)

func (r *lua) luaValues() {
	r.value(func(w *walker, n int32, _ int) string {
		if name := w.src(n); name == "_G" || !r.isBuiltin(w, name) {
			return name
		}
		return "?"
	}, "identifier")
	r.value(func(w *walker, n int32, depth int) string {
		key := r.key(w, n)
		of := w.exprTo(w.at(n, r.fTable), depth)
		switch {
		case of == "_G" && key != "":
			return key
		case key == "" || strings.ContainsAny(key, " .()[]#!?,"):
			return of + "[]"
		}
		return of + "." + key
	}, "dot_index_expression", "method_index_expression", "bracket_index_expression")
	r.value(r.callValue, "function_call")
	r.value(r.through(""), "parenthesized_expression")
	r.value(func(w *walker, n int32, depth int) string {
		left, right := w.at(n, r.fLeft), w.at(n, r.fRight)
		switch {
		case w.first(n, "or") >= 0:
			if e := w.exprTo(left, depth); usable(e) {
				return e
			}
			return w.exprTo(right, depth)
		case w.first(n, "and") >= 0:
			return w.exprTo(right, depth)
		}
		return "?"
	}, "binary_expression")
}

// callValue writes the result of a call. A module that is loaded where it is used is written by its path:
// see loadedName.
func (r *lua) callValue(w *walker, n int32, depth int) string {
	if source, wrapped := r.loaded(w, n); source != "" && !wrapped {
		return loadedName(source)
	}
	name := w.at(n, r.fName)
	if w.sourceOf(name) != "setmetatable" {
		return w.exprTo(name, depth) + "()"
	}
	switch class := r.metatable(w, n); class {
	case "":
		if args := w.list(w.at(n, r.fArguments)); len(args) > 0 {
			return w.exprTo(args[0], depth)
		}
		return "?"
	case "self":
		return class
	default:
		return value(class)
	}
}

// loadedName is the name by which an import binds a module that is loaded in an expression.
func loadedName(source string) string {
	return strings.Map(func(c rune) rune {
		if strings.ContainsRune(".()[]#!?, ", c) {
			return '/'
		}
		return c
	}, source)
}

func (r *lua) luaUses() {
	r.on(func(w *walker, n int32) {
		if name := w.src(n); !r.isBuiltin(w, name) {
			w.use(facts.RefValue, name, w.line(n))
		}
	}, "identifier")
	r.on(func(w *walker, n int32) {
		if root := r.root(w, n); root == "_G" || !r.isBuiltin(w, root) {
			w.use(facts.RefValue, w.expr(n), w.lastLine(n))
		}
		w.visit(w.at(n, r.fTable))
		if w.is(n, "bracket_index_expression") {
			w.visit(w.at(n, r.fField))
		}
	}, "dot_index_expression", "method_index_expression", "bracket_index_expression")
	r.on(r.call, "function_call")
	r.on(r.anonymous, "function_definition")
	r.on(scoped, "block", "do_statement", "while_statement", "if_statement")
	condition := r.rules.field("condition")
	r.on(func(w *walker, n int32) { // what the block declares is known to the condition
		w.block(func() {
			if body := w.at(n, r.fBody); body >= 0 {
				w.inside(body)
			}
			w.visit(w.at(n, condition))
		})
	}, "repeat_statement")
	r.on(r.loop, "for_statement")
	r.on(r.returned, "return_statement")
	r.on(nothing, "string", "label_statement", "goto_statement", "attribute")
}

// root is the name a chain of members and calls begins with, "" when it begins with none.
func (r *lua) root(w *walker, n int32) string {
	for n >= 0 && !w.is(n, "identifier") {
		of := w.at(n, r.fTable)
		if of < 0 {
			of = w.at(n, r.fName)
		}
		n = of
	}
	return w.sourceOf(n)
}

func (r *lua) call(w *walker, n int32) {
	name, arguments := w.at(n, r.fName), w.at(n, r.fArguments)
	if source, _ := r.loaded(w, n); source != "" {
		m := facts.Import{Source: source, Line: w.line(n), Names: []facts.ImportedName{{Name: "*", Local: loadedName(source)}}, Dynamic: true}
		if known := w.File.Imports; len(known) == 0 || known[len(known)-1].Source != source || known[len(known)-1].Line != m.Line {
			w.File.Imports = append(known, m)
		}
		return
	}
	if name < 0 {
		w.inside(n)
		return
	}
	if w.current >= 0 && w.src(name) == "setmetatable" {
		if class := r.metatable(w, n); class != "" && class != "self" && r.declared(w, n) == "" {
			w.use(facts.RefNew, class, w.line(n))
		}
	}
	if root := r.root(w, name); root == "_G" || !r.isBuiltin(w, root) {
		w.useWith(facts.RefCall, w.expr(name), w.count(arguments), w.lastLine(name))
	}
	switch {
	case w.is(name, "identifier"):
	case w.at(name, r.fTable) >= 0:
		w.visit(w.at(name, r.fTable))
		if w.is(name, "bracket_index_expression") {
			w.visit(w.at(name, r.fField))
		}
	default:
		w.visit(name)
	}
	w.visit(arguments)
}

// loop reads both kinds of for. What pairs and ipairs go through are the elements of a table.
func (r *lua) loop(w *walker, n int32) {
	clause := w.at(n, r.fClause)
	w.block(func() {
		if clause >= 0 {
			if w.is(clause, "for_numeric_clause") {
				name := w.at(clause, r.fName)
				w.insideBut(clause, name)
				w.bind(w.sourceOf(name), "", "")
			} else {
				r.generic(w, clause)
			}
		}
		w.visit(w.at(n, r.fBody))
	})
}

func (r *lua) generic(w *walker, clause int32) {
	over := w.first(clause, "expression_list")
	w.visit(over)
	element := "?"
	if values := w.list(over); len(values) > 0 && w.is(values[0], "function_call") {
		switch w.sourceOf(w.at(values[0], r.fName)) {
		case "ipairs", "pairs", "vim.spairs":
			if args := w.list(w.at(values[0], r.fArguments)); len(args) > 0 {
				element = w.expr(args[0]) + "[]"
			}
		}
	}
	at := 0
	w.children(w.first(clause, "variable_list"), func(c int32) {
		e := "?"
		if at == 1 {
			e = element
		}
		at++
		w.bind(w.src(c), "", e)
	})
}

// returned reads a return statement, and notes what the function yields by it.
func (r *lua) returned(w *walker, n int32) {
	if list := w.first(n, "expression_list"); list >= 0 && w.parent(n) == 0 && w.is(w.head(list), "identifier") {
		return // of the file: see Exports
	}
	w.inside(n)
	file := w.lua()
	values := w.list(w.first(n, "expression_list"))
	if len(file.returns) == 0 || len(values) == 0 {
		return
	}
	said := &file.returns[len(file.returns)-1]
	switch e := w.closed(w.expr(values[0])); {
	case e == "":
	case said.value == "":
		said.value = e
	case said.value != e:
		said.differ = true
	}
}

// isBuiltin reports whether a name is one of the language's own, or of a program that runs Lua, that
// the file does not define itself.
func (r *lua) isBuiltin(w *walker, name string) bool {
	switch name {
	case "_G", "_VERSION", "arg", "assert", "bit", "bit32", "collectgarbage", "coroutine", "debug", "dofile", "error", "getfenv",
		"getmetatable", "io", "ipairs", "jit", "load", "loadfile", "loadstring", "math", "module", "next", "ngx", "os", "package",
		"pairs", "pcall", "print", "rawequal", "rawget", "rawlen", "rawset", "redis", "require", "select", "setfenv", "setmetatable",
		"string", "table", "tonumber", "tostring", "type", "unpack", "utf8", "vim", "xpcall":
		return !w.lua().local[name] && w.lookup(name) == facts.NotLocal
	}
	return false
}
