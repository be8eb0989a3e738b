package embed_test

import (
	"bytes"
	"cmp"
	"errors"
	"math/rand/v2"
	"slices"
	"testing"

	"github.com/ctx-sys/ctx-sys/internal/embed"
)

// world is a set of random vectors, in blocks as they are stored, under every third document.
type world struct {
	set     *embed.Set
	blocks  map[uint32]*embed.Block
	vectors map[uint32][]float32
	reads   int
}

func store(t testing.TB, r *rand.Rand, n, dim int) *world {
	t.Helper()
	return storeCentred(t, n, dim, nil, func() []float32 { return random(r, dim) })
}

func storeCentred(t testing.TB, n, dim int, centre []float32, next func() []float32) *world {
	t.Helper()
	s := &world{set: embed.NewSet(dim, centre), blocks: map[uint32]*embed.Block{}, vectors: map[uint32][]float32{}}
	builder := embed.NewBlockBuilder(centre)
	add := func(b *embed.Block) {
		if b == nil {
			return
		}
		s.blocks[b.First] = b
		if err := s.set.Add(&embed.Block{First: b.First, Docs: b.Docs, Signs: b.Signs}); err != nil {
			t.Fatal(err)
		}
	}
	for i := range n {
		doc, v := uint32(5+3*i), next()
		s.vectors[doc] = v
		add(builder.Add(doc, embed.Record(nil, v)))
	}
	add(builder.Rest())
	return s
}

func (s *world) codes(first uint32) ([]byte, error) {
	s.reads++
	return s.blocks[first].Codes, nil
}

// all ranks every document by the cosine of its vector, without codes.
func (s *world) all(v []float32, live func(uint32) bool) (out []embed.Near) {
	for doc, w := range s.vectors {
		if live(doc) {
			out = append(out, embed.Near{Doc: doc, Cosine: cosine(v, w)})
		}
	}
	slices.SortFunc(out, func(a, b embed.Near) int { return cmp.Or(cmp.Compare(b.Cosine, a.Cosine), cmp.Compare(a.Doc, b.Doc)) })
	return out
}

func everyone(uint32) bool { return true }

// Of the ten vectors nearest to another in truth, nearly all are among the hundred found; what is found has the
// right cosines, to what codes lose, in falling order; the dead are not found.
func TestNearestAgainstAll(t *testing.T) {
	r := rand.New(rand.NewPCG(3, 4))
	for _, dim := range []int{64, 100, 128} {
		s := store(t, r, 3000, dim)
		for _, live := range []func(uint32) bool{everyone, func(doc uint32) bool { return doc%2 == 0 }} {
			s.set.Keep(live)
			missed := 0
			for range 20 {
				v := random(r, dim)
				found, err := s.set.Nearest(v, 100, s.codes)
				if err != nil || len(found) != 100 {
					t.Fatalf("%d found, %v", len(found), err)
				}
				for i, n := range found {
					if want := cosine(v, s.vectors[n.Doc]); !live(n.Doc) || n.Cosine-want > 0.01 || want-n.Cosine > 0.01 {
						t.Fatalf("document %d: cosine %.4f, want %.4f, live %v", n.Doc, n.Cosine, want, live(n.Doc))
					}
					if i > 0 && n.Cosine > found[i-1].Cosine {
						t.Fatal("not in order")
					}
				}
				for _, want := range s.all(v, live)[:10] {
					if !slices.ContainsFunc(found, func(n embed.Near) bool { return n.Doc == want.Doc }) {
						missed++
					}
				}
			}
			if missed > 6 {
				t.Errorf("%d dimensions: %d of 200 of the nearest were not found", dim, missed)
			}
		}
	}
}

// Vectors that share a direction, as those of many models do, are found as well: with a mean cosine of 0.6, and in numbers of
// dimensions that fill no word.
func TestNearestOfNarrow(t *testing.T) {
	r := rand.New(rand.NewPCG(13, 14))
	for _, dim := range []int{100, 384} {
		shared := random(r, dim)
		next := func() []float32 {
			v := random(r, dim)
			for i := range v {
				v[i] = 0.63*v[i] + 0.77*shared[i]
			}
			embed.Normalize(v)
			return v
		}
		var first [][]float32
		for range 200 {
			first = append(first, next())
		}
		s := storeCentred(t, 5000, dim, embed.Centre(first), next)
		live := func(doc uint32) bool { return doc%2 == 1 }
		s.set.Keep(live)
		missed := 0
		for range 20 {
			v := next()
			found, err := s.set.Nearest(v, 50, s.codes)
			if err != nil || len(found) < 50 {
				t.Fatalf("%d found, %v", len(found), err)
			}
			for _, want := range s.all(v, live)[:10] {
				if !slices.ContainsFunc(found, func(n embed.Near) bool { return n.Doc == want.Doc && live(n.Doc) }) {
					missed++
				}
			}
		}
		if missed > 10 {
			t.Errorf("%d dimensions: %d of 200 of the nearest were not found", dim, missed)
		}
	}
}

// Cosines of another model come out on the scale of the built-in one's, whatever it adds to all of them.
func TestScale(t *testing.T) {
	r := rand.New(rand.NewPCG(15, 16))
	var sample []byte
	for range 64 {
		sample = append(sample, embed.Record(nil, random(r, 64))...)
	}
	q := embed.NewQuery(random(r, 64))
	s := embed.ScaleOf(q, sample)
	if s.Of(0.9) <= s.Of(0.5) || s.Of(1) > 1 {
		t.Errorf("not in order: %v %v %v", s.Of(0.5), s.Of(0.9), s.Of(1))
	}
	for name, none := range map[string]embed.Scale{"no sample": embed.ScaleOf(q, nil), "few": embed.ScaleOf(q, sample[:68*3]), "zero": {}} {
		if none.Of(0.3) != 0.3 {
			t.Errorf("%s: 0.3 becomes %v", name, none.Of(0.3))
		}
	}
}

