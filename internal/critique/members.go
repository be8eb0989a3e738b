package critique

import (
	"slices"
	"strings"

	ctxsys "github.com/ctx-sys/ctx-sys"
)

// member checks that the subject is inside the object.
func (c *checker) member(m, owner *mention) *finding {
	if len(owner.symbols) == 0 {
		return nil
	}
	name, ownerIs := last(m.text), last(owner.text)
	inherited := false
	for i := range owner.symbols {
		above, open := c.supertypes(owner.symbols[i].Number)
		own := keep(m.symbols, func(s *Symbol) bool {
			return strings.HasSuffix("."+s.QualifiedName, "."+ownerIs+"."+name) || numbered(above, s.Parent)
		})
		fit := keep(own, func(s *Symbol) bool { return m.kind == "" || s.is(m.kind) })
		switch {
		case len(fit) > 0:
			m.symbols = fit
			return supported(place(&fit[0]))
		case len(own) > 0:
			return unknown("it is a %s at %s", own[0].Type, place(&own[0]))
		}
		if len(m.symbols) == 0 && len(open) > 0 || declaresMember(c.text(owner.symbols[i].Number), name) {
			return unknown("%s has the name %s", ownerIs, name)
		}
		inherited = inherited || len(open) > 0
	}
	switch where := name + " is at " + places(m.symbols); {
	case inherited:
		return unknown("%s, and %s is made from what is not in the index", where, ownerIs).medium("name the type that has it")
	case len(m.symbols) > 0:
		return contradicted(where, "%s is no member of %s", name, owner.text)
	}
	return contradicted(ownerIs+" has no such member", "%s is no member of %s", name, owner.text)
}

// declaresMember reports whether the text of a type may define a member: at the beginning of a line, of self, in quotes.
func declaresMember(text, name string) bool {
	for i := wordAt(text, name, 0); i >= 0; i = wordAt(text, name, i+len(name)) {
		line := strings.TrimLeft(text[strings.LastIndexByte(text[:i], '\n')+1:i], " \t")
		if line == "" || strings.HasSuffix(line, "self.") || strings.HasSuffix(line, "this.") || strings.ContainsAny(line[len(line)-1:], "@:'\"") {
			return true
		}
	}
	return false
}

// extends checks what a type is made from, over all steps. Types of other packages cannot be made from one of this project.
func (c *checker) extends(n *relation, s *Symbol) *finding {
	b, name := n.object, baseType(last(n.object.text))
	above, outside := c.supertypes(s.Number)
	names := append(slices.Clone(s.Metadata.Extends), s.Metadata.Implements...)
	direct := slices.ContainsFunc(s.Metadata.Extends, func(t string) bool { return baseType(last(t)) == name })
	for i := range above {
		t := &above[i]
		names = append(names, t.Name)
		switch met := numbered(b.symbols, t.Number); {
		case met && (direct || n.kind == relImpl || n.kind == relExtends && (t.Type != ctxsys.TypeInterface || s.Type == t.Type)):
			return supported(place(s))
		case met:
			return unknown("%s implements %s", shown(s), b.text)
		}
	}
	unresolved := ""
	for _, u := range outside {
		if names = append(names, u.Text); !u.External || len(b.symbols) == 0 {
			unresolved = u.Text
		}
	}
	switch has := slices.ContainsFunc(names, func(t string) bool { return baseType(last(t)) == name }); {
	case has && len(b.symbols) == 0 && (direct || n.kind == relImpl):
		return supported(place(s))
	case has:
		return unknown("%s is made from a %s, and which one is unknown", shown(s), name)
	case unresolved != "":
		return unknown("%s is made from %s, which is not in the index", shown(s), unresolved)
	case len(b.symbols) == 0 && b.status != missing && b.status != foreign:
		return nil
	case n.kind == relImpl && !slices.ContainsFunc(b.symbols, func(t Symbol) bool { return c.lacks(s, &t, above) }):
		return unknown("%s may have all that %s asks for", shown(s), b.text)
	case len(names) == 0:
		names = []string{"nothing"}
	}
	slices.Sort(names)
	return contradicted(shown(s)+" is made from "+listed(slices.Compact(names)), "%s does not extend or implement %s", n.subject.text, b.text)
}

// lacks reports whether an interface has a method that a type has not, or need not be looked into because types say which
// interfaces they implement.
func (c *checker) lacks(s, inter *Symbol, above []Symbol) bool {
	if s.Language != "go" && s.Language != "typescript" {
		return true
	}
	return slices.ContainsFunc(c.inFile(inter.Path), func(m Symbol) bool {
		return m.Parent == inter.Number && len(keep(c.named(m.Name), func(own *Symbol) bool { return own.Parent == s.Number || numbered(above, own.Parent) })) == 0
	})
}
