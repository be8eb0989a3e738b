package main

import (
	"context"
	"strings"

	"github.com/spf13/cobra"

	"github.com/ctx-sys/ctx-sys/internal/engine"
	"github.com/ctx-sys/ctx-sys/internal/render"
	"github.com/ctx-sys/ctx-sys/internal/suggest"
)

func (a *app) subscriptionVerb() *cobra.Command {
	return group("subscription", "Say what to be told of without asking",
		a.subscriptionAddVerb(), a.subscriptionListVerb(),
		a.subscriptionStatusVerb("pause", "Let a subscription rest", suggest.Paused),
		a.subscriptionStatusVerb("resume", "Let a paused subscription go on", suggest.Active),
		a.subscriptionStatusVerb("complete", "End a subscription; what it gave stays", suggest.Completed),
		a.subscriptionRemoveVerb())
}

func (a *app) subscriptionAddVerb() *cobra.Command {
	var n suggest.New
	var minimum float64
	cmd := &cobra.Command{
		Use: "add TYPE VALUE", Short: "Subscribe to a pattern", Args: takes,
		Long: "Subscribes to a pattern: TYPE is " + strings.Join(suggest.Patterns, ", ") + ".\n" +
			"The trigger says when it is looked at: when files change, when an editor's cursor is near, when a question names it, or on a\n" +
			"schedule. What comes of it: `ctx-sys suggestion list`.",
		Example: "  ctx-sys subscription add file_pattern 'internal/pay/**'\n  ctx-sys subscription add keyword retry --trigger context_mention\n" +
			"  ctx-sys subscription add file_pattern 'docs/**' --trigger schedule --schedule 1d",
		ValidArgsFunction: words(suggest.Patterns...),
		RunE: func(cmd *cobra.Command, args []string) error {
			if err := oneOf("type", args[0], suggest.Patterns); err != nil {
				return err
			}
			n.Pattern.Type, n.Pattern.Value = args[0], args[1]
			if cmd.Flags().Changed("min-relevance") {
				n.Minimum = &minimum
			}
			if n.Schedule != "" && !cmd.Flags().Changed("trigger") {
				n.Trigger = suggest.Schedule
			}
			return a.remembered(cmd.Context(), true, func(p *engine.Project, at place) error {
				s, err := p.Subscribe(cmd.Context(), n)
				if err != nil {
					return err
				}
				return a.say(at, s, a.text(at.Root).Subscription(s))
			})
		},
	}
	f := cmd.Flags()
	f.StringVar(&n.Trigger, "trigger", suggest.FileChange, "when to look: `TRIGGER`, "+strings.Join(suggest.Triggers, ", "))
	f.StringVar(&n.Pattern.Scope, "scope", "", "limit it to a folder or `GLOB` of paths")
	f.StringVar(&n.Schedule, "schedule", "", "an interval such as 30m, 2h or 1d, or one `TIME` such as 2030-01-31T09:00:00Z")
	f.Float64Var(&minimum, "min-relevance", 0.5, "leave out what is below this `NUMBER`, 0 to 1")
	f.StringVar(&n.Session, "session", "", "conversation or task it is for, by id or `NAME` (default: whoever asks)")
	must(cmd.RegisterFlagCompletionFunc("trigger", words(suggest.Triggers...)))
	return cmd
}

// subscribed opens the subscriptions. Where there are none, and none are to be made, f is not called.
func (a *app) subscribed(ctx context.Context, write bool, f func(*suggest.Store, place) error) error {
	return a.remembered(ctx, write, func(p *engine.Project, at place) error {
		s, err := p.Suggestions(ctx)
		if err == nil {
			err = f(s, at)
		}
		if text, ok := notFound(err); ok {
			return nothing("%s: `ctx-sys subscription list` shows what there is, `ctx-sys subscription add` makes one", text)
		}
		return err
	})
}

func (a *app) subscriptionListVerb() *cobra.Command {
	var trigger, status string
	cmd := &cobra.Command{
		Use: "list", Short: "List subscriptions, with how many of their suggestions were shown, used and dismissed", Args: takes,
		RunE: func(cmd *cobra.Command, _ []string) error {
			return a.subscribed(cmd.Context(), false, func(s *suggest.Store, at place) error {
				all, err := s.Subscriptions(cmd.Context(), trigger, status)
				if err != nil {
					return err
				}
				if err := a.say(at, map[string]any{"subscriptions": all, "total": len(all)}, a.text(at.Root).Subscriptions(all)); err != nil || len(all) > 0 {
					return err
				}
				return nothing("there is no such subscription: `ctx-sys subscription add` makes one")
			})
		},
	}
	cmd.Flags().StringVar(&trigger, "trigger", "", "only those of this `TRIGGER`")
	cmd.Flags().StringVar(&status, "status", "", "only those in this `STATE`: active, paused, completed")
	return cmd
}

func (a *app) subscriptionStatusVerb(name, short, status string) *cobra.Command {
	return &cobra.Command{
		Use: name + " ID", Short: short, Args: takes,
		RunE: func(cmd *cobra.Command, args []string) error {
			return a.subscribed(cmd.Context(), true, func(s *suggest.Store, at place) error {
				out, err := s.SetStatus(cmd.Context(), args[0], status)
				if err != nil {
					return err
				}
				return a.say(at, out, a.text(at.Root).Subscription(out))
			})
		},
	}
}

func (a *app) subscriptionRemoveVerb() *cobra.Command {
	return &cobra.Command{
		Use: "remove ID", Short: "Delete a subscription and what it gave", Args: takes,
		RunE: func(cmd *cobra.Command, args []string) error {
			return a.subscribed(cmd.Context(), true, func(s *suggest.Store, at place) error {
				n, err := s.Remove(cmd.Context(), args[0])
				if err != nil {
					return err
				}
				return a.say(at, map[string]any{"removed": args[0], "suggestions": n}, render.Pagef("%s removed, with %d suggestions\n", args[0], n))
			})
		},
	}
}
