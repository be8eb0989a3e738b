package engine

import (
	"context"
	"slices"

	"github.com/ctx-sys/ctx-sys/internal/embed"
	"github.com/ctx-sys/ctx-sys/internal/index"
	"github.com/ctx-sys/ctx-sys/internal/lexical"
	"github.com/ctx-sys/ctx-sys/internal/retrieve"
	"github.com/ctx-sys/ctx-sys/internal/store"
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

// loadVectors reads the vectors that the project's model made. Damaged ones cost the answers that need them, and
// no others.
func (p *Project) loadVectors(ctx context.Context, v *store.View) *vectors {
	out, err := p.readVectors(ctx, v)
	if err != nil {
		return &vectors{err: err, model: p.model}
	}
	return out
}

func (p *Project) readVectors(ctx context.Context, v *store.View) (*vectors, error) {
	out := &vectors{model: p.model}
	set, report, err := p.vectorState(ctx, v, p.segments)
	if err != nil || set == nil {
		out.report = report
		return out, err
	}
	out.number, out.set = set.Number, embed.NewSet(p.model.Dim(), nil)
	if err := v.EachVectors(ctx, out.number, func(r store.VectorRow) error {
		return out.set.Add(&embed.Block{First: r.First, Docs: r.Docs, Signs: r.Signs})
	}); err != nil {
		return nil, retrieve.Damaged(err)
	}
	out.set.Keep(func(doc uint32) bool { return isLive(p.segments, doc) })
	report.Have = out.set.Len()
	out.report = report
	return out, nil
}

// vectorState finds the set of the project's model, nil when there is none, and counts the pieces; the report is
// nil for an index that was made without vectors. Sets of other models are as good as none.
func (p *Project) vectorState(ctx context.Context, v *store.View, segments []*lexical.Segment) (*store.VectorSet, *VectorReport, error) {
	without, err := v.Meta(ctx, index.MetaNoVectors)
	if err != nil || without == "true" {
		return nil, nil, err
	}
	sets, err := v.VectorSets(ctx)
	if err != nil {
		return nil, nil, err
	}
	r := &VectorReport{Model: p.model.ID()}
	for _, g := range segments {
		r.Of += g.Live()
	}
	i := slices.IndexFunc(sets, func(s store.VectorSet) bool { return s.Model == p.model.ID() && s.Dim == p.model.Dim() && !s.Provided })
	if i < 0 {
		r.Pending = r.Of
		return nil, r, nil
	}
	r.Pending, err = index.Behind(ctx, v, segments)
	return &sets[i], r, err
}

// vectorReport counts the pieces and those that have a vector. A piece without any word that the model knows has none.
func (p *Project) vectorReport(ctx context.Context) (r *VectorReport, err error) {
	err = p.view(ctx, func(v *store.View) error {
		segments, err := index.LoadSegments(ctx, v)
		if err != nil {
			return err
		}
		set, report, err := p.vectorState(ctx, v, segments)
		if r = report; err != nil || set == nil {
			return err
		}
		return v.EachVectors(ctx, set.Number, func(row store.VectorRow) error {
			b := embed.Block{First: row.First, Docs: row.Docs}
			return b.EachDocument(func(doc uint32) {
				if isLive(segments, doc) {
					r.Have++
				}
			})
		})
	})
	return r, err
}

// readAllVectors looks for damage in all vectors that may be used.
func (p *Project) readAllVectors(v *store.View) error {
	ctx := context.Background()
	set, _, err := p.vectorState(ctx, v, nil)
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

// unfinished reports on the vectors that the last question had, when some are still to be made.
func (p *Project) unfinished() *VectorReport {
	p.mu.Lock()
	defer p.mu.Unlock()
	if p.vectors == nil || p.vectors.report == nil || p.vectors.report.Pending == 0 {
		return nil
	}
	return p.vectors.report
}

func isLive(segments []*lexical.Segment, doc uint32) bool {
	for _, g := range segments {
		if g.First() <= doc && doc <= g.Last() {
			return g.Has(doc)
		}
	}
	return false
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
