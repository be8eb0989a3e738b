package e2e

import (
	"errors"
	"fmt"
	"path/filepath"
	"runtime"
	"strings"
	gosync "sync"
	"testing"

	ctxsys "github.com/ctx-sys/ctx-sys"
	"github.com/ctx-sys/ctx-sys/internal/engine"
)

// Questions are answered while the index changes, each from one state of it: a name that is always somewhere
// is always found, whichever file has it at the moment.
func TestQuestionsDuringSync(t *testing.T) {
	root := t.TempDir()
	write(t, root)
	p := open(t, root)
	place := func(n int) {
		for i := range 2 {
			name := "other_name"
			if i == n%2 {
				name = "wandering_function"
			}
			writeFile(t, filepath.Join(root, fmt.Sprintf("place%d.py", i)), fmt.Sprintf("# round %d\n\n\ndef %s():\n    pass\n", n, name))
		}
		whenFree(t, p)
	}
	place(0)
	done := make(chan struct{})
	var readers gosync.WaitGroup
	for range 2 {
		readers.Go(func() {
			for {
				select {
				case <-done:
					return
				default:
					ask(t, p)
				}
			}
		})
	}
	for n := range 30 {
		place(n + 1)
	}
	close(done)
	readers.Wait()
}

// whenFree syncs when no question is doing so.
func whenFree(t *testing.T, p *engine.Project) {
	t.Helper()
	for {
		_, err := p.Sync(ctx, engine.SyncRequest{})
		if err == nil {
			return
		}
		if !errors.Is(err, ctxsys.ErrBusy) {
			t.Fatal(err)
		}
		runtime.Gosched()
	}
}

func ask(t *testing.T, p *engine.Project) {
	found, err := p.Search(ctx, engine.SearchRequest{Query: "wandering_function"})
	if err != nil {
		t.Error(err)
		return
	}
	if len(found.Results) == 0 || !strings.HasPrefix(found.Results[0].Path, "place") {
		t.Errorf("%d results, none or not the function first", len(found.Results))
	}
	if _, err := p.Graph(ctx, engine.GraphRequest{Entity: "store/store.go#Store"}); err != nil {
		t.Error(err)
	}
	if _, err := p.Map(ctx, engine.MapRequest{}); err != nil {
		t.Error(err)
	}
}
