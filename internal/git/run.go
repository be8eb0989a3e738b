package git

import (
	"bytes"
	"context"
	"errors"
	"fmt"
	"io"
	"os"
	"os/exec"
	"path/filepath"
	"slices"
	"strings"
	"time"

	"github.com/ctx-sys/ctx-sys/internal/walk"
)

// patience bounds a command of run that waits for what never comes, such as a pipe that is called like one of git's files.
const patience = 10 * time.Second

// errNone means that root is in no repository.
var errNone = errors.New("no repository")

// commands are the commands that may be run, each with what keeps it from running others. A command that compares files gets
// --no-textconv and --no-ext-diff, and one that shows commits is kept from checking signatures. None may read the contents of
// the work tree (status, diff against it, add, ls-files --modified): what is read there passes through the filters of the
// configuration.
var commands = map[string][]string{
	"rev-parse": nil,
	"ls-files":  nil, // of the index alone
	"log":       {"--no-textconv", "--no-ext-diff", "--no-show-signature", "--no-mailmap", "--no-notes", "--ignore-submodules"},
	"grep":      {"--no-textconv", "--no-ext-grep"}, // with --no-index only

	"diff-tree":  {"--no-textconv", "--no-ext-diff", "--ignore-submodules"},
	"diff-index": {"--cached", "--no-textconv", "--no-ext-diff", "--ignore-submodules"}, // of the index alone
	"merge-base": nil,
	"rev-list":   {"--missing=print"}, // and so it fetches nothing
	"config":     {"--get-all", "--type=path"},
	"cat-file":   {"--batch", "--buffer"}, // the objects as they are stored
	"remote":     {"--verbose"},           // lists them, and reaches none

	// Of mirrors, which are bare and have no configuration but their own; see mirror.go.
	"init":         {"--quiet", "--bare", "--template="},
	"ls-remote":    nil,
	"fetch":        nil,
	"for-each-ref": nil,
	"ls-tree":      nil,
}

// overrides are settings that a repository cannot change for this program.
var overrides = []string{
	"core.fsmonitor=false",         // a program that is asked what changed
	"core.hooksPath=" + os.DevNull, // a folder of programs
	"core.attributesFile=" + os.DevNull,
	"core.askPass=",
	"core.quotePath=true", // in the heads of patches
	"core.sshCommand=false",
	"credential.helper=",
	"diff.external=",
	"log.diffMerges=off",   // a merge has no diff of its own
	"protocol.allow=never", // and so nothing is fetched
	"safe.bareRepository=explicit",
	"submodule.recurse=false",
}

// environment takes the place of every variable of the caller whose name begins with GIT_.
var environment = []string{
	"GIT_CONFIG_NOSYSTEM=1",
	"GIT_CONFIG_GLOBAL=" + os.DevNull,
	"GIT_ATTR_NOSYSTEM=1",
	"GIT_ALLOW_PROTOCOL=none", // a name that no protocol has; stronger than any protocol.NAME.allow of the repository
	"GIT_NO_LAZY_FETCH=1",
	"GIT_OPTIONAL_LOCKS=0",
	"GIT_TERMINAL_PROMPT=0",
	"GIT_PAGER=cat",
	"GIT_EDITOR=:",
	"LC_ALL=C",
}

// run runs one of the commands in root, about the repository that root is in, and returns what it printed without the spaces
// around it. Every git process of the program is made by process.
func run(ctx context.Context, root, command string, args ...string) (string, error) {
	out, err := raw(ctx, root, nil, command, args...)
	return strings.TrimSpace(string(out)), err
}

// raw is run with an input, nil for none, and with the output as it is.
func raw(ctx context.Context, root string, input []byte, command string, args ...string) ([]byte, error) {
	about, err := aboutRepository(root)
	if err != nil {
		return nil, fmt.Errorf("git %s: %w", command, err)
	}
	ctx, cancel := context.WithTimeout(ctx, patience)
	defer cancel()
	return start(ctx, root, input, about, command, args...)
}

