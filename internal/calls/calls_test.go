package calls

import (
	"context"
	"encoding/json"
	"errors"
	"fmt"
	"strings"
	"sync"
	"testing"
	"time"

	"github.com/prometheus/client_golang/prometheus/testutil"

	"github.com/ctx-sys/ctx-sys/internal/op"
)

// All who listen hear of every call, in order, while calls come from many at once.
func TestNext(t *testing.T) {
	var r Recent
	ctx, cancel := context.WithTimeout(t.Context(), time.Minute)
	defer cancel()
	const n = 2000
	var listening sync.WaitGroup
	for range 3 {
		listening.Go(func() {
			for after := int64(0); after < n; {
				calls, lost, err := r.Next(ctx, after)
				if err != nil || lost > 0 {
					t.Error(err, lost)
					return
				}
				for _, c := range calls {
					if c.Number != after+1 {
						t.Errorf("%d after %d", c.Number, after)
						return
					}
					after = c.Number
				}
			}
		})
	}
	var calling sync.WaitGroup
	for i := range 4 {
		calling.Go(func() {
			for j := range n / 4 {
				r.Add(&op.Record{Operation: fmt.Sprint(i, j)})
			}
		})
	}
	calling.Wait()
	listening.Wait()
}

// What is forgotten is counted; large arguments and secrets are not kept.
func TestForgotten(t *testing.T) {
	var r Recent
	for range kept + 5 {
		r.Add(&op.Record{Operation: "search_code"})
	}
	calls, lost, err := r.Next(t.Context(), 2)
	if err != nil || lost != 3 || len(calls) != kept || calls[0].Number != 6 {
		t.Errorf("%d calls from %d on, %d lost, %v", len(calls), calls[0].Number, lost, err)
	}
	large, _ := json.Marshal(map[string]string{"text": string(make([]byte, maxArguments))})
	key := "ghp_" + "0123456789abcdefghijABCDEFGHIJ012345"
	r.Add(&op.Record{Arguments: large})
	r.Add(&op.Record{Arguments: json.RawMessage(`{"query":"` + key + `"}`), Question: key, Err: errors.New(key)})
	calls, _, _ = r.Next(t.Context(), r.Last()-2)
	b, err := json.Marshal(calls)
	if err != nil || !calls[0].Cut || calls[0].Arguments != nil || calls[1].Arguments == nil || strings.Contains(string(b), key) {
		t.Errorf("%s %v", b, err)
	}
	if _, _, err := r.Next(expired(t), r.Last()); !errors.Is(err, context.Canceled) {
		t.Error(err)
	}
	if calls, _, _ := r.Next(t.Context(), r.Last()+1000); len(calls) == 0 {
		t.Error("a client of a server before this one hears of nothing")
	}
}

func expired(t *testing.T) context.Context {
	ctx, cancel := context.WithCancel(t.Context())
	cancel()
	return ctx
}

// The names and texts are as Prometheus advises.
func TestMetricsAreWellNamed(t *testing.T) {
	m := NewMetrics("v1", func() int { return 2 })
	m.Add(&op.Record{Operation: "search_code", Front: "mcp", Took: time.Millisecond, Tokens: 10})
	m.Add(&op.Record{Operation: "search_code", Front: "mcp", Err: context.Canceled})
	m.Add(&op.Record{Operation: "search_code", Front: "mcp", Nothing: true})
	problems, err := testutil.GatherAndLint(m.registry)
	if err != nil || len(problems) > 0 {
		t.Error(problems, err)
	}
	if n := testutil.ToFloat64(m.calls.WithLabelValues("search_code", "mcp", "abandoned")); n != 1 {
		t.Errorf("%v calls were abandoned", n)
	}
}
