package op

import (
	"fmt"
	"strings"
	"testing"
	"unicode/utf8"

	"github.com/ctx-sys/ctx-sys/internal/pack"
	"github.com/ctx-sys/ctx-sys/internal/token"
)

// TestPackFits holds a pack to its budget, whatever is around the files.
func TestPackFits(t *testing.T) {
	for _, format := range []string{"markdown", "xml"} {
		for budget := 100; budget <= 6000; budget += 237 {
			r := &pack.Response{Project: "p"}
			for i := range 60 {
				text := strings.Repeat("x := \"ü`<&\"\n", i)
				r.Add(pack.File{Path: fmt.Sprintf("folder%d/file%d.go", i%7, i), Text: text, Tokens: token.Estimate(text)})
			}
			all := len(r.Files)
			text := fitted(r, format, budget).String()
			if n := (utf8.RuneCountInString(text) + 3) / 4; n > budget && len(r.Files) > 0 {
				t.Errorf("%s: %d tokens with %d files for a budget of %d", format, n, len(r.Files), budget)
			}
			if len(r.Files)+len(r.LeftOut) != all {
				t.Errorf("%s: %d files in and %d left out of %d", format, len(r.Files), len(r.LeftOut), all)
			}
			tokens := 0
			for _, f := range r.Files {
				tokens += f.Tokens
			}
			if tokens != r.Tokens {
				t.Errorf("%s: %d tokens are counted, the files have %d", format, r.Tokens, tokens)
			}
		}
	}
}
