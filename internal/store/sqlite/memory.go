package sqlite

import (
	"context"
	"database/sql"
	_ "embed"
	"errors"
	"strings"

	"github.com/ctx-sys/ctx-sys/internal/store"
)

//go:embed memory.sql
var memorySchema string

// memorySchemas are the steps from an empty database of memories to the present one. A step that was published never changes. After the last one, words that are written in several
// parts are found written as one; a further change of what Terms counts needs another step of countAgain.
var memorySchemas = stepsOf(memorySchema, checkpointsSchema, reflectionsSchema, feedbackSchema, suggestionsSchema, countAgain)

// countAgain has the words of all memories counted again when the file is opened by somebody who can.
const countAgain = "INSERT OR REPLACE INTO meta (key, value) VALUES ('recount', '1')"

// Memory is the database of what is remembered. Every commit is on the disk when it returns, and what is deleted is
// overwritten. It is safe for concurrent use, by several processes too: writers wait for one another.
type Memory struct{ db *lasting }

// NewMemory returns the memories at path, "" for a place where nothing can be kept. The file is opened by the first call that
// needs it, and made, for its user only, by the first that writes, after prepare (nil for nothing) did not return an error. Terms counts the words
// by which a text is found. A file of an earlier version has them counted again when it is opened; with nil that is left to the next.
func NewMemory(path string, prepare func() error, terms func(text string) map[string]int) *Memory {
	l := &lasting{what: "memories", path: path, steps: memorySchemas, prepare: prepare}
	if terms != nil {
		l.opened = func(ctx context.Context, db *sql.DB) error { return l.countWords(ctx, db, terms) }
	}
	return &Memory{l}
}

// countWords counts the words of all memories again where that is to be done.
func (l *lasting) countWords(ctx context.Context, db *sql.DB, terms func(text string) map[string]int) error {
	again := false
	if err := db.QueryRowContext(ctx, marked).Scan(&again); err != nil || !again {
		return err
	}
	tx, err := db.BeginTx(ctx, nil)
	if err != nil {
		return err
	}
	defer tx.Rollback()
	if err := tx.QueryRow(marked).Scan(&again); err != nil || !again { // another process did it
		return err
	}
	if err := reindexAll(ctx, &writing{Tx: tx, of: l}, terms); err != nil {
		return err
	}
	return tx.Commit()
}

// marked asks for the mark of countAgain.
const marked = "SELECT EXISTS (SELECT 1 FROM meta WHERE key = 'recount')"

// OpenMemory opens the memories at path, creating the file when there is none.
func OpenMemory(ctx context.Context, path string) (*Memory, error) {
	m := NewMemory(path, nil, nil)
	if _, err := m.db.open(ctx, true); err != nil {
		return nil, err
	}
	return m, nil
}

func (m *Memory) Close() error { return m.db.Close() }

func (m *Memory) Path() string { return m.db.path }

func (m *Memory) Exists() bool { return m.db.exists() }

// MemoryTx is a transaction that writes memories.
type MemoryTx struct {
	tx      *writing
	changed bool
}

func (m *Memory) Update(ctx context.Context, f func(store.MemoryTx) error) error {
	return inTransaction(ctx, m.db, func(tx *writing) error {
		t := &MemoryTx{tx: tx}
		if err := f(t); err != nil || !t.changed {
			return err
		}
		return t.turn(store.MemoryShelf)
	})
}

// turn counts a change of what is on a shelf.
func (t *MemoryTx) turn(of store.Shelf) error {
	_, err := t.tx.Exec("INSERT INTO meta (key, value) VALUES (?, '1') ON CONFLICT (key) DO UPDATE SET value = CAST(value AS INTEGER) + 1", shelf(of).key("generation"))
	return err
}

func (m *Memory) Generation(ctx context.Context, of store.Shelf) (int64, error) {
	var n int64
	err := m.db.QueryRowContext(ctx, "SELECT value FROM meta WHERE key = ?", shelf(of).key("generation")).Scan(&n)
	if errors.Is(err, sql.ErrNoRows) {
		return 0, nil
	}
	return n, wrapKept(err)
}

const memoryColumns = `number, id, scope, holder, kind, title, content, keywords, tier, status, author, pinned, quarantined, relevance, tokens, length, accesses, accessed, created,
	valid_from, valid_to, superseded, replaced_by, note, repeats, subject, vector, model`

