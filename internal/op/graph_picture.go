package op

import (
	"context"

	ctxsys "github.com/ctx-sys/ctx-sys"
	"github.com/ctx-sys/ctx-sys/internal/graph"
	"github.com/ctx-sys/ctx-sys/internal/reader"
)

type pictureRequest struct {
	Level      string                `json:"level,omitempty" help:"folder, file or symbol; default file"`
	Kinds      []ctxsys.RelationKind `json:"kinds,omitempty" help:"of edge: imports, calls, references, extends, implements; default all"`
	Path       string                `json:"path,omitempty" help:"limit to paths that match this glob"`
	Confidence float64               `json:"confidence,omitempty" help:"of an edge at least, 0 to 1"`
	Limit      int                   `json:"limit,omitempty" help:"number of nodes, default 3000"`
	Clusters   bool                  `json:"clusters,omitempty" help:"where there are more, draw folders and files for what is in them"`
	Open       []string              `json:"open,omitempty" help:"ids of clusters whose parts are drawn"`
	Common
}

func graphPicture() Operation {
	return define(Operation{Name: "graph_picture", Title: "Draw the graph"}, func(ctx context.Context, c *call, q *pictureRequest) (*Reply, error) {
		if err := c.ready(ctx); err != nil {
			return nil, err
		}
		resp, err := reader.AskGraph(ctx, c.project.Reader(), graph.PictureOf, graph.PictureRequest{Level: q.Level, Kinds: q.Kinds, Path: q.Path, Confidence: q.Confidence, Limit: q.Limit, Clusters: q.Clusters, Open: q.Open})
		if err != nil {
			return nil, err
		}
		return &Reply{Value: resp}, nil
	})
}
