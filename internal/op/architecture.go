package op

import (
	"context"

	ctxsys "github.com/ctx-sys/ctx-sys"
	"github.com/ctx-sys/ctx-sys/internal/render"
)

type architectureRequest struct {
	MaxTokens int `json:"max_tokens" flag:"max-tokens" help:"budget in {TOKENS}: sections that exceed it are left out, the last first (default 12,000 characters)"`
}

func architecture() Operation {
	return define(Operation{
		Verb: Verb{
			Use: "architecture", Short: "Summarize the architecture: frameworks, commands, entry points, layers, hubs, patterns",
			Long: "Tells languages, frameworks, build and test commands, entry points, patterns with how sure they are, layers by the names of\n" +
				"folders and by what depends on what, the most central definitions, and cycles of imports; each with where it was seen.",
		},
	}, askArchitecture)
}

func (q *architectureRequest) check(c *call) error { return c.positive("{max_tokens}", q.MaxTokens) }

func askArchitecture(ctx context.Context, c *call, q *architectureRequest) (*Reply, error) {
	if err := c.ready(ctx); err != nil {
		return nil, err
	}
	d, err := c.project.Architecture().Architecture(ctx)
	if err != nil {
		return nil, err
	}
	r := &Reply{Text: d.Text(q.MaxTokens), Value: d}
	if r.Text == (render.Page{}) && c.front.Format != "json" {
		r.Nothing = c.nothing("no section fits into %s: use a larger {max_tokens}", ctxsys.Plural(q.MaxTokens, "token"))
	}
	c.freshness(r)
	return r, nil
}
