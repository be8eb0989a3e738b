package snapshot

import (
	"context"

	"github.com/ctx-sys/ctx-sys/internal/index"
	"github.com/ctx-sys/ctx-sys/internal/lexical"
	"github.com/ctx-sys/ctx-sys/internal/retrieve"
)

// lexicalIndex returns the lexical index as the view sees it, and what is known of that state of the index
// besides. done gives the analyzer back.
func (s *Source) lexicalIndex(ctx context.Context, snap *Snapshot) (ix *retrieve.Index, cache *Cache, done func(), err error) {
	if s.joined != nil {
		return s.join(ctx, snap)
	}
	v := snap.View
	generation, err := v.Meta(ctx, index.MetaGeneration)
	if err != nil {
		return nil, nil, nil, err
	}
	s.mu.Lock()
	defer s.mu.Unlock()
	if s.segments == nil || s.generation != generation || s.vectors.damaged() {
		if s.vectors.damaged() {
			s.unmapped = true
		}
		if s.segments, s.damage = index.LoadSegments(ctx, v); s.damage != nil {
			s.damage, s.segments = retrieve.Damaged(s.damage), []*lexical.Segment{}
		}
		s.vectors = s.loadVectors(ctx, v)
		s.generation, s.cache = generation, NewCache()
	}
	ix, cache = &retrieve.Index{DB: s.db, Segments: s.segments, Damage: s.damage}, s.cache
	if v.Overlay().Any() {
		ix.Segments, cache = s.overlays.over(v.Overlay(), s.segments)
	}
	giveBack := func() {}
	ix.Vectors, giveBack = s.vectors.take()
	if n := len(s.analyzers); n > 0 {
		ix.Analyzer, s.analyzers = s.analyzers[n-1], s.analyzers[:n-1]
	} else {
		ix.Analyzer = lexical.NewAnalyzer()
	}
	return ix, cache, func() {
		s.mu.Lock()
		giveBack()
		s.analyzers = append(s.analyzers, ix.Analyzer)
		s.mu.Unlock()
	}, nil
}
