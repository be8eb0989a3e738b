package relate

import (
	"slices"
	"strings"

	ctxsys "github.com/ctx-sys/ctx-sys"
	"github.com/ctx-sys/ctx-sys/internal/facts"
)

// What a Go type implements changes with its methods, which are in any file of its package and of those it
// embeds, and with interfaces anywhere. Neither has to name the other, so this travels by names of its own,
// made of the names of types and methods by what no name can hold:
//
//	T{}   the methods of the types called T have changed
//	T{?}  what the types called T implement has to be found out again
//	m()   and what the types do that have a method m
//	T{!}  and those that implement an interface called T
//
// The last two are the keys of interfaces as well.

func withMethodsOf(name string) string { return name + "{}" }
func implementing(name string) string  { return name + "{?}" }

// eachSetName calls f with the names of method sets that a file mentions.
func (d *Decls) eachSetName(f func(name string)) {
	if d.Language != "go" {
		return
	}
	for i := range d.Symbols {
		s := &d.Symbols[i]
		switch {
		case d.isMethod(int32(i)):
			f(withMethod(s.Name))
		case d.isNamedType(int32(i)):
			f(withMethodsOf(s.Name))
			f(implementing(s.Name))
			if d.interfaceKey(int32(i)) != "" {
				f(within(s.Name))
			}
			for _, base := range d.madeOf(int32(i)) {
				f(withMethodsOf(facts.LastName(base)))
				f(implementing(facts.LastName(base)))
				for _, m := range methodsOf(libraryTypes[base].methods) {
					f(withMethod(m.name))
				}
			}
		}
		eachShapeName(s.Shape, func(name string) {
			if !goWord(name) {
				f(name)
			}
		})
	}
}

func (d *Decls) isNamedType(i int32) bool {
	t := d.Symbols[i].Type
	return t == ctxsys.TypeType || t == ctxsys.TypeInterface
}

// isMethod reports whether a symbol is a method of a type or of an interface.
func (d *Decls) isMethod(i int32) bool { return d.Symbols[i].Type == ctxsys.TypeMethod }

// madeOf lists the types that a type has methods of: those embedded in it, or the one it is made of.
func (d *Decls) madeOf(i int32) []string {
	if name := d.defines(i); name != "" {
		return []string{name}
	}
	return d.Symbols[i].Extends
}

// eachShapeName calls f with the names in a shape.
func eachShapeName(shape string, f func(name string)) {
	for i := 0; i < len(shape); {
		n := wordLength(shape[i:])
		if n > 0 && shape[i] != '$' {
			f(shape[i : i+n])
		}
		i += max(n, 1)
	}
}

func anyShapeName(shape string, known func(string) bool) bool {
	found := false
	eachShapeName(shape, func(name string) { found = found || known(name) })
	return found
}

// holder returns the symbol whose method set a symbol is part of, -1 when that is a type declared elsewhere.
func (d *Decls) holder(i int32) (index int32, name string) {
	switch s := &d.Symbols[i]; {
	case s.Owner != "":
		return -1, s.Owner
	case d.isNamedType(i):
		return i, s.Name
	case s.Parent >= 0 && d.isNamedType(s.Parent):
		return s.Parent, d.Symbols[s.Parent].Name
	}
	return -1, ""
}

// setOf adds that the method set changed which a symbol is part of.
func (n Names) setOf(d *Decls, symbol int32) {
	i, name := d.holder(symbol)
	if name == "" {
		return
	}
	n.add(d, withMethodsOf(name))
	if i >= 0 {
		n.add(d, d.interfaceKey(i))
	}
}

// allSets adds all method sets of a file.
func (n Names) allSets(d *Decls) {
	if d.Language != "go" {
		return
	}
	for i := range d.Symbols {
		n.setOf(d, int32(i))
	}
}

// sets adds the method sets of which only one side has a part.
func (n Names) sets(before, after *Decls) {
	if after.Language != "go" {
		return
	}
	old := map[string]int{}
	for i := range before.Symbols {
		old[before.setPart(int32(i))]++
	}
	for i := range after.Symbols {
		if part := after.setPart(int32(i)); old[part] > 0 {
			old[part]--
		} else {
			n.setOf(after, int32(i))
		}
	}
	for i := range before.Symbols {
		if part := before.setPart(int32(i)); old[part] > 0 {
			old[part]--
			n.setOf(before, int32(i))
		}
	}
}

// setPart holds what a symbol has to do with the method set it is part of, "" when it is part of none.
func (d *Decls) setPart(i int32) string {
	_, name := d.holder(i)
	if name == "" {
		return ""
	}
	part := name + "\x00" + d.fingerprint(int(i))
	if d.isMethod(i) || d.isNamedType(i) {
		part += "\x00" + d.Symbols[i].Shape
	}
	return part
}

// throughSets adds the method sets that follow from known names.
func (n Names) throughSets(d *Decls, known func(string) bool) {
	if d.Language != "go" {
		return
	}
	for i := range d.Symbols {
		s, i := &d.Symbols[i], int32(i)
		_, holder := d.holder(i)
		if anyShapeName(s.Shape, known) {
			n.setOf(d, i)
			if s.Flags&Alias != 0 {
				n.add(d, s.Name)
			}
		}
		switch {
		case d.isMethod(i):
			if known(withMethod(s.Name)) {
				n.add(d, implementing(holder))
			}
		case d.isNamedType(i):
			n.throughType(d, i, known)
		}
	}
}

func (n Names) throughType(d *Decls, i int32, known func(string) bool) {
	s := &d.Symbols[i]
	for _, base := range d.madeOf(i) {
		name := facts.LastName(base)
		if anyName(base, known) || known(withMethodsOf(name)) {
			n.setOf(d, i)
		}
		inherits := func(m goMethod) bool { return known(withMethod(m.name)) }
		if known(implementing(name)) || slices.ContainsFunc(methodsOf(libraryTypes[base].methods), inherits) {
			n.add(d, implementing(s.Name))
		}
	}
	if known(within(s.Name)) {
		n.add(d, d.interfaceKey(i))
	}
}

// interfaceKeys lists the keys of a file's interfaces, one a line, for FileInfo.
func (d *Decls) interfaceKeys() string {
	var keys []string
	for i := range d.Symbols {
		if key := d.interfaceKey(int32(i)); key != "" && !slices.Contains(keys, key) {
			keys = append(keys, key)
		}
	}
	return strings.Join(keys, "\n")
}

// addKeys notes the interfaces of a file.
func (all *spaces) addKeys(f *FileInfo) {
	if f.Language != "go" || f.Spaces == "" {
		return
	}
	for key := range strings.SplitSeq(f.Spaces, "\n") {
		all.keyed[key] = append(all.keyed[key], f.ID)
	}
}

// bareGo is what method sets are recognised by, of facts that are not encoded yet; nothing of other languages.
func bareGo(f *facts.File) *Decls {
	if f.Language != "go" {
		return &Decls{declared: &declared{}}
	}
	d := &Decls{Language: f.Language, lang: languageOf(f.Language), declared: &declared{Symbols: make([]Symbol, len(f.Symbols))}}
	for i := range f.Symbols {
		s := &f.Symbols[i]
		d.Symbols[i] = Symbol{
			Type: s.Type, Name: s.Name, Parent: int32(s.Parent), Flags: flagsOf(s), TypeExpr: s.TypeExpr,
			details: &details{Owner: s.Owner, Extends: s.Extends, Shape: s.Shape},
		}
	}
	return d
}
