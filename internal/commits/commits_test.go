package commits

import (
	"context"
	"errors"
	"fmt"
	"math/rand/v2"
	"os"
	"os/exec"
	"path/filepath"
	"slices"
	"strings"
	"testing"
	"time"

	ctxsys "github.com/ctx-sys/ctx-sys"
	"github.com/ctx-sys/ctx-sys/internal/effort"
)

// repository is a repository with real git.
type repository struct {
	*testing.T
	dir string
}

func newRepository(t *testing.T) repository {
	r := repository{t, t.TempDir()}
	r.git("init", "-q", "-b", "main")
	return r
}

func (r repository) git(args ...string) string {
	r.Helper()
	cmd := exec.Command("git", args...)
	cmd.Dir = r.dir
	cmd.Env = append(os.Environ(), "GIT_AUTHOR_NAME=A", "GIT_AUTHOR_EMAIL=a@example.org", "GIT_COMMITTER_NAME=A", "GIT_COMMITTER_EMAIL=a@example.org", "GIT_CONFIG_GLOBAL=/dev/null", "GIT_CONFIG_NOSYSTEM=1")
	out, err := cmd.CombinedOutput()
	if err != nil {
		r.Fatalf("git %v: %v: %s", args, err, out)
	}
	return strings.TrimSpace(string(out))
}

func (r repository) write(name, text string) {
	r.Helper()
	path := filepath.Join(r.dir, name)
	if err := os.MkdirAll(filepath.Dir(path), 0o755); err != nil {
		r.Fatal(err)
	}
	if err := os.WriteFile(path, []byte(text), 0o644); err != nil {
		r.Fatal(err)
	}
}

func (r repository) commit(message string) {
	r.Helper()
	r.git("add", "-A")
	r.git("commit", "-q", "--allow-empty", "-m", message)
}

func (r repository) log(most int) *Log {
	path := filepath.Join(r.TempDir(), "commits.db")
	l := New(Options{Root: r.dir, Path: func() (string, error) { return path, nil }, Most: most})
	r.Cleanup(func() { l.Close() })
	return l
}

// answers are what a log says, with all that could depend on how it came to be.
func answers(t *testing.T, l *Log) string {
	t.Helper()
	ctx := context.Background()
	var b strings.Builder
	for _, q := range []string{"red fox", "green", "file3", "word7 word11"} {
		hits, err := l.Search(ctx, q, 1000)
		if err != nil {
			t.Fatal(err)
		}
		var lines []string
		for _, h := range hits {
			lines = append(lines, fmt.Sprintf("%s %.9f %s %v", h.Hash, h.Score, h.Subject, h.Files))
		}
		slices.Sort(lines)
		fmt.Fprintln(&b, q, strings.Join(lines, "\n"))
	}
	for i := range 5 {
		of, err := l.Of(ctx, fmt.Sprintf("dir/file%d", i), 1000)
		if err != nil {
			t.Fatal(err)
		}
		var ids []string
		for _, c := range of {
			ids = append(ids, c.Hash)
		}
		slices.Sort(ids)
		fmt.Fprintln(&b, i, ids)
	}
	return b.String()
}

// However a log followed a repository, through branches, merges and rewritten history, it knows what one that was made at the end knows, and what git knows.
func TestFollows(t *testing.T) {
	for seed := range effort.Pick(1, 3, 10) {
		rng := rand.New(rand.NewPCG(effort.Seed(uint64(seed)), 7))
		r := newRepository(t)
		r.commit("the first")
		l := r.log(0)
		branches := 1
		for range 40 {
			switch rng.IntN(8) {
			case 0:
				r.git("checkout", "-q", "-b", fmt.Sprint("b", branches))
				branches++
			case 1:
				all := strings.Fields(r.git("for-each-ref", "--format=%(refname:short)", "refs/heads"))
				r.git("checkout", "-q", all[rng.IntN(len(all))])
			case 2:
				r.git("commit", "-q", "--amend", "--allow-empty", "-m", "amended red fox "+fmt.Sprint(rng.IntN(100)))
			case 3:
				if strings.Count(r.git("log", "--format=%H"), "\n") > 2 {
					r.git("reset", "-q", "--hard", "HEAD^")
				}
			case 4:
				all := strings.Fields(r.git("for-each-ref", "--format=%(refname:short)", "refs/heads"))
				r.git("merge", "-q", "--allow-unrelated-histories", "-s", "ours", "-m", "merge green", all[rng.IntN(len(all))])
			default:
				r.write(fmt.Sprintf("dir/file%d", rng.IntN(5)), fmt.Sprint("text ", rng.IntN(1000), "\n"))
				r.commit(fmt.Sprintf("word%d word%d red fox\n\ngreen body #%d", rng.IntN(20), rng.IntN(20), rng.IntN(50)))
			}
			if rng.IntN(2) == 0 {
				if _, err := l.Update(context.Background()); err != nil {
					t.Fatalf("seed %d: %v", seed, err)
				}
			}
		}
		fresh := r.log(0)
		if followed, made := answers(t, l), answers(t, fresh); followed != made {
			t.Fatalf("seed %d: followed\n%s\nmade\n%s", seed, followed, made)
		}
		report, err := l.Update(context.Background())
		if err != nil {
			t.Fatal(err)
		}
		if n := strings.Count(r.git("log", "--format=%H"), "\n") + 1; report.Commits != n || !report.Whole {
			t.Errorf("seed %d: %+v, git has %d commits", seed, report, n)
		}
	}
}

