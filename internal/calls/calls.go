// Package calls is the calls to a server as they are answered: the last of them, those that come, and their metrics.
package calls

import (
	"context"
	"encoding/json"
	"sync"
	"time"

	"github.com/ctx-sys/ctx-sys/internal/op"
	"github.com/ctx-sys/ctx-sys/internal/secret"
)

// Call is a call that was answered. Secrets in it are masked.
type Call struct {
	Number    int64           `json:"number"` // from 1 on, in the order in which they were answered
	Time      time.Time       `json:"time"`   // when it came
	Operation string          `json:"operation"`
	Front     string          `json:"front"` // mcp or http
	Client    string          `json:"client,omitempty"`
	Project   string          `json:"project,omitempty"` // its folder
	Question  string          `json:"question,omitempty"`
	Arguments json.RawMessage `json:"arguments,omitempty"`
	Cut       bool            `json:"cut,omitempty"` // the arguments are too large to be kept
	MS        float64         `json:"ms"`
	Tokens    int             `json:"tokens"`
	Results   int             `json:"results"`
	Empty     bool            `json:"empty,omitempty"`
	Error     string          `json:"error,omitempty"`
	Changes   bool            `json:"changes,omitempty"` // it may have changed what is stored
}

const (
	kept         = 10_000  // calls
	keptBytes    = 8 << 20 // of arguments and questions
	maxArguments = 4 << 10 // bytes
)

// Recent holds the last calls, up to ten thousand of them. The zero value is empty; it is safe for concurrent use.
type Recent struct {
	mu    sync.Mutex
	calls []Call
	bytes int
	last  int64
	more  chan struct{} // is closed when there is another; nil: nobody waits
}

// Add notes a call.
func (r *Recent) Add(rec *op.Record) {
	c := Call{
		Time: rec.Time.UTC(), Operation: rec.Operation, Front: rec.Front, Client: secret.MaskString(rec.Client), Question: secret.MaskString(cut(rec.Question)),
		Project: rec.Root, MS: float64(rec.Took.Microseconds()) / 1000, Tokens: rec.Tokens, Results: rec.Results, Empty: rec.Nothing, Changes: !rec.Reads,
	}
	if len(rec.Arguments) <= maxArguments {
		if masked, _ := secret.Mask(rec.Arguments); json.Valid(masked) {
			c.Arguments = masked
		}
	} else {
		c.Cut = true
	}
	if rec.Err != nil {
		c.Error = secret.MaskString(rec.Err.Error())
	}
	r.mu.Lock()
	defer r.mu.Unlock()
	r.last++
	c.Number = r.last
	r.calls = append(r.calls, c)
	r.bytes += size(&c)
	drop := 0
	for len(r.calls)-drop > kept || r.bytes > keptBytes {
		r.bytes -= size(&r.calls[drop])
		drop++
	}
	if drop > 0 {
		clear(r.calls[:drop]) // lets go of what they hold
		r.calls = r.calls[drop:]
	}
	if r.more != nil {
		close(r.more)
		r.more = nil
	}
}

func cut(s string) string {
	if len(s) > maxArguments {
		return s[:maxArguments]
	}
	return s
}

func size(c *Call) int { return len(c.Arguments) + len(c.Question) + len(c.Error) + len(c.Client) }

// Next returns the calls after the one with a number, in their order, and waits for one where there is none. Of those that were forgotten meanwhile it
// says how many there were. The error is that of ctx.
func (r *Recent) Next(ctx context.Context, after int64) (calls []Call, lost int64, err error) {
	for {
		r.mu.Lock()
		if after > r.last { // of another server before this one
			after = 0
		}
		if after < r.last {
			first := r.last - int64(len(r.calls)) // the number before the first
			lost = max(0, first-after)
			calls = append(calls, r.calls[max(after, first)-first:]...)
			r.mu.Unlock()
			return calls, lost, nil
		}
		if r.more == nil {
			r.more = make(chan struct{})
		}
		more := r.more
		r.mu.Unlock()
		select {
		case <-more:
		case <-ctx.Done():
			return nil, 0, ctx.Err()
		}
	}
}

// Last is the number of the last call, 0 for none.
func (r *Recent) Last() int64 {
	r.mu.Lock()
	defer r.mu.Unlock()
	return r.last
}
