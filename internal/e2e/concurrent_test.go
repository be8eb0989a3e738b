package e2e

import (
	"fmt"
	"path/filepath"
	"strings"
	gosync "sync"
	"testing"

	"github.com/ctx-sys/ctx-sys/internal/engine"
	"github.com/ctx-sys/ctx-sys/internal/graph"
	"github.com/ctx-sys/ctx-sys/internal/reader"
	"github.com/ctx-sys/ctx-sys/internal/search"
)

// Questions are answered while the files and the index change: a name that is always somewhere is always found, whichever
// file has it at the moment. The questions come through a second handle that only reads. Each reader ends a question between two moves: the files
// that an answer shows are compared with the disk three times, and a name that moves on meanwhile each time may be in none of them as they were read.
func TestQuestionsDuringSync(t *testing.T) {
	root := t.TempDir()
	write(t, root)
	p := open(t, root)
	place := func(n int) {
		for i, name := range []string{"wandering_function", "other_name"} { // there first, and then no longer where it was
			writeFile(t, filepath.Join(root, fmt.Sprintf("place%d.py", (n+i)%2)), fmt.Sprintf("# round %d\n\n\ndef %s():\n    pass\n", n, name))
			sync(t, p)
		}
	}
	place(0)
	reader, err := engine.Open(ctx, engine.Options{Root: root, DataDir: filepath.Dir(p.DBPath()), ReadOnly: true})
	if err != nil {
		t.Fatal(err)
	}
	defer reader.Close()
	done := make(chan struct{})
	var readers gosync.WaitGroup
	answered := [2]chan struct{}{make(chan struct{}), make(chan struct{})}
	for i := range answered {
		readers.Go(func() {
			for {
				ask(t, reader)
				select {
				case <-done:
					return
				case answered[i] <- struct{}{}:
				default:
				}
			}
		})
	}
	for n := range 30 {
		place(n + 1)
		for _, one := range answered {
			<-one
		}
	}
	close(done)
	readers.Wait()
}

func ask(t *testing.T, p *engine.Project) {
	found, err := p.Search(ctx, search.Request{Query: "wandering_function"})
	if err != nil {
		t.Error(err)
		return
	}
	if len(found.Results) == 0 || !strings.HasPrefix(found.Results[0].Path, "place") {
		t.Errorf("%d results, none or not the function first", len(found.Results))
	}
	if _, err := reader.AskGraph(ctx, p.Reader(), graph.Neighbours, graph.NeighboursRequest{Entity: "store/store.go#Store"}); err != nil {
		t.Error(err)
	}
	if _, err := reader.AskGraph(ctx, p.Reader(), graph.Map, graph.MapRequest{}); err != nil {
		t.Error(err)
	}
}
