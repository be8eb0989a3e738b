package lexical

import (
	"cmp"
	"context"
	"errors"
	"math"
	"math/rand/v2"
	"slices"
	"testing"
)

// naive computes the same ranking from the definition, document by document.
func naive(docs map[uint32]Document, q Query, k int) Result {
	a := NewAnalyzer()
	counts, lens := map[uint32]map[string]Freqs{}, map[uint32]lengths{}
	df := map[string]float64{}
	var sum, having [numFields]float64
	for id, d := range docs {
		an := a.Analyze(d)
		counts[id], lens[id] = map[string]Freqs{}, readNorm(appendNorm(nil, an.lengths), byte(min(an.lengths[Summary], 0xff)))
		for term, f := range an.Terms() {
			counts[id][term] = f
			df[term]++
		}
		for f, n := range lens[id] {
			sum[f] += float64(n)
			if n > 0 {
				having[f]++
			}
		}
	}
	p, n := DefaultParams(), float64(len(docs))
	value := func(id uint32, term string) float64 {
		tf := 0.0
		for f, freq := range counts[id][term] {
			if freq > 0 {
				avg := sum[f] / having[f]
				tf += p.Weight[f] * float64(freq) / (1 - p.B[f] + p.B[f]*float64(lens[id][f])/avg)
			}
		}
		return math.Log(1+(n-df[term]+0.5)/(df[term]+0.5)) * tf * (p.K1 + 1) / (p.K1 + tf)
	}
	var res Result
	for id := range docs {
		h := Hit{Doc: id}
		for i, t := range q.Terms {
			best, found := 0.0, false
			for _, alt := range append([]Alternative{{t.Text, 1}}, t.Alternatives...) {
				if _, ok := counts[id][alt.Text]; ok {
					found = true
					best = max(best, orDefault(t.Weight, 1)*orDefault(alt.Weight, 1)*value(id, alt.Text))
				}
			}
			if found {
				h.Score += best
				h.Matched |= 1 << i
			}
		}
		if h.Matched != 0 && (q.Filter == nil || q.Filter(id)) {
			res.Hits = append(res.Hits, h)
		}
	}
	slices.SortFunc(res.Hits, func(a, b Hit) int {
		return cmp.Or(cmp.Compare(b.Score, a.Score), cmp.Compare(a.Doc, b.Doc))
	})
	res.Hits = res.Hits[:min(k, len(res.Hits))]
	return res
}

func TestSearchFollowsTheDefinition(t *testing.T) {
	r := rand.New(rand.NewPCG(3, 4))
	x, docs, next := newIndex(t), map[uint32]Document{}, uint32(0)
	for range 25 {
		step(r, x, docs, &next)
	}
	for range 25 {
		q, k := randomQuery(r), 1+r.IntN(50)
		got, want := x.search(q, k), naive(docs, q, k)
		if len(got.Hits) != len(want.Hits) {
			t.Fatalf("%d hits, want %d", len(got.Hits), len(want.Hits))
		}
		for i, h := range got.Hits {
			if math.Abs(h.Score-want.Hits[i].Score) > 1e-9 {
				t.Fatalf("hit %d: %+v, want %+v", i, h, want.Hits[i])
			}
		}
		all := naive(docs, q, len(docs))
		for _, h := range got.Hits {
			i := slices.IndexFunc(all.Hits, func(w Hit) bool { return w.Doc == h.Doc })
			if i < 0 || all.Hits[i].Matched != h.Matched || math.Abs(all.Hits[i].Score-h.Score) > 1e-9 {
				t.Fatalf("document %d: %+v, not as defined", h.Doc, h)
			}
		}
	}
}

func TestExplanationsAddUp(t *testing.T) {
	r := rand.New(rand.NewPCG(5, 6))
	x, docs, next := newIndex(t), map[uint32]Document{}, uint32(0)
	for range 25 {
		step(r, x, docs, &next)
	}
	for range 20 {
		q := randomQuery(r)
		res := x.search(q, 20)
		var ids []uint32
		for _, h := range res.Hits {
			ids = append(ids, h.Doc)
		}
		why, err := Explain(context.Background(), x.segments, x.blocks, q, ids)
		if err != nil {
			t.Fatal(err)
		}
		for i, h := range res.Hits {
			score, matched := addUp(why[i])
			if why[i].Doc != h.Doc || score != h.Score || matched != h.Matched {
				t.Fatalf("explained %v %b, found %+v", score, matched, h)
			}
		}
	}
	why, err := Explain(context.Background(), x.segments, x.blocks, randomQuery(r), []uint32{next + 100})
	if err != nil || len(why) != 1 || len(why[0].Matches) != 0 {
		t.Errorf("unknown document: %v, %v", why, err)
	}
}

// addUp sums the best match of each term, in the order of the terms.
func addUp(e Explanation) (score float64, matched uint64) {
	best := map[int]float64{}
	for _, m := range e.Matches {
		best[m.Term] = max(best[m.Term], m.Score)
		matched |= 1 << m.Term
	}
	for t := range MaxTerms {
		score += best[t]
	}
	return score, matched
}

func TestFieldsWeigh(t *testing.T) {
	docs := map[uint32]Document{
		1: {Body: []byte("alpha beta gamma delta"), Defs: "delta"},
		2: {Body: []byte("alpha beta gamma delta"), Signature: "delta"},
		3: {Body: []byte("alpha beta gamma delta"), Doc: "delta"},
		4: {Body: []byte("alpha beta gamma delta")},
		5: {Body: []byte("alpha beta gamma omega"), Path: "delta"},
		6: {Body: []byte("alpha beta gamma omega")},
	}
	x := newIndex(t)
	x.add(sortedIDs(docs), docs)
	var order []uint32
	for _, h := range x.search(Query{Terms: []Term{{Text: "delta"}}}, 10).Hits {
		order = append(order, h.Doc)
	}
	if want := []uint32{1, 5, 2, 3, 4}; !slices.Equal(order, want) {
		t.Errorf("order %v, want %v", order, want)
	}
	only := Query{Terms: []Term{{Text: "delta"}}, Params: Params{Weight: [numFields]float64{Path: -1}}}
	if r := x.search(only, 10); r.Hits[len(r.Hits)-1].Doc != 5 || r.Hits[len(r.Hits)-1].Score != 0 {
		t.Errorf("with a path weight of none: %v", r.Hits)
	}
}

type failing struct{ err error }

func (f failing) Block(context.Context, int64, string) ([]byte, error) { return nil, f.err }

func TestSearchErrors(t *testing.T) {
	x, docs := newIndex(t), map[uint32]Document{1: {Body: []byte("one")}}
	x.add([]uint32{1}, docs)
	q := Query{Terms: []Term{{Text: "one"}}}
	lost := errors.New("lost")
	if _, err := Search(context.Background(), x.segments, failing{lost}, q, 1); !errors.Is(err, lost) {
		t.Errorf("got %v, want the error of the source", err)
	}
	canceled, cancel := context.WithCancel(context.Background())
	cancel()
	if _, err := Search(canceled, x.segments, x.blocks, q, 1); !errors.Is(err, context.Canceled) {
		t.Errorf("got %v, want canceled", err)
	}
	if _, err := Search(context.Background(), x.segments, x.blocks, Query{Terms: make([]Term, MaxTerms+1)}, 1); err == nil {
		t.Error("too many terms were accepted")
	}
	if r := x.search(Query{}, 5); len(r.Hits) != 0 {
		t.Errorf("no terms found %v", r)
	}
}
