package sqlite

import (
	"context"
	"database/sql"
	_ "embed"
	"encoding/binary"
	"encoding/json"
	"errors"
	"fmt"
	"strings"
	"time"

	ctxsys "github.com/ctx-sys/ctx-sys"
	"github.com/ctx-sys/ctx-sys/internal/store"
)

//go:embed commits.sql
var commitsSchema string

// commitsSteps are the steps from an empty database of commits to the present one. Another form of it is made again from the
// repository: there is one step.
var commitsSteps = stepsOf(commitsSchema)

// Commits is the open database of a repository's commits. It is safe for concurrent use, by several processes too.
type Commits struct{ db *sql.DB }

// OpenCommits opens the commits at path. Without readOnly a file is made where there is none, and one that cannot be read is replaced: all of it
// can be made again. The error wraps ctxsys.ErrNotFound where there is nothing to read.
func OpenCommits(ctx context.Context, path string, readOnly bool) (*Commits, error) {
	if err := checkOwn(path); err != nil {
		return nil, err
	}
	if !there(path) && readOnly {
		return nil, fmt.Errorf("%w: the commits of this project were never read: `ctx-sys index --commits` reads them", ctxsys.ErrNotFound)
	}
	open := func() (*sql.DB, error) {
		if !readOnly {
			if err := MakePrivate(path); err != nil {
				return nil, err
			}
		}
		return openSteps(ctx, path, commitsSteps)
	}
	db, err := open()
	if err = wrap(err); err != nil && !readOnly && (errors.Is(err, ctxsys.ErrCorrupt) || errors.Is(err, ctxsys.ErrNewerStore)) {
		if err = RemoveFiles(path); err == nil {
			db, err = open()
		}
	}
	if err != nil {
		return nil, fmt.Errorf("commits %s: %w", path, wrap(err))
	}
	return &Commits{db}, nil
}

func (h *Commits) Close() error { return h.db.Close() }

// stateKey is the row of meta with the state, as JSON.
const stateKey = "state"

func (h *Commits) State(ctx context.Context) (store.CommitsState, error) {
	return commitsState(ctx, h.db)
}

func commitsState(ctx context.Context, q interface {
	QueryRowContext(ctx context.Context, query string, args ...any) *sql.Row
}) (s store.CommitsState, err error) {
	var text string
	err = q.QueryRowContext(ctx, "SELECT value FROM meta WHERE key = ?", stateKey).Scan(&text)
	if errors.Is(err, sql.ErrNoRows) {
		return s, nil
	}
	if err == nil {
		err = json.Unmarshal([]byte(text), &s)
	}
	return s, wrap(err)
}

func (h *Commits) Change(ctx context.Context, from string, c store.CommitsChange) (segment int64, err error) {
	tx, err := h.db.BeginTx(ctx, nil)
	if err != nil {
		return 0, wrap(err)
	}
	defer tx.Rollback()
	now, err := commitsState(ctx, tx)
	if err != nil {
		return 0, err
	}
	if now.Head != from {
		return 0, store.ErrMoved
	}
	if c.Reset {
		if _, err := tx.ExecContext(ctx, "DELETE FROM commits; DELETE FROM paths; DELETE FROM touched; DELETE FROM segments; DELETE FROM blocks"); err != nil {
			return 0, wrap(err)
		}
	}
	w := commitsWriter{ctx: ctx, tx: tx, paths: map[string]uint64{}}
	if err := errors.Join(w.remove(c.Remove), w.add(c.Commits), w.dropSegments(c.Drop, c.Deletion)); err != nil {
		return 0, wrap(err)
	}
	if c.Segment != nil {
		if segment, err = w.segment(c.Segment, c.Blocks); err != nil {
			return 0, wrap(err)
		}
	}
	if err := tx.QueryRowContext(ctx, "SELECT count(*) FROM commits").Scan(&c.State.Commits); err != nil {
		return 0, wrap(err)
	}
	text, err := json.Marshal(c.State)
	if err != nil {
		return 0, err
	}
	if _, err := tx.ExecContext(ctx, "INSERT OR REPLACE INTO meta (key, value) VALUES (?, ?)", stateKey, string(text)); err != nil {
		return 0, wrap(err)
	}
	return segment, wrap(tx.Commit())
}

// commitsWriter is one change being made.
type commitsWriter struct {
	ctx   context.Context
	tx    *sql.Tx
	paths map[string]uint64
}

