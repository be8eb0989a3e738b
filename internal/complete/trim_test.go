package complete_test

import (
	"strings"
	"testing"

	"github.com/ctx-sys/ctx-sys/internal/complete"
)

func TestTrim(t *testing.T) {
	for _, c := range []struct{ what, answer, prefix, suffix, want string }{
		{"as it is", "return a + b", "\t", "\n}\n", "return a + b"},
		{"the end of lines", "return a + b  \n\n", "\t", "\n}\n", "return a + b"},
		{"what follows", "return a + b\n}\n\nfunc main() {\n", "\t", "\n}\n\nfunc main() {\n\tadd()\n}\n", "return a + b"},
		{"a bracket that follows, and is the last", "return a + b\n}", "\t", "\n}\n", "return a + b"},
		{"a bracket that follows, and more", "return a + b\n}\n\nfunc main() {", "\t", "\n}\n", "return a + b"},
		{"a bracket of its own", "if a {\n\t\tb()\n\t}\n\tc()", "\t", "\n}\n", "if a {\n\t\tb()\n\t}\n\tc()"},
		{"a telling line that follows", "x := 1\n\treturn nil, err\n\ty := 2", "\t", "\n\treturn nil, err\n}\n", "x := 1"},
		{"the rest of the line", "a, b)", "foo(", ")\n}", "a, b"},
		{"the beginning of the rest", "a, b)", "foo(", ") {\n}", "a, b"},
		{"a call in a call", "bar(b)", "foo(", ")\n}", "bar(b)"},
		{"a call in a call, and the rest", "bar(b))", "foo(", ")\n}", "bar(b)"},
		{"several lines, and the rest", "func() {\n\tx()\n})", "foo(", ")\n", "func() {\n\tx()\n}"},
		{"quotes", `hello"`, `say("`, `")`, `hello"`},
		{"the line once more", "x := compute(", "\tx := comp", "\n", "ute("},
		{"the line once more, behind a space", "return x + y", "\treturn ", "\n", "x + y"},
		{"a fence", "```go\nreturn a\n```\nThis returns a.", "\t", "\n}\n", "return a"},
		{"a loop", strings.Repeat("a = a + b\n", 9), "", "\n", "a = a + b\na = a + b"},
		{"lines", "a1\nb2\nc3\nd4\ne5\nf6\ng7", "", "\n", "a1\nb2\nc3\nd4\ne5"},
		{"nothing", " \n\t\n", "", "\n", ""},
		{"only what follows", "\n}\n", "\t", "\n}\n", ""},
		{"carriage returns and zeros", "a\r\nb\x00", "", "\n", "a\nb"},
	} {
		if got := complete.Trim(c.answer, c.prefix, c.suffix, 5); got != c.want {
			t.Errorf("%s: %q and not %q", c.what, got, c.want)
		}
	}
}

// Whatever is said and wherever: what is left was said, and is not more than it may be.
func FuzzTrim(f *testing.F) {
	f.Add("a\n}\n", "\t", "\n}\n")
	f.Add("```\nx", "((", "))")
	f.Fuzz(func(t *testing.T, answer, prefix, suffix string) {
		got := complete.Trim(answer, prefix, suffix, 5)
		plain := strings.ReplaceAll(strings.ReplaceAll(answer, "\r\n", "\n"), "\x00", "")
		if !strings.Contains(plain, got) || strings.Count(got, "\n") > 4 || got != "" && strings.TrimSpace(got) == "" {
			t.Errorf("%q became %q", answer, got)
		}
	})
}
