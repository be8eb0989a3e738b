package main

import (
	"bytes"
	"errors"
	"io/fs"
	"os"
	"os/exec"
	"path/filepath"
	"slices"
	"strings"
	"testing"

	"github.com/ctx-sys/ctx-sys/internal/effort"
)

// What a program of before wrote is there after an update: memories, conversations, decisions, the index and what it finds. The older program then refuses what is newer, says what to do, and
// changes nothing of it.
func TestUpdate(t *testing.T) {
	if effort.Pick(0, 0, 1) == 0 {
		t.Skip("it builds two programs of before: part of make acceptance")
	}
	now := filepath.Join(t.TempDir(), "ctx-sys")
	if out, err := exec.Command("go", "build", "-o", now, made.module+"/cmd/ctx-sys").CombinedOutput(); err != nil {
		t.Fatalf("%v: %s", err, out)
	}
	list, err := os.ReadFile("testdata/earlier.txt")
	if err != nil {
		t.Fatal(err)
	}
	n := 0
	for line := range strings.Lines(string(list)) {
		if line = strings.TrimSpace(line); line == "" || line[0] == '#' {
			continue
		}
		n++
		t.Run(line[:8], func(t *testing.T) { update(t, earlier(t, line), now) })
	}
	if n < 2 {
		t.Errorf("%d programs of before, want the last two", n)
	}
}

// earlier builds the program of a commit.
func earlier(t *testing.T, commit string) string {
	t.Helper()
	dir := filepath.Join(t.TempDir(), "src")
	if out, err := exec.Command("git", "worktree", "add", "--detach", dir, commit).CombinedOutput(); err != nil {
		t.Fatalf("%v: %s\nin a shallow clone, `git fetch --unshallow` gets the commit", err, out)
	}
	t.Cleanup(func() {
		if out, err := exec.Command("git", "worktree", "remove", "--force", dir).CombinedOutput(); err != nil {
			t.Errorf("%v: %s", err, out)
		}
	})
	program := filepath.Join(t.TempDir(), "ctx-sys")
	cmd := exec.Command("go", "build", "-o", program, "./cmd/ctx-sys")
	cmd.Dir = dir
	if out, err := cmd.CombinedOutput(); err != nil {
		t.Fatalf("%v: %s", err, out)
	}
	return program
}

func update(t *testing.T, before, now string) {
	home, project := t.TempDir(), t.TempDir()
	if err := os.WriteFile(filepath.Join(project, "till.go"), []byte("package shop\n\n// Round rounds amounts to five cents.\nfunc Round(cents int) int { return (cents + 2) / 5 * 5 }\n"), 0o600); err != nil {
		t.Fatal(err)
	}
	command := func(program string, args ...string) *exec.Cmd {
		cmd := exec.Command(program, args...)
		environ := slices.DeleteFunc(os.Environ(), func(v string) bool { return strings.HasPrefix(v, "CTX_SYS_") }) // doctor does not know CTX_SYS_DIST
		cmd.Dir, cmd.Env = project, append(environ, "HOME="+home, "XDG_CONFIG_HOME="+home, "CTX_SYS_HOME="+filepath.Join(home, ".ctx-sys"))
		return cmd
	}
	runs(t, exec.Command("git", "init", "-q", project))
	for _, args := range [][]string{
		{"index", "--quiet"},
		{"memory", "add", "--type", "fact", "the till rounds to five cents"},
		{"memory", "add", "--scope", "user", "short answers please"},
		{"session", "add", "--session", "plan", "--role", "user", "We decided to use SQLite for orders."},
		{"decision", "add", "amounts are integers", "--reason", "floats lose cents"},
		{"reflection", "add", "--outcome", "failure", "rounding twice loses a cent"},
	} {
		runs(t, command(before, args...))
	}

	for _, c := range []struct{ call, want string }{
		{"memory list --json", "the till rounds to five cents"},
		{"memory list --json", "short answers please"},
		{"memory search cents", "the till rounds"},
		{"session show plan", "We decided to use SQLite for orders."},
		{"session search orders", "SQLite"},
		{"decision list", "floats lose cents"},
		{"decision list --json", `"status":"active"`},
		{"reflection list", "rounding twice loses a cent"},
		{"search Round", "till.go"},
		{"show Round", "func Round"},
		{"index", "1 file"},
		{"doctor", "sessions.db"},
		{"memory add 'said after'", "remembered"},
	} {
		if out := runs(t, command(now, words(c.call)...)); !strings.Contains(out, c.want) {
			t.Errorf("after the update, %s lacks %q:\n%s", c.call, c.want, out)
		}
	}

	refused := 0
	for _, call := range []string{"memory list", "memory add 'an older program'", "session show plan", "session add --session plan 'an older program'", "search Round"} {
		state := stores(t, home)
		cmd := command(before, words(call)...)
		var stderr bytes.Buffer
		cmd.Stderr = &stderr
		err := cmd.Run()
		if exit := (*exec.ExitError)(nil); err == nil || !errors.As(err, &exit) {
			continue // its schema is the same
		}
		refused++
		if said := stderr.String(); !strings.Contains(said, "newer") || !strings.Contains(said, "update") && !strings.Contains(said, "index --remove") && !strings.Contains(said, "use a newer") {
			t.Errorf("the older program, asked to %s, does not say what to do: %s", call, said)
		}
		for name, is := range stores(t, home) {
			if !bytes.Equal(state[name], is) {
				t.Errorf("the older program refuses to %s, and wrote to %s", call, name)
			}
		}
	}
	if refused == 0 {
		t.Error("the older program refuses nothing: name one in testdata/earlier.txt whose schemas are older")
	}
	if out := runs(t, command(now, "memory", "list")); !strings.Contains(out, "said after") {
		t.Errorf("after the older program, memories are\n%s", out)
	}
}

// words splits a command line at blanks, but for those in single quotes.
func words(line string) (out []string) {
	for i, part := range strings.Split(line, "'") {
		if i%2 == 1 {
			out = append(out, part)
		} else {
			out = append(out, strings.Fields(part)...)
		}
	}
	return out
}

// stores are the databases below a folder.
func stores(t *testing.T, dir string) map[string][]byte {
	t.Helper()
	out := map[string][]byte{}
	err := filepath.WalkDir(dir, func(path string, d fs.DirEntry, err error) error {
		if err == nil && strings.HasSuffix(path, ".db") {
			out[path], err = os.ReadFile(path)
		}
		return err
	})
	if err != nil {
		t.Fatal(err)
	}
	return out
}
