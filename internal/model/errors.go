package model

import (
	"errors"
	"fmt"
	"strings"
	"time"
)

// What kind of thing is wrong.
var (
	ErrSettings    = errors.New("wrong settings")       // key, name or address: asking again does not help
	ErrUnavailable = errors.New("provider unavailable") // unreachable, too slow, overloaded, or a limit
	ErrAnswer      = errors.New("answer without a use") // malformed, cut off, empty, or a request that is refused
)

// Error is what is wrong and what to do next, in one line. It wraps one of the three kinds and holds no key.
type Error struct {
	kind error
	text string
	next string
	of   *failure // nil for what was wrong before anything was sent
}

func (e *Error) Error() string { return e.text }
func (e *Error) Unwrap() error { return e.kind }

// Parts are what is wrong and what to do next, "" where they were not told apart.
func (e *Error) Parts() (what, next string) {
	if e.next == "" {
		return e.text, ""
	}
	return strings.TrimSuffix(e.text, ": "+e.next), e.next
}

// misset is what is wrong with the settings, and what to set.
func misset(what, next string) *Error {
	return &Error{kind: ErrSettings, text: what + ": " + next, next: next}
}

// failure is one request that came to nothing.
type failure struct {
	kind       error
	what, next string
	again      bool          // trying again may help
	wait       time.Duration // that the provider asks for

	words   string // of a response that refuses, with its status
	input   bool   // what was sent is refused, and something else may not be
	long    bool   // because there is too much of it
	noPath  bool   // there is nothing at the path
	late    bool   // it took too long
	another bool   // the next request may fare better, another time
}

func (f *failure) Error() string { return f.what }

func (f *failure) told(tries int) *Error {
	what := f.what
	if tries > 1 {
		what += fmt.Sprintf(", %d times", tries)
	}
	return &Error{f.kind, what + ": " + f.next, f.next, f}
}
