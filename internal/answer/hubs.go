package answer

import (
	"github.com/ctx-sys/ctx-sys/internal/engine"
	"github.com/ctx-sys/ctx-sys/internal/render"
)

// Hubs has a line an entity: its centrality in multiples of the mean, the edges that end in it, its place.
func (t Text) Hubs(r *engine.HubsResponse) render.Page {
	var b render.Writer
	b.Printf("hubs: %d%s\ncentrality  edges\n", r.Total, shownPart(len(r.Hubs), r.Paging))
	for _, h := range r.Hubs {
		b.Printf("  %8.1f %6d  %s\n", h.Centrality, h.InDegree, t.Place(h.Entity))
	}
	return b.Page()
}

func (t Text) Unreferenced(r *engine.UnreferencedResponse) render.Page {
	var b render.Writer
	b.Printf("unreferenced: %d, %d of them without doubt%s\n", r.Total, r.Sure, shownPart(len(r.Symbols), r.Paging))
	for _, s := range r.Symbols {
		b.Printf("  %s", t.Place(s.Entity))
		for i, d := range s.Doubts {
			b.Printf("%s%s", []string{"  (", "; "}[min(i, 1)], d.Why)
		}
		if len(s.Doubts) > 0 {
			b.Printf(")")
		}
		b.Printf("\n")
	}
	return b.Page()
}
