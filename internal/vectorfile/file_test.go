//go:build unix

package vectorfile_test

import (
	"encoding/binary"
	"fmt"
	"maps"
	"math"
	"math/rand/v2"
	"os"
	"path/filepath"
	"slices"
	"strings"
	"sync"
	"testing"

	"github.com/ctx-sys/ctx-sys/internal/effort"
	"github.com/ctx-sys/ctx-sys/internal/embed"
	"github.com/ctx-sys/ctx-sys/internal/vectorfile"
)

// world is the blocks of two sets, as the rows of an index have them, and a file that follows them.
type world struct {
	t     *testing.T
	rand  *rand.Rand
	index string
	dims  map[int64]int
	rows  map[int64]map[uint32]embed.Block
	next  uint32
	state int
}

func newWorld(t *testing.T, seed uint64) *world {
	w := &world{
		t: t, rand: rand.New(rand.NewPCG(seed, 7)), index: filepath.Join(t.TempDir(), "index.db"),
		dims: map[int64]int{1: 128, 3: 100}, rows: map[int64]map[uint32]embed.Block{1: {}, 3: {}}, next: 1,
	}
	w.change(nil, 40)
	return w
}

func (w *world) name() string { return fmt.Sprintf("state %d", w.state) }

// record is a random vector.
func (w *world) record(dim int) []byte {
	v := make([]float32, dim)
	for i := range v {
		v[i] = float32(w.rand.NormFloat64())
	}
	embed.Normalize(v)
	return embed.Record(nil, v)
}

func (w *world) put(log *vectorfile.Log, set int64, b *embed.Block) {
	if b != nil {
		w.rows[set][b.First] = *b
		log.Put(set, *b)
	}
}

func (w *world) remove(log *vectorfile.Log, set int64, first, last uint32) {
	n := len(w.rows[set])
	maps.DeleteFunc(w.rows[set], func(at uint32, _ embed.Block) bool { return first <= at && at <= last })
	log.Delete(set, first, last, int64(n-len(w.rows[set])))
}

// change does what transactions do: blocks come at the end, go, are packed again, and whole sets begin again.
func (w *world) change(log *vectorfile.Log, steps int) {
	for range steps {
		set := []int64{1, 3}[w.rand.IntN(2)]
		dim := w.dims[set]
		first := w.rand.Uint32N(w.next)
		last := first + w.rand.Uint32N(400)
		blocks := embed.NewBlockBuilder(nil)
		switch w.rand.IntN(8) {
		case 0:
			w.remove(log, set, first, last)
		case 1: // one block again, with other vectors
			for _, at := range slices.Sorted(maps.Keys(w.rows[set]))[:min(1, len(w.rows[set]))] {
				old := w.rows[set][at]
				old.EachDocument(func(doc uint32) { w.put(log, set, blocks.Add(doc, w.record(dim))) })
			}
		case 2, 3: // packed
			var in []embed.Block
			for _, at := range slices.Sorted(maps.Keys(w.rows[set])) {
				if first <= at && at <= last {
					in = append(in, w.rows[set][at])
				}
			}
			w.remove(log, set, first, last)
			for _, b := range in {
				b.Each(dim, func(doc uint32, record []byte) {
					if w.rand.IntN(5) > 0 {
						w.put(log, set, blocks.Add(doc, record))
					}
				})
			}
		case 4:
			if w.rand.IntN(20) == 0 {
				w.remove(log, set, 0, math.MaxUint32)
			}
		default:
			for range 1 + w.rand.IntN(300) {
				w.next += 1 + w.rand.Uint32N(3)
				w.put(log, set, blocks.Add(w.next, w.record(dim)))
			}
		}
		w.put(log, set, blocks.Rest())
	}
}

func (w *world) write() {
	w.t.Helper()
	if err := vectorfile.Write(w.index, w.name(), func(to *vectorfile.Writer) error {
		for _, set := range []int64{1, 3} {
			to.Set(set, w.dims[set])
			for _, at := range slices.Sorted(maps.Keys(w.rows[set])) {
				b := w.rows[set][at]
				if err := to.Block(&b); err != nil {
					return err
				}
			}
		}
		return nil
	}); err != nil {
		w.t.Fatal(err)
	}
}

