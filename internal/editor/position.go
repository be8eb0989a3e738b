package editor

import (
	"strings"
	"unicode/utf8"
)

// Position is a place in a text, between two characters. Both numbers begin at 0; what Col counts is said by an Encoding.
type Position struct {
	Line int `json:"line"`
	Col  int `json:"col"`
}

// Range is what is between two positions.
type Range struct {
	Start Position `json:"start"`
	End   Position `json:"end"`
}

// Encoding is what a column counts.
type Encoding string

// The encodings, as the Language Server Protocol names them.
const (
	UTF8  Encoding = "utf-8"  // bytes
	UTF16 Encoding = "utf-16" // code units; a carriage return by itself ends a line, as that protocol has it
	UTF32 Encoding = "utf-32" // characters
)

// Known reports whether e is one of the encodings; "" is UTF8.
func (e Encoding) Known() bool { return e == "" || e == UTF8 || e == UTF16 || e == UTF32 }

// Offset returns the byte of a text at a position. A position outside the text is moved to the nearest inside: past the
// last line it is the end, past the end of a line the end of that line, and inside a character its beginning.
func Offset(text string, p Position, e Encoding) int {
	if p.Line < 0 {
		return 0
	}
	start := 0
	for range p.Line {
		n := lineEnd(text[start:], e)
		if n < 0 {
			return len(text)
		}
		start += n
	}
	line := text[start:]
	if n := lineEnd(line, e); n >= 0 {
		line = strings.TrimRight(line[:n], "\r\n")
	}
	return start + column(line, p.Col, e)
}

// lineEnd returns where the line after the first one of a text begins, -1 when there is none.
func lineEnd(text string, e Encoding) int {
	end := strings.IndexByte(text, '\n')
	if e == UTF16 {
		line := text
		if end >= 0 {
			line = text[:end]
		}
		if r := strings.IndexByte(line, '\r'); r >= 0 && (end < 0 || r+1 < end) {
			return r + 1
		}
	}
	if end < 0 {
		return -1
	}
	return end + 1
}

// column returns the byte of a line at a column.
func column(line string, col int, e Encoding) int {
	if col <= 0 {
		return 0
	}
	if e == UTF8 || e == "" {
		col = min(col, len(line))
		for col > 0 && col < len(line) && !utf8.RuneStart(line[col]) {
			col--
		}
		return col
	}
	at := 0
	for at < len(line) {
		r, size := utf8.DecodeRuneInString(line[at:])
		col -= width(r, e)
		if col < 0 {
			break
		}
		at += size
		if col == 0 {
			break
		}
	}
	return at
}

// width is how much a character moves a column.
func width(r rune, e Encoding) int {
	if e == UTF16 && r >= 0x10000 {
		return 2
	}
	return 1
}

// PositionOf returns the position of a byte of a text; a byte outside is moved to the nearest end.
func PositionOf(text string, offset int, e Encoding) Position {
	offset = min(max(offset, 0), len(text))
	line, start := 0, 0
	for {
		n := lineEnd(text[start:], e)
		if n < 0 || start+n > offset {
			break
		}
		start += n
		line++
	}
	before := text[start:offset]
	if e == UTF8 || e == "" {
		return Position{line, len(before)}
	}
	col := 0
	for _, r := range before {
		col += width(r, e)
	}
	return Position{line, col}
}
