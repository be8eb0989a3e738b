package sqlite

import (
	"context"
	"database/sql"
	"errors"
	"fmt"
	"io/fs"
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
// files that others cannot read, is nobody else's business. Of one that is there, of an older version say, and of the files next to
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

// lasting is a database whose contents cannot be made again. The first call that needs the file opens it, and the first call
// that writes makes it; until there is one the database is empty. While it is open nobody else sets it aside, see Salvage.
type lasting struct {
	what    string // it holds, for errors
	path    string // "" for a place where nothing can be kept
	steps   []step
	prepare func() error                                // called before the file is made; nil for nothing
	opened  func(ctx context.Context, db *sql.DB) error // called with a file that was opened; nil for nothing

	mu      sync.Mutex // guards what is below
	db      *sql.DB    // nil: not opened
	release func()     // of the lock that says db is in use
	empty   *sql.DB    // what is read while there is no file; nil: not needed yet

	backing sync.WaitGroup // a backup that is being made
	making  atomic.Bool    // there is one
}

// open opens the database and takes it through the steps it lacks, each of them in one transaction. Its version is how many it
// has. Where there is no file it is made with write, else an empty database in memory answers. A file that cannot be opened is
// tried again by the next call. Errors wrap ctxsys.ErrDamaged or ctxsys.ErrNewerStore where they apply.
func (l *lasting) open(ctx context.Context, write bool) (*sql.DB, error) {
	l.mu.Lock()
	defer l.mu.Unlock()
	if l.db != nil {
		return l.db, nil
	}
	if !there(l.path) {
		if !write {
			return l.none(ctx)
		}
		if err := l.mayMake(); err != nil {
			return nil, err
		}
	}
	var err error
	if l.db, l.release, err = openLasting(ctx, l.path, l.steps); err != nil {
		return nil, fmt.Errorf("%s %s: %w", l.what, l.path, err)
	}
	if l.opened != nil {
		if err := l.opened(ctx, l.db); err != nil {
			l.db.Close()
			l.release()
			l.db, l.release = nil, nil
			return nil, fmt.Errorf("%s %s: %w", l.what, l.path, wrapKept(err))
		}
	}
	return l.db, nil
}

// openLasting opens the file at path, which is in use until release.
func openLasting(ctx context.Context, path string, steps []step) (db *sql.DB, release func(), err error) {
	if err := checkRegular(path); err != nil {
		return nil, nil, kept(err)
	}
	if release, err = use(ctx, path); err != nil {
		return nil, nil, err
	}
	tighten(path)
	if db, err = openSteps(ctx, path, steps); err != nil {
		release()
		return nil, nil, wrapKept(err)
	}
	return db, release, nil
}

// there reports whether there is a file at path, also one that cannot be looked at.
func there(path string) bool {
	_, err := os.Stat(path)
	return path != "" && !errors.Is(err, fs.ErrNotExist)
}

// mayMake has everything ready for the file to be made.
func (l *lasting) mayMake() error {
	if l.prepare != nil {
		if err := l.prepare(); err != nil {
			return err
		}
	}
	if l.path == "" {
		return fmt.Errorf("%w: there is no folder for %s: set CTX_SYS_HOME", ctxsys.ErrUsage, l.what)
	}
	return MakePrivate(l.path)
}

// none returns the database that is read while there is no file. The caller holds l.mu.
func (l *lasting) none(ctx context.Context) (*sql.DB, error) {
	if l.empty == nil {
		db := connect(":memory:", nil)
		db.SetMaxOpenConns(1) // each connection has a memory of its own
		if err := takeSteps(ctx, db, l.steps); err != nil {
			db.Close()
			return nil, err
		}
		l.empty = db
	}
	return l.empty, nil
}

// QueryContext is that of sql.DB.
func (l *lasting) QueryContext(ctx context.Context, query string, args ...any) (*sql.Rows, error) {
	db, err := l.open(ctx, false)
	if err != nil {
		return nil, err
	}
	return db.QueryContext(ctx, query, args...)
}

// row is a row that is about to be read.
type row interface{ Scan(...any) error }

// QueryRowContext is that of sql.DB.
func (l *lasting) QueryRowContext(ctx context.Context, query string, args ...any) row {
	db, err := l.open(ctx, false)
	if err != nil {
		return noRow{err}
	}
	return db.QueryRowContext(ctx, query, args...)
}

// noRow is a row that could not be asked for.
type noRow struct{ err error }

func (r noRow) Scan(...any) error { return r.err }

// compact writes the file again without what was deleted, in its log too. Nothing happens where there is no file.
func (l *lasting) compact(ctx context.Context) error {
	db, err := l.open(ctx, false)
	if err != nil {
		return err
	}
	if _, err := db.ExecContext(ctx, "VACUUM"); err != nil {
		return wrapKept(err)
	}
	_, err = db.ExecContext(ctx, "PRAGMA wal_checkpoint(TRUNCATE)")
	return wrapKept(err)
}

func (l *lasting) exists() bool {
	l.mu.Lock()
	defer l.mu.Unlock()
	return l.db != nil || there(l.path)
}

// Close closes the database when its backup is made. A later call opens it again.
func (l *lasting) Close() error {
	l.backing.Wait()
	l.mu.Lock()
	defer l.mu.Unlock()
	var err error
	if l.empty != nil {
		err = l.empty.Close()
	}
	if l.db != nil {
		err = errors.Join(err, l.db.Close())
		l.release()
	}
	l.db, l.empty = nil, nil
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

// locked reports whether another process is just making a database: nothing waits by itself for the change to a write-ahead log.
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
	opened, err := db.open(ctx, true)
	if err != nil {
		return err
	}
	tx, err := opened.BeginTx(ctx, nil)
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
	db.backUpLater(opened)
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
