package main

import (
	"math/rand/v2"
	"slices"
	"testing"

	"github.com/ctx-sys/ctx-sys/internal/rank"
)

// What is best by one feature in some tasks and by another in the rest is learnt from examples, and found in tasks that were not
// among them.
func TestTrain(t *testing.T) {
	r := rand.New(rand.NewPCG(3, 4))
	tasks := func(n int) (out []Example) {
		for range n {
			e, kind, best := Example{}, float32(r.IntN(2)), 0
			for i := range 40 {
				x := []float32{kind, r.Float32(), r.Float32(), r.Float32()}
				e.X, e.Grade = append(e.X, x), append(e.Grade, elsewhere)
				if by := 1 + int(kind); x[by] > e.X[best][by] {
					best = i
				}
			}
			e.Grade[best] = answers
			out = append(out, e)
		}
		return out
	}
	f := rank.Forest{Trees: train(tasks(300), Params{Trees: 40, Leaves: 8, MinLeaf: 50, Rate: 0.2, L2: 1, Cut: 10, Bag: 0.7, Columns: 0.9})}
	first := 0
	for _, e := range tasks(200) {
		best := 0
		for i := range e.X {
			if f.Value(e.X[i]) > f.Value(e.X[best]) {
				best = i
			}
		}
		if e.Grade[best] == answers {
			first++
		}
	}
	if first < 120 {
		t.Errorf("the best of 40 comes first in %d of 200 tasks", first)
	}
}

func TestShows(t *testing.T) {
	span := Span{"a.go", 100, 139, "T.Run"}
	for _, c := range []struct {
		place Place
		want  bool
	}{
		{Place{"a.go", 100, 110, "T.Run"}, true}, // the first part of it
		{Place{"a.go", 175, 180, "x.Run"}, true},
		{Place{"a.go", 185, 190, "x.Run"}, false}, // another of the name
		{Place{"b.go", 100, 139, "T.Run"}, false},
		{Place{"a.go", 90, 119, "T"}, true}, // 20 lines of it
		{Place{"a.go", 90, 118, "T"}, false},
		{Place{"a.go", 1, 160, "T"}, false}, // too much else
	} {
		if got := shows(&c.place, &span); got != c.want {
			t.Errorf("%+v: %v", c.place, got)
		}
	}
}

// A pair of a task that was asked for stays, whatever is left out.
func TestSampled(t *testing.T) {
	e := Example{}
	for i := range 200 {
		x := make([]float32, len(rank.FeatureNames))
		x[slices.Index(rank.FeatureNames, "linear_rank")] = 1 / float32(i+2)
		e.X, e.Grade, e.Places = append(e.X, x), append(e.Grade, elsewhere), append(e.Places, Place{})
	}
	if got := sampled([]Example{e}); len(got) != 0 {
		t.Errorf("%d tasks without an answer", len(got))
	}
	e.Grade[199], e.Grade[150] = answers, sameFile
	got := sampled([]Example{e})[0]
	if n := len(got.X); n < 95 || n > 100 || got.Grade[n-1] != answers || !slices.Contains(got.Grade, sameFile) {
		t.Errorf("%d places: %v", n, got.Grade)
	}
}
