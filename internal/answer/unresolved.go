package answer

import (
	"fmt"
	"strings"

	"github.com/ctx-sys/ctx-sys/internal/engine"
	"github.com/ctx-sys/ctx-sys/internal/render"
)

// Unresolved has a line an edge: where it is written, what, and why it leads nowhere.
func (t Text) Unresolved(r *engine.UnresolvedResponse) string {
	var b strings.Builder
	fmt.Fprintf(&b, "unresolved: %d%s", r.Total, shownPart(len(r.Edges), r.Paging))
	if len(r.Resolutions) > 1 {
		b.WriteString("  (" + Counted(r.Resolutions) + ")")
	}
	b.WriteString("\n")
	for _, e := range r.Edges {
		fmt.Fprintf(&b, "  %s:%d  %s %s  (%s)\n", t.path(e.Source.Path), max(e.Line, e.Source.Line, 1), e.Kind, render.Line(e.TargetText), e.Resolution)
	}
	return b.String()
}
