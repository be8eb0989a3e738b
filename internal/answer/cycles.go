package answer

import (
	"slices"
	"strings"

	ctxsys "github.com/ctx-sys/ctx-sys"
	"github.com/ctx-sys/ctx-sys/internal/graph"
	"github.com/ctx-sys/ctx-sys/internal/render"
)

// cycleMembers is how many members next to the shortest way round are named.
const cycleMembers = 10

// Cycles shows of each cycle a shortest way round, an edge a line, and then who else is in it.
func (t Text) Cycles(r *graph.CyclesResponse) render.Page {
	var b render.Writer
	b.Printf("cycles of %s: %d%s\n", KindList(r.Kinds), r.Total, shownPart(len(r.Cycles), r.Paging))
	for _, c := range r.Cycles {
		if len(c.Cycle) == 1 {
			b.Printf("1 in a cycle with itself:\n")
		} else {
			b.Printf("%d in cycles with each other, a shortest one:\n", c.Size)
		}
		var onWay []string
		for _, e := range c.Cycle {
			onWay = append(onWay, e.Source.ID)
			b.Printf("  %s\n", t.using("", e))
		}
		also := 0
		for _, m := range c.Members {
			if also < cycleMembers && !slices.Contains(onWay, m.ID) {
				b.Printf("  also %s\n", t.end(&m, ""))
				also++
			}
		}
		if more := c.Size - len(onWay) - also; more > 0 {
			b.Printf("  and %d more\n", more)
		}
	}
	return b.Page()
}

func KindList(kinds []ctxsys.RelationKind) string {
	var names []string
	for _, k := range kinds {
		names = append(names, string(k))
	}
	return strings.Join(names, ", ")
}
