package index

import (
	"errors"

	"github.com/ctx-sys/ctx-sys/internal/embed"
	"github.com/ctx-sys/ctx-sys/internal/lexical"
	"github.com/ctx-sys/ctx-sys/internal/store"
)

// The vectors of pieces are stored by their document numbers, next to the lexical index and in step with it: made
// with the pieces, in the same transaction, and packed again when segments are merged.

// MinMeaning is the length in bytes below which a piece has no vector: a line like "package ledger" would be like
// everything that is asked about ledgers.
const MinMeaning = 32

// record is the vector of a piece as it is stored, nil when it has none.
func (x *extractor) record(text []byte, doc lexical.Analyzed) []byte {
	if len(text) < MinMeaning || !x.encoder.Analyzed(x.vector, doc) {
		return nil
	}
	return embed.Record(nil, x.vector)
}

// putVectors stores a block, if there is one.
func (s *syncer) putVectors(tx store.Tx, b *embed.Block) error { return putBlock(tx, s.vectors, b) }

func putBlock(tx store.Tx, set int64, b *embed.Block) error {
	if b == nil {
		return nil
	}
	return tx.PutVectors(set, &store.VectorRow{First: b.First, Docs: b.Docs, Signs: b.Signs, Codes: b.Codes})
}

// packVectors makes full blocks of the vectors of segments that are merged, without those of deleted documents.
func (s *syncer) packVectors(tx store.Tx, group []*lexical.Segment) error {
	if s.model == nil {
		return nil
	}
	first, last := group[0].First(), group[0].Last()
	docs, live := 0, 0
	for _, g := range group {
		first, last = min(first, g.First()), max(last, g.Last())
		docs, live = docs+g.Len(), live+g.Live()
	}
	blocks, err := tx.CountVectors(s.vectors, first, last)
	if err != nil || docs == live && blocks*embed.BlockSize/2 <= docs {
		return err // full enough
	}
	err = packBetween(tx, s.vectors, s.model.Dim(), nil, first, last, func(doc uint32) bool { return alive(group, doc) })
	if errors.Is(err, embed.ErrBlock) { // what is damaged can be made again, and the rest with it
		if err := tx.DeleteVectorSet(s.vectors); err != nil {
			return err
		}
		return s.beginVectors(tx)
	}
	return err
}

func alive(segments []*lexical.Segment, doc uint32) bool {
	for _, g := range segments {
		if g.First() <= doc && doc <= g.Last() {
			return g.Has(doc)
		}
	}
	return false
}

// packBetween packs the blocks of a set that begin with a document from first to last.
func packBetween(tx store.Tx, set int64, dim int, centre []float32, first, last uint32, live func(doc uint32) bool) error {
	const at = 64 * embed.BlockSize // documents read at a time
	blocks := embed.NewBlockBuilder(centre)
	for from := uint64(first); from <= uint64(last); from += at {
		to := min(uint64(last), from+at-1)
		rows, err := tx.Vectors(set, uint32(from), uint32(to))
		if err != nil {
			return err
		}
		if err := tx.DeleteVectors(set, uint32(from), uint32(to)); err != nil {
			return err
		}
		var full []*embed.Block
		for i := range rows {
			b := blockOf(&rows[i])
			if err := b.Each(dim, func(doc uint32, record []byte) {
				if !live(doc) {
					return
				}
				if block := blocks.Add(doc, record); block != nil {
					full = append(full, block)
				}
			}); err != nil {
				return err
			}
		}
		for _, b := range full {
			if err := putBlock(tx, set, b); err != nil {
				return err
			}
		}
	}
	return putBlock(tx, set, blocks.Rest())
}

func blockOf(r *store.VectorRow) embed.Block {
	return embed.Block{First: r.First, Docs: r.Docs, Signs: r.Signs, Codes: r.Codes}
}
