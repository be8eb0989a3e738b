package snapshot

import (
	"context"
	"slices"

	"github.com/ctx-sys/ctx-sys/internal/embed"
	"github.com/ctx-sys/ctx-sys/internal/index"
	"github.com/ctx-sys/ctx-sys/internal/lexical"
	"github.com/ctx-sys/ctx-sys/internal/retrieve"
	"github.com/ctx-sys/ctx-sys/internal/store"
	"github.com/ctx-sys/ctx-sys/internal/vectorfile"
)

// vectors is the vectors of one state of the index, in memory for all questions.
type vectors struct {
	err      error // instead of a set
	number   int64
	set      *embed.Set // nil when there is none
	model    *embed.Model
	report   *VectorReport    // nil for an index without vectors
	encoders []*embed.Encoder // idle ones
}

// damaged reports whether the set is of a file that turned out to be damaged while a question read it.
func (x *vectors) damaged() bool { return x != nil && x.set != nil && x.set.Damaged() }

// loadVectors reads the vectors that the project's model made. Damaged ones cost the answers that need them, and
// no others.
func (s *Source) loadVectors(ctx context.Context, v *store.View) *vectors {
	out, err := s.readVectors(ctx, v)
	if err != nil {
		return &vectors{err: err, model: s.model}
	}
	return out
}

func (s *Source) readVectors(ctx context.Context, v *store.View) (*vectors, error) {
	out := &vectors{model: s.model}
	set, report, err := s.vectorState(ctx, v, s.segments)
	if err != nil || set == nil {
		out.report = report
		return out, err
	}
	out.number = set.Number
	index := s.db.Path()
	if s.unmapped {
		index = ""
	}
	if out.set, err = ReadVectors(ctx, v, index, set.Number, s.model.Dim(), nil, report.Of, s.segments); err != nil {
		return nil, retrieve.Damaged(err)
	}
	report.Have = out.set.Len()
	out.report = report
	return out, nil
}

// ReadVectors returns the vectors of a set, of those documents that some segments have. They are in the file next to the index where that has
// the state of the view, in memory where not, or where index is ""; of is about how many there are. See [embed.NewSet].
func ReadVectors(ctx context.Context, v *store.View, index string, number int64, dim int, centre []float32, of int, segments []*lexical.Segment) (*embed.Set, error) {
	state, err := v.Meta(ctx, store.MetaState)
	if err != nil {
		return nil, err
	}
	if set := vectorfile.Open(index, state).Set(number, dim, centre); set != nil {
		if set.KeepRuns(lexical.Living(segments)); !set.Damaged() {
			return set, nil
		}
	}
	set := embed.NewSet(dim, centre)
	set.Grow(of)
	if err := v.EachVectors(ctx, number, func(r store.VectorRow) error {
		return set.Add(&embed.Block{First: r.First, Docs: r.Docs, Signs: r.Signs})
	}); err != nil {
		return nil, err
	}
	set.KeepRuns(lexical.Living(segments))
	return set, nil
}

// vectorState finds the set of the project's model, nil when there is none, and counts the chunks; the report is
// nil for an index that was made without vectors. Sets of other models are as good as none.
func (s *Source) vectorState(ctx context.Context, v *store.View, segments []*lexical.Segment) (*store.VectorSet, *VectorReport, error) {
	without, err := v.Meta(ctx, index.MetaNoVectors)
	if err != nil || without == "true" {
		return nil, nil, err
	}
	sets, err := v.VectorSets(ctx)
	if err != nil {
		return nil, nil, err
	}
	r := &VectorReport{Model: s.model.ID()}
	for _, g := range segments {
		r.Of += g.Live()
	}
	i := slices.IndexFunc(sets, func(x store.VectorSet) bool { return x.Model == s.model.ID() && x.Dim == s.model.Dim() && !x.Provided })
	if i < 0 {
		r.Pending = r.Of
		return nil, r, nil
	}
	r.Pending, err = index.Behind(ctx, v, segments)
	return &sets[i], r, err
}

// CountVectors counts the chunks and those that have a vector. A chunk without any word that the model knows has none.
func (s *Source) CountVectors(ctx context.Context) (r *VectorReport, err error) {
	if s.joined != nil {
		for _, p := range s.joined.parts {
			own, err := p.Source.CountVectors(ctx)
			switch {
			case err != nil:
				return nil, err
			case r == nil:
				r = own
			case own != nil:
				r.Have, r.Of, r.Pending = r.Have+own.Have, r.Of+own.Of, r.Pending+own.Pending
			}
		}
		return r, nil
	}
	err = s.View(ctx, func(snap *Snapshot) error {
		v := snap.View
		segments, err := index.LoadSegments(ctx, v)
		if err != nil {
			return err
		}
		set, report, err := s.vectorState(ctx, v, segments)
		if r = report; err != nil || set == nil {
			return err
		}
		live := Living(segments)
		return v.EachVectors(ctx, set.Number, func(row store.VectorRow) error {
			b := embed.Block{First: row.First, Docs: row.Docs}
			return b.EachDocument(func(doc uint32) {
				if live(doc) {
					r.Have++
				}
			})
		})
	})
	return r, err
}

// CheckVectors looks for damage in all vectors that may be used.
func (s *Source) CheckVectors(v *store.View) error {
	ctx := context.Background()
	set, _, err := s.vectorState(ctx, v, nil)
	if err != nil || set == nil {
		return err
	}
	whole := embed.NewSet(set.Dim, nil)
	return v.EachVectors(ctx, set.Number, func(r store.VectorRow) error {
		b := embed.Block{First: r.First, Docs: r.Docs, Signs: r.Signs}
		if b.Codes, err = v.VectorCodes(ctx, set.Number, r.First); err != nil {
			return err
		}
		if err := b.Check(set.Dim); err != nil {
			return err
		}
		b.Codes = nil
		return whole.Add(&b)
	})
}

// Unfinished reports on the vectors that the last question had, when some are still to be made.
func (s *Source) Unfinished() *VectorReport {
	s.mu.Lock()
	defer s.mu.Unlock()
	if s.vectors == nil || s.vectors.report == nil || s.vectors.report.Pending == 0 {
		return nil
	}
	return s.vectors.report
}

// Unfinished is Source.Unfinished.
func (s *Snapshot) Unfinished() *VectorReport { return s.source.Unfinished() }

// Living returns a function that reports whether one of some segments has a document.
func Living(segments []*lexical.Segment) func(doc uint32) bool {
	living := lexical.Living(segments)
	return func(doc uint32) bool {
		alive, _ := living(doc)
		return alive
	}
}

// take returns what a strategy needs, and what gives it back. The caller holds the lock for both.
func (x *vectors) take() (*retrieve.Vectors, func()) {
	if x.set == nil && x.err == nil {
		return nil, func() {}
	}
	var e *embed.Encoder
	if n := len(x.encoders); n > 0 {
		e, x.encoders = x.encoders[n-1], x.encoders[:n-1]
	} else {
		e = x.model.NewEncoder()
	}
	return &retrieve.Vectors{Number: x.number, Set: x.set, Encoder: e, Dim: x.model.Dim(), Err: x.err}, func() { x.encoders = append(x.encoders, e) }
}

// VectorReport counts the chunks, those that have a vector of a model, and those that were not looked at yet. The
// rest have nothing that the model knows.
type VectorReport struct {
	Model   string `json:"model"`
	Have    int    `json:"have"`
	Of      int    `json:"of"`
	Pending int    `json:"pending,omitempty"`
}
