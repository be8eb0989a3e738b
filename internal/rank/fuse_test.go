package rank_test

import (
	"math"
	"reflect"
	"testing"

	ctxsys "github.com/ctx-sys/ctx-sys"
	"github.com/ctx-sys/ctx-sys/internal/rank"
)

func near(a, b float64) bool { return math.Abs(a-b) < 1e-12 }

func list(name string, weight float64, hits ...rank.Ranked) rank.List {
	return rank.List{Name: name, Weight: weight, Hits: hits}
}

func TestFuse(t *testing.T) {
	for _, c := range []struct {
		name  string
		k     int
		lists []rank.List
		want  map[int64]float64
		order []int64
	}{
		{"no lists", 60, nil, map[int64]float64{}, nil},
		{"empty list", 60, []rank.List{list("a", 1)}, map[int64]float64{}, nil},
		{"one list", 60, []rank.List{list("a", 1, rank.Ranked{7, 9}, rank.Ranked{3, 2})},
			map[int64]float64{7: 1. / 61, 3: 1. / 62}, []int64{7, 3}},
		{"the constant", 1, []rank.List{list("a", 1, rank.Ranked{7, 9}, rank.Ranked{3, 2})},
			map[int64]float64{7: 1. / 2, 3: 1. / 3}, []int64{7, 3}},
		{"in both", 60, []rank.List{list("a", 1, rank.Ranked{1, 9}, rank.Ranked{2, 8}), list("b", 1, rank.Ranked{3, 9}, rank.Ranked{2, 8})},
			map[int64]float64{1: 1. / 61, 2: 2. / 62, 3: 1. / 61}, []int64{2, 1, 3}},
		{"weights", 60, []rank.List{list("a", 0.6, rank.Ranked{1, 9}), list("b", 0.8, rank.Ranked{2, 9}), list("c", 0, rank.Ranked{3, 9})},
			map[int64]float64{1: 0.6 / 61, 2: 0.8 / 61, 3: 0}, []int64{2, 1, 3}},
		{"listed twice", 60, []rank.List{list("a", 1, rank.Ranked{5, 9}, rank.Ranked{6, 8}, rank.Ranked{5, 7})},
			map[int64]float64{5: 1. / 61, 6: 1. / 62}, []int64{5, 6}},
		{"equal scores", 60, []rank.List{list("a", 1, rank.Ranked{4, 9}, rank.Ranked{9, 5}, rank.Ranked{2, 5}, rank.Ranked{1, 4})},
			map[int64]float64{4: 1. / 61, 9: 1. / 62, 2: 1. / 62, 1: 1. / 64}, []int64{4, 2, 9, 1}},
	} {
		t.Run(c.name, func(t *testing.T) {
			got := rank.Fuse(c.lists, c.k)
			var order []int64
			for _, f := range got {
				order = append(order, f.Doc)
				if !near(f.Score, c.want[f.Doc]) {
					t.Errorf("document %d scores %v, want %v", f.Doc, f.Score, c.want[f.Doc])
				}
			}
			if !reflect.DeepEqual(order, c.order) {
				t.Errorf("order %v, want %v", order, c.order)
			}
		})
	}
}

func TestFuseSaysWhy(t *testing.T) {
	got := rank.Fuse([]rank.List{
		list("keyword", 1, rank.Ranked{1, 12.5}, rank.Ranked{2, 3}),
		list("graph", 0.3, rank.Ranked{2, 0.5}),
	}, rank.K)
	want := map[int64][]ctxsys.Why{
		1: {{Strategy: "keyword", Rank: 1, Score: 12.5}},
		2: {{Strategy: "keyword", Rank: 2, Score: 3}, {Strategy: "graph", Rank: 1, Score: 0.5}},
	}
	for _, f := range got {
		if !reflect.DeepEqual(f.Why, want[f.Doc]) {
			t.Errorf("document %d: %v, want %v", f.Doc, f.Why, want[f.Doc])
		}
	}
}

// The weighted sum of scores: words without an upper end are brought below 1, weights to a sum of 1, and a list without
// hits weighs nothing.
func TestFuseScores(t *testing.T) {
	got := rank.FuseScores([]rank.List{
		{Name: "keyword", Weight: 0.3, Unbounded: true, Hits: []rank.Ranked{{Doc: 1, Score: 9}, {Doc: 2, Score: 1}}},
		{Name: "semantic", Weight: 0.7, Hits: []rank.Ranked{{Doc: 2, Score: 0.8}, {Doc: 3, Score: 0.5}, {Doc: 2, Score: 0.1}}},
		{Name: "graph", Weight: 5},
	})
	want := []struct {
		doc   int64
		score float64
	}{{2, 0.3*0.5 + 0.7*0.8}, {3, 0.7 * 0.5}, {1, 0.3 * 0.9}}
	if len(got) != len(want) {
		t.Fatalf("%v", got)
	}
	for i, w := range want {
		if got[i].Doc != w.doc || math.Abs(got[i].Score-w.score) > 1e-12 {
			t.Errorf("place %d: %d with %v, want %d with %v", i, got[i].Doc, got[i].Score, w.doc, w.score)
		}
	}
}
