package answer

import (
	"fmt"
	"strings"

	"github.com/ctx-sys/ctx-sys/internal/engine"
)

// Similar has a line an entity: how much it is alike, and its place.
func (t Text) Similar(r *engine.SimilarResponse) string {
	var b strings.Builder
	fmt.Fprintf(&b, "%s\nsimilar: %d%s\n", t.Place(r.Start), r.Total, shownPart(len(r.Similar), r.Paging))
	for _, s := range r.Similar {
		note := ""
		if s.Copy {
			note = "  (a copy)"
		}
		fmt.Fprintf(&b, "  %.2f  %s%s\n", s.Similarity, t.Place(s.Entity), note)
	}
	return b.String()
}
