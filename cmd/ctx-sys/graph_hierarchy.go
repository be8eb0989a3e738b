package main

import (
	"context"

	"github.com/spf13/cobra"

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
	p, at, err := a.open(ctx)
	if err != nil {
		return err
	}
	defer p.Close()
	format, err := a.format(asked, at.cfg, drawnFormats()...)
	if err != nil {
		return err
	}
	resp, err := p.Hierarchy(ctx, req)
	if err != nil {
		return err
	}
	text := func() string { return a.text(at.Root).Hierarchy(resp) }
	if err := a.printGraph(format, resp, text, func() drawn { return drawHierarchy(resp) }); err != nil {
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
