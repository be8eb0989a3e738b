package answer

import (
	"fmt"
	"strings"
	"time"

	ctxsys "github.com/ctx-sys/ctx-sys"
	"github.com/ctx-sys/ctx-sys/internal/commits"
	"github.com/ctx-sys/ctx-sys/internal/graph"
	"github.com/ctx-sys/ctx-sys/internal/render"
	"github.com/ctx-sys/ctx-sys/internal/session"
)

// commitLine is a commit on one line.
func commitLine(c *commits.Commit) string {
	return fmt.Sprintf("%s  %s  %s  %s", commits.Short(c.Hash), c.Time.Format(time.DateOnly), c.Author, c.Subject)
}

// Why lists the commits that made lines what they are, newest first, and the decisions that name their symbol.
func (t Text) Why(o *commits.Origin, symbol string, decisions []session.Hit) render.Page {
	var b render.Writer
	b.Printf("%s:%s%s\n", t.path(o.Path), span(o.Lines), prefixed("  in ", symbol))
	if o.Uncommitted {
		b.Printf("not committed yet\n")
	}
	for i := range o.Steps {
		s := &o.Steps[i]
		b.Printf("  %-10s %s\n", s.Change, commitLine(&s.Commit))
		switch {
		case s.From != "":
			b.Printf("             %s:%s, from %s\n", t.path(s.At.Path), span(s.At), s.From)
		case s.At.Path != o.Path:
			b.Printf("             %s:%s\n", t.path(s.At.Path), span(s.At))
		}
	}
	if len(o.Steps) > 0 && !o.Whole {
		b.Printf("what was before is not listed\n")
	}
	if len(decisions) > 0 {
		b.Printf("decisions that name it\n")
	}
	for _, d := range decisions {
		b.Printf("  %s  %s\n", d.URI(), strings.Join(strings.Fields(d.Text), " "))
	}
	for _, n := range o.Notes {
		b.Printf("note: %s\n", n)
	}
	return b.Page()
}

func span(l commits.Lines) string {
	if l.First == l.Last {
		return fmt.Sprint(l.First)
	}
	return fmt.Sprintf("%d-%d", l.First, l.Last)
}

func prefixed(before, s string) string {
	if s == "" {
		return ""
	}
	return before + s
}

// Since is a date, a commit or a span such as 2 weeks, in a sentence.
func Since(since string) string {
	if number, _, span := strings.Cut(since, " "); span && strings.Trim(number, "0123456789") == "" {
		return "in the last " + since
	}
	return "since " + since
}

// Changes says what happened since a time or a commit, at most limit of each kind.
func (t Text) Changes(r *commits.Changes, limit int) render.Page {
	var b render.Writer
	if r.Total == 0 {
		return b.Page()
	}
	b.Printf("%s: %s by %s\n", Since(r.Since), ctxsys.Plural(r.Total, "commit"), ctxsys.Plural(len(r.Authors), "author"))
	for i := range r.Commits {
		b.Printf("  %s\n", commitLine(&r.Commits[i]))
	}
	more(&b, r.Total-len(r.Commits))
	if len(r.Files) > 0 {
		b.Printf("files that differ: %d\n", len(r.Files))
		for _, f := range r.Files[:min(len(r.Files), limit)] {
			b.Printf("  %s  %s%s, %s\n", t.path(f.Path), f.Change, prefixed(" from ", f.From), ctxsys.Plural(f.Commits, "commit"))
		}
		more(&b, len(r.Files)-limit)
	}
	t.changedSymbols(&b, r.Symbols, limit)
	for _, n := range r.Notes {
		b.Printf("note: %s\n", n)
	}
	return b.Page()
}

func more(b *render.Writer, n int) {
	if n > 0 {
		b.Printf("  and %d more\n", n)
	}
}

func (t Text) changedSymbols(b *render.Writer, symbols []commits.Symbol, limit int) {
	if len(symbols) == 0 {
		return
	}
	b.Printf("symbols: %d\n", len(symbols))
	for _, s := range symbols[:min(len(symbols), limit)] {
		b.Printf("  %s:%d  %s %s  %s%s\n", t.path(s.Path), s.Line, s.Type, s.Name, s.Change, prefixed(" from ", s.From))
	}
	more(b, len(symbols)-limit)
}

// maxCommitFiles is how many files and symbols of a commit are listed.
const maxCommitFiles = 50

// Commit shows a commit: who, when, its message, the files and symbols that it changed, and its other edges.
func (t Text) Commit(c *commits.Commit, symbols []commits.Symbol, edges []graph.Edge) render.Page {
	var b render.Writer
	b.Printf("commit %s\n%s, %s\n%s\n", c.ID, c.Author, c.Time.Format("2006-01-02 15:04 MST"), c.Subject)
	for line := range strings.SplitSeq(c.Body, "\n") {
		if line = strings.TrimRight(line, " \t\r"); line != "" {
			b.Printf("    %s\n", line)
		}
	}
	b.Printf("files: %d\n", len(c.Files))
	for _, f := range c.Files[:min(len(c.Files), maxCommitFiles)] {
		b.Printf("  %s  %s%s\n", t.path(f.Path), f.Change, prefixed(" from ", f.From))
	}
	more(&b, len(c.Files)-maxCommitFiles)
	t.changedSymbols(&b, symbols, maxCommitFiles)
	if len(edges) > 0 {
		b.Printf("edges\n")
	}
	for _, e := range edges {
		b.Add(t.edge(c.ID, e))
	}
	return b.Page()
}
