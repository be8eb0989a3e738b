package reader

import (
	"bufio"
	"context"
	"errors"
	"fmt"
	"io"

	ctxsys "github.com/ctx-sys/ctx-sys"
	"github.com/ctx-sys/ctx-sys/internal/graph"
	"github.com/ctx-sys/ctx-sys/internal/rank"
	"github.com/ctx-sys/ctx-sys/internal/search"
	"github.com/ctx-sys/ctx-sys/internal/similar"
	"github.com/ctx-sys/ctx-sys/internal/snapshot"
	"github.com/ctx-sys/ctx-sys/internal/store"
)

// Show returns one entity whole, see graph.Show. As long as there is no index it is looked for in the files.
func Show(ctx context.Context, r *Reader, nameOrID string) (*graph.ShowResponse, error) {
	r.Scan(ctx, nameOrID)
	return AskGraph(ctx, r, graph.Show, nameOrID)
}

// Similar returns entities that are like another one, see similar.To.
func Similar(ctx context.Context, r *Reader, req similar.Request) (*similar.Response, error) {
	return Ask(ctx, r, func(v *snapshot.Snapshot) (*similar.Response, error) { return similar.To(ctx, v, r.Graph(v), req) })
}

// Entities lists what is stored, see graph.Entities.
func Entities(ctx context.Context, r *Reader, req graph.EntityListRequest) (*graph.EntityList, error) {
	return Read(ctx, r, func(v *snapshot.Snapshot) (*graph.EntityList, error) { return graph.Entities(ctx, r.Graph(v), req) })
}

// About returns what decisions are about, see graph.About.
func About(ctx context.Context, r *Reader, ids []string) (map[string][]graph.Edge, error) {
	return Read(ctx, r, func(v *snapshot.Snapshot) (map[string][]graph.Edge, error) { return graph.About(ctx, r.Graph(v), ids) })
}

// Stats counts the graph, see graph.Stats.
func Stats(ctx context.Context, r *Reader) (*graph.StatsResponse, error) {
	return Ask(ctx, r, func(v *snapshot.Snapshot) (*graph.StatsResponse, error) { return graph.Stats(ctx, r.Graph(v)) })
}

// Export writes every edge as one JSON object a line, see graph.Export.
func Export(ctx context.Context, r *Reader, w io.Writer, kinds ...ctxsys.RelationKind) error {
	lines, err := Read(ctx, r, func(v *snapshot.Snapshot) ([]string, error) { return graph.Export(ctx, r.Graph(v), kinds...) })
	if err != nil {
		return err
	}
	out := bufio.NewWriter(w)
	for _, l := range lines {
		out.WriteString(l)
		out.WriteByte('\n')
	}
	return out.Flush()
}

// Candidates returns what a search would rank, for fitting the weights.
func Candidates(ctx context.Context, r *Reader, req search.Request) (q rank.Question, cs []rank.Candidate, err error) {
	err = r.WithSearch(ctx, func(v *search.View) (err error) {
		q, cs, err = search.Candidates(ctx, v, req)
		return err
	})
	return q, cs, err
}

// Spots returns the places that a search would rank, with their features, for training the ranker.
func Spots(ctx context.Context, r *Reader, req search.Request) (spots []rank.Spot, err error) {
	err = r.WithSearch(ctx, func(v *search.View) (err error) {
		spots, err = search.Spots(ctx, v, req)
		return err
	})
	return spots, err
}

// Passages calls f with the paths and texts of passages that a search for a text finds, the best first, until f returns false.
func (r *Reader) Passages(ctx context.Context, text string, f func(path, passage string) bool) error {
	if !r.Indexed() {
		return nil
	}
	const results = 5
	err := r.source.View(ctx, func(v *snapshot.Snapshot) error {
		found, err := r.Find(ctx, v, search.Request{Query: text, Limit: results})
		if err != nil {
			return err
		}
		texts := v.Texts()
		for _, hit := range found.Results[:min(len(found.Results), results)] {
			piece := found.Chunks[hit.Doc]
			content, _, err := texts.Passage(ctx, piece.File, piece.StartByte, piece.EndByte)
			if err == nil && !f(piece.Path, content) {
				return nil
			}
		}
		return nil
	})
	if errors.Is(err, ctxsys.ErrUsage) { // no word to look for
		return nil
	}
	return err
}

// Results are the ids of the entities that names mean, as feedback counts them. Each names one: an id, a path, a name. The reader is
// nil where there is no index; the error is then ctxsys.ErrNotIndexed.
func Results(ctx context.Context, r *Reader, names []string) (ids []string, err error) {
	if r == nil || !r.Indexed() {
		return nil, ctxsys.ErrNotIndexed
	}
	err = r.View(ctx, func(v *snapshot.Snapshot) error {
		ids = nil
		n := graph.NewNames(v.View)
		for _, name := range names {
			e, err := r.Resolve(ctx, v, name)
			if err != nil {
				return err
			}
			if e.ID <= 0 {
				return fmt.Errorf("%w: %s is a folder: name a result", ctxsys.ErrUsage, name)
			}
			f, err := n.File(ctx, store.FileOf(e.ID))
			if err != nil {
				return err
			}
			ids = append(ids, e.PublicID(f.Path))
		}
		return nil
	})
	return ids, err
}
