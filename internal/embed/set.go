package embed

import (
	"cmp"
	"encoding/binary"
	"math"
	"math/bits"
	"slices"
	"sort"
	"sync"
	"sync/atomic"

	"github.com/ctx-sys/ctx-sys/internal/mapped"
)

// Set finds the documents whose vectors are like another vector. It has the signs of all vectors,
// 16 bytes a document of 128 dimensions and 4 for its number, in memory or in a file that is mapped, and the codes of those blocks that were
// needed so far. A search counts for every document in how many signs it differs, and ranks the nearest by their codes: its
// time grows with the number of documents, 1.5 nanoseconds each. It may be used by several goroutines.
//
// A document has a place: first come those of the file, then those that were added. Both are in ascending order, and a document of the file
// that is in a block which was replaced may be among the others again.
type Set struct {
	dim, words int
	centre     []float32 // see NewSet
	stored     Stored    // see Map
	replaced   []uint64  // a bit for each of its documents, nil when all are still those of the set
	docs       []uint32  // that were added
	signs      []uint64  // of those, words for each document
	dead       []uint64  // a bit a place; those of the places after the last are not set
	blocks     []setBlock

	files   []*mapped.File // what is in them is read by guarded
	checked []uint64       // a bit a place: the record in a file was found to be sound
	damaged atomic.Bool    // see Damaged
	buffers sync.Pool      // of *[]uint16, for the distances of a search

	mu      sync.Mutex // guards the codes of the blocks, and
	records []byte     // where those are that were read: see memoryOf
}

type setBlock struct {
	first  uint32
	start  int // the place of its first document
	codes  []byte
	stored bool // in a file: each record is checked when it is first read
}

// NewSet returns an empty set for vectors of so many dimensions, whose signs were made with a centre; see [NewBlockBuilder].
func NewSet(dim int, centre []float32) *Set {
	return &Set{dim: dim, words: (dim + 63) / 64, centre: centre}
}

// Grow makes room for so many more documents.
func (s *Set) Grow(n int) {
	s.docs, s.signs = slices.Grow(s.docs, n), slices.Grow(s.signs, n*s.words)
}

// Add adds a block, in ascending order of documents. Its codes are kept when it has them; else they are read when they are needed.
func (s *Set) Add(b *Block) error {
	start := len(s.docs)
	docs, err := b.documents(s.docs)
	if err != nil {
		return err
	}
	if len(docs) == start || len(b.Signs) != (len(docs)-start)*s.words*8 || start > 0 && docs[start] <= docs[start-1] {
		return ErrBlock
	}
	if b.Codes != nil {
		if err := checkCodes(b.Codes, len(docs)-start, s.dim); err != nil {
			return err
		}
	}
	s.docs = docs
	for at := 0; at < len(b.Signs); at += 8 {
		s.signs = append(s.signs, binary.LittleEndian.Uint64(b.Signs[at:]))
	}
	s.blocks = append(s.blocks, setBlock{first: b.First, start: len(s.stored.Docs) + start, codes: b.Codes})
	return nil
}

// Keep makes all documents but the live ones unfindable. live is called with each that was added, in ascending order, after those of a file.
func (s *Set) Keep(live func(doc uint32) bool) {
	s.KeepRuns(func(doc uint32) (bool, uint32) { return live(doc), doc })
}

// KeepRuns is Keep with a function that also returns the last document up to which all have the same answer; that document itself where it does not
// know.
func (s *Set) KeepRuns(live func(doc uint32) (alive bool, last uint32)) {
	s.dead = nil
	keep := func(from int, docs []uint32) {
		first, last, alive := uint32(1), uint32(0), false // none
		for i, doc := range docs {
			if doc < first || doc > last {
				alive, last = live(doc)
				first = doc
			}
			if at := from + i; !alive || s.isReplaced(at) {
				if s.dead == nil {
					s.dead = make([]uint64, (s.places()+63)/64)
				}
				s.dead[at>>6] |= 1 << (at & 63)
			}
		}
	}
	s.guarded(func() error { keep(0, s.stored.Docs); return nil })
	keep(len(s.stored.Docs), s.docs)
}

// Len returns how many documents can be found.
func (s *Set) Len() int {
	n := s.places()
	for _, w := range s.dead {
		n -= bits.OnesCount64(w)
	}
	return n
}

// Near is a document and the cosine of its vector with another.
type Near struct {
	Doc    uint32
	Cosine float64
}

// Codes reads the codes of the block that begins with a document, which are copied before the next are read.
type Codes func(first uint32) ([]byte, error)

// rescored is how many documents are ranked by their codes for each that is wanted: signs alone put one in a
// hundred of the best ten further behind (see TestNearestAgainstAll).
const rescored = 10

