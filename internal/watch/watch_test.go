package watch

import (
	"context"
	"errors"
	"fmt"
	"os"
	"os/exec"
	"path/filepath"
	"slices"
	"strings"
	"sync"
	"testing"
	"time"

	"github.com/fsnotify/fsnotify"
)

// long is how long a test waits for what must come.
const long = 20 * time.Second

// following is a Follow under way.
type following struct {
	t       *testing.T
	root    string
	quiet   time.Duration
	changes chan Change
	states  chan State
	ended   chan error
	stop    context.CancelFunc

	mu   sync.Mutex
	fail error // what the receiver answers
}

func (f *following) answer(err error) {
	f.mu.Lock()
	defer f.mu.Unlock()
	f.fail = err
}

// start follows a folder and waits for the first change.
func start(t *testing.T, root string, change func(*Options)) *following {
	t.Helper()
	t.Setenv("HOME", t.TempDir()) // no excludes of the one who runs the tests
	t.Setenv("XDG_CONFIG_HOME", "")
	ctx, stop := context.WithCancel(context.Background())
	f := &following{t: t, root: root, changes: make(chan Change, 100), states: make(chan State, 100), ended: make(chan error, 1), stop: stop}
	o := Options{Root: root, Debounce: 40 * time.Millisecond, settle: time.Hour, patience: 300 * time.Millisecond, tick: 20 * time.Millisecond,
		Tell: func(s State) { f.states <- s }}
	if change != nil {
		change(&o)
	}
	f.quiet = o.Debounce
	go func() {
		f.ended <- Follow(ctx, o, func(_ context.Context, c Change) error {
			f.mu.Lock()
			err := f.fail // before the test hears of the change, and says what to answer to the next one
			f.mu.Unlock()
			f.changes <- c
			return err
		})
	}()
	t.Cleanup(func() {
		stop()
		select {
		case err := <-f.ended:
			if err != nil {
				t.Errorf("ended with %v", err)
			}
		case <-time.After(long):
			t.Error("does not end")
		}
	})
	if c := f.next(); !c.All || c.Why != Start {
		t.Fatalf("begins with %+v", c)
	}
	return f
}

func (f *following) next() Change {
	f.t.Helper()
	select {
	case c := <-f.changes:
		return c
	case err := <-f.ended:
		f.ended <- err
		f.t.Fatalf("ended with %v", err)
	case <-time.After(long):
		f.t.Fatal("no change comes")
	}
	return Change{}
}

// until collects paths until all that are wanted were among them.
func (f *following) until(want ...string) {
	f.t.Helper()
	seen := map[string]bool{}
	for {
		c := f.next()
		if c.All {
			f.t.Fatalf("everything, because of %s, instead of %q", c.Why, want)
		}
		for _, p := range c.Paths {
			seen[p] = true
		}
		if !slices.ContainsFunc(want, func(w string) bool { return !seen[w] }) {
			return
		}
	}
}

// nothing demands that no change comes for a while.
func (f *following) nothing() {
	f.t.Helper()
	select {
	case c := <-f.changes:
		f.t.Errorf("a change of what does not matter: %+v", c)
	case <-time.After(f.quiet + 160*time.Millisecond):
	}
}

// state waits for a way of following.
func (f *following) state(m Mode) State {
	f.t.Helper()
	for {
		select {
		case s := <-f.states:
			if s.Mode == m {
				return s
			}
		case <-time.After(long):
			f.t.Fatalf("never followed by %s", m)
		}
	}
}

func write(t *testing.T, root string, names ...string) {
	t.Helper()
	for _, name := range names {
		name, text, _ := strings.Cut(name, "=")
		file := filepath.Join(root, name)
		if err := os.MkdirAll(filepath.Dir(file), 0o755); err != nil {
			t.Fatal(err)
		}
		if err := os.WriteFile(file, []byte(text), 0o644); err != nil {
			t.Fatal(err)
		}
	}
}

func must(t *testing.T, err error) {
	t.Helper()
	if err != nil {
		t.Fatal(err)
	}
}

