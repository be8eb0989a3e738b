package answer

import (
	"fmt"
	"strings"

	"github.com/ctx-sys/ctx-sys/internal/engine"
	"github.com/ctx-sys/ctx-sys/internal/render"
)

const pending = "another process is indexing: it is found when that is done\n"

// Added is an entity that was written down.
func (t Text) Added(r *engine.AddEntityResponse) string {
	var b strings.Builder
	verb := "changed"
	if r.Created {
		verb = "added"
	}
	b.WriteString(verb + " " + t.Place(r.Entity) + "\n")
	if r.MaskedSecrets > 0 {
		fmt.Fprintf(&b, "masked %s in it\n", Plural(r.MaskedSecrets, "secret"))
	}
	if r.Pending {
		b.WriteString(pending)
	}
	return render.Text(b.String())
}

// Removed is an entity that was written down and is gone.
func (t Text) Removed(r *engine.RemoveEntityResponse) string {
	line := "removed " + t.Place(r.Entity) + "\n"
	if r.LinksLeft > 0 {
		line += fmt.Sprintf("links to it that lead nowhere now: %d\n", r.LinksLeft)
	}
	return render.Text(line)
}

// Linked is a link that was written down.
func (t Text) Linked(r *engine.LinkResponse) string {
	var b strings.Builder
	verb := "was linked: "
	if r.Created {
		verb = "linked: "
	}
	b.WriteString(verb)
	if e := r.Edge; e != nil {
		fmt.Fprintf(&b, "%s -> %s %s  ", endName(&e.Source), e.Kind, t.end(e.Target, e.TargetText))
	}
	fmt.Fprintf(&b, "(written in %s)\n", t.path(r.Path))
	if r.Pending {
		b.WriteString(pending)
	}
	return render.Text(b.String())
}

// Unlinked is the links that were taken back.
func (t Text) Unlinked(r *engine.UnlinkResponse) string {
	var b strings.Builder
	for _, l := range r.Removed {
		fmt.Fprintf(&b, "unlinked: %s %s  (was written in %s)\n", l.Kind, l.To, t.path(r.Path))
	}
	return render.Text(b.String())
}
