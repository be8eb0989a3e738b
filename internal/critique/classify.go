package critique

import (
	"regexp"
	"strings"
)

var (
	hedges = regexp.MustCompile(`(?i)\b(?:i think|i believe|i guess|i suspect|i assume|i would|i'd|i recommend|i suggest|in my (?:opinion|view)|imho|probably|presumably|perhaps|maybe|likely|possibly|might|may be|may have|may want|seems?|appears? to|appears? that|it looks like|arguably|apparently|could be|should be|would be|might be|ideally|hopefully|suppose|if you|you (?:could|may|might|should|would|will want|need to|must)|we (?:could|might|should)|let's|let me|feel free|consider|assuming|for example, a|imagine|hypothetical|not sure|unclear|one could|would need|would have to|should probably|better to|it is best|best practice)\b`)
	orders = words(`run use add create make set install open call write remove delete change update replace try check see look consider ensure note remember start stop
		build test import configure enable disable pass edit move rename copy put keep avoid prefer let please wrap define implement refactor follow read go fix modify extend`)
)

// opinion reports whether a sentence claims nothing: a question, a hedge, an instruction.
func opinion(text string, ts []token) bool {
	if strings.HasSuffix(strings.TrimRight(text, " \"')"), "?") {
		return true
	}
	if strings.HasPrefix(text, "You can find ") || strings.HasPrefix(text, "you can find ") {
		return false
	}
	plain := withoutCode(text)
	if hedges.MatchString(plain) {
		return true
	}
	if len(ts) < 2 || ts[0].is() || !orders[ts[0].word] || ts[1].word == "of" || ts[1].word == "is" {
		return false
	}
	for i := range ts { // "see F, which defines X"
		if w := ts[i].word; w == "which" || w == "where" || w == ":" || w == ";" {
			return false
		}
	}
	return true
}

// withoutCode is a text without what stands in backticks: words in there are no hedges.
func withoutCode(text string) string {
	var b strings.Builder
	for i := 0; i < len(text); {
		if text[i] == '`' {
			i += codeSpan(text[i:])
			b.WriteByte(' ')
			continue
		}
		b.WriteByte(text[i])
		i++
	}
	return b.String()
}

var verbs = words(`is are was were has have does do returns takes calls uses contains holds stores reads writes runs makes keeps gives supports handles provides
	creates builds loads sends parses indexes lives works happens means starts stops ends belongs consists includes depends requires allows uses can cannot`)

// assertive reports whether a sentence without a name says something that a model could judge.
func assertive(ts []token) bool {
	n := 0
	verb := false
	for i := range ts {
		if ts[i].m != nil || len(ts[i].word) > 1 {
			n++
		}
		verb = verb || verbs[ts[i].word]
	}
	return verb && n >= 5
}
