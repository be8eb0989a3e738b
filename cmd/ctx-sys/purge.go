package main

import (
	"context"
	"errors"
	"fmt"
	"io/fs"
	"os"
	"path/filepath"
	"slices"
	"strings"

	"github.com/spf13/cobra"

	ctxsys "github.com/ctx-sys/ctx-sys"
	"github.com/ctx-sys/ctx-sys/internal/answer"
	"github.com/ctx-sys/ctx-sys/internal/engine"
	"github.com/ctx-sys/ctx-sys/internal/git"
	"github.com/ctx-sys/ctx-sys/internal/githooks"
	"github.com/ctx-sys/ctx-sys/internal/project"
	"github.com/ctx-sys/ctx-sys/internal/render"
	"github.com/ctx-sys/ctx-sys/internal/web"
)

// What there may be in the global folder. It is deleted by these names and not as a whole: CTX_SYS_HOME may be any folder.
var homeParts = []struct{ what, pattern string }{
	{"memories, conversations, checkpoints, analytics of all projects", "local"}, {"own memories", "memory.db*"}, {"own memories", "memories"}, {"indexes of folders that cannot be written", "indexes"},
	{"parsed files", "parsed.db*"}, {"calls of models", "usage"}, {"analytics", "analytics"}, {"settings of all projects", "config.yaml"}, {"list of projects", "registry.json*"}, {"folders that were added to workspaces", "workspaces.json*"},
	{"token of servers", "token*"}, {"address of the server", "server.json*"}, {"login to a team's server", "team-*.json"}, {"folders that install made", "install.json"}, {"contexts that were given", "prefixes.json*"}, {"unfinished exports", ".transfer-*"},
}

type purging struct{ yes, dryRun, keepAgents bool }

func (a *app) purgeVerb() *cobra.Command {
	var p purging
	cmd := &cobra.Command{
		Use: "purge", Short: "Delete everything that ctx-sys keeps, in all projects, after showing it", Args: takes,
		Long: "Lists with sizes what is kept on this machine and deletes it when you type purge: the indexes of all known projects, memories, conversations,\n" +
			"checkpoints, caches, analytics, settings, the hooks in git repositories, and the entries in the settings of coding agents. With --project\n" +
			"only what is of one project. Files that git tracks belong to the repository and stay. It cannot be undone: `ctx-sys export` saves a project first.",
		RunE: func(cmd *cobra.Command, _ []string) error {
			if !p.dryRun {
				if err := a.ofUser("deletes everything that is kept"); err != nil {
					return err
				}
			}
			return a.purge(cmd.Context(), p)
		},
	}
	flags := cmd.Flags()
	flags.BoolVar(&p.yes, "yes", false, "delete without asking")
	flags.BoolVar(&p.dryRun, "dry-run", false, "show what would be deleted and delete nothing")
	flags.BoolVar(&p.keepAgents, "keep-agents", false, "leave the settings of coding agents as they are")
	return cmd
}

// keptThing is one thing that is kept, and how to delete it.
type keptThing struct {
	What   string `json:"what"`
	Path   string `json:"path"`
	Bytes  int64  `json:"bytes"`
	Shared int    `json:"shared,omitempty"` // files in it that git tracks, which stay
	delete func(context.Context) error
}

