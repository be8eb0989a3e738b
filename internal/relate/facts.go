package relate

import (
	"encoding/binary"
	"errors"
	"fmt"
	"hash/fnv"
	"slices"
	"strings"

	"github.com/cespare/xxhash/v2"

	ctxsys "github.com/ctx-sys/ctx-sys"
	"github.com/ctx-sys/ctx-sys/internal/arena"
	"github.com/ctx-sys/ctx-sys/internal/facts"
	"github.com/ctx-sys/ctx-sys/internal/packed"
)

// Decls is what other files can know of a file: its declarations, imports and exports.
type Decls struct {
	File     int64
	Path     string
	Language string
	Package  string
	*declared

	lang       *language
	dir        string
	modules    string                 // the folder of the modules that it declares, in Rust
	stem       string                 // of its path: the name without the folder and endings
	header     bool                   // it is meant to be included, in C
	seat       int                    // distinct in the project, from 0 on
	owned      map[ownedKey]int32     // methods declared outside their type in the same file (prototypes)
	bound      map[string]boundImport // nil until first needed
	spaces     map[int32]string       // the full names of the symbols that are namespaces
	qualifiers map[string][]imported  // what modules are called in the file, where several can share a name; with bound
	stars      []imported             // what is imported as a whole; filled in with bound
	strange    bool                   // stars bring names in from outside of the project that are not only those of types
	includes   []*Decls               // what it includes; filled in with bound
	owners     map[ownerKey]value     // the types of methods declared elsewhere, as they were asked for
}

// declared is what is written in the file, in an arena where it is that of very many.
type declared struct {
	Symbols    []Symbol
	Imports    []facts.Import
	Exports    []facts.Export
	Extensions []facts.Extension

	names nameTable
}

type ownedKey struct {
	parent      int32 // anyParent for whatever it is
	owner, name string
}

const anyParent = -2

// Symbol is a declaration, cut down to what resolving needs. Millions of them are in memory at once.
type Symbol struct {
	Type     ctxsys.EntityType
	Name     string
	TypeExpr string
	*details // never nil
	Parent   int32
	Number   int32 // of its entity in the file
	Line     int32
	Flags    SymbolFlags
	Params   arity
}

// details is what few symbols have.
type details struct {
	Owner      string
	ValueExpr  string
	Receiver   string // of an extension, the simple name of the type it is for
	Shape      string // see facts.Symbol
	Extends    []string
	Implements []string
	End        int32 // the last line of a namespace
}

// noDetails is shared by the symbols that have none.
var noDetails details

// setDetails gives a symbol its details, in memory of their own only when there are any.
func (s *Symbol) setDetails(a *arena.Arena, x *details) {
	s.details = &noDetails
	if x.Owner+x.ValueExpr+x.Receiver+x.Shape != "" || len(x.Extends)+len(x.Implements)+int(x.End) > 0 {
		s.details = &arena.Make[details](a, 1)[0]
		*s.details = *x
	}
}

// SymbolFlags are the modifiers that change what a name means.
type SymbolFlags uint16

// The symbol flags.
const (
	Exported  SymbolFlags = 1 << iota
	Alias                 // another name for TypeExpr
	Getter                // a method that is read like a property
	Overload              // a signature whose implementation follows
	Static                // of the type itself; outside of types: seen by the file alone
	Bodiless              // a function without a body
	Extension             // called on its first parameter
	Textual               // a macro, which is seen without regard to namespaces
	Partial               // one of several declarations of a type
)

// kindBits are those of a reference's kind, in one number with how many arguments it has.
const kindBits = 3

// Uses is what a file uses.
type Uses struct {
	Locals []facts.Local
	Refs   []facts.Ref
}

// errFacts is wrapped by the errors of decoding.
var errFacts = errors.New("stored facts are damaged")

// FactsVersion changes whenever the encoding or its meaning does.
const FactsVersion = 7