func (w *commitsWriter) remove(numbers []uint32) error {
	for _, n := range numbers {
		var files []byte
		err := w.tx.QueryRowContext(w.ctx, "SELECT files FROM commits WHERE number = ?", n).Scan(&files)
		if errors.Is(err, sql.ErrNoRows) {
			continue
		} else if err != nil {
			return err
		}
		unpacked, err := unpackFiles(files)
		if err != nil {
			return err
		}
		for _, f := range unpacked {
			if _, err := w.tx.ExecContext(w.ctx, "DELETE FROM touched WHERE path = ? AND number = ?", f.path, n); err != nil {
				return err
			}
		}
		if _, err := w.tx.ExecContext(w.ctx, "DELETE FROM commits WHERE number = ?", n); err != nil {
			return err
		}
	}
	return nil
}

// packedFile is one file of a commit, its paths by their numbers; from is 0 for none.
type packedFile struct {
	status     byte
	path, from uint64
}

func (f packedFile) pack(dst []byte) []byte {
	return binary.AppendUvarint(binary.AppendUvarint(append(dst, f.status), f.path), f.from)
}

func unpackFiles(b []byte) (files []packedFile, err error) {
	for len(b) > 0 {
		f, n, m := packedFile{status: b[0]}, 0, 0
		if f.path, n = binary.Uvarint(b[1:]); n > 0 {
			f.from, m = binary.Uvarint(b[1+n:])
		}
		if m <= 0 {
			return nil, fmt.Errorf("%w: the files of a commit", ctxsys.ErrCorrupt)
		}
		files, b = append(files, f), b[1+n+m:]
	}
	return files, nil
}

func (w *commitsWriter) add(commits []store.CommitRow) error {
	if len(commits) == 0 {
		return nil
	}
	commit, err := w.tx.PrepareContext(w.ctx, "INSERT INTO commits (number, id, parents, author, time, message, files) VALUES (?, ?, ?, ?, ?, ?, ?)")
	if err != nil {
		return err
	}
	defer commit.Close()
	touched, err := w.tx.PrepareContext(w.ctx, "INSERT OR IGNORE INTO touched (path, number) VALUES (?, ?)")
	if err != nil {
		return err
	}
	defer touched.Close()
	for i := range commits {
		c := &commits[i]
		files := []byte{}
		for _, f := range c.Files {
			path, err := w.path(f.Path)
			if err != nil {
				return err
			}
			var from uint64
			if f.From != "" {
				if from, err = w.path(f.From); err != nil {
					return err
				}
			}
			files = packedFile{f.Status, path, from}.pack(files)
			if _, err := touched.ExecContext(w.ctx, path, c.Number); err != nil {
				return err
			}
		}
		if _, err := commit.ExecContext(w.ctx, c.Number, c.ID, strings.Join(c.Parents, " "), c.Author, c.Time.Unix(), c.Message, files); err != nil {
			return err
		}
	}
	return nil
}

// path is the number of a path.
func (w *commitsWriter) path(path string) (n uint64, err error) {
	if n, ok := w.paths[path]; ok {
		return n, nil
	}
	err = w.tx.QueryRowContext(w.ctx, "SELECT number FROM paths WHERE path = ?", path).Scan(&n)
	if errors.Is(err, sql.ErrNoRows) {
		var done sql.Result
		if done, err = w.tx.ExecContext(w.ctx, "INSERT INTO paths (path) VALUES (?)", path); err == nil {
			var id int64
			id, err = done.LastInsertId()
			n = uint64(id)
		}
	}
	w.paths[path] = n
	return n, err
}

func (w *commitsWriter) dropSegments(drop []int64, deletions map[int64][]byte) error {
	for _, id := range drop {
		if _, err := w.tx.ExecContext(w.ctx, "DELETE FROM segments WHERE id = ?; DELETE FROM blocks WHERE segment = ?", id, id); err != nil {
			return err
		}
	}
	for id, deletion := range deletions {
		if _, err := w.tx.ExecContext(w.ctx, "UPDATE segments SET deletion = ? WHERE id = ?", deletion, id); err != nil {
			return err
		}
	}
	return nil
}

func (w *commitsWriter) segment(data []byte, blocks []store.SaidBlock) (id int64, err error) {
	done, err := w.tx.ExecContext(w.ctx, "INSERT INTO segments (data) VALUES (?)", data)
	if err != nil {
		return 0, err
	}
	if id, err = done.LastInsertId(); err != nil {
		return 0, err
	}
	add, err := w.tx.PrepareContext(w.ctx, "INSERT INTO blocks (segment, term, data) VALUES (?, ?, ?)")
	if err != nil {
		return 0, err
	}
	defer add.Close()
	for i, b := range blocks {
		if i == 0 {
			b.First = ""
		}
		if _, err := add.ExecContext(w.ctx, id, []byte(b.First), b.Data); err != nil {
			return 0, err
		}
	}
	return id, nil
}

