package sqlite

import (
	"context"
	"database/sql"
	_ "embed"
	"errors"
	"fmt"
	"os"
	"strings"
)

//go:embed memory.sql
var memorySchema string

// memorySchemas are the steps from an empty database of memories to the present one. A step that was published never changes.
var memorySchemas = stepsOf(memorySchema, checkpointsSchema, reflectionsSchema, feedbackSchema, suggestionsSchema)

// Memory is the open database of what is remembered. Every commit is on the disk when it returns, and what is deleted is
// overwritten. It is safe for concurrent use, by several processes too: writers wait for one another.
type Memory struct {
	db   *lasting
	path string
}

// MemoryRow is one row of memories.
type MemoryRow struct {
	Number                         int64
	ID, Scope, Holder, Kind        string
	Title, Content, Keywords       string
	Tier, Status, Author           string
	Pinned, Quarantined            bool
	Relevance                      float64
	Tokens, Length, Accesses       int
	Accessed, Created              int64
	ValidFrom, ValidTo, Superseded int64
	ReplacedBy, Note               string
	Repeats                        int
	Subject                        string
	Vector                         []byte
	Model                          string
}

// MemorySourceRow is one row of memory_sources.
type MemorySourceRow struct {
	Memory, Kind, Session string
	Message               int
	Path, Hash, Revision  string
	Created               int64
}

// JournalRow is one row of memory_journal.
type JournalRow struct {
	Created              int64
	Memory, Action, Note string
}

// MemoryAt opens the memories at path. Where there is no file one that only its user can read is made when create is set, else the
// error is that of looking for it.
func MemoryAt(ctx context.Context, path string, create bool) (*Memory, error) {
	if _, err := os.Stat(path); err != nil {
		if !create {
			return nil, err
		}
		if err := MakePrivate(path); err != nil {
			return nil, err
		}
	}
	return OpenMemory(ctx, path)
}

// OpenMemory opens the memories at path, creating the file when there is none.
func OpenMemory(ctx context.Context, path string) (*Memory, error) {
	db, err := openLasting(ctx, path, memorySchemas)
	if err != nil {
		return nil, fmt.Errorf("memories %s: %w", path, err)
	}
	return &Memory{db: db, path: path}, nil
}

// Close closes the database.
func (m *Memory) Close() error { return m.db.Close() }

// Path returns the database file's path.
func (m *Memory) Path() string { return m.path }

// MemoryTx is a transaction that writes memories.
type MemoryTx struct {
	tx      *writing
	changed bool
}

// Update runs f in a transaction. What f read before it wrote still holds: no other process writes meanwhile.
func (m *Memory) Update(ctx context.Context, f func(*MemoryTx) error) error {
	return inTransaction(ctx, m.db, func(tx *writing) error {
		t := &MemoryTx{tx: tx}
		if err := f(t); err != nil || !t.changed {
			return err
		}
		return t.turn(MemoryShelf)
	})
}

// turn counts a change of what stands on a shelf.
func (t *MemoryTx) turn(of Shelf) error {
	_, err := t.tx.Exec("INSERT INTO meta (key, value) VALUES (?, '1') ON CONFLICT (key) DO UPDATE SET value = CAST(value AS INTEGER) + 1", of.key("generation"))
	return err
}

// Generation counts the transactions that changed what stands on a shelf.
func (m *Memory) Generation(ctx context.Context, of Shelf) (int64, error) {
	var n int64
	err := m.db.QueryRowContext(ctx, "SELECT value FROM meta WHERE key = ?", of.key("generation")).Scan(&n)
	if errors.Is(err, sql.ErrNoRows) {
		return 0, nil
	}
	return n, wrapKept(err)
}

const memoryColumns = `number, id, scope, holder, kind, title, content, keywords, tier, status, author, pinned, quarantined, relevance, tokens, length, accesses, accessed, created,
	valid_from, valid_to, superseded, replaced_by, note, repeats, subject, vector, model`

func scanMemory(row interface{ Scan(...any) error }) (r MemoryRow, err error) {
	err = row.Scan(&r.Number, &r.ID, &r.Scope, &r.Holder, &r.Kind, &r.Title, &r.Content, &r.Keywords, &r.Tier, &r.Status, &r.Author, &r.Pinned, &r.Quarantined, &r.Relevance,
		&r.Tokens, &r.Length, &r.Accesses, &r.Accessed, &r.Created, &r.ValidFrom, &r.ValidTo, &r.Superseded, &r.ReplacedBy, &r.Note, &r.Repeats, &r.Subject, &r.Vector, &r.Model)
	return r, err
}