// Facts is what is stored of a file. Mentions is the sorted set of the hashes of all names the file uses, four
// bytes each: a file is related again when a name it mentions comes to mean something else.
type Facts struct {
	Decls, Uses, Mentions []byte
	Spaces                string // for FileInfo
}

// Encode writes the facts of a parsed file. numbers holds the entity number of each symbol.
func Encode(f *facts.File, numbers []int) Facts {
	names := map[uint32]struct{}{}
	facts := Facts{Decls: pack(encodeDecls(f, numbers, names)), Uses: pack(encodeUses(f, names))}
	facts.Spaces = strings.Clone(spacesOf(f)) // which is kept, and may be a part of a text with all names of the file
	facts.Mentions = encodeMentions(names)
	return facts
}

func encodeDecls(f *facts.File, numbers []int, names map[uint32]struct{}) []byte {
	w := packed.NewWriter()
	w.Text(f.Package)
	w.Int(len(f.Symbols))
	for i := range f.Symbols {
		s := &f.Symbols[i]
		w.Int(slices.Index(ctxsys.EntityTypes, s.Type))
		w.Text(s.Name)
		w.Text(s.Owner)
		w.Int(s.Parent + 1)
		w.Int(numbers[i])
		w.Int(s.StartLine)
		if isSpace(s.Type) {
			w.Int(s.EndLine)
		}
		w.Int(int(flagsOf(s)))
		writeArity(w, arityOf(s))
		if flagsOf(s)&Extension != 0 {
			w.Text(receiverOf(s))
		}
		w.Text(s.TypeExpr)
		w.Text(s.ValueExpr)
		w.Texts(s.Extends)
		w.Texts(s.Implements)
		w.Text(s.Shape)
		if family(f.Language) == "script" {
			mention(names, s.Shape)
		}
		mention(names, s.Owner)
		if isType(s.Type) && languageOf(f.Language).typed() {
			mention(names, s.Name) // others can add to the type
		}
		mention(names, s.TypeExpr)
		mention(names, s.ValueExpr)
		for _, e := range s.Extends {
			mention(names, e)
		}
		for _, e := range s.Implements {
			mention(names, e)
		}
	}
	bareGo(f).eachSetName(func(name string) { names[HashName(name)] = struct{}{} })
	w.Int(len(f.Imports))
	for i := range f.Imports {
		imp := &f.Imports[i]
		w.Text(imp.Source)
		w.Int(imp.Line)
		w.Bools(imp.TypeOnly, imp.Dynamic, imp.Reexport)
		w.Int(len(imp.Names))
		for _, n := range imp.Names {
			w.Text(n.Name)
			w.Text(n.Local)
			mention(names, n.Name)
		}
		for _, part := range sourceNames(imp.Source) {
			names[HashName(part)] = struct{}{}
		}
	}
	w.Int(len(f.Exports))
	for _, e := range f.Exports {
		w.Text(e.Name)
		w.Text(e.Local)
		mention(names, e.Local)
	}
	w.Int(len(f.Extensions))
	for i := range f.Extensions {
		x := &f.Extensions[i]
		w.Text(x.Owner)
		w.Texts(x.Extends)
		w.Texts(x.Implements)
		w.Int(x.Parent + 1)
		w.Int(x.Line)
		mention(names, x.Owner)
		for _, e := range slices.Concat(x.Extends, x.Implements) {
			mention(names, e)
		}
	}
	return w.Bytes()
}

func flagsOf(s *facts.Symbol) (f SymbolFlags) {
	if s.Exported {
		f |= Exported
	}
	for _, m := range s.Modifiers {
		switch m {
		case "alias":
			f |= Alias
		case "get", "property", "getter":
			f |= Getter
		case "static", "local":
			f |= Static
		case "extension":
			f |= Extension
		case "macro":
			f |= Textual
		case "partial", "expect", "actual":
			f |= Partial
		}
	}
	if strings.HasPrefix(s.Signature, "macro_rules!") {
		f |= Textual
	}
	if called := s.Type == ctxsys.TypeFunction || s.Type == ctxsys.TypeMethod; called && s.BodyStart >= s.End {
		f |= Bodiless
	}
	for _, d := range s.Decorators {
		if facts.LastName(strings.TrimPrefix(d, "@")) == "overload" {
			f |= Overload
		}
	}
	return f
}

