package sqlite

import (
	"database/sql"
	"errors"
	"path/filepath"
	"testing"

	ctxsys "github.com/ctx-sys/ctx-sys"
)

// tampered opens a database as somebody else may do it, without any precaution, and runs statements on it.
func tampered(t *testing.T, path string, statements ...string) {
	t.Helper()
	db, err := sql.Open("sqlite3", path)
	if err != nil {
		t.Fatal(err)
	}
	defer db.Close()
	db.SetMaxOpenConns(1)
	for _, s := range statements {
		if _, err := db.Exec(s); err != nil {
			t.Fatalf("%s: %v", s, err)
		}
	}
}

// A database may have come with a clone. What is in its schema besides tables and indexes would run as ours are read and written:
// such a database is refused before it is, whatever the schema calls it.
func TestHostileSchema(t *testing.T) {
	const trigger = "CREATE TRIGGER t AFTER UPDATE ON meta BEGIN INSERT INTO meta VALUES ('ran', 'x'); END"
	for name, statements := range map[string][]string{
		"trigger":              {trigger},
		"trigger before":       {"CREATE TRIGGER t BEFORE INSERT ON meta BEGIN DELETE FROM meta; END"},
		"view for a table":     {"ALTER TABLE meta RENAME TO m2", "CREATE VIEW meta AS WITH RECURSIVE r(key, value) AS (SELECT 1, 2 UNION ALL SELECT key, value FROM r) SELECT * FROM r"},
		"virtual table":        {"CREATE VIRTUAL TABLE v USING fts3(x)"},
		"called something":     {trigger, "PRAGMA writable_schema = ON", "UPDATE sqlite_schema SET type = 'table', rootpage = 2 WHERE name = 't'"},
		"written otherwise":    {trigger, "PRAGMA writable_schema = ON", "UPDATE sqlite_schema SET type = 'index', sql = 'create/**/ TRIGGER' || substr(sql, 15) WHERE name = 't'"},
		"of an older version":  {trigger, "PRAGMA user_version = 1"},
		"with a lower version": {trigger, "PRAGMA user_version = 0"},
	} {
		t.Run(name, func(t *testing.T) {
			dir := t.TempDir()
			index, memory := filepath.Join(dir, "index.db"), filepath.Join(dir, "memory.db")
			db, err := Open(t.Context(), index, false)
			if err != nil {
				t.Fatal(err)
			}
			db.Close()
			m, err := OpenMemory(t.Context(), memory)
			if err != nil {
				t.Fatal(err)
			}
			m.Close()
			for _, path := range []string{index, memory} {
				tampered(t, path, statements...)
			}
			for _, readOnly := range []bool{true, false} {
				if db, err := Open(t.Context(), index, readOnly); !errors.Is(err, ctxsys.ErrCorrupt) {
					t.Errorf("index, read only %v: %v", readOnly, err)
					if err == nil {
						db.Close()
					}
				}
			}
			if m, err := OpenMemory(t.Context(), memory); !errors.Is(err, ctxsys.ErrDamaged) {
				t.Errorf("memories: %v", err)
				if err == nil {
					m.Close()
				}
			}
			if err := CopyStore(t.Context(), memory, filepath.Join(dir, "copy.db")); !errors.Is(err, ctxsys.ErrCorrupt) {
				t.Errorf("copied: %v", err)
			}
		})
	}
}

// Every connection of a pool is cautious, not only the first.
func TestCautious(t *testing.T) {
	db := connect(filepath.Join(t.TempDir(), "x.db"), nil)
	defer db.Close()
	for range 3 {
		conn, err := db.Conn(t.Context())
		if err != nil {
			t.Fatal(err)
		}
		defer conn.Close()
		for pragma, want := range map[string]string{"trusted_schema": "0", "cell_size_check": "1"} {
			var got string
			if err := conn.QueryRowContext(t.Context(), "PRAGMA "+pragma).Scan(&got); err != nil || got != want {
				t.Errorf("%s is %q, %v", pragma, got, err)
			}
		}
	}
}
