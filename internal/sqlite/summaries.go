package sqlite

import (
	"context"
	"database/sql"
	"encoding/json"
	"errors"

	ctxsys "github.com/ctx-sys/ctx-sys"
)

// summaryTables hold what a model wrote: each summary under a hash of what it was written about, so that the same text
// never costs twice, wherever it stands; and which entities have which.
const summaryTables = `
CREATE TABLE summaries (
	id            INTEGER PRIMARY KEY,
	key           BLOB NOT NULL UNIQUE,
	text          TEXT NOT NULL,
	model         TEXT NOT NULL,
	made          INTEGER NOT NULL,
	input_tokens  INTEGER NOT NULL,
	output_tokens INTEGER NOT NULL
);
CREATE TABLE told (
	entity  INTEGER PRIMARY KEY,
	summary INTEGER NOT NULL
);
CREATE INDEX told_summary ON told (summary);`

// Summary is what a model wrote about a text.
type Summary struct {
	ID                        int64
	Key                       []byte
	Text, Model               string
	Made                      int64 // Unix seconds
	InputTokens, OutputTokens int   // its share of what the request took
}

// HasSummaries tells whether there are any at all.
func (d *queries) HasSummaries(ctx context.Context) (has bool, err error) {
	err = d.stmts.get("SELECT EXISTS (SELECT 1 FROM summaries)").QueryRow().Scan(&has)
	return has, wrap(err)
}

// SummaryByKey returns the summary of a text, or an error that wraps ctxsys.ErrNotFound.
func (d *queries) SummaryByKey(ctx context.Context, key []byte) (Summary, error) {
	s := Summary{Key: key}
	err := d.stmts.get("SELECT id, text, model, made, input_tokens, output_tokens FROM summaries WHERE key = ?").QueryRow(key).
		Scan(&s.ID, &s.Text, &s.Model, &s.Made, &s.InputTokens, &s.OutputTokens)
	if errors.Is(err, sql.ErrNoRows) {
		return s, ctxsys.ErrNotFound
	}
	return s, wrap(err)
}

// SummariesOf returns the summaries of entities that have one.
func (d *queries) SummariesOf(ctx context.Context, entities []int64) (map[int64]Summary, error) {
	list, err := json.Marshal(entities)
	if err != nil {
		return nil, err
	}
	rows, err := d.stmts.get(`SELECT t.entity, s.id, s.key, s.text, s.model, s.made, s.input_tokens, s.output_tokens
		FROM json_each(?) AS j CROSS JOIN told AS t ON t.entity = j.value CROSS JOIN summaries AS s ON s.id = t.summary`).Query(string(list))
	if err != nil {
		return nil, err
	}
	defer rows.Close()
	out := map[int64]Summary{}
	for rows.Next() {
		var of int64
		var s Summary
		if err := rows.Scan(&of, &s.ID, &s.Key, &s.Text, &s.Model, &s.Made, &s.InputTokens, &s.OutputTokens); err != nil {
			return nil, wrap(err)
		}
		out[of] = s
	}
	return out, wrap(rows.Err())
}

// Told counts the entities that have a summary.
func (d *queries) Told(ctx context.Context) (n int, err error) {
	err = d.stmts.get("SELECT COUNT(*) FROM told").QueryRow().Scan(&n)
	return n, wrap(err)
}

// SummariesOf is that of the stored state: what is being typed has none.
func (v *View) SummariesOf(ctx context.Context, entities []int64) (map[int64]Summary, error) {
	stored := make([]int64, 0, len(entities))
	for _, id := range entities {
		if _, laid := v.Laid(FileOf(id)); !laid {
			stored = append(stored, id)
		}
	}
	return v.queries.SummariesOf(ctx, stored)
}

// PutSummary stores a summary under its key, in place of one that is there.
func (t *Tx) PutSummary(s *Summary) error {
	return t.run(`INSERT INTO summaries (key, text, model, made, input_tokens, output_tokens) VALUES (?, ?, ?, ?, ?, ?)
		ON CONFLICT (key) DO UPDATE SET text = excluded.text, model = excluded.model, made = excluded.made,
		input_tokens = excluded.input_tokens, output_tokens = excluded.output_tokens`,
		s.Key, s.Text, s.Model, s.Made, s.InputTokens, s.OutputTokens)
}

// PutTold says that an entity has a summary.
func (t *Tx) PutTold(entity, summary int64) error {
	return t.run("INSERT OR REPLACE INTO told (entity, summary) VALUES (?, ?)", entity, summary)
}

// MarkUntold has the next sync read a file anew for a summary that is not searched yet.
func (t *Tx) MarkUntold(file int64) error {
	return t.run("UPDATE files SET flags = flags | ? WHERE id = ?", FlagUntold, file)
}

// DeleteUnused deletes the summaries that no entity has.
func (t *Tx) DeleteUnused() error {
	return t.run("DELETE FROM summaries WHERE id NOT IN (SELECT summary FROM told)")
}
