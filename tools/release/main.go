// Command release makes what is published of one commit, below dist: the program for each platform with its licences, checksums and
// lists of parts, and packages of those. The same commit gives the same bytes, wherever it is built. docs/design/releases.md says how.
//
//	release build [-targets "linux-amd64 ..."] [-program linux-amd64=FILE]
//	release packages [-kinds "files npm mcp linux"]
package main

import (
	"errors"
	"flag"
	"fmt"
	"os"
	"os/exec"
	"path/filepath"
	"strconv"
	"strings"
	"time"
)

func main() {
	if err := run(os.Args[1:]); err != nil {
		fmt.Fprintln(os.Stderr, "release:", err)
		os.Exit(1)
	}
}

func run(args []string) error {
	if len(args) == 0 {
		return errors.New("say what to do: build or packages")
	}
	flags := flag.NewFlagSet("release "+args[0], flag.ContinueOnError)
	dist := flags.String("dist", "dist", "the folder that is written")
	wanted := flags.String("targets", "", "targets, separated by spaces; none: all that this machine has compilers for")
	program := flags.String("program", "", "TARGET=FILE: that file is the program of a target, and nothing is compiled")
	dirty := flags.Bool("dirty", false, "build of a tree that differs from its commit")
	kinds := flags.String("kinds", "files npm mcp linux", "which packages: those of npm, bundles for Claude Desktop with the entry of the MCP registry, those of Linux's systems by nfpm, and files that are filled in")
	version := flags.String("version", "", "the version; none: what git describe says")
	if err := flags.Parse(args[1:]); err != nil {
		return err
	}
	if flags.NArg() > 0 {
		return fmt.Errorf("%q is one argument too many", flags.Arg(0))
	}
	if args[0] == "packages" && *version == "" {
		*version = versionIn(*dist)
	}
	r, err := newRelease(*dist, *version)
	if err != nil {
		return err
	}
	switch args[0] {
	case "build":
		if r.modified && !*dirty {
			return errors.New("the tree differs from its commit: commit or stash what git status shows, or run `make release DIRTY=1`")
		}
		return r.build(*wanted, *program)
	case "packages":
		return r.packages(strings.Fields(*kinds))
	}
	return fmt.Errorf("%q is neither build nor packages", args[0])
}

// release is what is made of one commit.
type release struct {
	root, dist string // absolute
	module     string // the module's path, which is where the repository is published
	version    string // without a v
	commit     string
	date       time.Time // of the commit, in UTC: all times that are written
	modified   bool
	quick      bool     // compress little: for tests
	packed     []string // the environment to compile with: see grammars
}

func newRelease(dist, version string) (*release, error) {
	root, err := output("git", "rev-parse", "--show-toplevel")
	if err != nil {
		return nil, err
	}
	r := &release{root: root}
	if r.dist, err = filepath.Abs(dist); err != nil {
		return nil, err
	}
	if r.module, err = r.output("go", "list", "-m", "-f", "{{.Path}}"); err != nil {
		return nil, err
	}
	if r.commit, err = r.output("git", "rev-parse", "HEAD"); err != nil {
		return nil, err
	}
	seconds, err := r.output("git", "log", "-1", "--format=%ct")
	if err != nil {
		return nil, err
	}
	if epoch := os.Getenv("SOURCE_DATE_EPOCH"); epoch != "" {
		seconds = epoch
	}
	unix, err := strconv.ParseInt(seconds, 10, 64)
	if err != nil {
		return nil, fmt.Errorf("the date of the commit: %w", err)
	}
	r.date = time.Unix(unix, 0).UTC()
	status, err := r.output("git", "status", "--porcelain")
	if err != nil {
		return nil, err
	}
	r.modified = status != ""
	if r.version = strings.TrimPrefix(version, "v"); r.version == "" {
		r.version, err = r.output("sh", "packaging/version.sh")
	}
	return r, err
}

// output runs a program in the repository and returns what it says, without the line end. The program is built as go.mod says, and
// not as the workspace does.
func (r *release) output(name string, args ...string) (string, error) {
	cmd := exec.Command(name, args...)
	cmd.Dir = r.root
	cmd.Env = append(os.Environ(), "GOWORK=off")
	cmd.Stderr = os.Stderr
	out, err := cmd.Output()
	if err != nil {
		return "", fmt.Errorf("%s: %w", name, err)
	}
	return strings.TrimSpace(string(out)), nil
}

func output(name string, args ...string) (string, error) { return (&release{}).output(name, args...) }

// versionIn is the version of what was built in a folder, "" when nothing was: the tree may have changed since.
func versionIn(dist string) string {
	files, _ := filepath.Glob(filepath.Join(dist, "ctx-sys_*.cdx.json"))
	if len(files) == 0 {
		return ""
	}
	return strings.Split(filepath.Base(files[0]), "_")[1]
}
