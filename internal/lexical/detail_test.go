package lexical

import (
	"math"
	"math/rand/v2"
	"slices"
	"testing"
)

// Each document looked at by itself has the score and the terms that a search for all of them says, and of its fields what
// explaining says.
func TestDetailsAgreeWithSearch(t *testing.T) {
	r := rand.New(rand.NewPCG(8, 9))
	x, docs, next := newIndex(t), map[uint32]Document{}, uint32(0)
	for range 25 {
		step(r, x, docs, &next)
	}
	for range 25 {
		q := randomQuery(r)
		found := x.search(q, 3)
		want := map[uint32]Hit{}
		q.Filter = nil
		for _, h := range x.search(q, len(docs)).Hits {
			want[h.Doc] = h
		}
		var ids []uint32
		for doc := range next + 3 { // those that were deleted, and some there never were
			ids = append(ids, doc, doc)
		}
		r.Shuffle(len(ids), func(i, j int) { ids[i], ids[j] = ids[j], ids[i] })
		got, err := found.Details(ids)
		if err != nil {
			t.Fatal(err)
		}
		if len(got) != len(docs) || !slices.IsSortedFunc(got, func(a, b Detail) int { return int(a.Doc) - int(b.Doc) }) {
			t.Fatalf("%d details of %d documents", len(got), len(docs))
		}
		for _, d := range got {
			h := want[d.Doc]
			in := uint64(0)
			for _, mask := range d.In {
				in |= mask
			}
			if math.Abs(d.Score-h.Score) > 1e-9 || d.Matched != h.Matched || in != d.Matched {
				t.Fatalf("document %d: %+v, found as %+v", d.Doc, d, h)
			}
		}
	}
}