type querier interface {
	QueryContext(context.Context, string, ...any) (*sql.Rows, error)
}

func memories(ctx context.Context, q querier, where string, args ...any) ([]MemoryRow, error) {
	rows, err := q.QueryContext(ctx, "SELECT "+memoryColumns+" FROM memories "+where, args...)
	return collect(rows, err, func(r *MemoryRow) (err error) {
		*r, err = scanMemory(rows)
		return err
	})
}

// All returns every memory with a number above after, by number.
func (m *Memory) All(ctx context.Context, after int64) ([]MemoryRow, error) {
	return memories(ctx, m.db, "WHERE number > ? ORDER BY number", after)
}

// Each calls f with every memory, by number, without holding all of them.
func (m *Memory) Each(ctx context.Context, f func(MemoryRow) error) error {
	rows, err := m.db.QueryContext(ctx, "SELECT "+memoryColumns+" FROM memories ORDER BY number")
	if err != nil {
		return wrapKept(err)
	}
	defer rows.Close()
	for rows.Next() {
		r, err := scanMemory(rows)
		if err != nil {
			return wrapKept(err)
		}
		if err := f(r); err != nil {
			return err
		}
	}
	return wrapKept(rows.Err())
}

// Get returns the memory of an id, false for none.
func (m *Memory) Get(ctx context.Context, id string) (MemoryRow, bool, error) {
	return oneMemory(ctx, m.db, id)
}

// Numbered returns memories by their numbers, in no order; numbers that are not used are left out.
func (m *Memory) Numbered(ctx context.Context, numbers []int64) ([]MemoryRow, error) {
	if len(numbers) == 0 {
		return nil, nil
	}
	return memories(ctx, m.db, "WHERE number IN ("+marks(len(numbers))+")", anys(numbers)...)
}

// InTier returns the active memories of a tier, least relevant first and longest untouched first.
func (m *Memory) InTier(ctx context.Context, tier string) ([]MemoryRow, error) {
	return memories(ctx, m.db, "WHERE tier = ? AND status = 'active' ORDER BY relevance, accessed, number", tier)
}

func oneMemory(ctx context.Context, q querier, id string) (MemoryRow, bool, error) {
	found, err := memories(ctx, q, "WHERE id = ?", id)
	if err != nil || len(found) == 0 {
		return MemoryRow{}, false, err
	}
	return found[0], true, nil
}

// MemoryCount is how many memories of a tier and status there are, and their tokens.
type MemoryCount struct {
	Tier, Status string
	Items        int
	Tokens       int
}

// Counts counts memories by tier and status.
func (m *Memory) Counts(ctx context.Context) ([]MemoryCount, error) {
	rows, err := m.db.QueryContext(ctx, "SELECT tier, status, count(*), coalesce(sum(tokens), 0) FROM memories GROUP BY tier, status")
	return collect(rows, err, func(c *MemoryCount) error { return rows.Scan(&c.Tier, &c.Status, &c.Items, &c.Tokens) })
}

// Sources returns where a memory comes from, "" for all memories, oldest first.
func (m *Memory) Sources(ctx context.Context, id string) ([]MemorySourceRow, error) {
	rows, err := m.db.QueryContext(ctx, "SELECT memory, kind, session, message, path, hash, revision, created FROM memory_sources WHERE ?1 = '' OR memory = ?1 ORDER BY memory, created", id)
	return collect(rows, err, func(r *MemorySourceRow) error {
		return rows.Scan(&r.Memory, &r.Kind, &r.Session, &r.Message, &r.Path, &r.Hash, &r.Revision, &r.Created)
	})
}

// Journal returns what was done to a memory, "" for all, oldest first.
func (m *Memory) Journal(ctx context.Context, id string) ([]JournalRow, error) {
	rows, err := m.db.QueryContext(ctx, "SELECT created, memory, action, note FROM memory_journal WHERE ?1 = '' OR memory = ?1 ORDER BY number", id)
	return collect(rows, err, func(r *JournalRow) error { return rows.Scan(&r.Created, &r.Memory, &r.Action, &r.Note) })
}

