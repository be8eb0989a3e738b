package main

import (
	"context"
	"errors"
	"fmt"
	"os"
	"path/filepath"

	"github.com/spf13/cobra"

	ctxsys "github.com/ctx-sys/ctx-sys"
	"github.com/ctx-sys/ctx-sys/internal/engine"
	"github.com/ctx-sys/ctx-sys/internal/extract"
	"github.com/ctx-sys/ctx-sys/internal/model"
	"github.com/ctx-sys/ctx-sys/internal/written"
)

func (a *app) entityExtractVerb() *cobra.Command {
	var req written.ExtractRequest
	spec := ""
	cmd := &cobra.Command{
		Use: "extract [PATH...]", Short: "Have a model find what documents are about, and add it", Args: cobra.ArbitraryArgs,
		Long: "Asks the model of models.extraction which concepts, people, technologies, patterns and open questions the documents of the\n" +
			"project mention, or those below PATH, and adds each as `entity add` does, with a link to the section. A name that the\n" +
			"section does not support is dropped. Sections that did not change since are not sent again.",
		RunE: func(cmd *cobra.Command, args []string) error {
			if req.Budget <= 0 {
				return usage("--max-tokens %d: it must be a positive number", req.Budget)
			}
			return a.extractEntities(cmd.Context(), req, spec, args)
		},
	}
	flags := cmd.Flags()
	flags.StringVar(&spec, "model", "", "`PROVIDER/NAME` of the model to use (default: models.extraction)")
	flags.IntVar(&req.Budget, "max-tokens", 100_000, "`TOKENS`, sent and received, that the run may take")
	flags.BoolVar(&req.DryRun, "dry-run", false, "ask, show what would be added, and write nothing")
	flags.BoolVar(&req.Again, "again", false, "send all sections, also those that were sent before")
	return cmd
}

func (a *app) extractEntities(ctx context.Context, req written.ExtractRequest, spec string, paths []string) error {
	at, err := a.where()
	if err != nil {
		return err
	}
	if spec == "" {
		spec = at.cfg.Models.Extraction
	}
	if spec == "" || spec == "none" {
		return usage("no model for extraction is set up: `ctx-sys config set --global models.extraction PROVIDER/NAME`, or give --model; `ctx-sys entity add` needs none")
	}
	g, err := at.generator(spec, "entities")
	if err != nil {
		return err
	}
	for _, path := range paths {
		stored, err := a.documents(at, path)
		if err != nil {
			return err
		}
		req.Paths = append(req.Paths, stored)
	}
	p, at, err := a.open(ctx)
	if err != nil {
		return err
	}
	defer p.Close()
	bar := a.progress(at.cfg)
	req.Progress = func(done, of int, spent extract.Usage) {
		bar.show(engine.Progress{Stage: "extract", Sections: done, SectionsTotal: of, Tokens: spent.InputTokens + spent.OutputTokens})
	}
	req.Model = documentsModel(g, spec)
	report, err := p.Entities().Extract(ctx, req)
	bar.clear()
	if errors.Is(err, ctxsys.ErrNotFound) {
		text, _ := notFound(err)
		return nothing("%s", text)
	}
	if err != nil {
		return err
	}
	if total := extract.Usage(g.Total()); total.InputTokens > 0 { // with what was asked for nothing
		report.Usage = total
	} else {
		report.Calls = total.Calls
	}
	return a.extracted(at, report)
}

// documents is a path that is to be asked about, as the index has it.
func (a *app) documents(at place, path string) (string, error) {
	stored, err := a.storedPath(at.Root, path)
	if err != nil {
		return "", err
	}
	if _, err := os.Stat(filepath.Join(at.Root, filepath.FromSlash(stored))); err != nil {
		return "", usage("%s cannot be read: name a folder or file that exists", path)
	}
	return stored, nil
}

// extractor is the model of the settings that is asked about documents, nil for none.
func (at place) extractor() func() (extract.Model, error) {
	spec := at.cfg.Models.Extraction
	if spec == "" || spec == "none" {
		return nil
	}
	return func() (extract.Model, error) {
		g, err := at.generator(spec, "entities")
		if err != nil {
			return extract.Model{}, err
		}
		return documentsModel(g, spec), nil
	}
}

// documentsModel asks a model about documents.
func documentsModel(g *model.Generator, spec string) extract.Model {
	return extract.Model{Name: spec, Ask: func(ctx context.Context, p extract.Prompt) (string, extract.Usage, error) {
		answer, err := g.Generate(ctx, model.Request{System: p.System, Messages: []model.Message{{Role: "user", Text: p.Data}}, MaxTokens: p.MaxTokens})
		switch {
		case errors.Is(err, model.ErrAnswer):
			return "", extract.Usage{}, fmt.Errorf("%w: %w", extract.ErrUseless, err)
		case err != nil:
			return "", extract.Usage{}, err
		}
		return answer.Text, extract.Usage(answer.Usage), nil
	}}
}

// extracted prints what a run did. That the model failed is an error, and what was done before is kept.
func (a *app) extracted(at place, r *extract.Report) error {
	if err := a.say(at, r, a.text(at.Root).Extracted(r)); err != nil {
		return err
	}
	switch {
	case r.Err != nil && r.Sections > 0:
		return fmt.Errorf("the run is not complete, and what was added is kept (sections left: %d): %w", r.Left, r.Err)
	case r.Err != nil:
		return r.Err
	case r.Notice != "":
		a.note("%s", r.Notice)
	}
	return nil
}
