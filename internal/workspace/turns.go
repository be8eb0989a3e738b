package workspace

import (
	"context"
	"fmt"
	"runtime"
	"sync"
	"sync/atomic"
	"time"

	"golang.org/x/sync/semaphore"

	ctxsys "github.com/ctx-sys/ctx-sys"
)

// Kind is what a request is like. Each kind has a queue of its own, so that none waits behind another.
type Kind int

const (
	Question Kind = iota // a search, a context, a look at the graph: milliseconds
	Typing               // what an editor asks at each key
	Indexing             // an index run, or waiting for one: up to minutes
	Asking               // what may ask a model for a long answer: up to minutes
	kinds
)

// maxWaiting is how many requests wait in one queue; more are refused.
const maxWaiting = 1000

// most is how many requests of a kind are worked on at once. Questions are as many as keep all processors busy while some wait for
// the disk: each has several connections to the database, and more at once make none of them faster.
func (k Kind) most() int64 {
	if k == Indexing {
		return 2
	}
	return int64(max(8, 2*runtime.GOMAXPROCS(0)))
}

// turns bounds what is done at once, for all projects and all clients of a process.
type turns struct {
	queues [kinds]queue
	shared *Limit            // nil for none
	rest   func() (all bool) // after a burst, when nothing has happened for a while; it says whether all was given back

	mu    sync.Mutex // guards what is below
	now   int        // requests worked on
	peak  int        // the most there were since the last rest
	asked int        // requests since then
	quiet *time.Timer
}

type queue struct {
	slots   *semaphore.Weighted
	waiting atomic.Int64
}

// Limit bounds how many requests several workspaces of a process work on at once, where they have something in common: each request of a workspace that shares one
// waits for its turn there too.
type Limit struct{ slots *semaphore.Weighted }

// NewLimit returns a limit of n requests.
func NewLimit(n int) *Limit { return &Limit{semaphore.NewWeighted(int64(n))} }

// Share has the workspace's requests wait for those of others with the same limit. It comes before the first request.
func (w *Workspace) Share(l *Limit) { w.turns.shared = l }

// quietFor is how long nothing has to happen before what a burst left behind is given back. A burst is more than burst requests at once, or as many
// as often since the last time.
const (
	quietFor = 10 * time.Second
	burst    = 4
	often    = 32
)

func newTurns(rest func() bool) *turns {
	t := &turns{rest: rest}
	for k := range kinds {
		t.queues[k].slots = semaphore.NewWeighted(k.most())
	}
	return t
}

// Turn is the right to work on one request.
type Turn struct {
	turns *turns
	kind  Kind
	held  bool
}

// Begin waits for its turn in the queue of a kind, first come, first served. When ctx ends before that the error is that of
// ctx, and when too many wait it wraps ctxsys.ErrBusy. The caller ends the turn.
func (w *Workspace) Begin(ctx context.Context, kind Kind) (*Turn, error) {
	t := &Turn{turns: w.turns, kind: kind}
	return t, t.take(ctx)
}

// End gives the turn to the next. It may be called again.
func (t *Turn) End() {
	if t.held {
		t.held = false
		if t.turns.shared != nil {
			t.turns.shared.slots.Release(1)
		}
		t.turns.queues[t.kind].slots.Release(1)
		t.turns.left()
	}
}

// Aside runs wait, which waits for something and needs no turn meanwhile, and takes a turn again. An error is that of taking it.
func (t *Turn) Aside(ctx context.Context, wait func()) error {
	t.End()
	wait()
	return t.take(ctx)
}

func (t *Turn) take(ctx context.Context) error {
	q := &t.turns.queues[t.kind]
	if !q.slots.TryAcquire(1) {
		if q.waiting.Add(1) > maxWaiting {
			q.waiting.Add(-1)
			return fmt.Errorf("%w: %d requests wait already", errFull, maxWaiting)
		}
		err := q.slots.Acquire(ctx, 1)
		q.waiting.Add(-1)
		if err != nil {
			return err
		}
	}
	if t.turns.shared != nil {
		if err := t.turns.shared.slots.Acquire(ctx, 1); err != nil {
			q.slots.Release(1)
			return err
		}
	}
	t.held = true
	t.turns.entered()
	return nil
}

// errFull is ctxsys.ErrBusy in other words: it is not that another process indexes.
var errFull error = full{}

type full struct{}

func (full) Error() string { return "the server is busy" }
func (full) Unwrap() error { return ctxsys.ErrBusy }

func (t *turns) entered() {
	t.mu.Lock()
	defer t.mu.Unlock()
	t.now++
	t.asked++
	t.peak = max(t.peak, t.now)
	if t.quiet != nil {
		t.quiet.Stop()
		t.quiet = nil
	}
}

func (t *turns) left() {
	t.mu.Lock()
	defer t.mu.Unlock()
	if t.now--; t.now == 0 && (t.peak > burst || t.asked >= often) {
		t.quiet = time.AfterFunc(quietFor, t.settle)
	}
}

// settle gives back what a burst left behind, unless somebody came meanwhile.
func (t *turns) settle() {
	t.mu.Lock()
	idle := t.now == 0
	t.mu.Unlock()
	if !idle {
		return
	}
	all := t.rest()
	t.mu.Lock()
	defer t.mu.Unlock()
	switch {
	case t.now > 0: // whose end begins again
	case all:
		t.peak, t.asked, t.quiet = 0, 0, nil
	default:
		t.quiet = time.AfterFunc(quietFor, t.settle)
	}
}

// stop ends what waits for quiet.
func (t *turns) stop() {
	t.mu.Lock()
	defer t.mu.Unlock()
	if t.quiet != nil {
		t.quiet.Stop()
	}
}
