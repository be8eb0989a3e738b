package sqlite

import (
	"database/sql"
	"sync"
)

// statements keeps the prepared statements of a connection pool, by their text.
type statements struct {
	db     *sql.DB
	mu     sync.Mutex // guards byText
	byText map[string]*sql.Stmt
}

// statement answers like *sql.Stmt; an error of preparing it comes out of its use.
type statement struct {
	stmt *sql.Stmt
	err  error
	db   *sql.DB
	text string
}

func (s *statements) get(text string) statement {
	s.mu.Lock()
	defer s.mu.Unlock()
	if st, ok := s.byText[text]; ok {
		return statement{stmt: st}
	}
	st, err := s.db.Prepare(text)
	if err != nil {
		return statement{err: err, db: s.db, text: text}
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
		return s.db.QueryRow(s.text, args...)
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
