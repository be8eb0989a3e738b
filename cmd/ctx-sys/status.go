package main

import (
	"context"
	"errors"
	"fmt"
	"io/fs"

	"github.com/spf13/cobra"

	"github.com/ctx-sys/ctx-sys/internal/answer"
	"github.com/ctx-sys/ctx-sys/internal/engine"
	"github.com/ctx-sys/ctx-sys/internal/render"
)

func (a *app) statusVerb() *cobra.Command {
	var check, failed bool
	var why string
	limit := 0
	cmd := &cobra.Command{
		Use:   "status",
		Short: "Show what is indexed and how fresh it is",
		Long:  "Shows what is indexed and how fresh it is. With --check the exit code tells: 0 fresh, 1 stale, 3 not indexed, 5 incomplete.",
		Args:  takes,
		RunE: func(cmd *cobra.Command, _ []string) error {
			if why != "" {
				return a.why(cmd.Context(), why)
			}
			if failed {
				return a.problems(cmd.Context(), limit)
			}
			return a.status(cmd.Context(), check)
		},
	}
	cmd.Flags().BoolVar(&check, "check", false, "fail when the index is stale or incomplete")
	cmd.Flags().BoolVar(&failed, "failed", false, "list the files that could not be read whole, and where")
	cmd.Flags().IntVar(&limit, "limit", 100, "list at most `N` files; 0 is all")
	cmd.Flags().StringVar(&why, "why", "", "say why the file or folder `PATH` is in the index or is not")
	return cmd
}

func (a *app) status(ctx context.Context, check bool) error {
	p, at, err := a.stored(ctx)
	if err != nil {
		return err
	}
	defer p.Close()
	report, err := p.Status(ctx)
	if err != nil {
		return err
	}
	if a.asJSON(at.cfg) {
		err = a.writeJSON(report)
	} else {
		err = a.print(render.Pages(statusHead(report, at.Root, p.DBPath()), answer.Status(report)))
	}
	if err != nil || !check {
		return err
	}
	return checkStatus(report)
}

func checkStatus(r *engine.Report) error {
	switch {
	case len(r.Failed) > 0:
		return fmt.Errorf("%w: %s could not be indexed, the first is %s (%s)", errPartial, answer.Plural(len(r.Failed), "file"), r.Failed[0].Path, r.Failed[0].Error)
	case r.Index != nil && r.Index.Fresh != nil && !*r.Index.Fresh:
		return fmt.Errorf("%s changed since the index was made: run `ctx-sys index`", answer.Plural(r.Index.StaleFiles, "file"))
	case r.Vectors != nil && r.Vectors.Pending > 0:
		return worded{errPartial, fmt.Sprintf("vectors of %s are still to be made: run `ctx-sys index`", answer.Plural(r.Vectors.Pending, "piece"))}
	}
	return nil
}

// problems answers `status --failed`.
func (a *app) problems(ctx context.Context, limit int) error {
	if limit < 0 {
		return usage("--limit takes a number of files, 0 for all")
	}
	p, at, err := a.stored(ctx)
	if err != nil {
		return err
	}
	defer p.Close()
	report, err := p.Problems(ctx, limit)
	if err != nil {
		return err
	}
	if a.asJSON(at.cfg) {
		return a.writeJSON(report)
	}
	return a.print(a.text(at.Root).Problems(report))
}

func (a *app) why(ctx context.Context, path string) error {
	p, at, err := a.stored(ctx)
	if err != nil {
		return err
	}
	defer p.Close()
	stored, err := a.storedPath(at.Root, path)
	if err != nil {
		return err
	}
	text, err := p.Why(ctx, stored)
	if errors.Is(err, fs.ErrNotExist) {
		return nothing("there is no %s: name a file or folder of the project", path)
	}
	if err != nil {
		return err
	}
	if a.asJSON(at.cfg) {
		return a.writeJSON(map[string]string{"path": stored, "why": text})
	}
	return a.print(render.Pagef("%s", text))
}

// statusHead says which project and which index a report is of.
func statusHead(r *engine.Report, root, db string) render.Page {
	return render.Pagef("%s  %s\nindex %s in %s\n", r.Project, root, answer.Size(r.DBBytes), db)
}
