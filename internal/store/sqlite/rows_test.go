package sqlite_test

import (
	"errors"
	"math"
	"reflect"
	"slices"
	"strings"
	"testing"

	sqlite3 "github.com/mattn/go-sqlite3"

	ctxsys "github.com/ctx-sys/ctx-sys"
	"github.com/ctx-sys/ctx-sys/internal/store"
)

func same[T any](t *testing.T, what string, got T, err error, want T) {
	t.Helper()
	if err != nil || !reflect.DeepEqual(got, want) {
		t.Errorf("%s: got %+v, %v\nwant %+v", what, got, err, want)
	}
}

func TestIndexesComeBack(t *testing.T) {
	db := newDB(t)
	before := schemaOf(t, db)
	update(t, db, func(tx store.Tx) error { return tx.DropIndexes() })
	if slices.Equal(schemaOf(t, db), before) {
		t.Error("nothing was dropped")
	}
	update(t, db, func(tx store.Tx) error { return tx.CreateIndexes() })
	same(t, "schema", schemaOf(t, db), nil, before)
}

// Rows are gathered while other statements run, and every one is as it was put.
func TestGatheredRows(t *testing.T) {
	db := newDB(t)
	texts := []string{"", "a", "a\x00b", "\xff\xfe", "größer", strings.Repeat("long ", 20_000)}
	var want []store.Entity
	update(t, db, func(tx store.Tx) error {
		for file := int64(1); file <= 3; file++ {
			for n := range int64(97) {
				text := texts[(file+n)%int64(len(texts))]
				e := store.Entity{
					ID: store.FileEntity(file) + n, Parent: n % 2 * store.FileEntity(file), Type: ctxsys.TypeFunction, Name: text, Qualified: text + "q", Ordinal: int(n), StartLine: 1, EndLine: math.MaxInt32,
					StartByte: -1, Exported: n%3 == 0, Signature: text, Doc: texts[n%int64(len(texts))],
				}
				want = append(want, e)
				if err := errors.Join(tx.PutEntity(&e), tx.SetMeta("key", text), tx.PutContent(file, []byte("x"))); err != nil {
					return err
				}
			}
		}
		return nil
	})
	var got []store.Entity
	for file := int64(1); file <= 3; file++ {
		es, err := db.FileEntities(t.Context(), file)
		if err != nil {
			t.Fatal(err)
		}
		got = append(got, es...)
	}
	same(t, "entities", got, nil, want)

	err := db.Update(t.Context(), func(tx store.Tx) error {
		return errors.Join(tx.SetMeta("key", "other"), tx.PutChunk(&store.Chunk{ID: 1}), tx.PutEntity(&want[0]))
	})
	var of sqlite3.Error
	if !errors.As(err, &of) || of.Code != sqlite3.ErrConstraint || of.ExtendedCode != sqlite3.ErrConstraintPrimaryKey {
		t.Errorf("the same row twice: %v", err)
	}
	key, err := db.Meta(t.Context(), "key")
	same(t, "what was written before", key, err, texts[(3+96)%len(texts)])
	last, err := db.LastChunk(t.Context())
	same(t, "the last chunk", last, err, 0)
}