// receiverOf returns the simple name of the type of a function's first parameter.
func receiverOf(s *facts.Symbol) string {
	if len(s.Params) == 0 {
		return ""
	}
	name := strings.TrimPrefix(s.Params[0].Type, "this ")
	if i := strings.IndexAny(name, "<[?"); i >= 0 {
		name = name[:i]
	}
	return facts.LastName(strings.TrimSpace(name))
}

func encodeUses(f *facts.File, names map[uint32]struct{}) []byte {
	w := packed.NewWriter()
	w.Int(len(f.Locals))
	for i := range f.Locals {
		l := &f.Locals[i]
		w.Text(l.Name)
		w.Text(l.Type)
		w.Text(l.Value)
		w.Int(l.Base + 2)
		mention(names, l.Type)
		mention(names, l.Value)
	}
	w.Int(len(f.Refs))
	symbol, line := -1, 0 // of the one before: most are in the same symbol, on the same line or the next
	for i := range f.Refs {
		r := &f.Refs[i]
		w.Int(r.Args<<kindBits | int(r.Kind))
		w.Text(r.Expr)
		w.Int(r.Base + 2)
		w.Signed(r.Symbol - symbol)
		w.Signed(r.Line - line)
		symbol, line = r.Symbol, r.Line
		if isMention(r.Kind) {
			mentionNames(r.Expr, func(name string) { names[HashName(name)] = struct{}{} })
			continue
		}
		mention(names, r.Expr)
	}
	return w.Bytes()
}

// mention adds the names in an expression.
func mention(names map[uint32]struct{}, expr string) {
	eachName(expr, func(name string) { names[HashName(name)] = struct{}{} })
}

// eachName calls f with every name in an expression or type expression.
func eachName(expr string, f func(string)) {
	start := 0
	for i := 0; i <= len(expr); i++ {
		if i < len(expr) && !strings.ContainsRune(".()[]#!?,;", rune(expr[i])) {
			continue
		}
		if i > start {
			f(expr[start:i])
		}
		start = i + 1
	}
}

// HashName is the hash by which mentions are stored. What marks a predicate, a setter or a value is no part of a
// name.
func HashName(name string) uint32 {
	h := fnv.New32a()
	h.Write([]byte(strings.TrimRight(name, "!?=")))
	return h.Sum32()
}

func encodeMentions(names map[uint32]struct{}) []byte {
	hashes := make([]uint32, 0, len(names))
	for h := range names {
		hashes = append(hashes, h)
	}
	slices.Sort(hashes)
	out := make([]byte, 0, 4*len(hashes))
	for _, h := range hashes {
		out = binary.LittleEndian.AppendUint32(out, h)
	}
	return out
}

// MentionsAny reports whether encoded mentions hold one of the hashes, which must be sorted.
func MentionsAny(mentions []byte, hashes []uint32) bool {
	i := 0
	for o := 0; o+4 <= len(mentions) && i < len(hashes); o += 4 {
		h := binary.LittleEndian.Uint32(mentions[o:])
		for i < len(hashes) && hashes[i] < h {
			i++
		}
		if i < len(hashes) && hashes[i] == h {
			return true
		}
	}
	return false
}

// DecodeDecls reads what Encode wrote and prepares it for look-ups.
func DecodeDecls(file int64, path, language string, data []byte) (*Decls, error) {
	return DecodeDeclsIn(nil, file, path, language, data)
}