// Codes are read once a block, and only of blocks that hold a candidate.
func TestCodesAreReadOnce(t *testing.T) {
	r := rand.New(rand.NewPCG(5, 6))
	s := store(t, r, 10*embed.BlockSize, 128)
	v := random(r, 128)
	for range 3 {
		if _, err := s.set.Nearest(v, 10, s.codes); err != nil {
			t.Fatal(err)
		}
	}
	if s.reads > 10 {
		t.Errorf("%d reads of 10 blocks", s.reads)
	}
	fresh := store(t, r, 10*embed.BlockSize, 128)
	if _, ok, err := fresh.set.Cosine(embed.NewQuery(v), 5, fresh.codes); !ok || err != nil || fresh.reads != 1 {
		t.Errorf("the cosine of one document: %v, %v, %d reads", ok, err, fresh.reads)
	}
	if _, ok, err := fresh.set.Cosine(embed.NewQuery(v), 6, fresh.codes); ok || err != nil {
		t.Errorf("a document without a vector has one: %v, %v", ok, err)
	}
}

func TestSetOfNothing(t *testing.T) {
	s := embed.NewSet(128, nil)
	if found, err := s.Nearest(make([]float32, 128), 10, nil); len(found) != 0 || err != nil || s.Len() != 0 {
		t.Errorf("%v, %v", found, err)
	}
	r := rand.New(rand.NewPCG(7, 8))
	full := store(t, r, 20, 128)
	if found, err := full.set.Nearest(make([]float32, 64), 10, full.codes); len(found) != 0 || err != nil {
		t.Errorf("a vector of another model finds %v, %v", found, err)
	}
	full.set.Keep(func(uint32) bool { return false })
	if found, err := full.set.Nearest(random(r, 128), 10, full.codes); len(found) != 0 || err != nil || full.set.Len() != 0 {
		t.Errorf("the dead are found: %v, %v", found, err)
	}
}

func TestBlocks(t *testing.T) {
	r := rand.New(rand.NewPCG(9, 10))
	b := embed.NewBlockBuilder(nil)
	if b.Rest() != nil {
		t.Error("a block of nothing")
	}
	records := map[uint32][]byte{}
	var blocks []*embed.Block
	for i := range embed.BlockSize + 3 {
		doc := uint32(i * i)
		records[doc] = embed.Record(nil, random(r, 16))
		if full := b.Add(doc, records[doc]); full != nil {
			blocks = append(blocks, full)
		}
	}
	blocks = append(blocks, b.Rest())
	if len(blocks) != 2 || b.Rest() != nil {
		t.Fatalf("%d blocks", len(blocks))
	}
	seen := 0
	for _, block := range blocks {
		if err := block.Each(16, func(doc uint32, record []byte) {
			seen++
			if !bytes.Equal(record, records[doc]) {
				t.Errorf("document %d has another record", doc)
			}
		}); err != nil {
			t.Fatal(err)
		}
	}
	if seen != len(records) {
		t.Errorf("%d of %d records", seen, len(records))
	}
}

// Damaged blocks are refused, or give what they hold; they never end the program.
func FuzzBlock(f *testing.F) {
	s := store(f, rand.New(rand.NewPCG(1, 1)), 5, 64)
	good := s.blocks[5]
	f.Add(good.First, good.Docs, good.Signs, good.Codes)
	f.Add(uint32(0), []byte{0xff, 0xff, 0xff, 0xff, 0xff, 1}, []byte{}, []byte{})
	f.Add(uint32(1<<32-1), []byte{0, 1}, make([]byte, 16), make([]byte, 136))
	query := random(rand.New(rand.NewPCG(1, 1)), 64)
	f.Fuzz(func(t *testing.T, first uint32, docs, signs, codes []byte) {
		b := embed.Block{First: first, Docs: docs, Signs: signs, Codes: codes}
		set := embed.NewSet(64, nil)
		if err := set.Add(&b); err != nil {
			if !errors.Is(err, embed.ErrBlock) {
				t.Fatal(err)
			}
			return
		}
		found, err := set.Nearest(query, 3, func(uint32) ([]byte, error) { return codes, nil })
		if err != nil && !errors.Is(err, embed.ErrBlock) || len(found) > set.Len() {
			t.Fatal(found, err)
		}
		if eachErr := b.Each(64, func(uint32, []byte) {}); (eachErr == nil) != (len(codes)/68*68 == len(codes) && len(codes)/68 == set.Len()) {
			t.Fatal(eachErr)
		}
	})
}

// The dense part of a query over a hundred thousand pieces.
func BenchmarkNearest(b *testing.B) {
	r := rand.New(rand.NewPCG(1, 2))
	s := store(b, r, 100_000, 128)
	v := random(r, 128)
	for b.Loop() {
		if _, err := s.set.Nearest(v, 100, s.codes); err != nil {
			b.Fatal(err)
		}
	}
}

// BenchmarkNearestCentred is a search among 100,000 vectors of a provider, 768 dimensions each, whose codes are in memory.
func BenchmarkNearestCentred(b *testing.B) {
	r := rand.New(rand.NewPCG(17, 18))
	const dim, different = 768, 2000
	var vectors [][]float32
	for range different {
		vectors = append(vectors, random(r, dim))
	}
	i := 0
	s := storeCentred(b, 100_000, dim, embed.Centre(vectors[:256]), func() []float32 { i++; return vectors[i%different] })
	for b.Loop() {
		if _, err := s.set.Nearest(vectors[7], 150, s.codes); err != nil {
			b.Fatal(err)
		}
	}
}
