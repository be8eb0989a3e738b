package relate

import (
	"slices"
	"strings"

	ctxsys "github.com/ctx-sys/ctx-sys"
	"github.com/ctx-sys/ctx-sys/internal/facts"
)

// What a type has in the languages with namespaces: members of its own, wherever they are declared, and of its
// bases, nearest first.
//
// The bases of all types are found once, before anything else is. Their names are looked for as others are,
// among inherited members too: class Outer extends Base { class Inner extends InheritedFromBase {} }. So that what
// is found does not depend on where one begins, names of bases see only the bases that can be found without
// inherited members, and those see none.

// The levels of an evaluator: how much it knows of bases.
const (
	knowsAll uint8 = iota
	knowsDirect
	knowsNone
)

// base is a type that another one has the members of.
type base struct {
	sym      symbolRef // none when it is external
	external bool
	how      how // by what a member of it is found
}

// findBases finds the bases and owners of a file's symbols, so that later they are only read.
func (p *Project) findBases(d *Decls) {
	if !d.lang.typed() {
		return
	}
	for i := range d.Symbols {
		t := symbolRef{d, int32(i)}
		if s := t.sym(); isType(s.Type) {
			p.basesOf(t, knowsDirect)
			p.basesOf(t, knowsAll)
			p.ancestorsOf(t, knowsAll)
		}
		if t.sym().Owner != "" {
			p.owner(t)
		}
	}
	for i := range d.Extensions {
		x := &d.Extensions[i]
		p.ownerOf(d, int32(x.Parent), x.Owner)
	}
}

// basesOf returns the bases of a type that have names, as far as the level goes. The first declaration of a type
// stands for all of them.
func (p *Project) basesOf(t symbolRef, level uint8) []base {
	if level >= knowsNone || !t.decls.lang.typed() {
		return nil
	}
	t = p.first(t)
	found, ok := p.bases[level][t]
	if ok || p.complete {
		return found
	}
	ev := evaluator{p: p, level: level + 1}
	seen := map[symbolRef]bool{t: true}
	p.eachBase(t, func(ctx symbolRef, name string, h how) {
		ev.steps = 0
		switch b := ev.typeNamed(ctx, name); {
		case b.kind == vExternal:
			found = append(found, base{external: true})
		case b.kind == vSymbol:
			if first := p.first(b.sym); !seen[first] {
				seen[first] = true
				found = append(found, base{sym: first, how: max(h, b.how)})
			}
		}
	})
	if len(found) > 0 || !p.loaded {
		p.bases[level][t] = found
	}
	return found
}

// eachBase calls f with the names of a type's bases and where they are.
func (p *Project) eachBase(t symbolRef, f func(ctx symbolRef, name string, h how)) {
	for _, d := range p.declarations(t) {
		s := d.sym()
		lists := [...][]string{s.Extends, aliased(s), s.Implements}
		if d.decls.lang.mixins {
			slices.Reverse(lists[:])
		}
		for _, list := range lists {
			for _, name := range list {
				f(symbolRef{d.decls, s.Parent}, name, inherited(s))
			}
		}
	}
	p.eachExtension(t, func(d *Decls, x *facts.Extension) {
		for _, name := range slices.Concat(x.Extends, x.Implements) {
			f(symbolRef{d, int32(x.Parent)}, name, byInheritance)
		}
	})
}

// eachExtension calls f with the extensions of a type, by the files they are in.
func (p *Project) eachExtension(t symbolRef, f func(d *Decls, x *facts.Extension)) {
	name := t.sym().Name
	for _, file := range p.spaced().givers[spaceKey{t.decls.lang.family, name}] {
		d := p.load(file)
		if d == nil {
			continue
		}
		for i := range d.Extensions {
			x := &d.Extensions[i]
			if facts.LastName(x.Owner) != name {
				continue
			}
			if o := p.ownerOf(d, int32(x.Parent), x.Owner); o.kind == vSymbol && o.sym == p.first(t) {
				f(d, x)
			}
		}
	}
}

