package embed

// addBlocks adds weight times n signed bytes to n sums; n is a multiple of 16.
//
//go:noescape
func addBlocks(sum *float32, codes *byte, n int, weight float32)
