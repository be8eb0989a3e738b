package main

import (
	"context"
	"fmt"
	"slices"
	"strings"

	"github.com/spf13/cobra"

	ctxsys "github.com/ctx-sys/ctx-sys"
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
	p, at, err := a.open(ctx)
	if err != nil {
		return err
	}
	defer p.Close()
	format, err := a.format(asked, at.cfg, drawnFormats()...)
	if err != nil {
		return err
	}
	resp, err := p.Cycles(ctx, req)
	if err != nil {
		return err
	}
	if format != "text" || len(resp.Cycles) > 0 {
		text := func() string { return a.cyclesText(at.Root, resp) }
		if err := a.printGraph(format, resp, text, func() drawn { return drawCycles(resp) }); err != nil {
			return err
		}
	}
	a.notePage(len(resp.Cycles), resp.Paging, "")
	if len(resp.Cycles) == 0 {
		return nothing("no cycles of %s: --kind looks for others", kindList(resp.Kinds))
	}
	return nil
}

func kindList(kinds []ctxsys.RelationKind) string {
	var names []string
	for _, k := range kinds {
		names = append(names, string(k))
	}
	return strings.Join(names, ", ")
}

// cycleMembers is how many members beside the shortest way round are named.
const cycleMembers = 10

// cyclesText shows of each cycle a shortest way round, an edge a line, and then who else is in it.
func (a *app) cyclesText(root string, r *engine.CyclesResponse) string {
	var b strings.Builder
	fmt.Fprintf(&b, "cycles of %s: %d%s\n", kindList(r.Kinds), r.Total, shownPart(len(r.Cycles), r.Paging))
	for _, c := range r.Cycles {
		if len(c.Cycle) == 1 {
			b.WriteString("one by itself\n")
		} else {
			fmt.Fprintf(&b, "%d that reach one another, a shortest way round:\n", c.Size)
		}
		var onWay []string
		for _, e := range c.Cycle {
			onWay = append(onWay, e.Source.ID)
			fmt.Fprintf(&b, "  %s\n", a.using(root, "", e))
		}
		also := 0
		for _, m := range c.Members {
			if also < cycleMembers && !slices.Contains(onWay, m.ID) {
				fmt.Fprintf(&b, "  also %s\n", a.end(root, &m, ""))
				also++
			}
		}
		if more := c.Size - len(onWay) - also; more > 0 {
			fmt.Fprintf(&b, "  and %d more\n", more)
		}
	}
	return b.String()
}
