package parse

/*
#cgo linux LDFLAGS: -Wl,--unresolved-symbols=ignore-in-object-files
#cgo darwin LDFLAGS: -Wl,-undefined,dynamic_lookup
#cgo CFLAGS: -O2 -std=c11
#include <stdlib.h>
#include "tree.h"
*/
import "C"

import (
	"errors"
	"sync"
	"unsafe"

	_ "github.com/tree-sitter/go-tree-sitter" // links the runtime's C objects
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
	nodes []node
	text  []byte
}

// grammar is a compiled tree-sitter language and the numbers of its names.
type grammar struct {
	language *C.TSLanguage
	names    []string // symbol -> name
	fields   []string // field -> name
	keep     []C.uint8_t
	symbols  map[string][]uint16
	fieldIDs map[string]uint16
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
type parser struct{ arena *C.ctx_arena }

// useArenas gives the runtime our allocator in place of the Go binding's, which is linked for the runtime
// it carries and routes every allocation through Go: without that a first index takes 18 % less CPU.
var useArenas = sync.OnceFunc(func() { C.ctx_use_arenas() })

// parseTimeout bounds one file. Ordinary files need milliseconds; some grammars are quadratic on
// generated or broken input, and such a file is outlined by its lines instead.
const parseTimeout = 5_000_000 // microseconds

func newParser() *parser {
	useArenas()
	return &parser{C.ctx_arena_new()}
}

func (p *parser) close() { C.ctx_arena_free(p.arena) }

var (
	errParserGaveUp = errors.New("the parser gave up")
	errGrammar      = errors.New("the grammar does not fit the runtime")
)

// parse returns the tree of text. free releases it; the tree must not be used afterwards.
func (p *parser) parse(g *grammar, text []byte) (t tree, free func(), err error) {
	data := unsafe.Pointer(unsafe.SliceData(text))
	if len(text) == 0 {
		data = unsafe.Pointer(&[1]byte{})
	}
	var out *C.ctx_node
	n := C.ctx_parse(p.arena, g.language, parseTimeout, (*C.char)(data), C.uint32_t(len(text)), &g.keep[0], C.uint32_t(len(g.keep)), &out)
	switch n {
	case C.CTX_GAVE_UP:
		return tree{}, nil, errParserGaveUp
	case C.CTX_NO_FIT:
		return tree{}, nil, errGrammar
	}
	nodes := unsafe.Slice((*node)(unsafe.Pointer(out)), int(n))
	return tree{grammar: g, nodes: nodes, text: text}, func() { C.free(unsafe.Pointer(out)) }, nil
}

// text returns the source of a node.
func (t *tree) src(n int32) string { return string(t.text[t.nodes[n].start:t.nodes[n].end]) }

// child returns the first child of n in the field, or -1.
func (t *tree) child(n int32, field uint16) int32 {
	for c := n + 1; c < t.nodes[n].next; c = t.nodes[c].next {
		if t.nodes[c].field == field {
			return c
		}
	}
	return -1
}

// children calls f for each child of n.
func (t *tree) children(n int32, f func(c int32)) {
	for c := n + 1; c < t.nodes[n].next; c = t.nodes[c].next {
		f(c)
	}
}

// is reports whether n is of the named kind; for hot paths use a table.
func (t *tree) is(n int32, name string) bool {
	s := t.nodes[n].symbol
	return int(s) < len(t.names) && t.names[s] == name
}
