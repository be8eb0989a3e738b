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
	Context      string   `json:"context,omitempty" flag:"context" help:"the task or problem: {TEXT}, in words it will be asked for again"`
	Tags         []string `json:"tags,omitempty" flag:"tag" help:"{TAGS}, such as the part of the program; outcomes are compared within one"`
	Confidence   *float64 `json:"confidence,omitempty" flag:"confidence" default:"0.5" help:"how sure it is: {SHARE} from 0 to 1" jsonschema:"0 to 1; default 0.5"`
	Task         string   `json:"task,omitempty" flag:"task" help:"{TEXT} on the task"`
	Worked       []string `json:"worked,omitempty" flag:"worked" cli:"whole" help:"{WHAT} worked; may be repeated"`
	Failed       []string `json:"failed,omitempty" flag:"failed" cli:"whole" help:"{WHAT} failed; may be repeated"`
	NextStrategy string   `json:"next_strategy,omitempty" flag:"next" help:"{WHAT} to do differently"`
	Session      string   `json:"session,omitempty" flag:"session" help:"id or {NAME} of the conversation (default: the current one)" jsonschema:"default the current conversation"`
	Common
}

func reflectionAdd() Operation {
	return define(Operation{
		Name: "reflection_add", Title: "Keep what was learnt", Set: Memory, Writes: true, Idempotent: true,
		Description: "Keep what was learnt from something that was tried: what it was, and whether it worked. Earlier reflections of the same become surer or less sure by it.",
		Verb: Verb{
			Use: "reflection add TEXT", Short: "Keep what was learnt", Opens: OpensKeeping,
			Long: "Keeps what was learnt from something that was tried; - reads it from stdin. Earlier reflections that share a tag and are\n" +
				"about the same become surer when their outcome is the same (+0.1), and less sure when it is not (-0.15).",
			Example: "  ctx-sys reflection add --outcome success --tag export --context \"the export times out\" \"writing in batches of 500 did it\"\n" +
				"  ctx-sys reflection add --outcome failure --tag export --context \"the export times out\" \"a longer timeout only hid it\"",
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
	Query        string   `json:"query" arg:"words" help:"the problem at hand"`
	Session      string   `json:"session,omitempty" flag:"session" help:"of the conversation of this id or {NAME} only (default: all)" jsonschema:"of this conversation only; default all"`
	CrossSession bool     `json:"cross_session,omitempty" flag:"cross-session" help:"of other conversations too, though a session is named"`
	Tags         []string `json:"tags,omitempty" flag:"tag" help:"with one of these {TAGS}"`
	Outcomes     []string `json:"outcomes,omitempty" flag:"outcome" help:"limit to {OUTCOMES}: success, failure, partial, unknown"`
	Limit        int      `json:"limit,omitempty" flag:"limit" default:"5" help:"{NUMBER} of reflections" jsonschema:"default 5"`
	Common
}

func (q *findReflectionsRequest) check(c *call) error { return c.positive("{limit}", q.Limit) }

func reflectionSearch() Operation {
	return define(Operation{
		Name: "reflection_search", Title: "Ask what was learnt", Set: Memory, Idempotent: true,
		Description: "Find what was tried on problems like this one: what worked, and as warnings what failed. Ask before a task that may have been tried.",
		Verb:        Verb{Use: "reflection search PROBLEM", Short: "Find what was tried on problems like one: what worked, and what failed as a warning", Opens: OpensKeeping},
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
			r.Nothing = c.nothing("nothing like it was tried%s", c.pick(": `ctx-sys reflection list` shows what was", ", as far as anybody said"))
		}
		return r, nil
	})
}

type listReflectionsRequest struct {
	Session  string   `json:"session" flag:"session" help:"of the conversation of this id or {NAME} only (default: all)"`
	Tags     []string `json:"tags" flag:"tag" help:"with one of these {TAGS}"`
	Outcomes []string `json:"outcomes" flag:"outcome" help:"limit to {OUTCOMES}: success, failure, partial, unknown"`
	Limit    int      `json:"limit" flag:"limit" help:"{NUMBER} of reflections, 0 for all"`
}

func reflectionList() Operation {
	return define(Operation{Verb: Verb{Use: "reflection list", Short: "List reflections, the newest first", Opens: OpensLocal}},
		func(ctx context.Context, c *call, q *listReflectionsRequest) (*Reply, error) {
			id, err := c.project.Agent().SessionID(ctx, q.Session)
			if err != nil {
				return nil, c.noReflection(err)
			}
			all, err := c.project.Agent().Memories().Reflections(ctx, memory.ReflectionQuery{Session: id, Tags: q.Tags, Outcomes: q.Outcomes, Limit: q.Limit})
			if err != nil {
				return nil, c.noReflection(err)
			}
			r := &Reply{Text: c.front.Text.Reflections(all), Value: map[string]any{"reflections": all, "total": len(all)}}
			if len(all) == 0 {
				r.Nothing = c.nothing("there is no such reflection: {reflection_add} keeps one")
			}
			return r, nil
		})
}

type summarizeReflectionsRequest struct {
	Session string `json:"session,omitempty" flag:"session" help:"of the conversation of this id or {NAME} only (default: all)" jsonschema:"default all"`
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
	IDs     []string `json:"ids" arg:"many"`
	Session string   `json:"session" flag:"session" help:"id or {NAME} of the conversation"`
}

func reflectionDelete() Operation {
	return define(Operation{Verb: Verb{Use: "reflection delete [ID...]", Short: "Delete reflections for good, by their ids or all of a session", Opens: OpensKeeping}},
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
