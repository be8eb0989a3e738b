package git

import (
	"context"
	"strings"
)

// Tracked returns the files below a folder of the work tree at root that git tracks, relative to root and with forward slashes; none
// where there is no repository. It reads git's list and no file.
func Tracked(ctx context.Context, root, folder string) []string {
	out, err := run(ctx, root, "ls-files", "-z", "--", ":(literal)"+folder)
	if err != nil || out == "" {
		return nil
	}
	return strings.Split(strings.TrimRight(out, "\x00"), "\x00")
}
