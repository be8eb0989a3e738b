package bpe

import (
	"bytes"
	"strings"
	"unicode"
	"unicode/utf8"
)

// class says which of the patterns' classes a character is in.
type class uint8

const (
	upper   class = 1 << iota // Lu Lt
	lower                     // Ll
	other                     // Lm Lo
	mark                      // M
	number                    // N
	newline                   // \r \n, which are spaces too
	space                     // White_Space

	letter = upper | lower | other
	head   = upper | other | mark // what a word of o200k may begin with
	tail   = lower | other | mark // what it may end with
)

// ascii is the class of each character below utf8.RuneSelf.
var ascii = func() (table [utf8.RuneSelf]class) {
	for c := range table {
		table[c] = classOf(rune(c))
	}
	return table
}()

func classOf(r rune) class {
	switch {
	case r == '\r' || r == '\n':
		return newline | space
	case unicode.Is(unicode.White_Space, r):
		return space
	case unicode.Is(unicode.Lo, r), unicode.Is(unicode.Lm, r):
		return other
	case unicode.Is(unicode.Ll, r):
		return lower
	case unicode.Is(unicode.Lu, r), unicode.Is(unicode.Lt, r):
		return upper
	case unicode.Is(unicode.M, r):
		return mark
	case unicode.Is(unicode.N, r):
		return number
	}
	return 0
}

// at is the class and the length of the character at i. At the end of the text both are 0.
func at(text []byte, i int) (class, int) {
	if i >= len(text) {
		return 0, 0
	}
	if c := text[i]; c < utf8.RuneSelf {
		return ascii[c], 1
	}
	r, n := utf8.DecodeRune(text[i:])
	return classOf(r), n
}

// run is where the characters from i on end that are in any of the classes.
func run(text []byte, i int, in class) int {
	for {
		c, n := at(text, i)
		if n == 0 || c&in == 0 {
			return i
		}
		i += n
	}
}

// splitCL100K is the pattern of cl100k_base; the first alternative that fits wins:
//
//	(?i:'s|'t|'re|'ve|'m|'ll|'d) | [^\r\n\p{L}\p{N}]?\p{L}+ | \p{N}{1,3} | ?[^\s\p{L}\p{N}]+[\r\n]* | \s*[\r\n]+ | \s+(?!\S) | \s+
func splitCL100K(text []byte) int {
	if n := contraction(text); n > 0 {
		return n
	}
	first, n := at(text, 0)
	if first&letter != 0 {
		return run(text, n, letter)
	}
	if first&(newline|number) == 0 {
		if end := run(text, n, letter); end > n {
			return end
		}
	}
	return splitRest(text, "\r\n")
}

// splitO200K is the pattern of o200k_base:
//
//	  [^\r\n\p{L}\p{N}]?[\p{Lu}\p{Lt}\p{Lm}\p{Lo}\p{M}]*[\p{Ll}\p{Lm}\p{Lo}\p{M}]+(?i:'s|'t|'re|'ve|'m|'ll|'d)?
//	| [^\r\n\p{L}\p{N}]?[\p{Lu}\p{Lt}\p{Lm}\p{Lo}\p{M}]+[\p{Ll}\p{Lm}\p{Lo}\p{M}]*(?i:'s|'t|'re|'ve|'m|'ll|'d)?
//	| \p{N}{1,3} | ?[^\s\p{L}\p{N}]+[\r\n/]* | \s*[\r\n]+ | \s+(?!\S) | \s+
func splitO200K(text []byte) int {
	starts := [2]int{-1, 0} // behind the character that may be before a word, then without one
	if first, n := at(text, 0); first&(newline|letter|number) == 0 {
		starts[0] = n
	}
	for _, word := range [2]func([]byte, int) int{endingLow, endingHigh} {
		for _, start := range starts {
			if start < 0 {
				continue
			}
			if end := word(text, start); end > start {
				return end + contraction(text[end:])
			}
		}
	}
	return splitRest(text, "\r\n/")
}

// endingLow is where head*tail+ ends, start if it does not fit. The star takes all it can; when nothing is left for
// the plus it gives back as far as the last character that the plus can have, which is then its only one.
func endingLow(text []byte, start int) int {
	give := start // behind the last of the star's characters that is in tail too
	i := start
	for {
		c, n := at(text, i)
		if c&head == 0 {
			break
		}
		i += n
		if c&tail != 0 {
			give = i
		}
	}
	if end := run(text, i, tail); end > i {
		return end
	}
	return give
}

// endingHigh is where head+tail* ends, start if it does not fit.
func endingHigh(text []byte, start int) int {
	if end := run(text, start, head); end > start {
		return run(text, end, tail)
	}
	return start
}

// splitRest is what the patterns end with alike: numbers, signs (with what may follow them), and spaces.
func splitRest(text []byte, follow string) int {
	first, n := at(text, 0)
	if first&number != 0 {
		for range 2 {
			c, size := at(text, n)
			if c&number == 0 {
				break
			}
			n += size
		}
		return n
	}
	signs := 0
	if text[0] == ' ' {
		signs = 1
	}
	end := signs
	for {
		c, size := at(text, end)
		if size == 0 || c&(space|letter|number) != 0 {
			break
		}
		end += size
	}
	if end > signs {
		for end < len(text) && strings.IndexByte(follow, text[end]) >= 0 {
			end++
		}
		return end
	}
	return splitSpace(text)
}

// splitSpace cuts a run of spaces: behind its last line end; else at the end of the text; else before its last
// space, which belongs to what follows; else it is that one space.
func splitSpace(text []byte) int {
	end, lines, last := 0, 0, 0
	for {
		c, n := at(text, end)
		if c&space == 0 {
			break
		}
		last = end
		end += n
		if c&newline != 0 {
			lines = end
		}
	}
	switch {
	case lines > 0:
		return lines
	case end == len(text) || last == 0:
		return end
	}
	return last
}

// contraction is the length of (?i:'s|'t|'re|'ve|'m|'ll|'d) at the beginning of the text. A long s is an s there.
func contraction(text []byte) int {
	if len(text) < 2 || text[0] != '\'' {
		return 0
	}
	if bytes.HasPrefix(text[1:], []byte("ſ")) {
		return 3
	}
	switch text[1] | 0x20 {
	case 's', 't', 'm', 'd':
		return 2
	}
	if len(text) > 2 {
		switch string([]byte{text[1] | 0x20, text[2] | 0x20}) {
		case "re", "ve", "ll":
			return 3
		}
	}
	return 0
}
