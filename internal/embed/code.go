package embed

import (
	"math"
	"math/bits"
	"unsafe"
)

// Quantize appends the codes of a vector, -127 to 127, and returns the scale that turns them back: a value is
// about its code times the scale. The scale of a vector of zeros, or of one with a value that is no number,
// is 0, and so are its codes.
func Quantize(codes []int8, v []float32) (_ []int8, scale float32) {
	var largest float32
	for _, x := range v {
		a := float32(math.Abs(float64(x)))
		if !(a <= math.MaxFloat32) {
			return append(codes, make([]int8, len(v))...), 0
		}
		largest = max(largest, a)
	}
	scale = largest / 127
	if scale == 0 {
		return append(codes, make([]int8, len(v))...), 0
	}
	for _, x := range v {
		codes = append(codes, int8(math.RoundToEven(float64(x/scale))))
	}
	return codes, scale
}

// Dot is the product of the codes of two vectors, the second as they are stored. Times both scales it is the cosine
// of what they were made of, to about two digits behind the point. Codes of unequal lengths are those of two
// models: Dot panics.
func Dot(a []int8, stored []byte) int32 {
	if len(a) != len(stored) {
		panic("embed: codes of two models")
	}
	return dot(unsafe.Slice((*byte)(unsafe.Pointer(unsafe.SliceData(a))), len(a)), stored)
}

// dot is the product of signed bytes, of which there are as many in both.
func dot(a, b []byte) int32 {
	n := len(a) &^ 15
	if n == 0 {
		return dotBytes(a, b)
	}
	sum := dotBlocks(&a[0], &b[0], n)
	if n < len(a) {
		sum += dotBytes(a[n:], b[n:])
	}
	return sum
}

// dotBytes is dot without instructions for many bytes at once.
func dotBytes(a, b []byte) (sum int32) {
	for i, x := range a {
		sum += int32(int8(x)) * int32(int8(b[i]))
	}
	return sum
}

// Signs appends a bit for each value of a vector, 64 to a word: set where the value is above zero.
func Signs(dst []uint64, v []float32) []uint64 {
	for len(v) > 0 {
		var word uint64
		n := min(len(v), 64)
		for i, x := range v[:n] {
			if x > 0 {
				word |= 1 << i
			}
		}
		dst, v = append(dst, word), v[n:]
	}
	return dst
}

// Differ counts the signs in which two vectors differ. It falls as their cosine rises, and is many times as
// fast as Dot: a scan keeps the best few hundred by it and ranks them by Dot.
func Differ(a, b []uint64) int {
	n := 0
	for i, w := range a {
		n += bits.OnesCount64(w ^ b[i])
	}
	return n
}