// Conflicts returns the pairs of active memories that say different things of the same, as older and newer: those that one of
// some ids is in, all of them for nil.
func (m *Memory) Conflicts(ctx context.Context, ids []string) ([][2]string, error) {
	query, args := `SELECT c.older, c.newer FROM memory_conflicts c CROSS JOIN memories a ON a.id = c.older CROSS JOIN memories b ON b.id = c.newer
		WHERE a.status = 'active' AND b.status = 'active'`, []any{}
	if ids != nil {
		in := "(" + marks(len(ids)) + ")"
		query, args = query+" AND (c.older IN "+in+" OR c.newer IN "+in+")", append(anys(ids), anys(ids)...)
	}
	rows, err := m.db.QueryContext(ctx, query, args...)
	return collect(rows, err, func(p *[2]string) error { return rows.Scan(&p[0], &p[1]) })
}

// Get is Memory.Get within the transaction.
func (t *MemoryTx) Get(ctx context.Context, id string) (MemoryRow, bool, error) {
	return oneMemory(ctx, t.tx, id)
}

// OfSubject returns the active memories of a place that say something of a subject.
func (t *MemoryTx) OfSubject(ctx context.Context, scope, holder, subject string) ([]MemoryRow, error) {
	return memories(ctx, t.tx, "WHERE scope = ? AND holder = ? AND subject = ? AND status = 'active' ORDER BY number", scope, holder, subject)
}

// InTier is Memory.InTier within the transaction.
func (t *MemoryTx) InTier(ctx context.Context, tier string) ([]MemoryRow, error) {
	return memories(ctx, t.tx, "WHERE tier = ? AND status = 'active' ORDER BY relevance, accessed, number", tier)
}

// Add stores a new memory with the words it is found by, and returns its number.
func (t *MemoryTx) Add(r MemoryRow, terms map[string]int) (number int64, err error) {
	t.changed = true
	if r.Vector == nil {
		r.Vector = []byte{}
	}
	res, err := t.tx.Exec("INSERT INTO memories ("+memoryColumns+") VALUES (NULL"+strings.Repeat(", ?", 27)+")",
		r.ID, r.Scope, r.Holder, r.Kind, r.Title, r.Content, r.Keywords, r.Tier, r.Status, r.Author, r.Pinned, r.Quarantined, r.Relevance, r.Tokens, r.Length, r.Accesses, r.Accessed, r.Created,
		r.ValidFrom, r.ValidTo, r.Superseded, r.ReplacedBy, r.Note, r.Repeats, r.Subject, r.Vector, r.Model)
	if err != nil {
		return 0, err
	}
	if number, err = res.LastInsertId(); err != nil {
		return 0, err
	}
	for term, n := range terms {
		if err := t.addPosting(MemoryShelf, term, MemoryPosting{number, n, r.Length}); err != nil {
			return 0, err
		}
	}
	return number, t.count(MemoryShelf, 1, r.Length)
}

// count keeps how many stand on a shelf and how many words they have.
func (t *MemoryTx) count(of Shelf, items, words int) error {
	for key, n := range map[string]int{"items": items, "words": words} {
		if _, err := t.tx.Exec("INSERT INTO meta (key, value) VALUES (?1, ?2) ON CONFLICT (key) DO UPDATE SET value = CAST(value AS INTEGER) + ?2", of.key(key), n); err != nil {
			return err
		}
	}
	return nil
}

// Set stores what may change of a memory: its state, not its text.
func (t *MemoryTx) Set(r MemoryRow) error {
	t.changed = true
	_, err := t.tx.Exec(`UPDATE memories SET kind = ?, title = ?, keywords = ?, tier = ?, status = ?, author = ?, pinned = ?, quarantined = ?, relevance = ?, accesses = ?, accessed = ?,
		valid_from = ?, valid_to = ?, superseded = ?, replaced_by = ?, note = ?, repeats = ? WHERE number = ?`,
		r.Kind, r.Title, r.Keywords, r.Tier, r.Status, r.Author, r.Pinned, r.Quarantined, r.Relevance, r.Accesses, r.Accessed,
		r.ValidFrom, r.ValidTo, r.Superseded, r.ReplacedBy, r.Note, r.Repeats, r.Number)
	return err
}

