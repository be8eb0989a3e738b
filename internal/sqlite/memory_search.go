package sqlite

import (
	"context"
	"database/sql"
	"errors"
	"strings"
)

// MemoryWords is what a search has to know of all memories before it reads postings.
type MemoryWords struct {
	Items, Words int            // how many memories there are, and words in them
	Docs         map[string]int // of those asked for, how many memories have each
}

// Words counts memories, and those that have certain words.
func (m *Memory) Words(ctx context.Context, terms []string) (w MemoryWords, err error) {
	w.Docs = map[string]int{}
	for key, n := range map[string]*int{"items": &w.Items, "words": &w.Words} {
		if err := m.db.QueryRowContext(ctx, "SELECT value FROM meta WHERE key = ?", key).Scan(n); err != nil && !errors.Is(err, sql.ErrNoRows) {
			return w, wrap(err)
		}
	}
	if len(terms) == 0 {
		return w, nil
	}
	rows, err := m.db.QueryContext(ctx, "SELECT term, docs FROM memory_vocabulary WHERE term IN ("+marks(len(terms))+")", anys(terms)...)
	if err != nil {
		return w, wrap(err)
	}
	defer rows.Close()
	for rows.Next() {
		var term string
		var n int
		if err := rows.Scan(&term, &n); err != nil {
			return w, wrap(err)
		}
		w.Docs[term] = n
	}
	return w, wrap(rows.Err())
}

// MemoryPosting says how often a word occurs in a memory.
type MemoryPosting struct {
	Number int64
	Freq   int
	Length int // of the memory, in words
}

// Postings returns in which memories a word occurs, the newest first, at most limit; with among only in those.
func (m *Memory) Postings(ctx context.Context, term string, limit int, among []int64) ([]MemoryPosting, error) {
	query := "SELECT number, freq, length FROM memory_terms WHERE term = ?"
	args := []any{term}
	if among != nil {
		query += " AND number IN (" + marks(len(among)) + ")"
		args = append(args, anys(among)...)
	}
	rows, err := m.db.QueryContext(ctx, query+" ORDER BY number DESC LIMIT ?", append(args, limit)...)
	if err != nil {
		return nil, wrap(err)
	}
	defer rows.Close()
	var out []MemoryPosting
	for rows.Next() {
		var p MemoryPosting
		if err := rows.Scan(&p.Number, &p.Freq, &p.Length); err != nil {
			return nil, wrap(err)
		}
		out = append(out, p)
	}
	return out, wrap(rows.Err())
}

// MemoryVector is the vector of a memory.
type MemoryVector struct {
	Number int64
	Record []byte // embed.Record
}

// Vectors calls f with the vectors of a model that belong to memories with a number above after, by number.
func (m *Memory) Vectors(ctx context.Context, model string, after int64, f func(MemoryVector) error) error {
	rows, err := m.db.QueryContext(ctx, "SELECT number, vector FROM memories WHERE number > ? AND model = ? AND length(vector) > 0 ORDER BY number", after, model)
	if err != nil {
		return wrap(err)
	}
	defer rows.Close()
	for rows.Next() {
		var v MemoryVector
		if err := rows.Scan(&v.Number, &v.Record); err != nil {
			return wrap(err)
		}
		if err := f(v); err != nil {
			return err
		}
	}
	return wrap(rows.Err())
}

func marks(n int) string { return strings.TrimSuffix(strings.Repeat("?,", n), ",") }

func anys[T any](list []T) []any {
	out := make([]any, len(list))
	for i, v := range list {
		out[i] = v
	}
	return out
}
