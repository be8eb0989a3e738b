package serve

import (
	"context"
	"encoding/json"
	"errors"
	"fmt"
	"strings"
	"time"

	ctxsys "github.com/ctx-sys/ctx-sys"
	"github.com/ctx-sys/ctx-sys/internal/mcp"
	"github.com/ctx-sys/ctx-sys/internal/render"
	"github.com/ctx-sys/ctx-sys/internal/team"
)

// knowledge are the tools for what the team knows.
func (s *Server) knowledge() []mcp.Extra {
	text := func(about string) map[string]any { return map[string]any{"type": "string", "description": about} }
	object := func(properties map[string]any, required ...string) any {
		o := map[string]any{"type": "object", "properties": properties, "additionalProperties": false}
		if required != nil {
			o["required"] = required
		}
		return o
	}
	return []mcp.Extra{
		{Name: "team_knowledge", Title: "What the team knows", Call: s.asked(teamKnowledge), Schema: object(map[string]any{"repository": text("only what is about this one and about all"), "words": text("that a text has to have")}),
			Description: "Rules, facts and decisions that people of the team approved. Read it before a change of design, or when something surprises."},
		{Name: "team_propose", Title: "Propose what the team is to know", Writes: true, Call: s.asked(s.proposed),
			Schema: object(map[string]any{"text": text("one fact or decision, in a sentence or two"), "source": text("what it was learnt from: a file, a commit, who said it"), "repository": text("default all"),
				"kind": map[string]any{"type": "string", "enum": []string{"memory", "decision"}}, "days": map[string]any{"type": "number", "description": "after which it is not true any more"}}, "text"),
			Description: "Propose a fact or a decision that others will need too. Nobody sees it until an admin approves it."},
	}
}

// asked has a tool answer who makes the request.
func (s *Server) asked(f func(context.Context, *request, json.RawMessage) (string, error)) func(context.Context, json.RawMessage) (string, error) {
	return func(ctx context.Context, args json.RawMessage) (string, error) {
		q, ok := ctx.Value(requestKey{}).(*request)
		if !ok {
			return "", errors.New("nobody asks")
		}
		answer, err := f(ctx, q, args)
		switch {
		case err == nil || errors.Is(err, ctxsys.ErrUsage) || errors.Is(err, ctxsys.ErrNotFound):
			return answer, err
		case errors.Is(err, team.ErrForbidden):
			return "", errors.New("you may not do that: ask an admin for a role or a token that allows it")
		}
		s.Log.Error("a tool failed", "error", err.Error())
		return "", errors.New("the server could not answer: try again in a few seconds")
	}
}

func arguments(args json.RawMessage, into any) error {
	if len(args) == 0 {
		return nil
	}
	if err := json.Unmarshal(args, into); err != nil {
		return fmt.Errorf("%w: %v", ctxsys.ErrUsage, err)
	}
	return nil
}

func teamKnowledge(ctx context.Context, q *request, args json.RawMessage) (string, error) {
	var in struct{ Repository, Words string }
	if err := arguments(args, &in); err != nil {
		return "", err
	}
	all, err := q.team.Memories(ctx, q.actor, "approved")
	if err != nil {
		return "", err
	}
	var b render.Writer
	n := 0
	for _, m := range all {
		if in.Repository != "" && m.Repository != "" && m.Repository != in.Repository || !hasWords(m.Text, in.Words) {
			continue
		}
		about := "all repositories"
		if m.Repository != "" {
			about = m.Repository
		}
		b.Printf("- %s (%s, about %s; by %s, approved by %s)\n", m.Text, m.Kind, about, m.Author, m.Reviewer)
		if m.Source != "" {
			b.Printf("  from %s\n", m.Source)
		}
		n++
	}
	if n == 0 {
		return "nothing like that was approved yet: team_propose proposes something", nil
	}
	return b.Page().String(), nil
}

// hasWords reports whether a text has all of some words, whatever their case.
func hasWords(text, words string) bool {
	text = strings.ToLower(text)
	for w := range strings.FieldsSeq(strings.ToLower(words)) {
		if !strings.Contains(text, w) {
			return false
		}
	}
	return true
}

func (s *Server) proposed(ctx context.Context, q *request, args json.RawMessage) (string, error) {
	var in struct {
		team.Proposal
		Days float64 `json:"days"`
	}
	if err := arguments(args, &in); err != nil {
		return "", err
	}
	in.Life = time.Duration(min(max(in.Days, -1), 36500) * 24 * float64(time.Hour))
	actor := *q.actor
	actor.ByAgent = true
	id, err := q.team.Propose(ctx, &actor, in.Proposal)
	if err != nil {
		return "", err
	}
	return fmt.Sprintf("proposed as %d: an admin approves it with `ctx-sys team memory approve %d`", id, id), nil
}
