package walk

import (
	"os"
	"path"
	"path/filepath"
)

// RootKind says what makes a folder the root of a project.
type RootKind string

// The kinds of root.
const (
	RootGit    RootKind = "git"    // the work tree of a repository, or of a submodule
	RootConfig RootKind = "config" // our configuration is in it
	RootNone   RootKind = "none"   // nothing but being asked for
)

// ProjectRoot returns the nearest folder from dir upwards that has .git or our configuration, else dir itself.
// A .git file counts, and so does one that leads nowhere: the repository may be out of reach from here. The
// home directory's .ctx-sys holds the global configuration and makes it no project.
func ProjectRoot(dir string) (root string, kind RootKind) {
	abs, err := filepath.Abs(dir)
	if err != nil {
		return dir, RootNone
	}
	for at := abs; ; at = filepath.Dir(at) {
		switch {
		case exists(at, ".git"):
			return at, RootGit
		case hasConfig(at) && !isHome(at):
			return at, RootConfig
		case at == filepath.Dir(at):
			return abs, RootNone
		}
	}
}

// MayIndexAutomatically reports whether a question about a project may build its index without being told to: only
// where git or our configuration marks the root, and never for the home directory or the root of a file system.
func MayIndexAutomatically(root string, kind RootKind) bool {
	if kind != RootGit && kind != RootConfig {
		return false
	}
	return !NoProject(root)
}

// NoProject reports whether a folder is no project: the home directory and the root of a file system hold too much, and what nobody means to index.
func NoProject(root string) bool {
	dir, err := realDir(root)
	return err != nil || filepath.Dir(dir) == dir || isHome(dir)
}

func hasConfig(dir string) bool {
	return exists(dir, ".ctx-sys.yaml") || exists(dir, filepath.Join(".ctx-sys", "config.yaml"))
}

func exists(dir, name string) bool {
	_, err := os.Stat(filepath.Join(dir, name))
	return err == nil
}

func isHome(dir string) bool {
	name, err := os.UserHomeDir()
	if err != nil {
		return false
	}
	home, err := os.Stat(name)
	if err != nil {
		return false
	}
	info, err := os.Stat(dir)
	return err == nil && os.SameFile(home, info)
}

// Relative is a path as an index of the project at root has it: relative to the root, with forward slashes. It may lead outside.
func Relative(root, name string) string {
	if filepath.IsAbs(name) {
		if rel, err := filepath.Rel(root, name); err == nil {
			name = rel
		}
	}
	return path.Clean(filepath.ToSlash(name))
}
