package answer

import (
	"strings"

	ctxsys "github.com/ctx-sys/ctx-sys"
	"github.com/ctx-sys/ctx-sys/internal/refactor"
	"github.com/ctx-sys/ctx-sys/internal/render"
)

// Edited shows what an edit of files changes, or changed, and what it left.
func (t Text) Edited(r *refactor.Result) render.Page {
	var b render.Writer
	places := 0
	for i := range r.Changes {
		places += r.Changes[i].Places
	}
	did := "not written yet"
	if r.Applied {
		did = "written"
	}
	b.Printf("%s in %s, %s\n", ctxsys.Plural(places, "change"), ctxsys.Plural(len(r.Changes), "file"), did)
	for i := range r.Changes {
		b.Printf("%s", render.Fenced("diff", strings.TrimRight(r.Changes[i].Diff, "\n")))
	}
	if len(r.Left) > 0 {
		b.Printf("other places of the name, left as they are\n")
	}
	for _, l := range r.Left {
		b.Printf("  %s:%d  %s\n", t.path(l.Path), l.Line, l.Text)
	}
	more(&b, r.More)
	return b.Page()
}
