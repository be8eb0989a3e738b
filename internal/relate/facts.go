package relate

import (
	"encoding/binary"
	"errors"
	"fmt"
	"hash/fnv"
	"slices"
	"strings"

	ctxsys "github.com/ctx-sys/ctx-sys"
	"github.com/ctx-sys/ctx-sys/internal/parse"
)

// Decls is what other files can know of a file: its declarations, imports and exports.
type Decls struct {
	File     int64
	Path     string
	Language string
	Package  string
	Symbols  []Symbol
	Imports  []parse.Import
	Exports  []parse.Export

	dir      string
	topLevel map[string][]int32
	children map[childKey][]int32
	owned    map[ownedKey]int32     // methods declared outside their type in the same file (prototypes)
	bound    map[string]boundImport // nil until first needed
}

type childKey struct {
	parent int32
	name   string
}

type ownedKey struct{ owner, name string }

// Symbol is a declaration, cut down to what resolving needs.
type Symbol struct {
	Type       ctxsys.EntityType
	Name       string
	Owner      string
	Parent     int32
	Number     int // of its entity in the file
	Line       int
	Flags      SymbolFlags
	TypeExpr   string
	ValueExpr  string
	Extends    []string
	Implements []string
}

// SymbolFlags are the modifiers that change what a name means.
type SymbolFlags uint8

// The symbol flags.
const (
	Exported SymbolFlags = 1 << iota
	Alias                // another name for TypeExpr
	Getter               // a method that is read like a property
	Overload             // a signature whose implementation follows
)

// Uses is what a file uses.
type Uses struct {
	Locals []parse.Local
	Refs   []parse.Ref
}

// errFacts is wrapped by the errors of decoding.
var errFacts = errors.New("stored facts are damaged")

// FactsVersion changes whenever the encoding or its meaning does.
const FactsVersion = 2

// Encode writes the facts of a parsed file. numbers holds the entity number of each symbol. mentions is
// the sorted set of the hashes of all names the file uses, four bytes each: a file is related again when a
// name it mentions comes to mean something else.
func Encode(f *parse.File, numbers []int) (decls, uses, mentions []byte) {
	names := map[uint32]struct{}{}
	return encodeDecls(f, numbers, names), encodeUses(f, names), encodeMentions(names)
}

func encodeDecls(f *parse.File, numbers []int, names map[uint32]struct{}) []byte {
	w := newWriter()
	w.string(f.Package)
	w.int(len(f.Symbols))
	for i := range f.Symbols {
		s := &f.Symbols[i]
		w.int(slices.Index(ctxsys.EntityTypes, s.Type))
		w.string(s.Name)
		w.string(s.Owner)
		w.int(s.Parent + 1)
		w.int(numbers[i])
		w.int(s.StartLine)
		w.int(int(flagsOf(s)))
		w.string(s.TypeExpr)
		w.string(s.ValueExpr)
		w.strings(s.Extends)
		w.strings(s.Implements)
		mention(names, s.Owner)
		mention(names, s.TypeExpr)
		mention(names, s.ValueExpr)
		for _, e := range s.Extends {
			mention(names, e)
		}
		for _, e := range s.Implements {
			mention(names, e)
		}
	}
	w.int(len(f.Imports))
	for i := range f.Imports {
		imp := &f.Imports[i]
		w.string(imp.Source)
		w.int(imp.Line)
		w.bools(imp.TypeOnly, imp.Dynamic, imp.Reexport)
		w.int(len(imp.Names))
		for _, n := range imp.Names {
			w.string(n.Name)
			w.string(n.Local)
			mention(names, n.Name)
		}
		for _, part := range sourceNames(imp.Source) {
			names[HashName(part)] = struct{}{}
		}
	}
	w.int(len(f.Exports))
	for _, e := range f.Exports {
		w.string(e.Name)
		w.string(e.Local)
		mention(names, e.Local)
	}
	return w.bytes()
}

func flagsOf(s *parse.Symbol) (f SymbolFlags) {
	if s.Exported {
		f |= Exported
	}
	for _, m := range s.Modifiers {
		switch m {
		case "alias":
			f |= Alias
		case "get", "property", "getter":
			f |= Getter
		}
	}
	for _, d := range s.Decorators {
		if parse.LastName(strings.TrimPrefix(d, "@")) == "overload" {
			f |= Overload
		}
	}
	return f
}

