package query

import (
	"strings"
	"unicode"
	"unicode/utf8"

	"github.com/ctx-sys/ctx-sys/internal/lazyregexp"
)

const maxPhrases = 8

// phrasesIn finds what is in double quotes, straight or curly, on one line. A quote opens after a space or an opening
// bracket of its own and closes before a space or a sign that ends a clause, so that code and inches are left alone. Without
// its partner a quote is a sign like others.
func phrasesIn(text string) []string {
	if len(text) > maxTyped {
		return nil
	}
	var found []string
	for i := 0; i < len(text); {
		if text[i] == '`' {
			_, _, i = codeSpan(text, i)
			continue
		}
		r, size := utf8.DecodeRuneInString(text[i:])
		closing, ok := closingQuote(r)
		if !ok || !opens(text[:i]) {
			i += size
			continue
		}
		length := phraseLength(text[i+size:], closing)
		if length < 0 {
			i += size
			continue
		}
		phrase := strings.TrimSpace(text[i+size : i+size+length])
		if len(words(phrase)) > 0 && len(found) < maxPhrases {
			found = append(found, phrase)
		}
		i += size + length + utf8.RuneLen(closing)
	}
	return found
}

var (
	inQuotes = lazyregexp.New(`"[^"\n]*"`)
	// ofProgram matches what is around the quotes in messages of programs, and in no question that asks for a phrase: a colon after
	// a quote, or after a word, and an assignment.
	ofProgram = lazyregexp.New(`"":|[\w)]: |=[<"\w]`)
)

// quotesValues reports whether a text reads like the message of a program: what is in quotes in it is a value.
func quotesValues(text string) bool {
	return strings.Contains(text, `"`) && ofProgram.MatchString(inQuotes.ReplaceAllString(text, `""`))
}

var errorMessage = lazyregexp.New(`(?i)\b(?:\w*error|\w*exception|panic|fatal|errno)\b[^\s:]{0,3}:\s*\S`)

// QuotesError reports whether a query has the message of an error as a program wrote it: word for word after "error:" and the
// like, or in quotes in a question about what goes wrong.
func (q *Query) QuotesError() bool {
	return errorMessage.MatchString(q.Text) || q.Intent == Debug && len(q.Phrases) > 0
}

func closingQuote(r rune) (rune, bool) {
	switch r {
	case '"':
		return '"', true
	case '“', '„':
		return '”', true
	}
	return 0, false
}

func opens(before string) bool {
	before = strings.TrimRight(before, "([")
	r, _ := utf8.DecodeLastRuneInString(before)
	return before == "" || unicode.IsSpace(r)
}

// phraseLength is how far it is to the quote that closes, -1 when there is none on the line. Quotes inside the phrase have
// a backslash before them, or come in pairs themselves: "no file "a b" here".
func phraseLength(text string, closing rune) int {
	inside := false
	for i, r := range text {
		switch {
		case r == '\n':
			return -1
		case r != closing || i > 0 && text[i-1] == '\\':
			continue
		}
		before, _ := utf8.DecodeLastRuneInString(text[:i])
		after, size := utf8.DecodeRuneInString(text[i+utf8.RuneLen(closing):])
		ends := size == 0 || unicode.IsSpace(after) || strings.ContainsRune(".,;:?!)]", after)
		switch {
		case unicode.IsSpace(before) && !ends && closing == '"':
			inside = true
		case inside:
			inside = false
		case ends:
			return i
		}
	}
	return -1
}
