// Package token owns sizes: how many tokens a text has, how to cut it to a number of them, and how much room
// each model gives. It refuses vocabularies: counts are estimates from the number of characters, which a
// caller that knows the model's own tokenizer can replace, because everything here and in assemble takes
// the count as a plain number or function.
package token

import (
	"strings"
	"unicode/utf8"
)

// charsPerToken is the rule every total is stated in.
const charsPerToken = 4

// Estimate is one token for every four characters (runes), rounded up.
func Estimate(text string) int {
	return fromRunes(utf8.RuneCountInString(text))
}

// EstimateBytes is Estimate for bytes.
func EstimateBytes(text []byte) int {
	return fromRunes(utf8.RuneCount(text))
}

func fromRunes(n int) int {
	return (n + charsPerToken - 1) / charsPerToken
}

// EstimateCode is a closer guess for source code: characters a token as measured against the cl100k
// vocabulary on real repositories, where the plain rule is off by -20 % for Go and +11 % for Java. For Java
// and the unmeasured languages it is smaller than Estimate, so it orders and compares but must not stand in
// where a total is checked against four characters a token.
func EstimateCode(text, language string) int {
	tenths := 41
	switch language {
	case "go":
		tenths = 32
	case "c":
		tenths = 35
	case "java":
		tenths = 44
	}
	return (utf8.RuneCountInString(text)*10 + tenths - 1) / tenths
}

// Cut shortens text to at most that many tokens by Estimate and says whether it had to. It cuts after the
// last line end that fits, and inside a line only when not even the first line fits.
func Cut(text string, tokens int) (string, bool) {
	end := byteOffset(text, max(tokens, 0)*charsPerToken)
	if end == len(text) {
		return text, false
	}
	if line := strings.LastIndexByte(text[:end], '\n'); line >= 0 {
		return text[:line+1], true
	}
	return text[:end], true
}

// byteOffset is where the first n runes of text end.
func byteOffset(text string, n int) int {
	if n >= len(text) {
		return len(text) // every rune has at least a byte
	}
	for i := range text {
		if n == 0 {
			return i
		}
		n--
	}
	return len(text)
}
