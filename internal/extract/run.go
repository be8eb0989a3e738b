package extract

import (
	"context"
	"errors"
	"fmt"

	"github.com/ctx-sys/ctx-sys/internal/token"
)

// Usage is what requests took, in the provider's count, or else as it is estimated.
type Usage struct {
	Calls        int `json:"calls"`
	InputTokens  int `json:"input_tokens"`
	OutputTokens int `json:"output_tokens"`
}

func (u Usage) tokens() int { return u.InputTokens + u.OutputTokens }

// ErrUseless is of an answer, or the refusal of one request, after which others may still be answered.
var ErrUseless = errors.New("no useful answer")

// Model is one that is set up. An error that wraps ErrUseless is of one request; any other is of all that would follow.
type Model struct {
	Name string // PROVIDER/NAME
	Ask  func(ctx context.Context, p Prompt) (text string, u Usage, err error)
}

// How much goes into one request.
const (
	maxBatch    = 20
	maxBytes    = 12 << 10
	perSection  = 120 // tokens that an answer about one section takes, for what is not known before
	maxFailures = 3   // requests one after the other without anything of use, after which no more is asked
)

// Report tells what a run did. Proposals are Added, Known or Dropped.
type Report struct {
	Added     int `json:"added"`     // entities
	Linked    int `json:"linked"`    // links to sections
	Known     int `json:"known"`     // proposals of a name that was there already
	Dropped   int `json:"dropped"`   // proposals that their section does not bear out, or that are none
	Sections  int `json:"sections"`  // asked about
	Unchanged int `json:"unchanged"` // sections that were asked about before
	Left      int `json:"left"`      // sections that are still to be asked about
	Usage
	Model    string  `json:"model"`
	DryRun   bool    `json:"dry_run,omitempty"` // nothing was written
	Entities []Found `json:"entities"`          // that were added or linked
	Notice   string  `json:"notice,omitempty"`  // why sections are left

	Err error `json:"-"` // of the model, nil when it answered
}

// Found is an entity that a section speaks of.
type Found struct {
	Type    string `json:"type"`
	Name    string `json:"name"`
	Summary string `json:"summary,omitempty"`
	Path    string `json:"path"`    // the file that it is written in
	Section string `json:"section"` // the id of what it is linked to
	Line    int    `json:"line"`
	Added   bool   `json:"added"` // false: it was there and was linked
}

// Runner asks a model about sections.
type Runner struct {
	Model    Model
	Budget   int                                                                                        // tokens that a run may take, sent and received
	Store    func(ctx context.Context, sections []Section, proposals []Proposal, r *Report) (err error) // after each answer
	Progress func(done, of int, spent Usage)                                                            // progress; may be nil
}

// Run asks about sections, in their order. An error is that of ctx or of Store; what the model failed at is in the report.
func (r *Runner) Run(ctx context.Context, sections []Section) (*Report, error) {
	report := &Report{Model: r.Model.Name, Entities: []Found{}, Left: len(sections)}
	failures := 0
	var refused error
	used := false // the budget is
	for rest := sections; len(rest) > 0 && report.Err == nil; {
		n := r.batch(rest, r.Budget-report.tokens())
		if used = n == 0; used {
			break
		}
		batch := rest[:n]
		rest = rest[n:]
		proposals, err := r.ask(ctx, batch, report)
		switch {
		case ctx.Err() != nil:
			return report, ctx.Err()
		case errors.Is(err, ErrUseless):
			refused = err
			if failures++; failures == maxFailures {
				report.Err = err
			}
			continue
		case err != nil:
			report.Err = err
			continue
		}
		failures = 0
		if err := r.Store(context.WithoutCancel(ctx), batch, proposals, report); err != nil {
			return report, err
		}
		report.Sections += n
		report.Left -= n
		if r.Progress != nil {
			r.Progress(report.Sections, len(sections), report.Usage)
		}
	}
	if report.Sections == 0 && report.Err == nil {
		report.Err = refused
	}
	report.Notice = r.notice(report, refused, used)
	return report, nil
}

// notice says why sections are left, "" when none are.
func (r *Runner) notice(report *Report, refused error, used bool) string {
	switch {
	case report.Left == 0:
		return ""
	case report.Err != nil:
		return report.Err.Error()
	case used && report.Calls == 0:
		return fmt.Sprintf("%d tokens are not enough for one section: raise --max-tokens", r.Budget)
	case used:
		return fmt.Sprintf("the %[2]d tokens of a run are used up, the next run goes on (sections left: %[1]d)", report.Left, r.Budget)
	}
	return fmt.Sprintf("%[2]v; the next run asks again (sections left: %[1]d)", report.Left, refused)
}

// batch is how many of the sections go into the next request: as many as fit it and the tokens that are left, 0 for none.
func (r *Runner) batch(sections []Section, tokens int) (n int) {
	bytes := 0
	for n < min(len(sections), maxBatch) {
		bytes += len(sections[n].Text)
		if n > 0 && bytes > maxBytes || expected(ask(sections[:n+1]), n+1) > tokens {
			break
		}
		n++
	}
	return n
}

// expected is what a request takes, as far as that is known before.
func expected(p Prompt, sections int) int {
	return token.Estimate(p.System) + token.Estimate(p.Data) + perSection*sections
}

// ask makes one request and reads its answer.
func (r *Runner) ask(ctx context.Context, batch []Section, report *Report) ([]Proposal, error) {
	p := ask(batch)
	text, usage, err := r.Model.Ask(ctx, p)
	if err == nil && usage.tokens() == 0 { // the provider does not count
		usage.InputTokens, usage.OutputTokens = token.Estimate(p.System)+token.Estimate(p.Data), token.Estimate(text)
	}
	report.Calls += usage.Calls
	report.InputTokens += usage.InputTokens
	report.OutputTokens += usage.OutputTokens
	if err != nil {
		return nil, err
	}
	proposals, dropped, ok := read(text, len(batch))
	if !ok {
		return nil, fmt.Errorf("%w: %s does not answer in the requested form: choose another model", ErrUseless, r.Model.Name)
	}
	report.Dropped += dropped
	return proposals, nil
}
