package gate

import (
	"slices"
	"strings"
)

// ofHistory are beginnings and parts of questions that only the history of a repository answers. A word "a|b" is one of several.
var ofHistory = []string{
	"since when", "when did|was|were|has|had", "why did|was|were|do|does|is|are", "who added|changed|wrote|introduced|removed|broke", "which|what commit|commits", "in which version|release",
	"what changed", "commit that|which", "commits that|about", "history of", "introduced|removed|added in", "regression",
}

// AsksHistory reports whether a question asks why something is as it is, since when, or by whom: what commits may answer.
func AsksHistory(question string) bool {
	words := strings.Fields(strings.ToLower(question[:min(len(question), maxRead)]))
	for i := range words {
		words[i] = strings.Trim(words[i], ".,;:!?\"'()*…")
	}
	for i := range words {
		if prefix(words[i:], ofHistory) > 0 {
			return true
		}
	}
	return slices.Contains(words, "why")
}