func runGit(t *testing.T, root string, args ...string) {
	t.Helper()
	cmd := exec.Command("git", append([]string{"-C", root, "-c", "user.name=a", "-c", "user.email=a@example.com"}, args...)...)
	if out, err := cmd.CombinedOutput(); err != nil {
		t.Fatalf("git %s: %v\n%s", args[0], err, out)
	}
}

func TestEdits(t *testing.T) {
	root := t.TempDir()
	write(t, root, "a.go", "in/b.go", "in/deep/c.go", "node_modules/x/y.js", ".gitignore=*.log")
	f := start(t, root, nil)
	if s := f.state(Events); s.Folders != 3 {
		t.Errorf("%d folders are watched, want 3: the ignored ones cost nothing", s.Folders)
	}
	write(t, root, "a.go=1")
	f.until("a.go")
	write(t, root, "in/deep/c.go=1", "in/b.go=1")
	f.until("in/b.go", "in/deep/c.go")
	must(t, os.Remove(filepath.Join(root, "in/b.go")))
	f.until("in/b.go")
	write(t, root, "node_modules/x/y.js=1", "x.log=1", ".hidden=1")
	f.nothing()
}

// What people wrote down is followed wherever its folder comes from, and what else is in ours is not.
func TestEntities(t *testing.T) {
	root := t.TempDir()
	f := start(t, root, nil)
	write(t, root, ".ctx-sys/index.db")
	f.nothing()
	write(t, root, ".ctx-sys/index.db=1", ".ctx-sys/entities/a.md=x")
	f.until(".ctx-sys/entities")
	write(t, root, ".ctx-sys/entities/b.md=x", ".ctx-sys/index.db=2")
	f.until(".ctx-sys/entities/b.md")
	must(t, os.RemoveAll(filepath.Join(root, ".ctx-sys/entities")))
	f.until(".ctx-sys/entities")
	write(t, root, ".ctx-sys/entities/a.md=x")
	f.until(".ctx-sys/entities")
	must(t, os.Rename(filepath.Join(root, ".ctx-sys"), filepath.Join(root, ".old")))
	f.until(".ctx-sys/entities")
	must(t, os.Rename(filepath.Join(root, ".old"), filepath.Join(root, ".ctx-sys")))
	f.until(".ctx-sys/entities")
	write(t, root, ".ctx-sys/entities/a.md=y")
	f.until(".ctx-sys/entities/a.md")
	write(t, root, ".ctx-sys/cache/x=y")
	f.nothing()
}

// A burst is one change, and it comes when the burst is over.
func TestBurst(t *testing.T) {
	root := t.TempDir()
	f := start(t, root, func(o *Options) { o.Debounce = time.Second })
	begin := time.Now()
	for i := range 10 {
		write(t, root, fmt.Sprintf("f%d.go=x", i))
		time.Sleep(20 * time.Millisecond)
	}
	c := f.next()
	if len(c.Paths) != 10 || time.Since(begin) < 1180*time.Millisecond {
		t.Errorf("%+v after %s", c, time.Since(begin))
	}
}

// New folders are watched, however deep and whatever is in them already, and moved ones go by their new names.
func TestFolders(t *testing.T) {
	root, outside := t.TempDir(), t.TempDir()
	f := start(t, root, nil)
	write(t, root, "new/er/est/a.go")
	f.until("new")
	write(t, root, "new/er/est/b.go=1")
	f.until("new/er/est/b.go")
	must(t, os.Rename(filepath.Join(root, "new/er"), filepath.Join(root, "old")))
	f.until("new/er", "old")
	write(t, root, "old/est/b.go=22")
	f.until("old/est/b.go")
	must(t, os.Rename(filepath.Join(root, "old"), filepath.Join(outside, "old")))
	f.until("old")
	write(t, outside, "old/est/b.go=333")
	f.nothing()
	must(t, os.Rename(filepath.Join(outside, "old"), filepath.Join(root, "new", "er")))
	f.until("new/er")
	write(t, root, "new/er/est/b.go=4444")
	f.until("new/er/est/b.go")
	must(t, os.RemoveAll(filepath.Join(root, "new")))
	f.until("new")
	write(t, root, "new/er/c.go")
	f.until("new")
	write(t, root, "new/er/c.go=1")
	f.until("new/er/c.go")
}

