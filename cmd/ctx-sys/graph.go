package main

import (
	"context"
	"fmt"
	"strings"

	"github.com/spf13/cobra"

	ctxsys "github.com/ctx-sys/ctx-sys"
	"github.com/ctx-sys/ctx-sys/internal/engine"
)

func (a *app) graphVerb() *cobra.Command {
	var req engine.GraphRequest
	var kinds []string
	var format string
	cmd := &cobra.Command{
		Use:     "graph NAME|ID",
		Short:   "Show what is around an entity: who uses it, what it uses",
		Example: "  ctx-sys graph Server.Start --direction in --kind calls\n  ctx-sys graph internal/cache/lru.go --format mermaid",
		Args:    takes,
		RunE: func(cmd *cobra.Command, args []string) (err error) {
			req.Entity = args[0]
			if req.Kinds, err = relationKinds(kinds); err != nil {
				return err
			}
			if req.Direction != "" {
				if err := oneOf("direction", req.Direction, []string{"in", "out", "both"}); err != nil {
					return err
				}
			}
			return a.graph(cmd.Context(), req, format)
		},
	}
	flags := cmd.Flags()
	flags.IntVar(&req.Depth, "depth", 0, "`NUMBER` of edges to follow (default 2)")
	flags.StringSliceVar(&kinds, "kind", nil, "limit to these `KINDS` of edge")
	flags.StringVar(&req.Direction, "direction", "", "`WAY`: in (users), out (used) or both (default both)")
	flags.IntVar(&req.Limit, "limit", 0, "`NUMBER` of entities at most (default 200)")
	flags.StringVar(&format, "format", "", "`FORMAT`: text, json, dot or mermaid")
	must(cmd.RegisterFlagCompletionFunc("kind", words(kindNames()...)))
	must(cmd.RegisterFlagCompletionFunc("direction", words("in", "out", "both")))
	must(cmd.RegisterFlagCompletionFunc("format", words("text", "json", "dot", "mermaid")))
	cmd.AddCommand(a.graphPathVerb(), a.graphStatsVerb(), a.graphExportVerb())
	return cmd
}

func (a *app) graph(ctx context.Context, req engine.GraphRequest, asked string) error {
	p, at, err := a.open(ctx)
	if err != nil {
		return err
	}
	defer p.Close()
	format, err := a.format(asked, at.cfg, "text", "json", "dot", "mermaid")
	if err != nil {
		return err
	}
	resp, err := p.Graph(ctx, req)
	if err != nil {
		return err
	}
	if resp.Truncated {
		a.note("only the nearest %d entities are shown: use --limit, --kind or --direction", len(resp.Nodes))
	}
	switch format {
	case "json":
		return a.writeJSON(resp)
	case "dot":
		return a.print(graphDot(resp))
	case "mermaid":
		return a.print(graphMermaid(resp))
	}
	return a.print(printable(a.graphText(at.Root, resp)))
}

func (a *app) graphPathVerb() *cobra.Command {
	return &cobra.Command{
		Use: "path FROM TO", Short: "Show a shortest way from one entity to another", Args: takes,
		RunE: func(cmd *cobra.Command, args []string) error {
			p, at, err := a.open(cmd.Context())
			if err != nil {
				return err
			}
			defer p.Close()
			resp, err := p.GraphPath(cmd.Context(), args[0], args[1])
			if err != nil {
				return err
			}
			if a.asJSON(at.cfg) {
				err = a.writeJSON(resp)
			} else {
				err = a.print(printable(a.pathText(at.Root, resp)))
			}
			if err == nil && len(resp.Nodes) == 0 {
				err = nothing("no path from %s to %s: try it the other way round", args[0], args[1])
			}
			return err
		},
	}
}

func (a *app) graphStatsVerb() *cobra.Command {
	return &cobra.Command{
		Use: "stats", Short: "Count the graph", Args: takes,
		RunE: func(cmd *cobra.Command, _ []string) error {
			p, at, err := a.open(cmd.Context())
			if err != nil {
				return err
			}
			defer p.Close()
			stats, err := p.GraphStats(cmd.Context())
			if err != nil {
				return err
			}
			if a.asJSON(at.cfg) {
				return a.writeJSON(stats)
			}
			return a.print(printable(a.statsText(at.Root, stats)))
		},
	}
}

func (a *app) graphExportVerb() *cobra.Command {
	var format string
	cmd := &cobra.Command{
		Use: "export", Short: "Print every edge, one JSON object a line", Args: takes,
		RunE: func(cmd *cobra.Command, _ []string) error {
			if err := oneOf("format", format, []string{"jsonl"}); err != nil {
				return err
			}
			p, _, err := a.open(cmd.Context())
			if err != nil {
				return err
			}
			defer p.Close()
			return p.GraphExport(cmd.Context(), a.out)
		},
	}
	cmd.Flags().StringVar(&format, "format", "jsonl", "`FORMAT`: jsonl")
	return cmd
}

func relationKinds(names []string) ([]ctxsys.RelationKind, error) {
	var out []ctxsys.RelationKind
	for _, name := range names {
		if err := oneOf("kind", name, kindNames()); err != nil {
			return nil, err
		}
		out = append(out, ctxsys.RelationKind(name))
	}
	return out, nil
}

func kindNames() []string {
	var names []string
	for _, k := range ctxsys.RelationKinds {
		names = append(names, string(k))
	}
	return names
}

// statsText counts kinds in the order of the vocabulary, and names the entities most used.
func (a *app) statsText(root string, s *engine.GraphStats) string {
	var b strings.Builder
	fmt.Fprintf(&b, "%d entities, %d edges\n", s.Nodes, s.Edges)
	for _, k := range kindNames() {
		if s.Kinds[k]+s.Unresolved[k]+s.External[k] > 0 {
			fmt.Fprintf(&b, "  %-11s %7d", k, s.Kinds[k])
			if n := s.External[k]; n > 0 {
				fmt.Fprintf(&b, ", %d more to other packages", n)
			}
			if n := s.Unresolved[k]; n > 0 {
				fmt.Fprintf(&b, ", %d unresolved", n)
			}
			b.WriteString("\n")
		}
	}
	if len(s.Hubs) > 0 {
		b.WriteString("most used\n")
	}
	for _, h := range s.Hubs {
		fmt.Fprintf(&b, "  %7d  %s\n", h.InDegree, a.place(root, h.Entity))
	}
	return b.String()
}
