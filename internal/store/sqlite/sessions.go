package sqlite

import (
	"context"
	"database/sql"
	_ "embed"
	"encoding/json"
	"errors"
	"fmt"
	"math"
	"sync"

	ctxsys "github.com/ctx-sys/ctx-sys"
	"github.com/ctx-sys/ctx-sys/internal/store"
)

//go:embed sessions.sql
var sessionsSchema string

//go:embed sessions_compactions.sql
var compactionsSchema string

// sessionSteps are the steps from an empty database of sessions to the present one. A step that was published never changes.
var sessionSteps = append(append(stepsOf(sessionsSchema, compactionsSchema, givenSchema, saidSchema), addSummaries), stepsOf(originSchema, linksSchema)...)

// originSchema notes by which way a message came: see MessageRow.Origin.
const originSchema = "ALTER TABLE messages ADD COLUMN origin TEXT NOT NULL DEFAULT ''"

// Sessions is the open database of a project's conversations. Every commit is on the disk when it returns. It is safe for
// concurrent use, by several processes too: writers wait for one another.
type Sessions struct {
	db *lasting

	mu   sync.Mutex // guards what is below
	idle []*SessionsView
}

// OpenSessions opens the conversations at path. Where there is no file one that only its user can read is made.
func OpenSessions(ctx context.Context, path string) (*Sessions, error) {
	db := &lasting{what: "conversations", path: path, steps: sessionSteps}
	if _, err := db.open(ctx, true); err != nil {
		return nil, err
	}
	return &Sessions{db: db}, nil
}

func (s *Sessions) Close() error {
	s.mu.Lock()
	for _, v := range s.idle {
		v.close()
	}
	s.idle = nil
	s.mu.Unlock()
	return s.db.Close()
}

func (s *Sessions) Path() string { return s.db.path }

// update runs f in a transaction of its own.
func (s *Sessions) update(ctx context.Context, f func(*writing) error) error {
	return inTransaction(ctx, s.db, f)
}

// nextChange is greater than what any session was changed by.
const nextChange = "(SELECT coalesce(max(changed), 0) + 1 FROM sessions)"

const sessionColumns = "number, id, name, status, created, updated, messages, tokens, summary, frame"

func scanSession(row row) (r store.SessionRow, err error) {
	err = row.Scan(&r.Number, &r.ID, &r.Name, &r.Status, &r.Created, &r.Updated, &r.Messages, &r.Tokens, &r.Summary, &r.Frame)
	return r, err
}

func (s *Sessions) AddSession(ctx context.Context, r store.SessionRow, current bool) (store.SessionRow, error) {
	err := s.update(ctx, func(tx *writing) error { return addSession(tx, &r, current) })
	return r, err
}

func addSession(tx *writing, r *store.SessionRow, current bool) error {
	res, err := tx.Exec("INSERT INTO sessions (id, name, status, created, updated, messages, tokens, summary, frame, changed) VALUES (?, ?, ?, ?, ?, 0, 0, '', ?, "+nextChange+")",
		r.ID, r.Name, r.Status, r.Created, r.Updated, r.Frame)
	if err != nil {
		return err
	}
	if r.Number, err = res.LastInsertId(); err != nil || !current {
		return err
	}
	return setMeta(tx, "current", r.ID)
}

func setMeta(tx *writing, key, value string) error {
	_, err := tx.Exec("INSERT INTO meta (key, value) VALUES (?, ?) ON CONFLICT (key) DO UPDATE SET value = excluded.value", key, value)
	return err
}

const essentials = "essentials "

func (s *Sessions) SetEssentials(ctx context.Context, id, text string) error {
	return s.update(ctx, func(tx *writing) error { return setMeta(tx, essentials+id, text) })
}

func (s *Sessions) Essentials(ctx context.Context, id string) (text string, err error) {
	err = s.db.QueryRowContext(ctx, "SELECT value FROM meta WHERE key = ?", essentials+id).Scan(&text)
	if errors.Is(err, sql.ErrNoRows) {
		return "", nil
	}
	return text, wrapKept(err)
}

func (s *Sessions) Session(ctx context.Context, idOrName string) (store.SessionRow, error) {
	row := s.db.QueryRowContext(ctx, "SELECT "+sessionColumns+" FROM sessions WHERE number = coalesce((SELECT number FROM sessions WHERE id = ?1), (SELECT number FROM sessions WHERE name = ?1 ORDER BY changed DESC LIMIT 1))", idOrName)
	return one(scanSession(row))
}

func one(r store.SessionRow, err error) (store.SessionRow, error) {
	if errors.Is(err, sql.ErrNoRows) {
		return r, fmt.Errorf("%w: no such session", ctxsys.ErrNotFound)
	}
	return r, wrapKept(err)
}

