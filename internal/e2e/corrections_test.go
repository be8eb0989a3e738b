package e2e

import (
	"fmt"
	"os"
	"path/filepath"
	"testing"

	"github.com/ctx-sys/ctx-sys/internal/search"
)

// Names that are gone do not get in the way of one that a misspelled word is meant for.
func TestCorrectionsAfterEdits(t *testing.T) {
	root := t.TempDir()
	writeFile(t, filepath.Join(root, "z.go"), "package a\n\nfunc warbleskz() {}\n")
	file := func(c rune) string { return filepath.Join(root, fmt.Sprintf("%c.go", c)) }
	const others = "abcdefghijklmnoprstuvwxy" // as near as the one that stays, and before it
	for _, c := range others {
		writeFile(t, file(c), fmt.Sprintf("package a\n\nfunc warblesk%c() {}\n", c))
	}
	for i := range 200 { // so few are gone that nothing is merged
		writeFile(t, filepath.Join(root, fmt.Sprintf("more%d.go", i)), fmt.Sprintf("package a\n\nfunc filler%d() {}\n", i))
	}
	p := open(t, root)
	sync(t, p)
	for _, c := range others {
		if err := os.Remove(file(c)); err != nil {
			t.Fatal(err)
		}
	}
	sync(t, p)
	fresh := open(t, root)
	sync(t, fresh)
	req := search.Request{Query: "warbleskq"}
	has, err := p.Search(ctx, req)
	got := answer(t, has, err)
	wanted, err := fresh.Search(ctx, req)
	if want := answer(t, wanted, err); got != want || len(wanted.Results) == 0 {
		t.Errorf("is   %s\nwant %s", got, want)
	}
}
