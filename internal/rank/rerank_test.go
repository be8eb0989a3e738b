package rank_test

import (
	"reflect"
	"slices"
	"strings"
	"testing"
	"time"

	"github.com/ctx-sys/ctx-sys/internal/rank"
)

func scored(scores ...float64) []rank.Result {
	rs := make([]rank.Result, len(scores))
	for i, s := range scores {
		rs[i] = rank.Result{Candidate: plain(int64(i+1), string(rune('a'+i))+".go"), Score: s}
	}
	return rs
}

func docs(rs []rank.Result) []int64 {
	out := make([]int64, len(rs))
	for i, r := range rs {
		out[i] = r.Doc
	}
	return out
}

func TestDecay(t *testing.T) {
	now := time.Date(2026, 5, 1, 0, 0, 0, 0, time.UTC)
	const day = 24 * time.Hour
	for _, c := range []struct {
		name   string
		ages   []time.Duration
		scores []float64
		order  []int64
		want   []float64
	}{
		{"new overtakes old", []time.Duration{30 * day, 0}, []float64{0.8, 0.6}, []int64{2, 1}, []float64{0.8, 0.8 * 0.4 / 0.6}},
		{"two half-lives", []time.Duration{0, 60 * day}, []float64{0.8, 0.8}, []int64{1, 2}, []float64{0.8, 0.2}},
		{"all as old", []time.Duration{90 * day, 90 * day}, []float64{0.8, 0.4}, []int64{1, 2}, []float64{0.8, 0.4}},
		{"from the future", []time.Duration{-9 * day, 0}, []float64{0.4, 0.4}, []int64{1, 2}, []float64{0.4, 0.4}},
	} {
		t.Run(c.name, func(t *testing.T) {
			rs := scored(c.scores...)
			rank.Decay(rs, func(r rank.Result) time.Time { return now.Add(-c.ages[r.Doc-1]) }, now, 30*day)
			if !slices.Equal(docs(rs), c.order) {
				t.Errorf("order %v, want %v", docs(rs), c.order)
			}
			for i := range rs {
				if !near(rs[i].Score, c.want[i]) {
					t.Errorf("number %d scores %v, want %v", i+1, rs[i].Score, c.want[i])
				}
			}
		})
	}
}

func TestDiversify(t *testing.T) {
	for _, c := range []struct {
		name   string
		lambda float64
		n      int
		terms  string // of each result
		order  []int64
	}{
		{"a copy goes behind", 0.5, 9, "a b|a b|c d", []int64{1, 3, 2}},
		{"relevance alone", 1, 9, "a b|a b|c d", []int64{1, 2, 3}},
		{"nothing alike", 0.5, 9, "a|b|c", []int64{1, 2, 3}},
		{"beyond n nothing moves", 0.5, 2, "a b|a b|c d", []int64{1, 2, 3}},
		{"no terms", 0.5, 9, "||", []int64{1, 2, 3}},
	} {
		t.Run(c.name, func(t *testing.T) {
			rs := scored(0.9, 0.8, 0.7)
			terms := strings.Split(c.terms, "|")
			rank.Diversify(rs, c.n, c.lambda, func(r rank.Result) []string { return strings.Fields(terms[r.Doc-1]) })
			if !slices.Equal(docs(rs), c.order) {
				t.Errorf("order %v, want %v", docs(rs), c.order)
			}
			for i := 1; i < len(rs); i++ {
				if rs[i].Score > rs[i-1].Score {
					t.Errorf("score %v after %v", rs[i].Score, rs[i-1].Score)
				}
			}
		})
	}
}

// Feedback changes the order and says so; it lifts nothing above the best there was and drops nothing below the floor.
func TestPrefer(t *testing.T) {
	list := func() []rank.Result {
		var out []rank.Result
		for i, score := range []float64{0.8, 0.6, 0.5, 0.12, 0.05} {
			out = append(out, rank.Result{Candidate: rank.Candidate{Doc: int64(i)}, Score: score})
		}
		return out
	}
	same := list()
	rank.Prefer(same, 0.1, func(rank.Result) float64 { return 1 })
	if !reflect.DeepEqual(same, list()) {
		t.Errorf("no feedback changed %+v", same)
	}
	factors := map[int64]float64{0: 0.5, 2: 1.7, 3: 0.3, 4: 0.3}
	got := list()
	rank.Prefer(got, 0.1, func(r rank.Result) float64 {
		if f, ok := factors[r.Doc]; ok {
			return f
		}
		return 1
	})
	var docs []int64
	for _, r := range got {
		docs = append(docs, r.Doc)
		if why := len(r.Why); why != 0 && r.Why[0].Signal != "feedback" || (factors[r.Doc] != 0) != (why == 1) {
			t.Errorf("%d: %+v", r.Doc, r.Why)
		}
	}
	if want := []int64{2, 1, 0, 3, 4}; !reflect.DeepEqual(docs, want) {
		t.Errorf("order %v, want %v", docs, want)
	}
	if got[0].Score != 0.8 || got[3].Score != 0.1 || got[4].Score != 0.05 {
		t.Errorf("%+v", got)
	}
	rank.Prefer(nil, 0.1, nil)
}

// An order from outside moves the first results; scores stay with the places, and what moved says what that gave it.
func TestArrange(t *testing.T) {
	rs := scored(0.9, 0.7, 0.5, 0.3)
	rank.Arrange(rs, []int{2, 1, 0})
	if got := docs(rs); !slices.Equal(got, []int64{3, 2, 1, 4}) {
		t.Errorf("%v", got)
	}
	for i, want := range []float64{0.9, 0.7, 0.5, 0.3} {
		if rs[i].Score != want {
			t.Errorf("%d: %v", i, rs[i].Score)
		}
	}
	gained := func(i int) (gain float64) {
		for _, w := range rs[i].Why {
			if w.Signal == "model" {
				gain = w.Gain
			}
		}
		return gain
	}
	if gained(0) != 0.4 || gained(1) != 0 || gained(2) != -0.4 || gained(3) != 0 {
		t.Errorf("%v %v %v %v", gained(0), gained(1), gained(2), gained(3))
	}
	rank.Arrange(nil, nil)
}
