package lexical

import (
	"math/rand/v2"
	"slices"
	"testing"
)

// ids say what a list of the documents says.
func TestIDs(t *testing.T) {
	r := rand.New(rand.NewPCG(4, 2))
	for range 200 {
		var list []uint32
		var d ids
		doc := r.Uint32N(3)
		for range r.IntN(60) {
			list = append(list, doc)
			d.push(doc)
			if doc++; r.IntN(4) == 0 {
				doc += r.Uint32N(5)
			}
		}
		if d.len() != len(list) {
			t.Fatalf("%d of %d", d.len(), len(list))
		}
		for i, doc := range list {
			end := i + 1
			for end < len(list) && list[end] == list[end-1]+1 {
				end++
			}
			if d.at(uint32(i)) != doc || d.rest(uint32(i)) != uint32(end-i) {
				t.Fatalf("%v: document %d of ordinal %d, rest %d", list, d.at(uint32(i)), i, d.rest(uint32(i)))
			}
		}
		for doc := range uint32(100) {
			want, there := slices.BinarySearch(list, doc)
			if got, ok := d.find(doc); int(got) != want || ok != there {
				t.Fatalf("%v: document %d has ordinal %d, %v", list, doc, got, ok)
			}
		}
		next := 0
		for ord, doc := range d.all() {
			if int(ord) != next || doc != list[next] {
				t.Fatalf("%v: %d has ordinal %d", list, doc, ord)
			}
			next++
		}
		if next != len(list) {
			t.Fatalf("%d of %v", next, list)
		}
	}
}

// Living says of each document, in any order, what its segment says.
func TestLivingInAnyOrder(t *testing.T) {
	r := rand.New(rand.NewPCG(4, 3))
	for range 100 {
		var segments []*Segment
		doc := uint32(1)
		for id := range int64(1 + r.IntN(4)) {
			s := &Segment{ID: id}
			for range r.IntN(40) {
				s.push(doc, make([]byte, normSize), 0)
				if doc++; r.IntN(5) == 0 {
					doc += r.Uint32N(4)
				}
			}
			for range r.IntN(10) {
				s.Delete(r.Uint32N(doc))
			}
			segments = append(segments, s)
		}
		living := Living(segments)
		ask := func(doc uint32) {
			has := func(doc uint32) bool {
				return slices.ContainsFunc(segments, func(s *Segment) bool { return s.Has(doc) })
			}
			alive, last := living(doc)
			if last < doc {
				t.Fatalf("document %d: the last is %d", doc, last)
			}
			for at := doc; at <= last; at++ {
				if has(at) != alive {
					t.Fatalf("document %d to %d are not all %v", doc, last, alive)
				}
			}
		}
		for doc := range uint32(200) {
			ask(doc)
		}
		for range 200 {
			ask(r.Uint32N(200))
		}
	}
}
