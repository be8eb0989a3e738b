package main

import (
	"context"
	"io"
	"strings"

	"github.com/spf13/cobra"
	"github.com/spf13/pflag"

	"github.com/ctx-sys/ctx-sys/internal/engine"
	"github.com/ctx-sys/ctx-sys/internal/memory"
	"github.com/ctx-sys/ctx-sys/internal/render"
	"github.com/ctx-sys/ctx-sys/internal/secret"
)

func (a *app) reflectionVerb() *cobra.Command {
	return group("reflection", "Keep what was learnt from what was tried, and ask for it",
		a.reflectionAddVerb(), a.reflectionSearchVerb(), a.reflectionListVerb(), a.reflectionSummaryVerb(), a.reflectionDeleteVerb())
}

// reflected is remembered, with errors in the words of reflections.
func (a *app) reflected(ctx context.Context, write bool, f func(*engine.Project, place) error) error {
	return a.remembered(ctx, write, func(p *engine.Project, at place) error {
		err := f(p, at)
		if text, ok := notFound(err); ok && !strings.Contains(text, "`") {
			return nothing("%s: `ctx-sys reflection list` shows what there is", text)
		}
		return err
	})
}

func (a *app) reflectionAddVerb() *cobra.Command {
	var n memory.NewReflection
	var confidence float64
	cmd := &cobra.Command{
		Use: "add TEXT", Short: "Keep what was learnt", Args: takes,
		Long: "Keeps what was learnt from something that was tried; - reads it from stdin. Earlier reflections that share a tag and are\n" +
			"about the same become surer when their outcome is the same (+0.1), and less sure when it is not (-0.15).",
		Example: "  ctx-sys reflection add --outcome success --tag export --context \"the export times out\" \"writing in batches of 500 did it\"\n" +
			"  ctx-sys reflection add --outcome failure --tag export --context \"the export times out\" \"a longer timeout only hid it\"",
		RunE: func(cmd *cobra.Command, args []string) error {
			if n.Content = args[0]; n.Content == "-" {
				b, err := io.ReadAll(a.in)
				if err != nil {
					return err
				}
				n.Content = string(b)
			}
			if cmd.Flags().Changed("confidence") {
				n.Confidence = &confidence
			}
			return a.reflected(cmd.Context(), true, func(p *engine.Project, at place) error {
				r, err := p.Reflect(cmd.Context(), n)
				if err != nil {
					return err
				}
				return a.say(at, r, a.text(at.Root).Reflected(r))
			})
		},
	}
	f := cmd.Flags()
	f.StringVar(&n.Outcome, "outcome", memory.Unknown, "how it went: `OUTCOME`, "+strings.Join(memory.Outcomes, ", "))
	f.StringVar(&n.Context, "context", "", "the task or problem: `TEXT`")
	f.StringSliceVar(&n.Tags, "tag", nil, "`TAGS`; outcomes are compared within one")
	f.Float64Var(&confidence, "confidence", 0.5, "how sure it is: `SHARE` from 0 to 1")
	f.StringVar(&n.Session, "session", "", "id or `NAME` of the conversation (default: the current one)")
	f.StringVar(&n.Details.Task, "task", "", "`TEXT` on the task")
	f.StringArrayVar(&n.Details.Worked, "worked", nil, "`WHAT` worked; may be repeated")
	f.StringArrayVar(&n.Details.Failed, "failed", nil, "`WHAT` failed; may be repeated")
	f.StringVar(&n.Details.Next, "next", "", "`WHAT` to do differently")
	must(cmd.RegisterFlagCompletionFunc("outcome", words(memory.Outcomes...)))
	return cmd
}

// reflectionFlags say which reflections are meant.
func reflectionFlags(f *pflag.FlagSet, q *memory.ReflectionQuery) {
	f.StringVar(&q.Session, "session", "", "of the conversation of an id or `NAME` only (default: all)")
	f.StringSliceVar(&q.Tags, "tag", nil, "with one of these `TAGS`")
	f.StringSliceVar(&q.Outcomes, "outcome", nil, "limit to `OUTCOMES`: "+strings.Join(memory.Outcomes, ", "))
}