// transact is a transaction that the file follows.
func (w *world) transact(steps int) {
	log := vectorfile.Follow(w.index)
	if log == nil {
		w.t.Fatal("nothing to follow")
	}
	defer log.Close()
	before := w.name()
	w.change(log, steps)
	w.state++
	log.Append(before, w.name())
}

// rowsOf is a set as it is without a file.
func (w *world) rowsOf(set int64) (*embed.Set, embed.Codes) {
	w.t.Helper()
	out, rows := embed.NewSet(w.dims[set], nil), maps.Clone(w.rows[set])
	for _, at := range slices.Sorted(maps.Keys(rows)) {
		b := rows[at]
		b.Codes = nil
		if err := out.Add(&b); err != nil {
			w.t.Fatal(err)
		}
	}
	return out, func(first uint32) ([]byte, error) { return rows[first].Codes, nil }
}

// said is what a set says to some questions.
func said(t *testing.T, s *embed.Set, dim int, codes embed.Codes) string {
	t.Helper()
	r := rand.New(rand.NewPCG(1, 2))
	var out strings.Builder
	s.Keep(func(doc uint32) bool { return doc%7 != 0 })
	fmt.Fprintln(&out, s.Len())
	for range 4 {
		v := make([]float32, dim)
		for i := range v {
			v[i] = float32(r.NormFloat64())
		}
		q := embed.NewQuery(v)
		near, err := s.Nearest(v, 20, codes)
		fmt.Fprintln(&out, near, err)
		err = s.Each(q, r.Uint32N(1000), 1000+r.Uint32N(100_000), codes, func(doc uint32, cosine float64) { fmt.Fprintln(&out, doc, cosine) })
		fmt.Fprintln(&out, err)
		sum := make([]float32, dim)
		for doc := range uint32(200) {
			cosine, ok, err := s.Cosine(q, doc, codes)
			fmt.Fprint(&out, cosine, ok, err, s.AddTo(sum, doc, codes))
		}
		fmt.Fprintln(&out, sum)
	}
	return out.String()
}

func noRows(uint32) ([]byte, error) { panic("codes of a file are not read from rows") }

// The file says what the rows say, after each transaction that it followed and for the states before it; and so does one that is written again.
func TestFileEqualsRows(t *testing.T) {
	for seed := range uint64(effort.Pick(1, 2, 6)) {
		w := newWorld(t, seed)
		w.write()
		before := map[string][2]string{}
		check := func(state string, want [2]string) {
			t.Helper()
			f := vectorfile.Open(w.index, state)
			if f == nil {
				t.Fatalf("seed %d: no file of %s", seed, state)
			}
			var joined []embed.Moved
			for i, set := range []int64{1, 3} {
				own := f.Set(set, w.dims[set], nil)
				if own == nil {
					if want[i] != said(t, embed.NewSet(w.dims[set], nil), w.dims[set], noRows) {
						t.Fatalf("seed %d, %s: no set %d", seed, state, set)
					}
					continue
				}
				if got := said(t, own, w.dims[set], noRows); got != want[i] {
					t.Fatalf("seed %d, %s, set %d: %s", seed, state, set, difference(got, want[i]))
				}
				joined = append(joined, embed.Moved{Set: own, To: func(doc uint32) uint32 { return doc }})
				if got := said(t, embed.Join(w.dims[set], joined[len(joined)-1:]), w.dims[set], noRows); got != want[i] {
					t.Fatalf("seed %d, %s, set %d joined: %s", seed, state, set, difference(got, want[i]))
				}
			}
		}
		for step := range effort.Pick(15, 30, 60) {
			var want [2]string
			for i, set := range []int64{1, 3} {
				rows, codes := w.rowsOf(set)
				want[i] = said(t, rows, w.dims[set], codes)
			}
			check(w.name(), want)
			before[w.name()] = want
			if last, _ := vectorfile.Last(w.index); last != w.name() {
				t.Fatalf("the last state is %q, not %q", last, w.name())
			}
			if step == 9 {
				w.write()
				check(w.name(), want)
				before = map[string][2]string{}
			}
			w.transact(1 + step%4)
		}
		for state, want := range before {
			check(state, want)
		}
		if vectorfile.Open(w.index, "another state") != nil || vectorfile.Open(w.index, "") != nil || vectorfile.Open("", w.name()) != nil {
			t.Error("a file of a state that it has not")
		}
		if vectorfile.Open(w.index, w.name()).Set(2, 128, nil) != nil || vectorfile.Open(w.index, w.name()).Set(1, 64, nil) != nil {
			t.Error("a set that it has not")
		}
	}
}

