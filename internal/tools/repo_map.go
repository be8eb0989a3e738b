package tools

import (
	"context"
	"fmt"

	"github.com/ctx-sys/ctx-sys/internal/engine"
	"github.com/ctx-sys/ctx-sys/internal/render"
)

type repoMapArguments struct {
	MaxTokens int    `json:"max_tokens,omitempty" jsonschema:"budget, default 2000"`
	Path      string `json:"path,omitempty" jsonschema:"glob on paths"`
	Common
}

func repoMap() Tool {
	return define(Tool{
		Name: "repo_map", Title: "Map the repository", Set: Retrieval,
		Description: "Outline the repository, or a part of it: the most central files with their main symbols. Use it to get an overview of unknown code.",
	}, nil, func(ctx context.Context, c *call, args *repoMapArguments) (*reply, error) {
		if err := c.ready(ctx); err != nil {
			return nil, err
		}
		resp, err := c.project.Map(ctx, engine.MapRequest{MaxTokens: args.MaxTokens, Path: args.Path})
		if err != nil {
			return nil, err
		}
		r := &reply{text: render.Text(resp.Map), value: resp}
		switch {
		case resp.FilesTotal == 0:
			r.text = "No file matches."
			if args.Path != "" {
				r.text = fmt.Sprintf("No file matches %q.", shortened(args.Path))
			}
		case resp.Files < resp.FilesTotal:
			r.note("[%d of %d files; max_tokens or path shows others]", resp.Files, resp.FilesTotal)
		}
		c.freshness(r, nil)
		return r, nil
	})
}
