package op

import (
	"context"

	"github.com/ctx-sys/ctx-sys/internal/reader"
)

func graphStats() Operation {
	return define(Operation{
		Verb: Verb{Use: "graph stats", Short: "Count the graph by kind and resolution, and what could not be resolved", Formats: []string{"text", "json"}},
	}, askStats)
}

func askStats(ctx context.Context, c *call, _ *struct{}) (*Reply, error) {
	resp, err := reader.Stats(ctx, c.project.Reader())
	if err != nil {
		return nil, err
	}
	return &Reply{Text: c.front.Text.Stats(resp), Value: resp}, nil
}
