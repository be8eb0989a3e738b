package op

import (
	"context"
	"encoding/json"
	"reflect"
	"time"

	"github.com/ctx-sys/ctx-sys/internal/engine"
	"github.com/ctx-sys/ctx-sys/internal/token"
	"github.com/ctx-sys/ctx-sys/internal/tracing"
)

// Record is what is known of a call once it was answered, for those who count calls, show them, or write them down. Of the answer it has the size.
type Record struct {
	Time      time.Time
	Took      time.Duration
	Operation string          // its name; of a verb without one its words
	Set       string          // of the tool; "" for a verb that is none
	Reads     bool            // it changes nothing
	Front     string          // cli, mcp or http
	Client    string          // as it names itself; "" where it does not
	Project   *engine.Project // nil where none was opened
	Root      string          // its folder
	Question  string          // the main argument, where there is one: a question, a name
	Arguments json.RawMessage // as they came; nil on the command line
	Tokens    int             // of the answer's text
	Results   int             // that were found, where the answer counts them
	First     string          // the path of the first of them
	Nothing   bool            // nothing was found
	Err       error
}

// Caller is who calls, and who is to hear of what became of it.
type Caller struct {
	Front, Client string
	ByUser        bool                           // the user, by a channel of the user's own
	Answered      func(context.Context, *Record) // may be nil
}

type callerKey struct{}

// WithCaller returns a context whose calls are those of a caller.
func WithCaller(ctx context.Context, c Caller) context.Context {
	return context.WithValue(ctx, callerKey{}, c)
}

// begin is the record of a call that begins, the context that it goes on with, and what hears of its end.
func (o *Operation) begin(ctx context.Context, args json.RawMessage) (context.Context, *Record, func(r *Reply, text string, err error)) {
	caller, _ := ctx.Value(callerKey{}).(Caller)
	rec := &Record{Time: time.Now(), Operation: o.Name, Set: o.Set, Reads: !o.Writes, Front: caller.Front, Client: caller.Client, Arguments: args}
	if rec.Operation == "" {
		rec.Operation = o.Verb.Path()
	}
	ctx, ended := tracing.Start(ctx, rec.Operation, "ctxsys.front", rec.Front)
	if caller.Answered == nil {
		return ctx, rec, func(_ *Reply, _ string, err error) { ended(err) }
	}
	return ctx, rec, func(r *Reply, text string, err error) {
		tracing.Asked(ctx, rec.Question)
		defer func() { ended(rec.Err) }()
		rec.Took, rec.Err = time.Since(rec.Time), err
		if err == nil && ctx.Err() != nil {
			rec.Err = ctx.Err()
		}
		if r != nil {
			if text == "" {
				text = r.Text.String()
			}
			rec.Nothing, rec.Results, rec.First = r.Nothing != "", r.Results, r.First
		}
		rec.Tokens = token.Estimate(text)
		caller.Answered(ctx, rec)
	}
}

// question is the main argument of a request: the first that needs no name on the command line and is a text.
func (o *Operation) question(request any) string {
	for _, f := range o.Fields() {
		if f.Arg == "" {
			continue
		}
		if s, ok := reflect.ValueOf(f.In(request)).Elem().Interface().(string); ok {
			return s
		}
		break
	}
	return ""
}
