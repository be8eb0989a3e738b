package sqlite

import (
	"bytes"
	"context"
	"database/sql"
	"encoding/json"
	"errors"
	"fmt"
	"iter"
	"strings"

	ctxsys "github.com/ctx-sys/ctx-sys"
	"github.com/ctx-sys/ctx-sys/internal/store"
)

const fileColumns = "id, path, size, mtime, hash, language, lines, flags, errors, next_entity, spaces"

func scanFile(scan func(...any) error) (f store.File, err error) {
	var path []byte
	err = scan(&f.ID, &path, &f.Size, &f.ModTime, &f.Hash, &f.Language, &f.Lines, &f.Flags, &f.Errors, &f.NextEntity, &f.Spaces)
	f.Path = string(path)
	return f, err
}

func (d *queries) Files(ctx context.Context) ([]store.File, error) {
	rows, err := d.stmts.get("SELECT " + fileColumns + " FROM files").Query()
	if err != nil {
		return nil, err
	}
	defer rows.Close()
	var out []store.File
	for rows.Next() {
		f, err := scanFile(rows.Scan)
		if err != nil {
			return nil, wrap(err)
		}
		out = append(out, f)
	}
	return out, wrap(rows.Err())
}

func (d *queries) BriefFiles(ctx context.Context, out bool) ([]store.File, error) {
	hidden := store.FlagsOut
	if out {
		hidden = 0
	}
	var all sql.NullString
	err := d.stmts.get("SELECT group_concat(concat_ws(' ', id, size, mtime, flags, language, path), x'00') FROM files WHERE flags & ? = 0").
		QueryRow(hidden).Scan(&all)
	if err != nil || !all.Valid {
		return nil, wrap(err)
	}
	files := make([]store.File, 0, strings.Count(all.String, "\x00")+1)
	for row := range strings.SplitSeq(all.String, "\x00") {
		wrong := false
		number := func() (n int64) {
			i, sign := 0, int64(1)
			if row != "" && row[0] == '-' {
				i, sign = 1, -1
			}
			start := i
			for ; i < len(row) && '0' <= row[i] && row[i] <= '9'; i++ {
				n = 10*n + sign*int64(row[i]-'0')
			}
			if i == start || i == len(row) || row[i] != ' ' {
				wrong = true
				return 0
			}
			row = row[i+1:]
			return n
		}
		f := store.File{ID: number(), Size: number(), ModTime: number(), Flags: int(number())}
		f.Language, f.Path, _ = strings.Cut(row, " ")
		if wrong {
			return nil, fmt.Errorf("%w: a row of files: %q", ctxsys.ErrCorrupt, row)
		}
		files = append(files, f)
	}
	return files, nil
}

func (d *queries) EachSpaces(ctx context.Context, f func(file int64, spaces string)) error {
	rows, err := d.stmts.get("SELECT id, spaces FROM files WHERE spaces <> ''").Query()
	if err != nil {
		return err
	}
	defer rows.Close()
	for rows.Next() {
		var file int64
		var spaces string
		if err := rows.Scan(&file, &spaces); err != nil {
			return wrap(err)
		}
		f(file, spaces)
	}
	return wrap(rows.Err())
}

func (d *queries) FileByPath(ctx context.Context, path string) (store.File, error) {
	return d.oneFile("SELECT "+fileColumns+" FROM files WHERE path = ?", []byte(path))
}

func (d *queries) FileByID(ctx context.Context, id int64) (store.File, error) {
	return d.oneFile("SELECT "+fileColumns+" FROM files WHERE id = ?", id)
}

func (d *queries) oneFile(query string, arg any) (store.File, error) {
	f, err := scanFile(d.stmts.get(query).QueryRow(arg).Scan)
	if errors.Is(err, sql.ErrNoRows) {
		return store.File{}, ctxsys.ErrNotFound
	}
	return f, wrap(err)
}

func (d *queries) Content(ctx context.Context, file int64) ([]byte, error) {
	var b []byte
	err := d.stmts.get("SELECT text FROM contents WHERE file = ?").QueryRow(file).Scan(&b)
	if errors.Is(err, sql.ErrNoRows) {
		return nil, ctxsys.ErrNotFound
	}
	return b, wrap(err)
}

func (d *queries) Decls(ctx context.Context, file int64) ([]byte, error) {
	return d.fact("SELECT decls FROM facts WHERE file = ?", file)
}

