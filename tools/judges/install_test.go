package judges_test

import (
	"os"
	"os/exec"
	"path/filepath"
	"strings"
	"testing"

	"github.com/ctx-sys/ctx-sys/internal/effort"
	"github.com/ctx-sys/ctx-sys/internal/judges"
)

// What `install` writes is read by the clients themselves: they start the server and say that it is connected, or list it.
// After `uninstall` they know nothing of it.
func TestInstalledClients(t *testing.T) {
	root, home := shop(t), t.TempDir()
	ours := func(args ...string) {
		cmd := exec.Command(program, args...)
		cmd.Dir = root
		cmd.Env = []string{"HOME=" + home, "PATH=" + os.Getenv("PATH")}
		run(t, cmd)
	}
	list := func(name string, args ...string) string {
		cmd := judges.Command(t, name, args...)
		cmd.Dir = root
		for i, pair := range cmd.Env {
			if strings.HasPrefix(pair, "HOME=") {
				cmd.Env[i] = "HOME=" + home
			}
		}
		out, err := cmd.CombinedOutput()
		if err != nil {
			t.Fatalf("%s: %v\n%s", name, err, out)
		}
		return string(out)
	}
	ours("install", "--client", "claude-code,codex,opencode")
	for _, c := range []struct {
		client string
		args   []string
		want   string
	}{
		{"claude", []string{"mcp", "list"}, "Connected"},
		{"codex", []string{"mcp", "list", "--json"}, filepath.Base(program)},
		{"opencode", []string{"mcp", "list"}, "connected"},
	} {
		if out := list(c.client, c.args...); !strings.Contains(out, "ctx-sys") || !strings.Contains(out, c.want) {
			t.Errorf("%s: %s", c.client, out)
		}
	}
	ours("uninstall", "--client", "claude-code,codex,opencode")
	for _, client := range []string{"claude", "codex", "opencode"} {
		if out := list(client, "mcp", "list"); strings.Contains(out, "ctx-sys") {
			t.Errorf("%s after uninstall: %s", client, out)
		}
	}
}

// The same for agents that ask for an account before they do more.
func TestInstalledAgents(t *testing.T) {
	if effort.Pick(0, 0, 1) == 0 {
		return
	}
	for _, c := range []struct{ client, program, want string }{
		{"qoder", ".bin/qodercli", "Connected"}, {"auggie", ".bin/auggie", "✓"}, {"amp", "@ampcode/cli-linux-x64/amp", "serve"},
	} {
		root := shop(t)
		list := judges.Agent(t, c.program, "mcp", "list")
		for i, pair := range list.Env {
			if path, ok := strings.CutPrefix(pair, "PATH="); ok {
				list.Env[i] = "PATH=" + filepath.Dir(program) + string(filepath.ListSeparator) + path
			}
		}
		list.Dir = root
		install := exec.Command(program, "install", "--client", c.client)
		install.Dir, install.Env = root, list.Env
		run(t, install)
		if out := string(run(t, list)); !strings.Contains(out, "ctx-sys") || !strings.Contains(out, c.want) {
			t.Errorf("%s: %s", c.client, out)
		}
	}
}
