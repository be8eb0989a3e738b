package sqlite

import (
	"cmp"
	"context"
	"database/sql"
	"encoding/json"
	"errors"
	"fmt"
	"iter"
	"strconv"
	"strings"

	ctxsys "github.com/ctx-sys/ctx-sys"
)

const fileColumns = "id, path, size, mtime, hash, language, lines, flags, errors, next_entity, spaces"

func scanFile(scan func(...any) error) (f File, err error) {
	var path []byte
	err = scan(&f.ID, &path, &f.Size, &f.ModTime, &f.Hash, &f.Language, &f.Lines, &f.Flags, &f.Errors, &f.NextEntity, &f.Spaces)
	f.Path = string(path)
	return f, err
}

// Files returns all files, in no order.
func (d *queries) Files(ctx context.Context) ([]File, error) {
	rows, err := d.stmts.get("SELECT " + fileColumns + " FROM files").Query()
	if err != nil {
		return nil, err
	}
	defer rows.Close()
	var out []File
	for rows.Next() {
		f, err := scanFile(rows.Scan)
		if err != nil {
			return nil, wrap(err)
		}
		out = append(out, f)
	}
	return out, wrap(rows.Err())
}

// IndexedFiles returns the files that are indexed, in no order, of which it sets the id, the path, size and time, the language and the
// flags. It takes a seventh of the time of Files: all rows come as one text, since a call into SQLite costs more than what it brings.
func (d *queries) IndexedFiles(ctx context.Context) ([]File, error) {
	var all sql.NullString
	err := d.stmts.get("SELECT group_concat(id || ' ' || size || ' ' || mtime || ' ' || flags || ' ' || language || ' ' || path, x'00') FROM files WHERE flags & ? = 0").
		QueryRow(FlagsOut).Scan(&all)
	if err != nil || !all.Valid {
		return nil, wrap(err)
	}
	out := make([]File, 0, strings.Count(all.String, "\x00")+1)
	for row := range strings.SplitSeq(all.String, "\x00") {
		var f File
		var err error
		number := func() (n int64) {
			text, rest, _ := strings.Cut(row, " ")
			n, wrong := strconv.ParseInt(text, 10, 64)
			row, err = rest, cmp.Or(err, wrong)
			return n
		}
		f.ID, f.Size, f.ModTime, f.Flags = number(), number(), number(), int(number())
		f.Language, f.Path, _ = strings.Cut(row, " ")
		if err != nil {
			return nil, fmt.Errorf("%w: a row of files: %w", ctxsys.ErrCorrupt, err)
		}
		out = append(out, f)
	}
	return out, nil
}

// FileByPath returns a file, or an error that wraps ctxsys.ErrNotFound.
func (d *queries) FileByPath(ctx context.Context, path string) (File, error) {
	return d.oneFile("SELECT "+fileColumns+" FROM files WHERE path = ?", []byte(path))
}

// FileByID returns a file, or an error that wraps ctxsys.ErrNotFound.
func (d *queries) FileByID(ctx context.Context, id int64) (File, error) {
	return d.oneFile("SELECT "+fileColumns+" FROM files WHERE id = ?", id)
}

func (d *queries) oneFile(query string, arg any) (File, error) {
	f, err := scanFile(d.stmts.get(query).QueryRow(arg).Scan)
	if errors.Is(err, sql.ErrNoRows) {
		return File{}, ctxsys.ErrNotFound
	}
	return f, wrap(err)
}

// Content returns a file's compressed text, or an error that wraps ctxsys.ErrNotFound.
func (d *queries) Content(ctx context.Context, file int64) ([]byte, error) {
	var b []byte
	err := d.stmts.get("SELECT text FROM contents WHERE file = ?").QueryRow(file).Scan(&b)
	if errors.Is(err, sql.ErrNoRows) {
		return nil, ctxsys.ErrNotFound
	}
	return b, wrap(err)
}

// Decls returns the declaration facts of a file, nil when it has none.
func (d *queries) Decls(ctx context.Context, file int64) ([]byte, error) {
	return d.fact("SELECT decls FROM facts WHERE file = ?", file)
}

// Uses returns the usage facts of a file, nil when it has none.
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

