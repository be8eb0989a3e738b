//go:build unix

package arena

import "syscall"

const supported = true

func memory(bytes int) ([]byte, error) {
	return syscall.Mmap(-1, 0, bytes, syscall.PROT_READ|syscall.PROT_WRITE, syscall.MAP_ANON|syscall.MAP_PRIVATE)
}

func release(b []byte) { syscall.Munmap(b) }
