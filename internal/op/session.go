package op

import (
	"cmp"
	"context"
	"strconv"

	"github.com/ctx-sys/ctx-sys/internal/compact"
	"github.com/ctx-sys/ctx-sys/internal/graph"
	"github.com/ctx-sys/ctx-sys/internal/reader"
	"github.com/ctx-sys/ctx-sys/internal/render"
	"github.com/ctx-sys/ctx-sys/internal/said"
	"github.com/ctx-sys/ctx-sys/internal/secret"
	"github.com/ctx-sys/ctx-sys/internal/session"
	"github.com/ctx-sys/ctx-sys/internal/workspace"
)

// sessions are the conversations of the project.
func (c *call) sessions(ctx context.Context) (*session.Store, error) {
	if c.front.Sessions != nil {
		return c.front.Sessions, nil
	}
	return c.project.Agent().Sessions(ctx)
}

// noSession says where to look for what is not there.
func (c *call) noSession(err error) error {
	return c.missing(err, "`ctx-sys session list` lists them", "leave session out to search all")
}

type searchHistoryRequest struct {
	Query   string   `json:"query" arg:"words" help:"words to look for"`
	Session string   `json:"session,omitempty" flag:"session" help:"id or {NAME} of the session to search in" jsonschema:"id or name; default all, archived ones too"`
	Limit   int      `json:"limit,omitempty" flag:"limit" default:"10" help:"{NUMBER} of results" jsonschema:"default 10"`
	Types   []string `json:"-" flag:"type" help:"{TYPES}: message, decision, question"`
	Common
}

func searchHistory() Operation {
	return define(Operation{
		Name: "search_history", Title: "Search conversations", Set: Conversation,
		Description: "Find messages, decisions and unanswered questions in stored conversations. get_history reads a message whole.",
		Verb:        Verb{Use: "session search QUERY", Short: "Find messages, decisions and open questions, in archived sessions too", Opens: OpensSessions},
	}, func(ctx context.Context, c *call, q *searchHistoryRequest) (*Reply, error) {
		return c.searchSaid(ctx, session.SearchRequest{Query: q.Query, Session: q.Session, Limit: q.Limit, Types: q.Types})
	})
}

type searchDecisionsRequest struct {
	Query   string `json:"query" arg:"words" help:"words to look for"`
	Session string `json:"session,omitempty" flag:"session" help:"id or {NAME} of the session" jsonschema:"id or name; default all, archived ones too"`
	Limit   int    `json:"limit,omitempty" flag:"limit" default:"10" help:"{NUMBER} of results" jsonschema:"default 10"`
	Common
}

func searchDecisions() Operation {
	return define(Operation{
		Name: "search_decisions", Title: "Search decisions", Set: Conversation,
		Description: "Find decisions that were made, with the message each was made in.",
		Verb:        Verb{Use: "decision search QUERY", Short: "Find decisions", Opens: OpensSessions},
	}, func(ctx context.Context, c *call, q *searchDecisionsRequest) (*Reply, error) {
		return c.searchSaid(ctx, session.SearchRequest{Query: q.Query, Session: q.Session, Limit: q.Limit, Types: []string{"decision"}})
	})
}

func (c *call) searchSaid(ctx context.Context, req session.SearchRequest) (*Reply, error) {
	s, err := c.sessions(ctx)
	if err != nil {
		return nil, err
	}
	hits, err := s.Search(ctx, req)
	if err != nil {
		return nil, c.noSession(err)
	}
	r := &Reply{Value: map[string]any{"query": secret.MaskString(req.Query), "results": hits}}
	if len(hits) > 0 {
		r.Text = c.quoted(untrusted, c.front.Text.Found(hits))
	} else {
		r.Nothing = "nothing was said about that: try other words"
	}
	return r, nil
}

type listSessionsRequest struct {
	Status string `json:"status,omitempty" flag:"status" help:"limit to {STATUS}: active, archived or summarized"`
	Common
}

func sessionList() Operation {
	return define(Operation{
		Name: "session_list", Title: "List conversations", Set: Conversation,
		Description: "List the stored conversations, last written first, with their ids and states.",
		Verb:        Verb{Use: "session list", Short: "List sessions, last written first", Opens: OpensSessions},
		Enums:       map[string][]string{"status": {session.Active, session.Archived, session.Summarized}},
	}, func(ctx context.Context, c *call, q *listSessionsRequest) (*Reply, error) {
		s, err := c.sessions(ctx)
		if err != nil {
			return nil, err
		}
		all, err := s.List(ctx, q.Status)
		if err != nil {
			return nil, err
		}
		r := &Reply{Value: map[string]any{"sessions": all, "total": len(all)}}
		if len(all) > 0 {
			r.Text = c.quoted(untrusted, c.front.Text.Sessions(all))
		} else {
			r.Nothing = c.none("sessions", c.pick("`ctx-sys session new` begins one", "store_message begins one"), q.Status != "")
		}
		return r, nil
	})
}

