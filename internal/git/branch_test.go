package git_test

import (
	"os"
	"path/filepath"
	"testing"

	"github.com/ctx-sys/ctx-sys/internal/git"
)

// The branch is what git itself says, of a work tree too, and nothing without one.
func TestBranch(t *testing.T) {
	dir := t.TempDir()
	if got := git.Branch(dir); got != "" {
		t.Errorf("without a repository: %q", got)
	}
	command(t, dir, "init", "-q", "-b", "main")
	if got := git.Branch(dir); got != "main" {
		t.Errorf("%q", got)
	}
	if err := os.WriteFile(filepath.Join(dir, "a"), nil, 0o644); err != nil {
		t.Fatal(err)
	}
	command(t, dir, "add", "a")
	command(t, dir, "-c", "user.name=a", "-c", "user.email=a@example.org", "commit", "-qm", "a")
	command(t, dir, "worktree", "add", "-q", "-b", "feature/one", filepath.Join(dir, "tree"))
	below := filepath.Join(dir, "tree", "below")
	if err := os.Mkdir(below, 0o755); err != nil {
		t.Fatal(err)
	}
	for _, at := range []string{dir, filepath.Join(dir, "tree"), below} {
		if got, want := git.Branch(at), command(t, at, "rev-parse", "--abbrev-ref", "HEAD"); got != want {
			t.Errorf("%s: %q, git says %q", at, got, want)
		}
	}
	command(t, dir, "checkout", "-q", "--detach")
	if got := git.Branch(dir); got != "" {
		t.Errorf("of a commit by itself: %q", got)
	}
}
