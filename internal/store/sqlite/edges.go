package sqlite

import (
	"context"
	"database/sql"
	"fmt"

	ctxsys "github.com/ctx-sys/ctx-sys"
	"github.com/ctx-sys/ctx-sys/internal/store"
)

const edgeColumns = "source, kind, target, text, line, weight, resolution, external, properties"

func scanEdge(scan func(...any) error) (e store.Edge, err error) {
	var target sql.NullInt64
	var kind int
	if err = scan(&e.Source, &kind, &target, &e.Text, &e.Line, &e.Weight, &e.Resolution, &e.External, &e.Metadata); err != nil {
		return e, err
	}
	if kind < 0 || kind >= len(ctxsys.RelationKinds) {
		return e, fmt.Errorf("%w: relationship %d", ctxsys.ErrCorrupt, kind)
	}
	e.Kind, e.Target, e.Resolution = ctxsys.RelationKinds[kind], target.Int64, resolutionName(e.Resolution)
	return e, nil
}

func (d *queries) edges(query string, args ...any) ([]store.Edge, error) {
	rows, err := d.stmts.get(query).Query(args...)
	if err != nil {
		return nil, err
	}
	defer rows.Close()
	var out []store.Edge
	for rows.Next() {
		e, err := scanEdge(rows.Scan)
		if err != nil {
			return nil, wrap(err)
		}
		out = append(out, e)
	}
	return out, wrap(rows.Err())
}

func (d *queries) EdgesFrom(ctx context.Context, id int64) ([]store.Edge, error) {
	return d.edges("SELECT "+edgeColumns+" FROM edges WHERE source = ? ORDER BY seq", id)
}

// inPlace orders entities e by where they are. Their ids would tell the order in which they were indexed.
const inPlace = "(SELECT path FROM files WHERE id = e.id >> 20), e.start_byte, e.qualified, e.ordinal"

func (d *queries) EdgesTo(ctx context.Context, id int64, limit int) ([]store.Edge, error) {
	return d.edges("SELECT "+edgeColumns+" FROM edges LEFT JOIN entities AS e ON e.id = source WHERE target = ?"+
		" ORDER BY weight DESC, "+inPlace+", seq LIMIT ?", id, limit)
}

func (d *queries) Targets(ctx context.Context, id int64) ([]int64, error) {
	return d.ids("SELECT DISTINCT target FROM edges WHERE source = ? AND target > 0 AND kind <> ?", id, store.KindNumber(ctxsys.Documents))
}

func (d *queries) Sources(ctx context.Context, id int64, limit int) ([]int64, error) {
	return d.ids("SELECT DISTINCT source FROM edges WHERE target = ? AND kind <> ? LIMIT ?", id, store.KindNumber(ctxsys.Documents), limit)
}

func (d *queries) ids(query string, args ...any) ([]int64, error) {
	rows, err := d.stmts.get(query).Query(args...)
	if err != nil {
		return nil, err
	}
	defer rows.Close()
	var out []int64
	for rows.Next() {
		var id int64
		if err := rows.Scan(&id); err != nil {
			return nil, wrap(err)
		}
		out = append(out, id)
	}
	return out, wrap(rows.Err())
}

func (d *queries) EachEdge(ctx context.Context, f func(store.Edge) error) error {
	rows, err := d.stmts.get("SELECT " + edgeColumns + " FROM edges ORDER BY source, seq").Query()
	if err != nil {
		return err
	}
	defer rows.Close()
	for rows.Next() {
		e, err := scanEdge(rows.Scan)
		if err != nil {
			return wrap(err)
		}
		if err := f(e); err != nil {
			return err
		}
	}
	return wrap(rows.Err())
}

func (d *queries) FileImports(ctx context.Context, f func(source, target int64)) error {
	rows, err := d.stmts.get("SELECT source, target FROM edges WHERE kind = ? AND target IS NOT NULL").Query(store.KindNumber(ctxsys.Imports))
	if err != nil {
		return err
	}
	defer rows.Close()
	for rows.Next() {
		var s, t int64
		if err := rows.Scan(&s, &t); err != nil {
			return wrap(err)
		}
		f(s, t)
	}
	return wrap(rows.Err())
}

func (d *queries) InDegrees(ctx context.Context, limit int, f func(id int64, n int)) error {
	rows, err := d.stmts.get(`WITH degrees AS MATERIALIZED (
			SELECT target, COUNT(*) AS n FROM edges WHERE target IS NOT NULL AND kind <> ?2 GROUP BY target)
		SELECT target, n FROM degrees LEFT JOIN entities AS e ON e.id = target
		WHERE n >= (SELECT MIN(n) FROM (SELECT n FROM degrees ORDER BY n DESC LIMIT ?1))
		ORDER BY n DESC, `+inPlace+` LIMIT ?1`).Query(limit, store.KindNumber(ctxsys.Documents))
	if err != nil {
		return err
	}
	defer rows.Close()
	for rows.Next() {
		var id int64
		var n int
		if err := rows.Scan(&id, &n); err != nil {
			return wrap(err)
		}
		f(id, n)
	}
	return wrap(rows.Err())
}
