// Command ctx-sys is the command line of the context engine. What can be asked is a table in package op, of which
// operation.go makes verbs; the verbs that are no questions are here, one file each.
//
// It owns what only a program may own: flags, settings, the environment, colours, progress, exit codes and
// the choice of the project. A verb turns its flags into the engine's request, calls the engine once, and
// prints the answer. The answer and nothing else goes to stdout; whatever is said besides goes to stderr.
package main

import (
	"context"
	"errors"
	"fmt"
	"os"
	"os/signal"
	"sync/atomic"
	"syscall"
	"time"
)

func main() {
	survive()
	ctx, stop := signal.NotifyContext(context.Background(), os.Interrupt, syscall.SIGTERM)
	terminated := make(chan os.Signal, 1)
	signal.Notify(terminated, syscall.SIGTERM)
	context.AfterFunc(ctx, func() { // a second signal kills
		stop()
		signal.Stop(terminated)
	})
	cwd, err := os.Getwd()
	a := &app{in: os.Stdin, out: os.Stdout, err: os.Stderr, environ: os.Environ(), cwd: cwd}
	if err == nil {
		err = a.untilInterrupted(ctx, os.Args[1:])
	}
	code := a.report(err)
	if code == exitInterrupted && len(terminated) > 0 {
		code = exitTerminated
	}
	os.Exit(code)
}

// grace is how long a run may take to end after a signal. One that is stuck in a read that nothing can cancel (a dead
// network mount, a pipe that no process writes to or reads from) is left behind. Nothing is lost by that: what is stored, is
// stored in transactions.
const grace = 800 * time.Millisecond

// untilInterrupted carries out one command line, and returns soon after ctx ends even where the run does not.
func (a *app) untilInterrupted(ctx context.Context, args []string) error {
	err := error(context.Canceled)
	a.left = &atomic.Pointer[error]{}
	a.left.Store(&err)
	ended := make(chan error, 1)
	go func() { ended <- a.run(ctx, args) }()
	select {
	case err = <-ended:
	case <-ctx.Done():
		select {
		case err = <-ended:
		case <-time.After(grace):
			return *a.left.Load()
		}
	}
	if err != nil && ctx.Err() != nil && !errors.Is(err, context.Canceled) { // a child, or the database, words it in its own way
		err = fmt.Errorf("%w: %w", context.Canceled, err)
	}
	return err
}