// ancestorsOf returns the bases of a type, their bases and so on, nearest first.
func (p *Project) ancestorsOf(t symbolRef, level uint8) []base {
	if level >= knowsNone || !t.decls.lang.typed() {
		return nil
	}
	t = p.first(t)
	if level == knowsAll {
		if found, ok := p.ancestors[t]; ok || p.complete {
			return found
		}
	}
	var found []base
	seen := map[symbolRef]bool{t: true}
	var climb func(t symbolRef, h how)
	climb = func(t symbolRef, h how) {
		for _, b := range p.basesOf(t, level) {
			if b.external {
				found = append(found, b)
				continue
			}
			if !seen[b.sym] {
				seen[b.sym] = true
				b.how = max(b.how, h)
				found = append(found, b)
				climb(b.sym, b.how)
			}
		}
	}
	climb(t, byScope)
	if level == knowsAll && (len(found) > 0 || !p.loaded) {
		p.ancestors[t] = found
	}
	return found
}

// first returns the declaration that stands for all of a type.
func (p *Project) first(t symbolRef) symbolRef {
	if all := p.twins(t); len(all) > 0 {
		return all[0]
	}
	return t
}

// twins returns the declarations of a type that has several, by path.
func (p *Project) twins(t symbolRef) []symbolRef {
	var same func(other symbolRef) bool
	s := t.sym()
	switch t.decls.lang.open {
	case openAlways:
		same = func(symbolRef) bool { return true }
	case openMarked:
		if s.Flags&Partial == 0 {
			return nil
		}
		same = func(other symbolRef) bool { return other.sym().Flags&Partial != 0 }
	case openFile:
		same = func(other symbolRef) bool { return other.decls == t.decls }
	default:
		return nil
	}
	if _, is := t.decls.spaces[t.index]; is {
		return nil
	}
	all := p.namesakes(t)
	out := all[:0:0]
	for _, other := range all {
		if isType(other.sym().Type) && same(other) {
			out = append(out, other)
		}
	}
	if len(out) < 2 {
		return nil
	}
	return out
}

// namesakes returns the symbols with the full name of one, by path.
func (p *Project) namesakes(t symbolRef) []symbolRef {
	d, s := t.decls, t.sym()
	outer := symbolRef{d, s.Parent}
	if s.Owner != "" {
		if o := p.owner(t); o.kind == vSymbol {
			outer = o.sym
		}
	}
	if _, space := outer.decls.spaceAround(outer.index); space {
		full, ok := d.fullName(t.index)
		if !ok {
			return nil
		}
		in, name := cutLast(full)
		return p.declared(d.lang.family, in, name)
	}
	if !isType(outer.sym().Type) {
		return nil
	}
	found := p.ownMembers(nil, outer, s.Name)
	sortRefs(found)
	return found
}

// ownMembers appends the members of a name that a type has in its declarations, those of methods declared
// elsewhere last.
func (p *Project) ownMembers(to []symbolRef, t symbolRef, name string) []symbolRef {
	to = appendChildren(to, t, name)
	for _, twin := range p.twins(t) {
		if twin != t {
			to = appendChildren(to, twin, name)
		}
	}
	if t.decls.lang.linked && !t.decls.lang.members {
		return to // a struct of C has fields alone
	}
	first := p.first(t)
	for _, m := range p.find(memberKey{t.decls.lang.family, t.sym().Name, name, true}) {
		if o := p.owner(m); o.kind == vSymbol && o.sym == first {
			to = append(to, m)
		}
	}
	return to
}

// declared returns the symbols of a name in a namespace, but for those that are namespaces, by path.
func (p *Project) declared(family, in, name string) []symbolRef {
	refs := p.find(memberKey{family: family, in: in, name: name})
	full := joinDots(in, name)
	if at := p.space(spaceKey{family, full}); at != nil && len(at.types) > 0 {
		refs = slices.Clone(refs)
		for _, file := range at.types {
			refs = append(refs, p.symbolsNamed(file, full)...)
		}
		sortRefs(refs)
	}
	return refs
}

// symbolsNamed returns the symbols of a file whose name is dotted or that are namespaces, by their full name.
func (p *Project) symbolsNamed(file int64, full string) (out []symbolRef) {
	d := p.load(file)
	if d == nil {
		return nil
	}
	for i := range d.Symbols {
		if !isType(d.Symbols[i].Type) {
			continue
		}
		if have, ok := d.fullName(int32(i)); ok && have == full {
			out = append(out, symbolRef{d, int32(i)})
		}
	}
	return out
}