// A folder renamed over and over, with what is below it.
func TestFolderMovedOften(t *testing.T) {
	root := t.TempDir()
	write(t, root, "d0/in/a.go")
	f := start(t, root, nil)
	for i := range 50 {
		must(t, os.Rename(filepath.Join(root, fmt.Sprintf("d%d", i)), filepath.Join(root, fmt.Sprintf("d%d", i+1))))
	}
	f.until("d50")
	write(t, root, "d50/in/a.go=1")
	f.until("d50/in/a.go")
}

// What changes the rules is a change of everything, and other folders are watched from then on.
func TestRules(t *testing.T) {
	root := t.TempDir()
	write(t, root, "a/x.go", "b/y.go", ".gitignore=b/\n")
	f := start(t, root, nil)
	write(t, root, "b/y.go=1")
	f.nothing()
	write(t, root, ".gitignore=a/\n")
	if c := f.next(); !c.All || c.Why != Rules {
		t.Errorf("%+v", c)
	}
	write(t, root, "a/x.go=1")
	f.nothing()
	write(t, root, "b/y.go=22")
	f.until("b/y.go")
}

// What git does is one change, when it is done.
func TestGit(t *testing.T) {
	root := t.TempDir()
	runGit(t, root, "init", "-q", "-b", "main")
	write(t, root, "a.go=1", "b/c.go=1", ".gitignore=x/")
	runGit(t, root, "add", "-A")
	runGit(t, root, "commit", "-q", "-m", "one")
	runGit(t, root, "checkout", "-q", "-b", "other")
	write(t, root, "a.go=2", "b/d.go=2")
	runGit(t, root, "rm", "-q", "b/c.go")
	runGit(t, root, "add", "-A")
	runGit(t, root, "commit", "-q", "-m", "two")
	f := start(t, root, func(o *Options) { o.Debounce = 500 * time.Millisecond })
	runGit(t, root, "checkout", "-q", "main")
	if c := f.next(); c.All || !slices.Contains(c.Paths, "a.go") || len(c.Paths) < 2 {
		t.Errorf("a checkout is %+v", c)
	}
	f.nothing()
	runGit(t, root, "status")
	runGit(t, root, "branch", "third")
	f.nothing()
	runGit(t, root, "commit", "-q", "--allow-empty", "-m", "three")
	if c := f.next(); c.All || c.Why != Commit || len(c.Paths) != 0 {
		t.Errorf("a commit is %+v", c)
	}
	write(t, root, ".git/index.lock", "a.go=333")
	f.nothing()
	write(t, root, "b/d.go=444")
	must(t, os.Remove(filepath.Join(root, ".git/index.lock")))
	if c := f.next(); !slices.Contains(c.Paths, "a.go") || !slices.Contains(c.Paths, "b/d.go") {
		t.Errorf("after the lock is gone: %+v", c)
	}
	write(t, root, ".git/info/exclude=b/")
	if c := f.next(); !c.All || c.Why != Rules {
		t.Errorf("excludes of git: %+v", c)
	}
}

// A folder that is away is waited for. What happened meanwhile is part of the change when it is back.
func TestAwayAndBack(t *testing.T) {
	above := t.TempDir()
	root, other := filepath.Join(above, "project"), filepath.Join(above, "elsewhere")
	write(t, root, "a/b.go")
	f := start(t, root, func(o *Options) { o.patience = time.Hour })
	must(t, os.Rename(root, other))
	f.state(Away)
	write(t, other, "a/c.go")
	f.nothing()
	must(t, os.Rename(other, root))
	if c := f.next(); !c.All || c.Why != Back {
		t.Errorf("%+v", c)
	}
	write(t, root, "a/c.go=1")
	f.until("a/c.go")
}