// aboutRepository names the repository that root is in, as environment.
func aboutRepository(root string) ([]string, error) {
	g, ok := walk.GitAround(root)
	if !ok {
		return nil, fmt.Errorf("%w at %s", errNone, root)
	}
	return []string{"GIT_DIR=" + g.Dir, "GIT_COMMON_DIR=" + g.Common, "GIT_WORK_TREE=" + g.Tree}, nil
}

// Grep runs git grep over the files below root, tracked or not, with further arguments, and without asking any repository.
func Grep(ctx context.Context, root string, args ...string) ([]byte, error) {
	return start(ctx, root, nil, []string{"GIT_DIR=" + os.DevNull}, "grep", append([]string{"--no-index"}, args...)...)
}

// stream runs one of the commands and has f read what it prints. It waits as long as the caller does. An error of f ends the command.
func stream(ctx context.Context, root string, f func(io.Reader) error, command string, args ...string) error {
	about, err := aboutRepository(root)
	if err != nil {
		return fmt.Errorf("git %s: %w", command, err)
	}
	cmd, err := process(ctx, root, about, command, args...)
	if err != nil {
		return err
	}
	var said bytes.Buffer
	cmd.Stderr = &said
	out, err := cmd.StdoutPipe()
	if err != nil {
		return err
	}
	if err := cmd.Start(); err != nil {
		return fmt.Errorf("git %s: %w", command, err)
	}
	failed := f(out)
	if failed != nil {
		_ = cmd.Process.Kill() // nobody reads the rest
	}
	err = cmd.Wait()
	switch {
	case ctx.Err() != nil:
		return ctx.Err()
	case failed != nil && !errors.Is(failed, io.ErrUnexpectedEOF):
		return failed
	case err != nil:
		line, _, _ := strings.Cut(strings.TrimSpace(said.String()), "\n")
		return fmt.Errorf("git %s: %w: %.200s", command, err, line)
	}
	return failed
}

func start(ctx context.Context, dir string, input []byte, about []string, command string, args ...string) ([]byte, error) {
	cmd, err := process(ctx, dir, about, command, args...)
	if err != nil {
		return nil, err
	}
	if input != nil {
		cmd.Stdin = bytes.NewReader(input)
	}
	out, err := cmd.Output()
	if err != nil {
		return out, fmt.Errorf("git %s: %w", command, err)
	}
	return out, nil
}

// process is one of the commands, ready to be started.
func process(ctx context.Context, dir string, about []string, command string, args ...string) (*exec.Cmd, error) {
	safe, ok := commands[command]
	if !ok {
		return nil, fmt.Errorf("git %s: unknown what that runs: add it to the commands", command)
	}
	line := []string{"--no-pager", "--no-optional-locks"}
	for _, o := range overrides {
		line = append(line, "-c", o)
	}
	cmd := exec.CommandContext(ctx, "git", slices.Concat(line, []string{command}, safe, args)...)
	cmd.Dir, cmd.Env, cmd.WaitDelay = dir, slices.Concat(inherited(os.Environ()), environment, about), time.Second
	return cmd, nil
}

// inherited leaves out what would change what git does: where the repository is, more configuration, programs.
func inherited(environ []string) []string {
	return slices.DeleteFunc(slices.Clone(environ), func(pair string) bool {
		return strings.HasPrefix(strings.ToUpper(pair), "GIT_")
	})
}

// lacking reports whether git gave up because an object of a partial clone is not here, which it may not fetch.
func lacking(err error) bool {
	var exit *exec.ExitError
	return errors.As(err, &exit) && bytes.Contains(exit.Stderr, []byte("from promisor remote"))
}

// renames is how git looks for renames: where some contents are not here, by equal ones alone.
func renames(g walk.Git) string {
	if marks, err := filepath.Glob(filepath.Join(g.Common, "objects", "pack", "*.promisor")); err != nil || len(marks) > 0 {
		return "-M100%"
	}
	return "-M"
}
