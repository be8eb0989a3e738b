package op

import (
	"context"
	"fmt"

	ctxsys "github.com/ctx-sys/ctx-sys"
	"github.com/ctx-sys/ctx-sys/internal/answer"
	"github.com/ctx-sys/ctx-sys/internal/engine"
	"github.com/ctx-sys/ctx-sys/internal/workspace"
)

type indexDocumentArguments struct {
	Path string `json:"path" jsonschema:"of a file in the project: Markdown, HTML, text, PDF, CSV, XML, YAML, JSON, TOML, or code"`
	Common
}

func indexDocument() Operation {
	return define(Operation{
		Name: "index_document", Title: "Index one document", Set: Index, Kind: workspace.Indexing, Writes: true, Idempotent: true,
		Description: "Bring one file up to date and say what is in it: sections, requirements, user stories, links to code, and references that lead nowhere. Ignore rules apply.",
	}, func(ctx context.Context, c *call, args *indexDocumentArguments) (*Reply, error) {
		if args.Path == "" {
			return nil, fmt.Errorf("%w: index_document needs \"path\", a file of the project", ctxsys.ErrUsage)
		}
		report, err := c.served.IndexFile(ctx, args.Path, engine.SyncRequest{Progress: c.progress})
		if err != nil {
			return nil, err
		}
		return &Reply{Text: answer.Text{}.File(report), Value: report}, nil
	})
}
