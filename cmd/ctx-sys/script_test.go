package main

import (
	"encoding/json"
	"errors"
	"fmt"
	"os"
	"os/exec"
	"path/filepath"
	"slices"
	"strconv"
	"strings"
	"testing"
	"time"

	"github.com/rogpeppe/go-internal/testscript"
)

// The scripts run the program itself; adding a case touches no Go.
func TestMain(m *testing.M) {
	testscript.Main(patient{m}, map[string]func(){"ctx-sys": main, "mortal": mortal, "mcp-client": mcpClient, "typed": typed})
}

// patient are the tests. What they start waits long enough for the look at changed files: a busy machine shall not make other answers.
type patient struct{ *testing.M }

func (p patient) Run() int {
	os.Setenv("CTX_SYS_WATCH_CHECK_MS", "10000")
	return p.M.Run()
}

// shared are the scripts in which processes or goroutines share something: those that the race detector has to see.
var shared = []string{"busy", "compact_index", "context*", "doctor_models", "embed_serve", "freshness", "hook_compact", "models_check", "queries", "serve*", "session*", "suggestion*", "watch"}

func TestScript(t *testing.T) {
	dir, files := filepath.Join("testdata", "script"), []string(nil)
	if testing.Short() {
		for _, name := range shared {
			found, err := filepath.Glob(filepath.Join(dir, name+".txt"))
			if err != nil || len(found) == 0 {
				t.Fatalf("%s: %d scripts, %v", name, len(found), err)
			}
			files = append(files, found...)
		}
		dir = ""
	}
	testscript.Run(t, testscript.Params{
		Dir:                 dir,
		Files:               files,
		RequireExplicitExec: true,
		RequireUniqueNames:  true,
		UpdateScripts:       *update,
		Cmds: map[string]func(*testscript.TestScript, bool, []string){
			"exits":     exits,
			"json":      jsonHas,
			"put":       put,
			"fill":      fill,
			"patch":     patch,
			"hold":      hold,
			"free":      free,
			"until":     until,
			"hooked":    hooked,
			"kept":      kept,
			"asking":    asking,
			"many":      many,
			"chat":      chat,
			"talk":      talkFile,
			"received":  received,
			"without":   without,
			"agrees":    agrees,
			"listening": listening,
			"http":      httpRequest,
			"providers": providers,
			"asked":     asked,
			"aged":      aged,
			"samerows":  samerows,
			"damage":    damage,
		},
		Setup: func(env *testscript.Env) error {
			// Most take a second and none half a minute: one that never ends is named, with what it waits for.
			stuck := time.AfterFunc(5*time.Minute, func() { panic(fmt.Sprintf("%s: the script does not end", env.WorkDir)) })
			env.Defer(func() { stuck.Stop() })
			env.Values[started{}] = &started{}
			env.Values[heldKey{}] = held{}
			env.Setenv("HOME", filepath.Join(env.WorkDir, "home"))
			env.Setenv("USERPROFILE", filepath.Join(env.WorkDir, "home"))
			env.Setenv("GIT_CONFIG_NOSYSTEM", "1")
			env.Setenv("GORACE", os.Getenv("GORACE"))
			env.Setenv("GOCACHE", goCache())              // go vet compiles the standard library once, not in each home
			env.Setenv("CTX_SYS_WATCH_CHECK_MS", "10000") // a slow machine shall not make other answers
			elsewhere(env)
			bin, _, _ := strings.Cut(env.Getenv("PATH"), string(filepath.ListSeparator))
			env.Setenv("BIN", bin) // a PATH with no program but ours
			return nil
		},
	})
}

// goCache is the folder of the build cache of the user who runs the tests, "" where there is none.
func goCache() string {
	if dir := os.Getenv("GOCACHE"); dir != "" {
		return dir
	}
	dir, err := os.UserCacheDir()
	if err != nil {
		return ""
	}
	return filepath.Join(dir, "go-build")
}

