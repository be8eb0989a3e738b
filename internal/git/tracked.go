package git

import (
	"context"
	"strings"

	"github.com/ctx-sys/ctx-sys/internal/walk"
)

// Tracked returns the files below a folder of the work tree at root that git tracks, relative to root and with forward slashes; none
// where there is no repository. It reads git's list and no file. It fails where there is a repository and git cannot be run on it.
func Tracked(ctx context.Context, root, folder string) ([]string, error) {
	if _, ok := walk.GitAround(root); !ok {
		return nil, nil
	}
	out, err := run(ctx, root, "ls-files", "-z", "--", ":(literal)"+folder)
	if err != nil || out == "" {
		return nil, err
	}
	return strings.Split(strings.TrimRight(out, "\x00"), "\x00"), nil
}
