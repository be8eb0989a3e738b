// The border to tree-sitter's runtime: one call parses a file and returns its tree as an array.
#ifndef CTX_TREE_H
#define CTX_TREE_H

#include <stdbool.h>
#include <stddef.h>
#include <stdint.h>

// The part of the runtime that is used, declared here because its header lives in another module. The
// layouts are those of runtime 0.25: TestRuntimeLayout holds them against the binding.
typedef struct TSParser TSParser;
typedef struct TSTree TSTree;
typedef struct TSLanguage TSLanguage;

uint32_t ts_language_symbol_count(const TSLanguage *);
const char *ts_language_symbol_name(const TSLanguage *, uint16_t);
uint32_t ts_language_field_count(const TSLanguage *);
const char *ts_language_field_name_for_id(const TSLanguage *, uint16_t);

// ctx_node is one node of a flattened tree. next is the index of the node after its subtree.
typedef struct {
	uint32_t start, end;
	int32_t parent, next;
	uint16_t symbol, field;
} ctx_node;

#define CTX_ERROR 0xffff   // the symbol of what could not be read, and of what lies too deep
#define CTX_MISSING 0xfffe // of a node the parser put in for something that is missing

// What ctx_parse returns in place of a number of nodes.
#define CTX_TOO_LONG (-1)
#define CTX_TOO_LARGE (-2)
#define CTX_BROKEN (-3)
#define CTX_NO_FIT (-4)

// ctx_packed are the tables of a grammar of a release: what is here, and then a frame of zstd. See packed.go.
typedef struct {
	char magic[8];         // CTX_PACKED
	uint32_t size, packed; // bytes of the tables, and of the frame
} ctx_packed;

#define CTX_PACKED "\x89" "CTXTAB" "\n"

// ctx_packed_tables returns the packed tables of a grammar, and NULL for one that has its tables.
const ctx_packed *ctx_packed_tables(const TSLanguage *);

// ctx_with_tables returns a copy of a grammar with these tables, which stay where they are: the sizes of six, and then the six in the order of
// TSLanguage, each filled up to four bytes. The copy belongs to the process. It returns NULL when there is no memory, or for a version that is
// not known.
const TSLanguage *ctx_with_tables(const TSLanguage *, const uint32_t *tables);

// ctx_memory is malloc, which Go does not let fail.
void *ctx_memory(size_t size);

// ctx_swift returns a copy of the grammar of Swift whose scanner has memory for its state. The scanner's own function
// allocates no bytes, and it writes four; behind #if at the end of a text it reads beyond a string, which is put right in the
// scanner itself. To be called once. The copy belongs to the process.
const TSLanguage *ctx_swift(const TSLanguage *);

// ctx_bounds is what one parse may take.
typedef struct {
	uint64_t work;  // steps of the parser, and 32 bytes that it reads count as one
	size_t bytes;   // memory of the arena
	uint32_t depth; // levels of the tree below its root
} ctx_bounds;

// ctx_arena is the memory of one parse at a time. It belongs to one thread while that parses.
typedef struct ctx_arena ctx_arena;
ctx_arena *ctx_arena_new(void);
void ctx_arena_free(ctx_arena *);

// ctx_arena_taken returns how many bytes the last parse took.
size_t ctx_arena_taken(const ctx_arena *);

// ctx_arena_worked returns how much work the last parse was.
uint64_t ctx_arena_worked(const ctx_arena *);

// ctx_use_arenas makes the runtime allocate from the arena of the parse that is going on, and with malloc
// outside of one. It must be called before the first parse.
void ctx_use_arenas(void);

// ctx_parse parses text and writes the nodes whose symbol is kept in pre-order. A dropped node's children
// hang on its nearest kept ancestor; only leaves are ever dropped. What is deeper than the bounds allow is
// left out, and the node it belongs to is an error. *out is malloc'ed and the caller's. It returns the number
// of nodes, CTX_TOO_LONG or CTX_TOO_LARGE when a bound was reached, CTX_BROKEN when an assertion of the
// grammar failed, or CTX_NO_FIT.
int64_t ctx_parse(ctx_arena *, const TSLanguage *, ctx_bounds, const char *text, uint32_t length, const uint8_t *keep,
                  uint32_t symbols, ctx_node **out);

void ctx_give_back(void);

#endif
