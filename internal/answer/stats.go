package answer

import (
	"maps"
	"slices"

	ctxsys "github.com/ctx-sys/ctx-sys"
	"github.com/ctx-sys/ctx-sys/internal/graph"
	"github.com/ctx-sys/ctx-sys/internal/render"
)

// Stats counts kinds in the order of the vocabulary, and names what is most used and what is unknown.
func (t Text) Stats(s *graph.StatsResponse) render.Page {
	var b render.Writer
	b.Printf("%s, %s\n", ctxsys.Plural(s.Nodes, "entity"), ctxsys.Plural(s.Edges, "edge"))
	for _, kind := range ctxsys.RelationKinds {
		k := string(kind)
		if s.Kinds[k]+s.Unresolved[k]+s.External[k] == 0 {
			continue
		}
		b.Printf("  %-11s %7d", k, s.Kinds[k])
		if n := s.External[k]; n > 0 {
			b.Printf(", %d more to other packages", n)
		}
		if n := s.Unresolved[k]; n > 0 {
			b.Printf(", %d unresolved", n)
		}
		b.Printf("\n")
	}
	if len(s.Resolutions) > 0 {
		b.Printf("how they were resolved\n")
	}
	for _, kind := range ctxsys.RelationKinds {
		k := string(kind)
		if len(s.Resolutions[k]) > 0 {
			b.Printf("  %-11s %s\n", k, Counted(s.Resolutions[k]))
		}
	}
	if len(s.UnresolvedLanguages) > 0 {
		b.Printf("unresolved by language\n")
	}
	for _, l := range slices.Sorted(maps.Keys(s.UnresolvedLanguages)) {
		b.Printf("  %-11s %s\n", l, Counted(s.UnresolvedLanguages[l]))
	}
	if len(s.UnresolvedNames) > 0 {
		b.Printf("most frequent unresolved names\n")
	}
	for _, n := range s.UnresolvedNames {
		b.Printf("  %7d  %s %s  first at %s:%d\n", n.Count, n.First.Kind, n.Name, t.path(n.First.Source.Path), max(n.First.Line, 1))
	}
	if len(s.Hubs) > 0 {
		b.Printf("most used\n")
	}
	for _, h := range s.Hubs {
		b.Printf("  %7d  %s\n", h.InDegree, t.Place(h.Entity))
	}
	return b.Page()
}
