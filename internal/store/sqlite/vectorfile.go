package sqlite

import (
	"context"
	"database/sql"
	"errors"

	"github.com/ctx-sys/ctx-sys/internal/embed"
	"github.com/ctx-sys/ctx-sys/internal/store"
	"github.com/ctx-sys/ctx-sys/internal/vectorfile"
)

func blockOf(r *store.VectorRow) embed.Block {
	return embed.Block{First: r.First, Docs: r.Docs, Signs: r.Signs, Codes: r.Codes}
}

// name is the name of the state before the transaction. It is "" where nobody wants it.
func (t *Tx) name() (state string, err error) {
	if t.vectors == nil {
		return "", nil
	}
	s, err := t.prepare("SELECT value FROM meta WHERE key = ?")
	if err != nil {
		return "", err
	}
	err = s.QueryRow(store.MetaState).Scan(&state)
	if errors.Is(err, sql.ErrNoRows) {
		err = nil
	}
	return state, err
}

// KeepVectors is that of store.VectorKeeper. A file that goes on from state to
// state with each transaction is left as it is. Where it cannot be written there is none, which does no harm.
func (d *DB) KeepVectors(ctx context.Context, least int) {
	if d.readOnly {
		return
	}
	_ = d.View(ctx, func(v *store.View) error {
		s, _ := v.Reader.(*state)
		name, err := v.Meta(ctx, store.MetaState)
		if err != nil || s == nil || name == "" {
			return err
		}
		if last, worn := vectorfile.Last(d.path); last == name && !worn {
			return nil
		}
		blocks := 0
		r, err := s.stmts.get("SELECT COUNT(*) FROM (SELECT 1 FROM vectors LIMIT ?)").Query(least)
		if err != nil {
			return err
		}
		if r.Next() {
			err = r.Scan(&blocks)
		}
		if err = errors.Join(err, r.Close()); err != nil {
			return err
		}
		if blocks < least {
			return vectorfile.Remove(d.path)
		}
		return vectorfile.Write(d.path, name, func(w *vectorfile.Writer) error { return s.writeVectors(ctx, w) })
	})
}

func (d *queries) writeVectors(ctx context.Context, w *vectorfile.Writer) error {
	sets, err := d.VectorSets(ctx)
	if err != nil {
		return err
	}
	for _, set := range sets {
		w.Set(set.Number, set.Dim)
		rows, err := d.stmts.get("SELECT id, docs, signs, codes FROM vectors WHERE id BETWEEN ? AND ? ORDER BY id").
			Query(vectorID(set.Number, 0), vectorID(set.Number+1, 0)-1)
		if err != nil {
			return err
		}
		var b embed.Block
		for err == nil && rows.Next() {
			var id int64
			if err = rows.Scan(&id, (*blob)(&b.Docs), (*blob)(&b.Signs), (*blob)(&b.Codes)); err == nil {
				b.First = uint32(id)
				err = w.Block(&b)
			}
		}
		if err = errors.Join(err, rows.Err(), rows.Close()); err != nil {
			return err
		}
	}
	return nil
}
