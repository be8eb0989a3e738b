package main

import (
	"context"

	"github.com/spf13/cobra"

	"github.com/ctx-sys/ctx-sys/internal/answer"
	"github.com/ctx-sys/ctx-sys/internal/engine"
)

func (a *app) graphHubsVerb() *cobra.Command {
	var req engine.HubsRequest
	var kinds, types []string
	var format string
	cmd := &cobra.Command{
		Use: "hubs", Short: "List the most central entities: those that most of the graph leads to", Args: takes,
		RunE: func(cmd *cobra.Command, _ []string) (err error) {
			if req.Kinds, err = relationKinds(kinds); err != nil {
				return err
			}
			if req.Types, err = entityTypes(types); err != nil {
				return err
			}
			return a.hubs(cmd.Context(), req, format)
		},
	}
	kindFlag(cmd, &kinds, "follow these `KINDS` of edge only")
	cmd.Flags().StringSliceVar(&types, "type", nil, "limit to these `TYPES` of entity (default all symbols); file ranks files, module folders")
	cmd.Flags().StringVar(&req.Path, "path", "", "limit to paths that match this `GLOB`")
	pageFlags(cmd.Flags(), &req.Limit, &req.Offset, 20)
	formatFlag(cmd, &format, "text", "json")
	must(cmd.RegisterFlagCompletionFunc("type", words(typeNames()...)))
	return cmd
}

func (a *app) hubs(ctx context.Context, req engine.HubsRequest, asked string) error {
	resp, err := askGraph(ctx, a, asked, graphQuestion[*engine.HubsResponse]{
		ask:  func(p *engine.Project, _ place) (*engine.HubsResponse, error) { return p.Hubs(ctx, req) },
		none: func(r *engine.HubsResponse) bool { return len(r.Hubs) == 0 },
		text: answer.Text.Hubs,
	})
	if err != nil {
		return err
	}
	a.notePage(len(resp.Hubs), resp.Paging, "use --path or --type")
	if len(resp.Hubs) == 0 {
		return nothing("no edges lead to anything like that: `ctx-sys graph stats` counts what there is")
	}
	return nil
}
