package relate

import (
	"slices"
	"strings"

	ctxsys "github.com/ctx-sys/ctx-sys"
	"github.com/ctx-sys/ctx-sys/internal/facts"
)

// In most languages a name belongs to a namespace that many files add to. The project knows of each file which
// namespaces it declares (FileInfo.Spaces), without loading it, and finds what a namespace holds by the full name:
// in a map when everything is loaded, else by asking for the simple name and keeping what is in the right place.

// spacesOf lists the namespaces a file declares, for FileInfo.Spaces: its own on the first line, then one a line.
// Marks in front say what else could be found by its full name only: "." a type declared by a dotted name, "+" a
// namespace that has bases, "!" a type, by its simple name, that is given bases outside of its declaration, "=" what all files see by a name of its own.
func spacesOf(f *facts.File) string {
	if f.Language == "go" {
		return bareGo(f).interfaceKeys()
	}
	l := languageOf(f.Language)
	if !l.indexed() {
		return ""
	}
	lines := []string{f.Package}
	add := func(line string) {
		if !slices.Contains(lines, line) {
			lines = append(lines, line)
		}
	}
	full := make([]string, len(f.Symbols)) // of the types
	for i := range f.Symbols {
		s := &f.Symbols[i]
		if l.scope != scopeSpace || !isType(s.Type) {
			continue
		}
		in := f.Package
		if s.Parent >= 0 {
			in = full[s.Parent]
		}
		full[i] = joinDots(joinDots(in, s.Owner), s.Name)
		switch {
		case isSpace(s.Type):
			add(full[i])
			if len(s.Extends)+len(s.Implements) > 0 {
				add("+" + full[i])
			}
		case s.Owner != "" || strings.Contains(s.Name, "."):
			add("." + full[i])
		}
	}
	for _, x := range f.Exports {
		if name, ok := strings.CutPrefix(x.Name, globalTable); ok {
			add("=" + name)
		}
	}
	for i := range f.Extensions {
		add("!" + facts.LastName(f.Extensions[i].Owner))
	}
	return strings.TrimRight(strings.Join(lines, "\n"), "\n")
}

func isSpace(t ctxsys.EntityType) bool { return t == ctxsys.TypeNamespace || t == ctxsys.TypeModule }

// joinDots joins two dotted names, of which either may be empty.
func joinDots(a, b string) string {
	if a == "" || b == "" {
		return a + b
	}
	return a + "." + b
}

// cutLast splits a dotted name before its last part.
func cutLast(name string) (before, last string) {
	last = facts.LastName(name)
	return strings.TrimSuffix(strings.TrimSuffix(name, last), "."), last
}

// spaceKey is a full name in a family of languages.
type spaceKey struct{ family, name string }

// space is a namespace, with the files that have part in it, by path. One without any is only a prefix of others.
type space struct {
	clauses []int64 // all of the file is in it
	symbols []int64 // it is a symbol of the file
	heirs   []int64 // and has bases there
	types   []int64 // files in which it is a type
}

// spaces is what files say of namespaces, and the keys of their interfaces.
type spaces struct {
	named   map[spaceKey]*space
	givers  map[spaceKey][]int64 // simple name of a type -> files that give it bases, by path
	globals map[spaceKey][]int64 // name -> files that offer something to all by it, by path
	keyed   map[string][]int64   // key of Go interfaces -> files that have one, by path
}

func spacesIn(files []*FileInfo) *spaces {
	all := &spaces{named: map[spaceKey]*space{}, givers: map[spaceKey][]int64{}, globals: map[spaceKey][]int64{}, keyed: map[string][]int64{}}
	for _, f := range files {
		all.add(f)
		all.addKeys(f)
	}
	return all
}

// add notes the namespaces of a file.
func (all *spaces) add(f *FileInfo) {
	l := languageOf(f.Language)
	if !l.indexed() {
		return
	}
	first := true
	for line := range strings.SplitSeq(f.Spaces, "\n") {
		name, mark := line, byte(0)
		if !first && line != "" && strings.IndexByte(".+!=", line[0]) >= 0 {
			mark, name = line[0], line[1:]
		}
		key := spaceKey{l.family, name}
		s := all.named[key]
		if s == nil && mark != '!' && mark != '=' && l.scope == scopeSpace {
			s = all.make(key)
		}
		switch {
		case first:
			if s != nil {
				s.clauses = append(s.clauses, f.ID)
			}
		case mark == '.':
			s.types = append(s.types, f.ID)
		case mark == '+':
			s.heirs = append(s.heirs, f.ID)
		case mark == '!':
			all.givers[key] = append(all.givers[key], f.ID)
		case mark == '=':
			all.globals[key] = append(all.globals[key], f.ID)
		default:
			s.symbols = append(s.symbols, f.ID)
		}
		first = false
	}
}

