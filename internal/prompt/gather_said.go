package prompt

import (
	"cmp"
	"context"
	"errors"
	"fmt"

	ctxsys "github.com/ctx-sys/ctx-sys"
	"github.com/ctx-sys/ctx-sys/internal/agent"
	"github.com/ctx-sys/ctx-sys/internal/assemble"
	"github.com/ctx-sys/ctx-sys/internal/searcher"
)

const (
	recalled     = 8    // how much of what was said is offered to a context
	recalledSize = 3000 // bytes of one message that go in
)

// gatherSaid brings what was said about the question. What the conversation of the request brings anyway is left out.
func (p *Builder) gatherSaid(ctx context.Context, plan *plan) (brought, error) {
	said, note, err := p.opts.Searcher.Recall(ctx, plan.recall, recalled)
	if err != nil {
		return brought{}, err
	}
	var b brought
	if note != "" {
		b.notes = []string{note}
	}
	current, from, err := p.goingOn(ctx, plan)
	if err != nil {
		return b, err
	}
	seen := map[string]bool{}
	for _, h := range said {
		uri := h.URI()
		if seen[uri] || h.Session == current && current != "" && h.Number >= from {
			continue
		}
		seen[uri] = true
		m := Message{Role: cmp.Or(h.Speaker(), h.Type), Content: searcher.Begun(h.Text, recalledSize)}
		if len(m.Content) < len(h.Text) {
			m.Content += fmt.Sprintf("\n[the whole: %s]", uri)
		}
		b.candidates = append(b.candidates, assemble.Candidate{Slice: ctxsys.Slice{
			ID: uri, Type: ctxsys.SliceConversation, Source: uri, Priority: assemble.SearchLevel, Prunable: true, Score: h.Score,
			EntityID: uri, EntityType: ctxsys.EntityType(h.Type), Name: h.Type + " of " + m.Role, Content: messageLine(m),
		}})
	}
	return b, nil
}

// goingOn is the conversation of a request, "" for none, and the first of its messages that a context has anyway.
func (p *Builder) goingOn(ctx context.Context, plan *plan) (id string, from int, err error) {
	if plan.req.Session == "" || !p.opts.Agent.HasSessions() {
		return "", 0, nil
	}
	store, err := p.opts.Agent.Sessions(ctx)
	if err != nil {
		return "", 0, err
	}
	name := plan.req.Session
	if name == agent.CurrentSession {
		name = ""
	}
	x, err := store.Find(ctx, name)
	if errors.Is(err, ctxsys.ErrNotFound) {
		return "", 0, nil // the source of the conversation says so
	}
	return x.ID, x.Messages - p.opts.history() + 1, err
}
