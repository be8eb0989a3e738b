package sqlite

import (
	"context"
	"database/sql"
	"errors"
	"fmt"
	"net/url"
	"os"
	"path/filepath"
	"slices"
	"strconv"
	"strings"
	"sync"
	"sync/atomic"
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
	for _, end := range slices.Concat([]string{"", ".lock", ".bak.lock"}, besides[:], backupEnds[:]) {
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

// lasting is an open database whose contents cannot be made again. While it is open nobody else sets it aside, see Salvage.
type lasting struct {
	*sql.DB
	path    string
	release func() // of the lock that says it is in use

	backing sync.WaitGroup // a backup that is being made
	making  atomic.Bool    // there is one
}

// openLasting opens a database whose contents cannot be made again and takes it through the steps it lacks, each of them in
// one transaction. Its version is how many it has. Errors wrap ctxsys.ErrDamaged or ctxsys.ErrNewerStore where they apply.
func openLasting(ctx context.Context, path string, steps []step) (*lasting, error) {
	if err := checkRegular(path); err != nil {
		return nil, kept(err)
	}
	release, err := use(ctx, path)
	if err != nil {
		return nil, err
	}
	tighten(path)
	db, err := openSteps(ctx, path, steps)
	if err != nil {
		release()
		return nil, wrapKept(err)
	}
	return &lasting{DB: db, path: path, release: release}, nil
}

// Close closes the database when its backup is made.
func (l *lasting) Close() error {
	l.backing.Wait()
	err := l.DB.Close()
	l.release()
	return err
}

func openSteps(ctx context.Context, path string, steps []step) (*sql.DB, error) {
	v := url.Values{}
	v.Set("_busy_timeout", "10000")
	v.Set("_txlock", "immediate")
	v.Set("_journal_mode", "WAL")
	v.Set("_synchronous", "FULL")
	v.Set("_secure_delete", "on")
	db := connect(path, v)
	db.SetConnMaxIdleTime(idleTime) // see DB.Rest: descriptors are given back when the last is closed
	err := takeSteps(ctx, db, steps)
	if err != nil {
		db.Close()
		return nil, err
	}
	return db, nil
}

func takeSteps(ctx context.Context, db *sql.DB, steps []step) error {
	var version int
	err := db.QueryRowContext(ctx, "PRAGMA user_version").Scan(&version)
	for begun := time.Now(); locked(err) && time.Since(begun) < patience && ctx.Err() == nil; {
		time.Sleep(10 * time.Millisecond)
		err = db.QueryRowContext(ctx, "PRAGMA user_version").Scan(&version)
	}
	if err == nil && version <= len(steps) {
		err = ownSchema(ctx, db)
	}
	if err != nil || version == len(steps) {
		return err
	}
	tx, err := db.BeginTx(ctx, nil)
	if err != nil {
		return err
	}
	defer tx.Rollback()
	// Another process may have made it while this one waited for the lock.
	if err := tx.QueryRow("PRAGMA user_version").Scan(&version); err != nil {
		return err
	}
	if version > len(steps) {
		return fmt.Errorf("%w (schema %d, this program knows %d)", ctxsys.ErrNewerStore, version, len(steps))
	}
	for _, step := range steps[version:] {
		if err := step(tx); err != nil {
			return err
		}
	}
	if _, err := tx.Exec("PRAGMA user_version = " + strconv.Itoa(len(steps))); err != nil {
		return err
	}
	return tx.Commit()
}

// wrapKept is wrap for what is no index.
func wrapKept(err error) error { return kept(wrap(err)) }

// kept has an error say that what the user keeps is damaged, where it says so of an index.
func kept(err error) error {
	if !errors.Is(err, ctxsys.ErrCorrupt) || errors.Is(err, ctxsys.ErrDamaged) {
		return err
	}
	why := strings.TrimPrefix(err.Error(), ctxsys.ErrCorrupt.Error()+": ")
	return fmt.Errorf("%w: %s", ctxsys.ErrDamaged, why)
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

// writing is a transaction of a lasting database.
type writing struct {
	*sql.Tx
	of     *lasting
	unlock func() // nil: it deletes nothing
}

// erases is called by a transaction that deletes or masks what the user kept, before it does: what is deleted must not live on
// in a backup, so those there are go first. The next is made when the transaction is done.
func (w *writing) erases(ctx context.Context) (err error) {
	if w.unlock == nil {
		w.unlock, err = eraseBackups(ctx, w.of.path)
	}
	return err
}

func inTransaction(ctx context.Context, db *lasting, f func(*writing) error) error {
	tx, err := db.BeginTx(ctx, nil)
	if err != nil {
		return wrapKept(err)
	}
	defer tx.Rollback()
	w := &writing{Tx: tx, of: db}
	defer func() {
		if w.unlock != nil {
			w.unlock()
		}
	}()
	if err := f(w); err != nil {
		return wrapKept(err)
	}
	if err := tx.Commit(); err != nil {
		return wrapKept(err)
	}
	if w.unlock != nil {
		w.unlock()
		w.unlock = nil
	}
	db.backUpLater()
	return nil
}

// collect reads all rows of a query, whose error err is, and closes them; scan fills in one.
func collect[T any](rows *sql.Rows, err error, scan func(*T) error) (out []T, _ error) {
	if err != nil {
		return nil, wrapKept(err)
	}
	defer rows.Close()
	for rows.Next() {
		var item T
		if err := scan(&item); err != nil {
			return nil, wrapKept(err)
		}
		out = append(out, item)
	}
	return out, wrapKept(rows.Err())
}
