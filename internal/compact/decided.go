package compact

import (
	"strings"
	"sync"

	"github.com/ctx-sys/ctx-sys/internal/conversation"
	"github.com/ctx-sys/ctx-sys/internal/lazyregexp"
)

// A decision is recorded for good and shown to later sessions as one, so a sentence counts as a decision only by its form: who
// speaks decides (we, I, let's, "it was decided"), at the start of the sentence or of a clause, with a verb that chooses. What compaction
// keeps of a conversation (cues.go) is wider: there a line too much costs a line.
//
// A question, a guess, a condition and what somebody else decided are none. Of an assistant, the next step of the work is none either:
// "I'll use grep to find the callers".

const (
	// clause is where the speaker's words begin: the sentence, or what follows a comma or a colon, or "instead of X".
	clause = `(?:^|[,;:] |[—–-] |^(?:instead of|rather than) [^,]*? |^(?:for|in|on) (?:\S+ ){1,5}?|\b(?:and|so|but|then) )(?:(?:ok|okay|yes|right|so|then|and|but|also|well|alright|actually|finally|in the end|for now|for this|here|therefore|hence|instead|after all|fine|agreed),? )*`
	// choosing are verbs by which one thing is taken, left out or kept.
	choosing = `(?:use|go (?:with|for)|keep|stick (?:to|with)|stay (?:with|on)|settle (?:on|for)|switch (?:to|from|over|back)|adopt|choose|pick|drop|store|leave|skip|avoid|rely on|base|treat|ship|target|standardi[sz]e|default to|move (?:\S+ ){0,4}?(?:to|into)|migrate|replace|only|never|always|not|no longer)`
	// taking are the same verbs in the present, without those that describe what is.
	taking = `(?:keep|stay with|stick (?:to|with)|go with|leave|drop|settle on|switch to|move to|skip|abandon)`
	// making are verbs of work: a decision where a reason or an alternative follows.
	making = `(?:` + choosing + `|make|put|implement|return|split|change|add|extract|wrap|introduce|rename|remove|write|guard|cache|convert|pass|set|watch|follow|build|run|do|call|read|parse|load|send|hold|generate|validate|check|version|log|expose|handle|model|represent|support|track|test|deploy|host|name|sort|serve|have|define|encode|let)`
	we     = `(?:we|i|the team)`
	will   = `(?:'ll| will| shall| are going to|'re going to| am going to|'m going to)`
	have   = `(?:'ve| have| has)?(?: also| now| finally| already| just| all)?`
	always = `(?:from now on|going forward|henceforth|from here on(?: out)?|as a rule|(?:starting|from) (?:today|now|with (?:this|the next) \w+))`
)

