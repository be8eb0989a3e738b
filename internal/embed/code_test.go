package embed_test

import (
	"math"
	"math/rand/v2"
	"slices"
	"testing"

	"github.com/ctx-sys/ctx-sys/internal/embed"
)

func random(r *rand.Rand, dim int) []float32 {
	v := make([]float32, dim)
	for i := range v {
		v[i] = float32(r.NormFloat64())
	}
	embed.Normalize(v)
	return v
}

func TestCodes(t *testing.T) {
	inf, nan := float32(math.Inf(1)), float32(math.NaN())
	for _, c := range []struct {
		v     []float32
		codes []int8
		scale float32
	}{
		{[]float32{1, -1, 0.5, 0}, []int8{127, -127, 64, 0}, 1. / 127},
		{[]float32{-0.2, 0.1}, []int8{-127, 64}, 0.2 / 127},
		{[]float32{0, 0}, []int8{0, 0}, 0},
		{[]float32{1, nan}, []int8{0, 0}, 0},
		{[]float32{-inf, 1}, []int8{0, 0}, 0},
		{[]float32{1e-45, 0}, []int8{0, 0}, 0}, // its scale is no number above zero
		{nil, nil, 0},
	} {
		codes, scale := embed.Quantize(nil, c.v)
		if !slices.Equal(codes, c.codes) || scale != c.scale {
			t.Errorf("%v: %v by %g, want %v by %g", c.v, codes, scale, c.codes, c.scale)
		}
	}
}

// stored are codes as a record has them.
func stored(codes []int8) []byte {
	out := make([]byte, len(codes))
	for i, c := range codes {
		out[i] = byte(c)
	}
	return out
}

// The cosine of codes is that of the vectors to two digits, in dimensions that are and are not a multiple of what is
// multiplied at a time.
func TestDot(t *testing.T) {
	r := rand.New(rand.NewPCG(1, 2))
	for _, dim := range []int{1, 7, 8, 9, 15, 16, 17, 128, 131, 384} {
		for range 50 {
			a, b := random(r, dim), random(r, dim)
			ca, sa := embed.Quantize(nil, a)
			cb, sb := embed.Quantize(nil, b)
			if got, want := float64(embed.Dot(ca, stored(cb)))*float64(sa)*float64(sb), cosine(a, b); math.Abs(got-want) > 0.01 {
				t.Errorf("%d dimensions: %.4f, want %.4f", dim, got, want)
			}
		}
	}
	largest := slices.Repeat([]int8{-127}, 1024)
	if got := embed.Dot(largest, stored(largest)); got != 1024*127*127 {
		t.Errorf("%d", got)
	}
}

// Of codes of all lengths, -128 among them, which no quantised vector has, the product is what one by one gives.
func TestDotIsExact(t *testing.T) {
	r := rand.New(rand.NewPCG(5, 6))
	for n := range 300 {
		for range 10 {
			a, b, want := make([]int8, n), make([]byte, n), int32(0)
			for i := range a {
				a[i], b[i] = int8(r.IntN(256)-128), byte(r.IntN(256))
				if r.IntN(4) == 0 {
					a[i], b[i] = -128, 128
				}
				want += int32(a[i]) * int32(int8(b[i]))
			}
			if got := embed.Dot(a, b); got != want {
				t.Fatalf("of %d codes: %d, want %d", n, got, want)
			}
		}
	}
}

func TestDotOfTwoModels(t *testing.T) {
	defer func() {
		if recover() == nil {
			t.Error("codes of two models have a product")
		}
	}()
	embed.Dot(make([]int8, 8), make([]byte, 16))
}

func TestSigns(t *testing.T) {
	v := make([]float32, 70)
	v[0], v[1], v[63], v[64], v[69] = 1, -1, 0.5, 2, 3
	if got := embed.Signs(nil, v); !slices.Equal(got, []uint64{1 | 1<<63, 1 | 1<<5}) {
		t.Errorf("%b", got)
	}
	w := slices.Clone(v)
	w[0], w[69], w[1] = -1, -1, -2
	if got := embed.Differ(embed.Signs(nil, v), embed.Signs(nil, w)); got != 2 {
		t.Errorf("%d signs differ", got)
	}
}

func BenchmarkDot(b *testing.B) {
	r := rand.New(rand.NewPCG(1, 2))
	x, _ := embed.Quantize(nil, random(r, 128))
	y, _ := embed.Quantize(nil, random(r, 128))
	z := stored(y)
	for b.Loop() {
		embed.Dot(x, z)
	}
}

func BenchmarkDiffer(b *testing.B) {
	r := rand.New(rand.NewPCG(1, 2))
	x, y := embed.Signs(nil, random(r, 128)), embed.Signs(nil, random(r, 128))
	for b.Loop() {
		embed.Differ(x, y)
	}
}
