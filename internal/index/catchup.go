package index

import (
	"context"
	"errors"
	"fmt"
	"strconv"
	"strings"

	ctxsys "github.com/ctx-sys/ctx-sys"
	"github.com/ctx-sys/ctx-sys/internal/embed"
	"github.com/ctx-sys/ctx-sys/internal/lexical"
	"github.com/ctx-sys/ctx-sys/internal/store"
)

// Vectors are a stage of their own. Pieces that are parsed get theirs at once. For those that were parsed before the
// model was there, or without vectors, it is made from the lexical index, which holds all that a vector is
// made of: no file is read and nothing is related again. That is done by document number, some ten thousand
// a transaction, and a range in the meta table says what is left; a search uses what there is.

// MetaBehind is the first and the last of the documents that may lack a vector, empty when none does.
const MetaBehind = "vectors_behind"

// span is a range of documents, empty when it ends before it begins.
type span struct{ first, last uint32 }

func (r span) empty() bool { return r.last < r.first }

func (r span) String() string {
	if r.empty() {
		return ""
	}
	return fmt.Sprintf("%d %d", r.first, r.last)
}

// MetaRows is where values of the meta table are read from.
type MetaRows interface {
	Meta(ctx context.Context, key string) (string, error)
}

func behind(ctx context.Context, db MetaRows) (span, error) {
	text, err := db.Meta(ctx, MetaBehind)
	if err != nil || text == "" {
		return span{1, 0}, err
	}
	first, last, _ := strings.Cut(text, " ")
	from, err1 := strconv.ParseUint(first, 10, 32)
	to, err2 := strconv.ParseUint(last, 10, 32)
	if err1 != nil || err2 != nil {
		return span{}, fmt.Errorf("%w: which vectors are missing: %q", ctxsys.ErrCorrupt, text)
	}
	return span{uint32(from), uint32(to)}, nil
}

// Behind counts the live documents among the segments that were not looked at for a vector yet.
func Behind(ctx context.Context, db MetaRows, segments []*lexical.Segment) (int, error) {
	r, err := behind(ctx, db)
	n := 0
	for _, g := range segments {
		if !r.empty() {
			n += g.LiveBetween(r.first, r.last)
		}
	}
	return n, err
}

// openVectors finds the set of the model, or begins one, and deletes those that nothing will be compared with again.
// When all is parsed again so is the set: it does not matter what was wrong with the old one.
func (s *syncer) openVectors(ctx context.Context, tx store.Tx) error {
	sets, err := s.db.VectorSets(ctx)
	if err != nil {
		return err
	}
	for _, set := range sets {
		if set.Provided { // made at a cost, and kept by their texts: see Embed
			continue
		}
		if s.model != nil && set.Model == s.model.ID() && set.Dim == s.model.Dim() && !s.opts.Force {
			s.vectors = set.Number
			continue
		}
		if err := tx.DeleteVectorSet(set.Number); err != nil {
			return err
		}
		if err := s.countGeneration(tx); err != nil {
			return err
		}
	}
	switch {
	case s.model == nil:
		return tx.SetMeta(MetaBehind, "")
	case s.vectors != 0:
		return nil
	}
	return s.beginVectors(tx)
}

// beginVectors makes an empty set of the model, with all documents there are left to do.
func (s *syncer) beginVectors(tx store.Tx) (err error) {
	if s.vectors, err = tx.PutVectorSet(s.model.ID(), s.model.Dim()); err != nil {
		return err
	}
	return tx.SetMeta(MetaBehind, span{1, s.nextDoc - 1}.String())
}

// catchUp makes the vectors that are missing. A transaction, which is what a killed process loses, covers as many
// documents as fit: each reads the whole lexical index. When ctx ends it stops between two of them.
func (s *syncer) catchUp(ctx context.Context) error {
	todo, err := behind(ctx, s.db)
	if err != nil || s.model == nil || todo.empty() {
		return err
	}
	todo.last = min(todo.last, s.nextDoc-1)
	if s.pieces, err = Behind(ctx, s.db, s.segments); err != nil {
		return err
	}
	inverted, step := s.model.NewInverted(), uint32(embed.MaxInverted)
	if s.opts.Pieces > 0 {
		step = min(step, uint32(s.opts.Pieces))
	}
	for !todo.empty() {
		if err := ctx.Err(); err != nil {
			return err
		}
		part := span{todo.first, min(todo.last, todo.first+step-1)}
		if err := s.db.Update(ctx, func(tx store.Tx) error {
			for _, g := range s.segments {
				if err := s.embedSegment(ctx, tx, g, part, inverted); err != nil {
					return err
				}
			}
			todo.first = part.last + 1
			if err := s.countGeneration(tx); err != nil {
				return err
			}
			return tx.SetMeta(MetaBehind, todo.String())
		}); err != nil {
			return err
		}
	}
	return nil
}

// embedSegment stores the vectors of a segment's documents within a part of all.
func (s *syncer) embedSegment(ctx context.Context, tx store.Tx, g *lexical.Segment, part span, inverted *embed.Inverted) error {
	if g.Len() == 0 || g.Last() < part.first || part.last < g.First() {
		return nil
	}
	long := make([]bool, part.last-part.first+1)
	ids, err := s.db.ChunksFrom(ctx, int64(part.first), int64(part.last), MinMeaning)
	if err != nil {
		return err
	}
	for _, id := range ids {
		long[uint32(id)-part.first] = true
	}
	if err := lexical.Postings(g, s.db.Blocks(ctx, g.ID), part.first, part.last, inverted.Term, func(doc uint32, f lexical.Freqs) {
		if long[doc-part.first] {
			inverted.Add(int(doc-part.first), f)
		}
	}); errors.Is(err, lexical.ErrCorrupt) {
		return fmt.Errorf("%w: %w", ctxsys.ErrCorrupt, err)
	} else if err != nil {
		return err
	}
	blocks := embed.NewBlockBuilder(nil)
	if err := inverted.Each(func(doc int, vector []float32) error {
		s.report.Embedded++
		return s.putVectors(tx, blocks.Add(part.first+uint32(doc), embed.Record(nil, vector)))
	}); err != nil {
		return err
	}
	s.donePieces += g.LiveBetween(part.first, part.last)
	s.progress("vectors")
	return s.putVectors(tx, blocks.Rest())
}
