package answer

import (
	ctxsys "github.com/ctx-sys/ctx-sys"
	"github.com/ctx-sys/ctx-sys/internal/doctor"
	"github.com/ctx-sys/ctx-sys/internal/render"
)

// shownErrors is how many syntax errors of one file are shown: after the first the others often follow from it.
const shownErrors = 3

// Problems lists the files that could not be read whole, a line for each place.
func (t Text) Problems(r *doctor.ProblemReport) render.Page {
	if r.Total == 0 {
		return render.Pagef("every indexed file was read whole\n")
	}
	var b render.Writer
	for _, p := range r.Files {
		path := t.path(p.Path)
		if len(p.Syntax) == 0 {
			b.Printf("%s  %s\n", path, p.Error)
		}
		for _, e := range p.Syntax[:min(len(p.Syntax), shownErrors)] {
			b.Printf("%s:%d  %s\n", path, e.Line, e.Message)
		}
		if more := len(p.Syntax) - shownErrors; more > 0 {
			b.Printf("%s  %s\n", path, ctxsys.Plural(more, "more place"))
		}
	}
	if more := r.Total - len(r.Files); more > 0 {
		b.Printf("and %s: a larger limit shows them\n", ctxsys.Plural(more, "more file"))
	}
	return b.Page()
}
