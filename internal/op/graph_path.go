package op

import (
	"context"

	ctxsys "github.com/ctx-sys/ctx-sys"
	"github.com/ctx-sys/ctx-sys/internal/graph"
	"github.com/ctx-sys/ctx-sys/internal/reader"
)

type pathRequest struct {
	From       string                `json:"entity" arg:"one" cli:"entity"`
	To         string                `json:"to" arg:"one" cli:"entity"`
	Kinds      []ctxsys.RelationKind `json:"relationships" flag:"kind" help:"follow these {KINDS} of edge only"`
	Undirected bool                  `json:"undirected" flag:"undirected" help:"follow edges either way"`
}

func graphPath() Operation {
	return define(Operation{
		Verb:   Verb{Use: "graph path FROM TO", Short: "Show a shortest path from one entity to another", Formats: drawnFormats},
		Values: map[string][]string{"relationships": kindNames()},
	}, askPath)
}

func askPath(ctx context.Context, c *call, q *pathRequest) (*Reply, error) {
	resp, err := reader.AskGraph(ctx, c.project.Reader(), graph.Path, graph.PathRequest{From: q.From, To: q.To, Kinds: q.Kinds, Undirected: q.Undirected})
	if err != nil {
		return nil, err
	}
	return c.drawn(resp, drawPath(resp), c.front.Text.Way(resp)), nil
}
