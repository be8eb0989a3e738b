// Package git asks the repository that a project is in, through the git command. It owns how git is run, and refuses to have
// anything in a repository answer in its own way: a question about the history is no leave to run what the history's author wrote.
//
// The one idea: a repository is data. Git itself trusts one: its configuration and attributes name programs that are run to
// compare files, to look for changes, to check signatures, to fetch what is missing, and its hooks are programs. So there is one
// function that starts git (run.go), which takes no configuration but the repository's, overrides what of that runs something,
// lets git reach no other machine, and names the repository's folder instead of having git look for one: a folder of a clone that looks
// like a bare repository is not taken for one. No command is run that reads the contents of the work tree, since those pass
// through filters. Arguments never go through a shell, and what git prints is parsed, not shown.
package git

import (
	"context"
	"os/exec"
	"path/filepath"
	"strings"

	"github.com/ctx-sys/ctx-sys/internal/regular"
	"github.com/ctx-sys/ctx-sys/internal/walk"
)

// maxRef bounds the files of a repository that hold one name, in bytes.
const maxRef = 64 << 10

// Path returns where the git command is, an error when there is none.
func Path() (string, error) { return exec.LookPath("git") }

// Head returns the commit the work tree at root is at, "" when there is none: no repository, no commit yet,
// or no git.
func Head(ctx context.Context, root string) string {
	out, err := run(ctx, root, "rev-parse", "--verify", "--quiet", "HEAD")
	if err != nil {
		return ""
	}
	return out
}

// Gone returns the last commit that took a path away or, where it never was one, the last one that changed how often a
// name is somewhere: its short hash and its date, "" for none. A path is relative to root.
func Gone(ctx context.Context, root, name string, path bool) (commit string, err error) {
	if strings.HasPrefix(name, "-") {
		return "", nil
	}
	if path {
		return run(ctx, root, "log", "-1", "--format=%h of %cs", "--diff-filter=D", "--", ":(literal)"+name)
	}
	return run(ctx, root, "log", "-1", "--format=%h of %cs", "-S"+name)
}

// Branch returns the branch that is checked out in the repository root is in, "" when there is none: no repository, or a commit
// that is checked out by itself. It reads a file and starts no process.
func Branch(root string) string {
	g, ok := walk.GitAround(root)
	if !ok {
		return ""
	}
	head, err := regular.Read(filepath.Join(g.Dir, "HEAD"), maxRef)
	if err != nil {
		return ""
	}
	name, ok := strings.CutPrefix(strings.TrimSpace(string(head)), "ref: refs/heads/")
	if !ok {
		return ""
	}
	return name
}

// Siblings returns the roots of the other work trees of the repository that root is a linked work tree of, the main one first.
// Of a main work tree they are nil.
func Siblings(root string) []string {
	g, ok := walk.GitAt(root)
	if !ok || g.Common == g.Dir {
		return nil
	}
	found := []string{filepath.Dir(g.Common)}
	links, err := filepath.Glob(filepath.Join(g.Common, "worktrees", "*", "gitdir"))
	if err != nil {
		return nil
	}
	for _, link := range links {
		if b, err := regular.Read(link, maxRef); err == nil {
			found = append(found, filepath.Dir(strings.TrimSpace(string(b))))
		}
	}
	var out []string
	for _, dir := range found {
		if other, ok := walk.GitAt(dir); ok && other.Common == g.Common && other.Dir != g.Dir {
			out = append(out, dir)
		}
	}
	return out
}
