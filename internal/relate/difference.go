package relate

import (
	"fmt"
	"go/token"
	"path"
	"slices"
	"strconv"
	"strings"

	"github.com/ctx-sys/ctx-sys/internal/facts"
)

// What follows answers how far a change reaches, in names. A file mentions names; what it relates to can
// only change when a name it mentions means something else, that is when a definition of the name appeared,
// vanished or changed, or when its type or value is recognised by names that mean something else. Names are
// dirty in that sense wherever they are, so the answer errs on the side of too much.
//
// A module is known to its importers by its handles, names as well: they are dirty when the module appears
// or vanishes, when its default export changes, and when it hands on names that it does not list.

// HereMention is mentioned by every file that imports a folder by dots alone ("." or "..").
const HereMention = "./"

// Name is a name as it is seen by the files that may mean something by it: those of the same family of
// languages, and in Go those of one folder when the name begins with a small letter.
type Name struct{ Family, Folder, Name string }

// Names is a set of names.
type Names map[Name]bool

// nameIn returns a name that a file gives to others.
func (d *Decls) nameIn(name string) Name {
	n := d.exactNameIn(name)
	n.Name = strings.TrimRight(name, "!?=") // see HashName
	return n
}

func (d *Decls) exactNameIn(name string) Name {
	n := Name{Family: family(d.Language), Name: name}
	if d.Language == "go" && !token.IsExported(name) {
		n.Folder = d.dir
	}
	return n
}

// knows reports whether a name is in the set as a file sees it.
func (n Names) knows(d *Decls, name string) bool {
	return n[d.nameIn(name)] || n[Name{Family: family(d.Language), Name: name}]
}

// Difference adds the names that mean something else to other files after a file changed. Either side may
// be nil: the file was or is not there.
func (p *Project) Difference(n Names, before, after *Decls) {
	if before == nil || after == nil || before.Package != after.Package || before.Language != after.Language {
		n.everything(before)
		n.everything(after)
		p.scriptHandles(n, before)
		p.scriptHandles(n, after)
		return
	}
	n.symbols(before, after)
	n.sets(before, after)
	n.extensions(before, after)
	n.imports(p, before, after)
	n.exports(before, after)
}

// everything adds all names a file gives to others.
func (n Names) everything(d *Decls) {
	if d == nil {
		return
	}
	for i := range d.Symbols {
		n.add(d, d.Symbols[i].Name)
	}
	for _, x := range d.Exports {
		n.add(d, x.Name)
	}
	for i := range d.Extensions {
		n.add(d, facts.LastName(d.Extensions[i].Owner))
	}
	n.allSets(d)
	if d.keepsImports() {
		n.module(d)
		return
	}
	for _, b := range bindings(d) {
		n.add(d, b.local)
	}
	n.module(d)
}

// keepsImports reports whether what a file imports is its own affair.
func (d *Decls) keepsImports() bool { return d.lang.scope != scopeFile }

// add adds a name that a file gives to others. Its default export goes by the handles of the file: every
// other importer of some default would be meant by that name.
func (n Names) add(d *Decls, name string) {
	switch name {
	case "", "*":
	case "default":
		n.module(d)
	default:
		key := d.nameIn(name)
		if d.importers() == "script" {
			n[Name{Family: "script", Name: name}] = true
		}
		for strings.Contains(key.Name, ".") { // a use of it has the parts
			n[Name{Family: key.Family, Name: facts.LastName(key.Name)}] = true
			key.Name, _ = cutLast(key.Name)
		}
		n[key] = true
	}
}

// importers returns the family of languages whose files import the file by its path. Scripts import files of any
// kind.
func (d *Decls) importers() string {
	if _, known := languages[d.Language]; known {
		return d.lang.family
	}
	return "script"
}

// module adds the handles of a file as a module: of the names that imports of it are made of, one that each
// of them must have. Where a folder or a namespace is the module it has none, unless each file is a namespace.
func (n Names) module(d *Decls) {
	by := d.importers()
	switch {
	case d.lang.modules:
		n[Name{Family: by, Name: facts.LastName(d.Package)}] = true
		return
	case d.lang.scope != scopeFile && !d.lang.paths:
		return
	}
	stem := firstPart(path.Base(d.Path))
	switch stem {
	case "index", "__init__", "init", "mod":
		n.Folder(Folder{Language: by, Dir: dirOf(d.Path)})
	}
	n[Name{Family: by, Name: stem}] = true
}

