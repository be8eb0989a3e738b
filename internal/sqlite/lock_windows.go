package sqlite

import (
	"errors"

	"golang.org/x/sys/windows"

	ctxsys "github.com/ctx-sys/ctx-sys"
)

// Lock takes the right to write, which at most one process has. It does not wait: the error is
// ctxsys.ErrBusy when another process has it. The kernel gives it back when a process dies.
func Lock(path string) (release func(), err error) {
	name, err := windows.UTF16PtrFromString(path)
	if err != nil {
		return nil, err
	}
	// No sharing: a second open fails while the first lives.
	h, err := windows.CreateFile(name, windows.GENERIC_READ|windows.GENERIC_WRITE, 0, nil, windows.OPEN_ALWAYS, windows.FILE_ATTRIBUTE_NORMAL, 0)
	if errors.Is(err, windows.ERROR_SHARING_VIOLATION) {
		return nil, ctxsys.ErrBusy
	}
	if err != nil {
		return nil, err
	}
	return func() { windows.CloseHandle(h) }, nil
}
