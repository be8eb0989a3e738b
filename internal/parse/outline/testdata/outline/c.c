#include <stdio.h>

struct point;
extern struct point origin(void);

typedef struct {
    int x, y; /* { */
} pair;

struct point {
    int x;
};

enum color { RED, GREEN };

static int helper(int a);

/*
 * Adds two numbers.
 */
static int add(int a, int b) {
    if (a) { return b; }
    return a + b;
}

unsigned long
old_style(const char *s,
          int n)
{
    char c = '}';
    return strlen("{") + n;
}

int (*handler)(int) = NULL;
