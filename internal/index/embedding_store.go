package index

import (
	"context"
	"errors"
	"slices"
	"strconv"
	"time"

	ctxsys "github.com/ctx-sys/ctx-sys"
	"github.com/ctx-sys/ctx-sys/internal/embed"
	"github.com/ctx-sys/ctx-sys/internal/store"
)

// record returns what is stored for a document, nil when that is nothing.
func (e *embedding) record(ctx context.Context, doc uint32) ([]byte, error) {
	at := doc &^ (embed.BlockSize - 1)
	rows, ok := e.blocks[at]
	if !ok {
		if len(e.blocks) >= keptBlocks {
			clear(e.blocks)
		}
		var err error
		if rows, err = e.db.VectorsAround(ctx, e.set, at, at+embed.BlockSize-1); err != nil {
			return nil, err
		}
		e.blocks[at] = rows
	}
	for i := range rows {
		var record []byte
		b := blockOf(&rows[i])
		if err := b.Each(e.dim, func(d uint32, r []byte) {
			if d == doc {
				record = slices.Clone(r)
			}
		}); err != nil || record != nil {
			return record, err
		}
	}
	return nil, nil
}

// put stores records among those there are. Blocks that they are between are made again.
func (e *embedding) put(tx store.Tx, records []docRecord) error {
	slices.SortFunc(records, func(a, b docRecord) int { return int(int64(a.doc) - int64(b.doc)) })
	for len(records) > 0 {
		n := 1
		for n < len(records) && records[n].doc-records[n-1].doc < widestGap {
			n++
		}
		if err := e.insert(tx, records[:n]); err != nil {
			return err
		}
		records = records[n:]
	}
	return nil
}

func (e *embedding) insert(tx store.Tx, records []docRecord) error {
	rows, err := tx.VectorsAround(e.set, records[0].doc, records[len(records)-1].doc)
	if err != nil {
		return err
	}
	var all []docRecord
	for i := range rows {
		b := blockOf(&rows[i])
		if err := b.Each(e.dim, func(doc uint32, record []byte) { all = append(all, docRecord{doc: doc, record: record}) }); err != nil {
			return err
		}
		if err := tx.DeleteVector(e.set, rows[i].First); err != nil {
			return err
		}
	}
	all = append(all, records...)
	slices.SortStableFunc(all, func(a, b docRecord) int { return int(int64(a.doc) - int64(b.doc)) })
	blocks := embed.NewBlockBuilder(e.centre)
	for i, r := range all {
		if i+1 < len(all) && all[i+1].doc == r.doc { // the new one is behind the old
			continue
		}
		if err := putBlock(tx, e.set, blocks.Add(r.doc, r.record)); err != nil {
			return err
		}
	}
	return putBlock(tx, e.set, blocks.Rest())
}

// update is a transaction that waits its turn: a sync of another process may write for longer than SQLite waits.
func (e *embedding) update(ctx context.Context, f func(store.Tx) error) error {
	return Patiently(ctx, e.db, func(tx store.Tx) error {
		if err := f(tx); err != nil {
			return err
		}
		return countEmbedded(tx)
	})
}

// Patiently is a transaction that waits its turn for up to a minute.
func Patiently(ctx context.Context, db store.DB, f func(store.Tx) error) error {
	for end := time.Now().Add(time.Minute); ; {
		err := db.Update(ctx, f)
		if !errors.Is(err, ctxsys.ErrBusy) || time.Now().After(end) || ctx.Err() != nil {
			return err
		}
	}
}

func countEmbedded(tx store.Tx) error {
	return tx.SetMeta(MetaEmbedded, strconv.FormatInt(time.Now().UnixNano(), 36))
}

// draw stores the records of pieces that are evenly distributed among all.
func (e *embedding) draw(ctx context.Context) error {
	var with []uint32
	for _, doc := range e.live {
		if e.have[doc] {
			with = append(with, doc)
		}
	}
	var sample []byte
	for i := range min(sampleSize, len(with)) {
		record, err := e.record(ctx, with[i*len(with)/min(sampleSize, len(with))])
		if err != nil {
			return err
		}
		sample = append(sample, record...)
	}
	return e.update(ctx, func(tx store.Tx) error { return tx.PutSample(e.set, sample) })
}

// drop deletes the vectors of documents that are gone.
func (e *embedding) drop(ctx context.Context) error {
	live := make(map[uint32]bool, len(e.live))
	last := uint32(0)
	for _, doc := range e.live {
		live[doc] = true
	}
	for doc := range e.have {
		last = max(last, doc)
	}
	return e.update(ctx, func(tx store.Tx) error {
		return dropDead(tx, e.set, e.dim, e.centre, last, func(doc uint32) bool { return live[doc] })
	})
}

func dropDead(tx store.Tx, set int64, dim int, centre []float32, last uint32, live func(doc uint32) bool) error {
	if err := packBetween(tx, set, dim, centre, 0, last, live); err != nil {
		return err
	}
	return tx.DeleteEmbeddedTexts(set, live)
}

// putRefused stores which pieces have no vector, since their texts were refused.
func (e *embedding) putRefused(tx store.Tx) error {
	for _, doc := range e.refused {
		if err := tx.PutRefused(e.set, doc); err != nil {
			return err
		}
	}
	return nil
}
