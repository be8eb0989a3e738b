package prompt

import (
	"context"
	"errors"
	"path/filepath"
	"strings"
	"sync"
	"sync/atomic"
	"testing"
	"time"

	ctxsys "github.com/ctx-sys/ctx-sys"
	"github.com/ctx-sys/ctx-sys/internal/assemble"
	"github.com/ctx-sys/ctx-sys/internal/local"
	"github.com/ctx-sys/ctx-sys/internal/reader"
	"github.com/ctx-sys/ctx-sys/internal/snapshot"
	"github.com/ctx-sys/ctx-sys/internal/walk"
)

// TestGathering has one source that brings something, one that fails and one that never ends: the others are used, and those
// two are named. The last is in the background then.
func TestGathering(t *testing.T) {
	root := t.TempDir()
	db, err := local.OpenIndex(t.Context(), filepath.Join(root, "index.db"), false)
	if err != nil {
		t.Fatal(err)
	}
	defer db.Close()
	var background sync.WaitGroup
	from, err := snapshot.New(db, root, walk.Options{}, nil, &background)
	if err != nil {
		t.Fatal(err)
	}
	defer from.Close()
	p := New(Options{Reader: reader.New(db, from, reader.Options{Root: root}), Background: &background, Gathering: Gathering{Deadline: 50 * time.Millisecond}})
	brings := func(id string) brought {
		return brought{candidates: []assemble.Candidate{{Slice: ctxsys.Slice{ID: id}}}, notes: []string{id + " noted"}}
	}
	var ended atomic.Bool
	sources := []source{
		{"never", func(ctx context.Context, _ *snapshot.Snapshot) (brought, error) {
			<-ctx.Done()
			ended.Store(true)
			return brings("never"), ctx.Err()
		}},
		{"half", func(context.Context, *snapshot.Snapshot) (brought, error) {
			return brings("half"), errors.New("it broke")
		}},
		{"whole", func(context.Context, *snapshot.Snapshot) (brought, error) { return brings("whole"), nil }},
	}
	g, err := p.gatherAll(t.Context(), sources)
	if err != nil {
		t.Fatal(err)
	}
	if len(g.candidates) != 2 || g.candidates[0].ID != "half" || g.candidates[1].ID != "whole" || strings.Join(g.notes, ", ") != "half noted, whole noted" {
		t.Errorf("brought %+v, %q", g.candidates, g.notes)
	}
	if r := g.reports[0]; !r.Late || r.Error == nil || *r.Error != "not done within 50ms" || r.Source != "never" || r.Slices != 0 {
		t.Errorf("late: %+v", r)
	}
	if r := g.reports[1]; r.Late || r.Error == nil || *r.Error != "it broke" || r.Slices != 1 {
		t.Errorf("failed: %+v", r)
	}
	if r := g.reports[2]; r.Late || r.Error != nil || r.Slices != 1 {
		t.Errorf("done: %+v", r)
	}
	for _, some := range [][]source{sources[:1], sources[:2]} { // a source that is late fails no answer
		if g, err := p.gatherAll(t.Context(), some); err != nil || !g.reports[0].Late || len(g.reports) != len(some) {
			t.Errorf("late and %d others: %v, %+v", len(some)-1, err, g)
		}
	}
	if _, err := p.gatherAll(t.Context(), sources[1:2]); err == nil || err.Error() != "half: it broke" {
		t.Errorf("all failed: %v", err)
	}
	cancelled, cancel := context.WithCancel(t.Context())
	cancel()
	if _, err := p.gatherAll(cancelled, sources); !errors.Is(err, context.Canceled) {
		t.Errorf("cancelled: %v", err)
	}
	if background.Wait(); !ended.Load() {
		t.Error("who waits for the background does not wait for a source that is late")
	}
}
