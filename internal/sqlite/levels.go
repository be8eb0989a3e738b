package sqlite

import (
	"context"
	"encoding/json"

	ctxsys "github.com/ctx-sys/ctx-sys"
)

// A walk over the graph asks about a level of entities at once: a statement an entity would spend most of its
// time on its way between Go and SQLite.

// Kinds is a set of relationship kinds. The zero value holds all.
type Kinds int64

// KindSet returns the set of some kinds, of all kinds when there are none.
func KindSet(kinds ...ctxsys.RelationKind) Kinds {
	var set Kinds
	for _, k := range kinds {
		set |= 1 << kindNumber(k)
	}
	return set
}

// Has reports whether a kind is in the set.
func (k Kinds) Has(kind ctxsys.RelationKind) bool { return k.bits()&(1<<kindNumber(kind)) != 0 }

func (k Kinds) bits() int64 {
	if k == 0 {
		return 1<<len(ctxsys.RelationKinds) - 1
	}
	return int64(k)
}

// EdgesOut returns the edges that leave the entities, in the order of ids, each one's as they are stored. With
// among, only those that lead to one of it.
func (d *queries) EdgesOut(ctx context.Context, ids []int64, kinds Kinds, among []int64) ([]Edge, error) {
	return d.edges("SELECT "+edgeColumns+" FROM json_each(?1) AS j CROSS JOIN edges ON source = j.value"+
		" WHERE (1 << kind) & ?2 AND (?3 IS NULL OR target IN (SELECT value FROM json_each(?3))) ORDER BY j.key, seq",
		idList(ids), kinds.bits(), listOrNull(among))
}

// EdgesIn returns the edges that end in the entities, in the order of ids, each one's the surest first and
// then by place. Entities in which more than most edges end are left out. With among, only those that leave
// one of it.
func (d *queries) EdgesIn(ctx context.Context, ids []int64, kinds Kinds, most int, among []int64) ([]Edge, error) {
	return d.edges("SELECT "+edgeColumns+" FROM json_each(?1) AS j CROSS JOIN edges ON target = j.value LEFT JOIN entities AS e ON e.id = source"+
		" WHERE (1 << kind) & ?2 AND NOT "+crowded+" AND (?4 IS NULL OR source IN (SELECT value FROM json_each(?4)))"+
		" ORDER BY j.key, weight DESC, "+inPlace+", seq", idList(ids), kinds.bits(), most, listOrNull(among))
}

func listOrNull(ids []int64) any {
	if ids == nil {
		return nil
	}
	return idList(ids)
}

// Crowded returns those of the entities in which more than most edges end.
func (d *queries) Crowded(ctx context.Context, ids []int64, kinds Kinds, most int) ([]int64, error) {
	return d.ids("SELECT j.value FROM json_each(?1) AS j WHERE "+crowded+" ORDER BY j.key", idList(ids), kinds.bits(), most)
}

// crowded holds for a listed entity j in which more than ?3 edges end.
const crowded = "EXISTS (SELECT 1 FROM edges AS c WHERE c.target = j.value AND (1 << c.kind) & ?2 LIMIT 1 OFFSET ?3)"

// SourcesOf returns the entities whose edges lead to any of the given ones, each once, in no order.
func (d *queries) SourcesOf(ctx context.Context, ids []int64, kinds Kinds) ([]int64, error) {
	return d.ids("SELECT DISTINCT source FROM json_each(?1) AS j CROSS JOIN edges ON target = j.value WHERE (1 << kind) & ?2",
		idList(ids), kinds.bits())
}

// TargetsOf returns the entities to which edges of any of the given ones lead, each once, in no order.
func (d *queries) TargetsOf(ctx context.Context, ids []int64, kinds Kinds) ([]int64, error) {
	return d.ids("SELECT DISTINCT target FROM json_each(?1) AS j CROSS JOIN edges ON source = j.value WHERE (1 << kind) & ?2 AND target IS NOT NULL",
		idList(ids), kinds.bits())
}

// Levels are entities by their distance from where a walk began, and which of their edges are meant.
type Levels struct {
	IDs    [][]int64
	Into   bool // the edges that end in them, else those that leave them
	Kinds  Kinds
	Inside []int64 // edges whose other end is one of these are left out
}

// LevelEdge is an edge, and the level of the entity it was found from.
type LevelEdge struct {
	Edge
	Level int
}

const (
	intoLevels = ` FROM json_each(?1) AS level CROSS JOIN json_each(level.value) AS j CROSS JOIN edges ON target = j.value
		WHERE (1 << kind) & ?2 AND source NOT IN (SELECT value FROM json_each(?3))`
	outOfLevels = ` FROM json_each(?1) AS level CROSS JOIN json_each(level.value) AS j CROSS JOIN edges ON source = j.value
		WHERE (1 << kind) & ?2 AND (target IS NULL OR target NOT IN (SELECT value FROM json_each(?3)))`
)

// CountLevelEdges counts the edges of levels.
func (d *queries) CountLevelEdges(ctx context.Context, l Levels) (n int, err error) {
	from := outOfLevels
	if l.Into {
		from = intoLevels
	}
	levels, inside := l.lists()
	err = d.stmts.get("SELECT COUNT(*)"+from).QueryRow(levels, l.Kinds.bits(), inside).Scan(&n)
	return n, wrap(err)
}

// LevelEdges returns a page of the edges of levels, those of the first level first. Of a level, edges into it
// stand the surest first and then by the place of their source, edges out of it by their place.
func (d *queries) LevelEdges(ctx context.Context, l Levels, limit, offset int) ([]LevelEdge, error) {
	from, order := outOfLevels, ""
	if l.Into {
		from, order = intoLevels, "x.weight DESC, "
	}
	levels, inside := l.lists()
	rows, err := d.stmts.get("SELECT x.source, x.kind, x.target, x.text, x.line, x.weight, x.resolution, x.external, x.level FROM"+
		" (SELECT edges.*, level.key AS level"+from+") AS x LEFT JOIN entities AS e ON e.id = x.source"+
		" ORDER BY x.level, "+order+inPlace+", x.seq LIMIT ?4 OFFSET ?5").Query(levels, l.Kinds.bits(), inside, limit, offset)
	if err != nil {
		return nil, err
	}
	defer rows.Close()
	var out []LevelEdge
	for rows.Next() {
		var level int
		e, err := scanEdge(func(dest ...any) error { return rows.Scan(append(dest, &level)...) })
		if err != nil {
			return nil, wrap(err)
		}
		out = append(out, LevelEdge{e, level})
	}
	return out, wrap(rows.Err())
}

// lists are the ids as json_each takes them.
func (l *Levels) lists() (levels, inside string) {
	b, err := json.Marshal(l.IDs)
	if err != nil {
		panic(err) // numbers only
	}
	return string(b), idList(l.Inside)
}

// EdgesBetween returns the edges that lead from one entity to another, the surest first.
func (d *queries) EdgesBetween(ctx context.Context, source, target int64, kinds Kinds) ([]Edge, error) {
	return d.edges("SELECT "+edgeColumns+" FROM edges WHERE source = ?1 AND target = ?2 AND (1 << kind) & ?3 ORDER BY weight DESC, seq",
		source, target, kinds.bits())
}
