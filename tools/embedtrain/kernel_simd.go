//go:build goexperiment.simd && amd64

package main

import (
	"simd/archsimd"
	"unsafe"
)

// fits tells whether rows of a length can be computed in wide registers: whether the processor has them, and
// nothing is left over.
func fits(n int) bool { return n%lanes == 0 && archsimd.X86.AVX2() }

// wide returns a row as a list of what fills a register, n of them, without copying. Lists of one length let
// the compiler leave the checks of indexes out of the loops.
func wide(row []float32, n int) [][lanes]float32 {
	row = row[:n*lanes]
	return unsafe.Slice((*[lanes]float32)(unsafe.Pointer(unsafe.SliceData(row))), n)
}

// dot is the product of two rows.
func dot(a, b []float32) float32 { return plainDot(a, b) }

// dotFour puts the products of a with four rows, which are one after the other, into out.
func dotFour(out *[4]float32, a, rows []float32) {
	n := len(a)
	if !fits(n) {
		for j := range out {
			out[j] = plainDot(a, rows[j*n:])
		}
		return
	}
	x := wide(a, n/lanes)
	b0, b1 := wide(rows, len(x))[:len(x)], wide(rows[n:], len(x))[:len(x)]
	b2, b3 := wide(rows[2*n:], len(x))[:len(x)], wide(rows[3*n:], len(x))[:len(x)]
	var s0, s1, s2, s3 archsimd.Float32x8
	for k := range x {
		v := archsimd.LoadFloat32x8(&x[k])
		s0 = s0.Add(v.Mul(archsimd.LoadFloat32x8(&b0[k])))
		s1 = s1.Add(v.Mul(archsimd.LoadFloat32x8(&b1[k])))
		s2 = s2.Add(v.Mul(archsimd.LoadFloat32x8(&b2[k])))
		s3 = s3.Add(v.Mul(archsimd.LoadFloat32x8(&b3[k])))
	}
	var sums [4][lanes]float32
	s0.Store(&sums[0])
	s1.Store(&sums[1])
	s2.Store(&sums[2])
	s3.Store(&sums[3])
	for j := range out {
		out[j] = total(&sums[j], nil, nil)
	}
}

// addScaled adds w times b to sum.
func addScaled(sum []float32, w float32, b []float32) {
	if !fits(len(sum)) {
		plainAdd(sum, w, b)
		return
	}
	weight := archsimd.BroadcastFloat32x8(w)
	s := wide(sum, len(sum)/lanes)
	x := wide(b, len(s))[:len(s)]
	for k := range s {
		archsimd.LoadFloat32x8(&s[k]).Add(weight.Mul(archsimd.LoadFloat32x8(&x[k]))).Store(&s[k])
	}
}

// addFour adds four rows, which are one after the other, each times its weight, to sum.
func addFour(sum []float32, w *[4]float32, rows []float32) {
	n := len(sum)
	if !fits(n) {
		for j := range w {
			plainAdd(sum, w[j], rows[j*n:])
		}
		return
	}
	w0, w1 := archsimd.BroadcastFloat32x8(w[0]), archsimd.BroadcastFloat32x8(w[1])
	w2, w3 := archsimd.BroadcastFloat32x8(w[2]), archsimd.BroadcastFloat32x8(w[3])
	s := wide(sum, n/lanes)
	b0, b1 := wide(rows, len(s))[:len(s)], wide(rows[n:], len(s))[:len(s)]
	b2, b3 := wide(rows[2*n:], len(s))[:len(s)], wide(rows[3*n:], len(s))[:len(s)]
	for k := range s {
		x := archsimd.LoadFloat32x8(&s[k])
		x = x.Add(w0.Mul(archsimd.LoadFloat32x8(&b0[k])))
		x = x.Add(w1.Mul(archsimd.LoadFloat32x8(&b1[k])))
		x = x.Add(w2.Mul(archsimd.LoadFloat32x8(&b2[k])))
		x = x.Add(w3.Mul(archsimd.LoadFloat32x8(&b3[k])))
		x.Store(&s[k])
	}
}
