package lexical

import (
	"context"
	"errors"
	"fmt"
	"math"
	"math/rand/v2"
	"slices"
	"testing"

	"github.com/ctx-sys/ctx-sys/internal/effort"
)

// vocabulary of the random documents: few words, so that they meet, and some that split and stem.
var vocabulary = []string{
	"parse", "parser", "parsing", "parseConfig", "config", "http", "HTTPServer", "server", "retry", "backoff",
	"token", "tokenBucket", "bucket", "limit", "rateLimit", "error", "return", "index", "indexes", "segment",
	"数据库", "sha256", "merge", "mergeSegments", "query", "queries", "x", "the", "walk", "ignore",
}

func sentence(r *rand.Rand, words int) string {
	s := ""
	for range words {
		// Squared: the first words are much more frequent.
		i := r.IntN(len(vocabulary)) * r.IntN(len(vocabulary)) / len(vocabulary)
		s += vocabulary[i] + " "
	}
	return s
}

func randomDocument(r *rand.Rand) Document {
	d := Document{Path: sentence(r, r.IntN(4))}
	if r.IntN(2) == 0 {
		d.Defs = sentence(r, 1+r.IntN(3))
		d.Signature = d.Defs + sentence(r, r.IntN(5))
	}
	if r.IntN(3) == 0 {
		d.Doc = sentence(r, r.IntN(20))
	}
	body := d.Signature + d.Doc + sentence(r, r.IntN(80))
	if r.IntN(50) == 0 {
		body += sentence(r, 1000) // beyond what is computed ahead, and frequencies beyond one byte
	}
	d.Body = []byte(body)
	if r.IntN(4) == 0 {
		d.Summary = sentence(r, 1+r.IntN(25))
	}
	return d
}

func randomQuery(r *rand.Rand) Query {
	q := Query{}
	a := NewAnalyzer()
	for _, term := range a.Terms(nil, sentence(r, 1+r.IntN(4))) {
		t := Term{Text: term}
		if r.IntN(3) == 0 {
			t.Weight = r.Float64() * 2
		}
		for _, alt := range a.Terms(nil, sentence(r, r.IntN(2))) {
			t.Alternatives = append(t.Alternatives, Alternative{Text: alt, Weight: r.Float64()})
		}
		q.Terms = append(q.Terms, t)
	}
	if r.IntN(4) == 0 {
		q.Filter = func(doc uint32) bool { return doc%3 != 0 }
	}
	return q
}

// index is a small index over the package's own parts, as a store would drive it.
type index struct {
	tb       testing.TB
	segments []*Segment
	blocks   Memory
	nextID   int64
}

func newIndex(tb testing.TB) *index { return &index{tb: tb, blocks: Memory{}} }

// add makes a segment of documents.
func (x *index) add(ids []uint32, docs map[uint32]Document) {
	a, b := NewAnalyzer(), NewBuilder()
	for _, id := range ids {
		if err := b.Add(id, a.Analyze(docs[id])); err != nil {
			x.tb.Fatal(err)
		}
	}
	s, blocks := b.Segment()
	x.insert(len(x.segments), s, blocks)
}

// insert stores a segment: through its bytes, as in life.
func (x *index) insert(at int, s *Segment, blocks []Block) {
	x.nextID++
	stored, err := DecodeSegment(x.nextID, s.Encode(), s.Deletions())
	if err != nil {
		x.tb.Fatal(err)
	}
	x.blocks.Add(x.nextID, blocks)
	x.segments = slices.Insert(x.segments, at, stored)
}

func (x *index) remove(doc uint32) bool {
	for i, s := range x.segments {
		if s.Delete(doc) {
			again, err := DecodeSegment(s.ID, s.Encode(), s.Deletions())
			if err != nil {
				x.tb.Fatal(err)
			}
			x.segments[i] = again
			return true
		}
	}
	return false
}

// merge replaces the segments from i up to j by one.
func (x *index) merge(i, j int) {
	var inputs []Input
	for _, s := range x.segments[i:j] {
		inputs = append(inputs, Input{Segment: s, Blocks: x.blocks.Blocks(s.ID)})
	}
	var blocks []Block
	s, err := Merge(inputs, func(b Block) error { blocks = append(blocks, b); return nil })
	if err != nil {
		x.tb.Fatal(err)
	}
	x.segments = slices.Delete(x.segments, i, j)
	if s.Len() > 0 {
		x.insert(i, s, blocks)
	} else if len(blocks) > 0 {
		x.tb.Fatal("an empty segment has blocks")
	}
}

