// Package said has what was said about a project as entities of its graph: sessions, messages and decisions, which package session
// keeps apart from the index, commits, which package commits reads from git, and the links that people wrote down from and to them.
//
// The one idea: an item is read when it is asked for. So what is forgotten is gone from the graph, and nothing is kept twice.
package said

import (
	"context"
	"errors"
	"fmt"
	"slices"
	"strconv"
	"strings"
	"time"

	ctxsys "github.com/ctx-sys/ctx-sys"
	"github.com/ctx-sys/ctx-sys/internal/agent"
	"github.com/ctx-sys/ctx-sys/internal/commits"
	"github.com/ctx-sys/ctx-sys/internal/graph"
	"github.com/ctx-sys/ctx-sys/internal/session"
	"github.com/ctx-sys/ctx-sys/internal/store"
)

const (
	newest    = 200 // messages of a session that are among its edges
	naming    = 20  // messages that are looked at for the name of an entity
	nameRunes = 70  // of a text that an entity is named by
)

// Items are what was said about one project. It is safe for concurrent use.
type Items struct {
	stores  func() *agent.Stores
	commits *commits.Log
}

// New returns the items that the stores of a project hold, and its commits. It opens nothing.
func New(stores func() *agent.Stores, log *commits.Log) *Items { return &Items{stores, log} }

var _ graph.Said = (*Items)(nil)

// store opens the conversations. The error wraps ctxsys.ErrNotFound where nothing was ever said.
func (x *Items) store(ctx context.Context) (*session.Store, error) {
	if !x.stores().HasSessions() {
		return nil, fmt.Errorf("%w: no conversation is stored", ctxsys.ErrNotFound)
	}
	return x.stores().Sessions(ctx)
}

// ID is the id of a decision as an entity.
func ID(decision int64) string { return fmt.Sprintf("%s%d", ctxsys.DecisionPrefix, decision) }

// Item returns a session, message, decision or commit by its id.
func (x *Items) Item(ctx context.Context, id string) (*graph.Item, error) {
	if strings.HasPrefix(id, ctxsys.CommitPrefix) {
		return x.commit(ctx, id)
	}
	s, err := x.store(ctx)
	if err != nil {
		return nil, err
	}
	if number, ok := strings.CutPrefix(id, ctxsys.DecisionPrefix); ok {
		n, err := strconv.ParseInt(number, 10, 64)
		if err != nil {
			return nil, fmt.Errorf("%w: there is no decision %s", ctxsys.ErrNotFound, number)
		}
		d, err := s.Decision(ctx, n)
		if err != nil {
			return nil, err
		}
		return decisionItem(d), nil
	}
	name, number, isMessage := strings.Cut(strings.TrimPrefix(id, ctxsys.SessionPrefix), "/")
	if name == "" {
		return nil, fmt.Errorf("%w: %s is the id of no session", ctxsys.ErrNotFound, id)
	}
	decisions, err := s.Decisions(ctx, name, "")
	if err != nil {
		return nil, err
	}
	slices.Reverse(decisions)
	if !isMessage {
		return sessionItem(ctx, s, name, decisions)
	}
	n, err := strconv.Atoi(number)
	if err != nil || n < 1 {
		return nil, fmt.Errorf("%w: session %s has no message %s", ctxsys.ErrNotFound, name, number)
	}
	e, err := s.Message(ctx, name, n)
	if err != nil {
		return nil, err
	}
	item := &graph.Item{Entity: messageEntity(&e), Text: e.Text, Edges: []graph.ItemEdge{within(e.Session, e.URI())}}
	for _, d := range decisions {
		if d.Message == n {
			item.Edges = append(item.Edges, madeIn(&d))
		}
	}
	return item, nil
}

