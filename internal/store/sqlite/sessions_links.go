package sqlite

import (
	"context"

	"github.com/ctx-sys/ctx-sys/internal/store"
)

// linksSchema is the table of links that people wrote down from and to what was said. The ends are ids of entities.
const linksSchema = `CREATE TABLE links (
	source   TEXT NOT NULL,
	kind     TEXT NOT NULL,
	target   TEXT NOT NULL,
	weight   REAL NOT NULL,
	metadata TEXT NOT NULL,            -- JSON, or empty
	created  INTEGER NOT NULL,
	PRIMARY KEY (source, kind, target)
) WITHOUT ROWID`

func (s *Sessions) Links(ctx context.Context) ([]store.LinkRow, error) {
	rows, err := s.db.QueryContext(ctx, "SELECT source, kind, target, weight, metadata, created FROM links ORDER BY created, source, kind, target")
	return collect(rows, err, func(r *store.LinkRow) error {
		return rows.Scan(&r.Source, &r.Kind, &r.Target, &r.Weight, &r.Metadata, &r.Created)
	})
}

func (s *Sessions) PutLink(ctx context.Context, r store.LinkRow) error {
	return s.update(ctx, func(tx *writing) error {
		_, err := tx.Exec(`INSERT INTO links (source, kind, target, weight, metadata, created) VALUES (?, ?, ?, ?, ?, ?)
			ON CONFLICT (source, kind, target) DO UPDATE SET weight = excluded.weight, metadata = excluded.metadata`, r.Source, r.Kind, r.Target, r.Weight, r.Metadata, r.Created)
		return err
	})
}

func (s *Sessions) RemoveLink(ctx context.Context, source, kind, target string) error {
	return s.update(ctx, func(tx *writing) error {
		_, err := tx.Exec("DELETE FROM links WHERE source = ? AND kind = ? AND target = ?", source, kind, target)
		return err
	})
}

// mergedEnd is an end of a link of another store as it is called here, NULL for an item that was not taken over: see mergedSessions.
func mergedEnd(column string) string {
	return `CASE
		WHEN ` + column + ` LIKE 'ctx://decision/%' THEN (SELECT 'ctx://decision/' || id FROM main.decisions WHERE id = CAST(substr(` + column + `, 16) AS INTEGER) + moved.by)
		WHEN ` + column + ` LIKE 'ctx://session/%' THEN (SELECT 'ctx://session/' || t.id || substr(` + column + `, 15 + length(t.was)) FROM taken t
			WHERE ` + column + ` = 'ctx://session/' || t.was OR ` + column + ` LIKE 'ctx://session/' || t.was || '/%')
		ELSE ` + column + ` END`
}
