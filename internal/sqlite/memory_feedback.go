package sqlite

import (
	"context"
	_ "embed"
)

//go:embed memory_feedback.sql
var feedbackSchema string

// FeedbackRow is one row of feedback.
type FeedbackRow struct {
	Entity, Path             string
	Used, Ignored, Good, Bad int
	Updated                  int64
}

// GivenEntity is one row of feedback_given.
type GivenEntity struct {
	Session, Entity, Name, Words string
	Spoken                       bool
	Created                      int64
}

// FeedbackTx is a transaction that writes feedback.
type FeedbackTx struct{ tx *writing }

// UpdateFeedback runs f in a transaction.
func (m *Memory) UpdateFeedback(ctx context.Context, f func(*FeedbackTx) error) error {
	return inTransaction(ctx, m.db, func(tx *writing) error { return f(&FeedbackTx{tx}) })
}

func (m *Memory) feedback(ctx context.Context, where string, args ...any) ([]FeedbackRow, error) {
	rows, err := m.db.QueryContext(ctx, "SELECT entity, path, used, ignored, good, bad, updated FROM feedback "+where, args...)
	return collect(rows, err, func(r *FeedbackRow) error {
		return rows.Scan(&r.Entity, &r.Path, &r.Used, &r.Ignored, &r.Good, &r.Bad, &r.Updated)
	})
}

// Feedback returns all feedback, the latest first.
func (m *Memory) Feedback(ctx context.Context) ([]FeedbackRow, error) {
	return m.feedback(ctx, "ORDER BY updated DESC, entity")
}

// FeedbackOn returns the feedback on what stands in some files.
func (m *Memory) FeedbackOn(ctx context.Context, paths []string) ([]FeedbackRow, error) {
	if len(paths) == 0 {
		return nil, nil
	}
	return m.feedback(ctx, "WHERE path IN ("+marks(len(paths))+") ORDER BY entity", anys(paths)...)
}

// Count adds to what became of an entity.
func (t *FeedbackTx) Count(r FeedbackRow) error {
	_, err := t.tx.Exec(`INSERT INTO feedback (entity, path, used, ignored, good, bad, updated) VALUES (?, ?, ?, ?, ?, ?, ?) ON CONFLICT (entity) DO UPDATE SET
		used = used + excluded.used, ignored = ignored + excluded.ignored, good = good + excluded.good, bad = bad + excluded.bad, updated = excluded.updated`,
		r.Entity, r.Path, r.Used, r.Ignored, r.Good, r.Bad, r.Updated)
	return err
}

// Forget deletes the feedback on some entities, and with none all, and says on how many there was any.
func (t *FeedbackTx) Forget(entities []string) (n int64, err error) {
	where, args := "", []any{}
	if len(entities) > 0 {
		where, args = " WHERE entity IN ("+marks(len(entities))+")", anys(entities)
	}
	if err := t.tx.erases(context.Background()); err != nil {
		return 0, err
	}
	res, err := t.tx.Exec("DELETE FROM feedback"+where, args...)
	if err != nil {
		return 0, err
	}
	if _, err := t.tx.Exec("DELETE FROM feedback_given"+where, args...); err != nil {
		return 0, err
	}
	return res.RowsAffected()
}

// Give stores a result that a session was given.
func (t *FeedbackTx) Give(r GivenEntity) error {
	_, err := t.tx.Exec("INSERT OR REPLACE INTO feedback_given (session, entity, name, words, spoken, created) VALUES (?, ?, ?, ?, ?, ?)", r.Session, r.Entity, r.Name, r.Words, r.Spoken, r.Created)
	return err
}

// Given returns what a session was given and is not decided, by entity.
func (t *FeedbackTx) Given(session string) ([]GivenEntity, error) {
	rows, err := t.tx.Query("SELECT session, entity, name, words, spoken, created FROM feedback_given WHERE session = ? ORDER BY entity", session)
	if err != nil {
		return nil, err
	}
	defer rows.Close()
	var out []GivenEntity
	for rows.Next() {
		var r GivenEntity
		if err := rows.Scan(&r.Session, &r.Entity, &r.Name, &r.Words, &r.Spoken, &r.Created); err != nil {
			return nil, err
		}
		out = append(out, r)
	}
	return out, rows.Err()
}

// Decided takes away one that was given to a session.
func (t *FeedbackTx) Decided(session, entity string) error {
	_, err := t.tx.Exec("DELETE FROM feedback_given WHERE session = ? AND entity = ?", session, entity)
	return err
}

// Expire takes away what was given before a time, undecided.
func (t *FeedbackTx) Expire(before int64) error {
	_, err := t.tx.Exec("DELETE FROM feedback_given WHERE created < ?", before)
	return err
}
