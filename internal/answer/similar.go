package answer

import (
	"github.com/ctx-sys/ctx-sys/internal/render"
	"github.com/ctx-sys/ctx-sys/internal/similar"
)

// Similar has a line an entity: how much it is alike, and its place.
func (t Text) Similar(r *similar.Response) render.Page {
	var b render.Writer
	b.Printf("%s\nsimilar: %d%s\n", t.Place(r.Start), r.Total, shownPart(len(r.Similar), r.Paging))
	for _, s := range r.Similar {
		note := ""
		if s.Copy {
			note = "  (a copy)"
		}
		b.Printf("  %.2f  %s%s\n", s.Similarity, t.Place(s.Entity), note)
	}
	return b.Page()
}
