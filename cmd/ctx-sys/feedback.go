package main

import (
	"errors"
	"strings"

	"github.com/spf13/cobra"

	ctxsys "github.com/ctx-sys/ctx-sys"
	"github.com/ctx-sys/ctx-sys/internal/engine"
	"github.com/ctx-sys/ctx-sys/internal/feedback"
	"github.com/ctx-sys/ctx-sys/internal/render"
)

func (a *app) feedbackVerb() *cobra.Command {
	return group("feedback", "Say which results were of use, which changes their order within bounds",
		a.feedbackAddVerb(), a.feedbackListVerb(), a.feedbackResetVerb())
}

func (a *app) feedbackAddVerb() *cobra.Command {
	signals := map[string]*bool{}
	cmd := &cobra.Command{
		Use: "add ID...", Short: "Say of results whether they were of use", Args: cobra.ArbitraryArgs,
		Long: "Counts a signal on results, by their ids as search shows them. From five returns on, a result's score is multiplied by 0.5\n" +
			"and the rate at which it was used; each --good adds 0.1 to that, each --bad takes 0.15; it stays between 0.3 and 1.7.",
		Example: "  ctx-sys feedback add src/queue.go#Queue.Push --good",
		RunE: func(cmd *cobra.Command, args []string) error {
			var chosen []string
			for _, s := range feedback.Signals {
				if *signals[s] {
					chosen = append(chosen, s)
				}
			}
			if len(args) == 0 || len(chosen) != 1 {
				return usage("add needs the ID of a result and one of --%s: see `%s --help`", strings.Join(feedback.Signals, ", --"), cmd.CommandPath())
			}
			return a.remembered(cmd.Context(), true, func(p *engine.Project, at place) error {
				entries, err := p.Rate(cmd.Context(), args, chosen[0])
				switch text, missing := notFound(err); {
				case missing:
					return nothing("%s: `ctx-sys search` shows ids", text)
				case errors.Is(err, ctxsys.ErrNotIndexed):
					return notIndexed(at)
				case err != nil:
					return err
				}
				return a.say(at, map[string]any{"feedback": entries}, a.text(at.Root).Feedback(entries))
			})
		},
	}
	for name, short := range map[string]string{feedback.Used: "they were of use", feedback.Ignored: "they were not", feedback.Good: "they are what was wanted", feedback.Bad: "they are not what was wanted"} {
		signals[name] = cmd.Flags().Bool(name, false, short)
	}
	return cmd
}

func (a *app) feedbackListVerb() *cobra.Command {
	return &cobra.Command{
		Use: "list", Short: "List what is known of results, with the factor it makes, the latest first", Args: takes,
		RunE: func(cmd *cobra.Command, _ []string) error {
			return a.remembered(cmd.Context(), false, func(p *engine.Project, at place) error {
				var all []feedback.Entry
				s, err := p.Feedback(cmd.Context(), false)
				if err == nil {
					all, err = s.List(cmd.Context())
				}
				if err != nil && !errors.Is(err, ctxsys.ErrNotFound) {
					return err
				}
				if len(all) == 0 {
					return nothing("there is no feedback: `ctx-sys feedback add` gives some")
				}
				return a.say(at, map[string]any{"feedback": all, "total": len(all)}, a.text(at.Root).Feedback(all))
			})
		},
	}
}

func (a *app) feedbackResetVerb() *cobra.Command {
	return &cobra.Command{
		Use: "reset [ID...]", Short: "Forget the feedback on results, by default on all", Args: cobra.ArbitraryArgs,
		RunE: func(cmd *cobra.Command, args []string) error {
			return a.remembered(cmd.Context(), true, func(p *engine.Project, at place) error {
				var n int64
				s, err := p.Feedback(cmd.Context(), false)
				if err == nil {
					n, err = s.Reset(cmd.Context(), args)
				}
				switch text, missing := notFound(err); {
				case missing && len(args) > 0:
					return nothing("%s: `ctx-sys feedback list` shows ids", text)
				case err != nil && !missing:
					return err
				}
				return a.say(at, map[string]int64{"reset": n}, render.Pagef("%d forgotten\n", n))
			})
		},
	}
}
