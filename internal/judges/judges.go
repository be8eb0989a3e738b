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

// Dir is the folder with the scripts and what npm installed, wherever a test runs. Most tests that use it are there.
func Dir() string {
	_, here, _, _ := runtime.Caller(0)
	return filepath.Join(filepath.Dir(here), "..", "..", "tools", "judges", "testdata", "npm")
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

// Agent returns the command of one of the agents that `make acceptance` alone installs, by its path below node_modules. It is run by the
// Node of the other judges, in surroundings as theirs.
func Agent(t *testing.T, path string, args ...string) *exec.Cmd {
	t.Helper()
	file := filepath.Join(Dir(), "..", "agents", "node_modules", filepath.FromSlash(path))
	if _, err := os.Stat(file); err != nil {
		if os.Getenv("CI") == "true" {
			t.Fatalf("%s is not installed: run `make agents`", path)
		}
		t.Skipf("%s is not installed: `make agents` does that", path)
	}
	cmd := Command(t, "node")
	cmd.Path, cmd.Args = file, append([]string{file}, args...)
	return cmd
}

// Browse returns the command of a script of the dashboard, in internal/dashboard/browse, which drives Debian's Chromium with what npm
// installed there.
func Browse(t *testing.T, name string, args ...string) *exec.Cmd {
	t.Helper()
	dir := filepath.Join(Dir(), "..", "..", "..", "..", "internal", "dashboard")
	path := filepath.Join(Dir(), "node_modules", ".bin") + string(filepath.ListSeparator) + os.Getenv("PATH")
	missing := ""
	for _, program := range []string{"node", "chromium"} {
		if _, err := exec.LookPath(program); err != nil {
			missing = program
		}
	}
	if _, err := os.Stat(filepath.Join(dir, "node_modules", "esbuild")); err != nil {
		missing = "what the dashboard is built and checked with"
	}
	if missing != "" {
		if os.Getenv("CI") == "true" {
			t.Fatalf("%s is not installed: run `make browser`", missing)
		}
		t.Skipf("%s is not installed: `make browser` does that", missing)
	}
	cmd := exec.Command("node", append([]string{filepath.Join(dir, name)}, args...)...)
	cmd.Env = []string{"HOME=" + t.TempDir(), "PATH=" + path, "TMPDIR=" + t.TempDir()}
	return cmd
}

// Scripts is the folder with the scripts that editors run.
func Scripts() string { return filepath.Join(filepath.Dir(Dir()), "lsp") }

// Editor returns the command of an editor that is a package of Debian. Its home is a new folder.
func Editor(t *testing.T, name string, args ...string) *exec.Cmd {
	t.Helper()
	if _, err := exec.LookPath(name); err != nil {
		if os.Getenv("CI") == "true" {
			t.Fatalf("%s is not installed: run `make editors`", name)
		}
		t.Skipf("%s is not installed: `make editors` does that", name)
	}
	cmd := exec.Command(name, args...)
	cmd.Env = []string{"HOME=" + t.TempDir(), "PATH=" + os.Getenv("PATH"), "TMPDIR=" + t.TempDir()}
	return cmd
}
