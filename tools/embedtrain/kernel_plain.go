//go:build !(goexperiment.simd && amd64)

package main

// dot is the product of two rows.
func dot(a, b []float32) float32 { return plainDot(a, b) }

// dotFour puts the products of a with four rows, which are one after the other, into out.
func dotFour(out *[4]float32, a, rows []float32) {
	for j := range out {
		out[j] = plainDot(a, rows[j*len(a):])
	}
}

// addScaled adds w times b to sum.
func addScaled(sum []float32, w float32, b []float32) { plainAdd(sum, w, b) }

// addFour adds four rows, which are one after the other, each times its weight, to sum.
func addFour(sum []float32, w *[4]float32, rows []float32) {
	for j := range w {
		plainAdd(sum, w[j], rows[j*len(sum):])
	}
}
