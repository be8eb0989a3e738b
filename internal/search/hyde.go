package search

import (
	"context"
	"fmt"
	"math"

	"github.com/ctx-sys/ctx-sys/internal/advice"
	"github.com/ctx-sys/ctx-sys/internal/query"
	"github.com/ctx-sys/ctx-sys/internal/retrieve"
)

const (
	// leastMatch is the cosine of its most similar chunk from which a hypothetical answer is searched with.
	leastMatch = 0.3

	// hydeWeight is what its list counts in the fusion: half as much as the question itself. hydeShare is how far the vector that
	// results are measured by goes from that of the question to its own. Neither was fitted, for want of a model to fit them with:
	// with a passage of the file that is the answer, which no model can better, a share of 0 gains nothing, 0.3 gains 0.034
	// NDCG@10, 0.5 gains 0.045, and the more it is the more a wrong passage costs.
	hydeWeight = 0.5
	hydeShare  = 0.3
)

// HyDEReport is a hypothetical answer and what it found.
type HyDEReport struct {
	Query        string    `json:"original_query"`
	Answer       string    `json:"hypothetical_answer"`
	Used         bool      `json:"used_hyde"`
	Best         float64   `json:"best_match"` // cosine of the most similar chunk
	TimeMS       float64   `json:"time_ms"`    // of the model and the search
	QueryVector  []float32 `json:"query_vector,omitempty"`
	AnswerVector []float32 `json:"answer_vector,omitempty"` // both vectors only in an explanation
}

// hypothetical adds the list of what is like a hypothetical answer, unless the best of it is too unlike it. The report of the
// models says when the answer is of no use.
func (r *retrieved) hypothetical(ctx context.Context, in *interpretation, req Request, a Advice, o retrieve.Options) {
	if a.Answer == "" {
		return
	}
	direct := r.list(query.Semantic)
	if direct == nil || direct.Err != nil {
		a.Models.Unused(advice.HyDE, "the question is not searched for by vectors")
		return
	}
	if g := r.index.Vectors.Provided; g != nil && g.Answer == nil {
		a.Models.Unused(advice.HyDE, "its vector could not be made")
		return
	}
	list, best, err := retrieve.Answered(ctx, r.index, in.view.Store, a.Answer, o)
	if err != nil {
		a.Models.Unused(advice.HyDE, err.Error())
		return
	}
	report := &HyDEReport{Query: req.Query, Answer: a.Answer, Used: best >= leastMatch, Best: best, TimeMS: float64(list.Took.Microseconds()) / 1000}
	for _, said := range a.Models.Reports() {
		if said.Use == advice.HyDE {
			report.TimeMS = math.Round((report.TimeMS+said.MS)*1e3) / 1e3
		}
	}
	if req.Explain {
		report.QueryVector, report.AnswerVector = direct.Vector, list.Vector
	}
	r.hyde = report
	if !report.Used {
		a.Models.Unused(advice.HyDE, fmt.Sprintf("its best match, %.2f, is below %.1f", best, leastMatch))
		return
	}
	r.lists = append(r.lists, list)
}

// between is the direction from a to b that goes a share of the way.
func between(a, b retrieve.Direction, share float32) retrieve.Direction {
	out := retrieve.Direction{Vector: turned(a.Vector, b.Vector, share), Own: a.Own}
	if b.Own != nil {
		out.Own = turned(a.Own, b.Own, share)
	}
	return out
}

// turned is what lies between two vectors of length one, a share of the way.
func turned(a, b []float32, share float32) []float32 {
	if len(a) != len(b) { // a question whose words are all unknown has no vector
		return b
	}
	out := make([]float32, len(a))
	sum := 0.0
	for i := range a {
		out[i] = (1-share)*a[i] + share*b[i]
		sum += float64(out[i]) * float64(out[i])
	}
	if sum < 1e-12 {
		return a
	}
	scale := float32(1 / math.Sqrt(sum))
	for i := range out {
		out[i] *= scale
	}
	return out
}