// declarations returns the symbols that say what the bases of a type are.
func (p *Project) declarations(t symbolRef) []symbolRef {
	full, is := t.decls.spaces[t.index]
	if !is {
		if all := p.twins(t); all != nil {
			return all
		}
		return []symbolRef{t}
	}
	at := p.space(spaceKey{t.decls.lang.family, full})
	if at == nil {
		return nil
	}
	var out []symbolRef
	for _, file := range at.heirs {
		out = append(out, p.symbolsNamed(file, full)...)
	}
	return out
}

// ownerKey names the type that methods are declared for, as seen from the symbol around them.
type ownerKey struct {
	parent int32
	name   string
}

// owner returns the type that a method declared elsewhere belongs to.
func (p *Project) owner(m symbolRef) value {
	s := m.sym()
	return p.ownerOf(m.decls, s.Parent, s.Owner)
}

// ownerOf returns the type that a name of an owner means in a symbol.
func (p *Project) ownerOf(d *Decls, parent int32, name string) value {
	key := ownerKey{parent, name}
	v, ok := d.owners[key]
	if ok || p.complete {
		return v
	}
	ev := evaluator{p: p, level: knowsNone}
	v = ev.typeNamed(symbolRef{d, parent}, name)
	if v.kind == vSymbol {
		v.sym = p.first(v.sym)
	}
	if d.owners == nil {
		d.owners = map[ownerKey]value{}
	}
	d.owners[key] = v
	return v
}

// memberIn looks a member up in a type and then in its bases. Where functions can have the same name, the first
// one that takes the arguments wins.
func (e *evaluator) memberIn(t symbolRef, name string, h how) value {
	if e.tired() {
		return value{}
	}
	found := e.declaredIn(t, name, h)
	if found.kind != vNone && e.fits(found) {
		return found
	}
	external := value{}
	for _, b := range e.p.ancestorsOf(t, e.level) {
		if b.external {
			external = value{kind: vExternal, how: byInheritance}
			continue
		}
		switch v := e.declaredIn(b.sym, name, max(h, b.how)); {
		case v.kind == vNone:
		case e.fits(v):
			return v
		case found.kind == vNone:
			found = v
		}
	}
	switch {
	case found.kind != vNone:
		return found
	case t.decls.lang.members && (name == "this" || name == "super"): // Outer.this, Interface.super
		return value{kind: vInstance, sym: t, how: h}
	case inherent(t.decls.lang.family, name):
		return value{kind: vExternal, how: byInheritance}
	}
	return external
}

// declaredIn looks a member up among those declared for a type itself.
func (e *evaluator) declaredIn(t symbolRef, name string, h how) value {
	d := t.decls
	if full, is := d.spaces[t.index]; is {
		return e.inSpace(d, full, name).atLeast(h)
	}
	var buffer [8]symbolRef
	found := buffer[:0]
	if e.level == knowsNone {
		found = appendChildren(found, t, name)
	} else {
		found = e.p.ownMembers(found, t, name)
	}
	if name == t.sym().Name && d.lang.members { // its constructors are called by the name of the type
		found = keepOnly(found, func(ref symbolRef) bool { return ref.sym().Type != ctxsys.TypeMethod })
	}
	if ref, _ := e.choose(d, found); ref.ok() {
		return value{kind: vSymbol, sym: ref, how: h}
	}
	if d.lang.receivers && name != companion {
		if c := appendChildren(nil, t, companion); len(c) > 0 && isType(c[0].sym().Type) {
			return e.declaredIn(c[0], name, h)
		}
	}
	if set, ok := strings.CutSuffix(name, "="); ok && d.lang.bareCalls { // x.y = z sets a field where no method does
		return e.declaredIn(t, set, h)
	}
	if d.lang.impls && isSpace(t.sym().Type) {
		return e.importedInto(t, name).atLeast(h)
	}
	return value{}
}

// companion is the object in a Kotlin type whose members are members of the type itself.
const companion = "Companion"

func appendChildren(to []symbolRef, t symbolRef, name string) []symbolRef {
	var indexes [8]int32
	for _, i := range t.decls.appendNamed(indexes[:0], t.index, name) {
		to = append(to, symbolRef{t.decls, i})
	}
	return to
}

// fits reports whether a value can be called with the arguments of the use.
func (e *evaluator) fits(v value) bool {
	return v.kind != vSymbol || fitsCall(v.sym, e.wanted.args)
}

func fitsCall(ref symbolRef, args int) bool {
	s := ref.sym()
	return s.Type != ctxsys.TypeFunction && s.Type != ctxsys.TypeMethod || !ref.decls.lang.overloads || s.Params.fits(args)
}
