package embed

import (
	"runtime"
	"slices"

	"github.com/ctx-sys/ctx-sys/internal/mapped"
)

// Stored is vectors as a search reads them, in a file that is mapped.
type Stored struct {
	File   *mapped.File
	Docs   []uint32 // ascending
	Signs  []uint64
	Starts []uint32 // the place of the first document of each block, ascending from 0
	Codes  []byte   // the records
}

// Map has an empty set begin with stored vectors, without the blocks that replaced returns true of.
func (s *Set) Map(x Stored, replaced func(first uint32) bool) error {
	n := len(x.Docs)
	if n == 0 || len(x.Signs) != n*s.words || len(x.Codes) != n*RecordSize(s.dim) || len(x.Starts) == 0 || x.Starts[0] != 0 {
		return ErrBlock
	}
	s.stored, s.files = x, []*mapped.File{x.File}
	return s.guarded(func() error {
		size := RecordSize(s.dim)
		s.blocks = make([]setBlock, len(x.Starts))
		for b := range s.blocks {
			start, end := int(x.Starts[b]), n
			if b+1 < len(s.blocks) {
				end = int(x.Starts[b+1])
			}
			if start >= end || end > n {
				return ErrBlock
			}
			s.blocks[b] = setBlock{first: x.Docs[start], start: start, codes: x.Codes[start*size : end*size : end*size], stored: true}
			if !replaced(s.blocks[b].first) {
				continue
			}
			if s.replaced == nil {
				s.replaced = make([]uint64, (n+63)/64)
			}
			for i := start; i < end; i++ {
				s.replaced[i>>6] |= 1 << (i & 63)
			}
		}
		for i, doc := range x.Docs[1:] {
			if doc <= x.Docs[i] {
				return ErrBlock
			}
		}
		s.dead, s.checked = slices.Clone(s.replaced), make([]uint64, (n+63)/64)
		return nil
	})
}

// AddStored is Add for a block in a file, of which the codes are left there.
func (s *Set) AddStored(file *mapped.File, docs []uint32, signs []uint64, codes []byte) error {
	if !slices.Contains(s.files, file) {
		s.files = append(s.files, file)
	}
	return s.guarded(func() error {
		n := len(docs)
		if n == 0 || len(signs) != n*s.words || len(codes) != n*RecordSize(s.dim) {
			return ErrBlock
		}
		start := len(s.docs)
		s.docs, s.signs = append(s.docs, docs...), append(s.signs, signs...)
		for i := max(start, 1); i < len(s.docs); i++ {
			if s.docs[i] <= s.docs[i-1] {
				return ErrBlock
			}
		}
		s.blocks = append(s.blocks, setBlock{first: s.docs[start], start: len(s.stored.Docs) + start, codes: codes, stored: true})
		s.checked = append(s.checked, make([]uint64, (s.places()+63)/64-len(s.checked))...)
		return nil
	})
}

// Damaged reports whether a file turned out to be damaged, or gone. All answers may be wrong then, or errors.
func (s *Set) Damaged() bool { return s.damaged.Load() }

// guarded calls f, which may read the files.
func (s *Set) guarded(f func() error) error {
	defer runtime.KeepAlive(s)
	err := mapped.Read(s.files, f)
	if err == mapped.ErrGone {
		s.damaged.Store(true)
	}
	return err
}

// places is how many places there are.
func (s *Set) places() int { return len(s.stored.Docs) + len(s.docs) }

// doc is the document in a place.
func (s *Set) doc(i int) uint32 {
	if stored := len(s.stored.Docs); i >= stored {
		return s.docs[i-stored]
	}
	return s.stored.Docs[i]
}

// place finds a document.
func (s *Set) place(doc uint32) (i int, ok bool) {
	if i, ok = slices.BinarySearch(s.stored.Docs, doc); ok && !s.isReplaced(i) {
		return i, true
	}
	i, ok = slices.BinarySearch(s.docs, doc)
	return len(s.stored.Docs) + i, ok
}

// isReplaced reports whether the document in a place is in a block that was replaced.
func (s *Set) isReplaced(i int) bool {
	return s.replaced != nil && i < len(s.stored.Docs) && s.replaced[i>>6]>>(i&63)&1 == 1
}

// isDead reports whether the document in a place cannot be found.
func (s *Set) isDead(i int) bool { return i>>6 < len(s.dead) && s.dead[i>>6]>>(i&63)&1 == 1 }

// eachBlock calls f with the blocks of a set in the order of their documents: its documents, their signs and their first place.
func (s *Set) eachBlock(f func(b *setBlock, docs []uint32, signs []uint64)) {
	stored := len(s.stored.Docs)
	split := 0 // the first that was added
	for split < len(s.blocks) && s.blocks[split].start < stored {
		split++
	}
	for own, added := 0, split; own < split || added < len(s.blocks); {
		b := own
		if own == split || added < len(s.blocks) && s.blocks[added].first < s.blocks[own].first {
			b = added
			added++
		} else {
			own++
		}
		start, end := s.blocks[b].start, s.end(b)
		if b >= split {
			f(&s.blocks[b], s.docs[start-stored:end-stored], s.signs[(start-stored)*s.words:(end-stored)*s.words])
		} else if !s.isReplaced(start) {
			f(&s.blocks[b], s.stored.Docs[start:end], s.stored.Signs[start*s.words:end*s.words])
		}
	}
}
