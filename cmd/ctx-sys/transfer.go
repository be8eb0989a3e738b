package main

import (
	"bytes"
	"cmp"
	"context"
	"errors"
	"io"
	"io/fs"
	"os"
	"path/filepath"
	"slices"
	"strings"

	"github.com/spf13/cobra"

	ctxsys "github.com/ctx-sys/ctx-sys"
	"github.com/ctx-sys/ctx-sys/internal/agent"
	"github.com/ctx-sys/ctx-sys/internal/answer"
	"github.com/ctx-sys/ctx-sys/internal/engine"
	"github.com/ctx-sys/ctx-sys/internal/memory"
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
	force, knowledge, decisions := false, false, false
	cmd := &cobra.Command{
		Use: "export FILE", Short: "Write the index, with its vectors, and all that is stored for you about the project into one file", Args: takes,
		Long: "Writes the index of the project with its graph and vectors, memories, reflections, checkpoints, feedback, suggestions,\n" +
			"conversations and decisions into one file, a compressed tar archive of databases. `ctx-sys import` takes it over elsewhere.\n" +
			"Exporting again what has not changed makes the same file. Nothing of the project's own files is in it but what the index holds of them, and\n" +
			"secrets that are recognized are masked in all of it. The file is readable by you only.\n\n" +
			"With --package only what you may pass on is in it, as text: memories of the project and its branches, reflections, and with --decisions the\n" +
			"active decisions of conversations. What is imported of a package is quarantined.",
		RunE: func(cmd *cobra.Command, args []string) error {
			if decisions && !knowledge {
				return usage("--decisions is for packages: all decisions are in an export without --package")
			}
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
				collect, kind := a.collect, transfer.Whole(databaseNames())
				if knowledge {
					collect = func(ctx context.Context, at place, dir string) error {
						return a.collectKnowledge(ctx, at, dir, decisions)
					}
					kind = transfer.Knowledge
				}
				if err := collect(cmd.Context(), at, dir); err != nil {
					return err
				}
				out, err = packed(at, dir, file, kind)
				return err
			})
			if err != nil {
				return err
			}
			return a.say(at, out, render.Pagef("%s: %s, %s\n", out.File, strings.Join(out.Contents, ", "), answer.Size(out.Bytes)))
		},
	}
	cmd.Flags().BoolVar(&force, "force", false, "replace the file")
	cmd.Flags().BoolVar(&knowledge, "package", false, "write a package to pass on: memories and reflections")
	cmd.Flags().BoolVar(&decisions, "decisions", false, "with --package, the active decisions of conversations too, as memories")
	return cmd
}

// collect copies the databases into dir.
func (a *app) collect(ctx context.Context, at place, dir string) error {
	if err := engine.ExportIndex(ctx, at.options(true), filepath.Join(dir, engine.IndexName)); err != nil && !errors.Is(err, ctxsys.ErrNotIndexed) {
		return err
	}
	if err := agent.CopyKept(ctx, at.options(true).Stores(), dir); err != nil {
		return err
	}
	if files, err := os.ReadDir(dir); err != nil || len(files) > 0 {
		return err
	}
	return nothing("there is no index of this project, and nothing is stored about it: `ctx-sys index` makes an index")
}

// collectKnowledge writes what is passed on into dir: memories and reflections, and with decided the decisions of conversations.
func (a *app) collectKnowledge(ctx context.Context, at place, dir string, decided bool) error {
	stores := agent.New(at.options(true).Stores())
	defer stores.Close()
	var decisions []memory.Decision
	if decided && stores.HasSessions() {
		said, err := stores.Sessions(ctx)
		if err != nil {
			return err
		}
		active, err := said.Decisions(ctx, "", "active")
		if err != nil {
			return err
		}
		for _, d := range active {
			decisions = append(decisions, memory.Decision{Text: d.Text, Reason: d.Reason, Alternatives: d.Alternatives, Author: cmp.Or(d.Author, memory.ByUser),
				Session: d.Session, Message: d.Message, Created: d.Created})
		}
	}
	if len(decisions) == 0 && !stores.HasMemories() {
		return nothing("nothing is remembered of this project: `ctx-sys memory add` and `ctx-sys reflection add` do that")
	}
	var files [2]*os.File
	for i, name := range transfer.Knowledge.Files {
		f, err := os.OpenFile(filepath.Join(dir, name), os.O_CREATE|os.O_EXCL|os.O_WRONLY, 0o600)
		if err != nil {
			return err
		}
		defer f.Close()
		files[i] = f
	}
	n, m, err := stores.Memories().ExportKnowledge(ctx, decisions, files[0], files[1])
	if err == nil && n+m == 0 {
		err = nothing("no memory of this project or its branches, and no reflection: there is nothing to pass on")
	}
	return errors.Join(err, files[0].Close(), files[1].Close())
}

