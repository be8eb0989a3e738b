package answer

import (
	"github.com/ctx-sys/ctx-sys/internal/graph"
	"github.com/ctx-sys/ctx-sys/internal/render"
)

// Hubs has a line an entity: its centrality in multiples of the mean, the edges that end in it, its place.
func (t Text) Hubs(r *graph.HubsResponse) render.Page {
	var b render.Writer
	b.Printf("hubs: %d%s\ncentrality  edges\n", r.Total, shownPart(len(r.Hubs), r.Paging))
	for _, h := range r.Hubs {
		b.Printf("  %8.1f %6d  %s\n", h.Centrality, h.InDegree, t.Place(h.Entity))
	}
	return b.Page()
}
