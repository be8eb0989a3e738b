package main

import (
	"context"
	"fmt"
	"strings"

	"github.com/spf13/cobra"

	"github.com/ctx-sys/ctx-sys/internal/engine"
)

func (a *app) showVerb() *cobra.Command {
	return &cobra.Command{
		Use: "show NAME|ID", Short: "Show one entity whole: signature, documentation, body and edges", Args: takes,
		RunE: func(cmd *cobra.Command, args []string) error { return a.show(cmd.Context(), args[0]) },
	}
}

func (a *app) show(ctx context.Context, nameOrID string) error {
	p, at, err := a.open(ctx)
	if err != nil {
		return err
	}
	defer p.Close()
	resp, err := p.Show(ctx, nameOrID)
	if err != nil {
		return err
	}
	if resp.Stale {
		a.note("%s changed since it was indexed: run `ctx-sys index`", resp.Path)
	}
	if a.asJSON(at.cfg) {
		return a.writeJSON(resp)
	}
	return a.print(printable(a.showText(at.Root, resp)))
}

// showText is the head of an entity, its body as it stands in the file, and what is around it.
func (a *app) showText(root string, r *engine.ShowResponse) string {
	var b strings.Builder
	b.WriteString(a.place(root, r.Entity) + "\n")
	if r.Parent != nil {
		fmt.Fprintf(&b, "in %s\n", named(r.Parent.QualifiedName, r.Parent.Name, r.Parent.Path))
	}
	if r.Body == "" {
		for _, part := range []string{r.Signature, strings.TrimSpace(r.Doc)} {
			if part != "" {
				b.WriteString("\n" + part + "\n")
			}
		}
	} else {
		b.WriteString("\n" + strings.Trim(r.Body, "\n") + "\n")
	}
	if len(r.Children) > 0 {
		b.WriteString("\ncontains\n")
	}
	for _, c := range r.Children {
		b.WriteString("  " + a.place(root, c) + "\n")
	}
	if len(r.Edges) > 0 {
		b.WriteString("\nedges\n")
	}
	for _, e := range r.Edges {
		if e.Source.ID == r.ID {
			fmt.Fprintf(&b, "  -> %-10s %s\n", e.Kind, a.end(root, e.Target, unknown(e)))
		} else {
			fmt.Fprintf(&b, "  <- %-10s %s\n", e.Kind, a.user(root, e))
		}
	}
	if more := r.EdgesTotal - len(r.Edges); more > 0 {
		fmt.Fprintf(&b, "  and %d more: `ctx-sys graph %s`\n", more, r.ID)
	}
	return b.String()
}
