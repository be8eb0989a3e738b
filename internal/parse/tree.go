package parse

/*
#cgo CFLAGS: -O2 -std=c11
#include <stdlib.h>
#include "tree.h"
*/
import "C"

import (
	"errors"
	"sync"
	"unsafe"

	tsswift "github.com/alexaandru/go-sitter-forest/swift"
	_ "github.com/tree-sitter/go-tree-sitter" // links the runtime's C objects

	"github.com/ctx-sys/ctx-sys/internal/facts"
)

// node is one syntax node of a flattened tree, laid out as ctx_node in C.
type node struct {
	start, end   uint32
	parent, next int32 // indexes; next is the node after the subtree
	symbol       uint16
	field        uint16
}

const (
	symbolError   = 0xffff
	symbolMissing = 0xfffe
)

// tree is a file's syntax tree in pre-order: the children of n are n+1, then nodes[n+1].next, and so on
// up to nodes[n].next. Punctuation and operators are left out, keywords are kept.
type tree struct {
	*grammar
	nodes  []node
	text   []byte
	hidden []facts.Span // what the grammar was not shown of the text, in order: see reveal
}

// grammar is a compiled tree-sitter language and the numbers of its names.
type grammar struct {
	language *C.TSLanguage // from the first parse on with its tables: see packed.go
	names    []string      // symbol -> name
	fields   []string      // field -> name
	keep     []C.uint8_t
	symbols  map[string][]uint16
	fieldIDs map[string]uint16
	shapes   []shape // symbol -> what its name tells of binding names; nil until it is needed
}

func newGrammar(language unsafe.Pointer) *grammar {
	l := (*C.TSLanguage)(language)
	g := &grammar{language: l, symbols: map[string][]uint16{}, fieldIDs: map[string]uint16{}}
	for i := range int(C.ts_language_symbol_count(l)) {
		name := C.GoString(C.ts_language_symbol_name(l, C.uint16_t(i)))
		if name == "" {
			name = "end"
		}
		g.names = append(g.names, name)
		g.symbols[name] = append(g.symbols[name], uint16(i))
		keep := C.uint8_t(0)
		if c := name[0]; c == '_' || 'a' <= c|0x20 && c|0x20 <= 'z' {
			keep = 1
		}
		g.keep = append(g.keep, keep)
	}
	g.fields = []string{""}
	for i := 1; i <= int(C.ts_language_field_count(l)); i++ {
		name := C.GoString(C.ts_language_field_name_for_id(l, C.uint16_t(i)))
		g.fields = append(g.fields, name)
		g.fieldIDs[name] = uint16(i)
	}
	return g
}

// table maps symbol numbers to the caller's own small numbers, given by symbol name; what is not named is 0.
// The two numbers tree-sitter reserves for errors are beyond the table: see tree.kind.
func table[K ~uint8](g *grammar, kinds map[string]K) []K {
	t := make([]K, len(g.names))
	for name, k := range kinds {
		ids := g.symbols[name]
		if len(ids) == 0 {
			panic("parse: the grammar has no symbol " + name)
		}
		for _, id := range ids {
			t[id] = k
		}
	}
	return t
}

// field returns the number of a field name; it panics when the grammar has none, as a name that never
// matches would be a silent hole.
func (g *grammar) field(name string) uint16 {
	id, ok := g.fieldIDs[name]
	if !ok {
		panic("parse: the grammar has no field " + name)
	}
	return id
}

// parser owns the C memory of one parse at a time. It is not safe for concurrent use.
type parser struct {
	arena *C.ctx_arena
}

// useArenas gives the runtime our allocator in place of the Go binding's, which is linked for the runtime
// it carries and routes every allocation through Go: without that a first index takes 18 % less CPU.
var useArenas = sync.OnceFunc(func() { C.ctx_use_arenas() })

// swiftGrammar returns the grammar of Swift with a scanner that keeps to its memory: see ctx_swift.
var swiftGrammar = sync.OnceValue(func() unsafe.Pointer {
	return unsafe.Pointer(C.ctx_swift((*C.TSLanguage)(tsswift.GetLanguage())))
})

// The bounds of one file.
const (
	// The deepest tree of 500 MB of sources had 2,100 levels, where C could not be read; Go's own tables have
	// 950. The walks recurse over the tree and take about 1 kB of stack a level, of the 1 GB that Go allows.
	maxTreeDepth = 4000
)

// maxWork is how many steps the parse of a text may take: see ctx_bounds. A bound for a file in proportion to its size is
// one for a tree as well. Of 72,600 files, 576 MB in 20 languages, none needed more than 63 % of it, and of those beyond
// 100 kB none more than 40 %; a million steps take a quarter of a second. The runtime recurses where it merges what is
// ambiguous: in the 20 million steps that the largest file may take about 5,000 levels deep, 1.3 MB of the 8 MB stack of
// a thread.
func maxWork(text []byte) uint64 { return uint64(min(20_000+8*len(text), 20_000_000)) }

// maxArena is how much memory the parse of a text may take; one step may take as much again. Sources need 20 to 60 bytes
// a byte on average and minified ones 110. Of the files that maxWork was tried with one needed three quarters of this, another
// 60 % and all others less than half; fragments of C tables took a gigabyte and told nothing. Of a few bytes that are no
// code, -a:o[[ in Zig, the runtime can go on for ever: they get less.
func maxArena(text []byte) int { return min(32<<20, 1<<20+2<<10*len(text)) + 120*len(text) }

func newParser() *parser {
	useArenas()
	return &parser{C.ctx_arena_new()}
}

