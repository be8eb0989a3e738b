package tools

import (
	"context"

	"github.com/ctx-sys/ctx-sys/internal/answer"
	"github.com/ctx-sys/ctx-sys/internal/engine"
	"github.com/ctx-sys/ctx-sys/internal/render"
	"github.com/ctx-sys/ctx-sys/internal/workspace"
)

type indexCodebaseArguments struct {
	Path      string   `json:"path,omitempty" jsonschema:"folder of the project, default the one served"`
	Depth     string   `json:"depth,omitempty"`
	Languages []string `json:"languages,omitempty"`
	Force     bool     `json:"force,omitempty" jsonschema:"read every file again"`
	Common
}

func indexCodebase() Tool {
	return define(Tool{
		Name: "index_codebase", Title: "Index the code", Set: Index, Kind: workspace.Indexing, Writes: true, Idempotent: true,
		Description: "Bring the index up to date and say what changed. Rarely needed: every question does so by itself.",
	}, map[string][]string{"depth": {"full", "signatures", "selective"}}, func(ctx context.Context, c *call, args *indexCodebaseArguments) (*reply, error) {
		if args.Path != "" {
			p, err := c.workspace.Project(args.Path)
			if err != nil {
				return nil, err
			}
			c.project = p
		}
		report, err := c.project.Sync(ctx, engine.SyncRequest{Depth: args.Depth, Languages: args.Languages, Force: args.Force, Embed: true, Progress: c.progress})
		if err != nil {
			return nil, err
		}
		r := &reply{value: report, text: render.Pagef("%s: %s, %d indexed, %d unchanged, %d removed in %.1f s",
			c.project.Name, answer.Plural(report.Files, "file"), report.Indexed, report.Unchanged, report.Removed, report.Seconds)}
		for _, f := range report.Failed {
			r.text = render.Pagef("%s\nfailed: %s: %s", r.text, f.Path, f.Error)
		}
		return r, nil
	})
}
