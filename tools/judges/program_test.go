package judges_test

import (
	"bufio"
	"bytes"
	"encoding/json"
	"fmt"
	"os"
	"os/exec"
	"path/filepath"
	"strings"
	"testing"
	"time"
)

// program is the path of the program, built once for all tests.
var program string

func TestMain(m *testing.M) {
	os.Setenv("CTX_SYS_WATCH_CHECK_MS", "10000") // a busy machine shall not make other answers
	dir, err := os.MkdirTemp("", "judges")
	if err == nil {
		program = filepath.Join(dir, "ctx-sys")
		var out []byte
		if out, err = exec.Command("go", "build", "-ldflags", "-s -w", "-o", program, "github.com/ctx-sys/ctx-sys/cmd/ctx-sys").CombinedOutput(); err != nil {
			err = fmt.Errorf("%w\n%s", err, out)
		}
	}
	if err != nil {
		fmt.Fprintln(os.Stderr, err)
		os.Exit(1)
	}
	code := m.Run()
	os.RemoveAll(dir)
	os.Exit(code)
}

const till = `class Till:
    """Holds the money of a shop."""

    def take(self, basket):
        """Take the money for a basket."""
        self.coins += basket.total
`

// shop is an indexed project in a new folder.
func shop(t *testing.T) string {
	t.Helper()
	root := t.TempDir()
	if err := os.WriteFile(filepath.Join(root, "till.py"), []byte(till), 0o644); err != nil {
		t.Fatal(err)
	}
	if err := os.Mkdir(filepath.Join(root, ".git"), 0o755); err != nil {
		t.Fatal(err)
	}
	run(t, exec.Command(program, "index", "--quiet", "--project", root))
	return root
}

// run returns what a command prints. It must end well.
func run(t *testing.T, cmd *exec.Cmd) []byte {
	t.Helper()
	var out, errs bytes.Buffer
	cmd.Stdout, cmd.Stderr = &out, &errs
	if err := cmd.Run(); err != nil {
		t.Fatalf("%v: %v\n%s\n%s", cmd.Args, err, errs.Bytes(), out.Bytes())
	}
	return out.Bytes()
}

func decode(t *testing.T, text []byte, into any) {
	t.Helper()
	if err := json.Unmarshal(text, into); err != nil {
		t.Fatalf("%v in %s", err, text)
	}
}

// found is what the program answers on its command line to the question that the judges ask.
func found(t *testing.T, root string) string {
	t.Helper()
	cmd := exec.Command(program, "search", "who takes the money")
	cmd.Dir = root
	return strings.TrimSpace(string(run(t, cmd)))
}

// served is a server over HTTP: its address and its token.
func served(t *testing.T, root string) (url, token string) {
	t.Helper()
	home := t.TempDir()
	url = servedFrom(t, root, home)
	b, err := os.ReadFile(filepath.Join(home, "token"))
	if err != nil {
		t.Fatal(err)
	}
	return url, strings.TrimSpace(string(b))
}

// servedFrom is a server with a global folder and flags of its own.
func servedFrom(t *testing.T, root, home string, flags ...string) (url string) {
	t.Helper()
	cmd := exec.Command(program, append([]string{"serve", "--http", "127.0.0.1:0", "--project", root}, flags...)...)
	cmd.Env = append(os.Environ(), "CTX_SYS_HOME="+home)
	out, err := cmd.StdoutPipe()
	if err != nil {
		t.Fatal(err)
	}
	if err := cmd.Start(); err != nil {
		t.Fatal(err)
	}
	t.Cleanup(func() {
		cmd.Process.Signal(os.Interrupt)
		ended := make(chan error, 1)
		go func() { ended <- cmd.Wait() }()
		select {
		case err := <-ended:
			if err != nil {
				t.Errorf("the server ended with %v", err)
			}
		case <-time.After(10 * time.Second):
			cmd.Process.Kill()
			t.Error("the server does not end")
		}
	})
	line, err := bufio.NewReader(out).ReadBytes('\n')
	if err != nil {
		t.Fatal(err)
	}
	var at struct {
		URL string `json:"url"`
	}
	decode(t, line, &at)
	return at.URL
}