var (
	// declaredForm is a sentence that says of itself that it decides.
	declaredForm = lazyregexp.New(`(?i)^(?:(?:final|our|the|my|design|new) )?(?:decision|convention|policy|choice)(?: \d+)?\s*(?::|[—–-] )\s*\S|^(?:final|last) (?:call|word|answer|decision)\b|^(?:ok(?:ay)?,? )?agreed[:,] (?:\S+ ){4}|^(?:ok(?:ay)?,? )?agreed (?:to|on|that) \S+ \S|\b(?:that's|that is|it's) (?:decided|settled|final)\b|\bfinal answer\b|^(?:option|variant|plan|number) \S+ it is\b|^(?:\w+, )?\S+ it is[.!]?$` +
		`|` + clause + we + have + ` (?:decided|agreed (?:on|to|that|upon)|chose|chosen|picked (?:the|an?|\S+[A-Z]\S*)|settled (?:on|for)|opted (?:for|to|not|against|out)|ruled out|committed to) ` +
		`|\b` + we + `(?:'ve| have| has) (?:now |finally )?(?:decided|chosen|settled on|opted|gone (?:with|for)|made up (?:my|our) minds?)\b` +
		`|` + clause + we + have + ` (?:deliberately|intentionally|on purpose) (?:kept|made|left|chose|avoided|put|used|built)\b` +
		`|\b(?:the|my|our) (?:approach|plan|strategy) (?:i'm|we're|i am|we are|i) (?:tak|follow|us)\w+ is\b` +
		`|\b(?:it|this) (?:was|has been|is) (?:decided|agreed) (?:to|that|on|against)\b` +
		`|\b` + we + ` made up (?:my|our) minds?\b`)
	// planForm is a plan that is stated, where it is not the next step.
	planForm = lazyregexp.New(`(?i)` + clause + `(?:the|our|my) (?:decision|plan|approach|strategy|agreement)(?: i'm taking| we're taking| i took| we took| (?:here|now|for (?:this|now)))? (?:is|will be|remains) (?:now )?(?:to|not to|that|one|two)\b`)
	// resolvedForm is what the speakers do from now on.
	resolvedForm = lazyregexp.New(`(?i)` + clause + we + will + ` ` + choosing + `\b` +
		`|` + clause + `we (?:won't|will not|will never|are not going to|aren't going to) (?:be )?(?:us|support|cach|stor|add|implement|ship|keep|allow|expos|publish|migrat|accept|handl|mak|depend|rely|writ|retr|includ|chang|touch|rewrit|introduc|do\b|go\b|adopt|switch|maintain)` +
		`|` + clause + we + `(?:'re|'m| are| am) (?:now |also )?(?:not )?(?:going with|dropping|switching|moving (?:\S+ ){0,4}?to|adopting|sticking (?:to|with)|staying with|standardi[sz]ing|replacing|migrating|ditching|abandoning|choosing|picking|overruling|keeping|leaving (?:\S+ ){1,5}?out) |` + clause + `we(?:'re| are) (?:done with [A-Z]|not (?:supporting|using|adding|caching|storing|keeping|mocking|shipping|allowing|exposing|rewriting|migrating|changing|introducing|maintaining)\b)` +
		`|` + clause + `let(?:'|’)?s (?:just |simply |rather )?` + choosing + `\b` + `|` + clause + `let us ` + choosing + `\b|` + clause + `let'?s do it (?:your|my|the|this|that)\b` +
		`|` + clause + `we ` + taking + ` (?:the|our|with|it|all|both|on|\S+[A-Z]\S*|[A-Z]\S*)\b`)
	// tookForm is what they chose before they said so.
	tookForm   = lazyregexp.New(`(?i)` + clause + `(?:we|i)(?:'ve| have) (?:also |now |finally |just )?(?:switched|moved (?:\S+ ){0,4}?(?:to|into)|dropped (?:the )?(?:support|idea|plan)|adopted|standardi[sz]ed|replaced \S+ .*\b(?:by|with)|migrated|abandoned) ` + `|` + clause + `(?:we|i) went (?:with|for) (?:an?|the|\S+[A-Z0-9]\S*|option)\b` + `|` + clause + `we (?:switched to|moved to|adopted|dropped) `)
	shouldForm = lazyregexp.New(`(?i)` + clause + `we (?:should|must|have to) ` + choosing + `\b|` + clause + `we should (?:always |never |only )?(?:(?:cache|store|encode|name|version|deploy|host|serve|model|represent|validate) (?:\S+ ){0,3}?(?:to|as|in|with|by|on|from) |log (?:\S+ ){0,2}?(?:to|as|with) |return (?:an?|the|nil|null|no) )` +
		`|` + clause + we + will + ` (?:implement|build|write|do|solve|store|model) (?:it|this|that|them|these) (?:with|in the|in our|as|by|using|on|from) ` +
		`|` + clause + `let'?s (?:implement|build|put|do) (?:the|an?|our) (?:\S+ ){1,4}?(?:in|on|with|as|by|using|instead)\b|` + clause + `let'?s try (?:the|an?) (?:first|second|third|other|simple|simpler|new) \S+[.!]?$`)
	// ruleForm is a rule that a user sets up.
	ruleForm = lazyregexp.New(`(?i)^` + always + `|\b` + always + `[.,!]|^(?:new )?(?:rule|guideline): |^no more \S+ (?:in|for|here|from|on|please)|^for (?:this|our) (?:project|repo\w*|code ?base),? (?:\w+ )?(?:always|never|we|use|prefer)\b`)
	// pickForm is a user's answer that takes one of several.
	pickForm = lazyregexp.New(`(?i)^(?:(?:ok|okay|yes|right|fine|then),? )*(?:go with|stick (?:to|with)|stay with|scrap|ditch) |` + clause + `(?:i'd|we'd) rather ` + choosing + `\b|^[^,]+ (?:go(?:es)?|lives?|belongs?|stays?|(?:is|are) (?:stored|kept)) (?:in|into|under|with) .*, (?:and )?not\b`)
	// futureForm is what something will be, with what it will not be.
	futureForm = lazyregexp.New(`(?i)\b(?:will|is going to|are going to) (?:be|stay|remain|live|use|have) (?:\S+ )?.*(?:, not | and not | instead of | rather than |,? because )`)
	reasonForm = lazyregexp.New(`(?i)` + clause + we + will + ` (?:\w+ly )?` + making + `\b|` + clause + `let'?s ` + making + `\b|` + clause + `let'?s make .* the (?:rule|default|standard)\b|` + clause + we + `(?:'m|'re| am| are) (?:using|making|putting|storing|writing|splitting|treating|returning|passing|reusing) `)

	weighs = anyOf("because", "since", "so that", "instead of", "rather than", "to avoid", "in favou?r of", "over", "otherwise", "and not")
	// contrasts is what was taken and what was not.
	contrasts = lazyregexp.New(`, not (?:as|in|on|through|by|with|from|via|an?|the) `)
	// unsure is what makes a guess, a wish or a report of a sentence.
	unsure = anyOf("maybe", "perhaps", "might", "could", "would", "i guess", "not sure", "don't know", "wonder", "whether", "possibly", "i think", "i believe", "probably", "it says", "by accident", "if you (?:want|like|prefer)", "shall we", "do you")
	// reported is a rule's beginning with a report behind it.
	reported = lazyregexp.New(`(?i)^` + always + `,? (?:it|this|that|he|she|there|i get|i see)\b`)
	// handed is how something is handed over, in the form of "Redis it is".
	handed = lazyregexp.New(`(?i)^(?:\w+, )?(?:here|there|this|that|what|where|how|why|so|as|such|and|but|whatever|now|yes|no|ok(?:ay)?|sure) it is\b`)
	// conditional is a sentence about a case.
	conditional = lazyregexp.New(`(?i)^(?:if|unless|suppose|assuming|in case|when(?:ever)?|while|after|before|until|as soon as)\b`)
	// looking is the next step of the work.
	looking   = lazyregexp.New(`(?i)\bgo(?:ing)? with (?:you|him|her|them|us)\b|\bis (?:now )?to (?:first )?(?:look|check|read|run|find|start|see|reproduce|search|go|meet|talk)\b|\b(?:use|run|keep|go|try|leave|only) .*\bto (?:find|look|search|check|see|read|locate|explore|verify|confirm|test|inspect|investigate|get|understand|list|reproduce|debug|compare|measure|view)\b|\b(?:use|run) (?:the |a |an )?\S*\s?(?:tool|command|grep|debugger|profiler|search)\b|\bkeep(?:ing)? (?:\w+ing|an eye|track|in mind)\b|\b(?:keep|go|not|only) (?:on |ahead|looking|working|trying|reading|searching|in mind|you posted|be able|forget|worry)|\b(?:pick|move|start|set|leave) (?:up|on|off)\b`)
	quotation = lazyregexp.New("\"[^\"]*\"|“[^”]*”")
)

