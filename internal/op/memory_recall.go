package op

import (
	"context"
	"errors"
	"reflect"

	"github.com/ctx-sys/ctx-sys/internal/agent"
	"github.com/ctx-sys/ctx-sys/internal/memory"
	"github.com/ctx-sys/ctx-sys/internal/secret"
)

var errNoIDs = errors.New("memory_delete: no ids")

// asking is for whom the command line reads memories.
type asking struct {
	Asks   string   `json:"-" flag:"session" help:"id or {NAME} of the conversation it is for"`
	Scopes []string `json:"-" flag:"scope" help:"limit to {SCOPES}: user, project, branch, session"`
	All    bool     `json:"-" flag:"all" help:"include other branches and sessions"`
}

// choosing is what the command line chooses memories by.
type choosing struct {
	Types []string `json:"-" flag:"type" help:"limit to {TYPES}"`
	Tiers []string `json:"-" flag:"tier" help:"limit to {TIERS}: hot, warm, cold"`
	File  string   `json:"-" flag:"file" help:"limit to what comes from a {FILE}"`
	From  string   `json:"-" flag:"from-session" help:"limit to what comes from the session of an {ID}"`
}

func (q *choosing) choice(ctx context.Context, c *call, who *asking) (memory.Choice, error) {
	out := memory.Choice{Kinds: q.Types, Tiers: q.Tiers, Path: q.File, From: q.From}
	if c.tools() {
		return out, nil
	}
	v, err := c.project.Agent().View(ctx, who.Asks, who.Scopes, who.All)
	out.View = v
	return out, err
}

type memoryRecallRequest struct {
	Query   string   `json:"query" arg:"words" help:"a question or words"`
	Limit   int      `json:"limit,omitempty" flag:"limit" default:"5" help:"{NUMBER} of memories" jsonschema:"default 5"`
	Session string   `json:"session,omitempty" flag:"session" help:"id or {NAME} of the conversation it is for: its own memories count too" jsonschema:"conversation whose own memories count too"`
	Types   []string `json:"types,omitempty" flag:"type" help:"limit to {TYPES}"`
	Past    bool     `json:"past,omitempty" flag:"past" help:"include those that were superseded or are no longer valid"`
	Scopes  []string `json:"-" flag:"scope" help:"limit to {SCOPES}: user, project, branch, session"`
	All     bool     `json:"-" flag:"all" help:"include other branches and sessions"`
	Tiers   []string `json:"-" flag:"tier" help:"limit to {TIERS}: hot, warm, cold"`
	AsOf    string   `json:"-" flag:"as-of" help:"what was valid at a {TIME}"`
	Common
}

func (q *memoryRecallRequest) check(c *call) error { return c.positive("{limit}", q.Limit) }

func memoryRecall() Operation {
	return define(Operation{
		Name: "memory_recall", Title: "Recall", Set: Agent, Idempotent: true,
		Description: "Find what was remembered.",
		Verb:        Verb{Use: "memory recall QUERY", Short: "Find memories, and count them as used: what is recalled often becomes hot", Opens: OpensKeeping},
	}, func(ctx context.Context, c *call, q *memoryRecallRequest) (*Reply, error) {
		return c.recall(ctx, q, false)
	})
}

func memorySearch() Operation {
	return define(Operation{Verb: Verb{Use: "memory search QUERY", Short: "Find memories and change nothing", Opens: OpensLocal}},
		func(ctx context.Context, c *call, q *memoryRecallRequest) (*Reply, error) {
			return c.recall(ctx, q, true)
		})
}

func (c *call) recall(ctx context.Context, q *memoryRecallRequest, look bool) (*Reply, error) {
	when, err := c.time("{as-of}", q.AsOf)
	if err != nil {
		return nil, err
	}
	ask := memory.Query{Text: q.Query, Limit: q.Limit, Kinds: q.Types, Tiers: q.Tiers, Past: q.Past, NoMove: look}
	if !when.IsZero() {
		ask.AsOf = when.UnixMilli()
	}
	if ask.View, err = c.project.Agent().View(ctx, q.Session, q.Scopes, q.All); err != nil {
		return nil, err
	}
	found, err := c.project.Agent().Memories().Recall(ctx, ask)
	if err != nil {
		return nil, err
	}
	if found == nil {
		found = []memory.Recalled{}
	}
	r := &Reply{Value: map[string]any{"query": secret.MaskString(q.Query), "results": found}}
	if len(found) > 0 {
		r.Text = c.quoted(remembered, c.front.Text.Recalled(found))
	} else {
		r.Nothing = c.nothing("no memory matches: %s", c.pick("`ctx-sys memory list` shows what there is", "use other words"))
	}
	if c.served != nil && len(agent.Brought(c.served.Options.Stores())) > 0 {
		c.note("memories in .ctx-sys/local are not used, since they can come with a repository: the user can look at them with `ctx-sys local show`")
	}
	return r, nil
}

type memoryListRequest struct {
	Conflicts bool   `json:"-" flag:"conflicts" help:"only those that contradict each other"`
	Status    string `json:"-" flag:"status" help:"limit to {STATUS}: active, archived, superseded or all"`
	Limit     int    `json:"-" flag:"limit" help:"{NUMBER} of memories, 0 for all"`
	asking
	choosing
}

func memoryList() Operation {
	return define(Operation{
		Verb:   Verb{Use: "memory list", Short: "List memories, the hot ones first", Opens: OpensLocal},
		Values: map[string][]string{"status": {memory.Active, memory.Archived, memory.Superseded, "all"}},
	}, func(ctx context.Context, c *call, q *memoryListRequest) (*Reply, error) {
		choice, err := q.choice(ctx, c, &q.asking)
		if err != nil {
			return nil, err
		}
		choice.Conflicts, choice.Status, choice.Limit = q.Conflicts, q.Status, q.Limit
		items, err := c.project.Agent().Memories().List(ctx, choice)
		if err != nil {
			return nil, c.noMemory(err)
		}
		r := &Reply{Text: c.front.Text.Memories(items), Value: map[string]any{"memories": items, "total": len(items)}}
		if len(items) == 0 {
			r.Nothing = c.none("memories", "{memory_add} keeps one", q.Conflicts || q.Status != "" || !reflect.ValueOf(q.choosing).IsZero() || !reflect.ValueOf(q.asking).IsZero())
		}
		return r, nil
	})
}
