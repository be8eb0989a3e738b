package editor_test

import (
	"strings"
	"testing"
	"unicode/utf16"
	"unicode/utf8"

	"github.com/ctx-sys/ctx-sys/internal/editor"
)

// Positions of a line with characters of one to four bytes, and outside of it.
func TestOffset(t *testing.T) {
	const text = "aé漢😀e\u0301x\r\nsecond\n\nlast"
	for _, c := range []struct {
		line, col int
		enc       editor.Encoding
		before    string // what is before the place
	}{
		{0, 0, editor.UTF16, ""}, {0, 1, editor.UTF16, "a"}, {0, 2, editor.UTF16, "aé"}, {0, 3, editor.UTF16, "aé漢"},
		{0, 4, editor.UTF16, "aé漢"}, // inside a pair
		{0, 5, editor.UTF16, "aé漢😀"}, {0, 6, editor.UTF16, "aé漢😀e"}, {0, 7, editor.UTF16, "aé漢😀e\u0301"},
		{0, 99, editor.UTF16, "aé漢😀e\u0301x"}, // the end of the line, before its break
		{0, 4, editor.UTF32, "aé漢😀"}, {0, 3, editor.UTF8, "aé"}, {0, 4, editor.UTF8, "aé"}, {0, 6, "", "aé漢"},
		{1, 3, editor.UTF16, "aé漢😀e\u0301x\r\nsec"}, {2, 5, editor.UTF8, "aé漢😀e\u0301x\r\nsecond\n"},
		{3, 4, editor.UTF16, text}, {9, 0, editor.UTF16, text}, {-1, 5, editor.UTF8, ""}, {1, -7, editor.UTF32, "aé漢😀e\u0301x\r\n"},
	} {
		if got := editor.Offset(text, editor.Position{Line: c.line, Col: c.col}, c.enc); got != len(c.before) {
			t.Errorf("%d:%d in %s is byte %d, want %d", c.line, c.col, c.enc, got, len(c.before))
		}
	}
}

// A carriage return by itself ends a line for a language server, and for no other program.
func TestLoneReturn(t *testing.T) {
	const text = "one\rtwo\r\nthree"
	if got := editor.Offset(text, editor.Position{Line: 1, Col: 1}, editor.UTF16); got != 5 {
		t.Errorf("utf-16: byte %d", got)
	}
	if got := editor.Offset(text, editor.Position{Line: 1, Col: 1}, editor.UTF8); got != 10 {
		t.Errorf("utf-8: byte %d", got)
	}
}

// Every byte at which a character begins has one position, which leads back to it, and the columns are what the standard
// library counts.
func FuzzPosition(f *testing.F) {
	f.Add("aé漢😀e\u0301x\r\nsecond\n\nlast", 7)
	f.Add("\r\r\n\r", 2)
	f.Fuzz(func(t *testing.T, text string, at int) {
		if !utf8.ValidString(text) {
			return // no editor sends that
		}
		for _, enc := range []editor.Encoding{editor.UTF8, editor.UTF16, editor.UTF32} {
			editor.Offset(text, editor.Position{Line: at, Col: at}, enc)
			if at < 0 || at > len(text) || at < len(text) && !utf8.RuneStart(text[at]) {
				continue
			}
			if strings.HasPrefix(text[at:], "\n") && strings.HasSuffix(text[:at], "\r") {
				continue // between the two bytes of a line's end
			}
			p := editor.PositionOf(text, at, enc)
			if enc != editor.UTF16 && strings.HasPrefix(text[at:], "\r") || strings.HasSuffix(text[:at], "\r") {
				continue // returns at the end of a line belong to its break
			}
			if back := editor.Offset(text, p, enc); back != at {
				t.Fatalf("%s: byte %d of %q is %v, which is byte %d", enc, at, text, p, back)
			}
			line := text[strings.LastIndexAny(text[:at], "\n\r")+1 : at]
			if enc != editor.UTF16 {
				line = text[strings.LastIndexByte(text[:at], '\n')+1 : at]
			}
			want := map[editor.Encoding]int{editor.UTF8: len(line), editor.UTF16: len(utf16.Encode([]rune(line))), editor.UTF32: utf8.RuneCountInString(line)}[enc]
			if p.Col != want {
				t.Fatalf("%s: column %d of %q, want %d", enc, p.Col, line, want)
			}
		}
	})
}