// signs are words of a sentence that forms of decisions need. An expression costs ten microseconds a sentence and more, and most
// sentences have no word that it needs. TestSigns holds the words to the expressions.
type signs byte

const (
	speaks   signs = 1 << iota // who decides
	declares                   // says of itself that it decides
	plans
	ruling
	picks
	foresees
)

var signsOf = sync.OnceValue(func() map[string]signs {
	set := map[string]signs{}
	for sign, words := range map[signs]string{
		speaks:   "we i us let lets team",
		declares: "decision convention policy choice call word answer decided agreed settled final plan option variant number approach strategy",
		plans:    "decision plan approach strategy agreement",
		ruling:   "rule guideline now forward henceforth here starting today more project repo repository codebase code base",
		picks:    "go stick stay scrap ditch not",
		foresees: "will going",
	} {
		for w := range strings.FieldsSeq(words) {
			set[w] |= sign
		}
	}
	return set
})

// signsIn are those of all words of a sentence.
func signsIn(s string) (found signs) {
	var word [16]byte
	n := 0
	for i := 0; i <= len(s); i++ {
		var c byte
		if i < len(s) {
			c = s[i]
		}
		if 'A' <= c && c <= 'Z' {
			c += 'a' - 'A'
		}
		if 'a' <= c && c <= 'z' {
			if n < len(word) {
				word[n] = c
			}
			n++
			continue
		}
		if n > 0 && n <= len(word) {
			found |= signsOf()[string(word[:n])]
		}
		n = 0
	}
	if strings.HasSuffix(strings.ToLower(strings.TrimRight(s, ".!")), " it is") {
		found |= declares
	}
	return found
}

// decides reports whether a sentence is a decision of the one who says it.
func decides(sentence string, user bool) bool {
	s := strings.ReplaceAll(strings.TrimSpace(sentence), "’", "'")
	return hasDecisionForm(s, user, signsIn(s))
}

// hasDecisionForm looks for the forms that need one of some signs.
func hasDecisionForm(s string, user bool, found signs) bool {
	if found == 0 || strings.HasSuffix(s, "?") || len(s) < 8 || handed.MatchString(s) {
		return false
	}
	s = quotation.ReplaceAllString(s, "")
	is := func(form *lazyregexp.Regexp, needs signs) bool { return found&needs != 0 && form.MatchString(s) }
	declared := is(declaredForm, speaks|declares)
	switch {
	case unsure.in(s):
		return declared && !conditional.MatchString(s) && !strings.Contains(strings.ToLower(s), "don't know")
	case declared:
		return true
	}
	chosen := is(planForm, plans) || is(resolvedForm, speaks) || is(tookForm, speaks) ||
		user && (is(shouldForm, speaks) || is(futureForm, foresees) || is(pickForm, speaks|picks) || is(ruleForm, ruling) && !reported.MatchString(s)) ||
		found&(speaks|foresees) != 0 && (weighs.in(s) || contrasts.MatchString(s)) && (is(reasonForm, speaks) || is(futureForm, foresees))
	return chosen && !conditional.MatchString(s) && !looking.MatchString(s)
}

// decided returns the sentences of a message in which its author decides something. What is longer than maxLook was pasted.
func decided(m *conversation.Message) (out []string) {
	add := func(text string) {
		if len(text) > maxLook {
			return
		}
		for _, s := range statements(text) {
			if !code(s.text) && decides(s.text, m.Role == conversation.User) {
				out = append(out, cutText(s.text, maxStatement))
			}
		}
	}
	if m.Role == conversation.User {
		add(m.Words())
		return out
	}
	for i := range m.Parts {
		if m.Parts[i].Kind == conversation.Text {
			add(prose(m.Parts[i].Text))
		}
	}
	return out
}
