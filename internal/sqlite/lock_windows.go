package sqlite

import (
	"errors"

	"golang.org/x/sys/windows"

	ctxsys "github.com/ctx-sys/ctx-sys"
)

// Lock takes the right to write, which at most one process has. It does not wait: the error is
// ctxsys.ErrBusy when another process has it. The kernel gives it back when a process dies.
func Lock(path string) (release func(), err error) {
	return hold(path, windows.GENERIC_READ|windows.GENERIC_WRITE, 0) // no sharing: a second open fails while the first lives
}

// lockShared is Lock for a right that many have, while nobody has the right of Lock.
func lockShared(path string) (release func(), err error) {
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