func (p *parser) close() { C.ctx_arena_free(p.arena) }

var (
	errTooLong  = errors.New("the parser gave up: it needed more steps than a file of this size may take")
	errTooLarge = errors.New("the parser gave up: it needed more memory than a file of this size may take")
	errBroken   = errors.New("the parser gave up: its grammar failed")
	errGrammar  = errors.New("the grammar does not fit the runtime")
	errMemory   = errors.New("the parser gave up: there is no memory for the tables of its grammar")
)

// parse returns the tree of text. free releases it; the tree must not be used afterwards.
func (p *parser) parse(g *grammar, text []byte) (t tree, free func(), err error) {
	return p.parseWithin(g, text, maxWork(text))
}

// parseWithin is parse with another bound than the one of the text.
func (p *parser) parseWithin(g *grammar, text []byte, work uint64) (t tree, free func(), err error) {
	language, err := withTables(g.language)
	if err != nil {
		return tree{}, nil, err
	}
	g.language = language
	data := unsafe.Pointer(unsafe.SliceData(text))
	if len(text) == 0 {
		data = unsafe.Pointer(&[1]byte{})
	}
	bounds := C.ctx_bounds{work: C.uint64_t(work), bytes: C.size_t(maxArena(text)), depth: maxTreeDepth}
	var out *C.ctx_node
	n := C.ctx_parse(p.arena, g.language, bounds, (*C.char)(data), C.uint32_t(len(text)), &g.keep[0], C.uint32_t(len(g.keep)), &out)
	switch n {
	case C.CTX_TOO_LONG:
		return tree{}, nil, errTooLong
	case C.CTX_TOO_LARGE:
		return tree{}, nil, errTooLarge
	case C.CTX_BROKEN:
		return tree{}, nil, errBroken
	case C.CTX_NO_FIT:
		return tree{}, nil, errGrammar
	}
	nodes := unsafe.Slice((*node)(unsafe.Pointer(out)), int(n))
	return tree{grammar: g, nodes: nodes, text: text}, func() { C.free(unsafe.Pointer(out)) }, nil
}

// taken returns how many bytes of its arena the last parse took.
func (p *parser) taken() int { return int(C.ctx_arena_taken(p.arena)) }

// worked returns how much work the last parse was, in the units of maxWork.
func (p *parser) worked() uint64 { return uint64(C.ctx_arena_worked(p.arena)) }

// The methods below take -1 for no node, as child returns it: code that is broken lacks what it should have.

// src returns the source of a node.
func (t *tree) src(n int32) string {
	if n < 0 {
		return ""
	}
	return string(t.text[t.nodes[n].start:t.nodes[n].end])
}

// child returns the first child of n in the field, or -1.
func (t *tree) child(n int32, field uint16) int32 {
	if n < 0 {
		return -1
	}
	for c := n + 1; c < t.nodes[n].next; c = t.nodes[c].next {
		if t.nodes[c].field == field {
			return c
		}
	}
	return -1
}

// head returns the first child of n, or -1.
func (t *tree) head(n int32) int32 {
	if n < 0 || n+1 >= t.nodes[n].next {
		return -1
	}
	return n + 1
}

// only returns the child of n that has no other, or -1.
func (t *tree) only(n int32) int32 {
	if c := t.head(n); c >= 0 && t.nodes[c].next == t.nodes[n].next {
		return c
	}
	return -1
}

// sibling returns the node behind n among the children of its parent, or -1.
func (t *tree) sibling(n int32) int32 {
	if n <= 0 || t.nodes[n].next >= t.nodes[t.nodes[n].parent].next {
		return -1
	}
	return t.nodes[n].next
}

// children calls f for each child of n.
func (t *tree) children(n int32, f func(c int32)) {
	if n < 0 {
		return
	}
	for c := n + 1; c < t.nodes[n].next; c = t.nodes[c].next {
		f(c)
	}
}

// is reports whether n is of the named kind; for hot paths use a table.
func (t *tree) is(n int32, name string) bool {
	if n < 0 {
		return false
	}
	s := t.nodes[n].symbol
	return int(s) < len(t.names) && t.names[s] == name
}

// followedBy reports whether a byte is right behind a node.
func (t *tree) followedBy(n int32, b byte) bool { return n >= 0 && t.holds(t.nodes[n].end, b) }

// begins reports whether the text of a node begins with a byte. A node that is missing has no text.
func (t *tree) begins(n int32, b byte) bool { return n >= 0 && t.holds(t.nodes[n].start, b) }

func (t *tree) holds(at uint32, b byte) bool { return int(at) < len(t.text) && t.text[at] == b }

// GiveBack returns memory that the C library keeps for later to the system, that of other packages as well. It takes
// milliseconds, and is for when nothing may happen for a long time.
func GiveBack() { C.ctx_give_back() }

// nodeDepths returns for each line how deep in the tree its first token is, -1 for lines on which none
// begins.
func nodeDepths(t *tree, lines []int) []int {
	depths := make([]int, len(lines))
	for i := range depths {
		depths[i] = -1
	}
	var ends []int32 // of the open ancestors
	line := 0
	for i := range t.nodes {
		n := &t.nodes[i]
		for len(ends) > 0 && int32(i) >= ends[len(ends)-1] {
			ends = ends[:len(ends)-1]
		}
		for line+1 < len(lines) && lines[line+1] <= int(n.start) {
			line++
		}
		if depths[line] < 0 {
			depths[line] = len(ends)
		}
		ends = append(ends, n.next)
	}
	return depths
}
