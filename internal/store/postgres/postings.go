package postgres

import (
	"cmp"
	"encoding/binary"
	"slices"

	"github.com/cespare/xxhash/v2"

	"github.com/ctx-sys/ctx-sys/internal/store"
)

// Postings say which files have a key: a name, an entity that is the target of an edge, a file that is used. An index of PostgreSQL for
// them would be half as large as the text, and what indexes arrays cannot be used behind a policy of row-level security, since its
// operators are not leakproof.
//
// The postings of a kind are runs. A transaction adds one with the keys of the files that it wrote, and no run ever changes, so that servers
// may keep their rows. A run says which files it covers: what older runs have of them is out of date. When runs become many, those at the
// end become one, so that each is at most half as large as the one before.
//
// Keys are hashes, except those of files that are used: what is found is looked for in the pack of the file. A file that is deleted is
// covered by the run of that transaction, with no keys.

// kinds of postings.
const (
	kindNames   = 1 // names of entities, and what is before a point in one
	kindTargets = 2 // entities in which edges end
	kindLinks   = 3 // files in which edges of code from other files end
)

// posting is a key and a file, in that order, so that they sort as numbers.
type posting uint64

func newPosting(key uint32, file int64) posting { return posting(key)<<32 | posting(uint32(file)) }

func (p posting) key() uint32 { return uint32(p >> 32) }
func (p posting) file() int64 { return int64(int32(p)) }

func hashKey(tag byte, text string) uint32 {
	d := xxhash.New()
	d.Write([]byte{tag})
	d.WriteString(text)
	return uint32(d.Sum64())
}

// nameKey is that of a name, letter case of ASCII ignored.
func nameKey(name string) uint32 { return hashKey('n', lower(name)) }

// stemKey is that of what is before a point in a name.
func stemKey(stem string) uint32 { return hashKey('s', lower(stem)) }

// targetKey is that of an entity, by its id in the repository.
func targetKey(id int64) uint32 {
	return uint32(xxhash.Sum64(binary.LittleEndian.AppendUint64(nil, uint64(id))))
}

// linkKey is that of a file that is used.
func linkKey(file int64) uint32 { return uint32(file) }

// run is one run, or what a transaction gathers for one.
type run struct {
	covered  []int64   // ascending
	postings []posting // ascending
}

func (r *run) sort() {
	slices.Sort(r.covered)
	r.covered = slices.Compact(r.covered)
	slices.Sort(r.postings)
	r.postings = slices.Compact(r.postings)
}

// rowBytes is how large a row of a run is.
const rowBytes = 7 << 10

// coverRow is the key of the row that says what a run covers: before all others.
const coverRow = -1

// rows cuts a run into rows: the first key of each, and its bytes. Postings of one key are in one row.
func (r *run) rows(f func(first int64, data []byte)) {
	var w writer
	last := int64(0)
	for _, file := range r.covered {
		w.signed64(file - last)
		last = file
	}
	f(coverRow, w.b)
	for rest := r.postings; len(rest) > 0; {
		n := min(len(rest), rowBytes/8)
		for n < len(rest) && rest[n].key() == rest[n-1].key() {
			n++
		}
		data := make([]byte, 0, 8*n)
		for _, p := range rest[:n] {
			data = binary.LittleEndian.AppendUint64(data, uint64(p))
		}
		f(int64(rest[0].key()), data)
		rest = rest[n:]
	}
}

func readCover(data []byte) (files []int64) {
	r := reading{b: data}
	last := int64(0)
	for len(r.b) > 0 {
		last += r.signed64()
		files = append(files, last)
	}
	return files
}

func readPostings(data []byte) []posting {
	out := make([]posting, len(data)/8)
	for i := range out {
		out[i] = posting(binary.LittleEndian.Uint64(data[8*i:]))
	}
	return out
}

// filesOf calls f with the files of a key in a row of a run.
func filesOf(data []byte, key uint32, f func(file int64)) {
	lo, hi := 0, len(data)/8
	for lo < hi {
		mid := (lo + hi) / 2
		if posting(binary.LittleEndian.Uint64(data[8*mid:])).key() < key {
			lo = mid + 1
		} else {
			hi = mid
		}
	}
	for ; lo < len(data)/8; lo++ {
		p := posting(binary.LittleEndian.Uint64(data[8*lo:]))
		if p.key() != key {
			return
		}
		f(p.file())
	}
}

// mergeRuns makes one run of some, the oldest first. With all it is of the oldest there is, and need not say what is gone.
func mergeRuns(runs []run, all bool) run {
	var out run
	newer := map[int64]bool{}
	for i := len(runs) - 1; i >= 0; i-- {
		for _, p := range runs[i].postings {
			if !newer[p.file()] {
				out.postings = append(out.postings, p)
			}
		}
		for _, file := range runs[i].covered {
			newer[file] = true
		}
	}
	live := map[int64]bool{}
	for _, p := range out.postings {
		live[p.file()] = true
	}
	for file := range newer {
		if !all || live[file] {
			out.covered = append(out.covered, file)
		}
	}
	out.sort()
	return out
}

// mergeFrom returns from which run on they become one, by their sizes, the oldest first; len(sizes) for none.
func mergeFrom(sizes []int) int {
	from, sum := len(sizes)-1, 0
	if len(sizes) < 2 {
		return len(sizes)
	}
	sum = sizes[from]
	for from > 0 && sizes[from-1] < 2*sum {
		from--
		sum += sizes[from]
	}
	if from == len(sizes)-1 {
		return len(sizes)
	}
	return from
}

// namePostings are the keys of the names of a file.
func namePostings(o *outline, file int64, add func(posting)) {
	for i := range o.entities {
		name := o.entities[i].Name
		add(newPosting(nameKey(name), file))
		for at := range len(name) {
			if name[at] == '.' {
				add(newPosting(stemKey(name[:at]), file))
			}
		}
	}
}

// edgePostings are the keys of the edges of a file.
func edgePostings(edges []store.Edge, file int64, target, link func(posting)) {
	for i := range edges {
		e := &edges[i]
		if e.Target == 0 {
			continue
		}
		target(newPosting(targetKey(e.Target), file))
		if linked(e, file) {
			link(newPosting(linkKey(store.FileOf(e.Target)), file))
		}
	}
}

// byPlace compares edges by what SQL orders them with: see store.Edges.
func byPlace(a, b *placed) int {
	return cmp.Or(cmp.Compare(a.path, b.path), cmp.Compare(a.start, b.start), cmp.Compare(a.qualified, b.qualified), cmp.Compare(a.ordinal, b.ordinal), cmp.Compare(a.seq, b.seq))
}
