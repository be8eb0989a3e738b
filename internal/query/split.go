package query

import (
	"slices"
	"strings"
	"unicode/utf8"
)

const (
	maxParts = 4

	// maxShared is the share of the smaller part's search terms that two parts may have in common: with more they ask
	// about one thing.
	maxShared = 0.5
)

// SplitParts cuts a question that asks several things into those: behind "?" and ";", and before "and also", "and then",
// "and after that" or, behind a comma, "also", "then" and "after that". It is nil when there is only one thing, when parts share half of their words, or when the text is no sentence: one with
// several lines, code, quotes or filters.
func SplitParts(raw string) []string {
	if strings.ContainsAny(raw, "\n`\"'“’") {
		return nil
	}
	if filters, _ := filtersIn(raw); len(filters) > 0 {
		return nil
	}
	var parts []string
	var terms [][]string
	for _, piece := range sentences(raw) {
		for _, part := range atJoints(piece) {
			found := SearchTerms(part)
			if len(found) == 0 {
				return nil // "how?" needs what was said before
			}
			parts, terms = append(parts, part), append(terms, found)
		}
	}
	if len(parts) < 2 || len(parts) > maxParts {
		return nil
	}
	for i := range terms {
		for j := range i {
			if shared(terms[i], terms[j]) >= maxShared {
				return nil
			}
		}
	}
	return parts
}

// sentences are what "?" and ";" end, where a word is before them and a space or nothing behind.
func sentences(text string) []string {
	var out []string
	start := 0
	for i, r := range text {
		if r != '?' && r != ';' || i+1 < len(text) && text[i+1] != ' ' {
			continue
		}
		if before, _ := utf8.DecodeLastRuneInString(text[:i]); isWord(before) || before == ')' {
			out = append(out, strings.TrimSpace(text[start:i]))
			start = i + 1
		}
	}
	if rest := strings.TrimSpace(text[start:]); rest != "" {
		out = append(out, rest)
	}
	return out
}

// atJoints cuts a sentence before the phrases that go on to another thing, and leaves those out.
func atJoints(sentence string) []string {
	words := strings.Fields(sentence)
	var parts []string
	start := 0
	for i := 0; i < len(words); i++ {
		n := joints(words, i, start)
		if n == 0 {
			continue
		}
		if i > start {
			parts = append(parts, strings.TrimRight(strings.Join(words[start:i], " "), ","))
		}
		start = i + n
		i = start - 1
	}
	if start < len(words) {
		parts = append(parts, strings.Join(words[start:], " "))
	}
	return parts
}

// joints is the number of words at i that join what follows to what began at start. A bare "then" may belong to an "if", and
// a bare "also" to any sentence.
func joints(words []string, i, start int) int {
	bare := i == start || strings.HasSuffix(words[i-1], ",")
	for _, joint := range []string{"and also", "and then", "and after that", "also", "then", "after that"} {
		n := strings.Count(joint, " ") + 1
		if (bare || strings.HasPrefix(joint, "and ")) && i+n <= len(words) && strings.EqualFold(strings.Join(words[i:i+n], " "), joint) {
			return n
		}
	}
	return 0
}

func shared(a, b []string) float64 {
	n := 0
	for _, word := range a {
		if slices.Contains(b, word) {
			n++
		}
	}
	return float64(n) / float64(min(len(a), len(b)))
}

const maxTerms = 10

// SearchTerms are the words of a text that say what it is about: at most ten, no stop words, longer than two characters,
// lower-case but for names, in the order of the text.
func SearchTerms(text string) []string {
	var out []string
	for _, w := range distinct(informative(words(text))) {
		if len([]rune(w)) > 2 && len(out) < maxTerms {
			out = append(out, w)
		}
	}
	return out
}
