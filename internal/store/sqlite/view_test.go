package sqlite_test

import (
	"database/sql"
	"errors"
	"fmt"
	"os"
	"slices"
	"strings"
	"sync"
	"testing"

	ctxsys "github.com/ctx-sys/ctx-sys"
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

// A view reads many rows at a time. That does not show: other questions may come between two rows, not all rows need be read, and a value of another type
// than its column is damage.
func TestViewRows(t *testing.T) {
	db := newDB(t)
	const files = 2000
	update(t, db, func(tx store.Tx) error {
		for i := range files {
			if err := tx.PutFile(&store.File{Path: fmt.Sprintf("f%d", i), Size: int64(i), Spaces: strings.Repeat("n", 50)}); err != nil {
				return err
			}
		}
		return nil
	})
	raw(t, db.Path(), `WITH RECURSIVE n (i) AS (SELECT 0 UNION ALL SELECT i + 1 FROM n WHERE i < 2000)
		INSERT INTO entities SELECT 1048576 + i, NULL, 0, 'name', 'name', 0, 0, 0, 0, 0, 0, 0, '', '', '' FROM n; INSERT INTO chunks VALUES (5, 1, 1048576, 1, 2, 3, 4)`)
	all, err := db.Files(ctx)
	if err != nil || len(all) != files {
		t.Fatal(len(all), err)
	}
	if err := db.View(ctx, func(v *store.View) error {
		for range 2 {
			n := 0
			if err := v.EachSpaces(ctx, func(file int64, spaces string) {
				if f, err := v.FileByID(ctx, file); n%100 == 0 && (err != nil || f.Size != all[n].Size || f.Spaces != spaces) {
					t.Errorf("file %d: %+v, %v", file, f, err)
				}
				n++
			}); err != nil || n != files {
				t.Errorf("%d files: %v", n, err)
			}
			got, err := v.Files(ctx)
			same(t, "all files", got, err, all)
			read := 0
			if err := v.EachEntity(ctx, func(store.Entity) bool { read++; return read < 3 }); err != nil {
				t.Error(err)
			}
		}
		ids := []int64{all[7].ID, 1 << 40, all[3].ID}
		around, err := v.Around(ctx, ids)
		same(t, "around", around, err, []store.FileAround{{File: all[7], Last: -1}, {File: all[3], Last: -1}})
		one, err := v.Around(ctx, []int64{1})
		same(t, "around one with a chunk", one, err, []store.FileAround{{File: all[0], First: 5, Last: 5}})
		none, err := v.Around(ctx, nil)
		same(t, "around nothing", none, err, []store.FileAround{})
		return nil
	}); err != nil {
		t.Fatal(err)
	}
	damaged := func(statement string, ask func(*store.View) error) {
		t.Helper()
		raw(t, db.Path(), statement)
		if err := db.View(ctx, ask); !errors.Is(err, ctxsys.ErrCorrupt) {
			t.Errorf("after %s: %v", statement, err)
		}
	}
	chunks := func(v *store.View) error {
		found, err := v.LocatedChunks(ctx, []int64{5})
		if err == nil && (len(found) != 1 || found[0].EndByte != 4) {
			t.Errorf("chunks %+v", found)
		}
		return err
	}
	if err := db.View(ctx, chunks); err != nil {
		t.Error(err)
	}
	damaged("UPDATE chunks SET end_byte = 'x'", chunks)
	damaged("UPDATE files SET size = x'00'", func(v *store.View) error { _, err := v.Files(ctx); return err })
}
