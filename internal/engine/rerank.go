package engine

import (
	"context"
	"slices"
	"time"

	"github.com/ctx-sys/ctx-sys/internal/lexical"
	"github.com/ctx-sys/ctx-sys/internal/rank"
	"github.com/ctx-sys/ctx-sys/internal/sqlite"
)

// diversified is how many of the best results take part in diversification.
const diversified = 40

// decay puts old code behind new code, when the settings ask for it.
func (p *Project) decay(ctx context.Context, v *sqlite.View, f *found) error {
	o := &p.opts.Retrieval
	if !o.Decay {
		return nil
	}
	times, err := p.modified(ctx, v, f)
	if err != nil {
		return err
	}
	days := o.HalfLifeDays
	if days <= 0 {
		days = 30
	}
	rank.Decay(f.results, func(r rank.Result) time.Time { return times[r.File] }, time.Now(), time.Duration(days*24*float64(time.Hour)))
	return nil
}

// diversify takes results that are alike apart, when the settings ask for it.
func (p *Project) diversify(ctx context.Context, v *sqlite.View, f *found, a *lexical.Analyzer) {
	o := &p.opts.Retrieval
	if !o.MMR {
		return
	}
	lambda := o.MMRLambda
	if lambda <= 0 {
		lambda = 0.7
	}
	texts := p.contents(v)
	rank.Diversify(f.results, diversified, lambda, func(r rank.Result) []string {
		c, err := texts.of(ctx, r.File)
		if err != nil {
			return nil // alike to nothing
		}
		piece := f.pieces[r.Doc]
		terms := a.Terms(nil, c.slice(piece.StartByte, piece.EndByte))
		slices.Sort(terms)
		return slices.Compact(terms)
	})
}

// modified returns the times of the results' files.
func (p *Project) modified(ctx context.Context, v *sqlite.View, f *found) (map[int64]time.Time, error) {
	times := map[int64]time.Time{}
	for _, r := range f.results {
		if _, ok := times[r.File]; ok {
			continue
		}
		file, err := v.FileByID(ctx, r.File)
		if err != nil {
			return nil, err
		}
		times[r.File] = time.Unix(0, file.ModTime)
	}
	return times, nil
}
