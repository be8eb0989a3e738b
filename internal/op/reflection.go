package op

import (
	"context"

	"github.com/ctx-sys/ctx-sys/internal/memory"
	"github.com/ctx-sys/ctx-sys/internal/render"
	"github.com/ctx-sys/ctx-sys/internal/secret"
)

type reflectionAddArguments struct {
	Content      string   `json:"content" jsonschema:"what was learnt, in a sentence or two"`
	Outcome      string   `json:"outcome,omitempty" jsonschema:"how it went; default unknown"`
	Context      string   `json:"context,omitempty" jsonschema:"the task or problem, in words it will be asked for again"`
	Tags         []string `json:"tags,omitempty" jsonschema:"such as the part of the program; outcomes are compared within a tag"`
	Confidence   *float64 `json:"confidence,omitempty" jsonschema:"0 to 1; default 0.5"`
	Task         string   `json:"task,omitempty"`
	Worked       []string `json:"worked,omitempty"`
	Failed       []string `json:"failed,omitempty"`
	NextStrategy string   `json:"next_strategy,omitempty" jsonschema:"what to do differently"`
	Session      string   `json:"session,omitempty" jsonschema:"default the current conversation"`
	Common
}

func reflectionAdd() Operation {
	return define(Operation{
		Name: "reflection_add", Title: "Keep what was learnt", Set: Memory, Writes: true, Idempotent: true,
		Description: "Keep what was learnt from something that was tried: what it was, and whether it worked. Earlier reflections of the same become surer or less sure by it.",
		Enums:       map[string][]string{"outcome": memory.Outcomes},
	}, func(ctx context.Context, c *call, args *reflectionAddArguments) (*Reply, error) {
		r, err := c.project.Reflect(ctx, memory.NewReflection{Content: args.Content, Context: args.Context, Outcome: args.Outcome, Confidence: args.Confidence, Tags: args.Tags,
			Session: args.Session, Details: memory.Details{Task: args.Task, Worked: args.Worked, Failed: args.Failed, Next: args.NextStrategy}})
		if err != nil {
			return nil, err
		}
		return &Reply{Text: c.front.Text.Reflected(r), Value: r}, nil
	})
}

type reflectionSearchArguments struct {
	Query        string   `json:"query" jsonschema:"the problem at hand"`
	Session      string   `json:"session,omitempty" jsonschema:"of this conversation only; default all"`
	CrossSession bool     `json:"cross_session,omitempty" jsonschema:"of the others too, though a session is named"`
	Tags         []string `json:"tags,omitempty" jsonschema:"with one of these"`
	Outcomes     []string `json:"outcomes,omitempty" jsonschema:"of these only: success, failure, partial, unknown"`
	Limit        int      `json:"limit,omitempty" jsonschema:"default 5"`
	Common
}

func reflectionSearch() Operation {
	return define(Operation{
		Name: "reflection_search", Title: "Ask what was learnt", Set: Memory, Idempotent: true,
		Description: "Find what was tried on problems like this one: what worked, and as warnings what failed. Ask before a task that may have been tried.",
	}, func(ctx context.Context, c *call, args *reflectionSearchArguments) (*Reply, error) {
		id, err := c.project.SessionID(ctx, args.Session)
		if err != nil {
			return nil, err
		}
		found, err := c.project.Memories().FindReflections(ctx, memory.ReflectionQuery{Text: args.Query, Session: id, Across: args.CrossSession, Tags: args.Tags, Outcomes: args.Outcomes, Limit: args.Limit})
		if err != nil {
			return nil, err
		}
		if found == nil {
			found = []memory.Found{}
		}
		r := &Reply{Text: render.Pagef("%s\n%s", remembered, c.front.Text.FoundReflections(found)), Value: map[string]any{"query": secret.MaskString(args.Query), "results": found}}
		if len(found) == 0 {
			r.Text = render.Pagef("nothing like it was tried, as far as anybody said")
		}
		return r, nil
	})
}

type reflectionSummaryArguments struct {
	Session string `json:"session,omitempty" jsonschema:"default all"`
	Common
}

func reflectionSummary() Operation {
	return define(Operation{
		Name: "reflection_summary", Title: "Count what was learnt", Set: Memory,
		Description: "Count reflections by outcome and tag, with their mean confidence.",
	}, func(ctx context.Context, c *call, args *reflectionSummaryArguments) (*Reply, error) {
		id, err := c.project.SessionID(ctx, args.Session)
		if err != nil {
			return nil, err
		}
		sum, err := c.project.Memories().SummarizeReflections(ctx, id)
		if err != nil {
			return nil, err
		}
		return &Reply{Text: c.front.Text.ReflectionSummary(sum), Value: sum}, nil
	})
}
