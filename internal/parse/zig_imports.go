package parse

import (
	"strings"

	"github.com/ctx-sys/ctx-sys/internal/facts"
)

// Zig: imports, which are values of constants, and the names that constants give to what is elsewhere.

// zigImport reads const a = @import("b") and const A = @import("b").A, and reports whether it was one.
func (w *walker) zigImport(n, name, value int32) bool {
	path := w.zigImported(value)
	if path != "" {
		w.addZigImport(n, path, "*", zigName(w, name))
		return true
	}
	if value < 0 || !w.is(value, "field_expression") {
		return false
	}
	if path = w.zigImported(w.head(value)); path == "" {
		return false
	}
	w.addZigImport(n, path, zigName(w, w.last(value)), zigName(w, name))
	return true
}

func (w *walker) addZigImport(n int32, source, name, local string) {
	m := facts.Import{Source: source, Line: w.line(n), Reexport: w.first(n, "pub") >= 0}
	if local != "" {
		m.Names = []facts.ImportedName{{Name: name, Local: local}}
	}
	w.File.Imports = append(w.File.Imports, m)
}

// zigImported returns the path in @import("path"), "" for other nodes.
func (w *walker) zigImported(n int32) string {
	if n < 0 || !w.is(n, "builtin_function") || !strings.HasPrefix(w.src(w.head(n)), "@import") {
		return ""
	}
	return strings.Trim(w.sourceOf(w.first(w.first(n, "arguments"), "string")), `"`)
}

// zigUsing reads usingnamespace, which brings in all that another type or file has.
func zigUsing(w *walker, n int32) {
	of := w.last(n)
	if path := w.zigImported(of); path != "" {
		w.addZigImport(n, path, "*", "*")
		return
	}
	if c := w.here(); c != nil && c.symbol >= 0 {
		if base := w.typeExpr(of); base != "" && base[0] != '[' {
			s := &w.File.Symbols[c.symbol]
			s.Extends = append(s.Extends, base)
		}
	}
	w.visit(of)
}

// zigImports returns the names that are bound to imports anywhere in a file.
func zigImports(w *walker) map[string]bool {
	names := map[string]bool{}
	for i := range w.nodes {
		if n := int32(i); w.is(n, "variable_declaration") && w.zigImported(w.last(n)) != "" {
			names[w.sourceOf(w.first(n, "identifier"))] = true
		}
	}
	return names
}

// zigObject reads what something is a member of. Of the path of a namespace only a type in it is a use.
func (w *walker) zigObject(n int32) {
	if !w.is(n, "identifier") && !w.is(n, "field_expression") || !zigIsPath(w, n) {
		w.visit(n)
		return
	}
	head := n
	for w.is(head, "field_expression") {
		head++
	}
	switch e := w.expr(n); {
	case w.lookup(firstName(e)) != facts.NotLocal || !w.note.(map[string]bool)[w.src(head)]:
		w.visit(n)
	case capitalised(facts.LastName(e)):
		w.use(facts.RefType, e, w.line(n))
	}
}

// bindAliases binds the constants among the members of n that are names for what is elsewhere, as in const
// assert = std.debug.assert, and for the type itself: members can be used before they are declared.
func (w *walker) bindAliases(n int32) {
	w.children(n, func(c int32) {
		if !w.is(c, "variable_declaration") || w.first(c, "const") < 0 {
			return
		}
		name, value := w.first(c, "identifier"), w.last(c)
		switch {
		case name < 0 || value == name:
		case w.zigThis(value):
			w.bind(zigName(w, name), w.zigSelf(), "")
		case w.is(value, "field_expression") && !capitalised(w.src(name)) && zigIsPath(w, value):
			w.bind(zigName(w, name), "", w.expr(value))
		}
	})
}

// zigIsPath reports whether a node is a few names joined by dots.
func zigIsPath(w *walker, n int32) bool {
	for range maxChain {
		if !w.is(n, "field_expression") {
			return w.is(n, "identifier")
		}
		if w.head(n) == w.last(n) { // .name
			return false
		}
		n = w.head(n)
	}
	return false
}
