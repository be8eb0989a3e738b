package index_test

import (
	"cmp"
	"context"
	"flag"
	"fmt"
	"maps"
	"math/rand/v2"
	"os"
	"os/exec"
	"path/filepath"
	"slices"
	"strings"
	"testing"
	"time"

	"github.com/rogpeppe/go-internal/txtar"

	"github.com/ctx-sys/ctx-sys/internal/effort"
	"github.com/ctx-sys/ctx-sys/internal/index"
	"github.com/ctx-sys/ctx-sys/internal/store"
	"github.com/ctx-sys/ctx-sys/internal/watch"
)

var followedSteps = flag.Int("followed-steps", 0, "bursts of edits that are followed, of 1 to 8 edits each; 0 is as many as package effort says")

// TestFollowedEqualsRebuilt edits a project at random, files and folders and branches of git, while it is followed, and
// demands after each burst that the index says what a new one of the same tree says. Its seed is that of -edit-seed.
func TestFollowedEqualsRebuilt(t *testing.T) {
	t.Parallel()
	root := t.TempDir()
	e := newEditor(t, must(txtar.ParseFile("testdata/repo.txtar")), root, rand.New(rand.NewPCG(firstSeed(), 1)))
	b := &branches{editor: e, other: maps.Clone(e.files), to: "other"}
	b.git("init", "-q", "-b", "main")
	b.git("config", "core.autocrlf", "false")
	b.commit()
	b.git("branch", "other")
	db := openIndex(t, filepath.Join(t.TempDir(), "index.db"))
	f := follow(t, db, root)
	edits := 0
	steps := cmp.Or(*followedSteps, effort.Pick(3, 6, 12))
	for step := range steps {
		var done []string
		for range 1 + e.rand.IntN(8) {
			done = append(done, b.edit())
			edits++
		}
		f.settle()
		fresh := openIndex(t, filepath.Join(t.TempDir(), "index.db"))
		sync(t, fresh, index.Options{Root: root, Force: true})
		got, want := snapshot(t, db), snapshot(t, fresh)
		fresh.Close()
		if !slices.Equal(got, want) {
			t.Fatalf("seed %d, step %d, after:\n  %s\n%s", firstSeed(), step, strings.Join(done, "\n  "), difference(got, want, 20))
		}
	}
	t.Logf("%d edits, %d changes by paths, %d of everything", edits, f.byPaths, f.whole)
	if f.byPaths < steps/2 {
		t.Errorf("%d of the changes were lists of paths: the edits hardly show them", f.byPaths)
	}
}

// branches is an editor that commits, and goes from branch to branch.
type branches struct {
	*editor
	other map[string]string // the files of the branch that is not checked out
	to    string            // its name
}

func (b *branches) git(args ...string) {
	b.t.Helper()
	cmd := exec.Command("git", append([]string{"-C", b.root, "-c", "user.name=a", "-c", "user.email=a@example.com", "-c", "gc.auto=0"}, args...)...)
	if out, err := cmd.CombinedOutput(); err != nil {
		b.t.Fatalf("git %s: %v\n%s", strings.Join(args, " "), err, out)
	}
}

func (b *branches) commit() {
	b.t.Helper()
	b.git("add", "-A", "-f")
	b.git("commit", "-q", "--allow-empty", "-m", "step")
}

func (b *branches) edit() string {
	switch n := b.rand.IntN(30); {
	case n == 0:
		b.commit()
		return "commit"
	case n < 3:
		b.commit()
		b.git("checkout", "-q", b.to)
		b.files, b.other = b.other, b.files
		b.to = map[string]string{"main": "other", "other": "main"}[b.to]
		return "the other branch"
	case n == 3:
		b.write("stashed.py", "def stashed(): pass\n") // there is something
		b.git("stash", "-q", "-a")
		b.git("stash", "pop", "-q")
		b.remove("stashed.py")
		return "stash and back"
	case n == 4:
		return b.moveFolder()
	}
	return b.editor.edit()
}

// moveFolder gives a folder another name.
func (b *branches) moveFolder() string {
	from := strings.Split(pick(b.editor, b.names()), "/")[0]
	to := fmt.Sprintf("moved%d", b.rand.IntN(3))
	if _, file := b.files[from]; file || !b.free(to+"/x") || len(b.under(to)) > 0 {
		return "no move of a folder"
	}
	if _, err := os.Stat(filepath.Join(b.root, to)); err == nil {
		return "no move of a folder"
	}
	if err := os.Rename(filepath.Join(b.root, from), filepath.Join(b.root, to)); err != nil {
		b.t.Fatal(err)
	}
	for _, name := range b.under(from) {
		b.files[to+strings.TrimPrefix(name, from)] = b.files[name]
		delete(b.files, name)
	}
	return from + "/: moved to " + to + "/"
}

func (b *branches) under(dir string) (names []string) {
	for _, name := range b.names() {
		if strings.HasPrefix(name, dir+"/") {
			names = append(names, name)
		}
	}
	return names
}

// followed is an index that follows a tree.
type followed struct {
	t              *testing.T
	root           string
	taken          chan []string // the files that each sync changed
	marks          int
	byPaths, whole int
}

// follow keeps an index up to date as the program does.
func follow(t *testing.T, db store.DB, root string) *followed {
	f := &followed{t: t, root: root, taken: make(chan []string, 1000)}
	ctx, stop := context.WithCancel(context.Background())
	ended := make(chan error, 1)
	go func() {
		ended <- watch.Follow(ctx, watch.Options{Root: root, Debounce: 10 * time.Millisecond}, func(ctx context.Context, c watch.Change) error {
			o := index.Options{Root: root, Model: builtin}
			if c.All {
				f.whole++
			} else {
				f.byPaths++
				o.Paths, o.Known = c.Paths, true
			}
			r, err := index.Sync(ctx, db, o)
			f.taken <- r.Changed
			return err
		})
	}()
	t.Cleanup(func() {
		stop()
		if err := <-ended; err != nil {
			t.Error(err)
		}
	})
	<-f.taken
	return f
}

// settle waits until what was done is in the index: notifications come in order, so that a file that is written last is
// read last, or together with what was before it. It is removed again, which is one more.
func (f *followed) settle() {
	f.t.Helper()
	f.marks++
	name := fmt.Sprintf("mark%d.py", f.marks)
	file := filepath.Join(f.root, name)
	writeFile(f.t, file, fmt.Sprintf("mark = %d\n", f.marks))
	f.await(name)
	if err := os.Remove(file); err != nil {
		f.t.Fatal(err)
	}
	f.await(name)
}

func (f *followed) await(name string) {
	f.t.Helper()
	for {
		select {
		case changed := <-f.taken:
			if slices.Contains(changed, name) {
				return
			}
		case <-time.After(time.Minute):
			f.t.Fatalf("%s is never read", name)
		}
	}
}
