package sqlite_test

import (
	"reflect"
	"slices"
	"testing"

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
