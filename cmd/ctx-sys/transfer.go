package main

import (
	"context"
	"errors"
	"os"
	"path/filepath"
	"slices"
	"strings"

	"github.com/spf13/cobra"

	ctxsys "github.com/ctx-sys/ctx-sys"
	"github.com/ctx-sys/ctx-sys/internal/agent"
	"github.com/ctx-sys/ctx-sys/internal/answer"
	"github.com/ctx-sys/ctx-sys/internal/engine"
	"github.com/ctx-sys/ctx-sys/internal/regular"
	"github.com/ctx-sys/ctx-sys/internal/render"
	"github.com/ctx-sys/ctx-sys/internal/transfer"
)

// exported is what export answers.
type exported struct {
	File     string   `json:"file"`
	Bytes    int64    `json:"bytes"`
	Contents []string `json:"contents"` // names of the databases
}

func databaseNames() []string { return append([]string{engine.IndexName}, agent.StoreNames()...) }

// inDraft runs f with an empty folder that only the user can read.
func inDraft(at place, f func(dir string) error) error {
	if err := os.MkdirAll(at.home, 0o700); err != nil {
		return err
	}
	dir, err := os.MkdirTemp(at.home, ".transfer-*")
	if err != nil {
		return err
	}
	return errors.Join(f(dir), os.RemoveAll(dir))
}

func (a *app) exportVerb() *cobra.Command {
	force := false
	cmd := &cobra.Command{
		Use: "export FILE", Short: "Write the index, with its vectors, and all that is stored for you about the project into one file", Args: takes,
		Long: "Writes the index of the project with its graph and vectors, memories, reflections, checkpoints, feedback, suggestions,\n" +
			"conversations and decisions into one file, a compressed tar archive of databases. `ctx-sys import` takes it over elsewhere.\n" +
			"Exporting again what has not changed makes the same file. Nothing of the project's own files is in it but what the index holds of them, and\n" +
			"secrets that are recognised are masked in all of it. The file is readable by you only.",
		RunE: func(cmd *cobra.Command, args []string) error {
			at, err := a.where()
			if err != nil {
				return err
			}
			file := a.named(args[0])
			if _, err := os.Lstat(file); err == nil && !force {
				return usage("%s is there already: name another file, or replace it with --force", file)
			}
			var out exported
			err = inDraft(at, func(dir string) error {
				out, err = a.export(cmd.Context(), at, dir, file)
				return err
			})
			if err != nil {
				return err
			}
			return a.say(at, out, render.Pagef("%s: %s, %s\n", out.File, strings.Join(out.Contents, ", "), answer.Size(out.Bytes)))
		},
	}
	cmd.Flags().BoolVar(&force, "force", false, "replace the file")
	return cmd
}

// export collects copies in dir and packs them.
func (a *app) export(ctx context.Context, at place, dir, file string) (exported, error) {
	out := exported{File: file, Contents: []string{}}
	if err := engine.ExportIndex(ctx, at.options(true), filepath.Join(dir, engine.IndexName)); err != nil && !errors.Is(err, ctxsys.ErrNotIndexed) {
		return out, err
	}
	if err := agent.CopyKept(ctx, at.options(true).Stores(), dir); err != nil {
		return out, err
	}
	for _, name := range databaseNames() {
		if _, err := os.Stat(filepath.Join(dir, name)); err == nil {
			out.Contents = append(out.Contents, name)
		}
	}
	if len(out.Contents) == 0 {
		return out, nothing("there is no index of this project, and nothing is stored about it: `ctx-sys index` makes an index")
	}
	f, err := os.CreateTemp(filepath.Dir(file), ".ctx-sys-export-*")
	if err != nil {
		return out, err
	}
	defer os.Remove(f.Name()) // gone when it was renamed
	err = transfer.Write(f, transfer.Header{Project: at.name()}, dir, databaseNames())
	if info, statErr := f.Stat(); statErr == nil {
		out.Bytes = info.Size()
	}
	if err = errors.Join(err, f.Close()); err != nil {
		return out, err
	}
	return out, os.Rename(f.Name(), file)
}

// named is a path of the command line.
func (a *app) named(path string) string {
	if filepath.IsAbs(path) {
		return path
	}
	return filepath.Join(a.cwd, path)
}

func (a *app) importVerb() *cobra.Command {
	yes, force := false, false
	cmd := &cobra.Command{
		Use: "import FILE", Short: "Take over a file of `ctx-sys export`: the index, and memories and conversations as your own", Args: takes,
		Long: "Shows what is in a file of `ctx-sys export`, and takes it over when you confirm: the index becomes that of this project, and\n" +
			"memories, conversations and the rest are added to yours. From then on they count as your words: import only what you exported.\n" +
			"Taking over the same file twice is the same as once. The next `ctx-sys index` indexes what differs in the project's files.",
		RunE: func(cmd *cobra.Command, args []string) error {
			if err := a.ofUser("takes over an export"); err != nil {
				return err
			}
			at, err := a.where()
			if err != nil {
				return err
			}
			return inDraft(at, func(dir string) error { return a.importFile(cmd.Context(), at, a.named(args[0]), dir, yes, force) })
		},
	}
	cmd.Flags().BoolVar(&yes, "yes", false, "take over without asking")
	cmd.Flags().BoolVar(&force, "force", false, "replace the index that the project has")
	return cmd
}

// importFile unpacks a file into dir and takes over what is there.
func (a *app) importFile(ctx context.Context, at place, file, dir string, yes, force bool) error {
	f, err := regular.Open(file)
	if err != nil {
		return usage("%v", err)
	}
	h, found, err := transfer.Read(f, dir, databaseNames())
	if err = errors.Join(err, f.Close()); errors.Is(err, transfer.ErrUnreadable) {
		return usage("%s: %v", file, err)
	}
	if err != nil {
		return err
	}
	hasIndex := slices.Contains(found, engine.IndexName)
	stores := len(found) > 1 || len(found) == 1 && !hasIndex
	text := render.Pagef("an export of %s: %s\n", h.Project, strings.Join(found, ", "))
	if stores {
		contents, err := agent.Survey(ctx, at.options(false).Stores(), dir)
		if err != nil {
			return err
		}
		if len(contents.Damaged) > 0 {
			return usage("%s: damaged in it: %s: nothing was taken over, export it again", file, strings.Join(contents.Damaged, ", "))
		}
		contents.Dir = file
		text = render.Pagef("%s%s", text, contentsText(contents))
	}
	if !yes {
		a.say(at, h, text)
		if agreed, err := a.agrees("Take this over as yours?"); err != nil || !agreed {
			return err
		}
	}
	if hasIndex { // first, since it can be refused
		if err := engine.ImportIndex(ctx, at.options(false), filepath.Join(dir, engine.IndexName), force, a.waitingForIndex(false, at)); errors.Is(err, ctxsys.ErrCorrupt) {
			return usage("%s: damaged in it: %s: nothing was taken over, export it again", file, engine.IndexName)
		} else if err != nil {
			return err
		}
	}
	if stores {
		if err := agent.Adopt(ctx, at.options(false).Stores(), dir); err != nil {
			return err
		}
	}
	return a.say(at, exported{File: file, Contents: found}, render.Pagef("taken over from %s: %s\n", file, strings.Join(found, ", ")))
}
