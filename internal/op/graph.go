package op

import (
	"context"

	ctxsys "github.com/ctx-sys/ctx-sys"
	"github.com/ctx-sys/ctx-sys/internal/graph"
	"github.com/ctx-sys/ctx-sys/internal/reader"
	"github.com/ctx-sys/ctx-sys/internal/render"
)

type graphRequest struct {
	Entity    string                `json:"entity" arg:"one" cli:"entity"`
	Depth     int                   `json:"depth" flag:"depth" help:"{NUMBER} of edges to follow (default 2)"`
	Direction string                `json:"direction" flag:"direction" help:"{WAY}: in (users), out (used) or both (default both)"`
	Limit     int                   `json:"limit" flag:"limit" help:"{NUMBER} of entities at most (default 200)"`
	Kinds     []ctxsys.RelationKind `json:"relationships" flag:"kind" help:"limit to these {KINDS} of edge"`
	Semantic  bool                  `json:"semantic" flag:"semantic" help:"also show what is similar (relates_to), which is computed for the question"`
}

func graphNeighbors() Operation {
	return define(Operation{
		Verb: Verb{
			Use: "graph NAME|ID", Short: "Show the neighbors of an entity: its users and what it uses", Formats: drawnFormats,
		},
		Values: map[string][]string{"direction": {"in", "out", "both"}, "relationships": kindNames()},
	}, askNeighbors)
}

func askNeighbors(ctx context.Context, c *call, q *graphRequest) (*Reply, error) {
	arguments := map[string]any{"question": "neighbors", "depth": q.Depth, "limit": q.Limit}
	if len(q.Kinds) > 0 {
		arguments["relationships"] = q.Kinds
	}
	if q.Direction != "" {
		arguments["direction"] = q.Direction
	}
	resp, err := elsewhere(ctx, c, q.Entity, "query_graph", arguments, func() (*graph.NeighboursResponse, error) {
		return reader.AskGraph(ctx, c.project.Reader(), graph.Neighbours, graph.NeighboursRequest{Entity: q.Entity, Depth: q.Depth, Kinds: q.Kinds, Direction: q.Direction, Limit: q.Limit, Semantic: q.Semantic})
	})
	if err != nil {
		return nil, err
	}
	if resp.Truncated {
		c.note("only the nearest %d entities are shown: use {limit}, {relationships} or {direction}", len(resp.Nodes))
	}
	if resp.NoVector != "" {
		c.note("nothing similar is found: %s", resp.NoVector)
	}
	return c.drawn(resp, drawNeighbourhood(resp), c.front.Text.Graph(resp)), nil
}

// drawnFormats are the formats of answers that are graphs themselves.
var drawnFormats = []string{"text", "json", "dot", "mermaid", "svg"}

// drawn is an answer that is a graph, in the format asked for.
func (c *call) drawn(value any, d drawn, text render.Page) *Reply {
	switch c.front.Format {
	case "dot":
		text = d.dot()
	case "mermaid":
		text = d.mermaid()
	case "svg":
		text = d.svg()
	}
	return &Reply{Value: value, Text: text}
}

// paged notes where an answer that comes in parts goes on, and what to do about one that has no end.
func (c *call) paged(shown int, p graph.Paging, endless string) {
	if p.NextOffset > 0 {
		c.note("%d of %d are shown: {offset} %d shows what follows", shown, p.Total, p.NextOffset)
	}
	if p.Truncated {
		c.note("there are more than %d: %s", p.Total, c.named(endless))
	}
}

func kindNames() []string { return namesOf(ctxsys.RelationKinds) }
