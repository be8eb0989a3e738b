package storetest

import (
	"errors"
	"strconv"
	"testing"

	"github.com/ctx-sys/ctx-sys/internal/store"
)

func testViewIsolation(t *testing.T, open func(*testing.T) store.DB) {
	db := open(t)
	setMeta(t, db, "k", "1")
	read := func(v *store.View, want string) {
		t.Helper()
		if got, err := v.Meta(ctx, "k"); got != want || err != nil {
			t.Errorf("read %q, %v; want %q", got, err, want)
		}
	}
	for i := range 3 { // views are used again
		err := db.View(ctx, func(v *store.View) error {
			was := strconv.Itoa(i + 1)
			read(v, was)
			setMeta(t, db, "k", strconv.Itoa(i+2))
			read(v, was)
			return db.View(ctx, func(inner *store.View) error {
				read(inner, strconv.Itoa(i+2))
				read(v, was)
				return nil
			})
		})
		if err != nil {
			t.Fatal(err)
		}
	}
}

func testUpdateRollsBack(t *testing.T, open func(*testing.T) store.DB) {
	db, stop := open(t), errors.New("stop")
	err := db.Update(ctx, func(tx store.Tx) error {
		if err := tx.SetMeta("k", "v"); err != nil {
			return err
		}
		return stop
	})
	if !errors.Is(err, stop) {
		t.Errorf("error %v, want %v", err, stop)
	}
	if v, err := db.Meta(ctx, "k"); v != "" || err != nil {
		t.Errorf("%q, %v is left of a failed update", v, err)
	}
	setMeta(t, db, "k", "w") // the lock is free again
}
