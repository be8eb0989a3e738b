package answer

import (
	"strings"
	"time"

	ctxsys "github.com/ctx-sys/ctx-sys"
	"github.com/ctx-sys/ctx-sys/internal/engine"
	"github.com/ctx-sys/ctx-sys/internal/render"
	"github.com/ctx-sys/ctx-sys/internal/snapshot"
	"github.com/ctx-sys/ctx-sys/internal/team/ask"
)

// Status is a report without the name of its project.
func Status(r *engine.Report) render.Page {
	var b render.Writer
	if r.Description != "" {
		b.Printf("%s\n", r.Description)
	}
	b.Printf("%s, %s, %s of text\n", ctxsys.Plural(r.Files, "file"), ctxsys.Plural(r.Lines, "line"), Size(r.Bytes))
	if r.LastIndexedAt != "" {
		b.Printf("indexed %s", toSecond(r.LastIndexedAt))
		if r.LastCommit != "" {
			b.Printf(" at commit %.12s", r.LastCommit)
		}
		b.Printf(", %s\n", freshness(r.Index))
	}
	b.Add(scope(r.Scope))
	if f := r.Followed; f != nil {
		b.Printf("%-14s %s, in process %d\n", "followed", f.How, f.PID)
	}
	if t := r.Team; t != nil {
		b.Printf("%-14s %s at %s, %s%s\n", "team", t.User, t.URL, ctxsys.Plural(t.Repositories, "repository"), asked(t))
		if t.Problem != "" {
			b.Printf("%-14s %s\n", "", t.Problem)
		}
	}
	if len(r.Brought) > 0 {
		b.Printf("%-14s %s: see `ctx-sys local show`\n", "not used", strings.Join(r.Brought, ", "))
	}
	for _, part := range []struct {
		name   string
		counts map[string]int
	}{
		{"languages", r.Languages}, {"entities", r.Entities}, {"relationships", r.Relationships},
		{"unresolved", r.Unresolved}, {"skipped", r.Skipped},
	} {
		if Total(part.counts) > 0 {
			b.Printf("%-14s %s\n", part.name, Counted(part.counts))
		}
	}
	if r.SyntaxErrors > 0 {
		b.Printf("%-14s %s, indexed as far as they can be read\n", "syntax errors", ctxsys.Plural(r.SyntaxErrors, "file"))
	}
	if r.Told > 0 {
		b.Printf("%-14s %d, written by a model\n", "summaries", r.Told)
	}
	if r.SummaryNotice != "" {
		b.Printf("%-14s %s\n", "summaries", r.SummaryNotice)
	}
	if r.Vectors != nil {
		b.Printf("%-14s %d of %s, by %s\n", "vectors", r.Vectors.Have, ctxsys.Plural(r.Vectors.Of, "chunk"), r.Vectors.Model)
		if r.Vectors.Pending > 0 {
			b.Printf("%-14s %d more may get one: run `ctx-sys index`\n", "", r.Vectors.Pending)
		}
	}
	for _, s := range r.Provided {
		b.Printf("%-14s %d of %s, by %s\n", "", s.Have, ctxsys.Plural(s.Of, "chunk"), s.Model)
		if s.Set && s.Left > 0 {
			b.Printf("%-14s %d more may get one: run `ctx-sys embed run`\n", "", s.Left)
		}
	}
	if r.ProvidedError != "" {
		b.Printf("%-14s %s\n", "", r.ProvidedError)
	}
	for _, f := range r.Failed {
		b.Printf("failed         %s: %s\n", f.Path, f.Error)
	}
	return b.Page()
}

// scope says what the index leaves out of the project, and what takes it in again.
func scope(s *engine.Scope) render.Page {
	var b render.Writer
	if s == nil {
		return b.Page()
	}
	what := map[string]string{"signatures": "no bodies", "selective": "bodies of what is exported only"}[s.Depth]
	switch {
	case s.Depth != s.Configured && what == "":
		b.Printf("%-14s %s, and indexing.depth says %s: `ctx-sys index` goes by that\n", "depth", s.Depth, s.Configured)
	case s.Depth != s.Configured:
		b.Printf("%-14s %s, %s: `ctx-sys index` goes back to %s\n", "depth", s.Depth, what, s.Configured)
	case what != "":
		b.Printf("%-14s %s, %s, by indexing.depth\n", "depth", s.Depth, what)
	}
	if s.NoDocuments {
		b.Printf("%-14s left out: `ctx-sys index` takes them in\n", "documents")
	}
	if len(s.Languages) > 0 {
		b.Printf("%-14s %s, by indexing.languages\n", "only", strings.Join(s.Languages, ", "))
	}
	return b.Page()
}

// toSecond drops what is finer than a second from a time.
func toSecond(stamp string) string {
	t, err := time.Parse(time.RFC3339Nano, stamp)
	if err != nil {
		return stamp
	}
	return t.Format(time.RFC3339)
}

func freshness(f *snapshot.Freshness) string {
	switch {
	case f == nil || f.Fresh == nil:
		return "not checked"
	case *f.Fresh:
		return "fresh"
	}
	return ctxsys.Plural(f.StaleFiles, "file") + " changed since"
}

// asked says which questions go to a team's server.
func asked(t *ask.Status) string {
	switch {
	case len(t.Own) > 0:
		return ", this is its " + strings.Join(t.Own, ", ")
	case t.Ask == ask.Always:
		return ", of which this is none"
	}
	return ", of which this is none: it is not asked"
}
