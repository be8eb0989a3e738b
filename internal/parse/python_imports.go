package parse

import (
	"strings"

	"github.com/ctx-sys/ctx-sys/internal/facts"
)

// importNames reads import a, b.c as d.
func (g *pyFile) importNames(n int32) {
	g.children(n, func(c int32) {
		switch g.kind(c) {
		case pyDotted:
			g.addImport(n, g.dotted(c), facts.ImportedName{Name: "*", Local: g.dotted(c)})
		case pyAliased:
			name, alias := g.child(c, g.fName), g.child(c, g.fAlias)
			if name >= 0 && alias >= 0 {
				g.addImport(n, g.dotted(name), facts.ImportedName{Name: "*", Local: g.src(alias)})
			}
		}
	})
}

// importFrom reads from m import a, b as c, and the star.
func (g *pyFile) importFrom(n int32) {
	module := g.child(n, g.fModule)
	if module < 0 {
		return
	}
	var names []facts.ImportedName
	g.children(n, func(c int32) {
		switch {
		case c == module:
		case g.kind(c) == pyDotted:
			names = append(names, facts.ImportedName{Name: g.dotted(c), Local: g.dotted(c)})
		case g.kind(c) == pyAliased:
			name, alias := g.child(c, g.fName), g.child(c, g.fAlias)
			if name >= 0 && alias >= 0 {
				names = append(names, facts.ImportedName{Name: g.dotted(name), Local: g.src(alias)})
			}
		case g.is(c, "wildcard_import"):
			names = append(names, facts.ImportedName{Name: "*", Local: "*"})
		}
	})
	g.addImport(n, g.dotted(module), names...)
}

// dotted returns a dotted name without the blanks that may stand in it.
func (g *pyFile) dotted(n int32) string {
	s := g.src(n)
	if strings.ContainsAny(s, " \t\r\n\\") {
		s = strings.Join(strings.FieldsFunc(s, func(r rune) bool { return strings.ContainsRune(" \t\r\n\\", r) }), "")
	}
	return s
}

func (g *pyFile) addImport(n int32, source string, names ...facts.ImportedName) {
	if source == "" {
		return
	}
	g.File.Imports = append(g.File.Imports, facts.Import{Source: source, Line: g.line(n), Names: names, TypeOnly: g.typeOnly})
}

// dynamicImport recognises importlib.import_module("m") and __import__("m").
func (g *pyFile) dynamicImport(call int32, name string) {
	if name != "import_module" && name != "__import__" {
		return
	}
	if args := g.positional(call); len(args) > 0 && g.kind(args[0]) == pyString {
		if source := stringContent(g.src(args[0])); source != "" && !strings.ContainsAny(source, "{%\n ") {
			g.File.Imports = append(g.File.Imports, facts.Import{Source: source, Line: g.line(call), Dynamic: true})
		}
	}
}

// positional lists the positional arguments of a call.
func (g *pyFile) positional(call int32) []int32 {
	args := g.child(call, g.fArgs)
	if args < 0 || g.kind(args) == pyComprehension {
		return nil
	}
	var out []int32
	g.children(args, func(c int32) {
		if k := g.kind(c); k != pyKeywordArg && k != pyComment {
			out = append(out, c)
		}
	})
	return out
}
