package parse

import (
	"strings"

	"github.com/ctx-sys/ctx-sys/internal/facts"
)

// importNames reads import a, b.c as d.
func (r *python) importNames(w *walker, n int32) {
	w.children(n, func(c int32) {
		if name, local := r.imported(w, c); name != "" {
			pyImport(w, n, name, facts.ImportedName{Name: "*", Local: local})
		}
	})
}

// importFrom reads from m import a, b as c, and the star.
func (r *python) importFrom(w *walker, n int32) {
	module := w.at(n, r.fModule)
	var names []facts.ImportedName
	w.children(n, func(c int32) {
		if c == module {
			return
		}
		if name, local := r.imported(w, c); name != "" {
			names = append(names, facts.ImportedName{Name: name, Local: local})
		}
	})
	pyImport(w, n, pyDotted(w, module), names...)
}

// imported reads a, a.b, a as b and *: what is imported, and what it is called here.
func (r *python) imported(w *walker, n int32) (name, local string) {
	switch w.kindOf(n) {
	case "dotted_name":
		name = pyDotted(w, n)
		return name, name
	case "aliased_import":
		if alias := w.at(n, r.fAlias); alias >= 0 {
			return pyDotted(w, w.at(n, r.fName)), w.src(alias)
		}
	case "wildcard_import":
		return "*", "*"
	}
	return "", ""
}

// pyDotted returns a dotted name without the blanks that may be in it.
func pyDotted(w *walker, n int32) string {
	s := w.sourceOf(n)
	if strings.ContainsAny(s, " \t\r\n\\") {
		s = strings.Join(strings.FieldsFunc(s, func(r rune) bool { return strings.ContainsRune(" \t\r\n\\", r) }), "")
	}
	return s
}

func pyImport(w *walker, n int32, source string, names ...facts.ImportedName) {
	if source != "" {
		w.File.Imports = append(w.File.Imports, facts.Import{Source: source, Line: w.line(n), Names: names, TypeOnly: w.python().typeOnly})
	}
}

// dynamicImport recognises importlib.import_module("m") and __import__("m").
func (r *python) dynamicImport(w *walker, call int32, name string) {
	if name != "import_module" && name != "__import__" {
		return
	}
	if args := r.positional(w, call); len(args) > 0 && w.is(args[0], "string") {
		if source := stringContent(w.src(args[0])); source != "" && !strings.ContainsAny(source, "{%\n ") {
			w.File.Imports = append(w.File.Imports, facts.Import{Source: source, Line: w.line(call), Dynamic: true})
		}
	}
}

// positional lists the positional arguments of a call.
func (r *python) positional(w *walker, call int32) (out []int32) {
	args := w.at(call, r.fArgs)
	if !w.is(args, "argument_list") { // a generator
		return nil
	}
	w.children(args, func(c int32) {
		if !w.is(c, "keyword_argument") && !w.is(c, "comment") {
			out = append(out, c)
		}
	})
	return out
}
