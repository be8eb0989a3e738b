package git_test

import (
	"context"
	"os"
	"os/exec"
	"path/filepath"
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
