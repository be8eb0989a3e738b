package critique

import (
	"slices"
	"strings"

	"github.com/ctx-sys/ctx-sys/internal/lazyregexp"
)

var (
	hedges = lazyregexp.New(`(?i)\b(?:i think|i believe|i guess|i suspect|i assume|i would|i'd|i recommend|i suggest|in my (?:opinion|view)|imho|probably|presumably|perhaps|maybe|likely|possibly|might|may be|may have|may want|seems?|appears? to|appears? that|it looks like|arguably|apparently|could be|should be|would be|might be|ideally|hopefully|suppose|if you|you (?:could|may|might|should|would|will want|need to|must)|we (?:could|might|should)|let's|let me|feel free|consider|assuming|for example, a|imagine|hypothetical|not sure|unclear|one could|would need|would have to|should probably|better to|it is best|best practice)\b`)
	orders = words(`run use add create make set install open call write remove delete change update replace try check see look consider ensure note remember start stop
		build test import configure enable disable pass edit move rename copy put keep avoid prefer let please wrap define implement refactor follow read go fix modify extend`)
	proposes = lazyregexp.New(`(?i)\b(?:add|create|make|write|remove|delete|change[sd]?|update[sd]?|replace[sd]?|edit|move|rename|put|insert|append|implement|refactor|fix(?:e[sd])?|modif(?:y|ied)|extend|new|instead|propos(?:e|ed|al)|suggest(?:ed)?|could|should|would|can|let's|patch|diff|after|becomes?|want|need)\b`)
	// outer is said of names that are of something else, or that are not there.
	outer = lazyregexp.New(`(?i)standard library|stdlib|third[- ]party|built-?in|external |dependency|npm package|pip package|upstream|from the library|in the language|there(?: is|'s) no|ha(?:s|ve) no|(?:n't| not) exist|lacks?|removed|no longer|missing`)
	verbs = words(`is are was were has have does do returns takes calls uses contains holds stores reads writes runs makes keeps gives supports handles provides
		creates builds loads sends parses indexes lives works happens means starts stops ends belongs consists includes depends requires allows can cannot`)
)

// opinion reports whether a sentence claims nothing: a question, a hedge, an instruction.
func opinion(text string, ts []token) bool {
	switch {
	case strings.HasSuffix(strings.TrimRight(text, " \"')"), "?"):
		return true
	case strings.HasPrefix(strings.ToLower(text), "you can find "):
		return false
	case hedges.MatchString(prose(ts)):
		return true
	case len(ts) < 2 || ts[0].m != nil || !orders()[ts[0].word] || ts[1].word == "of" || ts[1].word == "is":
		return false
	}
	// "see F, which defines X"
	return !slices.ContainsFunc(ts, func(t token) bool { return t.word == "which" || t.word == "where" || t.word == ":" || t.word == ";" })
}

// prose is the words of a sentence without what is code.
func prose(ts []token) string {
	var b strings.Builder
	for _, t := range ts {
		if t.m == nil && t.word != "\x00code" {
			b.WriteString(t.raw + " ")
		}
	}
	return b.String()
}

// assertive reports whether a sentence without a name says something that a model could judge.
func assertive(ts []token) bool {
	n := 0
	for _, t := range ts {
		if len(t.word) > 1 {
			n++
		}
	}
	return n >= 5 && slices.ContainsFunc(ts, func(t token) bool { return verbs()[t.word] })
}
