package main

import (
	"context"

	"github.com/spf13/cobra"

	"github.com/ctx-sys/ctx-sys/internal/answer"
	"github.com/ctx-sys/ctx-sys/internal/engine"
)

func (a *app) graphHierarchyVerb() *cobra.Command {
	var req engine.HierarchyRequest
	var format string
	cmd := &cobra.Command{
		Use: "hierarchy NAME|ID", Short: "Show what a type is made from and what is made from it, as trees", Args: takes,
		RunE: func(cmd *cobra.Command, args []string) error {
			req.Entity = args[0]
			return a.hierarchy(cmd.Context(), req, format)
		},
	}
	cmd.Flags().IntVar(&req.Depth, "depth", 0, "`NUMBER` of steps to follow each way (default all)")
	cmd.Flags().IntVar(&req.Limit, "limit", 0, "`NUMBER` of types at most each way (default 200)")
	formatFlag(cmd, &format, drawnFormats()...)
	return cmd
}

func (a *app) hierarchy(ctx context.Context, req engine.HierarchyRequest, asked string) error {
	resp, err := askGraph(ctx, a, asked, graphQuestion[*engine.HierarchyResponse]{
		ask:  func(p *engine.Project, _ place) (*engine.HierarchyResponse, error) { return p.Hierarchy(ctx, req) },
		text: answer.Text.Hierarchy,
		draw: drawHierarchy,
	})
	if err != nil {
		return err
	}
	if resp.Truncated {
		a.note("not all types are shown: use --limit, or `ctx-sys graph implementations %s`, which has pages", resp.Start.ID)
	}
	if len(resp.Supertypes)+len(resp.Subtypes)+resp.Unresolved.Total == 0 {
		return nothing("%s is made from no type and no type from it: `ctx-sys graph %s` shows what there is", resp.Start.QualifiedName, resp.Start.ID)
	}
	return nil
}
