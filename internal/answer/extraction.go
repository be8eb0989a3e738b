package answer

import (
	"strings"

	ctxsys "github.com/ctx-sys/ctx-sys"
	"github.com/ctx-sys/ctx-sys/internal/extract"
	"github.com/ctx-sys/ctx-sys/internal/render"
)

// Extracted is what documents speak of, as a model named it.
func (t Text) Extracted(r *extract.Report) render.Page {
	var b render.Writer
	would := ""
	if r.DryRun {
		would = "would be "
	}
	for _, f := range r.Entities {
		document, _, _ := strings.Cut(f.Section, "#")
		what := "linked"
		if f.Added {
			what = "added"
		}
		b.Printf("%s%s %s  %s %s  from %s:%d\n", would, what, t.path(f.Path), f.Type, f.Name, t.path(document), f.Line)
	}
	b.Printf("%s: %s%d added, %s, %d there already, %d dropped; %s sent, %d unchanged", r.Model, would, r.Added, ctxsys.Plural(r.Linked, "link"), r.Known, r.Dropped, ctxsys.Plural(r.Sections, "section"), r.Unchanged)
	if r.Left > 0 {
		b.Printf(", %d left", r.Left)
	}
	if r.Calls > 0 {
		b.Printf("; %s, %s in, %d out", ctxsys.Plural(r.Calls, "call"), ctxsys.Plural(r.InputTokens, "token"), r.OutputTokens)
	}
	b.Printf("\n")
	return b.Page()
}
