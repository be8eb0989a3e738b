#include "tree.h"

#include <setjmp.h>
#include <stdio.h>
#include <stdlib.h>
#include <string.h>
#ifdef __GLIBC__
#include <malloc.h>
#endif
#ifdef __SANITIZE_ADDRESS__
#include <sanitizer/asan_interface.h>
#else
#define ASAN_POISON_MEMORY_REGION(at, size) ((void)(at))
#define ASAN_UNPOISON_MEMORY_REGION(at, size) ((void)(at))
#endif

typedef struct { uint32_t row, column; } TSPoint;
typedef struct {
	void *payload;
	const char *(*read)(void *payload, uint32_t byte, TSPoint, uint32_t *bytes_read);
	int encoding; // 0 is UTF-8
	uint32_t (*decode)(const uint8_t *, uint32_t, int32_t *);
} TSInput;
typedef struct { void *payload; uint32_t current_byte_offset; bool has_error; } TSParseState;
typedef struct { void *payload; bool (*progress)(TSParseState *); } TSParseOptions;
typedef struct TSLexer TSLexer;
typedef void advance(TSLexer *, bool skip);
typedef bool scan(void *payload, TSLexer *, const bool *valid);
struct TSLexer { int32_t lookahead; uint16_t symbol; advance *advance; }; // and more
typedef struct { uint32_t context[4]; const void *id; const TSTree *tree; } TSNode;

TSParser *ts_parser_new(void);
void ts_parser_delete(TSParser *);
bool ts_parser_set_language(TSParser *, const TSLanguage *);
void ts_parser_set_cancellation_flag(TSParser *, const size_t *);
TSTree *ts_parser_parse_with_options(TSParser *, const TSTree *, TSInput, TSParseOptions);
TSNode ts_tree_root_node(const TSTree *);
void ts_set_allocator(void *(*)(size_t), void *(*)(size_t, size_t), void *(*)(void *, size_t), void (*)(void *));

// --- memory
//
// The runtime allocates hundreds of small blocks a kilobyte of source and frees each by itself, a tree at
// the end by walking it. An arena cuts them off large blocks and takes all back at once: a tenth of the time
// of a parse. A parse needs 20 to 130 bytes a byte of source, of a list of digits 500, and where a grammar
// cannot tell what it reads a hundred times that.
//
// The runtime cannot do without memory it asks for, but it can be cancelled: it looks at a flag every 100
// steps. An arena that has given its limit sets the flag, and gives on until then. Some steps take gigabytes
// (10,000 type arguments that are never closed in Java and C#), so at twice the limit, and when the system has
// no memory, the parse is left by a jump. That loses what the scanner of the language holds outside of the
// arena, some hundred bytes.
//
// Assertions leave the parse as well, as nothing a file says may end the process: a Ruby heredoc with a name of
// 300 letters or 511 nested blocks of Python make the scanners state what the runtime rules out.
//
// AddressSanitizer hears which bytes of a block are allocated: without that it takes a block for one allocation and
// sees no access beyond what was cut off or to what was freed.

#define BLOCK (4u << 20)
#define HEAD 16 // before each allocation: its size, and alignment to 16
#define KEPT 2  // blocks an arena keeps from one parse to the next

typedef struct block {
	struct block *next;
	size_t size, used;
	char *data;
} block;

struct ctx_arena {
	block *first, *last; // last: the one that is cut from
	size_t taken, limit; // bytes of this parse
	uint64_t work, most; // units of this parse, and how many it may take
	int64_t why;         // which bound was reached
	size_t over;         // the flag
	jmp_buf out;         // of the parse that is going on
	scan *scan;          // of its grammar
	advance *advance;    // of its runtime
};

static __thread ctx_arena *current; // set while this thread parses

static block *new_block(size_t size) {
	block *b = malloc(sizeof(block) + 16 + size);
	if (!b) return NULL;
	b->next = NULL;
	b->size = size;
	b->used = 0;
	b->data = (char *)(((uintptr_t)(b + 1) + 15) & ~(uintptr_t)15);
	ASAN_POISON_MEMORY_REGION(b->data, size);
	return b;
}

ctx_arena *ctx_arena_new(void) {
	ctx_arena *a = calloc(1, sizeof(ctx_arena));
	if (!a) abort();
	a->first = a->last = new_block(BLOCK);
	if (!a->first) abort();
	return a;
}

static void free_blocks(block *b) {
	while (b) {
		block *next = b->next;
		ASAN_UNPOISON_MEMORY_REGION(b->data, b->size);
		free(b);
		b = next;
	}
}