// DecodeDeclsIn is DecodeDecls with what is declared in an arena.
func DecodeDeclsIn(a *arena.Arena, file int64, path, language string, data []byte) (*Decls, error) {
	if language == "notebook" {
		language = "python" // that of all the names there are of it: see parse
	}
	data, err := unpack(data)
	if err != nil {
		return nil, fmt.Errorf("declarations of %s: %w", path, err)
	}
	r := packed.NewReaderIn(a, data)
	d := &Decls{File: file, Path: path, Language: language, lang: languageOf(language), dir: dirOf(path), stem: stem(path), header: isHeader(path), Package: r.Text()}
	d.declared = &arena.Make[declared](a, 1)[0]
	d.Symbols, d.Imports = readSymbols(a, r), readImports(a, r)
	d.Exports = arena.Make[facts.Export](a, r.Count())
	for i := range d.Exports {
		d.Exports[i].Name, d.Exports[i].Local = r.Text(), r.Text()
	}
	d.Extensions = arena.Make[facts.Extension](a, r.Count())
	for i := range d.Extensions {
		x := &d.Extensions[i]
		x.Owner, x.Extends, x.Implements, x.Parent, x.Line = r.Text(), r.Texts(), r.Texts(), r.Int()-1, r.Int()
		if x.Parent >= len(d.Symbols) {
			r.Fail()
		}
	}
	if r.Bad {
		return nil, fmt.Errorf("%w: declarations of %s", errFacts, path)
	}
	d.index(a)
	return d, nil
}

// Sum is of what the declarations mean to other files. That they moved in the file does not change it.
func (d *Decls) Sum() uint64 {
	w := packed.NewWriter()
	w.Text(d.Package)
	for i := range d.Symbols {
		s := &d.Symbols[i]
		for _, text := range []string{string(s.Type), s.Name, s.Owner, s.TypeExpr, s.ValueExpr, s.Receiver, s.Shape} {
			w.Text(text)
		}
		w.Texts(s.Extends)
		w.Texts(s.Implements)
		w.Int(int(s.Parent) + 1)
		w.Int(int(s.Number))
		w.Int(int(s.Flags))
		writeArity(w, s.Params)
	}
	for i := range d.Imports {
		imp := &d.Imports[i]
		w.Text(imp.Source)
		w.Bools(imp.TypeOnly, imp.Dynamic, imp.Reexport)
		for _, n := range imp.Names {
			w.Text(n.Name)
			w.Text(n.Local)
		}
	}
	for _, e := range d.Exports {
		w.Text(e.Name)
		w.Text(e.Local)
	}
	for i := range d.Extensions {
		x := &d.Extensions[i]
		w.Text(x.Owner)
		w.Texts(x.Extends)
		w.Texts(x.Implements)
		w.Int(x.Parent + 1)
	}
	return xxhash.Sum64(w.Bytes())
}

// DecodeImports reads the imports of what Encode wrote.
func DecodeImports(path string, data []byte) ([]facts.Import, error) {
	data, err := unpack(data)
	if err != nil {
		return nil, fmt.Errorf("declarations of %s: %w", path, err)
	}
	r := packed.NewReader(data)
	r.Text() // the package
	readSymbols(nil, r)
	imports := readImports(nil, r)
	if r.Bad {
		return nil, fmt.Errorf("%w: declarations of %s", errFacts, path)
	}
	return imports, nil
}

func readSymbols(a *arena.Arena, r *packed.Reader) []Symbol {
	out := arena.Make[Symbol](a, r.Count())
	for i := range out {
		s, x := &out[i], details{}
		if t := r.Int(); t < len(ctxsys.EntityTypes) {
			s.Type = ctxsys.EntityTypes[t]
		}
		s.Name, x.Owner = r.Text(), r.Text()
		s.Parent = int32(r.Int() - 1)
		s.Number, s.Line = int32(r.Int()), int32(r.Int())
		if isSpace(s.Type) {
			x.End = int32(r.Int())
		}
		s.Flags = SymbolFlags(r.Int())
		s.Params = readArity(r)
		if s.Flags&Extension != 0 {
			x.Receiver = r.Text()
		}
		s.TypeExpr, x.ValueExpr = r.Text(), r.Text()
		x.Extends, x.Implements, x.Shape = r.Texts(), r.Texts(), r.Text()
		s.setDetails(a, &x)
		if int(s.Parent) >= i {
			r.Fail()
		}
	}
	return out
}

