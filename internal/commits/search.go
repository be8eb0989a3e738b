package commits

import (
	"context"
	"errors"

	ctxsys "github.com/ctx-sys/ctx-sys"
	"github.com/ctx-sys/ctx-sys/internal/lexical"
	"github.com/ctx-sys/ctx-sys/internal/local"
	"github.com/ctx-sys/ctx-sys/internal/query"
	"github.com/ctx-sys/ctx-sys/internal/retrieve"
)

// Hit is a commit that a search found.
type Hit struct {
	Commit
	Rank int
	// Score is the share of the question's words, each by its rarity, that the best commit holds; of the others it is in proportion to how they
	// rank. So 1 is all that was asked for.
	Score float64
}

// params weigh the subject of a commit over the rest of its message, and that over the names of its files.
func params() lexical.Params {
	p := lexical.DefaultParams()
	p.Weight[lexical.Doc], p.Weight[lexical.Body], p.Weight[lexical.Path] = 2, 1, 0.7
	p.B[lexical.Body] = 0.5
	return p
}

// Search finds commits by the words of their messages and the names of their files, best first. Nothing found is no error.
func (h *Log) Search(ctx context.Context, question string, limit int) ([]Hit, error) {
	h.mu.Lock()
	defer h.mu.Unlock()
	db, err := h.ready(ctx)
	if err != nil {
		return nil, err
	}
	state, err := db.State(ctx)
	if err != nil {
		return nil, err
	}
	if h.segments == nil || h.at != state.Head {
		if h.segments, err = segmentsOf(ctx, db); err != nil {
			return nil, h.damaged(err)
		}
		h.at = state.Head
	}
	terms := retrieve.Terms(lexical.NewAnalyzer(), query.Parse(question))
	found, err := lexical.Search(ctx, h.segments, db, lexical.Query{Terms: terms, Params: params()}, limit)
	if err != nil {
		return nil, h.damaged(err)
	}
	if len(found.Hits) == 0 {
		return nil, nil
	}
	numbers := make([]uint32, len(found.Hits))
	for i, hit := range found.Hits {
		numbers[i] = hit.Doc
	}
	rows, err := db.Commits(ctx, numbers)
	if err != nil {
		return nil, err
	}
	score := map[uint32]float64{}
	held := share(terms, found, found.Hits[0].Matched)
	for _, hit := range found.Hits {
		score[hit.Doc] = held * hit.Score / found.Hits[0].Score
	}
	hits := make([]Hit, len(rows))
	for i := range rows {
		hits[i] = Hit{Commit: commitOf(&rows[i]), Rank: i + 1, Score: score[rows[i].Number]}
	}
	return hits, nil
}

// share is which part of what was asked for a document holds, each word by its rarity. A word that is nowhere counts as the rarest.
func share(terms []lexical.Term, found lexical.Result, matched uint64) float64 {
	rarest, has, all := 0.0, 0.0, 0.0
	for _, g := range found.Gains {
		rarest = max(rarest, g)
	}
	for i, t := range terms {
		if lexical.IsExact(t.Text) {
			continue // its parts are terms too
		}
		g := found.Gains[i]
		if g == 0 {
			g = rarest
		}
		all += g
		if matched>>i&1 == 1 {
			has += g
		}
	}
	if all == 0 {
		return 0
	}
	return has / all
}

// damaged has the next question make again what cannot be read. The caller holds h.mu.
func (h *Log) damaged(err error) error {
	if !errors.Is(err, lexical.ErrCorrupt) && !errors.Is(err, ctxsys.ErrCorrupt) && !errors.Is(err, ctxsys.ErrDamaged) || h.opts.ReadOnly {
		return err
	}
	h.segments = nil
	path, pathErr := h.opts.Path()
	if pathErr != nil {
		return err
	}
	closed := h.db.Close()
	h.db = nil
	return errors.Join(err, closed, local.RemoveIndex(path))
}
