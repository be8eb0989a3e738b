package git

import (
	"cmp"
	"context"
	"fmt"
	"os"
	"path/filepath"
	"strings"

	ctxsys "github.com/ctx-sys/ctx-sys"
	"github.com/ctx-sys/ctx-sys/internal/walk"
)

// Hooks are where the hooks of a repository are.
type Hooks struct {
	Dir   string
	Top   string // of the work tree
	Husky bool   // husky runs what is in Dir, whose files are the project's own
}

// HooksOf returns where git looks for the hooks of the repository that root is in: the folder of the settings (core.hooksPath), the
// user's own included, and hooks in git's folder without one. Where husky's folder is set, it is the one above, which husky runs. A folder
// outside of the repository is refused: it serves other repositories too, and may be named by whoever made this one.
func HooksOf(ctx context.Context, root string) (Hooks, error) {
	g, ok := walk.GitAround(root)
	if !ok {
		return Hooks{}, ErrNoRepository
	}
	dir := filepath.Join(g.Common, "hooks")
	home := cmp.Or(os.Getenv("HOME"), os.Getenv("USERPROFILE"))
	global := filepath.Join(home, ".gitconfig")
	if _, err := os.Stat(global); err != nil {
		global = filepath.Join(cmp.Or(os.Getenv("XDG_CONFIG_HOME"), filepath.Join(home, ".config")), "git", "config")
	}
	ctx, cancel := context.WithTimeout(ctx, patience)
	defer cancel()
	out, err := start(ctx, root, nil, []string{"GIT_DIR=" + g.Dir, "GIT_COMMON_DIR=" + g.Common, "GIT_WORK_TREE=" + g.Tree, "GIT_CONFIG_GLOBAL=" + global}, "config", "core.hooksPath")
	if err != nil {
		return Hooks{}, err
	}
	values := strings.Split(strings.TrimSpace(string(out)), "\n") // the last is that of start itself
	if n := len(values) - 2; n >= 0 && values[n] != "" {
		if dir = values[n]; !filepath.IsAbs(dir) {
			dir = filepath.Join(g.Tree, dir)
		}
	}
	husky := filepath.Base(dir) == "_" && filepath.Base(filepath.Dir(dir)) == ".husky"
	if husky {
		dir = filepath.Dir(dir)
	}
	for _, inside := range []string{g.Tree, g.Common} {
		if within(dir, inside) {
			return Hooks{dir, g.Tree, husky}, nil
		}
	}
	return Hooks{}, fmt.Errorf("%w: git looks for hooks in %s (core.hooksPath), which is outside of this repository: call `ctx-sys hook GitChange` from the hooks there", ctxsys.ErrUsage, dir)
}

// within reports whether a path, as far as it exists, is in a folder or is it, links followed.
func within(path, folder string) bool {
	folder, err := filepath.EvalSymlinks(folder)
	if err != nil {
		return false
	}
	rest := ""
	for {
		real, err := filepath.EvalSymlinks(path)
		if err == nil {
			rel, err := filepath.Rel(folder, filepath.Join(real, rest))
			return err == nil && filepath.IsLocal(rel)
		}
		parent := filepath.Dir(path)
		if parent == path {
			return false
		}
		rest, path = filepath.Join(filepath.Base(path), rest), parent
	}
}