func (a *app) purge(ctx context.Context, p purging) error {
	at, err := a.locate()
	if err != nil {
		return err
	}
	roots := []string{at.Root}
	if a.project == "" {
		if roots, err = a.allRoots(at); err != nil {
			return err
		}
	}
	things, running, err := a.everything(ctx, at, roots, p)
	if err != nil {
		return err
	}
	total := int64(0)
	for _, t := range things {
		total += t.Bytes
	}
	if len(things) == 0 {
		return a.say(at, map[string]any{"kept": things, "bytes": 0, "running": running, "deleted": false}, render.Pagef("nothing is kept\n"))
	}
	if !a.json {
		if err := a.print(keptText(things, total)); err != nil {
			return err
		}
	}
	if len(running) > 0 && !p.dryRun {
		return fmt.Errorf("%s: end it and run this again", strings.Join(running, "; "))
	}
	if !p.yes && !p.dryRun {
		fmt.Fprint(a.err, "This cannot be undone. Type purge to delete all of it: ")
		if line, _ := readLine(a.in); strings.TrimSpace(line) != "purge" {
			fmt.Fprintln(a.err)
			a.note("nothing was deleted")
			p.dryRun = true
		}
	}
	var failures []error
	if !p.dryRun {
		for _, t := range things {
			if err := t.delete(ctx); err != nil && !errors.Is(err, fs.ErrNotExist) {
				failures = append(failures, fmt.Errorf("%s: %w", t.Path, err))
			}
		}
		if a.project == "" {
			os.Remove(at.home) // stays when something else is in it
		}
	}
	if a.json {
		err = a.writeJSON(map[string]any{"kept": things, "bytes": total, "running": running, "deleted": !p.dryRun})
	} else if !p.dryRun {
		a.note("deleted %s", answer.Size(total))
	}
	for _, f := range failures {
		a.note("%v", f)
	}
	if err == nil && len(failures) > 0 {
		err = worded{errPartial, fmt.Sprintf("%d of %d could not be deleted: correct what is reported above and run `ctx-sys purge` again", len(failures), len(things))}
	}
	return err
}

func keptText(things []keptThing, total int64) render.Page {
	var b render.Writer
	for _, t := range things {
		takes := ""
		if t.Bytes > 0 {
			takes = answer.Size(t.Bytes)
		}
		b.Printf("%10s  %s  (%s", takes, t.Path, t.What)
		if t.Shared > 0 {
			b.Printf("; tracked by git and left: %d", t.Shared)
		}
		b.Printf(")\n")
	}
	b.Printf("%10s  in all\n", answer.Size(total))
	return b.Page()
}

// allRoots are the folders of the projects that are known and of the one that the working directory is in.
func (a *app) allRoots(at place) ([]string, error) {
	entries, err := at.registry.List()
	if err != nil {
		return nil, err
	}
	roots := []string{project.Around(a.cwd).Root}
	for _, e := range entries {
		roots = append(roots, e.Path)
	}
	slices.Sort(roots)
	return slices.Compact(roots), nil
}

// everything lists what is kept of some projects, and of all where none was named. running names the processes that use it.
func (a *app) everything(ctx context.Context, at place, roots []string, p purging) (things []keptThing, running []string, err error) {
	things, running = []keptThing{}, []string{}
	if !p.keepAgents && a.project == "" {
		things = append(things, a.agentSettings(ctx, at, "user")...)
	}
	for _, root := range roots {
		if info, err := os.Stat(root); err != nil || !info.IsDir() {
			continue
		}
		sub := *a
		sub.project = root
		of, err := sub.locate()
		if err == nil {
			err = sub.configure(&of)
		}
		if err != nil {
			a.note("%s: %v", root, err)
			continue
		}
		if !p.keepAgents {
			things = append(things, sub.agentSettings(ctx, of, "project")...)
		}
		more, by := sub.ofProject(ctx, of)
		things = append(things, more...)
		if by != "" {
			running = append(running, by)
		}
		if a.project != "" {
			stores := of.options(true).Stores()
			if dir := stores.Kept(); dir != "" {
				things = appendThere(things, "memories, conversations, checkpoints, analytics", dir)
			}
			if e, err := at.registry.Find(root); err == nil {
				things = append(things, keptThing{What: "entry in the list of projects", Path: e.Path, delete: func(context.Context) error { _, err := at.registry.Remove(root); return err }})
			}
		}
	}
	if a.project != "" {
		return things, running, nil
	}
	if s, err := web.FindShared(ctx, at.home); err == nil && s != nil {
		running = append(running, fmt.Sprintf("process %d serves editors at %s", s.PID, s.URL))
	}
	for _, part := range homeParts {
		found, err := filepath.Glob(filepath.Join(at.home, part.pattern))
		if err != nil {
			return nil, nil, err
		}
		for _, path := range found {
			things = appendThere(things, part.what, path)
		}
	}
	return things, running, nil
}

