package watch

import (
	"context"
	"errors"
	"fmt"
	"io/fs"
	"maps"
	"os"
	"slices"
	"time"

	"github.com/fsnotify/fsnotify"

	"github.com/ctx-sys/ctx-sys/internal/walk"
)

const (
	maxPaths    = 2000             // that are kept; with more everything is looked at, which is about as quick
	maxFolders  = 200              // that come or go before all are watched again, which forgets what a storm left wrong
	tick        = 2 * time.Second  // between two looks at the root itself
	patience    = 5 * time.Second  // for a root that is away
	settleAfter = time.Minute      // of quiet after changes, until everything is looked at once
	retryAfter  = 30 * time.Second // after a change that could not be taken in
	gitQuiet    = 2 * time.Second  // of quiet while a rebase is under way: it is at a stop, for a person to go on
	lockStale   = 10 * time.Second // of quiet after which a lock of git's is one that somebody left behind
)

// delay is how long a tree that never is quiet may keep a change back: git's work longer than others'.
func (f *follower) delay(operating bool) time.Duration {
	if operating {
		return max(time.Minute, 10*f.o.Debounce)
	}
	return max(5*time.Second, 10*f.o.Debounce)
}

// follower is the state of one Follow. One goroutine owns all of it; others send it what they found.
type follower struct {
	o        Options
	root     string // without links
	identity os.FileInfo
	changed  func(context.Context, Change) error
	git      *repository // nil outside git

	events  *fsnotify.Watcher // nil without notifications
	folders map[string]bool   // relative to the root, that are watched
	storm   int               // folders that came or went since all were watched again
	why     string            // there are no notifications

	poll   poller
	looked chan look
	away   time.Time // since when the root is not there, zero when it is

	pending batch
	stirred bool // git's folder changed
	settled bool // nothing but everything was handed over last
	last    time.Time
	notYet  time.Time // when a change that failed is tried again

	ours   bool     // our own folder is watched
	asked  []string // files of those who ask, since the last change was handed over
	behind []string // files of those who asked before

	busy bool // a change is being taken in
	done chan error
}

// batch is what was noticed and not handed over yet.
type batch struct {
	paths map[string]bool
	all   Why // not empty: everything
	since time.Time
}

func (b *batch) empty() bool { return len(b.paths) == 0 && b.all == "" }

// add notes a path.
func (b *batch) add(path string) {
	if b.all != "" {
		return
	}
	if b.paths == nil {
		b.paths = map[string]bool{}
	}
	if b.paths[path] = true; len(b.paths) > maxPaths {
		b.paths, b.all = nil, Many
	}
}

// everything notes that any path may have changed. The first reason stays.
func (f *follower) everything(why Why) {
	if f.pending.all == "" {
		f.pending.paths, f.pending.all = nil, why
	}
	f.noticed()
}

// noticed begins the wait for quiet again.
func (f *follower) noticed() {
	f.last = time.Now()
	if f.pending.since.IsZero() {
		f.pending.since = f.last
	}
}

func (f *follower) follow(ctx context.Context) error {
	if err := f.begin(ctx); err != nil {
		return ending(ctx, err)
	}
	f.pending = batch{all: Start}
	ticker := time.NewTicker(f.o.tick)
	defer ticker.Stop()
	timer := time.NewTimer(0)
	defer timer.Stop()
	defer f.wait()
	for {
		var events <-chan fsnotify.Event
		var failures <-chan error
		if f.events != nil {
			events, failures = f.events.Events, f.events.Errors
		}
		var err error
		select {
		case <-ctx.Done():
			return nil
		case e, ok := <-events:
			if ok {
				err = f.notified(ctx, e)
			}
		case e, ok := <-failures:
			if ok {
				err = f.failed(ctx, e)
			}
		case l := <-f.looked:
			f.found(l)
		case e := <-f.done:
			f.took(e)
		case <-ticker.C:
			err = f.ticked(ctx)
		case <-timer.C:
			err = f.handOver(ctx)
		}
		if err != nil {
			return ending(ctx, err)
		}
		timer.Reset(f.due())
	}
}

// ending makes being asked to end no error.
func ending(ctx context.Context, err error) error {
	if ctx.Err() != nil {
		return nil
	}
	return err
}

// wait waits for a change that is being taken in.
func (f *follower) wait() {
	if f.busy {
		<-f.done
		f.busy = false
	}
}

func (f *follower) close() {
	if f.events != nil {
		f.events.Close()
	}
	f.poll.wait()
}

// never is longer than anybody waits.
const never = time.Hour

