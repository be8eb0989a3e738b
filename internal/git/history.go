package git

import (
	"context"
	"errors"
	"fmt"
	"io"
	"io/fs"
	"os"
	"path"
	"path/filepath"

	ctxsys "github.com/ctx-sys/ctx-sys"
	"github.com/ctx-sys/ctx-sys/internal/regular"
)

// MirrorHistory brings the repository of the folder root, whose only entry of git is the bare repository root/.git, to the state of branches of a remote, or of patterns of
// them, with all of their commits and files, and to the remote's tags.
func MirrorHistory(ctx context.Context, root string, r Remote, limits Limits, branches ...string) error {
	specs := []string{"+refs/tags/*:refs/tags/*"}
	for _, b := range branches {
		if !plainBranch(b) {
			return fmt.Errorf("%w: %q is no branch, nor a pattern such as release/*", ctxsys.ErrUsage, b)
		}
		specs = append(specs, "+refs/heads/"+b+":refs/heads/"+b)
	}
	dir := filepath.Join(root, ".git")
	if err := initMirror(ctx, dir); err != nil {
		return err
	}
	return r.fetch(ctx, dir, limits, specs)
}

// CheckOut has a folder be at a commit of the repository of root, which is that of MirrorHistory: a linked work tree, which has all folders of the commit, and of its
// files those that say what is ignored. It reports whether there is the commit.
func CheckOut(ctx context.Context, root, at, commit string) (bool, error) {
	if _, err := os.Stat(filepath.Join(root, ".git", "HEAD")); err != nil || !isHash(commit) {
		return false, nil
	}
	if id, err := Commit(ctx, root, commit); err != nil || id != commit {
		return false, ctx.Err()
	}
	dir := gitDir(root, at)
	for _, d := range []string{dir, at} {
		if err := os.MkdirAll(d, 0o700); err != nil {
			return false, err
		}
	}
	for name, text := range map[string]string{filepath.Join(dir, "commondir"): "../..", filepath.Join(dir, "gitdir"): filepath.Join(at, ".git"), filepath.Join(at, ".git"): "gitdir: " + dir} {
		if err := regular.Write(name, []byte(text+"\n"), 0o600); err != nil {
			return false, err
		}
	}
	if err := writeRules(ctx, filepath.Join(root, ".git"), at, commit); err != nil {
		return false, err
	}
	return true, regular.Write(filepath.Join(dir, "HEAD"), []byte(commit+"\n"), 0o600)
}

// maxRules bounds a file that says what is ignored: package walk reads none that is larger.
const maxRules = 4 << 20

// writeRules makes a folder hold the folders of a commit and the files in them that say what is ignored, and nothing else but .git.
func writeRules(ctx context.Context, dir, at, commit string) error {
	entries, err := changesOf(ctx, dir, "", commit)
	if err != nil {
		return err
	}
	kept := map[string]bool{".": true, ".git": true} // true is a folder, but for .git
	var wanted []treeEntry
	for _, e := range entries {
		if !placeable(e.path) {
			continue
		}
		for up := path.Dir(e.path); !kept[up]; up = path.Dir(up) {
			kept[up] = true
		}
		if name := path.Base(e.path); e.file && (name == ".gitignore" || name == ".ctxignore") {
			kept[e.path] = false
			wanted = append(wanted, e)
		}
	}
	root, err := os.OpenRoot(at)
	if err != nil {
		return err
	}
	defer root.Close()
	made := map[string]bool{}
	err = fs.WalkDir(root.FS(), ".", func(name string, d fs.DirEntry, err error) error {
		folder, keeps := kept[name]
		switch {
		case err != nil || name == ".git":
			return err
		case keeps && folder == d.IsDir():
			made[filepath.FromSlash(name)] = folder
			return nil
		}
		if err := root.RemoveAll(filepath.FromSlash(name)); err != nil || !d.IsDir() {
			return err
		}
		return fs.SkipDir
	})
	for name, folder := range kept {
		if name = filepath.FromSlash(name); err == nil && folder && name != ".git" && !made[name] {
			err = root.MkdirAll(name, 0o700)
		}
	}
	return errors.Join(err, eachBlob(ctx, dir, wanted, WriteLimits{FileSize: maxRules}, func(name string, n int64, from io.Reader) error { return place(root, name, from, n, made) }))
}

// CheckedOut reports whether a folder is at a commit by CheckOut.
func CheckedOut(root, at string) bool {
	_, e1 := os.Stat(filepath.Join(gitDir(root, at), "HEAD"))
	_, e2 := os.Stat(filepath.Join(at, ".git"))
	return e1 == nil && e2 == nil
}

// gitDir is git's folder for a folder of CheckOut.
func gitDir(root, at string) string {
	return filepath.Join(root, ".git", "worktrees", filepath.Base(at))
}
