//go:build unix

package embed

import (
	"runtime"
	"syscall"
)

// memoryOf returns so many bytes that are its owner's and go with it. They are not in the heap, where the collector would leave as much again for what comes
// next. Who reads them has to keep the owner alive.
func memoryOf[T any](owner *T, bytes int) []byte {
	b, err := syscall.Mmap(-1, 0, bytes, syscall.PROT_READ|syscall.PROT_WRITE, syscall.MAP_ANON|syscall.MAP_PRIVATE)
	if err != nil {
		return make([]byte, bytes)
	}
	runtime.AddCleanup(owner, func(b []byte) { syscall.Munmap(b) }, b)
	return b
}
