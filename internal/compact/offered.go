package compact

import (
	"fmt"
	"slices"
	"strings"
	"sync"
	"unicode"

	"github.com/ctx-sys/ctx-sys/internal/conversation"
	"github.com/ctx-sys/ctx-sys/internal/lazyregexp"
)

// An assistant offers several ways, and the user takes one: "second one", "b, and do it first", "plain parquet, we're four people". The
// reply alone says little, so the decision is kept with what it takes, and the rest is what was not taken.

const (
	maxOffer = 1500 // bytes of a message that can offer: what is longer explains
	maxTaken = 700  // and of a reply that can take
)

var (
	// offering are words of who lets somebody choose.
	offering = anyOf("options?", "alternatives?", "choices?", "candidates?", "variants?", "(?:three|two|four|these|some) ways", "ways? (?:out|are|of)", "the ways", "ways:", "either", "could", "might", "may", "can", "would",
		"suggest", "propose", "remed(?:y|ies)", "possible", "possibilities", "whether", "should")
	// between is between two things to choose from.
	between = lazyregexp.New(`(?i)(?:[,;]| or| und)? or |; `)
	// numbered begins an item of a list within a line.
	numbered = lazyregexp.New(`(?:^|[\s:;,.])(?:\(([1-9]|[a-eA-E])\)|([1-9]|[a-e])\)|(?:Variant|Option|Plan) ([1-9A-E])[:)]?|([1-9])\.) `)
	clauses  = lazyregexp.New(`[,;:.!()]+(?:\s|$)|\s[—–-]\s`)
	// ordinal is a reply that names an item by its number.
	ordinal = lazyregexp.New(`(?i)^(?:(?:ok(?:ay)?|yes|yep|yeah|hmm?|so|then|right|let's (?:do|take)|i(?:'d| would)?(?: take| say| like| prefer)?|go (?:with|for)|take|the|option|variant|number|nr\.?|\w+ says|just|pls|please|definitely),? )*` +
		`(?:\(([1-9a-e])\)|([1-9a-e])(?:[.,:;!)]|$| please\b| pls\b| then\b| \+)|(first|second|third|fourth|fifth|last|former|latter|both|all|neither|none)\b(?: one| option| of (?:them|these))?(?:[.,:;!]|$| please\b| pls\b| then\b|,? and\b| of\b))`)
	// judging is a reply that speaks about an offer instead of taking something of it.
	judging = lazyregexp.New(`(?i)^(?:why|what|how|when|where|which|who|can|could|does|do you|is|are|isn't|wait|hm+|hmm+|not sure|no idea|explain|tell|show|thanks?|thx|thank you|great|nice|wow|cool|yes|yep|ok(?:ay)?|done|perfect|interesting)\b[\s,.!]*$|\?|(?i)^(?:why|what|how|when|where|who|explain|wait|i don't (?:know|understand|get)|i'?m (?:trying|not|still|curious|looking)|i (?:want|need|tried|just)|(?:that|this|these|it) (?:makes?|sounds?|is|are|looks?|works?|fits?|suggestions?)|sounds|looks|always|never)\b`)
)

// offers is what a text lets somebody choose from, in order; nil where that is nothing.
func offers(text string) (options []string) {
	if len(text) > maxOffer {
		return nil
	}
	text = prose(text)
	if !offering.in(text) && !strings.Contains(text, "?") {
		return nil
	}
	for _, s := range statements(text) { // a list of lines
		if s.lead != "" {
			options = append(options, s.text)
		}
	}
	flat := squeezed(text)
	if len(options) < 2 {
		options = nil
		marks := numbered.Compiled().FindAllStringIndex(flat, -1)
		for i, m := range marks {
			end := len(flat)
			if i+1 < len(marks) {
				end = marks[i+1][0]
			}
			options = append(options, strings.Trim(flat[m[1]:end], " ;,."))
		}
	}
	if len(options) < 2 {
		options = nil
		for _, s := range sentences(flat) {
			if !offering.in(s) && !strings.HasSuffix(s, "?") && options == nil {
				continue
			}
			if parts := between.Split(s, -1); len(parts) > 1 {
				for _, p := range parts {
					options = append(options, strings.Trim(p, " ;,.?"))
				}
			} else if options != nil {
				options = append(options, strings.Trim(s, " ;,.?"))
			}
		}
	}
	if len(options) < 2 || len(options) > 9 {
		return nil
	}
	return options
}

