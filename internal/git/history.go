package git

import (
	"context"
	"fmt"
	"os"
	"path/filepath"

	ctxsys "github.com/ctx-sys/ctx-sys"
	"github.com/ctx-sys/ctx-sys/internal/regular"
)

// MirrorHistory brings the repository of the folder root, whose only entry of git is the bare repository root/.git, to the state of branches of a remote, or of patterns of
// them, with all of their commits and files, and to the remote's tags. What it has checked out is what CheckOut said last.
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

// CheckOut has the repository of a folder be at a commit, without any file: root, which has that of MirrorHistory, or another folder, which gets a linked work tree
// of it. It reports whether there is the commit.
func CheckOut(ctx context.Context, root, at, commit string) (bool, error) {
	if !CheckedOut(root, root) || !isHash(commit) {
		return false, nil
	}
	if id, err := Commit(ctx, root, commit); err != nil || id != commit {
		return false, ctx.Err()
	}
	dir := gitDir(root, at)
	if at != root {
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
	}
	return true, regular.Write(filepath.Join(dir, "HEAD"), []byte(commit+"\n"), 0o600)
}

// CheckedOut reports whether a folder has the repository that CheckOut gives it.
func CheckedOut(root, at string) bool {
	_, err := os.Stat(filepath.Join(gitDir(root, at), "HEAD"))
	return err == nil
}

// gitDir is git's folder for a folder of CheckOut.
func gitDir(root, at string) string {
	if at == root {
		return filepath.Join(root, ".git")
	}
	return filepath.Join(root, ".git", "worktrees", filepath.Base(at))
}
