package op

import (
	"cmp"
	"context"

	"github.com/ctx-sys/ctx-sys/internal/graph"
	"github.com/ctx-sys/ctx-sys/internal/reader"
)

type usesRequest struct {
	Entity string `json:"entity" arg:"one" cli:"entity"`
	Depth  int    `json:"depth" flag:"depth" help:"{NUMBER} of steps to follow (default 1; of implementations all)"`
	Limit  int    `json:"limit" flag:"limit" help:"{NUMBER} of results at most (default 50)"`
	Offset int    `json:"offset" flag:"offset" help:"{NUMBER} of results to leave out, those before this page"`
}

func graphCallers() Operation { return graphUses("callers", "NAME|ID", "List the calls of an entity") }
func graphCallees() Operation {
	return graphUses("callees", "NAME|ID", "List what an entity calls")
}
func graphImporters() Operation {
	return graphUses("importers", "FILE|FOLDER|PACKAGE", "List the files that import one")
}
func graphImplementations() Operation {
	return graphUses("implementations", "NAME|ID", "List the types that implement or extend one, the methods that override one")
}

// graphUses is one of the questions that are answered with the edges to an entity, or from it.
func graphUses(question, arg, short string) Operation {
	return define(Operation{Verb: Verb{Use: "graph " + question + " " + arg, Short: short, Formats: drawnFormats}},
		func(ctx context.Context, c *call, q *usesRequest) (*Reply, error) {
			return askUses(ctx, c, question, q)
		})
}

func askUses(ctx context.Context, c *call, question string, q *usesRequest) (*Reply, error) {
	ask := map[string]func(context.Context, *graph.View, graph.UsesRequest) (*graph.UsesResponse, error){
		"callers": graph.Callers, "callees": graph.Callees, "importers": graph.Importers, "implementations": graph.Implementations,
	}[question]
	resp, err := elsewhere(ctx, c, q.Entity, "query_graph", map[string]any{"question": question, "depth": q.Depth, "limit": q.Limit, "offset": q.Offset}, func() (*graph.UsesResponse, error) {
		return reader.AskGraph(ctx, c.project.Reader(), ask, graph.UsesRequest{Entity: q.Entity, Depth: q.Depth, Limit: q.Limit, Offset: q.Offset})
	})
	if err != nil {
		return nil, err
	}
	c.paged(len(resp.Edges), resp.Paging, "a smaller {depth} shows all of it")
	r := c.drawn(resp, drawUses(resp), c.front.Text.Uses(question, resp))
	r.Nothing = c.noUses(question, resp)
	return r, nil
}

// noUses is not empty when an answer holds nothing, not even something that may be meant.
func (c *call) noUses(question string, r *graph.UsesResponse) string {
	maybe, name := r.Unresolved.Total, cmp.Or(r.Start.QualifiedName, r.Start.Name)
	for _, d := range r.Through {
		maybe += d.Uses
	}
	switch {
	case r.Total > 0 && len(r.Edges) == 0:
		return c.nothing("there are %d %s: use an {offset} below that", r.Total, question)
	case r.Total == 0 && r.Unknown != "":
		return c.nothing("the %s of %s are unknown, %s: run `ctx-sys index --depth full`", question, name, r.Unknown)
	case r.Total == 0 && maybe == 0:
		return c.nothing("no %s of %s: `ctx-sys graph %s` shows its neighbors", question, name, r.Start.ID)
	}
	return ""
}
