package main

import (
	"strconv"
	"strings"

	"github.com/spf13/cobra"

	"github.com/ctx-sys/ctx-sys/internal/engine"
	"github.com/ctx-sys/ctx-sys/internal/suggest"
)

func (a *app) suggestionVerb() *cobra.Command {
	return group("suggestion", "What subscriptions came up with",
		a.suggestionListVerb(), a.suggestionNearVerb(),
		a.suggestionJudgeVerb("used", "Say that a suggestion helped", suggest.Used),
		a.suggestionJudgeVerb("dismiss", "Say that a suggestion was no help; the like of it is not made again for 7 days", suggest.Dismissed))
}

func (a *app) suggestionListVerb() *cobra.Command {
	var req engine.SuggestionsRequest
	cmd := &cobra.Command{
		Use: "list", Short: "List pending suggestions, the most relevant first", Args: takes,
		Long: "Lists the suggestions of the last 7 days that nobody was shown. Listing them leaves them pending; --take does not.",
		RunE: func(cmd *cobra.Command, _ []string) error {
			if req.Limit < 0 {
				return usage("--limit %d: give 0 for all, or more", req.Limit)
			}
			req.All = req.Session == ""
			return a.remembered(cmd.Context(), req.Take, func(p *engine.Project, at place) error {
				all, err := p.Suggested(cmd.Context(), req)
				if err != nil {
					return err
				}
				if err := a.sayAll(at, all); err != nil || len(all) > 0 {
					return err
				}
				return nothing("there is no suggestion: `ctx-sys subscription list` shows what they come from")
			})
		},
	}
	f := cmd.Flags()
	f.StringVar(&req.Session, "session", "", "those of this conversation or task, by id or `NAME`, and of none (default: all)")
	f.BoolVar(&req.Delivered, "delivered", false, "those that were shown or judged, too")
	f.BoolVar(&req.Take, "take", false, "count them as shown: they are not pending any more")
	f.IntVar(&req.Limit, "limit", 0, "at most this `NUMBER` (default: all)")
	return cmd
}

func (a *app) sayAll(at place, all []suggest.Suggestion) error {
	return a.say(at, map[string]any{"suggestions": all, "total": len(all)}, a.text(at.Root).Suggestions(all))
}

func (a *app) suggestionNearVerb() *cobra.Command {
	return &cobra.Command{
		Use: "near PATH:LINE", Short: "Look what there is about a place in a file, for subscriptions with the trigger cursor_proximity", Args: takes,
		RunE: func(cmd *cobra.Command, args []string) error {
			i := strings.LastIndexByte(args[0], ':')
			line, err := strconv.Atoi(args[0][i+1:])
			if i <= 0 || err != nil || line < 1 {
				return usage("%s is no place: give PATH:LINE, such as main.go:12", args[0])
			}
			p, at, err := a.open(cmd.Context())
			if err != nil {
				return err
			}
			defer p.Close()
			path, err := a.storedPath(at.Root, args[0][:i])
			if err != nil {
				return err
			}
			all, err := p.Near(cmd.Context(), path, line)
			if text, ok := notFound(err); ok {
				return nothing("%s: `ctx-sys status --why %s` says why", text, path)
			}
			if err != nil {
				return err
			}
			if err := a.sayAll(at, all); err != nil || len(all) > 0 {
				return err
			}
			return nothing("there is no suggestion about that place: `ctx-sys subscription list --trigger cursor_proximity` shows what they come from")
		},
	}
}

func (a *app) suggestionJudgeVerb(name, short, outcome string) *cobra.Command {
	return &cobra.Command{
		Use: name + " ID", Short: short, Args: takes,
		RunE: func(cmd *cobra.Command, args []string) error {
			return a.remembered(cmd.Context(), true, func(p *engine.Project, at place) error {
				s, err := p.Suggestions(cmd.Context())
				if err != nil {
					return err
				}
				out, err := s.Judge(cmd.Context(), args[0], outcome)
				if text, ok := notFound(err); ok {
					return nothing("%s: `ctx-sys suggestion list --delivered` shows what there is", text)
				}
				if err != nil {
					return err
				}
				return a.say(at, out, a.text(at.Root).Suggestions([]suggest.Suggestion{out}))
			})
		},
	}
}