void ctx_arena_free(ctx_arena *a) {
	free_blocks(a->first);
	free(a);
}

// reset takes back all that was cut off and gives most blocks of a large parse back to the system.
static void reset(ctx_arena *a) {
	int kept = 0;
	for (block *b = a->first; b; b = b->next) {
		b->used = 0;
		ASAN_POISON_MEMORY_REGION(b->data, b->size);
		if (++kept == KEPT || (b->next && b->next->size > BLOCK)) {
			free_blocks(b->next);
			b->next = NULL;
		}
	}
	a->last = a->first;
}

size_t ctx_arena_taken(const ctx_arena *a) { return a->taken; }

uint64_t ctx_arena_worked(const ctx_arena *a) { return a->work; }

static size_t rounded(size_t n) { return (n + 15) & ~(size_t)15; }

static void cancel(int64_t why) {
	current->why = why;
	current->over = 1;
}

static void take(size_t size) {
	size_t taken = current->taken + size;
	if (taken / 2 > current->limit) longjmp(current->out, CTX_TOO_LARGE);
	if (taken > current->limit) cancel(CTX_TOO_LARGE);
	current->taken = taken;
}

// The size of an allocation stands before it, where nobody else may look.
static size_t size_of(char *p) {
	ASAN_UNPOISON_MEMORY_REGION(p - HEAD, HEAD);
	size_t size = *(size_t *)(p - HEAD);
	ASAN_POISON_MEMORY_REGION(p - HEAD, HEAD);
	return size;
}

static void set_size(char *p, size_t size) {
	ASAN_UNPOISON_MEMORY_REGION(p - HEAD, HEAD);
	*(size_t *)(p - HEAD) = size;
	ASAN_POISON_MEMORY_REGION(p - HEAD, HEAD);
}

static void *cut(size_t size) {
	size_t need = HEAD + rounded(size);
	take(need);
	block *b = current->last;
	while (b->used + need > b->size) {
		if (!b->next) b->next = new_block(need > BLOCK ? need : BLOCK);
		if (!b->next) longjmp(current->out, CTX_TOO_LARGE);
		current->last = b = b->next;
	}
	char *p = b->data + b->used;
	b->used += need;
	set_size(p + HEAD, size);
	ASAN_UNPOISON_MEMORY_REGION(p + HEAD, size);
	return p + HEAD;
}

static void *arena_malloc(size_t size) { return current ? cut(size) : malloc(size); }

static void *arena_calloc(size_t n, size_t size) {
	return current ? memset(cut(n * size), 0, n * size) : calloc(n, size);
}

static void arena_free(void *p) {
	if (!current) free(p);
	else if (p) ASAN_POISON_MEMORY_REGION(p, size_of(p));
}

static void *arena_realloc(void *p, size_t size) {
	if (!current) return realloc(p, size);
	if (!p) return cut(size);
	size_t old = size_of(p);
	if (size <= old) return p;
	block *b = current->last;
	size_t more = rounded(size) - rounded(old);
	if ((char *)p + rounded(old) == b->data + b->used && b->used + more <= b->size) {
		take(more);
		b->used += more; // the last one cut off grows where it is
		set_size(p, size);
		ASAN_UNPOISON_MEMORY_REGION(p, size);
		return p;
	}
	void *grown = memcpy(cut(size), p, old);
	arena_free(p);
	return grown;
}

