package answer

import (
	"cmp"

	"github.com/ctx-sys/ctx-sys/internal/graph"
	"github.com/ctx-sys/ctx-sys/internal/render"
)

// Unreferenced lists the symbols that nothing uses for certain, and then the others in groups, by their strongest doubt.
// A heading counts all of its group, on whatever page they are.
func (t Text) Unreferenced(r *graph.UnreferencedResponse) render.Page {
	var b render.Writer
	b.Printf("unreferenced: %d, %d certain%s\n", r.Total, r.Sure, shownPart(len(r.Symbols), r.Paging))
	group := ""
	for _, s := range r.Symbols {
		if len(s.Doubts) > 0 && s.Doubts[0].Kind != group {
			group = s.Doubts[0].Kind
			b.Printf("in doubt, %s: %d\n", cmp.Or(doubtWords[group], group), r.Reasons[group])
		}
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

// doubtWords words the kinds of doubt.
var doubtWords = map[string]string{
	"mentioned":    "the name occurs elsewhere",
	"composed":     "the name may be put together at run time",
	"reflection":   "reflection may reach it",
	"unchecked":    "the name could not be looked for",
	"test_data":    "a test may read it",
	"vendored":     "code of others",
	"generated":    "generated code",
	"surroundings": "what surrounds it may use it",
	"twin":         "another definition of the name is used",
	"member":       "code that has the object can use it",
	"interface":    "part of an interface",
	"exported":     "code outside of the project may use it",
	"unresolved":   "unresolved uses have its name",
	"value":        "its value may count, not its name",
	"implicit":     "the language may use it unnamed",
	"registered":   "its base may know it",
	"overrides":    "callers of what it overrides may mean it",
	"decorated":    "what decorates it may call it",
	"entry_point":  "an entry point",
}
