package answer

import (
	"strings"

	ctxsys "github.com/ctx-sys/ctx-sys"
	"github.com/ctx-sys/ctx-sys/internal/engine"
	"github.com/ctx-sys/ctx-sys/internal/render"
)

// maxQuoted is how much of a claim is repeated, in characters.
const maxQuoted = 160

// maxUnjudged is how many claims that could not be judged are listed.
const maxUnjudged = 20

// Critique says what is wrong with a draft, an issue a line with what would be right below it, and then which claims could
// not be judged.
func (t Text) Critique(r *engine.CritiqueReport) render.Page {
	verdict, supported, issues := "passed", 0, 0
	var b, list, open render.Writer
	why := map[string]string{} // of claims that could not be judged
	for _, is := range r.Issues {
		if is.Unjudged() {
			why[is.Claim] = is.Reason
			continue
		}
		issues++
		list.Printf("%-6s %s, line %d: %s\n", is.Severity, is.Type, max(is.Line, 1), clipped(is.Claim))
		for _, s := range []string{is.Reason, is.Suggestion} {
			if s != "" {
				list.Printf("       %s\n", clipped(s))
			}
		}
	}
	listed, held, seen := 0, 0, 0
	var unseen render.Writer
	for i := range r.Claims {
		switch c := &r.Claims[i]; {
		case c.Supported:
			supported++
			if c.Shown == nil {
				continue
			}
			if held++; *c.Shown {
				seen++
			} else {
				unseen.Printf("not in the context, line %d: %s\n       it is at %s\n", max(c.Line, 1), clipped(c.Text), c.Source)
			}
		case c.Unjudged() && listed < maxUnjudged:
			listed++
			open.Printf("not judged, line %d: %s\n       %s\n", max(c.Line, 1), clipped(c.Text), clipped(why[c.Text]))
		}
	}
	if more := r.Unjudged - listed; more > 0 {
		open.Printf("and %s more that could not be judged\n", ctxsys.Plural(more, "claim"))
	}
	switch {
	case !r.Passed:
		verdict = "not passed"
	case r.Unjudged > 0:
		verdict = "passed as far as it could be judged"
	}
	b.Printf("%s: %d of %s supported, %d not judged, %s, %s without a claim\n%s%s", verdict, supported, ctxsys.Plural(len(r.Claims), "claim"), r.Unjudged, ctxsys.Plural(issues, "issue"),
		ctxsys.Plural(r.Skipped, "sentence"), list.Page(), open.Page())
	if held > 0 {
		b.Printf("the context shows the source of %d of %s that the index supports\n%s", seen, ctxsys.Plural(held, "claim"), unseen.Page())
	}
	if len(r.Rounds) > 1 {
		b.Printf("\nafter %s the draft is\n\n%s\n", ctxsys.Plural(len(r.Rounds), "round"), render.Fenced("markdown", r.Final))
	}
	return b.Page()
}

func clipped(s string) string {
	s = strings.Join(strings.Fields(s), " ")
	if r := []rune(s); len(r) > maxQuoted {
		return string(r[:maxQuoted]) + "…"
	}
	return s
}
