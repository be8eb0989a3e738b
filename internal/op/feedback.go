package op

import (
	"context"
	"errors"
	"fmt"
	"slices"

	ctxsys "github.com/ctx-sys/ctx-sys"
	"github.com/ctx-sys/ctx-sys/internal/feedback"
	"github.com/ctx-sys/ctx-sys/internal/render"
)

const resetFeedback = "reset"

type feedbackArguments struct {
	IDs    []string `json:"ids,omitempty" jsonschema:"of results; none lists all feedback"`
	Signal string   `json:"signal,omitempty" jsonschema:"good and bad are somebody's word, reset forgets"`
	Common
}

func giveFeedback() Operation {
	return define(Operation{
		Name: "feedback", Title: "Feedback on results", Set: Memory, Writes: true,
		Description: "Say of results whether they were of use. That changes their order in later answers, within bounds. Without ids it lists what is known.",
		Enums:       map[string][]string{"signal": append(slices.Clone(feedback.Signals), resetFeedback)},
	}, func(ctx context.Context, c *call, args *feedbackArguments) (*Reply, error) {
		if len(args.IDs) > 0 && args.Signal == "" || len(args.IDs) == 0 && args.Signal != "" {
			return nil, &Error{Err: fmt.Errorf("%w: feedback", ctxsys.ErrUsage), Text: "ids and signal go together", Hint: "give both, or neither to list"}
		}
		if len(args.IDs) > 0 && args.Signal != resetFeedback {
			entries, err := c.project.Rate(ctx, args.IDs, args.Signal)
			if err != nil {
				return nil, err
			}
			return &Reply{Text: c.front.Text.Feedback(entries), Value: map[string]any{"feedback": entries}}, nil
		}
		none := &Reply{Text: render.Pagef("there is no feedback"), Value: map[string]any{"feedback": []feedback.Entry{}, "total": 0}}
		s, err := c.project.Feedback(ctx, false)
		if errors.Is(err, ctxsys.ErrNotFound) && len(args.IDs) == 0 {
			return none, nil
		}
		if err != nil {
			return nil, unsaid(err, "call without ids to see all")
		}
		if len(args.IDs) > 0 {
			n, err := s.Reset(ctx, args.IDs)
			if err != nil {
				return nil, unsaid(err, "call without ids to see all")
			}
			return &Reply{Text: render.Pagef("%d forgotten", n), Value: map[string]int64{"reset": n}}, nil
		}
		all, err := s.List(ctx)
		if err != nil || len(all) == 0 {
			return none, err
		}
		return &Reply{Text: c.front.Text.Feedback(all), Value: map[string]any{"feedback": all, "total": len(all)}}, nil
	})
}
