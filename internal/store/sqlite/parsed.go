package sqlite

import (
	"context"
	"database/sql"
	_ "embed"
	"errors"
	"fmt"
	"net/url"
	"sync"
	"sync/atomic"
	"time"

	ctxsys "github.com/ctx-sys/ctx-sys"
	"github.com/ctx-sys/ctx-sys/internal/store"
)

//go:embed parsed.sql
var parsedSchema string

// Parsed is the open database of what was made of files. It is safe for concurrent use, by several processes too.
type Parsed struct {
	db    *sql.DB
	stmts statements
	limit int64 // bytes of data
	grown atomic.Bool

	mu   sync.Mutex
	used []int64 // rows that were read on another day than before
}

// OpenParsed opens the cache at path, and makes one where there is none or it cannot be read. It holds up to limit bytes.
func OpenParsed(ctx context.Context, path string, limit int64) (*Parsed, error) {
	if err := checkOwn(path); err != nil {
		return nil, err
	}
	open := func() (*sql.DB, error) {
		if err := MakePrivate(path); err != nil {
			return nil, err
		}
		v := url.Values{}
		v.Set("_busy_timeout", "2000")
		v.Set("_txlock", "immediate")
		v.Set("_journal_mode", "WAL")
		v.Set("_synchronous", "OFF") // what a crash damages is made again
		db := connect(path, v)
		if err := takeSteps(ctx, db, stepsOf(parsedSchema)); err != nil {
			db.Close()
			return nil, err
		}
		return db, nil
	}
	db, err := open()
	if err = wrap(err); errors.Is(err, ctxsys.ErrCorrupt) || errors.Is(err, ctxsys.ErrNewerStore) {
		if err = RemoveFiles(path); err == nil {
			db, err = open()
		}
	}
	if err != nil {
		return nil, fmt.Errorf("parsed files %s: %w", path, wrap(err))
	}
	p := &Parsed{db: db, limit: limit}
	p.stmts.preparer = db
	return p, nil
}

// Close takes out what was not of use for longest, where more is stored than there should be, and closes the database.
func (p *Parsed) Close() error {
	err := p.Put(context.Background(), nil, nil)
	if p.grown.Load() {
		err = errors.Join(err, p.forget())
	}
	p.stmts.close()
	return errors.Join(err, p.db.Close())
}

func recipe(k *store.ParsedKey) string { return k.Language + ", " + k.Recipe }

func today() int64 { return time.Now().Unix() / (24 * 60 * 60) }

func (p *Parsed) Get(ctx context.Context, k *store.ParsedKey) ([]byte, error) {
	var id, used int64
	var data []byte
	err := p.stmts.get("SELECT id, used, data FROM parsed WHERE blob = ? AND recipe = ?").QueryRow(k.Blob[:], recipe(k)).Scan(&id, &used, &data)
	switch {
	case errors.Is(err, sql.ErrNoRows):
		return nil, nil
	case err != nil:
		return nil, wrap(err)
	}
	if used != today() {
		p.mu.Lock()
		p.used = append(p.used, id)
		p.mu.Unlock()
	}
	return data, nil
}

func (p *Parsed) Put(ctx context.Context, keys []store.ParsedKey, values [][]byte) error {
	p.mu.Lock()
	used := p.used
	p.used = nil
	p.mu.Unlock()
	if len(keys)+len(used) == 0 {
		return nil
	}
	tx, err := p.db.BeginTx(ctx, nil)
	if err != nil {
		return wrap(err)
	}
	defer tx.Rollback()
	day := today()
	if _, err := tx.ExecContext(ctx, "UPDATE parsed SET used = ?1 WHERE id IN (SELECT value FROM json_each(?2))", day, idList(used)); err != nil {
		return wrap(err)
	}
	put, err := tx.PrepareContext(ctx, "INSERT OR REPLACE INTO parsed (blob, recipe, used, size, data) VALUES (?, ?, ?, ?, ?)")
	if err != nil {
		return wrap(err)
	}
	defer put.Close()
	for i := range keys {
		k := &keys[i]
		if _, err := put.ExecContext(ctx, k.Blob[:], recipe(k), day, len(values[i]), values[i]); err != nil {
			return wrap(err)
		}
	}
	p.grown.Store(p.grown.Load() || len(keys) > 0)
	return wrap(tx.Commit())
}

// forget takes out what was not of use for longest, until a tenth of the limit is free.
func (p *Parsed) forget() error {
	var size sql.NullInt64
	if err := p.db.QueryRow("SELECT sum(size) FROM parsed").Scan(&size); err != nil || size.Int64 <= p.limit {
		return wrap(err)
	}
	_, err := p.db.Exec(`DELETE FROM parsed WHERE id IN (
		SELECT id FROM (SELECT id, sum(size) OVER (ORDER BY used, id ROWS UNBOUNDED PRECEDING) - size AS before FROM parsed) WHERE before < ?)`,
		size.Int64-p.limit*9/10)
	return wrap(err)
}
