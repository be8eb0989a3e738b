package sqlite

import (
	"context"
	"database/sql"
	"errors"
	"fmt"
	"io"
	"os"
	"path/filepath"
	"slices"
	"strings"
	"time"
	"unicode/utf8"

	"github.com/mattn/go-sqlite3"

	ctxsys "github.com/ctx-sys/ctx-sys"
	"github.com/ctx-sys/ctx-sys/internal/regular"
)

// StoreKind is what a lasting database holds.
type StoreKind struct {
	Name   string // of its file
	What   string // what it holds, for people
	steps  []step
	tables []string // those that cannot be made again of others, the ones that others belong to first
	mend   []string // statements that make what was read a whole
	last   func(*sql.Tx) error
}

// StoreKinds returns the kinds of lasting databases.
func StoreKinds() []StoreKind {
	return []StoreKind{
		{
			Name: "memory.db", What: "memories", steps: memorySchemas,
			tables: []string{"memories", "memory_sources", "memory_conflicts", "memory_journal", "reflections", "checkpoints", "steps", "subscriptions", "suggestions", "feedback"},
			last:   func(*sql.Tx) error { return nil },
		},
		{
			Name: "sessions.db", What: "conversations", steps: sessionSteps,
			tables: []string{"sessions", "messages", "receipts", "decisions", "compactions", "summaries", "questions", "links", "meta"},
			mend:   mendSessions,
			last:   func(tx *sql.Tx) error { return forgetSaid(&writing{Tx: tx}) },
		},
	}
}

// mendSessions gives messages whose session could not be read one, and sessions the number of their last message, behind which
// the next is written.
var mendSessions = []string{
	`INSERT INTO sessions (number, id, name, status, created, updated, messages, tokens, summary, frame, changed)
		SELECT session, 's-' || lower(hex(randomblob(5))), 'recovered', 'archived', min(created), max(created), max(number), sum(tokens), '', '',
			(SELECT coalesce(max(changed), 0) FROM sessions) + row_number() OVER (ORDER BY session)
		FROM messages WHERE session NOT IN (SELECT number FROM sessions) GROUP BY session`,
	`UPDATE sessions SET messages = max(messages, (SELECT coalesce(max(number), 0) FROM messages WHERE session = sessions.number))`,
}

// Salvaged is what came of the repair of a database.
type Salvaged struct {
	Path     string         `json:"path"`
	What     string         `json:"what"`
	Aside    string         `json:"aside"`            // where the damaged file is; empty: it was not damaged
	Problem  string         `json:"problem"`          // what was wrong with it
	Read     map[string]int `json:"read"`             // rows that were read, by table
	Filled   map[string]int `json:"filled,omitempty"` // rows of the backups that were not among them
	BackedUp *time.Time     `json:"backed_up,omitempty"`
}

// Rows sums up a count of rows of the table that the kind is about.
func (k StoreKind) Rows(counted map[string]int) int {
	if k.Name == "sessions.db" {
		return counted["messages"]
	}
	return counted["memories"]
}

// quickBytes is how large a database is checked whole before it is used: it takes some 2 ms for each MB.
const quickBytes = 8 << 20

// CheckStore checks a lasting database at path, all of it with deep or when that takes no time. One that is not there is sound.
// The error wraps ctxsys.ErrDamaged, or ctxsys.ErrNewerStore.
func CheckStore(ctx context.Context, kind StoreKind, path string, deep bool) error {
	if _, err := os.Stat(path); err != nil {
		return nil
	}
	release, err := use(ctx, path)
	if err != nil {
		return err
	}
	defer release()
	return checkStore(ctx, kind, path, deep)
}

func checkStore(ctx context.Context, kind StoreKind, path string, deep bool) error {
	size, err := checkHeader(path)
	if err == nil && size == 0 {
		return nil
	}
	if err == nil {
		err = checkInside(ctx, kind, path, deep || size <= quickBytes, deep)
	}
	var e sqlite3.Error
	if errors.As(err, &e) && e.Code == sqlite3.ErrError { // SQLite cannot make sense of it
		err = fmt.Errorf("%w: %w", ctxsys.ErrCorrupt, err)
	}
	err = wrapKept(err)
	if errors.Is(err, ctxsys.ErrDamaged) || errors.Is(err, ctxsys.ErrNewerStore) {
		return fmt.Errorf("%s: %w", path, err)
	}
	return nil // who opens it says what else there is
}

