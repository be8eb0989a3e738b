package answer

import (
	ctxsys "github.com/ctx-sys/ctx-sys"
	"github.com/ctx-sys/ctx-sys/internal/render"
	"github.com/ctx-sys/ctx-sys/internal/written"
)

const pending = "another process is indexing: it is found when that is done"

// Added is an entity that was written down.
func (t Text) Added(r *written.AddEntityResponse) render.Page {
	var b render.Writer
	verb := "changed"
	if r.Created {
		verb = "added"
	}
	b.Printf("%s %s\n", verb, t.Place(r.Entity))
	if r.MaskedSecrets > 0 {
		b.Printf("masked %s in it\n", ctxsys.Plural(r.MaskedSecrets, "secret"))
	}
	if r.Pending {
		b.Printf("%s\n", pending)
	}
	return b.Page()
}

// Removed is an entity that was written down and is gone.
func (t Text) Removed(r *written.RemoveEntityResponse) render.Page {
	var b render.Writer
	b.Printf("removed %s\n", t.Place(r.Entity))
	if r.LinksLeft > 0 {
		b.Printf("links to it that lead nowhere now: %d\n", r.LinksLeft)
	}
	return b.Page()
}

// Linked is a link that was written down.
func (t Text) Linked(r *written.LinkResponse) render.Page {
	var b render.Writer
	verb := "was linked: "
	switch {
	case r.Created:
		verb = "linked: "
	case r.Changed:
		verb = "changed: "
	}
	b.Printf("%s", verb)
	if e := r.Edge; e != nil {
		b.Printf("%s -> %s %s  ", endName(&e.Source), e.Kind, t.end(e.Target, e.TargetText))
	}
	b.Printf("(written in %s)\n", t.path(r.Path))
	if r.Pending {
		b.Printf("%s\n", pending)
	}
	return b.Page()
}

// Unlinked is the links that were taken back.
func (t Text) Unlinked(r *written.UnlinkResponse) render.Page {
	var b render.Writer
	for _, l := range r.Removed {
		b.Printf("unlinked: %s %s  (was written in %s)\n", l.Kind, l.To, t.path(r.Path))
	}
	return b.Page()
}
