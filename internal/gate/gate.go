// Package gate decides whether a question needs code at all: thanks, a greeting, "explain that more" and "what is
// a monad" do not. It is rules over the words of the question; it asks no model and reads no index.
//
// The one idea: skipping a real question is the worst it can do, so a question is skipped only when all of it is
// understood to be something else, word by word, from closed lists. Everything else is searched for. The rules that speak for
// code come first, and no rule may skip a question that holds a name the index knows.
package gate

import (
	"strings"

	"github.com/ctx-sys/ctx-sys/internal/query"
)

// Decision says whether to look for code, how sure that is, and why.
type Decision struct {
	ShouldRetrieve bool
	Confidence     float64 // 0 to 1
	Reason         string
	Strategy       string     // that suits the question best, "" for those of its intent
	Categories     []Category // what the question is about; empty when it is skipped
	NeedsHistory   bool       // it is about what was said before
}

// Default is the reason of a decision that no rule made: the question is searched for, and that is all that is known.
const Default = "default"

// Options say what is known besides the question.
type Options struct {
	// Known says whether the index has a name, letter case ignored. It is asked about questions that would be skipped, for
	// their words and for what they make together. Nil knows nothing.
	Known func(name string) bool
}

const (
	maxAsked = 24      // words of a question that may be skipped: a longer one tells of something
	maxRead  = 4 << 10 // bytes that are read of a long one
)

// Decide decides. It takes some 20 microseconds for a question, and less than a millisecond for anything.
func Decide(question string, o Options) Decision {
	if len(question) > maxRead {
		question = question[:maxRead]
	}
	q := query.Parse(question)
	d, sure := forCode(q, question)
	if !sure {
		d = o.unlessKnown(against(question), q)
	}
	if d.ShouldRetrieve {
		d.Categories = categories(q)
	}
	return d
}

// forCode are the rules that speak for code.
func forCode(q query.Query, question string) (Decision, bool) {
	words := wordsOf(question)
	switch {
	case len(q.Frames) > 0 || isTrace(question):
		return Decision{ShouldRetrieve: true, Confidence: 0.9, Reason: "an error with its stack trace", Strategy: query.Keyword}, true
	case quotesCode(q, question):
		return Decision{ShouldRetrieve: true, Confidence: 0.95, Reason: "names code in backticks", Strategy: query.Keyword}, true
	case len(q.Mentions) > 0:
		return Decision{ShouldRetrieve: true, Confidence: 0.95, Reason: "names a " + mentioned(q.Mentions), Strategy: query.Keyword}, true
	case len(q.Filters) > 0 || len(q.Phrases) > 0:
		return Decision{ShouldRetrieve: true, Confidence: 0.95, Reason: "is written as a search", Strategy: query.Keyword}, true
	case has(words, theProject):
		return Decision{ShouldRetrieve: true, Confidence: 0.9, Reason: "asks about this project", Strategy: query.Semantic}, true
	case has(words, ourCode) && !isClarification(words): // what we discussed is no code
		return Decision{ShouldRetrieve: true, Confidence: 0.85, Reason: "asks about our code", Strategy: query.Semantic}, true
	}
	return Decision{ShouldRetrieve: true, Confidence: 0.5, Reason: Default}, false
}

func quotesCode(q query.Query, question string) bool {
	if !strings.Contains(question, "`") {
		return false
	}
	for _, m := range q.Mentions {
		if m.Start > 0 && m.Start <= len(question) && question[m.Start-1] == '`' {
			return true
		}
	}
	return false
}

// mentioned is what the first mention is, one of a known type before others.
func mentioned(mentions []query.Mention) string {
	for _, m := range mentions {
		if m.Type != query.MentionUnknown {
			return string(m.Type)
		}
	}
	return "symbol"
}

// isTrace finds the signs of a trace or of a program's failure that hold no frame of their own.
func isTrace(text string) bool {
	for _, sign := range []string{"Traceback (most recent call last)", "panic: ", "goroutine 1 [", "Exception in thread", "Caused by: ", "segmentation fault", "core dumped",
		"Unhandled exception", "UnhandledPromiseRejection", "stack backtrace:", "AddressSanitizer"} {
		if strings.Contains(text, sign) {
			return true
		}
	}
	return false
}

