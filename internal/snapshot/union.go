package snapshot

import (
	"context"
	"errors"
	"fmt"
	"slices"
	"sync"

	ctxsys "github.com/ctx-sys/ctx-sys"
	"github.com/ctx-sys/ctx-sys/internal/embed"
	"github.com/ctx-sys/ctx-sys/internal/index"
	"github.com/ctx-sys/ctx-sys/internal/lexical"
	"github.com/ctx-sys/ctx-sys/internal/retrieve"
	"github.com/ctx-sys/ctx-sys/internal/store"
	"github.com/ctx-sys/ctx-sys/internal/store/union"
)

// Part is a project among several that are asked as one. Its name is in front of its paths.
type Part struct {
	Name   string
	Source *Source
}

// joined is what a source of several projects has: each of them goes on to follow its own index, editor and disk.
type joined struct {
	parts []Part
	db    *union.DB

	overlays []*store.Overlay // of the cache; guarded as that is
}

// Union returns a source of snapshots of several projects, which read as one. The parts stay the caller's. The error wraps ctxsys.ErrUsage.
func Union(parts []Part, between union.Between, background *sync.WaitGroup) (*Source, error) {
	dbs := make([]union.Part, len(parts))
	for i, p := range parts {
		dbs[i] = union.Part{Name: p.Name, DB: p.Source.db}
	}
	db, err := union.New(dbs, union.Options{Generation: index.MetaGeneration, Between: between})
	if err != nil {
		return nil, err
	}
	first := parts[0].Source
	s, err := New(db, first.root, first.walk, first.model, background)
	if err == nil {
		s.joined = &joined{parts: parts, db: db}
	}
	return s, err
}

// DB is the index that snapshots are of.
func (s *Source) DB() store.DB { return s.db }

// Parts are the projects of a source of several, nil for one of one project.
func (s *Source) Parts() []Part {
	if s.joined == nil {
		return nil
	}
	return s.joined.parts
}

// Place returns the folder of the project that a path is of, and the path in it.
func (s *Source) Place(path string) (root, own string) {
	if s.joined != nil {
		if part, own := union.Split(s.joined.db.Names(), path); part >= 0 {
			return s.joined.parts[part].Source.root, own
		}
	}
	return s.root, path
}

// Repository is the name of the project that a path is of and the path in it; the name is "" where there is one project.
func (s *Source) Repository(path string) (name, own string) {
	if s.joined != nil {
		if part, own := union.Split(s.joined.db.Names(), path); part >= 0 {
			return s.joined.parts[part].Name, own
		}
	}
	return "", path
}

// byPart calls f with the part of each path, and its paths there.
func (j *joined) byPart(paths []string, f func(p Part, own []string)) {
	own := make([][]string, len(j.parts))
	for _, path := range paths {
		if part, in := union.Split(j.db.Names(), path); part >= 0 {
			own[part] = append(own[part], in)
		}
	}
	for i, p := range j.parts {
		if len(own[i]) > 0 {
			f(p, own[i])
		}
	}
}

// each returns what f returns for the parts, with their names in front.
func (j *joined) each(f func(s *Source) []string) (out []string) {
	for _, p := range j.parts {
		for _, path := range f(p.Source) {
			out = append(out, union.Join(p.Name, path))
		}
	}
	return out
}

// view runs f on a snapshot of all parts, each taken as take does.
func (s *Source) viewParts(ctx context.Context, take func(*Source, context.Context, func(*Snapshot) error) error, have []*Snapshot, f func(*Snapshot) error) error {
	if parts := s.joined.parts; len(have) < len(parts) {
		return take(parts[len(have)].Source, ctx, func(snap *Snapshot) error { return s.viewParts(ctx, take, append(have, snap), f) })
	}
	views := make([]*store.View, len(have))
	for i, snap := range have {
		views[i] = snap.View
	}
	v, err := s.joined.db.Over(ctx, views)
	if err != nil {
		return err
	}
	snap := &Snapshot{View: v, source: s, parts: have}
	defer snap.release()
	return f(snap)
}

