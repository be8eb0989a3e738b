package main

import (
	"context"

	"github.com/spf13/cobra"

	"github.com/ctx-sys/ctx-sys/internal/answer"
	"github.com/ctx-sys/ctx-sys/internal/engine"
)

func (a *app) graphPathVerb() *cobra.Command {
	var req engine.PathRequest
	var kinds []string
	var format string
	cmd := &cobra.Command{
		Use: "path FROM TO", Short: "Show a shortest way along edges from one entity to another", Args: takes,
		RunE: func(cmd *cobra.Command, args []string) (err error) {
			req.From, req.To = args[0], args[1]
			if req.Kinds, err = relationKinds(kinds); err != nil {
				return err
			}
			return a.path(cmd.Context(), req, format)
		},
	}
	kindFlag(cmd, &kinds, "follow these `KINDS` of edge only")
	cmd.Flags().BoolVar(&req.Undirected, "undirected", false, "follow edges either way")
	formatFlag(cmd, &format, drawnFormats()...)
	return cmd
}

func (a *app) path(ctx context.Context, req engine.PathRequest, asked string) error {
	_, err := askGraph(ctx, a, asked, graphQuestion[*engine.PathResponse]{
		ask:  func(p *engine.Project, _ place) (*engine.PathResponse, error) { return p.GraphPath(ctx, req) },
		text: answer.Text.Way,
		draw: drawPath,
	})
	return err
}
