package render

import (
	"strings"
	"unicode"
	"unicode/utf8"
)

// clean returns content as the lines a reader may safely see: valid UTF-8, every line ended by "\n", no terminal
// escape, no control character but the tab, nothing that reorders or hides text. Blank lines around it are
// dropped; nothing else is lost.
func clean(content string) []string {
	text := strings.TrimRight(scrub(content), " \t\n")
	if text == "" {
		return nil
	}
	lines := strings.Split(text, "\n")
	for strings.Trim(lines[0], " \t") == "" {
		lines = lines[1:]
	}
	return lines
}

// Line is text on one line that a reader may safely see: names and paths come from the disk like everything else. What cannot be
// seen is dropped, since a name with it looks like another.
func Line(s string) string { return oneLine(s) }

// Text is text of several lines that a reader may safely see, and a terminal too.
func Text(s string) string { return scrub(s) }

// oneLine is clean for names and paths.
func oneLine(s string) string {
	if plainLine(s) {
		return s
	}
	s = strings.Map(func(r rune) rune {
		if invisible(r) {
			return -1
		}
		return r
	}, scrub(s))
	return strings.Join(strings.FieldsFunc(s, func(r rune) bool { return r == '\n' || r == '\t' }), " ")
}

// plainLine says whether s is printable ASCII, as nearly all names are.
func plainLine(s string) bool {
	for i := range len(s) {
		if s[i] < ' ' || s[i] > '~' {
			return false
		}
	}
	return true
}

// invisible says whether a character has neither shape nor width: marks of formatting, and the letters that fill a place of Hangul.
func invisible(r rune) bool {
	return unicode.Is(unicode.Cf, r) || unicode.Is(unicode.Variation_Selector, r) || strings.ContainsRune("\u034f\u115f\u1160\u17b4\u17b5\u3164\uffa0", r)
}

// scrub is the character level of clean.
func scrub(s string) string {
	if plain(s) {
		return s
	}
	var b strings.Builder
	b.Grow(len(s))
	for i := 0; i < len(s); {
		if n := escapeSequence(s[i:]); n > 0 {
			i += n
			continue
		}
		r, size := utf8.DecodeRuneInString(s[i:])
		i += size
		switch {
		case r == '\r' && strings.HasPrefix(s[i:], "\n"): // one line end, written by the next turn
		case r == '\r' || r == '\u2028' || r == '\u2029':
			b.WriteByte('\n')
		case !dropped(r):
			b.WriteRune(r) // U+FFFD for a byte that is no UTF-8
		}
	}
	return b.String()
}

// plain says whether s is printable ASCII with tabs and line feeds, as nearly all code is.
func plain(s string) bool {
	for i := range len(s) {
		if c := s[i]; c != '\n' && c != '\t' && (c < ' ' || c > '~') {
			return false
		}
	}
	return true
}

// dropped says whether a character can change how its surroundings are shown: controls, marks that turn the
// direction of writing, and the invisible tag characters.
func dropped(r rune) bool {
	switch {
	case r == '\n' || r == '\t':
		return false
	case r < ' ' || r >= 0x7f && r < 0xa0:
		return true
	case r >= 0x202a && r <= 0x202e || r >= 0x2066 && r <= 0x2069:
		return true
	case r >= 0xe0000 && r <= 0xe007f:
		return true
	case r&0xfffe == 0xfffe: // not characters, and not allowed in XML
		return true
	}
	return false
}

// escapeSequence is the length of the ANSI escape sequence s begins with, 0 if there is none. A sequence never
// reaches past its line, so that an unfinished one hides no code.
func escapeSequence(s string) int {
	var rest string
	switch {
	case strings.HasPrefix(s, "\x1b"):
		rest = s[1:]
	case strings.HasPrefix(s, "\u009b"):
		return 2 + csi(s[2:])
	default:
		return 0
	}
	switch {
	case strings.HasPrefix(rest, "["):
		return 2 + csi(rest[1:])
	case rest != "" && strings.IndexByte("]PX^_", rest[0]) >= 0:
		return 2 + controlString(rest[1:])
	}
	n := 0
	for n < len(rest) && rest[n] >= 0x20 && rest[n] <= 0x2f {
		n++
	}
	if n < len(rest) && rest[n] >= 0x30 && rest[n] <= 0x7e {
		return 1 + n + 1
	}
	return 1
}

// csi is the length of parameters, intermediates and the final byte.
func csi(s string) int {
	for i := range len(s) {
		switch c := s[i]; {
		case c >= 0x40 && c <= 0x7e:
			return i + 1
		case c < 0x20 || c > 0x7e:
			return i
		}
	}
	return len(s)
}

// controlString is the length of the text up to and with BEL or ST. Without an end on the line, only the
// introducer goes.
func controlString(s string) int {
	for i := range len(s) {
		switch {
		case s[i] == '\a':
			return i + 1
		case strings.HasPrefix(s[i:], "\x1b\\"):
			return i + 2
		case s[i] == '\n' || s[i] == '\r':
			return 0
		}
	}
	return 0
}