func scanMemory(row row) (r store.MemoryRow, err error) {
	err = row.Scan(&r.Number, &r.ID, &r.Scope, &r.Holder, &r.Kind, &r.Title, &r.Content, &r.Keywords, &r.Tier, &r.Status, &r.Author, &r.Pinned, &r.Quarantined, &r.Relevance,
		&r.Tokens, &r.Length, &r.Accesses, &r.Accessed, &r.Created, &r.ValidFrom, &r.ValidTo, &r.Superseded, &r.ReplacedBy, &r.Note, &r.Repeats, &r.Subject, &r.Vector, &r.Model)
	return r, err
}

type querier interface {
	QueryContext(context.Context, string, ...any) (*sql.Rows, error)
}

func memories(ctx context.Context, q querier, where string, args ...any) ([]store.MemoryRow, error) {
	rows, err := q.QueryContext(ctx, "SELECT "+memoryColumns+" FROM memories "+where, args...)
	return collect(rows, err, func(r *store.MemoryRow) (err error) {
		*r, err = scanMemory(rows)
		return err
	})
}

func (m *Memory) All(ctx context.Context, after int64) ([]store.MemoryRow, error) {
	return memories(ctx, m.db, "WHERE number > ? ORDER BY number", after)
}

func (m *Memory) Each(ctx context.Context, f func(store.MemoryRow) error) error {
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

func (m *Memory) Get(ctx context.Context, id string) (store.MemoryRow, bool, error) {
	return oneMemory(ctx, m.db, id)
}

func (m *Memory) Numbered(ctx context.Context, numbers []int64) ([]store.MemoryRow, error) {
	if len(numbers) == 0 {
		return nil, nil
	}
	return memories(ctx, m.db, "WHERE number IN ("+marks(len(numbers))+")", anys(numbers)...)
}

func (m *Memory) InTier(ctx context.Context, tier string) ([]store.MemoryRow, error) {
	return memories(ctx, m.db, "WHERE tier = ? AND status = 'active' ORDER BY relevance, accessed, number", tier)
}

func oneMemory(ctx context.Context, q querier, id string) (store.MemoryRow, bool, error) {
	found, err := memories(ctx, q, "WHERE id = ?", id)
	if err != nil || len(found) == 0 {
		return store.MemoryRow{}, false, err
	}
	return found[0], true, nil
}

func (m *Memory) Counts(ctx context.Context) ([]store.MemoryCount, error) {
	rows, err := m.db.QueryContext(ctx, "SELECT tier, status, count(*), coalesce(sum(tokens), 0) FROM memories GROUP BY tier, status")
	return collect(rows, err, func(c *store.MemoryCount) error { return rows.Scan(&c.Tier, &c.Status, &c.Items, &c.Tokens) })
}

func (m *Memory) Sources(ctx context.Context, id string) ([]store.MemorySourceRow, error) {
	rows, err := m.db.QueryContext(ctx, "SELECT memory, kind, session, message, path, hash, revision, created FROM memory_sources WHERE ?1 = '' OR memory = ?1 ORDER BY memory, created", id)
	return collect(rows, err, func(r *store.MemorySourceRow) error {
		return rows.Scan(&r.Memory, &r.Kind, &r.Session, &r.Message, &r.Path, &r.Hash, &r.Revision, &r.Created)
	})
}

func (m *Memory) Journal(ctx context.Context, id string) ([]store.JournalRow, error) {
	rows, err := m.db.QueryContext(ctx, "SELECT created, memory, action, note FROM memory_journal WHERE ?1 = '' OR memory = ?1 ORDER BY number", id)
	return collect(rows, err, func(r *store.JournalRow) error { return rows.Scan(&r.Created, &r.Memory, &r.Action, &r.Note) })
}

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

func (t *MemoryTx) Get(ctx context.Context, id string) (store.MemoryRow, bool, error) {
	return oneMemory(ctx, t.tx, id)
}

func (t *MemoryTx) OfSubject(ctx context.Context, scope, holder, subject string) ([]store.MemoryRow, error) {
	return memories(ctx, t.tx, "WHERE scope = ? AND holder = ? AND subject = ? AND status = 'active' ORDER BY number", scope, holder, subject)
}

func (t *MemoryTx) InTier(ctx context.Context, tier string) ([]store.MemoryRow, error) {
	return memories(ctx, t.tx, "WHERE tier = ? AND status = 'active' ORDER BY relevance, accessed, number", tier)
}

func (t *MemoryTx) Add(r store.MemoryRow, terms map[string]int) (number int64, err error) {
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
		if err := t.addPosting(store.MemoryShelf, term, store.MemoryPosting{Number: number, Freq: n, Length: r.Length}); err != nil {
			return 0, err
		}
	}
	return number, t.count(store.MemoryShelf, 1, r.Length)
}

