package fim_test

import (
	"strings"
	"testing"

	"github.com/ctx-sys/ctx-sys/internal/fim"
)

var region = fim.Region{Path: "a.go", Before: "package a\n", Text: "var x = 1\nvar y = 2\n", After: "// end\n", Cursor: 4}

// The newest edits stay, in their order, and one that is too large alone stays in part.
func TestEditsWithinBudget(t *testing.T) {
	edits := []fim.Edit{{"a.go", "@@ -1 +1 @@\n-oldest\n+older\n", false}, {"a.go", "@@ -1 +1 @@\n-older\n+old\n", true}, {"a.go", "@@ -1 +1 @@\n-old\n+new\n", false}}
	for _, s := range []fim.Style{fim.Blocks, fim.Diffs} {
		text := fim.NextEdit(s, region, edits, nil, 120, nil).Text
		if strings.Contains(text, "oldest") || strings.Index(text, "older") > strings.Index(text, "new") || strings.Count(text, "// User accepted prediction:\n") != 1 {
			t.Errorf("%s: %q", s, text)
		}
		words := func(s string) int { return len(strings.Fields(s)) }
		if text := fim.NextEdit(s, region, edits, nil, 1000, words).Text; !strings.Contains(text, "oldest") {
			t.Errorf("%s: %q", s, text)
		}
		long := []fim.Edit{{"a.go", "@@ -1,2 +1,200 @@\n-first\n+" + strings.Repeat("more\n+", 200) + "\n", false}}
		if text := fim.NextEdit(s, region, long, nil, 200, nil).Text; !strings.Contains(text, "first") || len(text) > 600 {
			t.Errorf("%s: %d bytes, %q", s, len(text), text)
		}
		if text := fim.NextEdit(s, region, edits, []fim.File{{"b.go", strings.Repeat("x", 500)}}, 0, nil).Text; strings.Contains(text, "oldest") || strings.Contains(text, "xxx") {
			t.Errorf("%s: %q", s, text)
		}
	}
}

func TestUpdated(t *testing.T) {
	for _, c := range []struct {
		style        fim.Style
		answer, want string
		ok           bool
	}{
		{fim.Blocks, "var x = 1\nvar y = 3<|file_sep|>b.go", "var x = 1\nvar y = 3\n", true},
		{fim.Blocks, "var x = 1\nvar y = 2\n", "var x = 1\nvar y = 2\n", false},
		{fim.Blocks, " \n", "", false},
		{fim.Blocks, `var x = "<\|file_sep|>"`, "var x = \"<|file_sep|>\"\n", true},
		{fim.Diffs, "<|marker_1|>\nvar x = 1\nvar y<|user_cursor|> = 3\n<|marker_2|><[end▁of▁sentence]>", "var x = 1\nvar y = 3\n", true},
		{fim.Diffs, "<|marker_1|>\nvar x = 1\nvar y = 3\n", "var x = 1\nvar y = 3\n", true}, // stopped at the second marker
		{fim.Diffs, "I would change y.", "", false},
		{fim.Diffs, "", "", false},
	} {
		if got, ok := fim.Updated(c.style, region, c.answer); ok != c.ok || got != c.want {
			t.Errorf("%s %q: %q, %v", c.style, c.answer, got, ok)
		}
	}
}

func TestUndoes(t *testing.T) {
	last := fim.Edit{Path: "a.go", Diff: "--- a/a.go\n+++ b/a.go\n@@ -1,2 +1,2 @@\n-var x = 0\n+var x = 1\n var y = 2\n"}
	for updated, want := range map[string]bool{
		"var x = 0\nvar y = 2\n":            true,  // the state before
		"  var x = 0\nvar y = 2\n":          true,  // but for an indentation
		"var x = 1\nvar y = 2\nvar z = 3\n": false, // goes on
		"var x = 1\nvar y = 3\n":            false,
		"var x = 1\nvar y = 2\n":            false, // changes nothing
		"var y = 2\n":                       true,  // deletes what was written
		"var x = 0\nvar y = 3\nvar z = 4\n": false, // mostly something else
	} {
		if got := fim.Undoes(region.Text, updated, last); got != want {
			t.Errorf("%q: %v", updated, got)
		}
	}
}

// An answer can be anything.
func FuzzUpdated(f *testing.F) {
	f.Add("<|marker_1|>\nx<|marker_2|>", "@@\n-a\n+b")
	f.Fuzz(func(t *testing.T, answer, diff string) {
		for _, s := range []fim.Style{fim.Blocks, fim.Diffs} {
			text, ok := fim.Updated(s, region, answer)
			if ok && (text == region.Text || strings.TrimSpace(text) == "") {
				t.Errorf("%s: %q", s, text)
			}
			fim.Undoes(region.Text, text, fim.Edit{Diff: diff})
		}
		fim.NextEdit(fim.Blocks, region, []fim.Edit{{Path: answer, Diff: diff}}, nil, len(answer), nil)
	})
}
