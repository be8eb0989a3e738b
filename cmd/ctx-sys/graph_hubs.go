package main

import (
	"context"
	"fmt"
	"strings"

	"github.com/spf13/cobra"

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
	p, at, err := a.open(ctx)
	if err != nil {
		return err
	}
	defer p.Close()
	format, err := a.format(asked, at.cfg, "text", "json")
	if err != nil {
		return err
	}
	resp, err := p.Hubs(ctx, req)
	if err != nil {
		return err
	}
	if format == "json" {
		err = a.writeJSON(resp)
	} else if len(resp.Hubs) > 0 {
		err = a.print(printable(a.hubsText(at.Root, resp)))
	}
	if err != nil {
		return err
	}
	a.notePage(len(resp.Hubs), resp.Paging, "use --path or --type")
	if len(resp.Hubs) == 0 {
		return nothing("no edges lead to anything like that: `ctx-sys graph stats` counts what there is")
	}
	return nil
}

// hubsText has a line an entity: its centrality in multiples of the mean, the edges that end in it, its place.
func (a *app) hubsText(root string, r *engine.HubsResponse) string {
	var b strings.Builder
	fmt.Fprintf(&b, "hubs: %d%s\ncentrality  edges\n", r.Total, shownPart(len(r.Hubs), r.Paging))
	for _, h := range r.Hubs {
		fmt.Fprintf(&b, "  %8.1f %6d  %s\n", h.Centrality, h.InDegree, a.place(root, h.Entity))
	}
	return b.String()
}
