package answer

import (
	"cmp"
	"fmt"
	"strings"

	ctxsys "github.com/ctx-sys/ctx-sys"
	"github.com/ctx-sys/ctx-sys/internal/graph"
	"github.com/ctx-sys/ctx-sys/internal/render"
	"github.com/ctx-sys/ctx-sys/internal/session"
)

// Session is a session on one line, and on a second one what is sent of it when it was compacted.
func (t Text) Session(s session.Session) render.Page {
	var b render.Writer
	b.Printf("%s  %-10s  %s, %s, last written %s", s.ID, s.Status, ctxsys.Plural(s.Messages, "message"), ctxsys.Plural(s.Tokens, "token"), s.Updated.Local().Format("2006-01-02 15:04"))
	if s.Name != "" {
		b.Printf("  %s", s.Name)
	}
	b.Printf("\n")
	if c := s.Compacted; c != nil && c.Tier == session.Cleared {
		b.Printf("  cleared %s: of #1-%d nothing is sent\n", c.Created.Local().Format("2006-01-02 15:04"), c.Upto)
	} else if c != nil {
		b.Printf("  compacted %s: of #1-%d %s, %d tokens, are sent\n", c.Created.Local().Format("2006-01-02 15:04"), c.Upto, ctxsys.Plural(c.Messages, "message"), c.Tokens)
	}
	return b.Page()
}

// Cleared says what became of a history that was cleared.
func (t Text) Cleared(c session.Clearing) render.Page {
	if c.Deleted > 0 {
		return render.Pagef("%s of session %s deleted for good: %s\n", ctxsys.Plural(c.Deleted, "message"), c.Session.ID, c.Kept)
	}
	return render.Pagef("%s of session %s not sent any more: %s; `ctx-sys session restore %s` has them sent again\n", ctxsys.Plural(c.Unsent, "message"), c.Session.ID, c.Kept, c.Session.ID)
}

// Sessions lists sessions.
func (t Text) Sessions(all []session.Session) render.Page {
	var b render.Writer
	for _, s := range all {
		b.Add(t.Session(s))
	}
	return b.Page()
}

// History shows messages in order: for each a line that says which it is, and its text, which cannot look like such a line.
func (t Text) History(entries []session.Entry) render.Page {
	var b render.Writer
	for _, e := range entries {
		b.Add(heading(e))
		b.Add(render.Indented(e.Text))
	}
	return b.Page()
}

func heading(e session.Entry) render.Page {
	var b render.Writer
	b.Printf("#%d %s, %s, %s", e.Number, e.Speaker(), e.Time.Local().Format("2006-01-02 15:04:05"), ctxsys.Plural(e.Tokens, "token"))
	if len(e.Tags) > 0 {
		b.Printf(", %s", strings.Join(e.Tags, " "))
	}
	b.Printf("\n")
	return b.Page()
}

// Found lists what a search in conversations found: an address and the beginning of the text.
func (t Text) Found(hits []session.Hit) render.Page {
	var b render.Writer
	for _, h := range hits {
		switch h.Type {
		case "decision":
			b.Printf("decision %d", h.Decision)
			if h.Session != "" && h.Number > 0 {
				b.Printf(" (ctx://session/%s/%d)", h.Session, h.Number)
			}
		case "question":
			b.Printf("open question (%s)", h.URI())
		default:
			b.Printf("ctx://session/%s/%d %s", h.Session, h.Number, h.Speaker())
		}
		b.Printf("\n  %s\n", begun(h.Text, 300))
	}
	return b.Page()
}

// begun is the beginning of a text.
func begun(s string, n int) string {
	runes := []rune(s)
	if len(runes) <= n {
		return s
	}
	return string(runes[:n]) + "…"
}

// Decision is a decision with what is known of it, and the edges to the code that it is about.
func (t Text) Decision(d session.Decision, about ...graph.Edge) render.Page {
	var b render.Writer
	b.Printf("decision %d  %s  %s", d.ID, d.Status, d.Created.Local().Format("2006-01-02 15:04"))
	if d.Session != "" && d.Message > 0 {
		b.Printf("  ctx://session/%s/%d", d.Session, d.Message)
	}
	if d.Known {
		b.Printf("  recorded already")
	}
	b.Printf("\n  %s\n", d.Text)
	for _, part := range []struct{ name, text string }{
		{"by", d.Author}, {"reason", d.Reason}, {"said", d.Said}, {"not taken", strings.Join(d.Alternatives, "; ")}, {"about", strings.Join(d.Related, ", ")},
	} {
		if part.text != "" {
			b.Printf("  %s: %s\n", part.name, part.text)
		}
	}
	for _, e := range about {
		b.Printf("  -> %-10s %s%s\n", e.Kind, t.end(e.Target, unknown(e)), how(e))
	}
	if d.Source != "" {
		b.Printf("  written by: %s\n", d.Source)
	}
	if d.Status != "active" {
		b.Printf("  replaced by decision %d: %s\n", d.ReplacedBy, cmp.Or(d.Note, "no reason given"))
	}
	return b.Page()
}

// Decisions lists decisions, with the edges to the code that each is about by its id.
func (t Text) Decisions(all []session.Decision, about map[int64][]graph.Edge) render.Page {
	var b render.Writer
	for _, d := range all {
		b.Add(t.Decision(d, about[d.ID]...))
	}
	return b.Page()
}

// Questions lists questions of conversations.
func (t Text) Questions(all []session.Question) render.Page {
	var b render.Writer
	for _, q := range all {
		at := "ctx://session/" + q.Session
		if q.Message > 0 {
			at += fmt.Sprintf("/%d", q.Message)
		}
		b.Printf("question %d  %s  %s\n  %s\n", q.ID, q.Status, at, q.Text)
	}
	return b.Page()
}

// Summaries lists the versions of a summary.
func (t Text) Summaries(all []session.Summary) render.Page {
	var b render.Writer
	for _, s := range all {
		for i, line := range strings.Split(s.Text(), "\n") {
			if i > 0 {
				b.Printf("  ")
			}
			b.Printf("%s\n", line)
		}
	}
	return b.Page()
}