func (x *index) search(q Query, k int) Result {
	r, err := Search(context.Background(), x.segments, x.blocks, q, k)
	if err != nil {
		x.tb.Fatal(err)
	}
	return r
}

func equalResults(a, b Result) bool {
	return slices.EqualFunc(a.Hits, b.Hits, func(a, b Hit) bool {
		return a.Doc == b.Doc && a.Matched == b.Matched && math.Float64bits(a.Score) == math.Float64bits(b.Score)
	})
}

// Any history of adding, deleting and merging must end where building from what is left begins.
func TestHistoryDoesNotMatter(t *testing.T) {
	first := effort.Seed(0)
	for seed := first; seed < first+uint64(effort.Pick(1, 6, 12)); seed++ {
		t.Run(fmt.Sprint(seed), func(t *testing.T) {
			t.Parallel()
			r := rand.New(rand.NewPCG(seed, 1))
			x, docs, next := newIndex(t), map[uint32]Document{}, uint32(1)
			for range 40 {
				step(r, x, docs, &next)
			}
			fresh := newIndex(t)
			fresh.add(sortedIDs(docs), docs)
			for range 60 {
				q, k := randomQuery(r), r.IntN(30)
				if got, want := x.search(q, k), fresh.search(q, k); !equalResults(got, want) {
					t.Fatalf("query %+v over %d segments:\n got %v\nwant %v", q.Terms, len(x.segments), got, want)
				}
			}
		})
	}
}

// step does one random thing to an index.
func step(r *rand.Rand, x *index, docs map[uint32]Document, next *uint32) {
	switch n := r.IntN(10); {
	case n < 5 || len(x.segments) == 0:
		var ids []uint32
		for range 1 + r.IntN(300) {
			*next += uint32(1 + r.IntN(3)*r.IntN(2))
			docs[*next] = randomDocument(r)
			ids = append(ids, *next)
		}
		x.add(ids, docs)
	case n < 8:
		ids := sortedIDs(docs)
		for range r.IntN(len(ids) + 1) {
			id := ids[r.IntN(len(ids))]
			if _, alive := docs[id]; x.remove(id) != alive {
				x.tb.Fatalf("removing %d: want %v", id, alive)
			}
			delete(docs, id)
		}
	default:
		i := r.IntN(len(x.segments))
		x.merge(i, i+1+r.IntN(len(x.segments)-i))
	}
}

func sortedIDs(docs map[uint32]Document) []uint32 {
	ids := make([]uint32, 0, len(docs))
	for id := range docs {
		ids = append(ids, id)
	}
	slices.Sort(ids)
	return ids
}

// A merge of everything is byte for byte the segment built at once.
func TestMergeEqualsBuild(t *testing.T) {
	r := rand.New(rand.NewPCG(7, 7))
	x, docs, next := newIndex(t), map[uint32]Document{}, uint32(0)
	for range 30 {
		step(r, x, docs, &next)
	}
	x.merge(0, len(x.segments))
	fresh := newIndex(t)
	fresh.add(sortedIDs(docs), docs)
	got, want := x.segments[0], fresh.segments[0]
	if string(got.Encode()) != string(want.Encode()) {
		t.Error("segments differ")
	}
	if !slices.EqualFunc(x.blocks[got.ID], fresh.blocks[want.ID], func(a, b Block) bool {
		return a.First == b.First && string(a.Data) == string(b.Data)
	}) {
		t.Error("blocks differ")
	}
}

// Several analysers, each with numbers of its own for terms, and one that began others in between, make one segment as a single one does.
func TestNumbersOfTermsDoNotMatter(t *testing.T) {
	r := rand.New(rand.NewPCG(8, 8))
	one, one3 := NewBuilder(), NewBuilder()
	single, several := NewAnalyzer(), []*Analyzer{NewAnalyzer(), NewAnalyzer(), NewAnalyzer()}
	for id := range uint32(200) {
		d, a := Document{Body: []byte(sentence(r, 20)), Defs: sentence(r, 2)}, several[r.IntN(3)]
		if r.IntN(20) == 0 {
			a.forget()
		}
		if err := errors.Join(one.Add(id, single.Analyze(d)), one3.Add(id, a.Analyze(d))); err != nil {
			t.Fatal(err)
		}
	}
	_, want := one.Segment()
	if _, got := one3.Segment(); !slices.EqualFunc(got, want, func(a, b Block) bool { return a.First == b.First && string(a.Data) == string(b.Data) }) {
		t.Error("blocks differ")
	}
}

