package regular

import (
	"errors"

	"golang.org/x/sys/windows"

	ctxsys "github.com/ctx-sys/ctx-sys"
)

// TryLock takes a lock that at most one process has, of the file at path, which is made where there is none. It does not wait: the error is
// ctxsys.ErrBusy when another process has it. The kernel gives it back when a process dies.
func TryLock(path string) (release func(), err error) {
	return hold(path, windows.GENERIC_READ|windows.GENERIC_WRITE, 0) // no sharing: a second open fails while the first lives
}

// TryLockShared is TryLock for a lock that many have while none has that of TryLock.
func TryLockShared(path string) (release func(), err error) {
	return hold(path, windows.GENERIC_READ, windows.FILE_SHARE_READ)
}

func hold(path string, access, share uint32) (release func(), err error) {
	name, err := windows.UTF16PtrFromString(path)
	if err != nil {
		return nil, err
	}
	h, err := windows.CreateFile(name, access, share, nil, windows.OPEN_ALWAYS, windows.FILE_ATTRIBUTE_NORMAL, 0)
	if errors.Is(err, windows.ERROR_SHARING_VIOLATION) {
		return nil, ctxsys.ErrBusy
	}
	if err != nil {
		return nil, err
	}
	return func() { windows.CloseHandle(h) }, nil
}