// unlessKnown takes a skip back when the index knows a name in the question. What is nothing but a greeting, a sum or "explain
// that again" names nothing, whatever symbols are called.
func (o Options) unlessKnown(d Decision, q query.Query) Decision {
	if d.ShouldRetrieve || o.Known == nil || d.Reason != generalQuestion && d.Reason != generalConcept {
		return d
	}
	for _, name := range names(q.Keywords, d.Reason == generalConcept) {
		if o.Known(name) {
			return Decision{ShouldRetrieve: true, Confidence: 0.7, Reason: "the index knows " + name, Strategy: query.Keyword}
		}
	}
	return d
}

// Questions that are not about the project unless it has a name for what they ask about.
const (
	generalQuestion = "a general programming question"
	generalConcept  = "a question about a general concept"
)

// names are what words may be called in code: two or three that follow one another as one name, and each that is not in the code of every
// project. What "what is a function" asks about is a name too.
func names(words []string, concept bool) (out []string) {
	words = words[:min(len(words), maxAsked)]
	for _, word := range words {
		if concept && len(words) == 1 || !everyday(strings.ToLower(word)) {
			out = append(out, word)
		}
	}
	for n := 2; n <= 3; n++ {
		for i := 0; i+n <= len(words); i++ {
			out = append(out, strings.Join(words[i:i+n], ""), strings.Join(words[i:i+n], "_"), strings.Join(words[i:i+n], "-"))
		}
	}
	return out
}

// against are the rules that speak against code. What none of them fits is retrieved.
func against(question string) Decision {
	words := wordsOf(question)
	retrieve := Decision{ShouldRetrieve: true, Confidence: 0.5, Reason: Default}
	if isArithmetic(question) {
		return Decision{Confidence: 0.99, Reason: "arithmetic"}
	}
	if len(words) == 0 || len(words) > maxAsked {
		return retrieve
	}
	if kind := chat(words); kind != "" {
		return Decision{Confidence: 0.99, Reason: kind, NeedsHistory: kind == "an answer to a question"}
	}
	switch {
	case isClarification(words):
		return Decision{Confidence: 0.9, Reason: "a clarification of what was said", NeedsHistory: true}
	case isGeneral(words):
		return Decision{Confidence: 0.8, Reason: generalQuestion}
	case isConcept(words):
		return Decision{Confidence: 0.75, Reason: generalConcept}
	}
	return retrieve
}

// wordsOf are the words of a text in lower case. "c++", "c#" and "f#" are words, so are "async/await" and "o(n)".
func wordsOf(text string) []string {
	words := strings.FieldsFunc(strings.ToLower(strings.ReplaceAll(text, "’", "'")), func(r rune) bool {
		switch r {
		case ' ', '\t', '\n', '\r', ',', ';', ':', '!', '?', '"', '…', '~', '¿', '¡', '\u00a0', '*':
			return true
		}
		return false
	})
	kept := words[:0]
	for _, w := range words {
		if w = strings.Trim(w, ".'-–—"); w != "" && w != ")" && w != "(" {
			kept = append(kept, w)
		}
	}
	return kept
}

// has says whether any of the phrases is in the words.
func has(words []string, phrases []string) bool {
	for i := range words {
		if prefix(words[i:], phrases) > 0 {
			return true
		}
	}
	return false
}

// prefix is the number of words of the longest phrase that the words begin with. A phrase is words with a space between;
// "|" between parts of one word are alternatives.
func prefix(words []string, phrases []string) int {
	longest := 0
	for _, phrase := range phrases {
		n := 0
		for part := range strings.SplitSeq(phrase, " ") {
			if n >= len(words) || !oneOf(words[n], part) {
				n = 0
				break
			}
			n++
		}
		longest = max(longest, n)
	}
	return longest
}

func oneOf(word, alternatives string) bool {
	for a := range strings.SplitSeq(alternatives, "|") {
		if a == word {
			return true
		}
	}
	return false
}
