package main

import (
	"errors"
	"strconv"
	"strings"

	"github.com/spf13/cobra"

	ctxsys "github.com/ctx-sys/ctx-sys"
	"github.com/ctx-sys/ctx-sys/internal/answer"
	"github.com/ctx-sys/ctx-sys/internal/session"
)

func (a *app) decisionVerb() *cobra.Command {
	return group("decision", "Record decisions, and find what was decided and why",
		a.decisionAddVerb(), a.decisionExtractVerb(), a.decisionListVerb(), a.decisionSearchVerb(), a.decisionShowVerb())
}

func (a *app) decisionAddVerb() *cobra.Command {
	var d session.Decision
	var replaces int64
	cmd := &cobra.Command{
		Use: "add TEXT", Short: "Record a decision", Args: takes,
		RunE: func(cmd *cobra.Command, args []string) error {
			d.Text = args[0]
			return a.sessions(cmd.Context(), true, func(s *session.Store, at place) error {
				made, err := s.AddDecision(cmd.Context(), d, replaces)
				if errors.Is(err, ctxsys.ErrUsage) {
					return usage("%s", strings.TrimPrefix(err.Error(), ctxsys.ErrUsage.Error()+": "))
				}
				if err != nil {
					return noDecision(err)
				}
				return a.say(at, made, a.text(at.Root).Decision(made))
			})
		},
	}
	flags := cmd.Flags()
	flags.StringVar(&d.Reason, "reason", "", "`WHY` it was decided so")
	flags.StringArrayVar(&d.Alternatives, "not", nil, "`ALTERNATIVE` that was not taken; may be given again")
	flags.StringArrayVar(&d.Related, "about", nil, "`FILE` or symbol it is about; may be given again")
	flags.StringVar(&d.Session, "session", "", "id or `NAME` of the session it was made in")
	flags.Int64Var(&replaces, "replaces", 0, "`ID` of the decision that it supersedes")
	return cmd
}

func noDecision(err error) error {
	if errors.Is(err, ctxsys.ErrNotFound) {
		return nothing("%s: `ctx-sys decision list` shows what there is", strings.TrimPrefix(err.Error(), ctxsys.ErrNotFound.Error()+": "))
	}
	return err
}

func (a *app) decisionListVerb() *cobra.Command {
	var in, status string
	cmd := &cobra.Command{
		Use: "list", Short: "List decisions, newest first", Args: takes,
		RunE: func(cmd *cobra.Command, _ []string) error {
			if status != "" {
				if err := oneOf("status", status, []string{"active", "superseded", "reversed"}); err != nil {
					return err
				}
			}
			return a.sessions(cmd.Context(), false, func(s *session.Store, at place) error {
				all, err := s.Decisions(cmd.Context(), in, status)
				if err != nil {
					return noSession(err)
				}
				if err := a.say(at, map[string]any{"decisions": all, "total": len(all)}, a.text(at.Root).Decisions(all)); err != nil || len(all) > 0 {
					return err
				}
				return nothing("no decision is recorded: `ctx-sys decision add` records one")
			})
		},
	}
	cmd.Flags().StringVar(&in, "session", "", "id or `NAME` of the session")
	cmd.Flags().StringVar(&status, "status", "", "limit to `STATUS`: active, superseded or reversed")
	return cmd
}

func (a *app) decisionSearchVerb() *cobra.Command {
	req := session.SearchRequest{Types: []string{"decision"}}
	cmd := &cobra.Command{
		Use: "search QUERY", Short: "Find decisions", Args: cobra.ArbitraryArgs,
		RunE: func(cmd *cobra.Command, args []string) error {
			req.Query = strings.Join(args, " ")
			return a.searchSessions(cmd.Context(), req)
		},
	}
	cmd.Flags().StringVar(&req.Session, "session", "", "id or `NAME` of the session")
	cmd.Flags().IntVar(&req.Limit, "limit", 10, "`NUMBER` of results")
	return cmd
}

func (a *app) decisionShowVerb() *cobra.Command {
	return &cobra.Command{
		Use: "show ID", Short: "Show one decision", Args: takes,
		RunE: func(cmd *cobra.Command, args []string) error {
			id, err := strconv.ParseInt(args[0], 10, 64)
			if err != nil {
				return usage("%s is no number of a decision: `ctx-sys decision list` shows them", args[0])
			}
			return a.sessions(cmd.Context(), false, func(s *session.Store, at place) error {
				d, err := s.Decision(cmd.Context(), id)
				if err != nil {
					return noDecision(err)
				}
				return a.say(at, d, a.text(at.Root).Decision(d))
			})
		},
	}
}

func (a *app) decisionExtractVerb() *cobra.Command {
	var in string
	again := false
	cmd := &cobra.Command{
		Use: "extract", Short: "Look for decisions in a session, with a model if there is one", Args: takes,
		Long: "Has the model of models.extraction write down what was decided in the messages that it was not asked about before: what,\n" +
			"why, what was not taken, and what it is about. Only messages that sound like a decision are sent. Without a model rules\n" +
			"look through the whole session.",
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
					a.note("the model found no decisions (%s): these are those that rules find", e.NoModel)
				}
				if e.Doubted > 0 {
					a.note("%s left out: the messages do not speak of it", answer.Plural(e.Doubted, "decision"))
				}
				if err := a.say(at, e, a.text(at.Root).Decisions(e.Decisions)); err != nil || len(e.Decisions) > 0 {
					return err
				}
				if e.From > e.To {
					return nothing("nothing was said since the model was asked: --again looks through all of session %s", e.Session)
				}
				return nothing("no decision was found in #%d-%d: `ctx-sys decision add` records one", e.From, e.To)
			})
		},
	}
	cmd.Flags().StringVar(&in, "session", "", "id or `NAME` of the session (default: the current one)")
	cmd.Flags().BoolVar(&again, "again", false, "look through all messages, those too that the model was asked about")
	writerFlag(cmd.Flags())
	return cmd
}
