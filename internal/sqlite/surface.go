package sqlite

import "context"

// InDegreesOf returns how many edges of code end in each symbol of a file. Symbols without any are left out.
func (d *queries) InDegreesOf(ctx context.Context, file int64) (map[int64]int, error) {
	rows, err := d.stmts.get("SELECT target, COUNT(*) FROM edges WHERE target BETWEEN ? AND ? GROUP BY target").Query(FileEntity(file)+1, FileEntity(file+1)-1)
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
