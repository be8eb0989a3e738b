package judges_test

import (
	"os"
	"os/exec"
	"path/filepath"
	"slices"
	"strings"
	"testing"

	"github.com/ctx-sys/ctx-sys/internal/judges"
)

// typed is what the editors open: they go to Add, put a line and characters of two units before it, and go there again.
var typed = map[string]string{
	".git/HEAD": "ref: refs/heads/main\n",
	"go.mod":    "module example.com/count\n\ngo 1.25\n",
	"count.go":  "package main\n\n// Counter counts.\ntype Counter struct{ n int }\n\n// Add adds to the counter.\nfunc (c *Counter) Add(by int) int {\n\tc.n += by\n\treturn c.n\n}\n",
	"main.go":   "package main\n\nfunc main() {\n\tc := &Counter{}\n\tc.Add(1)\n}\n",
}

// edited runs an editor in a project.
func edited(t *testing.T, cmd *exec.Cmd) string {
	t.Helper()
	cmd.Dir = folderOf(t, typed)
	cmd.Env = append(cmd.Env, "PROGRAM="+program, "CTX_SYS_HOME="+t.TempDir(), "OUT="+filepath.Join(cmd.Dir, "out"), "LANG=C.UTF-8", "TERM=dumb")
	said, err := cmd.CombinedOutput()
	if err != nil {
		t.Fatalf("%v: %v\n%s", cmd.Args, err, said)
	}
	return string(said)
}

func TestNeovimAsClient(t *testing.T) {
	script := filepath.Join(judges.Scripts(), "neovim.lua")
	cmd := judges.Editor(t, "nvim", "--headless", "--clean", "-c", "luafile "+script)
	said := edited(t, cmd)
	got, err := os.ReadFile(filepath.Join(cmd.Dir, "out"))
	if err != nil {
		t.Fatalf("%v\n%s", err, said)
	}
	want := `encoding utf-16
textDocument/definition count.go:6:18
textDocument/definition count.go:6:18
textDocument/references count.go:6:18 main.go:5:14
hover ` + "```go func (c *Counter) Add(by int) int ```" + `  Add adds to the counter.  count.go:7
symbols main
workspace Counter
inline 0
jumped to count.go:7:19
stopped true
`
	if string(got) != want {
		t.Errorf("got\n%s\nwant\n%s", got, want)
	}
}

func TestEmacsAsClient(t *testing.T) {
	script := filepath.Join(judges.Scripts(), "emacs.el")
	said := edited(t, judges.Editor(t, "emacs", "--batch", "-q", "--eval", "(package-initialize)", "-l", script))
	for _, want := range []string{
		"connected t", "definition count.go:7:18", "moved count.go:7:18", "references count.go:7:18 main.go:6:12",
		"hover func (c *Counter) Add(by int) int  Add adds to the counter.  count.go:7", "symbols *Rescan* Function", "inline 0", "stopped",
	} {
		if !slices.Contains(strings.Split(said, "\n"), want) {
			t.Errorf("Emacs did not say %q:\n%s", want, said)
		}
	}
}
