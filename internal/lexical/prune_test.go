package lexical

import (
	"math/rand/v2"
	"slices"
	"strings"
	"testing"

	"github.com/ctx-sys/ctx-sys/internal/effort"
)

// Whether all documents are scored, because all are wanted, or only those that can be among the best: the best are
// the same, to the bit.
func TestPruning(t *testing.T) {
	r := rand.New(rand.NewPCG(effort.Seed(7), 8))
	x, id := newIndex(t), uint32(0)
	for range 3 {
		docs := map[uint32]Document{}
		for range effort.Pick(2000, 5000, 5000) {
			id += uint32(1 + r.IntN(2))
			docs[id] = skewed(r)
		}
		x.add(sortedIDs(docs), docs)
	}
	for doc := range id {
		if r.IntN(20) == 0 {
			x.remove(doc)
		}
	}
	passed := 0
	queries := effort.Pick(50, 200, 200)
	for range queries {
		q := Query{}
		for range 1 + r.IntN(6) {
			term := Term{Text: skewedWord(r)}
			if r.IntN(3) == 0 {
				term.Weight = r.Float64() * 2
			}
			if r.IntN(3) == 0 {
				term.Alternatives = []Alternative{{Text: skewedWord(r), Weight: r.Float64()}}
			}
			q.Terms = append(q.Terms, term)
		}
		if r.IntN(4) == 0 {
			q.Filter = func(doc uint32) bool { return doc%3 != 0 }
		}
		k := 1 + r.IntN(40)
		all := x.search(q, int(id)+1)
		want := Result{Hits: slices.Clone(all.Hits[:min(k, len(all.Hits))])}
		if got := x.search(q, k); !equalResults(got, want) {
			t.Fatalf("%+v: the best %d differ:\n%v\n%v", q, k, got, want)
		}
		passed += len(all.Hits)
	}
	if passed < queries*500 {
		t.Errorf("%d documents in all: too few for anything to be passed over", passed)
	}
}

// skewedWord is one of 26 words, the first ones in nearly every document and the last ones in hardly any.
func skewedWord(r *rand.Rand) string {
	n := 0
	for n < 25 && r.IntN(3) > 0 {
		n++
	}
	return strings.Repeat(string(rune('a'+n)), 3)
}

func skewed(r *rand.Rand) Document {
	var words []string
	for range r.IntN(12) {
		words = append(words, skewedWord(r))
	}
	d := Document{Body: []byte(strings.Join(words, " "))}
	if r.IntN(3) == 0 {
		d.Defs = skewedWord(r)
	}
	return d
}
