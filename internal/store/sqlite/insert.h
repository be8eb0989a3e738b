#ifndef CTX_INSERT_H
#define CTX_INSERT_H

#include <stddef.h>
#include <stdint.h>

// A value of a row begins with a byte that says what it is. Numbers are eight bytes as the processor has them; a text is the
// number of its bytes, and those.
#define CTX_NULL 0
#define CTX_INT 1
#define CTX_REAL 2
#define CTX_TEXT 3

// ctx_failure is what SQLite says of an error: its code, the longer one, and what the system said. The first is 0 for none.
typedef struct { int code, extended, system; } ctx_failure;

// ctx_insert runs a prepared statement, the handle of SQLite, with so many values, which it reads from rows. It says how many
// bytes they were. Nothing points to rows when it returns.
ctx_failure ctx_insert(uintptr_t statement, int values, const char *rows, size_t *used);

#endif