func sessionItem(ctx context.Context, s *session.Store, name string, decisions []session.Decision) (*graph.Item, error) {
	whole, err := s.Whole(ctx, name)
	if err != nil {
		return nil, err
	}
	entries, err := s.History(ctx, whole.ID, newest, 0)
	if err != nil {
		return nil, err
	}
	item := &graph.Item{Entity: sessionEntity(&whole), Text: whole.Summary, More: whole.Messages > len(entries)}
	for i := range entries {
		item.Edges = append(item.Edges, within(whole.ID, entries[i].URI()))
	}
	for i := range decisions {
		item.Edges = append(item.Edges, within(whole.ID, ID(decisions[i].ID)))
	}
	return item, nil
}

func decisionItem(d session.Decision) *graph.Item {
	text := d.Text
	for _, part := range []struct{ name, text string }{{"reason", d.Reason}, {"said", d.Said}, {"not taken", strings.Join(d.Alternatives, "; ")}} {
		if part.text != "" && !strings.Contains(text, part.text) {
			text += "\n" + part.name + ": " + part.text
		}
	}
	item := &graph.Item{Entity: decisionEntity(&d), Text: text, About: d.Related}
	if d.Session != "" {
		item.Edges = append(item.Edges, within(d.Session, ID(d.ID)))
	}
	if d.Session != "" && d.Message > 0 {
		item.Edges = append(item.Edges, madeIn(&d))
	}
	return item
}

// within is the edge from a session to what was said in it.
func within(id, what string) graph.ItemEdge {
	return graph.ItemEdge{Kind: ctxsys.Contains, Source: ctxsys.SessionPrefix + id, Target: what, Weight: 1}
}

// madeIn is the edge from a decision to the message it was made in.
func madeIn(d *session.Decision) graph.ItemEdge {
	return graph.ItemEdge{Kind: ctxsys.References, Source: ID(d.ID), Target: fmt.Sprintf("%s%s/%d", ctxsys.SessionPrefix, d.Session, d.Message), Weight: 1}
}

func sessionEntity(x *session.Session) ctxsys.Entity {
	e := ctxsys.Entity{ID: ctxsys.SessionPrefix + x.ID, Type: ctxsys.TypeSession, Name: x.Name, Doc: x.Summary, CreatedAt: x.Created, UpdatedAt: x.Updated}
	if e.Name == "" {
		e.Name = fmt.Sprintf("%s, %d messages", x.Created.Local().Format(time.DateOnly), x.Messages)
	}
	e.Metadata.Status = x.Status
	return e
}

func messageEntity(m *session.Entry) ctxsys.Entity {
	e := ctxsys.Entity{ID: m.URI(), Type: ctxsys.TypeMessage, Name: begun(m.Text), CreatedAt: m.Time, UpdatedAt: m.Time}
	e.Metadata.Role = m.Speaker()
	return e
}

func decisionEntity(d *session.Decision) ctxsys.Entity {
	e := ctxsys.Entity{ID: ID(d.ID), Type: ctxsys.TypeDecision, Name: begun(d.Text), CreatedAt: d.Created, UpdatedAt: d.Created}
	e.Metadata.Role, e.Metadata.Status = d.Author, d.Status
	return e
}

// begun is the beginning of a text on one line.
func begun(text string) string {
	if len(text) > 8*nameRunes {
		text = strings.ToValidUTF8(text[:8*nameRunes], "") + "…"
	}
	runes := []rune(strings.Join(strings.Fields(text), " "))
	if len(runes) > nameRunes {
		return string(runes[:nameRunes]) + "…"
	}
	return string(runes)
}

// Naming returns the ids of decisions, messages and commits that have one of some words in them.
func (x *Items) Naming(ctx context.Context, words []string) ([]string, error) {
	has := func(text string) bool {
		return slices.ContainsFunc(words, func(w string) bool { return strings.Contains(text, w) })
	}
	said, err := x.saidNaming(ctx, words, has)
	if err != nil {
		return nil, err
	}
	found, err := x.commitsNaming(ctx, words, has)
	return append(said, found...), err
}

