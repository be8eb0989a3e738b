package regular

import (
	"errors"
	"io/fs"
	"os"
	"path/filepath"
)

// Inside reports whether path, which need not exist, is below the folder root, or root itself, with all links on the way to it
// followed, and path itself if it is one. A link that leads nowhere counts as one that leads out: what is written to it would
// be made at its target. Relative paths are below root.
func Inside(root, path string) bool {
	if !filepath.IsAbs(path) {
		path = filepath.Join(root, path)
	}
	rel, err := filepath.Rel(root, path)
	if err != nil || !filepath.IsLocal(rel) {
		return false
	}
	realRoot, err := filepath.EvalSymlinks(root)
	if err != nil {
		return false
	}
	for ; ; path = filepath.Dir(path) { // up to what exists: root does
		if _, err := os.Lstat(path); err == nil {
			break
		} else if !errors.Is(err, fs.ErrNotExist) {
			return false
		}
	}
	real, err := filepath.EvalSymlinks(path)
	if err != nil {
		return false
	}
	rel, err = filepath.Rel(realRoot, real)
	return err == nil && filepath.IsLocal(rel)
}
