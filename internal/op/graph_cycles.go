package op

import (
	"context"

	ctxsys "github.com/ctx-sys/ctx-sys"
	"github.com/ctx-sys/ctx-sys/internal/answer"
	"github.com/ctx-sys/ctx-sys/internal/graph"
	"github.com/ctx-sys/ctx-sys/internal/reader"
	"github.com/ctx-sys/ctx-sys/internal/render"
)

type cyclesRequest struct {
	Kinds  []ctxsys.RelationKind `json:"relationships" flag:"kind" help:"{KINDS} of edge: imports, calls, references, extends, implements; depends_on for folders (default imports)"`
	Path   string                `json:"path" flag:"path" help:"limit to cycles through paths that match this {GLOB}"`
	Limit  int                   `json:"limit" flag:"limit" help:"{NUMBER} of results at most (default 20)"`
	Offset int                   `json:"offset" flag:"offset" help:"{NUMBER} of results to leave out, those before this page"`
}

func graphCycles() Operation {
	return define(Operation{
		Verb:   Verb{Use: "graph cycles", Short: "List what depends on itself, the largest first", Formats: drawnFormats},
		Values: map[string][]string{"relationships": kindNames()},
	}, askCycles)
}

func askCycles(ctx context.Context, c *call, q *cyclesRequest) (*Reply, error) {
	resp, err := reader.AskGraph(ctx, c.project.Reader(), graph.Cycles, graph.CyclesRequest{Kinds: q.Kinds, Path: q.Path, Limit: q.Limit, Offset: q.Offset})
	if err != nil {
		return nil, err
	}
	c.paged(len(resp.Cycles), resp.Paging, "")
	r := c.drawn(resp, drawCycles(resp), c.front.Text.Cycles(resp))
	if len(resp.Cycles) == 0 {
		r.Nothing = c.nothing("no cycles of %s: {relationships} looks for others", answer.KindList(resp.Kinds))
		if c.front.Format == "text" {
			r.Text = render.Page{}
		}
	}
	return r, nil
}
