//go:build unix

package main

import (
	"bufio"
	"bytes"
	"errors"
	"io"
	"os"
	"os/exec"
	"path/filepath"
	"strings"
	"syscall"
	"testing"

	"github.com/ctx-sys/ctx-sys/internal/regular"
)

// A signal ends the program also where it is stuck in something that nothing can cancel: reading what no process writes, or
// writing what nothing reads.
func TestSignalEndsWhatIsStuck(t *testing.T) {
	root, home := smallProject(t), t.TempDir()
	ctxSys := func(args ...string) *exec.Cmd {
		cmd := exec.Command("ctx-sys", append([]string{"--project", root}, args...)...)
		cmd.Dir, cmd.Env = root, append(os.Environ(), "CTX_SYS_HOME="+home)
		return cmd
	}
	if err := ctxSys("index").Run(); err != nil {
		t.Fatal(err)
	}
	t.Run("waiting", func(t *testing.T) {
		release, err := regular.TryLock(filepath.Join(root, ".ctx-sys", "index.lock"))
		if err != nil {
			t.Fatal(err)
		}
		defer release()
		cmd := ctxSys("index")
		said, err := cmd.StderrPipe()
		if err != nil {
			t.Fatal(err)
		}
		if err := cmd.Start(); err != nil {
			t.Fatal(err)
		}
		lines := bufio.NewReader(said)
		if line, err := lines.ReadString('\n'); err != nil || !strings.Contains(line, "waiting for another process") {
			t.Fatalf("%v, %q", err, line)
		}
		if err := cmd.Process.Signal(os.Interrupt); err != nil {
			t.Fatal(err)
		}
		rest, _ := io.ReadAll(lines)
		var exit *exec.ExitError
		if err := cmd.Wait(); !errors.As(err, &exit) || exit.ExitCode() != exitInterrupted || !strings.HasPrefix(string(rest), "ctx-sys: interrupted: ") {
			t.Errorf("%v, %q", err, rest)
		}
	})
	for name, signal := range map[string]os.Signal{"SIGINT": os.Interrupt, "SIGTERM": syscall.SIGTERM} {
		t.Run("reading/"+name, func(t *testing.T) {
			cmd := ctxSys("search", "--queries", "-")
			in, err := cmd.StdinPipe()
			if err != nil {
				t.Fatal(err)
			}
			out, err := cmd.StdoutPipe()
			if err != nil {
				t.Fatal(err)
			}
			stopped(t, cmd, signal, func() {
				if _, err := in.Write([]byte("{\"query\": \"checkout\"}\n")); err != nil {
					t.Fatal(err)
				}
				if _, err := bufio.NewReader(out).ReadString('\n'); err != nil { // it waits for the next question now
					t.Fatal(err)
				}
			})
		})
		t.Run("writing/"+name, func(t *testing.T) {
			r, w, err := os.Pipe()
			if err != nil {
				t.Fatal(err)
			}
			defer r.Close()
			defer w.Close()
			fd, filled := int(w.Fd()), make([]byte, 1<<20)
			if err := syscall.SetNonblock(fd, true); err != nil {
				t.Fatal(err)
			}
			for _, err = syscall.Write(fd, filled); err == nil; _, err = syscall.Write(fd, filled[:1]) {
			}
			if !errors.Is(err, syscall.EAGAIN) {
				t.Fatal(err)
			}
			if err := syscall.SetNonblock(fd, false); err != nil {
				t.Fatal(err)
			}
			cmd := ctxSys("search", "--queries", "-")
			cmd.Stdout = w
			in, err := cmd.StdinPipe()
			if err != nil {
				t.Fatal(err)
			}
			stopped(t, cmd, signal, func() {
				// A pipe holds 64 KiB of it: when all is written the program has begun to read.
				if _, err := in.Write(append(bytes.Repeat([]byte(" "), 128<<10), "{\"query\": \"checkout\"}\n"...)); err != nil {
					t.Fatal(err)
				}
			})
		})
	}
}

// stopped sends a signal to a program when it is where it should be, and wants it to end as one that was interrupted.
func stopped(t *testing.T, cmd *exec.Cmd, signal os.Signal, there func()) {
	t.Helper()
	var said bytes.Buffer
	cmd.Stderr = &said
	if err := cmd.Start(); err != nil {
		t.Fatal(err)
	}
	there()
	if err := cmd.Process.Signal(signal); err != nil {
		t.Fatal(err)
	}
	err := cmd.Wait()
	var exit *exec.ExitError
	want := exitInterrupted
	if signal == syscall.SIGTERM {
		want = exitTerminated
	}
	if !errors.As(err, &exit) || exit.ExitCode() != want || said.String() != "ctx-sys: interrupted: run it again\n" {
		t.Errorf("%v, %q", err, &said)
	}
}
