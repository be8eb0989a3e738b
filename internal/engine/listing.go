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
	central, err := r.p.centrality(ctx, r.v)
	if err != nil {
		return err
	}
	files, err := r.files(ctx)
	if err != nil {
		return err
	}
	type ranked struct {
		sqlite.Located
		rank float64
	}
	var all []ranked
	for i := range files {
		f := &files[i]
		es, err := r.v.FileEntities(ctx, f.ID)
		if err != nil {
			return err
		}
		for j := range es {
			e := &es[j]
			if r.lists(f, e) {
				all = append(all, ranked{sqlite.Located{Entity: *e, Path: f.Path, Language: f.Language, FileFlags: f.Flags}, centralTo(central, f, e)})
			}
		}
		if len(all) > maxListing {
			break
		}
	}
	slices.SortStableFunc(all, func(a, b ranked) int { return cmp.Or(cmp.Compare(b.rank, a.rank), a.Compare(&b.Located)) })
	for i := range all[:min(len(all), limit)] {
		piece := symbolPiece(&all[i].Located)
		r.f.pieces[piece.ID] = piece
		c := candidate(rank.Fused{Doc: piece.ID}, &piece)
		c.Why = []ctxsys.Why{{Strategy: "list", Rank: i + 1, Score: round(all[i].rank)}}
		r.f.results = append(r.f.results, rank.Result{Candidate: c, Score: 1 - float64(i)*listStep})
	}
	return nil
}

// listStep keeps what is listed in its order: all of it is what was asked for.
const listStep = 0.5 / maxLimit

// maxListing bounds what is ordered. Files are read in the order of their centrality, so what is beyond is not central.
const maxListing = 20_000

// files are those that may hold what is listed, the most central first.
func (r *reader) files(ctx context.Context) ([]centralFile, error) {
	central, err := r.p.centrality(ctx, r.v)
	if err != nil {
		return nil, err
	}
	all, err := centralFiles(ctx, r.v, central, filter{glob: r.filter.glob, root: r.filter.root})
	return slices.DeleteFunc(all, func(f centralFile) bool { return !r.filter.keepsFile(f.Path, f.Language) }), err
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
	if isFile(e.ID) {
		return f.rank
	}
	return c.of(e.ID) * mapWorth(&f.File)
}
