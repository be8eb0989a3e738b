package navigate

import (
	"strings"
	"testing"
)

// A text that is too large to be indexed is not parsed.
func TestSyntaxOfLargeText(t *testing.T) {
	p := New(nil, 1000)
	defer p.Close()
	const f = "package a\nfunc A() {}\n"
	small := f + strings.Repeat("\n", 1000-len(f))
	if s := p.Syntax("a.go", small); len(s.Symbols) != 1 {
		t.Errorf("%d symbols in %d bytes", len(s.Symbols), len(small))
	}
	if s := p.Syntax("a.go", small+"\n"); len(s.Symbols) != 0 || s.Text != small+"\n" {
		t.Errorf("%d symbols in a text that is not indexed", len(s.Symbols))
	}
}
