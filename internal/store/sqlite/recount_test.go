package sqlite

import (
	"path/filepath"
	"strings"
	"testing"

	"github.com/ctx-sys/ctx-sys/internal/store"
)

// The words of a file of an earlier version are counted again when it is opened by somebody who can, once: what counts them otherwise finds everything by its own words, and none by the others.
func TestRecount(t *testing.T) {
	path := filepath.Join(t.TempDir(), "memory.db")
	m := NewMemory(path, nil, words)
	if err := m.Update(t.Context(), func(tx store.MemoryTx) error {
		_, err := tx.Add(store.MemoryRow{ID: "m-1", Content: "orders in PostgreSQL", Length: 3}, words("orders in PostgreSQL"))
		return err
	}); err != nil {
		t.Fatal(err)
	}
	if _, err := m.db.db.Exec("PRAGMA user_version = 5"); err != nil {
		t.Fatal(err)
	}
	if err := m.Close(); err != nil {
		t.Fatal(err)
	}
	counted := 0
	lower := func(text string) map[string]int {
		counted++
		return words(strings.ToLower(text))
	}
	for _, c := range []struct {
		terms            func(string) map[string]int
		counted          int
		asWritten, lower int
	}{{nil, 0, 1, 0}, {lower, 1, 0, 1}, {lower, 1, 0, 1}} {
		m := NewMemory(path, nil, c.terms)
		w, err := m.Words(t.Context(), store.MemoryShelf, []string{"PostgreSQL", "postgresql"})
		if err != nil {
			t.Fatal(err)
		}
		if counted != c.counted || w.Docs["PostgreSQL"] != c.asWritten || w.Docs["postgresql"] != c.lower {
			t.Errorf("counted %d times, found %v; want %+v", counted, w.Docs, c)
		}
		if err := m.CheckWords(t.Context()); err != nil {
			t.Error(err)
		}
		if err := m.Close(); err != nil {
			t.Fatal(err)
		}
	}
}
