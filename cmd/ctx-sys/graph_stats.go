package main

import (
	"fmt"
	"maps"
	"slices"
	"strings"

	"github.com/spf13/cobra"

	"github.com/ctx-sys/ctx-sys/internal/engine"
)

func (a *app) graphStatsVerb() *cobra.Command {
	var format string
	cmd := &cobra.Command{
		Use: "stats", Short: "Count the graph by kind and resolution, and what could not be resolved", Args: takes,
		RunE: func(cmd *cobra.Command, _ []string) error {
			p, at, err := a.open(cmd.Context())
			if err != nil {
				return err
			}
			defer p.Close()
			format, err := a.format(format, at.cfg, "text", "json")
			if err != nil {
				return err
			}
			stats, err := p.GraphStats(cmd.Context())
			if err != nil {
				return err
			}
			if format == "json" {
				return a.writeJSON(stats)
			}
			return a.print(printable(a.statsText(at.Root, stats)))
		},
	}
	formatFlag(cmd, &format, "text", "json")
	return cmd
}

// statsText counts kinds in the order of the vocabulary, and names what is most used and what is unknown.
func (a *app) statsText(root string, s *engine.GraphStats) string {
	var b strings.Builder
	fmt.Fprintf(&b, "%d entities, %d edges\n", s.Nodes, s.Edges)
	for _, k := range kindNames() {
		if s.Kinds[k]+s.Unresolved[k]+s.External[k] == 0 {
			continue
		}
		fmt.Fprintf(&b, "  %-11s %7d", k, s.Kinds[k])
		if n := s.External[k]; n > 0 {
			fmt.Fprintf(&b, ", %d more to other packages", n)
		}
		if n := s.Unresolved[k]; n > 0 {
			fmt.Fprintf(&b, ", %d unresolved", n)
		}
		b.WriteString("\n")
	}
	if len(s.Resolutions) > 0 {
		b.WriteString("how they were resolved\n")
	}
	for _, k := range kindNames() {
		if len(s.Resolutions[k]) > 0 {
			fmt.Fprintf(&b, "  %-11s %s\n", k, counted(s.Resolutions[k]))
		}
	}
	if len(s.UnresolvedLanguages) > 0 {
		b.WriteString("unresolved by language\n")
	}
	for _, l := range slices.Sorted(maps.Keys(s.UnresolvedLanguages)) {
		fmt.Fprintf(&b, "  %-11s %s\n", l, counted(s.UnresolvedLanguages[l]))
	}
	if len(s.UnresolvedNames) > 0 {
		b.WriteString("most frequent unresolved names\n")
	}
	for _, n := range s.UnresolvedNames {
		fmt.Fprintf(&b, "  %7d  %s %s  first at %s:%d\n", n.Count, n.First.Kind, oneLine(n.Name), a.shownPath(root, n.First.Source.Path), max(n.First.Line, 1))
	}
	if len(s.Hubs) > 0 {
		b.WriteString("most used\n")
	}
	for _, h := range s.Hubs {
		fmt.Fprintf(&b, "  %7d  %s\n", h.InDegree, a.place(root, h.Entity))
	}
	return b.String()
}
