package lexical

import (
	"context"
	"math/rand/v2"
	"slices"
	"testing"

	"github.com/ctx-sys/ctx-sys/internal/effort"
)

// How many documents have a term is how many are found by it, also after more were deleted, and those among some are those of the found
// that are some.
func TestLiveDocuments(t *testing.T) {
	r := rand.New(rand.NewPCG(effort.Seed(3), 4))
	x, docs := newIndex(t), map[uint32]Document{}
	for id := range uint32(3000) {
		docs[2*id] = skewed(r)
	}
	x.add(sortedIDs(docs), docs)
	ctx, seen := context.Background(), 0
	for round := range 4 {
		for range round * 40 {
			x.remove(uint32(2 * r.IntN(3000)))
		}
		var some Set
		for doc := range uint32(6001) {
			if r.IntN(7) == 0 {
				some = append(some, doc)
			}
		}
		for range 60 {
			term := skewedWord(r)
			found, err := Documents(ctx, x.segments, x.blocks, term)
			if err != nil {
				t.Fatal(err)
			}
			if n, err := Frequency(ctx, x.segments, x.blocks, term); err != nil || n != len(found) {
				t.Fatalf("round %d: %q is said to be in %d documents, and found in %d: %v", round, term, n, len(found), err)
			}
			if got, err := Among(ctx, x.segments, x.blocks, some, term); err != nil || !slices.Equal(got, found.And(some)) {
				t.Fatalf("round %d: of %d documents %v have %q, want %v: %v", round, len(some), got, term, found.And(some), err)
			}
			seen += len(found)
		}
	}
	if seen == 0 {
		t.Error("nothing was found")
	}
}