func difference(got, want string) string {
	a, b := strings.Split(got, "\n"), strings.Split(want, "\n")
	for i := range min(len(a), len(b)) {
		if a[i] != b[i] {
			return fmt.Sprintf("line %d\n%.300s\ninstead of\n%.300s", i, a[i], b[i])
		}
	}
	return fmt.Sprintf("%d lines instead of %d", len(a), len(b))
}

// Whatever is done to the bytes of a file, it is ignored, says what it said, or reports damage; and a state that was whole before a frame that is not
// stays readable.
func TestDamagedFile(t *testing.T) {
	w := newWorld(t, 5)
	w.write()
	base := w.name()
	info, err := os.Stat(w.index + vectorfile.End)
	if err != nil {
		t.Fatal(err)
	}
	first := int(info.Size())
	rows, codes := w.rowsOf(1)
	want := map[string]string{base: said(t, rows, 128, codes)}
	w.transact(3)
	rows, codes = w.rowsOf(1)
	want[w.name()] = said(t, rows, 128, codes)
	whole, err := os.ReadFile(w.index + vectorfile.End)
	if err != nil {
		t.Fatal(err)
	}
	damaged := 0
	try := func(what string, b []byte, states ...string) {
		t.Helper()
		os.Remove(w.index + vectorfile.End)
		if err := os.WriteFile(w.index+vectorfile.End, b, 0o600); err != nil {
			t.Fatal(err)
		}
		for _, state := range []string{base, w.name()} {
			set := vectorfile.Open(w.index, state).Set(1, 128, nil)
			if set == nil {
				damaged++
				if slices.Contains(states, state) {
					t.Errorf("%s: %s cannot be read", what, state)
				}
				continue
			}
			if got := said(t, set, 128, noRows); got != want[state] && !set.Damaged() && what != "a code" {
				t.Errorf("%s: %s says otherwise: %s", what, state, difference(got, want[state]))
			}
		}
		if log := vectorfile.Follow(w.index); log != nil {
			log.Close()
		}
	}
	try("whole", whole, base, w.name())
	if damaged > 0 {
		t.Fatal("the whole file cannot be read")
	}
	r := rand.New(rand.NewPCG(1, 1))
	for range effort.Pick(15, 60, 60) { // a program that was killed while it added
		at := first + r.IntN(len(whole)-first)
		try(fmt.Sprintf("cut after %d bytes", at), whole[:at], base)
		if vectorfile.Follow(w.index) != nil && at > first {
			t.Error("what is not whole is gone on with")
		}
		if last, _ := vectorfile.Last(w.index); last != "" && at > first {
			t.Errorf("the last state of a file that is not whole is %q", last)
		}
	}
	for range effort.Pick(10, 40, 40) {
		try("cut", whole[:r.IntN(first)])
	}
	for range effort.Pick(50, 300, 300) {
		b := slices.Clone(whole)
		at := r.IntN(len(b))
		if r.IntN(2) == 0 { // not in the codes
			at = []int{0, first - 20_000, first}[r.IntN(3)] + r.IntN(128)
		}
		b[at] ^= 1 << r.IntN(8)
		what := fmt.Sprintf("byte %d", at)
		for _, frame := range []int{0, first} {
			if body := frame + int(binary.LittleEndian.Uint64(whole[frame+16:])); frame+128 <= at && at < body {
				what = "a code" // which may change a vector hardly: the same is true of rows
			}
		}
		try(what, b)
	}
	for range effort.Pick(5, 20, 20) {
		b := slices.Clone(whole)
		from := r.IntN(len(b))
		clear(b[from:min(len(b), from+1+r.IntN(20_000))])
		try("zeros", b)
	}
	try("nothing", nil)
	try("something else", []byte(strings.Repeat("no vectors ", 1000)))
	try("twice", slices.Concat(whole, whole), base, w.name())
	os.Remove(w.index + vectorfile.End)
	if err := os.Mkdir(w.index+vectorfile.End, 0o700); err != nil {
		t.Fatal(err)
	}
	if vectorfile.Open(w.index, base) != nil || vectorfile.Follow(w.index) != nil {
		t.Error("a folder")
	}
}

