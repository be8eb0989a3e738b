package memory

import (
	"strings"
	"unicode"

	"github.com/ctx-sys/ctx-sys/internal/lazyregexp"
	"github.com/ctx-sys/ctx-sys/internal/store"
)

// assertion is a sentence that says what something is, must be or has: what it says so of, and what it says.
var assertion = lazyregexp.New(`(?i)^(?:the |our |my |we |i )?(.{2,80}?)\s+(?:(is|are|was|were|uses?|runs?|equals?|must be|should be|has to be|have to be|is set to|defaults? to|moved to|changed to|lives? (?:in|at)|stays? (?:in|at)|prefers?|wants?)|=|:=|:)\s+(.{1,300})$`)

// subject is what the first sentence of a text says something of, as a key; "" when it does not say it in a form that is
// understood. Two memories with the same subject and different texts contradict each other, or one corrects the other.
func subject(text string) string {
	sentence := text
	if i := strings.IndexAny(text, "\n"); i >= 0 {
		sentence = text[:i]
	}
	if i := strings.Index(sentence, ". "); i >= 0 {
		sentence = sentence[:i]
	}
	m := assertion.FindStringSubmatch(strings.TrimSpace(sentence))
	if m == nil {
		return ""
	}
	var terms []string
	for _, t := range analyze(m[1]) {
		if !filler[t] {
			terms = append(terms, t)
		}
	}
	if len(terms) == 0 || len(terms) > 8 {
		return ""
	}
	if verb := strings.ToLower(m[2]); strings.HasPrefix(verb, "prefer") || strings.HasPrefix(verb, "want") || strings.HasPrefix(verb, "use") || strings.HasPrefix(verb, "run") {
		return "" // one prefers, uses and runs more than one thing
	}
	return strings.Join(terms, " ")
}

var filler = map[string]bool{"the": true, "a": true, "an": true, "our": true, "my": true, "of": true, "for": true, "in": true, "on": true, "to": true, "now": true, "that": true, "this": true, "it": true}

// negations turn a sentence into its opposite.
var negations = map[string]bool{"not": true, "never": true, "no": true, "don't": true, "doesn't": true, "isn't": true, "without": true, "cannot": true, "can't": true, "nor": true, "stop": true, "avoid": true, "longer": true}

// gist is the words of a text that are compared with those of another, and its negations and numbers by themselves: texts
// that differ in those say different things, however alike they are.
func gist(text string) (words map[string]bool, telling string) {
	words = map[string]bool{}
	var b strings.Builder
	for _, w := range strings.Fields(store.Plain(text)) {
		switch {
		case negations[w]:
			b.WriteString("! ")
		case strings.ContainsFunc(w, unicode.IsDigit):
			b.WriteString(w + " ")
			words[w] = true
		case len(w) > 2 && !filler[w]:
			words[w] = true
		}
	}
	return words, b.String()
}

// overlap is the share of words that two texts have in common of all that either has.
func overlap(a, b map[string]bool) float64 {
	both := 0
	for w := range a {
		if b[w] {
			both++
		}
	}
	if both == 0 {
		return 0
	}
	return float64(both) / float64(len(a)+len(b)-both)
}

const (
	same    = 0.9 // texts that are this alike, with the same numbers and negations, say the same
	related = 0.6 // and these with different ones contradict each other
)