func (s *Sessions) CurrentSession(ctx context.Context) (store.SessionRow, error) {
	row := s.db.QueryRowContext(ctx, `SELECT `+sessionColumns+` FROM sessions WHERE number = coalesce(
		(SELECT number FROM sessions WHERE id = (SELECT value FROM meta WHERE key = 'current') AND status = 'active'),
		(SELECT number FROM sessions WHERE status = 'active' ORDER BY changed DESC LIMIT 1))`)
	return one(scanSession(row))
}

func (s *Sessions) ListSessions(ctx context.Context, status string) ([]store.SessionRow, error) {
	rows, err := s.db.QueryContext(ctx, "SELECT "+sessionColumns+" FROM sessions WHERE ?1 = '' OR status = ?1 ORDER BY changed DESC", status)
	return collect(rows, err, func(r *store.SessionRow) (err error) {
		*r, err = scanSession(rows)
		return err
	})
}

func (s *Sessions) SetSession(ctx context.Context, id, status, summary string, now int64, current bool) error {
	return s.update(ctx, func(tx *writing) error {
		res, err := tx.Exec("UPDATE sessions SET status = ?, summary = CASE WHEN ? = '' THEN summary ELSE ? END, updated = max(updated, ?), changed = "+nextChange+" WHERE id = ?", status, summary, summary, now, id)
		if err != nil {
			return err
		}
		if n, err := res.RowsAffected(); err != nil || n == 0 {
			return errors.Join(err, fmt.Errorf("%w: no session %s", ctxsys.ErrNotFound, id))
		}
		if current {
			return setMeta(tx, "current", id)
		}
		return nil
	})
}

func (s *Sessions) Append(ctx context.Context, r store.SessionRow, messages []store.MessageRow, decisions []store.DecisionRow) (after store.SessionRow, err error) {
	err = s.update(ctx, func(tx *writing) error {
		after, err = scanSession(tx.QueryRow("SELECT "+sessionColumns+" FROM sessions WHERE id = ?", r.ID))
		if errors.Is(err, sql.ErrNoRows) && r.Joins {
			after, err = scanSession(tx.QueryRow("SELECT "+sessionColumns+" FROM sessions WHERE name = ? ORDER BY changed DESC LIMIT 1", r.Name))
		}
		if errors.Is(err, sql.ErrNoRows) {
			after = r
			err = addSession(tx, &after, false)
			after.Messages, after.Tokens = 0, 0
		}
		if err != nil {
			return err
		}
		if r.Messages >= 0 && r.Messages != after.Messages {
			return store.ErrMoved
		}
		first := after.Messages
		for _, m := range messages {
			after.Messages++
			after.Tokens += m.Tokens
			if _, err := tx.Exec("INSERT INTO messages ("+messageColumns+") VALUES (?, ?, ?, ?, ?, ?, ?, ?, ?, ?, ?)",
				after.Number, after.Messages, m.Role, m.Created, m.Tokens, m.Tags, m.Metadata, m.Format, m.Raw, nonNil(m.Before), m.Origin); err != nil {
				return err
			}
			for kind, n := range m.Masked {
				if _, err := tx.Exec("INSERT INTO receipts (session, message, kind, count) VALUES (?, ?, ?, ?)", after.Number, after.Messages, kind, n); err != nil {
					return err
				}
			}
		}
		for _, d := range decisions {
			d.Session, d.Message = after.ID, first+d.Message
			if _, err := addDecision(tx, d); err != nil {
				return err
			}
		}
		if after.Frame == "" {
			after.Frame = r.Frame
		}
		after.Status, after.Updated = "active", max(after.Updated, r.Updated)
		_, err := tx.Exec("UPDATE sessions SET status = ?, updated = ?, messages = ?, tokens = ?, frame = ?, changed = "+nextChange+" WHERE number = ?", after.Status, after.Updated, after.Messages, after.Tokens, after.Frame, after.Number)
		return err
	})
	return after, err
}

func nonNil(b []byte) []byte {
	if b == nil {
		return []byte{}
	}
	return b
}

func (s *Sessions) Messages(ctx context.Context, session int64, before, limit int) ([]store.MessageRow, error) {
	if limit <= 0 {
		limit = -1
	}
	if before <= 0 {
		before = math.MaxInt
	}
	return s.readMessages(ctx, `SELECT * FROM (SELECT `+messageColumns+` FROM messages
		WHERE session = ?1 AND number < ?2 ORDER BY number DESC LIMIT ?3) ORDER BY number`, session, before, limit)
}

func (s *Sessions) readMessages(ctx context.Context, query string, args ...any) ([]store.MessageRow, error) {
	rows, err := s.db.QueryContext(ctx, query, args...)
	return collect(rows, err, func(m *store.MessageRow) (err error) {
		*m, err = scanMessage(rows)
		return err
	})
}

