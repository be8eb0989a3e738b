package walk

import (
	"os"
	"path/filepath"
	"strings"
	"sync"
)

// repository is what we ask of a git work tree. The git command is not needed to walk.
type repository struct {
	dir    string // the work tree
	gitDir string
	common string // gitDir, or for a linked work tree that of the main one: settings and info/exclude are there
	linked bool   // made by git worktree add
	base   int    // length of the work tree's path, slash and all, within the project's paths

	// Read when they are needed.
	submodules func() map[string]bool // the paths .gitmodules registers
	hidden     func() map[string]bool // see tracks
}

// openRepository looks for a repository whose work tree is dir. As for git, a .git that leads to no HEAD is none; and so is one
// that leads out of dir to a repository that does not lead back (see pointedTo).
func openRepository(dir string) (*repository, bool) {
	at := filepath.Join(dir, ".git")
	info, err := os.Lstat(at)
	if err != nil {
		return nil, false
	}
	r := &repository{dir: dir, gitDir: at, common: at}
	r.submodules, r.hidden = sync.OnceValue(r.readSubmodules), sync.OnceValue(r.readHidden)
	ok := true
	switch mode := info.Mode(); {
	case mode.IsRegular():
		var target string
		if target, ok = strings.CutPrefix(readLine(at), "gitdir: "); ok {
			ok = r.pointedTo(absoluteTo(dir, target))
		}
	case mode&os.ModeSymlink != 0:
		ok = r.pointedTo(at)
	default:
		ok = mode.IsDir()
	}
	if !ok || !isFile(filepath.Join(r.gitDir, "HEAD")) {
		return nil, false
	}
	return r, true
}

// pointedTo takes the folder that a .git leads to, which is no folder itself. Git makes such a .git for linked work trees, whose
// folder names the .git in its file gitdir, and for submodules, whose settings name the work tree. Both lead back, and what an
// archive brings cannot write the other end of a repository that was here before. Without that a repository counts only when all
// of it is below the work tree, where it is as good as a folder .git.
func (r *repository) pointedTo(gitDir string) bool {
	gitDir, err := filepath.EvalSymlinks(gitDir)
	if err != nil {
		return false
	}
	r.gitDir, r.common = gitDir, gitDir
	if common := readLine(filepath.Join(gitDir, "commondir")); common != "" {
		worktrees := filepath.Dir(gitDir)
		r.common, r.linked = filepath.Dir(worktrees), true
		if filepath.Base(worktrees) != "worktrees" || !sameFile(absoluteTo(gitDir, common), r.common) {
			return false
		}
		if back := readLine(filepath.Join(gitDir, "gitdir")); back != "" && sameFile(absoluteTo(gitDir, back), filepath.Join(r.dir, ".git")) {
			return true
		}
	}
	if tree := r.workTree(); tree != "" && sameFile(tree, r.dir) {
		return true
	}
	dir, err := filepath.EvalSymlinks(r.dir)
	return err == nil && below(r.gitDir, dir) && below(r.common, dir)
}

// workTree is core.worktree of the settings, "" without one.
func (r *repository) workTree() (tree string) {
	for _, file := range []string{filepath.Join(r.common, "config"), filepath.Join(r.gitDir, "config.worktree")} {
		readConfig(file, "", func(key, value string) {
			if key == "core.worktree" && value != "" {
				tree = absoluteTo(r.gitDir, value)
			}
		})
	}
	return tree
}

func isFile(name string) bool {
	info, err := os.Stat(name)
	return err == nil && info.Mode().IsRegular()
}

// sameFile reports whether both names lead to the same file or folder.
func sameFile(a, b string) bool {
	is, err := os.Stat(a)
	if err != nil {
		return false
	}
	other, err := os.Stat(b)
	return err == nil && os.SameFile(is, other)
}

func below(name, dir string) bool {
	rel, err := filepath.Rel(dir, name)
	return err == nil && filepath.IsLocal(rel)
}

// owns reports whether the repository found at path is part of r: a submodule, registered or with its .git
// kept elsewhere as git does it for submodules. A linked work tree below r is a second copy of a project.
func (r *repository) owns(path string, nested *repository) bool {
	if r.submodules()[path[r.base:]] {
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

// Git is where a repository keeps its things. All paths are absolute.
type Git struct {
	Tree   string // the work tree
	Dir    string // git's own folder for it, with HEAD and the index
	Common string // the one with settings, branches and objects: Dir, but for a linked work tree
}

// GitAt returns the repository whose work tree is dir. A repository is what is called .git: a folder with the names that one has
// inside is none, since those come with a clone like any files.
func GitAt(dir string) (Git, bool) {
	r, ok := openRepository(dir)
	if !ok {
		return Git{}, false
	}
	return Git{r.dir, r.gitDir, r.common}, true
}

// GitAround returns the repository that root is in.
func GitAround(root string) (Git, bool) {
	dir, err := realDir(root)
	if err != nil {
		return Git{}, false
	}
	for {
		if g, ok := GitAt(dir); ok {
			return g, true
		}
		parent := filepath.Dir(dir)
		if parent == dir {
			return Git{}, false
		}
		dir = parent
	}
}
