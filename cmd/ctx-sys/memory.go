package main

import (
	"context"
	"errors"
	"os"
	"strings"

	"github.com/spf13/cobra"
	"github.com/spf13/pflag"

	ctxsys "github.com/ctx-sys/ctx-sys"
	"github.com/ctx-sys/ctx-sys/internal/engine"
	"github.com/ctx-sys/ctx-sys/internal/memory"
	"github.com/ctx-sys/ctx-sys/internal/render"
)

// remembered opens a project for what is remembered of it.
func (a *app) remembered(ctx context.Context, write bool, f func(*engine.Project, place) error) error {
	at, err := a.where()
	if err != nil {
		return err
	}
	if write && !at.MayIndex() {
		return usage("%s is not a project: run it in a repository, or name a folder with --project", at.Root)
	}
	p, err := engine.OpenMemories(ctx, at.options(!write))
	if err != nil {
		return err
	}
	err = f(p, at)
	var own worded
	switch {
	case errors.As(err, &own): // it says what to do
	case errors.Is(err, ctxsys.ErrUsage):
		err = usage("%s", strings.TrimPrefix(err.Error(), ctxsys.ErrUsage.Error()+": "))
	case errors.Is(err, ctxsys.ErrNotFound):
		err = nothing("%s: `ctx-sys memory list` lists them", strings.TrimPrefix(err.Error(), ctxsys.ErrNotFound.Error()+": "))
	}
	return errors.Join(err, p.Close())
}

// askerFlags are the flags that say for whom memories are read.
type askerFlags struct {
	session string
	scopes  []string
	all     bool
}

func (w *askerFlags) flags(f *pflag.FlagSet) {
	f.StringVar(&w.session, "session", "", "id or `NAME` of the conversation it is for")
	f.StringSliceVar(&w.scopes, "scope", nil, "limit to `SCOPES`: user, project, branch, session")
	f.BoolVar(&w.all, "all", false, "include other branches and sessions")
}

func (w *askerFlags) view(ctx context.Context, p *engine.Project) (memory.View, error) {
	return p.Agent().View(ctx, w.session, w.scopes, w.all)
}

func choiceFlags(f *pflag.FlagSet, c *memory.Choice) {
	f.StringSliceVar(&c.Kinds, "type", nil, "limit to `TYPES`")
	f.StringSliceVar(&c.Tiers, "tier", nil, "limit to `TIERS`: hot, warm, cold")
	f.StringVar(&c.Path, "file", "", "limit to what comes from a `FILE`")
	f.StringVar(&c.From, "from-session", "", "limit to what comes from the session of an `ID`")
}

func (a *app) memoryExportVerb() *cobra.Command {
	var c memory.Choice
	var who askerFlags
	var format string
	cmd := &cobra.Command{
		Use: "export", Short: "Write memories as lines of JSON, or as Markdown to read", Args: takes,
		RunE: func(cmd *cobra.Command, _ []string) error {
			if err := oneOf("format", format, []string{"jsonl", "markdown"}); err != nil {
				return err
			}
			return a.remembered(cmd.Context(), false, func(p *engine.Project, at place) (err error) {
				if c.View, err = who.view(cmd.Context(), p); err != nil {
					return err
				}
				if format == "markdown" {
					return p.Agent().Memories().Markdown(cmd.Context(), a.out, c)
				}
				_, err = p.Agent().Memories().Export(cmd.Context(), a.out, c)
				return err
			})
		},
	}
	who.flags(cmd.Flags())
	choiceFlags(cmd.Flags(), &c)
	cmd.Flags().StringVar(&format, "format", "jsonl", "`FORMAT`: jsonl, which import reads, or markdown")
	return cmd
}

func (a *app) memoryImportVerb() *cobra.Command {
	var vouched bool
	cmd := &cobra.Command{
		Use: "import FILE", Short: "Import what export wrote; a second import changes nothing", Args: takes,
		RunE: func(cmd *cobra.Command, args []string) error {
			if vouched {
				if err := a.ofUser("vouches for what is imported"); err != nil {
					return err
				}
			}
			in := a.in
			if args[0] != "-" {
				f, err := os.Open(args[0])
				if err != nil {
					return usage("%v: give a file that `ctx-sys memory export` wrote", err)
				}
				defer f.Close()
				in = f
			}
			return a.remembered(cmd.Context(), true, func(p *engine.Project, at place) error {
				r, err := p.Agent().Memories().Import(cmd.Context(), in, vouched)
				if err != nil {
					return err
				}
				text := render.Pagef("%d imported, %d already stored\n", r.Added, r.Known)
				if r.Added > 0 && !vouched {
					text = render.Pagef("%sthey are quarantined, as anybody can write such a file: import your own with --trust\n", text)
				}
				return a.say(at, r, text)
			})
		},
	}
	cmd.Flags().BoolVar(&vouched, "trust", false, "take authors and tiers as they are in the file: for your own exports")
	return cmd
}