const (
	messageColumns = "session, " + messageRest
	messageRest    = "number, role, created, tokens, tags, metadata, format, raw, before, origin"
)

func scanMessage(row row) (m store.MessageRow, err error) {
	err = row.Scan(&m.Session, &m.Number, &m.Role, &m.Created, &m.Tokens, &m.Tags, &m.Metadata, &m.Format, &m.Raw, &m.Before, &m.Origin)
	return m, err
}

func (s *Sessions) Receipts(ctx context.Context, session int64) (map[int]map[string]int, error) {
	rows, err := s.db.QueryContext(ctx, "SELECT message, kind, count FROM receipts WHERE session = ?", session)
	if err != nil {
		return nil, wrapKept(err)
	}
	defer rows.Close()
	out := map[int]map[string]int{}
	for rows.Next() {
		var message, count int
		var kind string
		if err := rows.Scan(&message, &kind, &count); err != nil {
			return nil, wrapKept(err)
		}
		if out[message] == nil {
			out[message] = map[string]int{}
		}
		out[message][kind] = count
	}
	return out, wrapKept(rows.Err())
}

func (s *Sessions) SetCompaction(ctx context.Context, r store.CompactionRow) error {
	return s.update(ctx, func(tx *writing) error { return setCompaction(tx, r) })
}

func setCompaction(tx *writing, r store.CompactionRow) error {
	_, err := tx.Exec("INSERT OR REPLACE INTO compactions (session, upto, created, tier, messages, tokens, sent) VALUES (?, ?, ?, ?, ?, ?, ?)", r.Session, r.Upto, r.Created, r.Tier, r.Messages, r.Tokens, r.Sent)
	if err != nil {
		return err
	}
	if err := keepDone(tx, r); err != nil {
		return err
	}
	return forgetGiven(tx, r.Session)
}

// compactionsDone begins the key of a list of what compactions of a session did.
const compactionsDone = "compactions "

// keepDone adds what a compaction did to the list of its session, of which the newest stay.
func keepDone(tx *writing, r store.CompactionRow) error {
	if len(r.Done) == 0 {
		return nil
	}
	var id, list string
	err := tx.QueryRow("SELECT id, coalesce((SELECT value FROM meta WHERE key = ? || id), '[]') FROM sessions WHERE number = ?", compactionsDone, r.Session).Scan(&id, &list)
	if err != nil {
		return err
	}
	var done []json.RawMessage
	if json.Unmarshal([]byte(list), &done) != nil {
		done = nil // what cannot be read is of no use
	}
	done = append(done, r.Done)
	text, err := json.Marshal(done[max(0, len(done)-store.MaxCompactions):])
	if err != nil {
		return err
	}
	return setMeta(tx, compactionsDone+id, string(text))
}

func (s *Sessions) Compactions(ctx context.Context, id string) (list string, err error) {
	err = s.db.QueryRowContext(ctx, "SELECT value FROM meta WHERE key = ?", compactionsDone+id).Scan(&list)
	if errors.Is(err, sql.ErrNoRows) {
		return "", nil
	}
	return list, wrapKept(err)
}

func (s *Sessions) Compaction(ctx context.Context, session int64) (r store.CompactionRow, ok bool, err error) {
	err = s.db.QueryRowContext(ctx, `SELECT session, upto, created, tier, messages, tokens, sent,
		(SELECT coalesce(sum(m.tokens), 0) FROM messages m WHERE m.session = compactions.session AND m.number > compactions.upto) FROM compactions WHERE session = ?`, session).
		Scan(&r.Session, &r.Upto, &r.Created, &r.Tier, &r.Messages, &r.Tokens, &r.Sent, &r.Since)
	if errors.Is(err, sql.ErrNoRows) {
		return r, false, nil
	}
	return r, err == nil, wrapKept(err)
}

func (s *Sessions) DropCompaction(ctx context.Context, session int64) (was bool, err error) {
	err = s.update(ctx, func(tx *writing) error {
		res, err := tx.Exec("DELETE FROM compactions WHERE session = ?", session)
		if err != nil {
			return err
		}
		n, err := res.RowsAffected()
		was = n > 0
		return err
	})
	return was, err
}

func (s *Sessions) Forget(ctx context.Context, before int64) (n int64, err error) {
	err = s.update(ctx, func(tx *writing) error {
		n, err = forget(ctx, tx, "status <> 'active' AND updated < ?", before)
		return err
	})
	return n, err
}

func (s *Sessions) Clear(ctx context.Context, id string, sent store.CompactionRow) (n int64, err error) {
	err = s.update(ctx, func(tx *writing) error {
		if n, err = forget(ctx, tx, "id = ?", id); err != nil {
			return err
		}
		return setCompaction(tx, sent)
	})
	return n, err
}

