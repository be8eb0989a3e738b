package answer

import (
	"strings"

	ctxsys "github.com/ctx-sys/ctx-sys"
	"github.com/ctx-sys/ctx-sys/internal/engine"
	"github.com/ctx-sys/ctx-sys/internal/render"
)

// File says what indexing one file gave.
func (t Text) File(r *engine.FileReport) render.Page {
	var b render.Writer
	what := "unchanged"
	if r.Changed {
		what = "indexed"
	}
	b.Printf("%s: %s", t.path(r.Document.Path), what)
	for _, typ := range ctxsys.EntityTypes {
		if n := r.Entities[string(typ)]; n > 0 {
			b.Printf(", %s", ctxsys.Plural(n, strings.ReplaceAll(string(typ), "_", " ")))
		}
	}
	b.Printf(", %s, %d unresolved\n", ctxsys.Plural(r.Links, "link"), len(r.Unresolved))
	for _, e := range r.Unresolved {
		b.Printf("  %s:%d  %s  (%s)\n", t.path(e.Source.Path), max(e.Line, 1), e.TargetText, e.Resolution)
	}
	for _, n := range r.Notices {
		b.Printf("notice: %s\n", n.Text)
	}
	return b.Page()
}
