package graph

import (
	"context"
	"crypto/sha256"
	"encoding/hex"
	"time"

	ctxsys "github.com/ctx-sys/ctx-sys"
	"github.com/ctx-sys/ctx-sys/internal/store"
)

// listed is an entity for an answer, and where its text is.
type listed struct {
	ctxsys.Entity
	id         int64
	start, end int // bytes
}

// date adds hashes and times to entities that are sorted by file. The hash is made of the text that an answer shows.
func date(ctx context.Context, v *View, es []listed) error {
	ids := make([]int64, len(es))
	for i := range es {
		ids[i] = es[i].id
	}
	times, err := v.Store.Times(ctx, ids)
	if err != nil {
		return err
	}
	var file int64
	var text []byte
	for i := range es {
		e := &es[i]
		if t, ok := times[e.id]; ok {
			e.CreatedAt, e.UpdatedAt = time.UnixMilli(t.Created).UTC(), time.UnixMilli(t.Updated).UTC()
		}
		if e.id < 0 {
			continue
		}
		if store.IsFile(e.id) {
			row, err := v.Store.FileByID(ctx, store.FileOf(e.id))
			if err != nil {
				return err
			}
			e.Hash = hex.EncodeToString(row.Hash)
			continue
		}
		if f := store.FileOf(e.id); f != file {
			if text, err = v.Texts.ReadOnce(ctx, f); err != nil {
				return err
			}
			file = f
		}
		if e.start <= e.end && e.end <= len(text) {
			sum := sha256.Sum256(text[e.start:e.end])
			e.Hash = hex.EncodeToString(sum[:])
		}
	}
	return nil
}
