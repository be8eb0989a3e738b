package sqlite

import (
	"context"
	_ "embed"
	"strings"
)

//go:embed memory_reflections.sql
var reflectionsSchema string

// ReflectionRow is one row of reflections.
type ReflectionRow struct {
	Number                              int64
	ID, Session, Content, Task, Outcome string
	Confidence                          float64
	Tags, Details                       string
	Quarantined                         bool
	Accesses                            int
	Accessed, Created                   int64
	Length                              int
	Vector                              []byte
	Model                               string
}

// ReflectionTx is a transaction that writes reflections.
type ReflectionTx struct{ t MemoryTx }

// UpdateReflections runs f in a transaction. What f read before it wrote still holds.
func (m *Memory) UpdateReflections(ctx context.Context, f func(*ReflectionTx) error) error {
	return inTransaction(ctx, m.db, func(tx *writing) error {
		t := &ReflectionTx{MemoryTx{tx: tx}}
		if err := f(t); err != nil || !t.t.changed {
			return err
		}
		return t.t.turn(ReflectionShelf)
	})
}

const reflectionColumns = "number, id, session, content, context, outcome, confidence, tags, details, quarantined, accesses, accessed, created, length, vector, model"

func reflections(ctx context.Context, q querier, where string, args ...any) ([]ReflectionRow, error) {
	rows, err := q.QueryContext(ctx, "SELECT "+reflectionColumns+" FROM reflections "+where, args...)
	if err != nil {
		return nil, wrapKept(err)
	}
	defer rows.Close()
	var out []ReflectionRow
	for rows.Next() {
		var r ReflectionRow
		err := rows.Scan(&r.Number, &r.ID, &r.Session, &r.Content, &r.Task, &r.Outcome, &r.Confidence, &r.Tags, &r.Details, &r.Quarantined,
			&r.Accesses, &r.Accessed, &r.Created, &r.Length, &r.Vector, &r.Model)
		if err != nil {
			return nil, wrapKept(err)
		}
		out = append(out, r)
	}
	return out, wrapKept(rows.Err())
}

// Reflections returns the reflections of a session, of all for "", the newest first.
func (m *Memory) Reflections(ctx context.Context, session string) ([]ReflectionRow, error) {
	return reflections(ctx, m.db, "WHERE ?1 = '' OR session = ?1 ORDER BY number DESC", session)
}

// Reflections is Memory.Reflections within the transaction.
func (t *ReflectionTx) Reflections(ctx context.Context, session string) ([]ReflectionRow, error) {
	return reflections(ctx, t.t.tx, "WHERE ?1 = '' OR session = ?1 ORDER BY number DESC", session)
}

// Reflection returns the reflection of an id, false for none.
func (m *Memory) Reflection(ctx context.Context, id string) (ReflectionRow, bool, error) {
	return oneReflection(ctx, m.db, id)
}

// Reflection is Memory.Reflection within the transaction.
func (t *ReflectionTx) Reflection(ctx context.Context, id string) (ReflectionRow, bool, error) {
	return oneReflection(ctx, t.t.tx, id)
}

func oneReflection(ctx context.Context, q querier, id string) (ReflectionRow, bool, error) {
	found, err := reflections(ctx, q, "WHERE id = ?", id)
	if err != nil || len(found) == 0 {
		return ReflectionRow{}, false, err
	}
	return found[0], true, nil
}

// NumberedReflections returns reflections by their numbers, in no order; numbers that are not used are left out.
func (m *Memory) NumberedReflections(ctx context.Context, numbers []int64) ([]ReflectionRow, error) {
	if len(numbers) == 0 {
		return nil, nil
	}
	return reflections(ctx, m.db, "WHERE number IN ("+marks(len(numbers))+")", anys(numbers)...)
}

// Add stores a new reflection with the words it is found by.
func (t *ReflectionTx) Add(r ReflectionRow, terms map[string]int) error {
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
		if err := t.t.addPosting(ReflectionShelf, term, MemoryPosting{number, n, r.Length}); err != nil {
			return err
		}
	}
	return t.t.count(ReflectionShelf, 1, r.Length)
}

// Trust moves the confidence of a reflection by a step, within 0 and 1.
func (t *ReflectionTx) Trust(id string, step float64) error {
	_, err := t.t.tx.Exec("UPDATE reflections SET confidence = round(min(1.0, max(0.0, confidence + ?)), 4) WHERE id = ?", step, id)
	return err
}

// Touch counts that a reflection was asked for.
func (t *ReflectionTx) Touch(id string, now int64) error {
	_, err := t.t.tx.Exec("UPDATE reflections SET accesses = accesses + 1, accessed = ? WHERE id = ?", now, id)
	return err
}

// Delete deletes a reflection with the words it was stored with.
func (t *ReflectionTx) Delete(r ReflectionRow, terms map[string]int) error {
	t.t.changed = true
	if err := t.t.tx.erases(context.Background()); err != nil {
		return err
	}
	for term := range terms {
		if err := t.t.dropPosting(ReflectionShelf, term, r.Number); err != nil {
			return err
		}
	}
	if _, err := t.t.tx.Exec("DELETE FROM reflections WHERE id = ?", r.ID); err != nil {
		return err
	}
	return t.t.count(ReflectionShelf, -1, -r.Length)
}
