package op

import "context"

func graphStats() Operation {
	return define(Operation{
		Verb: Verb{Use: "graph stats", Short: "Count the graph by kind and resolution, and what could not be resolved", Formats: []string{"text", "json"}},
	}, askStats)
}

func askStats(ctx context.Context, c *call, _ *struct{}) (*Reply, error) {
	resp, err := c.project.GraphStats(ctx)
	if err != nil {
		return nil, err
	}
	return &Reply{Text: c.front.Text.Stats(resp), Value: resp}, nil
}
