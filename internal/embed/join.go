package embed

// Moved is a set and where its documents are in another one.
type Moved struct {
	Set *Set
	To  func(doc uint32) uint32 // keeps the order
}

// Join returns the documents of some sets as one set, in their order: what each moves to must be beyond what the one before it does. The sets
// have dim dimensions, and signs made without a centre. Codes are read by the documents that blocks begin with after the move.
func Join(dim int, sets []Moved) *Set {
	out := NewSet(dim, nil)
	dead := map[int]bool{}
	for _, m := range sets {
		s := m.Set
		out.files = append(out.files, s.files...)
		s.mu.Lock()
		err := s.guarded(func() error {
			s.eachBlock(func(b *setBlock, docs []uint32, signs []uint64) {
				start := len(out.docs)
				for i, doc := range docs {
					out.docs = append(out.docs, m.To(doc))
					if s.isDead(b.start + i) {
						dead[start+i] = true
					}
				}
				out.signs = append(out.signs, signs...)
				out.blocks = append(out.blocks, setBlock{first: m.To(b.first), start: start, codes: b.codes, stored: b.stored})
			})
			return nil
		})
		if s.mu.Unlock(); err != nil {
			none := NewSet(dim, nil)
			none.damaged.Store(true)
			return none
		}
	}
	out.checked = make([]uint64, (len(out.docs)+63)/64)
	if len(dead) > 0 {
		out.dead = make([]uint64, (len(out.docs)+63)/64)
		for i := range dead {
			out.dead[i>>6] |= 1 << (i & 63)
		}
	}
	return out
}
