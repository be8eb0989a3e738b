//go:build !amd64 && !arm64

package embed

import "unsafe"

// dotBlocks is the product of n signed bytes at a and at b; n is a multiple of 16.
func dotBlocks(a, b *byte, n int) int32 { return dotBytes(unsafe.Slice(a, n), unsafe.Slice(b, n)) }