func readImports(a *arena.Arena, r *packed.Reader) []facts.Import {
	out := arena.Make[facts.Import](a, r.Count())
	for i := range out {
		imp := &out[i]
		imp.Source, imp.Line = r.Text(), r.Int()
		flags := r.Int()
		imp.TypeOnly, imp.Dynamic, imp.Reexport = flags&1 != 0, flags&2 != 0, flags&4 != 0
		imp.Names = arena.Make[facts.ImportedName](a, r.Count())
		for j := range imp.Names {
			imp.Names[j].Name, imp.Names[j].Local = r.Text(), r.Text()
		}
	}
	return out
}

// index builds the look-up tables.
func (d *Decls) index(a *arena.Arena) {
	var names nameTable
	names.entries = make([]nameEntry, 0, len(d.Symbols))
	for i := range d.Symbols {
		s := &d.Symbols[i]
		switch {
		case s.Type == ctxsys.TypeSection && d.lang.family == "python": // of a notebook's prose
		case s.Owner == "":
			names.add(s.Parent, int32(i))
			if d.opens(s.Parent) {
				names.add(d.Symbols[s.Parent].Parent, int32(i))
			}
			if s.Flags&Textual != 0 && s.Parent >= 0 {
				names.add(-1, int32(i))
			}
		default:
			d.addOwned(ownedKey{s.Parent, s.Owner, s.Name}, int32(i))
			d.addOwned(ownedKey{anyParent, s.Owner, s.Name}, int32(i))
		}
		if !isSpace(s.Type) || d.lang.scope != scopeSpace {
			continue
		}
		if full, ok := d.fullName(int32(i)); ok {
			if d.spaces == nil {
				d.spaces = map[int32]string{}
			}
			d.spaces[int32(i)] = full
		}
	}
	d.names = names.in(a)
	d.names.link(a, d.Symbols)
}

// ownedBy returns the method of a name that is declared for a type of the same file: next to it, or anywhere when
// the type is not inside anything.
func (d *Decls) ownedBy(s *Symbol, name string) (int32, bool) {
	owner := joinDots(s.Owner, s.Name)
	i, ok := d.owned[ownedKey{s.Parent, owner, name}]
	if !ok && s.Parent < 0 {
		i, ok = d.owned[ownedKey{anyParent, owner, name}]
	}
	return i, ok
}

func (d *Decls) addOwned(key ownedKey, i int32) {
	if d.owned == nil {
		d.owned = map[ownedKey]int32{}
	}
	if _, dup := d.owned[key]; !dup {
		d.owned[key] = i
	}
}

// DecodeUses reads what Encode wrote.
func DecodeUses(data []byte) (Uses, error) {
	data, err := unpack(data)
	if err != nil {
		return Uses{}, fmt.Errorf("uses: %w", err)
	}
	r := packed.NewReader(data)
	u := Uses{Locals: make([]facts.Local, r.Count())}
	for i := range u.Locals {
		l := &u.Locals[i]
		l.Name, l.Type, l.Value, l.Base = r.Text(), r.Text(), r.Text(), r.Int()-2
		if l.Base >= i {
			r.Fail()
		}
	}
	u.Refs = make([]facts.Ref, r.Count())
	symbol, line := -1, 0
	for i := range u.Refs {
		f := &u.Refs[i]
		head := r.Int()
		f.Kind, f.Args, f.Expr, f.Base = facts.RefKind(head&(1<<kindBits-1)), head>>kindBits, r.Text(), r.Int()-2
		symbol, line = symbol+r.Signed(), line+r.Signed()
		f.Symbol, f.Line = symbol, line
		if f.Base >= len(u.Locals) || symbol < -1 || line < 0 {
			r.Fail()
		}
	}
	if r.Bad {
		return Uses{}, fmt.Errorf("%w: uses", errFacts)
	}
	return u, nil
}

func dirOf(path string) string {
	if i := strings.LastIndexByte(path, '/'); i >= 0 {
		return path[:i]
	}
	return ""
}
