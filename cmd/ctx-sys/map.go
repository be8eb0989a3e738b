package main

import (
	"context"

	"github.com/spf13/cobra"

	"github.com/ctx-sys/ctx-sys/internal/engine"
)

func (a *app) mapVerb() *cobra.Command {
	var req engine.MapRequest
	cmd := &cobra.Command{
		Use: "map", Short: "Outline the repository within a budget of tokens, most central code first", Args: takes,
		RunE: func(cmd *cobra.Command, _ []string) error { return a.outline(cmd.Context(), req) },
	}
	cmd.Flags().IntVar(&req.MaxTokens, "max-tokens", 0, "budget in `TOKENS` (default 2000)")
	cmd.Flags().StringVar(&req.Path, "path", "", "limit to paths that match this `GLOB`")
	return cmd
}

func (a *app) outline(ctx context.Context, req engine.MapRequest) error {
	if req.MaxTokens < 0 {
		return usage("--max-tokens %d: it must be a positive number", req.MaxTokens)
	}
	p, at, err := a.open(ctx)
	if err != nil {
		return err
	}
	defer p.Close()
	resp, err := p.Map(ctx, req)
	if err != nil {
		return err
	}
	if a.asJSON(at.cfg) {
		err = a.writeJSON(resp)
	} else {
		err = a.print(resp.Map)
	}
	switch {
	case err != nil:
		return err
	case resp.FilesTotal == 0:
		return nothing("no file matches: `ctx-sys status` shows what is indexed")
	case resp.Files < resp.FilesTotal:
		a.detail("%d of %d files are in the outline: --max-tokens makes room for more", resp.Files, resp.FilesTotal)
	}
	return nil
}
