package answer

import (
	"fmt"
	"slices"
	"strings"

	ctxsys "github.com/ctx-sys/ctx-sys"
	"github.com/ctx-sys/ctx-sys/internal/engine"
)

// cycleMembers is how many members beside the shortest way round are named.
const cycleMembers = 10

// Cycles shows of each cycle a shortest way round, an edge a line, and then who else is in it.
func (t Text) Cycles(r *engine.CyclesResponse) string {
	var b strings.Builder
	fmt.Fprintf(&b, "cycles of %s: %d%s\n", KindList(r.Kinds), r.Total, shownPart(len(r.Cycles), r.Paging))
	for _, c := range r.Cycles {
		if len(c.Cycle) == 1 {
			b.WriteString("one by itself\n")
		} else {
			fmt.Fprintf(&b, "%d that reach one another, a shortest way round:\n", c.Size)
		}
		var onWay []string
		for _, e := range c.Cycle {
			onWay = append(onWay, e.Source.ID)
			fmt.Fprintf(&b, "  %s\n", t.using("", e))
		}
		also := 0
		for _, m := range c.Members {
			if also < cycleMembers && !slices.Contains(onWay, m.ID) {
				fmt.Fprintf(&b, "  also %s\n", t.end(&m, ""))
				also++
			}
		}
		if more := c.Size - len(onWay) - also; more > 0 {
			fmt.Fprintf(&b, "  and %d more\n", more)
		}
	}
	return b.String()
}

func KindList(kinds []ctxsys.RelationKind) string {
	var names []string
	for _, k := range kinds {
		names = append(names, string(k))
	}
	return strings.Join(names, ", ")
}
