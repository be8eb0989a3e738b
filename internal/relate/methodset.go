package relate

import (
	"go/token"
	"iter"
	"strconv"
	"strings"

	ctxsys "github.com/ctx-sys/ctx-sys"
	"github.com/ctx-sys/ctx-sys/internal/facts"
)

// Method sets of Go types, as the language defines them, for variables of the type: methods with pointer
// receivers count, and of what is embedded the shallowest of a name is promoted if it is alone at its depth.

// goMethod is a method of a set. Its shape is absolute, "" when that was not worked out yet.
type goMethod struct {
	at    symbolRef // none for methods of the standard library
	name  string
	shape string
}

// methodKey tells methods apart: names with a small letter are other names in other packages.
type methodKey struct{ pkg, name string }

// methodSet is the methods of a type.
type methodSet struct {
	methods map[methodKey]goMethod
	outside []string // absolute names of embedded types of which nothing is known
}

func (m goMethod) key() methodKey {
	if !m.at.ok() || token.IsExported(m.name) {
		return methodKey{"", m.name}
	}
	d := m.at.decls
	return methodKey{packageKey{d.dir, d.Package}.String(), m.name}
}

// absoluteShape returns the shape of a method with absolute names.
func (p *Project) absoluteShape(m goMethod) string {
	if m.shape != "" {
		return m.shape
	}
	return p.absolute(m.at.decls, m.at.sym().Shape, 0)
}

// defines returns the name of the type that a Go type is made of, "" when that has no name.
func (d *Decls) defines(i int32) string {
	s := &d.Symbols[i]
	if d.Language != "go" || s.Type != ctxsys.TypeType || s.TypeExpr == "" || strings.TrimLeft(s.Shape, "*") != s.TypeExpr ||
		facts.PredeclaredGoType(s.TypeExpr) && s.TypeExpr != "error" {
		return ""
	}
	return s.TypeExpr
}

// embedded is what an embedded name leads to: a type of the project, or the absolute name of another one.
type embedded struct {
	sym  symbolRef
	name string
}

// embeddedIn resolves the name of an embedded type, or of one that another is made of.
func (p *Project) embeddedIn(t symbolRef, name string) embedded {
	e := evaluator{p: p}
	if v := e.typeNamed(symbolRef{t.decls, t.sym().Parent}, name); v.kind == vSymbol {
		return embedded{sym: v.sym}
	}
	return embedded{name: p.absoluteName(t.decls, name, 0)}
}

// maxEmbedding bounds how deep embedded types are looked into.
const maxEmbedding = 12

// interfaceSet gathers what an interface demands. ok is false for what is no interface of methods: a
// constraint, another type. Type parameters get numbers of their own at each embedding.
func (p *Project) interfaceSet(ref symbolRef, depth int) (set methodSet, ok bool) {
	d, s := ref.decls, ref.sym()
	if depth > maxEmbedding || d.Language != "go" {
		return set, false
	}
	bases := s.Extends
	switch name := d.defines(ref.index); {
	case name != "":
		bases = []string{name}
	case s.Type != ctxsys.TypeInterface || s.Shape != "":
		return set, false
	}
	set.methods = map[methodKey]goMethod{}
	for i := range ref.inside() {
		if c := &d.Symbols[i]; c.Type == ctxsys.TypeMethod {
			m := goMethod{at: symbolRef{d, i}, name: c.Name}
			m.shape = p.absoluteShape(m)
			set.methods[m.key()] = m
		}
	}
	for n, base := range bases {
		if !p.embedInterface(&set, ref, base, depth, n+1) {
			return set, false
		}
	}
	defined := s.Type != ctxsys.TypeInterface && s.Flags&Alias == 0
	return set, !defined || len(set.methods) > 0 // what is defined by something unknown may be anything
}

// embedInterface adds what an embedded interface demands.
func (p *Project) embedInterface(set *methodSet, ref symbolRef, base string, depth, place int) bool {
	if base == "any" || strings.ContainsAny(base, "[(") {
		return base == "any"
	}
	e := p.embeddedIn(ref, base)
	switch known := libraryMethods(e.name); {
	case e.sym == ref:
		return false
	case e.sym.ok():
		inner, ok := p.interfaceSet(e.sym, depth+1)
		for key, m := range inner.methods {
			m.shape = renumbered(m.shape, place)
			set.methods[key] = m
		}
		set.outside = append(set.outside, inner.outside...)
		return ok
	case known != nil && !libraryStruct(e.name):
		for _, m := range known {
			set.methods[m.key()] = m
		}
	case strings.ContainsAny(e.name, ".?"):
		set.outside = append(set.outside, e.name)
	default:
		return false // a predeclared type, or no name at all: a constraint
	}
	return true
}

