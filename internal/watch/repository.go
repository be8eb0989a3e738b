package watch

import (
	"fmt"
	"os"
	"path/filepath"
	"strings"
	"time"

	"github.com/ctx-sys/ctx-sys/internal/regular"
	"github.com/ctx-sys/ctx-sys/internal/walk"
)

// repository is the git repository a project is in.
type repository struct {
	dir    string // git's folder of this work tree
	common string // where the settings and the branches are: dir, but for linked work trees
	at     string // what moved saw last
}

// newRepository finds the repository, nil when there is none.
func newRepository(root string) *repository {
	g, ok := walk.GitAround(root)
	if !ok {
		return nil
	}
	return &repository{dir: g.Dir, common: g.Common}
}

// folders are those of git's that are watched: the one with HEAD, the index and the locks, and the one with settings and
// excludes.
func (r *repository) folders() []string {
	if r == nil {
		return nil
	}
	out := []string{r.dir}
	if r.common != r.dir {
		out = append(out, r.common)
	}
	return append(out, filepath.Join(r.common, "info"))
}

// owns reports whether a path is in git's folder.
func (r *repository) owns(name string) bool {
	return r != nil && (below(name, r.dir) || below(name, r.common))
}

func below(name, dir string) bool {
	rest, ok := strings.CutPrefix(name, dir)
	return ok && (rest == "" || rest[0] == filepath.Separator)
}

// gitStirred takes in that something in git's folder changed.
func (f *follower) gitStirred(name string) {
	switch name {
	case filepath.Join(f.git.common, "config"), filepath.Join(f.git.common, "info", "exclude"):
		f.everything(Rules)
		return
	case f.git.dir, f.git.common:
		return
	}
	f.stirred = true
	f.noticed()
	if f.pending.empty() {
		f.pending.since = time.Time{} // of files nothing is known yet
	}
}

// What git can be in the middle of.
const (
	locked   = "locked"   // it is writing the index
	rebasing = "rebasing" // and perhaps waiting for a person
)

// operation says what git is in the middle of, "" for nothing.
func (r *repository) operation() string {
	if r == nil {
		return ""
	}
	for _, name := range []string{"index.lock", "HEAD.lock"} {
		if exists(filepath.Join(r.dir, name)) {
			return locked
		}
	}
	for _, name := range []string{"rebase-merge", "rebase-apply", "sequencer"} {
		if exists(filepath.Join(r.dir, name)) {
			return rebasing
		}
	}
	return ""
}

func exists(name string) bool {
	_, err := os.Lstat(name)
	return err == nil
}

// moved reports whether HEAD is another commit or branch than when it was asked before.
func (r *repository) moved() bool {
	if r == nil {
		return false
	}
	at := r.head()
	same := at == r.at
	r.at = at
	return !same
}

// maxRef bounds a file that names a commit or a branch, in bytes.
const maxRef = 64 << 10

// head is HEAD and what tells its commit: that of the branch it names, or, where branches are packed, when they were.
func (r *repository) head() string {
	head, err := regular.Read(filepath.Join(r.dir, "HEAD"), maxRef)
	if err != nil {
		return ""
	}
	branch, ok := strings.CutPrefix(strings.TrimSpace(string(head)), "ref: ")
	if !ok {
		return string(head)
	}
	commit, err := regular.Read(filepath.Join(r.common, filepath.FromSlash(branch)), maxRef)
	if err == nil {
		return string(head) + string(commit)
	}
	info, err := os.Stat(filepath.Join(r.common, "packed-refs"))
	if err != nil {
		return string(head)
	}
	return fmt.Sprint(string(head), info.Size(), info.ModTime().UnixNano())
}
