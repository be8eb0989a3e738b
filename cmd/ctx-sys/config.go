package main

import (
	"encoding/json"
	"fmt"
	"os"
	"path/filepath"
	"strings"

	"github.com/spf13/cobra"

	"github.com/ctx-sys/ctx-sys/internal/config"
	"github.com/ctx-sys/ctx-sys/internal/render"
)

func (a *app) configVerb() *cobra.Command {
	return group("config", "Show and change settings", a.configGetVerb(), a.configSetVerb(), a.configListVerb(), a.configPathVerb())
}

func (a *app) configGetVerb() *cobra.Command {
	return &cobra.Command{
		Use: "get KEY", Short: "Show one setting, or a section of them, and where each value comes from", Args: takes,
		ValidArgsFunction: completeKeys,
		RunE: func(_ *cobra.Command, args []string) error {
			at, err := a.where()
			if err != nil {
				return err
			}
			values, err := at.cfg.Get(args[0])
			if err != nil {
				return err
			}
			if a.asJSON(at.cfg) && len(values) == 1 && config.Names(args[0], values[0].Key) {
				return a.writeJSON(values[0])
			}
			return a.printValues(at, values)
		},
	}
}

func (a *app) configListVerb() *cobra.Command {
	return &cobra.Command{
		Use: "list [KEY]", Short: "Show all settings, or a section of them, and where each value comes from", Args: takes,
		ValidArgsFunction: completeKeys,
		RunE: func(_ *cobra.Command, args []string) error {
			at, err := a.where()
			if err != nil {
				return err
			}
			values := at.cfg.List("")
			if len(args) > 0 {
				values, err = at.cfg.Get(args[0])
			}
			if err != nil {
				return err
			}
			return a.printValues(at, values)
		},
	}
}

func (a *app) configSetVerb() *cobra.Command {
	var global bool
	cmd := &cobra.Command{
		Use:   "set KEY VALUE",
		Short: "Write one setting to the project's file",
		Long:  "Writes one setting to the project's file, or with --global to the file of all projects.\nComments and order of the file are kept. A list is written a,b,c.",
		Args:  takes, ValidArgsFunction: completeKeys,
		RunE: func(_ *cobra.Command, args []string) error {
			at, err := a.locate()
			if err != nil {
				return err
			}
			path, err := config.Set(at.places(a), args[0], args[1], global)
			if err != nil {
				return err
			}
			a.noteOverride(at, args[0], path)
			if a.json {
				return a.writeJSON(map[string]string{"key": args[0], "path": path})
			}
			a.note("%s is set in %s", args[0], path)
			return nil
		},
	}
	cmd.Flags().BoolVar(&global, "global", false, "write the settings of all projects")
	return cmd
}

// noteOverride says when the value just written is not the one in force.
func (a *app) noteOverride(at place, key, path string) {
	cfg, err := config.Load(at.places(a))
	if err != nil {
		a.note("%v", err)
		return
	}
	values, err := cfg.Get(key)
	if err != nil || len(values) != 1 || strings.HasPrefix(values[0].Origin, path) {
		return
	}
	for _, w := range cfg.Warnings { // it may count for nothing where it is
		if strings.HasPrefix(w, path+":") && strings.Contains(w, ": "+key+" ") {
			a.note("%s", w)
			return
		}
	}
	if values[0].Origin != "" {
		a.note("%s overrides it", values[0].Origin)
	}
}

func (a *app) configPathVerb() *cobra.Command {
	return &cobra.Command{
		Use: "path", Short: "Show the settings files, highest precedence first", Args: takes,
		RunE: func(*cobra.Command, []string) error {
			at, err := a.locate()
			if err != nil {
				return err
			}
			project, err := config.ProjectFile(at.Root, at.home)
			if err != nil {
				return err
			}
			global := config.GlobalFile(at.home)
			if project == "" {
				project = filepath.Join(at.Root, ".ctx-sys.yaml")
			}
			if a.json {
				return a.writeJSON(map[string]string{"project": project, "global": global})
			}
			return a.print(render.Pagef("project %s%s\nglobal  %s%s", project, absent(project), global, absent(global)))
		},
	}
}

func absent(path string) string {
	if _, err := os.Stat(path); err != nil {
		return " (does not exist)"
	}
	return ""
}

func (a *app) printValues(at place, values []config.Value) error {
	if a.asJSON(at.cfg) {
		return a.writeJSON(map[string]any{"values": values})
	}
	var b render.Writer
	for _, v := range values {
		from := string(v.Source)
		if v.Origin != "" {
			from += ": " + v.Origin
		}
		if v.As != "" {
			from += ", as " + v.As
		}
		b.Printf("%s = %s  (%s)\n", v.Key, valueText(v.Value), from)
	}
	return a.print(b.Page())
}

// valueText is a value as `config set` takes it.
func valueText(v any) string {
	switch v := v.(type) {
	case nil:
		return ""
	case string:
		return v
	case []string:
		return strings.Join(v, ",")
	}
	out, err := json.Marshal(v)
	if err != nil {
		return fmt.Sprint(v)
	}
	return string(out)
}
