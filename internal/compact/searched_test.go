package compact

import (
	"math/rand/v2"
	"strings"
	"testing"

	"github.com/ctx-sys/ctx-sys/internal/conversation"
)

// TestSearched holds the search for facts to package strings, over pieces of the text and what is none.
func TestSearched(t *testing.T) {
	r := rand.New(rand.NewPCG(3, 4))
	for range 300 {
		h := haystack([]conversation.Message{conversation.New(conversation.User, words(r, 60))}, words(r, 20))
		h.add(words(r, 40))
		for range 40 {
			s := plainText(words(r, 1+r.IntN(5)))
			if n := len(h.text); n > 0 && r.IntN(2) == 0 {
				from := r.IntN(n)
				s = h.text[from:min(n, from+r.IntN(40))]
			}
			if got, want := h.contains(s), strings.Contains(h.text, s); got != want {
				t.Fatalf("%q in %q: %v", s, h.text, got)
			}
		}
	}
}
