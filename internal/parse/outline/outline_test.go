package outline

import (
	"path/filepath"
	"strings"
	"testing"

	"github.com/ctx-sys/ctx-sys/internal/facts"
	"github.com/ctx-sys/ctx-sys/internal/facts/factstest"
)

// The files are named after their languages. Those with a grammar are outlined too when it gives up.
func TestOutlineGolden(t *testing.T) {
	factstest.Golden(t, "outline", func(path string, text []byte) *facts.File {
		language, _, _ := strings.Cut(filepath.Base(path), ".")
		return Parse(language, text)
	})
}

func TestKeysAreBounded(t *testing.T) {
	f := Parse("yaml", []byte(strings.Repeat("key: value\n", 3*maxKeys)))
	if len(f.Symbols) != maxKeys {
		t.Errorf("%d keys, want %d", len(f.Symbols), maxKeys)
	}
}