// packed packs what is in dir.
func packed(at place, dir, file string, kind transfer.Kind) (exported, error) {
	out := exported{File: file, Contents: []string{}}
	for _, name := range kind.Files {
		if _, err := os.Stat(filepath.Join(dir, name)); err == nil {
			out.Contents = append(out.Contents, name)
		}
	}
	f, err := os.CreateTemp(filepath.Dir(file), ".ctx-sys-export-*")
	if err != nil {
		return out, &fs.PathError{Op: "write", Path: file, Err: errors.Unwrap(err)}
	}
	defer os.Remove(f.Name()) // gone when it was renamed
	err = transfer.Write(f, transfer.Header{Project: at.name()}, dir, kind)
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
	var yes, force, knowledge, vouched bool
	cmd := &cobra.Command{
		Use: "import FILE", Short: "Take over a file of `ctx-sys export`: the index, and memories and conversations as your own", Args: takes,
		Long: "Shows what is in a file of `ctx-sys export`, and takes it over when you confirm: the index becomes that of this project, and\n" +
			"memories, conversations and the rest are added to yours. From then on they count as your words: import only what you exported.\n" +
			"Taking over the same file twice is the same as once. The next `ctx-sys index` indexes what differs in the project's files.\n\n" +
			"With --package FILE is one of `ctx-sys export --package`, from anybody: its memories and reflections are quarantined. Look at them with\n" +
			"`ctx-sys memory list` and `ctx-sys reflection list`; the same with --trust takes them for what they say they are.",
		RunE: func(cmd *cobra.Command, args []string) error {
			if knowledge {
				return a.importPackage(cmd.Context(), a.named(args[0]), vouched)
			}
			if vouched {
				return usage("--trust is for packages: use it with --package")
			}
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
	cmd.Flags().BoolVar(&knowledge, "package", false, "the file is a package: add what is in it, quarantined")
	cmd.Flags().BoolVar(&vouched, "trust", false, "with --package: vouch for what is in it")
	return cmd
}

// importFile unpacks a file into dir and takes over what is there.
func (a *app) importFile(ctx context.Context, at place, file, dir string, yes, force bool) error {
	f, err := regular.Open(file)
	if err != nil {
		return usage("%v", err)
	}
	h, found, err := transfer.Read(f, dir, transfer.Whole(databaseNames()))
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

// importedPackage is what import answers of a package.
type importedPackage struct {
	File        string          `json:"file"`
	Project     string          `json:"project"` // that it says it is of
	Memories    memory.Imported `json:"memories"`
	Reflections memory.Imported `json:"reflections"`
	Quarantined bool            `json:"quarantined"` // what was added is
}

// importPackage adds what is in a package.
func (a *app) importPackage(ctx context.Context, file string, vouched bool) error {
	if vouched {
		if err := a.ofUser("vouches for what is in a package"); err != nil {
			return err
		}
	}
	at, err := a.where()
	if err != nil {
		return err
	}
	return inDraft(at, func(dir string) error {
		in, err := regular.Open(file)
		if err != nil {
			return usage("%v", err)
		}
		h, _, err := transfer.Read(in, dir, transfer.Knowledge)
		if err = errors.Join(err, in.Close()); errors.Is(err, transfer.ErrUnreadable) {
			return usage("%s: %v", file, err)
		}
		if err != nil {
			return err
		}
		texts := [2]io.Reader{}
		for i, name := range transfer.Knowledge.Files {
			b, err := os.ReadFile(filepath.Join(dir, name))
			if err != nil && !errors.Is(err, os.ErrNotExist) {
				return err
			}
			texts[i] = bytes.NewReader(b)
		}
		return a.remembered(ctx, true, func(p *engine.Project, at place) error {
			out := importedPackage{File: file, Project: h.Project, Quarantined: !vouched}
			if out.Memories, out.Reflections, err = p.Agent().Memories().ImportKnowledge(ctx, texts[0], texts[1], vouched); err != nil {
				return err
			}
			text := render.Pagef("a package of %s: memories: %d imported, %d already stored; reflections: %d imported, %d already stored\n",
				h.Project, out.Memories.Added, out.Memories.Known, out.Reflections.Added, out.Reflections.Known)
			if out.Memories.Added+out.Reflections.Added > 0 && !vouched {
				text = render.Pagef("%sthey are quarantined, as anybody can write such a file: look at them with `ctx-sys memory list` and `ctx-sys reflection list`, then --trust takes them over\n", text)
			}
			return a.say(at, out, text)
		})
	})
}
