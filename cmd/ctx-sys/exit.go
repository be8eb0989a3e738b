package main

import (
	"context"
	"errors"
	"fmt"
	"io/fs"
	"strings"
	"syscall"

	ctxsys "github.com/ctx-sys/ctx-sys"
	"github.com/ctx-sys/ctx-sys/internal/answer"
	"github.com/ctx-sys/ctx-sys/internal/complete"
	"github.com/ctx-sys/ctx-sys/internal/graph"
	"github.com/ctx-sys/ctx-sys/internal/model"
	"github.com/ctx-sys/ctx-sys/internal/op"
	"github.com/ctx-sys/ctx-sys/internal/render"
	"github.com/ctx-sys/ctx-sys/internal/secret"
)

// The exit codes. Scripts rely on them.
const (
	exitDone     = 0
	exitFailed   = 1
	exitUsage    = 2 // wrong usage or settings
	exitNothing  = 3 // nothing found, or not indexed
	exitProvider = 4 // a provider or server is unreachable
	exitPartial  = 5 // done in part

	exitInterrupted = 130 // what shells say of a program that SIGINT ended
	exitTerminated  = 143 // what they say of one that SIGTERM ended
)

// errPartial means that the answer was given and names what is missing from it.
var errPartial = op.ErrPartial

// outcome is what a kind of error means at this front end: its code, and what to do next where the error itself
// does not say. Wrong usage always says it itself.
type outcome struct {
	is   error
	code int
	next string
}

func outcomes() []outcome {
	return []outcome{
		{context.Canceled, exitInterrupted, "run it again"},
		{ctxsys.ErrUsage, exitUsage, ""},
		{ctxsys.ErrAmbiguous, exitUsage, "use one of the ids"},
		{ctxsys.ErrNotIndexed, exitNothing, "run `ctx-sys index`"},
		{ctxsys.ErrNotFound, exitNothing, "`ctx-sys search` does a fuzzy search"},
		{ctxsys.ErrBusy, exitFailed, "wait for it to finish, or leave out --no-wait"},
		{ctxsys.ErrDamaged, exitFailed, "run `ctx-sys local repair`, which reads what can be read"},
		{ctxsys.ErrNewerStore, exitFailed, "update ctx-sys, nothing of them was changed"},
		{ctxsys.ErrCorrupt, exitFailed, "run `ctx-sys index`, which sets it aside and builds a new one"},
		{ctxsys.ErrNewerSchema, exitFailed, "update ctx-sys, or run `ctx-sys index --remove` and index again"},
		{ctxsys.ErrNoSpace, exitFailed, "free some space and run it again, what is stored is kept"},
		{model.ErrUnavailable, exitProvider, ""},
		{model.ErrSettings, exitUsage, ""},
		{complete.ErrNoModel, exitUsage, ""},
		{errPartial, exitPartial, "`ctx-sys status --failed` lists what could not be read"},
	}
}

// report prints an error as one line, with a list below it where a name fits several entities, and returns the exit code.
func (a *app) report(err error) int {
	if err == nil {
		return exitDone
	}
	err = a.classified(err)
	code, next := meaning(err)
	line := err.Error()
	var own worded
	if errors.Is(err, context.Canceled) && !errors.As(err, &own) {
		line = "interrupted"
	}
	var list render.Page
	var several *graph.AmbiguousError
	if errors.As(err, &several) {
		line, list = fmt.Sprintf("%q fits %d entities", several.Name, several.Total), answer.Ambiguous(several)
	}
	var none *graph.NoPathError
	if errors.As(err, &none) {
		next = fmt.Sprintf("`ctx-sys graph %s` shows its neighbors", none.To)
		if none.Undirected {
			next = "use --undirected"
		}
	}
	for _, kind := range []error{ctxsys.ErrUsage, ctxsys.ErrNotFound} {
		if errors.Is(err, kind) {
			line = strings.Replace(line, kind.Error()+": ", "", 1)
		}
	}
	if next != "" {
		line += ": " + next
	}
	fmt.Fprint(a.err, render.Pagef("ctx-sys: %s\n%s", secret.MaskString(line), list))
	return code
}

// classified adds what an error from below does not say itself: which index is damaged, and that it is for
// want of space that a write failed.
func (a *app) classified(err error) error {
	if errors.Is(err, ctxsys.ErrCorrupt) && !strings.Contains(err.Error(), a.database) {
		return fmt.Errorf("index %s: %w", a.database, err)
	}
	if !errors.Is(err, ctxsys.ErrNoSpace) && noSpace(err) {
		return fmt.Errorf("%w: %w", ctxsys.ErrNoSpace, err)
	}
	return err
}

func noSpace(err error) bool {
	return errors.Is(err, syscall.ENOSPC) || errors.Is(err, syscall.EFBIG) || errors.Is(err, syscall.EDQUOT)
}

// ofIndex says of an index run that was interrupted what comes of it.
func ofIndex(err error) error {
	if errors.Is(err, context.Canceled) {
		return errIndexInterrupted
	}
	return err
}

var errIndexInterrupted = worded{context.Canceled, "interrupted: what was indexed is kept, run `ctx-sys index` to continue"}

// interruptedAs says what the run comes to when a signal ends it and it does not end in time by itself: nil for one that a
// signal ends as it should, like a server.
func (a *app) interruptedAs(err error) {
	if a.left != nil {
		a.left.Store(&err)
	}
}

// meaning looks an error up in the table. next is empty when the error's text already tells.
func meaning(err error) (code int, next string) {
	for _, o := range outcomes() {
		if !errors.Is(err, o.is) {
			continue
		}
		var own worded
		if errors.As(err, &own) || strings.Contains(err.Error(), "`ctx-sys ") || strings.Contains(err.Error(), "did you mean") {
			return o.code, ""
		}
		return o.code, o.next
	}
	var path *fs.PathError
	switch {
	case !errors.As(err, &path) || strings.HasSuffix(err.Error(), "`"):
	case errors.Is(err, fs.ErrNotExist) && path.Op == "write":
		return exitFailed, "name a file in a folder that exists"
	case errors.Is(err, fs.ErrNotExist):
		return exitFailed, "name one that exists"
	case errors.Is(err, fs.ErrPermission):
		return exitFailed, "change its permissions, or run it as a user who may"
	}
	return exitFailed, ""
}
