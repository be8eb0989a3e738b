package index

import (
	"bytes"
	"context"

	"github.com/klauspost/compress/zstd"

	"github.com/ctx-sys/ctx-sys/internal/store"
)

// setTimes finds out since when there are the entities of a file and when their texts changed. What was indexed step by step has other
// times than what was indexed at once, so they are in a table of their own, which no export and no score reads.
func (x *extractor) setTimes(ctx context.Context, it *item, text []byte, old map[symbolKey]*store.Entity) error {
	if x.s.start.IsZero() {
		return nil // what is typed is never stored
	}
	now := x.s.start.UnixMilli()
	file := store.Times{Created: now, Updated: now}
	if it.old == nil {
		it.times = []store.Times{file}
		return nil
	}
	known, err := x.s.db.FileTimes(ctx, it.old.ID)
	if err != nil {
		return err
	}
	changed := !bytes.Equal(it.old.Hash, it.row.Hash)
	if t, ok := known[store.FileEntity(it.old.ID)]; !ok {
		old, changed = nil, true
	} else if file.Created = t.Created; !changed {
		file.Updated = t.Updated
	}
	it.times = []store.Times{file}
	var before []byte
	if changed && len(old) > 0 {
		if before, err = x.storedText(ctx, it.old.ID); err != nil {
			return err
		}
	}
	for i := range it.entities[1:] {
		e := &it.entities[i+1]
		t := store.Times{Created: now, Updated: now}
		if o := old[symbolKey{e.Qualified, e.Ordinal}]; o != nil {
			var ok bool
			if t, ok = known[o.ID]; !ok {
				t = store.Times{Created: file.Created, Updated: file.Created}
			}
			if changed && !bytes.Equal(textOf(before, o), textOf(text, e)) {
				t.Updated = now
			}
		}
		if t.ID = e.ID; t.Created != file.Created || t.Updated != file.Created {
			it.times = append(it.times, t)
		}
	}
	return nil
}

// storedText is the text of a file as it was indexed.
func (x *extractor) storedText(ctx context.Context, file int64) ([]byte, error) {
	packed, err := x.s.db.Content(ctx, file)
	if err != nil {
		return nil, err
	}
	return x.unpacked(packed)
}

// unpacked undoes zstd.
func (x *extractor) unpacked(packed []byte) (data []byte, err error) {
	if x.unpack == nil {
		if x.unpack, err = zstd.NewReader(nil, zstd.WithDecoderConcurrency(1)); err != nil {
			return nil, err
		}
	}
	return x.unpack.DecodeAll(packed, nil)
}

// textOf is the text of an entity with its comment, nothing where the text of the file is too short for it.
func textOf(text []byte, e *store.Entity) []byte {
	if e.StartByte > e.EndByte || e.EndByte > len(text) {
		return nil
	}
	return text[e.StartByte:e.EndByte]
}
