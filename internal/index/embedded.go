package index

import (
	"context"
	"fmt"
	"slices"

	"github.com/ctx-sys/ctx-sys/internal/embed"
	"github.com/ctx-sys/ctx-sys/internal/store"
)

// PruneReport is what was deleted.
type PruneReport struct {
	Models []string `json:"models"` // whose vectors were deleted whole
	Pieces int      `json:"pieces"` // vectors of texts that are in no piece any more, of the models that are kept
}

// Prune deletes the vectors of providers that are not kept, and of those that are the vectors of texts that are gone.
func Prune(ctx context.Context, db store.DB, keep func(model string) bool) (PruneReport, error) {
	r := PruneReport{Models: []string{}}
	sets, err := db.VectorSets(ctx)
	if err != nil {
		return r, err
	}
	segments, err := LoadSegments(ctx, db)
	if err != nil {
		return r, err
	}
	live := func(doc uint32) bool { return alive(segments, doc) }
	err = Patiently(ctx, db, func(tx store.Tx) error {
		r = PruneReport{Models: []string{}}
		for _, set := range sets {
			switch {
			case !set.Provided:
				continue
			case !keep(set.Model):
				r.Models = append(r.Models, set.Model)
				if err := tx.DeleteVectorSet(set.Number); err != nil {
					return err
				}
				continue
			}
			last := uint32(0)
			if err := db.EachVectors(ctx, set.Number, func(row store.VectorRow) error {
				b := blockOf(&row)
				return b.EachDocument(func(doc uint32) {
					last = max(last, doc)
					if !live(doc) {
						r.Pieces++
					}
				})
			}); err != nil {
				return err
			}
			known, err := db.Provided(ctx, set.Number)
			if err != nil {
				return err
			}
			if err := dropDead(tx, set.Number, set.Dim, embed.Unpack(known.Centre), last, live); err != nil {
				return err
			}
		}
		return countEmbedded(tx)
	})
	return r, err
}

// EmbeddedSet is what there is of a provider's vectors.
type EmbeddedSet struct {
	Model      string `json:"model"`
	Dim        int    `json:"dimensions,omitempty"` // not known before the first answer
	Have       int    `json:"have"`                 // pieces with a vector
	Of         int    `json:"of"`                   // that may have one
	Left       int    `json:"left"`
	LeftTokens int    `json:"left_tokens,omitempty"` // of those, about
	Refused    int    `json:"refused,omitempty"`     // texts that the provider made no vector of
	Why        string `json:"why,omitempty"`         // one of them
	Tokens     int    `json:"tokens"`                // that all of it cost so far, as the provider counts
	Bytes      int64  `json:"bytes"`
	Set        bool   `json:"set_up"` // the settings name it
	Used       bool   `json:"used"`   // enough pieces have a vector for questions to be searched with it
}

// EnoughEmbedded says whether so many of the pieces that can have one have a vector that a search by them finds what there is to find. The others
// are found by their words.
func EnoughEmbedded(have, of int) bool { return have > 0 && 10*have >= 9*of }

// Embedded returns the providers' sets, those that models are set up for first, in their order, made or not.
func Embedded(ctx context.Context, db store.DB, setUp []string) ([]EmbeddedSet, error) {
	sets, err := db.VectorSets(ctx)
	if err != nil {
		return nil, err
	}
	var out []EmbeddedSet
	have := map[string]map[uint32]bool{}
	for _, model := range setUp {
		out = append(out, EmbeddedSet{Model: model, Set: true})
	}
	for _, set := range sets {
		if !set.Provided {
			continue
		}
		i := slices.IndexFunc(out, func(s EmbeddedSet) bool { return s.Model == set.Model })
		if i < 0 {
			i = len(out)
			out = append(out, EmbeddedSet{Model: set.Model})
		}
		s := &out[i]
		s.Dim = set.Dim
		if s.Refused, s.Why, err = db.CountRefused(ctx, set.Number); err != nil {
			return nil, err
		}
		if s.Bytes, err = db.VectorBytes(ctx, set.Number); err != nil {
			return nil, err
		}
		known, err := db.Provided(ctx, set.Number)
		if err != nil {
			return nil, err
		}
		s.Tokens = known.Tokens
		docs := map[uint32]bool{}
		if err := db.EachVectors(ctx, set.Number, func(r store.VectorRow) error {
			b := blockOf(&r)
			return b.EachDocument(func(doc uint32) { docs[doc] = true })
		}); err != nil {
			return nil, fmt.Errorf("%w: delete them with `ctx-sys embed prune %s`", err, set.Model)
		}
		have[set.Model] = docs
	}
	if len(out) == 0 {
		return nil, nil
	}
	e := embedding{db: db}
	err = e.eachChunk(ctx, func(c *store.ChunkText) error {
		for i := range out {
			out[i].Of++
			if have[out[i].Model][c.Doc] {
				out[i].Have++
			} else {
				out[i].LeftTokens += (c.To - c.From + len(c.Path)) / 4
			}
		}
		return nil
	})
	for i := range out {
		s := &out[i]
		s.Left = max(0, s.Of-s.Have-s.Refused)
		if s.Left == 0 {
			s.LeftTokens = 0
		}
		s.Used = s.Set && EnoughEmbedded(s.Have, s.Have+s.Left)
	}
	return out, err
}
