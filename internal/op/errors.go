package op

import (
	"context"
	"errors"
	"fmt"
	"strings"

	ctxsys "github.com/ctx-sys/ctx-sys"
	"github.com/ctx-sys/ctx-sys/internal/answer"
	"github.com/ctx-sys/ctx-sys/internal/graph"
	"github.com/ctx-sys/ctx-sys/internal/render"
	"github.com/ctx-sys/ctx-sys/internal/secret"
)

// Error is why a call failed, in words for the one who called, with what to do next.
type Error struct {
	Err  error // for errors.Is
	Text string
	Hint string      // what to do next, "" when the text says it
	List render.Page // what it is about, below the text
}

// Error is one line, and the list below it.
func (e *Error) Error() string {
	text := secret.MaskString(e.Text)
	if e.Hint != "" {
		text += ": " + e.Hint
	}
	return e.listed(render.Pagef("%s", text).String())
}

// Message is the text and the list, without the hint.
func (e *Error) Message() string { return e.listed(secret.MaskString(e.Text)) }

func (e *Error) listed(text string) string {
	return strings.TrimRight(text+"\n"+e.List.String(), "\n")
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
		{ctxsys.ErrNotIndexed, "run `ctx-sys index` in that folder once"},
		{ctxsys.ErrNotFound, "search_code does a fuzzy search"},
		{ctxsys.ErrBusy, "wait a few seconds and call again"},
		{ctxsys.ErrDamaged, "run `ctx-sys local repair` when this server and others have ended, then start it again"},
		{ctxsys.ErrNewerStore, "update ctx-sys"},
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
	var several *graph.AmbiguousError
	if errors.As(err, &several) {
		return &Error{Err: err, Text: fmt.Sprintf("%q fits %d entities", several.Name, several.Total), Hint: "call again with one of these ids", List: answer.Ambiguous(several)}
	}
	e := &Error{Err: err, Text: strings.TrimPrefix(err.Error(), ctxsys.ErrUsage.Error()+": ")}
	if strings.Contains(e.Text, "did you mean") {
		return e
	}
	var none *graph.NoPathError
	if errors.As(err, &none) {
		e.Hint = "the question neighbors shows the edges of each"
		if none.Undirected {
			e.Hint = "direction both follows edges either way"
		}
		return e
	}
	for _, h := range hints() {
		if errors.Is(err, h.is) {
			e.Hint = h.next
			break
		}
	}
	return e
}
