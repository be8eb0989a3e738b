package op

import (
	"context"

	"github.com/ctx-sys/ctx-sys/internal/graph"
	"github.com/ctx-sys/ctx-sys/internal/reader"
)

type hierarchyRequest struct {
	Entity string `json:"entity" arg:"one" cli:"entity"`
	Depth  int    `json:"depth" flag:"depth" help:"{NUMBER} of steps to follow each way (default all)"`
	Limit  int    `json:"limit" flag:"limit" help:"{NUMBER} of types at most each way (default 200)"`
}

func graphHierarchy() Operation {
	return define(Operation{
		Verb: Verb{Use: "graph hierarchy NAME|ID", Short: "Show the supertypes and subtypes of a type, as trees", Formats: drawnFormats},
	}, askHierarchy)
}

func askHierarchy(ctx context.Context, c *call, q *hierarchyRequest) (*Reply, error) {
	resp, err := elsewhere(ctx, c, q.Entity, "query_graph", map[string]any{"question": "hierarchy", "depth": q.Depth, "limit": q.Limit}, func() (*graph.HierarchyResponse, error) {
		return reader.AskGraph(ctx, c.project.Reader(), graph.Hierarchy, graph.HierarchyRequest{Entity: q.Entity, Depth: q.Depth, Limit: q.Limit})
	})
	if err != nil {
		return nil, err
	}
	r := c.drawn(resp, drawHierarchy(resp), c.front.Text.Hierarchy(resp))
	if resp.Truncated {
		c.note("not all types are shown: use {limit}, or %s, which has pages", c.pick("`ctx-sys graph implementations "+resp.Start.ID+"`", "the question implementations"))
	}
	if len(resp.Supertypes)+len(resp.Subtypes)+resp.Unresolved.Total == 0 {
		r.Nothing = c.nothing("%s has no supertypes and no subtypes: `ctx-sys graph %s` shows its neighbors", resp.Start.QualifiedName, resp.Start.ID)
	}
	return r, nil
}