// ofProject is what is in the folder of a project, or where its settings have it. running names the process that follows it.
func (a *app) ofProject(ctx context.Context, at place) (things []keptThing, running string) {
	options := at.options(true)
	if p, err := engine.Open(ctx, options); err == nil {
		if f := p.Followed(); f != nil {
			running = fmt.Sprintf("process %d follows the files of %s (a watcher or a server)", f.PID, at.Root)
		}
		if dir := p.Dir(); dir != filepath.Join(at.Root, ".ctx-sys") && !strings.HasPrefix(dir, at.home+string(filepath.Separator)) {
			things = append(things, keptThing{What: "index of " + at.Root, Path: p.DBPath(), Bytes: size(p.DBPath()), delete: func(ctx context.Context) error {
				if _, err := engine.Remove(ctx, options, nil); !errors.Is(err, ctxsys.ErrNotIndexed) {
					return err
				}
				return nil
			}})
		}
		p.Close()
	}
	for _, name := range []string{".ctx-sys", ".ctx-sys.yaml"} {
		path := filepath.Join(at.Root, name)
		if path == at.home {
			continue // a project in the home directory: its parts are listed one by one
		}
		if _, err := os.Lstat(path); err != nil {
			continue
		}
		tracked, err := git.Tracked(ctx, at.Root, name)
		if err != nil {
			a.note("%s stays: git does not say whether the repository has it: %v", path, err)
			continue
		}
		t := keptThing{What: "index, settings and what was added by hand", Path: path, Bytes: size(path), Shared: len(tracked)}
		if name != ".ctx-sys" {
			t.What = "settings"
		}
		if len(tracked) > 0 && name != ".ctx-sys" {
			continue
		}
		t.delete = func(context.Context) error { return removeUntracked(at.Root, path, tracked) }
		things = append(things, t)
	}
	if f, _, err := a.hooksFolder(ctx); err == nil {
		hooks, err := f.Status()
		for _, h := range hooks {
			if err == nil && (h.State == githooks.Installed || h.State == githooks.Chained) {
				things = append(things, keptThing{What: "hook of git", Path: h.Path, delete: func(context.Context) error { _, err := f.Uninstall(); return err }})
			}
		}
	}
	return things, running
}

// agentSettings are the files of coding agents that have an entry of ours.
func (a *app) agentSettings(ctx context.Context, at place, scope string) (things []keptThing) {
	var planned struct {
		Clients []struct {
			Client string
			Files  []struct{ File, Action string }
		}
	}
	if err := a.asked(ctx, at, &planned, "uninstall", "--dry-run", "--scope", scope); err != nil {
		return nil
	}
	for _, c := range planned.Clients {
		for _, f := range c.Files {
			if f.Action != "would remove" {
				continue
			}
			things = append(things, keptThing{What: "entry in the settings of " + c.Client, Path: f.File, delete: func(ctx context.Context) error {
				var done any
				return a.asked(ctx, at, &done, "uninstall", "--client", c.Client, "--scope", scope)
			}})
		}
	}
	return things
}

func appendThere(things []keptThing, what, path string) []keptThing {
	if _, err := os.Lstat(path); err != nil {
		return things
	}
	return append(things, keptThing{What: what, Path: path, Bytes: size(path), delete: func(context.Context) error { return os.RemoveAll(path) }})
}

// size is what a file, or all files of a folder, take. What cannot be read counts for nothing, links are not followed.
func size(path string) (n int64) {
	_ = filepath.WalkDir(path, func(_ string, d fs.DirEntry, err error) error {
		if err != nil {
			return nil
		}
		if info, err := d.Info(); err == nil && info.Mode().IsRegular() {
			n += info.Size()
		}
		return nil
	})
	return n
}

// removeUntracked deletes a file or folder of a work tree without the files in it that git tracks.
func removeUntracked(root, path string, tracked []string) error {
	if len(tracked) == 0 {
		return os.RemoveAll(path)
	}
	var folders []string
	err := filepath.WalkDir(path, func(at string, d fs.DirEntry, err error) error {
		rel, relErr := filepath.Rel(root, at)
		if err := errors.Join(err, relErr); err != nil {
			return err
		}
		switch {
		case d.IsDir():
			folders = append(folders, at)
		case !slices.Contains(tracked, filepath.ToSlash(rel)):
			return os.Remove(at)
		}
		return nil
	})
	for _, f := range slices.Backward(folders) {
		os.Remove(f) // stays when something is left in it
	}
	return err
}
