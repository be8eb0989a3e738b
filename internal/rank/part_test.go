package rank_test

import (
	"slices"
	"testing"

	"github.com/ctx-sys/ctx-sys/internal/rank"
)

// Each weight belongs to one part: left out one after the other, every field is changed once.
func TestPartsAreAll(t *testing.T) {
	odd := rank.Defaults()
	for _, p := range []*rank.Params{&odd.Sentence, &odd.Symbol} {
		for _, f := range p.Fields() {
			*f = 7
		}
	}
	changed := make([]int, len(odd.Sentence.Fields()))
	for _, part := range rank.Parts() {
		w := odd.Without(part)
		if w.Sentence != w.Symbol {
			t.Errorf("%s is left out of one kind of question only", part.Name)
		}
		for i, f := range w.Sentence.Fields() {
			if *f != 7 {
				changed[i]++
			}
		}
	}
	if slices.ContainsFunc(changed, func(n int) bool { return n != 1 }) {
		t.Errorf("fields are changed %v times", changed)
	}
	if *odd.Sentence.Fields()[0] != 7 {
		t.Error("leaving out a part changes the weights it is left out of")
	}
}

func TestWithoutIsNeutral(t *testing.T) {
	code, test := plain(1, "a.go"), with(plain(2, "b.go"), func(c *rank.Candidate) { c.Test, c.Text = true, 6 })
	first := func(w rank.Weights) string {
		return rank.Order(asks("nothing"), []rank.Candidate{code, test}, w)[0].Path
	}
	w := rank.Defaults()
	if got := first(w); got != "a.go" {
		t.Fatalf("%s is first", got)
	}
	for _, p := range rank.Parts() {
		if p.Name == "test" {
			w = w.Without(p)
		}
	}
	if got := first(w); got != "b.go" {
		t.Errorf("%s is first without the penalty of tests", got)
	}
}