// Only the newest commits are kept where there are many, and the report says so.
func TestMost(t *testing.T) {
	r := newRepository(t)
	for i := range 12 {
		r.commit(fmt.Sprint("commit ", i))
	}
	report, err := r.log(5).Update(context.Background())
	if err != nil || report.Commits != 5 || report.Whole {
		t.Errorf("%+v, %v", report, err)
	}
}

// Secrets in what commits say are masked, and what is no text does no harm.
func TestOddCommits(t *testing.T) {
	r := newRepository(t)
	r.write("a\tb \"c\".txt", "x\n")
	r.commit("key AKIAIOSFODNN7EXAMPLQ is in here\n\n\x1b[31mred\xff\n" + strings.Repeat("long ", 10000))
	l := r.log(0)
	hits, err := l.Search(context.Background(), "key", 5)
	if err != nil || len(hits) != 1 {
		t.Fatal(hits, err)
	}
	c := hits[0]
	if strings.Contains(c.Subject, "AKIAIOSFODNN7EXAMPLQ") {
		t.Error("the key is shown:", c.Subject)
	}
	if len(c.Body) > maxMessage || len(c.Files) != 1 || c.Files[0].Path != "a\tb \"c\".txt" {
		t.Errorf("%d bytes, files %q", len(c.Body), c.Files)
	}
}

// A line is followed through a rename of its file and a move of its function to another file, as git log -L follows it within a file.
func TestOrigin(t *testing.T) {
	r := newRepository(t)
	const function = "func Total(prices []int) int {\n\tsum := 0\n\tfor _, p := range prices {\n\t\tsum += p\n\t}\n\treturn sum\n}\n"
	r.write("shop.go", "package shop\n\n"+function)
	r.commit("introduce Total")
	function2 := strings.Replace(function, "sum += p", "sum += p * 2", 1)
	r.write("shop.go", "package shop\n\n"+function2)
	r.commit("double the prices")
	r.git("mv", "shop.go", "cart.go")
	r.commit("rename the file")
	r.write("cart.go", "package shop\n")
	r.write("total.go", "package shop\n\n// Total is in a file of its own.\n\n"+function2)
	r.commit("move Total")
	text, _ := os.ReadFile(filepath.Join(r.dir, "total.go"))
	typed := strings.Replace(string(text), "package shop\n", "package shop\n\n// not committed\n", 1)
	l := r.log(0)
	o, err := l.Origin(context.Background(), Lines{"total.go", 10, 10}, []byte(typed), 0)
	if err != nil {
		t.Fatal(err)
	}
	var got []string
	for _, s := range o.Steps {
		got = append(got, s.Subject+": "+s.Change+" "+s.From)
	}
	want := []string{"move Total: moved cart.go#Total", "double the prices: changed ", "introduce Total: introduced "}
	if !slices.Equal(got, want) || !o.Whole {
		t.Errorf("whole %t: %q, want %q", o.Whole, got, want)
	}
	if o, err = l.Origin(context.Background(), Lines{"total.go", 3, 3}, []byte(typed), 0); err != nil || !o.Uncommitted || len(o.Steps) > 0 {
		t.Errorf("the new line: %+v, %v", o, err)
	}
	if _, err = l.Origin(context.Background(), Lines{"total.go", 99, 99}, []byte(typed), 0); err == nil {
		t.Error("line 99 was followed")
	}
}

// TestWasRead looks at commits while nothing was read yet, though the database is there, and afterwards.
func TestWasRead(t *testing.T) {
	r := newRepository(t)
	r.write("a.go", "package a\n")
	r.commit("one")
	ctx, l := context.Background(), r.log(0)
	if l.WasRead(ctx) || l.Kept() {
		t.Error("nothing is there, and it was read")
	}
	if _, err := l.open(ctx); err != nil { // as another process does that begins to read
		t.Fatal(err)
	}
	if l.WasRead(ctx) || !l.Kept() {
		t.Error("what is empty was read")
	}
	if _, err := l.Update(ctx); err != nil || !l.WasRead(ctx) {
		t.Errorf("it was not read: %v", err)
	}
	l.reading.Store(true)
	if l.WasRead(ctx) {
		t.Error("what is being read was read")
	}
}

