package eval

import (
	"context"
	"fmt"
	"path"
	"time"

	ctxsys "github.com/ctx-sys/ctx-sys"
	"github.com/ctx-sys/ctx-sys/internal/engine"
	"github.com/ctx-sys/ctx-sys/internal/prompt"
)

// Assembled is how much of what is relevant whole contexts show, each assembled again for one of Budgets. A slice of
// which nothing but the signature is shown does not count.
type Assembled struct {
	Macro   WithinTokens  `json:"mean_over_repositories"` // share of the targets, as in Summary
	Micro   WithinTokens  `json:"mean_over_queries"`
	First   float64       `json:"tokens_to_first_hit"` // mean over queries, in contexts of FirstIn tokens
	Tokens  WithinTokens  `json:"tokens"`              // mean over queries of what a context takes of its budget
	Places  *WithinTokens `json:"places,omitempty"`    // mean over queries of the share of functions shown; nil when no query says which answer
	Latency *Latency      `json:"latency_ms"`          // of contexts of all budgets

	scores []scored
	tokens []WithinTokens
	places []WithinTokens
	took   []time.Duration
}

// FirstIn is the budget in which the tokens up to the first slice that answers are counted: the usual one.
const FirstIn = 4000

// Assemble adds the contexts of all queries about one repository, its index brought up to date.
func (a *Assembled) Assemble(ctx context.Context, p *Place) error {
	return p.open(ctx, func(open *engine.Project, prefix string) error {
		for i := range p.Tasks {
			t := &p.Tasks[i]
			score := Score{FirstTokens: missTokens}
			var used, places WithinTokens
			for b, budget := range Budgets {
				start := time.Now()
				resp, err := open.Context(ctx, prompt.Request{Query: t.Query, MaxTokens: budget})
				if err != nil {
					return fmt.Errorf("%s: %w", t.Where, err)
				}
				a.took = append(a.took, time.Since(start))
				hits := shown(resp.Slices, prefix)
				score.Within[b] = found(t, hits)
				places[b] = placesFound(t, hits)
				used[b] = float64(resp.TotalTokens) / float64(budget)
				if budget == FirstIn {
					score.FirstTokens = Judge(*t, hits).FirstTokens
				}
			}
			a.scores = append(a.scores, scored{repo: p.Name, Score: score})
			a.tokens = append(a.tokens, used)
			if t.Spans != nil {
				a.places = append(a.places, places)
			}
		}
		return nil
	})
}

// Close computes the means.
func (a *Assembled) Close() {
	micro := mean(plain(a.scores))
	a.Macro, a.Micro, a.First = overRepos(a.scores).Within, micro.Within, micro.FirstTokens
	a.Tokens = meanWithin(a.tokens)
	if len(a.places) > 0 {
		places := meanWithin(a.places)
		a.Places = &places
	}
	a.Latency = latency(a.took)
}

func meanWithin(xs []WithinTokens) (m WithinTokens) {
	for _, x := range xs {
		for b := range x {
			m[b] += x[b] / float64(len(xs))
		}
	}
	return m
}

// shown are slices as results, those without a text of the file left out of what can be found.
func shown(slices []ctxsys.Slice, prefix string) []ctxsys.Hit {
	hits := make([]ctxsys.Hit, len(slices))
	for i, s := range slices {
		hits[i] = ctxsys.Hit{StartLine: s.StartLine, EndLine: s.EndLine, Name: s.Name, Tokens: s.TokenCount}
		if s.Form != ctxsys.FormSignature && s.Path != "" {
			hits[i].Path = path.Join(prefix, s.Path)
		}
	}
	return hits
}

// found is the share of a task's targets that some result answers.
func found(t *Task, hits []ctxsys.Hit) float64 {
	n := 0
	for _, target := range t.Targets {
		if target.firstOf(hits, t.Rule.Exact) >= 0 {
			n++
		}
	}
	return float64(n) / float64(max(1, len(t.Targets)))
}