// Rewrite stores a memory again under its id, with another title and what follows from that, in place of what was stored with some
// words. Its sources and its journal stay.
func (t *MemoryTx) Rewrite(old MemoryRow, was map[string]int, r MemoryRow, terms map[string]int) (number int64, err error) {
	if err := t.tx.erases(context.Background()); err != nil {
		return 0, err
	}
	for term := range was {
		if err := t.dropPosting(MemoryShelf, term, old.Number); err != nil {
			return 0, err
		}
	}
	if _, err := t.tx.Exec("DELETE FROM memories WHERE number = ?", old.Number); err != nil {
		return 0, err
	}
	if err := t.count(MemoryShelf, -1, -old.Length); err != nil {
		return 0, err
	}
	return t.Add(r, terms)
}

// MemoryAge is what cooling has to know of a memory.
type MemoryAge struct {
	Number   int64
	Accessed int64
	Tokens   int
}

// Ages returns the active memories of a tier, longest untouched first.
func (t *MemoryTx) Ages(tier string) ([]MemoryAge, error) {
	rows, err := t.tx.Query("SELECT number, accessed, tokens FROM memories WHERE status = 'active' AND tier = ? ORDER BY accessed, number", tier)
	if err != nil {
		return nil, err
	}
	defer rows.Close()
	var out []MemoryAge
	for rows.Next() {
		var a MemoryAge
		if err := rows.Scan(&a.Number, &a.Accessed, &a.Tokens); err != nil {
			return nil, err
		}
		out = append(out, a)
	}
	return out, rows.Err()
}

// Move puts a memory into a tier and a state.
func (t *MemoryTx) Move(number int64, tier, status string) error {
	_, err := t.tx.Exec("UPDATE memories SET tier = ?, status = ? WHERE number = ?", tier, status, number)
	return err
}

// Touch stores what a recall changes of a memory. It is no change of what is remembered.
func (t *MemoryTx) Touch(r MemoryRow) error {
	_, err := t.tx.Exec("UPDATE memories SET tier = ?, relevance = ?, accesses = ?, accessed = ? WHERE number = ?", r.Tier, r.Relevance, r.Accesses, r.Accessed, r.Number)
	return err
}

// AddSource stores where a memory comes from, unless that is known.
func (t *MemoryTx) AddSource(r MemorySourceRow) error {
	_, err := t.tx.Exec("INSERT OR IGNORE INTO memory_sources (memory, kind, session, message, path, hash, revision, created) VALUES (?, ?, ?, ?, ?, ?, ?, ?)",
		r.Memory, r.Kind, r.Session, r.Message, r.Path, r.Hash, r.Revision, r.Created)
	return err
}

// AddConflict stores that two memories say different things of the same.
func (t *MemoryTx) AddConflict(older, newer string) error {
	_, err := t.tx.Exec("INSERT OR IGNORE INTO memory_conflicts (older, newer) VALUES (?, ?)", older, newer)
	return err
}

// Note writes into the journal.
func (t *MemoryTx) Note(r JournalRow) error {
	_, err := t.tx.Exec("INSERT INTO memory_journal (created, memory, action, note) VALUES (?, ?, ?, ?)", r.Created, r.Memory, r.Action, r.Note)
	return err
}

// Delete deletes a memory with the words it was stored with, its sources, conflicts and notes in the journal, but for that of its
// deletion.
func (t *MemoryTx) Delete(r MemoryRow, terms map[string]int, now int64, why string) error {
	t.changed = true
	if err := t.tx.erases(context.Background()); err != nil {
		return err
	}
	for term := range terms {
		if err := t.dropPosting(MemoryShelf, term, r.Number); err != nil {
			return err
		}
	}
	for _, statement := range []string{"DELETE FROM memories WHERE id = ?1", "DELETE FROM memory_sources WHERE memory = ?1",
		"DELETE FROM memory_conflicts WHERE older = ?1 OR newer = ?1", "DELETE FROM memory_journal WHERE memory = ?1",
		"UPDATE memories SET replaced_by = '' WHERE replaced_by = ?1"} {
		if _, err := t.tx.Exec(statement, r.ID); err != nil {
			return err
		}
	}
	if err := t.count(MemoryShelf, -1, -r.Length); err != nil {
		return err
	}
	return t.Note(JournalRow{Created: now, Memory: r.ID, Action: "deleted", Note: why})
}

// Scrub leaves nothing of what was deleted in the file or beside it.
func (m *Memory) Scrub(ctx context.Context) error {
	if _, err := m.db.ExecContext(ctx, "VACUUM"); err != nil {
		return wrapKept(err)
	}
	_, err := m.db.ExecContext(ctx, "PRAGMA wal_checkpoint(TRUNCATE)")
	return wrapKept(err)
}
