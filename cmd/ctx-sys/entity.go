package main

import (
	"context"

	"github.com/spf13/cobra"

	"github.com/ctx-sys/ctx-sys/internal/answer"
	"github.com/ctx-sys/ctx-sys/internal/engine"
	"github.com/ctx-sys/ctx-sys/internal/render"
)

func (a *app) entityVerb() *cobra.Command {
	return group("entity", "Look at what is stored, and add to it", a.entityListVerb(), a.entityGetVerb(), a.entityStatsVerb(),
		a.entityAddVerb(), a.entityExtractVerb(), a.entityRemoveVerb(), a.entityLinkVerb(), a.entityUnlinkVerb())
}

func (a *app) entityListVerb() *cobra.Command {
	var req engine.EntityListRequest
	var types []string
	cmd := &cobra.Command{
		Use: "list", Short: "List entities by path and line", Args: takes,
		RunE: func(cmd *cobra.Command, _ []string) (err error) {
			if req.Types, err = entityTypes(types); err != nil {
				return err
			}
			if req.Limit < 0 {
				return usage("--limit %d: it must be 0 (all) or more", req.Limit)
			}
			return a.listEntities(cmd.Context(), req)
		},
	}
	cmd.Flags().StringSliceVar(&types, "type", nil, "limit to these `TYPES`")
	cmd.Flags().StringVar(&req.Path, "path", "", "limit to paths that match this `GLOB`")
	cmd.Flags().IntVar(&req.Limit, "limit", 0, "`NUMBER` of entities (default all)")
	must(cmd.RegisterFlagCompletionFunc("type", words(typeNames()...)))
	return cmd
}

func (a *app) listEntities(ctx context.Context, req engine.EntityListRequest) error {
	at, err := a.where()
	if err != nil {
		return err
	}
	p, at, err := a.openIndexed(ctx, at)
	if err != nil {
		return err
	}
	defer p.Close()
	list, err := p.Entities(ctx, req)
	if err != nil {
		return err
	}
	if a.asJSON(at.cfg) {
		err = a.writeJSON(list)
	} else {
		var b render.Writer
		for _, e := range list.Entities {
			b.Printf("%s\n", a.text(at.Root).Place(e))
		}
		err = a.print(b.Page())
	}
	switch {
	case err != nil:
		return err
	case list.Total == 0:
		return nothing("no entity is like that: `ctx-sys entity stats` counts what there is")
	case list.Total > len(list.Entities):
		a.note("%d of %d entities are shown: use a larger --limit", len(list.Entities), list.Total)
	}
	return nil
}

func (a *app) entityGetVerb() *cobra.Command {
	return &cobra.Command{
		Use: "get NAME|ID", Short: "Show one entity whole, as `show` does", Args: takes,
		RunE: func(cmd *cobra.Command, args []string) error { return a.show(cmd.Context(), args[0]) },
	}
}

func (a *app) entityStatsVerb() *cobra.Command {
	return &cobra.Command{
		Use: "stats", Short: "Count entities by type", Args: takes,
		RunE: func(cmd *cobra.Command, _ []string) error {
			p, at, err := a.stored(cmd.Context())
			if err != nil {
				return err
			}
			defer p.Close()
			report, err := p.Status(cmd.Context())
			if err != nil {
				return err
			}
			if a.asJSON(at.cfg) {
				return a.writeJSON(map[string]any{"entities": report.Entities, "total": answer.Total(report.Entities)})
			}
			var b render.Writer
			for _, t := range typeNames() {
				if n := report.Entities[t]; n > 0 {
					b.Printf("%-10s %7d\n", t, n)
				}
			}
			b.Printf("%-10s %7d\n", "total", answer.Total(report.Entities))
			return a.print(b.Page())
		},
	}
}