type sessionRequest struct {
	Session string `json:"session,omitempty" arg:"one" jsonschema:"id or name; default the current session"`
	Common
}

func sessionNew() Operation {
	return define(Operation{
		Verb: Verb{Use: "session new [NAME]", Short: "Begin a session and make it the current one", Opens: OpensRecording},
	}, func(ctx context.Context, c *call, q *sessionRequest) (*Reply, error) {
		s, err := c.sessions(ctx)
		if err != nil {
			return nil, err
		}
		made, err := s.Create(ctx, q.Session)
		return answered(made, err, func(x session.Session) render.Page { return render.Pagef("%s", x.ID) })
	})
}

func sessionUse() Operation {
	return sessionState(Operation{}, "use SESSION", "Make a session the current one, and active if it was not", (*session.Store).Use)
}

func sessionArchive() Operation {
	return sessionState(Operation{
		Name: "session_archive", Title: "Archive a conversation", Set: Conversation, Writes: true, Idempotent: true,
		Description: "Archive a stored conversation. It can still be searched and read.",
	}, "archive [SESSION]", "Archive a session; it can still be searched, shown and used again", (*session.Store).Archive)
}

func sessionClear() Operation {
	return define(Operation{
		Name: "session_clear", Title: "Clear a conversation", Set: Conversation, Writes: true, Idempotent: true,
		Description: "Begin the history of a stored conversation again: nothing that was said before is sent to a model. Messages, summaries and decisions stay stored, and can be searched and read.",
	}, func(ctx context.Context, c *call, q *sessionRequest) (*Reply, error) {
		s, err := c.sessions(ctx)
		if err != nil {
			return nil, err
		}
		cleared, err := s.Clear(ctx, q.Session, false)
		return answered(cleared, c.noSession(err), c.front.Text.Cleared)
	})
}

func sessionSummarize() Operation {
	return define(Operation{
		Name: "session_summarize", Title: "Summarize a conversation", Set: Conversation, Writes: true, Kind: workspace.Asking,
		Description: "Write the summary of a stored conversation: topics, decisions, what is open, what is needed to continue. The model of models.summaries writes it, rules where there is none.",
	}, func(ctx context.Context, c *call, q *sessionRequest) (*Reply, error) {
		s, err := c.sessions(ctx)
		if err != nil {
			return nil, err
		}
		var w *compact.Writer
		if begin := c.served.Options.Sessions.Summaries; begin != nil {
			w = begin()
		}
		x, sum, err := s.Summarize(ctx, q.Session, w)
		if err != nil {
			return nil, c.noSession(err)
		}
		if w != nil && sum.NoModel != "" {
			c.note("the model gave no summary (%s): one was made without it", sum.NoModel)
		}
		return &Reply{Text: c.quoted(untrusted, render.Quoted(x.Summary)), Value: map[string]any{"session": x, "summary": sum}}, nil
	})
}

func sessionState(o Operation, use, short string, change func(*session.Store, context.Context, string) (session.Session, error)) Operation {
	o.Verb = Verb{Use: "session " + use, Short: short, Opens: OpensRecording}
	return define(o,
		func(ctx context.Context, c *call, q *sessionRequest) (*Reply, error) {
			s, err := c.sessions(ctx)
			if err != nil {
				return nil, err
			}
			x, err := change(s, ctx, q.Session)
			return answered(x, c.noSession(err), c.front.Text.Session)
		})
}

func sessionStats() Operation {
	return define(Operation{Verb: Verb{Use: "session stats", Short: "Count what is stored", Opens: OpensSessions}},
		func(ctx context.Context, c *call, _ *struct{}) (*Reply, error) {
			s, err := c.sessions(ctx)
			if err != nil {
				return nil, err
			}
			st, err := s.Stats(ctx)
			if err != nil {
				return nil, err
			}
			var b render.Writer
			for _, status := range []string{session.Active, session.Summarized, session.Archived} {
				b.Printf("%-10s %7d\n", status, st.Sessions[status])
			}
			b.Printf("%-10s %7d\n%-10s %7d\n%-10s %7d\n%-10s %7d\n%-10s %7d\n%s\n", "messages", st.Messages, "tokens", st.Tokens, "decisions", st.Decisions, "questions", st.Questions, "bytes", st.Bytes, st.Path)
			return &Reply{Text: b.Page(), Value: st}, nil
		})
}

// noDecision says where to look for what is not there.
func (c *call) noDecision(err error) error {
	return c.missing(err, "`ctx-sys decision list` lists them", "search_decisions finds them")
}