// forget deletes the messages of the sessions that a condition names, and what is of no use without them.
func forget(ctx context.Context, tx *writing, condition string, arg any) (n int64, err error) {
	which := "IN (SELECT number FROM sessions WHERE " + condition + ")"
	res, err := tx.Exec("DELETE FROM messages WHERE session "+which, arg)
	if err != nil {
		return 0, err
	}
	if n, err = res.RowsAffected(); err != nil {
		return 0, err
	}
	for _, table := range []string{"receipts", "compactions", "given"} {
		if _, err := tx.Exec("DELETE FROM "+table+" WHERE session "+which, arg); err != nil {
			return 0, err
		}
	}
	if n > 0 {
		if err := tx.erases(ctx); err != nil {
			return 0, err
		}
		if err := forgetSaid(tx); err != nil {
			return 0, err
		}
	}
	for _, key := range []string{essentials, compactionsDone} {
		if _, err = tx.Exec("DELETE FROM meta WHERE key IN (SELECT '"+key+"' || id FROM sessions WHERE "+condition+")", arg); err != nil {
			break
		}
	}
	return n, err
}

func (s *Sessions) AddDecision(ctx context.Context, d store.DecisionRow, replaces int64) (id int64, err error) {
	err = s.update(ctx, func(tx *writing) error {
		if id, err = addDecision(tx, d); err != nil || replaces == 0 {
			return err
		}
		if id == replaces {
			return fmt.Errorf("%w: decision %d says the same: there is nothing to replace", ctxsys.ErrUsage, id)
		}
		res, err := tx.Exec("UPDATE decisions SET status = 'superseded', replaced_by = ?, note = ? WHERE id = ?", id, d.Reason, replaces)
		if err != nil {
			return err
		}
		if n, err := res.RowsAffected(); err != nil || n == 0 {
			return errors.Join(err, fmt.Errorf("%w: no decision %d", ctxsys.ErrNotFound, replaces))
		}
		return nil
	})
	return id, err
}

// addDecision stores a decision unless there is one in the same words, letter case and punctuation aside: of the session, or of the same
// author in another. It returns the id of that one then.
func addDecision(tx *writing, d store.DecisionRow) (int64, error) {
	if id, err := sameDecision(tx, d); err != nil || id != 0 {
		return id, err
	}
	res, err := tx.Exec("INSERT INTO decisions (session, message, author, text, reason, alternatives, related, status, replaced_by, note, created, source, said) VALUES (?, ?, ?, ?, ?, ?, ?, ?, 0, '', ?, ?, ?)",
		d.Session, d.Message, d.Author, d.Text, d.Reason, d.Alternatives, d.Related, d.Status, d.Created, d.Source, d.Said)
	if err != nil {
		return 0, err
	}
	return res.LastInsertId()
}

// otherMarks is by how many characters two texts of the same words may differ.
const otherMarks = 16

// sameDecision is the id of an active decision in the same words, 0 for none.
func sameDecision(tx *writing, d store.DecisionRow) (int64, error) {
	rows, err := tx.Query(`SELECT id, text, said FROM decisions WHERE status = 'active' AND (session = ?1 OR author = ?3)
		AND (abs(length(text) - length(?2)) <= ?4 OR said = ?2) ORDER BY session <> ?1, id`, d.Session, d.Text, d.Author, otherMarks)
	if err != nil {
		return 0, err
	}
	defer rows.Close()
	words := store.Plain(d.Text)
	for rows.Next() {
		var old store.DecisionRow
		if err := rows.Scan(&old.ID, &old.Text, &old.Said); err != nil {
			return 0, err
		}
		if old.Said == d.Text || store.Plain(old.Text) == words {
			return old.ID, nil
		}
	}
	return 0, rows.Err()
}

func (s *Sessions) Decisions(ctx context.Context, session, status string) ([]store.DecisionRow, error) {
	rows, err := s.db.QueryContext(ctx, `SELECT `+decisionColumns+` FROM decisions WHERE (?1 = '' OR session = ?1) AND (?2 = '' OR status = ?2) ORDER BY id DESC`, session, status)
	return collect(rows, err, func(d *store.DecisionRow) (err error) {
		*d, err = scanDecision(rows)
		return err
	})
}

const decisionColumns = "id, session, message, author, text, reason, alternatives, related, status, replaced_by, note, created, source, said"

func scanDecision(row row) (d store.DecisionRow, err error) {
	err = row.Scan(&d.ID, &d.Session, &d.Message, &d.Author, &d.Text, &d.Reason, &d.Alternatives, &d.Related, &d.Status, &d.ReplacedBy, &d.Note, &d.Created, &d.Source, &d.Said)
	return d, err
}
