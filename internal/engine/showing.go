package engine

// What a result is worth showing, by its score as a share of the best one's. Scores are the exponential of the ranker's value, so a share
// is how many times less likely a place is to answer than the best: it means the same whatever the question. The shares are those of
// 112 questions of the place benchmark (docs/assembly.md has the curve): a context that stops at leastLikely has all but .008 of the
// functions that it would have without stopping, in three quarters of the tokens. A calibrated probability may take the place of both.
const (
	leastLikely = 0.32 // a place below it is left out, whatever is left of the budget
	wholeLikely = 0.6  // one below it is shown by the lines that matter
)

// showing says how much of a result a context shows: all that fits, the lines that matter, or nothing.
func showing(score, best float64) (brief, unlikely bool) {
	return score < wholeLikely*best, score < leastLikely*best
}
