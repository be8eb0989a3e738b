package embed

import "math"

// Scale turns the cosines of one model into those that the built-in model would have had about: what is like a question to so many
// standard deviations above the pieces at large is as like it as that. Models differ in this so much that a threshold of one says
// nothing of another: with many of them texts that have nothing in common have a cosine of 0.6. The zero Scale changes nothing.
type Scale struct{ mul, add float64 }

// Cosines of a question with pieces at large by the built-in model, mean and standard deviation: 50 first sentences of doc comments
// against the pieces of 5,800 in this program's own source that are not theirs.
const (
	atLarge     = 0.07
	atLargeWide = 0.12
)

// ScaleOf is the scale for a question, made of records that stand for all. Without at least 4 of them, or with some that are all
// alike, it is the zero scale.
func ScaleOf(q Query, records []byte) Scale {
	size := headSize + len(q.codes)
	n, sum, squares := 0.0, 0.0, 0.0
	for ; len(records) >= size; records = records[size:] {
		c := q.cosine(records[:size])
		n, sum, squares = n+1, sum+c, squares+c*c
	}
	if n < 4 {
		return Scale{}
	}
	mean := sum / n
	wide := math.Sqrt(max(0, squares/n-mean*mean))
	if !(wide > 1e-4) {
		return Scale{}
	}
	mul := atLargeWide / wide
	return Scale{mul, atLarge - mean*mul}
}

// Of is a cosine on the scale, at most 1.
func (s Scale) Of(cosine float64) float64 {
	if s.mul == 0 {
		return cosine
	}
	return min(1, s.mul*cosine+s.add)
}
