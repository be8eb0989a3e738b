package git_test

import (
	"context"
	"fmt"
	"os"
	"path/filepath"
	"slices"
	"strings"
	"testing"

	"github.com/ctx-sys/ctx-sys/internal/git"
	"github.com/ctx-sys/ctx-sys/internal/git/hostile"
)

// trap is one whose errors end the test.
type trap struct {
	hostile.Trap
	t *testing.T
}

func newTrap(t *testing.T) trap {
	t.Helper()
	tr, err := hostile.NewTrap(t.TempDir())
	must(t, err)
	return trap{tr, t}
}

func (tr trap) setting(key string) string {
	tr.t.Helper()
	line, err := tr.Setting(key)
	must(tr.t, err)
	return line
}

func (tr trap) program(name string) string {
	tr.t.Helper()
	at, err := tr.Program(name)
	must(tr.t, err)
	return at
}

// quiet demands that no program ran.
func (tr trap) quiet(what string) {
	tr.t.Helper()
	ran, err := tr.Ran()
	must(tr.t, err)
	if ran != "" {
		tr.t.Errorf("%s: a repository has run\n%s", what, ran)
	}
}

func must(t *testing.T, err error) {
	t.Helper()
	if err != nil {
		t.Fatal(err)
	}
}

func write(t *testing.T, name, text string) {
	t.Helper()
	if err := os.MkdirAll(filepath.Dir(name), 0o755); err != nil {
		t.Fatal(err)
	}
	if err := os.WriteFile(name, []byte(text), 0o755); err != nil {
		t.Fatal(err)
	}
}

// history is a repository with two commits, the last of which is signed and takes a name and a file away. All its files have the
// attributes that choose drivers.
func history(t *testing.T) string {
	t.Helper()
	dir := t.TempDir()
	command(t, dir, "init", "-q", "-b", "main")
	write(t, filepath.Join(dir, ".gitattributes"), hostile.Attributes)
	write(t, filepath.Join(dir, "a.go"), "package a\n\nfunc Older() {}\n")
	write(t, filepath.Join(dir, "old", "gone.go"), "package old\n")
	command(t, dir, "add", "-A")
	command(t, dir, "commit", "-q", "-m", "one")
	write(t, filepath.Join(dir, "a.go"), "package a\n")
	command(t, dir, "rm", "-q", "old/gone.go")
	command(t, dir, "commit", "-q", "-a", "-m", "two")
	commit := command(t, dir, "cat-file", "commit", "HEAD")
	head, message, _ := strings.Cut(commit, "\n\n")
	file := filepath.Join(t.TempDir(), "commit")
	write(t, file, head+"\ngpgsig -----BEGIN PGP SIGNATURE-----\n \n x\n -----END PGP SIGNATURE-----\n\n"+message+"\n")
	command(t, dir, "reset", "-q", "--soft", command(t, dir, "hash-object", "-w", "-t", "commit", file))
	return dir
}

// changes asks for everything that differs between the two commits, in the index and in the work tree, and for contents.
func changes(ctx context.Context, dir string) error {
	one, err := git.Commit(ctx, dir, "HEAD~1")
	if err != nil {
		return err
	}
	base, err := git.MergeBase(ctx, dir, one, "HEAD")
	if err != nil {
		return err
	}
	between, err := git.Between(ctx, dir, base, "HEAD")
	if err != nil {
		return err
	}
	if _, err := git.Staged(ctx, dir, one, ""); err != nil {
		return err
	}
	if _, err := git.Unstaged(ctx, dir, one, nil); err != nil {
		return err
	}
	var ids []string
	for _, c := range between {
		ids = append(ids, c.OldID)
	}
	n := 0
	if err := git.Blobs(ctx, dir, ids, func(string, []byte) error { n++; return nil }); err != nil {
		return err
	}
	if n != 2 {
		return fmt.Errorf("%d blobs of %+v", n, between)
	}
	return nil
}

