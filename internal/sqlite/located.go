package sqlite

import (
	"cmp"
	"context"
	"database/sql"
	"encoding/json"
	"fmt"
	"strconv"

	ctxsys "github.com/ctx-sys/ctx-sys"
)

// Located is an entity with what the row of its file says. Modules have no file.
type Located struct {
	Entity
	Path, Language string
	FileFlags      int
}

// Compare orders entities by where they stand. Their ids would tell the order in which they were indexed.
func (l *Located) Compare(m *Located) int {
	return cmp.Or(cmp.Compare(l.Path, m.Path), cmp.Compare(l.StartByte, m.StartByte),
		cmp.Compare(l.Qualified, m.Qualified), cmp.Compare(l.Ordinal, m.Ordinal))
}

const placeColumns = `e.id, e.parent, e.type, e.name, e.qualified, e.ordinal, e.start_line, e.end_line, e.start_byte, e.end_byte,
	e.exported, '', '', '', f.path, f.language, f.flags`

// Located returns the entities of the given ids that exist, in no order.
func (d *queries) Located(ctx context.Context, ids []int64) ([]Located, error) {
	return d.located(`SELECT e.id, e.parent, e.type, e.name, e.qualified, e.ordinal, e.start_line, e.end_line, e.start_byte, e.end_byte,
			e.exported, e.signature, e.doc, e.metadata, f.path, f.language, f.flags
		FROM json_each(?) AS j CROSS JOIN entities AS e ON e.id = j.value LEFT JOIN files AS f ON f.id = e.id >> 20`, idList(ids))
}

// Places is Located without signatures, documentation and metadata, for what is only named.
func (d *queries) Places(ctx context.Context, ids []int64) ([]Located, error) {
	return d.located(`SELECT `+placeColumns+`
		FROM json_each(?) AS j CROSS JOIN entities AS e ON e.id = j.value LEFT JOIN files AS f ON f.id = e.id >> 20`, idList(ids))
}

// MembersNamed is Places for the entities of exactly one name directly inside any of some others.
func (d *queries) MembersNamed(ctx context.Context, name string, parents []int64) ([]Located, error) {
	return d.located(`SELECT `+placeColumns+`
		FROM entities AS e CROSS JOIN files AS f ON f.id = e.id >> 20
		WHERE e.name = ?1 COLLATE NOCASE AND e.name = ?1 AND e.parent IN (SELECT value FROM json_each(?2))`, name, idList(parents))
}

// Symbols is Places for all entities of some types.
func (d *queries) Symbols(ctx context.Context, types []ctxsys.EntityType) ([]Located, error) {
	numbers := make([]int64, len(types))
	for i, t := range types {
		numbers[i] = int64(typeNumber(t))
	}
	return d.located(`SELECT `+placeColumns+`
		FROM entities AS e CROSS JOIN files AS f ON f.id = e.id >> 20 WHERE e.type IN (SELECT value FROM json_each(?))`, idList(numbers))
}

func (d *queries) located(query string, args ...any) ([]Located, error) {
	rows, err := d.stmts.get(query).Query(args...)
	if err != nil {
		return nil, err
	}
	defer rows.Close()
	var out []Located
	var last Located // those of a file often stand together, and share the strings that are its own
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

func scanLocated(rows *sql.Rows, last *Located) (l Located, err error) {
	var parent, flags sql.NullInt64
	var path, language, metadata sql.RawBytes
	var typ int
	err = rows.Scan(&l.ID, &parent, &typ, &l.Name, &l.Qualified, &l.Ordinal, &l.StartLine, &l.EndLine, &l.StartByte, &l.EndByte,
		&l.Exported, &l.Signature, &l.Doc, &metadata, &path, &language, &flags)
	if err != nil {
		return l, err
	}
	if typ < 0 || typ >= len(ctxsys.EntityTypes) {
		return l, fmt.Errorf("%w: entity type %d", ctxsys.ErrCorrupt, typ)
	}
	l.Parent, l.Type, l.FileFlags = parent.Int64, ctxsys.EntityTypes[typ], int(flags.Int64)
	if l.Path = last.Path; string(path) != l.Path {
		l.Path = string(path)
	}
	if l.Language = last.Language; string(language) != l.Language {
		l.Language = string(language)
	}
	if len(metadata) > 0 {
		if err := json.Unmarshal(metadata, &l.Metadata); err != nil {
			return l, fmt.Errorf("%w: metadata of entity %d: %w", ctxsys.ErrCorrupt, l.ID, err)
		}
	}
	return l, nil
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

// Symbol returns the symbol of a file of a qualified name, or an error that wraps ctxsys.ErrNotFound.
func (d *queries) Symbol(ctx context.Context, file int64, qualified string, ordinal int) (Entity, error) {
	return d.entity("SELECT "+entityColumns+" FROM entities WHERE id BETWEEN ? AND ? AND qualified = ? AND ordinal = ?",
		FileEntity(file)+1, FileEntity(file+1)-1, qualified, ordinal)
}

// Module returns the entity of a directory, or an error that wraps ctxsys.ErrNotFound.
func (d *queries) Module(ctx context.Context, dir string) (Entity, error) {
	return d.entity("SELECT "+entityColumns+" FROM entities WHERE id < 0 AND qualified = ?", dir)
}

// ModuleFiles returns the entities of the indexed files directly in a directory, by path.
func (d *queries) ModuleFiles(ctx context.Context, dir string) ([]int64, error) {
	prefix := dir
	if dir != "" {
		prefix += "/"
	}
	return d.ids(`SELECT id << 20 FROM files WHERE substr(path, 1, ?1) = ?2 AND instr(substr(path, ?1 + 1), x'2f') = 0 AND flags & ?3 = 0
		ORDER BY path`, len(prefix), []byte(prefix), FlagsOut)
}

// Within returns the symbols of a file that stand between two bytes, the outermost first at each place.
func (d *queries) Within(ctx context.Context, file int64, start, end int) ([]int64, error) {
	return d.ids(`SELECT id FROM entities WHERE id BETWEEN ? AND ? AND start_byte >= ? AND end_byte <= ? ORDER BY start_byte, end_byte DESC, id`,
		FileEntity(file)+1, FileEntity(file+1)-1, start, end)
}
