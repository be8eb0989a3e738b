package main

import (
	"context"
	"fmt"
	"strings"

	"github.com/spf13/cobra"

	"github.com/ctx-sys/ctx-sys/internal/engine"
)

// usesVerb is one of the questions that are answered with the edges to an entity, or from it.
type usesVerb struct {
	name, arg, short string
	open             string // what an unresolved edge of it is
	depth            string
	ask              func(*engine.Project, context.Context, engine.UsesRequest) (*engine.UsesResponse, error)
}

func (a *app) graphUsesVerbs() []*cobra.Command {
	var out []*cobra.Command
	for _, v := range []usesVerb{
		{"callers", "NAME|ID", "List the calls of an entity", "calls", "1", (*engine.Project).Callers},
		{"callees", "NAME|ID", "List what an entity calls", "calls", "1", (*engine.Project).Callees},
		{"importers", "FILE|FOLDER|PACKAGE", "List the files that import one", "imports", "1", (*engine.Project).Importers},
		{"implementations", "NAME|ID", "List the types that implement or extend one, the methods that override one", "bases", "all", (*engine.Project).Implementations},
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
	p, at, err := a.open(ctx)
	if err != nil {
		return err
	}
	defer p.Close()
	format, err := a.format(asked, at.cfg, drawnFormats()...)
	if err != nil {
		return err
	}
	resp, err := v.ask(p, ctx, req)
	if err != nil {
		return err
	}
	text := func() string { return a.usesText(at.Root, v, resp) }
	if err := a.printGraph(format, resp, text, func() drawn { return drawUses(resp) }); err != nil {
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
	case r.Total == 0 && maybe == 0:
		return nothing("no %s of %s: `ctx-sys graph %s` shows what there is", v.name, named(r.Start.QualifiedName, r.Start.Name), r.Start.ID)
	}
	return nil
}

// usesText lists edges by the anchors one would jump to: who uses the start, or what the start uses.
func (a *app) usesText(root string, v usesVerb, r *engine.UsesResponse) string {
	var b strings.Builder
	if r.Start.Path != "" {
		b.WriteString(a.place(root, r.Start) + "\n")
	} else {
		b.WriteString(r.Start.QualifiedName + "  (another package)\n")
	}
	fmt.Fprintf(&b, "%s: %d%s\n", v.name, r.Total, shownPart(len(r.Edges), r.Paging))
	for _, e := range r.Edges {
		switch v.name {
		case "callees":
			b.WriteString("  " + a.used(root, r.Start.ID, e.GraphEdge) + "\n")
		case "implementations": // the one kind of list that has two kinds of edge
			fmt.Fprintf(&b, "  %s %s\n", e.Kind, a.using(root, r.Start.ID, e.GraphEdge))
		default:
			b.WriteString("  " + a.using(root, r.Start.ID, e.GraphEdge) + "\n")
		}
	}
	for _, d := range r.Through {
		fmt.Fprintf(&b, "overrides %s, %s of which may mean it: %d\n", a.end(root, &d.EdgeEnd, ""), v.name, d.Uses)
	}
	b.WriteString(a.openText(root, v.open, r.Unresolved))
	return b.String()
}

// shownPart says which part of all there is a page is.
func shownPart(n int, p engine.Paging) string {
	if n == p.Total {
		return ""
	}
	return fmt.Sprintf(", %d to %d shown", min(p.Offset+1, p.Total), p.Offset+n)
}

// openText tells none from unknown: what could not be resolved may be what was asked about.
func (a *app) openText(root, what string, open engine.OpenUses) string {
	if open.Total == 0 {
		return ""
	}
	var b strings.Builder
	fmt.Fprintf(&b, "unresolved %s of the name, which may be more: %s\n", what, counted(open.Languages))
	for _, e := range open.Edges {
		fmt.Fprintf(&b, "  %s  %s\n", a.user(root, e), oneLine(e.TargetText))
	}
	if more := open.Total - len(open.Edges); more > 0 {
		fmt.Fprintf(&b, "  and %d more\n", more)
	}
	return b.String()
}
