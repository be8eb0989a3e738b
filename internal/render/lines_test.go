package render

import (
	"strings"
	"testing"

	ctxsys "github.com/ctx-sys/ctx-sys"
)

func TestLineNumbers(t *testing.T) {
	s := ctxsys.Slice{Type: ctxsys.SliceSearch, Form: ctxsys.FormTruncated, Path: "a.go", StartLine: 9, EndLine: 12, Numbered: true, Head: "func f()\n…", Content: "\ta()\r\n\n=== x\rb\n}\n"}
	want := "func f()\n…\n9\t\ta()\n10\n11\t=== x\n\tb\n12\t}"
	if got := strings.Join(linesOf(s), "\n"); got != want {
		t.Errorf("got %q, want %q", got, want)
	}
	s.Form = ctxsys.FormSignature
	s.Content = "func f()"
	s.Head = ""
	if got := strings.Join(linesOf(s), "\n"); got != "func f()" {
		t.Errorf("a signature has numbers: %q", got)
	}
}
