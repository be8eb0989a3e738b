package embed

import (
	"math/rand/v2"
	"slices"
	"testing"
)

// What adds many numbers at a time adds them as one after the other, to the last bit.
func TestAddBlocks(t *testing.T) {
	r := rand.New(rand.NewPCG(1, 2))
	for n := 16; n <= 256; n += 16 {
		for range 50 {
			codes, got := make([]byte, n), make([]float32, n)
			for i := range codes {
				codes[i], got[i] = byte(r.Uint32()), (r.Float32()-0.5)*100
			}
			want, weight := slices.Clone(got), r.Float32()*r.Float32()
			addBlocks(&got[0], &codes[0], n, weight)
			addScaled(want, codes, weight)
			if !slices.Equal(got, want) {
				t.Fatalf("%d numbers: %v, want %v", n, got, want)
			}
		}
	}
}
