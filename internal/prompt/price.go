package prompt

import (
	"fmt"
	"math"

	ctxsys "github.com/ctx-sys/ctx-sys"
	"github.com/ctx-sys/ctx-sys/internal/assemble"
	"github.com/ctx-sys/ctx-sys/internal/render"
	"github.com/ctx-sys/ctx-sys/internal/token"
)

// counters are the vocabularies that were needed so far; contexts of all projects share them.
var counters token.Counters

// pricer says what slices cost in a format, for a model.
type pricer struct {
	format  render.Format
	counter token.Counter
	frame   int
	exact   func(ctxsys.Slice) int // counts the rendered slice
	length  func(ctxsys.Slice) int // runes of the rendered slice
	rates   map[string]float64     // tokens a rune, by slice
}

func newPricer(format render.Format, tokenizer string) (*pricer, error) {
	counter, err := counters.For(tokenizer)
	if err != nil {
		return nil, fmt.Errorf("%w: %w", ctxsys.ErrUsage, err)
	}
	p := &pricer{format: format, counter: counter, rates: map[string]float64{}}
	if p.frame, p.exact, err = render.Costs(format, counter.Count); err != nil {
		return nil, fmt.Errorf("%w: %w", ctxsys.ErrUsage, err)
	}
	const perToken = 4
	_, p.length, err = render.Costs(format, func(text string) int { return perToken * token.Estimate(text) })
	return p, err
}

// cost is what a slice takes. By a vocabulary the first form of a slice is counted and others are set in proportion to it: an
// assembly tries many forms of each, and counting takes as long as parsing.
func (p *pricer) cost(s ctxsys.Slice) int {
	if p.counter.Name() == token.Characters {
		return p.exact(s)
	}
	rate, known := p.rates[s.ID]
	if !known {
		rate = float64(p.exact(s)) / float64(max(1, p.length(s)))
		p.rates[s.ID] = rate
	}
	return int(math.Ceil(rate * float64(p.length(s))))
}

// attempts is how often an assembly is repeated that turned out to be over its budget when it was counted.
const attempts = 4

// assemble fills a budget. What was chosen is counted as it is, and filled again within less when the proportions were wrong.
func (p *pricer) assemble(candidates []assemble.Candidate, o assemble.Options) assemble.Result {
	o.Frame, o.Cost = p.frame, p.cost
	asked, retrieval := o.Budget, o.Retrieval
	for n := 1; ; n++ {
		r := assemble.Assemble(candidates, o)
		if p.counter.Name() == token.Characters {
			return r
		}
		total, search := p.frame, 0
		for i := range r.Slices {
			s := &r.Slices[i]
			s.TokenCount = p.exact(*s)
			total += s.TokenCount
			if assemble.Found(s) {
				search += s.TokenCount
			}
		}
		if len(r.Slices) == 0 {
			total = 0
		}
		over := max(total-asked, search-retrieval)
		if over <= 0 || r.OverBudget || n == attempts {
			r.TotalTokens, r.RemainingTokens, r.Overshoot = total, max(asked-total, 0), max(total-asked, 0)
			r.OverBudget = r.Overshoot > 0
			return r
		}
		o.Budget, o.Retrieval = o.Budget-over-n, max(o.Retrieval-over-n, 1)
	}
}