// A file that is cut short while it is used costs an error, not the program.
func TestCutShortWhileMapped(t *testing.T) {
	w := newWorld(t, 6)
	w.write()
	w.transact(2)
	set := vectorfile.Open(w.index, w.name()).Set(1, 128, nil)
	if set == nil {
		t.Fatal("no set")
	}
	if err := os.Truncate(w.index+vectorfile.End, 100); err != nil {
		t.Fatal(err)
	}
	v := make([]float32, 128)
	v[3] = 1
	if _, err := set.Nearest(v, 10, noRows); err == nil || !set.Damaged() {
		t.Errorf("%v, damaged %v", err, set.Damaged())
	}
	if err := set.Each(embed.NewQuery(v), 0, math.MaxUint32, noRows, func(uint32, float64) {}); err == nil {
		t.Error("no error")
	}
	if embed.Join(128, []embed.Moved{{Set: set, To: func(doc uint32) uint32 { return doc }}}).Len() != 0 {
		t.Error("joined")
	}
	set.Keep(func(uint32) bool { return true })
}

// Readers find the state that they look for, or nothing, while a writer adds states and replaces the file; and sets that were opened stay as they
// were.
func TestReadWhileWritten(t *testing.T) {
	w := newWorld(t, 8)
	w.write()
	var mu sync.Mutex
	want := map[string]string{}
	note := func() string {
		rows, codes := w.rowsOf(1)
		text := said(t, rows, 128, codes)
		mu.Lock()
		defer mu.Unlock()
		want[w.name()] = text
		return w.name()
	}
	latest := note()
	done := make(chan struct{})
	var readers sync.WaitGroup
	found := 0
	for range 2 {
		readers.Go(func() {
			for {
				select {
				case <-done:
					return
				default:
				}
				mu.Lock()
				state, text := latest, want[latest]
				mu.Unlock()
				set := vectorfile.Open(w.index, state).Set(1, 128, nil)
				if set == nil {
					continue
				}
				if got := said(t, set, 128, noRows); got != text {
					t.Errorf("%s: %s", state, difference(got, text))
					return
				}
				mu.Lock()
				found++
				mu.Unlock()
			}
		})
	}
	for step := range effort.Pick(12, 30, 30) {
		w.transact(1)
		if step%10 == 5 {
			w.write()
		}
		state := note()
		mu.Lock()
		latest = state
		mu.Unlock()
	}
	close(done)
	readers.Wait()
	if set := vectorfile.Open(w.index, w.name()).Set(1, 128, nil); set == nil || said(t, set, 128, noRows) != want[w.name()] {
		t.Error("the last state")
	}
	if err := vectorfile.Remove(w.index); err != nil {
		t.Fatal(err)
	}
	if left, _ := filepath.Glob(w.index + "*"); len(left) > 0 {
		t.Errorf("left: %q", left)
	}
}

// A file of too many frames, or of which most went, is to be written again.
func TestWornFile(t *testing.T) {
	w := newWorld(t, 9)
	w.write()
	if _, worn := vectorfile.Last(w.index); worn {
		t.Fatal("worn from the start")
	}
	log := vectorfile.Follow(w.index)
	before := w.name()
	for _, set := range []int64{1, 3} {
		w.remove(log, set, 0, math.MaxUint32)
	}
	w.state++
	log.Append(before, w.name())
	log.Close()
	if state, worn := vectorfile.Last(w.index); !worn || state != w.name() {
		t.Errorf("%q, worn %v", state, worn)
	}
	w.write()
	for range 2000 {
		log := vectorfile.Follow(w.index)
		if log == nil {
			break
		}
		before := w.name()
		w.state++
		log.Append(before, w.name())
		log.Close()
	}
	if state, worn := vectorfile.Last(w.index); !worn || state != w.name() {
		t.Errorf("%q, worn %v", state, worn)
	}
}
