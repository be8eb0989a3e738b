package main

import (
	"cmp"
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
	"github.com/ctx-sys/ctx-sys/internal/config"
	"github.com/ctx-sys/ctx-sys/internal/engine"
	"github.com/ctx-sys/ctx-sys/internal/members"
	"github.com/ctx-sys/ctx-sys/internal/project"
	"github.com/ctx-sys/ctx-sys/internal/render"
	"github.com/ctx-sys/ctx-sys/internal/workspace"
)

func (a *app) workspaceVerb() *cobra.Command {
	cmd := group("workspace", "Manage projects that are asked together", a.workspaceInitVerb(), a.workspaceAddVerb(), a.workspaceRemoveVerb(), a.workspaceListVerb(), a.workspaceIndexVerb())
	cmd.Long = "A workspace is the projects that a file lists: " + members.FileName + " in a folder or above it, else a .code-workspace, go.work, package.json,\n" +
		"pnpm-workspace.yaml, Cargo.toml, pom.xml, settings.gradle or .gitmodules whose members are repositories. With --workspace a question is\n" +
		"about all of them. A file may list folders outside of its own; they are asked when you added them."
	return cmd
}

func (a *app) home() (string, error) { return config.Home(a.getenv) }

// workspace is the one that governs the working directory. The error says what makes one.
func (a *app) workspace() (*members.Workspace, string, error) {
	home, err := a.home()
	if err != nil {
		return nil, "", err
	}
	w, err := members.Find(a.cwd, home)
	if errors.Is(err, fs.ErrNotExist) {
		return nil, home, worded{ctxsys.ErrNotFound, "no workspace here yet; `ctx-sys workspace init` with folders makes one"}
	}
	return w, home, err
}

// ofWorkspace returns the projects of the workspace that may be asked, that of the working directory first. Those that are left out are noted.
func (a *app) ofWorkspace() ([]member, error) {
	w, _, err := a.workspace()
	if err != nil {
		return nil, err
	}
	here := project.Around(a.cwd).Root
	var out []member
	for _, p := range w.Projects {
		switch m := (member{p.Folder, p.Name}); {
		case p.Refused != "":
			a.note("%s of the workspace is left out: %s", p.Written, p.Refused)
		case p.Folder == here:
			out = slices.Insert(out, 0, m)
		default:
			out = append(out, m)
		}
	}
	if len(out) == 0 {
		return nil, noneAsked(w)
	}
	return out, nil
}

func noneAsked(w *members.Workspace) error {
	return worded{ctxsys.ErrNotIndexed, "no project of " + w.File + " can be asked: `ctx-sys workspace list` says why"}
}

// indexedAt reports whether the project of a folder has an index.
func (a *app) indexedAt(home, folder string) bool {
	at, err := a.memberPlace(home, folder)
	if err != nil {
		return false
	}
	p, err := engine.Open(context.Background(), at.options(true))
	if err != nil {
		return false
	}
	defer p.Close()
	return p.Indexed()
}

// memberPlace is a member of a workspace with its settings.
func (a *app) memberPlace(home, folder string) (place, error) {
	one := *a
	one.project, one.together = folder, false
	at, err := one.locate()
	if err != nil {
		return at, err
	}
	at.cfg, err = config.Load(at.places(a))
	return at, err
}

// noticeWorkspace says that our file of a workspace governs the working directory, where a question is about one project of it. always is whether a
// setting has questions be about all.
func (a *app) noticeWorkspace() (always bool, err error) {
	home, err := a.home()
	if err != nil || a.project != "" {
		return false, nil
	}
	w, err := members.FindOwn(a.cwd, home)
	if err != nil || len(w.Projects) < 2 {
		return false, nil // --workspace says what is wrong with it
	}
	here := project.Around(a.cwd).Root
	if !slices.ContainsFunc(w.Projects, func(p members.Project) bool { return p.Folder == here }) {
		return false, nil
	}
	at, err := a.locate()
	if err != nil {
		return false, err
	}
	if at.cfg, err = config.Load(at.places(a)); err != nil || at.cfg.Workspace.Always {
		return err == nil, err
	}
	a.note("this project is one of %d in %s: --workspace asks all", len(w.Projects), a.shownPath("/", w.File))
	return false, nil
}

// file is our file that the verbs change: the one that governs the working directory, else one in it.
func (a *app) workspaceFile() (path, home string, err error) {
	if home, err = a.home(); err != nil {
		return "", "", err
	}
	w, err := members.Find(a.cwd, home)
	if err == nil && w.Own {
		return w.File, home, nil
	}
	if err != nil && !errors.Is(err, fs.ErrNotExist) {
		return "", "", err
	}
	return filepath.Join(a.realCwd(), members.FileName), home, nil
}

func (a *app) workspaceInitVerb() *cobra.Command {
	return &cobra.Command{
		Use: "init [FOLDER]...", Short: "Make a workspace of folders, by default of what another program's file here lists",
		RunE: func(_ *cobra.Command, args []string) error {
			home, err := a.home()
			if err != nil {
				return err
			}
			path := filepath.Join(a.realCwd(), members.FileName)
			if _, err := os.Lstat(path); err == nil {
				return usage("%s is there: `ctx-sys workspace add FOLDER` adds to it", path)
			}
			folders := a.folders(args)
			if len(folders) == 0 {
				w, err := members.Find(a.cwd, home)
				if err != nil {
					return usage("no file here lists projects: name their folders")
				}
				for _, p := range w.Projects {
					folders = append(folders, p.Folder)
				}
			}
			w, err := members.Add(path, home, folders)
			here := project.Around(a.cwd)
			if err == nil && here.MayIndex() && !slices.ContainsFunc(w.Projects, func(p members.Project) bool { return p.Folder == here.Root }) {
				a.note("the project that you are in is not one of them: `ctx-sys workspace add .` adds it")
			}
			return a.workspaceAnswer(w, home, err)
		},
	}
}