// join returns the lexical index of all parts, and what is known of that state besides: it is made of those of the parts, which read them.
func (s *Source) join(ctx context.Context, snap *Snapshot) (ix *retrieve.Index, cache *Cache, done func(), err error) {
	generation, err := snap.Meta(ctx, index.MetaGeneration)
	if err != nil {
		return nil, nil, nil, err
	}
	overlays := make([]*store.Overlay, len(snap.parts))
	own := make([]*retrieve.Index, len(snap.parts))
	for i, p := range snap.parts {
		if own[i], _, err = p.Index(ctx); err != nil {
			return nil, nil, nil, err
		}
		overlays[i] = p.Overlay()
	}
	j := s.joined
	s.mu.Lock()
	defer s.mu.Unlock()
	if s.cache == nil || s.generation != generation || !slices.Equal(j.overlays, overlays) || s.vectors.damaged() {
		if s.segments, s.damage, err = j.segmentsOf(own); err != nil {
			return nil, nil, nil, err
		}
		if s.cache == nil || s.generation != generation || s.vectors.damaged() {
			if s.vectors, err = j.vectorsOf(ctx, snap, own, s.model); err != nil {
				return nil, nil, nil, err
			}
		}
		s.generation, j.overlays, s.cache = generation, overlays, NewCache()
	}
	ix = &retrieve.Index{DB: s.db, Segments: s.segments, Damage: s.damage, Analyzer: own[0].Analyzer}
	giveBack := func() {}
	ix.Vectors, giveBack = s.vectors.take()
	return ix, s.cache, func() {
		s.mu.Lock()
		giveBack()
		s.mu.Unlock()
	}, nil
}

// segmentsOf is the segments of the parts as those of one index.
func (j *joined) segmentsOf(own []*retrieve.Index) (out []*lexical.Segment, damage, err error) {
	most := union.MaxDocs(len(own))
	for i, ix := range own {
		damage = errors.Join(damage, ix.Damage)
		for _, g := range ix.Segments {
			if g.ID >= 0 && int64(g.Last()) > most {
				return nil, nil, fmt.Errorf("%w: %s has too many chunks to be asked with %d others: name fewer projects", ctxsys.ErrUsage, j.parts[i].Name, len(own)-1)
			}
			out = append(out, g.Moved(j.db.SegmentID(i, g.ID), func(doc uint32) uint32 { return j.db.Doc(i, doc) }))
		}
	}
	return out, damage, nil
}

// vectorsOf is the vectors of the parts as one set.
func (j *joined) vectorsOf(ctx context.Context, snap *Snapshot, own []*retrieve.Index, model *embed.Model) (*vectors, error) {
	out := &vectors{model: model}
	var sets []embed.Moved
	for i, ix := range own {
		if report := snap.parts[i].source.vectorReport(); report != nil {
			if out.report == nil {
				out.report = &VectorReport{Model: report.Model}
			}
			out.report.Have, out.report.Of, out.report.Pending = out.report.Have+report.Have, out.report.Of+report.Of, out.report.Pending+report.Pending
		}
		if ix.Vectors == nil {
			continue
		}
		if out.err = errors.Join(out.err, ix.Vectors.Err); ix.Vectors.Set != nil {
			sets = append(sets, embed.Moved{Set: ix.Vectors.Set, To: func(doc uint32) uint32 { return j.db.Doc(i, doc) }})
		}
	}
	if len(sets) == 0 {
		return out, nil
	}
	all, err := snap.VectorSets(ctx)
	if err != nil {
		return nil, err
	}
	i := slices.IndexFunc(all, func(x store.VectorSet) bool { return x.Model == model.ID() && x.Dim == model.Dim() && !x.Provided })
	if i < 0 {
		return out, nil
	}
	out.number, out.set = all[i].Number, embed.Join(model.Dim(), sets)
	return out, nil
}

// vectorReport is what is known of the vectors that the last question had.
func (s *Source) vectorReport() *VectorReport {
	s.mu.Lock()
	defer s.mu.Unlock()
	if s.vectors == nil {
		return nil
	}
	return s.vectors.report
}
