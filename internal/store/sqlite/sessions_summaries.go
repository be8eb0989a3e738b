package sqlite

import (
	"context"
	"database/sql"
	_ "embed"
	"errors"
	"strconv"

	"github.com/ctx-sys/ctx-sys/internal/store"
)

//go:embed sessions_summaries.sql
var summariesSchema string

// addSummaries brings a database up to version 3: summaries in versions, questions, and who wrote a decision down.
func addSummaries(tx *sql.Tx) error {
	if _, err := tx.Exec(summariesSchema); err != nil {
		return err
	}
	for _, column := range []string{"source", "said"} { // the model that wrote it, and the words it was made in then
		var have int
		if err := tx.QueryRow("SELECT count(*) FROM pragma_table_info('decisions') WHERE name = ?", column).Scan(&have); err != nil {
			return err
		}
		if have > 0 {
			continue
		}
		if _, err := tx.Exec("ALTER TABLE decisions ADD COLUMN " + column + " TEXT NOT NULL DEFAULT ''"); err != nil {
			return err
		}
	}
	return nil
}

// maxSummaries is how many summaries of a session are kept.
const maxSummaries = 50

func (s *Sessions) AddSummary(ctx context.Context, r store.SummaryRow, text, status string, automatic bool) (version int, err error) {
	err = s.update(ctx, func(tx *writing) error {
		newest, ok, err := newestSummary(tx, r.Session)
		if err != nil {
			return err
		}
		if automatic && ok && (newest.Upto > r.Upto || newest.Upto == r.Upto && newest.Author != "" && r.Author == "") {
			version = newest.Version
			return nil
		}
		r.Version = newest.Version + 1
		if ok && newest.Upto == r.Upto && (newest.Author == r.Author && newest.Parts == r.Parts || newest.Author == "" && r.Author != "") {
			r.Version = newest.Version
		}
		version = r.Version
		if _, err := tx.Exec("INSERT OR REPLACE INTO summaries (session, version, upto, created, author, parts, note) VALUES (?, ?, ?, ?, ?, ?, ?)",
			r.Session, r.Version, r.Upto, r.Created, r.Author, r.Parts, r.Note); err != nil {
			return err
		}
		if _, err := tx.Exec("DELETE FROM summaries WHERE session = ? AND version <= ?", r.Session, r.Version-maxSummaries); err != nil {
			return err
		}
		_, err = tx.Exec("UPDATE sessions SET status = CASE WHEN ?1 = '' THEN status ELSE ?1 END, summary = ?2, updated = max(updated, ?3) WHERE number = ?4", status, text, r.Created, r.Session)
		return err
	})
	return version, err
}

const summaryColumns = "session, version, upto, created, author, parts, note"

func newestSummary(tx *writing, session int64) (r store.SummaryRow, ok bool, err error) {
	err = tx.QueryRow("SELECT "+summaryColumns+" FROM summaries WHERE session = ? ORDER BY version DESC LIMIT 1", session).
		Scan(&r.Session, &r.Version, &r.Upto, &r.Created, &r.Author, &r.Parts, &r.Note)
	if errors.Is(err, sql.ErrNoRows) {
		return r, false, nil
	}
	return r, err == nil, err
}

func (s *Sessions) NoteSummary(ctx context.Context, session int64, note string) error {
	return s.update(ctx, func(tx *writing) error {
		_, err := tx.Exec("UPDATE summaries SET note = ?2 WHERE session = ?1 AND version = (SELECT max(version) FROM summaries WHERE session = ?1)", session, note)
		return err
	})
}

func (s *Sessions) Summaries(ctx context.Context, session int64, limit int) ([]store.SummaryRow, error) {
	if limit <= 0 {
		limit = -1
	}
	rows, err := s.db.QueryContext(ctx, "SELECT "+summaryColumns+" FROM summaries WHERE session = ? ORDER BY version DESC LIMIT ?", session, limit)
	return collect(rows, err, func(r *store.SummaryRow) error {
		return rows.Scan(&r.Session, &r.Version, &r.Upto, &r.Created, &r.Author, &r.Parts, &r.Note)
	})
}

const questionsUpto = "questions "

