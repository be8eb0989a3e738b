package commits

import (
	"context"
	"fmt"
	"os"
	"os/exec"
	"path/filepath"
	"strings"
	"testing"

	"github.com/ctx-sys/ctx-sys/internal/effort"
)

// at is a log of another folder of the same test.
func (r repository) at(dir string) *Log {
	other := r
	other.dir = dir
	return other.log(0)
}

// Whatever form a repository has, what is here of its history is read, nothing is fetched, and what lacks is no error.
func TestOddRepositories(t *testing.T) {
	source := newRepository(t)
	for i := range 5 {
		source.write("shop/till.go", fmt.Sprintf("package shop\n\nfunc Pay() int { return %d }\n", i))
		source.commit(fmt.Sprint("pay ", i))
	}
	source.git("config", "uploadpack.allowFilter", "true")
	clone := func(args ...string) string {
		dir := filepath.Join(t.TempDir(), "clone")
		source.git(append(append([]string{"clone", "-q"}, args...), "file://"+source.dir, dir)...)
		return dir
	}
	text, err := os.ReadFile(filepath.Join(source.dir, "shop/till.go"))
	if err != nil {
		t.Fatal(err)
	}
	for _, c := range []struct {
		name    string
		dir     func() string
		commits int
		steps   int // that made the line; 0 where they cannot be known
	}{
		{"a clone", func() string { return clone() }, 5, 5},
		{"a shallow clone", func() string { return clone("--depth=2") }, 2, 2},
		{"a clone without blobs", func() string { return clone("--filter=blob:none") }, 5, 0},
		{"a detached head", func() string {
			dir := clone()
			source.git("-C", dir, "checkout", "-q", "HEAD~1")
			return dir
		}, 4, 0},
		{"a linked work tree", func() string {
			dir := filepath.Join(t.TempDir(), "linked")
			source.git("worktree", "add", "-q", "-b", "linked", dir)
			return dir
		}, 5, 5},
		{"a folder of a repository", func() string { return filepath.Join(clone(), "shop") }, 5, 0},
	} {
		t.Run(c.name, func(t *testing.T) {
			l := source.at(c.dir())
			report, err := l.Update(context.Background())
			if err != nil || report.Commits != c.commits {
				t.Fatalf("%+v, %v, want %d commits", report, err, c.commits)
			}
			if hits, err := l.Search(context.Background(), "pay", 10); err != nil || len(hits) != c.commits {
				t.Errorf("%d found, %v", len(hits), err)
			}
			path := "shop/till.go"
			if filepath.Base(l.opts.Root) == "shop" {
				path = "till.go"
			}
			o, err := l.Origin(context.Background(), Lines{path, 3, 3}, text, 0)
			if err == nil && c.steps > 0 && len(o.Steps) != c.steps {
				t.Errorf("%d steps, want %d: %+v", len(o.Steps), c.steps, o)
			}
			if c.steps > 0 && err != nil {
				t.Error(err)
			}
		})
	}
}

// Objects may be named by SHA-256, and a merge may have many parents.
func TestSHA256AndOctopus(t *testing.T) {
	r := repository{t, t.TempDir()}
	r.git("init", "-q", "-b", "main", "--object-format=sha256")
	r.commit("the first")
	for i := range 3 {
		r.git("checkout", "-q", "-b", fmt.Sprint("b", i), "main")
		r.write(fmt.Sprint("file", i), "x\n")
		r.commit(fmt.Sprint("branch ", i))
	}
	r.git("checkout", "-q", "main")
	r.git("merge", "-q", "-m", "octopus", "b0", "b1", "b2")
	l := r.log(0)
	report, err := l.Update(context.Background())
	if err != nil || report.Commits != 5 {
		t.Fatalf("%+v, %v", report, err)
	}
	c, err := l.Named(context.Background(), "ctx://commit/HEAD")
	if err != nil || len(c.Hash) != 64 || len(c.Parents) != 3 {
		t.Errorf("%+v, %v", c, err)
	}
}

// Of a commit with very many files the first are kept, and it counts in no question what changes together.
func TestHugeCommit(t *testing.T) {
	r := newRepository(t)
	n := effort.Pick(2000, 5000, 100_000)
	blob := strings.TrimSpace(string(must(t, r.dir, "hash-object", "-w", "--stdin")))
	var tree strings.Builder
	for i := range n {
		fmt.Fprintf(&tree, "100644 %s 0\tf%d\n", blob, i)
	}
	cmd := exec.Command("git", "update-index", "--index-info")
	cmd.Dir, cmd.Stdin = r.dir, strings.NewReader(tree.String())
	if out, err := cmd.CombinedOutput(); err != nil {
		t.Fatalf("%v: %s", err, out)
	}
	r.git("commit", "-q", "-m", "import everything")
	l := r.log(0)
	hits, err := l.Search(context.Background(), "import everything", 5)
	if err != nil || len(hits) != 1 || len(hits[0].Files) != maxFiles {
		t.Fatalf("%d hits, %v", len(hits), err)
	}
	if with, err := l.Together(context.Background(), "f1", 10); err != nil || len(with) > 0 {
		t.Errorf("%v, %v", with, err)
	}
}

func must(t *testing.T, dir string, args ...string) []byte {
	t.Helper()
	cmd := exec.Command("git", args...)
	cmd.Dir = dir
	out, err := cmd.Output()
	if err != nil {
		t.Fatal(err)
	}
	return out
}

// Very many branches and tags change nothing: what is asked is about few of them.
func TestManyRefs(t *testing.T) {
	r := newRepository(t)
	r.write("shop/till.go", "package shop\n\nfunc Pay() int { return 1 }\n")
	r.commit("open the till")
	r.write("shop/till.go", "package shop\n\nfunc Pay() int { return 2 }\n")
	r.commit("count baskets")
	last, first := strings.TrimSpace(string(must(t, r.dir, "rev-parse", "HEAD"))), strings.TrimSpace(string(must(t, r.dir, "rev-parse", "HEAD~1")))
	n := effort.Pick(2000, 20_000, 500_000)
	var refs strings.Builder
	refs.WriteString("# pack-refs with: peeled fully-peeled sorted \n")
	for i := range n {
		fmt.Fprintf(&refs, "%s refs/heads/topic/%07d\n", first, i)
	}
	for i := range n {
		fmt.Fprintf(&refs, "%s refs/tags/v%07d\n", last, i)
	}
	if err := os.WriteFile(filepath.Join(r.dir, ".git", "packed-refs"), []byte(refs.String()), 0o644); err != nil {
		t.Fatal(err)
	}
	ctx, l := context.Background(), r.log(0)
	if hits, err := l.Search(ctx, "count baskets", 5); err != nil || len(hits) == 0 || hits[0].Hash != last {
		t.Errorf("%v, %v", hits, err)
	}
	for name, want := range map[string]string{fmt.Sprintf("topic/%07d", n-1): first, fmt.Sprintf("v%07d", n/2): last} {
		if c, err := l.Named(ctx, "ctx://commit/"+name); err != nil || c.Hash != want {
			t.Errorf("%s: %+v, %v", name, c, err)
		}
	}
	r.git("checkout", "-q", fmt.Sprintf("topic/%07d", n/3)) // the branch is among them
	r.write("shop/till.go", "package shop\n\nfunc Pay() int { return 3 }\n")
	r.commit("weigh fruit")
	if hits, err := l.Search(ctx, "weigh fruit", 5); err != nil || len(hits) == 0 || hits[0].Subject != "weigh fruit" {
		t.Errorf("after a commit on one of them: %v, %v", hits, err)
	}
}
