package sqlite

import (
	"context"
	"database/sql"
	"errors"

	"github.com/ctx-sys/ctx-sys/internal/store"
)

// providedTables are of the vectors that providers make. Those cost time or money, so they are kept by the text they are of: a
// piece that comes back, in the same file or in another, under another document, gets the vector there is. A text has the document
// whose vector is its own, or NULL and why there is none. tokens is what the provider counted in all, canary the vector of a text that is
// always the same, centre what signs are made with, and sample the records of pieces that stand for all.
const providedTables = `
ALTER TABLE vector_sets ADD COLUMN provided INTEGER NOT NULL DEFAULT 0;
ALTER TABLE vector_sets ADD COLUMN tokens INTEGER NOT NULL DEFAULT 0;
ALTER TABLE vector_sets ADD COLUMN canary BLOB;
ALTER TABLE vector_sets ADD COLUMN centre BLOB;
ALTER TABLE vector_sets ADD COLUMN sample BLOB;
CREATE TABLE embedded_texts (
	vector_set INTEGER NOT NULL,
	hash BLOB NOT NULL,
	doc INTEGER,
	why TEXT NOT NULL DEFAULT '',
	PRIMARY KEY (vector_set, hash)
) WITHOUT ROWID;
CREATE TABLE refused_pieces (
	vector_set INTEGER NOT NULL,
	doc INTEGER NOT NULL,
	PRIMARY KEY (vector_set, doc)
) WITHOUT ROWID;`

func (d *queries) Provided(ctx context.Context, set int64) (p store.Provided, err error) {
	err = d.stmts.get("SELECT tokens, canary, sample, centre FROM vector_sets WHERE number = ?").QueryRow(set).Scan(&p.Tokens, &p.Canary, &p.Sample, &p.Centre)
	return p, wrap(err)
}

func (d *queries) ChunkTexts(ctx context.Context, first uint32, bytes, most int) ([]store.ChunkText, error) {
	rows, err := d.stmts.get(`SELECT c.id, c.file, f.path, CASE WHEN e.id & 1048575 = 0 THEN '' ELSE COALESCE(e.qualified, '') END, COALESCE(s.text, ''), c.start_byte, c.end_byte
		FROM chunks AS c JOIN files AS f ON f.id = c.file LEFT JOIN entities AS e ON e.id = c.entity
		LEFT JOIN told AS t ON t.entity = c.entity LEFT JOIN summaries AS s ON s.id = t.summary
		WHERE c.id >= ? AND c.end_byte - c.start_byte >= ? ORDER BY c.id LIMIT ?`).Query(first, bytes, most)
	if err != nil {
		return nil, err
	}
	defer rows.Close()
	var out []store.ChunkText
	for rows.Next() {
		var c store.ChunkText
		if err := rows.Scan(&c.Doc, &c.File, &c.Path, &c.Within, &c.Summary, &c.From, &c.To); err != nil {
			return nil, wrap(err)
		}
		out = append(out, c)
	}
	return out, wrap(rows.Err())
}

func (d *queries) CountChunks(ctx context.Context, bytes int) (n int, err error) {
	err = d.stmts.get("SELECT COUNT(*) FROM chunks WHERE end_byte - start_byte >= ?").QueryRow(bytes).Scan(&n)
	return n, wrap(err)
}

func (d *queries) EmbeddedText(ctx context.Context, set int64, hash []byte) (e store.EmbeddedText, ok bool, err error) {
	var doc sql.NullInt64
	err = d.stmts.get("SELECT doc, why FROM embedded_texts WHERE vector_set = ? AND hash = ?").QueryRow(set, hash).Scan(&doc, &e.Why)
	if errors.Is(err, sql.ErrNoRows) {
		return e, false, nil
	}
	e.Doc = uint32(doc.Int64)
	return e, err == nil, wrap(err)
}

