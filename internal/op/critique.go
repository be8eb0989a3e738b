package op

import (
	"context"
	"errors"

	"github.com/ctx-sys/ctx-sys/internal/engine"
	"github.com/ctx-sys/ctx-sys/internal/workspace"
)

// ErrNotPassed means that the answer was given, and that it is no.
var ErrNotPassed = errors.New("the draft does not pass: correct what the answer names")

// CritiqueRequest is the request of critique.
type CritiqueRequest struct {
	Draft         string `json:"draft" help:"the answer as it is to be given, Markdown"`
	Query         string `json:"query,omitempty" flag:"query" help:"{QUESTION} that the draft answers: what it names, the draft should too" jsonschema:"the question it answers"`
	FailOn        string `json:"fail_on,omitempty" flag:"fail-on" default:"medium" help:"{SEVERITY} from which on an issue keeps the draft from passing: low, medium or high" jsonschema:"severity that keeps it from passing; default medium"`
	MaxIterations int    `json:"max_iterations,omitempty" flag:"max-iterations" default:"2" help:"{NUMBER} of rounds with --revise" jsonschema:"with revise; default 2"`
	Revise        bool   `json:"revise,omitempty" flag:"revise" help:"have the model correct the draft until it passes" jsonschema:"have the model of the settings correct it"`

	Ask func(ctx context.Context, prompt string) (string, error) `json:"-"` // the model of the command line; nil for none
	Common
}

func (q *CritiqueRequest) check(c *call) error {
	if !c.tools() && q.MaxIterations < 1 {
		return c.usage("{max_iterations} %d: it must be 1 or more", q.MaxIterations)
	}
	return nil
}

func critiqueDraft() Operation {
	return define(Operation{
		Name: "critique", Title: "Check a draft", Set: Quality, Large: true, Kind: workspace.Asking, Idempotent: true,
		Description: "Check the draft of an answer against the index before giving it: names, files, lines, parameters, return types, callers, imports, members. Says what is wrong, what would be right, and what could not be judged (what code does is not in the index).",
		Verb: Verb{
			Use: "critique FILE|-", Short: "Check a draft of an answer against the index: what is right, what is wrong, what would be right",
			Long: "Cuts a draft (Markdown) into claims and looks each up in the index: names, files, lines, parameters, return types, callers,\n" +
				"imports, members and what types are made from. A claim is supported, contradicted, or unknown: what code does, how fast or\n" +
				"how safe it is, no index holds. No model is needed; the one of models.critique judges the claims that are unknown and, with\n" +
				"--revise, corrects the draft. Exit code 0 when nothing in the draft is known to be wrong, 1 when something is.",
		},
		Enums: map[string][]string{"fail_on": {"low", "medium", "high"}},
	}, func(ctx context.Context, c *call, q *CritiqueRequest) (*Reply, error) {
		if err := c.ready(ctx); err != nil {
			return nil, err
		}
		req := engine.CritiqueRequest{Draft: q.Draft, Query: q.Query, MaxIterations: q.MaxIterations, Revise: q.Revise, FailOn: engine.Severity(q.FailOn)}
		if !c.tools() {
			req.Ask, req.NoModel = q.Ask, true
		}
		report, err := c.project.Critique(ctx, req)
		if err != nil {
			return nil, err
		}
		r := &Reply{Text: c.front.Text.Critique(report), Value: report}
		for _, n := range report.Notes {
			c.note("%s", n)
		}
		if !report.Passed {
			r.Err = ErrNotPassed
		}
		return r, nil
	})
}
