package answer

import (
	"github.com/ctx-sys/ctx-sys/internal/graph"
	"github.com/ctx-sys/ctx-sys/internal/render"
)

// Unresolved has a line an edge: where it is written, what, and why it leads nowhere.
func (t Text) Unresolved(r *graph.UnresolvedResponse) render.Page {
	var b render.Writer
	b.Printf("unresolved: %d%s", r.Total, shownPart(len(r.Edges), r.Paging))
	if len(r.Resolutions) > 1 {
		b.Printf("  (%s)", Counted(r.Resolutions))
	}
	b.Printf("\n")
	for _, e := range r.Edges {
		b.Printf("  %s:%d  %s %s  (%s)\n", t.path(e.Source.Path), max(e.Line, e.Source.Line, 1), e.Kind, e.TargetText, e.Resolution)
	}
	return b.Page()
}
