// Package sqlite is the store: all the SQL there is. The index of a project is one SQLite file, its conversations are another, and
// memories a third.
//
// Exported methods own their transactions; a write of many
// parts goes through Update. One process writes at a time, guarded by a lock file, while others read: the
// journal is a write-ahead log, so a reader sees the last committed state.
package sqlite

import (
	"context"
	"database/sql"
	_ "embed"
	"errors"
	"fmt"
	"net/url"
	"os"
	"strconv"
	"sync"
	"sync/atomic"
	"syscall"
	"time"

	sqlite3 "github.com/mattn/go-sqlite3"

	ctxsys "github.com/ctx-sys/ctx-sys"
	"github.com/ctx-sys/ctx-sys/internal/store"
)

// schema is the first of the migrations. It was published and does not change: what came later is a step in migrations.
//
//go:embed schema.sql
var schema string

// SchemaVersion is what this program writes. A database of an older version is migrated, one of a newer
// version refused.
const SchemaVersion = 13

// migrations[v] brings a database of version v to v+1. Version 0 is an empty file.
var migrations = [SchemaVersion]string{
	schema,
	"ALTER TABLE files ADD COLUMN spaces TEXT NOT NULL DEFAULT ''", // the namespaces it declares, one a line: see relate.Facts
	vectorTables,
	providedTables,
	summaryTables,
	timesTable,
	"ALTER TABLE edges ADD COLUMN properties TEXT NOT NULL DEFAULT ''",                      // JSON of an edge that somebody wrote down, or empty
	"INSERT OR REPLACE INTO meta (key, value) VALUES ('state', lower(hex(randomblob(16))))", // store.MetaState: an older program would not change it
	lookupIndexes + mentionsTable,
	"DROP INDEX links_target; CREATE INDEX links_target ON links (target, source, edges)", // all that LinkedOf reads of a row
	fieldsApart,
	mentionedTable,
	againIndex,
}

// DB is a store.DB: an index in one file.
type DB struct {
	queries
	db       *sql.DB
	path     string
	readOnly bool
	overlay  atomic.Pointer[store.Overlay] // over what views show

	mu   sync.Mutex // guards idle
	idle []*state
}

// maxIdle is how many connections are kept open for the next call.
const maxIdle = 4

// Open opens the index at path, creating or migrating it as needed. With readOnly the file must exist and
// is never written: one of an older schema is then as good as none. Errors wrap ctxsys.ErrCorrupt,
// ctxsys.ErrNewerSchema, ctxsys.ErrNotIndexed or fs.ErrNotExist where they apply.
func Open(ctx context.Context, path string, readOnly bool) (*DB, error) {
	if readOnly {
		if _, err := os.Stat(path); err != nil {
			return nil, err
		}
	}
	d, err := open(ctx, path, readOnly)
	if err != nil {
		return nil, fmt.Errorf("index %s: %w", path, wrap(err))
	}
	return d, nil
}

// besides are the ends of the names of files that belong to a database.
var besides = [...]string{"-wal", "-shm", "-journal"}

// checkOwn refuses a database in a project that is not made of regular files: SQLite would write to the end of a link, which may
// be somebody else's.
func checkOwn(path string) error {
	for _, end := range append([]string{""}, besides[:]...) {
		if info, err := os.Lstat(path + end); err == nil && info.Mode()&os.ModeSymlink != 0 {
			return fmt.Errorf("%w: %s is a link, which is not followed: remove it, then run `ctx-sys index`", ctxsys.ErrUsage, path+end)
		}
	}
	return checkRegular(path)
}

// checkRegular refuses a database that is not made of regular files: SQLite would wait for what comes out of a pipe.
func checkRegular(path string) error {
	for _, end := range append([]string{""}, besides[:]...) {
		if info, err := os.Stat(path + end); err == nil && !info.Mode().IsRegular() {
			return fmt.Errorf("%w: %s is not a regular file", ctxsys.ErrCorrupt, path+end)
		}
	}
	return nil
}

func open(ctx context.Context, path string, readOnly bool) (*DB, error) {
	if err := checkOwn(path); err != nil {
		return nil, err
	}
	if !readOnly {
		if err := MakePrivate(path); err != nil {
			return nil, err
		}
	}
	v := url.Values{}
	v.Set("_busy_timeout", "5000")
	v.Set("_txlock", "immediate")
	if readOnly {
		v.Set("mode", "ro")
	} else {
		v.Set("_synchronous", "NORMAL")
	}
	v.Set("_cache_size", "-16000") // KiB
	v.Set("_mutex", "no")          // package sql gives a connection to one goroutine at a time
	db := connect(path, v)
	db.SetMaxIdleConns(maxIdle)
	db.SetConnMaxIdleTime(0)
	d := &DB{db: db, path: path, readOnly: readOnly}
	if err := d.migrate(ctx); err != nil {
		db.Close()
		return nil, err
	}
	d.stmts.states = d
	return d, nil
}

// wrap marks the errors of SQLite that callers branch on.
func wrap(err error) error {
	if err == nil {
		return nil
	}
	var e sqlite3.Error
	if !errors.As(err, &e) {
		return err
	}
	switch {
	case e.Code == sqlite3.ErrCorrupt || e.Code == sqlite3.ErrNotADB:
		return fmt.Errorf("%w: %w", ctxsys.ErrCorrupt, err)
	case e.Code == sqlite3.ErrBusy:
		return fmt.Errorf("%w: %w", ctxsys.ErrBusy, err)
	case e.Code == sqlite3.ErrFull || e.SystemErrno == syscall.ENOSPC || e.SystemErrno == syscall.EFBIG || e.SystemErrno == syscall.EDQUOT:
		return fmt.Errorf("%w: %w", ctxsys.ErrNoSpace, err)
	}
	return err
}