// make returns the namespace of a name; it and those around it are known from then on.
func (all *spaces) make(key spaceKey) *space {
	s := all.named[key]
	if s == nil {
		s = &space{}
		all.named[key] = s
		if around, _ := cutLast(key.name); around != "" {
			all.make(spaceKey{key.family, around})
		}
	}
	return s
}

// space returns the namespace of a name, nil for none. What has no name all files have that say nothing.
func (p *Project) space(key spaceKey) *space {
	if key.name == "" {
		return p.nameless().named[key]
	}
	return p.spaced().named[key]
}

// memberKey is a name in a namespace, or, owned, the name of a method declared elsewhere than the types whose
// simple name in is.
type memberKey struct {
	family, in, name string
	owned            bool
}

// anyType stands for the type in the key of a method that says which in its first parameter.
const anyType = "*"

// members is what is known of a key: its symbols by path, and the places of those that were not loaded yet.
type members struct {
	refs   []symbolRef
	places []Named
}

// Named is an entity found by its simple name. In is what its qualified name says it is in, and Inside of what
// type that is, anything but a type when it is in none.
type Named struct {
	File   int64
	Number int
	Type   ctxsys.EntityType
	In     string
	Inside ctxsys.EntityType
}

// Part is a part of the symbols of a name, or several as bits.
type Part int

// The parts. A symbol among Fields is a property of known type inside something. No enumerator of C is: its type is not written. Of
// some names a large program in C has thousands of fields, and a bare name means none of them.
const (
	Fields Part = 1 << iota
	Others
	Whole = Fields | Others
)

// EachNamed calls f with the symbols of a file.
func (d *Decls) EachNamed(f func(name string, n Named)) {
	for i := range d.Symbols {
		s := &d.Symbols[i]
		n := Named{File: d.File, Number: int(s.Number), Type: s.Type, In: d.around(int32(i))}
		if s.Parent >= 0 {
			n.Inside = d.Symbols[s.Parent].Type
		}
		f(s.Name, n)
	}
}

// around is the qualified name of what a symbol is in.
func (d *Decls) around(i int32) string {
	s := &d.Symbols[i]
	if s.Parent < 0 {
		return s.Owner
	}
	return joinDots(joinDots(d.around(s.Parent), d.Symbols[s.Parent].Name), s.Owner)
}

// qualifies reports whether a name is the qualified one of a symbol.
func (d *Decls) qualifies(i int32, name string) bool {
	for ; i >= 0; i = d.Symbols[i].Parent {
		s := &d.Symbols[i]
		for _, part := range [...]string{s.Name, s.Owner} {
			if part == "" {
				continue
			}
			before, ok := strings.CutSuffix(name, part)
			if !ok || before != "" && before[len(before)-1] != '.' {
				return false
			}
			name = strings.TrimSuffix(before, ".")
		}
	}
	return name == ""
}

// eachKey calls f with the places the index has a symbol in: its namespace, and the type it is declared for. The
// members of types are found through their types, namespaces through the files that declare them.
func (d *Decls) eachKey(i int32, f func(memberKey)) {
	s := &d.Symbols[i]
	key := memberKey{family: d.lang.family, name: s.Name}
	_, space := d.spaces[i]
	switch {
	case s.Owner != "" && d.lang.typed():
		key.in, key.owned = facts.LastName(s.Owner), true
		f(key)
		if d.lang.receivers && s.Parent < 0 {
			f(memberKey{family: d.lang.family, in: d.Package, name: s.Name})
		}
		if in, ok := d.spaceAround(s.Parent); ok && d.lang.linked { // the owner may be a namespace
			f(memberKey{family: d.lang.family, in: joinDots(in, s.Owner), name: s.Name})
		}
	case s.Flags&Textual != 0:
		f(key)
	case d.lang.globals:
		if s.Owner == "" && s.Parent < 0 && s.Flags&Static == 0 {
			f(key)
		}
		if s.Type == ctxsys.TypeClass {
			key.in = anyType
			f(key)
		}
	case space || d.lang.scope != scopeSpace || strings.Contains(s.Name, "."):
	default:
		in, ok := d.spaceAround(s.Parent)
		if !ok && d.opens(s.Parent) {
			in, ok = d.spaceAround(d.Symbols[s.Parent].Parent)
		}
		if key.in = in; ok {
			f(key)
		}
		if s.Flags&Extension != 0 && s.Type == ctxsys.TypeMethod && s.Parent >= 0 {
			f(memberKey{d.lang.family, anyType, s.Name, true})
		}
	}
}