func TestGone(t *testing.T) {
	for name, c := range map[string]struct {
		after func(root string) error
		want  error
	}{
		"deleted":  {func(string) error { return nil }, ErrGone},
		"replaced": {func(root string) error { return os.Mkdir(root, 0o755) }, ErrReplaced},
	} {
		for _, polling := range []bool{false, true} {
			t.Run(fmt.Sprint(name, " ", polling), func(t *testing.T) {
				root := filepath.Join(t.TempDir(), "project")
				write(t, root, "a.go")
				f := start(t, root, func(o *Options) { o.Polling = polling })
				must(t, os.Rename(root, root+"2")) // its number is not given to another
				must(t, c.after(root))
				select {
				case err := <-f.ended:
					if !errors.Is(err, c.want) || !strings.Contains(err.Error(), "run the command again") {
						t.Errorf("ended with %v", err)
					}
					f.ended <- nil
				case <-time.After(long):
					t.Error("goes on")
				}
				select {
				case c := <-f.changes:
					if c.Why != Looked {
						t.Errorf("a change is handed over: %+v", c)
					}
				default:
				}
			})
		}
	}
	if err := Follow(context.Background(), Options{Root: filepath.Join(t.TempDir(), "nowhere")}, nil); !errors.Is(err, ErrGone) {
		t.Errorf("a folder that never was: %v", err)
	}
}

// Behind the limit of the system the tree is looked at, and that is said.
func TestLimit(t *testing.T) {
	root := t.TempDir()
	write(t, root, "a/a.go", "b/b.go", "c/c.go")
	f := start(t, root, func(o *Options) { o.limit = 5 })
	f.state(Events)
	write(t, root, "d/d.go")
	f.until("d")
	write(t, root, "e/e.go")
	if c := f.next(); !c.All {
		t.Errorf("%+v", c)
	}
	if s := f.state(Polling); !strings.Contains(s.Reason, "max_user_watches") {
		t.Errorf("%+v", s)
	}
	write(t, root, "e/e.go=1")
	if c := f.next(); !c.All || c.Why != Looked {
		t.Errorf("%+v", c)
	}
}

func TestPolling(t *testing.T) {
	root := t.TempDir()
	write(t, root, "a.go=1", "b/c.go=1")
	runGit(t, root, "init", "-q")
	runGit(t, root, "add", "-A")
	runGit(t, root, "commit", "-q", "-m", "one")
	f := start(t, root, func(o *Options) { o.Polling = true })
	if s := f.state(Polling); s.Reason == "" || s.Interval < minInterval {
		t.Errorf("%+v", s)
	}
	f.next() // what happened before the first look
	for _, edit := range []func(){
		func() { write(t, root, "a.go=22") },
		func() { write(t, root, "a.go=333") },
		func() { write(t, root, "b/new.go") },
		func() { must(t, os.Rename(filepath.Join(root, "b/new.go"), filepath.Join(root, "b/moved.go"))) },
		func() { must(t, os.Remove(filepath.Join(root, "b/c.go"))) },
		func() { runGit(t, root, "commit", "-q", "-m", "two", "--allow-empty") },
	} {
		edit()
		if c := f.next(); !c.All || c.Why != Looked {
			t.Errorf("%+v", c)
		}
	}
	f.nothing()
}

// A file system that takes watches and tells nothing is found out.
func TestProbe(t *testing.T) {
	root := t.TempDir()
	write(t, root, ".ctx-sys/x")
	f := start(t, root, func(o *Options) { o.Probe = filepath.Join(root, ".ctx-sys") })
	f.state(Events)
	if left, err := os.ReadDir(filepath.Join(root, ".ctx-sys")); err != nil || len(left) != 1 {
		t.Errorf("the probe leaves %v behind", left)
	}
	f.nothing()
}

// Dropped notifications make a change of everything, and all folders are watched again.
func TestOverflow(t *testing.T) {
	root := t.TempDir()
	write(t, root, "a/b.go")
	ctx := context.Background()
	f := &follower{o: Options{Root: root, Debounce: time.Millisecond}, root: root, changed: func(context.Context, Change) error { return nil },
		done: make(chan error, 1), looked: make(chan look, 2)}
	var err error
	f.identity, err = os.Stat(root)
	must(t, err)
	must(t, f.begin(ctx))
	defer f.close()
	before := f.events
	must(t, f.failed(ctx, fsnotify.ErrEventOverflow))
	var got Change
	f.changed = func(_ context.Context, c Change) error { got = c; return nil }
	time.Sleep(5 * time.Millisecond)
	must(t, f.handOver(ctx))
	<-f.done
	if !got.All || got.Why != Overflow || f.events == before || len(f.folders) != 2 {
		t.Errorf("%+v, %d folders watched", got, len(f.folders))
	}
}

