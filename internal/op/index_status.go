package op

import (
	"cmp"
	"context"
	"errors"

	ctxsys "github.com/ctx-sys/ctx-sys"
	"github.com/ctx-sys/ctx-sys/internal/answer"
	"github.com/ctx-sys/ctx-sys/internal/render"
)

type indexStatusArguments struct {
	Failed bool `json:"failed,omitempty" jsonschema:"list the files that could not be read whole, and where, instead"`
	Limit  int  `json:"limit,omitempty" jsonschema:"files of that list, default 100"`
	Common
}

func indexStatus() Operation {
	return define(Operation{
		Name: "index_status", Title: "Show the index", Set: Index,
		Description: "Say what is indexed, how fresh it is, and what could not be read.",
	}, func(ctx context.Context, c *call, args *indexStatusArguments) (*Reply, error) {
		if err := c.ready(ctx); err != nil && !errors.Is(err, ctxsys.ErrBusy) {
			return nil, err
		}
		if args.Failed {
			report, err := c.project.Problems(ctx, cmp.Or(args.Limit, 100))
			if err != nil {
				return nil, err
			}
			return &Reply{Text: c.front.Text.Problems(report), Value: report}, nil
		}
		report, err := c.project.Status(ctx)
		if err != nil {
			return nil, err
		}
		r := &Reply{Text: render.Pagef("%s\n%s", report.Project, answer.Status(report)), Value: report}
		c.served.Answered(*report.Index)
		c.freshness(r)
		return r, nil
	})
}
