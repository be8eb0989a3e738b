//go:build !amd64

package embed

import "unsafe"

// addBlocks adds weight times n signed bytes to n sums; n is a multiple of 16.
func addBlocks(sum *float32, codes *byte, n int, weight float32) {
	addScaled(unsafe.Slice(sum, n), unsafe.Slice(codes, n), weight)
}