// A storm of renames is survived: what is handed over covers all of it, and following goes on.
func TestStorm(t *testing.T) {
	root := t.TempDir()
	f := start(t, root, nil)
	for i := range 10_000 {
		name := filepath.Join(root, fmt.Sprintf("f%d.go", i))
		must(t, os.WriteFile(name, nil, 0o644))
		must(t, os.Rename(name, filepath.Join(root, fmt.Sprintf("g%d.go", i))))
	}
	seen := map[string]bool{}
	for c := f.next(); !c.All; c = f.next() {
		for _, p := range c.Paths {
			seen[p] = true
		}
		if seen["g9999.go"] { // told last
			break
		}
	}
	write(t, root, "after.go")
	for c := f.next(); !c.All && !slices.Contains(c.Paths, "after.go"); c = f.next() {
	}
}

// What could not be taken in is not lost.
func TestRetry(t *testing.T) {
	root := t.TempDir()
	f := start(t, root, nil)
	f.answer(errors.New("no space left"))
	write(t, root, "a.go")
	f.until("a.go")
	write(t, root, "b.go")
	f.nothing() // it waits
}

// After a quiet while everything is looked at once.
func TestSettles(t *testing.T) {
	root := t.TempDir()
	f := start(t, root, func(o *Options) { o.settle = 100 * time.Millisecond })
	f.nothing()
	write(t, root, "a.go")
	f.until("a.go")
	if c := f.next(); !c.All || c.Why != Settled {
		t.Errorf("%+v", c)
	}
	f.nothing()
}

// Who asks is answered when all that changed before was taken in, without waiting for quiet, and not while that cannot be.
func TestAsking(t *testing.T) {
	root := t.TempDir()
	runGit(t, root, "init", "-q", "-b", "main")
	write(t, root, "a.go=1", "in/b.go=1", ".ctx-sys/index.db")
	f := start(t, root, func(o *Options) { o.Debounce, o.Asking = time.Hour, "ask-" })
	if s := f.state(Events); !s.Answers {
		t.Errorf("%+v", s)
	}
	asked := 0
	ask := func() string {
		asked++
		name := filepath.Join(".ctx-sys", fmt.Sprint("ask-", asked))
		write(t, root, name)
		return filepath.Join(root, name)
	}
	answered := func(name string) bool {
		_, err := os.Lstat(name)
		return errors.Is(err, os.ErrNotExist)
	}
	answer := func(name string) {
		t.Helper()
		for begin := time.Now(); !answered(name); time.Sleep(time.Millisecond) {
			if time.Since(begin) > long {
				t.Fatal("no answer")
			}
		}
	}
	answer(ask()) // nothing changed
	write(t, root, "a.go=2", "in/b.go=2", "new/c.go=1")
	name := ask()
	f.until("a.go", "in/b.go", "new")
	answer(name)
	write(t, root, "new/c.go=22")
	name = ask()
	f.until("new/c.go")
	answer(name)

	write(t, root, ".git/index.lock", "a.go=333")
	name = ask()
	time.Sleep(100 * time.Millisecond)
	select {
	case c := <-f.changes:
		t.Errorf("%+v", c)
	default:
	}
	if answered(name) {
		t.Error("answered in the middle of what git does")
	}
	must(t, os.Remove(filepath.Join(root, ".git/index.lock")))
	f.until("a.go")
	answer(name)

	f.answer(errors.New("not now"))
	write(t, root, "a.go=4444")
	name = ask()
	f.until("a.go")
	time.Sleep(100 * time.Millisecond)
	select {
	case c := <-f.changes:
		t.Errorf("%+v", c)
	default:
	}
	if answered(name) {
		t.Error("answered though nothing was taken in")
	}
}
