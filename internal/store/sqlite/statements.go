package sqlite

import (
	"context"
	"database/sql"
	"database/sql/driver"
	"fmt"
	"sync"

	"github.com/ctx-sys/ctx-sys/internal/store"
)

// queries answers the read methods, on a pool or on one connection.
type queries struct{ stmts statements }

// preparer is *sql.DB or a connection of it.
type preparer interface {
	PrepareContext(ctx context.Context, query string) (*sql.Stmt, error)
	QueryRowContext(ctx context.Context, query string, args ...any) *sql.Row
}

// statements keeps prepared statements by their text.
type statements struct {
	preparer
	mu     sync.Mutex // guards byText
	byText map[string]*sql.Stmt
}

// statement answers like *sql.Stmt; an error of preparing it comes out of its use.
type statement struct {
	stmt     *sql.Stmt
	err      error
	preparer preparer
	text     string
}

func (s *statements) get(text string) statement {
	s.mu.Lock()
	defer s.mu.Unlock()
	if st, ok := s.byText[text]; ok {
		return statement{stmt: st}
	}
	st, err := s.PrepareContext(context.Background(), text)
	if err != nil {
		return statement{err: err, preparer: s.preparer, text: text}
	}
	if s.byText == nil {
		s.byText = map[string]*sql.Stmt{}
	}
	s.byText[text] = st
	return statement{stmt: st}
}

func (s *statements) close() {
	s.mu.Lock()
	defer s.mu.Unlock()
	for _, st := range s.byText {
		st.Close()
	}
	s.byText = nil
}

// QueryRow queries for one row. When the statement could not be prepared the same error comes from the
// unprepared query.
func (s statement) QueryRow(args ...any) *sql.Row {
	if s.err != nil {
		return s.preparer.QueryRowContext(context.Background(), s.text, args...)
	}
	return s.stmt.QueryRow(args...)
}

// Query queries for rows.
func (s statement) Query(args ...any) (*sql.Rows, error) {
	if s.err != nil {
		return nil, wrap(s.err)
	}
	rows, err := s.stmt.Query(args...)
	return rows, wrap(err)
}

// state is one committed state of the index, unmoved by writes that happen meanwhile. It is one connection:
// use it from one goroutine at a time.
type state struct {
	queries
	conn *sql.Conn
}

func (d *DB) View(ctx context.Context, f func(*store.View) error) error {
	v, err := d.takeView()
	if err != nil {
		return err
	}
	if _, err := v.conn.ExecContext(context.Background(), "BEGIN DEFERRED"); err != nil {
		v.close()
		return wrap(err)
	}
	defer d.end(v)
	return f(store.NewView(v, d.overlay.Load()))
}

// end lets the view's state go, after a panic as well: an open transaction would keep the log growing.
func (d *DB) end(v *state) {
	if _, err := v.conn.ExecContext(context.Background(), "ROLLBACK"); err != nil {
		v.stmts.close()
		v.conn.Raw(func(any) error { return driver.ErrBadConn }) // not back into the pool
		return
	}
	d.mu.Lock()
	defer d.mu.Unlock()
	d.idle = append(d.idle, v)
}

func (d *DB) takeView() (*state, error) {
	d.mu.Lock()
	defer d.mu.Unlock()
	if n := len(d.idle); n > 0 {
		v := d.idle[n-1]
		d.idle = d.idle[:n-1]
		return v, nil
	}
	conn, err := d.db.Conn(context.Background())
	if err != nil {
		return nil, fmt.Errorf("open a view: %w", wrap(err))
	}
	// A page is checked once while it is in this cache, KiB. Of a file that is mapped into memory it would be each time it is read.
	if _, err := conn.ExecContext(context.Background(), "PRAGMA cache_size = -8000"); err != nil {
		conn.Close()
		return nil, wrap(err)
	}
	v := &state{conn: conn}
	v.stmts.preparer = conn
	return v, nil
}

func (v *state) close() {
	v.stmts.close()
	v.conn.Close()
}
