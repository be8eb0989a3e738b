package answer

import (
	"fmt"
	"maps"
	"slices"
	"strings"

	ctxsys "github.com/ctx-sys/ctx-sys"
	"github.com/ctx-sys/ctx-sys/internal/engine"
	"github.com/ctx-sys/ctx-sys/internal/render"
)

// Stats counts kinds in the order of the vocabulary, and names what is most used and what is unknown.
func (t Text) Stats(s *engine.GraphStats) string {
	var b strings.Builder
	fmt.Fprintf(&b, "%d entities, %d edges\n", s.Nodes, s.Edges)
	for _, kind := range ctxsys.RelationKinds {
		k := string(kind)
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
	for _, kind := range ctxsys.RelationKinds {
		k := string(kind)
		if len(s.Resolutions[k]) > 0 {
			fmt.Fprintf(&b, "  %-11s %s\n", k, Counted(s.Resolutions[k]))
		}
	}
	if len(s.UnresolvedLanguages) > 0 {
		b.WriteString("unresolved by language\n")
	}
	for _, l := range slices.Sorted(maps.Keys(s.UnresolvedLanguages)) {
		fmt.Fprintf(&b, "  %-11s %s\n", l, Counted(s.UnresolvedLanguages[l]))
	}
	if len(s.UnresolvedNames) > 0 {
		b.WriteString("most frequent unresolved names\n")
	}
	for _, n := range s.UnresolvedNames {
		fmt.Fprintf(&b, "  %7d  %s %s  first at %s:%d\n", n.Count, n.First.Kind, render.Line(n.Name), t.path(n.First.Source.Path), max(n.First.Line, 1))
	}
	if len(s.Hubs) > 0 {
		b.WriteString("most used\n")
	}
	for _, h := range s.Hubs {
		fmt.Fprintf(&b, "  %7d  %s\n", h.InDegree, t.Place(h.Entity))
	}
	return b.String()
}