func (d *queries) CountRefused(ctx context.Context, set int64) (n int, why string, err error) {
	err = d.stmts.get(`SELECT (SELECT COUNT(*) FROM refused_pieces AS r JOIN chunks AS c ON c.id = r.doc WHERE r.vector_set = ?1),
		(SELECT COALESCE(MIN(why), '') FROM embedded_texts WHERE vector_set = ?1 AND doc IS NULL)`).QueryRow(set).Scan(&n, &why)
	if n == 0 {
		why = ""
	}
	return n, why, wrap(err)
}

func (d *queries) LastVectors(ctx context.Context, set int64) (r store.VectorRow, ok bool, err error) {
	var id int64
	err = d.stmts.get("SELECT id, docs FROM vectors WHERE id BETWEEN ? AND ? ORDER BY id DESC LIMIT 1").
		QueryRow(vectorID(set, 0), vectorID(set+1, 0)-1).Scan(&id, &r.Docs)
	if errors.Is(err, sql.ErrNoRows) {
		return r, false, nil
	}
	r.First = uint32(id)
	return r, err == nil, wrap(err)
}

func (d *queries) VectorBytes(ctx context.Context, set int64) (n int64, err error) {
	err = d.stmts.get("SELECT COALESCE(SUM(length(docs) + length(signs) + length(codes)), 0) FROM vectors WHERE id BETWEEN ? AND ?").
		QueryRow(vectorID(set, 0), vectorID(set+1, 0)-1).Scan(&n)
	return n, wrap(err)
}

func (t *Tx) MarkProvided(set int64, tokens int) error {
	return t.run("UPDATE vector_sets SET provided = 1, tokens = tokens + ? WHERE number = ?", tokens, set)
}

func (t *Tx) PutCanary(set int64, record []byte) error {
	return t.run("UPDATE vector_sets SET canary = ? WHERE number = ?", record, set)
}

func (t *Tx) PutCentre(set int64, centre []byte) error {
	return t.run("UPDATE vector_sets SET centre = ? WHERE number = ?", centre, set)
}

func (t *Tx) PutSample(set int64, records []byte) error {
	return t.run("UPDATE vector_sets SET sample = ? WHERE number = ?", records, set)
}

func (t *Tx) PutEmbeddedText(set int64, hash []byte, e store.EmbeddedText) error {
	var doc any = int64(e.Doc)
	if e.Why != "" {
		doc = nil
	}
	return t.run("INSERT OR REPLACE INTO embedded_texts (vector_set, hash, doc, why) VALUES (?, ?, ?, ?)", set, hash, doc, e.Why)
}

func (t *Tx) PutRefused(set int64, doc uint32) error {
	return t.run("INSERT OR IGNORE INTO refused_pieces (vector_set, doc) VALUES (?, ?)", set, doc)
}

func (t *Tx) DeleteRefused(set int64) error {
	if err := t.run("DELETE FROM refused_pieces WHERE vector_set = ?", set); err != nil {
		return err
	}
	return t.run("DELETE FROM embedded_texts WHERE vector_set = ? AND doc IS NULL", set)
}

func (t *Tx) DeleteEmbeddedTexts(set int64, kept func(doc uint32) bool) error {
	s, err := t.prepare("SELECT DISTINCT doc FROM embedded_texts WHERE vector_set = ? AND doc IS NOT NULL")
	if err != nil {
		return err
	}
	rows, err := s.Query(set)
	if err != nil {
		return err
	}
	defer rows.Close()
	var gone []int64
	for rows.Next() {
		var doc int64
		if err := rows.Scan(&doc); err != nil {
			return err
		}
		if !kept(uint32(doc)) {
			gone = append(gone, doc)
		}
	}
	if err := rows.Err(); err != nil {
		return err
	}
	return t.run("DELETE FROM embedded_texts WHERE vector_set = ?1 AND doc IN (SELECT value FROM json_each(?2))", set, idList(gone))
}
