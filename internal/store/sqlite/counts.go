package sqlite

import (
	"context"
	"strings"

	ctxsys "github.com/ctx-sys/ctx-sys"
	"github.com/ctx-sys/ctx-sys/internal/store"
)

func entityCount(t ctxsys.EntityType) string { return "entity/" + string(t) }

func edgeCount(k ctxsys.RelationKind, found, external bool) string {
	switch {
	case found:
		return "edge/" + string(k) + "/found"
	case external:
		return "edge/" + string(k) + "/external"
	}
	return "edge/" + string(k) + "/unresolved"
}

// countEntitiesOff takes the entities of a file, about to be deleted, off the counts, and countEdgesOff its edges.
func (t *Tx) countEntitiesOff(first, last int64) error {
	return t.eachCount("SELECT type, 0, 0, COUNT(*) FROM entities WHERE id BETWEEN ? AND ? GROUP BY type", first, last,
		func(typ int, _, _ bool, n int) { t.counts[entityCount(ctxsys.EntityTypes[typ])] -= n })
}

func (t *Tx) countEdgesOff(first, last int64) error {
	return t.eachCount("SELECT kind, target IS NOT NULL, external, COUNT(*) FROM edges WHERE source BETWEEN ? AND ? GROUP BY 1, 2, 3", first, last,
		func(kind int, found, external bool, n int) {
			t.counts[edgeCount(ctxsys.RelationKinds[kind], found, external)] -= n
		})
}

func (t *Tx) eachCount(query string, first, last int64, f func(i int, found, external bool, n int)) error {
	if err := t.flush(); err != nil {
		return err
	}
	s, err := t.prepare(query)
	if err != nil {
		return err
	}
	rows, err := s.Query(first, last)
	if err != nil {
		return err
	}
	defer rows.Close()
	for rows.Next() {
		var i, n int
		var found, external bool
		if err := rows.Scan(&i, &found, &external, &n); err != nil {
			return err
		}
		f(i, found, external, n)
	}
	return rows.Err()
}

// writeCounts stores the changes of the counts with what else is left to write.
func (t *Tx) writeCounts() error {
	for name, n := range t.counts {
		if n == 0 {
			continue
		}
		if err := t.run("INSERT INTO counts (name, n) VALUES (?, ?) ON CONFLICT (name) DO UPDATE SET n = n + excluded.n", name, n); err != nil {
			return err
		}
	}
	return t.flush()
}

func (d *queries) EntityCounts(ctx context.Context) (map[string]int, error) {
	out := map[string]int{}
	err := d.counts("entity/", func(name string, n int) { out[name] = n })
	return out, err
}

func (d *queries) EdgeCounts(ctx context.Context) (found, external, unresolved map[string]int, err error) {
	found, external, unresolved = map[string]int{}, map[string]int{}, map[string]int{}
	by := map[string]map[string]int{"found": found, "external": external, "unresolved": unresolved}
	err = d.counts("edge/", func(name string, n int) {
		if kind, state, ok := strings.Cut(name, "/"); ok && by[state] != nil {
			by[state][kind] = n
		}
	})
	return found, external, unresolved, err
}

func (d *queries) counts(prefix string, f func(name string, n int)) error {
	rows, err := d.stmts.get("SELECT name, n FROM counts WHERE name >= ? AND name < ? AND n <> 0").Query(prefix, prefix+"\xff")
	if err != nil {
		return err
	}
	defer rows.Close()
	for rows.Next() {
		var name string
		var n int
		if err := rows.Scan(&name, &n); err != nil {
			return wrap(err)
		}
		f(strings.TrimPrefix(name, prefix), n)
	}
	return wrap(rows.Err())
}

func (d *queries) Languages(ctx context.Context) ([]store.LanguageStats, error) {
	rows, err := d.stmts.get(`SELECT language, COUNT(*), SUM(size), SUM(lines), SUM(errors > 0) FROM files
		WHERE flags & ? = 0 GROUP BY language ORDER BY language`).Query(store.FlagsOut)
	if err != nil {
		return nil, err
	}
	defer rows.Close()
	var out []store.LanguageStats
	for rows.Next() {
		var l store.LanguageStats
		if err := rows.Scan(&l.Language, &l.Files, &l.Bytes, &l.Lines, &l.Broken); err != nil {
			return nil, wrap(err)
		}
		out = append(out, l)
	}
	return out, wrap(rows.Err())
}
