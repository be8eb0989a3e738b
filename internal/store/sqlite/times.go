package sqlite

import (
	"context"

	"github.com/ctx-sys/ctx-sys/internal/store"
)

// timesTable has a row for each file. Of the other entities only those have one that did not come with their file or changed since: a
// first index writes none.
const timesTable = `
CREATE TABLE times (
	entity  INTEGER PRIMARY KEY,
	created INTEGER NOT NULL,          -- milliseconds: when a sync first found it
	updated INTEGER NOT NULL           -- and when one last found another text of it
);`

func (d *queries) Times(_ context.Context, ids []int64) (map[int64]store.Times, error) {
	return d.times(`SELECT e.id, COALESCE(t.created, f.created), COALESCE(t.updated, f.created)
		FROM json_each(?1) AS j CROSS JOIN entities AS e ON e.id = j.value
		CROSS JOIN times AS f ON f.entity = (e.id >> ?2) << ?2 LEFT JOIN times AS t ON t.entity = e.id`, idList(ids), store.EntityBits)
}

func (d *queries) FileTimes(_ context.Context, file int64) (map[int64]store.Times, error) {
	return d.times("SELECT entity, created, updated FROM times WHERE entity BETWEEN ? AND ?", store.FileEntity(file), store.FileEntity(file+1)-1)
}

func (d *queries) times(query string, args ...any) (map[int64]store.Times, error) {
	rows, err := d.stmts.get(query).Query(args...)
	if err != nil {
		return nil, err
	}
	defer rows.Close()
	out := map[int64]store.Times{}
	for rows.Next() {
		var t store.Times
		if err := rows.Scan(&t.ID, &t.Created, &t.Updated); err != nil {
			return nil, wrap(err)
		}
		out[t.ID] = t
	}
	return out, wrap(rows.Err())
}

func (t *Tx) PutTimes(file int64, times []store.Times) error {
	if err := t.deleteTimes(file); err != nil {
		return err
	}
	for i := range times {
		if err := t.put("INSERT INTO times (entity, created, updated) VALUES (?, ?, ?)", times[i].ID, times[i].Created, times[i].Updated); err != nil {
			return err
		}
	}
	return nil
}

func (t *Tx) deleteTimes(file int64) error {
	return t.put("DELETE FROM times WHERE entity BETWEEN ? AND ?", store.FileEntity(file), store.FileEntity(file+1)-1)
}