// checkHeader looks at how the file begins, and returns its size: 0 for one that is just being made.
func checkHeader(path string) (size int64, err error) {
	f, err := regular.Open(path)
	if err != nil {
		return 0, err
	}
	defer f.Close()
	info, err := f.Stat()
	if err != nil || info.Size() == 0 && len(Backups(path)) == 0 {
		return 0, err
	}
	head := make([]byte, 100)
	if _, err := io.ReadFull(f, head); err != nil || !soundHeader(head) {
		return 0, fmt.Errorf("%w: it does not begin as a database", ctxsys.ErrCorrupt)
	}
	return info.Size(), nil
}

func checkInside(ctx context.Context, kind StoreKind, path string, whole, deep bool) error {
	db := connect(path, map[string][]string{"_busy_timeout": {"10000"}, "_txlock": {"immediate"}})
	defer db.Close()
	var version int
	if err := db.QueryRowContext(ctx, "PRAGMA user_version").Scan(&version); err != nil {
		return err
	}
	const far = 100 // this is no version of ours, ever
	if version > len(kind.steps) && version < len(kind.steps)+far {
		return fmt.Errorf("%w (schema %d, this program knows %d)", ctxsys.ErrNewerStore, version, len(kind.steps))
	}
	if version < 0 || version >= len(kind.steps)+far {
		return fmt.Errorf("%w: it is of version %d", ctxsys.ErrCorrupt, version)
	}
	if err := ownSchema(ctx, db); err != nil {
		return err
	}
	if version < len(kind.steps) {
		if err := tryStep(ctx, db, kind.steps[version]); err != nil {
			return err
		}
	}
	if !whole {
		return nil
	}
	problems, err := check(ctx, db, deep, 1)
	if err == nil && len(problems) > 0 {
		err = fmt.Errorf("%w: %s", ctxsys.ErrCorrupt, strings.Join(strings.Fields(problems[0]), " "))
	}
	return err
}

// tryStep sees whether a step can be taken: not where the database is of another version than it says.
func tryStep(ctx context.Context, db *sql.DB, s step) error {
	tx, err := db.BeginTx(ctx, nil)
	if err != nil {
		return err
	}
	defer tx.Rollback()
	return s(tx)
}

// replacementEnd is the end of the name of a database that is to replace a damaged one.
const replacementEnd = ".salvaged"

// Salvage reads what can be read of a damaged database, and from its backups what is missing then, into a new one, which takes its
// place; derive makes in it what is derived from the rest. The damaged one is set aside, never deleted. It is an error that
// somebody uses the database, and nothing is changed then, nor where it is not damaged: somebody else has repaired it.
func Salvage(ctx context.Context, kind StoreKind, path string, derive func(path string) error) (s Salvaged, err error) {
	s = Salvaged{Path: path, What: kind.What, Read: map[string]int{}, Filled: map[string]int{}}
	release, err := waitLock(ctx, path+".lock", regular.TryLock, time.Second)
	if errors.Is(err, ctxsys.ErrBusy) {
		return s, fmt.Errorf("%w: another process uses %s: end it (editors and agents run servers of ctx-sys), then run `ctx-sys local repair`", ctxsys.ErrDamaged, path)
	}
	if err != nil {
		return s, fmt.Errorf("%w: %s cannot be repaired: %w: make its folder writable, then run `ctx-sys local repair`", ctxsys.ErrDamaged, path, err)
	}
	defer release()
	if err := checkStore(ctx, kind, path, true); !errors.Is(err, ctxsys.ErrDamaged) {
		return s, err
	} else {
		s.Problem = strings.TrimPrefix(err.Error(), path+": "+ctxsys.ErrDamaged.Error()+": ")
	}
	if err := s.rebuild(ctx, kind, derive); err != nil {
		return s, fmt.Errorf("%w: %s cannot be repaired: %w: nothing was changed, run `ctx-sys local repair` again when that is fixed", ctxsys.ErrDamaged, path, err)
	}
	s.Aside, err = replace(path)
	return s, err
}

// rebuild makes the database that is to replace the damaged one.
func (s *Salvaged) rebuild(ctx context.Context, kind StoreKind, derive func(path string) error) error {
	draft := s.Path + ".salvaging"
	if err := errors.Join(RemoveFiles(draft), MakePrivate(draft)); err != nil {
		return err
	}
	defer func() { _ = errors.Join(RemoveFiles(draft), os.Remove(draft+".lock")) }() // what a failure left
	if err := s.fill(ctx, kind, draft); err != nil {
		return err
	}
	if err := derive(draft); err != nil {
		return err
	}
	if err := sound(ctx, draft, true); err != nil {
		return err
	}
	if err := errors.Join(wipe(draft+".bak"), os.Remove(draft+".bak.lock")); err != nil && !errors.Is(err, os.ErrNotExist) {
		return err
	}
	if _, err := os.Lstat(draft + "-wal"); err == nil {
		return fmt.Errorf("%s is still in use", draft)
	}
	if err := synced(draft); err != nil {
		return err
	}
	return os.Rename(draft, s.Path+replacementEnd)
}