// folders are those that were named, seen from the working directory.
func (a *app) folders(args []string) (out []string) {
	for _, dir := range args {
		if !filepath.IsAbs(dir) {
			dir = filepath.Join(a.realCwd(), dir)
		}
		out = append(out, dir)
	}
	return out
}

func (a *app) workspaceAddVerb() *cobra.Command {
	return &cobra.Command{
		Use: "add FOLDER...", Short: "Add projects to the workspace, and allow folders outside of it",
		RunE: func(_ *cobra.Command, args []string) error {
			if len(args) == 0 {
				return usage("workspace add needs FOLDER: see `ctx-sys workspace add --help`")
			}
			path, home, err := a.workspaceFile()
			if err != nil {
				return err
			}
			w, err := members.Add(path, home, a.folders(args))
			return a.workspaceAnswer(w, home, err)
		},
	}
}

func (a *app) workspaceRemoveVerb() *cobra.Command {
	return &cobra.Command{
		Use: "remove NAME|FOLDER...", Short: "Take projects out of the workspace; their files and indexes stay",
		RunE: func(_ *cobra.Command, args []string) error {
			if len(args) == 0 {
				return usage("workspace remove needs NAME|FOLDER: see `ctx-sys workspace remove --help`")
			}
			path, home, err := a.workspaceFile()
			if err != nil {
				return err
			}
			w, err := members.Remove(path, home, args)
			if errors.Is(err, fs.ErrNotExist) {
				return worded{ctxsys.ErrNotFound, "no " + members.FileName + " governs " + a.cwd}
			}
			return a.workspaceAnswer(w, home, err)
		},
	}
}

func (a *app) workspaceListVerb() *cobra.Command {
	return &cobra.Command{
		Use: "list", Aliases: []string{"show"}, Short: "Show the workspace here: its projects, and which of them are asked", Args: takes,
		RunE: func(*cobra.Command, []string) error {
			w, home, err := a.workspace()
			if errors.Is(err, ctxsys.ErrNotFound) && home != "" {
				if a.json {
					err = errors.Join(a.writeJSON(map[string]any{"projects": []any{}}), err)
				}
				return err
			}
			return a.workspaceAnswer(w, home, err)
		},
	}
}

func (a *app) workspaceIndexVerb() *cobra.Command {
	return &cobra.Command{
		Use: "index", Short: "Index all projects of the workspace", Args: takes,
		RunE: func(cmd *cobra.Command, _ []string) error {
			w, _, err := a.workspace()
			if err != nil {
				return err
			}
			var failed []error
			for _, p := range w.Projects {
				if p.Refused != "" {
					a.note("%s is left out: %s", p.Written, p.Refused)
					continue
				}
				if err := a.verb(cmd.Context(), a.out, place{}, "index", "--project", p.Folder); err != nil {
					failed = append(failed, fmt.Errorf("%s: %w", p.Written, err))
				}
			}
			return errors.Join(failed...)
		},
	}
}

// listedTogether is the workspaces that the user made, each with those of its projects that are asked and were indexed.
func (a *app) listedTogether() (out []workspace.Together) {
	home, err := a.home()
	if err != nil {
		return nil
	}
	known, err := a.known()
	if err != nil {
		return nil
	}
	for _, w := range members.Added(home) {
		t := workspace.Together{Name: filepath.Base(filepath.Dir(w.File)), File: w.File}
		for _, p := range w.Projects {
			if i := slices.IndexFunc(known, func(k workspace.Known) bool { return k.Path == p.Folder }); p.Refused == "" && i >= 0 && !strings.Contains(known[i].Name, ",") {
				t.Projects = append(t.Projects, known[i].Name)
			}
		}
		if len(t.Projects) > 1 {
			out = append(out, t)
		}
	}
	return out
}

// listedProject is a member of a workspace as it is shown.
type listedProject struct {
	members.Project
	Indexed bool `json:"indexed"`
}

func (a *app) workspaceAnswer(w *members.Workspace, home string, err error) error {
	if err != nil {
		if own := (worded{}); errors.As(err, &own) {
			return err
		}
		if errors.Is(err, ctxsys.ErrUsage) || errors.Is(err, ctxsys.ErrNotFound) {
			_, text, _ := strings.Cut(err.Error(), ": ")
			return worded{err, text}
		}
		return err
	}
	list := []listedProject{}
	for _, p := range w.Projects {
		list = append(list, listedProject{p, p.Refused == "" && a.indexedAt(home, p.Folder)})
	}
	if a.json {
		return a.writeJSON(map[string]any{"file": w.File, "own": w.Own, "projects": list})
	}
	var b render.Writer
	b.Printf("%s: %s\n", w.File, ctxsys.Plural(len(list), "project"))
	for _, p := range list {
		state := p.Refused
		if p.Refused == "" && !p.Indexed {
			state = "not indexed: `ctx-sys workspace index`"
		}
		b.Printf("  %-20s %s  %s\n", p.Name, p.Folder, cmp.Or(state, "indexed"))
	}
	return a.print(b.Page())
}
