package query

import (
	"cmp"
	"slices"
	"strings"
	"unicode"
	"unicode/utf8"
)

// words splits a text into runs of letters, digits, "_" and "$", of any script, as written. An apostrophe inside a
// word belongs to it, so that "don't" is one word. Signs alone are none.
func words(text string) []string {
	var found []string
	start := -1
	end := func(i int) {
		if start >= 0 && strings.Trim(text[start:i], "_$") != "" {
			found = append(found, text[start:i])
		}
		start = -1
	}
	for i, r := range text {
		switch {
		case isWord(r):
			if start < 0 {
				start = i
			}
		case start >= 0 && (r == '\'' || r == '’') && letterFollows(text[i+utf8.RuneLen(r):]):
		default:
			end(i)
		}
	}
	end(len(text))
	return found
}

func isWord(r rune) bool {
	return r == '_' || r == '$' || r < utf8.RuneSelf && (r >= 'a' && r <= 'z' || r >= 'A' && r <= 'Z' || r >= '0' && r <= '9') ||
		r >= utf8.RuneSelf && r != utf8.RuneError && (unicode.IsLetter(r) || unicode.IsDigit(r) || unicode.IsMark(r) && r != '\ufe0f')
}

func letterFollows(s string) bool {
	r, _ := utf8.DecodeRuneInString(s)
	return unicode.IsLetter(r)
}

// keywords are the words worth looking for: no stop words, no numbers, none of the lead, each once. When
// nothing is left all words count, and when there are none, whatever is written.
func keywords(found []string, lead int, normalized string) (kept []string, truncated bool) {
	for _, pass := range [][]string{informative(found[lead:]), informative(found), found, strings.Fields(normalized)} {
		if kept = distinct(pass); len(kept) > 0 {
			break
		}
	}
	kept, truncated = shortened(kept)
	if len(kept) <= maxKeywords {
		return kept, truncated
	}
	return best(kept), true
}

// shortened cuts what is no word any more.
func shortened(found []string) (cut []string, any bool) {
	for i, w := range found {
		if len(w) > maxWord {
			found[i], any = strings.ToValidUTF8(w[:maxWord], ""), true
		}
	}
	return found, any
}

func informative(found []string) []string {
	var kept []string
	for _, w := range found {
		w = strings.TrimSuffix(strings.TrimSuffix(w, "'s"), "’s")
		if utf8.RuneCountInString(w) < 2 && !ideograph(w) || isNumber(w) || isStop(strings.ToLower(w)) {
			continue
		}
		kept = append(kept, w)
	}
	return kept
}

// distinct lowers all but names and drops what came before in any case.
func distinct(found []string) []string {
	seen := make(map[string]bool, len(found))
	var kept []string
	for _, w := range found {
		lower := strings.ToLower(w)
		if seen[lower] {
			continue
		}
		seen[lower] = true
		if !hasHumps(w) {
			w = lower
		}
		kept = append(kept, w)
	}
	return kept
}

// best keeps the most telling of too many words, in their order: names first, then the longer, then the earlier.
func best(found []string) []string {
	order := make([]int, len(found))
	for i := range order {
		order[i] = i
	}
	name := func(i int) int {
		if hasHumps(found[i]) || strings.Contains(found[i], "_") {
			return 1
		}
		return 0
	}
	slices.SortStableFunc(order, func(a, b int) int {
		return cmp.Or(cmp.Compare(name(b), name(a)), cmp.Compare(len(found[b]), len(found[a])))
	})
	order = order[:maxKeywords]
	slices.Sort(order)
	kept := make([]string, len(order))
	for i, at := range order {
		kept[i] = found[at]
	}
	return kept
}

func isNumber(w string) bool {
	return strings.IndexFunc(w, func(r rune) bool { return !unicode.IsDigit(r) && r != '_' }) < 0
}

// ideograph says whether a word is one sign of a script whose signs are words.
func ideograph(w string) bool {
	r, _ := utf8.DecodeRuneInString(w)
	return r >= utf8.RuneSelf && unicode.In(r, unicode.Han, unicode.Hiragana, unicode.Katakana, unicode.Hangul)
}

// Vague reports whether no word of the query carries a subject: "of", "can you say that again".
func (q *Query) Vague() bool {
	return len(q.Keywords) > 0 && len(q.Phrases) == 0 && len(q.Mentions) == 0 && !slices.ContainsFunc(q.Keywords, func(w string) bool { return !isStop(strings.ToLower(w)) })
}

// isStop says whether a lower-case word carries no subject. Words that name things in code (get, set, new, type,
// import, test, list) are not among them.
func isStop(w string) bool {
	switch w {
	case "a", "an", "the", "this", "that", "these", "those", "it", "its", "it's", "there", "here",
		"i", "me", "my", "we", "us", "our", "you", "your", "he", "she", "they", "them", "their",
		"is", "are", "was", "were", "be", "been", "being", "am", "isn't", "aren't", "wasn't",
		"do", "does", "did", "doing", "done", "don't", "doesn't", "didn't",
		"has", "have", "had", "having", "can", "can't", "cannot", "could", "will", "won't", "would", "should", "shall", "may", "might", "must",
		"what", "what's", "which", "who", "whom", "whose", "when", "where", "where's", "why", "how",
		"and", "or", "but", "nor", "not", "no", "if", "then", "else", "than", "so", "as", "because", "while",
		"of", "at", "by", "for", "with", "about", "against", "between", "into", "through", "during", "before", "after", "above", "below",
		"to", "from", "up", "down", "in", "out", "on", "off", "over", "under", "via", "per", "within", "without",
		"again", "further", "once", "all", "any", "both", "each", "every", "few", "more", "most", "other", "some", "such", "only",
		"own", "same", "too", "very", "just", "also", "please", "etc", "let's", "work", "works", "working":
		return true
	}
	return false
}
