package op

import (
	"context"

	ctxsys "github.com/ctx-sys/ctx-sys"
	"github.com/ctx-sys/ctx-sys/internal/graph"
	"github.com/ctx-sys/ctx-sys/internal/reader"
)

type unresolvedRequest struct {
	Path   string                `json:"path" arg:"one" cli:"glob"`
	Kinds  []ctxsys.RelationKind `json:"relationships" flag:"kind" help:"limit to these {KINDS} of edge"`
	Limit  int                   `json:"limit" flag:"limit" help:"{NUMBER} of results at most (default 50)"`
	Offset int                   `json:"offset" flag:"offset" help:"{NUMBER} of results to leave out, those before this page"`
}

func graphUnresolved() Operation {
	return define(Operation{
		Verb: Verb{
			Use: "graph unresolved [PATH]", Short: "List names that lead nowhere: broken references of documents, unresolved calls", Formats: []string{"text", "json"},
			Long: "unresolved lists the edges whose other end could not be found: first paths of no file and members that their type does not\n" +
				"have, then what is merely unknown. PATH is a folder, a file or a glob.",
		},
		Values: map[string][]string{"relationships": kindNames()},
	}, askUnresolved)
}

func askUnresolved(ctx context.Context, c *call, q *unresolvedRequest) (*Reply, error) {
	resp, err := reader.AskGraph(ctx, c.project.Reader(), graph.Unresolved, graph.UnresolvedRequest{Path: q.Path, Kinds: q.Kinds, Limit: q.Limit, Offset: q.Offset})
	if err != nil {
		return nil, err
	}
	c.paged(len(resp.Edges), resp.Paging, "")
	r := &Reply{Value: resp}
	if len(resp.Edges) > 0 {
		r.Text = c.front.Text.Unresolved(resp)
	} else {
		r.Nothing = c.nothing("every name there leads somewhere")
	}
	return r, nil
}