func (a *app) reflectionSearchVerb() *cobra.Command {
	var q memory.ReflectionQuery
	cmd := &cobra.Command{
		Use: "search PROBLEM", Short: "Find what was tried on problems like one: what worked, and what failed as a warning", Args: cobra.ArbitraryArgs,
		RunE: func(cmd *cobra.Command, args []string) error {
			q.Text = strings.Join(args, " ")
			if q.Limit < 0 {
				return usage("--limit %d: it must be a positive number", q.Limit)
			}
			return a.reflected(cmd.Context(), true, func(p *engine.Project, at place) (err error) {
				if q.Session, err = p.SessionID(cmd.Context(), q.Session); err != nil {
					return err
				}
				found, err := p.Memories().FindReflections(cmd.Context(), q)
				if err != nil {
					return err
				}
				if found == nil {
					found = []memory.Found{}
				}
				if err := a.say(at, map[string]any{"query": secret.MaskString(q.Text), "results": found}, a.text(at.Root).FoundReflections(found)); err != nil || len(found) > 0 {
					return err
				}
				return nothing("nothing like it was tried: `ctx-sys reflection list` shows what was")
			})
		},
	}
	reflectionFlags(cmd.Flags(), &q)
	cmd.Flags().BoolVar(&q.Across, "cross-session", false, "of other conversations too, though --session names one")
	cmd.Flags().IntVar(&q.Limit, "limit", 5, "`NUMBER` of reflections")
	return cmd
}

func (a *app) reflectionListVerb() *cobra.Command {
	var q memory.ReflectionQuery
	cmd := &cobra.Command{
		Use: "list", Short: "List reflections, the newest first", Args: takes,
		RunE: func(cmd *cobra.Command, _ []string) error {
			return a.reflected(cmd.Context(), false, func(p *engine.Project, at place) (err error) {
				if q.Session, err = p.SessionID(cmd.Context(), q.Session); err != nil {
					return err
				}
				all, err := p.Memories().Reflections(cmd.Context(), q)
				if err != nil {
					return err
				}
				if err := a.say(at, map[string]any{"reflections": all, "total": len(all)}, a.text(at.Root).Reflections(all)); err != nil || len(all) > 0 {
					return err
				}
				return nothing("there is no such reflection: `ctx-sys reflection add` keeps one")
			})
		},
	}
	reflectionFlags(cmd.Flags(), &q)
	cmd.Flags().IntVar(&q.Limit, "limit", 0, "`NUMBER` of reflections, 0 for all")
	return cmd
}

func (a *app) reflectionSummaryVerb() *cobra.Command {
	var of string
	cmd := &cobra.Command{
		Use: "summary", Short: "Count reflections by outcome and tag, with their mean confidence", Args: takes,
		RunE: func(cmd *cobra.Command, _ []string) error {
			return a.reflected(cmd.Context(), false, func(p *engine.Project, at place) error {
				id, err := p.SessionID(cmd.Context(), of)
				if err != nil {
					return err
				}
				sum, err := p.Memories().SummarizeReflections(cmd.Context(), id)
				if err != nil {
					return err
				}
				return a.say(at, sum, a.text(at.Root).ReflectionSummary(sum))
			})
		},
	}
	cmd.Flags().StringVar(&of, "session", "", "of the conversation of an id or `NAME` only (default: all)")
	return cmd
}

func (a *app) reflectionDeleteVerb() *cobra.Command {
	var of string
	cmd := &cobra.Command{
		Use: "delete [ID...]", Short: "Delete reflections for good, by their ids or all of a session", Args: cobra.ArbitraryArgs,
		RunE: func(cmd *cobra.Command, args []string) error {
			return a.reflected(cmd.Context(), true, func(p *engine.Project, at place) error {
				id, err := p.SessionID(cmd.Context(), of)
				if err != nil {
					return err
				}
				r, err := p.Memories().DeleteReflections(cmd.Context(), args, id)
				if err != nil {
					return err
				}
				return a.say(at, r, render.Pagef("%d deleted %s\n", r.Count, strings.Join(r.IDs, " ")))
			})
		},
	}
	cmd.Flags().StringVar(&of, "session", "", "id or `NAME` of the conversation")
	return cmd
}
