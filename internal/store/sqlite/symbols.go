package sqlite

import (
	"bytes"
	"cmp"
	"context"
	"database/sql"
	"fmt"
	"slices"
	"strings"

	ctxsys "github.com/ctx-sys/ctx-sys"
	"github.com/ctx-sys/ctx-sys/internal/store"
)

func (d *queries) Symbols(ctx context.Context, types []ctxsys.EntityType) ([]store.Place, error) {
	files, err := d.BriefFiles(ctx, true)
	if err != nil {
		return nil, err
	}
	slices.SortFunc(files, func(a, b store.File) int { return cmp.Compare(a.ID, b.ID) })
	counts, err := d.EntityCounts(ctx)
	if err != nil {
		return nil, err
	}
	wanted, count := int64(0), 0 // as bits
	for _, t := range types {
		if bit := int64(1) << typeNumber(t); wanted&bit == 0 {
			wanted |= bit
			count += counts[string(t)]
		}
	}
	rows, err := d.stmts.get(`SELECT id, parent, type, name, qualified, ordinal, start_line, end_line, start_byte, end_byte, exported, metadata
		FROM entities WHERE id > 0 AND ? >> type & 1 ORDER BY id`).Query(wanted)
	if err != nil {
		return nil, err
	}
	defer rows.Close()
	out := make([]store.Place, 0, min(max(count, 0), 1<<22))
	for rows.Next() {
		p, err := scanPlace(rows)
		if err != nil {
			return nil, wrap(err)
		}
		for file := store.FileOf(p.ID); len(files) > 0 && files[0].ID < file; {
			files = files[1:]
		}
		if len(files) == 0 || files[0].ID != store.FileOf(p.ID) {
			continue
		}
		p.Path, p.Language, p.FileFlags = files[0].Path, files[0].Language, files[0].Flags
		out = append(out, p)
	}
	return out, wrap(rows.Err())
}

func scanPlace(rows *rows) (p store.Place, err error) {
	var parent sql.NullInt64
	var name, qualified, metadata sql.RawBytes
	var typ int
	err = rows.Scan(&p.ID, &parent, &typ, &name, &qualified, &p.Ordinal, &p.StartLine, &p.EndLine, &p.StartByte, &p.EndByte, &p.Exported, &metadata)
	if err != nil {
		return p, err
	}
	if typ < 0 || typ >= len(ctxsys.EntityTypes) {
		return p, fmt.Errorf("%w: entity type %d", ctxsys.ErrCorrupt, typ)
	}
	p.Parent, p.Type = parent.Int64, ctxsys.EntityTypes[typ]
	p.Name, p.Qualified = names(name, qualified)
	for _, key := range [...]string{`"modifiers":`, `"decorators":`, `"extends":`, `"implements":`} {
		p.Marked = p.Marked || bytes.Contains(metadata, []byte(key)) // in a text, its quotes would be escaped
	}
	return p, nil
}

// names returns a name and a qualified one, which most often ends with it: then they share memory.
func names(name, qualified []byte) (string, string) {
	q := string(qualified)
	if bytes.HasSuffix(qualified, name) {
		return q[len(q)-len(name):], q
	}
	return string(name), q
}

func (d *queries) SymbolsLike(ctx context.Context, types []ctxsys.EntityType, letters string, whole bool) ([]store.Located, error) {
	numbers := make([]int64, len(types))
	for i, t := range types {
		numbers[i] = int64(typeNumber(t))
	}
	column := "e.name"
	if whole {
		column = "e.qualified"
	}
	return d.located(0, `SELECT `+placeColumns+`
		FROM entities AS e CROSS JOIN files AS f ON f.id = e.id >> 20
		WHERE e.type IN (SELECT value FROM json_each(?)) AND `+column+` LIKE ? ESCAPE '\'`, idList(numbers), inOrder(letters))
}

// inOrder is the pattern of texts that have some letters in their order.
func inOrder(letters string) string {
	var b strings.Builder
	b.WriteByte('%')
	for _, r := range letters {
		switch {
		case r >= 0x80 || r == 0:
			continue
		case r == '%' || r == '_' || r == '\\':
			b.WriteByte('\\')
		}
		b.WriteRune(r)
		b.WriteByte('%')
	}
	return b.String()
}