// renumbered gives the type parameters of a shape other numbers, which no list of parameters reaches.
func renumbered(shape string, place int) string {
	if !strings.Contains(shape, "$") {
		return shape
	}
	return strings.ReplaceAll(shape, "$", "$"+strconv.Itoa(place)+"0")
}

// typeSet gathers the methods of a type that is no interface.
func (p *Project) typeSet(t symbolRef) methodSet {
	set := methodSet{methods: map[methodKey]goMethod{}}
	taken := map[methodKey]bool{}
	seen := map[embedded]bool{}
	for types, depth := []embedded{{sym: t}}, 0; len(types) > 0 && depth < maxEmbedding; depth++ {
		l := level{p: p, names: map[methodKey]int{}, methods: map[methodKey]goMethod{}}
		for _, e := range types {
			if !seen[e] {
				l.add(e)
			}
		}
		for _, e := range types {
			seen[e] = true
		}
		for key, n := range l.names {
			if m, ok := l.methods[key]; ok && n == 1 && !taken[key] {
				set.methods[key] = m
			}
			taken[key] = true
		}
		set.outside = append(set.outside, l.outside...)
		types = l.next
	}
	return set
}

// level is what one depth of embedding adds to the methods of a type.
type level struct {
	p       *Project
	names   map[methodKey]int // how many methods and fields have the name
	methods map[methodKey]goMethod
	next    []embedded
	outside []string
}

// add adds the methods and fields of one type.
func (l *level) add(e embedded) {
	if !e.sym.ok() {
		for _, m := range libraryMethods(e.name) {
			l.method(m)
		}
		l.outside = append(l.outside, e.name)
		return
	}
	t := l.p.unaliased(e.sym)
	if set, ok := l.p.interfaceSet(t, 0); ok {
		for _, m := range set.methods {
			l.method(m)
		}
		l.outside = append(l.outside, set.outside...)
		return
	}
	if d, s := t.decls, t.sym(); s.Parent < 0 {
		pkg := l.p.goPackage(d.dir, d.Package)
		for _, name := range pkg.owned[s.Name] {
			l.method(goMethod{at: pkg.methods[s.Name+"."+name][0], name: name})
		}
	}
	l.fields(l.p.underlying(t))
}

func (l *level) method(m goMethod) {
	l.names[m.key()]++
	l.methods[m.key()] = m
}

// fields adds the fields of a struct and notes what is embedded in it.
func (l *level) fields(t symbolRef) {
	for i := range t.inside() {
		if c := &t.decls.Symbols[i]; c.Type == ctxsys.TypeProperty {
			l.names[goMethod{at: symbolRef{t.decls, i}, name: c.Name}.key()]++
		}
	}
	for _, base := range t.sym().Extends {
		l.names[goMethod{at: t, name: facts.LastName(base)}.key()]++
		l.next = append(l.next, l.p.embeddedIn(t, base))
	}
}

// inside ranges over the direct children of a symbol, which are behind it.
func (s symbolRef) inside() iter.Seq[int32] {
	return func(yield func(int32) bool) {
		all := s.decls.Symbols
		for i := s.index + 1; int(i) < len(all) && all[i].Parent >= s.index; i++ {
			if all[i].Parent == s.index && !yield(i) {
				return
			}
		}
	}
}

// unaliased follows aliases to the type they stand for.
func (p *Project) unaliased(t symbolRef) symbolRef {
	return p.definition(t, func(s *Symbol) bool { return s.Flags&Alias != 0 })
}

// underlying follows aliases and definitions to the type whose fields a type has.
func (p *Project) underlying(t symbolRef) symbolRef {
	return p.definition(t, func(*Symbol) bool { return true })
}

// definition follows the types that types are made of, as long as those are to be followed.
func (p *Project) definition(t symbolRef, follows func(*Symbol) bool) symbolRef {
	for range maxEmbedding {
		name := t.decls.defines(t.index)
		if name == "" || !follows(t.sym()) {
			break
		}
		e := p.embeddedIn(t, name)
		if !e.sym.ok() {
			break
		}
		t = e.sym
	}
	return t
}
