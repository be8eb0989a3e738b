package sqlite

import (
	"context"
	_ "embed"

	"github.com/ctx-sys/ctx-sys/internal/store"
)

//go:embed sessions_given.sql
var givenSchema string

func (s *Sessions) Deliver(ctx context.Context, session int64, query string, rows []store.DeliveredRow, keep int) error {
	return s.update(ctx, func(tx *writing) error {
		var number int
		if err := tx.QueryRow("SELECT coalesce(max(context), 0) + 1 FROM given WHERE session = ?", session).Scan(&number); err != nil {
			return err
		}
		for _, r := range rows {
			if _, err := tx.Exec("INSERT INTO given (session, context, query, source, start, lines) VALUES (?, ?, ?, ?, ?, ?)", session, number, query, r.Source, r.Start, r.Lines); err != nil {
				return err
			}
		}
		_, err := tx.Exec("DELETE FROM given WHERE session = ? AND context <= ?", session, number-keep)
		return err
	})
}

func (s *Sessions) Delivered(ctx context.Context, session int64) ([]store.DeliveredRow, error) {
	rows, err := s.db.QueryContext(ctx, "SELECT context, query, source, start, lines FROM given WHERE session = ? ORDER BY context DESC", session)
	return collect(rows, err, func(r *store.DeliveredRow) error {
		return rows.Scan(&r.Context, &r.Query, &r.Source, &r.Start, &r.Lines)
	})
}

func (s *Sessions) ForgetDelivered(ctx context.Context, session int64) error {
	return s.update(ctx, func(tx *writing) error { return forgetGiven(tx, session) })
}

func forgetGiven(tx *writing, session int64) error {
	_, err := tx.Exec("DELETE FROM given WHERE session = ?", session)
	return err
}