func (s *Sessions) QuestionsUpto(ctx context.Context) (map[string]int, error) {
	rows, err := s.db.QueryContext(ctx, "SELECT substr(key, ?2), value FROM meta WHERE key >= ?1 AND key < ?1 || '~'", questionsUpto, len(questionsUpto)+1)
	if err != nil {
		return nil, wrapKept(err)
	}
	defer rows.Close()
	out := map[string]int{}
	for rows.Next() {
		var id, value string
		if err := rows.Scan(&id, &value); err != nil {
			return nil, wrapKept(err)
		}
		out[id], _ = strconv.Atoi(value)
	}
	return out, wrapKept(rows.Err())
}

func (s *Sessions) SetQuestions(ctx context.Context, session string, open []store.QuestionRow, upto int, settled bool) error {
	return s.update(ctx, func(tx *writing) error {
		if _, err := tx.Exec("UPDATE questions SET status = 'answered' WHERE session = ?1 AND status = 'open' AND (author <> '' OR ?2)", session, settled); err != nil {
			return err
		}
		for _, q := range open {
			if _, err := tx.Exec(`INSERT INTO questions (session, message, author, text, status, created) VALUES (?, ?, ?, ?, 'open', ?)
				ON CONFLICT (session, text) DO UPDATE SET status = 'open', author = max(author, excluded.author), message = max(message, excluded.message)`,
				session, q.Message, q.Author, q.Text, q.Created); err != nil {
				return err
			}
		}
		return setMeta(tx, questionsUpto+session, strconv.Itoa(upto))
	})
}

func (s *Sessions) Questions(ctx context.Context, session, status string) ([]store.QuestionRow, error) {
	rows, err := s.db.QueryContext(ctx, `SELECT id, session, message, author, text, status, created FROM questions
		WHERE (?1 = '' OR session = ?1) AND (?2 = '' OR status = ?2) ORDER BY id DESC`, session, status)
	return collect(rows, err, func(q *store.QuestionRow) error {
		return rows.Scan(&q.ID, &q.Session, &q.Message, &q.Author, &q.Text, &q.Status, &q.Created)
	})
}

const extractedUpto = "extracted "

func (s *Sessions) ExtractedUpto(ctx context.Context, session string) (n int, err error) {
	var value string
	err = s.db.QueryRowContext(ctx, "SELECT value FROM meta WHERE key = ?", extractedUpto+session).Scan(&value)
	if errors.Is(err, sql.ErrNoRows) {
		return 0, nil
	}
	n, _ = strconv.Atoi(value)
	return n, wrapKept(err)
}

func (s *Sessions) AddExtracted(ctx context.Context, session string, all []store.DecisionRow, upto int) (ids []int64, err error) {
	err = s.update(ctx, func(tx *writing) error {
		rewritten := false
		for _, d := range all {
			rewritten = rewritten || d.ID != 0
			if d.ID == 0 {
				if d.ID, err = addDecision(tx, d); err != nil {
					return err
				}
			} else if _, err := tx.Exec("UPDATE decisions SET text = ?, reason = ?, alternatives = ?, related = ?, source = ?, said = ? WHERE id = ? AND source = ''",
				d.Text, d.Reason, d.Alternatives, d.Related, d.Source, d.Said, d.ID); err != nil {
				return err
			}
			ids = append(ids, d.ID)
		}
		if rewritten { // the index has the old words
			if err := forgetSaid(tx); err != nil {
				return err
			}
		}
		return setMeta(tx, extractedUpto+session, strconv.Itoa(upto))
	})
	return ids, err
}

const claimed = "claim "

func (s *Sessions) Claim(ctx context.Context, work string, now, until int64) (ok bool, err error) {
	err = s.update(ctx, func(tx *writing) error {
		var value string
		switch err := tx.QueryRow("SELECT value FROM meta WHERE key = ?", claimed+work).Scan(&value); {
		case err == nil:
			if end, _ := strconv.ParseInt(value, 10, 64); end > now {
				return nil
			}
		case !errors.Is(err, sql.ErrNoRows):
			return err
		}
		ok = true
		return setMeta(tx, claimed+work, strconv.FormatInt(until, 10))
	})
	return ok, err
}

func (s *Sessions) Release(ctx context.Context, work string) error {
	return s.update(ctx, func(tx *writing) error {
		_, err := tx.Exec("DELETE FROM meta WHERE key = ?", claimed+work)
		return err
	})
}
