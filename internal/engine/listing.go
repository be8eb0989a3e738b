package engine

import (
	"cmp"
	"context"
	"slices"

	ctxsys "github.com/ctx-sys/ctx-sys"
	"github.com/ctx-sys/ctx-sys/internal/rank"
	"github.com/ctx-sys/ctx-sys/internal/sqlite"
	"github.com/ctx-sys/ctx-sys/internal/walk"
)

// list answers a query of nothing but filters: what passes them, the most central first, then by place.
func (r *reader) list(ctx context.Context, limit int) error {
	all, err := r.listing(ctx)
	if err != nil {
		return err
	}
	if all, err = r.allowed(ctx, all); err != nil {
		return err
	}
	slices.SortStableFunc(all, func(a, b listed) int { return cmp.Or(cmp.Compare(b.rank, a.rank), a.Compare(&b.Located)) })
	for i := range all[:min(len(all), limit)] {
		piece := symbolPiece(&all[i].Located)
		r.f.pieces[piece.ID] = piece
		c := candidate(rank.Fused{Doc: piece.ID}, &piece)
		c.Why = []ctxsys.Why{{Strategy: "list", Rank: i + 1, Score: round(all[i].rank)}}
		r.f.results = append(r.f.results, rank.Result{Candidate: c, Score: 1 - float64(i)*listStep})
	}
	return nil
}

// listed is an entity and how central it is.
type listed struct {
	sqlite.Located
	rank float64
}

// allowed leaves out what begins in a piece that holds a word that was ruled out.
func (r *reader) allowed(ctx context.Context, all []listed) ([]listed, error) {
	if !r.ruled {
		return all, nil
	}
	ids := make([]int64, len(all))
	for i := range all {
		ids[i] = all[i].ID
	}
	docs, err := r.v.ChunksOf(ctx, ids)
	return slices.DeleteFunc(all, func(l listed) bool { return r.without.Has(uint32(docs[l.ID])) }), err
}

// listStep keeps what is listed in its order: all of it is what was asked for.
const listStep = 0.5 / maxLimit

// maxListing bounds what is ordered. Files are read in the order of their centrality, so what is beyond is not central.
const maxListing = 20_000

// listing collects what passes the filters, from the most central files to the least.
func (r *reader) listing(ctx context.Context) ([]listed, error) {
	central, err := r.p.centrality(ctx, r.v)
	if err != nil {
		return nil, err
	}
	files, err := centralFiles(ctx, r.v, central, filter{glob: r.filter.glob, root: r.filter.root})
	if err != nil {
		return nil, err
	}
	var all []listed
	for i := range files {
		f := &files[i]
		if !r.filter.keepsFile(f.Path, f.Language) {
			continue
		}
		es, err := r.v.FileEntities(ctx, f.ID)
		if err != nil {
			return nil, err
		}
		for j := range es {
			if e := &es[j]; r.lists(f, e) {
				l := sqlite.Located{Entity: *e, Path: f.Path, Language: f.Language, FileFlags: f.Flags}
				all = append(all, listed{l, centralTo(central, f, e)})
			}
		}
		if len(all) > maxListing {
			break
		}
	}
	return all, nil
}

// lists reports whether an entity is listed: unless a type was asked for, symbols, and files without code. Fields and
// variables say little by themselves.
func (r *reader) lists(f *centralFile, e *sqlite.Entity) bool {
	if !r.filter.keepsEntity(f.Path, f.Language, e.Type) {
		return false
	}
	if len(r.filter.types) > 0 || slices.ContainsFunc(r.filter.typed, func(c condition) bool { return c.types != nil && !c.not }) {
		return true
	}
	switch e.Type {
	case ctxsys.TypeFile:
		return !walk.IsCode(f.Language)
	case ctxsys.TypeProperty, ctxsys.TypeVariable, ctxsys.TypeConstant, ctxsys.TypeSection:
		return false
	}
	return true
}

// centralTo is how central an entity is, less in tests and generated code.
func centralTo(c *centrality, f *centralFile, e *sqlite.Entity) float64 {
	if sqlite.IsFile(e.ID) {
		return f.rank
	}
	return c.of(e.ID) * mapWorth(&f.File)
}
