package summary

import (
	"cmp"
	"context"
	"errors"
	"fmt"
	"slices"
	"sync"

	"golang.org/x/sync/errgroup"

	"github.com/ctx-sys/ctx-sys/internal/token"
)

// Usage is what requests took, in the provider's count.
type Usage struct {
	Calls        int `json:"calls"`
	InputTokens  int `json:"input_tokens"`
	OutputTokens int `json:"output_tokens"`
}

// ErrUseless is of an answer, or the refusal of one request, after which others may still be answered.
var ErrUseless = errors.New("no useful answer")

// Model is one that is set up. An error that wraps ErrUseless is of one request; any other is of all that would follow.
type Model struct {
	Name string // PROVIDER/NAME
	Ask  func(ctx context.Context, p Prompt) (text string, u Usage, err error)
}

// Want is a unit without a summary.
type Want struct {
	Key  string
	File int64
	Size int // bytes of its text
}

// Batch is what is asked in one request: units of one file.
type Batch struct {
	Path, Language string
	Units          []Unit
}

// Made is what became of one unit.
type Made struct {
	Unit  Unit
	Text  string
	Usage Usage // its share
}

// How much goes into one request, and how many are on their way at a time.
const (
	maxBatch    = 20
	maxBytes    = 12 << 10
	small       = 2 << 10 // bytes of a unit that may go along with another
	concurrency = 4
	perAnswer   = 90 // tokens that a summary takes, for what is not known before
	maxFailures = 5  // requests one after the other without anything of use, after which no more is asked
)

// Batches puts units that are wanted, the most important first, into requests. Small ones of a file go along with the most
// important of it.
func Batches(wants []Want) [][]Want {
	byFile := map[int64][]int{}
	for i, w := range wants {
		byFile[w.File] = append(byFile[w.File], i)
	}
	taken := make([]bool, len(wants))
	var out [][]Want
	for i, w := range wants {
		if taken[i] {
			continue
		}
		taken[i] = true
		batch, size := []Want{w}, w.Size
		rest := byFile[w.File]
		for len(rest) > 0 && taken[rest[0]] {
			rest = rest[1:]
		}
		byFile[w.File] = rest
		for _, j := range rest {
			if len(batch) == maxBatch || size >= maxBytes {
				break
			}
			if taken[j] || wants[j].Size > small || size+wants[j].Size > maxBytes {
				continue
			}
			taken[j] = true
			batch, size = append(batch, wants[j]), size+wants[j].Size
		}
		out = append(out, batch)
	}
	return out
}

// Report tells what a run did.
type Report struct {
	Model   string `json:"model"`
	Made    int    `json:"made"`
	Kept    int    `json:"kept"`    // had one already
	Left    int    `json:"left"`    // still have none: the budget was used up, or the model failed
	Refused int    `json:"refused"` // asked, and not answered in the form that was asked for
	Usage
	Notice string `json:"notice,omitempty"` // why some are left

	Err error `json:"-"` // of the model, nil when it answered
}

// Add adds what another run did, after this one.
func (r *Report) Add(more Report) {
	r.Made, r.Left, r.Refused = r.Made+more.Made, r.Left+more.Left, r.Refused+more.Refused
	r.Calls, r.InputTokens, r.OutputTokens = r.Calls+more.Calls, r.InputTokens+more.InputTokens, r.OutputTokens+more.OutputTokens
	if r.Err == nil {
		r.Err = more.Err
	}
	r.Notice = cmp.Or(more.Notice, r.Notice)
}

// Runner asks a model about units.
type Runner struct {
	Model    Model
	Budget   int                                       // tokens that a run may take, sent and received
	Load     func(batch []Want) (Batch, error)         // what is wanted, as it is now; fewer or none when it changed
	Store    func(ctx context.Context, m []Made) error // is called after each answer, one at a time
	Progress func(done, of int, spent Usage)           // progress; may be nil
}

// run is one run.
type run struct {
	*Runner
	mu       sync.Mutex // guards what follows
	report   Report
	reserved int // tokens of the requests on their way
	failures int
	done, of int
	cause    error // of the model
}

