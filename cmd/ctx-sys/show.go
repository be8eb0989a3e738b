package main

import (
	"context"

	"github.com/spf13/cobra"
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
	return a.print(a.text(at.Root).Show(resp))
}
