//go:build unix

package main

import (
	"bytes"
	"context"
	"errors"
	"os"
	"os/exec"
	"path/filepath"
	"strings"
	"syscall"
	"testing"
	"time"

	"github.com/ctx-sys/ctx-sys/internal/effort"
)

// TestPipesInPlaceOfFiles has named pipes wherever the program opens a file of a project by its name. None of them makes it wait:
// the minute below is no measure, it is how a run that waits for ever becomes a failure.
func TestPipesInPlaceOfFiles(t *testing.T) {
	effort.Unraced(t)
	verbs := []string{"index", "search Handle", "context --profile chat --order cache how-is-it-handled", "map", "architecture", "status", "doctor",
		"memory add the-port-is-8080", "memory list", "entity add Thing", "entity list", "session list"}
	cases := map[string][]string{
		"rules and sources": {"AGENTS.md", "CLAUDE.md", "CLAUDE.local.md", "GEMINI.md", ".cursorrules", ".windsurfrules", ".cursor/rules/a.mdc", ".github/copilot-instructions.md",
			".github/workflows/ci.yml", ".ctx-sys/memories/a.md", ".ctx-sys/entities/a.md", "go.mod", "README.md", "b.go", ".gitignore", ".ctxignore", ".gitmodules", "script"},
		"their folders": {".cursor/rules", ".github", ".ctx-sys/memories", ".ctx-sys/entities"},
		"settings":      {".ctx-sys.yaml"},
	}
	for _, name := range []string{".gitignore", "index.db", "index.db-wal", "index.db-shm", "index.db-journal", "index.lock", "index.watch", "index.watch.json",
		"cache", "cache/prefix.json", "local", "local/memory.db", "local/sessions.db", "local/memory.db-journal"} {
		cases[name] = []string{".ctx-sys/" + name}
	}
	for name, pipes := range cases {
		t.Run(strings.ReplaceAll(name, "/", " "), func(t *testing.T) {
			t.Parallel()
			root := smallProject(t)
			home := t.TempDir()
			if out, err := pipesRun(t, root, home, "index"); err != nil {
				t.Fatalf("%v: %s", err, out)
			}
			for _, pipe := range pipes {
				pipe = filepath.Join(root, filepath.FromSlash(pipe))
				if err := errors.Join(os.RemoveAll(pipe), os.MkdirAll(filepath.Dir(pipe), 0o755), syscall.Mkfifo(pipe, 0o666)); err != nil {
					t.Fatal(err)
				}
			}
			for _, verb := range verbs {
				out, err := pipesRun(t, root, home, strings.Fields(verb)...)
				var exit *exec.ExitError
				if err != nil && (!errors.As(err, &exit) || exit.ExitCode() < 0 || exit.ExitCode() > exitPartial) {
					t.Errorf("%s: %v: %s", verb, err, out)
				}
			}
		})
	}
}

func pipesRun(t *testing.T, root, home string, args ...string) (string, error) {
	t.Helper()
	ctx, cancel := context.WithTimeout(t.Context(), time.Minute)
	defer cancel()
	var out bytes.Buffer
	cmd := exec.CommandContext(ctx, "ctx-sys", args...)
	cmd.Dir, cmd.Env, cmd.Stdout, cmd.Stderr = root, append(os.Environ(), "HOME="+home, "CTX_SYS_HOME="+home), &out, &out
	cmd.WaitDelay = time.Second
	err := cmd.Run()
	if ctx.Err() != nil {
		err = context.DeadlineExceeded
	}
	return out.String(), err
}