// Run asks about what is wanted, the most important first. An error is that of ctx, or of Load and Store; what the model
// failed at is in the report.
func (r *Runner) Run(ctx context.Context, wants []Want) (Report, error) {
	x := &run{Runner: r, report: Report{Model: r.Model.Name}, of: len(wants)}
	g, within := errgroup.WithContext(ctx)
	g.SetLimit(concurrency)
	for _, batch := range Batches(wants) {
		if within.Err() != nil || x.ended() {
			break
		}
		b, err := r.Load(batch)
		if err != nil {
			return x.report, errors.Join(err, g.Wait())
		}
		if len(b.Units) == 0 {
			continue
		}
		p := ask(b.Path, b.Language, b.Units)
		if !x.reserve(expected(p, len(b.Units))) {
			break
		}
		g.Go(func() error { return x.batch(within, b, p) })
	}
	err := g.Wait()
	x.report.Left = x.of - x.report.Made - x.report.Refused
	if x.report.Err = x.cause; x.cause != nil {
		x.report.Notice = x.cause.Error()
	} else if x.report.Left > 0 && ctx.Err() == nil {
		x.report.Notice = fmt.Sprintf("%d have no summary yet: the %d tokens of a run are used up, the next run goes on", x.report.Left, r.Budget)
	}
	return x.report, err
}

// expected is what a request takes, as far as that is known before.
func expected(p Prompt, units int) int {
	return token.Estimate(p.System) + token.Estimate(p.Data) + perAnswer*units
}

// ended tells whether nothing more is to be asked.
func (x *run) ended() bool {
	x.mu.Lock()
	defer x.mu.Unlock()
	return x.cause != nil
}

// reserve takes tokens out of the budget for a request, if there are as many.
func (x *run) reserve(tokens int) bool {
	x.mu.Lock()
	defer x.mu.Unlock()
	if x.cause != nil || x.report.InputTokens+x.report.OutputTokens+x.reserved+tokens > x.Budget {
		return false
	}
	x.reserved += tokens
	return true
}

// batch asks for the units of a request, and once more for those that were left out of the answer: a few at a time when that
// was all of them, for a model that is good for a few may not be for many.
func (x *run) batch(ctx context.Context, b Batch, p Prompt) error {
	left, err := x.ask(ctx, b, p)
	if err != nil || len(left.Units) == 0 {
		return err
	}
	few := len(left.Units)
	if few == len(b.Units) {
		few = (few + 3) / 4
	}
	for units := range slices.Chunk(left.Units, few) {
		some := Batch{Path: b.Path, Language: b.Language, Units: units}
		again := ask(some.Path, some.Language, some.Units)
		if !x.reserve(expected(again, len(units))) {
			return nil // left for the next run
		}
		if some, err = x.ask(ctx, some, again); err != nil {
			return err
		}
		x.refuse(len(some.Units))
	}
	return nil
}

// refuse counts units that were asked about twice, unless nothing was answered at all.
func (x *run) refuse(units int) {
	x.mu.Lock()
	defer x.mu.Unlock()
	if x.cause == nil {
		x.report.Refused += units
	}
}

// ask makes one request whose tokens are reserved, stores what came of it, and returns what did not.
func (x *run) ask(ctx context.Context, b Batch, p Prompt) (left Batch, err error) {
	text, usage, err := x.Model.Ask(ctx, p)
	want := expected(p, len(b.Units))
	if err == nil && usage.InputTokens+usage.OutputTokens == 0 { // the provider does not count
		usage.InputTokens, usage.OutputTokens = token.Estimate(p.System)+token.Estimate(p.Data), token.Estimate(text)
	}
	got := map[int]string{}
	if err == nil {
		got = read(text, len(b.Units))
	}
	left = Batch{Path: b.Path, Language: b.Language}
	var made []Made
	for i := range b.Units {
		if got[i] == "" {
			left.Units = append(left.Units, b.Units[i])
			continue
		}
		made = append(made, Made{Unit: b.Units[i], Text: got[i], Usage: Usage{InputTokens: usage.InputTokens / len(b.Units), OutputTokens: usage.OutputTokens / len(b.Units)}})
	}
	x.mu.Lock()
	defer x.mu.Unlock()
	x.reserved -= want
	x.report.Calls += usage.Calls
	x.report.InputTokens += usage.InputTokens
	x.report.OutputTokens += usage.OutputTokens
	if ctx.Err() != nil {
		return left, ctx.Err()
	}
	switch {
	case err != nil && !errors.Is(err, ErrUseless):
		if x.cause == nil {
			x.cause = err
		}
		return left, nil
	case len(made) == 0:
		if x.failures++; x.failures >= maxFailures && x.cause == nil {
			if x.cause = err; err == nil {
				x.cause = fmt.Errorf("%w: %s does not answer in the requested form: choose another model", ErrUseless, x.Model.Name)
			}
		}
		return left, nil
	}
	x.failures = 0
	if err := x.Store(context.WithoutCancel(ctx), made); err != nil {
		return left, err
	}
	x.report.Made += len(made)
	x.done += len(made)
	if x.Progress != nil {
		x.Progress(x.done, x.of, x.report.Usage)
	}
	return left, nil
}
