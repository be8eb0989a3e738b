package reader

import (
	"bufio"
	"context"
	"io"

	ctxsys "github.com/ctx-sys/ctx-sys"
	"github.com/ctx-sys/ctx-sys/internal/graph"
	"github.com/ctx-sys/ctx-sys/internal/rank"
	"github.com/ctx-sys/ctx-sys/internal/search"
	"github.com/ctx-sys/ctx-sys/internal/similar"
	"github.com/ctx-sys/ctx-sys/internal/snapshot"
)

// Show returns one entity whole, see graph.Show. As long as there is no index it is looked for in the files.
func Show(ctx context.Context, r *Reader, nameOrID string) (*graph.ShowResponse, error) {
	r.Scan(ctx, nameOrID)
	return AskGraph(ctx, r, graph.Show, nameOrID)
}

// Similar returns entities that are like another one, see similar.To.
func Similar(ctx context.Context, r *Reader, req similar.Request) (*similar.Response, error) {
	return Ask(ctx, r, func(v *snapshot.Snapshot) (*similar.Response, error) { return similar.To(ctx, v, r.Graph(v), req) })
}

// Entities lists what is stored, see graph.Entities.
func Entities(ctx context.Context, r *Reader, req graph.EntityListRequest) (*graph.EntityList, error) {
	return Read(ctx, r, func(v *snapshot.Snapshot) (*graph.EntityList, error) { return graph.Entities(ctx, r.Graph(v), req) })
}

// Stats counts the graph, see graph.Stats.
func Stats(ctx context.Context, r *Reader) (*graph.StatsResponse, error) {
	return Ask(ctx, r, func(v *snapshot.Snapshot) (*graph.StatsResponse, error) { return graph.Stats(ctx, r.Graph(v)) })
}

// Export writes every edge as one JSON object a line, see graph.Export.
func Export(ctx context.Context, r *Reader, w io.Writer, kinds ...ctxsys.RelationKind) error {
	lines, err := Read(ctx, r, func(v *snapshot.Snapshot) ([]string, error) { return graph.Export(ctx, r.Graph(v), kinds...) })
	if err != nil {
		return err
	}
	out := bufio.NewWriter(w)
	for _, l := range lines {
		out.WriteString(l)
		out.WriteByte('\n')
	}
	return out.Flush()
}

// Candidates returns what a search would rank, for fitting the weights.
func Candidates(ctx context.Context, r *Reader, req search.Request) (q rank.Question, cs []rank.Candidate, err error) {
	err = r.WithSearch(ctx, func(v *search.View) (err error) {
		q, cs, err = search.Candidates(ctx, v, req)
		return err
	})
	return q, cs, err
}

// Spots returns the places that a search would rank, with their features, for training the ranker.
func Spots(ctx context.Context, r *Reader, req search.Request) (spots []rank.Spot, err error) {
	err = r.WithSearch(ctx, func(v *search.View) (err error) {
		spots, err = search.Spots(ctx, v, req)
		return err
	})
	return spots, err
}
