package answer

import (
	"fmt"
	"strings"

	"github.com/ctx-sys/ctx-sys/internal/engine"
	"github.com/ctx-sys/ctx-sys/internal/render"
)

// shownErrors is how many syntax errors of one file are shown: after the first the others often follow from it.
const shownErrors = 3

// Problems lists the files that could not be read whole, a line for each place.
func (t Text) Problems(r *engine.ProblemReport) string {
	if r.Total == 0 {
		return "every indexed file was read whole\n"
	}
	var b strings.Builder
	for _, p := range r.Files {
		path := render.Line(t.path(p.Path))
		if len(p.Syntax) == 0 {
			fmt.Fprintf(&b, "%s  %s\n", path, render.Line(p.Error))
		}
		for _, e := range p.Syntax[:min(len(p.Syntax), shownErrors)] {
			fmt.Fprintf(&b, "%s:%d  %s\n", path, e.Line, render.Line(e.Message))
		}
		if more := len(p.Syntax) - shownErrors; more > 0 {
			fmt.Fprintf(&b, "%s  %s\n", path, Plural(more, "more place"))
		}
	}
	if more := r.Total - len(r.Files); more > 0 {
		fmt.Fprintf(&b, "and %s: a larger limit shows them\n", Plural(more, "more file"))
	}
	return b.String()
}
