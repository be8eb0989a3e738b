package main

import (
	"cmp"
	"context"

	"github.com/spf13/cobra"

	"github.com/ctx-sys/ctx-sys/internal/answer"
	"github.com/ctx-sys/ctx-sys/internal/engine"
	"github.com/ctx-sys/ctx-sys/internal/render"
)

// usesVerb is one of the questions that are answered with the edges to an entity, or from it.
type usesVerb struct {
	name, arg, short string
	depth            string
	ask              func(*engine.Project, context.Context, engine.UsesRequest) (*engine.UsesResponse, error)
}

func (a *app) graphUsesVerbs() []*cobra.Command {
	var out []*cobra.Command
	for _, v := range []usesVerb{
		{"callers", "NAME|ID", "List the calls of an entity", "1", (*engine.Project).Callers},
		{"callees", "NAME|ID", "List what an entity calls", "1", (*engine.Project).Callees},
		{"importers", "FILE|FOLDER|PACKAGE", "List the files that import one", "1", (*engine.Project).Importers},
		{"implementations", "NAME|ID", "List the types that implement or extend one, the methods that override one", "all", (*engine.Project).Implementations},
	} {
		out = append(out, a.graphUsesVerb(v))
	}
	return out
}

func (a *app) graphUsesVerb(v usesVerb) *cobra.Command {
	var req engine.UsesRequest
	var format string
	cmd := &cobra.Command{
		Use: v.name + " " + v.arg, Short: v.short, Args: takes,
		RunE: func(cmd *cobra.Command, args []string) error {
			req.Entity = args[0]
			return a.uses(cmd.Context(), v, req, format)
		},
	}
	cmd.Flags().IntVar(&req.Depth, "depth", 0, "`NUMBER` of steps to follow (default "+v.depth+")")
	pageFlags(cmd.Flags(), &req.Limit, &req.Offset, 50)
	formatFlag(cmd, &format, drawnFormats()...)
	return cmd
}

func (a *app) uses(ctx context.Context, v usesVerb, req engine.UsesRequest, asked string) error {
	resp, err := askGraph(ctx, a, asked, graphQuestion[*engine.UsesResponse]{
		ask:  func(p *engine.Project, _ place) (*engine.UsesResponse, error) { return v.ask(p, ctx, req) },
		text: func(t answer.Text, r *engine.UsesResponse) render.Page { return t.Uses(v.name, r) },
		draw: drawUses,
	})
	if err != nil {
		return err
	}
	a.notePage(len(resp.Edges), resp.Paging, "a smaller --depth shows all of it")
	return usesFound(v, resp)
}

// usesFound is an error when an answer holds nothing, not even something that may be meant.
func usesFound(v usesVerb, r *engine.UsesResponse) error {
	maybe := r.Unresolved.Total
	for _, d := range r.Through {
		maybe += d.Uses
	}
	switch {
	case r.Total > 0 && len(r.Edges) == 0:
		return nothing("there are %d %s: use an --offset below that", r.Total, v.name)
	case r.Total == 0 && r.Unknown != "":
		return nothing("the %s of %s are unknown, %s: run `ctx-sys index --depth full`", v.name, cmp.Or(r.Start.QualifiedName, r.Start.Name), r.Unknown)
	case r.Total == 0 && maybe == 0:
		return nothing("no %s of %s: `ctx-sys graph %s` shows what there is", v.name, cmp.Or(r.Start.QualifiedName, r.Start.Name), r.Start.ID)
	}
	return nil
}
