package main

import (
	"github.com/spf13/cobra"

	"github.com/ctx-sys/ctx-sys/internal/render"
)

func (a *app) graphStatsVerb() *cobra.Command {
	var format string
	cmd := &cobra.Command{
		Use: "stats", Short: "Count the graph by kind and resolution, and what could not be resolved", Args: takes,
		RunE: func(cmd *cobra.Command, _ []string) error {
			p, at, err := a.open(cmd.Context())
			if err != nil {
				return err
			}
			defer p.Close()
			format, err := a.format(format, at.cfg, "text", "json")
			if err != nil {
				return err
			}
			stats, err := p.GraphStats(cmd.Context())
			if err != nil {
				return err
			}
			if format == "json" {
				return a.writeJSON(stats)
			}
			return a.print(render.Text(a.text(at.Root).Stats(stats)))
		},
	}
	formatFlag(cmd, &format, "text", "json")
	return cmd
}
