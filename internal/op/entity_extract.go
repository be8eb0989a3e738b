package op

import (
	"context"
	"fmt"

	ctxsys "github.com/ctx-sys/ctx-sys"
	"github.com/ctx-sys/ctx-sys/internal/walk"
	"github.com/ctx-sys/ctx-sys/internal/workspace"
	"github.com/ctx-sys/ctx-sys/internal/written"
)

type entityExtractRequest struct {
	Paths     []string `json:"paths,omitempty" jsonschema:"documents and folders; default all of the project"`
	MaxTokens int      `json:"max_tokens,omitempty" jsonschema:"that the run may take, sent and received; default 100000"`
	DryRun    bool     `json:"dry_run,omitempty" jsonschema:"ask, show what would be added, and write nothing"`
	Again     bool     `json:"again,omitempty" jsonschema:"send all sections, also those that were sent before"`
	Common
}

// usualBudget is how many tokens a run takes unless somebody says otherwise.
const usualBudget = 100_000

func (q *entityExtractRequest) check(c *call) error {
	if q.MaxTokens < 0 {
		return c.usage("max_tokens %d: it must be a positive number", q.MaxTokens)
	}
	return nil
}

func entityExtract() Operation {
	return define(Operation{
		Name: "entity_extract", Title: "Find what documents are about", Set: Edit, Writes: true, Kind: workspace.Asking,
		Description: "Have the model of models.extraction find which concepts, people, technologies, patterns and open questions documents mention, and add each as add_entity does, with a link to its section. Without such a model nothing is asked.",
	}, func(ctx context.Context, c *call, q *entityExtractRequest) (*Reply, error) {
		if c.served.Options.Extractor == nil {
			return nil, fmt.Errorf("%w: entity_extract: no model for extraction is set up: add_entity needs none, or ask the user to run `ctx-sys config set --global models.extraction PROVIDER/NAME`", ctxsys.ErrUsage)
		}
		if err := c.ready(ctx); err != nil {
			return nil, err
		}
		m, err := c.served.Options.Extractor()
		if err != nil {
			return nil, err
		}
		req := written.ExtractRequest{Model: m, Budget: q.MaxTokens, DryRun: q.DryRun, Again: q.Again}
		if req.Budget == 0 {
			req.Budget = usualBudget
		}
		for _, p := range q.Paths {
			req.Paths = append(req.Paths, walk.Relative(c.served.Root, p))
		}
		report, err := c.project.Entities().Extract(ctx, req)
		if err != nil {
			return nil, unsaid(err, "repo_map lists the files of the project")
		}
		if report.Err != nil && report.Sections == 0 {
			return nil, report.Err
		}
		if report.Err != nil {
			c.note("the run is not complete, and what was added is kept (sections left: %d): %v", report.Left, report.Err)
		} else if report.Notice != "" {
			c.note("%s", report.Notice)
		}
		return &Reply{Text: c.quoted(namedData, c.front.Text.Extracted(report)), Value: report}, nil
	})
}
