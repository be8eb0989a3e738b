package answer

import (
	"strings"

	"github.com/ctx-sys/ctx-sys/internal/graph"
	"github.com/ctx-sys/ctx-sys/internal/render"
)

// Ambiguous lists the entities that a name fits, one a line: an id, and what it is the id of.
func Ambiguous(e *graph.AmbiguousError) render.Page {
	var b render.Writer
	for i := range e.Candidates {
		c := &e.Candidates[i]
		b.Printf("  %s  (%s, line %d)\n", c.ID, c.Type, max(c.StartLine, 1))
	}
	if more := e.Total - len(e.Candidates); more > 0 {
		b.Printf("  and %d more\n", more)
	}
	return b.Page()
}

// sameName says which other entities have the name that was asked for.
func sameName(others []string) render.Page {
	if len(others) == 0 {
		return render.Page{}
	}
	return render.Pagef("others of this name: %s\n", strings.Join(others, ", "))
}
