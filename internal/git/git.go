// Package git asks the repository, through the git command. Arguments never pass through a shell, and what
// git prints is parsed, not shown.
package git

import (
	"context"
	"fmt"
	"os/exec"
	"strings"
)

// Head returns the commit the work tree at root is at, "" when there is none: no repository, no commit yet,
// or no git.
func Head(ctx context.Context, root string) string {
	out, err := run(ctx, root, "rev-parse", "--verify", "--quiet", "HEAD")
	if err != nil {
		return ""
	}
	return out
}

func run(ctx context.Context, root string, args ...string) (string, error) {
	cmd := exec.CommandContext(ctx, "git", append([]string{"-C", root, "--no-optional-locks"}, args...)...)
	out, err := cmd.Output()
	if err != nil {
		return "", fmt.Errorf("git %s: %w", args[0], err)
	}
	return strings.TrimSpace(string(out)), nil
}

// Status returns what git says of a work tree, a text that differs when another commit, branch or file does, and the paths
// in it: those that differ from the commit, relative to root and with forward slashes. A file that changed once is in it; that it changed again is not.
func Status(ctx context.Context, root string) (text string, changed []string, err error) {
	out, err := run(ctx, root, "status", "--porcelain=v2", "--branch", "-z", "--untracked-files=all", "--no-renames")
	if err != nil {
		return "", nil, err
	}
	for entry := range strings.SplitSeq(out, "\x00") {
		if path := statusPath(entry); path != "" {
			changed = append(changed, path)
		}
	}
	return out, changed, nil
}

// statusPath is the path of an entry: "? path", "1" with eight fields before it, or "u" with ten.
func statusPath(entry string) string {
	kind, rest, _ := strings.Cut(entry, " ")
	fields := map[string]int{"?": 0, "1": 7, "u": 9}
	skip, ok := fields[kind]
	if !ok {
		return ""
	}
	for range skip {
		_, rest, _ = strings.Cut(rest, " ")
	}
	return rest
}
