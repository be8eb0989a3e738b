// Package mapped reads a file as memory.
//
// A file can be cut short by others while it is mapped, and then reading what was there is a fault of the processor. Read makes an
// error of it.
package mapped

import (
	"errors"
	"runtime"
	"runtime/debug"
	"unsafe"
)

// ErrGone is returned where a file was cut short, or could not be read, after it was mapped.
var ErrGone = errors.New("a file that is in use was cut short or cannot be read")

// File is the content of a file, which goes with it. It may change while it is read.
type File struct {
	Bytes []byte
}

// Read calls f, which may read some files. A fault in one of them ends f.
func Read(files []*File, f func() error) (err error) {
	if len(files) == 0 {
		return f()
	}
	defer runtime.KeepAlive(files)
	was := debug.SetPanicOnFault(true)
	defer func() {
		debug.SetPanicOnFault(was)
		switch r := recover(); {
		case r == nil:
		case within(files, r):
			err = ErrGone
		default:
			panic(r)
		}
	}()
	return f()
}

// within reports whether a panic is that of a fault in one of the files.
func within(files []*File, r any) bool {
	fault, ok := r.(interface{ Addr() uintptr })
	if !ok {
		return false
	}
	for _, f := range files {
		start := uintptr(unsafe.Pointer(unsafe.SliceData(f.Bytes)))
		if at := fault.Addr(); start <= at && at < start+uintptr(len(f.Bytes)) {
			return true
		}
	}
	return false
}
