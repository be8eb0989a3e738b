package op

import (
	"context"
)

type readEntityArguments struct {
	Entity string `json:"entity" jsonschema:"a name, a qualified name, an id, a path, or path:line for the function at a line"`
	Common
}

func readEntity() Operation {
	return define(Operation{
		Name: "read_entity", Title: "Read an entity", Set: Retrieval,
		Description: "Read one function, type, file or section whole: its code, what it contains, who uses it and what it uses.",
	}, func(ctx context.Context, c *call, args *readEntityArguments) (*Reply, error) {
		if err := c.readyToScan(ctx); err != nil {
			return nil, err
		}
		resp, err := c.project.Show(ctx, args.Entity)
		if err != nil {
			return nil, err
		}
		r := &Reply{Text: c.front.Text.Show(resp), Value: resp}
		if resp.Stale {
			c.note("the file changed since it was indexed")
		}
		c.freshness(r)
		return r, nil
	})
}