// due is how long to wait until what is pending may be handed over.
func (f *follower) due() time.Duration {
	if f.busy || !f.away.IsZero() {
		return never
	}
	now := time.Now()
	if wait := f.notYet.Sub(now); wait > 0 {
		return wait
	}
	asked := len(f.asked) > 0
	if f.pending.empty() && !f.stirred {
		if asked {
			return 0
		}
		return f.settles(now)
	}
	if f.pending.all == Start {
		return 0
	}
	wait := f.until(f.o.Debounce, false, now)
	if wait > 0 && !asked {
		return wait
	}
	wait = 0
	switch f.git.operation() {
	case locked: // when the lock goes, git's folder says so
		wait = f.until(lockStale, true, now)
	case rebasing:
		wait = f.until(gitQuiet, true, now)
	}
	return max(0, wait)
}

// until is how long until it has been quiet for a while, or until nothing may be kept back longer.
func (f *follower) until(quiet time.Duration, operating bool, now time.Time) time.Duration {
	wait := f.last.Add(max(quiet, f.o.Debounce)).Sub(now)
	if since := f.pending.since; !since.IsZero() {
		wait = min(wait, since.Add(f.delay(operating)).Sub(now))
	}
	return wait
}

// settles is how long until everything is looked at because it has been quiet since the last change.
func (f *follower) settles(now time.Time) time.Duration {
	if f.settled {
		return never
	}
	return max(0, f.last.Add(f.o.settle).Sub(now))
}

// took is told that a change was taken in.
func (f *follower) took(err error) {
	f.busy = false
	f.notYet = time.Time{}
	if err != nil {
		f.pending.paths, f.pending.all = nil, Failed
		f.notYet = time.Now().Add(retryAfter)
		f.asked, f.behind = nil, nil
	}
	f.answer()
}

// answer tells those who asked before the last change was handed over that it was taken in.
func (f *follower) answer() {
	for _, name := range f.behind {
		os.Remove(name)
	}
	f.behind = nil
}

// handOver gives what is pending to the receiver, unless it is nothing that matters.
func (f *follower) handOver(ctx context.Context) error {
	if f.due() > 0 {
		return nil
	}
	if err := f.checkRoot(); err != nil || !f.away.IsZero() {
		return err
	}
	f.behind, f.asked = f.asked, nil
	if len(f.behind) > 0 && f.pending.empty() && !f.stirred {
		f.answer()
		return nil
	}
	b, moved := f.pending, f.stirred && f.git.moved()
	if b.empty() && !f.stirred {
		b.all = Settled
	}
	f.pending, f.stirred = batch{}, false
	if f.storm > maxFolders || b.all == Overflow || b.all == Rules || b.all == Back {
		if b.all == "" {
			b.all = Many
		}
		if err := f.begin(ctx); err != nil {
			return err
		}
	}
	c := Change{All: b.all != "", Why: b.all, Since: b.since}
	if !c.All {
		paths, err := walk.Concerns(f.root, slices.Sorted(maps.Keys(b.paths)), f.o.Walk)
		switch {
		case err != nil: // the root went away just now
			f.everything(Back)
			return nil
		case len(paths) == 0 && !moved:
			f.answer()
			return nil
		}
		c.Why, c.Paths = Files, paths
		if len(paths) == 0 {
			c.Why, c.Paths = Commit, []string{}
		}
	}
	f.settled = c.All || f.settled && c.Why == Commit
	f.busy = true
	go func() { f.done <- f.changed(ctx, c) }()
	return nil
}

// ticked looks at what nobody tells of.
func (f *follower) ticked(ctx context.Context) error {
	if err := f.checkRoot(); err != nil || !f.away.IsZero() {
		return err
	}
	if f.events == nil {
		if f.why != "" {
			f.poll.begin(ctx, f)
		}
		return nil
	}
	return nil
}

// checkRoot notices that the root is gone, replaced, or back.
func (f *follower) checkRoot() error {
	info, err := os.Stat(f.root)
	same := err == nil && os.SameFile(info, f.identity)
	switch {
	case same && f.away.IsZero():
		return nil
	case same:
		f.away = time.Time{}
		f.everything(Back)
		return nil
	case err != nil && !errors.Is(err, fs.ErrNotExist):
		return nil // out of reach for a moment; anyone who looks says why
	}
	if f.away.IsZero() {
		f.away = time.Now()
		f.pending, f.stirred = batch{}, false
		f.asked, f.behind = nil, nil
		f.dropEvents()
		f.tell(State{Mode: Away, Reason: f.o.Root + " is not there: waiting for it to come back"})
	}
	switch {
	case time.Since(f.away) <= f.o.patience:
		return nil
	case err == nil:
		return fmt.Errorf("%w: %s: run the command again for what is there now", ErrReplaced, f.o.Root)
	}
	return fmt.Errorf("%w: %s: put it back, or run the command again where it is", ErrGone, f.o.Root)
}

func (f *follower) tell(s State) {
	if f.o.Tell != nil {
		f.o.Tell(s)
	}
}
