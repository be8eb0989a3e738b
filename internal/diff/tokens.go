package diff

import (
	"bytes"
	"slices"
	"unicode"
	"unicode/utf8"
)

// Tokens of indentation.
const (
	indent = "\t>"
	dedent = "\t<"
)

// stretches are parts of a text, split into tokens when those are first wanted. Of most symbols they never are: the same bytes are the same tokens.
type stretches struct {
	parts  []stretch
	joined bool     // the parts are split as one text, with blanks between them, and not each by itself
	split  []string // nil before
}

type stretch struct {
	text    []byte
	indents bool
}

func (s *stretches) add(text []byte, indents bool) {
	s.parts = append(s.parts, stretch{text, indents})
}

// tokens are those of all parts, in their order.
func (s *stretches) tokens() []string {
	if s.split != nil || len(s.parts) == 0 {
		return s.split
	}
	if s.joined {
		var text []byte
		for _, p := range s.parts {
			text = append(append(text, ' '), p.text...)
		}
		s.split = tokens(text, false)
	} else {
		for _, p := range s.parts {
			s.split = append(s.split, tokens(p.text, p.indents)...)
		}
	}
	if s.split == nil {
		s.split = []string{}
	}
	return s.split
}

// equal reports whether two have the same tokens.
func (s *stretches) equal(o *stretches) bool {
	same := func(a, b stretch) bool { return a.indents == b.indents && bytes.Equal(a.text, b.text) }
	return slices.EqualFunc(s.parts, o.parts, same) || slices.Equal(s.tokens(), o.tokens())
}

// tokens splits a text: words, and every other character by itself. A string is one token. With indents, a line that is indented more or
// less than the one before begins with tokens that say so; how far does not count, since a formatter may change it.
func tokens(text []byte, indents bool) []string {
	var out []string
	levels, first := []int{}, true
	line := func(width int) {
		for len(levels) > 0 && width < levels[len(levels)-1] {
			if levels = levels[:len(levels)-1]; len(levels) > 0 {
				out = append(out, dedent)
			}
		}
		if len(levels) == 0 || width > levels[len(levels)-1] {
			if levels = append(levels, width); len(levels) > 1 {
				out = append(out, indent)
			}
		}
	}
	lineStart := 0
	for i := 0; i < len(text); {
		switch c := text[i]; {
		case c == '\n':
			lineStart, first = i+1, true
			i++
			continue
		case c == ' ' || c == '\t' || c == '\r' || c == '\f':
			i++
			continue
		}
		if first && indents {
			line(i - lineStart)
		}
		first = false
		end := tokenEnd(text, i)
		out = append(out, string(text[i:end]))
		i = end
	}
	return out
}

// tokenEnd is where the token at a place ends.
func tokenEnd(text []byte, start int) int {
	if c := text[start]; c == '"' || c == '\'' || c == '`' {
		return stringEnd(text, start)
	}
	i := start
	for i < len(text) {
		r, size := utf8.DecodeRune(text[i:])
		if r != '_' && r != '$' && !unicode.IsLetter(r) && !unicode.IsDigit(r) {
			break
		}
		i += size
	}
	if i == start {
		_, size := utf8.DecodeRune(text[i:])
		i += size
	}
	return i
}

// stringEnd is where a string ends on its line. What has no end there is one character: an apostrophe.
func stringEnd(text []byte, start int) int {
	quote := text[start]
	for i := start + 1; i < len(text); i++ {
		switch text[i] {
		case '\\':
			i++
		case quote:
			return i + 1
		case '\n':
			if quote != '`' {
				return start + 1
			}
		}
	}
	return start + 1
}
