package main

import (
	"os"
	"os/exec"

	"github.com/spf13/cobra"

	"github.com/ctx-sys/ctx-sys/internal/render"
	"github.com/ctx-sys/ctx-sys/internal/session"
)

func (a *app) sessionSummarizeVerb() *cobra.Command {
	auto := false
	cmd := &cobra.Command{
		Use: "summarize [SESSION]", Short: "Write a session's summary: topics, decisions, what is open, what is needed to continue", Args: takes,
		Long: "Writes a new summary of a session and keeps the one before. A model starts from that one, and what it leaves out of\n" +
			"instructions, decisions, changed files, failures and open tasks is put back; without a model, rules write all of it.",
		RunE: func(cmd *cobra.Command, args []string) error {
			return a.sessions(cmd.Context(), true, func(s *session.Store, at place) error {
				if auto {
					return s.Improve(cmd.Context(), first(args))
				}
				w, err := at.chosen(cmd.Flags(), at.cfg.ConversationSummaries(), conversationSummaries)
				if err != nil {
					return err
				}
				x, sum, err := s.Summarize(cmd.Context(), first(args), begun(w))
				if err != nil {
					return noSession(err)
				}
				a.noteUse(sum.Model)
				if w != nil && sum.NoModel != "" {
					a.note("the model gave no summary (%s): one was made without it", sum.NoModel)
				}
				return a.say(at, map[string]any{"session": x, "summary": sum}, render.Quoted(x.Summary))
			})
		},
	}
	writerFlag(cmd.Flags())
	cmd.Flags().BoolVar(&auto, "auto", false, "do what the models of the settings do for an active session")
	must(cmd.Flags().MarkHidden("auto"))
	return cmd
}

// later has a process of its own do for a session what models take long for. Nothing waits for it, and what it does not
// manage stays as rules made it.
func (at place) later(id string) {
	self, err := os.Executable()
	if err != nil {
		at.detail("no summary in the background: %v", err)
		return
	}
	cmd := exec.Command(self, "session", "summarize", id, "--auto", "--quiet", "--project", at.Root)
	cmd.Dir, cmd.Env = at.Root, at.environ
	cmd.SysProcAttr = detached()
	if err := cmd.Start(); err != nil {
		at.detail("no summary in the background: %v", err)
		return
	}
	at.detail("a model writes the summary of %s in the background", id)
	if err := cmd.Process.Release(); err != nil {
		at.detail("%v", err)
	}
}

func (a *app) sessionSummariesVerb() *cobra.Command {
	return &cobra.Command{
		Use: "summaries [SESSION]", Short: "List the versions of a session's summary, newest first", Args: takes,
		RunE: func(cmd *cobra.Command, args []string) error {
			return a.sessions(cmd.Context(), false, func(s *session.Store, at place) error {
				x, all, err := s.Summaries(cmd.Context(), first(args))
				if err != nil {
					return noSession(err)
				}
				if err := a.say(at, map[string]any{"session": x.ID, "summaries": all, "total": len(all)}, a.text(at.Root).Summaries(all)); err != nil || len(all) > 0 {
					return err
				}
				return nothing("session %s has no summary: `ctx-sys session summarize` writes one", x.ID)
			})
		},
	}
}

func (a *app) sessionQuestionsVerb() *cobra.Command {
	all := false
	cmd := &cobra.Command{
		Use: "questions [SESSION]", Short: "List unanswered questions, of all sessions without SESSION", Args: takes,
		RunE: func(cmd *cobra.Command, args []string) error {
			status := "open"
			if all {
				status = ""
			}
			return a.sessions(cmd.Context(), false, func(s *session.Store, at place) error {
				found, err := s.Questions(cmd.Context(), first(args), status)
				if err != nil {
					return noSession(err)
				}
				if err := a.say(at, map[string]any{"questions": found, "total": len(found)}, a.text(at.Root).Questions(found)); err != nil || len(found) > 0 {
					return err
				}
				return nothing("no open questions yet; --all lists those that were answered too")
			})
		},
	}
	cmd.Flags().BoolVar(&all, "all", false, "include those that were answered")
	return cmd
}
