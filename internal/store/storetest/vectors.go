package storetest

import (
	"errors"
	"testing"

	ctxsys "github.com/ctx-sys/ctx-sys"
	"github.com/ctx-sys/ctx-sys/internal/store"
)

// Each model has a set of its own; blocks of a set are found by their documents, and those of the next one are not.
func testVectors(t *testing.T, open func(*testing.T) store.DB) {
	db := open(t)
	row := func(first uint32, text string) *store.VectorRow {
		return &store.VectorRow{First: first, Docs: []byte(text + "d"), Signs: []byte(text + "s"), Codes: []byte(text + "c")}
	}
	var one, two int64
	update(t, db, func(tx store.Tx) (err error) {
		if one, err = tx.PutVectorSet("one", 64); err != nil {
			return err
		}
		if two, err = tx.PutVectorSet("two", 128); err != nil {
			return err
		}
		for set, rows := range map[int64][]*store.VectorRow{
			one: {row(1, "a"), row(500, "b"), row(1<<32-1, "last")}, two: {row(0, "first"), row(500, "other")},
		} {
			for _, r := range rows {
				if err := tx.PutVectors(set, r); err != nil {
					return err
				}
			}
		}
		return tx.PutVectors(one, row(500, "B")) // in place of b
	})
	sets, err := db.VectorSets(ctx)
	same(t, "sets", sets, err, []store.VectorSet{{Number: one, Model: "one", Dim: 64}, {Number: two, Model: "two", Dim: 128}})

	all := func(set int64) (out []string) {
		if err := db.EachVectors(ctx, set, func(r store.VectorRow) error {
			out = append(out, string(r.Docs)+" "+string(r.Signs))
			return nil
		}); err != nil {
			t.Fatal(err)
		}
		return out
	}
	same(t, "of one", all(one), nil, []string{"ad as", "Bd Bs", "lastd lasts"})
	same(t, "of two", all(two), nil, []string{"firstd firsts", "otherd others"})
	codes, err := db.VectorCodes(ctx, one, 500)
	same(t, "codes", string(codes), err, "Bc")
	if _, err := db.VectorCodes(ctx, two, 1); !errors.Is(err, ctxsys.ErrNotFound) {
		t.Errorf("codes of no block: %v", err)
	}

	update(t, db, func(tx store.Tx) error {
		again, err := tx.PutVectorSet("one", 64)
		same(t, "a set that is there", again, err, one)
		n, err := tx.CountVectors(one, 1, 500)
		same(t, "count", n, err, 2)
		rows, err := tx.Vectors(one, 2, 1<<32-1)
		same(t, "rows", rows, err, []store.VectorRow{*row(500, "B"), *row(1<<32-1, "last")})
		if err := tx.DeleteVectors(one, 1, 499); err != nil {
			return err
		}
		return tx.DeleteVectorSet(two)
	})
	same(t, "after deleting", all(one), nil, []string{"Bd Bs", "lastd lasts"})
	same(t, "of a set that is gone", all(two), nil, []string(nil))
	sets, err = db.VectorSets(ctx)
	same(t, "sets that are left", len(sets), err, 1)
}
