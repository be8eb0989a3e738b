package answer

import (
	ctxsys "github.com/ctx-sys/ctx-sys"
	"github.com/ctx-sys/ctx-sys/internal/render"
	"github.com/ctx-sys/ctx-sys/internal/searcher"
)

// Matches counts what a search for exact text found, on the line above its results.
func Matches(r *searcher.Response) render.Page {
	m := r.Matches
	var b render.Writer
	if m == nil || m.Lines == 0 {
		return b.Page()
	}
	least := ""
	if m.Partial {
		least = "at least "
	}
	b.Printf("%s%s in %s", least, ctxsys.Plural(m.Lines, "line"), ctxsys.Plural(m.Files, "file"))
	if m.Shown < m.Lines {
		b.Printf(", %d shown: a larger limit shows more", m.Shown)
	}
	b.Printf("\n\n")
	return b.Page()
}
