package main

import (
	"errors"
	"fmt"
	"slices"
	"strings"

	ctxsys "github.com/ctx-sys/ctx-sys"
	"github.com/ctx-sys/ctx-sys/internal/config"
)

// worded is an error of a known kind in its own words.
type worded struct {
	kind error
	text string
}

func (e worded) Error() string { return e.text }
func (e worded) Unwrap() error { return e.kind }

func usage(format string, args ...any) error {
	return worded{ctxsys.ErrUsage, fmt.Sprintf(format, args...)}
}

func nothing(format string, args ...any) error {
	return worded{ctxsys.ErrNotFound, fmt.Sprintf(format, args...)}
}

// oneOf checks the value of a flag that names one of a few things.
func oneOf(what, got string, allowed []string) error {
	if slices.Contains(allowed, got) {
		return nil
	}
	if near := config.Nearest(got, allowed); near != "" {
		return usage("unknown %s %s: did you mean %s?", what, got, near)
	}
	if longer := slices.DeleteFunc(slices.Clone(allowed), func(name string) bool { return len(got) < 3 || !strings.HasPrefix(name, got) }); len(longer) > 0 && len(longer) <= 3 {
		return usage("unknown %s %s: did you mean %s?", what, got, strings.Join(longer, " or "))
	}
	return usage("unknown %s %s: use one of %s", what, got, strings.Join(allowed, ", "))
}

// notFound is the text of an error that something is not there.
func notFound(err error) (text string, ok bool) {
	if !errors.Is(err, ctxsys.ErrNotFound) {
		return "", false
	}
	return strings.TrimPrefix(err.Error(), ctxsys.ErrNotFound.Error()+": "), true
}
