// Package arena holds much data for a while outside of the collector's heap, and gives it back at once. What is in it costs the
// collector nothing: it is neither followed nor counted, so no garbage may gather in proportion to it. Up to a bound it is in memory.
// What is beyond is in a file without a name, whose pages are in memory while they are used and there is room.
//
// What is put in an arena may point to what is in it and to constants. It may point into the heap only to what is alive anyway: the
// collector does not see it. Nothing of an arena may be used once it is closed.
package arena

import (
	"fmt"
	"unsafe"
)

// Arena is memory with one owner, who fills it from one goroutine; any may read it. A nil one is the heap.
type Arena struct {
	dir    string // of the file, "" for none
	bound  int64
	free   []byte   // the rest of the last chunk
	chunks [][]byte // in memory
	paged  paged    // what is beyond the bound
	size   int64
}

// chunkBytes is how much address space is reserved at a time. What of it is not used takes no memory.
const chunkBytes = 16 << 20

// New returns an arena that keeps about so many bytes in memory, and more in a file in a folder. Without a folder all is in memory. On a
// system without such memory it is nil.
func New(dir string, bound int64) *Arena {
	if !supported {
		return nil
	}
	return &Arena{dir: dir, bound: bound / 2} // for what is in memory only, and for the pages of the file
}

// Make returns n zero values.
func Make[T any](a *Arena, n int) []T {
	if a == nil {
		return make([]T, n)
	}
	if n == 0 {
		return nil
	}
	var zero T
	b := a.take(n*int(unsafe.Sizeof(zero)), int(unsafe.Alignof(zero)))
	return unsafe.Slice((*T)(unsafe.Pointer(unsafe.SliceData(b))), n)
}

// String returns a copy of bytes.
func String(a *Arena, b []byte) string {
	if a == nil || len(b) == 0 {
		return string(b)
	}
	own := a.take(len(b), 1)
	copy(own, b)
	return unsafe.String(unsafe.SliceData(own), len(own))
}

// take returns zero bytes at a place that suits values of an alignment.
func (a *Arena) take(n, align int) []byte {
	skip := 0
	if len(a.free) > 0 {
		skip = int(-uintptr(unsafe.Pointer(unsafe.SliceData(a.free))) & uintptr(align-1))
	}
	if n+skip > len(a.free) {
		a.grow(n)
		skip = 0
	}
	b := a.free[skip : skip+n : skip+n]
	a.free = a.free[skip+n:]
	return b
}

// grow begins a new chunk.
func (a *Arena) grow(n int) {
	size := (n + chunkBytes - 1) / chunkBytes * chunkBytes
	if a.dir != "" && a.size+int64(size) > a.bound {
		if a.free = a.paged.grow(a.dir, size, a.bound); a.free != nil {
			return
		}
		a.dir = "" // a file cannot be had: memory then
	}
	b, err := memory(size)
	if err != nil {
		panic(fmt.Errorf("%d bytes of memory: %w", size, err)) // as the runtime does without memory for its heap
	}
	a.free, a.size = b, a.size+int64(size)
	a.chunks = append(a.chunks, b)
}

// Close gives everything back.
func (a *Arena) Close() {
	if a == nil {
		return
	}
	for _, b := range a.chunks {
		release(b)
	}
	a.paged.close()
	*a = Arena{}
}