// Nearest returns the n documents whose vectors are most like v, the most similar first, and those after them that are
// just as like: which of them would be left out could only be determined by their numbers, which say nothing.
func (s *Set) Nearest(v []float32, n int, read Codes) (out []Near, err error) {
	if len(v) != s.dim || n <= 0 {
		return nil, nil
	}
	err = s.guarded(func() (err error) {
		out, err = s.nearest(v, n, read)
		return err
	})
	return out, err
}

func (s *Set) nearest(v []float32, n int, read Codes) ([]Near, error) {
	var candidates []int32
	if s.centre == nil {
		candidates = s.nearestSigns(v, max(rescored*n, 500))
	} else {
		candidates = s.nearestValues(v, max(2*rescored*n, 1000))
	}
	q, r := NewQuery(v), reader{s: s, read: read}
	out := make([]Near, 0, len(candidates))
	for _, i := range candidates {
		record, err := r.record(int(i))
		if err != nil {
			return nil, err
		}
		out = append(out, Near{s.doc(int(i)), q.cosine(record)})
	}
	out = nearestOf(out, n)
	slices.SortFunc(out, func(a, b Near) int { return cmp.Or(cmp.Compare(b.Cosine, a.Cosine), cmp.Compare(a.Doc, b.Doc)) })
	return out, nil
}

// nearestOf leaves the n most similar, and those that are just as like as the last of them.
func nearestOf(all []Near, n int) []Near {
	if len(all) <= n {
		return all
	}
	cosines := make([]float64, len(all))
	for i := range all {
		cosines[i] = all[i].Cosine
	}
	least := nthGreatest(cosines, n)
	return slices.DeleteFunc(all, func(a Near) bool { return a.Cosine < least })
}

// nthGreatest returns the n-th greatest of some values, which it puts in another order: the greater ones before it, again and again in the
// part that it is in.
func nthGreatest(v []float64, n int) float64 {
	for from, to := 0, len(v)-1; ; {
		pivot, i, j := v[from+(to-from)/2], from, to
		for i <= j {
			for v[i] > pivot {
				i++
			}
			for v[j] < pivot {
				j--
			}
			if i <= j {
				v[i], v[j] = v[j], v[i]
				i, j = i+1, j-1
			}
		}
		switch {
		case n-1 <= j:
			to = j
		case n-1 >= i:
			from = i
		default:
			return v[n-1]
		}
	}
}

// Query is a vector that many are compared with.
type Query struct {
	codes []int8
	scale float32
}

// NewQuery prepares a vector for Cosine and Mean.
func NewQuery(v []float32) Query {
	codes, scale := Quantize(nil, v)
	return Query{codes, scale}
}

// Cosine compares a query with the vector of a document; ok is false when it has none.
func (s *Set) Cosine(q Query, doc uint32, read Codes) (cosine float64, ok bool, err error) {
	if len(q.codes) != s.dim {
		return 0, false, nil
	}
	ok, err = s.withRecord(doc, read, func(record []byte) { cosine = q.cosine(record) })
	return cosine, ok, err
}

// AddTo adds the vector of a document to a sum, if it has one.
func (s *Set) AddTo(sum []float32, doc uint32, read Codes) error {
	if len(sum) != s.dim {
		return nil
	}
	_, err := s.withRecord(doc, read, func(record []byte) {
		scale := math.Float32frombits(binary.LittleEndian.Uint32(record))
		for i, c := range record[headSize:] {
			sum[i] += float32(scale * float32(int8(c)))
		}
	})
	return err
}

// withRecord calls f with what is stored of a document, if there is something.
func (s *Set) withRecord(doc uint32, read Codes, f func(record []byte)) (ok bool, err error) {
	err = s.guarded(func() error {
		i, found := s.place(doc)
		if !found {
			return nil
		}
		record, err := (&reader{s: s, read: read}).record(i)
		if ok = err == nil; ok {
			f(record)
		}
		return err
	})
	return ok && err == nil, err
}

// Each calls f with the documents from first to last that have a vector, and with the cosine of a query with it.
func (s *Set) Each(q Query, first, last uint32, read Codes, f func(doc uint32, cosine float64)) error {
	if len(q.codes) != s.dim {
		return nil
	}
	return s.guarded(func() error {
		r, stored := reader{s: s, read: read}, len(s.stored.Docs)
		i, _ := slices.BinarySearch(s.stored.Docs, first)
		added, _ := slices.BinarySearch(s.docs, first)
		for {
			for i < stored && s.isReplaced(i) {
				i++
			}
			at := i
			switch more := added < len(s.docs); {
			case i < stored && !(more && s.docs[added] < s.stored.Docs[i]):
				i++
			case more:
				at = stored + added
				added++
			default:
				return nil
			}
			doc := s.doc(at)
			if doc > last {
				return nil
			}
			record, err := r.record(at)
			if err != nil {
				return err
			}
			f(doc, q.cosine(record))
		}
	})
}