// No setting that git documents makes it run a program for us, whatever it is set to, and what git knows is known.
func TestNoSettingRuns(t *testing.T) {
	dir := history(t)
	file := filepath.Join(dir, ".git", "config")
	own, err := os.ReadFile(file)
	must(t, err)
	ctx := context.Background()
	head := command(t, dir, "rev-parse", "HEAD")
	keys, err := hostile.Keys()
	must(t, err)
	keys = slices.DeleteFunc(keys, func(key string) bool { // of which none names a program, and there are hundreds
		return strings.Contains(key, "fsck.") || strings.HasPrefix(key, "advice.") || strings.HasPrefix(key, "color.")
	})
	if len(keys) < 300 {
		t.Fatalf("%d keys", len(keys))
	}
	tr := newTrap(t)
	answered := 0
	// try sets the keys all together, or, where git does not understand a value, half of them at a time.
	var try func(keys []string)
	try = func(keys []string) {
		text := string(own)
		for _, key := range keys {
			text += tr.setting(key)
		}
		write(t, file, text)
		at := git.Head(ctx, dir)
		_ = git.Remotes(ctx, dir)
		_, err := git.Gone(ctx, dir, "Older", false)
		if (at != head || err != nil) && len(keys) > 1 {
			try(keys[:len(keys)/2])
			try(keys[len(keys)/2:])
			return
		}
		_, _ = git.Gone(ctx, dir, "old/gone.go", true)
		_ = changes(ctx, dir)
		_, _ = git.Grep(ctx, dir, "-e", "package", "--", ".")
		if at == head && err == nil {
			answered += len(keys)
		}
	}
	try(keys)
	tr.quiet("a setting")
	if want := len(keys) * 2 / 3; answered < want {
		t.Errorf("with %d keys git answered, of %d at least", answered, want)
	}
}

// What git is asked is answered in a repository that has a program wherever git would run one, whatever the environment says.
func TestHostileRepository(t *testing.T) {
	dir := history(t)
	ctx := context.Background()
	head := command(t, dir, "rev-parse", "HEAD")
	want := command(t, dir, "log", "-1", "--format=%h of %cs")
	blob := command(t, dir, "rev-parse", "HEAD~1:a.go")
	tr := newTrap(t)
	must(t, tr.Arm(filepath.Join(dir, ".git")))
	for name, value := range map[string]string{
		"GIT_EXTERNAL_DIFF": tr.program("GIT_EXTERNAL_DIFF"), "GIT_PAGER": tr.program("GIT_PAGER"), "GIT_CONFIG_COUNT": "1", "GIT_CONFIG_KEY_0": "core.fsmonitor",
		"GIT_CONFIG_VALUE_0": tr.program("GIT_CONFIG_VALUE_0"), "GIT_DIR": t.TempDir(), "GIT_WORK_TREE": "/", "GIT_INDEX_FILE": "/nowhere", "GIT_EXEC_PATH": t.TempDir(),
		"GIT_CONFIG_GLOBAL": filepath.Join(dir, ".git", "more"),
	} {
		t.Setenv(name, value)
	}
	if got := git.Head(ctx, dir); got != head {
		t.Errorf("at %q", got)
	}
	if got := git.Branch(dir); got != "main" {
		t.Errorf("on %q", got)
	}
	if err := changes(ctx, dir); err != nil {
		t.Error(err)
	}
	for name, path := range map[string]bool{"Older": false, "old/gone.go": true} {
		if got, err := git.Gone(ctx, dir, name, path); got != want || err != nil {
			t.Errorf("%s went in %q, %v; want %q", name, got, err, want)
		}
	}
	if _, err := git.Grep(ctx, dir, "-e", "package", "--", "."); err != nil {
		t.Error(err)
	}
	tr.quiet("a whole repository")

	// What a partial clone lacks is not fetched.
	must(t, os.Remove(filepath.Join(dir, ".git", "objects", blob[:2], blob[2:])))
	if got, err := git.Gone(ctx, dir, "Older", false); err == nil {
		t.Errorf("what is not there is known: %q", got)
	}
	tr.quiet("a partial clone")
}