// TestOf compares the commits of a file that was renamed, and whose first name another file has now, with those that git follows, and looks at what changes with it.
func TestOf(t *testing.T) {
	r := newRepository(t)
	change := func(message string, names ...string) {
		for _, name := range names {
			r.write(name, strings.Repeat("the same line of "+filepath.Base(name)+"\n", 20)+message)
		}
		r.commit(message)
	}
	for i := range 3 {
		change(fmt.Sprint("both ", i), "old/a.go", "old/b.go")
	}
	change("one", "old/a.go")
	r.git("mv", "old", "new")
	r.commit("move")
	change("other", "old/a.go", "new/c.go")
	change("again", "new/a.go")
	change("more", "new/a.go", "new/b.go")
	r.git("mv", "new/a.go", "new/z.go")
	r.commit("rename")
	ctx, l := context.Background(), r.log(0)
	for _, name := range []string{"new/z.go", "new/b.go"} {
		for _, limit := range []int{1, 3, 6, 100} {
			list, err := l.Of(ctx, name, limit)
			if err != nil {
				t.Fatal(err)
			}
			var hashes []string
			for i := range list {
				hashes = append(hashes, list[i].Hash)
			}
			if want := strings.Fields(r.git("log", "--follow", "--format=%H", fmt.Sprint("-n", limit), "--", name)); !slices.Equal(hashes, want) {
				t.Errorf("%s, %d: %v, git: %v", name, limit, hashes, want)
			}
		}
	}
	with, err := l.Together(ctx, "new/z.go", 10)
	if want := []Companion{{"new/b.go", 5, 8, Weak}}; err != nil || !slices.Equal(with, want) {
		t.Errorf("together: %v, %v, want %v", with, err, want)
	}
}

func TestSpanOf(t *testing.T) {
	now := time.Date(2026, 3, 31, 12, 0, 0, 0, time.UTC)
	for s, want := range map[string]string{
		"2026-01-31": "2026-01-31 00:00", "2 weeks": "2026-03-17 12:00", "3 days ago": "2026-03-28 12:00", "yesterday": "2026-03-30 00:00", "a year ago": "2025-03-31 12:00",
		"last week": "2026-03-24 12:00", "24 hours": "2026-03-30 12:00", "2025-12": "2025-12-01 00:00", "v1.2": "", "HEAD~3": "", "main": "", "": "",
	} {
		at, ok := spanOf(s, now)
		if got := at.Format("2006-01-02 15:04"); ok != (want != "") || ok && got != want {
			t.Errorf("%q is %s, %t, want %q", s, got, ok, want)
		}
	}
}

func TestLinksIn(t *testing.T) {
	if got := linksIn("Fix #12 and (#345), not a#6, &#39; or #x; #12 again, #7."); !slices.Equal(got, []string{"#12", "#345", "#7"}) {
		t.Error(got)
	}
}

// Where nothing may be written, a search says how the commits get there.
func TestReadOnly(t *testing.T) {
	r := newRepository(t)
	r.commit("the first")
	l := New(Options{Root: r.dir, Path: func() (string, error) { return filepath.Join(r.TempDir(), "none.db"), nil }, ReadOnly: true})
	defer l.Close()
	if _, err := l.Search(context.Background(), "first", 1); !errors.Is(err, ctxsys.ErrNotFound) || !strings.Contains(err.Error(), "index --commits") {
		t.Error(err)
	}
}

// An answer that takes too long says so, and the next one may be had.
func TestTime(t *testing.T) {
	r := newRepository(t)
	r.write("a.go", "package a\n")
	r.commit("first")
	l := New(Options{Root: r.dir, Time: time.Nanosecond, Path: func() (string, error) { return filepath.Join(r.dir, ".git", "commits.db"), nil }})
	defer l.Close()
	if _, err := l.Origin(t.Context(), Lines{"a.go", 1, 1}, []byte("package a\n"), 0); !errors.Is(err, ctxsys.ErrBusy) {
		t.Errorf("lines: %v", err)
	}
	if _, err := l.Changes(t.Context(), "2 weeks", 3, time.Now()); !errors.Is(err, ctxsys.ErrBusy) {
		t.Errorf("changes: %v", err)
	}
	ended, cancel := context.WithCancel(t.Context())
	cancel()
	if _, err := l.Changes(ended, "2 weeks", 3, time.Now()); errors.Is(err, ctxsys.ErrBusy) {
		t.Errorf("who asked is gone: %v", err)
	}
	l.opts.Time = time.Hour
	if o, err := l.Origin(t.Context(), Lines{"a.go", 1, 1}, []byte("package a\n"), 0); err != nil || len(o.Steps) != 1 {
		t.Errorf("with time: %+v, %v", o, err)
	}
	if text, err := l.Committed(t.Context(), "a.go"); err != nil || string(text) != "package a\n" {
		t.Errorf("%q, %v", text, err)
	}
	if _, err := l.Committed(t.Context(), "b.go"); !errors.Is(err, ctxsys.ErrNotFound) {
		t.Errorf("a file that is not there: %v", err)
	}
}