// taken is what a reply takes of what was offered: the number of one option, or -1 for several, or for the reply's own words.
func taken(reply string, options []string) (option int, ok bool) {
	said := sentences(squeezed(reply))
	if len(reply) > maxTaken || len(said) == 0 {
		return 0, false
	}
	first := said[0]
	if m := ordinal.FindStringSubmatch(first); m != nil {
		n := -1
		switch word := strings.ToLower(m[1] + m[2] + m[3]); word {
		case "both", "all", "neither", "none":
		case "last", "latter":
			n = len(options) - 1
		case "first", "former":
			n = 0
		default:
			n = slices.Index([]string{"second", "third", "fourth", "fifth"}, word) + 1
			if n == 0 && '1' <= word[0] && word[0] <= '9' {
				n = int(word[0] - '1')
			} else if n == 0 {
				n = int(word[0] - 'a')
			}
		}
		return n, n < len(options)
	}
	if len(first) > maxStatement/2 || judging.MatchString(first) || unsure.in(first) {
		return 0, false
	}
	n, best, tie := -1, 0, false
	var words []string
	for _, clause := range clauses.Split(first, -1) {
		if words = choiceWords(clause); len(words) > 0 {
			break
		}
	}
	for i, o := range options {
		of, same := choiceWords(o), 0
		for _, w := range words {
			if slices.Contains(of, w) {
				same++
			}
		}
		switch {
		case same > best:
			n, best, tie = i, same, false
		case same == best:
			tie = true
		}
	}
	if best == 0 {
		return 0, false
	}
	if tie || 2*best < len(words) { // which of them is a guess
		n = -1
	}
	return n, true
}

// choiceWords are the words of a text by which a choice can be known, without their endings.
func choiceWords(text string) (out []string) {
	for w := range strings.FieldsFuncSeq(strings.ToLower(text), func(r rune) bool { return !unicode.IsLetter(r) && !unicode.IsDigit(r) }) {
		if len(w) < 3 || choosingNothing()[w] {
			continue
		}
		w = strings.TrimSuffix(strings.TrimSuffix(w, "s"), "e")
		if !slices.Contains(out, w) {
			out = append(out, w)
		}
	}
	return out
}

var choosingNothing = sync.OnceValue(func() map[string]bool {
	set := map[string]bool{}
	for w := range strings.FieldsSeq("the and for are was were but not with that this they them their there then than you your our its have has had can could will would should may might one two three all any some each " +
		"more most also only just what which who how why when where from into over under about out off yes okay please pls thanks thx good nice great fine done use make take has does did let now here too very") {
		set[w] = true
	}
	return set
})

// choice is the decision of a user who answers what the message before offered.
func choice(before, m *conversation.Message) (Decision, bool) {
	if before.Role != conversation.Assistant || before.HasPart(conversation.Call) || !m.Speaks() {
		return Decision{}, false
	}
	reply := m.Words()
	options := offers(before.Words())
	if options == nil {
		return Decision{}, false
	}
	n, ok := taken(reply, options)
	if !ok {
		return Decision{}, false
	}
	offered := strings.Join(options, " / ")
	if n >= 0 {
		offered = options[n]
	}
	d := decisionOf(m, fmt.Sprintf("offered %s, the user answered %s", quoteText(cutText(offered, maxStatement/2)), quoteText(cutText(squeezed(reply), maxStatement/2))))
	if n >= 0 {
		d.Alternatives = nil
		for i, o := range options {
			if i != n {
				d.Alternatives = append(d.Alternatives, cutText(o, 160))
			}
		}
	}
	return d, true
}
