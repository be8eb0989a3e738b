#include "values.h"

#include <stdlib.h>
#include <string.h>

// The part of SQLite that is used, declared here because its header lives in another module.
typedef struct sqlite3 sqlite3;
typedef struct sqlite3_stmt sqlite3_stmt;
int sqlite3_config(int, ...);
int sqlite3_bind_null(sqlite3_stmt *, int);
int sqlite3_bind_int64(sqlite3_stmt *, int, int64_t);
int sqlite3_bind_double(sqlite3_stmt *, int, double);
int sqlite3_bind_text64(sqlite3_stmt *, int, const char *, uint64_t, void (*)(void *), unsigned char encoding);
int sqlite3_bind_blob64(sqlite3_stmt *, int, const void *, uint64_t, void (*)(void *));
int sqlite3_clear_bindings(sqlite3_stmt *);
int sqlite3_step(sqlite3_stmt *);
int sqlite3_reset(sqlite3_stmt *);
sqlite3 *sqlite3_db_handle(sqlite3_stmt *);
int sqlite3_extended_errcode(sqlite3 *);
int sqlite3_system_errno(sqlite3 *);
int sqlite3_data_count(sqlite3_stmt *);
int sqlite3_column_type(sqlite3_stmt *, int);
int sqlite3_column_bytes(sqlite3_stmt *, int);
int64_t sqlite3_column_int64(sqlite3_stmt *, int);
double sqlite3_column_double(sqlite3_stmt *, int);
const unsigned char *sqlite3_column_text(sqlite3_stmt *, int);
const void *sqlite3_column_blob(sqlite3_stmt *, int);

#define CONFIG_MEMSTATUS 9
#define UTF8 1
#define NOMEM 7
#define ROW 100
#define DONE 101

#define STAYS NULL                     // what is bound is where it is until the statement has run
#define COPIED ((void (*)(void *))-1)

enum { INTEGER = 1, FLOAT, TEXT, BLOB };

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

static int bind(sqlite3_stmt *s, int column, const char **at, void (*lasts)(void *)) {
	char kind = *(*at)++;
	switch (kind) {
	case CTX_INT: return sqlite3_bind_int64(s, column, number(at));
	case CTX_REAL: return sqlite3_bind_double(s, column, real(at));
	case CTX_TEXT:
	case CTX_BLOB: {
		int64_t size = number(at);
		const char *text = *at;
		*at += size;
		if (kind == CTX_BLOB) return sqlite3_bind_blob64(s, column, text, (uint64_t)size, lasts);
		return sqlite3_bind_text64(s, column, text, (uint64_t)size, lasts, UTF8);
	}
	}
	return sqlite3_bind_null(s, column);
}

static ctx_failure failure(sqlite3_stmt *s, int code) {
	ctx_failure f = {code & 0xff, 0, 0};
	if (code) {
		f.extended = sqlite3_extended_errcode(sqlite3_db_handle(s));
		f.system = sqlite3_system_errno(sqlite3_db_handle(s));
	}
	return f;
}

void ctx_configure(void) { sqlite3_config(CONFIG_MEMSTATUS, 0); }

void ctx_reset(uintptr_t statement) {
	sqlite3_stmt *s = (sqlite3_stmt *)statement;
	sqlite3_reset(s);
	sqlite3_clear_bindings(s);
}

ctx_failure ctx_insert(uintptr_t statement, int values, const char *rows, size_t *used) {
	sqlite3_stmt *s = (sqlite3_stmt *)statement;
	const char *at = rows;
	int code = 0;
	for (int i = 1; i <= values && !code; i++) code = bind(s, i, &at, STAYS);
	if (!code && (code = sqlite3_step(s)) == DONE) code = 0;
	ctx_failure f = failure(s, code);
	ctx_reset(statement);
	*used = (size_t)(at - rows);
	return f;
}

// put adds a value: what it is, a number or the size, and bytes.
static int put(ctx_rows *out, char kind, const void *head, size_t bytes, const void *text, size_t size) {
	size_t used = out->used + 1 + bytes + size;
	if (used > out->size) {
		size_t grown = 2 * used;
		char *b = realloc(out->bytes, grown);
		if (!b) return NOMEM;
		out->bytes = b;
		out->size = grown;
	}
	char *at = out->bytes + out->used;
	*at++ = kind;
	if (bytes) memcpy(at, head, bytes);
	if (size) memcpy(at + bytes, text, size);
	out->used = used;
	return 0;
}

static int put_column(sqlite3_stmt *s, int column, ctx_rows *out) {
	int type = sqlite3_column_type(s, column);
	switch (type) {
	case INTEGER: {
		int64_t n = sqlite3_column_int64(s, column);
		return put(out, CTX_INT, &n, sizeof n, NULL, 0);
	}
	case FLOAT: {
		double n = sqlite3_column_double(s, column);
		return put(out, CTX_REAL, &n, sizeof n, NULL, 0);
	}
	case TEXT:
	case BLOB: {
		const void *text = type == TEXT ? (const void *)sqlite3_column_text(s, column) : sqlite3_column_blob(s, column);
		int64_t size = sqlite3_column_bytes(s, column);
		if (size && !text) return NOMEM;
		return put(out, type == TEXT ? CTX_TEXT : CTX_BLOB, &size, sizeof size, text, (size_t)size);
	}
	}
	return put(out, CTX_NULL, NULL, 0, NULL, 0);
}

// put_rows steps to the end, or until there are enough rows: then more says whether there is something to come.
static int put_rows(sqlite3_stmt *s, size_t most, ctx_rows *out, int *more) {
	int code;
	while ((code = sqlite3_step(s)) == ROW) {
		if ((code = put(out, CTX_ROW, NULL, 0, NULL, 0))) return code;
		for (int i = 0, n = sqlite3_data_count(s); i < n; i++) {
			if ((code = put_column(s, i, out))) return code;
		}
		if (out->used >= most) {
			*more = most > 0;
			return 0;
		}
	}
	return code == DONE ? 0 : code;
}

ctx_failure ctx_select(uintptr_t statement, int values, int times, const char *args, size_t most, ctx_rows *out) {
	sqlite3_stmt *s = (sqlite3_stmt *)statement;
	int code = 0, more = 0;
	out->used = 0;
	for (int n = 0; n < times && !code; n++) {
		if (n > 0) sqlite3_reset(s);
		for (int i = 1; args && i <= values && !code; i++) code = bind(s, i, &args, COPIED);
		if (!code) code = put_rows(s, most, out, &more);
	}
	if (!code) code = put(out, more ? CTX_REST : CTX_END, NULL, 0, NULL, 0);
	ctx_failure f = failure(s, code);
	if (code || !more) ctx_reset(statement);
	return f;
}
