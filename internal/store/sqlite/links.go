package sqlite

import (
	"bytes"
	"context"
	"database/sql"
	"maps"
	"slices"
	"strconv"
	"strings"

	ctxsys "github.com/ctx-sys/ctx-sys"
	"github.com/ctx-sys/ctx-sys/internal/store"
)

// Questions about the whole graph, answered in one pass over the table of edges.

func (d *queries) OutsideImports(ctx context.Context, name string) ([]store.Edge, error) {
	return d.edges("SELECT "+edgeColumns+" FROM edges WHERE kind = ?1 AND target IS NULL"+
		" AND (text = ?2 OR substr(text, 1, length(?2) + 1) IN (?2 || '/', ?2 || '.', ?2 || ':')) ORDER BY source, seq",
		store.KindNumber(ctxsys.Imports), name)
}

func (d *queries) Open(ctx context.Context, kinds store.Kinds) ([]store.Edge, error) {
	return d.edges("SELECT "+edgeColumns+" FROM edges WHERE target IS NULL AND NOT external AND (1 << kind) & ? ORDER BY source, seq", kinds.Bits())
}

func (d *queries) EachOpen(ctx context.Context, kinds store.Kinds, outside bool, f func(source int64, kind ctxsys.RelationKind, text string, line int)) error {
	rows, err := d.stmts.get("SELECT source, kind, text, line FROM edges WHERE target IS NULL AND (? OR NOT external) AND (1 << kind) & ? ORDER BY source, seq").Query(outside, kinds.Bits())
	if err != nil {
		return err
	}
	defer rows.Close()
	for rows.Next() {
		var source int64
		var kind, line int
		var text string
		if err := rows.Scan(&source, &kind, &text, &line); err != nil {
			return wrap(err)
		}
		if kind >= 0 && kind < len(ctxsys.RelationKinds) {
			f(source, ctxsys.RelationKinds[kind], text, line)
		}
	}
	return wrap(rows.Err())
}

func (d *queries) UsingLanguages(ctx context.Context) ([]string, error) {
	rows, err := d.stmts.get(`SELECT DISTINCT language FROM files AS f WHERE EXISTS (
		SELECT 1 FROM edges WHERE source BETWEEN f.id << 20 AND (f.id << 20) + 1048575 AND kind NOT IN (?, ?)) ORDER BY language`).
		Query(store.KindNumber(ctxsys.Imports), store.KindNumber(ctxsys.Documents))
	if err != nil {
		return nil, err
	}
	defer rows.Close()
	var out []string
	for rows.Next() {
		var language string
		if err := rows.Scan(&language); err != nil {
			return nil, wrap(err)
		}
		out = append(out, language)
	}
	return out, wrap(rows.Err())
}

// Resolutions counts in Go: SQLite would sort all edges first.
func (d *queries) Resolutions(ctx context.Context, f func(kind ctxsys.RelationKind, resolution string, n int)) error {
	rows, err := d.stmts.get("SELECT group_concat(kind || ' ' || resolution, x'00') FROM edges GROUP BY source").Query()
	if err != nil {
		return err
	}
	defer rows.Close()
	counts, named := map[string]*int{}, map[string]*int{}
	var list sql.RawBytes
	for rows.Next() {
		if err := rows.Scan(&list); err != nil {
			return wrap(err)
		}
		for rest, more := []byte(list), true; more; {
			var one []byte
			one, rest, more = bytes.Cut(rest, []byte{0})
			n := counts[string(one)]
			if n == nil {
				kind, resolution, _ := strings.Cut(string(one), " ")
				key := kind + " " + resolutionName(resolution)
				if n = named[key]; n == nil {
					n = new(int)
					named[key] = n
				}
				counts[string(one)] = n
			}
			*n++
		}
	}
	if err := rows.Err(); err != nil {
		return wrap(err)
	}
	for _, key := range slices.Sorted(maps.Keys(named)) {
		number, resolution, _ := strings.Cut(key, " ")
		if kind, err := strconv.Atoi(number); err == nil && kind >= 0 && kind < len(ctxsys.RelationKinds) {
			f(ctxsys.RelationKinds[kind], resolution, *named[key])
		}
	}
	return nil
}

// A packed link is target << 11 | kind << 7 | weight in hundredths.
const (
	packedWeight = 1<<7 - 1
	packedKind   = 1<<4 - 1
)

func (d *queries) EachLink(ctx context.Context, f func(source, target int64, kind, weight int)) error {
	rows, err := d.stmts.get(`SELECT source, group_concat((target << 11) | (kind << 7) | CAST(MIN(weight, 1) * 100 + 0.5 AS INTEGER))
		FROM edges WHERE target IS NOT NULL AND kind <> ? GROUP BY source`).Query(store.KindNumber(ctxsys.Documents))
	if err != nil {
		return err
	}
	defer rows.Close()
	var links sql.RawBytes
	for rows.Next() {
		var source int64
		if err := rows.Scan(&source, &links); err != nil {
			return wrap(err)
		}
		if err := ctx.Err(); err != nil {
			return err
		}
		eachNumber(links, func(n int64) {
			if kind := int(n >> 7 & packedKind); kind < len(ctxsys.RelationKinds) {
				f(source, n>>11, kind, int(n&packedWeight))
			}
		})
	}
	return wrap(rows.Err())
}

// eachNumber calls f with the numbers of a list with commas.
func eachNumber(list []byte, f func(int64)) {
	for len(list) > 0 {
		end := 0
		for end < len(list) && list[end] != ',' {
			end++
		}
		n, err := strconv.ParseInt(string(list[:end]), 10, 64)
		if err == nil { // SQLite wrote it
			f(n)
		}
		list = list[min(end+1, len(list)):]
	}
}
