// Package token owns sizes: how many tokens a text has, how to cut it to a number of them, and how much space
// each model gives. Everything in assemble takes the count as a plain number or function, so it may be the plain rule of
// four characters, which totals are stated in unless a model is named, or the model's own [Counter].
//
// What is known of models is data: models.json, with the source of each number. Nothing is guessed: a model whose window
// no source states is not in it.
package token

import (
	"strings"
	"unicode/utf8"
)

// charsPerToken is the rule totals are stated in when no model says otherwise.
const charsPerToken = 4

// Estimate is one token for every four characters (runes), rounded up.
func Estimate(text string) int {
	return OfRunes(utf8.RuneCountInString(text))
}

// OfRunes is Estimate of that many characters.
func OfRunes(n int) int {
	return (n + charsPerToken - 1) / charsPerToken
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
