package main

import (
	"context"
	"fmt"
	"strings"

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
	text := func() string { return a.hierarchyText(at.Root, resp) }
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

func (a *app) hierarchyText(root string, r *engine.HierarchyResponse) string {
	var b strings.Builder
	b.WriteString(a.place(root, r.Start) + "\n")
	for _, side := range []struct {
		title string
		up    bool
		nodes []engine.HierarchyNode
	}{{"supertypes", true, r.Supertypes}, {"subtypes", false, r.Subtypes}} {
		if len(side.nodes) > 0 {
			b.WriteString(side.title + "\n")
			a.writeTree(&b, root, side.nodes, side.up, 1)
		}
	}
	b.WriteString(a.openText(root, "bases", r.Unresolved))
	return b.String()
}

func (a *app) writeTree(b *strings.Builder, root string, nodes []engine.HierarchyNode, up bool, depth int) {
	for _, n := range nodes {
		end := &n.Edge.Source
		if up {
			end = n.Edge.Target
		}
		again := ""
		if n.Repeated {
			again = "  (repeated)"
		}
		fmt.Fprintf(b, "%s%s %s%s%s\n", strings.Repeat("  ", depth), n.Edge.Kind, a.end(root, end, unknown(n.Edge)), how(n.Edge), again)
		a.writeTree(b, root, n.Nodes, up, depth+1)
	}
}
