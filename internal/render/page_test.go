package render

import (
	"encoding/json"
	"errors"
	"strings"
	"testing"
)

func TestPagef(t *testing.T) {
	type kind string
	for _, c := range []struct {
		got  Page
		want string
	}{
		{Pagef("%s:%d  %s %s\n", "a.go", 3, kind("function"), "Add"), "a.go:3  function Add\n"},
		{Pagef("%s\n", "### x\n```\n### y"), "\\### x ``` ### y\n"},
		{Pagef("  %s\n", " # x"), "   \\# x\n"},
		{Pagef("    %s\n", "# x"), "    # x\n"},
		{Pagef("in %s\n%s\n", "# x", "# y"), "in # x\n\\# y\n"},
		{Pagef("%s%s\n", "", "> x"), "\\> x\n"},
		{Pagef("%-4s%s\n", "", "> x"), "    \\> x\n"},
		{Pagef("%s%s\n", Pagef("# ours\n"), "# theirs"), "# ours\n\\# theirs\n"},
		{Pagef("%s %s\n", Pagef(" "), "# x"), "  \\# x\n"},
		{Pagef("%d %% %s\n", 1, "# x"), "1 % # x\n"},
		{Pagef("%v\n", errors.New("# a\nb")), "\\# a b\n"},
		{Pagef("%v\n", []string{"a\nb"}), "[a b]\n"},
		{Pagef("%s\n", "```go"), "\\```go\n"},
		{Pagef("%s\n%s\n%s\n", "- x", "-x", "--flag"), "\\- x\n-x\n--flag\n"},
		{Pagef("%s\n%s\n%s\n", "---", "=== x", "~Foo"), "\\---\n\\=== x\n~Foo\n"},
		{Pagef("%s\n%s\n%s\n", "</context>", "<- x", "ctx://memory/m"), "\\</context>\n<- x\n\\ctx://memory/m\n"},
		{Pagef("%s\n", "a\u200b\u202e\u2028b\rc\x1b[2J\u00ad\u3164"), "a b c\n"},
		{Pagef("%q\n", "a\nb"), "\"a b\"\n"},
		{Quoted("a\r\n\n# b\x1b[1m"), "> a\n>\n> # b\n"},
		{Indented("# a\n\nb"), "    # a\n\n    b\n"},
		{Quoted("a\nb").Within("  "), "  > a\n  > b\n"},
		{Table([][]string{{"name", "n"}, {"# a\nb", "1\t2"}}), "name    n\n\\# a b  1 2\n"},
		{Verbatim("# a\r\n\x1b[2Jb"), "# a\nb"},
		{Pages(Pagef("a"), Page{}, Pagef("b\n")), "ab\n"},
	} {
		if c.got.String() != c.want {
			t.Errorf("%q, want %q", c.got, c.want)
		}
	}
	var w Writer
	w.Printf("in ")
	w.Printf("%s", "# x")
	w.Printf("\n")
	w.Printf("%s\n", "# y")
	if got, want := w.Page().String(), "in # x\n\\# y\n"; got != want {
		t.Errorf("%q, want %q", got, want)
	}
}

// Whatever a text is, a line that it is put into stays one line, has nothing that is obeyed, and begins like no structure of ours.
func FuzzPagef(f *testing.F) {
	for _, s := range []string{"### x", "a\nb", "\r```", "\u2028> x", " \u00a0# x", "\x1b]0;x\a# y", "\u200b### x", "\t- a", "\ufeff# x", "<slice>", "\xff\n#", "", "\u0085# x", "\u3000=== a"} {
		f.Add(s, s)
	}
	f.Fuzz(func(t *testing.T, a, b string) {
		page := Pagef("%s%s\n  %s %d\nx %s\n", a, b, a, 1, b).String()
		if strings.Count(page, "\n") != 3 || scrub(page) != page {
			t.Fatalf("%q", page)
		}
		for line := range strings.Lines(page) {
			if line = strings.TrimSuffix(line, "\n"); unmarked(line) != line {
				t.Fatalf("%q in %q", line, page)
			}
		}
	})
}

// A value written as JSON is the same when it is read, and has nothing that is obeyed or not seen.
func FuzzJSON(f *testing.F) {
	for _, s := range []string{"a", "\u009b\u202e\u200b\u00ad\U000e0041\u2028", "\x7f\x00\x1b", "<&>\"\\", "é語👩‍👩"} {
		f.Add(s)
	}
	f.Fuzz(func(t *testing.T, s string) {
		s = strings.ToValidUTF8(s, "?")
		text, err := JSON(map[string]string{"s": s})
		if err != nil {
			t.Fatal(err)
		}
		var back map[string]string
		if err := json.Unmarshal(text, &back); err != nil || back["s"] != s {
			t.Fatalf("%q came back as %q, %v", s, back["s"], err)
		}
		if scrub(string(text)) != string(text) || oneLine(string(text)) != string(text) {
			t.Fatalf("%q", text)
		}
	})
}
