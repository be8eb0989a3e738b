package token

import (
	"strings"
	"testing"
	"unicode/utf8"
)

func TestEstimate(t *testing.T) {
	for _, tt := range []struct {
		text string
		want int
	}{
		{"", 0},
		{"a", 1},
		{"abcd", 1},
		{"abcde", 2},
		{"日本語文", 1}, // runes, not bytes
		{"日本語文字", 2},
		{"👍🏽", 1}, // two runes
		{"\xff\xfe\xfd\xfc\xfb", 2},
		{strings.Repeat("x", 4001), 1001},
	} {
		if got := Estimate(tt.text); got != tt.want {
			t.Errorf("Estimate(%.20q) = %d, want %d", tt.text, got, tt.want)
		}
	}
}

func TestCut(t *testing.T) {
	for _, tt := range []struct {
		text   string
		tokens int
		want   string
		cut    bool
	}{
		{"", 0, "", false},
		{"", 5, "", false},
		{"abc", 0, "", true},
		{"abc", -1, "", true},
		{"abcd", 1, "abcd", false},
		{"one\ntwo\n", 2, "one\ntwo\n", false},
		{"one\ntwo\nthree", 2, "one\ntwo\n", true},
		{"one\ntwo three", 2, "one\n", true},
		{"no line end here", 2, "no line ", true},
		{"日本語文字列です", 1, "日本語文", true},
	} {
		got, cut := Cut(tt.text, tt.tokens)
		if got != tt.want || cut != tt.cut {
			t.Errorf("Cut(%q, %d) = %q, %v; want %q, %v", tt.text, tt.tokens, got, cut, tt.want, tt.cut)
		}
	}
}

func FuzzCut(f *testing.F) {
	f.Add("one\ntwo\nthree", 2)
	f.Add("日本語\r\n\xff", 1)
	f.Fuzz(func(t *testing.T, text string, tokens int) {
		tokens = tokens % 1000
		got, cut := Cut(text, tokens)
		switch {
		case !strings.HasPrefix(text, got):
			t.Fatalf("%q does not begin %q", got, text)
		case cut != (got != text):
			t.Fatalf("cut = %v for %q of %q", cut, got, text)
		case Estimate(got) > max(tokens, 0):
			t.Fatalf("%d tokens, allowed %d", Estimate(got), tokens)
		case utf8.ValidString(text) && !utf8.ValidString(got):
			t.Fatalf("cut inside a character: %q", got)
		}
	})
}
