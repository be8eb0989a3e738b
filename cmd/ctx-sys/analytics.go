package main

import (
	"context"
	"errors"
	"log/slog"
	"math/rand/v2"
	"slices"
	"time"

	"github.com/ctx-sys/ctx-sys/internal/analytics"
	"github.com/ctx-sys/ctx-sys/internal/calls"
	"github.com/ctx-sys/ctx-sys/internal/eval"
	"github.com/ctx-sys/ctx-sys/internal/op"
	"github.com/ctx-sys/ctx-sys/internal/secret"
	"github.com/ctx-sys/ctx-sys/internal/web"
)

// counted returns a context whose calls are noted in the log of their project, as those of the command line.
func counted(ctx context.Context) context.Context {
	return op.WithCaller(ctx, op.Caller{Front: "cli", Answered: func(_ context.Context, r *op.Record) { noted(r) }})
}

// noted writes what became of a question to the log of its project. The answer was given: where it cannot be written, nobody is held up.
func noted(r *op.Record) {
	if !isQuestion(r) {
		return
	}
	_ = r.Project.Agent().Analytics().Add(analytics.Entry{
		Time: r.Time, Operation: r.Operation, Front: r.Front, Client: r.Client, Text: r.Question,
		MS: float64(r.Took.Microseconds()) / 1000, Tokens: r.Tokens, Results: r.Results,
		Empty: r.Nothing || r.Err == nil && r.Results == 0 && slices.Contains(analytics.Sampled, r.Operation), Failed: r.Err != nil && !abandoned(r.Err), Abandoned: abandoned(r.Err),
	})
}

// isQuestion reports whether a call asks something about a project, and not about the program.
func isQuestion(r *op.Record) bool {
	// a report is a page to pass on
	return r.Project != nil && r.Reads && r.Set != op.Index && r.Set != op.Edit && r.Operation != "report"
}

// abandoned reports whether nobody waited for an answer any more.
func abandoned(err error) bool { return errors.Is(err, context.Canceled) }

// observer hears of the calls to a server: it notes, shows and counts them, and measures a sample of the questions.
type observer struct {
	recent  calls.Recent
	metrics *calls.Metrics
	log     *slog.Logger    // nil for none
	sample  chan *op.Record // waits to be measured
}

func (o *observer) answered(_ context.Context, r *op.Record) {
	if r.Client != web.Dashboard || slices.Contains(analytics.Sampled, r.Operation) { // what a page asks to show itself is nobody's question
		noted(r)
	}
	o.metrics.Add(r)
	if r.Client != web.Dashboard {
		o.recent.Add(r)
		o.measureLater(r)
	}
	if o.log != nil {
		o.logged(r)
	}
}

func (o *observer) logged(r *op.Record) {
	level, attrs := slog.LevelInfo, []slog.Attr{
		slog.String("operation", r.Operation), slog.String("front", r.Front), slog.String("client", r.Client), slog.String("project", r.Root),
		slog.Float64("ms", float64(r.Took.Microseconds())/1000), slog.Int("tokens", r.Tokens), slog.Int("results", r.Results),
	}
	if r.Err != nil {
		level, attrs = slog.LevelWarn, append(attrs, slog.String("error", secret.MaskString(r.Err.Error())))
	}
	o.log.LogAttrs(context.Background(), level, "call", attrs...)
}

// measureLater has one of some questions measured, unless others wait for that.
func (o *observer) measureLater(r *op.Record) {
	if r.Project == nil || r.First == "" || r.Nothing || r.Err != nil || rand.Float64() >= r.Project.Agent().AnalyticsSettings().Share {
		return
	}
	if !slices.Contains(analytics.Sampled, r.Operation) {
		return
	}
	select {
	case o.sample <- r:
	default:
	}
}

// measureTime bounds what measuring one question may take.
const measureTime = 20 * time.Second

// measure answers the questions of the sample with git grep too, one at a time, until ctx ends.
func (o *observer) measure(ctx context.Context) {
	for {
		select {
		case r := <-o.sample:
			if m, ok := withGrep(ctx, r); ok {
				_ = r.Project.Agent().Analytics().Add(analytics.Entry{Operation: r.Operation, Front: r.Front, Client: r.Client, Measured: m})
			}
		case <-ctx.Done():
			return
		}
	}
}

// withGrep measures what a question takes with git grep and reading whole files.
func withGrep(ctx context.Context, r *op.Record) (*analytics.Measured, bool) {
	ctx, cancel := context.WithTimeout(ctx, measureTime)
	defer cancel()
	g, err := eval.NewGrep(r.Root, "", "git-grep")
	if err != nil {
		return nil, false
	}
	files, err := g.Answer(ctx, r.Question, 10)
	if err != nil || len(files) == 0 {
		return nil, false
	}
	m := &analytics.Measured{Tokens: r.Tokens}
	for _, f := range files {
		m.Alternative += f.Tokens
		if m.Found = f.Path == r.First; m.Found {
			break
		}
	}
	return m, true
}
