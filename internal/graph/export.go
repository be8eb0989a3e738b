package graph

import (
	"context"
	"slices"

	ctxsys "github.com/ctx-sys/ctx-sys"
	"github.com/ctx-sys/ctx-sys/internal/render"
	"github.com/ctx-sys/ctx-sys/internal/store"
)

// Export returns every edge as one JSON object, sorted, without anything that differs between two indexes of the same files.
// Kinds limit it to those; edges to what is similar are there only when they are named.
func Export(ctx context.Context, v *View, kinds ...ctxsys.RelationKind) (lines []string, err error) {
	if err := checkKinds(kinds, ctxsys.RelationKinds); err != nil {
		return nil, err
	}
	wanted := store.KindSet(kinds...)
	names, err := allEnds(ctx, v.Store)
	if err != nil {
		return nil, err
	}
	imports := newImportReader(v.Store)
	add := func(e store.Edge) error {
		if !wanted.Has(e.Kind) {
			return nil
		}
		edge, ok := names.edge(&e)
		if !ok {
			return nil
		}
		if err := imports.describe(ctx, &edge); err != nil {
			return err
		}
		b, err := render.JSON(edge)
		lines = append(lines, string(b))
		return err
	}
	if err := v.Store.EachEdge(ctx, add); err != nil {
		return nil, err
	}
	if err := eachImplied(ctx, v.Store, add); err != nil {
		return nil, err
	}
	if slices.Contains(kinds, ctxsys.RelatesTo) {
		if err := eachSimilar(ctx, v, add); err != nil {
			return nil, err
		}
	}
	slices.Sort(lines)
	return lines, nil
}

// eachSimilar calls f with the edges to what is similar.
func eachSimilar(ctx context.Context, v *View, f func(store.Edge) error) error {
	a, _, err := v.Similar(ctx)
	if err != nil || a == nil {
		return err
	}
	return a.EachRelated(f)
}

// allEnds names every entity.
func allEnds(ctx context.Context, v *store.View) (ends, error) {
	files, err := FilesByID(ctx, v)
	if err != nil {
		return nil, err
	}
	out := ends{}
	err = v.EachEntity(ctx, func(e store.Entity) bool {
		f := files[store.FileOf(e.ID)]
		named := Public(&f, &e)
		out[e.ID] = endOf(&named)
		return true
	})
	return out, err
}