// What assert calls takes the place of the C library's.
#ifdef __APPLE__
_Noreturn void __assert_rtn(const char *function, const char *file, int line, const char *what) {
#else
_Noreturn void __assert_fail(const char *what, const char *file, unsigned line, const char *function) {
#endif
	if (current) longjmp(current->out, CTX_BROKEN);
	fprintf(stderr, "%s:%d: %s: assertion failed: %s\n", file, (int)line, function, what);
	abort();
}

void ctx_use_arenas(void) { ts_set_allocator(arena_malloc, arena_calloc, arena_realloc, arena_free); }

// --- grammars

// A field of the children of a production: of the one with a number.
typedef struct { uint16_t field; uint8_t child; bool inherited; } field_entry;

// A grammar in version 14 of its format, and what version 15 adds.
struct TSLanguage {
	uint32_t version, counts[7], fields;
	uint16_t aliases; // in a sequence
	const void *tables[6];
	const struct { uint16_t index, length; } *field_slices; // by production
	const field_entry *field_entries;
	const void *metadata;
	const uint16_t *public_symbols; // by symbol
	const void *alias_map;
	const uint16_t *alias_sequences; // of all productions
	const void *lex_modes;
	void (*lexers[2])(void);
	uint16_t keyword;
	struct {
		const void *tables[2];
		void *(*create)(void);
		void (*destroy)(void *);
		scan *scan;
		void (*rest[2])(void);
	} scanner;
	const void *states;
	struct {
		const void *tables[2];
		uint16_t most_reserved;
		uint32_t supertypes;
		const void *supertype_tables[3];
		uint8_t version[3];
	} added;
};

static bool copy_grammar(TSLanguage *to, const TSLanguage *from) {
	if (from->version != 14 && from->version != 15) return false;
	memcpy(to, from, from->version == 14 ? offsetof(TSLanguage, added) : sizeof *to);
	return true;
}

#if __BYTE_ORDER__ != __ORDER_LITTLE_ENDIAN__
#error "the tables of the grammars are packed for processors with the low byte first"
#endif

#define TABLES 6

const ctx_packed *ctx_packed_tables(const TSLanguage *grammar) {
	const ctx_packed *p = grammar->tables[0]; // a parse table has many more bytes than this
	return p && !memcmp(p->magic, CTX_PACKED, sizeof p->magic) ? p : NULL;
}

const TSLanguage *ctx_with_tables(const TSLanguage *grammar, const uint32_t *tables) {
	TSLanguage *copy = calloc(1, sizeof(TSLanguage));
	if (!copy || !copy_grammar(copy, grammar)) {
		free(copy);
		return NULL;
	}
	const void **members[TABLES] = {&copy->tables[0], &copy->tables[1], &copy->tables[2], &copy->tables[3], &copy->lex_modes, &copy->states};
	const char *table = (const char *)(tables + TABLES);
	for (int i = 0; i < TABLES; i++) {
		*members[i] = tables[i] ? table : NULL;
		table += (tables[i] + 3) & ~3u;
	}
	return copy;
}

void *ctx_memory(size_t size) { return malloc(size); }

// The words behind # that the scanner of Swift knows. It takes the end of the text for the end of a word, and compares what is
// behind both: so something is.
extern const char *DIRECTIVES[];
static const char *const directives[] = {"if\0.", "elseif\0.", "else\0.", "endif\0."};

static void *new_swift_scanner(void) { return arena_calloc(1, sizeof(uint32_t)); }

const TSLanguage *ctx_swift(const TSLanguage *grammar) {
	TSLanguage *copy = calloc(1, sizeof(TSLanguage));
	if (!copy || !copy_grammar(copy, grammar)) abort();
	memcpy(DIRECTIVES, directives, sizeof directives);
	copy->scanner.create = new_swift_scanner;
	copy->scanner.destroy = arena_free;
	return copy;
}

// --- trees
//
// A walk with the runtime's own cursor costs a sixth of the parse. It keeps places that nobody wants, and goes through the children of a
// node from its stack again for each; the tree itself is read here.

typedef struct { uint32_t bytes, row, column; } extent;

// A node of the runtime's tree: a small leaf, or where it lies. Of a pointer the lowest bit is never set.
typedef union {
	struct {
		bool is_leaf : 1, visible : 1, named : 1, extra : 1, changed : 1, missing : 1, keyword : 1;
		uint8_t symbol;
		uint16_t state;
		uint8_t padding_columns, padding_rows : 4, lookahead : 4, padding, size;
	} leaf;
	const struct inner *inner;
} subtree;

// What lies there; its children are right before it.
struct inner {
	volatile uint32_t references;
	extent padding, size; // padding: the space before it
	uint32_t lookahead, cost, children;
	uint16_t symbol, state;
	bool visible : 1, named : 1, extra : 1, fragile_left : 1, fragile_right : 1, changed : 1, external : 1, scanned : 1, column : 1, missing : 1, keyword : 1;
	union {
		struct { // where it has children
			uint32_t visible_children, named_children, visible_descendants;
			int32_t precedence;
			uint16_t depth, production;
		};
		const char *scanner_state;
	};
};

#define OF(node, what) ((node).leaf.is_leaf ? (node).leaf.what : (node).inner->what)

static uint32_t size_of_node(subtree s) { return s.leaf.is_leaf ? s.leaf.size : s.inner->size.bytes; }
static uint32_t padding_of(subtree s) { return s.leaf.is_leaf ? s.leaf.padding : s.inner->padding.bytes; }
static uint32_t visible_children(subtree s) { return s.leaf.is_leaf || !s.inner->children ? 0 : s.inner->visible_children; }

// opened is a node whose children are gone through.
typedef struct {
	const subtree *child, *end;
	const uint16_t *aliases; // by number of the child; NULL for none
	const field_entry *fields, *last;
	uint32_t start, number; // of the next child; what may be anywhere, as comments, has no number
	uint16_t field;         // that a hidden node hands on to its children
	bool hidden;            // it is no node of the flat tree
} opened;

static opened open_node(const TSLanguage *l, subtree s, uint32_t start, uint16_t field, bool hidden) {
	const struct inner *i = s.inner;
	opened o = {.child = (const subtree *)i - i->children, .end = (const subtree *)i, .start = start, .field = field, .hidden = hidden};
	if (i->production) o.aliases = l->alias_sequences + (size_t)i->production * l->aliases;
	if (l->fields) {
		o.fields = l->field_entries + l->field_slices[i->production].index;
		o.last = o.fields + l->field_slices[i->production].length;
	}
	return o;
}

static uint16_t field_of(const opened *o) {
	for (const field_entry *f = o->fields; f < o->last; f++)
		if (!f->inherited && f->child == o->number) return f->field;
	return o->field;
}

// flattening is a flat tree that is being written.
typedef struct {
	const TSLanguage *language;
	const uint8_t *keep;
	uint32_t symbols, depth, level;
	ctx_node *nodes;
	uint32_t n, cap;
	int32_t parent;
	opened *stack;
	size_t open, room;
} flattening;

static bool push(flattening *f, opened o) {
	if (f->open == f->room) {
		size_t room = f->room ? 2 * f->room : 256;
		opened *stack = realloc(f->stack, room * sizeof(opened));
		if (!stack) return false;
		f->stack = stack;
		f->room = room;
	}
	f->stack[f->open++] = o;
	return true;
}

// put writes a visible node, if it is kept, and opens it, if it has children. A node at the last level that has some is written as
// an error without any: the walks over the tree recurse.
static bool put(flattening *f, subtree s, uint32_t start, uint16_t alias, uint16_t field) {
	uint16_t symbol = alias ? alias : OF(s, symbol);
	if (symbol != CTX_ERROR) symbol = f->language->public_symbols[symbol];
	if ((symbol < f->symbols && !f->keep[symbol]) || f->n == f->cap) return true;
	uint32_t size = size_of_node(s);
	if (size == 0 && OF(s, missing)) symbol = CTX_MISSING;
	bool inside = visible_children(s) > 0;
	if (inside && f->level == f->depth) {
		symbol = CTX_ERROR;
		inside = false;
	}
	f->nodes[f->n] = (ctx_node){start, start + size, f->parent, (int32_t)f->n + 1, symbol, field};
	f->n++;
	if (!inside) return true;
	f->parent = (int32_t)f->n - 1;
	f->level++;
	return push(f, open_node(f->language, s, start, 0, false));
}

static bool put_all(flattening *f, subtree root, uint32_t start) {
	bool fits = put(f, root, start, 0, 0);
	while (fits && f->open) {
		opened *o = &f->stack[f->open - 1];
		if (o->child == o->end) {
			if (!o->hidden) {
				f->nodes[f->parent].next = (int32_t)f->n;
				f->parent = f->nodes[f->parent].parent;
				f->level--;
			}
			f->open--;
			continue;
		}
		subtree s = *o->child++;
		uint32_t at = o->start;
		o->start += size_of_node(s);
		if (o->child < o->end) o->start += padding_of(*o->child);
		uint16_t alias = 0, field = 0;
		if (!OF(s, extra)) {
			if (o->aliases) alias = o->aliases[o->number];
			field = field_of(o);
			o->number++;
		}
		if (alias || OF(s, visible)) fits = put(f, s, at, alias, field);
		else if (visible_children(s) > 0) fits = push(f, open_node(f->language, s, at, field, true));
	}
	return fits;
}

// flatten writes the kept nodes and returns how many there are.
static int64_t flatten(TSNode node, const TSLanguage *language, uint32_t depth, const uint8_t *keep, uint32_t symbols, ctx_node **out) {
	subtree root = *(const subtree *)node.id;
	flattening f = {.language = language, .keep = keep, .symbols = symbols, .depth = depth, .parent = -1};
	f.cap = visible_children(root) ? root.inner->visible_descendants + 2 : 2;
	f.nodes = malloc(sizeof(ctx_node) * (size_t)f.cap);
	bool fits = f.nodes && put_all(&f, root, node.context[0]);
	free(f.stack);
	if (!fits) {
		free(f.nodes);
		return CTX_TOO_LARGE;
	}
	*out = f.nodes;
	return f.n;
}

// --- work
//
// What a parse costs is counted and not timed: the same text has to give the same tree on every machine, however busy
// it is. Two things take the time: steps of the parser, and characters that are read again and again because something
// is not closed. The runtime tells of every 100 steps, and it asks for each stretch of the text. Beyond its limit
// a parse is cancelled, as it is for memory, and at twice of it left.
//
// A scanner that waits for a character at the end of the text goes on for ever, and nothing is read there: the one of
// Kotlin looks for the space after an annotation. So what scanners read as NUL, as they do there, counts as a step.

#define STEPS 100   // between two looks at the flag: OP_COUNT_PER_PARSER_TIMEOUT_CHECK of the runtime
#define STRETCH 128 // bytes of text that the runtime gets at once
#define BYTES 32    // that are read in the time of a step

static void worked(uint64_t units) {
	current->work += units;
	if (current->work > current->most) cancel(CTX_TOO_LONG);
	if (current->work / 2 > current->most) longjmp(current->out, CTX_TOO_LONG);
}

static void counted_advance(TSLexer *lexer, bool skip) {
	if (!lexer->lookahead) worked(1);
	current->advance(lexer, skip);
}

static bool counted_scan(void *payload, TSLexer *lexer, const bool *valid) {
	current->advance = lexer->advance;
	lexer->advance = counted_advance;
	bool found = current->scan(payload, lexer, valid);
	lexer->advance = current->advance;
	return found;
}

typedef struct { const char *text; uint32_t length; char shown[STRETCH]; } reading;

// without_nul returns n bytes with spaces for each NUL, which scanners take for the end of the text.
static const char *without_nul(reading *r, const char *text, uint32_t n) {
	if (!memchr(text, 0, n)) return text;
	for (uint32_t i = 0; i < n; i++) r->shown[i] = text[i] ? text[i] : ' ';
	return r->shown;
}

static const char *read_text(void *payload, uint32_t byte, TSPoint point, uint32_t *bytes_read) {
	reading *r = payload;
	(void)point;
	uint32_t left = byte < r->length ? r->length - byte : 0;
	*bytes_read = left < STRETCH ? left : STRETCH;
	worked(1 + *bytes_read / BYTES);
	return left ? without_nul(r, r->text + byte, *bytes_read) : "";
}

static bool count_steps(TSParseState *state) {
	(void)state;
	worked(STEPS);
	return current->over;
}

static int64_t parse(ctx_arena *a, const TSLanguage *language, ctx_bounds bounds, const char *text, uint32_t length,
                     const uint8_t *keep, uint32_t symbols, ctx_node **out) {
	int64_t n = CTX_NO_FIT;
	TSParser *p = ts_parser_new();
	reading r = {.text = text, .length = length};
	ts_parser_set_cancellation_flag(p, &a->over);
	TSLanguage counted = {0}; // the grammar with a scanner that counts: nobody has it when this returns
	bool fits = copy_grammar(&counted, language);
	a->scan = counted.scanner.scan;
	counted.scanner.scan = counted_scan;
	if (fits && ts_parser_set_language(p, &counted)) {
		TSTree *tree = ts_parser_parse_with_options(p, NULL, (TSInput){&r, read_text, 0, NULL}, (TSParseOptions){&r, count_steps});
		a->limit = SIZE_MAX; // what follows takes little, and must not be left
		if (tree) n = flatten(ts_tree_root_node(tree), &counted, bounds.depth, keep, symbols, out);
		else n = a->over ? a->why : CTX_BROKEN;
	}
	ts_parser_delete(p); // for the scanner of the language, which is not in the arena
	return n;
}

int64_t ctx_parse(ctx_arena *a, const TSLanguage *language, ctx_bounds bounds, const char *text, uint32_t length,
                  const uint8_t *keep, uint32_t symbols, ctx_node **out) {
	a->taken = a->work = a->over = 0;
	a->limit = bounds.bytes;
	a->most = bounds.work;
	current = a;
	int64_t n;
	switch (setjmp(a->out)) {
	case 0: n = parse(a, language, bounds, text, length, keep, symbols, out); break;
	case CTX_TOO_LARGE: n = CTX_TOO_LARGE; break;
	case CTX_TOO_LONG: n = CTX_TOO_LONG; break;
	default: n = CTX_BROKEN;
	}
	current = NULL;
	reset(a);
	return n;
}

// ctx_give_back returns the pages that the C library keeps for later to the system, where it can.
void ctx_give_back(void) {
#ifdef __GLIBC__
	malloc_trim(0);
#endif
}
