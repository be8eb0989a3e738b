package storetest

import (
	"context"
	"testing"

	ctxsys "github.com/ctx-sys/ctx-sys"
	"github.com/ctx-sys/ctx-sys/internal/store"
)

// testTimes: a symbol without times of its own has those of when its file came; a folder has none.
func testTimes(t *testing.T, open func(*testing.T) store.DB) {
	ctx := context.Background()
	db := open(t)
	file, old, edited := store.FileEntity(1), store.FileEntity(1)+1, store.FileEntity(1)+2
	update(t, db, func(tx store.Tx) error {
		if err := tx.PutFile(&store.File{Path: "a.go", Language: "go"}); err != nil {
			return err
		}
		for _, e := range []store.Entity{{ID: file, Type: ctxsys.TypeFile}, {ID: old, Type: ctxsys.TypeFunction}, {ID: edited, Type: ctxsys.TypeFunction}, {ID: -1, Type: ctxsys.TypeModule}} {
			if err := tx.PutEntity(&e); err != nil {
				return err
			}
		}
		return tx.PutTimes(1, []store.Times{{ID: file, Created: 10, Updated: 30}, {ID: edited, Created: 20, Updated: 30}})
	})
	want := map[int64]store.Times{file: {ID: file, Created: 10, Updated: 30}, old: {ID: old, Created: 10, Updated: 10}, edited: {ID: edited, Created: 20, Updated: 30}}
	got, err := db.Times(ctx, []int64{file, old, edited, -1, edited + 1})
	same(t, "times", got, err, want)
	delete(want, old)
	got, err = db.FileTimes(ctx, 1)
	same(t, "times of the file", got, err, want)
	update(t, db, func(tx store.Tx) error { return tx.DeleteFile(1) })
	got, err = db.FileTimes(ctx, 1)
	same(t, "times of a file that is gone", got, err, map[int64]store.Times{})
}
