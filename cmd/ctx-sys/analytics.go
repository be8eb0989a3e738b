package main

import (
	"context"
	"errors"

	"github.com/ctx-sys/ctx-sys/internal/analytics"
	"github.com/ctx-sys/ctx-sys/internal/op"
)

// counted returns a context whose calls are noted in the log of their project.
func counted(ctx context.Context, front string) context.Context {
	return op.WithCaller(ctx, op.Caller{Front: front, Answered: func(_ context.Context, r *op.Record) {
		if r.Project != nil {
			note(r)
		}
	}})
}

// note writes what became of a question to the log of its project. The answer was given: where it cannot be written, nobody is held up.
func note(r *op.Record) {
	if !r.Reads || r.Operation == "query_stats" {
		return
	}
	_ = r.Project.Agent().Analytics().Add(analytics.Entry{
		Time: r.Time, Operation: r.Operation, Front: r.Front, Client: r.Client, Text: r.Question,
		MS: float64(r.Took.Microseconds()) / 1000, Tokens: r.Tokens, Results: r.Results,
		Empty: r.Nothing, Failed: r.Err != nil && !abandoned(r.Err), Abandoned: abandoned(r.Err),
	})
}

// abandoned reports whether nobody waited for an answer any more.
func abandoned(err error) bool { return errors.Is(err, context.Canceled) }
