package sqlite

import (
	"context"
	_ "embed"

	"github.com/ctx-sys/ctx-sys/internal/store"
)

//go:embed memory_suggestions.sql
var suggestionsSchema string

// SuggestionTx is a transaction that writes subscriptions and suggestions.
type SuggestionTx struct{ tx *writing }

func (m *Memory) UpdateSuggestions(ctx context.Context, f func(store.SuggestionTx) error) error {
	return inTransaction(ctx, m.db, func(tx *writing) error { return f(&SuggestionTx{tx}) })
}

const subscriptionColumns = "number, id, session, kind, value, scope, cause, every, due, minimum, status, created, fired, delivered, used, dismissed"

func subscriptions(ctx context.Context, q querier, where string, args ...any) ([]store.SubscriptionRow, error) {
	rows, err := q.QueryContext(ctx, "SELECT "+subscriptionColumns+" FROM subscriptions "+where, args...)
	return collect(rows, err, func(r *store.SubscriptionRow) error {
		return rows.Scan(&r.Number, &r.ID, &r.Session, &r.Kind, &r.Value, &r.Scope, &r.Cause, &r.Every, &r.Due, &r.Minimum, &r.Status, &r.Created, &r.Fired,
			&r.Delivered, &r.Used, &r.Dismissed)
	})
}

func (m *Memory) Subscriptions(ctx context.Context, id, cause, status string) ([]store.SubscriptionRow, error) {
	return subscriptions(ctx, m.db, "WHERE (?1 = '' OR id = ?1) AND (?2 = '' OR cause = ?2) AND (?3 = '' OR status = ?3) ORDER BY number", id, cause, status)
}

func (t *SuggestionTx) Subscription(ctx context.Context, id string) (r store.SubscriptionRow, ok bool, err error) {
	found, err := subscriptions(ctx, t.tx, "WHERE id = ?", id)
	if err != nil || len(found) == 0 {
		return r, false, err
	}
	return found[0], true, nil
}

func (t *SuggestionTx) ActiveSubscriptions(ctx context.Context, cause string) ([]store.SubscriptionRow, error) {
	return subscriptions(ctx, t.tx, "WHERE cause = ? AND status = 'active' ORDER BY number", cause)
}

func (t *SuggestionTx) PutSubscription(r store.SubscriptionRow) error {
	_, err := t.tx.Exec(`INSERT INTO subscriptions (id, session, kind, value, scope, cause, every, due, minimum, status, created, fired, delivered, used, dismissed)
		VALUES (?, ?, ?, ?, ?, ?, ?, ?, ?, ?, ?, ?, ?, ?, ?)
		ON CONFLICT (id) DO UPDATE SET due = excluded.due, status = excluded.status, fired = excluded.fired,
			delivered = excluded.delivered, used = excluded.used, dismissed = excluded.dismissed`,
		r.ID, r.Session, r.Kind, r.Value, r.Scope, r.Cause, r.Every, r.Due, r.Minimum, r.Status, r.Created, r.Fired, r.Delivered, r.Used, r.Dismissed)
	return err
}

func (t *SuggestionTx) RemoveSubscription(id string) (suggestions int64, err error) {
	if err := t.tx.erases(context.Background()); err != nil {
		return 0, err
	}
	res, err := t.tx.Exec("DELETE FROM suggestions WHERE subscription = ?", id)
	if err != nil {
		return 0, err
	}
	if suggestions, err = res.RowsAffected(); err != nil {
		return 0, err
	}
	_, err = t.tx.Exec("DELETE FROM subscriptions WHERE id = ?", id)
	return suggestions, err
}

const suggestionColumns = "number, id, subscription, session, kind, about, target, ref, text, relevance, created, shown, outcome"

func suggestions(ctx context.Context, q querier, where string, args ...any) ([]store.SuggestionRow, error) {
	rows, err := q.QueryContext(ctx, "SELECT "+suggestionColumns+" FROM suggestions "+where, args...)
	return collect(rows, err, func(r *store.SuggestionRow) error {
		return rows.Scan(&r.Number, &r.ID, &r.Subscription, &r.Session, &r.Kind, &r.About, &r.Target, &r.Ref, &r.Text, &r.Relevance, &r.Created, &r.Shown, &r.Outcome)
	})
}

func (m *Memory) Suggestions(ctx context.Context, f store.SuggestionFilter) ([]store.SuggestionRow, error) {
	where, args := "WHERE created >= ? AND number > ?", []any{f.Since, f.After}
	if f.Sessions != nil {
		where, args = where+" AND session IN ("+marks(len(f.Sessions))+")", append(args, anys(f.Sessions)...)
	}
	if f.Pending {
		where += " AND shown = 0 AND outcome = ''"
	}
	if f.Newest {
		where += " ORDER BY number DESC"
	} else {
		where += " ORDER BY relevance DESC, number DESC"
	}
	if f.Limit > 0 {
		where, args = where+" LIMIT ?", append(args, f.Limit)
	}
	return suggestions(ctx, m.db, where, args...)
}

func (m *Memory) LastSuggestion(ctx context.Context) (n int64, err error) {
	err = m.db.QueryRowContext(ctx, "SELECT coalesce(max(number), 0) FROM suggestions").Scan(&n)
	return n, wrapKept(err)
}

func (t *SuggestionTx) Suggestion(ctx context.Context, id string) (r store.SuggestionRow, ok bool, err error) {
	found, err := suggestions(ctx, t.tx, "WHERE id = ?", id)
	if err != nil || len(found) == 0 {
		return r, false, err
	}
	return found[0], true, nil
}

func (t *SuggestionTx) SuggestedBy(ctx context.Context, subscription string, since int64) ([]store.SuggestionRow, error) {
	return suggestions(ctx, t.tx, "WHERE subscription = ? AND created >= ? ORDER BY number DESC", subscription, since)
}

func (t *SuggestionTx) AddSuggestion(r store.SuggestionRow) (number int64, err error) {
	res, err := t.tx.Exec(`INSERT INTO suggestions (id, subscription, session, kind, about, target, ref, text, relevance, created, shown, outcome)
		VALUES (?, ?, ?, ?, ?, ?, ?, ?, ?, ?, ?, ?)`,
		r.ID, r.Subscription, r.Session, r.Kind, r.About, r.Target, r.Ref, r.Text, r.Relevance, r.Created, r.Shown, r.Outcome)
	if err != nil {
		return 0, err
	}
	return res.LastInsertId()
}

func (t *SuggestionTx) SetSuggestion(r store.SuggestionRow) error {
	_, err := t.tx.Exec("UPDATE suggestions SET text = ?, relevance = ?, created = ?, shown = ?, outcome = ? WHERE number = ?", r.Text, r.Relevance, r.Created, r.Shown, r.Outcome, r.Number)
	return err
}

func (t *SuggestionTx) ForgetSuggestions(before int64) error {
	_, err := t.tx.Exec("DELETE FROM suggestions WHERE created < ?", before)
	return err
}

func (t *SuggestionTx) DropSuggestion(number int64) error {
	_, err := t.tx.Exec("DELETE FROM suggestions WHERE number = ?", number)
	return err
}
