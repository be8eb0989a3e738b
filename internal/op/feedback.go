package op

import (
	"context"
	"errors"
	"fmt"
	"slices"

	ctxsys "github.com/ctx-sys/ctx-sys"
	"github.com/ctx-sys/ctx-sys/internal/answer"
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
	}, map[string][]string{"signal": append(slices.Clone(feedback.Signals), resetFeedback)}, func(ctx context.Context, c *call, args *feedbackArguments) (*reply, error) {
		if len(args.IDs) > 0 && args.Signal == "" || len(args.IDs) == 0 && args.Signal != "" {
			return nil, &Error{Err: fmt.Errorf("%w: feedback", ctxsys.ErrUsage), Text: "ids and signal go together", Hint: "give both, or neither to list"}
		}
		if len(args.IDs) > 0 && args.Signal != resetFeedback {
			entries, err := c.project.Rate(ctx, args.IDs, args.Signal)
			if err != nil {
				return nil, err
			}
			return &reply{text: answer.Text{Model: true}.Feedback(entries), value: map[string]any{"feedback": entries}}, nil
		}
		none := &reply{text: render.Pagef("there is no feedback"), value: map[string]any{"feedback": []feedback.Entry{}, "total": 0}}
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
			return &reply{text: render.Pagef("%d forgotten", n), value: map[string]int64{"reset": n}}, nil
		}
		all, err := s.List(ctx)
		if err != nil || len(all) == 0 {
			return none, err
		}
		return &reply{text: answer.Text{Model: true}.Feedback(all), value: map[string]any{"feedback": all, "total": len(all)}}, nil
	})
}
