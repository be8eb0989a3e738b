package op

import (
	"context"

	ctxsys "github.com/ctx-sys/ctx-sys"
	"github.com/ctx-sys/ctx-sys/internal/graph"
	"github.com/ctx-sys/ctx-sys/internal/reader"
)

type hubsRequest struct {
	Kinds  []ctxsys.RelationKind `json:"relationships" flag:"kind" help:"follow these {KINDS} of edge only"`
	Types  []ctxsys.EntityType   `json:"types" flag:"type" help:"limit to these {TYPES} of entity (default all symbols); file ranks files, module folders"`
	Path   string                `json:"path" flag:"path" help:"limit to paths that match this {GLOB}"`
	Limit  int                   `json:"limit" flag:"limit" help:"{NUMBER} of results at most (default 20)"`
	Offset int                   `json:"offset" flag:"offset" help:"{NUMBER} of results to leave out, those before this page"`
}

func graphHubs() Operation {
	return define(Operation{
		Verb:   Verb{Use: "graph hubs", Short: "List the most central entities: those that most of the graph leads to", Formats: []string{"text", "json"}},
		Values: map[string][]string{"relationships": kindNames(), "types": typeNames()},
	}, askHubs)
}

func askHubs(ctx context.Context, c *call, q *hubsRequest) (*Reply, error) {
	resp, err := reader.AskGraph(ctx, c.project.Reader(), graph.Hubs, graph.HubsRequest{Kinds: q.Kinds, Types: q.Types, Path: q.Path, Limit: q.Limit, Offset: q.Offset})
	if err != nil {
		return nil, err
	}
	c.paged(len(resp.Hubs), resp.Paging, c.pick("use --path or --type", "ask for fewer"))
	r := &Reply{Value: resp}
	if len(resp.Hubs) > 0 {
		r.Text = c.front.Text.Hubs(resp)
	} else {
		r.Nothing = c.nothing("no edges lead to anything like that: %s counts what there is", c.pick("`ctx-sys graph stats`", "the question stats"))
	}
	return r, nil
}
