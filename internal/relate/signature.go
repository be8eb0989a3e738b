package relate

import (
	"strings"

	"github.com/ctx-sys/ctx-sys/internal/facts"
)

// Methods of Go types are compared by their shapes (see parse.Symbol) with every name in them made absolute:
// the same text is the same type, wherever it is and whatever its file calls the packages it imports.

// maxAliases bounds how far aliases of aliases are followed.
const maxAliases = 8

// absolute rewrites the names of a shape that is in a file.
func (p *Project) absolute(d *Decls, shape string, depth int) string {
	var b strings.Builder
	for i := 0; i < len(shape); {
		n := nameLength(shape[i:])
		switch name := shape[i : i+n]; {
		case n == 0:
			b.WriteByte(shape[i])
			n = 1
		case name[0] == '$' || '0' <= name[0] && name[0] <= '9':
			b.WriteString(name)
		default:
			b.WriteString(p.absoluteName(d, name, depth))
		}
		i += n
	}
	return b.String()
}

// nameLength measures the name, qualified or not, that a text begins with.
func nameLength(s string) int {
	n := wordLength(s)
	if n > 0 && n+1 < len(s) && s[n] == '.' {
		if m := wordLength(s[n+1:]); m > 0 {
			return n + 1 + m
		}
	}
	return n
}

func wordLength(s string) int {
	for i := range len(s) {
		if c := s[i]; c != '_' && c != '$' && c < 0x80 && (c < '0' || '9' < c) && (c|0x20 < 'a' || 'z' < c|0x20) {
			return i
		}
	}
	return len(s)
}

// absoluteName returns the name of a type with the package it is in, and in place of an alias what it is
// for. A package of the project is its folder and its name, another one its import path.
func (p *Project) absoluteName(d *Decls, name string, depth int) string {
	local, member, qualified := strings.Cut(name, ".")
	if !qualified {
		return p.ownTypeName(d, name, depth)
	}
	b, ok := p.importFor(d, local)
	switch {
	case !ok:
		return "?" + name
	case !b.target.isDir:
		return b.target.path + "." + member
	}
	pkg := p.goPackage(b.target.dir, p.packageName(b.target.dir))
	if ref, ok := pkg.members[member]; ok {
		return p.typeName(ref, depth)
	}
	return pkg.key.String() + member
}

// ownTypeName is absoluteName for a name without a package.
func (p *Project) ownTypeName(d *Decls, name string, depth int) string {
	switch name {
	case "byte":
		return "uint8"
	case "rune":
		return "int32"
	}
	if goWord(name) {
		return name
	}
	pkg := p.goPackage(d.dir, d.Package)
	if ref, ok := pkg.members[name]; ok {
		return p.typeName(ref, depth)
	}
	for i := range d.Imports {
		if imp := &d.Imports[i]; len(imp.Names) > 0 && imp.Names[0].Local == "*" {
			if ref, ok := p.dotImported(d, imp.Source, name); ok {
				return p.typeName(ref, depth)
			}
		}
	}
	return pkg.key.String() + name
}

func (p *Project) dotImported(d *Decls, source, name string) (symbolRef, bool) {
	t := p.goTarget(d, source)
	if !t.isDir {
		return symbolRef{}, false
	}
	ref, ok := p.goPackage(t.dir, p.packageName(t.dir)).members[name]
	return ref, ok
}

func (p *Project) typeName(ref symbolRef, depth int) string {
	s := ref.sym()
	if s.Flags&Alias != 0 && s.Shape != "" && depth < maxAliases && !strings.Contains(s.Shape, "$") {
		return p.absolute(ref.decls, s.Shape, depth+1)
	}
	return packageKey{ref.decls.dir, ref.decls.Package}.String() + s.Name
}

// String is what absolute names of the package begin with.
func (k packageKey) String() string { return k.dir + ":" + k.name + "." }

// goWord reports whether a word of a shape is the language's own.
func goWord(name string) bool {
	switch name {
	case "func", "map", "chan", "struct", "interface":
		return true
	}
	return facts.PredeclaredGoType(name)
}

// matcher compares the absolute shapes of the methods of an interface with those of a type. A type parameter
// of the interface stands for one type in all of them, one of the type for any.
type matcher struct{ bound map[string]string }

// match reports whether the shapes can be the same, and whether they are without choosing type parameters.
func (m *matcher) match(want, have string) (ok, exact bool) {
	if !strings.Contains(want, "$") && !strings.Contains(have, "$") {
		return want == have, true
	}
	for want != "" && have != "" {
		switch {
		case want[0] == '$':
			n := typeLength(have)
			if !m.bind(want[:wordLength(want)], have[:n]) {
				return false, false
			}
			want, have = want[wordLength(want):], have[n:]
		case have[0] == '$':
			want, have = want[typeLength(want):], have[wordLength(have):]
		case want[0] != have[0]:
			return false, false
		default:
			want, have = want[1:], have[1:]
		}
	}
	return want == have, false
}

func (m *matcher) bind(param, typ string) bool {
	if typ == "" {
		return false
	}
	if old, ok := m.bound[param]; ok {
		return old == typ || strings.Contains(old+typ, "$")
	}
	if m.bound == nil {
		m.bound = map[string]string{}
	}
	m.bound[param] = typ
	return true
}

// typeLength measures the type that a shape begins with.
func typeLength(s string) int {
	i := 0
	for {
		rest := s[i:]
		switch {
		case rest == "":
			return i
		case rest[0] == '*':
			i++
		case rest[0] == '[':
			i += bracketLength(rest)
		case strings.HasPrefix(rest, "map["):
			i += len("map") + bracketLength(rest[len("map"):])
		case strings.HasPrefix(rest, "chan "):
			i += len("chan ")
		case strings.HasPrefix(rest, "<-chan "), strings.HasPrefix(rest, "chan<- "):
			i += len("<-chan ")
		case strings.HasPrefix(rest, "func("):
			i += len("func") + bracketLength(rest[len("func"):])
			return i + bracketLength(s[i:])
		default:
			i += strings.IndexAny(rest+",", ",()[]{} ")
			i += len(s[i:]) - len(strings.TrimLeft(s[i:], " "))
			return i + bracketLength(s[i:]) // type arguments, or the body of a struct or interface
		}
	}
}

// bracketLength measures the bracketed text that s begins with, 0 when it begins with no bracket.
func bracketLength(s string) int {
	depth := 0
	for i := range len(s) {
		switch s[i] {
		case '(', '[', '{':
			depth++
		case ')', ']', '}':
			depth--
		}
		if depth <= 0 {
			return i + min(i, 1)
		}
	}
	return len(s)
}
