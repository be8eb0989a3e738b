package sqlite

import (
	"context"
	"database/sql"
	"fmt"
	"slices"
	"strconv"

	ctxsys "github.com/ctx-sys/ctx-sys"
	"github.com/ctx-sys/ctx-sys/internal/store"
)

const placeColumns = `e.id, e.parent, e.type, e.name, e.qualified, e.ordinal, e.start_line, e.end_line, e.start_byte, e.end_byte,
	e.exported, '', '', '', f.path, f.language, f.flags`

func (d *queries) Located(ctx context.Context, ids []int64) ([]store.Located, error) {
	return d.located(len(ids), `SELECT e.id, e.parent, e.type, e.name, e.qualified, e.ordinal, e.start_line, e.end_line, e.start_byte, e.end_byte,
			e.exported, e.signature, e.doc, e.metadata, f.path, f.language, f.flags
		FROM json_each(?) AS j CROSS JOIN entities AS e ON e.id = j.value LEFT JOIN files AS f ON f.id = e.id >> 20`, idList(ids))
}

func (d *queries) Places(ctx context.Context, ids []int64) ([]store.Located, error) {
	return d.located(len(ids), `SELECT `+placeColumns+`
		FROM json_each(?) AS j CROSS JOIN entities AS e ON e.id = j.value LEFT JOIN files AS f ON f.id = e.id >> 20`, idList(ids))
}

// fewParents is how many entities are looked through for members of a name: of more it is cheaper to look at all that have the name.
const fewParents = 32

func (d *queries) MembersNamed(ctx context.Context, name string, parents []int64) ([]store.Located, error) {
	if len(parents) <= fewParents && !slices.ContainsFunc(parents, func(id int64) bool { return id <= 0 }) { // members are in the file of their parent, or in the index of those elsewhere
		return d.located(0, `SELECT `+placeColumns+`
			FROM (SELECT e.id FROM json_each(?2) AS j CROSS JOIN entities AS e ON e.id BETWEEN j.value >> 20 << 20 AND (j.value >> 20 << 20) + 1048575
				WHERE e.parent = j.value AND e.name = ?1
			UNION SELECT e.id FROM json_each(?2) AS j CROSS JOIN entities AS e ON e.parent = j.value
				WHERE e.parent > 0 AND e.parent >> 20 <> e.id >> 20 AND e.name = ?1 ORDER BY 1) AS m
			CROSS JOIN entities AS e ON e.id = m.id CROSS JOIN files AS f ON f.id = e.id >> 20`, name, idList(parents))
	}
	return d.located(0, `SELECT `+placeColumns+`
		FROM entities AS e CROSS JOIN files AS f ON f.id = e.id >> 20
		WHERE e.name = ?1 COLLATE NOCASE AND e.name = ?1 AND e.parent IN (SELECT value FROM json_each(?2)) ORDER BY e.id`, name, idList(parents))
}

func (d *queries) MethodsOf(ctx context.Context, types []int64) ([]store.Located, error) {
	return d.located(len(types), `SELECT `+placeColumns+`
		FROM (SELECT DISTINCT value >> 20 AS file FROM json_each(?1)) AS t CROSS JOIN files AS f ON f.id = t.file
		CROSS JOIN entities AS e ON e.id BETWEEN t.file << 20 AND (t.file << 20) + 1048575
		WHERE e.type = ?2 AND e.parent >> 20 = t.file AND e.parent IN (SELECT value FROM json_each(?1))
		UNION ALL SELECT `+placeColumns+`
		FROM (SELECT DISTINCT value FROM json_each(?1)) AS t CROSS JOIN entities AS e ON e.parent = t.value CROSS JOIN files AS f ON f.id = e.id >> 20
		WHERE e.parent > 0 AND e.parent >> 20 <> e.id >> 20 AND e.type = ?2`, idList(types), typeNumber(ctxsys.TypeMethod))
}

