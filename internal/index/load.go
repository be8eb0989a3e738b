package index

import (
	"context"
	"fmt"
	"slices"
	"strconv"

	ctxsys "github.com/ctx-sys/ctx-sys"
	"github.com/ctx-sys/ctx-sys/internal/lexical"
	"github.com/ctx-sys/ctx-sys/internal/store"
)

// load reads what is known of files.
func (s *syncer) load(ctx context.Context) (err error) {
	if err = s.loadFiles(ctx); err == nil {
		s.summarised, err = s.db.HasSummaries(ctx)
	}
	return err
}

// loadLexical reads what the lexical index has.
func (s *syncer) loadLexical(ctx context.Context) error {
	segments, err := LoadSegments(ctx, s.db)
	if err != nil {
		return err
	}
	s.segments = segments
	generation, err := s.db.Meta(ctx, MetaGeneration)
	if err != nil {
		return err
	}
	s.generation, _ = strconv.Atoi(generation) // empty before the first sync
	last, err := s.db.LastChunk(ctx)
	if err != nil {
		return err
	}
	s.nextDoc = uint32(last) + 1
	for _, g := range s.segments {
		s.nextSeg = max(s.nextSeg, g.ID)
		s.nextDoc = max(s.nextDoc, g.Last()+1)
	}
	return s.skipProvided(ctx)
}

// skipProvided has no document get a number under which a provider's vectors know another text.
func (s *syncer) skipProvided(ctx context.Context) error {
	sets, err := s.db.VectorSets(ctx)
	if err != nil {
		return err
	}
	for _, set := range sets {
		if !set.Provided {
			continue
		}
		row, ok, err := s.db.LastVectors(ctx, set.Number)
		if err != nil {
			return err
		}
		if b := blockOf(&row); ok {
			if b.EachDocument(func(doc uint32) { s.nextDoc = max(s.nextDoc, doc+1) }) != nil { // damaged: beyond all it may have had
				s.nextDoc = max(s.nextDoc, b.First+1<<20)
			}
		}
	}
	return nil
}

// loadFiles reads what is known of the files that are looked at: as little as tells whether they changed, unless all of them will be parsed again.
func (s *syncer) loadFiles(ctx context.Context) (err error) {
	lookup, _ := s.db.(store.Lookup)
	s.all = s.reparse || s.opts.Force
	s.some = !s.all && lookup != nil && s.opts.Paths != nil && !slices.Contains(s.opts.Paths, ".")
	switch {
	case s.all:
		s.before, err = s.db.Files(ctx)
	case s.some:
		s.before, err = lookup.FilesAt(ctx, s.opts.Paths)
	default:
		s.before, err = s.db.BriefFiles(ctx, true)
	}
	s.seen = make([]bool, len(s.before))
	return err
}

// findNear is how far from the file before it a file is looked for, and maxScans how often all files are gone through before a map of them is made.
const (
	findNear = 64
	maxScans = 8
)

// find returns where in before a file is, -1 for nowhere. Files are stored in about the order of their paths, as a walk comes to them: nearly all are next
// to the one before, and a map of all takes longer to make than that.
func (s *syncer) find(path string) int {
	for d := range findNear {
		for _, i := range [...]int{s.place + d, s.place - d} {
			if 0 <= i && i < len(s.before) && s.before[i].Path == path {
				s.place = i
				return i
			}
		}
	}
	if s.stored == nil {
		if s.scans++; s.scans <= maxScans {
			i := slices.IndexFunc(s.before, func(f store.File) bool { return f.Path == path })
			s.place = max(i, 0)
			return i
		}
		s.stored = make(map[string]int32, len(s.before))
		for i := range s.before {
			s.stored[s.before[i].Path] = int32(i)
		}
	}
	i, ok := s.stored[path]
	if !ok {
		return -1
	}
	s.place = int(i)
	return s.place
}

// loadAll reads what is known of the files that were not looked at, for what cannot be found out by looking a few of them up.
func (s *syncer) loadAll(ctx context.Context) error {
	if !s.some {
		return nil
	}
	looked := s.before
	var err error
	if s.before, err = s.db.BriefFiles(ctx, true); err != nil {
		return err
	}
	s.some, s.stored, s.seen = false, nil, make([]bool, len(s.before))
	for i := range looked {
		if at := s.find(looked[i].Path); at >= 0 {
			s.before[at] = looked[i]
		}
	}
	return nil
}

// old returns what is stored of a file, in brief unless it is one of the jobs, nil for nothing.
func (s *syncer) old(path string) *store.File {
	if i := s.find(path); i >= 0 {
		return &s.before[i]
	}
	return nil
}

// whole reads the rest of what is stored of a file.
func (s *syncer) whole(ctx context.Context, f *store.File) (err error) {
	if !s.all {
		*f, err = s.db.FileByID(ctx, f.ID)
	}
	return err
}

// spaces returns the namespaces of the files as of the start, by the files' ids.
func (s *syncer) spaces(ctx context.Context) (map[int64]string, error) {
	if s.spaced == nil {
		s.spaced = map[int64]string{}
		if err := s.db.EachSpaces(ctx, func(file int64, spaces string) { s.spaced[file] = spaces }); err != nil {
			return nil, err
		}
	}
	return s.spaced, nil
}

// SegmentRows is where segments are read from.
type SegmentRows interface {
	Segments(ctx context.Context) ([]store.Segment, error)
}

// LoadSegments returns the segments of the lexical index in order of their documents.
func LoadSegments(ctx context.Context, db SegmentRows) ([]*lexical.Segment, error) {
	rows, err := db.Segments(ctx)
	if err != nil {
		return nil, err
	}
	out := make([]*lexical.Segment, 0, len(rows))
	for _, r := range rows {
		g, err := lexical.DecodeSegment(r.ID, r.Data, r.Deletions)
		if err != nil {
			return nil, fmt.Errorf("%w: segment %d: %w", ctxsys.ErrCorrupt, r.ID, err)
		}
		out = append(out, g)
	}
	sortSegments(out)
	return out, nil
}