func (d *DB) migrate(ctx context.Context) error {
	var version int
	if err := d.db.QueryRowContext(ctx, "PRAGMA user_version").Scan(&version); err != nil {
		return err
	}
	if version > SchemaVersion {
		return fmt.Errorf("%w (schema %d, this program knows %d)", ctxsys.ErrNewerSchema, version, SchemaVersion)
	}
	if err := ownSchema(ctx, d.db); err != nil {
		return err
	}
	if d.readOnly {
		if version < SchemaVersion {
			return fmt.Errorf("%w: its index has schema %d, this program reads %d", ctxsys.ErrNotIndexed, version, SchemaVersion)
		}
		return nil
	}
	// The mode is kept in the file, which must not change before its version is known.
	if _, err := d.db.ExecContext(ctx, "PRAGMA journal_mode = WAL"); err != nil {
		return err
	}
	if version == SchemaVersion {
		return nil
	}
	tx, err := d.db.BeginTx(ctx, nil)
	if err != nil {
		return err
	}
	defer tx.Rollback()
	// Another process may have migrated while this one waited for the lock.
	if err := tx.QueryRow("PRAGMA user_version").Scan(&version); err != nil {
		return err
	}
	for ; version < SchemaVersion; version++ {
		if _, err := tx.Exec(migrations[version]); err != nil {
			return fmt.Errorf("migrate to schema %d: %w", version+1, err)
		}
	}
	if _, err := tx.Exec("PRAGMA user_version = " + strconv.Itoa(SchemaVersion)); err != nil {
		return err
	}
	return tx.Commit()
}

func (d *DB) Close() error {
	d.mu.Lock()
	for _, v := range d.idle {
		v.close()
	}
	d.idle = nil
	d.mu.Unlock()
	return d.db.Close()
}

func (d *DB) Rest() (all bool) {
	d.mu.Lock()
	idle := d.idle
	d.idle = nil
	d.mu.Unlock()
	for _, v := range idle {
		v.close()
	}
	d.db.SetMaxIdleConns(-1)
	d.db.SetMaxIdleConns(maxIdle)
	return d.db.Stats().OpenConnections == 0
}

func (d *DB) Path() string { return d.path }

func (d *DB) Bytes() int64 {
	var n int64
	for _, suffix := range [...]string{"", "-wal"} {
		if fi, err := os.Stat(d.path + suffix); err == nil {
			n += fi.Size()
		}
	}
	return n
}

func (d *DB) Check(ctx context.Context) ([]string, error) { return check(ctx, d.db, false, 20) }

// check returns up to limit things that are wrong with a database. With deep it also looks whether each index has every row.
func check(ctx context.Context, db *sql.DB, deep bool, limit int) ([]string, error) {
	pragma := "quick_check"
	if deep {
		pragma = "integrity_check"
	}
	rows, err := db.QueryContext(ctx, fmt.Sprintf("PRAGMA %s(%d)", pragma, limit))
	if err != nil {
		return nil, wrap(err)
	}
	defer rows.Close()
	var out []string
	for rows.Next() {
		var s string
		if err := rows.Scan(&s); err != nil {
			return out, wrap(err)
		}
		if s != "ok" {
			out = append(out, s)
		}
	}
	return out, wrap(rows.Err())
}

func (d *DB) Checkpoint(ctx context.Context) error {
	_, err := d.db.ExecContext(ctx, "PRAGMA wal_checkpoint(TRUNCATE)")
	return err
}

func (d *DB) Compact(ctx context.Context) error {
	_, err := d.db.ExecContext(ctx, "VACUUM")
	return err
}

// RemoveFiles deletes the database at path with its journal files.
func RemoveFiles(path string) error {
	var errs []error
	for _, suffix := range append([]string{""}, besides[:]...) {
		if err := os.Remove(path + suffix); err != nil && !errors.Is(err, os.ErrNotExist) {
			errs = append(errs, err)
		}
	}
	return errors.Join(errs...)
}

// SetAside renames a database that cannot be used, with its journal, and returns the new name.
func SetAside(path string) (string, error) {
	aside := asideName(path)
	if err := os.Rename(path, aside); err != nil {
		return "", err
	}
	for _, suffix := range besides {
		if err := os.Rename(path+suffix, aside+suffix); err != nil && !errors.Is(err, os.ErrNotExist) {
			return aside, err
		}
	}
	return aside, nil
}

// asideName is a name that no file has for a database which is set aside now.
func asideName(path string) string {
	name := path + ".damaged-" + time.Now().UTC().Format("20060102T150405")
	for n := 2; ; n++ {
		if _, err := os.Lstat(name); err != nil {
			return name
		}
		name = fmt.Sprintf("%s.damaged-%s-%d", path, time.Now().UTC().Format("20060102T150405"), n)
	}
}

// Copy makes a copy of the index at from, which may be in use, at to, which must not exist.
func Copy(ctx context.Context, from, to string) error {
	d, err := Open(ctx, from, true)
	if err != nil {
		return err
	}
	defer d.Close()
	if err := MakePrivate(to); err != nil { // SQLite takes an empty file for none
		return err
	}
	_, err = d.db.ExecContext(ctx, "VACUUM INTO ?", to)
	return wrap(err)
}

func (d *DB) SetOverlay(o *store.Overlay) { d.overlay.Store(o) }
