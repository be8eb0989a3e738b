package sqlite

import (
	"context"
	_ "embed"
)

//go:embed memory_suggestions.sql
var suggestionsSchema string

// SubscriptionRow is one row of subscriptions. Times are in milliseconds since 1970.
type SubscriptionRow struct {
	Number                     int64
	ID, Session                string
	Kind, Value, Scope, Cause  string
	Every, Due                 int64
	Minimum                    float64
	Status                     string
	Created, Fired             int64
	Delivered, Used, Dismissed int
}

// SuggestionRow is one row of suggestions. Times are in milliseconds since 1970.
type SuggestionRow struct {
	Number                    int64
	ID, Subscription, Session string
	Kind, About, Target, Ref  string
	Text                      string
	Relevance                 float64
	Created, Shown            int64
	Outcome                   string
}

// SuggestionFilter says which suggestions are meant. The zero value is all of them.
type SuggestionFilter struct {
	Sessions []string // nil is all
	Since    int64    // created then or later
	After    int64    // with a higher number
	Pending  bool     // neither shown nor judged
	Newest   bool     // the newest first, else the most relevant
	Limit    int      // 0 is all
}

// SuggestionTx is a transaction that writes subscriptions and suggestions.
type SuggestionTx struct{ tx *writing }

// UpdateSuggestions runs f in a transaction. What f read before it wrote still holds: no other process writes meanwhile.
func (m *Memory) UpdateSuggestions(ctx context.Context, f func(*SuggestionTx) error) error {
	return inTransaction(ctx, m.db, func(tx *writing) error { return f(&SuggestionTx{tx}) })
}

const subscriptionColumns = "number, id, session, kind, value, scope, cause, every, due, minimum, status, created, fired, delivered, used, dismissed"

func subscriptions(ctx context.Context, q querier, where string, args ...any) ([]SubscriptionRow, error) {
	rows, err := q.QueryContext(ctx, "SELECT "+subscriptionColumns+" FROM subscriptions "+where, args...)
	return collect(rows, err, func(r *SubscriptionRow) error {
		return rows.Scan(&r.Number, &r.ID, &r.Session, &r.Kind, &r.Value, &r.Scope, &r.Cause, &r.Every, &r.Due, &r.Minimum, &r.Status, &r.Created, &r.Fired,
			&r.Delivered, &r.Used, &r.Dismissed)
	})
}

// Subscriptions returns the subscriptions of an id, a cause and a status, each "" for all, in the order they were made.
func (m *Memory) Subscriptions(ctx context.Context, id, cause, status string) ([]SubscriptionRow, error) {
	return subscriptions(ctx, m.db, "WHERE (?1 = '' OR id = ?1) AND (?2 = '' OR cause = ?2) AND (?3 = '' OR status = ?3) ORDER BY number", id, cause, status)
}

// Subscription returns the subscription of an id, false for none.
func (t *SuggestionTx) Subscription(ctx context.Context, id string) (r SubscriptionRow, ok bool, err error) {
	found, err := subscriptions(ctx, t.tx, "WHERE id = ?", id)
	if err != nil || len(found) == 0 {
		return r, false, err
	}
	return found[0], true, nil
}

// ActiveSubscriptions returns the active subscriptions of a cause, in the order they were made.
func (t *SuggestionTx) ActiveSubscriptions(ctx context.Context, cause string) ([]SubscriptionRow, error) {
	return subscriptions(ctx, t.tx, "WHERE cause = ? AND status = 'active' ORDER BY number", cause)
}

