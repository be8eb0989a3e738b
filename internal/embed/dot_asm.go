//go:build amd64 || arm64

package embed

// dotBlocks is the product of n signed bytes at a and at b; n is a multiple of 16.
//
//go:noescape
func dotBlocks(a, b *byte, n int) int32
