package main

import (
	"github.com/spf13/cobra"

	"github.com/ctx-sys/ctx-sys/internal/answer"
	"github.com/ctx-sys/ctx-sys/internal/engine"
)

func (a *app) graphStatsVerb() *cobra.Command {
	var format string
	cmd := &cobra.Command{
		Use: "stats", Short: "Count the graph by kind and resolution, and what could not be resolved", Args: takes,
		RunE: func(cmd *cobra.Command, _ []string) error {
			_, err := askGraph(cmd.Context(), a, format, graphQuestion[*engine.GraphStats]{
				ask:  func(p *engine.Project, _ place) (*engine.GraphStats, error) { return p.GraphStats(cmd.Context()) },
				text: answer.Text.Stats,
			})
			return err
		},
	}
	formatFlag(cmd, &format, "text", "json")
	return cmd
}
