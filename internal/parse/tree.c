#include "tree.h"

#include <stdlib.h>
#include <string.h>

typedef struct { uint32_t context[4]; const void *id; const TSTree *tree; } TSNode;
typedef struct { const void *tree; const void *id; uint32_t context[3]; } TSTreeCursor;

TSParser *ts_parser_new(void);
void ts_parser_delete(TSParser *);
bool ts_parser_set_language(TSParser *, const TSLanguage *);
void ts_parser_set_timeout_micros(TSParser *, uint64_t);
TSTree *ts_parser_parse_string(TSParser *, const TSTree *, const char *, uint32_t);
TSNode ts_tree_root_node(const TSTree *);
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
void ts_set_allocator(void *(*)(size_t), void *(*)(size_t, size_t), void *(*)(void *, size_t), void (*)(void *));

// --- memory
//
// The runtime allocates hundreds of small blocks a kilobyte of source and frees each by itself, a tree at
// the end by walking it. An arena cuts them off large blocks and takes all back at once: a tenth of the time
// of a parse. A parse needs 20 to 60 bytes a byte of source.

#define BLOCK (4u << 20)
#define HEAD 16 // before each allocation: its size, and alignment to 16
#define KEPT 2  // blocks an arena keeps from one parse to the next

typedef struct block {
	struct block *next;
	size_t size, used;
	char *data;
} block;

struct ctx_arena { block *first, *last; }; // last: the one that is cut from

static __thread ctx_arena *current; // set while this thread parses

static block *new_block(size_t size) {
	block *b = malloc(sizeof(block) + 16 + size);
	if (!b) return NULL;
	b->next = NULL;
	b->size = size;
	b->used = 0;
	b->data = (char *)(((uintptr_t)(b + 1) + 15) & ~(uintptr_t)15);
	return b;
}

ctx_arena *ctx_arena_new(void) {
	ctx_arena *a = malloc(sizeof(ctx_arena));
	if (!a) abort();
	a->first = a->last = new_block(BLOCK);
	if (!a->first) abort();
	return a;
}

static void free_blocks(block *b) {
	while (b) {
		block *next = b->next;
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
		if (++kept == KEPT) {
			free_blocks(b->next);
			b->next = NULL;
		}
	}
	a->last = a->first;
}

static size_t rounded(size_t n) { return (n + 15) & ~(size_t)15; }

static void *cut(size_t size) {
	size_t need = HEAD + rounded(size);
	block *b = current->last;
	while (b->used + need > b->size) {
		if (!b->next) b->next = new_block(need > BLOCK ? need : BLOCK);
		if (!b->next) abort(); // as the runtime itself does when memory is out
		current->last = b = b->next;
	}
	char *p = b->data + b->used;
	b->used += need;
	*(size_t *)p = size;
	return p + HEAD;
}

static void *arena_malloc(size_t size) { return current ? cut(size) : malloc(size); }

static void *arena_calloc(size_t n, size_t size) {
	return current ? memset(cut(n * size), 0, n * size) : calloc(n, size);
}

static void arena_free(void *p) {
	if (!current) free(p);
}

static void *arena_realloc(void *p, size_t size) {
	if (!current) return realloc(p, size);
	if (!p) return cut(size);
	size_t *head = (size_t *)((char *)p - HEAD);
	if (size <= *head) return p;
	block *b = current->last;
	size_t more = rounded(size) - rounded(*head);
	if ((char *)p + rounded(*head) == b->data + b->used && b->used + more <= b->size) {
		b->used += more; // the last one cut off grows where it is
		*head = size;
		return p;
	}
	return memcpy(cut(size), p, *head);
}

void ctx_use_arenas(void) { ts_set_allocator(arena_malloc, arena_calloc, arena_realloc, arena_free); }

// --- trees

static int64_t flatten(TSNode root, const uint8_t *keep, uint32_t symbols, ctx_node **out) {
	uint32_t cap = ts_node_descendant_count(root) + 1;
	ctx_node *nodes = malloc(sizeof(ctx_node) * (size_t)cap);
	if (!nodes) return CTX_GAVE_UP;
	TSTreeCursor c = ts_tree_cursor_new(root);
	int32_t parent = -1;
	uint32_t n = 0;
	for (;;) {
		TSNode node = ts_tree_cursor_current_node(&c);
		uint16_t symbol = ts_node_symbol(node);
		bool kept = symbol >= symbols || keep[symbol];
		if (kept && n < cap) {
			ctx_node *o = &nodes[n++];
			o->start = ts_node_start_byte(node);
			o->end = ts_node_end_byte(node);
			o->parent = parent;
			o->next = 0;
			o->symbol = symbol;
			o->field = ts_tree_cursor_current_field_id(&c);
			if (o->start == o->end && ts_node_is_missing(node)) o->symbol = CTX_MISSING;
		}
		if (kept && ts_tree_cursor_goto_first_child(&c)) {
			parent = (int32_t)n - 1;
			continue;
		}
		if (kept) nodes[n - 1].next = (int32_t)n;
		while (!ts_tree_cursor_goto_next_sibling(&c)) {
			if (!ts_tree_cursor_goto_parent(&c)) {
				ts_tree_cursor_delete(&c);
				*out = nodes;
				return n;
			}
			nodes[parent].next = (int32_t)n;
			parent = nodes[parent].parent;
		}
	}
}

int64_t ctx_parse(ctx_arena *a, const TSLanguage *language, uint64_t timeout_micros, const char *text, uint32_t length,
                  const uint8_t *keep, uint32_t symbols, ctx_node **out) {
	reset(a);
	current = a;
	int64_t n = CTX_NO_FIT;
	TSParser *p = ts_parser_new();
	ts_parser_set_timeout_micros(p, timeout_micros);
	if (ts_parser_set_language(p, language)) {
		TSTree *tree = ts_parser_parse_string(p, NULL, text, length);
		n = tree ? flatten(ts_tree_root_node(tree), keep, symbols, out) : CTX_GAVE_UP;
	}
	ts_parser_delete(p); // for the scanner of the language, which is not in the arena
	current = NULL;
	return n;
}