// Folder adds the handles of a folder or a namespace.
func (n Names) Folder(f Folder) {
	if f.Space != "" {
		n[Name{Family: f.Language, Name: facts.LastName(f.Space)}] = true
		return
	}
	n[Name{Family: f.Language, Name: HereMention}] = true
	if f.Dir != "" {
		n[Name{Family: f.Language, Name: firstPart(path.Base(f.Dir))}] = true
	}
}

// Package adds the name by which importers know a Go package, and all that is in its files.
func (n Names) Package(name string, files []*Decls) {
	n[Name{Family: "go", Name: name}] = true
	for _, d := range files {
		n.everything(d)
	}
}

// firstPart cuts a file name as the sources of imports are cut.
func firstPart(name string) string {
	part, _, _ := strings.Cut(strings.TrimLeft(name, "."), ".")
	return part
}

// symbols adds the names of symbols that only one side has.
func (n Names) symbols(before, after *Decls) {
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
		n.add(after, after.Symbols[i].Name)
	}
	for i := range before.Symbols {
		if f := before.fingerprint(i); old[f] > 0 {
			old[f]--
			n.add(before, before.Symbols[i].Name)
		}
	}
}

// extensions adds the types that have other bases because of extensions that only one side has.
func (n Names) extensions(before, after *Decls) {
	list := func(d *Decls) (out []string) {
		for i := range d.Extensions {
			x := &d.Extensions[i]
			out = append(out, strings.Join([]string{x.Owner, d.parentOf(x), strings.Join(x.Extends, "\x01"), strings.Join(x.Implements, "\x01")}, "\x00"))
		}
		return out
	}
	for _, x := range oneSided(list(before), list(after)) {
		owner, _, _ := strings.Cut(x, "\x00")
		n.add(after, facts.LastName(owner))
	}
}

// parentOf tells the symbol an extension is in from others of its file.
func (d *Decls) parentOf(x *facts.Extension) string {
	if x.Parent < 0 {
		return ""
	}
	return strconv.Itoa(int(d.Symbols[x.Parent].Number))
}

// fingerprint holds all of a symbol that others can depend on.
func (d *Decls) fingerprint(i int) string {
	s := &d.Symbols[i]
	parent := -1
	if s.Parent >= 0 {
		parent = int(d.Symbols[s.Parent].Number)
	}
	return strings.Join([]string{
		string(s.Type), s.Owner, s.Name, strconv.Itoa(parent), strconv.Itoa(int(s.Number)), strconv.Itoa(int(s.Flags)),
		strconv.Itoa(int(s.Params.min)), strconv.Itoa(int(s.Params.max)),
		s.TypeExpr, s.ValueExpr, strings.Join(s.Extends, "\x01"), strings.Join(s.Implements, "\x01"), d.takes(s),
	}, "\x00")
}

// imports adds what follows from imports that only one side has: the names they bind, which declarations
// of the file use and others may import from it, where they can. What a star brings is not written.
func (n Names) imports(p *Project, before, after *Decls) {
	for _, b := range oneSided(bindings(before), bindings(after)) {
		switch {
		case b.local == "*":
			if after.lang.linked || after.lang.libraries {
				n.module(after) // for those who see through it
			}
			n.everything(before)
			n.everything(after)
			return
		case after.keepsImports():
			if b.local == "" {
				b.local = p.goLocalName(p.goTarget(after, b.source), b.source)
			}
			n.mentioning(before, b.local)
			n.mentioning(after, b.local)
		default:
			n.add(after, b.local)
		}
	}
}

// binding is one name an import binds.
type binding struct {
	source, name, local string
	reexport            bool
}

// localName is the first name an import binds: import a.b binds a.
func localName(n facts.ImportedName) string {
	local, _, _ := strings.Cut(n.Local, ".")
	return local
}

func bindings(d *Decls) []binding {
	var out []binding
	for i := range d.Imports {
		imp := &d.Imports[i]
		for _, name := range imp.Names {
			out = append(out, binding{imp.Source, name.Name, localName(name), imp.Reexport})
		}
		if d.lang.libraries && (imp.Reexport || len(imp.Names) == 0) { // what it shows others see through it
			out = append(out, binding{imp.Source, fmt.Sprint(imp.Names), "*", imp.Reexport})
		}
		if len(imp.Names) == 0 && d.lang.linked { // what is included is preferred to the same elsewhere
			out = append(out, binding{imp.Source, "*", "*", false})
		}
	}
	return out
}

