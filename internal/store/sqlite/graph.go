package sqlite

import (
	"cmp"
	"context"
	"database/sql"
	"errors"
	"fmt"
	"slices"
	"strconv"
	"strings"

	ctxsys "github.com/ctx-sys/ctx-sys"
	"github.com/ctx-sys/ctx-sys/internal/store"
)

const entityColumns = `id, parent, type, name, qualified, ordinal, start_line, end_line, start_byte, end_byte, body_byte,
	exported, signature, doc, metadata`

func scanEntity(scan func(...any) error) (e store.Entity, err error) {
	var parent sql.NullInt64
	var typ int
	var metadata string
	err = scan(&e.ID, &parent, &typ, &e.Name, &e.Qualified, &e.Ordinal, &e.StartLine, &e.EndLine,
		&e.StartByte, &e.EndByte, &e.BodyByte, &e.Exported, &e.Signature, &e.Doc, &metadata)
	if err != nil {
		return e, err
	}
	if typ < 0 || typ >= len(ctxsys.EntityTypes) {
		return e, fmt.Errorf("%w: entity type %d", ctxsys.ErrCorrupt, typ)
	}
	e.Parent, e.Type = parent.Int64, ctxsys.EntityTypes[typ]
	return e, readMetadata(metadata, e.ID, &e.Metadata)
}

func (d *queries) entities(query string, args ...any) ([]store.Entity, error) {
	rows, err := d.stmts.get(query).Query(args...)
	if err != nil {
		return nil, err
	}
	defer rows.Close()
	var out []store.Entity
	for rows.Next() {
		e, err := scanEntity(rows.Scan)
		if err != nil {
			return nil, wrap(err)
		}
		out = append(out, e)
	}
	return out, wrap(rows.Err())
}

func (d *queries) Entity(ctx context.Context, id int64) (store.Entity, error) {
	return d.entity("SELECT "+entityColumns+" FROM entities WHERE id = ?", id)
}

func (d *queries) entity(query string, args ...any) (store.Entity, error) {
	e, err := scanEntity(d.stmts.get(query).QueryRow(args...).Scan)
	if errors.Is(err, sql.ErrNoRows) {
		return e, ctxsys.ErrNotFound
	}
	return e, wrap(err)
}

func (d *queries) FileEntities(ctx context.Context, file int64) ([]store.Entity, error) {
	return d.entities("SELECT "+entityColumns+" FROM entities WHERE id BETWEEN ? AND ? ORDER BY start_byte, id",
		file<<store.EntityBits, (file+1)<<store.EntityBits-1)
}

func (d *queries) FileOutline(ctx context.Context, file int64) ([]store.Entity, error) {
	return d.entities(`SELECT id, parent, type, name, qualified, ordinal, start_line, end_line, start_byte, end_byte, body_byte, exported, signature, '', ''
		FROM entities WHERE id BETWEEN ? AND ? ORDER BY start_byte, id`, store.FileEntity(file), store.FileEntity(file+1)-1)
}

func (d *queries) FileSpans(ctx context.Context, file int64) ([]store.Span, error) {
	rows, err := d.stmts.get("SELECT id, type, start_line, end_line, start_byte, end_byte FROM entities WHERE id BETWEEN ? AND ? ORDER BY start_byte, id").
		Query(store.FileEntity(file), store.FileEntity(file+1)-1)
	if err != nil {
		return nil, err
	}
	defer rows.Close()
	var out []store.Span
	for rows.Next() {
		var s store.Span
		var typ sql.NullInt64
		if err := rows.Scan(&s.ID, &typ, &s.StartLine, &s.EndLine, &s.StartByte, &s.EndByte); err != nil {
			return nil, wrap(err)
		}
		if s.Type, err = entityType(typ); err != nil {
			return nil, err
		}
		out = append(out, s)
	}
	return out, wrap(rows.Err())
}

func (d *queries) Named(ctx context.Context, name string, limit int) ([]store.Entity, error) {
	return d.entities("SELECT "+entityColumns+" FROM entities WHERE name = ?1 COLLATE NOCASE ORDER BY name <> ?1, id LIMIT ?2", name, limit)
}

func (d *queries) HasStem(ctx context.Context, stem string) (found bool, err error) {
	err = d.stmts.get(`SELECT EXISTS (SELECT 1 FROM entities WHERE name >= (? || '.') COLLATE NOCASE AND name < (? || '/') COLLATE NOCASE)`).QueryRow(stem, stem).Scan(&found)
	return found, wrap(err)
}

func (d *queries) EachSymbol(ctx context.Context, name string, f func(store.Symbol)) error {
	return eachSymbol(d.stmts.get(`SELECT id, type, (SELECT type FROM entities AS p WHERE p.id = e.parent), qualified
		FROM entities AS e WHERE name = ? COLLATE NOCASE AND name = ? AND id > 0 AND id & ? > 0 ORDER BY id`), f, name, name, 1<<store.EntityBits-1)
}

// isField is whether an entity is a property of known type inside something (9 is the number of properties, char(5) is codeReturn), which the index by name has. So the rows of
// fields are not read for who looks for something else: in Linux, flags is the name of 5,579 fields and of 80 other things.
const isField = `(type = 9 AND length(qualified) > length(name) + 1 AND (instr(metadata, char(5)) > 0 OR instr(metadata, '"return_type"') > 0))`