// count keeps how many are on a shelf and how many words they have.
func (t *MemoryTx) count(of store.Shelf, items, words int) error {
	for key, n := range map[string]int{"items": items, "words": words} {
		if _, err := t.tx.Exec("INSERT INTO meta (key, value) VALUES (?1, ?2) ON CONFLICT (key) DO UPDATE SET value = CAST(value AS INTEGER) + ?2", shelf(of).key(key), n); err != nil {
			return err
		}
	}
	return nil
}

func (t *MemoryTx) Set(r store.MemoryRow) error {
	t.changed = true
	_, err := t.tx.Exec(`UPDATE memories SET kind = ?, title = ?, keywords = ?, tier = ?, status = ?, author = ?, pinned = ?, quarantined = ?, relevance = ?, accesses = ?, accessed = ?,
		valid_from = ?, valid_to = ?, superseded = ?, replaced_by = ?, note = ?, repeats = ? WHERE number = ?`,
		r.Kind, r.Title, r.Keywords, r.Tier, r.Status, r.Author, r.Pinned, r.Quarantined, r.Relevance, r.Accesses, r.Accessed,
		r.ValidFrom, r.ValidTo, r.Superseded, r.ReplacedBy, r.Note, r.Repeats, r.Number)
	return err
}

func (t *MemoryTx) Rewrite(old store.MemoryRow, was map[string]int, r store.MemoryRow, terms map[string]int) (number int64, err error) {
	if err := t.tx.erases(context.Background()); err != nil {
		return 0, err
	}
	for term := range was {
		if err := t.dropPosting(store.MemoryShelf, term, old.Number); err != nil {
			return 0, err
		}
	}
	if _, err := t.tx.Exec("DELETE FROM memories WHERE number = ?", old.Number); err != nil {
		return 0, err
	}
	if err := t.count(store.MemoryShelf, -1, -old.Length); err != nil {
		return 0, err
	}
	return t.Add(r, terms)
}

func (t *MemoryTx) Ages(tier string) ([]store.MemoryAge, error) {
	rows, err := t.tx.Query("SELECT number, accessed, tokens FROM memories WHERE status = 'active' AND tier = ? ORDER BY accessed, number", tier)
	if err != nil {
		return nil, err
	}
	defer rows.Close()
	var out []store.MemoryAge
	for rows.Next() {
		var a store.MemoryAge
		if err := rows.Scan(&a.Number, &a.Accessed, &a.Tokens); err != nil {
			return nil, err
		}
		out = append(out, a)
	}
	return out, rows.Err()
}

func (t *MemoryTx) Move(number int64, tier, status string) error {
	_, err := t.tx.Exec("UPDATE memories SET tier = ?, status = ? WHERE number = ?", tier, status, number)
	return err
}

func (t *MemoryTx) Touch(r store.MemoryRow) error {
	_, err := t.tx.Exec("UPDATE memories SET tier = ?, relevance = ?, accesses = ?, accessed = ? WHERE number = ?", r.Tier, r.Relevance, r.Accesses, r.Accessed, r.Number)
	return err
}

func (t *MemoryTx) AddSource(r store.MemorySourceRow) error {
	_, err := t.tx.Exec("INSERT OR IGNORE INTO memory_sources (memory, kind, session, message, path, hash, revision, created) VALUES (?, ?, ?, ?, ?, ?, ?, ?)",
		r.Memory, r.Kind, r.Session, r.Message, r.Path, r.Hash, r.Revision, r.Created)
	return err
}

func (t *MemoryTx) AddConflict(older, newer string) error {
	_, err := t.tx.Exec("INSERT OR IGNORE INTO memory_conflicts (older, newer) VALUES (?, ?)", older, newer)
	return err
}

func (t *MemoryTx) Note(r store.JournalRow) error {
	_, err := t.tx.Exec("INSERT INTO memory_journal (created, memory, action, note) VALUES (?, ?, ?, ?)", r.Created, r.Memory, r.Action, r.Note)
	return err
}

func (t *MemoryTx) Delete(r store.MemoryRow, terms map[string]int, now int64, why string) error {
	t.changed = true
	if err := t.tx.erases(context.Background()); err != nil {
		return err
	}
	for term := range terms {
		if err := t.dropPosting(store.MemoryShelf, term, r.Number); err != nil {
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
	if err := t.count(store.MemoryShelf, -1, -r.Length); err != nil {
		return err
	}
	return t.Note(store.JournalRow{Created: now, Memory: r.ID, Action: "deleted", Note: why})
}

func (m *Memory) Scrub(ctx context.Context) error { return m.db.compact(ctx) }