// EachMentions calls f with the mention hashes of every file. The bytes are valid during the call only.
func (d *queries) EachMentions(ctx context.Context, f func(file int64, mentions []byte)) error {
	rows, err := d.stmts.get("SELECT file, mentions FROM facts").Query()
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

// MaxUsers is where counting the users of a file ends: the logarithm that the number goes into hardly moves
// beyond.
const MaxUsers = 500

// Users counts the other files that use a file, up to MaxUsers.
func (d *queries) Users(ctx context.Context, file int64) (n int, err error) {
	err = d.stmts.get("SELECT COUNT(*) FROM (SELECT 1 FROM links WHERE target = ? LIMIT ?)").QueryRow(file, MaxUsers).Scan(&n)
	return n, wrap(err)
}

// UsersOf is Users for several files. Those that nobody uses are left out.
func (d *queries) UsersOf(ctx context.Context, files []int64) (map[int64]int, error) {
	return d.counted(`SELECT value, (SELECT COUNT(*) FROM (SELECT 1 FROM links WHERE target = value LIMIT ?)) FROM json_each(?)`, MaxUsers, idList(files))
}

// UsesOf counts the edges that end in each of some entities, those of documents left out, up to MaxUsers. Entities without any are
// left out.
func (d *queries) UsesOf(ctx context.Context, ids []int64) (map[int64]int, error) {
	return d.counted(`SELECT value, (SELECT COUNT(*) FROM (SELECT 1 FROM edges WHERE target = value AND kind <> ? LIMIT ?)) FROM json_each(?)`,
		kindNumber(ctxsys.Documents), MaxUsers, idList(ids))
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

// FileLink is a file that another one uses or is used by, and by how many edges.
type FileLink struct {
	File  int64
	Edges int
}

// Linked returns the files that use a file or are used by it, nil when there are more than most. One that does both
// comes twice.
func (d *queries) Linked(ctx context.Context, file int64, most int) ([]FileLink, error) {
	rows, err := d.stmts.get(`SELECT target, edges FROM links WHERE source = ?1
		UNION ALL SELECT source, edges FROM links WHERE target = ?1 LIMIT ?2`).Query(file, most+1)
	if err != nil {
		return nil, err
	}
	defer rows.Close()
	var out []FileLink
	for rows.Next() {
		var l FileLink
		if err := rows.Scan(&l.File, &l.Edges); err != nil {
			return nil, wrap(err)
		}
		out = append(out, l)
	}
	if len(out) > most {
		out = nil
	}
	return out, wrap(rows.Err())
}

// AllLinks calls f with every pair of files of which the first uses the second.
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

// ChunkIDs returns the documents of a file.
func (d *queries) ChunkIDs(ctx context.Context, file int64) ([]int64, error) {
	return d.ids("SELECT id FROM chunks WHERE file = ? ORDER BY id", file)
}

// ChunkRange returns the first and the last document of a file, 0 and -1 when it has none. A file's documents are
// numbered without a gap.
func (d *queries) ChunkRange(ctx context.Context, file int64) (first, last int64, err error) {
	err = d.stmts.get("SELECT COALESCE(MIN(id), 0), COALESCE(MAX(id), -1) FROM chunks WHERE file = ?").QueryRow(file).Scan(&first, &last)
	return first, last, wrap(err)
}

// ChunksFrom returns the documents from first to last that have a text of at least so many bytes.
func (d *queries) ChunksFrom(ctx context.Context, first, last int64, bytes int) ([]int64, error) {
	return d.ids("SELECT id FROM chunks WHERE id BETWEEN ? AND ? AND end_byte - start_byte >= ?", first, last, bytes)
}

// LastChunk returns the highest document number in use, 0 when there is none.
func (d *queries) LastChunk(ctx context.Context) (int64, error) {
	var n int64
	err := d.stmts.get("SELECT COALESCE(MAX(id), 0) FROM chunks").QueryRow().Scan(&n)
	return n, wrap(err)
}

// Chunk returns one chunk, or an error that wraps ctxsys.ErrNotFound.
func (d *queries) Chunk(ctx context.Context, id int64) (Chunk, error) {
	c := Chunk{ID: id}
	err := d.stmts.get("SELECT file, entity, start_line, end_line, start_byte, end_byte FROM chunks WHERE id = ?").
		QueryRow(id).Scan(&c.File, &c.Entity, &c.StartLine, &c.EndLine, &c.StartByte, &c.EndByte)
	if errors.Is(err, sql.ErrNoRows) {
		return c, ctxsys.ErrNotFound
	}
	return c, wrap(err)
}

// FileChunks returns a file's chunks in order.
func (d *queries) FileChunks(ctx context.Context, file int64) ([]Chunk, error) {
	rows, err := d.stmts.get("SELECT id, entity, start_line, end_line, start_byte, end_byte FROM chunks WHERE file = ? ORDER BY start_byte").Query(file)
	if err != nil {
		return nil, err
	}
	defer rows.Close()
	var out []Chunk
	for rows.Next() {
		c := Chunk{File: file}
		if err := rows.Scan(&c.ID, &c.Entity, &c.StartLine, &c.EndLine, &c.StartByte, &c.EndByte); err != nil {
			return nil, wrap(err)
		}
		out = append(out, c)
	}
	return out, wrap(rows.Err())
}

// Segment is one row of segments.
type Segment struct {
	ID              int64
	Data, Deletions []byte
}

// Segments returns the segments of the lexical index by id.
func (d *queries) Segments(ctx context.Context) ([]Segment, error) {
	rows, err := d.stmts.get("SELECT id, data, deletions FROM segments ORDER BY id").Query()
	if err != nil {
		return nil, err
	}
	defer rows.Close()
	var out []Segment
	for rows.Next() {
		var s Segment
		if err := rows.Scan(&s.ID, &s.Data, &s.Deletions); err != nil {
			return nil, wrap(err)
		}
		out = append(out, s)
	}
	return out, wrap(rows.Err())
}

// Block returns the block of a segment that may hold term: the last one whose first term is not greater.
// It is nil when term comes before all blocks.
func (d *queries) Block(ctx context.Context, segment int64, term string) (data []byte, err error) {
	err = d.stmts.get("SELECT data FROM blocks WHERE segment = ? AND term <= ? ORDER BY term DESC LIMIT 1").
		QueryRow(segment, []byte(term)).Scan(&data)
	if errors.Is(err, sql.ErrNoRows) {
		return nil, nil
	}
	return data, wrap(err)
}

// EachBlock calls f with the blocks of a segment that may hold terms from one up to another, by term. A block of more
// than most bytes holds a single term: it comes without its data, and with how many bytes those are.
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

// Blocks yields the blocks of a segment in order. Each is valid until the next.
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

// Meta returns a value of the meta table, "" when it was never set.
func (d *queries) Meta(ctx context.Context, key string) (string, error) {
	var v string
	err := d.stmts.get("SELECT value FROM meta WHERE key = ?").QueryRow(key).Scan(&v)
	if errors.Is(err, sql.ErrNoRows) {
		err = nil
	}
	return v, wrap(err)
}

// Piece is a chunk with what ranking asks of its entity. Path, Language and FileFlags are its file's, which
// Pieces leaves to the caller: many pieces share a file.
type Piece struct {
	Chunk
	Type            ctxsys.EntityType
	Name, Qualified string
	Ordinal         int
	EntityLine      int
	Path            string
	Language        string
	FileFlags       int
}

// Pieces returns the chunks of the given ids that exist, in no order.
func (d *queries) Pieces(ctx context.Context, ids []int64) ([]Piece, error) {
	list, err := json.Marshal(ids)
	if err != nil {
		return nil, err
	}
	rows, err := d.stmts.get(`SELECT c.id, c.file, c.entity, c.start_line, c.end_line, c.start_byte, c.end_byte,
			e.type, e.name, e.qualified, e.ordinal, e.start_line
		FROM json_each(?) AS j CROSS JOIN chunks AS c ON c.id = j.value CROSS JOIN entities AS e ON e.id = c.entity`).Query(string(list))
	if err != nil {
		return nil, err
	}
	defer rows.Close()
	out := make([]Piece, 0, len(ids))
	for rows.Next() {
		var p Piece
		var typ int
		if err := rows.Scan(&p.ID, &p.File, &p.Entity, &p.StartLine, &p.EndLine, &p.StartByte, &p.EndByte,
			&typ, &p.Name, &p.Qualified, &p.Ordinal, &p.EntityLine); err != nil {
			return nil, wrap(err)
		}
		if typ >= 0 && typ < len(ctxsys.EntityTypes) {
			p.Type = ctxsys.EntityTypes[typ]
		}
		out = append(out, p)
	}
	return out, wrap(rows.Err())
}

// ChunkAt returns the id of the chunk of a file that holds a byte or follows it, 0 when there is none.
func (d *queries) ChunkAt(ctx context.Context, file int64, offset int) (int64, error) {
	var id int64
	err := d.stmts.get("SELECT id FROM chunks WHERE file = ? AND end_byte > ? ORDER BY start_byte LIMIT 1").QueryRow(file, offset).Scan(&id)
	if errors.Is(err, sql.ErrNoRows) {
		return 0, nil
	}
	return id, wrap(err)
}

// ChunksOf returns for entities the chunks in which they begin. Entities that are gone, and modules, are
// left out.
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
