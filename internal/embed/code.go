package embed

import (
	"math"
	"math/bits"
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
	var s0, s1, s2, s3 int32
	for len(a) >= 8 && len(stored) >= 8 {
		s0 += int32(a[0])*int32(int8(stored[0])) + int32(a[4])*int32(int8(stored[4]))
		s1 += int32(a[1])*int32(int8(stored[1])) + int32(a[5])*int32(int8(stored[5]))
		s2 += int32(a[2])*int32(int8(stored[2])) + int32(a[6])*int32(int8(stored[6]))
		s3 += int32(a[3])*int32(int8(stored[3])) + int32(a[7])*int32(int8(stored[7]))
		a, stored = a[8:], stored[8:]
	}
	for i, x := range a {
		s0 += int32(x) * int32(int8(stored[i]))
	}
	return s0 + s1 + s2 + s3
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
