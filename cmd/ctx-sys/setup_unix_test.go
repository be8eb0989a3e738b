//go:build unix

package main

import (
	"errors"
	"io/fs"
	"os"
	"os/exec"
	"path/filepath"
	"strings"
	"testing"
	"time"

	"github.com/creack/pty"
)

// A user who goes through setup on a terminal sees each step before it is taken, and gets what was agreed to and nothing else.
func TestSetupOnTerminal(t *testing.T) {
	root, home := smallProject(t), t.TempDir()
	writeTree(t, home, map[string]string{".cursor/x": ""})
	gitRun(t, root, "init", "-q")
	cmd := exec.Command("ctx-sys", "setup")
	cmd.Dir, cmd.Env = root, append(os.Environ(), "HOME="+home, "CTX_SYS_HOME="+filepath.Join(home, ".ctx-sys"), "GIT_CONFIG_NOSYSTEM=1", "TERM=xterm")
	screen, err := pty.StartWithSize(cmd, &pty.Winsize{Rows: 40, Cols: 60})
	if err != nil {
		t.Fatal(err)
	}
	defer screen.Close()
	stuck := time.AfterFunc(time.Minute, func() { screen.Close() })
	defer stuck.Stop()
	var shown strings.Builder
	until := func(text string) string {
		t.Helper()
		from := shown.Len()
		for b := make([]byte, 4096); !strings.Contains(shown.String()[from:], text); {
			n, err := screen.Read(b)
			if shown.Write(b[:n]); err != nil {
				t.Fatalf("%q did not come: %v\n%s", text, err, &shown)
			}
		}
		return shown.String()[from:]
	}
	there := func(path string) bool {
		_, err := os.Stat(path)
		return !errors.Is(err, fs.ErrNotExist)
	}
	settings, hook := filepath.Join(home, ".cursor", "mcp.json"), filepath.Join(root, ".git", "hooks", "post-commit")
	for _, s := range []struct{ shows, says, makes string }{
		{"1 of 4: index", "y", filepath.Join(root, ".ctx-sys", "index.db")},
		{"2 of 4: agents", "yes", settings},
		{"3 of 4: hooks", "n", hook},
		{"4 of 4: settings", "", filepath.Join(root, ".ctx-sys.yaml")},
	} {
		if page := until("Do this? [y/N]"); !strings.Contains(page, s.shows) || !strings.Contains(page, filepath.Base(s.makes)) && s.shows[0] != '1' {
			t.Errorf("%s: %s", s.shows, page)
		}
		if there(s.makes) {
			t.Errorf("%s was made before it was agreed to", s.makes)
		}
		if _, err := screen.WriteString(s.says + "\n"); err != nil {
			t.Fatal(err)
		}
	}
	until("lists the verbs")
	if err := cmd.Wait(); err != nil {
		t.Errorf("%v\n%s", err, &shown)
	}
	if !there(settings) || there(hook) || there(filepath.Join(root, ".ctx-sys.yaml")) {
		t.Errorf("settings %v, hook %v\n%s", there(settings), there(hook), &shown)
	}
	if !strings.Contains(shown.String(), "connected: Cursor") {
		t.Error(shown.String())
	}
}

// The first question builds the index with a line that is drawn over in a narrow terminal, and ctrl-C ends it with what a shell expects.
func TestProgressOnTerminal(t *testing.T) {
	t.Parallel()
	const columns = 50
	tr := newTree(t)
	cmd := tr.command(t.TempDir(), "search", "word1")
	cmd.Env = append(cmd.Env, "TERM=xterm", "NO_COLOR=")
	screen, err := pty.StartWithSize(cmd, &pty.Winsize{Rows: 20, Cols: columns})
	if err != nil {
		t.Fatal(err)
	}
	defer screen.Close()
	stuck := time.AfterFunc(time.Minute, func() { screen.Close() })
	defer stuck.Stop()
	var shown strings.Builder
	asked := false
	for b := make([]byte, 4096); ; {
		n, err := screen.Read(b)
		shown.Write(b[:n])
		if !asked && strings.Count(shown.String(), "\r\x1b[K") > 3 {
			asked = true
			if _, err := screen.Write([]byte{3}); err != nil { // ctrl-C
				t.Fatal(err)
			}
		}
		if err != nil {
			break // the terminal of a program that ended
		}
	}
	var exit *exec.ExitError
	if err := cmd.Wait(); !errors.As(err, &exit) || exit.ExitCode() != exitInterrupted || !strings.Contains(shown.String(), "ctx-sys: interrupted: what was indexed is kept, run `ctx-sys index` to continue") {
		t.Errorf("%v: %q", err, shown.String())
	}
	for _, drawn := range strings.Split(shown.String(), "\r\x1b[K")[1:] {
		drawn, _, _ = strings.Cut(drawn, "\r\n")
		drawn, _, _ = strings.Cut(drawn, "^C")
		if len(drawn) >= columns && !strings.HasPrefix(drawn, "ctx-sys: ") {
			t.Errorf("%q is as wide as the terminal", drawn)
		}
	}
	if !strings.Contains(shown.String(), " files") {
		t.Errorf("%q", shown.String())
	}
}