// oneSided returns what only one of two lists has. Lists that differ in order alone differ in all that
// comes after the first difference: of two definitions of a name the place decides.
func oneSided[T comparable](a, b []T) []T {
	for len(a) > 0 && len(b) > 0 && a[0] == b[0] {
		a, b = a[1:], b[1:]
	}
	for len(a) > 0 && len(b) > 0 && a[len(a)-1] == b[len(b)-1] {
		a, b = a[:len(a)-1], b[:len(b)-1]
	}
	return slices.Concat(a, b)
}

// mentioning adds the symbols whose types, values or owners mention a name.
func (n Names) mentioning(d *Decls, name string) {
	same := func(other string) bool { return other == name }
	n.throughSymbols(d, same)
	for i := range d.Symbols {
		if s := &d.Symbols[i]; anyName(s.Owner, same) {
			n.add(d, s.Name)
		}
	}
	n.throughExtensions(d, same)
	n.throughSets(d, same)
}

// expressions lists what tells the meaning of a symbol.
func (d *Decls) expressions(s *Symbol) []string {
	return slices.Concat([]string{s.TypeExpr, s.ValueExpr, d.takes(s)}, s.Extends, s.Implements)
}

// exports adds the exported names whose meaning is written elsewhere on one side. In a file without any
// export everything is visible.
func (n Names) exports(before, after *Decls) {
	if (len(before.Exports) == 0) != (len(after.Exports) == 0) {
		n.everything(before)
		n.everything(after)
		return
	}
	for _, x := range oneSided(before.Exports, after.Exports) {
		n.add(after, x.Name)
	}
}

// Affected returns the names a file gives to others that mean something else because of names that do.
func (d *Decls) Affected(dirty Names) Names {
	n := Names{}
	known := func(name string) bool { return dirty.knows(d, name) || n.knows(d, name) }
	for size := -1; size < len(n); {
		size = len(n)
		n.throughImports(d, known)
		n.throughSymbols(d, known)
		n.throughExtensions(d, known)
		n.throughSets(d, known)
		for _, x := range d.Exports {
			if known(x.Local) {
				n.add(d, x.Name)
			}
		}
	}
	return n
}

// throughSymbols adds the symbols whose types or values mention a known name.
func (n Names) throughSymbols(d *Decls, known func(string) bool) {
	for i := range d.Symbols {
		s := &d.Symbols[i]
		if slices.ContainsFunc(d.expressions(s), func(e string) bool { return anyName(e, known) }) {
			n.add(d, s.Name)
		}
	}
}

// throughExtensions adds the types that have bases of a known name by extensions.
func (n Names) throughExtensions(d *Decls, known func(string) bool) {
	for i := range d.Extensions {
		x := &d.Extensions[i]
		for _, name := range slices.Concat([]string{x.Owner}, x.Extends, x.Implements) {
			if anyName(name, known) {
				n.add(d, facts.LastName(x.Owner))
			}
		}
	}
}

// throughImports adds the names bound by imports of modules or of names that are known to have changed.
// Go has none: when a package appears, vanishes or gets another name, so do all names in it.
func (n Names) throughImports(d *Decls, known func(string) bool) {
	if d.lang.scope == scopeFolder {
		return
	}
	for i := range d.Imports {
		imp := &d.Imports[i]
		module := slices.ContainsFunc(sourceNames(imp.Source), known)
		if d.keepsImports() {
			n.throughKept(d, imp, module, known)
			continue
		}
		for _, name := range imp.Names {
			switch local := localName(name); {
			case local == "*" && module:
				n.everything(d)
			case module || known(name.Name):
				n.add(d, local)
			}
		}
	}
}

// throughKept adds the symbols whose meaning depends on an import that others do not see.
func (n Names) throughKept(d *Decls, imp *facts.Import, module bool, known func(string) bool) {
	if module && d.lang.libraries && imp.Reexport {
		n.module(d)
	}
	if module && len(imp.Names) == 0 {
		if d.lang.linked {
			n.module(d)
		}
		n.throughSymbols(d, func(string) bool { return true })
	}
	for _, name := range imp.Names {
		switch local := localName(name); {
		case local == "*" && module:
			n.throughSymbols(d, func(string) bool { return true })
		case module || known(name.Name):
			n.mentioning(d, local)
		}
	}
}

// anyName reports whether f holds for a name in an expression.
func anyName(expr string, f func(string) bool) bool {
	found := false
	eachName(expr, func(name string) { found = found || f(name) })
	return found
}

// sourceNames cuts the source of an import into the names it is made of.
func sourceNames(source string) []string {
	source, _, _ = strings.Cut(source, "?") // see Project.scriptTarget
	parts := strings.FieldsFunc(source, func(r rune) bool { return r == '/' || r == '.' })
	if len(parts) == 0 {
		return []string{HereMention}
	}
	return parts
}
