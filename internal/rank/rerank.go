package rank

import (
	"cmp"
	"math"
	"slices"
	"time"

	ctxsys "github.com/ctx-sys/ctx-sys"
)

// Decay scales scores down by age: half after each half-life. The best score stays what it was, so that old
// code is behind new code without the whole answer looking doubtful.
func Decay(rs []Result, modified func(Result) time.Time, now time.Time, halfLife time.Duration) {
	if len(rs) == 0 || halfLife <= 0 {
		return
	}
	top, best := rs[0].Score, 0.0
	for i := range rs {
		age := max(0, now.Sub(modified(rs[i])))
		rs[i].scale("age", math.Exp(-math.Ln2*float64(age)/float64(halfLife)))
		best = max(best, rs[i].Score)
	}
	slices.SortStableFunc(rs, func(a, b Result) int { return cmp.Compare(b.Score, a.Score) })
	if best > 0 {
		for i := range rs {
			rs[i].Score *= top / best
		}
	}
}

// Prefer scales scores by what is known of the use of earlier answers: factors of 1 change nothing. No score rises above the best
// there was, and none sinks below least that was above it, so that feedback changes the order and not what is in the answer.
func Prefer(rs []Result, least float64, factor func(Result) float64) {
	if len(rs) == 0 {
		return
	}
	top, moved := rs[0].Score, false
	for i := range rs {
		f := factor(rs[i])
		if f == 1 {
			continue
		}
		before := rs[i].Score
		rs[i].scale("feedback", f)
		rs[i].Score = max(rs[i].Score, min(before, least))
		moved = true
	}
	if !moved {
		return
	}
	slices.SortStableFunc(rs, func(a, b Result) int { return cmp.Compare(b.Score, a.Score) })
	for i := range rs {
		rs[i].Score = min(rs[i].Score, top)
	}
}

// Arrange puts the first results in the order that is given, a permutation of their numbers. Scores stay with the places, so that
// they fall as before, and each result that moved says what that gave it.
func Arrange(rs []Result, order []int) {
	before := slices.Clone(rs[:len(order)])
	for place, from := range order {
		r := before[from]
		if from != place {
			score := before[place].Score
			r.Explain()
			r.Why = append(slices.Clone(r.Why), ctxsys.Why{Signal: "model", Gain: round(score - r.Score)})
			r.Score = score
		}
		rs[place] = r
	}
}

// Diversify reorders the best n results by maximal marginal relevance (Carbonell and Goldstein, 1998): each
// place goes to the result for which lambda times its score less (1-lambda) times its likeness to those
// already placed is greatest. Likeness is the Jaccard index of sorted term sets. Scores are left as they
// are, but never rise down the list.
func Diversify(rs []Result, n int, lambda float64, terms func(Result) []string) {
	n = min(n, len(rs))
	left := make([]Result, n)
	copy(left, rs)
	sets := make([][]string, n)
	for i := range left {
		sets[i] = terms(left[i])
	}
	var placed [][]string
	for place := range n {
		best, bestValue := 0, math.Inf(-1)
		for i := range left {
			most := 0.0
			for _, p := range placed {
				most = max(most, jaccard(sets[i], p))
			}
			if v := lambda*left[i].Score - (1-lambda)*most; v > bestValue {
				best, bestValue = i, v
			}
		}
		rs[place] = left[best]
		if place > 0 {
			rs[place].Score = min(rs[place].Score, rs[place-1].Score)
		}
		placed = append(placed, sets[best])
		left, sets = slices.Delete(left, best, best+1), slices.Delete(sets, best, best+1)
	}
}

// jaccard is the share of the terms of two sorted sets that are in both.
func jaccard(a, b []string) float64 {
	common, i, j := 0, 0, 0
	for i < len(a) && j < len(b) {
		switch {
		case a[i] == b[j]:
			common++
			i++
			j++
		case a[i] < b[j]:
			i++
		default:
			j++
		}
	}
	if len(a)+len(b) == 0 {
		return 0
	}
	return float64(common) / float64(len(a)+len(b)-common)
}
