package answer

import (
	"fmt"
	"strings"

	"github.com/ctx-sys/ctx-sys/internal/engine"
	"github.com/ctx-sys/ctx-sys/internal/render"
)

// Ambiguous lists the entities that a name fits, one a line: an id, and what it is the id of.
func Ambiguous(e *engine.AmbiguousError) string {
	var b strings.Builder
	for i := range e.Candidates {
		c := &e.Candidates[i]
		fmt.Fprintf(&b, "  %s  (%s, line %d)\n", render.Line(c.ID), c.Type, max(c.StartLine, 1))
	}
	if more := e.Total - len(e.Candidates); more > 0 {
		fmt.Fprintf(&b, "  and %d more\n", more)
	}
	return b.String()
}

// sameName says which other entities have the name that was asked for.
func sameName(others []string) string {
	if len(others) == 0 {
		return ""
	}
	ids := make([]string, len(others))
	for i, id := range others {
		ids[i] = render.Line(id)
	}
	return "others of this name: " + strings.Join(ids, ", ") + "\n"
}
