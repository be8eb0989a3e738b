package main

import (
	"context"
	"errors"
	"os"

	"github.com/spf13/cobra"

	ctxsys "github.com/ctx-sys/ctx-sys"
	"github.com/ctx-sys/ctx-sys/internal/config"
	"github.com/ctx-sys/ctx-sys/internal/op"
	"github.com/ctx-sys/ctx-sys/internal/project"
	"github.com/ctx-sys/ctx-sys/internal/workspace"
)

func (a *app) projectVerb() *cobra.Command {
	return group("project", "Manage the list of projects", a.projectListVerb(), a.projectUseVerb(), a.projectRemoveVerb())
}

func (a *app) registry() (project.Registry, error) {
	home, err := config.Home(a.getenv)
	return project.Open(home), err
}

func (a *app) projectListVerb() *cobra.Command {
	return &cobra.Command{
		Use: "list", Short: "List the projects that were indexed; * marks the default", Args: takes,
		RunE: func(*cobra.Command, []string) error {
			all, err := a.known()
			if err != nil {
				return err
			}
			if a.json {
				return a.writeJSON(map[string]any{"projects": all})
			}
			if len(all) == 0 {
				a.note("no projects yet; `ctx-sys index` in one adds it")
			}
			return a.print(op.ProjectsText(all))
		},
	}
}

// known is the projects of this machine, each with the path of its settings where it has some.
func (a *app) known() ([]workspace.Known, error) {
	home, err := config.Home(a.getenv)
	if err != nil {
		return nil, err
	}
	entries, err := project.Open(home).List()
	out := []workspace.Known{}
	for _, e := range entries {
		settings, err := config.ProjectFile(e.Path, home)
		if err != nil {
			a.detail("%v", err)
		}
		out = append(out, workspace.Known{
			ID: e.ID, Name: e.Name, Path: e.Path, Config: settings, Created: e.Created, LastSync: e.LastSync, LastCommit: e.LastCommit, Default: e.Default,
		})
	}
	return out, err
}

func (a *app) projectUseVerb() *cobra.Command {
	return &cobra.Command{
		Use: "use NAME|DIR", Short: "Choose the default project", Args: takes,
		ValidArgsFunction: a.completeProjects,
		RunE: func(_ *cobra.Command, args []string) error {
			registry, err := a.registry()
			if err != nil {
				return err
			}
			e, err := registry.Use(args[0])
			if err != nil {
				return err
			}
			if a.json {
				return a.writeJSON(e)
			}
			a.note("%s (%s) is now the default", e.Name, e.Path)
			return nil
		},
	}
}

func (a *app) projectRemoveVerb() *cobra.Command {
	var deleteIndex bool
	cmd := &cobra.Command{
		Use: "remove NAME|DIR", Short: "Forget a project; its files stay as they are", Args: takes,
		ValidArgsFunction: a.completeProjects,
		RunE: func(cmd *cobra.Command, args []string) error {
			registry, err := a.registry()
			if err != nil {
				return err
			}
			if deleteIndex {
				if err := a.deleteIndexOf(cmd.Context(), registry, args[0]); err != nil {
					return err
				}
			}
			e, err := registry.Remove(args[0])
			if err != nil {
				return err
			}
			if a.json {
				return a.writeJSON(e)
			}
			a.note("forgot %s (%s)", e.Name, e.Path)
			return nil
		},
	}
	cmd.Flags().BoolVar(&deleteIndex, "delete-index", false, "delete its index too")
	return cmd
}

// deleteIndexOf deletes the index of a known project. One whose folder is gone took its index along.
func (a *app) deleteIndexOf(ctx context.Context, registry project.Registry, name string) error {
	e, err := registry.Find(name)
	if err != nil {
		return err
	}
	if _, err := os.Stat(e.Path); err != nil {
		return nil
	}
	a.project = e.Path
	at, err := a.where()
	if err != nil {
		return err
	}
	if _, err := a.remove(ctx, at, a.waitingForIndex(false, at)); !errors.Is(err, ctxsys.ErrNotIndexed) {
		return err
	}
	return nil
}
