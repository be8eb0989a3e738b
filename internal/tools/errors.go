package tools

import (
	"context"
	"errors"
	"strings"

	ctxsys "github.com/ctx-sys/ctx-sys"
	"github.com/ctx-sys/ctx-sys/internal/render"
)

// Error is why a call failed, in words for whoever called, with what to do next.
type Error struct {
	Err  error  // for errors.Is
	Text string // one line, or a list below one
	Hint string // what to do next, "" when the text says it
}

func (e *Error) Error() string {
	if e.Hint == "" {
		return e.Text
	}
	return e.Text + ": " + e.Hint
}

func (e *Error) Unwrap() error { return e.Err }

// hints are what an agent can do about an error. The errors of wrong arguments say it themselves.
func hints() []struct {
	is   error
	next string
} {
	return []struct {
		is   error
		next string
	}{
		{context.Canceled, "the call was cancelled"},
		{context.DeadlineExceeded, "it took too long, ask for less"},
		{ctxsys.ErrUsage, ""},
		{ctxsys.ErrAmbiguous, "call again with one of the ids"},
		{ctxsys.ErrNotIndexed, "run `ctx-sys index` in that folder once"},
		{ctxsys.ErrNotFound, "search_code finds what is called nearly so"},
		{ctxsys.ErrBusy, "wait a few seconds and call again"},
		{ctxsys.ErrCorrupt, "run `ctx-sys index`, which builds a new index"},
		{ctxsys.ErrNewerSchema, "update ctx-sys"},
		{ctxsys.ErrNoSpace, "the disk is full"},
	}
}

func worded(err error) error {
	var own *Error
	if errors.As(err, &own) {
		return own
	}
	e := &Error{Err: err, Text: render.Text(strings.TrimPrefix(err.Error(), ctxsys.ErrUsage.Error()+": "))}
	for _, h := range hints() {
		if errors.Is(err, h.is) {
			e.Hint = h.next
			break
		}
	}
	return e
}
