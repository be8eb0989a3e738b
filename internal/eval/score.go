package eval

import (
	"encoding/json"
	"math"

	ctxsys "github.com/ctx-sys/ctx-sys"
)

// Score is how well one query was answered, or the mean of how well several were.
type Score struct {
	NDCG10      float64      `json:"ndcg10"`
	RR          float64      `json:"mrr"`   // 1/rank of the first result that answers
	RR10        float64      `json:"mrr10"` // the same, 0 beyond the tenth
	Hit1        float64      `json:"hit1"`
	Hit10       float64      `json:"hit10"`
	Recall5     float64      `json:"recall5"` // share of the targets found
	Recall10    float64      `json:"recall10"`
	FirstTokens float64      `json:"tokens_to_first_hit"` // of the results up to the first that answers
	Within      WithinTokens `json:"token_recall"`
}

// Budgets are the token budgets at which recall is measured.
var Budgets = [...]int{500, 1000, 2000, 4000, 8000}

// WithinTokens is the share of targets found by reading the results in order, within each of Budgets.
type WithinTokens [len(Budgets)]float64

// MarshalJSON writes {"500": share, ...}.
func (w WithinTokens) MarshalJSON() ([]byte, error) {
	shares := make(map[int]float64, len(w))
	for i, budget := range Budgets {
		shares[budget] = w[i]
	}
	return json.Marshal(shares)
}

// missTokens is what an answer that was not found has cost at least; reading the results may have cost more.
const missTokens = 32000

// Judge scores the results of one query. Each target counts once, at its first hit; two targets that one
// hit answers count as one gain; every other hit takes up a rank, unless the task counts files.
func Judge(task Task, hits []ctxsys.Hit) Score {
	ranks := ranks(hits, task.Rule.Files)
	spent := make([]int, len(hits)+1)
	for i := range hits {
		spent[i+1] = spent[i] + hits[i].Tokens
	}
	s := Score{FirstTokens: float64(max(missTokens, spent[len(hits)]))}
	if len(task.Targets) == 0 {
		return s
	}
	each := 1 / float64(len(task.Targets))
	gained := map[int]bool{}
	first := len(hits)
	for _, t := range task.Targets {
		at := t.firstOf(hits, task.Rule.Exact)
		if at < 0 {
			continue
		}
		gained[ranks[at]] = true
		first = min(first, at)
		if ranks[at] <= 5 {
			s.Recall5 += each
		}
		if ranks[at] <= 10 {
			s.Recall10 += each
		}
		for b, budget := range Budgets {
			if spent[at+1] <= budget {
				s.Within[b] += each
			}
		}
	}
	if first < len(hits) {
		s.FirstTokens = float64(spent[first+1])
		s.foundAt(ranks[first])
	}
	ideal := 0.0
	for r := 1; r <= min(10, len(task.Targets)); r++ {
		ideal += gain(r)
	}
	for r := 1; r <= 10; r++ {
		if gained[r] {
			s.NDCG10 += gain(r)
		}
	}
	s.NDCG10 /= ideal
	return s
}

// foundAt sets what depends on the first rank alone.
func (s *Score) foundAt(rank int) {
	s.RR = 1 / float64(rank)
	if rank <= 10 {
		s.RR10, s.Hit10 = s.RR, 1
	}
	if rank == 1 {
		s.Hit1 = 1
	}
}

// ranks are the places of hits, from 1: of each, or of each file.
func ranks(hits []ctxsys.Hit, files bool) []int {
	out := make([]int, len(hits))
	seen := map[string]int{}
	for i := range hits {
		out[i] = i + 1
		if !files {
			continue
		}
		if _, known := seen[hits[i].Path]; !known {
			seen[hits[i].Path] = len(seen) + 1
		}
		out[i] = seen[hits[i].Path]
	}
	return out
}

// firstOf is the number of the first hit that answers the target, -1 without one.
func (t Target) firstOf(hits []ctxsys.Hit, exact bool) int {
	for i := range hits {
		if t.covers(&hits[i], exact) {
			return i
		}
	}
	return -1
}

func gain(rank int) float64 { return 1 / math.Log2(float64(rank)+1) }

// fields are the figures, in a fixed order.
func (s *Score) fields() []*float64 {
	out := []*float64{&s.NDCG10, &s.RR, &s.RR10, &s.Hit1, &s.Hit10, &s.Recall5, &s.Recall10, &s.FirstTokens}
	for i := range s.Within {
		out = append(out, &s.Within[i])
	}
	return out
}

// mean is the mean of each figure.
func mean(scores []Score) (m Score) {
	sums := m.fields()
	for i := range scores {
		for f, x := range scores[i].fields() {
			*sums[f] += *x
		}
	}
	for _, sum := range sums {
		*sum /= max(1, float64(len(scores)))
	}
	return m
}
