package parse

import (
	"strings"

	"github.com/ctx-sys/ctx-sys/internal/facts"
)

// Rust: use declarations, which may be trees of groups.

// rustUseTree gathers what one use declaration imports, by the module it is taken from.
type rustUseTree struct {
	w       *walker
	imports []facts.Import
}

func (r *rules) rustUseDeclaration() visit {
	argument := r.field("argument")
	r.on(func(w *walker, n int32) {
		name := w.first(n, "identifier", "self")
		if name < 0 {
			return
		}
		m := facts.Import{Source: w.src(name), Line: w.line(n), Names: []facts.ImportedName{{Name: "*", Local: w.sourceOf(w.last(n))}}}
		m.Reexport = w.first(n, "visibility_modifier") >= 0
		w.File.Imports = append(w.File.Imports, m)
	}, "extern_crate_declaration")
	return func(w *walker, n int32) {
		t := rustUseTree{w: w}
		t.read(w.at(n, argument), "")
		public := w.first(n, "visibility_modifier") >= 0
		for _, m := range t.imports {
			m.Reexport = public
			w.File.Imports = append(w.File.Imports, m)
		}
	}
}

// read adds what the node imports from the module.
func (t *rustUseTree) read(n int32, module string) {
	if n < 0 {
		return
	}
	w := t.w
	switch {
	case w.is(n, "use_list"):
		w.children(n, func(c int32) { t.read(c, module) })
	case w.is(n, "scoped_use_list"):
		path, list := w.head(n), w.last(n)
		if path == list { // ::{a, b}
			t.read(list, module)
			return
		}
		t.read(list, joined(module, t.path(path)))
	case w.is(n, "use_wildcard"):
		if path := n + 1; path < w.nodes[n].next {
			module = joined(module, t.path(path))
		}
		t.add(n, module, "*", "*")
	case w.is(n, "use_as_clause"):
		t.name(w.head(n), module, w.src(w.last(n)))
	case w.roleOf(n) == 0:
		t.name(n, module, "")
	}
}

// name adds one path. Without an alias it is called by its last name; self is the module itself.
func (t *rustUseTree) name(n int32, module, alias string) {
	path := t.path(n)
	if path == "self" && module != "" {
		path = ""
	}
	path = joined(module, path)
	last := facts.LastName(path)
	if alias == "" {
		alias = last
	}
	if t.w.is(n, "self") || last == path || last == "super" || last == "crate" || last == "self" {
		t.add(n, t.local(path), "*", alias)
		return
	}
	t.add(n, path[:len(path)-len(last)-1], last, alias)
}

func (t *rustUseTree) path(n int32) string { return rustSegments(t.w, n, maxChain) }

// add appends a name to the import of its module.
func (t *rustUseTree) add(n int32, module, name, local string) {
	module = t.local(module)
	if module == "self" && name == local && rustModulePath(t.w) != "" {
		return // what is in reach without it
	}
	if module == "" || strings.Contains(module, "?") {
		return
	}
	for i := range t.imports {
		if m := &t.imports[i]; m.Source == module {
			m.Names = append(m.Names, facts.ImportedName{Name: name, Local: local})
			return
		}
	}
	t.imports = append(t.imports, facts.Import{Source: module, Line: t.w.line(n), Names: []facts.ImportedName{{Name: name, Local: local}}})
}

// local writes the path of a module as seen from the file: within inline modules, self and super are further
// in.
func (t *rustUseTree) local(module string) string {
	first, rest, _ := strings.Cut(module, ".")
	if first != "self" && first != "super" {
		return module
	}
	inner := rustModulePath(t.w)
	if inner == "" {
		return module
	}
	for first == "super" && inner != "" {
		inner = strings.TrimSuffix(strings.TrimSuffix(inner, facts.LastName(inner)), ".")
		first, rest, _ = strings.Cut(rest, ".")
	}
	if first == "super" {
		return joined(first, rest)
	}
	if first == "self" {
		first = ""
	}
	return joined("self", inner, first, rest)
}
