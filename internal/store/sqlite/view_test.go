package sqlite_test

import (
	"database/sql"
	"fmt"
	"os"
	"slices"
	"strings"
	"sync"
	"testing"

	"github.com/ctx-sys/ctx-sys/internal/store"
	"github.com/ctx-sys/ctx-sys/internal/store/sqlite"
)

func schemaOf(t *testing.T, db *sqlite.DB) []string {
	t.Helper()
	raw, err := sql.Open("sqlite3", db.Path())
	if err != nil {
		t.Fatal(err)
	}
	defer raw.Close()
	rows, err := raw.Query("SELECT sql FROM sqlite_schema WHERE sql IS NOT NULL")
	if err != nil {
		t.Fatal(err)
	}
	defer rows.Close()
	var out []string
	for rows.Next() {
		var s string
		if err := rows.Scan(&s); err != nil {
			t.Fatal(err)
		}
		out = append(out, strings.ReplaceAll(s, "IF NOT EXISTS ", ""))
	}
	slices.Sort(out)
	return out
}

// A view does not move while others write, and the next one sees what they wrote.
// A panic in a view, which a server survives, must not leave its connection in a transaction.
func TestViewEndsAfterPanic(t *testing.T) {
	db := newDB(t)
	setMeta(t, db, "k", "1")
	func() {
		defer func() { recover() }()
		db.View(ctx, func(v *store.View) error {
			v.Meta(ctx, "k")
			panic("as a bug would")
		})
	}()
	setMeta(t, db, "k", "2")
	if err := db.View(ctx, func(v *store.View) error {
		got, err := v.Meta(ctx, "k")
		same(t, "after the panic", got, err, "2")
		return nil
	}); err != nil {
		t.Error(err)
	}
	busy := wholeLog(t, db)
	if busy != 0 {
		t.Error("a reader is left that keeps the log from being moved into the database")
	}
}

// wholeLog tries to move all of the log and returns 1 when a reader is in the way.
func wholeLog(t *testing.T, db *sqlite.DB) (busy int) {
	t.Helper()
	raw, err := sql.Open("sqlite3", db.Path()+"?_busy_timeout=50")
	if err != nil {
		t.Fatal(err)
	}
	defer raw.Close()
	var a, b int
	if err := raw.QueryRow("PRAGMA wal_checkpoint(TRUNCATE)").Scan(&busy, &a, &b); err != nil {
		t.Fatal(err)
	}
	return busy
}

// Readers of the same handle, of views and of another handle run while one writes. What belongs together
// is seen together: the writer keeps two values equal.
func TestReadersWhileWriting(t *testing.T) {
	db := newDB(t)
	writeBoth := func(n int) {
		update(t, db, func(tx store.Tx) error {
			if err := tx.SetMeta("left", fmt.Sprint(n)); err != nil {
				return err
			}
			return tx.SetMeta("right", fmt.Sprint(n))
		})
	}
	writeBoth(0)
	reader, err := sqlite.Open(ctx, db.Path(), true)
	if err != nil {
		t.Fatal(err)
	}
	defer reader.Close()
	done := make(chan struct{})
	var readers sync.WaitGroup
	for _, h := range []*sqlite.DB{db, db, reader} {
		readers.Go(func() {
			for {
				select {
				case <-done:
					return
				default:
					readBoth(t, h)
				}
			}
		})
	}
	for n := range 200 {
		writeBoth(n)
	}
	close(done)
	readers.Wait()
	setMeta(t, db, "left", "end")
	got, err := reader.Meta(ctx, "left")
	same(t, "after all", got, err, "end")
}

func readBoth(t *testing.T, db *sqlite.DB) {
	if err := db.View(ctx, func(v *store.View) error {
		left, err := v.Meta(ctx, "left")
		if err != nil {
			return err
		}
		right, err := v.Meta(ctx, "right")
		if left != right {
			t.Errorf("left %s, right %s", left, right)
		}
		return err
	}); err != nil {
		t.Error(err)
	}
	if _, err := db.Meta(ctx, "left"); err != nil {
		t.Error(err)
	}
}

// What rests lets go of what nothing uses, and of nothing that somebody does.
func TestRest(t *testing.T) {
	db := newDB(t)
	setMeta(t, db, "k", "1")
	err := db.View(ctx, func(v *store.View) error {
		if _, err := v.Meta(ctx, "k"); err != nil {
			return err
		}
		setMeta(t, db, "k", "2")
		db.Rest()
		if got, err := v.Meta(ctx, "k"); got != "1" || err != nil {
			t.Errorf("a view in use reads %q, %v", got, err)
		}
		return nil
	})
	if err != nil {
		t.Fatal(err)
	}
	for range 3 {
		db.Rest()
		if got, err := db.Meta(ctx, "k"); got != "2" || err != nil {
			t.Errorf("read %q, %v", got, err)
		}
		if err := db.View(ctx, func(v *store.View) error { _, err := v.Meta(ctx, "k"); return err }); err != nil {
			t.Error(err)
		}
	}
	if raw, err := os.ReadDir("/proc/self/fd"); err == nil {
		open := 0
		for _, f := range raw {
			if to, err := os.Readlink("/proc/self/fd/" + f.Name()); err == nil && to == db.Path() {
				open++
			}
		}
		if db.Rest(); open == 0 {
			t.Error("the database is not among the open files")
		}
		for _, f := range raw {
			if to, err := os.Readlink("/proc/self/fd/" + f.Name()); err == nil && to == db.Path() {
				t.Errorf("%s is still open", to)
			}
		}
	}
}
