package main

import (
	"context"

	"github.com/spf13/cobra"

	"github.com/ctx-sys/ctx-sys/internal/answer"
	"github.com/ctx-sys/ctx-sys/internal/engine"
)

func (a *app) graphCyclesVerb() *cobra.Command {
	var req engine.CyclesRequest
	var kinds []string
	var format string
	cmd := &cobra.Command{
		Use: "cycles", Short: "List what depends on itself, the largest first", Args: takes,
		RunE: func(cmd *cobra.Command, _ []string) (err error) {
			if req.Kinds, err = relationKinds(kinds); err != nil {
				return err
			}
			return a.cycles(cmd.Context(), req, format)
		},
	}
	kindFlag(cmd, &kinds, "`KINDS` of edge: imports, calls, references, extends, implements; depends_on for folders (default imports)")
	cmd.Flags().StringVar(&req.Path, "path", "", "limit to cycles through paths that match this `GLOB`")
	pageFlags(cmd.Flags(), &req.Limit, &req.Offset, 20)
	formatFlag(cmd, &format, drawnFormats()...)
	return cmd
}

func (a *app) cycles(ctx context.Context, req engine.CyclesRequest, asked string) error {
	resp, err := askGraph(ctx, a, asked, graphQuestion[*engine.CyclesResponse]{
		ask:  func(p *engine.Project, _ place) (*engine.CyclesResponse, error) { return p.Cycles(ctx, req) },
		none: func(r *engine.CyclesResponse) bool { return len(r.Cycles) == 0 },
		text: answer.Text.Cycles,
		draw: drawCycles,
	})
	if err != nil {
		return err
	}
	a.notePage(len(resp.Cycles), resp.Paging, "")
	if len(resp.Cycles) == 0 {
		return nothing("no cycles of %s: --kind looks for others", answer.KindList(resp.Kinds))
	}
	return nil
}
