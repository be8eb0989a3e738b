//go:build unix

package mapped

import (
	"os"
	"runtime"
	"syscall"
)

// Supported reports whether files can be mapped on this system.
const Supported = true

// Open maps the first bytes of a file, which may be closed and removed then.
func Open(f *os.File, bytes int) (*File, error) {
	b, err := syscall.Mmap(int(f.Fd()), 0, bytes, syscall.PROT_READ, syscall.MAP_SHARED)
	if err != nil {
		return nil, err
	}
	out := &File{Bytes: b}
	runtime.AddCleanup(out, func(b []byte) { syscall.Munmap(b) }, b)
	return out, nil
}
