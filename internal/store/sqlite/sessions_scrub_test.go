package sqlite

import (
	"bytes"
	"os"
	"path/filepath"
	"strings"
	"testing"

	"github.com/ctx-sys/ctx-sys/internal/store"
)

// What a mask replaces is gone from every table, from the file and from what is next to it.
func TestScrubSessions(t *testing.T) {
	const canary = "xylophonequartz"
	path := filepath.Join(t.TempDir(), "sessions.db")
	s, err := OpenSessions(t.Context(), path)
	if err != nil {
		t.Fatal(err)
	}
	defer s.Close()
	x, err := s.AddSession(t.Context(), store.SessionRow{ID: "s-1", Name: "n " + canary, Status: "active", Summary: canary}, true)
	if err != nil {
		t.Fatal(err)
	}
	for _, statement := range []string{
		"INSERT INTO messages (session, number, role, created, tokens, tags, metadata, format, raw, before) VALUES (1, 1, 'user', 1, 1, '', '{}', 'openai', CAST('{\"a\": \"" + canary + "\"}' AS BLOB), x'')",
		"INSERT INTO decisions (session, message, author, text, reason, alternatives, related, status, replaced_by, note, created) VALUES ('s-1', 1, '', '" + canary + "', '" + canary + "', '[]', '[\"" + canary + "\"]', 'active', 0, '" + canary + "', 1)",
		"INSERT INTO questions (session, message, author, text, status, created) VALUES ('s-1', 1, '', '" + canary + "', 'open', 1)",
		"INSERT INTO summaries (session, version, upto, created, author, parts, note) VALUES (1, 1, 1, 1, '', '{\"topics\": [\"" + canary + "\"]}', '')",
		"INSERT INTO given (session, context, query, source, start, lines) VALUES (1, 1, '" + canary + "', 'a', 1, x'')",
		"INSERT INTO meta (key, value) VALUES ('essentials s-1', '" + canary + "')",
	} {
		if _, err := s.db.db.Exec(statement); err != nil {
			t.Fatalf("%s: %v", statement, err)
		}
	}
	if err := s.SetCompaction(t.Context(), store.CompactionRow{Session: x.Number, Upto: 1, Sent: []byte(canary)}); err != nil {
		t.Fatal(err)
	}
	if _, err := s.db.db.Exec("INSERT INTO given (session, context, query, source, start, lines) VALUES (1, 2, '" + canary + "', 'a', 1, x'')"); err != nil {
		t.Fatal(err)
	}
	mask := func(text []byte, column string) []byte {
		return []byte(strings.ReplaceAll(string(text), canary, "***"))
	}
	n, err := s.Scrub(t.Context(), mask)
	if err != nil || n != 11 {
		t.Errorf("%d values, %v", n, err)
	}
	if n, err := s.Scrub(t.Context(), mask); err != nil || n != 0 {
		t.Errorf("again: %d values, %v", n, err)
	}
	files, err := filepath.Glob(path + "*")
	if err != nil {
		t.Fatal(err)
	}
	for _, f := range files {
		data, err := os.ReadFile(f)
		if err != nil || bytes.Contains(data, []byte(canary)) {
			t.Errorf("%s has it still, %v", filepath.Base(f), err)
		}
	}
	if rows, err := s.Messages(t.Context(), x.Number, 0, 0); err != nil || len(rows) != 1 || string(rows[0].Raw) != `{"a": "***"}` {
		t.Errorf("%+v, %v", rows, err)
	}
}
