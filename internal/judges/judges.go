// Package judges finds other people's programs for tests: clients and test suites of the protocol, and agents, from
// npm in pinned versions. `make judges` installs them, together with the Node they run on.
//
// The one idea: a test that needs a judge never passes without it. Where CI is set its absence is a failure.
package judges

import (
	"os"
	"os/exec"
	"path/filepath"
	"runtime"
	"testing"
)

// Dir is the folder with the scripts and what npm installed, wherever a test runs.
func Dir() string {
	_, here, _, _ := runtime.Caller(0)
	return filepath.Join(filepath.Dir(here), "testdata", "npm")
}

// Command returns the command of a program that was installed, run by the Node that was installed with it. Its
// surroundings hold nothing of the user's but the PATH: home is a new folder.
func Command(t *testing.T, name string, args ...string) *exec.Cmd {
	t.Helper()
	bin := filepath.Join(Dir(), "node_modules", ".bin")
	if _, err := os.Stat(filepath.Join(bin, name)); err != nil {
		if os.Getenv("CI") == "true" {
			t.Fatalf("%s is not installed: run `make judges`", name)
		}
		t.Skipf("%s is not installed: `make judges` does that", name)
	}
	cmd := exec.Command(filepath.Join(bin, name), args...)
	cmd.Env = []string{"HOME=" + t.TempDir(), "PATH=" + bin + string(filepath.ListSeparator) + os.Getenv("PATH"), "NO_COLOR=1", "CI=true", "TMPDIR=" + t.TempDir()}
	return cmd
}

// Neovim returns the command of the editor, a Debian package that `make editors` installs.
func Neovim(t *testing.T, args ...string) *exec.Cmd {
	t.Helper()
	path, err := exec.LookPath("nvim")
	if err != nil {
		if os.Getenv("CI") == "true" {
			t.Fatal("nvim is not installed: run `make editors`")
		}
		t.Skip("nvim is not installed: `make editors` does that")
	}
	return exec.Command(path, args...)
}
