package relate

import (
	"slices"

	ctxsys "github.com/ctx-sys/ctx-sys"
	"github.com/ctx-sys/ctx-sys/internal/facts"
)

// Which interfaces a Go type implements is written nowhere: it has to have their methods. Each interface is
// found by one key, a method that all of its types have or an interface that it embeds, so that a type asks
// for its own methods, then for the interfaces that embed those it was found to implement. The key is chosen
// in the interface's own file, and by what is rarely a method: nearly everything has a String or a Close.

// goInterface is an interface with what it demands.
type goInterface struct {
	at      symbolRef
	methods []goMethod
	outside []string
}

// withMethod and within are the keys of interfaces.
func withMethod(name string) string { return name + "()" }
func within(name string) string     { return name + "{!}" }

// interfaceKey returns the key of an interface, or of another name for one; "" when no type can implement it
// by its methods.
func (d *Decls) interfaceKey(i int32) string {
	s := &d.Symbols[i]
	bases := s.Extends
	switch name := d.defines(i); {
	case name != "":
		bases = []string{name}
	case d.Language != "go" || s.Type != ctxsys.TypeInterface || s.Shape != "" || s.Name == "_":
		return ""
	}
	best := ""
	for c := range (symbolRef{d, i}).inside() {
		if m := &d.Symbols[c]; m.Type == ctxsys.TypeMethod && (best == "" || rarer(m.Name, best)) {
			best = m.Name
		}
	}
	if best != "" {
		return withMethod(best)
	}
	for _, base := range bases {
		if key := embeddedKey(base); key != "" {
			return key
		}
	}
	return ""
}

// rarer reports whether fewer types are likely to have a method a than b.
func rarer(a, b string) bool {
	if x, y := builtin("go", a), builtin("go", b); x != y {
		return y
	}
	if len(a) != len(b) {
		return len(a) > len(b)
	}
	return a < b
}

// embeddedKey returns the key of the interfaces that all types have which implement an embedded one.
func embeddedKey(base string) string {
	if t, ok := libraryTypes[base]; ok {
		best := ""
		for _, m := range methodsOf(t.methods) {
			if best == "" || rarer(m.name, best) {
				best = m.name
			}
		}
		return withMethod(best)
	}
	if facts.PredeclaredGoType(base) {
		return ""
	}
	return within(facts.LastName(base))
}

// findInterfaces makes the interfaces of a file known.
func (p *Project) findInterfaces(d *Decls) {
	for i := range d.Symbols {
		if key := d.interfaceKey(int32(i)); key != "" {
			p.interfacesBy(d.nameIn(key))
		}
	}
}

// interfacesBy returns the interfaces of a key.
func (p *Project) interfacesBy(key Name) []goInterface {
	found, ok := p.interfaces[key]
	if ok || p.complete {
		return found
	}
	for _, id := range p.spaced().keyed[key.Name] {
		d := p.load(id)
		if d == nil {
			continue
		}
		for i := range d.Symbols {
			if k := d.interfaceKey(int32(i)); k != key.Name || d.nameIn(k) != key {
				continue
			}
			at := symbolRef{d, int32(i)}
			if set, ok := p.interfaceSet(at, 0); ok && len(set.methods) > 0 {
				found = append(found, goInterface{at, set.sorted(), set.outside})
			}
		}
	}
	p.interfaces[key] = found
	return found
}

// sorted lists the methods of a set, those first that decide soonest.
func (s *methodSet) sorted() []goMethod {
	var out []goMethod
	for _, m := range s.methods {
		out = append(out, m)
	}
	slices.SortFunc(out, func(a, b goMethod) int {
		switch {
		case a.name == b.name: // of different packages
			return 0
		case rarer(a.name, b.name):
			return -1
		}
		return 1
	})
	return out
}

// Weights of implementing (REL-03): the signatures are equal, they are when type parameters are chosen so,
// or part of the interface comes from outside the project and is taken for granted.
const (
	weightMethods = 1
	weightGeneric = 0.9
	weightAssumed = 0.7
)

// implementation is an interface that a type implements.
type implementation struct {
	of     symbolRef
	weight float64
}

// implements returns the interfaces that a Go type implements, by place.
func (p *Project) implements(t symbolRef) []implementation {
	set := p.typeSet(t)
	var out []implementation
	found := map[symbolRef]bool{}
	var asked []Name
	ask := func(key Name) {
		if !slices.Contains(asked, key) {
			asked = append(asked, key)
		}
	}
	for _, m := range set.methods {
		if m.at.ok() {
			ask(m.at.decls.nameIn(withMethod(m.name)))
		} else {
			ask(t.decls.nameIn(withMethod(m.name)))
		}
	}
	for n := 0; n < len(asked); n++ {
		for _, i := range p.interfacesBy(asked[n]) {
			if found[i.at] {
				continue
			}
			if weight := p.satisfies(&set, &i); weight > 0 {
				found[i.at] = true
				if s := i.at.sym(); s.Flags&Alias == 0 || s.Type == ctxsys.TypeInterface {
					out = append(out, implementation{i.at, weight})
				}
				ask(i.at.decls.nameIn(within(i.at.sym().Name)))
			}
		}
	}
	slices.SortFunc(out, func(a, b implementation) int {
		if a.of.before(b.of) {
			return -1
		}
		return 1
	})
	return out
}

// satisfies returns how sure it is that a type with the methods implements an interface, 0 when it does not.
func (p *Project) satisfies(set *methodSet, i *goInterface) float64 {
	for _, m := range i.methods {
		if _, ok := set.methods[m.key()]; !ok {
			return 0
		}
	}
	weight := float64(weightMethods)
	var params matcher
	for _, m := range i.methods {
		ok, exact := params.match(m.shape, p.absoluteShape(set.methods[m.key()]))
		switch {
		case !ok:
			return 0
		case !exact:
			weight = weightGeneric
		}
	}
	for _, name := range i.outside {
		if slices.Contains(set.outside, name) {
			continue
		}
		if len(i.methods) < 2 {
			return 0 // too little is known
		}
		weight = weightAssumed
	}
	return weight
}

// implements adds the interfaces that a type has the methods of.
func (r *relater) implements(symbol int32) {
	s := &r.d.Symbols[symbol]
	t := symbolRef{r.d, symbol}
	if r.d.Language != "go" || s.Type != ctxsys.TypeType || s.Flags&Alias != 0 {
		return
	}
	if _, ok := r.p.interfaceSet(t, 0); ok {
		return
	}
	for _, i := range r.p.implements(t) {
		r.add(Edge{
			Source: int(s.Number), Kind: ctxsys.Implements, File: i.of.decls.File, Number: int(i.of.sym().Number),
			Text: i.of.sym().Name, Line: int(s.Line), Weight: i.weight, Resolution: "method set",
		})
	}
}
