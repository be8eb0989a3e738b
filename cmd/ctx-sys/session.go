package main

import (
	"context"
	"encoding/json"
	"errors"
	"strconv"
	"strings"
	"time"

	"github.com/spf13/cobra"

	ctxsys "github.com/ctx-sys/ctx-sys"
	"github.com/ctx-sys/ctx-sys/internal/agent"
	"github.com/ctx-sys/ctx-sys/internal/conversation"
	"github.com/ctx-sys/ctx-sys/internal/render"
	"github.com/ctx-sys/ctx-sys/internal/session"
)

// sessionVerbs are the verbs of conversations that are no operations of the table.
func (a *app) sessionVerbs() []*cobra.Command {
	return []*cobra.Command{a.sessionShowVerb(), a.sessionSummarizeVerb(), a.sessionSummariesVerb(), a.sessionQuestionsVerb(), a.sessionCompactVerb(), a.sessionRestoreVerb(),
		a.sessionImportVerb(), a.sessionExportVerb(), a.sessionAddVerb(), a.sessionAppendVerb(), a.sessionForgetVerb(), a.sessionClearVerb()}
}

// sessions opens the conversations of the project. What only reads makes nothing.
func (a *app) sessions(ctx context.Context, write bool, f func(*session.Store, place) error) error {
	at, err := a.where()
	if err != nil {
		return err
	}
	o := at.options(!write || !at.MayIndex())
	o.Sessions.ByUser = a.forUser()
	store, err := agent.OpenSessions(ctx, o.Stores())
	if errors.Is(err, ctxsys.ErrNotFound) {
		if write {
			return usage("%s is not a project: run it in a repository, or name a folder with --project", at.Root)
		}
		return nothing("no conversations yet; `ctx-sys session add` or `ctx-sys session import FILE` stores one")
	}
	if err != nil {
		return err
	}
	return errors.Join(f(store, at), store.Close())
}

// say prints a value as JSON or as text.
func (a *app) say(at place, value any, text render.Page) error {
	if a.asJSON(at.cfg) {
		return a.writeJSON(value)
	}
	return a.print(text)
}

// noSession says how to find what is there.
func noSession(err error) error {
	if errors.Is(err, ctxsys.ErrNotFound) {
		return nothing("%s: `ctx-sys session list` shows what there is", strings.TrimPrefix(err.Error(), ctxsys.ErrNotFound.Error()+": "))
	}
	return err
}

func first(args []string) string {
	if len(args) == 0 {
		return ""
	}
	return args[0]
}

func (a *app) sessionShowVerb() *cobra.Command {
	var limit, before int
	cmd := &cobra.Command{
		Use: "show [SESSION] [NUMBER]", Short: "Show the newest messages of a session, or one message whole", Args: takes,
		Long: "Shows the last 50 messages of a session (of the current one without SESSION), never a result without its call.\nWith NUMBER, that message whole. SESSION may be ctx://session/ID/N, as a summary writes it.",
		RunE: func(cmd *cobra.Command, args []string) error {
			id, number, err := addressed(args)
			if err != nil {
				return err
			}
			return a.sessions(cmd.Context(), false, func(s *session.Store, at place) error {
				if number > 0 {
					e, err := s.Message(cmd.Context(), id, number)
					if err != nil {
						return noSession(err)
					}
					return a.say(at, e, a.text(at.Root).History([]session.Entry{e}))
				}
				x, err := s.Whole(cmd.Context(), id)
				if err != nil {
					return noSession(err)
				}
				entries, err := s.History(cmd.Context(), x.ID, limit, before)
				if err != nil {
					return err
				}
				return a.say(at, map[string]any{"session": x, "messages": entries}, render.Pages(a.text(at.Root).Session(x), a.text(at.Root).History(entries)))
			})
		},
	}
	cmd.Flags().IntVar(&limit, "limit", 0, "`NUMBER` of messages (default: sessions.history_limit, 50)")
	cmd.Flags().IntVar(&before, "before", 0, "only messages before this `NUMBER`")
	return cmd
}

// addressed reads SESSION NUMBER or ctx://session/ID/N.
func addressed(args []string) (id string, number int, err error) {
	id = first(args)
	text := ""
	if len(args) > 1 {
		text = args[1]
	}
	if rest, ok := strings.CutPrefix(id, "ctx://session/"); ok {
		id, text, _ = strings.Cut(rest, "/")
	}
	if text != "" {
		if number, err = strconv.Atoi(text); err != nil || number < 1 {
			return "", 0, usage("%s is not the number of a message: they start at 1", text)
		}
	}
	return id, number, nil
}

