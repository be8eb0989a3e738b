package op

import (
	"context"

	"github.com/ctx-sys/ctx-sys/internal/reader"
)

type showRequest struct {
	Entity string `json:"entity" arg:"one" help:"a name, a qualified name, an id, a path, or path:line for the function at a line"`
	Common
}

func readEntity() Operation {
	return define(Operation{
		Name: "read_entity", Title: "Read an entity", Set: Retrieval,
		Description: "Read one function, type, file or section whole: its code, what it contains, who uses it and what it uses.",
		Verb:        Verb{Use: "show NAME|ID", Short: "Show one entity whole: signature, documentation, body and edges"},
	}, func(ctx context.Context, c *call, q *showRequest) (*Reply, error) {
		if err := c.readyToScan(ctx); err != nil {
			return nil, err
		}
		resp, err := reader.Show(ctx, c.project.Reader(), q.Entity)
		if err != nil {
			return nil, err
		}
		r := &Reply{Text: c.front.Text.Show(resp), Value: resp}
		if resp.Stale {
			c.note("%s changed since it was indexed%s", resp.Path, c.pick(": run `ctx-sys index`", ""))
		}
		c.freshness(r)
		return r, nil
	})
}
