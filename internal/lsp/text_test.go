package lsp

import (
	"strings"
	"testing"
	"unicode/utf8"

	"github.com/ctx-sys/ctx-sys/internal/editor"
)

// scripts are texts of all that a column has to be right in.
var scripts = []string{
	"", "\n", "\r", "\r\n", "\n\r", "\r\r\n\n", "plain\nlines\n", "mac\rlines\rhere", "dos\r\nlines\r\n", "mixed\r\nends\nof\rlines",
	"äöüß", "日本語\nテキスト", "𝔸𝔹ℂ\n😀👩‍👩‍👧\n", "e\u0301a\u0308\u200d", "עברית\nعربي", "हिन्दी\r", "\u2028is no end\u2029here\u0085nor here", "bad \xff\xfe bytes\n\xf0\x9f", "tab\there",
}

func TestPositions(t *testing.T) {
	for _, tt := range []struct {
		text           string
		offset         int
		utf8, u16, u32 position
	}{
		{"ab\ncd", 4, position{1, 1}, position{1, 1}, position{1, 1}},
		{"a\rb", 2, position{1, 0}, position{1, 0}, position{1, 0}},
		{"a\r\nb", 3, position{1, 0}, position{1, 0}, position{1, 0}},
		{"a\r\nb", 2, position{0, 1}, position{0, 1}, position{0, 1}}, // between the two
		{"ä𝔸😀x", 10, position{0, 10}, position{0, 5}, position{0, 3}},
		{"e\u0301x", 3, position{0, 3}, position{0, 2}, position{0, 2}},
		{"日本\r語x", 10, position{1, 3}, position{1, 1}, position{1, 1}},
		{"x\u2028y", 4, position{0, 4}, position{0, 2}, position{0, 2}},
		{"end\n", 4, position{1, 0}, position{1, 0}, position{1, 0}},
		{"a\xffb", 2, position{0, 2}, position{0, 2}, position{0, 2}},
	} {
		text := newText(tt.text)
		for e, want := range map[editor.Encoding]position{editor.UTF8: tt.utf8, editor.UTF16: tt.u16, editor.UTF32: tt.u32} {
			if got := text.position(tt.offset, e); got != want {
				t.Errorf("%q at %d in %s: got %v, want %v", tt.text, tt.offset, e, got, want)
			}
		}
	}
	for _, tt := range []struct {
		text string
		at   position
		want int
	}{
		{"ab\r\ncd", position{0, 99}, 2}, {"ab\r\ncd", position{99, 0}, 6}, {"𝔸x", position{0, 1}, 0}, {"𝔸x", position{0, 2}, 4}, {"", position{3, 3}, 0},
	} {
		if got := newText(tt.text).offset(tt.at, editor.UTF16); got != tt.want {
			t.Errorf("%q at %v: got %d, want %d", tt.text, tt.at, got, tt.want)
		}
	}
}

// FuzzPositions: the position of a byte leads back to the beginning of its character, whatever is counted; any position
// leads into the text; and all encodings agree on lines, and with what the tracker makes of them.
func FuzzPositions(f *testing.F) {
	for i, s := range scripts {
		f.Add(s, i, 3*i, i)
	}
	f.Fuzz(func(t *testing.T, s string, offset, line, character int) {
		text := newText(s)
		offset = max(offset, 0) % (len(s) + 1)
		if offset = boundary(s, offset); !utf8.ValidString(s) {
			offset = 0
		}
		inside := offset > 0 && offset < len(s) && s[offset-1] == '\r' && s[offset] == '\n'
		lines := text.position(offset, editor.UTF8).Line
		for _, e := range []editor.Encoding{editor.UTF8, editor.UTF16, editor.UTF32} {
			at := text.position(offset, e)
			if at.Line != lines {
				t.Fatalf("%q: byte %d is in line %d in %s and in line %d in bytes", s, offset, at.Line, e, lines)
			}
			if back := text.offset(at, e); back != offset && !(inside && back == offset-1) {
				t.Fatalf("%q: byte %d is at %v in %s, which is byte %d", s, offset, at, e, back)
			}
			if to := text.offset(position{max(line, 0), max(character, 0)}, e); to < 0 || to > len(s) {
				t.Fatalf("%q: %d:%d leads to %d", s, line, character, to)
			}
		}
		if utf8.ValidString(s) && !inside {
			if got := editor.Offset(s, text.tracked(offset), editor.UTF16); got != offset {
				t.Fatalf("%q: the tracker takes byte %d for %d", s, offset, got)
			}
		}
	})
}

// FuzzChanges: changes give the same text however its columns are counted, and the tracker has it too.
func FuzzChanges(f *testing.F) {
	for i, s := range scripts {
		f.Add(s, i, i+3, "𝔸\r\nb")
	}
	f.Fuzz(func(t *testing.T, s string, start, end int, insert string) {
		if !utf8.ValidString(s) || !utf8.ValidString(insert) || strings.ContainsRune(s+insert, 0) {
			return // no text for the tracker
		}
		text := newText(s)
		start, end = boundary(s, max(start, 0)%(len(s)+1)), boundary(s, max(end, 0)%(len(s)+1))
		var texts []string
		for _, e := range []editor.Encoding{editor.UTF8, editor.UTF16, editor.UTF32} {
			d := document{text: text}
			at := text.spanRange(min(start, end), max(start, end), e)
			changes, err := d.apply([]contentChange{{Range: &at, Text: insert}}, e)
			if err != nil {
				t.Fatal(err)
			}
			texts = append(texts, d.text.string)
			tracker := editor.New(func(string) (string, error) { return s, nil }, nil)
			if err := tracker.Open("c", "p", s, 1, true); err != nil {
				t.Fatal(err)
			}
			if err := tracker.Change("c", "p", 2, changes, editor.UTF16, editor.User); err != nil {
				t.Fatal(err)
			}
			if has, _, _ := tracker.Of("c", "p"); has != d.text.string {
				t.Fatalf("%q: the tracker has %q, the document is %q", s, has, d.text.string)
			}
		}
		if texts[0] != texts[1] || texts[1] != texts[2] || !strings.Contains(texts[0], insert) {
			t.Fatalf("%q: %q", s, texts)
		}
	})
}

// boundary is where the character of a byte begins.
func boundary(s string, at int) int {
	for at > 0 && at < len(s) && !utf8.RuneStart(s[at]) {
		at--
	}
	return at
}
