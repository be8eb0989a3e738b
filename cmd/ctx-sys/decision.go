package main

import (
	"github.com/spf13/cobra"

	ctxsys "github.com/ctx-sys/ctx-sys"
	"github.com/ctx-sys/ctx-sys/internal/session"
)

func (a *app) decisionExtractVerb() *cobra.Command {
	var in string
	again := false
	cmd := &cobra.Command{
		Use: "extract", Short: "Find the decisions in a session, with a model if one is set up", Args: takes,
		Long: "Has the model of models.extraction write down the decisions in messages that it has not read before: what, why,\n" +
			"what was rejected, and what it is about. Only messages that sound like a decision are sent. Without a model, rules\n" +
			"search the whole session.",
		RunE: func(cmd *cobra.Command, _ []string) error {
			return a.sessions(cmd.Context(), true, func(s *session.Store, at place) error {
				w, err := at.chosen(cmd.Flags(), at.cfg.Models.Extraction, "extraction")
				if err != nil {
					return err
				}
				e, err := s.ExtractDecisions(cmd.Context(), in, begun(w), again)
				if err != nil {
					return noSession(err)
				}
				a.noteUse(e.Model)
				if w != nil && e.NoModel != "" {
					a.note("the model found no decisions (%s): rules found these", e.NoModel)
				}
				if e.Doubted > 0 {
					a.note("%s left out: the messages do not mention it", ctxsys.Plural(e.Doubted, "decision"))
				}
				if err := a.say(at, e, a.text(at.Root).Decisions(e.Decisions, nil)); err != nil || len(e.Decisions) > 0 {
					return err
				}
				if e.From > e.To {
					return nothing("nothing was said since the model was last asked: --again reads all of session %s", e.Session)
				}
				return nothing("no decision was found in #%d-%d: `ctx-sys decision add` records one", e.From, e.To)
			})
		},
	}
	cmd.Flags().StringVar(&in, "session", "", "id or `NAME` of the session (default: the current one)")
	cmd.Flags().BoolVar(&again, "again", false, "read all messages, also those that the model has read before")
	writerFlag(cmd.Flags())
	return cmd
}
