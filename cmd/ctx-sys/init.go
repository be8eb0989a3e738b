package main

import (
	"errors"
	"os"
	"path/filepath"

	"github.com/spf13/cobra"

	"github.com/ctx-sys/ctx-sys/internal/config"
	"github.com/ctx-sys/ctx-sys/internal/project"
	"github.com/ctx-sys/ctx-sys/internal/render"
)

func (a *app) initVerb() *cobra.Command {
	var name string
	var force, global bool
	cmd := &cobra.Command{
		Use:   "init [DIR]",
		Short: "Write a commented settings file",
		Long:  "Writes .ctx-sys.yaml, with every key, what it is for and its default.\nIndexing and searching need no settings file.",
		Args:  takes,
		RunE: func(_ *cobra.Command, args []string) error {
			path, text, err := a.settingsFile(args, name, global)
			if err != nil {
				return err
			}
			if _, err := os.Stat(path); err == nil && !force {
				return errors.New(path + " exists: use --force to overwrite it")
			}
			mode := os.FileMode(0o644)
			if global {
				mode = 0o600
			}
			if err := config.WriteFile(path, []byte(text), mode); err != nil {
				return err
			}
			if a.json {
				return a.writeJSON(map[string]string{"path": path})
			}
			return a.print(render.Pagef("%s", path))
		},
	}
	cmd.Flags().StringVar(&name, "name", "", "`NAME` of the project (default: its folder's)")
	cmd.Flags().BoolVar(&force, "force", false, "overwrite the file if there is one")
	cmd.Flags().BoolVar(&global, "global", false, "write the settings of all projects")
	return cmd
}

// settingsFile is the file to write and its text. A project that has its settings in .ctx-sys/ keeps them there.
func (a *app) settingsFile(args []string, name string, global bool) (path, text string, err error) {
	home, err := config.Home(a.getenv)
	if err != nil {
		return "", "", err
	}
	if global {
		if len(args) > 0 || name != "" {
			return "", "", usage("--global is about no single project: leave out DIR and --name")
		}
		return config.GlobalFile(home), config.Template("", true), nil
	}
	root, err := a.initRoot(home, args)
	if err != nil {
		return "", "", err
	}
	if name == "" {
		name = project.Name(root)
	}
	path, err = config.ProjectFile(root, home)
	if path == "" {
		path = filepath.Join(root, ".ctx-sys.yaml")
	}
	return path, config.Template(name, false), err
}

// initRoot is the named folder itself, else the project the working directory is in.
func (a *app) initRoot(home string, args []string) (string, error) {
	if len(args) == 0 && a.project == "" {
		return project.Around(a.cwd).Root, nil
	}
	dir := a.project
	if len(args) > 0 {
		dir = args[0]
	}
	target, err := project.Open(home).Resolve(dir, a.cwd)
	return target.Root, err
}
