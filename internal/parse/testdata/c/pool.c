/* A pool of connections. */
#include "pool.h"
#include <stdlib.h>
#ifndef MAX_CONN
#define MAX_CONN 16 /* most at once */
#endif
#define ARRAY_LEN(a) (sizeof(a) / sizeof((a)[0]))

/* How a connection is doing. */
enum state { IDLE, BUSY = 2, /* in use */ DEAD };
enum { SMALL = 1, LARGE };

/* One connection. */
typedef struct conn {
    int fd;
    struct conn *next;            /* in the free list */
    char name[32];
    int (*read)(struct conn *c, void *buf, size_t n);
    union { int a; struct peer *b; } u;
    enum state state;
} conn_t;

typedef struct { conn_t *head; int used; } pool_t, *pool_ptr;
typedef int (*handler)(conn_t *c, int flags);
typedef unsigned long tick_t;

static pool_t the_pool = { .head = NULL, .used = 0 };
extern int verbose;
const char *const NAMES[] = { "a", "b" }, *other;
static const struct ops pool_ops = { .open = pool_open, .close = conn_close };

int pool_open(pool_t *p, int flags);

static int
conn_read(conn_t *c, void *buf, size_t n)
{
    return recv(c->fd, buf, n, 0);
}

/**
 * Takes a connection out of the pool.
 */
conn_t *pool_take(pool_t *p, handler cb, ...)
{
    conn_t *c = p->head, *prev = NULL;
    if (!c)
        return NULL;
    for (int i = 0; i < MAX_CONN; i++) {
        struct conn *it = &c[i];
        it->read(it, NULL, 0);
        ARRAY_LEN(c->name);
    }
    cb(c, c->state == BUSY);
    ((conn_t *)prev)->next->read(prev, 0, 0);
    p->head = conn_next(c)->next;
    switch (c->state) { case IDLE: log_idle(c); break; default: goto out; }
    qsort(NAMES, 2, sizeof(conn_t), conn_compare);
out:
    return c;
}

static inline struct peer *conn_peer(const conn_t *c) { return c->u.b; }

#ifdef DEBUG
void dump(void) { puts("x"); }
#else
void dump(void) { }
#endif

old_style(a, b) int a; char *b; { return a; }

int broken(int a { if (
