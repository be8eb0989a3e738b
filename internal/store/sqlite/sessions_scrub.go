package sqlite

import (
	"bytes"
	"context"
	"slices"
	"strings"
)

// scrubbed are the columns that hold what was said, by table and the columns that tell its rows apart.
var scrubbed = []struct{ table, key, columns string }{
	{"messages", "session, number", "raw before metadata tags"},
	{"decisions", "id", "text reason alternatives related note said"},
	{"summaries", "session, version", "parts note"},
	{"questions", "id", "text"},
	{"links", "source, kind, target", "metadata"},
	{"compactions", "session", "sent"},
	{"sessions", "number", "name summary frame"},
	{"given", "rowid", "query"},
	{"meta", "key", "value"},
}

// bytesColumns are those of them that hold bytes; the others hold text.
var bytesColumns = []string{"raw", "before", "sent"}

func (s *Sessions) Scrub(ctx context.Context, mask func(text []byte, column string) []byte) (changed int, err error) {
	err = s.update(ctx, func(tx *writing) error {
		changed = 0
		for _, t := range scrubbed {
			n, err := scrub(ctx, tx, t.table, strings.Split(t.key, ", "), strings.Fields(t.columns), mask)
			if err != nil {
				return err
			}
			changed += n
		}
		if changed == 0 {
			return nil
		}
		if err := tx.erases(ctx); err != nil {
			return err
		}
		return forgetSaid(tx) // the index has the words
	})
	if err != nil || changed == 0 {
		return changed, err
	}
	return changed, s.db.compact(ctx)
}

// rewrite is a value to be stored.
type rewrite struct {
	column string
	args   []any // the value, and what tells its row
}

func scrub(ctx context.Context, tx *writing, table string, key, columns []string, mask func([]byte, string) []byte) (changed int, err error) {
	todo, err := rewrites(ctx, tx, table, key, columns, mask)
	if err != nil {
		return 0, err
	}
	where := strings.Join(key, " = ? AND ") + " = ?"
	for _, r := range todo {
		if _, err := tx.ExecContext(ctx, "UPDATE "+table+" SET "+r.column+" = ? WHERE "+where, r.args...); err != nil {
			return 0, err
		}
	}
	return len(todo), nil
}

func rewrites(ctx context.Context, tx *writing, table string, key, columns []string, mask func([]byte, string) []byte) (out []rewrite, err error) {
	rows, err := tx.QueryContext(ctx, "SELECT "+strings.Join(slices.Concat(key, columns), ", ")+" FROM "+table)
	if err != nil {
		return nil, err
	}
	defer rows.Close()
	for rows.Next() {
		keys, texts := make([]any, len(key)), make([][]byte, len(columns))
		var into []any
		for i := range keys {
			into = append(into, &keys[i])
		}
		for i := range texts {
			into = append(into, &texts[i])
		}
		if err := rows.Scan(into...); err != nil {
			return nil, err
		}
		for i, text := range texts {
			masked := mask(text, columns[i])
			if bytes.Equal(masked, text) {
				continue
			}
			var value any = string(masked)
			if slices.Contains(bytesColumns, columns[i]) {
				value = masked
			}
			out = append(out, rewrite{columns[i], append([]any{value}, keys...)})
		}
	}
	return out, rows.Err()
}
