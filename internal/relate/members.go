package relate

import (
	"go/token"
	"strings"

	ctxsys "github.com/ctx-sys/ctx-sys"
	"github.com/ctx-sys/ctx-sys/internal/facts"
)

// What a type has: members of its own, of its bases, and of what it is another name for.

// memberOf looks a member up in a type and then in its bases.
func (e *evaluator) memberOf(t symbolRef, name string, h how) value {
	if t.decls.lang.typed() {
		return e.memberIn(t, name, h)
	}
	if e.tired() {
		return value{}
	}
	if v := e.ownMember(t, name, h); v.kind != vNone {
		return v
	}
	d, s := t.decls, t.sym()
	external := value{}
	for _, list := range [...][]string{s.Extends, aliased(s), s.Implements} {
		for _, base := range list {
			b := e.typeNamed(symbolRef{d, s.Parent}, base)
			switch {
			case b.kind == vExternal:
				external = b
			case b.kind == vSymbol && b.sym != t:
				switch v := e.memberOf(b.sym, name, max(h, b.how, inherited(s))); {
				case v.kind == vExternal:
					external = v
				case v.kind != vNone && !(definesGo(t) && methodOf(v.sym, b.sym)):
					return v
				}
			}
		}
	}
	return external
}

// ownMember looks a member up in a type alone. The name of an embedded Go type is a field of it.
func (e *evaluator) ownMember(t symbolRef, name string, h how) value {
	d, s := t.decls, t.sym()
	if d.Language == "go" && !e.sees(d.dir, name) {
		return value{}
	}
	if ref := best(d, t.index, name); ref.ok() {
		return value{kind: vSymbol, sym: ref, how: h}
	}
	if d.Language != "go" {
		if i, ok := d.ownedBy(s, name); ok {
			return value{kind: vSymbol, sym: symbolRef{d, i}, how: h}
		}
		return value{}
	}
	if refs := e.p.goPackage(d.dir, d.Package).methods[s.Name+"."+name]; len(refs) > 0 {
		return value{kind: vSymbol, sym: refs[0], how: h}
	}
	if s.Type != ctxsys.TypeInterface {
		for _, base := range s.Extends {
			if facts.LastName(base) == name {
				return value{kind: vInstance, typ: base, ctx: symbolRef{d, s.Parent}, how: h}
			}
		}
	}
	return value{}
}

// sees reports whether a Go name of a package's folder can be meant where the expression is.
func (e *evaluator) sees(dir, name string) bool { return dir == e.dir || token.IsExported(name) }

// inherited says how sure a member of another type is: as sure as one of its own when that is but another
// name.
func inherited(s *Symbol) how {
	if len(s.Extends)+len(s.Implements) == 0 && s.TypeExpr != "" {
		return byReceiver
	}
	return byInheritance
}

// definesGo reports whether a Go type is made of another one, whose fields it has but not its methods.
func definesGo(t symbolRef) bool {
	s := t.sym()
	return t.decls.Language == "go" && s.TypeExpr != "" && s.Flags&Alias == 0
}

// methodOf reports whether a symbol is a method declared for the type itself.
func methodOf(m, t symbolRef) bool {
	return m.ok() && m.sym().Owner != "" && m.sym().Owner == t.sym().Name && m.decls.dir == t.decls.dir
}

// aliased is what a type is another name for; a Go type defined by another has its fields too.
func aliased(s *Symbol) []string {
	if s.TypeExpr == "" || s.Type != ctxsys.TypeType {
		return nil
	}
	return []string{s.TypeExpr}
}

// ofCollection evaluates the members of the collections of Python and of scripts. A dictionary can be one whose
// keys are read like members, so what is not the library's is not known.
func ofCollection(v value, name string) value {
	element, ok := strings.CutPrefix(v.typ, "[]")
	family := v.ctx.decls.lang.family
	switch {
	case !ok:
	case elements(family, name):
		v.typ = "()" + element
		return v
	case keepers()[family][name]:
		v.typ = "()" + v.typ
		return v
	case collected()[family][name]:
		return value{kind: vExternal, how: v.how}
	}
	return value{}
}
