package lexical

import "bytes"

// The stemmer is ours and light. Its only promise is that documents and queries go through it alike; its
// aim is that the forms of one word of programming meet (parse, parsed, parsing, parser; validate,
// validation, validator) while words that merely look alike stay apart (user and use, state and stat,
// station and state, header and head). It works in three steps:
//
//  1. inflection: the plural s, then -ed or -ing;
//  2. derivation: -er, -or, -ion, -ive, and the -ate that those leave;
//  3. spelling: final e, y and ll, so that what steps 1 and 2 leave equals what the bare word becomes.
//
// A rule applies when the stem left over is long enough to be told from another word: TestStemsMeet and
// TestStemsStayApart hold the families and the pairs the lengths were set by.

// irregular words map to their stems. Most only say that a rule must not touch them.
var irregular = map[string]string{
	"using": "use", "used": "use",
	"indices": "index", "vertices": "vertex", "matrices": "matrix", "children": "child",
	"ids": "id", "ips": "ip", "dbs": "db", "vms": "vm", "apis": "api", "uris": "uri", "cpus": "cpu", "gpus": "gpu", "menus": "menu",
	"alias": "alias", "bias": "bias", "canvas": "canvas", "atlas": "atlas", "always": "always",
	"https": "https", "news": "news", "lens": "lens", "embed": "embed", "during": "during",
	"header": "header", "pointer": "pointer", "folder": "folder", "customer": "customer", "letter": "letter",
	"better": "better", "matter": "matter", "banner": "banner", "manner": "manner", "corner": "corner",
}

// stem replaces a lower-case word by its stem, in place. Words with anything but ASCII letters are left
// alone: they are names, or of a language whose endings these are not.
func stem(w []byte) []byte {
	if len(w) < 3 || !letters(w) {
		return w
	}
	if s, ok := irregular[string(w)]; ok {
		return append(w[:0], s...)
	}
	w = plural(w)
	if s, ok := irregular[string(w)]; ok {
		return append(w[:0], s...)
	}
	w, verb := inflected(w)
	if s, ok := irregular[string(w)]; ok {
		return append(w[:0], s...)
	}
	w, noun := derived(w)
	return spelled(w, verb || noun)
}

func letters(w []byte) bool {
	for _, b := range w {
		if !isLower(b) {
			return false
		}
	}
	return true
}

// plural removes the plural s. Words on -ss, -us and -is are singular.
func plural(w []byte) []byte {
	n := len(w)
	switch {
	case n < 4 || w[n-1] != 's' || w[n-2] == 's' || w[n-2] == 'u' || w[n-2] == 'i':
		return w
	case n > 4 && ends(w, "ies"):
		return append(w[:n-3], 'y')
	}
	return w[:n-1]
}

// inflected removes -ed and -ing.
func inflected(w []byte) (stem []byte, changed bool) {
	n := len(w)
	switch {
	case n > 4 && ends(w, "ied"):
		return append(w[:n-3], 'y'), false
	case ends(w, "eed"):
		return w, false
	case ends(w, "ed") && n >= 5 && hasVowel(w[:n-2]):
		return repaired(w[:n-2])
	case ends(w, "ing") && n >= 6 && hasVowel(w[:n-3]):
		return repaired(w[:n-3])
	}
	return w, false
}

// derived removes the endings of doers and deeds. changed says that an -ate may have lost its e.
func derived(w []byte) (stem []byte, changed bool) {
	for ends(w, "er") && len(w) >= 6 && w[len(w)-3] != 'e' && hasVowel(w[:len(w)-2]) {
		w, changed = repaired(w[:len(w)-2])
	}
	n := len(w)
	switch {
	case n >= 10 && ends(w, "ization"):
		return w[:n-5], false
	case n >= 8 && (ends(w, "tion") || ends(w, "sion") || ends(w, "tive") || ends(w, "sive")):
		return w[:n-3], true
	case n >= 7 && (ends(w, "tor") || ends(w, "sor")):
		return w[:n-2], true
	}
	return w, changed
}

// repaired undoes what adding -ed, -ing or -er did to the spelling of a stem: a doubled consonant is made
// single (mapp: map), a short stem gets its e back (nam: name). The rest is left to spelled. open says that
// the stem may have ended in e: a doubled consonant shows that it did not.
func repaired(w []byte) (stem []byte, open bool) {
	n := len(w)
	if n >= 4 && w[n-1] == w[n-2] && !vowel(w, n-1) && bytes.IndexByte([]byte("flsz"), w[n-1]) < 0 {
		return w[:n-1], false
	}
	if short(w) {
		return append(w, 'e'), true
	}
	return w, true
}

// spelled brings the ends of stems to one form: no final e (but: name, code), i for y, one l for two, and,
// where a suffix or an e was removed, no -at (valid, from validate).
func spelled(w []byte, open bool) []byte {
	n := len(w)
	switch {
	case n >= 4 && w[n-1] == 'e' && w[n-2] != 'e' && !short(w[:n-1]):
		w, open = w[:n-1], true
	case n >= 3 && w[n-1] == 'y' && !vowel(w, n-2):
		w[n-1] = 'i'
	case n > 5 && ends(w, "ll"):
		w = w[:n-1]
	}
	if n = len(w); open && n >= 6 && ends(w, "at") && !vowel(w, n-3) {
		w = w[:n-2]
	}
	return w
}

func ends(w []byte, suffix string) bool {
	return len(w) >= len(suffix) && string(w[len(w)-len(suffix):]) == suffix
}

// vowel tells whether w[i] sounds as a vowel; y does unless it begins the word.
func vowel(w []byte, i int) bool {
	switch w[i] {
	case 'a', 'e', 'i', 'o', 'u':
		return true
	case 'y':
		return i > 0
	}
	return false
}

func hasVowel(w []byte) bool {
	for i := range w {
		if vowel(w, i) {
			return true
		}
	}
	return false
}

// short tells whether w is one syllable that ends consonant, vowel, consonant: nam, cod, writ.
func short(w []byte) bool {
	n := len(w)
	if n < 3 || vowel(w, n-1) || !vowel(w, n-2) || vowel(w, n-3) || bytes.IndexByte([]byte("wxy"), w[n-1]) >= 0 {
		return false
	}
	return !hasVowel(w[:n-2])
}