// PutSubscription stores a subscription, in the place of the one of its id.
func (t *SuggestionTx) PutSubscription(r SubscriptionRow) error {
	_, err := t.tx.Exec(`INSERT INTO subscriptions (id, session, kind, value, scope, cause, every, due, minimum, status, created, fired, delivered, used, dismissed)
		VALUES (?, ?, ?, ?, ?, ?, ?, ?, ?, ?, ?, ?, ?, ?, ?)
		ON CONFLICT (id) DO UPDATE SET due = excluded.due, status = excluded.status, fired = excluded.fired,
			delivered = excluded.delivered, used = excluded.used, dismissed = excluded.dismissed`,
		r.ID, r.Session, r.Kind, r.Value, r.Scope, r.Cause, r.Every, r.Due, r.Minimum, r.Status, r.Created, r.Fired, r.Delivered, r.Used, r.Dismissed)
	return err
}

// RemoveSubscription deletes a subscription with what it gave, and returns how many suggestions those were.
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

func suggestions(ctx context.Context, q querier, where string, args ...any) ([]SuggestionRow, error) {
	rows, err := q.QueryContext(ctx, "SELECT "+suggestionColumns+" FROM suggestions "+where, args...)
	return collect(rows, err, func(r *SuggestionRow) error {
		return rows.Scan(&r.Number, &r.ID, &r.Subscription, &r.Session, &r.Kind, &r.About, &r.Target, &r.Ref, &r.Text, &r.Relevance, &r.Created, &r.Shown, &r.Outcome)
	})
}

// Suggestions returns the suggestions that a filter means.
func (m *Memory) Suggestions(ctx context.Context, f SuggestionFilter) ([]SuggestionRow, error) {
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

// LastSuggestion is the number of the suggestion that was made last, 0 for none.
func (m *Memory) LastSuggestion(ctx context.Context) (n int64, err error) {
	err = m.db.QueryRowContext(ctx, "SELECT coalesce(max(number), 0) FROM suggestions").Scan(&n)
	return n, wrapKept(err)
}

// Suggestion returns the suggestion of an id, false for none.
func (t *SuggestionTx) Suggestion(ctx context.Context, id string) (r SuggestionRow, ok bool, err error) {
	found, err := suggestions(ctx, t.tx, "WHERE id = ?", id)
	if err != nil || len(found) == 0 {
		return r, false, err
	}
	return found[0], true, nil
}

// SuggestedBy returns what a subscription suggested since a time, the newest first.
func (t *SuggestionTx) SuggestedBy(ctx context.Context, subscription string, since int64) ([]SuggestionRow, error) {
	return suggestions(ctx, t.tx, "WHERE subscription = ? AND created >= ? ORDER BY number DESC", subscription, since)
}

// AddSuggestion stores a new suggestion.
func (t *SuggestionTx) AddSuggestion(r SuggestionRow) (number int64, err error) {
	res, err := t.tx.Exec(`INSERT INTO suggestions (id, subscription, session, kind, about, target, ref, text, relevance, created, shown, outcome)
		VALUES (?, ?, ?, ?, ?, ?, ?, ?, ?, ?, ?, ?)`,
		r.ID, r.Subscription, r.Session, r.Kind, r.About, r.Target, r.Ref, r.Text, r.Relevance, r.Created, r.Shown, r.Outcome)
	if err != nil {
		return 0, err
	}
	return res.LastInsertId()
}

// SetSuggestion stores what may change of a suggestion: its text, its relevance, its times and what became of it.
func (t *SuggestionTx) SetSuggestion(r SuggestionRow) error {
	_, err := t.tx.Exec("UPDATE suggestions SET text = ?, relevance = ?, created = ?, shown = ?, outcome = ? WHERE number = ?", r.Text, r.Relevance, r.Created, r.Shown, r.Outcome, r.Number)
	return err
}

// ForgetSuggestions deletes the suggestions made before a time.
func (t *SuggestionTx) ForgetSuggestions(before int64) error {
	_, err := t.tx.Exec("DELETE FROM suggestions WHERE created < ?", before)
	return err
}

// DropSuggestion deletes the suggestion of a number.
func (t *SuggestionTx) DropSuggestion(number int64) error {
	_, err := t.tx.Exec("DELETE FROM suggestions WHERE number = ?", number)
	return err
}