const commitColumns = "c.number, c.id, c.parents, c.author, c.time, c.message, c.files"

// commits reads rows of commits and the paths of their files.
func (h *Commits) commits(ctx context.Context, query string, args ...any) ([]store.CommitRow, error) {
	rows, err := h.db.QueryContext(ctx, query, args...)
	var packed [][]byte
	out, err := collect(rows, err, func(c *store.CommitRow) error {
		var parents string
		var at int64
		var files []byte
		if err := rows.Scan(&c.Number, &c.ID, &parents, &c.Author, &at, &c.Message, &files); err != nil {
			return err
		}
		c.Parents, c.Time = strings.Fields(parents), time.Unix(at, 0).UTC()
		packed = append(packed, files)
		return nil
	})
	if err != nil {
		return nil, wrap(err)
	}
	paths := map[uint64]string{}
	name := func(n uint64) (string, error) {
		if n == 0 {
			return "", nil
		}
		path, ok := paths[n]
		if !ok {
			if err := h.db.QueryRowContext(ctx, "SELECT path FROM paths WHERE number = ?", n).Scan(&path); err != nil {
				return "", wrap(err)
			}
			paths[n] = path
		}
		return path, nil
	}
	for i := range packed {
		files, err := unpackFiles(packed[i])
		if err != nil {
			return nil, err
		}
		for _, f := range files {
			file := store.CommitFile{Status: f.status}
			if file.Path, err = name(f.path); err == nil {
				file.From, err = name(f.from)
			}
			if err != nil {
				return nil, err
			}
			out[i].Files = append(out[i].Files, file)
		}
	}
	return out, nil
}

func (h *Commits) Commits(ctx context.Context, numbers []uint32) (out []store.CommitRow, err error) {
	for _, n := range numbers {
		row, err := h.commits(ctx, "SELECT "+commitColumns+" FROM commits c WHERE number = ?", n)
		if err != nil {
			return nil, err
		}
		out = append(out, row...)
	}
	return out, nil
}

func (h *Commits) Commit(ctx context.Context, id string) (*store.CommitRow, error) {
	rows, err := h.commits(ctx, "SELECT "+commitColumns+" FROM commits c WHERE id = ?", id)
	if err == nil && len(rows) == 0 {
		err = fmt.Errorf("%w: commit %s", ctxsys.ErrNotFound, id)
	}
	if err != nil {
		return nil, err
	}
	return &rows[0], nil
}

func (h *Commits) CommitsSince(ctx context.Context, since time.Time, limit int) ([]store.CommitRow, error) {
	return h.commits(ctx, "SELECT "+commitColumns+" FROM commits c WHERE time >= ? ORDER BY time DESC, number DESC LIMIT ?", since.Unix(), limit)
}

func (h *Commits) CommitsOf(ctx context.Context, path string, below uint32, limit int) ([]store.CommitRow, error) {
	return h.commits(ctx, "SELECT "+commitColumns+" FROM touched t JOIN commits c ON c.number = t.number WHERE t.path = (SELECT number FROM paths WHERE path = ?) AND t.number < ? ORDER BY t.number DESC LIMIT ?", path, below, limit)
}

func (h *Commits) Segments(ctx context.Context) ([]store.CommitsSegment, error) {
	rows, err := h.db.QueryContext(ctx, "SELECT id, data, deletion FROM segments ORDER BY id")
	return collect(rows, err, func(s *store.CommitsSegment) error { return rows.Scan(&s.ID, &s.Data, &s.Deletion) })
}

func (h *Commits) Block(ctx context.Context, segment int64, term string) (data []byte, err error) {
	err = h.db.QueryRowContext(ctx, "SELECT data FROM blocks WHERE segment = ? AND term <= ? ORDER BY term DESC LIMIT 1", segment, []byte(term)).Scan(&data)
	if errors.Is(err, sql.ErrNoRows) {
		return nil, nil
	}
	return data, wrap(err)
}

func (h *Commits) Blocks(ctx context.Context, segment int64) ([][]byte, error) {
	rows, err := h.db.QueryContext(ctx, "SELECT data FROM blocks WHERE segment = ? ORDER BY term", segment)
	return collect(rows, err, func(b *[]byte) error { return rows.Scan(b) })
}
