package git_test

import (
	"cmp"
	"context"
	"errors"
	"os"
	"path/filepath"
	"slices"
	"strings"
	"testing"

	ctxsys "github.com/ctx-sys/ctx-sys"
	"github.com/ctx-sys/ctx-sys/internal/git"
)

func writeFiles(t *testing.T, dir string, files map[string]string) {
	t.Helper()
	for name, text := range files {
		at := filepath.Join(dir, filepath.FromSlash(name))
		if err := os.MkdirAll(filepath.Dir(at), 0o755); err != nil {
			t.Fatal(err)
		}
		if err := os.WriteFile(at, []byte(text), 0o644); err != nil {
			t.Fatal(err)
		}
	}
}

// listed are changes as "old new", "-" where a file is not there, in order.
func listed(changes []git.Change) string {
	var lines []string
	for _, c := range changes {
		lines = append(lines, cmp.Or(c.Old, "-")+" "+cmp.Or(c.New, "-"))
	}
	slices.Sort(lines)
	return strings.Join(lines, "\n")
}

// Changes between commits, in the index and in the work tree are those that git status and git diff show.
func TestChanges(t *testing.T) {
	for _, format := range []string{"sha1", "sha256"} {
		t.Run(format, func(t *testing.T) {
			ctx, dir := context.Background(), t.TempDir()
			command(t, dir, "init", "-q", "-b", "main", "--object-format="+format)
			command(t, dir, "config", "core.autocrlf", "false")
			long := strings.Repeat("a line of this file\n", 30)
			writeFiles(t, dir, map[string]string{"a b.go": "one\n", "sub/gone.go": "gone\n", "sub/old.go": long, "same.go": "same\n", "ends.txt": "x\ny\n", "-dash": "d\n"})
			command(t, dir, "add", "-A")
			command(t, dir, "commit", "-qm", "one")
			first, err := git.Commit(ctx, dir, "HEAD")
			if err != nil {
				t.Fatal(err)
			}
			writeFiles(t, dir, map[string]string{"a b.go": "two\n", "sub/new.go": long + "more\n", "ünï\n.go": "n\n", "-dash": "e\n"})
			command(t, dir, "rm", "-q", "sub/gone.go", "sub/old.go")
			command(t, dir, "add", "-A")
			staged, err := git.Staged(ctx, dir, first, "")
			if err != nil {
				t.Fatal(err)
			}
			const want = "- ünï\n.go\n-dash -dash\na b.go a b.go\nsub/gone.go -\nsub/old.go sub/new.go"
			if got := listed(staged); got != want {
				t.Errorf("staged:\n%s", got)
			}
			command(t, dir, "commit", "-qm", "two")
			between, err := git.Between(ctx, dir, first, command(t, dir, "rev-parse", "HEAD"))
			if err != nil {
				t.Fatal(err)
			}
			if got := listed(between); got != want {
				t.Errorf("between:\n%s", got)
			}
			below, err := git.Between(ctx, filepath.Join(dir, "sub"), first, "HEAD")
			if err != nil {
				t.Fatal(err)
			}
			if got := listed(below); got != "gone.go -\nold.go new.go" {
				t.Errorf("below a folder:\n%s", got)
			}

			writeFiles(t, dir, map[string]string{"same.go": "sane\n", "untracked.go": "u\n", "ends.txt": "x\r\ny\r\n", "added.go": "a\n"})
			if err := os.Remove(filepath.Join(dir, "a b.go")); err != nil {
				t.Fatal(err)
			}
			command(t, dir, "add", "added.go")
			writeFiles(t, dir, map[string]string{"added.go": "changed since\n"})
			command(t, dir, "rm", "-q", "--cached", "sub/new.go")
			unstaged, err := git.Unstaged(ctx, dir, "HEAD", []string{"untracked.go", "same.go", "sub/new.go"})
			if err != nil {
				t.Fatal(err)
			}
			if got, want := listed(unstaged), "- added.go\n- untracked.go\na b.go -\nsame.go same.go\nsub/new.go sub/new.go"; got != want {
				t.Errorf("work tree:\n%s", got)
			}

			var ids, texts []string
			for _, c := range between {
				if c.OldID != "" && strings.Trim(c.OldID, "0") != "" {
					ids = append(ids, c.OldID)
				}
			}
			if err := git.Blobs(ctx, dir, append(ids, strings.Repeat("1", len(first))), func(_ string, content []byte) error {
				texts = append(texts, string(content))
				return nil
			}); err != nil {
				t.Fatal(err)
			}
			slices.Sort(texts)
			if want := []string{long, "d\n", "gone\n", "one\n"}; !slices.Equal(texts, want) {
				t.Errorf("%q", texts)
			}
		})
	}
}

// What is no commit is a usage error that says what to do.
func TestNoCommit(t *testing.T) {
	ctx, dir := context.Background(), t.TempDir()
	if _, err := git.Commit(ctx, dir, "HEAD"); !errors.Is(err, git.ErrNoRepository) {
		t.Errorf("%v", err)
	}
	command(t, dir, "init", "-q")
	if _, err := git.Commit(ctx, dir, "HEAD"); !errors.Is(err, ctxsys.ErrUsage) || !strings.Contains(err.Error(), "no commit yet") {
		t.Errorf("%v", err)
	}
	command(t, dir, "commit", "-q", "--allow-empty", "-m", "one")
	for _, name := range []string{"", "--upload-pack=x", "nowhere", "HEAD:file"} {
		if _, err := git.Commit(ctx, dir, name); !errors.Is(err, ctxsys.ErrUsage) {
			t.Errorf("%q: %v", name, err)
		}
	}
}
