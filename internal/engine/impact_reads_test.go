package engine

import (
	"context"
	"testing"

	ctxsys "github.com/ctx-sys/ctx-sys"
	"github.com/ctx-sys/ctx-sys/internal/graph"
	"github.com/ctx-sys/ctx-sys/internal/impact"
	"github.com/ctx-sys/ctx-sys/internal/reader"
	"github.com/ctx-sys/ctx-sys/internal/snapshot"
	"github.com/ctx-sys/ctx-sys/internal/store"
)

// sparing is a state of which nobody may read all edges.
type sparing struct {
	store.Reader
	t *testing.T
}

func (s sparing) EachEdge(context.Context, func(store.Edge) error) error {
	s.t.Error("all edges are read, with all that is stored of them")
	return nil
}

// What depends on a symbol is read from there on: of an index of 2 GB, half of the time went into edges that lead elsewhere.
func TestImpactReadsWhatItNeeds(t *testing.T) {
	p := madeUp(t, 100, func(i int) []store.Edge {
		return []store.Edge{{Source: function(i), Kind: ctxsys.Calls, Target: function(i / 2), Line: i + 1, Weight: 1, Resolution: "scope"}}
	})
	r, ctx := p.Reader(), context.Background()
	graphOf := func(v *snapshot.Snapshot) *graph.View {
		g := r.Graph(v)
		g.Store = store.NewView(sparing{g.Store.Reader, t}, nil)
		return g
	}
	resp, err := reader.Ask(ctx, r, func(v *snapshot.Snapshot) (*impact.Response, error) {
		return impact.Of(ctx, graphOf(v), impact.Request{Symbol: "f1", Depth: 10})
	})
	if err != nil || resp.Total != 98 {
		t.Errorf("%+v depend on f1 (%v), not the 98 behind it", resp, err)
	}
	if _, err := reader.Ask(ctx, r, func(v *snapshot.Snapshot) (*impact.TestsResponse, error) {
		return impact.Tests(ctx, graphOf(v), impact.Request{Symbol: "f1"})
	}); err != nil {
		t.Error(err)
	}
}
