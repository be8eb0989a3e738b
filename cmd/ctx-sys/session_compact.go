package main

import (
	"errors"

	"github.com/spf13/cobra"

	"github.com/ctx-sys/ctx-sys/internal/compact"
	"github.com/ctx-sys/ctx-sys/internal/render"
	"github.com/ctx-sys/ctx-sys/internal/session"
)

func (a *app) sessionCompactVerb() *cobra.Command {
	var o compact.Options
	var window string
	cmd := &cobra.Command{
		Use: "compact [SESSION]", Short: "Compact what is sent of a session; its messages stay stored", Args: takes,
		Long: "Stores a compaction of the session, which is sent from now on by context --session, export --sent and the tool\n" +
			"compact_history. Every message stays stored and is shown by `ctx-sys session show`; `ctx-sys session restore` undoes it.",
		RunE: func(cmd *cobra.Command, args []string) error {
			if o.Target <= 0 || o.Target > 1 {
				return usage("--target %g: it must be more than 0 and at most 1", o.Target)
			}
			return a.sessions(cmd.Context(), true, func(s *session.Store, at place) error {
				o := at.withSettings(o, cmd.Flags().Changed)
				w, err := at.chosen(cmd.Flags(), at.cfg.ConversationSummaries(), conversationSummaries)
				if err != nil {
					return err
				}
				o.Writer = begun(w)
				if o.Window, err = a.windowOf(window, nil, at); err != nil {
					return err
				}
				index, done := a.indexOf(cmd.Context(), at)
				defer done()
				o.Index = index
				x, report, err := s.Compact(cmd.Context(), first(args), o)
				if errors.Is(err, compact.ErrTooSmall) {
					return usage("%v: use a larger --window", err)
				}
				if err != nil {
					return noSession(err)
				}
				text := render.Pagef("nothing was said yet")
				if report != nil {
					a.noteUse(report.Model)
					text = render.Pagef("%s: %d tokens became %d (target %d)\n%s", report.Tier, report.TokensBefore, report.TokensAfter, report.TargetTokens, a.text(at.Root).Session(x))
					a.noteOf(report)
				}
				return a.say(at, map[string]any{"session": x, "report": report}, text)
			})
		},
	}
	flags := cmd.Flags()
	flags.StringVar(&window, "window", "", "context window in `TOKENS`, as 128000 or 128k (default: contextWindow, else 16k)")
	flags.Float64Var(&o.Target, "target", compact.Target, "`SHARE` of the window to come down to")
	flags.BoolVar(&o.Auto, "auto", false, "do only what the usage calls for: edit at 65 %, summarize at 85 %, 50,000 tokens or 100 messages")
	writerFlag(flags)
	return cmd
}

func (a *app) sessionRestoreVerb() *cobra.Command {
	return &cobra.Command{
		Use: "restore [SESSION]", Short: "Undo the compaction of a session: its messages are sent as they are", Args: takes,
		RunE: func(cmd *cobra.Command, args []string) error {
			return a.sessions(cmd.Context(), true, func(s *session.Store, at place) error {
				x, err := s.Restore(cmd.Context(), first(args))
				if err != nil {
					return noSession(err)
				}
				return a.say(at, x, a.text(at.Root).Session(x))
			})
		},
	}
}
