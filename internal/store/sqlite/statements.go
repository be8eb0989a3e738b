package sqlite

import (
	"context"
	"database/sql"
	"database/sql/driver"
	"errors"
	"fmt"
	"sync"

	"github.com/ctx-sys/ctx-sys/internal/store"
)

// queries answers the read methods, on a pool or on one connection.
type queries struct{ stmts statements }

// preparer is *sql.DB, a transaction, or a connection.
type preparer interface {
	PrepareContext(ctx context.Context, query string) (*sql.Stmt, error)
}

// statements keeps prepared statements by their text.
type statements struct {
	preparer
	states *DB        // where not nil, a statement runs on a state of its, for as long as its rows are read
	mu     sync.Mutex // guards byText
	byText map[string]statement
}

// statement answers like *sql.Stmt; an error of preparing it comes out of its use.
type statement struct {
	stmt   *sql.Stmt // nil on a connection
	on     *handle
	states *DB // with text: see statements
	text   string
	err    error
}

func (s *statements) get(text string) (st statement) {
	if s.states != nil {
		return statement{states: s.states, text: text}
	}
	s.mu.Lock()
	defer s.mu.Unlock()
	if st, ok := s.byText[text]; ok {
		return st
	}
	if conn, ok := s.preparer.(*sql.Conn); ok {
		st.on, st.err = prepareOn(conn, text)
	} else {
		st.stmt, st.err = s.PrepareContext(context.Background(), text)
	}
	if st.err != nil {
		return st
	}
	if s.byText == nil {
		s.byText = map[string]statement{}
	}
	s.byText[text] = st
	return st
}

func (s *statements) close() {
	s.mu.Lock()
	defer s.mu.Unlock()
	for _, st := range s.byText {
		if st.on != nil {
			st.on.close()
		} else {
			st.stmt.Close()
		}
	}
	s.byText = nil
}

// QueryRow queries for one row.
func (s statement) QueryRow(args ...any) firstRow {
	r, err := s.query(true, args)
	return firstRow{r, err}
}

// Query queries for rows.
func (s statement) Query(args ...any) (*rows, error) {
	r, err := s.query(false, args)
	return r, wrap(err)
}

func (s statement) query(one bool, args []any) (*rows, error) {
	switch {
	case s.err != nil:
		return nil, s.err
	case s.on != nil:
		return s.on.query(one, args)
	case s.states != nil:
		return s.states.onState(s.text, func(h *handle) (*rows, error) { return h.query(one, args) })
	}
	r, err := s.stmt.Query(args...)
	return &rows{Rows: r}, err
}

// each calls f with the rows of a query that is run for each of some ids, its first argument, with the others the same. f asks nothing.
func (s statement) each(ids []int64, f func(*rows), args ...any) error {
	if s.err != nil {
		return wrap(s.err)
	}
	read := func(r *rows, err error) error {
		if err != nil {
			return wrap(err)
		}
		defer r.Close()
		for r.Next() {
			f(r)
		}
		return r.Err()
	}
	switch {
	case s.on != nil:
		return read(s.on.each(ids, args))
	case s.states != nil:
		return read(s.states.onState(s.text, func(h *handle) (*rows, error) { return h.each(ids, args) }))
	}
	for _, id := range ids {
		if err := read(inMemory(s.stmt.Query(append([]any{id}, args...)...))); err != nil {
			return err
		}
	}
	return nil
}

// exec runs what has no rows.
func (s statement) exec() error {
	r, err := s.query(true, nil)
	if err != nil {
		return err
	}
	r.Next()
	return errors.Join(r.Err(), r.Close())
}

// onState runs a statement on a state, which is free again when the rows are closed.
func (d *DB) onState(text string, run func(*handle) (*rows, error)) (*rows, error) {
	v, err := d.takeView()
	if err != nil {
		return nil, err
	}
	st := v.stmts.get(text)
	if err = st.err; err == nil {
		var r *rows
		if r, err = run(st.on); err == nil {
			r.done = func() { d.free(v) }
			return r, nil
		}
	}
	d.free(v)
	return nil, err
}

// state is one committed state of the index, unmoved by writes that happen meanwhile. It is one connection:
// use it from one goroutine at a time.
type state struct {
	queries
	conn  *sql.Conn
	codes []byte // that VectorCodes returned
}

func (d *DB) View(ctx context.Context, f func(*store.View) error) error {
	v, err := d.takeView()
	if err != nil {
		return err
	}
	if err := v.stmts.get("BEGIN DEFERRED").exec(); err != nil {
		v.close()
		return wrap(err)
	}
	defer d.end(v)
	return f(store.NewView(v, d.overlay.Load()))
}

// end lets the view's state go, after a panic as well: an open transaction would keep the log growing.
func (d *DB) end(v *state) {
	if err := v.stmts.get("ROLLBACK").exec(); err != nil {
		v.stmts.close()
		v.conn.Raw(func(any) error { return driver.ErrBadConn }) // not back into the pool
		return
	}
	d.free(v)
}

// free has the state serve others.
func (d *DB) free(v *state) {
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
