package main

import (
	"bufio"
	"encoding/json"
	"os"
	"os/exec"
	"path/filepath"
	"runtime"
	"strings"
	"testing"

	"github.com/rogpeppe/go-internal/testscript"
)

// scripts of cmd/ctx-sys that say nothing of this system: what the program answers on another processor is what they say.
const scripts = "version|index|search|symbols|show|graph|graph_path|impact|map|context|query|memory|session|recall|status|vectors|serve|serve_json|serve_edit|lsp|salvage|damaged"

// TestCore runs the core of each program that was built, those of other platforms by QEMU and Wine: `make acceptance` has all of them.
func TestCore(t *testing.T) {
	for _, b := range built(t) {
		command := ""
		var env []string
		switch {
		case b.goos == "linux" && b.goarch == "arm64" && b.static:
			command = tool(t, "qemu-aarch64", "make emulators") + " " + made.built(&b)
		case b.goos == "linux" && b.goarch == "arm64":
			command = tool(t, "qemu-aarch64", "make emulators") + " -L /usr/aarch64-linux-gnu " + made.built(&b)
		case b.goos == runtime.GOOS && b.goarch == runtime.GOARCH:
			command = made.built(&b)
		case b.name == "windows-amd64":
			env = wine(t)
			command = "env " + strings.Join(env, " ") + " " + tool(t, "wine", "make emulators") + " " + made.built(&b)
		default:
			continue
		}
		t.Run(b.name, func(t *testing.T) {
			testscript.Run(t, testscript.Params{
				Files: []string{filepath.Join("testdata", "core.txt")}, RequireExplicitExec: true,
				Cmds:      map[string]func(*testscript.TestScript, bool, []string){"converse": converse},
				Condition: func(what string) (bool, error) { return what == "backslash" && b.goos == "windows", nil },
				Setup: func(env *testscript.Env) error {
					bin := filepath.Join(env.WorkDir, "bin")
					env.Setenv("PATH", bin+":"+env.Getenv("PATH"))
					env.Setenv("HOME", filepath.Join(env.WorkDir, "home"))
					if err := os.MkdirAll(bin, 0o755); err != nil {
						return err
					}
					return os.WriteFile(filepath.Join(bin, "ctx-sys"), []byte("#!/bin/sh\nexec "+command+" \"$@\"\n"), 0o755)
				},
			})
			if b.goos == "windows" || b.goarch == runtime.GOARCH {
				return // those that say nothing of Windows are few, and this processor's are run anyway
			}
			t.Run("scripts", func(t *testing.T) {
				cmd := exec.Command("go", "test", "-count=1", "-timeout=60m", "-run", "^TestScript$/^("+scripts+")$", "github.com/ctx-sys/ctx-sys/cmd/ctx-sys")
				cmd.Env = append(os.Environ(), "CTX_SYS_EXEC="+command)
				runs(t, cmd)
			})
		})
	}
}

// Vectors are the same on arm64: the test of package embed says so there.
func TestVectorsElsewhere(t *testing.T) {
	if !whole {
		t.Skip("`make acceptance` runs it")
	}
	qemu := tool(t, "qemu-aarch64", "make emulators")
	dir := strings.TrimSpace(runs(t, exec.Command("go", "list", "-f", "{{.Dir}}", "github.com/ctx-sys/ctx-sys/internal/embed")))
	program := filepath.Join(t.TempDir(), "embed.test")
	build := exec.Command("go", "test", "-c", "-o", program, "github.com/ctx-sys/ctx-sys/internal/embed")
	build.Env = append(os.Environ(), "GOARCH=arm64", "CGO_ENABLED=0")
	runs(t, build)
	if out := runs(t, inDir(dir, qemu, program, "-test.run", "^TestSameOnEveryProcessor$", "-test.v")); !strings.Contains(out, "--- PASS: TestSameOnEveryProcessor") {
		t.Errorf("it did not run: %s", out)
	}
}

// wine makes a prefix of Wine's in which Go's programs run, and returns its variables. Wine 8 lacks a library that they take random
// numbers from: here it is made of the one that Windows had before.
func wine(t *testing.T) []string {
	t.Helper()
	tool(t, "wine", "make emulators")
	dir := t.TempDir()
	env := []string{"WINEPREFIX=" + filepath.Join(dir, "prefix"), "WINEDEBUG=-all"}
	boot := exec.Command("wineboot", "-i")
	boot.Env = append(os.Environ(), env...)
	runs(t, boot)
	t.Cleanup(func() {
		stop := exec.Command("wineserver", "-k")
		stop.Env = append(os.Environ(), env...)
		_ = stop.Run()
	})
	const source = `#include <windows.h>
BOOLEAN WINAPI SystemFunction036(PVOID, ULONG);
__declspec(dllexport) BOOL WINAPI ProcessPrng(PBYTE p, SIZE_T n) { return SystemFunction036(p, (ULONG)n); }
`
	file := filepath.Join(dir, "random.c")
	if err := os.WriteFile(file, []byte(source), 0o644); err != nil {
		t.Fatal(err)
	}
	runs(t, exec.Command(tool(t, "x86_64-w64-mingw32-gcc", "make cross"), "-shared", "-s", "-o", filepath.Join(dir, "prefix", "drive_c", "windows", "system32", "bcryptprimitives.dll"), file, "-ladvapi32"))
	return env
}

// converse FILE PROGRAM ARG... writes each line of a file to a program, waits for the answer where a line has an id, prints all answers and
// lets the program end.
func converse(ts *testscript.TestScript, _ bool, args []string) {
	lines := strings.Split(strings.TrimSpace(ts.ReadFile(args[0])), "\n")
	path, err := exec.LookPath(filepath.Join(ts.Getenv("WORK"), "bin", args[1]))
	ts.Check(err)
	cmd := exec.Command(path, args[2:]...)
	cmd.Dir = ts.MkAbs(".")
	for _, name := range []string{"PATH", "HOME"} {
		cmd.Env = append(cmd.Env, name+"="+ts.Getenv(name))
	}
	in, err := cmd.StdinPipe()
	ts.Check(err)
	out, err := cmd.StdoutPipe()
	ts.Check(err)
	ts.Check(cmd.Start())
	answers := bufio.NewScanner(out)
	answers.Buffer(nil, 1<<20)
	for _, line := range lines {
		_, err := in.Write([]byte(line + "\n"))
		ts.Check(err)
		var asked, answered struct{ ID int }
		ts.Check(json.Unmarshal([]byte(line), &asked))
		for asked.ID != answered.ID {
			if !answers.Scan() {
				ts.Fatalf("it ends before it answers %s", line)
			}
			ts.Check(json.Unmarshal(answers.Bytes(), &answered))
			_, _ = ts.Stdout().Write(append(answers.Bytes(), '\n'))
		}
	}
	ts.Check(in.Close())
	ts.Check(cmd.Wait())
}