// spaceAround returns the full name of a symbol that is a namespace, that of the file for -1.
func (d *Decls) spaceAround(i int32) (string, bool) {
	if i < 0 {
		return d.Package, true
	}
	name, ok := d.spaces[i]
	return name, ok
}

// fullName is the full name of a type or namespace that is in no other type.
func (d *Decls) fullName(i int32) (string, bool) {
	s := &d.Symbols[i]
	in, ok := d.spaceAround(s.Parent)
	return joinDots(joinDots(in, s.Owner), s.Name), ok
}

// opens reports whether the members of a symbol are visible around it.
func (d *Decls) opens(i int32) bool {
	if i < 0 {
		return false
	}
	t := d.Symbols[i].Type
	return d.lang.enums && t == ctxsys.TypeEnum || d.lang.flat && isType(t)
}

// find returns the symbols of a key by path. What it returns belongs to the index.
func (p *Project) find(key memberKey) []symbolRef {
	if p.loaded {
		return p.table.find(key)
	}
	if key.in == "" && !key.owned && languageOf(key.family).linked {
		p.ask(key.name, Others)
	} else {
		p.ask(key.name, Whole)
	}
	m := p.index[key]
	if m == nil {
		return nil
	}
	for len(m.places) > 0 {
		at := m.places[0]
		m.places = m.places[1:]
		d := p.load(at.File)
		if d == nil {
			continue
		}
		i := slices.IndexFunc(d.Symbols, func(s Symbol) bool { return int(s.Number) == at.Number })
		if i < 0 {
			continue
		}
		d.eachKey(int32(i), func(have memberKey) {
			if have == key {
				m.refs = append(m.refs, symbolRef{d, int32(i)})
				sortRefs(m.refs)
			}
		})
	}
	return m.refs
}

// ask makes a part of the symbols of a name known, unless all are or they were asked for before. Where a symbol is in the
// end its file says when it is loaded; until then it is in all the places where it could be.
func (p *Project) ask(name string, in Part) {
	if in &^= p.asked[name]; p.loaded || in == 0 {
		return
	}
	p.asked[name] |= in
	found, err := p.source.Named(name, in)
	if err != nil && p.err == nil {
		p.err = err
	}
	for _, n := range found {
		f := p.info(n.File)
		p.addCallable(f, name, n)
		l := languageOf(f.Language)
		if !l.indexed() {
			continue
		}
		clause, _, _ := strings.Cut(f.Spaces, "\n")
		in := joinDots(clause, n.In)
		p.addPlace(memberKey{l.family, in, name, false}, n)
		around, _ := cutLast(in)
		field := l.linked && n.Type == ctxsys.TypeProperty && n.Inside != ctxsys.TypeEnum // of some names there are thousands
		if in != "" && (l.enums || l.flat) && !field {
			p.addPlace(memberKey{l.family, around, name, false}, n)
		}
		if around != "" && l.linked && !field { // of the preprocessor
			p.addPlace(memberKey{l.family, "", name, false}, n)
		}
		if l.receivers && in != clause {
			p.addPlace(memberKey{l.family, clause, name, false}, n)
		}
		p.addPlace(memberKey{l.family, facts.LastName(n.In), name, true}, n)
		if l.globals {
			p.addPlace(memberKey{family: l.family, in: anyType, name: name}, n)
		}
		if l.extensions && n.Type == ctxsys.TypeMethod {
			p.addPlace(memberKey{l.family, anyType, name, true}, n)
		}
	}
}

func (p *Project) addPlace(key memberKey, n Named) {
	m := p.index[key]
	if m == nil {
		m = &members{}
		p.index[key] = m
	}
	m.places = append(m.places, n)
}