func (a *app) sessionImportVerb() *cobra.Command {
	var name string
	var use bool
	cmd := &cobra.Command{
		Use: "import FILE|-", Short: "Import a conversation of a client: OpenAI, Anthropic, Claude Code or CodeCompanion", Args: takes,
		RunE: func(cmd *cobra.Command, args []string) error {
			data, err := a.readInput(args[0])
			if err != nil {
				return err
			}
			return a.sessions(cmd.Context(), true, func(s *session.Store, at place) error {
				r, err := s.Import(cmd.Context(), data, name, use)
				return a.received(at, r, args[0], err)
			})
		},
	}
	cmd.Flags().StringVar(&name, "name", "", "`NAME` of the session")
	cmd.Flags().BoolVar(&use, "use", false, "make it the current session")
	return cmd
}

// received tells what was stored, and what of it was masked.
func (a *app) received(at place, r session.Receipt, file string, err error) error {
	if errors.Is(err, conversation.ErrFormat) {
		return usage("%s: %s: give messages as OpenAI, Anthropic, Claude Code or CodeCompanion write them", named(file), strings.TrimPrefix(err.Error(), ctxsys.ErrUsage.Error()+": "))
	}
	if err != nil {
		return noSession(err)
	}
	for _, n := range r.Notes {
		a.note("%s: %s", named(file), n)
	}
	for kind, n := range r.Masked {
		a.note("%s masked before it was stored: %s", ctxsys.Plural(n, "secret"), kind)
	}
	return a.say(at, r, render.Pagef("%s #%d-%d", r.Session.ID, r.First, r.Last))
}

func (a *app) sessionExportVerb() *cobra.Command {
	var format string
	var sent bool
	cmd := &cobra.Command{
		Use: "export [SESSION]", Short: "Write a session in its client's format, or in another", Args: takes,
		RunE: func(cmd *cobra.Command, args []string) error {
			if format != "" {
				var known []string
				for _, f := range conversation.Formats() {
					known = append(known, string(f))
				}
				if err := oneOf("format", format, known); err != nil {
					return err
				}
			}
			return a.sessions(cmd.Context(), false, func(s *session.Store, at place) error {
				export := s.Export
				if sent {
					export = s.ExportSent
				}
				data, err := export(cmd.Context(), first(args), conversation.Format(format))
				if err != nil {
					return noSession(err)
				}
				_, err = a.out.Write(render.EscapeJSON(data))
				return err
			})
		},
	}
	cmd.Flags().BoolVar(&sent, "sent", false, "write the session as `ctx-sys session compact` left it, and the messages since")
	cmd.Flags().StringVar(&format, "format", "", "`FORMAT`: openai, anthropic, claude-code, codecompanion, responses or codex (default: the one it came in)")
	return cmd
}

func (a *app) sessionAddVerb() *cobra.Command {
	var in, metadata string
	var m session.Message
	cmd := &cobra.Command{
		Use: "add TEXT|-", Short: "Add a message to the current session, or to a named one, which is created if needed", Args: takes,
		RunE: func(cmd *cobra.Command, args []string) error {
			m.Content, m.Metadata = args[0], json.RawMessage(metadata)
			if m.Content == "-" {
				data, err := a.readInput("-")
				if err != nil {
					return err
				}
				m.Content = string(data)
			}
			return a.sessions(cmd.Context(), true, func(s *session.Store, at place) error {
				r, err := s.Add(cmd.Context(), in, m)
				if errors.Is(err, ctxsys.ErrUsage) {
					return usage("%s", strings.TrimPrefix(err.Error(), ctxsys.ErrUsage.Error()+": "))
				}
				if err == nil {
					a.heard(cmd.Context(), at, r, agent.Said{Role: m.Role, Text: m.Content})
				}
				return a.received(at, r, "the message", err)
			})
		},
	}
	cmd.Flags().StringVar(&in, "session", "", "id or `NAME` of the session")
	cmd.Flags().StringVar(&m.Role, "role", "user", "`ROLE`: user, assistant, system or tool")
	cmd.Flags().StringVar(&m.CallID, "call", "", "`ID` of the call that a tool's message answers")
	cmd.Flags().StringSliceVar(&m.Tags, "tag", nil, "`TAGS`, such as rules")
	cmd.Flags().StringVar(&metadata, "metadata", "", "what is noted of it: a `JSON` object, such as {\"model\": \"NAME\"}")
	return cmd
}