func TestBuilderRefusesDisorder(t *testing.T) {
	a, b := NewAnalyzer(), NewBuilder()
	doc := a.Analyze(Document{Body: []byte("word")})
	if err := errors.Join(b.Add(0, doc), b.Add(5, doc)); err != nil {
		t.Fatal(err)
	}
	for _, id := range []uint32{5, 4, 0} {
		if b.Add(id, doc) == nil {
			t.Errorf("added %d after 5", id)
		}
	}
	if s, _ := b.Segment(); s.Len() != 2 || s.First() != 0 || s.Last() != 5 {
		t.Errorf("segment of %d documents, %d to %d", s.Len(), s.First(), s.Last())
	}
}

func TestMergeRefusesDisorder(t *testing.T) {
	x, docs := newIndex(t), map[uint32]Document{1: {Body: []byte("one")}, 2: {Body: []byte("two")}, 3: {Body: []byte("three")}}
	x.add([]uint32{1, 3}, docs)
	x.add([]uint32{2}, docs)
	x.segments[0].Delete(1)
	x.segments[0].Delete(3)
	in := []Input{
		{x.segments[0], x.blocks.Blocks(1)},
		{x.segments[1], x.blocks.Blocks(2)},
	}
	if _, err := Merge(in, func(Block) error { return nil }); err == nil {
		t.Error("overlapping segments were merged")
	}
	full := errors.New("disk full")
	if _, err := Merge(in[1:], func(Block) error { return full }); !errors.Is(err, full) {
		t.Errorf("got %v, want the error of emit", err)
	}
	broken := Input{x.segments[1], func(yield func([]byte, error) bool) { yield(nil, full) }}
	if _, err := Merge([]Input{broken}, func(Block) error { return nil }); !errors.Is(err, full) {
		t.Errorf("got %v, want the error of the blocks", err)
	}
}

// A term that only deleted documents have is worth what one is that was never there.
func TestGainsOfLiveDocuments(t *testing.T) {
	a := NewAnalyzer()
	b := NewBuilder()
	for i, body := range []string{"alpha beta", "alpha", "gamma"} {
		if err := b.Add(uint32(i), a.Analyze(Document{Body: []byte(body)})); err != nil {
			t.Fatal(err)
		}
	}
	s, blocks := b.Segment()
	s.ID = 1
	m := Memory{}
	m.Add(1, blocks)
	s.Delete(0)
	r, err := Search(context.Background(), []*Segment{s}, m, Query{Terms: []Term{{Text: "alpha"}, {Text: "beta"}, {Text: "delta"}}}, 10)
	if err != nil {
		t.Fatal(err)
	}
	if len(r.Gains) != 3 || r.Gains[0] <= 0 || r.Gains[1] != 0 || r.Gains[2] != 0 {
		t.Errorf("gains %v", r.Gains)
	}
}

// Living says of each document what the segment that covers it says.
func TestLiving(t *testing.T) {
	x := newIndex(t)
	docs := map[uint32]Document{}
	for doc := range uint32(60) {
		docs[doc] = Document{Body: []byte("word")}
	}
	x.add([]uint32{0, 1, 2, 5, 9}, docs)
	x.add([]uint32{10, 12, 14, 20}, docs)
	x.add([]uint32{30, 31, 32}, docs)
	for _, doc := range []uint32{1, 9, 14, 30, 32} {
		if !x.remove(doc) {
			t.Fatalf("%d is not there", doc)
		}
	}
	segments := append(slices.Clone(x.segments), &Segment{})
	for _, step := range []uint32{1, 2, 3, 7} {
		live := Living(segments)
		for doc := uint32(0); doc < 60; doc += step {
			want := slices.ContainsFunc(segments, func(s *Segment) bool { return s.Has(doc) })
			for range 2 {
				if got, _ := live(doc); got != want {
					t.Errorf("in steps of %d: document %d lives: %v, want %v", step, doc, got, want)
				}
			}
		}
	}
}
