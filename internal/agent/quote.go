package agent

import (
	"strings"
	"unicode"
	"unicode/utf8"

	"github.com/ctx-sys/ctx-sys/internal/lazyregexp"
)

// What a user said counts as the user's word only where he said it of his own: whole sentences, with their negation, that are not
// quoted, pasted, listed or introduced as somebody else's. The rules below err on the side of not counting. A memory is then the
// assistant's, which is shown as data, and the user can still say it on the command line.

const (
	// leastWords and leastLetters are how long a text has to be: shorter ones ("run it now") are said of this and that.
	leastWords, leastLetters = 4, 16
	// longMessage and longParagraph are bytes from which a text was pasted, as a rule.
	longMessage, longParagraph = 4000, 600
)

// ownWords returns those sentences of a user's message that say a text, word for word but for case, spaces and punctuation, as
// the user wrote them; "" where the message does not say it as the user's own.
func ownWords(message, text string) string {
	want := plainWords(text)
	if len(strings.Fields(want)) < leastWords || utf8.RuneCountInString(want) < leastLetters || len(message) > longMessage {
		return ""
	}
	all := ownSentences(message)
	for i := range all {
		words, said := "", ""
		for j := i; j < len(all) && all[j].own && all[j].paragraph == all[i].paragraph; j++ {
			words, said = strings.TrimSpace(words+" "+plainWords(all[j].text)), strings.TrimSpace(said+" "+all[j].text)
			if words == want && (j+1 == len(all) || !takenBack.MatchString(all[j+1].text)) {
				return said
			}
		}
	}
	return ""
}

// sentence is one of a message.
type sentence struct {
	text      string
	paragraph int
	own       bool // the user's own words, and no question
}

// ownSentences are the sentences of a message up to where somebody else may be speaking.
func ownSentences(message string) (out []sentence) {
	quoted := 0 // how many quotation marks are open, over all of the message
	for n, text := range paragraphs(message) {
		for _, s := range split(text) {
			marks := quoted
			quoted = openMarks(s, quoted)
			next := sentence{text: s, paragraph: n, own: marks == 0 && quoted == 0 && !hasMarks(s) && !strings.ContainsAny(s[len(s)-1:], "?") && !mostlyCode(s)}
			if len(out) > 0 && supposed.MatchString(out[len(out)-1].text) {
				next.own = false
			}
			out = append(out, next)
			if reported.MatchString(s) {
				return out
			}
		}
	}
	return out
}

var (
	// reported is a sentence after which somebody else may be speaking, or a text follows that is not meant.
	reported = lazyregexp.New(`(?i)\b(?:says?|said|writes?|wrote|written|reads|claims?|suggests?|quote[sd]?|quoting|paste[sd]?|pasting|copied|according|here(?:'s| is| are| it)|this is (?:what|the|a|an)|the following|as follows|below|sagt|schreibt|steht|laut|folgende[srnm]?|dit|écrit|selon|dice|escribe|según)\b` +
		`|\b(?:summari[sz]e|translate|proofread|rephrase|rewrite|review|explain|analy[sz]e|look at|read|see|check)\s+(?:this|these|the following)\b` +
		`|\b(?:issue|ticket|comment|e-?mail|message|error|log|output|docs?|documentation|readme|page|article|prompt)\b[^.!?]{0,40}:`)
	// supposed is a sentence after which the next is not meant.
	supposed = lazyregexp.New(`(?i)\b(?:example|instance|imagine|pretend|suppose|assume|hypothetical(?:ly)?|what if|ignore|opposite|instead of|wrong|false|joke|bad|beispiel|exemple|ejemplo)\b`)
	// takenBack is what somebody says who did not mean the sentence before.
	takenBack = lazyregexp.New(`(?i)^\W*(?:no\b|nope|not\b|never\b|kidding|just kidding|joking|scratch that|wait|wrong|forget|ignore|don't|do not|please don't|(?:that|this|it)(?:'s| is| was| would)\b|is what|(?:or )?so (?:he|she|it|they|the)\b|(?:he|she|it|they|the \w+|\w+) (?:says?|said|wrote|writes|claims?|thinks?)|says|said|nein|nicht|non|pas)`)
)

// paragraphs are those of a message that hold prose, by their numbers. What is fenced, quoted, indented, listed or in tags is left out with the rest of
// its paragraph, as what is above it says what it is; and nothing is returned of what follows a heading, a title, a speaker's name or
// a line that ends in a colon.
func paragraphs(message string) (out []string) {
	message = tagged.ReplaceAllString(strings.ReplaceAll(message, "\r", ""), "\n> \n")
	if at := tagOpens.FindStringIndex(message); at != nil { // one that is not closed
		message = message[:at[0]]
	}
	var lines []string
	fenced, prose := "", true
	flush := func() {
		if text := strings.Join(lines, " "); prose && text != "" && len(text) <= longParagraph {
			out = append(out, text)
		}
		lines, prose = nil, true
	}
	for line := range strings.SplitSeq(message, "\n") {
		bare := strings.TrimSpace(line)
		mark := fence.FindString(bare)
		switch {
		case fenced != "":
			if mark != "" && mark[0] == fenced[0] && len(mark) >= len(fenced) {
				fenced = ""
			}
			prose = false
		case mark != "":
			fenced, prose = mark, false
		case bare == "":
			if titled(lines) {
				return out
			}
			flush()
		case heading.MatchString(line):
			return out
		case strings.HasSuffix(bare, ":"):
			lines = append(lines, bare)
			flush()
			return out
		default:
			prose = prose && !noProse.MatchString(line)
			lines = append(lines, bare)
		}
	}
	flush()
	return out
}

