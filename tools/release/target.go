package main

import (
	"fmt"
	"os"
	"os/exec"
	"path/filepath"
	"runtime"
	"slices"
	"strings"
)

// target is a platform that the program is built for.
type target struct {
	name         string // os-arch, and -static for the one that needs no library
	goos, goarch string
	static       bool
	cc           string // the C compiler: a name, and perhaps arguments. A path would be a part of what Go caches
	needs        []string
	extld        string // arguments for the linker
}

// No debug information is kept. Each function and table is a section of its own, for the linker to leave out.
const cflags = "-O2 -g0 -ffunction-sections -fdata-sections"

const sections = "-Wl,--gc-sections,--build-id=none" // leaves out what nobody uses: a second grammar of PHP, 1 MB

var targets = []target{
	{name: "linux-amd64", goos: "linux", goarch: "amd64", cc: native("amd64", "x86_64-linux-gnu-gcc"), extld: sections},
	{name: "linux-arm64", goos: "linux", goarch: "arm64", cc: native("arm64", "aarch64-linux-gnu-gcc"), extld: sections},
	{name: "linux-amd64-static", goos: "linux", goarch: "amd64", static: true, cc: "musl-gcc", extld: "-static " + sections},
	{name: "linux-arm64-static", goos: "linux", goarch: "arm64", static: true, cc: "zig cc -target aarch64-linux-musl", extld: "-static " + sections},
	{name: "windows-amd64", goos: "windows", goarch: "amd64", cc: "x86_64-w64-mingw32-gcc"},
	{name: "windows-arm64", goos: "windows", goarch: "arm64", cc: "zig cc -target aarch64-windows-gnu"},
	{name: "darwin-arm64", goos: "darwin", goarch: "arm64", cc: "darwin-arm64-cc", needs: []string{"zig", "ld64.lld-14"}},
	{name: "darwin-amd64", goos: "darwin", goarch: "amd64", cc: "darwin-amd64-cc", needs: []string{"zig", "ld64.lld-14"}},
}

// native is the system's own compiler where that makes programs for a processor.
func native(arch, cross string) string {
	if runtime.GOOS == "linux" && runtime.GOARCH == arch {
		return "gcc"
	}
	return cross
}

func (t *target) program() string {
	if t.goos == "windows" {
		return "ctx-sys.exe"
	}
	return "ctx-sys"
}

// missing is a program that is needed to build for t and is not there; none when all are.
func (t *target) missing() string {
	if t.goos == "darwin" && runtime.GOOS == "darwin" {
		return ""
	}
	for _, name := range append([]string{strings.Fields(t.cc)[0]}, t.needs...) {
		if strings.HasPrefix(name, "darwin-") {
			continue // written by ourselves, see macos.go
		}
		if _, err := exec.LookPath(name); err != nil {
			return name
		}
	}
	return ""
}

// chosen are the targets of a list, or all that can be built here, with a line about each that cannot.
func chosen(list string) ([]target, error) {
	names := strings.Fields(list)
	for _, name := range names {
		if !slices.ContainsFunc(targets, func(t target) bool { return t.name == name }) {
			return nil, fmt.Errorf("there is no target %q: there are %s", name, strings.Join(targetNames(), ", "))
		}
	}
	var out []target
	for _, t := range targets {
		missing := t.missing()
		switch {
		case names != nil && !slices.Contains(names, t.name):
		case missing == "":
			out = append(out, t)
		case names == nil:
			fmt.Fprintf(os.Stderr, "release: %s is left out: %s is missing, `make cross` installs what can be had\n", t.name, missing)
		default:
			return nil, fmt.Errorf("%s needs %s: `make cross` installs what can be had", t.name, missing)
		}
	}
	return out, nil
}

func targetNames() []string {
	var names []string
	for _, t := range targets {
		names = append(names, t.name)
	}
	return names
}

// compile builds the program of a target at a path.
func (r *release) compile(t *target, to string) error {
	ldflags := []string{"-s", "-w", "-buildid=",
		"-X", "main.stampVersion=" + r.version, "-X", "main.stampCommit=" + r.commit, "-X", "main.stampDate=" + r.date.Format("2006-01-02T15:04:05Z")}
	args := []string{"build", "-trimpath", "-buildvcs=false", "-o", to}
	env := append(os.Environ(), "GOWORK=off", "CGO_ENABLED=1", "GOOS="+t.goos, "GOARCH="+t.goarch, "SOURCE_DATE_EPOCH="+fmt.Sprint(r.date.Unix()))
	env = append(env, r.packed...)
	if !(t.goos == "darwin" && runtime.GOOS == "darwin") {
		env = append(env, "CC="+t.cc)
		if t.goos == "darwin" {
			linker, path, err := r.macOS(t)
			if err != nil {
				return err
			}
			ldflags = append(ldflags, "-extld="+linker)
			env = append(env, "PATH="+path+string(os.PathListSeparator)+os.Getenv("PATH"))
		}
	}
	if t.static {
		args = append(args, "-tags", "netgo,osusergo")
		ldflags = append(ldflags, "-linkmode=external")
	}
	if t.extld != "" {
		ldflags = append(ldflags, `"-extldflags=`+t.extld+`"`)
	}
	cmd := exec.Command("go", append(args, "-ldflags", strings.Join(ldflags, " "), "./cmd/ctx-sys")...)
	cmd.Dir, cmd.Env, cmd.Stdout, cmd.Stderr = r.root, env, os.Stderr, os.Stderr
	if err := os.MkdirAll(filepath.Dir(to), 0o755); err != nil {
		return err
	}
	if err := cmd.Run(); err != nil {
		return fmt.Errorf("%s: %w", t.name, err)
	}
	return nil
}
