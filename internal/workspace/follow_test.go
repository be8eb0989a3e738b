package workspace_test

import (
	"context"
	"errors"
	"os"
	"path/filepath"
	"slices"
	"sync"
	"testing"
	"time"

	ctxsys "github.com/ctx-sys/ctx-sys"
	"github.com/ctx-sys/ctx-sys/internal/engine"
	"github.com/ctx-sys/ctx-sys/internal/search"
	"github.com/ctx-sys/ctx-sys/internal/watch"
	"github.com/ctx-sys/ctx-sys/internal/workspace"
)

const long = 20 * time.Second

// followed is a workspace whose project is followed, and what it tells.
type followed struct {
	*workspace.Workspace
	t       *testing.T
	events  chan workspace.Event
	changes chan workspace.Change
	once    sync.Once
}

func follow(t *testing.T, root string) *followed {
	t.Helper()
	f := &followed{t: t, events: make(chan workspace.Event, 1000), changes: make(chan workspace.Change, 1000)}
	f.Workspace = one(root, func(at *workspace.Place) {
		at.Follow = &workspace.Follow{Debounce: 20 * time.Millisecond, Tell: func(e workspace.Event) { f.events <- e }}
		at.Synced = func(c workspace.Change) { f.changes <- c }
	})
	t.Cleanup(f.end)
	if _, err := f.Project(""); err != nil {
		t.Fatal(err)
	}
	return f
}

func (f *followed) end() {
	f.once.Do(func() {
		if err := f.Close(); err != nil {
			f.t.Error(err)
		}
	})
}

// until waits for an event.
func (f *followed) until(what string, is func(workspace.Event) bool) workspace.Event {
	f.t.Helper()
	for {
		select {
		case e := <-f.events:
			if is(e) {
				return e
			}
		case <-time.After(long):
			f.t.Fatalf("never %s", what)
		}
	}
}

func (f *followed) follows() {
	f.t.Helper()
	f.until("follows", func(e workspace.Event) bool { return e.State != nil && e.State.Mode == watch.Events })
	f.until("looks at everything", func(e workspace.Event) bool { return e.Change != nil && e.Change.Why == watch.Start })
}

// told waits for a change of a path.
func (f *followed) told(path string) workspace.Change {
	f.t.Helper()
	for {
		select {
		case c := <-f.changes:
			if slices.Contains(c.Paths, path) || path == "" && c.Any && c.Paths == nil {
				return c
			}
		case <-time.After(long):
			f.t.Fatalf("nobody is told of %q", path)
		}
	}
}

func edit(t *testing.T, root, name, text string) {
	t.Helper()
	if err := os.WriteFile(filepath.Join(root, name), []byte(text), 0o644); err != nil {
		t.Fatal(err)
	}
}

// Changed files are in the index before anybody asks, and subscribers get which they were.
func TestFollow(t *testing.T) {
	root := tree(t, 20)
	f := follow(t, root)
	f.follows()
	edit(t, root, "new.py", "def appeared(): pass\n")
	if c := f.told("new.py"); !c.Any || len(c.Paths) != 1 {
		t.Errorf("%+v", c)
	}
	e := f.until("reads it", func(e workspace.Event) bool { return e.Report != nil && len(e.Report.Changed) > 0 })
	if e.Err != nil || e.Change.All || e.Report.Files != 21 || e.Took <= 0 {
		t.Errorf("%+v", e)
	}
	stored, err := engine.Open(context.Background(), engine.Options{Root: root, ReadOnly: true}) // looks, and changes nothing
	if err != nil {
		t.Fatal(err)
	}
	defer stored.Close()
	if r, err := stored.Status(context.Background()); err != nil || r.Index.Fresh == nil || !*r.Index.Fresh || r.Followed == nil || r.Followed.PID != os.Getpid() {
		t.Errorf("%v, %+v, %+v", err, r.Index, r.Followed)
	}
	if err := os.Remove(filepath.Join(root, "new.py")); err != nil {
		t.Fatal(err)
	}
	f.told("new.py")

	// A question that is quicker than the watcher tells as well.
	p, err := f.Project("")
	if err != nil {
		t.Fatal(err)
	}
	edit(t, root, "asked.py", "def asked(): pass\n")
	if _, err := p.Search(context.Background(), search.Request{Query: "asked"}); err != nil {
		t.Fatal(err)
	}
	f.told("asked.py")
}

// One follows a project, no matter the caller. The other notices what that did, and takes over when it ends.
func TestOneFollows(t *testing.T) {
	root := tree(t, 5)
	first := follow(t, root)
	first.follows()
	second := follow(t, root)
	e := second.until("waits", func(e workspace.Event) bool { return e.Other != nil })
	if e.Other.PID != os.Getpid() || e.Other.How == "" {
		t.Errorf("%+v", e.Other)
	}
	<-second.changes // it has looked by itself
	edit(t, root, "new.py", "def appeared(): pass\n")
	first.told("new.py")
	second.told("")
	first.end()
	second.follows()
	edit(t, root, "newer.py", "def newer(): pass\n")
	second.told("newer.py")
}

// A project that goes away is said to, and the workspace still closes.
func TestFollowedFolderGoes(t *testing.T) {
	root := tree(t, 5)
	f := follow(t, root)
	f.follows()
	if err := os.Rename(root, root+"2"); err != nil {
		t.Fatal(err)
	}
	f.until("away", func(e workspace.Event) bool { return e.State != nil && e.State.Mode == watch.Away })
	if err := os.Rename(root+"2", root); err != nil {
		t.Fatal(err)
	}
	f.until("back", func(e workspace.Event) bool { return e.Change != nil && e.Change.Why == watch.Back && e.Err == nil })
	edit(t, root, "new.py", "def appeared(): pass\n")
	f.told("new.py")
}

// An index that was removed is not written to any more, and that is said.
func TestFollowedIndexRemoved(t *testing.T) {
	root := tree(t, 5)
	f := follow(t, root)
	f.follows()
	if _, err := engine.Remove(context.Background(), engine.Options{Root: root}, nil); err != nil {
		t.Fatal(err)
	}
	edit(t, root, "new.py", "def appeared(): pass\n")
	if e := f.until("ends", func(e workspace.Event) bool { return e.Ended != nil }); !errors.Is(e.Ended, ctxsys.ErrNotIndexed) {
		t.Errorf("ended with %v", e.Ended)
	}
}
