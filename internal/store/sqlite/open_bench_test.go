package sqlite

import (
	"path/filepath"
	"testing"
)

// What opening costs, which every command does.
func BenchmarkOpen(b *testing.B) {
	dir := b.TempDir()
	index, memory := filepath.Join(dir, "index.db"), filepath.Join(dir, "memory.db")
	db, err := Open(b.Context(), index, false)
	if err != nil {
		b.Fatal(err)
	}
	db.Close()
	b.Run("index", func(b *testing.B) {
		for b.Loop() {
			db, err := Open(b.Context(), index, true)
			if err != nil {
				b.Fatal(err)
			}
			db.Close()
		}
	})
	b.Run("memories", func(b *testing.B) {
		for b.Loop() {
			m, err := OpenMemory(b.Context(), memory)
			if err != nil {
				b.Fatal(err)
			}
			m.Close()
		}
	})
}
