package main

import (
	"context"

	"github.com/spf13/cobra"

	"github.com/ctx-sys/ctx-sys/internal/render"
)

func (a *app) architectureVerb() *cobra.Command {
	tokens := 0
	cmd := &cobra.Command{
		Use: "architecture", Short: "Say what kind of program this is: frameworks, commands, entry points, layers, hubs, patterns", Args: takes,
		Long: "Tells languages, frameworks, build and test commands, entry points, patterns with how sure they are, layers by the names of\n" +
			"folders and by what depends on what, the most central definitions, and cycles of imports; each with where it was seen.",
		RunE: func(cmd *cobra.Command, _ []string) error { return a.architecture(cmd.Context(), tokens) },
	}
	cmd.Flags().IntVar(&tokens, "max-tokens", 0, "budget in `TOKENS`: sections that exceed it are left out, the last first (default 12,000 characters)")
	return cmd
}

func (a *app) architecture(ctx context.Context, tokens int) error {
	if tokens < 0 {
		return usage("--max-tokens %d: it must be a positive number", tokens)
	}
	p, at, err := a.open(ctx)
	if err != nil {
		return err
	}
	defer p.Close()
	d, err := p.Architecture(ctx)
	if err != nil {
		return err
	}
	if a.asJSON(at.cfg) {
		return a.writeJSON(d)
	}
	text := d.Text(tokens)
	if text == (render.Page{}) {
		return nothing("no section fits %d tokens: use a larger --max-tokens", tokens)
	}
	return a.print(text)
}
