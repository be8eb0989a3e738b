package walk

import (
	"os"
	"path/filepath"
	"strings"
	"testing"
)

// A .git that is no folder leads to a repository when git made both ends of the way, and when nothing of it is outside.
func TestGitElsewhere(t *testing.T) {
	lib := isolatedRepo(t, tree("l.go"))
	commitAll(t, lib)
	main := repo(t, tree("m.go"))
	git(t, main, "", "-c", "protocol.file.allow=always", "submodule", "--quiet", "add", lib, "sub/lib")
	commitAll(t, main)
	top := t.TempDir()
	git(t, main, "", "worktree", "add", "-q", "-b", "a", filepath.Join(top, "a"))
	git(t, filepath.Join(top, "a"), "", "-c", "protocol.file.allow=always", "submodule", "--quiet", "update", "--init")
	git(t, main, "", "worktree", "add", "-q", "-b", "b", filepath.Join(top, "b"))
	git(t, main, "", "worktree", "move", filepath.Join(top, "b"), filepath.Join(top, "moved"))
	relative, err := filepath.Rel(filepath.Join(main, ".git", "worktrees", "a"), filepath.Join(top, "a", ".git")) // as git 2.48 may write it
	must(t, err)
	must(t, os.WriteFile(filepath.Join(main, ".git", "worktrees", "a", "gitdir"), []byte(relative+"\n"), 0o644))
	git(t, top, "", "clone", "-q", "--bare", lib, "around/.bare")
	must(t, os.WriteFile(filepath.Join(top, "around", ".git"), []byte("gitdir: ./.bare\n"), 0o644))
	git(t, filepath.Join(top, "around"), "", "worktree", "add", "-q", "-b", "c", "c")
	git(t, top, "", "clone", "-q", "--separate-git-dir", filepath.Join(top, "kept.git"), lib, "kept")
	must(t, os.Symlink(filepath.Join(top, "kept"), filepath.Join(top, "link")))

	accepted := func(dir string, want bool) {
		t.Helper()
		g, ok := GitAt(dir)
		if ok != want {
			t.Errorf("%s: a repository %v, want %v", dir, ok, want)
			return
		}
		if !ok {
			return
		}
		for what, got := range map[string]string{"--absolute-git-dir": g.Dir, "--git-common-dir": g.Common, "--show-toplevel": g.Tree} {
			if dir == filepath.Join(top, "around") && what == "--show-toplevel" {
				continue // a bare one has none, to git
			}
			said := strings.TrimSpace(git(t, dir, "", "rev-parse", "--path-format=absolute", what))
			if !sameFile(got, said) {
				t.Errorf("%s: %s is %s, git says %s", dir, what, got, said)
			}
		}
	}
	for _, dir := range []string{main, filepath.Join(main, "sub", "lib"), filepath.Join(top, "a"), filepath.Join(top, "a", "sub", "lib"), filepath.Join(top, "moved"),
		filepath.Join(top, "around"), filepath.Join(top, "around", "c")} {
		accepted(dir, true)
	}
	accepted(filepath.Join(top, "kept"), false)
	git(t, filepath.Join(top, "kept"), "", "config", "core.worktree", filepath.Join(top, "kept"))
	accepted(filepath.Join(top, "kept"), true)
	accepted(filepath.Join(top, "link"), true)

	// What an archive can bring.
	private := filepath.Join(main, ".git")
	for name, files := range map[string]string{
		"a file":                              ".git=gitdir:_" + private,
		"a file, to a work tree's":            ".git=gitdir:_" + private + "/worktrees/a",
		"a file, to a submodule's":            ".git=gitdir:_" + private + "/modules/sub/lib",
		"a way out through what is common":    ".git=gitdir:_x x/HEAD=ref:_refs/heads/main x/commondir=" + private,
		"a way out that looks like git's":     ".git=gitdir:_x/worktrees/y x/worktrees/y/HEAD=ref:_refs/heads/main x/worktrees/y/commondir=" + private,
		"a work tree's that leads back alone": ".git=gitdir:_x x/HEAD=ref:_refs/heads/main x/gitdir=../.git x/commondir=" + private,
		"a folder without a repository":       "HEAD=ref:_refs/heads/main config=[core] objects/x refs/x",
		"no HEAD":                             ".git/config=[core]",
		"a folder for a HEAD":                 ".git/HEAD/x",
		"another file":                        ".git=x",
	} {
		dir := filepath.Join(t.TempDir(), "evil")
		write(t, dir, tree(files))
		if pointer := filepath.Join(dir, ".git"); isFile(pointer) {
			b, err := os.ReadFile(pointer)
			must(t, err)
			must(t, os.WriteFile(pointer, []byte(strings.Replace(string(b), "_", " ", 1)+"\n"), 0o644))
		}
		if g, ok := GitAt(dir); ok {
			t.Errorf("%s: %+v", name, g)
		}
	}
	link := filepath.Join(t.TempDir(), "evil")
	write(t, link, tree("a.go"))
	must(t, os.Symlink(private, filepath.Join(link, ".git")))
	accepted(link, false)
}

// A folder of a repository that holds what a bare one does is of the repository around it.
func TestEmbeddedBareRepository(t *testing.T) {
	root := isolatedRepo(t, tree("a.go"))
	git(t, root, "", "init", "-q", "--bare", "sub")
	for _, dir := range []string{root, filepath.Join(root, "sub"), filepath.Join(root, "sub", "refs")} {
		if g, ok := GitAround(dir); !ok || !sameFile(g.Tree, root) {
			t.Errorf("%s: %+v, %v", dir, g, ok)
		}
	}
	bare := t.TempDir()
	git(t, bare, "", "init", "-q", "--bare")
	if g, ok := GitAround(bare); ok {
		t.Errorf("%+v", g)
	}
}

func commitAll(t *testing.T, dir string) {
	t.Helper()
	git(t, dir, "", "add", "-A")
	git(t, dir, "", "commit", "-qm", "all")
}

func must(t *testing.T, err error) {
	t.Helper()
	if err != nil {
		t.Fatal(err)
	}
}