// heard has counted which results were used in what was said. That it cannot be is no reason to lose the message.
func (a *app) heard(ctx context.Context, at place, r session.Receipt, said ...agent.Said) {
	if err := agent.Hear(ctx, at.options(false).Stores(), r.Session.ID, said...); err != nil {
		a.note("which results were used was not counted: %v", err)
	}
}

// saidIn is what the messages of a client's conversation say, calls of tools included: what is written into a file is one.
func saidIn(data []byte) (out []agent.Said) {
	c, err := conversation.Read(data)
	if err != nil {
		return nil // anyone who stored it said so
	}
	plain := strings.NewReplacer(`\n`, "\n", `\t`, "\t", `\"`, `"`)
	for _, m := range c.Messages {
		text := m.Words()
		for _, part := range m.Parts {
			text += "\n" + plain.Replace(part.Input)
		}
		if strings.TrimSpace(text) != "" { // results of tools are nobody's words
			out = append(out, agent.Said{Role: string(m.Role), Text: text})
		}
	}
	return out
}

func (a *app) sessionAppendVerb() *cobra.Command {
	var in string
	cmd := &cobra.Command{
		Use: "append FILE|-", Short: "Add messages in a client's format to a session", Args: takes,
		RunE: func(cmd *cobra.Command, args []string) error {
			data, err := a.readInput(args[0])
			if err != nil {
				return err
			}
			return a.sessions(cmd.Context(), true, func(s *session.Store, at place) error {
				r, err := s.Append(cmd.Context(), in, data)
				if err == nil {
					a.heard(cmd.Context(), at, r, saidIn(data)...)
				}
				return a.received(at, r, args[0], err)
			})
		},
	}
	cmd.Flags().StringVar(&in, "session", "", "id or `NAME` of the session (default: the current one)")
	return cmd
}

func (a *app) sessionClearVerb() *cobra.Command {
	del, yes := false, false
	cmd := &cobra.Command{
		Use: "clear [SESSION]", Short: "Begin the history of a session again: nothing that was said before is sent to a model", Args: takes,
		Long: "Sends nothing of what was said so far to a model any more. The messages stay stored: `ctx-sys session show` and `search` find\n" +
			"them, and `ctx-sys session restore` has them sent again. With --delete they are deleted for good, when you confirm. Summaries,\n" +
			"decisions and questions stay either way.",
		RunE: func(cmd *cobra.Command, args []string) error {
			if del {
				if err := a.ofUser("deletes what was said"); err != nil {
					return err
				}
			}
			return a.sessions(cmd.Context(), true, func(s *session.Store, at place) error {
				x, err := s.Find(cmd.Context(), first(args))
				if err != nil {
					return noSession(err)
				}
				if del && !yes {
					if err := a.say(at, x, a.text(at.Root).Session(x)); err != nil {
						return err
					}
					if agreed, err := a.agrees("Delete its messages for good?"); err != nil || !agreed {
						return err
					}
				}
				c, err := s.Clear(cmd.Context(), x.ID, del)
				if err != nil {
					return err
				}
				return a.say(at, c, a.text(at.Root).Cleared(c))
			})
		},
	}
	cmd.Flags().BoolVar(&del, "delete", false, "delete the messages for good")
	cmd.Flags().BoolVar(&yes, "yes", false, "delete without asking")
	return cmd
}

func (a *app) sessionForgetVerb() *cobra.Command {
	var days int
	cmd := &cobra.Command{
		Use: "forget", Short: "Delete the messages of old sessions that are not active; decisions and summaries stay", Args: takes,
		RunE: func(cmd *cobra.Command, _ []string) error {
			if days < 0 {
				return usage("--older-than %d: it must be a number of days", days)
			}
			return a.sessions(cmd.Context(), true, func(s *session.Store, at place) error {
				if !cmd.Flags().Changed("older-than") {
					days = at.cfg.Sessions.Retention
				}
				if days == 0 && !cmd.Flags().Changed("older-than") {
					return usage("sessions.retention keeps messages for ever: use --older-than DAYS to delete some")
				}
				n, err := s.Forget(cmd.Context(), time.Duration(days)*24*time.Hour)
				if err != nil {
					return err
				}
				return a.say(at, map[string]any{"messages": n}, render.Pagef("deleted %s", ctxsys.Plural(n, "message")))
			})
		},
	}
	cmd.Flags().IntVar(&days, "older-than", 0, "`DAYS` since the session was last written (default: sessions.retention)")
	return cmd
}