type decisionAddRequest struct {
	Text         string   `json:"text" arg:"one" jsonschema:"what was decided"`
	Reason       string   `json:"reason,omitempty" flag:"reason" help:"{WHY} it was decided so"`
	Alternatives []string `json:"not,omitempty" flag:"not" cli:"whole" help:"{ALTERNATIVE} that was rejected; may be repeated"`
	Related      []string `json:"about,omitempty" flag:"about" cli:"whole" help:"{FILE} or symbol it is about; may be repeated"`
	Session      string   `json:"session,omitempty" flag:"session" help:"id or {NAME} of the session it was made in" jsonschema:"id or name of the conversation it was made in"`
	Replaces     int64    `json:"replaces,omitempty" flag:"replaces" help:"{ID} of the decision that it supersedes" jsonschema:"id of the decision that it supersedes"`
	Common
}

func decisionAdd() Operation {
	return define(Operation{
		Name: "decision_add", Title: "Record a decision", Set: Conversation, Writes: true,
		Description: "Record a decision: what was decided, why, what was rejected, and what it is about.",
		Verb:        Verb{Use: "decision add TEXT", Short: "Record a decision", Opens: OpensRecording},
	},
		func(ctx context.Context, c *call, q *decisionAddRequest) (*Reply, error) {
			s, err := c.sessions(ctx)
			if err != nil {
				return nil, err
			}
			made, err := s.AddDecision(ctx, session.Decision{Text: q.Text, Reason: q.Reason, Alternatives: q.Alternatives, Related: q.Related, Session: q.Session}, q.Replaces)
			return answered(made, c.noDecision(err), func(d session.Decision) render.Page { return c.front.Text.Decision(d) })
		})
}

type listDecisionsRequest struct {
	Session string `json:"session,omitempty" flag:"session" help:"id or {NAME} of the session" jsonschema:"id or name; default all"`
	Status  string `json:"status,omitempty" flag:"status" help:"limit to {STATUS}: active, superseded or reversed"`
	Common
}

func decisionList() Operation {
	return define(Operation{
		Name: "decision_list", Title: "List decisions", Set: Conversation,
		Description: "List the decisions that were recorded, newest first.",
		Verb:        Verb{Use: "decision list", Short: "List decisions, newest first, with the code that each is about", Opens: OpensDecided},
		Enums:       map[string][]string{"status": {"active", "superseded", "reversed"}},
	}, func(ctx context.Context, c *call, q *listDecisionsRequest) (*Reply, error) {
		s, err := c.sessions(ctx)
		if err != nil {
			return nil, err
		}
		all, err := s.Decisions(ctx, q.Session, q.Status)
		if err != nil {
			return nil, c.noSession(err)
		}
		about := c.about(ctx, all)
		decided := make([]decided, len(all))
		for i, d := range all {
			decided[i].Decision, decided[i].Entities = d, about[d.ID]
		}
		r := &Reply{Value: map[string]any{"decisions": decided, "total": len(all)}}
		if len(all) > 0 {
			r.Text = c.quoted(untrusted, c.front.Text.Decisions(all, about))
		} else {
			r.Nothing = c.none("decisions", "{decision_add} records one", q.Session != "" || q.Status != "")
		}
		return r, nil
	})
}

// decided is a decision, and the edges to the code that it is about as it is in the index: one without a target is of a name that
// is not there, or that several things have.
type decided struct {
	session.Decision
	Entities []graph.Edge `json:"related_entities,omitempty"`
}

// about finds the code that decisions are about, by their ids. It costs the answer nothing else when that fails.
func (c *call) about(ctx context.Context, all []session.Decision) map[int64][]graph.Edge {
	p := cmp.Or(c.project, c.front.Index)
	if len(all) == 0 || p == nil || p.Reader() == nil || !p.Reader().Indexed() {
		return nil
	}
	ids := make([]string, len(all))
	for i := range all {
		ids[i] = said.ID(all[i].ID)
	}
	found, err := reader.About(ctx, p.Reader(), ids)
	if err != nil {
		c.note("the code that decisions are about is not shown: %v", err)
		return nil
	}
	out := map[int64][]graph.Edge{}
	for i := range all {
		out[all[i].ID] = found[ids[i]]
	}
	return out
}

type decisionRequest struct {
	ID string `json:"id" arg:"one"`
}

func (q *decisionRequest) check(c *call) error {
	if _, err := strconv.ParseInt(q.ID, 10, 64); err != nil {
		return c.usage("%s is not the number of a decision: `ctx-sys decision list` shows them", q.ID)
	}
	return nil
}

func decisionShow() Operation {
	return define(Operation{Verb: Verb{Use: "decision show ID", Short: "Show one decision, with the code that it is about", Opens: OpensDecided}},
		func(ctx context.Context, c *call, q *decisionRequest) (*Reply, error) {
			s, err := c.sessions(ctx)
			if err != nil {
				return nil, err
			}
			id, _ := strconv.ParseInt(q.ID, 10, 64) // it was checked
			d, err := s.Decision(ctx, id)
			about := c.about(ctx, []session.Decision{d})[id]
			return answered(decided{d, about}, c.noDecision(err), func(decided) render.Page { return c.front.Text.Decision(d, about...) })
		})
}
