package walk

import (
	"os"
	"path/filepath"
	"strings"
)

// repository is what we ask of a git work tree. The git command is not needed to walk.
type repository struct {
	dir    string // the work tree
	gitDir string
	common string // gitDir, or for a linked work tree that of the main one: settings and info/exclude are there
	linked bool   // made by git worktree add
	base   int    // length of the work tree's path, slash and all, within the project's paths

	submodules map[string]bool // the paths .gitmodules registers, nil until somebody asks
}

// openRepository looks for a repository whose work tree is dir. As for git, a .git that leads to no HEAD is none.
func openRepository(dir string) (*repository, bool) {
	gitDir := filepath.Join(dir, ".git")
	info, err := os.Stat(gitDir)
	if err != nil {
		return nil, false
	}
	if info.Mode().IsRegular() {
		target, ok := strings.CutPrefix(readLine(gitDir), "gitdir: ")
		if !ok {
			return nil, false
		}
		gitDir = absoluteTo(dir, target)
	}
	if _, err := os.Lstat(filepath.Join(gitDir, "HEAD")); err != nil {
		return nil, false
	}
	r := &repository{dir: dir, gitDir: gitDir, common: gitDir}
	if common := readLine(filepath.Join(gitDir, "commondir")); common != "" {
		r.common, r.linked = absoluteTo(gitDir, common), true
	}
	return r, true
}

// owns reports whether the repository found at path is part of r: a submodule, registered or with its .git
// kept elsewhere as git does it for submodules. A linked work tree below r is a second copy of a project.
func (r *repository) owns(path string, nested *repository) bool {
	if r.submodules == nil {
		r.submodules = r.readSubmodules()
	}
	if r.submodules[path[r.base:]] {
		return true
	}
	return !nested.linked && nested.gitDir != filepath.Join(nested.dir, ".git")
}

func (r *repository) readSubmodules() map[string]bool {
	paths := map[string]bool{}
	readConfig(filepath.Join(r.dir, ".gitmodules"), "", func(key, value string) {
		if strings.HasPrefix(key, "submodule.") && strings.HasSuffix(key, ".path") {
			paths[strings.TrimSuffix(value, "/")] = true
		}
	})
	return paths
}

// excludesFile returns core.excludesFile of the repository's own settings, if they have it.
func (r *repository) excludesFile(home string) (file string, ok bool) {
	readConfig(filepath.Join(r.common, "config"), home, func(key, value string) {
		if key == "core.excludesfile" {
			file, ok = expandHome(value, home), true
		}
	})
	if file != "" {
		file = absoluteTo(r.dir, file)
	}
	return file, ok
}

// readLine returns the first line of a small file, "" if there is none.
func readLine(file string) string {
	content, err := readBounded(file, 64<<10)
	if err != nil {
		return ""
	}
	line, _, _ := strings.Cut(string(content), "\n")
	return strings.TrimSuffix(line, "\r")
}

func absoluteTo(dir, path string) string {
	if filepath.IsAbs(path) {
		return filepath.Clean(path)
	}
	return filepath.Join(dir, path)
}

// GitFolders returns git's own folder for the work tree that root is in, where HEAD and the index are, and the one with
// the settings and the branches, which for linked work trees is another. ok is false outside git.
func GitFolders(root string) (dir, common string, ok bool) {
	p, err := newProject(root, Options{}, &Report{})
	if err != nil || p.repo == nil {
		return "", "", false
	}
	return p.repo.gitDir, p.repo.common, true
}
