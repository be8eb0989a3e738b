package main

import (
	"context"
	"errors"
	"fmt"
	"io/fs"
	"strings"
	"time"

	"github.com/spf13/cobra"

	"github.com/ctx-sys/ctx-sys/internal/answer"
	"github.com/ctx-sys/ctx-sys/internal/engine"
	"github.com/ctx-sys/ctx-sys/internal/render"
)

func (a *app) statusVerb() *cobra.Command {
	var check bool
	var why string
	cmd := &cobra.Command{
		Use:   "status",
		Short: "Show what is indexed and how fresh it is",
		Long:  "Shows what is indexed and how fresh it is. With --check the exit code tells: 0 fresh, 1 stale, 3 not indexed, 5 incomplete.",
		Args:  takes,
		RunE: func(cmd *cobra.Command, _ []string) error {
			if why != "" {
				return a.why(cmd.Context(), why)
			}
			return a.status(cmd.Context(), check)
		},
	}
	cmd.Flags().BoolVar(&check, "check", false, "fail when the index is stale or incomplete")
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
	report.Project = at.name()
	if a.asJSON(at.cfg) {
		err = a.writeJSON(report)
	} else {
		err = a.print(render.Text(statusText(report, at.Root, p.DBPath())))
	}
	if err != nil || !check {
		return err
	}
	return checkStatus(report)
}

func checkStatus(r *engine.Report) error {
	switch {
	case len(r.Failed) > 0:
		return fmt.Errorf("%w: %s could not be indexed, the first is %s (%s)", errPartial, plural(len(r.Failed), "file"), r.Failed[0].Path, r.Failed[0].Error)
	case r.Index != nil && r.Index.Fresh != nil && !*r.Index.Fresh:
		return fmt.Errorf("%s changed since the index was made: run `ctx-sys index`", plural(r.Index.StaleFiles, "file"))
	}
	return nil
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
	return a.print(render.Text(text))
}

// statusText is the report as a person reads it.
func statusText(r *engine.Report, root, db string) string {
	var b strings.Builder
	fmt.Fprintf(&b, "%s  %s\n", r.Project, root)
	fmt.Fprintf(&b, "%s, %d lines, %s of text; index %s in %s\n", plural(r.Files, "file"), r.Lines, size(r.Bytes), size(r.DBBytes), db)
	if r.LastIndexedAt != "" {
		fmt.Fprintf(&b, "indexed %s", toSecond(r.LastIndexedAt))
		if r.LastCommit != "" {
			fmt.Fprintf(&b, " at commit %.12s", r.LastCommit)
		}
		b.WriteString(", " + freshness(r.Index) + "\n")
	}
	for _, part := range []struct {
		name   string
		counts map[string]int
	}{
		{"languages", r.Languages}, {"entities", r.Entities}, {"relationships", r.Relationships},
		{"unresolved", r.Unresolved}, {"skipped", r.Skipped},
	} {
		if total(part.counts) > 0 {
			fmt.Fprintf(&b, "%-14s %s\n", part.name, answer.Counted(part.counts))
		}
	}
	if r.Vectors != nil {
		fmt.Fprintf(&b, "%-14s %d of %s, by %s\n", "vectors", r.Vectors.Have, plural(r.Vectors.Of, "piece"), r.Vectors.Model)
	}
	for _, f := range r.Failed {
		fmt.Fprintf(&b, "failed         %s: %s\n", f.Path, f.Error)
	}
	return b.String()
}

// toSecond drops what is finer than a second from a time.
func toSecond(stamp string) string {
	t, err := time.Parse(time.RFC3339Nano, stamp)
	if err != nil {
		return stamp
	}
	return t.Format(time.RFC3339)
}

func freshness(f *engine.Freshness) string {
	switch {
	case f == nil || f.Fresh == nil:
		return "not checked"
	case *f.Fresh:
		return "fresh"
	}
	return plural(f.StaleFiles, "file") + " changed since"
}
