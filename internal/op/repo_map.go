package op

import (
	"context"
	"fmt"

	ctxsys "github.com/ctx-sys/ctx-sys"
	"github.com/ctx-sys/ctx-sys/internal/engine"
	"github.com/ctx-sys/ctx-sys/internal/render"
)

type repoMapArguments struct {
	MaxTokens int    `json:"max_tokens,omitempty" jsonschema:"budget, default 2000"`
	Path      string `json:"path,omitempty" jsonschema:"glob on paths"`
	View      string `json:"view,omitempty" jsonschema:"default outline; architecture: frameworks, commands, entry points, layers, patterns, hubs"`
	Common
}

// architectureView is the view that says what kind of program the project is.
const architectureView = "architecture"

func repoMap() Operation {
	return define(Operation{
		Name: "repo_map", Title: "Map the repository", Set: Retrieval,
		Description: "Outline the repository, or a part of it: the most central files with their main symbols; or say how it is built and run. Use it to get an overview of unknown code.",
		Enums:       map[string][]string{"view": {"outline", architectureView}},
	}, func(ctx context.Context, c *call, args *repoMapArguments) (*Reply, error) {
		if args.View == architectureView && args.Path != "" {
			return nil, fmt.Errorf("%w: repo_map: the architecture is that of the whole project: leave \"path\" out", ctxsys.ErrUsage)
		}
		if err := c.ready(ctx); err != nil {
			return nil, err
		}
		if args.View == architectureView {
			return c.architecture(ctx, args.MaxTokens)
		}
		resp, err := c.project.Map(ctx, engine.MapRequest{MaxTokens: args.MaxTokens, Path: args.Path})
		if err != nil {
			return nil, err
		}
		r := &Reply{Text: resp.Map, Value: resp}
		switch {
		case resp.FilesTotal == 0:
			r.Text = render.Pagef("No file matches.")
			if args.Path != "" {
				r.Text = render.Pagef("No file matches %q.", shortened(args.Path))
			}
		case resp.Files < resp.FilesTotal:
			c.note("%d of %d files; max_tokens or path shows others", resp.Files, resp.FilesTotal)
		}
		c.freshness(r)
		return r, nil
	})
}

func (c *call) architecture(ctx context.Context, tokens int) (*Reply, error) {
	d, err := c.project.Architecture(ctx)
	if err != nil {
		return nil, err
	}
	r := &Reply{Text: d.Text(tokens), Value: d}
	if r.Text == (render.Page{}) {
		r.Text = render.Pagef("No section fits that budget.")
	}
	c.freshness(r)
	return r, nil
}
