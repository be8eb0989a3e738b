package search

import (
	"testing"

	"github.com/ctx-sys/ctx-sys/internal/rank"
	"github.com/ctx-sys/ctx-sys/internal/store"
)

// Tests that are in the file of what they test count as tests.
func TestTestModule(t *testing.T) {
	for _, c := range []struct {
		language, qualified string
		flags               int
		want                bool
	}{
		{"rust", "tests.parses_a_file", 0, true},
		{"rust", "test.parses_a_file", 0, true},
		{"rust", "parse_file", 0, false},
		{"rust", "tests", 0, false},
		{"python", "tests.parse", 0, false},
		{"python", "parse", store.FlagTest, true},
	} {
		chunk := store.LocatedChunk{Qualified: c.qualified, Language: c.language, FileFlags: c.flags}
		if got := candidate(&View{}, rank.Fused{}, &chunk).Test; got != c.want {
			t.Errorf("%+v: %v", c, got)
		}
	}
}
