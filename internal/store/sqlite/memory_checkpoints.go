package sqlite

import (
	"context"
	"database/sql"
	_ "embed"
	"errors"

	"github.com/ctx-sys/ctx-sys/internal/store"
)

//go:embed memory_checkpoints.sql
var checkpointsSchema string

// CheckpointTx is a transaction that writes checkpoints and steps.
type CheckpointTx struct{ tx *writing }

func (m *Memory) UpdateCheckpoints(ctx context.Context, f func(store.CheckpointTx) error) error {
	return inTransaction(ctx, m.db, func(tx *writing) error { return f(&CheckpointTx{tx}) })
}

const checkpointColumns = "number, id, session, step, created, cause, description, message, duration, tokens, masked, size, made, steps"

func scanCheckpoint(row row, more ...any) (r store.CheckpointRow, err error) {
	err = row.Scan(append([]any{&r.Number, &r.ID, &r.Session, &r.Step, &r.Created, &r.Cause, &r.Description, &r.Message, &r.Duration, &r.Tokens, &r.Masked, &r.Size, &r.Made, &r.Steps}, more...)...)
	return r, err
}

// latestFirst is the order of checkpoints: what comes back without an id is the first.
const latestFirst = " ORDER BY step DESC, number DESC"

func (m *Memory) Checkpoint(ctx context.Context, session, id string) (r store.CheckpointRow, ok bool, err error) {
	var state []byte
	r, err = scanCheckpoint(m.db.QueryRowContext(ctx, "SELECT "+checkpointColumns+", state FROM checkpoints WHERE (?1 = '' OR session = ?1) AND (?2 = '' OR id = ?2)"+latestFirst+" LIMIT 1", session, id), &state)
	if errors.Is(err, sql.ErrNoRows) {
		return r, false, nil
	}
	r.State = state
	return r, err == nil, wrapKept(err)
}

func (m *Memory) Checkpoints(ctx context.Context, session string, largest int64) ([]store.CheckpointRow, error) {
	rows, err := m.db.QueryContext(ctx, "SELECT "+checkpointColumns+", CASE WHEN size <= ?2 THEN state END FROM checkpoints WHERE ?1 = '' OR session = ?1"+latestFirst, session, largest)
	return collect(rows, err, func(r *store.CheckpointRow) error {
		var state []byte
		var err error
		*r, err = scanCheckpoint(rows, &state)
		r.State = state
		return err
	})
}

func (m *Memory) Steps(ctx context.Context, session string) ([]store.StepRow, error) {
	return steps(ctx, m.db, session)
}

func (t *CheckpointTx) Steps(ctx context.Context, session string) ([]store.StepRow, error) {
	return steps(ctx, t.tx, session)
}

func steps(ctx context.Context, q querier, session string) ([]store.StepRow, error) {
	rows, err := q.QueryContext(ctx, "SELECT session, number, name, status, risky, note, created, ended FROM steps WHERE session = ? ORDER BY number", session)
	return collect(rows, err, func(r *store.StepRow) error {
		return rows.Scan(&r.Session, &r.Number, &r.Name, &r.Status, &r.Risky, &r.Note, &r.Created, &r.Ended)
	})
}

func (t *CheckpointTx) PutStep(r store.StepRow) error {
	_, err := t.tx.Exec("INSERT OR REPLACE INTO steps (session, number, name, status, risky, note, created, ended) VALUES (?, ?, ?, ?, ?, ?, ?, ?)",
		r.Session, r.Number, r.Name, r.Status, r.Risky, r.Note, r.Created, r.Ended)
	return err
}

func (t *CheckpointTx) Latest(session string) (state []byte, err error) {
	err = t.tx.QueryRow("SELECT state FROM checkpoints WHERE session = ? AND made = 0"+latestFirst+" LIMIT 1", session).Scan(&state)
	if errors.Is(err, sql.ErrNoRows) {
		return nil, nil
	}
	return state, err
}

func (t *CheckpointTx) AddCheckpoint(r store.CheckpointRow, keep int) (pruned []string, err error) {
	_, err = t.tx.Exec("INSERT INTO checkpoints (id, session, step, created, cause, description, message, duration, tokens, masked, size, state, made, steps) VALUES (?, ?, ?, ?, ?, ?, ?, ?, ?, ?, ?, ?, ?, ?)",
		r.ID, r.Session, r.Step, r.Created, r.Cause, r.Description, r.Message, r.Duration, r.Tokens, r.Masked, r.Size, r.State, r.Made, r.Steps)
	if err != nil {
		return nil, err
	}
	rows, err := t.tx.Query("DELETE FROM checkpoints WHERE session = ?1 AND number NOT IN (SELECT number FROM checkpoints WHERE session = ?1 ORDER BY number DESC LIMIT ?2) RETURNING id", r.Session, keep)
	if err != nil {
		return nil, err
	}
	defer rows.Close()
	for rows.Next() {
		var id string
		if err := rows.Scan(&id); err != nil {
			return nil, err
		}
		pruned = append(pruned, id)
	}
	return pruned, rows.Err()
}

func (t *CheckpointTx) DeleteCheckpoints(session, id string) (n int64, err error) {
	if err := t.tx.erases(context.Background()); err != nil {
		return 0, err
	}
	res, err := t.tx.Exec("DELETE FROM checkpoints WHERE (?1 = '' OR session = ?1) AND (?2 = '' OR id = ?2)", session, id)
	if err != nil {
		return 0, err
	}
	if n, err = res.RowsAffected(); err != nil || id != "" {
		return n, err
	}
	_, err = t.tx.Exec("DELETE FROM steps WHERE session = ?", session)
	return n, err
}

func (t *CheckpointTx) EachCheckpoint(f func(store.CheckpointRow) (store.CheckpointRow, bool, error)) error {
	var ids []string
	rows, err := t.tx.Query("SELECT id FROM checkpoints")
	if err != nil {
		return err
	}
	for rows.Next() {
		var id string
		if err := rows.Scan(&id); err != nil {
			rows.Close()
			return err
		}
		ids = append(ids, id)
	}
	if err := errors.Join(rows.Err(), rows.Close()); err != nil {
		return err
	}
	for _, id := range ids { // one state in memory at a time
		var state []byte
		r, err := scanCheckpoint(t.tx.QueryRow("SELECT "+checkpointColumns+", state FROM checkpoints WHERE id = ?", id), &state)
		if err != nil {
			return err
		}
		r.State = state
		r, changed, err := f(r)
		if err != nil {
			return err
		}
		if !changed {
			continue
		}
		if err := t.tx.erases(context.Background()); err != nil {
			return err
		}
		if _, err := t.tx.Exec("UPDATE checkpoints SET state = ?, size = ?, masked = ?, steps = ?, description = ? WHERE id = ?", r.State, r.Size, r.Masked, r.Steps, r.Description, id); err != nil {
			return err
		}
	}
	return nil
}
