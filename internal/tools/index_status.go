package tools

import (
	"context"
	"errors"

	ctxsys "github.com/ctx-sys/ctx-sys"
	"github.com/ctx-sys/ctx-sys/internal/answer"
)

type indexStatusArguments struct{ Common }

func indexStatus() Tool {
	return define(Tool{
		Name: "index_status", Title: "Show the index", Set: Index,
		Description: "Say what is indexed, how fresh it is, and what could not be read.",
	}, nil, func(ctx context.Context, c *call, _ *indexStatusArguments) (*reply, error) {
		if err := c.ready(ctx); err != nil && !errors.Is(err, ctxsys.ErrBusy) {
			return nil, err
		}
		report, err := c.project.Status(ctx)
		if err != nil {
			return nil, err
		}
		r := &reply{text: report.Project + "\n" + answer.Status(report), value: report}
		c.freshness(r, report.Index)
		return r, nil
	})
}
