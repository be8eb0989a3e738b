package op

import (
	"context"
	"strings"

	"github.com/ctx-sys/ctx-sys/internal/memory"
	"github.com/ctx-sys/ctx-sys/internal/render"
	"github.com/ctx-sys/ctx-sys/internal/secret"
)

type reflectRequest struct {
	Content      string   `json:"content" arg:"one" cli:"stdin" help:"what was learnt, in a sentence or two"`
	Outcome      string   `json:"outcome,omitempty" flag:"outcome" default:"unknown" help:"how it went: {OUTCOME}, %s" jsonschema:"how it went; default unknown"`
	Context      string   `json:"context,omitempty" flag:"context" help:"the task or problem: {TEXT}, in words that a later search will use"`
	Tags         []string `json:"tags,omitempty" flag:"tag" help:"{TAGS}, such as the part of the program; outcomes are compared within one"`
	Confidence   *float64 `json:"confidence,omitempty" flag:"confidence" default:"0.5" help:"confidence, a {SHARE} from 0 to 1" jsonschema:"0 to 1; default 0.5"`
	Task         string   `json:"task,omitempty" flag:"task" help:"{TEXT} about the task"`
	Worked       []string `json:"worked,omitempty" flag:"worked" cli:"whole" help:"{WHAT} worked; may be repeated"`
	Failed       []string `json:"failed,omitempty" flag:"failed" cli:"whole" help:"{WHAT} failed; may be repeated"`
	NextStrategy string   `json:"next_strategy,omitempty" flag:"next" help:"{WHAT} to do differently"`
	Session      string   `json:"session,omitempty" flag:"session" help:"id or {NAME} of the conversation (default: the current one)" jsonschema:"default the current conversation"`
	Common
}

func reflectionAdd() Operation {
	return define(Operation{
		Name: "reflection_add", Title: "Record what was learnt", Set: Memory, Writes: true, Idempotent: true,
		Description: "Record what was learnt from an attempt: what it was, and if it worked. Earlier reflections on the same gain or lose confidence by it.",
		Verb: Verb{
			Use: "reflection add TEXT", Short: "Record what was learnt", Opens: OpensKeeping,
			Long: "Records what was learnt from an attempt; - reads it from stdin. Earlier reflections that share a tag and are\n" +
				"about the same gain confidence when their outcome is the same (+0.1), and lose it when it is not (-0.15).",
		},
		Enums: map[string][]string{"outcome": memory.Outcomes},
	}, func(ctx context.Context, c *call, q *reflectRequest) (*Reply, error) {
		r, err := c.project.Agent().Reflect(ctx, memory.NewReflection{Content: q.Content, Context: q.Context, Outcome: q.Outcome, Confidence: q.Confidence, Tags: q.Tags,
			Session: q.Session, Details: memory.Details{Task: q.Task, Worked: q.Worked, Failed: q.Failed, Next: q.NextStrategy}})
		return answered(r, c.noReflection(err), c.front.Text.Reflected)
	})
}

// noReflection says where to look for what is not there.
func (c *call) noReflection(err error) error {
	return c.missing(err, "`ctx-sys reflection list` shows what there is", "reflection_search finds them")
}

type findReflectionsRequest struct {
	Query        string   `json:"query" arg:"words" help:"the problem"`
	Session      string   `json:"session,omitempty" flag:"session" help:"only of the conversation of this id or {NAME} (default: all)" jsonschema:"of this conversation only; default all"`
	CrossSession bool     `json:"cross_session,omitempty" flag:"cross-session" help:"of other conversations too when a session is named"`
	Tags         []string `json:"tags,omitempty" flag:"tag" help:"with one of these {TAGS}"`
	Outcomes     []string `json:"outcomes,omitempty" flag:"outcome" help:"limit to {OUTCOMES}: success, failure, partial, unknown"`
	Limit        int      `json:"limit,omitempty" flag:"limit" default:"5" help:"{NUMBER} of reflections" jsonschema:"default 5"`
	Common
}

func (q *findReflectionsRequest) check(c *call) error { return c.positive("{limit}", q.Limit) }

