package answer

import (
	"cmp"
	"fmt"
	"strings"

	"github.com/ctx-sys/ctx-sys/internal/render"
	"github.com/ctx-sys/ctx-sys/internal/session"
)

// Session is a session on one line, and on a second one what is sent of it when it was compacted.
func (t Text) Session(s session.Session) string {
	line := fmt.Sprintf("%s  %-10s  %s, %d tokens, last written %s  %s", s.ID, s.Status, Plural(s.Messages, "message"), s.Tokens, s.Updated.Local().Format("2006-01-02 15:04"), render.Line(s.Name))
	if c := s.Compacted; c != nil {
		line = strings.TrimRight(line, " ") + "\n" + fmt.Sprintf("  compacted %s: of #1-%d %s, %d tokens, are sent", c.Created.Local().Format("2006-01-02 15:04"), c.Upto, Plural(c.Messages, "message"), c.Tokens)
	}
	return line
}

// Sessions lists sessions.
func (t Text) Sessions(all []session.Session) string {
	var b strings.Builder
	for _, s := range all {
		b.WriteString(strings.TrimRight(t.Session(s), " ") + "\n")
	}
	return b.String()
}

// History shows messages in order: for each a line that says which it is, and its text, which cannot look like such a line.
func (t Text) History(entries []session.Entry) string {
	var b strings.Builder
	for _, e := range entries {
		b.WriteString(heading(e) + "\n")
		for line := range strings.Lines(render.Text(e.Text)) {
			b.WriteString("  " + strings.TrimRight(line, "\n") + "\n")
		}
	}
	return b.String()
}

func heading(e session.Entry) string {
	h := fmt.Sprintf("#%d %s, %s, %d tokens", e.Number, e.Role, e.Time.Local().Format("2006-01-02 15:04:05"), e.Tokens)
	if len(e.Tags) > 0 {
		h += ", " + render.Line(strings.Join(e.Tags, " "))
	}
	return h
}

// Found lists what a search in conversations found: an address and the beginning of the text.
func (t Text) Found(hits []session.Hit) string {
	var b strings.Builder
	for _, h := range hits {
		switch h.Type {
		case "decision":
			fmt.Fprintf(&b, "decision %d", h.Decision)
			if h.Session != "" && h.Number > 0 {
				fmt.Fprintf(&b, " (ctx://session/%s/%d)", h.Session, h.Number)
			}
		case "question":
			fmt.Fprintf(&b, "open question (%s)", h.URI())
		default:
			fmt.Fprintf(&b, "ctx://session/%s/%d %s", h.Session, h.Number, h.Role)
		}
		fmt.Fprintf(&b, "\n  %s\n", begun(render.Line(h.Text), 300))
	}
	return b.String()
}

// begun is the beginning of a text.
func begun(s string, n int) string {
	runes := []rune(s)
	if len(runes) <= n {
		return s
	}
	return string(runes[:n]) + "…"
}

// Decision is a decision with what is known of it.
func (t Text) Decision(d session.Decision) string {
	var b strings.Builder
	fmt.Fprintf(&b, "decision %d  %s  %s", d.ID, d.Status, d.Created.Local().Format("2006-01-02 15:04"))
	if d.Session != "" && d.Message > 0 {
		fmt.Fprintf(&b, "  ctx://session/%s/%d", d.Session, d.Message)
	}
	fmt.Fprintf(&b, "\n  %s\n", render.Line(d.Text))
	for _, part := range []struct{ name, text string }{
		{"by", d.Author}, {"reason", d.Reason}, {"said", d.Said}, {"not taken", strings.Join(d.Alternatives, "; ")}, {"about", strings.Join(d.Related, ", ")},
	} {
		if part.text != "" {
			fmt.Fprintf(&b, "  %s: %s\n", part.name, render.Line(part.text))
		}
	}
	if d.Source != "" {
		fmt.Fprintf(&b, "  written by: %s\n", render.Line(d.Source))
	}
	if d.Status != "active" {
		fmt.Fprintf(&b, "  replaced by decision %d: %s\n", d.ReplacedBy, cmp.Or(render.Line(d.Note), "no reason given"))
	}
	return b.String()
}

// Decisions lists decisions.
func (t Text) Decisions(all []session.Decision) string {
	var b strings.Builder
	for _, d := range all {
		b.WriteString(t.Decision(d))
	}
	return b.String()
}

// Questions lists questions of conversations.
func (t Text) Questions(all []session.Question) string {
	var b strings.Builder
	for _, q := range all {
		at := "ctx://session/" + q.Session
		if q.Message > 0 {
			at += fmt.Sprintf("/%d", q.Message)
		}
		fmt.Fprintf(&b, "question %d  %s  %s\n  %s\n", q.ID, q.Status, at, render.Line(q.Text))
	}
	return b.String()
}

// Summaries lists the versions of a summary.
func (t Text) Summaries(all []session.Summary) string {
	var b strings.Builder
	for _, s := range all {
		for i, line := range strings.Split(s.Text(), "\n") {
			if i > 0 {
				b.WriteString("  ")
			}
			b.WriteString(render.Line(line) + "\n")
		}
	}
	return b.String()
}
