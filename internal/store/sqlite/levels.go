package sqlite

import (
	"context"
	"encoding/json"

	"github.com/ctx-sys/ctx-sys/internal/store"
)

// A walk over the graph asks about a level of entities at once: a statement an entity would spend most of its
// time on its way between Go and SQLite.

func (d *queries) EdgesOut(ctx context.Context, ids []int64, kinds store.Kinds, among []int64) ([]store.Edge, error) {
	return d.edges("SELECT "+edgeColumns+" FROM json_each(?1) AS j CROSS JOIN edges ON source = j.value"+
		" WHERE (1 << kind) & ?2 AND (?3 IS NULL OR target IN (SELECT value FROM json_each(?3))) ORDER BY j.key, seq",
		idList(ids), kinds.Bits(), listOrNull(among))
}

func (d *queries) EdgesIn(ctx context.Context, ids []int64, kinds store.Kinds, most int, among []int64) ([]store.Edge, error) {
	return d.edges("SELECT "+edgeColumns+" FROM json_each(?1) AS j CROSS JOIN edges ON target = j.value LEFT JOIN entities AS e ON e.id = source"+
		" WHERE (1 << kind) & ?2 AND NOT "+crowded+" AND (?4 IS NULL OR source IN (SELECT value FROM json_each(?4)))"+
		" ORDER BY j.key, weight DESC, "+inPlace+", seq", idList(ids), kinds.Bits(), most, listOrNull(among))
}

func (d *queries) EdgesInto(ctx context.Context, ids []int64, kinds store.Kinds, most int) ([]store.Edge, error) {
	return d.edges("SELECT "+edgeColumns+" FROM json_each(?1) AS j CROSS JOIN edges ON target = j.value"+
		" WHERE (1 << kind) & ?2 AND NOT "+crowded+" ORDER BY j.key, weight DESC, source, seq", idList(ids), kinds.Bits(), most)
}

func listOrNull(ids []int64) any {
	if ids == nil {
		return nil
	}
	return idList(ids)
}

func (d *queries) Crowded(ctx context.Context, ids []int64, kinds store.Kinds, most int) ([]int64, error) {
	return d.ids("SELECT j.value FROM json_each(?1) AS j WHERE "+crowded+" ORDER BY j.key", idList(ids), kinds.Bits(), most)
}

// crowded holds for a listed entity j in which more than ?3 edges end.
const crowded = "EXISTS (SELECT 1 FROM edges AS c WHERE c.target = j.value AND (1 << c.kind) & ?2 LIMIT 1 OFFSET ?3)"

func (d *queries) SourcesOf(ctx context.Context, ids []int64, kinds store.Kinds) ([]int64, error) {
	return d.ids("SELECT DISTINCT source FROM json_each(?1) AS j CROSS JOIN edges ON target = j.value WHERE (1 << kind) & ?2",
		idList(ids), kinds.Bits())
}

func (d *queries) TargetsOf(ctx context.Context, ids []int64, kinds store.Kinds) ([]int64, error) {
	return d.ids("SELECT DISTINCT target FROM json_each(?1) AS j CROSS JOIN edges ON source = j.value WHERE (1 << kind) & ?2 AND target IS NOT NULL",
		idList(ids), kinds.Bits())
}

const (
	intoLevels = ` FROM json_each(?1) AS level CROSS JOIN json_each(level.value) AS j CROSS JOIN edges ON target = j.value
		WHERE (1 << kind) & ?2 AND source NOT IN (SELECT value FROM json_each(?3))`
	outOfLevels = ` FROM json_each(?1) AS level CROSS JOIN json_each(level.value) AS j CROSS JOIN edges ON source = j.value
		WHERE (1 << kind) & ?2 AND (target IS NULL OR target NOT IN (SELECT value FROM json_each(?3)))`
)

func (d *queries) CountLevelEdges(ctx context.Context, l store.Levels) (n int, err error) {
	from := outOfLevels
	if l.Into {
		from = intoLevels
	}
	levels, inside := levelLists(&l)
	err = d.stmts.get("SELECT COUNT(*)"+from).QueryRow(levels, l.Kinds.Bits(), inside).Scan(&n)
	return n, wrap(err)
}

func (d *queries) LevelEdges(ctx context.Context, l store.Levels, limit, offset int) ([]store.LevelEdge, error) {
	from, order := outOfLevels, ""
	if l.Into {
		from, order = intoLevels, "x.weight DESC, "
	}
	levels, inside := levelLists(&l)
	rows, err := d.stmts.get("SELECT x.source, x.kind, x.target, x.text, x.line, x.weight, x.resolution, x.external, x.properties, x.level FROM"+
		" (SELECT edges.*, level.key AS level"+from+") AS x LEFT JOIN entities AS e ON e.id = x.source"+
		" ORDER BY x.level, "+order+inPlace+", x.seq LIMIT ?4 OFFSET ?5").Query(levels, l.Kinds.Bits(), inside, limit, offset)
	if err != nil {
		return nil, err
	}
	defer rows.Close()
	var out []store.LevelEdge
	for rows.Next() {
		var level int
		e, err := scanEdge(func(dest ...any) error { return rows.Scan(append(dest, &level)...) })
		if err != nil {
			return nil, wrap(err)
		}
		out = append(out, store.LevelEdge{Edge: e, Level: level})
	}
	return out, wrap(rows.Err())
}

// levelLists are the ids of l as json_each takes them.
func levelLists(l *store.Levels) (levels, inside string) {
	b, err := json.Marshal(l.IDs)
	if err != nil {
		panic(err) // numbers only
	}
	return string(b), idList(l.Inside)
}

func (d *queries) EdgesBetween(ctx context.Context, source, target int64, kinds store.Kinds) ([]store.Edge, error) {
	return d.edges("SELECT "+edgeColumns+" FROM edges WHERE source = ?1 AND target = ?2 AND (1 << kind) & ?3 ORDER BY weight DESC, seq",
		source, target, kinds.Bits())
}
