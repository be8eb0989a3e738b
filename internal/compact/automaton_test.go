package compact

import (
	"math/rand/v2"
	"regexp"
	"strings"
	"sync"
	"testing"
)

// TestAutomaton holds the automata of the cues to package regexp, on sentences that are made of their own words.
func TestAutomaton(t *testing.T) {
	all := map[string]cues{"strict": strict, "wanted": wanted, "chosen": chosen, "saidSo": saidSo, "weighed": weighed, "aboutToLook": aboutToLook, "found": found, "cause": cause, "finished": finished, "postponed": postponed, "intended": intended}
	words := []string{"", "é", "x_", "–", "’", "don’t", "K", "nos", "2", ".", "\n", "(", ","}
	for _, c := range all {
		words = append(words, regexp.MustCompile(`[A-Za-z']+`).FindAllString(c.expression, -1)...)
	}
	r := rand.New(rand.NewPCG(1, 2))
	hits := 0
	for range 4000 {
		var b strings.Builder
		for range 1 + r.IntN(6) {
			w := words[r.IntN(len(words))]
			if r.IntN(4) == 0 {
				w = strings.ToUpper(w)
			}
			b.WriteString(w + []string{" ", " ", " ", "", "-", "é"}[r.IntN(6)])
		}
		s := b.String()
		for name, c := range all {
			want := expressions(c.expression).MatchString(" " + s + " ")
			if got := c.in(s); got != want {
				t.Fatalf("%s in %q: %v, package regexp says %v", name, s, got, want)
			}
			if want {
				hits++
			}
		}
	}
	if hits < 1000 {
		t.Errorf("%d hits: the test tests little", hits)
	}
}

// TestAutomatonTogether has several goroutines make the steps of one automaton.
func TestAutomatonTogether(t *testing.T) {
	c := anyOf("root cause", "the (?:bug|issue) (?:is|was)")
	var wg sync.WaitGroup
	for n := range 8 {
		wg.Go(func() {
			for i := range 200 {
				s := strings.Repeat("a word ", (n*i)%7) + []string{"the bug is", "the bugs are", "Root cause: x", "unroot cause"}[i%4]
				if c.in(s) != (i%2 == 0) {
					t.Errorf("%q", s)
				}
			}
		})
	}
	wg.Wait()
}

var compiled = map[string]*regexp.Regexp{}

func expressions(s string) *regexp.Regexp {
	if compiled[s] == nil {
		compiled[s] = regexp.MustCompile(s)
	}
	return compiled[s]
}
