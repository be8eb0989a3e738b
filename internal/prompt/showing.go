package prompt

// What a result is worth showing, by its score as a share of the best one's. Shares are the exponential of the difference of the ranker's
// values, so that they mean the same whatever the question. They were chosen on the 112 questions of the place benchmark
// (docs/design/assembly.md has the curve): a context that stops at leastLikely has about as many of the functions as one that never does.
const (
	leastLikely = 0.30 // a place below it is left out, whatever is left of the budget
	wholeLikely = 0.6  // one below it is shown by the lines that matter
)

// doubtfulResults is how many results a context shows when none is likely to answer, each by the lines that matter.
const doubtfulResults = 5

// showing says how much of a result a context shows: all that fits, the lines that matter, or nothing.
func showing(score, best float64) (brief, unlikely bool) {
	return score < wholeLikely*best, score < leastLikely*best
}
