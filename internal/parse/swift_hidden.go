package parse

import (
	"regexp"

	"github.com/ctx-sys/ctx-sys/internal/facts"
)

// swiftHidden finds what the grammar stumbles over, in files it could not read: conditions of compilation
// between the members of a type, each of whose branches is whole, and modifiers it does not know yet.
func swiftHidden() func(*tree) []facts.Span {
	unknown := regexp.MustCompile(`(?m)^[ \t]*#(?:if|elseif|else|endif|error|warning)\b.*$|\bnonisolated(\(unsafe\))|\bthrows(\(\w+\))|[(:,=]\s*(sending|consume|copy)\s+[\w\[(@]`)
	return func(t *tree) []facts.Span {
		if len(t.hidden) > 0 || len(t.lost()) == 0 {
			return nil
		}
		var spans []facts.Span
		for _, at := range unknown.FindAllSubmatchIndex(t.text, -1) {
			found := facts.Span{Start: at[0], End: at[1]}
			for group := 2; group < len(at); group += 2 {
				if at[group] >= 0 {
					found = facts.Span{Start: at[group], End: at[group+1]}
				}
			}
			spans = append(spans, found)
		}
		return spans
	}
}
