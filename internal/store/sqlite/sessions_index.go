package sqlite

import (
	"context"
	"database/sql"
	"database/sql/driver"
	_ "embed"
	"errors"
	"fmt"

	"github.com/ctx-sys/ctx-sys/internal/store"
)

//go:embed sessions_index.sql
var saidSchema string

const saidKey = "said"

func saidState(row row) (st store.SaidState, err error) {
	var text string
	if err = row.Scan(&text, &st.Changed, &st.Decision); err != nil || text == "" {
		return st, wrapKept(err)
	}
	_, err = fmt.Sscanf(text, "%d %s", &st.Epoch, &st.Recipe)
	if st.Recipe == "-" {
		st.Recipe = ""
	}
	return st, err
}

const saidStateQuery = "SELECT coalesce((SELECT value FROM meta WHERE key = '" + saidKey + "'), ''), coalesce((SELECT max(changed) FROM sessions), 0), coalesce((SELECT max(id) FROM decisions), 0)"

func (s *Sessions) ChangeSaid(ctx context.Context, c store.SaidChange) (epoch, segment int64, err error) {
	err = s.update(ctx, func(tx *writing) error {
		st, err := saidState(tx.QueryRow(saidStateQuery))
		if err != nil {
			return err
		}
		if st.Epoch != c.Epoch {
			return store.ErrMoved
		}
		if c.Anew {
			if err := dropSaid(tx); err != nil {
				return err
			}
		}
		for _, id := range c.Drop {
			if _, err := tx.Exec("DELETE FROM said_segments WHERE id = ?; DELETE FROM said_blocks WHERE segment = ?", id, id); err != nil {
				return err
			}
		}
		if c.Documents != nil {
			if _, err := tx.Exec("INSERT INTO said_documents (first, data) VALUES (?, ?)", c.First, c.Documents); err != nil {
				return err
			}
		}
		if c.Segment != nil {
			if segment, err = addSegment(tx, c); err != nil {
				return err
			}
		}
		for _, b := range c.Vectors {
			if _, err := tx.Exec("INSERT INTO said_vectors (first, documents, signs, codes) VALUES (?, ?, ?, ?)", b.First, b.Docs, b.Signs, b.Codes); err != nil {
				return err
			}
		}
		epoch = st.Epoch + 1
		return setMeta(tx, saidKey, fmt.Sprint(epoch, " ", c.Recipe))
	})
	return epoch, segment, err
}

func addSegment(tx *writing, c store.SaidChange) (id int64, err error) {
	res, err := tx.Exec("INSERT INTO said_segments (data) VALUES (?)", c.Segment)
	if err != nil {
		return 0, err
	}
	if id, err = res.LastInsertId(); err != nil {
		return 0, err
	}
	add, err := tx.Prepare("INSERT INTO said_blocks (segment, term, data) VALUES (?, ?, ?)")
	if err != nil {
		return 0, err
	}
	defer add.Close()
	for i, b := range c.Blocks {
		first := b.First
		if i == 0 {
			first = ""
		}
		if _, err := add.Exec(id, []byte(first), b.Data); err != nil {
			return 0, err
		}
	}
	return id, nil
}

func dropSaid(tx *writing) error {
	_, err := tx.Exec("DELETE FROM said_documents; DELETE FROM said_segments; DELETE FROM said_blocks; DELETE FROM said_vectors")
	return err
}

// forgetSaid empties the index: it holds the words of what was deleted.
func forgetSaid(tx *writing) error {
	st, err := saidState(tx.QueryRow(saidStateQuery))
	if err == nil {
		err = dropSaid(tx)
	}
	if err != nil {
		return err
	}
	return setMeta(tx, saidKey, fmt.Sprint(st.Epoch+1, " -"))
}

// SessionsView is one committed state of the conversations, unmoved by writes that happen meanwhile. It is one connection:
// use it from one goroutine at a time.
type SessionsView struct {
	stmts statements
	conn  *sql.Conn
}

func (s *Sessions) View(ctx context.Context, f func(store.SessionsView) error) error {
	v, err := s.takeView()
	if err != nil {
		return err
	}
	if err := v.stmts.get("BEGIN DEFERRED").exec(); err != nil {
		v.close()
		return wrapKept(err)
	}
	defer s.end(v)
	return f(v)
}

func (s *Sessions) takeView() (*SessionsView, error) {
	s.mu.Lock()
	defer s.mu.Unlock()
	if n := len(s.idle); n > 0 {
		v := s.idle[n-1]
		s.idle = s.idle[:n-1]
		return v, nil
	}
	db, err := s.db.open(context.Background(), true)
	if err != nil {
		return nil, err
	}
	conn, err := db.Conn(context.Background())
	if err != nil {
		return nil, wrapKept(err)
	}
	v := &SessionsView{conn: conn}
	v.stmts.preparer = conn
	return v, nil
}

