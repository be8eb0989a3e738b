package git

import (
	"context"
	"strings"
)

// Gone returns the last commit that took a path away or, where it never was one, the last one that changed how often a
// name stands somewhere: its short hash and its date, "" for none.
func Gone(ctx context.Context, root, name string, path bool) (commit string, err error) {
	if strings.HasPrefix(name, "-") {
		return "", nil
	}
	args := []string{"log", "-1", "--format=%h of %cs"}
	if path {
		args = append(args, "--diff-filter=D", "--", ":(top,literal)"+name)
	} else {
		args = append(args, "-S"+name)
	}
	return run(ctx, root, args...)
}
