#include "insert.h"

#include <string.h>

// The part of SQLite that is used, declared here because its header lives in another module.
typedef struct sqlite3 sqlite3;
typedef struct sqlite3_stmt sqlite3_stmt;
int sqlite3_bind_null(sqlite3_stmt *, int);
int sqlite3_bind_int64(sqlite3_stmt *, int, int64_t);
int sqlite3_bind_double(sqlite3_stmt *, int, double);
int sqlite3_bind_text64(sqlite3_stmt *, int, const char *, uint64_t, void (*)(void *), unsigned char encoding);
int sqlite3_clear_bindings(sqlite3_stmt *);
int sqlite3_step(sqlite3_stmt *);
int sqlite3_reset(sqlite3_stmt *);
sqlite3 *sqlite3_db_handle(sqlite3_stmt *);
int sqlite3_extended_errcode(sqlite3 *);
int sqlite3_system_errno(sqlite3 *);

#define UTF8 1
#define DONE 101

static int64_t number(const char **at) {
	int64_t n;
	memcpy(&n, *at, sizeof n);
	*at += sizeof n;
	return n;
}

static double real(const char **at) {
	double n;
	memcpy(&n, *at, sizeof n);
	*at += sizeof n;
	return n;
}

static int bind(sqlite3_stmt *s, int column, const char **at) {
	switch (*(*at)++) {
	case CTX_INT: return sqlite3_bind_int64(s, column, number(at));
	case CTX_REAL: return sqlite3_bind_double(s, column, real(at));
	case CTX_TEXT: {
		int64_t size = number(at);
		const char *text = *at;
		*at += size;
		return sqlite3_bind_text64(s, column, text, (uint64_t)size, NULL, UTF8); // it stays where it is until the statement has run
	}
	}
	return sqlite3_bind_null(s, column);
}

ctx_failure ctx_insert(uintptr_t statement, int values, const char *rows, size_t *used) {
	sqlite3_stmt *s = (sqlite3_stmt *)statement;
	const char *at = rows;
	int code = 0;
	for (int i = 1; i <= values && !code; i++) code = bind(s, i, &at);
	if (!code && (code = sqlite3_step(s)) == DONE) code = 0;
	ctx_failure f = {code & 0xff, 0, 0};
	if (code) {
		f.extended = sqlite3_extended_errcode(sqlite3_db_handle(s));
		f.system = sqlite3_system_errno(sqlite3_db_handle(s));
	}
	sqlite3_reset(s);
	sqlite3_clear_bindings(s);
	*used = (size_t)(at - rows);
	return f;
}