func (s *Sessions) end(v *SessionsView) {
	if err := v.stmts.get("ROLLBACK").exec(); err != nil {
		v.stmts.close()
		v.conn.Raw(func(any) error { return driver.ErrBadConn }) // not back into the pool
		return
	}
	s.mu.Lock()
	defer s.mu.Unlock()
	s.idle = append(s.idle, v)
}

func (v *SessionsView) close() {
	v.stmts.close()
	v.conn.Close()
}

func (v *SessionsView) SaidState() (store.SaidState, error) {
	return saidState(v.stmts.get(saidStateQuery).QueryRow())
}

func (v *SessionsView) SaidDocuments() (all [][]byte, err error) {
	err = v.each("SELECT data FROM said_documents ORDER BY first", func(rows *rows) error {
		var data []byte
		err := rows.Scan(&data)
		all = append(all, data)
		return err
	})
	return all, err
}

func (v *SessionsView) SaidSegments() (all []store.SaidSegment, err error) {
	err = v.each("SELECT id, data FROM said_segments", func(rows *rows) error {
		var g store.SaidSegment
		err := rows.Scan(&g.ID, &g.Data)
		all = append(all, g)
		return err
	})
	return all, err
}

func (v *SessionsView) SaidVectors() (all []store.VectorRow, err error) {
	err = v.each("SELECT first, documents, signs FROM said_vectors ORDER BY first", func(rows *rows) error {
		var b store.VectorRow
		err := rows.Scan(&b.First, &b.Docs, &b.Signs)
		all = append(all, b)
		return err
	})
	return all, err
}

func (v *SessionsView) SaidCodes(first uint32) (codes []byte, err error) {
	err = v.stmts.get("SELECT codes FROM said_vectors WHERE first = ?").QueryRow(first).Scan(&codes)
	return codes, missing(err)
}

func (v *SessionsView) Block(_ context.Context, segment int64, term string) (data []byte, err error) {
	err = v.stmts.get("SELECT data FROM said_blocks WHERE segment = ? AND term <= ? ORDER BY term DESC LIMIT 1").QueryRow(segment, []byte(term)).Scan(&data)
	return data, missing(err)
}

func (v *SessionsView) SaidBlocks(segment int64) (all [][]byte, err error) {
	err = v.each("SELECT data FROM said_blocks WHERE segment = ? ORDER BY term", func(rows *rows) error {
		var data []byte
		err := rows.Scan(&data)
		all = append(all, data)
		return err
	}, segment)
	return all, err
}

func missing(err error) error {
	if errors.Is(err, sql.ErrNoRows) {
		return store.ErrSaidMissing
	}
	return wrapKept(err)
}

func (v *SessionsView) SessionsSince(changed int64) (out []store.SessionRow, err error) {
	err = v.each("SELECT number, id, messages FROM sessions WHERE changed > ? ORDER BY changed", func(rows *rows) error {
		var r store.SessionRow
		err := rows.Scan(&r.Number, &r.ID, &r.Messages)
		out = append(out, r)
		return err
	}, changed)
	return out, err
}

func (v *SessionsView) MessagesFrom(session int64, number, limit int) (out []store.MessageRow, err error) {
	err = v.each("SELECT "+messageColumns+" FROM messages WHERE session = ? AND number >= ? ORDER BY number LIMIT ?", func(rows *rows) error {
		m, err := scanMessage(rows)
		out = append(out, m)
		return err
	}, session, number, limit)
	return out, err
}

func (v *SessionsView) SessionID(number int64) (id string, err error) {
	err = v.stmts.get("SELECT id FROM sessions WHERE number = ?").QueryRow(number).Scan(&id)
	return id, wrapKept(err)
}

func (v *SessionsView) DecisionsFrom(id int64, limit int) (out []store.DecisionRow, err error) {
	err = v.each("SELECT "+decisionColumns+" FROM decisions WHERE id >= ? ORDER BY id LIMIT ?", func(rows *rows) error {
		d, err := scanDecision(rows)
		out = append(out, d)
		return err
	}, id, limit)
	return out, err
}

func (v *SessionsView) each(query string, f func(*rows) error, args ...any) error {
	rows, err := v.stmts.get(query).Query(args...)
	if err != nil {
		return err
	}
	defer rows.Close()
	for rows.Next() {
		if err := f(rows); err != nil {
			return err
		}
	}
	return wrapKept(rows.Err())
}
