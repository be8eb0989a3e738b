package compact

import (
	"strings"

	"github.com/ctx-sys/ctx-sys/internal/lazyregexp"
)

// Without a model a sentence is known by its cues: words that people use when they instruct, decide, conclude or put
// off. A cue that is found where nothing was meant costs a line; one that is missed may cost the constraint, so the
// lists for what the user says are wide and those for what the assistant says are narrow.

// cues matches whole words and phrases, case aside.
type cues struct{ *automaton }

// anyOf takes phrases as regular expressions without anchors.
func anyOf(phrases ...string) cues {
	return cues{newAutomaton(`[^\pL\pN_](?i:` + strings.Join(phrases, "|") + `)[^\pL\pN_]`)}
}

func (c cues) in(s string) bool { return c.matches(s) }

var (
	// strict is what may not be broken.
	strict = anyOf("must", "mustn't", "never", "always", "only", "do not", "don't", "dont", "not allowed", "forbidden", "prohibited", "required?", "requires", "requirement",
		"exactly", "at least", "at most", "no more than", "no less than", "not more than", "maximum", "minimum", "under no circumstances", "cannot", "can't", "may not", "shall",
		"important", "critical", "mandatory", "strictly", "stop", "hard limit", "non-negotiable", "constraint", "rule", "no", "minimal(?:ly)?", "your (?:task|job|goal)", "the goal is", "as little as")
	// wanted is how things are to be done.
	wanted = anyOf("should", "shouldn't", "avoid", "keep", "make sure", "ensure", "be sure", "prefer", "preferably", "instead", "rather than", "without", "unless", "except", "needs? to", "has to", "have to",
		"stick (?:to|with)", "use", "using", "leave", "stay", "remember", "note that", "limit", "compatible", "support", "target", "version", "budget", "deadline", "until", "before you", "after you", "as long as",
		"please", "want", "expect", "wrong", "actually", "no longer", "not what", "revert", "undo", "still", "we (?:are|run|use|have)", "we're", "our")
	// measured is a number that somebody meant: a version, a size, a time, a share, a count.
	measured = lazyregexp.New(`(?i)\bv?\d+\.\d+(?:\.\d+)?\b|\b\d[\d,.]*\s?(?:%|ms|s|sec|seconds?|min|minutes?|hours?|days?|[kmg]i?b|bytes?|tokens?|lines?|chars?|characters|requests?|times|items?|rows?|users?|°|px)\b|[<>≤≥]=?\s?\d`)

	// chosen is a decision; weighed gives its reason or what was not taken.
	chosen = anyOf("(?:we|i)(?:'ve| have)? (?:decided|agreed|chose|chosen|settled|opted)", "(?:we|i)(?:'ll| will| should) (?:use|go with|keep|stick|switch|choose|drop|avoid|store|make|leave|skip|rely|base|follow|treat|put|implement|return|replace|move|split|only|change|add|extract|wrap|introduce|rename|remove|write|guard|cache|convert|pass|set)",
		"let'?s (?:go with|keep|drop|stick|choose|store|not)", "the (?:decision|plan|approach|strategy|solution|fix|design|idea|best (?:option|approach|way|fix)|right (?:fix|approach)|simplest (?:fix|approach|way|solution)|cleanest (?:fix|approach|way|solution)) (?:is|was|will be|would be)",
		"decided to", "decided (?:on|against|that)", "agreed (?:on|to|that)", "going with", "go with", "went with", "settled on", "opted (?:for|to)", "switch(?:ed|ing)? (?:to|from)", "decision", "i chose", "we chose", "chose to",
		"in favou?r of", "trade-?off", "won't", "will not", "i kept", "ruled out", "rejected", "not worth")
	// saidSo is one that says so itself, whatever else it says.
	saidSo  = anyOf("(?:we|i)(?:'ve| have)? (?:decided|agreed|chosen|settled on|opted for)", "the decision is", "it was decided")
	weighed = anyOf("because", "since", "so that", "as it", "as that", "in order to", "to avoid", "otherwise", "instead of", "rather than", "which would", "the reason", "therefore", "due to", "over", "so we", "so i", "but")
	// aboutToLook is what an assistant says before a step, which decides nothing.
	aboutToLook = anyOf("(?:let me|i'll|i will|let's|i need to|i should|now i(?:'ll| will)?|we should|we need to) (?:now |first |also |then |start by |begin by |quickly |just |next )?(?:check|look|read|see|search|find|open|view|run|examine|explore|verify|test|try|list|understand|inspect|investigate|take|start|begin|think|review|get|locate|figure|confirm|grep|reproduce|debug|analy[sz]e|create a (?:test|script|reproduction)|do that|do this|do it)")

	// found is what was learned.
	found = anyOf("root cause", "the (?:problem|issue|bug|culprit|cause|error|reason|failure|key|difference) (?:is|was|comes|lies|seems|here is|appears)", "turns out", "caused by", "because", "this means", "which means", "that means", "so the",
		"found (?:it|that|the)", "confirmed", "discovered", "i see", "the (?:test|tests|build) (?:fails?|failed|pass(?:es|ed)?)", "is (?:not|never) called", "is missing", "doesn't (?:handle|exist|work|support)", "does not (?:handle|exist|work|support)", "explains", "measured", "took", "the actual", "never (?:reaches|gets)", "only (?:happens|when)", "regression", "introduced (?:in|by)")
	// cause is what was learned of why.
	cause = anyOf("root cause", "the (?:real |actual |underlying )?(?:problem|issue|bug|culprit|cause|reason) (?:is|was|lies|comes)", "turns out", "caused by", "confirmed")
	// finished is what was done.
	finished = anyOf("(?:i|we)(?:'ve| have)?(?: now| also| successfully)? (?:fixed|added|implemented|created|updated|removed|renamed|refactored|replaced|moved|committed|pushed|merged|deployed|reverted|changed|extracted|rewrote|wrote|verified|confirmed|finished|completed)",
		"(?:has|have) been (?:fixed|added|implemented|created|updated|removed|renamed|refactored|replaced|moved|committed|pushed|merged|deployed|reverted|changed|completed|resolved)", "(?:is|are) (?:now )?(?:fixed|done|complete|completed|finished|resolved|in place|green)",
		"now (?:pass|passes|works|work)", "(?:all|the|both) tests? (?:now )?pass(?:es|ed)?", "all green", "successfully", "works (?:now|as expected)")
	// postponed is what is left to do.
	postponed = anyOf("todo", "to-do", "fixme", "remaining", "remains", "still (?:need|needs|have|has|fails?|failing|missing|to do|open|broken|pending|left)", "not yet", "next steps?", "follow-?up", "pending", "unresolved", "open (?:question|issue|point|task)s?", "blocked", "left to do", "outstanding", "needs? to be", "will need to", "haven't", "has not been", "have not been", "hasn't", "later", "another (?:pr|change|commit)", "unclear", "not sure", "don't know", "waiting (?:for|on)")
	// intended is the step that comes next.
	intended = anyOf("next", "now i", "i'll", "i will", "let me", "let's", "going to", "then i", "i need to", "i should", "the plan is")
)

// isMeasured reports whether a sentence has a number that somebody meant.
func isMeasured(s string) bool {
	return strings.ContainsAny(s, "0123456789") && measured.MatchString(s)
}
