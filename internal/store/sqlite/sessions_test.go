package sqlite

import (
	"path/filepath"
	"testing"

	"github.com/ctx-sys/ctx-sys/internal/store"
)

// A file of the first version, which knew no compactions, is brought up to date with what is in it.
func TestSessionsOfVersion1(t *testing.T) {
	path := filepath.Join(t.TempDir(), "sessions.db")
	s, err := OpenSessions(t.Context(), path)
	if err != nil {
		t.Fatal(err)
	}
	made, err := s.AddSession(t.Context(), store.SessionRow{ID: "s-1", Status: "active"}, true)
	if err != nil {
		t.Fatal(err)
	}
	if _, err := s.Append(t.Context(), store.SessionRow{ID: "s-1", Messages: -1}, []store.MessageRow{{Role: "user", Format: "openai", Raw: []byte("{}"), Origin: "user"}}, nil); err != nil {
		t.Fatal(err)
	}
	if _, err := s.db.db.Exec(`DROP TABLE compactions; DROP TABLE given; DROP TABLE said_documents; DROP TABLE said_segments; DROP TABLE said_blocks; DROP TABLE said_vectors;
		DROP INDEX sessions_changed; DROP INDEX sessions_active; DROP INDEX sessions_name; ALTER TABLE sessions DROP COLUMN changed; DROP TABLE summaries; DROP TABLE questions; DROP TABLE links;
		ALTER TABLE decisions DROP COLUMN said; ALTER TABLE decisions DROP COLUMN source; ALTER TABLE messages DROP COLUMN origin; PRAGMA user_version = 1`); err != nil {
		t.Fatal(err)
	}
	if err := s.Close(); err != nil {
		t.Fatal(err)
	}
	if s, err = OpenSessions(t.Context(), path); err != nil {
		t.Fatal(err)
	}
	defer s.Close()
	if err := s.SetCompaction(t.Context(), store.CompactionRow{Session: made.Number, Upto: 3, Sent: []byte("[]")}); err != nil {
		t.Error(err)
	}
	if r, ok, err := s.Compaction(t.Context(), made.Number); err != nil || !ok || r.Upto != 3 {
		t.Errorf("%+v, %v, %v", r, ok, err)
	}
	if m, err := s.Messages(t.Context(), made.Number, 0, 0); err != nil || len(m) != 1 || m[0].Origin != "" { // nobody noted how it came
		t.Errorf("%+v, %v", m, err)
	}
	if id, err := s.AddDecision(t.Context(), store.DecisionRow{Text: "x", Status: "active", Source: "tiny"}, 0); err != nil || id != 1 {
		t.Errorf("%d, %v", id, err)
	}
	if v, err := s.AddSummary(t.Context(), store.SummaryRow{Session: made.Number, Parts: "{}"}, "x", "", false); err != nil || v != 1 {
		t.Errorf("%d, %v", v, err)
	}
	if x, err := s.CurrentSession(t.Context()); err != nil || x.ID != "s-1" {
		t.Errorf("%+v, %v", x, err)
	}
}