// saidNaming are the decisions and messages among what names something.
func (x *Items) saidNaming(ctx context.Context, words []string, has func(text string) bool) (ids []string, err error) {
	s, err := x.store(ctx)
	if errors.Is(err, ctxsys.ErrNotFound) {
		return nil, nil
	}
	if err != nil {
		return nil, err
	}
	decisions, err := s.Decisions(ctx, "", "")
	if err != nil {
		return nil, err
	}
	for _, d := range decisions {
		if has(decisionItem(d).Text) || slices.ContainsFunc(d.Related, has) {
			ids = append(ids, ID(d.ID))
		}
	}
	for _, w := range words {
		hits, err := s.Search(ctx, session.SearchRequest{Query: w, Types: []string{"message"}, Limit: naming, Strict: true})
		if errors.Is(err, ctxsys.ErrUsage) { // it is no word
			continue
		}
		if err != nil {
			return nil, err
		}
		for _, h := range hits {
			if has(h.Text) && !slices.Contains(ids, h.URI()) {
				ids = append(ids, h.URI())
			}
		}
	}
	return ids, nil
}

// Entities returns all of some types: sessions, those last written to first, decisions, messages and commits, newest first.
func (x *Items) Entities(ctx context.Context, types []ctxsys.EntityType) ([]ctxsys.Entity, error) {
	out, err := x.saidEntities(ctx, types)
	if err != nil || !slices.Contains(types, ctxsys.TypeCommit) {
		return out, err
	}
	list, err := x.commitEntities(ctx)
	return append(out, list...), err
}

// saidEntities are those of conversations.
func (x *Items) saidEntities(ctx context.Context, types []ctxsys.EntityType) (out []ctxsys.Entity, err error) {
	s, err := x.store(ctx)
	if errors.Is(err, ctxsys.ErrNotFound) {
		return nil, nil
	}
	if err != nil {
		return nil, err
	}
	sessions, err := s.List(ctx, "")
	if err != nil {
		return nil, err
	}
	if slices.Contains(types, ctxsys.TypeSession) {
		for i := range sessions {
			out = append(out, sessionEntity(&sessions[i]))
		}
	}
	if slices.Contains(types, ctxsys.TypeDecision) {
		decisions, err := s.Decisions(ctx, "", "")
		if err != nil {
			return nil, err
		}
		for i := range decisions {
			out = append(out, decisionEntity(&decisions[i]))
		}
	}
	if !slices.Contains(types, ctxsys.TypeMessage) {
		return out, nil
	}
	for i := range sessions {
		entries, err := s.History(ctx, sessions[i].ID, max(1, sessions[i].Messages), 0)
		if err != nil {
			return nil, err
		}
		slices.Reverse(entries)
		for i := range entries {
			out = append(out, messageEntity(&entries[i]))
		}
	}
	return out, nil
}

// Links returns the links that people wrote down of which an end is an item.
func (x *Items) Links(ctx context.Context) (out []graph.ItemEdge, err error) {
	s, err := x.store(ctx)
	if errors.Is(err, ctxsys.ErrNotFound) {
		return nil, nil
	}
	if err != nil {
		return nil, err
	}
	links, err := s.Links(ctx)
	for _, l := range links {
		out = append(out, graph.ItemEdge{Kind: l.Kind, Source: l.Source, Target: l.Target, Weight: l.Weight, Metadata: l.Metadata, Resolution: store.ResolvedManually})
	}
	return out, err
}

// Link keeps a link, in place of the one between its ends of its kind.
func (x *Items) Link(ctx context.Context, l session.Link) error {
	s, err := x.stores().Sessions(ctx) // made where nothing was said yet: a commit may be an end
	if err != nil {
		return err
	}
	return s.PutLink(ctx, l)
}

// Unlink takes a link back.
func (x *Items) Unlink(ctx context.Context, l session.Link) error {
	s, err := x.store(ctx)
	if err != nil {
		return err
	}
	return s.RemoveLink(ctx, l)
}

// Path is the file that the links are kept in.
func (x *Items) Path(ctx context.Context) (string, error) {
	s, err := x.store(ctx)
	if err != nil {
		return "", err
	}
	return s.Path(), nil
}
