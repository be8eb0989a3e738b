package editor

import (
	"fmt"
	"path/filepath"
	"strings"

	ctxsys "github.com/ctx-sys/ctx-sys"
)

// Path makes the path of a file of a project relative to its root, with forward slashes. One outside the root, or the root
// itself, is an error that wraps ctxsys.ErrUsage. Nothing is looked up on the disk.
func Path(root, path string) (string, error) {
	if strings.IndexByte(path, 0) >= 0 {
		return "", fmt.Errorf("%w: the path holds a zero byte: name a file of the project", ctxsys.ErrUsage)
	}
	rel := filepath.FromSlash(path)
	if filepath.IsAbs(rel) {
		var err error
		if rel, err = filepath.Rel(root, rel); err != nil {
			return "", fmt.Errorf("%w: %s is not in %s", ctxsys.ErrUsage, path, root)
		}
	}
	rel = filepath.Clean(rel)
	if !filepath.IsLocal(rel) || rel == "." {
		return "", fmt.Errorf("%w: %s is not a file below %s", ctxsys.ErrUsage, path, root)
	}
	return filepath.ToSlash(rel), nil
}
