package sqlite

import (
	"context"
	"database/sql"
	"strconv"

	ctxsys "github.com/ctx-sys/ctx-sys"
)

// Questions about the whole graph, answered in one pass over the table of edges.

// OutsideImports returns the imports of a package that is not in the project, or of something in it.
func (d *queries) OutsideImports(ctx context.Context, name string) ([]Edge, error) {
	return d.edges("SELECT "+edgeColumns+" FROM edges WHERE kind = ?1 AND target IS NULL"+
		" AND (text = ?2 OR substr(text, 1, length(?2) + 1) IN (?2 || '/', ?2 || '.', ?2 || ':')) ORDER BY source, seq",
		kindNumber(ctxsys.Imports), name)
}

// Open returns the edges of some kinds whose target could not be found, those that lead outside not among them.
func (d *queries) Open(ctx context.Context, kinds Kinds) ([]Edge, error) {
	return d.edges("SELECT "+edgeColumns+" FROM edges WHERE target IS NULL AND NOT external AND (1 << kind) & ? ORDER BY source, seq", kinds.bits())
}

// EachOpen calls f with the edges whose target could not be found, those that lead outside not among them.
func (d *queries) EachOpen(ctx context.Context, kinds Kinds, f func(source int64, kind ctxsys.RelationKind, text string, line int)) error {
	rows, err := d.stmts.get("SELECT source, kind, text, line FROM edges WHERE target IS NULL AND NOT external AND (1 << kind) & ?").Query(kinds.bits())
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

// UsingLanguages returns the languages of files from which edges other than imports and those of documents lead. Of what is written in
// others it is not known who uses it.
func (d *queries) UsingLanguages(ctx context.Context) ([]string, error) {
	rows, err := d.stmts.get(`SELECT DISTINCT language FROM files AS f WHERE EXISTS (
		SELECT 1 FROM edges WHERE source BETWEEN f.id << 20 AND (f.id << 20) + 1048575 AND kind NOT IN (?, ?)) ORDER BY language`).
		Query(kindNumber(ctxsys.Imports), kindNumber(ctxsys.Documents))
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

// Resolutions counts the edges of each kind by how they were resolved.
func (d *queries) Resolutions(ctx context.Context, f func(kind ctxsys.RelationKind, resolution string, n int)) error {
	rows, err := d.stmts.get("SELECT kind, resolution, COUNT(*) FROM edges GROUP BY kind, resolution").Query()
	if err != nil {
		return err
	}
	defer rows.Close()
	for rows.Next() {
		var kind, n int
		var resolution string
		if err := rows.Scan(&kind, &resolution, &n); err != nil {
			return wrap(err)
		}
		if kind >= 0 && kind < len(ctxsys.RelationKinds) {
			f(ctxsys.RelationKinds[kind], resolution, n)
		}
	}
	return wrap(rows.Err())
}

// A packed link is target << 11 | kind << 7 | weight in hundredths.
const (
	packedWeight = 1<<7 - 1
	packedKind   = 1<<4 - 1
)

// EachLink calls f with every edge of code whose target is known, by source: its kind as an index into
// ctxsys.RelationKinds, its weight in hundredths. SQLite gives one row a source, which took a third of the time
// of one row an edge (measured on Go's source tree).
func (d *queries) EachLink(ctx context.Context, f func(source, target int64, kind, weight int)) error {
	rows, err := d.stmts.get(`SELECT source, group_concat((target << 11) | (kind << 7) | CAST(MIN(weight, 1) * 100 + 0.5 AS INTEGER))
		FROM edges WHERE target IS NOT NULL AND kind <> ? GROUP BY source`).Query(kindNumber(ctxsys.Documents))
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
