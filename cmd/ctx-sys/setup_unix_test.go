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
