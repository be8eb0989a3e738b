// Package watch follows the files of a project: it says which paths may have changed, a moment after they did. It owns
// what of a tree has to be looked after, the wait until a burst is over, and what to do where the system sends no
// notifications. It refuses to know what a change means: who is told looks at the paths, and reads what differs.
//
// The one idea is that a notification is a hint. Paths are collected until the tree has been quiet for a moment, git is
// not in the middle of something, and somebody has time; then they are handed over as one change. Whatever might have
// been missed, in an overflow, behind a limit or in the gap before a new folder was watched, makes the change one of
// everything: the receiver looks at the whole tree, which is always right and only slower.
//
// Folders are watched, files are not: one watch a folder of the project as package walk judges it, so what is ignored
// costs nothing. Of git's own folder only the top is watched, where HEAD, the index and the locks are.
package watch

import (
	"context"
	"errors"
	"fmt"
	"os"
	"path/filepath"
	"time"

	"github.com/ctx-sys/ctx-sys/internal/walk"
)

// DefaultDebounce is how long a tree must be quiet when Options say nothing.
const DefaultDebounce = 500 * time.Millisecond

// Options say what to follow and how. The zero value of everything but Root works.
type Options struct {
	Root     string // absolute
	Walk     walk.Options
	Debounce time.Duration // 0: DefaultDebounce
	Polling  bool          // look now and then, and ask for no notifications
	Probe    string        // a folder of ours below Root where notifications are tried before they are trusted; "" goes without
	Asking   string        // how the names of files begin by which others ask, see State.Answers; "" answers nobody
	Tell     func(State)   // called when the way of following changes, before the next change is handed over; may be nil

	settle, patience, tick time.Duration // 0: the constants; for tests
	limit                  int           // of watches; 0 is the system's; for tests
}

// Mode is how a tree is followed.
type Mode string

// The modes.
const (
	Events  Mode = "events"  // the system tells
	Polling Mode = "polling" // the tree is looked at now and then
	Away    Mode = "away"    // the folder is not there at the moment
)

// State is how a tree is followed just now.
type State struct {
	Mode     Mode          `json:"mode"`
	Reason   string        `json:"reason,omitempty"`   // why not by events, and what can be done about it
	Folders  int           `json:"folders,omitempty"`  // that are watched
	Interval time.Duration `json:"interval,omitempty"` // between two looks, as it is when nothing changes

	// Answers reports whether others can ask for all that changed until now to be taken in: by a file in our own folder, whose name begins with
	// Options.Asking. The system reports changes in their order, so when its notification comes all before it are known. They are handed over without
	// a wait for quiet, and when the receiver has taken them in the file is removed. When that cannot be the file stays, and who asked removes it.
	Answers bool `json:"answers,omitempty"`
}

// String words a state for a person.
func (s State) String() string {
	switch s.Mode {
	case Events:
		return fmt.Sprintf("by events in %s", folders(s.Folders))
	case Polling:
		return fmt.Sprintf("by looking every %s as long as nothing changes, because %s", s.Interval.Round(time.Second), s.Reason)
	}
	return s.Reason
}

// Why says what made a change one of everything.
type Why string

// The reasons. Start, Overflow, Rules, Back and Failed are about everything, and so is Many.
const (
	Start    Why = "start"    // nothing is known yet
	Files    Why = "files"    // the paths of the change
	Many     Why = "many"     // more paths than are kept
	Overflow Why = "overflow" // the system dropped notifications
	Rules    Why = "rules"    // which files belong to the project may have changed
	Commit   Why = "commit"   // git is at another commit; no file may have changed
	Looked   Why = "look"     // a look found a difference, without saying where
	Back     Why = "back"     // the folder was away and is there again
	Settled  Why = "settled"  // a look after a quiet minute, for what notifications do not tell
	Failed   Why = "retry"    // the change before could not be taken in
)

// Change is what may have changed since the one before.
type Change struct {
	Paths []string // files and folders, relative to the root, with forward slashes, sorted; some may be gone
	All   bool     // anything may have changed, and Paths is nil
	Why   Why
	Since time.Time // when the first of it was noticed
}

// Errors that end following.
var (
	ErrGone     = errors.New("the folder is gone")
	ErrReplaced = errors.New("another folder is in the place of the one that was followed")
)

// Follow follows a project until ctx ends, and then returns nil. It hands over one change at a time, the first of them
// All: changed runs in a goroutine of its own while further changes are collected, and is waited for before Follow
// returns. When it returns an error the next change is All, and comes after a while. Where the folder goes away Follow
// waits a moment for it to come back; the error then wraps ErrGone, or ErrReplaced.
func Follow(ctx context.Context, o Options, changed func(context.Context, Change) error) error {
	if o.Debounce <= 0 {
		o.Debounce = DefaultDebounce
	}
	if o.settle == 0 {
		o.settle = settleAfter
	}
	if o.patience == 0 {
		o.patience = patience
	}
	if o.tick == 0 {
		o.tick = tick
	}
	root, err := filepath.EvalSymlinks(o.Root)
	if err != nil {
		return fmt.Errorf("%w: %w", ErrGone, err)
	}
	identity, err := os.Stat(root)
	if err != nil {
		return fmt.Errorf("%w: %w", ErrGone, err)
	}
	f := &follower{o: o, root: root, identity: identity, changed: changed, git: newRepository(root), done: make(chan error, 1), looked: make(chan look, 2)}
	defer f.close()
	return f.follow(ctx)
}

func folders(n int) string {
	if n == 1 {
		return "1 folder"
	}
	return fmt.Sprintf("%d folders", n)
}
