package sqlite

import (
	"context"
	_ "embed"

	"github.com/ctx-sys/ctx-sys/internal/store"
)

//go:embed memory_feedback.sql
var feedbackSchema string

// FeedbackTx is a transaction that writes feedback.
type FeedbackTx struct{ tx *writing }

func (m *Memory) UpdateFeedback(ctx context.Context, f func(store.FeedbackTx) error) error {
	return inTransaction(ctx, m.db, func(tx *writing) error { return f(&FeedbackTx{tx}) })
}

func (m *Memory) feedback(ctx context.Context, where string, args ...any) ([]store.FeedbackRow, error) {
	rows, err := m.db.QueryContext(ctx, "SELECT entity, path, used, ignored, good, bad, updated FROM feedback "+where, args...)
	return collect(rows, err, func(r *store.FeedbackRow) error {
		return rows.Scan(&r.Entity, &r.Path, &r.Used, &r.Ignored, &r.Good, &r.Bad, &r.Updated)
	})
}

func (m *Memory) Feedback(ctx context.Context) ([]store.FeedbackRow, error) {
	return m.feedback(ctx, "ORDER BY updated DESC, entity")
}

func (m *Memory) FeedbackOn(ctx context.Context, paths []string) ([]store.FeedbackRow, error) {
	if len(paths) == 0 {
		return nil, nil
	}
	return m.feedback(ctx, "WHERE path IN ("+marks(len(paths))+") ORDER BY entity", anys(paths)...)
}

func (t *FeedbackTx) Count(r store.FeedbackRow) error {
	_, err := t.tx.Exec(`INSERT INTO feedback (entity, path, used, ignored, good, bad, updated) VALUES (?, ?, ?, ?, ?, ?, ?) ON CONFLICT (entity) DO UPDATE SET
		used = used + excluded.used, ignored = ignored + excluded.ignored, good = good + excluded.good, bad = bad + excluded.bad, updated = excluded.updated`,
		r.Entity, r.Path, r.Used, r.Ignored, r.Good, r.Bad, r.Updated)
	return err
}

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

func (t *FeedbackTx) Deliver(r store.DeliveredEntity) error {
	_, err := t.tx.Exec("INSERT OR REPLACE INTO feedback_given (session, entity, name, words, spoken, created) VALUES (?, ?, ?, ?, ?, ?)", r.Session, r.Entity, r.Name, r.Words, r.Spoken, r.Created)
	return err
}

func (t *FeedbackTx) Delivered(session string) ([]store.DeliveredEntity, error) {
	rows, err := t.tx.Query("SELECT session, entity, name, words, spoken, created FROM feedback_given WHERE session = ? ORDER BY entity", session)
	if err != nil {
		return nil, err
	}
	defer rows.Close()
	var out []store.DeliveredEntity
	for rows.Next() {
		var r store.DeliveredEntity
		if err := rows.Scan(&r.Session, &r.Entity, &r.Name, &r.Words, &r.Spoken, &r.Created); err != nil {
			return nil, err
		}
		out = append(out, r)
	}
	return out, rows.Err()
}

func (t *FeedbackTx) Decided(session, entity string) error {
	_, err := t.tx.Exec("DELETE FROM feedback_given WHERE session = ? AND entity = ?", session, entity)
	return err
}

func (t *FeedbackTx) Expire(before int64) error {
	_, err := t.tx.Exec("DELETE FROM feedback_given WHERE created < ?", before)
	return err
}
