package sqlite

import (
	"cmp"
	"context"
	"database/sql"

	ctxsys "github.com/ctx-sys/ctx-sys"
	"github.com/ctx-sys/ctx-sys/internal/store"
)

// vectorTables hold what the models made of the documents of the lexical index: for each model a set, and its
// vectors in blocks of some hundred documents, under set << 32 | the first of them.
const vectorTables = `
CREATE TABLE vector_sets (
	number INTEGER PRIMARY KEY,
	model  TEXT NOT NULL UNIQUE,
	dim    INTEGER NOT NULL
);
CREATE TABLE vectors (
	id    INTEGER PRIMARY KEY,
	docs  BLOB NOT NULL,
	signs BLOB NOT NULL,
	codes BLOB NOT NULL              -- last: a search reads few of them
);`

// vectorID is the key of a block: all of a set are together, by document.
func vectorID(set int64, first uint32) int64 { return set<<32 | int64(first) }

func (d *queries) VectorSets(ctx context.Context) ([]store.VectorSet, error) {
	rows, err := d.stmts.get("SELECT number, model, dim, provided FROM vector_sets ORDER BY number").Query()
	if err != nil {
		return nil, err
	}
	defer rows.Close()
	var out []store.VectorSet
	for rows.Next() {
		var s store.VectorSet
		if err := rows.Scan(&s.Number, &s.Model, &s.Dim, &s.Provided); err != nil {
			return nil, wrap(err)
		}
		out = append(out, s)
	}
	return out, wrap(rows.Err())
}

func (d *queries) EachVectors(ctx context.Context, set int64, f func(store.VectorRow) error) error {
	rows, err := d.stmts.get("SELECT id, docs, signs FROM vectors WHERE id BETWEEN ? AND ? ORDER BY id").
		Query(vectorID(set, 0), vectorID(set+1, 0)-1)
	if err != nil {
		return err
	}
	defer rows.Close()
	for rows.Next() {
		var id int64
		var r store.VectorRow
		if err := rows.Scan(&id, (*blob)(&r.Docs), (*blob)(&r.Signs)); err != nil {
			return wrap(err)
		}
		r.First = uint32(id)
		if err := f(r); err != nil {
			return err
		}
	}
	return wrap(rows.Err())
}

func (d *queries) VectorCodes(ctx context.Context, set int64, first uint32) ([]byte, error) {
	return d.vectorCodes(nil, set, first)
}

func (v *state) VectorCodes(ctx context.Context, set int64, first uint32) (codes []byte, err error) {
	codes, err = v.vectorCodes(v.codes[:0], set, first)
	if codes != nil {
		v.codes = codes
	}
	return codes, err
}

// vectorCodes appends the codes of a block.
func (d *queries) vectorCodes(to []byte, set int64, first uint32) ([]byte, error) {
	r, err := d.stmts.get("SELECT codes FROM vectors WHERE id = ?").query(true, []any{vectorID(set, first)})
	if err != nil {
		return nil, wrap(err)
	}
	defer r.Close()
	if !r.Next() {
		return nil, cmp.Or(wrap(r.Err()), ctxsys.ErrNotFound)
	}
	var codes sql.RawBytes
	err = r.Scan(&codes)
	return append(to, codes...), wrap(err)
}

func (t *Tx) PutVectorSet(model string, dim int) (int64, error) {
	if err := t.run("INSERT INTO vector_sets (model, dim) VALUES (?, ?) ON CONFLICT (model) DO NOTHING", model, dim); err != nil {
		return 0, err
	}
	s, err := t.prepare("SELECT number FROM vector_sets WHERE model = ?")
	if err != nil {
		return 0, err
	}
	var number int64
	err = s.QueryRow(model).Scan(&number)
	return number, err
}

func (t *Tx) DeleteVectorSet(set int64) error {
	if err := t.DeleteVectors(set, 0, 1<<32-1); err != nil {
		return err
	}
	if err := t.DeleteRefused(set); err != nil {
		return err
	}
	if err := t.run("DELETE FROM embedded_texts WHERE vector_set = ?", set); err != nil {
		return err
	}
	return t.run("DELETE FROM vector_sets WHERE number = ?", set)
}

func (t *Tx) PutVectors(set int64, r *store.VectorRow) error {
	t.vectors.Put(set, blockOf(r))
	return t.put("INSERT OR REPLACE INTO vectors (id, docs, signs, codes) VALUES (?, ?, ?, ?)", vectorID(set, r.First), r.Docs, r.Signs, r.Codes)
}

func (t *Tx) Vectors(set int64, first, last uint32) ([]store.VectorRow, error) {
	s, err := t.prepare("SELECT id, docs, signs, codes FROM vectors WHERE id BETWEEN ? AND ? ORDER BY id")
	if err != nil {
		return nil, err
	}
	found, err := s.Query(vectorID(set, first), vectorID(set, last))
	if err != nil {
		return nil, err
	}
	return vectorRows(&rows{Rows: found})
}

func (d *queries) VectorsAround(ctx context.Context, set int64, first, last uint32) ([]store.VectorRow, error) {
	rows, err := d.stmts.get(aroundVectors).Query(vectorID(set, 0), vectorID(set, first), vectorID(set, last))
	if err != nil {
		return nil, err
	}
	out, err := vectorRows(rows)
	return out, wrap(err)
}

func (t *Tx) VectorsAround(set int64, first, last uint32) ([]store.VectorRow, error) {
	s, err := t.prepare(aroundVectors)
	if err != nil {
		return nil, err
	}
	found, err := s.Query(vectorID(set, 0), vectorID(set, first), vectorID(set, last))
	if err != nil {
		return nil, err
	}
	return vectorRows(&rows{Rows: found})
}

// aroundVectors begins with the block before the first document, which may reach beyond it.
const aroundVectors = `SELECT id, docs, signs, codes FROM vectors
	WHERE id BETWEEN COALESCE((SELECT MAX(id) FROM vectors WHERE id BETWEEN ?1 AND ?2), ?2) AND ?3 ORDER BY id`

func vectorRows(rows *rows) ([]store.VectorRow, error) {
	defer rows.Close()
	var out []store.VectorRow
	for rows.Next() {
		var id int64
		var r store.VectorRow
		if err := rows.Scan(&id, &r.Docs, &r.Signs, &r.Codes); err != nil {
			return nil, err
		}
		r.First = uint32(id)
		out = append(out, r)
	}
	return out, rows.Err()
}

func (t *Tx) CountVectors(set int64, first, last uint32) (n int, err error) {
	s, err := t.prepare("SELECT COUNT(*) FROM vectors WHERE id BETWEEN ? AND ?")
	if err != nil {
		return 0, err
	}
	err = s.QueryRow(vectorID(set, first), vectorID(set, last)).Scan(&n)
	return n, err
}

func (t *Tx) DeleteVector(set int64, first uint32) error { return t.DeleteVectors(set, first, first) }

func (t *Tx) DeleteVectors(set int64, first, last uint32) error {
	r, err := t.exec("DELETE FROM vectors WHERE id BETWEEN ? AND ?", vectorID(set, first), vectorID(set, last))
	if err != nil {
		return err
	}
	n, err := r.RowsAffected()
	t.vectors.Delete(set, first, last, n)
	return err
}
