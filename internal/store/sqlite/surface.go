package sqlite

import (
	"context"

	"github.com/ctx-sys/ctx-sys/internal/store"
)

func (d *queries) InDegreesOf(ctx context.Context, file int64) (map[int64]int, error) {
	rows, err := d.stmts.get("SELECT target, COUNT(*) FROM edges WHERE target BETWEEN ? AND ? GROUP BY target").Query(store.FileEntity(file)+1, store.FileEntity(file+1)-1)
	if err != nil {
		return nil, err
	}
	defer rows.Close()
	out := map[int64]int{}
	for rows.Next() {
		var id int64
		var n int
		if err := rows.Scan(&id, &n); err != nil {
			return nil, wrap(err)
		}
		out[id] = n
	}
	return out, wrap(rows.Err())
}
