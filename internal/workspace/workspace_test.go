package workspace_test

import (
	"context"
	"errors"
	"fmt"
	"os"
	"path/filepath"
	"sync"
	"sync/atomic"
	"testing"
	"time"

	ctxsys "github.com/ctx-sys/ctx-sys"
	"github.com/ctx-sys/ctx-sys/internal/engine"
	"github.com/ctx-sys/ctx-sys/internal/search"
	"github.com/ctx-sys/ctx-sys/internal/snapshot"
	"github.com/ctx-sys/ctx-sys/internal/workspace"
)

// tree is a folder with files that take a moment to index.
func tree(t *testing.T, files int) string {
	t.Helper()
	root := t.TempDir()
	for i := range files {
		text := fmt.Sprintf("def work_%d(order):\n    return work_%d(order)\n", i, i/2)
		if err := os.WriteFile(filepath.Join(root, fmt.Sprintf("f%03d.py", i)), []byte(text), 0o644); err != nil {
			t.Fatal(err)
		}
	}
	return root
}

// one is a workspace whose every project is the one at root.
func one(root string, change func(*workspace.Place)) *workspace.Workspace {
	return workspace.New(func(string) (workspace.Place, error) {
		at := workspace.Place{Root: root, Name: "one", Options: engine.Options{Root: root}, MayIndex: true}
		if change != nil {
			change(&at)
		}
		return at, nil
	})
}

// However many ask for a project at once, it is opened and indexed once.
func TestOpenedOnce(t *testing.T) {
	var synced atomic.Int32
	w := one(tree(t, 50), func(at *workspace.Place) {
		at.Synced = func(c workspace.Change) {
			if c.Any {
				synced.Add(1)
			}
		}
	})
	defer w.Close()
	first, err := w.Project("")
	if err != nil {
		t.Fatal(err)
	}
	var asking sync.WaitGroup
	for range 8 {
		asking.Go(func() {
			p, err := w.Project("one")
			if err != nil || p != first {
				t.Errorf("%v, another project: %v", err, p != first)
				return
			}
			p.Refresh()
			if s := p.Await(context.Background(), time.Minute); !s.Indexed || s.Failed != nil {
				t.Errorf("after the first index: %+v", s)
			}
		})
	}
	asking.Wait()
	if resp, err := first.Search(context.Background(), search.Request{Query: "work_7"}); err != nil || len(resp.Results) == 0 || resp.Results[0].Path != "f007.py" {
		t.Errorf("%v, %+v", err, resp)
	}
	if n := synced.Load(); n != 1 {
		t.Errorf("%d syncs changed the index", n)
	}
}

// A workspace that is closed in the middle of an index ends soon, and the next one goes on.
func TestClosedInTheMiddle(t *testing.T) {
	root := tree(t, 400)
	w := one(root, nil)
	if _, err := w.Project(""); err != nil {
		t.Fatal(err)
	}
	if err := w.Close(); err != nil {
		t.Fatal(err)
	}
	if _, err := w.Project(""); err == nil {
		t.Error("a closed workspace opens a project")
	}
	again := one(root, nil)
	defer again.Close()
	p, err := again.Project("")
	if err != nil {
		t.Fatal(err)
	}
	report, err := p.Sync(context.Background(), engine.SyncRequest{})
	if err != nil || report.Files != 400 || !p.State().Indexed {
		t.Errorf("%v, %+v", err, report)
	}
}

// Where no index may be made there is none to answer from, and nothing is left behind.
func TestNotIndexed(t *testing.T) {
	root := tree(t, 1)
	w := one(root, func(at *workspace.Place) { at.MayIndex = false })
	defer w.Close()
	if _, err := w.Project(""); !errors.Is(err, ctxsys.ErrNotIndexed) {
		t.Errorf("error %v", err)
	}
	if _, err := os.Stat(filepath.Join(root, ".ctx-sys")); err == nil {
		t.Error("a folder for the index was made")
	}
}

// An answer that was not known to be fresh begins a refresh, one that was does not.
func TestAnswered(t *testing.T) {
	root := tree(t, 3)
	w := one(root, nil)
	defer w.Close()
	p, err := w.Project("")
	if err != nil {
		t.Fatal(err)
	}
	p.Await(context.Background(), time.Minute)
	if err := os.WriteFile(filepath.Join(root, "new.py"), []byte("def brand_new():\n    pass\n"), 0o644); err != nil {
		t.Fatal(err)
	}
	yes, no := true, false
	p.Answered(snapshot.Freshness{Fresh: &yes})
	if p.State().Running {
		t.Error("a fresh answer began a refresh")
	}
	p.Answered(snapshot.Freshness{Fresh: &no, StaleFiles: 1})
	for deadline := time.Now().Add(time.Minute); p.State().Running && time.Now().Before(deadline); {
		time.Sleep(5 * time.Millisecond)
	}
	report, err := p.Status(context.Background())
	if err != nil || report.Files != 4 {
		t.Errorf("%v, %d files", err, report.Files)
	}
}

// An answer that was not known to be fresh while the files were looked at already has them looked at once more: what changed
// since is not left to a later question.
func TestAnsweredWhileRefreshed(t *testing.T) {
	root := tree(t, 3)
	var p *workspace.Project
	var syncs atomic.Int32
	opened, second := make(chan struct{}), make(chan struct{})
	w := one(root, func(at *workspace.Place) {
		at.Synced = func(workspace.Change) {
			<-opened
			switch syncs.Add(1) {
			case 1: // it has looked, and is not over
				if err := os.WriteFile(filepath.Join(root, "new.py"), []byte("def brand_new():\n    pass\n"), 0o644); err != nil {
					t.Error(err)
				}
				p.Answered(snapshot.Freshness{})
			case 2:
				close(second)
			}
		}
	})
	defer w.Close()
	var err error
	if p, err = w.Project(""); err != nil {
		t.Fatal(err)
	}
	close(opened)
	select {
	case <-second:
	case <-time.After(time.Minute):
		t.Fatal("nobody looked again")
	}
	if report, err := p.Status(context.Background()); err != nil || report.Files != 4 {
		t.Errorf("%v, %d files", err, report.Files)
	}
}
