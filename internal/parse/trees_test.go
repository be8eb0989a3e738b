package parse

import (
	"testing"

	"github.com/ctx-sys/ctx-sys/internal/facts"
	"github.com/ctx-sys/ctx-sys/internal/facts/factstest"
)

// TestFactsOfTrees checks the facts of every file in the trees given by -trees, the samples when there are
// none, and counts what could not be read.
func TestFactsOfTrees(t *testing.T) {
	if *trees == "" {
		*trees = "testdata"
		defer func() { *trees = "" }()
	}
	p := New()
	defer p.Close()
	for language, texts := range filesByLanguage(t) {
		if _, ok := languages()[language]; !ok {
			continue
		}
		t.Run(language, func(t *testing.T) {
			symbols, uses, broken := 0, 0, 0
			for _, text := range texts {
				f := p.Parse(language, text, facts.Full)
				factstest.Check(t, text, f)
				symbols, uses = symbols+len(f.Symbols), uses+len(f.Refs)
				if len(f.Errors) > 0 {
					broken++
				}
			}
			t.Logf("%d files, %d symbols, %d uses, %d files with syntax errors", len(texts), symbols, uses, broken)
		})
	}
}
