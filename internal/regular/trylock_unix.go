//go:build unix

package regular

import (
	"errors"
	"os"
	"syscall"

	ctxsys "github.com/ctx-sys/ctx-sys"
)

// TryLock takes a lock that at most one process has, of the file at path, which is made where there is none. It does not wait: the error is
// ctxsys.ErrBusy when another process has it. The kernel gives it back when a process dies.
// A link in its place is an error: it would have us make a file elsewhere.
func TryLock(path string) (release func(), err error) { return flock(path, syscall.LOCK_EX) }

// TryLockShared is TryLock for a lock that many have while none has that of TryLock.
func TryLockShared(path string) (release func(), err error) { return flock(path, syscall.LOCK_SH) }

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
