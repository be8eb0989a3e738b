package sqlite

import (
	"context"
	"database/sql"
	"encoding/json"
	"errors"

	ctxsys "github.com/ctx-sys/ctx-sys"
	"github.com/ctx-sys/ctx-sys/internal/store"
)

// summaryTables hold what a model wrote: each summary under a hash of what it was written about, so that the same text
// never costs twice, wherever it is; and which entities have which.
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

func (d *queries) HasSummaries(ctx context.Context) (has bool, err error) {
	err = d.stmts.get("SELECT EXISTS (SELECT 1 FROM summaries)").QueryRow().Scan(&has)
	return has, wrap(err)
}

func (d *queries) SummaryByKey(ctx context.Context, key []byte) (store.Summary, error) {
	s := store.Summary{Key: key}
	err := d.stmts.get("SELECT id, text, model, made, input_tokens, output_tokens FROM summaries WHERE key = ?").QueryRow(key).
		Scan(&s.ID, &s.Text, &s.Model, &s.Made, &s.InputTokens, &s.OutputTokens)
	if errors.Is(err, sql.ErrNoRows) {
		return s, ctxsys.ErrNotFound
	}
	return s, wrap(err)
}

func (d *queries) SummariesOf(ctx context.Context, entities []int64) (map[int64]store.Summary, error) {
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
	out := map[int64]store.Summary{}
	for rows.Next() {
		var of int64
		var s store.Summary
		if err := rows.Scan(&of, &s.ID, &s.Key, &s.Text, &s.Model, &s.Made, &s.InputTokens, &s.OutputTokens); err != nil {
			return nil, wrap(err)
		}
		out[of] = s
	}
	return out, wrap(rows.Err())
}

func (d *queries) CountSummarized(ctx context.Context) (n int, err error) {
	err = d.stmts.get("SELECT COUNT(*) FROM told").QueryRow().Scan(&n)
	return n, wrap(err)
}

func (t *Tx) PutSummary(s *store.Summary) error {
	return t.run(`INSERT INTO summaries (key, text, model, made, input_tokens, output_tokens) VALUES (?, ?, ?, ?, ?, ?)
		ON CONFLICT (key) DO UPDATE SET text = excluded.text, model = excluded.model, made = excluded.made,
		input_tokens = excluded.input_tokens, output_tokens = excluded.output_tokens`,
		s.Key, s.Text, s.Model, s.Made, s.InputTokens, s.OutputTokens)
}

func (t *Tx) SetSummary(entity, summary int64) error {
	return t.run("INSERT OR REPLACE INTO told (entity, summary) VALUES (?, ?)", entity, summary)
}

func (t *Tx) MarkSummaryStale(file int64) error {
	return t.run("UPDATE files SET flags = flags | ? WHERE id = ?", store.FlagSummaryStale, file)
}

func (t *Tx) DeleteUnused() error {
	return t.run("DELETE FROM summaries WHERE id NOT IN (SELECT summary FROM told)")
}
