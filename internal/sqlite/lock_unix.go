//go:build unix

package sqlite

import (
	"errors"
	"os"
	"syscall"

	ctxsys "github.com/ctx-sys/ctx-sys"
)

// Lock takes the right to write, which at most one process has. It does not wait: the error is
// ctxsys.ErrBusy when another process has it. The kernel gives it back when a process dies.
// A link in its place is an error: it would have us make a file elsewhere.
func Lock(path string) (release func(), err error) { return flock(path, syscall.LOCK_EX) }

// lockShared is Lock for a right that many have, while nobody has the right of Lock.
func lockShared(path string) (release func(), err error) { return flock(path, syscall.LOCK_SH) }

func flock(path string, how int) (release func(), err error) {
	f, err := os.OpenFile(path, os.O_CREATE|os.O_RDWR|syscall.O_NONBLOCK|syscall.O_NOFOLLOW, 0o600)
	if err != nil {
		return nil, err
	}
	if err := syscall.Flock(int(f.Fd()), how|syscall.LOCK_NB); err != nil {
		f.Close()
		if errors.Is(err, syscall.EWOULDBLOCK) {
			return nil, ctxsys.ErrBusy
		}
		return nil, err
	}
	return func() { f.Close() }, nil
}
