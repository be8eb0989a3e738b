package index

import (
	"context"
	"iter"
	"slices"
	"strconv"

	"github.com/ctx-sys/ctx-sys/internal/lexical"
	"github.com/ctx-sys/ctx-sys/internal/store"
)

// mergeSegments carries out the merges that keep the lexical index small. Segments written in this very
// transaction are read through it.
func (s *syncer) mergeSegments(ctx context.Context, tx store.Tx) error {
	for _, group := range lexical.PlanMerge(s.segments) {
		if err := s.countGeneration(tx); err != nil {
			return err
		}
		if err := s.mergeGroup(tx, group); err != nil {
			return err
		}
	}
	return nil
}

// mergeAll makes one segment of all, as a large change is worth: each segment costs every search a look-up
// a term.
func (s *syncer) mergeAll(tx store.Tx) error {
	if len(s.segments) < 2 {
		return nil
	}
	if err := s.countGeneration(tx); err != nil {
		return err
	}
	return s.mergeGroup(tx, slices.Clone(s.segments))
}

func (s *syncer) mergeGroup(tx store.Tx, group []*lexical.Segment) error {
	inputs := make([]lexical.Input, len(group))
	for i, g := range group {
		inputs[i] = lexical.Input{Segment: g, Blocks: blocks(tx, g.ID)}
	}
	s.nextSeg++
	id := s.nextSeg
	merged, err := lexical.Merge(inputs, func(b lexical.Block) error { return tx.PutBlock(id, b.First, b.Data) })
	if err != nil {
		return err
	}
	merged.ID = id
	if err := s.packVectors(tx, group); err != nil {
		return err
	}
	for _, g := range group {
		if err := tx.DeleteSegment(g.ID); err != nil {
			return err
		}
	}
	if merged.Len() > 0 {
		if err := tx.PutSegment(store.Segment{ID: id, Data: merged.Encode(), Deletions: merged.Deletions()}); err != nil {
			return err
		}
	}
	s.replaceSegments(group, merged)
	return nil
}

// replaceSegments puts a merged segment in the place of its inputs.
func (s *syncer) replaceSegments(group []*lexical.Segment, merged *lexical.Segment) {
	gone := map[*lexical.Segment]bool{}
	for _, g := range group {
		gone[g] = true
	}
	kept := make([]*lexical.Segment, 0, len(s.segments)) // groups that wait share memory with the old list
	for _, g := range s.segments {
		if !gone[g] {
			kept = append(kept, g)
		}
	}
	if merged.Len() > 0 {
		kept = append(kept, merged)
	}
	sortSegments(kept)
	s.segments = kept
}

// blocks reads the blocks of a segment in order.
func blocks(tx store.Tx, segment int64) iter.Seq2[[]byte, error] {
	return func(yield func([]byte, error) bool) {
		term, first := "", true
		for {
			next, data, err := tx.NextBlock(segment, term, first)
			if err != nil {
				yield(nil, err)
				return
			}
			if data == nil || !yield(data, nil) {
				return
			}
			term, first = next, false
		}
	}
}

// countGeneration tells readers that segments they hold are out of date.
func (s *syncer) countGeneration(tx store.Tx) error {
	s.generation++
	return tx.SetMeta(MetaGeneration, strconv.Itoa(s.generation))
}
