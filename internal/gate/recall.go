package gate

import (
	"slices"
	"strings"
)

// ofThePast are phrases that ask for what was said or decided, as "how do we decide" does not.
var ofThePast = []string{
	"did we|you|i decide|agree|settle|conclude|discuss|say|choose|pick|reject|mention|suggest|tell|talk|promise|plan|propose|recommend",
	"have|had we|you|i decided|agreed|settled|concluded|discussed|said|chosen|picked|rejected|mentioned|suggested|talked|promised|planned|proposed|recommended",
	"we|you|i decided|agreed|concluded|discussed|said|told|mentioned|suggested|promised|proposed|recommended", "we|you talked|spoke about", "we settled on",
	"was|were|been decided|agreed|discussed", "as decided|agreed|discussed|mentioned", "as we|you|i decided|agreed|discussed|mentioned|said",
	"earlier you|we|i", "you|we|i earlier", "last time we|you|i", "do you remember", "remember when|what|that|how we|you|i",
	"our|your|my last|previous|earlier|past conversation|discussion|session|chat|message", "our conversation|conversations|discussion|discussions|decision|decisions", "your earlier|previous decision|answer|suggestion|proposal|plan",
	"decision|decisions about|on|regarding", "the decision to",
}

// Recalls reports whether a question points to what was said or decided before, and returns it without the phrases that
// say so: what is left is what it was about.
func Recalls(question string) (about string, ok bool) {
	if len(question) > maxRead {
		question = question[:maxRead]
	}
	fields := strings.Fields(question)
	words := slices.Clone(fields)
	for i, w := range words {
		words[i] = strings.Trim(strings.ToLower(strings.ReplaceAll(w, "’", "'")), ".,;:!?\"'()*…")
	}
	var rest []string
	for i := 0; i < len(words); {
		if n := prefix(words[i:], ofThePast); n > 0 {
			ok = true
			i += n
			continue
		}
		rest = append(rest, fields[i])
		i++
	}
	return strings.Join(rest, " "), ok
}
