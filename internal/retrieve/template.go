package retrieve

import (
	"strings"

	"github.com/ctx-sys/ctx-sys/internal/lexical"
)

// template is the terms of a text whose placeholders are left out, and the places before which one was.
func template(a *lexical.Analyzer, text string) (steps []lexical.Step, holes map[int]bool) {
	holes = map[int]bool{}
	at := 0
	add := func(from, to int) {
		first := len(steps)
		steps = a.Sequence(steps, text[from:to])
		end := at
		for i := first; i < len(steps); i++ {
			s := &steps[i]
			s.From, s.To, s.Byte = s.From+at, s.To+at, s.Byte+from
			end = max(end, s.To)
		}
		at = end
	}
	from := 0
	for i := 0; i < len(text); {
		n := holeLength(text[i:])
		if n == 0 {
			i++
			continue
		}
		add(from, i)
		holes[at] = true
		i += n
		from = i
	}
	add(from, len(text))
	return steps, holes
}

// holeLength is the length of the placeholder a text begins with, 0 if there is none: those of printf (%s, %-5d,
// %(name)s), of braces ({}, {name:>3}, ${a.b}, #{a}, $name, \(a)), and what is between two literals that are put
// together (" + name + ", ", name, ").
func holeLength(text string) int {
	if len(text) < 2 {
		return 0
	}
	switch text[0] {
	case '%':
		return verbLength(text)
	case '{':
		return closedLength(text, 0, '}')
	case '#':
		return closedLength(text, 1, '}')
	case '$':
		if n := closedLength(text, 1, '}'); n > 0 {
			return n
		}
		n := 1
		for n < len(text) && (isLetter(text[n]) || n > 1 && isDigit(text[n])) {
			n++
		}
		if n > 1 {
			return n
		}
	case '\\':
		return closedLength(text, 1, ')')
	case '"', '\'', '`':
		return joinLength(text)
	}
	return 0
}

// verbLength is the length of %s, %-5.2f, %[1]q, %(name)s and %{name}.
func verbLength(text string) int {
	if n := closedLength(text, 1, '}'); n > 0 {
		return n
	}
	i := 1
	if n := closedLength(text, 1, ')'); n > 0 {
		i = n
	}
	for i < len(text) && strings.IndexByte("-+# 0123456789.*[]l", text[i]) >= 0 {
		i++
	}
	if i < len(text) && isLetter(text[i]) {
		return i + 1
	}
	return 0
}

// maxInsertion is how long what is in braces, or between two literals, may be.
const maxInsertion = 80

// closedLength is the length of a text that opens a bracket at a place, up to where that closes on the same line.
func closedLength(text string, at int, closing byte) int {
	opening := byte('{')
	if closing == ')' {
		opening = '('
	}
	if at >= len(text) || text[at] != opening {
		return 0
	}
	for i := at + 1; i < len(text) && i < maxInsertion; i++ {
		switch text[i] {
		case closing:
			return i + 1
		case '\n', opening:
			return 0
		}
	}
	return 0
}

// joinLength is the length of what is between two literals that are put together, quotes included.
func joinLength(text string) int {
	i := 1
	for i < len(text) && text[i] == ' ' {
		i++
	}
	if i == len(text) || strings.IndexByte("+.,<&|", text[i]) < 0 {
		return 0
	}
	for j := i + 1; j < len(text) && j < maxInsertion && text[j] != '\n'; j++ {
		if text[j] == text[0] {
			if before := strings.TrimRight(text[:j], " "); strings.IndexByte("+.,<&|", before[len(before)-1]) >= 0 {
				return j + 1
			}
			return 0
		}
	}
	return 0
}

func isLetter(b byte) bool { return b|0x20 >= 'a' && b|0x20 <= 'z' || b == '_' }
func isDigit(b byte) bool  { return b >= '0' && b <= '9' }