func (d *queries) Uses(ctx context.Context, file int64) ([]byte, error) {
	return d.fact("SELECT uses FROM facts WHERE file = ?", file)
}

func (d *queries) fact(query string, file int64) ([]byte, error) {
	var b []byte
	err := d.stmts.get(query).QueryRow(file).Scan(&b)
	if errors.Is(err, sql.ErrNoRows) {
		return nil, nil
	}
	return b, wrap(err)
}

// mentionsTable is the step of the schema that has a table of its own for what is read of all files, apart from what is long. Marked are the files that
// were written in the moment of the last sync.
const mentionsTable = `CREATE TABLE mentions (
	file   INTEGER PRIMARY KEY,
	hashes BLOB NOT NULL             -- sorted 32-bit hashes of the names it uses
);
INSERT INTO mentions (file, hashes) SELECT file, mentions FROM facts;
UPDATE files SET flags = flags | 256 WHERE mtime >= (SELECT (CAST(strftime('%s', value) AS INTEGER) - 1) * 1000000000 FROM meta WHERE key = 'last_indexed_at');`

func (d *queries) EachMentions(ctx context.Context, f func(file int64, mentions []byte)) error {
	rows, err := d.stmts.get("SELECT file, hashes FROM mentions").Query()
	if err != nil {
		return err
	}
	defer rows.Close()
	var b sql.RawBytes
	for rows.Next() {
		var file int64
		if err := rows.Scan(&file, &b); err != nil {
			return wrap(err)
		}
		f(file, b)
	}
	return wrap(rows.Err())
}

func (d *queries) Users(ctx context.Context, file int64) (n int, err error) {
	err = d.stmts.get("SELECT COUNT(*) FROM (SELECT 1 FROM links WHERE target = ? LIMIT ?)").QueryRow(file, store.MaxUsers).Scan(&n)
	return n, wrap(err)
}

func (d *queries) UsersOf(ctx context.Context, files []int64) (map[int64]int, error) {
	out := make(map[int64]int, len(files))
	err := d.stmts.get("SELECT ?1, COUNT(*) FROM (SELECT 1 FROM links WHERE target = ?1 LIMIT ?2)").each(files, func(r *rows) {
		if file, n := r.number(), r.number(); n > 0 {
			out[file] = int(n)
		}
	}, store.MaxUsers)
	return out, err
}

func (d *queries) MostUsed(ctx context.Context, limit int) (map[int64]int, error) {
	return d.counted("SELECT target, COUNT(*) AS n FROM (SELECT target FROM links LIMIT 20000) GROUP BY target ORDER BY n DESC, target LIMIT ?", limit)
}

func (d *queries) UsesOf(ctx context.Context, ids []int64) (map[int64]int, error) {
	return d.counted(`SELECT value, (SELECT COUNT(*) FROM (SELECT 1 FROM edges WHERE target = value AND kind <> ? LIMIT ?)) FROM json_each(?)`,
		store.KindNumber(ctxsys.Documents), store.MaxUsers, idList(ids))
}

func (d *queries) InDegreesOf(ctx context.Context, file int64) (map[int64]int, error) {
	return d.counted("SELECT target, COUNT(*) FROM edges WHERE target BETWEEN ? AND ? GROUP BY target", store.FileEntity(file)+1, store.FileEntity(file+1)-1)
}

// counted reads pairs of an id and a number.
func (d *queries) counted(query string, args ...any) (map[int64]int, error) {
	rows, err := d.stmts.get(query).Query(args...)
	if err != nil {
		return nil, err
	}
	defer rows.Close()
	out := map[int64]int{}
	for rows.Next() {
		var id int64
		var n int
		if err := rows.Scan(&id, &n); err != nil {
			return nil, wrap(err)
		}
		if n > 0 {
			out[id] = n
		}
	}
	return out, wrap(rows.Err())
}

func (d *queries) LinkedOf(ctx context.Context, files []int64, most int) (map[int64][]store.FileLink, error) {
	out := make(map[int64][]store.FileLink, len(files))
	err := d.stmts.get(`SELECT ?1, target, edges FROM links WHERE source = ?1
		UNION ALL SELECT ?1, source, edges FROM links WHERE target = ?1 LIMIT ?2`).each(files, func(r *rows) {
		file := r.number()
		out[file] = append(out[file], store.FileLink{File: r.number(), Edges: int(r.number())})
	}, most+1)
	for file, links := range out {
		if len(links) > most {
			delete(out, file)
		}
	}
	return out, err
}

