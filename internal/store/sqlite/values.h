#ifndef CTX_VALUES_H
#define CTX_VALUES_H

#include <stddef.h>
#include <stdint.h>

// A value of a row begins with a byte that says what it is. Numbers are eight bytes as the processor has them; a text is the
// number of its bytes, and those.
#define CTX_NULL 0
#define CTX_INT 1
#define CTX_REAL 2
#define CTX_TEXT 3
#define CTX_BLOB 4

// Between rows there is a byte more.
#define CTX_ROW 5  // a row follows
#define CTX_REST 6 // there may be more rows
#define CTX_END 7  // there is none

// ctx_failure is what SQLite says of an error: its code, the longer one, and what the system said. The first is 0 for none.
typedef struct { int code, extended, system; } ctx_failure;

// ctx_configure has SQLite not count the memory it uses, for which it would take a lock with each page. It comes before SQLite's first use.
void ctx_configure(void);

// ctx_insert runs a prepared statement, the handle of SQLite, with so many values, which it reads from rows. It says how many
// bytes they were. Nothing points to rows when it returns.
ctx_failure ctx_insert(uintptr_t statement, int values, const char *rows, size_t *used);

// ctx_rows are rows that a statement returned, in memory of malloc that grows as needed.
typedef struct { char *bytes; size_t used, size; } ctx_rows;

// ctx_select runs a prepared statement with so many values, so many times with others, and puts the rows of all into out. Rows of more than most bytes come by
// further calls, with args NULL, where it runs once; with most 0 only the first row comes. Nothing points to args when it returns.
ctx_failure ctx_select(uintptr_t statement, int values, int times, const char *args, size_t most, ctx_rows *out);

// ctx_reset ends a statement whose rows are not all wanted.
void ctx_reset(uintptr_t statement);

#endif