// fill reads the damaged database and its backups into an empty one.
func (s *Salvaged) fill(ctx context.Context, kind StoreKind, draft string) error {
	db, err := openSteps(ctx, draft, kind.steps)
	if err != nil {
		return err
	}
	defer db.Close()
	db.SetMaxOpenConns(1)
	tables, err := shapes(ctx, db)
	if err != nil {
		return err
	}
	im, err := openImage(s.Path)
	if err != nil {
		return err
	}
	defer im.close()
	tx, err := db.BeginTx(ctx, nil)
	if err != nil {
		return err
	}
	defer tx.Rollback()
	err = im.tables(tables, func(t *shape, r record) error {
		if !slices.Contains(kind.tables, t.name) {
			return nil
		}
		n, err := t.insert(ctx, tx, r)
		s.Read[t.name] += n
		return err
	})
	if err == nil {
		err = tx.Commit()
	}
	if err != nil {
		return err
	}
	for _, end := range backupEnds {
		if err := s.fillFrom(ctx, db, kind, tables, s.Path+end); err != nil {
			return err
		}
	}
	if tx, err = db.BeginTx(ctx, nil); err != nil {
		return err
	}
	defer tx.Rollback()
	for _, statement := range kind.mend {
		if _, err := tx.ExecContext(ctx, statement); err != nil {
			return err
		}
	}
	if err := kind.last(tx); err != nil {
		return err
	}
	return tx.Commit()
}

// fillFrom adds the rows of a backup that are missing. A backup that is damaged too, or of a newer version, is passed over.
func (s *Salvaged) fillFrom(ctx context.Context, db *sql.DB, kind StoreKind, tables []*shape, backup string) error {
	info, err := os.Stat(backup)
	if err != nil || checkStore(ctx, kind, backup, true) != nil {
		return nil
	}
	if _, err := db.ExecContext(ctx, "ATTACH DATABASE ? AS backup", backup); err != nil {
		return err
	}
	defer db.ExecContext(context.WithoutCancel(ctx), "DETACH DATABASE backup")
	added := 0
	for _, name := range kind.tables {
		i := slices.IndexFunc(tables, func(t *shape) bool { return t.name == name })
		columns, err := columnsOf(ctx, db, "backup", name)
		if err != nil {
			return err
		}
		if i < 0 || len(columns) == 0 { // the backup is of an older version, which had no such table
			continue
		}
		list := strings.Join(columnNames(columns), ", ")
		res, err := db.ExecContext(ctx, "INSERT OR IGNORE INTO main."+name+" ("+list+") SELECT "+list+" FROM backup."+name)
		if err != nil {
			return err
		}
		n, err := res.RowsAffected()
		if err != nil {
			return err
		}
		s.Filled[name] += int(n)
		added += int(n)
	}
	if made := info.ModTime().UTC(); added > 0 && s.BackedUp == nil {
		s.BackedUp = &made
	}
	return nil
}

// replace puts the database that Salvage made in the place of the damaged one, which it sets aside. It can be called again where
// it did not come to its end.
func replace(path string) (aside string, err error) {
	if _, err := os.Lstat(path + replacementEnd); errors.Is(err, os.ErrNotExist) {
		return "", nil // another process has done it
	}
	aside = asideName(path)
	for _, end := range append([]string{""}, besides[:]...) {
		if err := os.Rename(path+end, aside+end); err != nil && !errors.Is(err, os.ErrNotExist) {
			return "", err
		}
	}
	return aside, os.Rename(path+replacementEnd, path)
}

// SetAsides returns the damaged databases that were set aside in the place of one, by their paths.
func SetAsides(path string) []string {
	found, err := filepath.Glob(globEscaped(path) + ".damaged-*")
	if err != nil {
		return nil
	}
	return slices.DeleteFunc(found, func(name string) bool {
		return slices.ContainsFunc(besides[:], func(end string) bool { return strings.HasSuffix(name, end) })
	})
}

