package regular

import (
	"context"
	"errors"
	"time"

	ctxsys "github.com/ctx-sys/ctx-sys"
)

// askEvery is how often a process that waits for another asks if that is done.
const askEvery = 50 * time.Millisecond

// UntilFree calls try, and again as long as its error is that another process writes. wait is called before the first wait;
// a nil one means not to wait, and the error then wraps ctxsys.ErrBusy. When ctx ends the error is that of ctx.
func UntilFree(ctx context.Context, wait func(), try func() error) error {
	err := try()
	if wait == nil || !errors.Is(err, ctxsys.ErrBusy) {
		return err
	}
	wait()
	every := time.NewTicker(askEvery)
	defer every.Stop()
	for errors.Is(err, ctxsys.ErrBusy) {
		select {
		case <-ctx.Done():
			return ctx.Err()
		case <-every.C:
			err = try()
		}
	}
	return err
}

// WaitLock is TryLock that waits, see UntilFree.
func WaitLock(ctx context.Context, path string, wait func()) (release func(), err error) {
	err = UntilFree(ctx, wait, func() error {
		release, err = TryLock(path)
		return err
	})
	return release, err
}