func (d *queries) InFiles(ctx context.Context, files []int64, types []ctxsys.EntityType) ([]store.Located, error) {
	wanted := int64(-1) // as bits
	if types != nil {
		wanted = 0
		for _, t := range types {
			wanted |= 1 << typeNumber(t)
		}
	}
	return d.located(len(files), `SELECT e.id, e.parent, e.type, e.name, e.qualified, e.ordinal, e.start_line, e.end_line, e.start_byte, e.end_byte,
			e.exported, '', '', e.metadata, f.path, f.language, f.flags
		FROM (SELECT DISTINCT value FROM json_each(?1)) AS j CROSS JOIN files AS f ON f.id = j.value
		CROSS JOIN entities AS e ON e.id BETWEEN j.value << 20 AND (j.value << 20) + 1048575
		WHERE ?2 >> e.type & 1`, idList(files), wanted)
}

// located returns rows of a query, of which there are about count, 0 for unknown.
func (d *queries) located(count int, query string, args ...any) ([]store.Located, error) {
	rows, err := d.stmts.get(query).Query(args...)
	if err != nil {
		return nil, err
	}
	defer rows.Close()
	out := make([]store.Located, 0, count)
	var last store.Located // those of a file often are together, and share the strings that are its own
	for rows.Next() {
		l, err := scanLocated(rows, &last)
		if err != nil {
			return nil, wrap(err)
		}
		out = append(out, l)
		last = l
	}
	return out, wrap(rows.Err())
}

func scanLocated(rows *rows, last *store.Located) (l store.Located, err error) {
	var parent, flags sql.NullInt64
	var name, qualified, path, language, metadata sql.RawBytes
	var typ int
	err = rows.Scan(&l.ID, &parent, &typ, &name, &qualified, &l.Ordinal, &l.StartLine, &l.EndLine, &l.StartByte, &l.EndByte,
		&l.Exported, &l.Signature, &l.Doc, &metadata, &path, &language, &flags)
	if err != nil {
		return l, err
	}
	if typ < 0 || typ >= len(ctxsys.EntityTypes) {
		return l, fmt.Errorf("%w: entity type %d", ctxsys.ErrCorrupt, typ)
	}
	l.Name, l.Qualified = names(name, qualified)
	l.Parent, l.Type, l.FileFlags = parent.Int64, ctxsys.EntityTypes[typ], int(flags.Int64)
	if l.Path = last.Path; string(path) != l.Path {
		l.Path = string(path)
	}
	if l.Language = last.Language; string(language) != l.Language {
		l.Language = string(language)
	}
	return l, readMetadata(string(metadata), l.ID, &l.Metadata)
}

// idList is a list of ids as json_each takes it.
func idList(ids []int64) string {
	b := make([]byte, 0, 12*len(ids)+2)
	b = append(b, '[')
	for i, id := range ids {
		if i > 0 {
			b = append(b, ',')
		}
		b = strconv.AppendInt(b, id, 10)
	}
	return string(append(b, ']'))
}

func (d *queries) Symbol(ctx context.Context, file int64, qualified string, ordinal int) (store.Entity, error) {
	return d.entity("SELECT "+entityColumns+" FROM entities WHERE id BETWEEN ? AND ? AND qualified = ? AND ordinal = ?",
		store.FileEntity(file)+1, store.FileEntity(file+1)-1, qualified, ordinal)
}

func (d *queries) Module(ctx context.Context, dir string) (store.Entity, error) {
	return d.entity("SELECT "+entityColumns+" FROM entities WHERE id < 0 AND qualified = ?", dir)
}

func (d *queries) ModuleFiles(ctx context.Context, dir string) ([]int64, error) {
	prefix := dir
	if dir != "" {
		prefix += "/"
	}
	return d.ids(`SELECT id << 20 FROM files WHERE substr(path, 1, ?1) = ?2 AND instr(substr(path, ?1 + 1), x'2f') = 0 AND flags & ?3 = 0
		ORDER BY path`, len(prefix), []byte(prefix), store.FlagsOut)
}

func (d *queries) Within(ctx context.Context, file int64, start, end int) ([]int64, error) {
	return d.ids(`SELECT id FROM entities WHERE id BETWEEN ? AND ? AND start_byte >= ? AND end_byte <= ? ORDER BY start_byte, end_byte DESC, id`,
		store.FileEntity(file)+1, store.FileEntity(file+1)-1, start, end)
}
