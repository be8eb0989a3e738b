package engine_test

import (
	"context"
	"errors"
	"fmt"
	"strings"
	"sync"
	"sync/atomic"
	"testing"

	ctxsys "github.com/ctx-sys/ctx-sys"
	"github.com/ctx-sys/ctx-sys/internal/engine"
	"github.com/ctx-sys/ctx-sys/internal/graph"
	"github.com/ctx-sys/ctx-sys/internal/prompt"
	"github.com/ctx-sys/ctx-sys/internal/reader"
	"github.com/ctx-sys/ctx-sys/internal/search"
)

// version is a file in one of its states. All states are of one size and of one shape, and all places in the
// file move from one to the next.
func version(n int) string {
	return fmt.Sprintf("package relay\n%s\n// Relay%03d forwards a telegram, state %03d.\nfunc Relay%03d() { telegram(%03d) }\n", strings.Repeat("\n", n%7), n, n, n, n) +
		strings.Repeat("\n", 7-n%7)
}

// While files are edited and indexed, every answer is of one state: what a hit is called, what it shows and
// what the context shows are of the same version of the file, and nothing fails.
func TestSearchesDuringSync(t *testing.T) {
	const searchers, edits = 8, 12
	ctx := context.Background()
	files := courierFiles(t)
	files["relay/relay.go"] = version(0)
	w := newTree(t, files)
	p := w.indexed(engine.Options{})

	var done atomic.Bool
	var wg sync.WaitGroup
	for i := range searchers {
		wg.Go(func() {
			for n := 0; n < 4 || !done.Load(); n++ {
				if err := ask(ctx, p, i); err != nil {
					t.Error(err)
					return
				}
			}
		})
	}
	for n := 1; n <= edits; n++ {
		w.write("relay/relay.go", version(n))
		for {
			_, err := p.Sync(ctx, engine.SyncRequest{})
			if err == nil {
				break
			}
			if !errors.Is(err, ctxsys.ErrBusy) { // a question may be catching up with the same edit
				t.Error(err)
				break
			}
		}
	}
	done.Store(true)
	wg.Wait()
	if s := shown(t, p, fmt.Sprintf("Relay%03d", edits)); s.Stale {
		t.Errorf("the last edit: %+v", s)
	}
}

// ask puts one question in one of several ways.
func ask(ctx context.Context, p *engine.Project, way int) error {
	switch way % 4 {
	case 0, 1:
		resp, err := p.Search(ctx, search.Request{Query: "forward a telegram"})
		if err != nil {
			return err
		}
		if len(resp.Results) == 0 {
			return errors.New("nothing found")
		}
		for _, h := range resp.Results {
			if state, ok := strings.CutPrefix(h.Name, "Relay"); ok && !strings.Contains(h.Snippet, "state "+state) {
				return fmt.Errorf("%s shows\n%s", h.ID, h.Snippet)
			}
		}
	case 2:
		resp, err := p.Context(ctx, prompt.Request{Query: "forward a telegram"})
		if err != nil {
			return err
		}
		for _, s := range resp.Slices {
			if state, ok := strings.CutPrefix(s.Name, "Relay"); ok && !strings.Contains(s.Content, "state "+state) {
				return fmt.Errorf("%s shows\n%s", s.ID, s.Content)
			}
		}
	case 3:
		list, err := reader.Entities(ctx, p.Reader(), graph.EntityListRequest{Path: "relay/*.go"})
		if err != nil {
			return err
		}
		relays := 0
		for _, e := range list.Entities {
			if strings.HasPrefix(e.Name, "Relay") {
				relays++
			}
		}
		if relays != 1 {
			return fmt.Errorf("%d states at once: %+v", relays, list.Entities)
		}
	}
	return nil
}
