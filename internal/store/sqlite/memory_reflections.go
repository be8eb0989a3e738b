package sqlite

import (
	"context"
	_ "embed"
	"strings"

	"github.com/ctx-sys/ctx-sys/internal/store"
)

//go:embed memory_reflections.sql
var reflectionsSchema string

// ReflectionTx is a transaction that writes reflections.
type ReflectionTx struct{ t MemoryTx }

func (m *Memory) UpdateReflections(ctx context.Context, f func(store.ReflectionTx) error) error {
	return inTransaction(ctx, m.db, func(tx *writing) error {
		t := &ReflectionTx{MemoryTx{tx: tx}}
		if err := f(t); err != nil || !t.t.changed {
			return err
		}
		return t.t.turn(store.ReflectionShelf)
	})
}

const reflectionColumns = "number, id, session, content, context, outcome, confidence, tags, details, quarantined, accesses, accessed, created, length, vector, model"

func reflections(ctx context.Context, q querier, where string, args ...any) ([]store.ReflectionRow, error) {
	rows, err := q.QueryContext(ctx, "SELECT "+reflectionColumns+" FROM reflections "+where, args...)
	if err != nil {
		return nil, wrapKept(err)
	}
	defer rows.Close()
	var out []store.ReflectionRow
	for rows.Next() {
		var r store.ReflectionRow
		err := rows.Scan(&r.Number, &r.ID, &r.Session, &r.Content, &r.Task, &r.Outcome, &r.Confidence, &r.Tags, &r.Details, &r.Quarantined,
			&r.Accesses, &r.Accessed, &r.Created, &r.Length, &r.Vector, &r.Model)
		if err != nil {
			return nil, wrapKept(err)
		}
		out = append(out, r)
	}
	return out, wrapKept(rows.Err())
}

func (m *Memory) Reflections(ctx context.Context, session string) ([]store.ReflectionRow, error) {
	return reflections(ctx, m.db, "WHERE ?1 = '' OR session = ?1 ORDER BY number DESC", session)
}

func (t *ReflectionTx) Reflections(ctx context.Context, session string) ([]store.ReflectionRow, error) {
	return reflections(ctx, t.t.tx, "WHERE ?1 = '' OR session = ?1 ORDER BY number DESC", session)
}

func (m *Memory) Reflection(ctx context.Context, id string) (store.ReflectionRow, bool, error) {
	return oneReflection(ctx, m.db, id)
}

func (t *ReflectionTx) Reflection(ctx context.Context, id string) (store.ReflectionRow, bool, error) {
	return oneReflection(ctx, t.t.tx, id)
}

func oneReflection(ctx context.Context, q querier, id string) (store.ReflectionRow, bool, error) {
	found, err := reflections(ctx, q, "WHERE id = ?", id)
	if err != nil || len(found) == 0 {
		return store.ReflectionRow{}, false, err
	}
	return found[0], true, nil
}

func (m *Memory) NumberedReflections(ctx context.Context, numbers []int64) ([]store.ReflectionRow, error) {
	if len(numbers) == 0 {
		return nil, nil
	}
	return reflections(ctx, m.db, "WHERE number IN ("+marks(len(numbers))+")", anys(numbers)...)
}

func (t *ReflectionTx) Add(r store.ReflectionRow, terms map[string]int) error {
	t.t.changed = true
	if r.Vector == nil {
		r.Vector = []byte{}
	}
	res, err := t.t.tx.Exec("INSERT INTO reflections ("+reflectionColumns+") VALUES (NULL"+strings.Repeat(", ?", 15)+")",
		r.ID, r.Session, r.Content, r.Task, r.Outcome, r.Confidence, r.Tags, r.Details, r.Quarantined, r.Accesses, r.Accessed, r.Created, r.Length, r.Vector, r.Model)
	if err != nil {
		return err
	}
	number, err := res.LastInsertId()
	if err != nil {
		return err
	}
	for term, n := range terms {
		if err := t.t.addPosting(store.ReflectionShelf, term, store.MemoryPosting{Number: number, Freq: n, Length: r.Length}); err != nil {
			return err
		}
	}
	return t.t.count(store.ReflectionShelf, 1, r.Length)
}

func (t *ReflectionTx) Trust(id string, step float64) error {
	_, err := t.t.tx.Exec("UPDATE reflections SET confidence = round(min(1.0, max(0.0, confidence + ?)), 4) WHERE id = ?", step, id)
	return err
}

func (t *ReflectionTx) Touch(id string, now int64) error {
	_, err := t.t.tx.Exec("UPDATE reflections SET accesses = accesses + 1, accessed = ? WHERE id = ?", now, id)
	return err
}

func (t *ReflectionTx) Delete(r store.ReflectionRow, terms map[string]int) error {
	t.t.changed = true
	if err := t.t.tx.erases(context.Background()); err != nil {
		return err
	}
	for term := range terms {
		if err := t.t.dropPosting(store.ReflectionShelf, term, r.Number); err != nil {
			return err
		}
	}
	if _, err := t.t.tx.Exec("DELETE FROM reflections WHERE id = ?", r.ID); err != nil {
		return err
	}
	return t.t.count(store.ReflectionShelf, -1, -r.Length)
}
