package search

import (
	"cmp"
	"context"
	"math"
	"slices"

	ctxsys "github.com/ctx-sys/ctx-sys"
	"github.com/ctx-sys/ctx-sys/internal/rank"
	"github.com/ctx-sys/ctx-sys/internal/store"
	"github.com/ctx-sys/ctx-sys/internal/walk"
)

// list answers a query of nothing but filters, in place of the stages from the retrievers to the feedback: what passes the filters, the
// most central first, then by place.
func list(ctx context.Context, in *interpretation, limit int, out *Answer) error {
	all, err := in.listing(ctx)
	if err != nil {
		return err
	}
	if all, err = in.allowed(ctx, all); err != nil {
		return err
	}
	slices.SortStableFunc(all, func(a, b listed) int { return cmp.Or(cmp.Compare(b.rank, a.rank), a.Compare(&b.Located)) })
	for i := range all[:min(len(all), limit)] {
		chunk := SymbolChunk(&all[i].Located)
		out.Chunks[chunk.ID] = chunk
		c := candidate(in.view, rank.Fused{Doc: chunk.ID}, chunk)
		c.Why = []ctxsys.Why{{Strategy: "list", Rank: i + 1, Score: math.Round(all[i].rank*1000) / 1000}}
		out.Results = append(out.Results, rank.Result{Candidate: c, Score: 1 - float64(i)*listStep})
	}
	return nil
}

// listed is an entity and how central it is.
type listed struct {
	store.Located
	rank float64
}

// allowed leaves out what begins in a chunk that holds a word that was ruled out.
func (in *interpretation) allowed(ctx context.Context, all []listed) ([]listed, error) {
	if !in.ruled {
		return all, nil
	}
	ids := make([]int64, len(all))
	for i := range all {
		ids[i] = all[i].ID
	}
	docs, err := in.view.Store.ChunksOf(ctx, ids)
	return slices.DeleteFunc(all, func(l listed) bool { return in.without.Has(uint32(docs[l.ID])) }), err
}

// listStep keeps what is listed in its order: all of it is what was asked for.
const listStep = 0.5 / MaxLimit

// maxListing bounds what is ordered. Files are read in the order of their centrality, so what is beyond is not central.
const maxListing = 20_000

// listing collects what passes the filters, from the most central files to the least.
func (in *interpretation) listing(ctx context.Context) ([]listed, error) {
	files, central, err := in.view.Graph.Central(ctx, in.filter.KeepsPath)
	if err != nil {
		return nil, err
	}
	var all []listed
	for i := range files {
		f := &files[i]
		if !in.filter.KeepsFile(f.Path, f.Language) {
			continue
		}
		es, err := in.view.Store.FileEntities(ctx, f.ID)
		if err != nil {
			return nil, err
		}
		for j := range es {
			if e := &es[j]; in.lists(f, e) {
				l := store.Located{Entity: *e, Path: f.Path, Language: f.Language, FileFlags: f.Flags}
				all = append(all, listed{l, central(f, e)})
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
func (in *interpretation) lists(f *CentralFile, e *store.Entity) bool {
	if !in.filter.KeepsEntity(f.Path, f.Language, e.Type) {
		return false
	}
	if len(in.filter.Types) > 0 || slices.ContainsFunc(in.filter.typed, func(c condition) bool { return c.types != nil && !c.not }) {
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
