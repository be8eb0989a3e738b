package op

import (
	"context"

	"github.com/ctx-sys/ctx-sys/internal/engine"
	"github.com/ctx-sys/ctx-sys/internal/workspace"
)

type critiqueArguments struct {
	Draft         string `json:"draft" jsonschema:"the answer as it is to be given, Markdown"`
	Query         string `json:"query,omitempty" jsonschema:"the question it answers"`
	FailOn        string `json:"fail_on,omitempty" jsonschema:"severity that keeps it from passing; default medium"`
	MaxIterations int    `json:"max_iterations,omitempty" jsonschema:"with revise; default 2"`
	Revise        bool   `json:"revise,omitempty" jsonschema:"have the model of the settings correct it"`
	Common
}

func critiqueDraft() Operation {
	return define(Operation{
		Name: "critique", Title: "Check a draft", Set: Quality, Large: true, Kind: workspace.Asking, Idempotent: true,
		Description: "Check the draft of an answer against the index before giving it: names, files, lines, parameters, return types, callers, imports, members. Says what is wrong, what would be right, and what could not be judged (what code does is not in the index).",
		Enums:       map[string][]string{"fail_on": {"low", "medium", "high"}},
	}, func(ctx context.Context, c *call, args *critiqueArguments) (*Reply, error) {
		if err := c.ready(ctx); err != nil {
			return nil, err
		}
		req := engine.CritiqueRequest{Draft: args.Draft, Query: args.Query, MaxIterations: args.MaxIterations, Revise: args.Revise}
		req.FailOn = engine.Severity(args.FailOn)
		report, err := c.project.Critique(ctx, req)
		if err != nil {
			return nil, err
		}
		r := &Reply{Text: c.front.Text.Critique(report), Value: report}
		for _, n := range report.Notes {
			c.note("%s", n)
		}
		return r, nil
	})
}
