package answer

import (
	"fmt"
	"strings"

	"github.com/ctx-sys/ctx-sys/internal/engine"
)

// maxQuoted is how much of a claim is repeated, in characters.
const maxQuoted = 160

// Critique says what is wrong with a draft, an issue a line with what would be right below it.
func (t Text) Critique(r *engine.CritiqueReport) string {
	var b strings.Builder
	verdict := "passed"
	if !r.Passed {
		verdict = "not passed"
	}
	supported := 0
	for i := range r.Claims {
		if r.Claims[i].Supported {
			supported++
		}
	}
	fmt.Fprintf(&b, "%s: %d of %s supported, %s, %s without a claim\n", verdict, supported, Plural(len(r.Claims), "claim"), Plural(len(r.Issues), "issue"), Plural(r.Skipped, "sentence"))
	for _, is := range r.Issues {
		fmt.Fprintf(&b, "%-6s %s, line %d: %s\n", is.Severity, is.Type, max(is.Line, 1), clipped(is.Claim))
		for _, s := range []string{is.Reason, is.Suggestion} {
			if s != "" {
				fmt.Fprintf(&b, "       %s\n", clipped(s))
			}
		}
	}
	if len(r.Rounds) > 1 {
		fmt.Fprintf(&b, "\nafter %s the draft is\n\n%s\n", Plural(len(r.Rounds), "round"), r.Final)
	}
	return b.String()
}

func clipped(s string) string {
	s = strings.Join(strings.Fields(s), " ")
	if r := []rune(s); len(r) > maxQuoted {
		return string(r[:maxQuoted]) + "…"
	}
	return s
}
