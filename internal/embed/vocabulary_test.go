package embed_test

import (
	"fmt"
	"testing"

	"github.com/ctx-sys/ctx-sys/internal/embed"
)

// A term has the same row however often was looked: by halving at first, by a map later.
func TestVocabularyByBothWays(t *testing.T) {
	var terms []string
	for i := range 3000 {
		terms = append(terms, fmt.Sprintf("t%04d", i))
	}
	v, err := embed.NewVocabulary(terms)
	if err != nil {
		t.Fatal(err)
	}
	for range 2 {
		for i, term := range terms {
			if row, ok := v.Row(term); !ok || int(row) != i {
				t.Fatalf("%s: %d, %v", term, row, ok)
			}
			if _, ok := v.Row(term + "x"); ok {
				t.Fatalf("%sx is there", term)
			}
		}
	}
}
