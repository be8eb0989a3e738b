package sqlite

import (
	"context"
	"database/sql"
	"errors"
	"fmt"
	"net/url"
	"os"
	"path/filepath"
	"strconv"
	"time"

	"github.com/mattn/go-sqlite3"

	ctxsys "github.com/ctx-sys/ctx-sys"
)

// MakePrivate makes a database that only its user can read, and the folders it is in: what is said to a model, and the text of
// files that others cannot read, is nobody else's business. Of one that is there, of an older version say, and of the files beside
// it, it takes away what others may. SQLite gives the files that it makes the mode of the database.
func MakePrivate(path string) error {
	if err := os.MkdirAll(filepath.Dir(path), 0o700); err != nil {
		return err
	}
	f, err := os.OpenFile(path, os.O_CREATE|os.O_RDWR, 0o600)
	if err != nil {
		return err
	}
	if err := f.Close(); err != nil {
		return err
	}
	tighten(path)
	return nil
}

// tighten takes away what others may do with a database, if it can: the files may be another user's, who shares them so.
func tighten(path string) {
	for _, end := range append([]string{""}, besides[:]...) {
		if info, err := os.Lstat(path + end); err == nil && info.Mode().IsRegular() && info.Mode().Perm()&0o077 != 0 {
			_ = os.Chmod(path+end, info.Mode().Perm()&0o700)
		}
	}
}

// step takes a database from one version to the next.
type step func(*sql.Tx) error

// stepsOf are steps of nothing but statements.
func stepsOf(of ...string) (steps []step) {
	for _, text := range of {
		steps = append(steps, func(tx *sql.Tx) error {
			_, err := tx.Exec(text)
			return err
		})
	}
	return steps
}

// openLasting opens a database whose contents cannot be made again and takes it through the steps it lacks, each of them in
// one transaction. Its version is how many it has.
func openLasting(ctx context.Context, path string, steps []step) (*sql.DB, error) {
	if err := checkRegular(path); err != nil {
		return nil, err
	}
	tighten(path)
	v := url.Values{}
	v.Set("_busy_timeout", "10000")
	v.Set("_txlock", "immediate")
	v.Set("_journal_mode", "WAL")
	v.Set("_synchronous", "FULL")
	v.Set("_secure_delete", "on")
	db := connect(path, v)
	db.SetConnMaxIdleTime(idleTime) // see DB.Rest: descriptors are given back when the last is closed
	var version int
	err := db.QueryRowContext(ctx, "PRAGMA user_version").Scan(&version)
	for begun := time.Now(); locked(err) && time.Since(begun) < patience && ctx.Err() == nil; {
		time.Sleep(10 * time.Millisecond)
		err = db.QueryRowContext(ctx, "PRAGMA user_version").Scan(&version)
	}
	if err == nil && version <= len(steps) {
		err = ownSchema(ctx, db)
	}
	if err == nil && version != len(steps) {
		err = inTransaction(ctx, db, func(tx *sql.Tx) error {
			// Another process may have made it while this one waited for the lock.
			if err := tx.QueryRow("PRAGMA user_version").Scan(&version); err != nil {
				return err
			}
			if version > len(steps) {
				return fmt.Errorf("%w (schema %d, this program knows %d)", ctxsys.ErrNewerSchema, version, len(steps))
			}
			for _, step := range steps[version:] {
				if err := step(tx); err != nil {
					return err
				}
			}
			_, err := tx.Exec("PRAGMA user_version = " + strconv.Itoa(len(steps)))
			return err
		})
	}
	if err != nil {
		db.Close()
		return nil, wrap(err)
	}
	return db, nil
}

// idleTime is how long a connection is kept open for the next call.
const idleTime = 30 * time.Second

// patience is how long a database that others are just making is waited for.
const patience = 10 * time.Second

// locked reports whether another process is just making a database: nobody waits by itself for the change to a write-ahead log.
func locked(err error) bool {
	var e sqlite3.Error
	return errors.As(err, &e) && e.Code == sqlite3.ErrBusy
}

func inTransaction(ctx context.Context, db *sql.DB, f func(*sql.Tx) error) error {
	tx, err := db.BeginTx(ctx, nil)
	if err != nil {
		return wrap(err)
	}
	defer tx.Rollback()
	if err := f(tx); err != nil {
		return wrap(err)
	}
	return wrap(tx.Commit())
}

// collect reads all rows of a query, whose error err is, and closes them; scan fills in one.
func collect[T any](rows *sql.Rows, err error, scan func(*T) error) (out []T, _ error) {
	if err != nil {
		return nil, wrap(err)
	}
	defer rows.Close()
	for rows.Next() {
		var item T
		if err := scan(&item); err != nil {
			return nil, wrap(err)
		}
		out = append(out, item)
	}
	return out, wrap(rows.Err())
}