func encodeUses(f *parse.File, names map[uint32]struct{}) []byte {
	w := newWriter()
	w.int(len(f.Locals))
	for i := range f.Locals {
		l := &f.Locals[i]
		w.string(l.Name)
		w.string(l.Type)
		w.string(l.Value)
		w.int(l.Base + 2)
		mention(names, l.Type)
		mention(names, l.Value)
	}
	w.int(len(f.Refs))
	for i := range f.Refs {
		r := &f.Refs[i]
		w.int(int(r.Kind))
		w.string(r.Expr)
		w.int(r.Base + 2)
		w.int(r.Symbol + 1)
		w.int(r.Line)
		mention(names, r.Expr)
	}
	return w.bytes()
}

// mention adds the names in an expression.
func mention(names map[uint32]struct{}, expr string) {
	eachName(expr, func(name string) { names[HashName(name)] = struct{}{} })
}

// eachName calls f with every name in an expression or type expression.
func eachName(expr string, f func(string)) {
	start := 0
	for i := 0; i <= len(expr); i++ {
		if i < len(expr) && !strings.ContainsRune(".()[]#!?,", rune(expr[i])) {
			continue
		}
		if i > start {
			f(expr[start:i])
		}
		start = i + 1
	}
}

// HashName is the hash by which mentions are stored.
func HashName(name string) uint32 {
	h := fnv.New32a()
	h.Write([]byte(name))
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
	r := newReader(data)
	d := &Decls{File: file, Path: path, Language: language, dir: dirOf(path), Package: r.string()}
	d.Symbols = make([]Symbol, r.count())
	for i := range d.Symbols {
		s := &d.Symbols[i]
		if t := r.int(); t < len(ctxsys.EntityTypes) {
			s.Type = ctxsys.EntityTypes[t]
		}
		s.Name, s.Owner = r.string(), r.string()
		s.Parent = int32(r.int() - 1)
		s.Number, s.Line, s.Flags = r.int(), r.int(), SymbolFlags(r.int())
		s.TypeExpr, s.ValueExpr = r.string(), r.string()
		s.Extends, s.Implements = r.strings(), r.strings()
		if int(s.Parent) >= i {
			r.fail()
		}
	}
	d.Imports = make([]parse.Import, r.count())
	for i := range d.Imports {
		imp := &d.Imports[i]
		imp.Source, imp.Line = r.string(), r.int()
		flags := r.int()
		imp.TypeOnly, imp.Dynamic, imp.Reexport = flags&1 != 0, flags&2 != 0, flags&4 != 0
		imp.Names = make([]parse.ImportedName, r.count())
		for j := range imp.Names {
			imp.Names[j].Name, imp.Names[j].Local = r.string(), r.string()
		}
	}
	d.Exports = make([]parse.Export, r.count())
	for i := range d.Exports {
		d.Exports[i].Name, d.Exports[i].Local = r.string(), r.string()
	}
	if r.bad {
		return nil, fmt.Errorf("%w: declarations of %s", errFacts, path)
	}
	d.index()
	return d, nil
}

// index builds the look-up tables.
func (d *Decls) index() {
	d.topLevel = make(map[string][]int32, len(d.Symbols)/2)
	d.children = make(map[childKey][]int32, len(d.Symbols)/2)
	for i := range d.Symbols {
		s := &d.Symbols[i]
		switch {
		case s.Owner != "":
			d.addOwned(ownedKey{s.Owner, s.Name}, int32(i))
		case s.Parent < 0:
			d.topLevel[s.Name] = append(d.topLevel[s.Name], int32(i))
		default:
			k := childKey{s.Parent, s.Name}
			d.children[k] = append(d.children[k], int32(i))
		}
	}
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
	r := newReader(data)
	u := Uses{Locals: make([]parse.Local, r.count())}
	for i := range u.Locals {
		l := &u.Locals[i]
		l.Name, l.Type, l.Value, l.Base = r.string(), r.string(), r.string(), r.int()-2
		if l.Base >= i {
			r.fail()
		}
	}
	u.Refs = make([]parse.Ref, r.count())
	for i := range u.Refs {
		f := &u.Refs[i]
		f.Kind, f.Expr, f.Base, f.Symbol, f.Line = parse.RefKind(r.int()), r.string(), r.int()-2, r.int()-1, r.int()
		if f.Base >= len(u.Locals) {
			r.fail()
		}
	}
	if r.bad {
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
