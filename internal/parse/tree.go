package parse

/*
#cgo linux LDFLAGS: -Wl,--unresolved-symbols=ignore-in-object-files
#cgo darwin LDFLAGS: -Wl,-undefined,dynamic_lookup
#cgo CFLAGS: -O2 -std=c11

#include <stdbool.h>
#include <stdint.h>
#include <stdlib.h>

// The part of the tree-sitter runtime that is used, declared here because its header lives in another
// module. The layouts are those of runtime 0.25 and are checked by TestRuntimeLayout.
typedef struct TSParser TSParser;
typedef struct TSTree TSTree;
typedef struct TSLanguage TSLanguage;
typedef struct { uint32_t row, column; } TSPoint;
typedef struct { uint32_t context[4]; const void *id; const TSTree *tree; } TSNode;
typedef struct { const void *tree; const void *id; uint32_t context[3]; } TSTreeCursor;

TSParser *ts_parser_new(void);
void ts_parser_delete(TSParser *);
bool ts_parser_set_language(TSParser *, const TSLanguage *);
void ts_parser_set_timeout_micros(TSParser *, uint64_t);
void ts_parser_reset(TSParser *);
TSTree *ts_parser_parse_string(TSParser *, const TSTree *, const char *, uint32_t);
TSNode ts_tree_root_node(const TSTree *);
void ts_tree_delete(TSTree *);
uint32_t ts_node_start_byte(TSNode);
uint32_t ts_node_end_byte(TSNode);
uint16_t ts_node_symbol(TSNode);
bool ts_node_is_missing(TSNode);
uint32_t ts_node_descendant_count(TSNode);
TSTreeCursor ts_tree_cursor_new(TSNode);
void ts_tree_cursor_delete(TSTreeCursor *);
TSNode ts_tree_cursor_current_node(const TSTreeCursor *);
uint16_t ts_tree_cursor_current_field_id(const TSTreeCursor *);
bool ts_tree_cursor_goto_first_child(TSTreeCursor *);
bool ts_tree_cursor_goto_next_sibling(TSTreeCursor *);
bool ts_tree_cursor_goto_parent(TSTreeCursor *);
uint32_t ts_language_symbol_count(const TSLanguage *);
const char *ts_language_symbol_name(const TSLanguage *, uint16_t);
uint32_t ts_language_field_count(const TSLanguage *);
const char *ts_language_field_name_for_id(const TSLanguage *, uint16_t);
void ts_set_allocator(void *(*)(size_t), void *(*)(size_t, size_t), void *(*)(void *, size_t), void (*)(void *));

typedef struct {
	uint32_t start, end;
	int32_t parent, next;
	uint16_t symbol, field;
} ctx_node;

#define CTX_MISSING 0xfffe

// ctx_flatten parses text and writes the nodes whose symbol is kept in pre-order, so that one call across
// the border yields the whole tree. A dropped node's children hang on its nearest kept ancestor; only
// leaves are ever dropped. *out is owned by the caller. It returns the number of nodes, or -1 when the
// parser gave up.
static int64_t ctx_flatten(TSParser *p, const char *text, uint32_t len, const uint8_t *keep, uint32_t symbols, ctx_node **out) {
	TSTree *tree = ts_parser_parse_string(p, NULL, text, len);
	if (!tree) { ts_parser_reset(p); return -1; }
	TSNode root = ts_tree_root_node(tree);
	uint32_t cap = ts_node_descendant_count(root) + 1;
	ctx_node *nodes = malloc(sizeof(ctx_node) * (size_t)cap);
	if (!nodes) { ts_tree_delete(tree); return -1; }
	TSTreeCursor c = ts_tree_cursor_new(root);
	int32_t parent = -1;
	uint32_t n = 0;
	for (;;) {
		TSNode node = ts_tree_cursor_current_node(&c);
		uint16_t symbol = ts_node_symbol(node);
		bool kept = symbol >= symbols || keep[symbol];
		if (kept && n < cap) {
			ctx_node *o = &nodes[n];
			o->start = ts_node_start_byte(node);
			o->end = ts_node_end_byte(node);
			o->parent = parent;
			o->next = 0;
			o->symbol = symbol;
			o->field = ts_tree_cursor_current_field_id(&c);
			if (o->start == o->end && ts_node_is_missing(node)) o->symbol = CTX_MISSING;
			n++;
		}
		if (kept && ts_tree_cursor_goto_first_child(&c)) { parent = (int32_t)n - 1; continue; }
		if (kept) nodes[n - 1].next = (int32_t)n;
		while (!ts_tree_cursor_goto_next_sibling(&c)) {
			if (!ts_tree_cursor_goto_parent(&c)) goto done;
			nodes[parent].next = (int32_t)n;
			parent = nodes[parent].parent;
		}
	}
done:
	ts_tree_cursor_delete(&c);
	ts_tree_delete(tree);
	*out = nodes;
	return n;
}
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

// parser owns one C parser. It is not safe for concurrent use.
type parser struct{ c *C.TSParser }

// plainAllocator gives the runtime C's own allocator back. The Go binding, which is linked for the runtime it
// carries, routes every allocation through Go: a third of the time of a parse. Both allocate with malloc, so
// memory taken before is freed alike.
var plainAllocator = sync.OnceFunc(func() { C.ts_set_allocator(nil, nil, nil, nil) })

// parseTimeout bounds one file. Ordinary files need milliseconds; some grammars are quadratic on
// generated or broken input, and such a file is outlined by its lines instead.
const parseTimeout = 5_000_000 // microseconds

func newParser() *parser {
	plainAllocator()
	p := &parser{C.ts_parser_new()}
	C.ts_parser_set_timeout_micros(p.c, parseTimeout)
	return p
}

func (p *parser) close() { C.ts_parser_delete(p.c) }

var errParserGaveUp = errors.New("the parser gave up")

// parse returns the tree of text. free releases it; the tree must not be used afterwards.
func (p *parser) parse(g *grammar, text []byte) (t tree, free func(), err error) {
	if !C.ts_parser_set_language(p.c, g.language) {
		return tree{}, nil, errors.New("the grammar does not fit the runtime")
	}
	var out *C.ctx_node
	data := unsafe.Pointer(unsafe.SliceData(text))
	if len(text) == 0 {
		data = unsafe.Pointer(&[1]byte{})
	}
	n := C.ctx_flatten(p.c, (*C.char)(data), C.uint32_t(len(text)), &g.keep[0], C.uint32_t(len(g.keep)), &out)
	if n < 0 {
		return tree{}, nil, errParserGaveUp
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