// nearestSigns returns the places of the documents that differ from v in the fewest signs, at least n if there
// are so many: all that differ in as many signs as the last of them are among them.
func (s *Set) nearestSigns(v []float32, n int) []int32 {
	buffer, _ := s.buffers.Get().(*[]uint16)
	if buffer == nil || cap(*buffer) < s.places() {
		buffer = new(make([]uint16, s.places()))
	}
	defer s.buffers.Put(buffer)
	distances := (*buffer)[:s.places()]
	s.distances(distances, Signs(nil, v))
	counts := make([]int, 64*s.words+2)
	for _, d := range distances {
		counts[d]++
	}
	limit, have := 0, counts[0]
	for limit < s.dim && have < n {
		limit++
		have += counts[limit]
	}
	out := make([]int32, 0, have)
	for i, d := range distances {
		if int(d) <= limit {
			out = append(out, int32(i))
		}
	}
	return out
}

// distances sets in how many signs each document differs; more than there are for the dead.
func (s *Set) distances(out []uint16, query []uint64) {
	stored := len(s.stored.Docs)
	distances(out[:stored], query, s.stored.Signs)
	distances(out[stored:], query, s.signs)
	for w, dead := range s.dead {
		for ; dead != 0; dead &= dead - 1 {
			out[w<<6+bits.TrailingZeros64(dead)] = uint16(64*s.words + 1)
		}
	}
}

func distances(out []uint16, query, signs []uint64) {
	if len(query) == 2 { // the built-in model's
		q0, q1 := query[0], query[1]
		signs = signs[:2*len(out)]
		for i := range out {
			out[i] = uint16(bits.OnesCount64(q0^signs[2*i]) + bits.OnesCount64(q1^signs[2*i+1]))
		}
		return
	}
	for i := range out {
		out[i] = uint16(Differ(query, signs[i*len(query):(i+1)*len(query)]))
	}
}

// cosine compares a quantised vector with that of the document in place i.
func (q *Query) cosine(record []byte) float64 {
	own := math.Float32frombits(binary.LittleEndian.Uint32(record))
	return float64(Dot(q.codes, record[headSize:])) * float64(q.scale) * float64(own)
}

// reader reads records. Those of one block in turn cost one look for the block.
type reader struct {
	s        *Set
	read     Codes
	from, to int // places of the block
	codes    []byte
	stored   bool
}

// record returns what is stored of the document in a place.
func (r *reader) record(i int) ([]byte, error) {
	if i < r.from || i >= r.to {
		blocks := r.s.blocks
		b := sort.Search(len(blocks), func(b int) bool { return blocks[b].start > i }) - 1
		codes, err := r.s.codes(b, r.read)
		if err != nil {
			return nil, err
		}
		r.codes, r.stored, r.from, r.to = codes, blocks[b].stored, blocks[b].start, r.s.end(b)
	}
	size := headSize + r.s.dim
	record := r.codes[(i-r.from)*size:][:size]
	if r.stored {
		word, bit := &r.s.checked[i>>6], uint64(1)<<(i&63)
		if atomic.LoadUint64(word)&bit == 0 {
			if err := checkCodes(record, 1, r.s.dim); err != nil {
				r.s.damaged.Store(true)
				return nil, err
			}
			atomic.OrUint64(word, bit)
		}
	}
	return record, nil
}

// end is the place after the last document of a block.
func (s *Set) end(b int) int {
	if b+1 < len(s.blocks) {
		return s.blocks[b+1].start
	}
	return s.places()
}

// codes returns the codes of a block, which are read once.
func (s *Set) codes(b int, read Codes) ([]byte, error) {
	s.mu.Lock()
	defer s.mu.Unlock()
	block := &s.blocks[b]
	if block.codes != nil {
		return block.codes, nil
	}
	codes, err := read(block.first)
	if err != nil {
		return nil, err
	}
	start, end := block.start-len(s.stored.Docs), s.end(b)-len(s.stored.Docs)
	if err := checkCodes(codes, end-start, s.dim); err != nil {
		return nil, err
	}
	size := headSize + s.dim
	if s.records == nil {
		s.records = memoryOf(s, len(s.docs)*size)
	}
	if end*size > len(s.records) { // documents were added since
		block.codes = slices.Clone(codes)
	} else {
		block.codes = s.records[start*size : end*size : end*size]
		copy(block.codes, codes)
	}
	return block.codes, nil
}

// CosineOf compares a query with one record; ok is false when the record is of another length, or damaged.
func CosineOf(q Query, record []byte) (cosine float64, ok bool) {
	if len(record) != headSize+len(q.codes) || checkCodes(record, 1, len(q.codes)) != nil {
		return 0, false
	}
	return q.cosine(record), true
}
