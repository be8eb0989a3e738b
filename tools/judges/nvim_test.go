package judges_test

import (
	"bytes"
	"os"
	"os/exec"
	"path/filepath"
	"strings"
	"testing"
	"time"

	"github.com/ctx-sys/ctx-sys/internal/judges"
	"github.com/ctx-sys/ctx-sys/internal/model/fake"
)

// TestNeovim runs the scripts of testdata/nvim: each is run by a Neovim, which drives others that have our plugin.
func TestNeovim(t *testing.T) {
	scripts, err := filepath.Glob(filepath.Join("testdata", "nvim", "*.lua"))
	if err != nil || len(scripts) < 5 {
		t.Fatalf("%d scripts, %v", len(scripts), err)
	}
	models := fake.Start() // do what their names say
	t.Cleanup(models.Close)
	plugin, err := filepath.Abs(filepath.Join("..", "..", "editors", "nvim"))
	if err != nil {
		t.Fatal(err)
	}
	for _, script := range scripts {
		t.Run(strings.TrimSuffix(filepath.Base(script), ".lua"), func(t *testing.T) {
			dir, err := filepath.EvalSymlinks(t.TempDir())
			if err != nil {
				t.Fatal(err)
			}
			if script, err = filepath.Abs(script); err != nil {
				t.Fatal(err)
			}
			cmd := judges.Editor(t, "nvim", "--headless", "-n", "-i", "NONE", "-u", "NONE",
				"--cmd", "set rtp^="+plugin+","+filepath.Dir(script), "-c", "lua require('t').run("+luaString(script)+")", "-c", "cquit 1")
			home := filepath.Join(dir, "home")
			if err := os.Mkdir(home, 0o755); err != nil {
				t.Fatal(err)
			}
			cmd.Dir = dir
			cmd.Env = append(cmd.Env, "HOME="+home, "XDG_CONFIG_HOME="+home, "XDG_DATA_HOME="+home, "XDG_STATE_HOME="+home, "CTX_SYS_HOME="+filepath.Join(home, ".ctx-sys"),
				"CTX_SYS_PROVIDERS_OLLAMA_BASE_URL="+models.Base("ollama"), "CTX_PLUGIN="+plugin, "CTX_BINARY="+program, "CTX_DIR="+dir)
			var out bytes.Buffer
			cmd.Stdout, cmd.Stderr = &out, &out
			cmd.WaitDelay = 5 * time.Second
			watchdog := time.AfterFunc(90*time.Second, func() { cmd.Process.Kill() })
			err = runHeld(cmd)
			watchdog.Stop()
			if err != nil {
				t.Errorf("%v\n%s", err, out.Bytes())
			}
		})
	}
}

// runHeld runs a command whose children may hold its output for longer than it lives.
func runHeld(cmd *exec.Cmd) error {
	err := cmd.Run()
	if err == exec.ErrWaitDelay {
		return nil
	}
	return err
}

func luaString(s string) string { return "[==[" + s + "]==]" }
