package engine

import (
	"bufio"
	"context"
	"io"
	"slices"

	ctxsys "github.com/ctx-sys/ctx-sys"
	"github.com/ctx-sys/ctx-sys/internal/render"
	"github.com/ctx-sys/ctx-sys/internal/sqlite"
)

// GraphExport writes every edge as one JSON object a line, sorted, without anything that differs between
// two indexes of the same files. Kinds limit it to those; edges to what is alike are there only when they are named.
func (p *Project) GraphExport(ctx context.Context, w io.Writer, kinds ...ctxsys.RelationKind) error {
	if err := checkKinds(kinds, ctxsys.RelationKinds); err != nil {
		return err
	}
	wanted := sqlite.KindSet(kinds...)
	var lines []string
	if _, err := p.answer(ctx, func() error {
		lines = nil
		return p.view(ctx, func(v *sqlite.View) error {
			names, err := allEnds(ctx, v)
			if err != nil {
				return err
			}
			add := func(e sqlite.Edge) error {
				if !wanted.Has(e.Kind) {
					return nil
				}
				edge, ok := names.edge(&e)
				if !ok {
					return nil
				}
				b, err := render.JSON(edge)
				lines = append(lines, string(b))
				return err
			}
			if err := v.EachEdge(ctx, add); err != nil {
				return err
			}
			if err := eachImplied(ctx, v, add); err != nil {
				return err
			}
			if slices.Contains(kinds, ctxsys.RelatesTo) {
				return p.eachRelated(ctx, v, add)
			}
			return nil
		})
	}, nil); err != nil {
		return err
	}
	slices.Sort(lines)
	out := bufio.NewWriter(w)
	for _, l := range lines {
		out.WriteString(l)
		out.WriteByte('\n')
	}
	return out.Flush()
}

// allEnds names every entity.
func allEnds(ctx context.Context, v *sqlite.View) (ends, error) {
	files, err := filesByID(ctx, v)
	if err != nil {
		return nil, err
	}
	out := ends{}
	err = v.EachEntity(ctx, func(e sqlite.Entity) bool {
		f := files[sqlite.FileOf(e.ID)]
		named := public(&f, &e)
		out[e.ID] = endOf(&named)
		return true
	})
	return out, err
}