// fieldsApart is the step of the schema that has fields and all others of a name apart.
const fieldsApart = "DROP INDEX IF EXISTS entities_name; " + indexNames

func (d *queries) SymbolsOf(ctx context.Context, name string, fields bool, f func(store.Symbol)) error {
	return eachSymbol(d.stmts.get(`SELECT id, type, CASE type WHEN 9 THEN (SELECT p.type FROM entities AS p WHERE p.id = e.parent) END, qualified
		FROM entities AS e WHERE name = ? COLLATE NOCASE AND name = ? AND `+isField+` = ? AND id > 0 AND id & ? > 0 ORDER BY id`), f, name, name, fields, 1<<store.EntityBits-1)
}

// eachSymbol calls f with the symbols that a query finds.
func eachSymbol(find statement, f func(store.Symbol), args ...any) error {
	rows, err := find.Query(args...)
	if err != nil {
		return err
	}
	defer rows.Close()
	for rows.Next() {
		var s store.Symbol
		var typ, inside sql.NullInt64
		err := rows.Scan(&s.ID, &typ, &inside, &s.Qualified)
		if err == nil {
			s.Type, err = entityType(typ)
		}
		if err == nil {
			s.Inside, err = entityType(inside)
		}
		if err != nil {
			return wrap(err)
		}
		f(s)
	}
	return wrap(rows.Err())
}

// entityType reads a stored type, that of nothing when there is none.
func entityType(stored sql.NullInt64) (ctxsys.EntityType, error) {
	switch {
	case !stored.Valid:
		return "", nil
	case stored.Int64 < 0 || stored.Int64 >= int64(len(ctxsys.EntityTypes)):
		return "", fmt.Errorf("%w: entity type %d", ctxsys.ErrCorrupt, stored.Int64)
	}
	return ctxsys.EntityTypes[stored.Int64], nil
}

// Modules reads all folders as one text: they have no more than a parent and names.
func (d *queries) Modules(ctx context.Context) ([]store.Entity, error) {
	var all sql.NullString
	err := d.stmts.get("SELECT group_concat(concat_ws(x'00', id, ifnull(parent, 0), name, qualified), x'00') FROM entities WHERE id < 0").QueryRow().Scan(&all)
	if err != nil || !all.Valid {
		return nil, wrap(err)
	}
	out := make([]store.Entity, 0, strings.Count(all.String, "\x00")/4+1)
	for rest, more := all.String, true; more; {
		e := store.Entity{Type: ctxsys.TypeModule}
		var id, parent string
		id, rest, _ = strings.Cut(rest, "\x00")
		parent, rest, _ = strings.Cut(rest, "\x00")
		e.Name, rest, _ = strings.Cut(rest, "\x00")
		e.Qualified, rest, more = strings.Cut(rest, "\x00")
		var err1, err2 error
		e.ID, err1 = strconv.ParseInt(id, 10, 64)
		e.Parent, err2 = strconv.ParseInt(parent, 10, 64)
		if err := cmp.Or(err1, err2); err != nil {
			return nil, fmt.Errorf("%w: a folder: %w", ctxsys.ErrCorrupt, err)
		}
		out = append(out, e)
	}
	slices.SortFunc(out, func(a, b store.Entity) int { return strings.Compare(a.Qualified, b.Qualified) })
	return out, nil
}

func (d *queries) Children(ctx context.Context, parent int64) ([]store.Entity, error) {
	if parent < 0 {
		return d.entities("SELECT "+entityColumns+" FROM entities WHERE parent = ? AND id < 0 ORDER BY qualified, id", parent)
	}
	inside, err := d.entities("SELECT "+entityColumns+" FROM entities WHERE parent = ? AND id BETWEEN ? AND ? ORDER BY start_byte, id",
		parent, store.FileOf(parent)<<store.EntityBits, (store.FileOf(parent)+1)<<store.EntityBits-1)
	if err != nil {
		return nil, err
	}
	elsewhere, err := d.entities("SELECT "+entityColumns+" FROM entities AS e WHERE parent = ? AND parent > 0 AND parent >> 20 <> id >> 20"+
		" ORDER BY "+inPlace, parent)
	return append(inside, elsewhere...), err
}

func (d *queries) EachEntity(ctx context.Context, f func(store.Entity) bool) error {
	rows, err := d.stmts.get("SELECT " + entityColumns + " FROM entities ORDER BY id").Query()
	if err != nil {
		return err
	}
	defer rows.Close()
	for rows.Next() {
		e, err := scanEntity(rows.Scan)
		if err != nil {
			return wrap(err)
		}
		if !f(e) {
			break
		}
	}
	return wrap(rows.Err())
}

func (d *queries) SymbolNames(ctx context.Context) ([]string, error) {
	rows, err := d.stmts.get("SELECT DISTINCT name COLLATE BINARY FROM entities").Query()
	if err != nil {
		return nil, err
	}
	defer rows.Close()
	var out []string
	for rows.Next() {
		var name string
		if err := rows.Scan(&name); err != nil {
			return nil, wrap(err)
		}
		out = append(out, name)
		if len(out)%4096 == 0 && ctx.Err() != nil {
			return nil, ctx.Err()
		}
	}
	return out, wrap(rows.Err())
}