func (d *queries) Around(ctx context.Context, files []int64) ([]store.FileAround, error) {
	out := make([]store.FileAround, 0, len(files))
	err := d.stmts.get("SELECT "+fileColumns+`, COALESCE((SELECT MIN(id) FROM chunks WHERE file = ?1), 0), COALESCE((SELECT MAX(id) FROM chunks WHERE file = ?1), -1)
		FROM files WHERE id = ?1`).each(files, func(r *rows) {
		f := store.File{ID: r.number(), Path: string(r.bytes()), Size: r.number(), ModTime: r.number(), Hash: bytes.Clone(r.bytes()), Language: r.text(),
			Lines: int(r.number()), Flags: int(r.number()), Errors: int(r.number()), NextEntity: int(r.number()), Spaces: r.text()}
		out = append(out, store.FileAround{File: f, First: r.number(), Last: r.number()})
	})
	return out, err
}

func (d *queries) AllLinks(ctx context.Context, f func(source, target int64, edges int)) error {
	rows, err := d.stmts.get("SELECT source, target, edges FROM links").Query()
	if err != nil {
		return err
	}
	defer rows.Close()
	for rows.Next() {
		var s, t int64
		var n int
		if err := rows.Scan(&s, &t, &n); err != nil {
			return wrap(err)
		}
		f(s, t, n)
	}
	return wrap(rows.Err())
}

func (d *queries) ChunkIDs(ctx context.Context, file int64) ([]int64, error) {
	return d.ids("SELECT id FROM chunks WHERE file = ? ORDER BY id", file)
}

func (d *queries) ChunkRange(ctx context.Context, file int64) (first, last int64, err error) {
	err = d.stmts.get("SELECT COALESCE(MIN(id), 0), COALESCE(MAX(id), -1) FROM chunks WHERE file = ?").QueryRow(file).Scan(&first, &last)
	return first, last, wrap(err)
}

func (d *queries) ChunksFrom(ctx context.Context, first, last int64, bytes int) ([]int64, error) {
	return d.ids("SELECT id FROM chunks WHERE id BETWEEN ? AND ? AND end_byte - start_byte >= ?", first, last, bytes)
}

func (d *queries) LastChunk(ctx context.Context) (int64, error) {
	var n int64
	err := d.stmts.get("SELECT COALESCE(MAX(id), 0) FROM chunks").QueryRow().Scan(&n)
	return n, wrap(err)
}

func (d *queries) Chunk(ctx context.Context, id int64) (store.Chunk, error) {
	c := store.Chunk{ID: id}
	err := d.stmts.get("SELECT file, entity, start_line, end_line, start_byte, end_byte FROM chunks WHERE id = ?").
		QueryRow(id).Scan(&c.File, &c.Entity, &c.StartLine, &c.EndLine, &c.StartByte, &c.EndByte)
	if errors.Is(err, sql.ErrNoRows) {
		return c, ctxsys.ErrNotFound
	}
	return c, wrap(err)
}

func (d *queries) FileChunks(ctx context.Context, file int64) ([]store.Chunk, error) {
	rows, err := d.stmts.get("SELECT id, entity, start_line, end_line, start_byte, end_byte FROM chunks WHERE file = ? ORDER BY start_byte").Query(file)
	if err != nil {
		return nil, err
	}
	defer rows.Close()
	var out []store.Chunk
	for rows.Next() {
		c := store.Chunk{File: file}
		if err := rows.Scan(&c.ID, &c.Entity, &c.StartLine, &c.EndLine, &c.StartByte, &c.EndByte); err != nil {
			return nil, wrap(err)
		}
		out = append(out, c)
	}
	return out, wrap(rows.Err())
}

func (d *queries) Segments(ctx context.Context) ([]store.Segment, error) {
	rows, err := d.stmts.get("SELECT id, data, deletions FROM segments ORDER BY id").Query()
	if err != nil {
		return nil, err
	}
	defer rows.Close()
	var out []store.Segment
	for rows.Next() {
		var s store.Segment
		if err := rows.Scan(&s.ID, &s.Data, &s.Deletions); err != nil {
			return nil, wrap(err)
		}
		out = append(out, s)
	}
	return out, wrap(rows.Err())
}

func (d *queries) Block(ctx context.Context, segment int64, term string) (data []byte, err error) {
	err = d.stmts.get("SELECT data FROM blocks WHERE segment = ? AND term <= ? ORDER BY term DESC LIMIT 1").
		QueryRow(segment, []byte(term)).Scan((*blob)(&data))
	if errors.Is(err, sql.ErrNoRows) {
		return nil, nil
	}
	return data, wrap(err)
}

