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
