package lsp

import (
	"sort"
	"strings"
	"unicode/utf8"

	"github.com/ctx-sys/ctx-sys/internal/editor"
)

// text is a text with its lines. A line ends at \n, \r\n or a \r by itself, as the protocol has it.
type text struct {
	string
	starts []int // of the lines, bytes
}

func newText(s string) *text {
	t := &text{string: s, starts: []int{0}}
	for i := 0; ; {
		n := strings.IndexAny(s[i:], "\r\n")
		if n < 0 {
			return t
		}
		i += n + 1
		if s[i-1] == '\r' && i < len(s) && s[i] == '\n' {
			i++
		}
		t.starts = append(t.starts, i)
	}
}

// line returns where a line begins and ends, without what ends it.
func (t *text) line(n int) (start, end int) {
	start, end = t.starts[n], len(t.string)
	if n+1 < len(t.starts) {
		end = t.starts[n+1]
	}
	return start, start + len(strings.TrimRight(t.string[start:end], "\r\n"))
}

// offset returns the byte of a position; one outside of the text is moved to the nearest in it, one inside a character to
// its beginning.
func (t *text) offset(p position, e editor.Encoding) int {
	if p.Line >= len(t.starts) {
		return len(t.string)
	}
	start, end := t.line(p.Line)
	line, col := t.string[start:end], p.Character
	if e == editor.UTF8 {
		col = min(col, len(line))
		for col > 0 && col < len(line) && !utf8.RuneStart(line[col]) {
			col--
		}
		return start + col
	}
	at := 0
	for at < len(line) && col > 0 {
		r, n := utf8.DecodeRuneInString(line[at:])
		if col -= units(r, e); col < 0 {
			break
		}
		at += n
	}
	return start + at
}

// position returns the position of a byte, one inside a character or the end of a line that of its beginning.
func (t *text) position(offset int, e editor.Encoding) position {
	offset = min(max(offset, 0), len(t.string))
	n := sort.SearchInts(t.starts, offset+1) - 1
	start, end := t.line(n)
	line := t.string[start:min(offset, end)]
	if e == editor.UTF8 {
		return position{n, len(line)}
	}
	col := 0
	for at := 0; at < len(line); {
		r, size := utf8.DecodeRuneInString(line[at:])
		at += size
		col += units(r, e)
	}
	return position{n, col}
}

// units is how much a character counts.
func units(r rune, e editor.Encoding) int {
	if e == editor.UTF16 && r >= 0x10000 {
		return 2
	}
	return 1
}

func (t *text) spanRange(start, end int, e editor.Encoding) span {
	return span{t.position(start, e), t.position(end, e)}
}
