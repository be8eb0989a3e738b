// Package editor is what is being typed: the buffers that editors have open, with the text that is not saved yet, and the
// edits of the last while.
//
// The one idea: an editor says what changed, and every other part asks what there is now. A buffer belongs to a client, so
// that two editors on one file do not write into each other's text; a reader of a file's text gets that of the client that
// changed it last. Keystrokes become edits: those on one line, each within [Pause] of the one before, are one. Nothing here
// is stored, and a client that goes takes its unsaved text along.
//
// The package reads no file by itself: the text a buffer begins with comes from the function that [New] is given.
package editor

import "errors"

// Errors that callers branch on.
var (
	// ErrConflict is for a change that does not fit the buffer: a diff that does not apply, or a version that is not newer.
	ErrConflict = errors.New("the change does not fit the buffer")
	// ErrUnknown is for a buffer that is not open.
	ErrUnknown = errors.New("the buffer is not open")
	// ErrTooMuch is for a text or a number of buffers beyond what is kept.
	ErrTooMuch = errors.New("more than is kept of open buffers")
)