func reflectionSearch() Operation {
	return define(Operation{
		Name: "reflection_search", Title: "Find what was learnt", Set: Memory, Idempotent: true,
		Description: "Find earlier attempts at similar problems: what worked, and what failed as a warning. Use it before a task that may have been tried.",
		Verb:        Verb{Use: "reflection search PROBLEM", Short: "Find earlier attempts at similar problems: what worked, and what failed as a warning", Opens: OpensKeeping},
	}, func(ctx context.Context, c *call, q *findReflectionsRequest) (*Reply, error) {
		id, err := c.project.Agent().SessionID(ctx, q.Session)
		if err != nil {
			return nil, c.noReflection(err)
		}
		found, err := c.project.Agent().Memories().FindReflections(ctx, memory.ReflectionQuery{Text: q.Query, Session: id, Across: q.CrossSession, Tags: q.Tags, Outcomes: q.Outcomes, Limit: q.Limit})
		if err != nil {
			return nil, c.noReflection(err)
		}
		if found == nil {
			found = []memory.Found{}
		}
		r := &Reply{Value: map[string]any{"query": secret.MaskString(q.Query), "results": found}}
		if len(found) > 0 {
			r.Text = c.quoted(remembered, c.front.Text.FoundReflections(found))
		} else {
			r.Nothing = c.nothing("no attempt at that is recorded%s", c.pick(": `ctx-sys reflection list` shows all", ""))
		}
		return r, nil
	})
}

type listReflectionsRequest struct {
	Session  string   `json:"session,omitempty" flag:"session" help:"only of the conversation of this id or {NAME} (default: all)" jsonschema:"of this conversation only; default all"`
	Tags     []string `json:"tags,omitempty" flag:"tag" help:"with one of these {TAGS}"`
	Outcomes []string `json:"outcomes,omitempty" flag:"outcome" help:"limit to {OUTCOMES}: success, failure, partial, unknown"`
	Limit    int      `json:"limit,omitempty" flag:"limit" help:"{NUMBER} of reflections, 0 for all"`
	Common
}

func reflectionList() Operation {
	return define(Operation{
		Name: "reflection_list", Title: "List what was learnt", Set: Memory,
		Description: "List reflections, the newest first, with their ids.",
		Verb:        Verb{Use: "reflection list", Short: "List reflections, the newest first", Opens: OpensLocal},
	},
		func(ctx context.Context, c *call, q *listReflectionsRequest) (*Reply, error) {
			id, err := c.project.Agent().SessionID(ctx, q.Session)
			if err != nil {
				return nil, c.noReflection(err)
			}
			all, err := c.project.Agent().Memories().Reflections(ctx, memory.ReflectionQuery{Session: id, Tags: q.Tags, Outcomes: q.Outcomes, Limit: q.Limit})
			if err != nil {
				return nil, c.noReflection(err)
			}
			r := &Reply{Value: map[string]any{"reflections": all, "total": len(all)}}
			if len(all) > 0 {
				r.Text = c.quoted(remembered, c.front.Text.Reflections(all))
			} else {
				r.Nothing = c.none("reflections", "{reflection_add} keeps one", q.Session != "" || q.Tags != nil || q.Outcomes != nil)
			}
			return r, nil
		})
}

type summarizeReflectionsRequest struct {
	Session string `json:"session,omitempty" flag:"session" help:"only of the conversation of this id or {NAME} (default: all)" jsonschema:"default all"`
	Common
}

func reflectionSummary() Operation {
	return define(Operation{
		Name: "reflection_summary", Title: "Count what was learnt", Set: Memory,
		Description: "Count reflections by outcome and tag, with their mean confidence.",
		Verb:        Verb{Use: "reflection summary", Short: "Count reflections by outcome and tag, with their mean confidence", Opens: OpensLocal},
	}, func(ctx context.Context, c *call, q *summarizeReflectionsRequest) (*Reply, error) {
		id, err := c.project.Agent().SessionID(ctx, q.Session)
		if err != nil {
			return nil, c.noReflection(err)
		}
		sum, err := c.project.Agent().Memories().SummarizeReflections(ctx, id)
		return answered(sum, c.noReflection(err), c.front.Text.ReflectionSummary)
	})
}

type deleteReflectionsRequest struct {
	IDs     []string `json:"ids,omitempty" arg:"many"`
	Session string   `json:"session,omitempty" flag:"session" help:"id or {NAME} of the conversation" jsonschema:"all of this conversation"`
	Common
}

func reflectionDelete() Operation {
	return define(Operation{
		Name: "reflection_delete", Title: "Delete reflections", Set: Memory, Writes: true, Deletes: true, Idempotent: true,
		Description: "Delete reflections for good, by their ids or all of a conversation.",
		Verb:        Verb{Use: "reflection delete [ID...]", Short: "Delete reflections for good, by their ids or all of a session", Opens: OpensKeeping},
	},
		func(ctx context.Context, c *call, q *deleteReflectionsRequest) (*Reply, error) {
			id, err := c.project.Agent().SessionID(ctx, q.Session)
			if err != nil {
				return nil, c.noReflection(err)
			}
			r, err := c.project.Agent().Memories().DeleteReflections(ctx, q.IDs, id)
			if err != nil {
				return nil, c.noReflection(err)
			}
			return &Reply{Text: render.Pagef("%d deleted %s\n", r.Count, strings.Join(r.IDs, " ")), Value: r}, nil
		})
}
