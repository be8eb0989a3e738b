package reader

import (
	"bufio"
	"context"
	"fmt"
	"io"
	"slices"
	"strings"

	ctxsys "github.com/ctx-sys/ctx-sys"
	"github.com/ctx-sys/ctx-sys/internal/embed"
	"github.com/ctx-sys/ctx-sys/internal/index"
	"github.com/ctx-sys/ctx-sys/internal/render"
	"github.com/ctx-sys/ctx-sys/internal/snapshot"
	"github.com/ctx-sys/ctx-sys/internal/store"
)

// exportedVector is the vector of a chunk as it is exported.
type exportedVector struct {
	ID     string    `json:"id"` // of the entity that the chunk is of
	Path   string    `json:"path"`
	Start  int       `json:"start_line"`
	End    int       `json:"end_line"`
	Model  string    `json:"model"`
	Dims   int       `json:"dims"`
	Vector []float32 `json:"vector"` // of length one, as it is stored: a byte a dimension
}

// ExportVectors writes every vector of the index as one JSON object a line, by model and document; model is the one whose vectors
// are wanted, "" for all. One that has none is an error that wraps ctxsys.ErrNotFound.
func ExportVectors(ctx context.Context, r *Reader, w io.Writer, model string) error {
	out := bufio.NewWriter(w)
	err := r.source.Recent(ctx, func(v *snapshot.Snapshot) error {
		segments, err := index.LoadSegments(ctx, v.View)
		if err != nil {
			return err
		}
		sets, err := v.VectorSets(ctx)
		if err != nil {
			return err
		}
		var have []string
		for _, set := range sets {
			have = append(have, set.Model)
		}
		if model != "" && !slices.Contains(have, model) {
			return fmt.Errorf("%w: vectors of %s: there are those of %s", ctxsys.ErrNotFound, model, strings.Join(have, ", "))
		}
		for _, set := range sets {
			if model != "" && set.Model != model {
				continue
			}
			live := snapshot.Living(segments)
			if err := exportSet(ctx, v, &set, live, out); err != nil {
				return err
			}
		}
		return nil
	})
	if err != nil {
		return err
	}
	return out.Flush()
}

func exportSet(ctx context.Context, v *snapshot.Snapshot, set *store.VectorSet, live func(doc uint32) bool, out *bufio.Writer) error {
	return v.EachVectors(ctx, set.Number, func(row store.VectorRow) error {
		b := embed.Block{First: row.First, Docs: row.Docs}
		var err error
		if b.Codes, err = v.VectorCodes(ctx, set.Number, row.First); err != nil {
			return err
		}
		var docs []int64
		vectors := map[int64][]float32{}
		if err := b.Each(set.Dim, func(doc uint32, record []byte) {
			if live(doc) {
				docs = append(docs, int64(doc))
				vectors[int64(doc)] = embed.Values(record)
			}
		}); err != nil {
			return err
		}
		chunks, err := v.LocatedChunks(ctx, docs)
		if err != nil {
			return err
		}
		slices.SortFunc(chunks, func(a, b store.LocatedChunk) int { return int(a.ID - b.ID) })
		for i := range chunks {
			c := &chunks[i]
			e, err := v.Entity(ctx, c.Entity)
			if err != nil {
				return err
			}
			f, err := v.FileByID(ctx, c.File)
			if err != nil {
				return err
			}
			line, err := render.JSON(exportedVector{e.PublicID(f.Path), f.Path, c.StartLine, c.EndLine, set.Model, set.Dim, vectors[c.ID]})
			if err != nil {
				return err
			}
			if _, err := out.Write(append(line, '\n')); err != nil {
				return err
			}
		}
		return nil
	})
}
