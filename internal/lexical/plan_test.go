package lexical

import (
	"math"
	"math/rand/v2"
	"slices"
	"testing"
)

// sized is a segment of so many documents, some of them deleted.
func sized(docs, deleted int) *Segment {
	s := &Segment{docs: ids{[]run{{0, 0}}, uint32(docs)}, norms: make([]byte, docs*normSize)}
	for i := range deleted {
		s.Delete(uint32(i))
	}
	return s
}

func TestPlanMerge(t *testing.T) {
	for _, c := range []struct {
		name      string
		live, del []int
		want      [][2]int // from, to
	}{
		{"nothing", nil, nil, nil},
		{"few", []int{9, 9, 9, 9, 9, 9}, []int{0, 0, 0, 0, 0, 0}, nil},
		{"wasteful", []int{100, 69, 100}, []int{0, 31, 42}, [][2]int{{1, 2}}},
		{"at the limit", []int{70}, []int{30}, nil},
		{"all deleted", []int{0}, []int{5}, [][2]int{{0, 1}}},
		{"small tail", []int{1000, 1, 1, 1, 1, 1, 1}, make([]int, 7), [][2]int{{1, 7}}},
		{"steep", []int{100000, 20000, 4000, 800, 160, 32, 6}, make([]int, 7), [][2]int{{5, 7}}},
		{"even", []int{5, 5, 5, 5, 5, 5, 5}, make([]int, 7), [][2]int{{0, 7}}},
		{"wasteful and tail", []int{600, 1, 1, 1, 1, 1, 1}, []int{400, 0, 0, 0, 0, 0, 0}, [][2]int{{0, 1}, {1, 7}}},
	} {
		var segments []*Segment
		for i, n := range c.live {
			segments = append(segments, sized(n+c.del[i], c.del[i]))
		}
		var want [][]*Segment
		for _, g := range c.want {
			want = append(want, segments[g[0]:g[1]])
		}
		if got := PlanMerge(segments); !slices.EqualFunc(got, want, slices.Equal) {
			t.Errorf("%s: %d groups, want %v", c.name, len(got), c.want)
		}
	}
}

// Saving file after file must not rewrite the index each time.
func TestPlanMergeIsCheap(t *testing.T) {
	r := rand.New(rand.NewPCG(1, 2))
	var sizes []int
	total, written := 0, 0
	for range 20000 {
		n := 1 + r.IntN(10)
		sizes, total = append(sizes, n), total+n
		segments := make([]*Segment, len(sizes))
		for i, n := range sizes {
			segments[i] = &Segment{docs: ids{n: uint32(n)}}
		}
		for _, g := range PlanMerge(segments) {
			at, sum := slices.Index(segments, g[0]), 0
			for _, s := range g {
				sum += s.Len()
			}
			sizes = slices.Replace(sizes, at, at+len(g), sum)
			written += sum
		}
		if len(sizes) > 6 {
			t.Fatalf("%d segments are left", len(sizes))
		}
	}
	if bound := 1.5 * math.Log2(float64(total)); float64(written)/float64(total) > bound {
		t.Errorf("each document was written %.1f times, want at most %.1f", float64(written)/float64(total), bound)
	}
	t.Logf("%d documents, each written %.1f times", total, float64(written)/float64(total))
}
