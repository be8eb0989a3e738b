package parse

import (
	"testing"

	"github.com/ctx-sys/ctx-sys/internal/facts"
	"github.com/ctx-sys/ctx-sys/internal/facts/factstest"
)

func TestLiterate(t *testing.T) {
	for _, test := range []struct {
		text string
		want bool
	}{
		{"Prose.\n\n> module Shop where\n", true},
		{"> import Distribution.Simple\n> main = defaultMain\n", true},
		{"\\documentclass{article}\n\\begin{code}\nopen = 1\n\\end{code}\n", true},
		{"module Shop where\n\n{- An example:\n> import Shop\n-}\nopen = 1\n", false},
		{"-- > module Shop\nopen = close\n  > 1\n", false},
		{"", false},
	} {
		if got := literate([]byte(test.text)); got != test.want {
			t.Errorf("literate(%q) = %v", test.text, got)
		}
	}
}

// A literate file is outlined: its module is found whatever is around it.
func TestLiterateOutline(t *testing.T) {
	text := []byte("A shop.\n\n> module Shop where\n\n> open :: Int -> Int\n> open n = n\n")
	p := New()
	defer p.Close()
	f := p.Parse("haskell", text, facts.Full)
	factstest.Check(t, text, f)
	if len(f.Errors) > 0 {
		t.Errorf("errors: %v", f.Errors)
	}
}

func TestInExpr(t *testing.T) {
	for _, name := range []string{"<+>", "name", "++"} {
		if got := facts.InExpr(name); got != name {
			t.Errorf("InExpr(%q) = %q", name, got)
		}
	}
	for _, name := range []string{".:", "!!", "#.", "a.b", ".", "!"} {
		got := facts.InExpr(name)
		if firstName(got) != got || facts.LastName(got) != got {
			t.Errorf("InExpr(%q) = %q, which is read as %q and %q", name, got, firstName(got), facts.LastName(got))
		}
		if back := facts.AsWritten(got); back != name {
			t.Errorf("AsWritten(%q) = %q, want %q", got, back, name)
		}
	}
}