// elsewhere has the scripts run another program than this one where CTX_SYS_EXEC says so: one of another platform, say, with what runs it
// here (`qemu-aarch64 -L /usr/aarch64-linux-gnu /dist/ctx-sys`). See TestCore in tools/release.
func elsewhere(env *testscript.Env) {
	command := os.Getenv("CTX_SYS_EXEC")
	if command == "" {
		return
	}
	dir := filepath.Join(env.WorkDir, ".elsewhere")
	err := os.Mkdir(dir, 0o755)
	if err == nil {
		err = os.WriteFile(filepath.Join(dir, "ctx-sys"), []byte("#!/bin/sh\nexec "+command+" \"$@\"\n"), 0o755)
	}
	if err != nil {
		env.T().Fatal(err)
	}
	env.Setenv("PATH", dir+string(filepath.ListSeparator)+env.Getenv("PATH"))
	env.Setenv("WINEPREFIX", os.Getenv("WINEPREFIX"))
	env.Setenv("WINEDEBUG", "-all")
}

// exits CODE PROGRAM ARG... runs a program that must end with that exit code. An error must be one line, with nothing below it
// but the indented lines of a list.
func exits(ts *testscript.TestScript, neg bool, args []string) {
	if neg || len(args) < 2 {
		ts.Fatalf("usage: exits CODE PROGRAM ARG...")
	}
	want, err := strconv.Atoi(args[0])
	ts.Check(err)
	err = ts.Exec(args[1], args[2:]...)
	code := 0
	var exit *exec.ExitError
	if errors.As(err, &exit) {
		code = exit.ExitCode()
	} else if err != nil {
		ts.Fatalf("%v", err)
	}
	if code != want {
		ts.Fatalf("exit code %d, want %d", code, want)
	}
	lines := strings.Split(strings.TrimSpace(ts.ReadFile("stderr")), "\n")
	lines = slices.DeleteFunc(lines, func(line string) bool { return strings.HasPrefix(line, "  ") })
	if last := lines[len(lines)-1]; code != 0 && (!strings.HasPrefix(last, "ctx-sys: ") || strings.HasSuffix(last, ".")) {
		ts.Fatalf("the error is not told as errors are: %q", last)
	}
}

// json [-line N] PATH [VALUE] looks into the JSON object on stdout. PATH is keys and indexes joined by dots,
// len is a length. Without a VALUE it is enough that the key exists.
func jsonHas(ts *testscript.TestScript, neg bool, args []string) {
	text, line := ts.ReadFile("stdout"), 1
	if len(args) > 2 && args[0] == "-line" {
		var err error
		line, err = strconv.Atoi(args[1])
		ts.Check(err)
		args = args[2:]
	} else if strings.Count(text, "\n") != 1 {
		ts.Fatalf("stdout is not one line: %q", text)
	}
	if len(args) < 1 || len(args) > 2 {
		ts.Fatalf("usage: json [-line N] PATH [VALUE]")
	}
	lines := slices.Collect(strings.Lines(text))
	if line > len(lines) {
		ts.Fatalf("there are %d lines", len(lines))
	}
	var v any
	if err := json.Unmarshal([]byte(lines[line-1]), &v); err != nil {
		ts.Fatalf("%v in %s", err, lines[line-1])
	}
	got, ok := lookInto(v, strings.Split(args[0], "."))
	if ok && len(args) == 2 {
		ok = got == args[1]
	}
	if ok == neg {
		ts.Fatalf("%s is %q in %s", args[0], got, lines[line-1])
	}
}

func lookInto(v any, path []string) (string, bool) {
	for _, part := range path {
		switch in := v.(type) {
		case map[string]any:
			if part == "len" {
				return strconv.Itoa(len(in)), true
			}
			var ok bool
			if v, ok = in[part]; !ok {
				return "", false
			}
		case []any:
			if part == "len" {
				return strconv.Itoa(len(in)), true
			}
			n, err := strconv.Atoi(part)
			if err != nil || n >= len(in) {
				return "", false
			}
			v = in[n]
		default:
			return "", false
		}
	}
	if _, isMap := v.(map[string]any); isMap {
		return "{...}", true
	}
	return fmt.Sprint(v), true
}