// titled reports whether a paragraph is a title: a few words without an end.
func titled(lines []string) bool {
	text := strings.Join(lines, " ")
	return text != "" && len(strings.Fields(text)) <= 6 && !strings.ContainsAny(text[len(text)-1:], ".!?…)")
}

var (
	tagged   = lazyregexp.New(`(?is)<[a-z][\w:-]*\b[^<>]*>.*?</\s*[a-z][\w:-]*\s*>|<[a-z][\w:-]*\b[^<>]*/>`)
	tagOpens = lazyregexp.New(`(?i)</?[a-z!?][\w:-]*`)
	fence    = lazyregexp.New("^(?:```+|~~~+)")
	noProse  = lazyregexp.New(`^\s*(?:[-*+•>|$%]|\d+[.)]\s|\[)|^(?:\t| {4})`)
	// heading is of a document, or the name of who speaks in a transcript.
	heading = lazyregexp.New(`^\s*(?:#|={3}|-{3}|\*\*[^*]+\*\*\s*$)|(?i:^\s*\W{0,2}(?:user|assistant|system|human|ai|bot|tool|developer|me|you|from|to|subject)\W{0,2}:)`)
)

// split is a paragraph by sentences. A stop ends one only before what can begin another: what goes on in small letters, or behind an
// abbreviation, belongs to it, with its negation.
func split(text string) (out []string) {
	runes, start := []rune(text), 0
	for i := 0; i < len(runes); i++ {
		if !strings.ContainsRune(".!?…。！？", runes[i]) {
			continue
		}
		end := i + 1
		for end < len(runes) && strings.ContainsRune(".!?…。！？)]\"'”’»", runes[end]) {
			end++
		}
		next := end
		for next < len(runes) && unicode.IsSpace(runes[next]) {
			next++
		}
		wide := strings.ContainsRune("。！？", runes[i])
		if next < len(runes) && !wide && (next == end || !begins(runes[next]) || abbreviation.MatchString(string(runes[start:i+1]))) {
			i = end - 1
			continue
		}
		if s := strings.TrimSpace(string(runes[start:end])); s != "" {
			out = append(out, s)
		}
		start, i = next, next-1
	}
	if s := strings.TrimSpace(string(runes[start:])); s != "" {
		out = append(out, s)
	}
	return out
}

// begins reports whether a sentence can begin with a letter.
func begins(r rune) bool {
	return unicode.IsUpper(r) || unicode.Is(unicode.Lo, r) || strings.ContainsRune("\"'“„«‹‘「『(`", r)
}

var abbreviation = lazyregexp.New(`(?i)(?:^|[\s(])(?:e\.g|i\.e|eg|ie|etc|vs|cf|al|approx|resp|incl|excl|esp|mr|mrs|ms|dr|prof|st|no|nr|vol|fig|sec|ch|p|pp|z\.\s?b|d\.\s?h|u\.\s?a|bzw|usw|ca|ggf|evtl|p\.\s?ex|\pL)\.$`)

// openMarks is how many quotation marks are open behind a text when so many were before.
func openMarks(text string, open int) int {
	for _, r := range text {
		switch r {
		case '"':
			open = 1 - min(open, 1)
		case '“', '„', '«', '‹', '「', '『':
			open++
		case '”', '»', '›', '」', '』':
			open = max(0, open-1)
		}
	}
	return open
}

// hasMarks reports whether something in a text is in quotation marks.
func hasMarks(text string) bool {
	return strings.ContainsAny(text, "\"“”„«»‹›「」『』‘") || singleMark.MatchString(text)
}

var singleMark = lazyregexp.New(`(?:^|[\s(])['’]\pL|\pL['’](?:[\s.,!)]|$)`)

// mostlyCode reports whether a text says little without what is in backquotes.
func mostlyCode(text string) bool {
	return strings.Contains(text, "`") && len(strings.Fields(plainWords(ticks.ReplaceAllString(text, " ")))) < leastWords-1
}

var ticks = lazyregexp.New("`[^`]*`?")

// standing is what makes a sentence hold from then on: without it an instruction was one for the moment.
var standing = lazyregexp.New(`(?i)\b(?:always|never|must(?:n't)?|only|do not|don't|dont|cannot|can't|may not|shall|should(?:n't)?|every|each|whenever|from now on|in (?:the )?future|by default|as a rule|no longer|at least|at most|avoid|prefer|rather than|instead of|ever|forbidden|required|immer|nie(?:mals)?|stets|nicht|muss|darf|künftig|ab jetzt|toujours|jamais|désormais|doit|siempre|nunca|jamás|debe)\b`)

// liking is what makes a sentence a preference.
var liking = lazyregexp.New(`(?i)\b(?:prefer|like|love|hate|dislike|want|rather|please|favou?rite|mag|möchte|lieber|bitte|préfère|aime|prefiero|quiero)\b`)

// holds reports whether what a user said is an instruction that stays, of a kind of memory.
func holds(said, kind string) bool {
	return standing.MatchString(said) || kind == "preference" && liking.MatchString(said)
}
