package project

import (
	"errors"
	"fmt"
	"os"
	"path/filepath"
	"strings"

	ctxsys "github.com/ctx-sys/ctx-sys"
	"github.com/ctx-sys/ctx-sys/internal/walk"
)

// Target is the project a command is about. Root is absolute.
type Target struct {
	Root string
	kind walk.RootKind
}

// MayIndex reports whether a question that only wanted an answer may build the index first.
func (t Target) MayIndex() bool { return walk.MayIndexAutomatically(t.Root, t.kind) }

// named is a target the user pointed at, which marks a root as well as a configuration file does.
func named(root string) Target { return Target{root, walk.RootConfig} }

// Around is the project a folder is in, whatever the registry says: the one with our settings or a
// repository, else the folder itself.
func Around(dir string) Target {
	if real, err := canonical(dir); err == nil {
		dir = real
	}
	root, kind := walk.ProjectRoot(dir)
	return Target{root, kind}
}

// Resolve finds the project. A flag is a folder or the name of a known project. Without one it is the
// project the working directory is in: the one with our settings or a repository, else a known project
// around it, else the default of `project use`, else the working directory itself.
func (r Registry) Resolve(flag, cwd string) (Target, error) {
	if flag != "" {
		return r.pointedAt(flag, cwd)
	}
	here := Around(cwd)
	if here.kind != walk.RootNone {
		return here, nil
	}
	entries, err := r.List()
	if err != nil {
		return Target{}, err
	}
	best := ""
	for _, e := range entries {
		if within(here.Root, e.Path) && len(e.Path) > len(best) {
			best = e.Path
		}
	}
	if best != "" {
		return named(best), nil
	}
	for _, e := range entries {
		if e.Default {
			return existing(e)
		}
	}
	return here, nil
}

// ResolveKnown is Resolve for clients of a server, who see the names of projects and not where the server runs: a name wins over a folder.
func (r Registry) ResolveKnown(name, cwd string) (Target, error) {
	if e, err := r.Find(name); name != "" && err == nil {
		return existing(e)
	}
	return r.Resolve(name, cwd)
}

// pointedAt resolves --project. A folder wins over a name, because a path is what the user can see.
func (r Registry) pointedAt(flag, cwd string) (Target, error) {
	dir := flag
	if !filepath.IsAbs(dir) {
		dir = filepath.Join(cwd, dir)
	}
	if info, err := os.Stat(dir); err == nil && info.IsDir() {
		root, err := canonical(dir)
		return named(root), err
	}
	e, err := r.Find(flag)
	if errors.Is(err, ctxsys.ErrNotFound) {
		return Target{}, fmt.Errorf("%w: %s is neither a folder nor a project: `ctx-sys project list` shows those", ctxsys.ErrUsage, flag)
	}
	if err != nil {
		return Target{}, err
	}
	return existing(e)
}

// existing turns an entry into a target unless its folder is gone.
func existing(e Entry) (Target, error) {
	if info, err := os.Stat(e.Path); err != nil || !info.IsDir() {
		return Target{}, fmt.Errorf("%w: the folder of project %s, %s, is gone: index it where it is now, and `ctx-sys project remove %s`",
			ctxsys.ErrNotFound, e.Name, e.Path, e.Name)
	}
	return named(e.Path), nil
}

func within(path, dir string) bool {
	rel, err := filepath.Rel(dir, path)
	return err == nil && rel != ".." && !strings.HasPrefix(rel, ".."+string(filepath.Separator))
}

// Name is what a project is called when nothing names it: its folder, never empty.
func Name(root string) string {
	if base := filepath.Base(root); base != string(filepath.Separator) && base != "." {
		return base
	}
	return "root"
}

// NoProject reports whether a folder is no project: the home directory, and the root of a file system.
func NoProject(root string) bool { return walk.NoProject(root) }
