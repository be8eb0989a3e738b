package git_test

import (
	"context"
	"os"
	"os/exec"
	"path/filepath"
	"slices"
	"strings"
	"testing"

	"github.com/ctx-sys/ctx-sys/internal/git"
)

func command(t *testing.T, dir string, args ...string) string {
	t.Helper()
	cmd := exec.Command("git", append([]string{"-C", dir, "-c", "user.name=t", "-c", "user.email=t@example.com", "-c", "commit.gpgsign=false"}, args...)...)
	out, err := cmd.CombinedOutput()
	if err != nil {
		t.Fatalf("git %v: %v\n%s", args, err, out)
	}
	return strings.TrimSpace(string(out))
}

func TestHead(t *testing.T) {
	ctx := context.Background()
	dir := filepath.Join(t.TempDir(), "a folder; with $signs")
	if err := os.MkdirAll(filepath.Join(dir, "below"), 0o755); err != nil {
		t.Fatal(err)
	}
	if got := git.Head(ctx, dir); got != "" {
		t.Errorf("outside a repository: %q", got)
	}
	command(t, dir, "init", "-q")
	if got := git.Head(ctx, dir); got != "" {
		t.Errorf("before the first commit: %q", got)
	}
	for _, message := range []string{"one", "two"} {
		command(t, dir, "commit", "-q", "--allow-empty", "-m", message)
		want := command(t, dir, "rev-parse", "HEAD")
		for _, at := range []string{dir, filepath.Join(dir, "below")} {
			if got := git.Head(ctx, at); got != want {
				t.Errorf("%s: %q, want %q", at, got, want)
			}
		}
	}
	if got := git.Head(ctx, filepath.Join(dir, "nowhere")); got != "" {
		t.Errorf("in no folder: %q", got)
	}
}

func TestHeadWithoutGit(t *testing.T) {
	dir := t.TempDir()
	command(t, dir, "init", "-q")
	command(t, dir, "commit", "-q", "--allow-empty", "-m", "one")
	t.Setenv("PATH", t.TempDir())
	if got := git.Head(context.Background(), dir); got != "" {
		t.Errorf("%q", got)
	}
}

func TestHeadStopsWithItsContext(t *testing.T) {
	dir := t.TempDir()
	command(t, dir, "init", "-q")
	command(t, dir, "commit", "-q", "--allow-empty", "-m", "one")
	ctx, cancel := context.WithCancel(context.Background())
	cancel()
	if got := git.Head(ctx, dir); got != "" {
		t.Errorf("%q", got)
	}
}

// A path is one of the project, which may be a part of the repository.
func TestGone(t *testing.T) {
	ctx := context.Background()
	dir := t.TempDir()
	command(t, dir, "init", "-q")
	write(t, filepath.Join(dir, "part", "a.go"), "package a // Older")
	write(t, filepath.Join(dir, "a.go"), "package a")
	command(t, dir, "add", "-A")
	command(t, dir, "commit", "-q", "-m", "one")
	command(t, dir, "rm", "-q", "part/a.go")
	command(t, dir, "commit", "-q", "-m", "two")
	want := command(t, dir, "log", "-1", "--format=%h of %cs")
	part := filepath.Join(dir, "part")
	if err := os.MkdirAll(part, 0o755); err != nil {
		t.Fatal(err)
	}
	for _, c := range []struct {
		root, name string
		path       bool
		want       string
	}{
		{part, "a.go", true, want}, {dir, "part/a.go", true, want}, {part, "Older", false, want},
		{dir, "a.go", true, ""}, {part, "part/a.go", true, ""}, {dir, "*/a.go", true, ""}, {dir, ":(top)part/a.go", true, ""}, {dir, "--all", false, ""},
	} {
		if got, err := git.Gone(ctx, c.root, c.name, c.path); got != c.want || err != nil {
			t.Errorf("%s of %s: %q, %v; want %q", c.name, c.root, got, err, c.want)
		}
	}
	if got, err := git.Gone(ctx, t.TempDir(), "a.go", true); got != "" || err == nil {
		t.Errorf("outside a repository: %q, %v", got, err)
	}
}

// Siblings are work trees of the same repository, whatever somebody wrote into one.
func TestSiblings(t *testing.T) {
	top, err := filepath.EvalSymlinks(t.TempDir())
	if err != nil {
		t.Fatal(err)
	}
	main, private := filepath.Join(top, "main"), filepath.Join(top, "private")
	for _, dir := range []string{main, private} {
		command(t, top, "init", "-q", dir)
		command(t, dir, "commit", "-q", "--allow-empty", "-m", "one")
	}
	one, two := filepath.Join(top, "one"), filepath.Join(top, "two")
	command(t, main, "worktree", "add", "-q", one)
	command(t, main, "worktree", "add", "-q", two)
	write(t, filepath.Join(main, ".git", "worktrees", "evil", "gitdir"), filepath.Join(private, ".git")+"\n")
	if got, want := git.Siblings(one), []string{main, two}; !slices.Equal(got, want) {
		t.Errorf("%q, want %q", got, want)
	}
	if got := git.Siblings(main); got != nil {
		t.Errorf("of the main work tree: %q", got)
	}
}
