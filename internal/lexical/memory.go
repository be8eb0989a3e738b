package lexical

import (
	"context"
	"iter"
	"sort"
)

// Memory is a Source that keeps blocks in memory: for a segment that is not stored yet, and for indexes
// that never are. It may be read from several goroutines while nothing is added.
type Memory map[int64][]Block

// Add keeps the blocks of a segment, which come by ascending first term.
func (m Memory) Add(segment int64, blocks []Block) { m[segment] = blocks }

// Block implements Source.
func (m Memory) Block(_ context.Context, segment int64, term string) ([]byte, error) {
	blocks := m[segment]
	i := sort.Search(len(blocks), func(i int) bool { return blocks[i].First > term })
	if i == 0 {
		return nil, nil
	}
	return blocks[i-1].Data, nil
}

// Blocks returns the blocks of a segment in order, as Merge reads them.
func (m Memory) Blocks(segment int64) iter.Seq2[[]byte, error] {
	return func(yield func([]byte, error) bool) {
		for _, b := range m[segment] {
			if !yield(b.Data, nil) {
				return
			}
		}
	}
}