func globEscaped(path string) string {
	if os.PathSeparator == '\\' {
		return path
	}
	return strings.NewReplacer(`\`, `\\`, `*`, `\*`, `?`, `\?`, `[`, `\[`).Replace(path)
}

// shape is what rows of a table or an index look like.
type shape struct {
	name    string
	table   string // of an index: the table
	rowids  bool   // its rows have numbers, and are in pages for such
	columns []column
}

// column is one column of a table.
type column struct {
	name, kind string
	needed     bool // there is no default
	rowid      bool // it is the number of the row
}

// shapes are the tables of a database and their indexes.
func shapes(ctx context.Context, db *sql.DB) (out []*shape, err error) {
	rows, err := db.QueryContext(ctx, "SELECT name, wr FROM pragma_table_list WHERE schema = 'main' AND type = 'table' AND name NOT LIKE 'sqlite_%' ORDER BY name")
	type listed struct {
		name string
		wr   bool
	}
	tables, err := collect(rows, err, func(l *listed) error { return rows.Scan(&l.name, &l.wr) })
	if err != nil {
		return nil, err
	}
	for _, l := range tables {
		t := &shape{name: l.name, rowids: !l.wr}
		if t.columns, err = columnsOf(ctx, db, "main", l.name); err != nil {
			return nil, err
		}
		if l.wr {
			for i := range t.columns {
				t.columns[i].rowid = false
			}
		}
		out = append(out, t)
	}
	for _, t := range slices.Clone(out) {
		indexes, err := indexesOf(ctx, db, t)
		if err != nil {
			return nil, err
		}
		out = append(out, indexes...)
	}
	return out, nil
}

func columnsOf(ctx context.Context, db *sql.DB, schema, table string) ([]column, error) {
	rows, err := db.QueryContext(ctx, "SELECT name, type, dflt_value IS NULL, pk = 1 AND type = 'INTEGER' FROM pragma_table_info(?, ?) ORDER BY cid", table, schema)
	return collect(rows, err, func(c *column) error { return rows.Scan(&c.name, &c.kind, &c.needed, &c.rowid) })
}

// indexesOf are the indexes of a table that have pages of their own.
func indexesOf(ctx context.Context, db *sql.DB, t *shape) (out []*shape, err error) {
	rows, err := db.QueryContext(ctx, "SELECT name FROM pragma_index_list(?) WHERE ? OR origin <> 'pk'", t.name, t.rowids)
	names, err := collect(rows, err, func(name *string) error { return rows.Scan(name) })
	if err != nil {
		return nil, err
	}
	for _, name := range names {
		rows, err := db.QueryContext(ctx, "SELECT coalesce(x.name, ''), coalesce(t.type, 'INTEGER') FROM pragma_index_xinfo(?) x LEFT JOIN pragma_table_info(?) t ON t.cid = x.cid ORDER BY x.seqno", name, t.name)
		columns, err := collect(rows, err, func(c *column) error { c.needed = true; return rows.Scan(&c.name, &c.kind) })
		if err != nil {
			return nil, err
		}
		out = append(out, &shape{name: name, table: t.name, columns: columns})
	}
	return out, nil
}

func columnNames(columns []column) []string {
	var out []string
	for _, c := range columns {
		out = append(out, c.name)
	}
	return out
}

// fits reports whether a row may be one of the table. A row that was written before columns were added has fewer.
func (t *shape) fits(r record) bool {
	if len(r.values) > len(t.columns) || len(r.values) == 0 {
		return false
	}
	for i, c := range t.columns {
		if i >= len(r.values) {
			if c.needed {
				return false
			}
			continue
		}
		if !c.takes(r.values[i]) {
			return false
		}
	}
	return true
}

func (c column) takes(v any) bool {
	if c.rowid {
		return v == nil
	}
	switch v := v.(type) {
	case int64:
		return c.kind == "INTEGER" || c.kind == "REAL"
	case float64:
		return c.kind == "REAL"
	case string:
		return (c.kind == "TEXT" || c.kind == "BLOB") && utf8.ValidString(v) && !strings.Contains(v, "\x00")
	case []byte:
		return c.kind == "BLOB" || c.kind == "TEXT" && utf8.Valid(v)
	}
	return false
}

// insert adds a row unless there is one like it, and returns how many were added. A row that the table does not take is passed
// over: it is no row of ours.
func (t *shape) insert(ctx context.Context, tx *sql.Tx, r record) (int, error) {
	columns, args := columnNames(t.columns[:len(r.values)]), slices.Clone(r.values)
	for i := range args {
		if t.columns[i].rowid {
			args[i] = r.rowid
		}
	}
	res, err := tx.ExecContext(ctx, "INSERT OR IGNORE INTO "+t.name+" ("+strings.Join(columns, ", ")+") VALUES ("+marks(len(args))+")", args...)
	if err != nil {
		return 0, err
	}
	n, err := res.RowsAffected()
	return int(n), err
}
