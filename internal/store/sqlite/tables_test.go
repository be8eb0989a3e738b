package sqlite_test

import (
	"database/sql"
	"os"
	"path/filepath"
	"regexp"
	"slices"
	"strings"
	"testing"

	"github.com/ctx-sys/ctx-sys/internal/store/sqlite"
)

// TestTablesAreDescribed compares the tables of new files with those that docs/design/schema.md names.
func TestTablesAreDescribed(t *testing.T) {
	text, err := os.ReadFile("../../../docs/design/schema.md")
	if err != nil {
		t.Fatal(err)
	}
	described := map[string]bool{}
	for _, row := range regexp.MustCompile(`(?m)^\| (.*?) \|`).FindAllSubmatch(text, -1) {
		for _, name := range regexp.MustCompile("`(\\w+)`").FindAllSubmatch(row[1], -1) {
			described[string(name[1])] = true
		}
	}
	dir := t.TempDir()
	index, memory, sessions := filepath.Join(dir, "index.db"), filepath.Join(dir, "memory.db"), filepath.Join(dir, "sessions.db")
	open(t, index)
	m, err := sqlite.OpenMemory(ctx, memory)
	if err != nil {
		t.Fatal(err)
	}
	t.Cleanup(func() { m.Close() })
	s, err := sqlite.OpenSessions(ctx, sessions)
	if err != nil {
		t.Fatal(err)
	}
	t.Cleanup(func() { s.Close() })
	var found []string
	for _, path := range []string{index, memory, sessions} {
		for _, name := range tables(t, path) {
			found = append(found, name)
			if !described[name] {
				t.Errorf("docs/design/schema.md has no row for the table %s of %s", name, filepath.Base(path))
			}
		}
	}
	for name := range described {
		if !slices.Contains(found, name) {
			t.Errorf("docs/design/schema.md describes %s, and there is no such table", name)
		}
	}
}

func tables(t *testing.T, path string) (names []string) {
	t.Helper()
	db, err := sql.Open("sqlite3", path)
	if err != nil {
		t.Fatal(err)
	}
	defer db.Close()
	rows, err := db.Query("SELECT name FROM sqlite_master WHERE type = 'table' AND name NOT LIKE 'sqlite_%' ORDER BY name")
	if err != nil {
		t.Fatal(err)
	}
	defer rows.Close()
	for rows.Next() {
		var name string
		if err := rows.Scan(&name); err != nil {
			t.Fatal(err)
		}
		names = append(names, name)
	}
	return names
}

// TestLinksOfAFileAreInOneIndex has a new index, and one of an older schema, answer which files use another from an index alone: a popular file has hundreds of
// links, and each would be looked up in the table.
func TestLinksOfAFileAreInOneIndex(t *testing.T) {
	path := filepath.Join(t.TempDir(), "index.db")
	for _, older := range []string{"", "DROP INDEX files_again; DROP TABLE mentioned; DROP INDEX links_target; CREATE INDEX links_target ON links (target); PRAGMA user_version = 9"} {
		open(t, path).Close()
		if older != "" {
			raw(t, path, older)
			open(t, path).Close()
		}
		if plan := queryPlan(t, path, "SELECT source, edges FROM links WHERE target = 1"); !strings.Contains(plan, "COVERING INDEX links_target") {
			t.Errorf("after %q: %s", older, plan)
		}
	}
}

// queryPlan is how a database finds the rows of a query.
func queryPlan(t *testing.T, path, query string) (plan string) {
	t.Helper()
	db, err := sql.Open("sqlite3", path)
	if err != nil {
		t.Fatal(err)
	}
	defer db.Close()
	var id, parent, unused int
	if err := db.QueryRow("EXPLAIN QUERY PLAN "+query).Scan(&id, &parent, &unused, &plan); err != nil {
		t.Fatal(err)
	}
	return plan
}
