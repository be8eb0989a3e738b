package judges_test

import (
	"bufio"
	"bytes"
	"context"
	"encoding/json"
	"errors"
	"os"
	"os/exec"
	"path/filepath"
	"strings"
	"testing"
	"time"
)

// suite is a real repository with tests that its mutations are judged by.
type suite struct {
	name, language string
	sources        []string // patterns of the files that are changed, from the root
	hits           int      // percent of the mutations of which a failing test has to be listed

	open func(t *testing.T) (root string, run func() (outcome, error)) // a copy, and what runs its tests
}

var suites = []suite{
	{"chi", "go", []string{"*.go", "middleware/*.go"}, 95, openGo("github.com/go-chi/chi/v5@v5.2.3")},
}

// patience is how long a run may take. One that takes longer says nothing.
const patience = 2 * time.Minute

// output is what a program prints, its errors as well, in time. How it ended is not looked at: a runner of which tests fail ends badly.
func output(root string, env []string, name string, args ...string) (text []byte, ended, inTime bool, err error) {
	ctx, cancel := context.WithTimeout(context.Background(), patience)
	defer cancel()
	cmd := exec.CommandContext(ctx, name, args...)
	cmd.Dir, cmd.Env = root, append(os.Environ(), env...)
	cmd.WaitDelay = time.Second
	text, err = cmd.CombinedOutput()
	if exit := new(exec.ExitError); errors.As(err, &exit) || errors.Is(err, exec.ErrWaitDelay) || ctx.Err() != nil {
		return text, false, ctx.Err() == nil, nil
	}
	return text, true, true, err
}

// openGo copies a module.
func openGo(module string) func(t *testing.T) (string, func() (outcome, error)) {
	return func(t *testing.T) (string, func() (outcome, error)) {
		var from struct{ Dir, Path string }
		cmd := exec.Command("go", "mod", "download", "-json", module)
		cmd.Dir = t.TempDir()
		cmd.Env = append(os.Environ(), "GOWORK=off")
		decode(t, run(t, cmd), &from)
		root := copied(t, from.Dir)
		return root, func() (outcome, error) {
			text, _, inTime, err := output(root, []string{"GOWORK=off", "GOFLAGS=-mod=mod"}, "go", "test", "-json", "-vet=off", "-count", "1", "-timeout", "60s", "./...")
			o := outcome{Built: inTime && !bytes.Contains(text, []byte("[build failed]")) && !bytes.Contains(text, []byte("test timed out")), Tests: map[string]bool{}}
			for lines := bufio.NewScanner(bytes.NewReader(text)); lines.Scan(); {
				var e struct{ Action, Package, Test string }
				if json.Unmarshal(lines.Bytes(), &e) != nil || e.Test == "" || strings.Contains(e.Test, "/") || e.Action != "pass" && e.Action != "fail" {
					continue
				}
				o.Tests["."+strings.TrimPrefix(e.Package, from.Path)+" "+e.Test] = e.Action == "pass"
			}
			return o, err
		}
	}
}

// copied is a copy of a folder that can be written.
func copied(t *testing.T, dir string) string {
	t.Helper()
	root := filepath.Join(t.TempDir(), "repository")
	err := os.CopyFS(root, os.DirFS(dir))
	if err := errors.Join(err, filepath.WalkDir(root, func(path string, d os.DirEntry, err error) error {
		return errors.Join(err, os.Chmod(path, 0o755))
	})); err != nil {
		t.Fatal(err)
	}
	return root
}
