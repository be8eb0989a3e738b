package answer

import (
	"fmt"
	"strings"

	"github.com/ctx-sys/ctx-sys/internal/engine"
)

// Hubs has a line an entity: its centrality in multiples of the mean, the edges that end in it, its place.
func (t Text) Hubs(r *engine.HubsResponse) string {
	var b strings.Builder
	fmt.Fprintf(&b, "hubs: %d%s\ncentrality  edges\n", r.Total, shownPart(len(r.Hubs), r.Paging))
	for _, h := range r.Hubs {
		fmt.Fprintf(&b, "  %8.1f %6d  %s\n", h.Centrality, h.InDegree, t.Place(h.Entity))
	}
	return b.String()
}

func (t Text) Unreferenced(r *engine.UnreferencedResponse) string {
	var b strings.Builder
	fmt.Fprintf(&b, "unreferenced: %d, %d of them without doubt%s\n", r.Total, r.Sure, shownPart(len(r.Symbols), r.Paging))
	for _, s := range r.Symbols {
		b.WriteString("  " + t.Place(s.Entity))
		for i, d := range s.Doubts {
			b.WriteString([]string{"  (", "; "}[min(i, 1)] + d.Why)
		}
		if len(s.Doubts) > 0 {
			b.WriteString(")")
		}
		b.WriteString("\n")
	}
	return b.String()
}
