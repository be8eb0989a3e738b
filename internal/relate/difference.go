package relate

import (
	"fmt"
	"slices"
	"strings"
)

// HereMention is mentioned by every file that imports a folder by dots alone ("." or "..").
const HereMention = "./"

// Parent is where a symbol declared outside its type belongs. File 0 means the type was not found.
type Parent struct {
	Number       int
	File         int64
	ParentNumber int
}

// Parents returns the owners of a file's methods that are declared outside their types (Go receivers).
func (p *Project) Parents(d *Decls) []Parent {
	var out []Parent
	for i := range d.Symbols {
		s := &d.Symbols[i]
		if s.Owner == "" {
			continue
		}
		parent := Parent{Number: s.Number}
		if d.Language == "go" {
			if ref, ok := p.goPackage(d.dir, d.Package).members[s.Owner]; ok && isType(ref.sym().Type) {
				parent.File, parent.ParentNumber = ref.decls.File, ref.sym().Number
			}
		} else if ref := best(d, d.topLevel[s.Owner]); ref.ok() {
			parent.File, parent.ParentNumber = d.File, ref.sym().Number
		}
		out = append(out, parent)
	}
	return out
}

// Difference returns the names that mean something else to other files after a file changed. Either side
// may be nil: the file was or is not there.
func Difference(before, after *Decls) []string {
	names := map[string]bool{}
	add := func(d *Decls, i int) {
		names[d.Symbols[i].Name] = true
		d.members(d.Symbols[i], names)
	}
	if before == nil || after == nil || !sameSurroundings(before, after) {
		for _, d := range []*Decls{before, after} {
			for i := range symbolsOf(d) {
				add(d, i)
			}
			for _, x := range exportsOf(d) {
				names[x] = true
			}
		}
		return sorted(names)
	}
	old := map[string]int{}
	for i := range before.Symbols {
		old[before.fingerprint(i)]++
	}
	for i := range after.Symbols {
		f := after.fingerprint(i)
		if old[f] > 0 {
			old[f]--
			continue
		}
		add(after, i)
	}
	for i := range before.Symbols {
		f := before.fingerprint(i)
		if old[f] > 0 {
			old[f]--
			add(before, i)
		}
	}
	return sorted(names)
}

func symbolsOf(d *Decls) []Symbol {
	if d == nil {
		return nil
	}
	return d.Symbols
}

func exportsOf(d *Decls) []string {
	if d == nil {
		return nil
	}
	var out []string
	for _, x := range d.Exports {
		out = append(out, x.Name)
	}
	for i := range d.Imports {
		for _, n := range d.Imports[i].Names {
			if n.Local != "" && n.Local != "*" {
				out = append(out, n.Local) // what it imports can be imported from it
			}
		}
	}
	return out
}

// sameSurroundings reports whether the names in a file's declarations still lead to the same places.
func sameSurroundings(a, b *Decls) bool {
	if a.Package != b.Package || a.Language != b.Language || !slices.Equal(a.Exports, b.Exports) || len(a.Imports) != len(b.Imports) {
		return false
	}
	for i := range a.Imports {
		x, y := a.Imports[i], b.Imports[i]
		if x.Source != y.Source || x.Reexport != y.Reexport || !slices.Equal(x.Names, y.Names) {
			return false
		}
	}
	return true
}

// fingerprint holds all of a symbol that others can depend on.
func (d *Decls) fingerprint(i int) string {
	s := &d.Symbols[i]
	parents := ""
	for p := s.Parent; p >= 0; p = d.Symbols[p].Parent {
		parents = d.Symbols[p].Name + "." + parents
	}
	return fmt.Sprint(s.Type, "\x00", parents, "\x00", s.Owner, "\x00", s.Name, "\x00", s.Number, "\x00", s.Flags, "\x00",
		s.TypeExpr, "\x00", s.ValueExpr, "\x00", strings.Join(s.Extends, "\x01"), "\x00", strings.Join(s.Implements, "\x01"))
}

// members adds the names that can be reached through a type besides its own members: with other bases, a
// call of an inherited method means something else although nobody names the base.
func (d *Decls) members(s Symbol, names map[string]bool) {
	for _, list := range [...][]string{s.Extends, s.Implements, aliased(&s)} {
		for _, base := range list {
			names[lastPart(base)] = true
		}
	}
}

func lastPart(typ string) string {
	typ, _, _ = strings.Cut(strings.TrimLeft(typ, "[]()"), ",")
	return typ[strings.LastIndexByte(typ, '.')+1:]
}

// Affected returns the names of the symbols whose declared type, value or bases mention a dirty name, and of
// the members of such types: what they lead to may have changed though their text did not.
func (d *Decls) Affected(dirty func(string) bool) []string {
	names := map[string]bool{}
	hits := func(expr string) bool {
		hit := false
		eachName(expr, func(name string) { hit = hit || dirty(name) })
		return hit
	}
	inherits := map[int32]bool{}
	for i := range d.Symbols {
		s := &d.Symbols[i]
		heritage := slices.ContainsFunc(s.Extends, hits) || slices.ContainsFunc(s.Implements, hits)
		if heritage || hits(s.TypeExpr) || hits(s.ValueExpr) {
			names[s.Name] = true
		}
		if heritage || dirty(s.Name) && isType(s.Type) {
			inherits[int32(i)] = true
		}
	}
	for i := range d.Symbols {
		s := &d.Symbols[i]
		if s.Parent >= 0 && inherits[s.Parent] || s.Owner != "" && d.ownerIn(s.Owner, inherits) {
			names[s.Name] = true
		}
	}
	for i := range d.Imports {
		for _, n := range d.Imports[i].Names {
			if dirty(n.Name) && n.Local != "" && n.Local != "*" {
				names[n.Local] = true
			}
		}
	}
	for _, x := range d.Exports {
		if dirty(x.Local) {
			names[x.Name] = true
		}
	}
	return sorted(names)
}

func (d *Decls) ownerIn(owner string, set map[int32]bool) bool {
	for _, i := range d.topLevel[owner] {
		if set[i] {
			return true
		}
	}
	return false
}

func sorted(names map[string]bool) []string {
	out := make([]string, 0, len(names))
	for n := range names {
		if n != "" {
			out = append(out, n)
		}
	}
	slices.Sort(out)
	return out
}
