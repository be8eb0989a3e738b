package lexical

import (
	"unicode"
	"unicode/utf8"
)

// maxWord is the longest word that is looked at, in bytes. Longer runs are encoded data: base64 lines,
// minified tables, hashes.
const maxWord = 128

// class of a byte: a separator, a byte of an ASCII word, or part of a longer UTF-8 sequence.
const (
	separator = iota
	wordByte
	multiByte
)

var classes = func() (t [256]uint8) {
	for c := range t {
		switch b := byte(c); {
		case isLower(b), isUpper(b), isDigit(b), b == '_':
			t[c] = wordByte
		case b >= utf8.RuneSelf:
			t[c] = multiByte
		}
	}
	return t
}()

func isLower(b byte) bool { return 'a' <= b && b <= 'z' }
func isUpper(b byte) bool { return 'A' <= b && b <= 'Z' }
func isDigit(b byte) bool { return '0' <= b && b <= '9' }

// Words returns the words of a text as [Analyzer.Terms] reads them, in order and with repetitions.
func Words(text string) (words []string) {
	b := []byte(text)
	for word, pos := nextWord(b, 0); word != nil; word, pos = nextWord(b, pos) {
		words = append(words, string(word))
	}
	return words
}

// nextWord returns the first word of text at or after pos and the position to go on from; the word is nil
// at the end of the text. A word is a longest run of letters, digits, marks and underscores, at most
// maxWord bytes: longer runs are passed over.
//
// Scripts written without spaces have no such words. A run of them is given as its overlapping pairs of
// characters, or as itself when it is a single character.
func nextWord(text []byte, pos int) (word []byte, next int) {
	for pos < len(text) {
		switch classes[text[pos]] {
		case separator:
			pos++
			continue
		case multiByte:
			r, n := utf8.DecodeRune(text[pos:])
			if unspaced(r) {
				return pair(text, pos, n)
			}
			if !wordRune(r) {
				pos += n
				continue
			}
		}
		end := wordEnd(text, pos)
		if end-pos <= maxWord {
			return text[pos:end], end
		}
		pos = end
	}
	return nil, pos
}

// wordEnd returns where the run of word characters that starts at pos ends.
func wordEnd(text []byte, pos int) int {
	for pos < len(text) {
		switch classes[text[pos]] {
		case wordByte:
			pos++
			continue
		case multiByte:
			if r, n := utf8.DecodeRune(text[pos:]); wordRune(r) && !unspaced(r) {
				pos += n
				continue
			}
		}
		break
	}
	return pos
}

// pair returns the unspaced character of n bytes at pos together with the one that follows it.
func pair(text []byte, pos, n int) (word []byte, next int) {
	second := pos + n
	end := second + unspacedLen(text, second)
	if end == second || unspacedLen(text, end) == 0 {
		return text[pos:end], end
	}
	return text[pos:end], second
}

// unspacedLen is the length of the unspaced character at pos, 0 if there is none.
func unspacedLen(text []byte, pos int) int {
	if r, n := utf8.DecodeRune(text[pos:]); n > 1 && unspaced(r) {
		return n
	}
	return 0
}

func wordRune(r rune) bool {
	return r != utf8.RuneError && (unicode.IsLetter(r) || unicode.IsDigit(r) || unicode.IsMark(r))
}

// unspaced tells whether r belongs to a script indexed by pairs of characters: Han, kana, Hangul.
func unspaced(r rune) bool {
	switch {
	case r < 0x1100:
		return false
	case r <= 0x11FF: // Hangul jamo
		return true
	case r < 0x3041:
		return r == 0x3005 || r == 0x3007
	case r <= 0x30FF: // Hiragana, Katakana
		return unicode.IsLetter(r)
	case r >= 0x31F0 && r <= 0x31FF, // Katakana extensions
		r >= 0x3400 && r <= 0x4DBF,   // Han extension A
		r >= 0x4E00 && r <= 0x9FFF,   // Han
		r >= 0xAC00 && r <= 0xD7A3,   // Hangul syllables
		r >= 0xF900 && r <= 0xFAFF,   // Han compatibility
		r >= 0xFF66 && r <= 0xFF9F,   // half-width Katakana
		r >= 0x20000 && r <= 0x3FFFF: // Han extensions B and later
		return true
	}
	return false
}