func (d *queries) EachBlock(ctx context.Context, segment int64, from, to string, most int, f func(term string, size int, data []byte) error) error {
	rows, err := d.stmts.get(`SELECT term, length(data), CASE WHEN length(data) <= ?1 THEN data END FROM blocks WHERE segment = ?2 AND term < ?4
		AND term >= COALESCE((SELECT MAX(term) FROM blocks WHERE segment = ?2 AND term <= ?3), ?3) ORDER BY term`).
		Query(most, segment, []byte(from), []byte(to))
	if err != nil {
		return err
	}
	defer rows.Close()
	for rows.Next() {
		var term, data sql.RawBytes
		var size int
		if err := rows.Scan(&term, &size, &data); err != nil {
			return wrap(err)
		}
		if err := f(string(term), size, data); err != nil {
			return err
		}
	}
	return wrap(rows.Err())
}

func (d *queries) Blocks(ctx context.Context, segment int64) iter.Seq2[[]byte, error] {
	return func(yield func([]byte, error) bool) {
		rows, err := d.stmts.get("SELECT data FROM blocks WHERE segment = ? ORDER BY term").Query(segment)
		if err != nil {
			yield(nil, err)
			return
		}
		defer rows.Close()
		var data sql.RawBytes
		for rows.Next() {
			if err := rows.Scan(&data); !yield(data, wrap(err)) || err != nil {
				return
			}
		}
		if err := rows.Err(); err != nil {
			yield(nil, wrap(err))
		}
	}
}

func (d *queries) Meta(ctx context.Context, key string) (string, error) {
	var v string
	err := d.stmts.get("SELECT value FROM meta WHERE key = ?").QueryRow(key).Scan(&v)
	if errors.Is(err, sql.ErrNoRows) {
		err = nil
	}
	return v, wrap(err)
}

func (d *queries) LocatedChunks(ctx context.Context, ids []int64) ([]store.LocatedChunk, error) {
	out := make([]store.LocatedChunk, 0, len(ids))
	err := d.stmts.get(`SELECT c.id, c.file, c.entity, c.start_line, c.end_line, c.start_byte, c.end_byte, e.type, e.name, e.qualified, e.ordinal, e.start_line
		FROM chunks AS c CROSS JOIN entities AS e ON e.id = c.entity WHERE c.id = ?`).each(ids, func(r *rows) {
		p := store.LocatedChunk{Chunk: store.Chunk{ID: r.number(), File: r.number(), Entity: r.number(),
			StartLine: int(r.number()), EndLine: int(r.number()), StartByte: int(r.number()), EndByte: int(r.number())}}
		if typ := r.number(); typ >= 0 && int(typ) < len(ctxsys.EntityTypes) {
			p.Type = ctxsys.EntityTypes[typ]
		}
		p.Name, p.Qualified = r.named()
		p.Ordinal, p.EntityLine = int(r.number()), int(r.number())
		out = append(out, p)
	})
	return out, err
}

func (d *queries) ChunkAt(ctx context.Context, file int64, offset int) (int64, error) {
	var id int64
	err := d.stmts.get("SELECT id FROM chunks WHERE file = ? AND end_byte > ? ORDER BY start_byte LIMIT 1").QueryRow(file, offset).Scan(&id)
	if errors.Is(err, sql.ErrNoRows) {
		return 0, nil
	}
	return id, wrap(err)
}

func (d *queries) ChunksOf(ctx context.Context, entities []int64) (map[int64]int64, error) {
	list, err := json.Marshal(entities)
	if err != nil {
		return nil, err
	}
	rows, err := d.stmts.get(`SELECT e.id, (SELECT c.id FROM chunks AS c WHERE c.file = e.id >> 20 AND c.end_byte > e.start_byte
			ORDER BY c.start_byte LIMIT 1)
		FROM json_each(?) AS j CROSS JOIN entities AS e ON e.id = j.value WHERE e.id > 0`).Query(string(list))
	if err != nil {
		return nil, err
	}
	defer rows.Close()
	out := make(map[int64]int64, len(entities))
	for rows.Next() {
		var id int64
		var doc sql.NullInt64
		if err := rows.Scan(&id, &doc); err != nil {
			return nil, wrap(err)
		}
		if doc.Valid {
			out[id] = doc.Int64
		}
	}
	return out, wrap(rows.Err())
}
